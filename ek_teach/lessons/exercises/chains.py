"""Chains of Attacks, Skips, draws and Nopes, drawn for a student and played by the engine."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

from ek_teach.engine import Action, EventKind, Phase, State, Turn, check
from ek_teach.lessons.exercises.dice import Dice
from ek_teach.lessons.exercises.parting import Misreading
from ek_teach.notation import play, read, start
from ek_teach.timeline import Frame, Timeline

__all__ = ["Step", "chain", "misread", "settled", "state_after", "steps_of"]

_NEVER = Fraction(0)
_MOST_NOPES = 5


def settled(text: str) -> State:
    """Play a text to its end, where everybody lets the last card stand, and give the state."""
    script = read(text)
    steps = play(script).transitions
    return steps[-1].after if steps else start(script)


def state_after(text: str) -> State:
    """Play a text that breaks off, and give the state in which it does."""
    return settled(f"{text}\n...")


def _table_of_unknown_hands(dice: Dice, names: Sequence[str]) -> str:
    """Write the head of a situation in which nobody's cards are known."""
    hands = [f"{name}: ?*{dice.whole(5, 7)}" for name in names]
    return "\n".join(
        (
            f"rulebook: {dice.rulebook()}",
            f"players: {', '.join(names)}",
            *hands,
            f"pile: ?*{dice.whole(14, 20)}",
            "",
        )
    )


def chain(dice: Dice, kinds: Sequence[str], nopes: Fraction = _NEVER) -> str:
    """Draw a chain: who is to move makes the next of these moves, and others may answer.

    Parameters
    ----------
    dice : Dice
    kinds : sequence of str
        Moves without a name: ``attack``, ``skip`` or ``draw``.
    nopes : Fraction
        The chance that a card is answered by a Nope, and that Nope by another, as far as the rulebook and the five
        Nopes of the box allow.

    Returns
    -------
    str
        A situation under a drawn rulebook, in the notation.
    """
    names = dice.table(dice.whole(3, 5))
    text, left = _table_of_unknown_hands(dice, names), _MOST_NOPES
    for kind in kinds:
        mover = last = settled(text).turn.player
        text += f"\n{names[mover]}: {kind}"
        while kind != "draw" and left and dice.happens(nopes):
            last = dice.pick(_answerers(state_after(text), last))
            text += f"\n{names[last]}: nope"
            left -= 1
    return text


def _answerers(state: State, last: int) -> list[int]:
    """Who may answer the card on top, which nobody answers who laid it."""
    assert state.phase is Phase.REACTION
    return [seat for seat in state.table.living if seat != last and check(state, Action.nope(seat)).allowed]


class Step(NamedTuple):
    """One frame of a timeline, as counting looks at it.

    Attributes
    ----------
    before, after : Turn
        Whose turn it was and is, and how many are owed.
    kinds : frozenset of EventKind
        What happened.
    cancelled : str
        The card that was cancelled in it, as its code; empty where none was.
    """

    before: Turn
    after: Turn
    kinds: frozenset[EventKind]
    cancelled: str


def steps_of(timeline: Timeline) -> list[Step]:
    """Look at each frame after the first, beside the one before it."""
    return [_step(before, after) for before, after in zip(timeline.frames, timeline.frames[1:], strict=False)]


def _step(before: Frame, after: Frame) -> Step:
    cancelled = "".join(event.cards for event in after.events if event.kind is EventKind.CANCELLED)
    return Step(before.view.turn, after.view.turn, frozenset(event.kind for event in after.events), cancelled)


def misread(timeline: Timeline, sentence: str, begin: object, count: Callable[[object, Step], object]) -> Misreading:
    """Count along a timeline in some way, beginning with what is so before the first step."""
    counts = [begin]
    for step in steps_of(timeline):
        counts.append(count(counts[-1], step))
    return Misreading(sentence, counts)
