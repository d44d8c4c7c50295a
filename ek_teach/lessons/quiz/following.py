"""What a situation leads to under a rulebook: asked of the engine, and only of what is shown."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from ek_teach import notation
from ek_teach.engine import (
    Action,
    ActionKind,
    ChanceKind,
    EventKind,
    Phase,
    State,
    Transition,
    chance_outcomes,
    legal_actions,
    step,
)
from ek_teach.errors import EkTeachError
from ek_teach.lessons.quiz.model import After, Situation
from ek_teach.notation.questions import DEPENDS
from ek_teach.rulebook import Rulebook

__all__ = [
    "Followed", "after", "answered", "asked_at", "book_for", "chance_steps", "follow", "must_explode", "settled",
    "shown_end",
]  # fmt: skip

_UNORDERED: Final = frozenset((ChanceKind.SHUFFLE, ChanceKind.DECK))


class Followed(NamedTuple):
    """A situation followed to its end.

    Attributes
    ----------
    done : tuple of Transition
        What the text tells.
    further : tuple of Transition
        What goes without saying after it, on one of the ways that chance leaves open.
    after : After
        How the table is then, on every one of these ways.
    """

    done: tuple[Transition, ...]
    further: tuple[Transition, ...]
    after: After


def book_for(situation: Situation, name: str) -> Rulebook:
    """Load a rulebook as the table of the situation plays it: a first game, or with the special combos."""
    return replace(situation.script, rulebook_name=name).rulebook()


def shown_end(situation: Situation, rulebook: Rulebook) -> notation.Played | None:
    """Play what is shown, and nothing that goes without saying behind it; None if the rules refuse some of it."""
    script = replace(situation.script, items=(*situation.script.items, notation.Stop()))
    try:
        return notation.play(script, rulebook)
    except EkTeachError:
        return None


def answered(
    situation: Situation, questions: Sequence[notation.Question], rulebook: Rulebook
) -> tuple[notation.Answer, ...]:
    """Answer questions of the notation at the end of what is shown; none if the rules do not let it get there.

    As the notation has it, a set-up is done and a play that nobody cancels is carried out first; an answer that hangs
    on what chance does then is ``depends``.
    """
    items = (*situation.script.items, *questions)
    shown, going_on = (replace(situation.script, items=each) for each in ((*items, notation.Stop()), items))
    try:
        played = notation.play(shown, rulebook)
        if played.end.phase is Phase.SETUP:
            return notation.play(going_on, rulebook).answers
        if played.end.phase is not Phase.CHANCE:
            return played.answers
        ways = [
            notation.play(going_on, rulebook, chance=_answering(played.end, one.action)).answers
            for one in chance_steps(played.end)
        ]
    except EkTeachError:
        return ()
    return tuple(
        one[0] if len({answer.got for answer in one}) == 1 else one[0]._replace(got=DEPENDS)
        for one in zip(*ways, strict=True)
    )


def _answering(end: State, outcome: Action) -> notation.Chance:
    """A driver that answers so at the end of a text; before it, what a text leaves out is an unknown order."""
    return lambda state: outcome if state == end else _outcomes(state)[0]


def _outcomes(state: State) -> tuple[Action, ...]:
    if state.chance in _UNORDERED:
        return (Action.outcome("?" * len(state.table.pile)),)
    return tuple(outcome for outcome, _ in chance_outcomes(state))


def chance_steps(state: State) -> tuple[Transition, ...]:
    """Let chance answer in each of its ways; none where the game does not wait for it."""
    return tuple(step(state, outcome) for outcome in _outcomes(state)) if state.phase is Phase.CHANCE else ()


def asked_at(situation: Situation, rulebook: Rulebook) -> tuple[State, ...]:
    """Find where a question about a move is asked: behind what is shown, once chance has had its say.

    Parameters
    ----------
    situation : Situation
    rulebook : Rulebook

    Returns
    -------
    tuple of State
        One for each way of chance; none if the rules do not let the text get there.
    """
    played = shown_end(situation, rulebook)
    if played is None:
        return ()
    return tuple(one.after for one in chance_steps(played.end)) or (played.end,)


def must_explode(state: State) -> bool:
    """Tell whether somebody has drawn a Kitten and is known to hold no Defuse."""
    return state.phase is Phase.KITTEN and {action.kind for action in legal_actions(state)} == {ActionKind.EXPLODE}


def settled(state: State) -> Iterator[tuple[Transition, ...]]:
    """Let everybody pass, chance answer in each of its ways, and whoever can only explode do so.

    Parameters
    ----------
    state : State

    Yields
    ------
    tuple of Transition
        The steps of one way; none where the game waits for somebody who has a choice.

    Examples
    --------
    >>> from ek_teach.engine import situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> played = step(situation(load_rulebook("es"), ["DA", "DN"], "SSK"), Action.play(0, "A")).after
    >>> [way[-1].after.turn.player for way in settled(played)]
    [1]
    """
    if state.phase is Phase.REACTION and state.window is not None:
        firsts: tuple[Transition, ...] = (step(state, Action.let_stand(state.window.unanswered[0])),)
    elif state.phase is Phase.CHANCE:
        firsts = chance_steps(state)
    elif must_explode(state):
        firsts = (step(state, Action.explode(state.turn.player)),)
    else:
        yield ()
        return
    for first in firsts:
        for rest in settled(first.after):
            yield (first, *rest)


def _fate(transitions: tuple[Transition, ...]) -> str:
    """What becomes of the play made last, where it is the last thing that anybody does."""
    events = [event.kind for transition in transitions for event in transition.events]
    if EventKind.CANCELLED in events:
        return "cancelled"
    return "stands" if EventKind.PASSED in events or EventKind.RESTORED in events else ""


def after(state: State, further: tuple[Transition, ...]) -> After:
    """Tell how the table is after some steps that go without saying."""
    end = further[-1].after if further else state
    out = tuple(seat for seat in state.table.living if seat not in end.table.living)
    going_on = end.phase is Phase.TURN
    player = end.winner if end.winner is not None else end.to_act[0]
    return After(_fate(further), out, end.phase.value, player, end.turn.owed if going_on else 0)


def follow(situation: Situation, rulebook: Rulebook) -> Followed | None:
    """Follow a situation to where somebody has a choice; None if it is refused, or hangs on a card that is not shown.

    Parameters
    ----------
    situation : Situation
    rulebook : Rulebook
    """
    played = shown_end(situation, rulebook)
    if played is None or played.end.phase is Phase.SETUP:
        return None
    ways = list(settled(played.end))
    found = {after(played.end, way) for way in ways}
    if len(found) != 1:
        return None
    return Followed(tuple(played.transitions), ways[0], found.pop())
