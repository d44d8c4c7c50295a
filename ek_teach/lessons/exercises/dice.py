"""A student's own numbers: the same name always draws the same ones, on every computer."""

import json
import unicodedata
from collections.abc import Sequence
from fractions import Fraction
from hashlib import sha256
from typing import Final, TypeVar

from ek_teach.errors import EkTeachError
from ek_teach.play.streams import Stream, shuffle

__all__ = ["Dice", "known_label", "seeded_dice"]

_LONGEST: Final = 80
_TABLE: Final = ("Ana", "Luis", "Marta", "Pedro", "Elif", "Deniz", "Ivan", "Olga", "Mei", "Tom")
"""Who sits at the tables of exercises."""

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
        return least + self._stream.below(most - least + 1)

    def pick(self, things: Sequence[_Thing]) -> _Thing:
        """Draw one of some things."""
        return things[self._stream.below(len(things))]

    def shuffled(self, things: Sequence[_Thing]) -> list[_Thing]:
        """Put things into a drawn order."""
        order = list(things)
        shuffle(order, self._stream)
        return order

    def some(self, things: Sequence[_Thing], number: int) -> list[_Thing]:
        """Draw several different things, in a drawn order."""
        return self.shuffled(things)[:number]

    def happens(self, chance: Fraction) -> bool:
        """Draw yes with an exact chance, else no."""
        return self._stream.below(chance.denominator) < chance.numerator

    def table(self, players: int) -> list[str]:
        """Draw the names of two to five players."""
        return self.some(_TABLE, players)


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
