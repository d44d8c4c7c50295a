"""A student's own numbers: the same name always draws the same ones, on every computer."""

import json
import unicodedata
from collections.abc import Sequence
from fractions import Fraction
from hashlib import sha256
from numbers import Rational
from typing import Final, TypeVar

from ek_teach.errors import EkTeachError, shown
from ek_teach.play.streams import Stream, shuffle
from ek_teach.rulebook import load_rulebook

__all__ = ["Dice", "known_label", "seeded_dice"]

_LONGEST: Final = 80
_TABLE: Final = ("Ana", "Luis", "Marta", "Pedro", "Elif", "Deniz", "Ivan", "Olga", "Mei", "Tom")
"""Who sits at the tables of exercises."""

_BOOKS: Final = ("es", "tr", "ru", "zh", "en-2015", "en-2025")
"""The rulebooks of exercises. One more gives every student other numbers, so that it comes in between two terms."""

_PLAYERS: Final = range(2, 6)
_MOST: Final = 1 << 32
"""Dice tell at most so many things apart."""

_Thing = TypeVar("_Thing")


def known_label(text: object, what: str) -> str:
    """Read the name of a student or of a class: one line that can be read, blanks made single.

    Parameters
    ----------
    text : str
    what : str
        What it is, for the sentence that refuses it: ``the name of a student``.

    Raises
    ------
    EkTeachError
        For another type, for nothing, for signs that do not show, and for more than 80 characters.

    Examples
    --------
    >>> known_label("  Ada   Lovelace ", "the name of a student")
    'Ada Lovelace'
    """
    if not isinstance(text, str):
        raise EkTeachError(f"{what} is a text, as in 'Ada', not a thing of type {type(text).__name__}.")
    label = " ".join(unicodedata.normalize("NFC", text).split())
    if not label or not label.isprintable() or not any(sign.isalnum() for sign in label) or len(label) > _LONGEST:
        raise EkTeachError(
            f"{what} is one line of 1 to {_LONGEST} characters that can be read, with a letter or digit."
        )
    return label


class Dice:
    """What a template draws a student's numbers with.

    Parameters
    ----------
    stream : Stream
        Where the numbers come from; see :func:`seeded_dice`.

    Examples
    --------
    >>> dice = seeded_dice("counting-1", "Ada")
    >>> dice.whole(1, 6) == seeded_dice("counting-1", "  ada ").whole(1, 6)
    True
    >>> sorted(dice.shuffled("abc"))
    ['a', 'b', 'c']
    """

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def whole(self, least: int, most: int) -> int:
        """Draw a whole number from `least` to `most`, both included."""
        if not (least.__class__ is most.__class__ is int and 0 <= most - least < _MOST):
            raise EkTeachError(
                f"dice.whole draws from a whole number to one that is not smaller, not from {shown(least)} to"
                f" {shown(most)}."
            )
        return least + self._stream.below(most - least + 1)

    def pick(self, things: Sequence[_Thing]) -> _Thing:
        """Draw one of some things."""
        _require_things(things, "pick", 1)
        return things[self._stream.below(len(things))]

    def shuffled(self, things: Sequence[_Thing]) -> list[_Thing]:
        """Put things into a drawn order."""
        _require_things(things, "shuffled", 0)
        order = list(things)
        shuffle(order, self._stream)
        return order

    def some(self, things: Sequence[_Thing], number: int) -> list[_Thing]:
        """Draw several different things, in a drawn order."""
        _require_things(things, "some", 0)
        if number.__class__ is not int or not 0 <= number <= len(things):
            raise EkTeachError(
                f"dice.some draws 0 to {len(things)} of these {len(things)} things, not {shown(number)}."
            )
        return self.shuffled(things)[:number]

    def happens(self, chance: Fraction) -> bool:
        """Draw yes with an exact chance, else no."""
        given: object = chance
        if not isinstance(given, Rational) or not 0 <= chance <= 1 or chance.denominator > _MOST:
            raise EkTeachError(
                f"dice.happens takes an exact chance from 0 to 1, as Fraction(1, 4), not {shown(chance)}."
            )
        return self._stream.below(chance.denominator) < chance.numerator

    def table(self, players: int) -> list[str]:
        """Draw the names of two to five players."""
        if players.__class__ is not int or players not in _PLAYERS:
            raise EkTeachError(
                f"dice.table draws {_PLAYERS[0]} to {_PLAYERS[-1]} players, as the box has it, not {shown(players)}."
            )
        return self.some(_TABLE, players)

    def rulebook(self, **values: str) -> str:
        """Draw the name of a rulebook: of any, or of one in which some options have these values.

        Examples
        --------
        >>> seeded_dice("hot-potato-9", "Ada").rulebook(attack_on_attack="replace") in ("zh", "en-2015")
        True
        """
        return self.pick([name for name in _BOOKS if values.items() <= load_rulebook(name).values.items()])


def _require_things(things: object, who: str, least: int) -> None:
    # A set has no order of its own, so that the same draw would give other things each time.
    if not isinstance(things, Sequence) or not least <= len(things) < _MOST:
        raise EkTeachError(
            f"dice.{who} takes a list{' with something in it' if least else ''}, or another sequence, not"
            f" {shown(things)}."
        )


def seeded_dice(template: str, student: str, course: str = "") -> Dice:
    """Give a student the dice of one template.

    Parameters
    ----------
    template : str
        The name of the template.
    student : str
        Capital letters and blanks around it make no difference.
    course : str
        A word for the class: another word, other numbers for the same name.

    Returns
    -------
    Dice
        Keyed by the SHA-256 digest of the three, so that the numbers of one student tell nothing of another's.

    Raises
    ------
    EkTeachError
        For a name that cannot be read; see :func:`known_label`.
    """
    names = [template, known_label(student, "the name of a student").casefold(), course and _course(course)]
    digest = sha256(json.dumps(names, ensure_ascii=False).encode()).digest()
    return Dice(Stream(int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big")))


def _course(course: str) -> str:
    return known_label(course, "the word for a class").casefold()
