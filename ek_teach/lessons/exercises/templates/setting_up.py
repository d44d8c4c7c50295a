"""Lesson 1, a first round: how many cards lie where after the set-up, by rulebook."""

from itertools import pairwise

from ek_teach.engine import EventKind
from ek_teach.lessons.exercises import Dice, Misreading, Parting, Task, Whole, part, template
from ek_teach.notation import play, read
from ek_teach.rulebook import RULEBOOKS, load_rulebook
from ek_teach.timeline import Timeline, play_out

_FORGOTTEN = {
    EventKind.KITTENS_ADDED: "The Exploding Kittens go into the deck as well, one fewer than there are players.",
    EventKind.DEFUSES_RETURNED: "Leftover Defuses go into the deck as well, as many as this rulebook says.",
    EventKind.DECK_THINNED: "A third of the deck is taken out before the Kittens go in.",
    EventKind.TAKEN_OUT: "The box has 56 cards, but Kittens and Defuses are taken out before anybody is dealt a hand.",
    EventKind.DREW: "Each draw takes a card off the pile.",
}
"""What is forgotten, by the step that is then left out of the count."""

_SMALL_TABLE = 3
"""Up to how many players a third of the deck may leave the game (tr *Kurulum* 4)."""


@template("set-up-1", lesson=1, title="After the set-up: how many cards are in the pile?")
def set_up_1(dice: Dice) -> Task:
    """Two to five players set up by a rulebook, and a few cards are drawn."""
    names = dice.table(dice.whole(2, 5))
    book = load_rulebook(dice.pick(RULEBOOKS))
    lines = [f"rulebook: {book.id}", f"players: {', '.join(names)}", ""]
    if book.values["thin_deck"] == "optional" and len(names) <= _SMALL_TABLE:
        lines.append(f"table: {dice.pick(('take a third out', 'leave it'))}")
    lines += [f"{names[turn % len(names)]}: draw" for turn in range(dice.whole(0, 9))]
    situation = "\n".join(lines).rstrip()

    thinned = book.values["thin_deck"] != "off" and len(names) <= _SMALL_TABLE
    rounded = " No book says how a third is rounded; we assume down." if thinned else ""

    def parts(given: int) -> Parting:
        walk = play_out(situation)
        counts = _sizes(walk)
        return part(walk, counts, given, _misreadings(walk, counts))

    return Task(
        f"The game is set up by “{book.title}”, and no Kitten has been drawn so far. How many cards are in the draw"
        f" pile now?{rounded}",
        Whole(unit="cards"),
        lambda: int(play(read(f"{situation}\nask: how many cards in the pile?")).answers[-1].got),
        situation,
        parts,
    )


def _sizes(walk: Timeline) -> list[int]:
    return [len(frame.view.table.pile) for frame in walk]


def _misreadings(walk: Timeline, counts: list[int]) -> list[Misreading]:
    """Tell what is forgotten in a count: the steps of one kind, or the Defuse besides the cards that are dealt."""
    kinds = [frozenset(event.kind for event in frame.events) for frame in walk]

    def counted(change: dict[EventKind, int | None]) -> list[int]:
        """Count along the walk: steps of these kinds change the pile by so many cards more, or (None) not at all."""
        sizes = [counts[0]]
        for at, (before, after) in enumerate(pairwise(counts), 1):
            delta = after - before
            for kind, more in change.items():
                if kind in kinds[at]:
                    delta = 0 if more is None else delta + more
            sizes.append(sizes[-1] + delta)
        return sizes

    each = [Misreading(sentence, counted({kind: None})) for kind, sentence in _FORGOTTEN.items()]
    besides = "Everybody is dealt so many cards besides the Defuse that all begin with."
    return [*each, Misreading(besides, counted({EventKind.HAND_DEALT: len(walk.names)}))]
