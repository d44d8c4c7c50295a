"""The Monte Carlo planner: it deals what it cannot see, plays on in its head, and does what wins most often there.

It sees no more than its seat: whatever is hidden from it is dealt anew, as it could be, for each world that it
imagines. In these worlds everybody plays like the card counter.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from ek_teach.cards import BOX, UNKNOWN, Cards, Title
from ek_teach.engine import Action, ActionKind, Phase, State, View, step
from ek_teach.play.game import moves, play_on
from ek_teach.play.sight import CODES
from ek_teach.play.strategies import BY_WORTH
from ek_teach.play.streams import Stream, below, shuffle

__all__ = ["GUESS", "WORLDS", "Finish", "imagine", "plan", "plan_with"]

WORLDS: Final = 24
"""How many worlds it imagines for a decision, the same for each move that it weighs."""

GUESS: Final = "counter"
"""How it believes that everybody plays, itself too."""

Finish = Callable[[State, int], int]
"""Plays a state to the end, everybody like :data:`GUESS`, with the dice of a seed; returns the winner."""

_WORTH: Final = "".join(CODES[title] for title in BY_WORTH)
_KITTEN: Final = Title.EXPLODING_KITTEN


def imagine(view: View, dice: Stream) -> State:
    """Deal everything that a seat does not see, all ways being alike, with as many Kittens in the pile as there are.

    Parameters
    ----------
    view : View
        Of a game of which the whole box is on the table.
    dice : Stream

    Returns
    -------
    State
        Which looks to the seat just as the view does.

    Examples
    --------
    >>> from ek_teach.engine import view
    >>> from ek_teach.play import play_game, players
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = list(play_game(load_rulebook("es"), players(["random"] * 3)))[40].after
    >>> seen = view(state, 1)
    >>> view(imagine(seen, Stream(5)), 1) == seen
    True
    """
    table = view.table
    rows = (*table.hands, *table.face_down)
    hidden = Counter(BOX)
    hidden.subtract("".join((*rows, table.pile, table.discard, *table.face_up, table.put_away)).replace(UNKNOWN, ""))
    in_the_air = "".join(table.face_up[seat] for seat in table.living).count(_KITTEN)
    kittens = max(0, len(table.living) - 1 - in_the_air - table.pile.count(_KITTEN))
    others = [card for card, many in sorted(hidden.items()) if card != _KITTEN for _ in range(many)]
    shuffle(others, dice)
    in_pile = [_KITTEN.value] * kittens + [others.pop() for _ in range(table.pile.count(UNKNOWN) - kittens)]
    shuffle(in_pile, dice)

    def filled(cards: Cards, source: list[str]) -> Cards:
        return "".join(source.pop() if card == UNKNOWN else card for card in cards)

    def row(hands: tuple[Cards, ...]) -> tuple[Cards, ...]:
        return tuple("".join(sorted(filled(hand, others))) for hand in hands)

    dealt = table._replace(pile=filled(table.pile, in_pile), hands=row(table.hands), face_down=row(table.face_down))
    # Out of the game lies what is left, the Kittens that the players do not need among it.
    others += [_KITTEN.value] * (hidden[_KITTEN] - kittens)
    dealt = dealt._replace(unseen=filled(dealt.unseen, others))
    return State(view.rulebook, view.phase, dealt, view.turn, view.window, view.chance)


def _weighed(view: View) -> Iterator[Action]:
    """The moves that are worth a thought: of those that differ little, one."""
    allowed = moves(view)
    if view.phase is Phase.PLACING:
        pile = len(view.table.pile)
        places = sorted({0, min(view.turn.owed - 1, pile), pile // 2, pile})
        yield from (Action.place(view.viewer, place) for place in places)
        return
    if view.phase is not Phase.TURN:
        yield from (action for action in allowed if action.named in ("", Title.DEFUSE, Title.NOPE))
        return
    sizes = [len(hand) for hand in view.table.hands]
    richest = max((size for seat, size in enumerate(sizes) if seat != view.viewer), default=0)
    seen: set[tuple[int, str]] = set()
    for action in sorted(allowed, key=lambda one: -sum(_WORTH.find(card) for card in one.cards)):
        if action.kind is not ActionKind.PLAY:
            yield action
            continue
        if action.target is not None and sizes[action.target] != richest:
            continue
        if len(action.cards) == 1 and action.cards in _WORTH[-5:]:
            continue  # a lone cat does nothing
        kind = (len(action.cards), action.cards if len(action.cards) == 1 else "")
        if kind not in seen and action.named in ("", Title.DEFUSE):
            seen.add(kind)
            yield action


def plan_with(view: View, dice: Stream, finish: Finish, worlds: int = WORLDS) -> Action:
    """Weigh each move in the same worlds, and choose the one that wins most of them.

    Parameters
    ----------
    view : View
    dice : Stream
    finish : callable
        Who plays the worlds to the end.
    worlds : int
    """
    options = list(_weighed(view))
    if len(options) == 1:
        return options[0]
    imagined = [(imagine(view, dice), below(dice, 1 << 31)) for _ in range(worlds)]
    wins = [sum(finish(step(world, move).after, seed) == view.viewer for world, seed in imagined) for move in options]
    return options[wins.index(max(wins))]


def _finish(state: State, seed: int) -> int:
    from ek_teach.play.game import Player

    winner = state.winner
    for transition in play_on(state, [Player(GUESS)] * state.players, seed):
        winner = transition.after.winner
    assert winner is not None
    return winner


def plan(view: View, dice: Stream) -> Action:
    """It believes what it has tried: it deals what it cannot see, plays on in its head, and does what wins most."""
    return plan_with(view, dice, finish)


finish: Finish = _finish
"""Who plays the worlds of :func:`plan` to the end; the kernel offers itself where it is there, for the same games."""
