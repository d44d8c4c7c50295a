"""Lesson 1, a first round: how many cards lie where after the set-up, by rulebook."""

from itertools import pairwise

from ek_teach.engine import EventKind
from ek_teach.explain import load_catalogue
from ek_teach.lessons.exercises import Dice, Misreading, Parting, Task, Whole, part, template
from ek_teach.lessons.exercises.speaking import words_of
from ek_teach.notation import play, read
from ek_teach.rulebook import load_rulebook, told_in
from ek_teach.timeline import Timeline, play_out

_FORGOTTEN = {
    EventKind.KITTENS_ADDED: "kittens",
    EventKind.DEFUSES_RETURNED: "defuses",
    EventKind.DECK_THINNED: "thinned",
    EventKind.TAKEN_OUT: "taken-out",
    EventKind.DREW: "drew",
}
"""The message of what is forgotten, by the step that is then left out of the count."""

_SMALL_TABLE = 3
"""Up to how many players a third of the deck may leave the game (tr *Kurulum* 4)."""


@template("set-up-1", lesson=1)
def set_up_1(dice: Dice) -> Task:
    """Two to five players set up by a rulebook, and a few cards are drawn."""
    names = dice.table(dice.whole(2, 5))
    book = load_rulebook(dice.rulebook())
    lines = [f"rulebook: {book.id}", f"players: {', '.join(names)}", ""]
    if book.values["thin_deck"] == "optional" and len(names) <= _SMALL_TABLE:
        lines.append(f"table: {dice.pick(('take a third out', 'leave it'))}")
    lines += [f"{names[turn % len(names)]}: draw" for turn in range(dice.whole(0, 9))]
    situation = "\n".join(lines).rstrip()
    # Where nobody draws, it is the question that has the game set up.
    asked = f"{situation}\nask: how many cards in the pile?"

    thinned = book.values["thin_deck"] != "off" and len(names) <= _SMALL_TABLE
    say = words_of("set-up-1")
    question = say("question", book=told_in(book).title)

    def parts(given: int) -> Parting:
        walk = play_out(asked)
        counts = _sizes(walk)
        return part(walk, counts, given, _misreadings(walk, counts))

    return Task(
        load_catalogue().marks.sentences((question, say("rounded") if thinned else "")),
        Whole(unit="cards"),
        lambda: int(play(read(asked)).answers[-1].got),
        situation,
        parts,
        rules=("cards_dealt", "leftover_defuses", "thin_deck"),
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

    say = words_of("set-up-1")
    each = [Misreading(say(forgotten), counted({kind: None})) for kind, forgotten in _FORGOTTEN.items()]
    return [*each, Misreading(say("besides"), counted({EventKind.HAND_DEALT: len(walk.names)}))]
