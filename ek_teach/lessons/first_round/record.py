"""The record of a first round, for any rulebook and number of players, and where it stops to ask."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ek_teach.lessons.first_round.counting import SetUp
from ek_teach.rulebook import RULEBOOKS, Rulebook

__all__ = ["CHOOSE", "Mark", "Round", "first_round"]

_NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eva")
_SECRET_PLACE: Final = 3
"""Where Ben hides the Kitten: below the two cards that are drawn before the round is over."""

CHOOSE: Final = ""
"""The question of a stop at which the newcomer chooses a move."""

# Who holds what, the most needed first: a hand of the first English sheet has four of them, the others seven.
_FILL: Final = (
    ("favor", "tacocat", "beard cat", "hairy potato cat"),
    ("cattermelon", "cattermelon", "shuffle", "favor", "skip", "see the future", "rainbow-ralphing cat"),
    ("shuffle", "tacocat", "rainbow-ralphing cat", "favor", "see the future", "beard cat", "hairy potato cat"),
    ("skip", "beard cat", "shuffle", "tacocat", "see the future", "cattermelon", "favor"),
    ("hairy potato cat", "rainbow-ralphing cat", "beard cat", "rainbow-ralphing cat", "see the future", "shuffle",
     "cattermelon"),
)  # fmt: skip

_TOP: Final = ("exploding kitten", "skip", "tacocat")
"""The cards on top of the pile, which Ada's look finds."""


_Stop = tuple[str, str, str]
"""A stop behind a move: its name, whom it is about, what is asked."""

_Step = tuple[str, str, tuple[_Stop, ...]]
"""Who moves, what they do, and the stops behind it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A place where the round stops to ask.

    Attributes
    ----------
    name : str
        The stop's name, as in its message.
    player : str
        Whom it is about.
    question : str
        As the notation asks it; :data:`CHOOSE` where a move is chosen.
    line : int
        The line of the record behind which it stands, counted from 1.
    """

    name: str
    player: str
    question: str
    line: int


@dataclass(frozen=True, slots=True)
class Round:
    """A round as a text in the notation.

    Attributes
    ----------
    text : str
    names : tuple of str
    marks : tuple of Mark
    """

    text: str
    names: tuple[str, ...]
    marks: tuple[Mark, ...]


def first_round(book: Rulebook, counted: SetUp) -> Round:
    """Write a first round down: a look, a stopped Attack, a Skip, a Kitten and a Defuse, an Attack on an Attack.

    Parameters
    ----------
    book : Rulebook
        The one that the round is played by. The text names it where it is one of those that everybody has; house rules
        are not written down.
    counted : SetUp
        How many play, and what each of them and the pile hold.

    Examples
    --------
    >>> from ek_teach.lessons.first_round.counting import count_set_up
    >>> from ek_teach.rulebook import load_rulebook
    >>> es = load_rulebook("es")
    >>> print(first_round(es, count_set_up(es, 2)).text)
    rulebook: es
    players:  Ada Ben
    Ada:      defuse, see the future, attack, skip, attack, favor, tacocat, beard cat
    Ben:      defuse, nope, attack, cattermelon*2, shuffle, favor, skip
    pile:     exploding kitten, skip, tacocat, ?*32
    <BLANKLINE>
    Ada:      see the future
    Ada:      attack
    Ben:      nope
    Ada:      skip
    Ben:      draw
    Ben:      defuse
    Ben:      put back at 3
    Ada:      attack
    Ben:      attack
    Ada:      draw
    Ada:      skip
    """
    names = _NAMES[: counted.players]
    first, second = names[:2]
    attacker, answerer, victim = (names[seat % counted.players] for seat in (2, 3, 4))
    needed = {name: ["defuse"] for name in names}
    needed[first] += ["see the future", "attack", "skip"]
    needed[second].append("nope")
    needed[attacker].append("attack")
    needed[answerer].append("attack")
    base = book.id.partition("+")[0]
    lines = [f"rulebook: {base}"] if base in RULEBOOKS else []
    lines.append(f"players:  {' '.join(names)}")
    for name, fill in zip(names, _FILL, strict=False):
        hand = [*needed[name], *fill][: counted.hand]
        lines.append(f"{f'{name}:':<9} {_listed(hand)}")
    lines += [f"pile:     {_listed(_TOP)}, ?*{counted.pile - len(_TOP)}", ""]
    whose, owes = "whose turn?", f"how many turns does {answerer} owe?"
    steps: tuple[_Step, ...] = (
        ("", "", (("first-move", first, CHOOSE),)),
        (first, "see the future", (("after-the-look", first, whose),)),
        (first, "attack", (("who-may-nope", first, "who may nope?"),)),
        (second, "nope", (("after-the-nope", first, whose), ("still-the-same-turn", first, CHOOSE))),
        (first, "skip", (("after-the-skip", first, whose),)),
        (second, "draw", (("kitten-drawn", second, CHOOSE),)),
        *_hidden(book, second, ("after-the-defuse", second, whose)),
        (attacker, "attack", (("attacked", attacker, owes),)),
        (answerer, "attack", (("attacked-back", answerer, f"how many turns does {victim} owe?"),)),
        (victim, "draw", (("first-owed-turn", victim, f"how many turns does {victim} owe?"),)),
        (victim, "skip", (("skip-under-attack", victim, whose),)),
    )
    marks = []
    for player, move, stops in steps:
        if player:
            lines.append(f"{f'{player}:':<9} {move}")
        marks += [Mark(name, about, question, len(lines)) for name, about, question in stops]
    return Round("\n".join(lines), names, tuple(marks))


def _hidden(book: Rulebook, player: str, stop: _Stop) -> tuple[_Step, ...]:
    """The Defuse, and the Kitten back in the pile, by whoever decides on its place."""
    if book.values["kitten_placed"] == "random":
        return ((player, f"defuse -> at {_SECRET_PLACE}", (stop,)),)
    return ((player, "defuse", ()), (player, f"put back at {_SECRET_PLACE}", (stop,)))


def _listed(cards: Sequence[str]) -> str:
    """Write some cards as the notation does, equal neighbours together.

    Examples
    --------
    >>> _listed(["skip", "nope", "nope"])
    'skip, nope*2'
    """
    told: list[str] = []
    for place, card in enumerate(cards):
        if place and cards[place - 1] == card:
            continue
        run = next((n for n, other in enumerate(cards[place:]) if other != card), len(cards) - place)
        told.append(card if run == 1 else f"{card}*{run}")
    return ", ".join(told)
