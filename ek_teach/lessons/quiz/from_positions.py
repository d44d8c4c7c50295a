"""Situations out of random games: the last few moves before some moment, as one player saw them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from ek_teach import notation
from ek_teach.cards import UNKNOWN, Title
from ek_teach.engine import (
    Action,
    ActionKind,
    ChanceKind,
    EventKind,
    Phase,
    State,
    Transition,
    blinded,
    redact_action,
    redact_event,
    situation,
    step,
)
from ek_teach.errors import EkTeachError
from ek_teach.lessons.quiz.model import Situation
from ek_teach.notation import QuestionKind, Stop
from ek_teach.play import random_game
from ek_teach.rulebook import load_rulebook
from ek_teach.timeline import offers

__all__ = ["Moment", "as_situation", "random_moment", "seen_steps"]

_NAMES: Final = ("Ana", "Luis", "Marta", "Pedro", "Olga", "Tom", "Ayşe", "Jule")
_GAMES: Final = 400
"""How many games there are for each number of players under each rulebook."""

_LONGEST: Final = 11
"""How many steps of the engine, passes among them, are told at most."""

_ENDS: Final = frozenset((ActionKind.PLAY, ActionKind.NOPE, ActionKind.DRAW, ActionKind.DEFUSE, ActionKind.PLACE))
"""What a text can end with so that there is something to ask."""


class Moment(NamedTuple):
    """Some steps of a game, and whose eyes follow them.

    Attributes
    ----------
    steps : tuple of Transition
        At least one, the first in somebody's turn.
    names : tuple of str
        The players, by seat.
    viewer : int
        A seat.
    """

    steps: tuple[Transition, ...]
    names: tuple[str, ...]
    viewer: int


@lru_cache(maxsize=64)
def _game(rulebook: str, players: int, seed: int) -> tuple[Transition, ...]:
    return tuple(random_game(load_rulebook(rulebook), players, seed))


def random_moment(random: Random, rulebook: str) -> Moment:
    """Choose a game, a stretch of it, and a player who looks on.

    Parameters
    ----------
    random : random.Random
        Where the choices come from.
    rulebook : str
        The rulebook that is played.
    """
    players = random.randint(2, 5)
    game = _game(rulebook, players, random.randrange(_GAMES))
    begins = [at for at, each in enumerate(game) if each.before.phase is Phase.TURN and each.before.late is None]
    begin = random.choice(begins)
    last = min(len(game), begin + random.randint(1, _LONGEST))
    while last > begin + 1 and game[last - 1].action.kind not in _ENDS:
        last -= 1
    names = tuple(random.sample(_NAMES, players))
    return Moment(game[begin:last], names, random.choice(game[begin].before.table.living))


def _as_described(world: State) -> State:
    """The same table as a text describes it."""
    table, turn = world.table, world.turn
    return situation(
        world.rulebook,
        table.hands,
        table.pile,
        discard=table.discard,
        out=[seat for seat in range(world.players) if seat not in table.living],
        turn=turn.player,
        owed=turn.owed,
        attacked=turn.attacked,
    )


def _revealed(transition: Transition, viewer: int) -> str:
    """What a viewer learns of the card that was drawn: a Kitten is shown, any other card is the drawer's secret."""
    events = [redact_event(event, viewer) for event in transition.events]
    if any(event.kind is EventKind.KITTEN_SHOWN for event in events):
        return Title.EXPLODING_KITTEN
    return next((event.cards for event in events if event.kind is EventKind.DREW), UNKNOWN)


def seen_steps(moment: Moment) -> tuple[Transition, ...]:
    """Carry the steps out again on the table that the viewer knows, each as the viewer saw it.

    Raises
    ------
    EkTeachError
        If what the viewer knows is not enough to follow the game.
    """
    state = _as_described(blinded(moment.steps[0].before, moment.viewer))
    done = []
    for transition in moment.steps:
        done.append(step(state, redact_action(transition.action, transition.events, moment.viewer)))
        state = done[-1].after
        if state.chance is ChanceKind.REVEAL:
            done.append(step(state, Action.outcome(_revealed(transition, moment.viewer))))
            state = done[-1].after
    return tuple(done)


def as_situation(moment: Moment) -> Situation | None:
    """Write a moment down, with the moves and questions that can be asked of it; None where it cannot be written."""
    try:
        steps = seen_steps(moment)
        script = notation.script_from_game(steps, moment.names)
        items = tuple(item for item in script.items if not isinstance(item, Stop))
        script = notation.read(notation.write(replace(script, items=items, house_rules=())))
    except EkTeachError:
        return None
    end = steps[-1].after
    moves = tuple(
        _single(offer.actions) for offer in offers(end, moment.names, "en", moment.viewer) if offer.player >= 0
    )
    shown = tuple(move for move in moves if move is not None)
    asked = tuple(notation.Question(QuestionKind.MAY, move.player, notation.Move(move)) for move in shown)
    turn = tuple(map(notation.Question, (QuestionKind.WHOSE_TURN, QuestionKind.TURNS_OWED)))
    return Situation(script, shown, (*turn, *asked), moment.names[moment.viewer])


def _single(actions: Sequence[Action]) -> Action | None:
    """The move of an offer, without what others and chance make of it; None for what is no move of a player."""
    return actions[0] if actions[0].player >= 0 and actions[0].kind is not ActionKind.PASS else None
