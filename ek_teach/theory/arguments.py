"""What somebody hands in, read: numbers, names, rulebooks; each refusal says what is wrong and what would be right."""

import operator
import re
from collections.abc import Sequence
from fractions import Fraction
from numbers import Rational
from pathlib import Path
from typing import Final

from ek_teach.errors import EkTeachError, shown
from ek_teach.rulebook import Rulebook, load_rulebook

__all__ = ["Worth", "book_of", "books_of", "number", "require", "require_listed", "require_names", "whether", "whole"]

Worth = int | float | str | Fraction
"""What may stand for a number that somebody chooses: ``1``, ``0.25``, ``"1/4"``."""

_LARGEST: Final = 1_000_000

_WRITTEN: Final = re.compile(r"[^eE]{1,40}([eE][+-]?\d{1,2})?")
"""A written number that is not too long to be worked out: ``1e99999999`` would be, for hours."""


def require(value: object, kind: type | tuple[type, ...], told: str) -> None:
    """Refuse what is not of a kind; what is wanted instead is told as the beginning of a sentence.

    Examples
    --------
    >>> require(5, str, "a hand is a text, as 'skip'")
    Traceback (most recent call last):
        ...
    ek_teach.errors.EkTeachError: a hand is a text, as 'skip', not 5.
    """
    if not isinstance(value, kind):
        raise EkTeachError(f"{told}, not {shown(value)}.")


def require_listed(values: object, kind: type, told: str) -> None:
    """Refuse what is no list of things of a kind.

    Examples
    --------
    >>> require_listed([1, "x"], int, "turns are a list of whole numbers")
    Traceback (most recent call last):
        ...
    ek_teach.errors.EkTeachError: turns are a list of whole numbers, not [1, 'x'].
    """
    if not isinstance(values, list | tuple) or not all(isinstance(value, kind) for value in values):
        raise EkTeachError(f"{told}, not {shown(values)}.")


def whole(value: object, what: str, least: int, most: int | None = None) -> int:
    """Read a whole number of any kind, numpy's too; a truth value is none.

    Examples
    --------
    >>> whole(3, "safe", 0, 8)
    3
    >>> whole(9, "safe", 0, 8)
    Traceback (most recent call last):
        ...
    ek_teach.errors.EkTeachError: safe is a whole number from 0 to 8, not 9.
    """
    try:
        read: int | None = operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        read = None
    if read is None or isinstance(value, bool) or read < least or (most is not None and read > most):
        raise EkTeachError(
            f"{what} is a whole number from {least}, not {shown(value)}."
            if most is None
            else f"{what} is a whole number from {least} to {most:,}, not {shown(value)}."
        )
    return read


def number(value: object, what: str, least: int | None = None) -> Fraction:
    """Read a number up to a million, however it is written; its size is looked at before it is worked out.

    Examples
    --------
    >>> number("1/4", "the stake"), number(0.1, "the stake")
    (Fraction(1, 4), Fraction(1, 10))
    >>> number("1e99999999", "the stake")
    Traceback (most recent call last):
        ...
    ek_teach.errors.EkTeachError: the stake is a number up to 1,000,000, as 1, 0.25 or '1/4', not '1e99999999'.
    """
    read: Fraction | None = None
    if isinstance(value, str):
        read = _worked_out(value.strip()) if _WRITTEN.fullmatch(value.strip()) else None
    elif isinstance(value, float) and abs(value) <= _LARGEST:
        read = Fraction(value).limit_denominator(10**6)
    elif value.__class__ is not bool and isinstance(value, Rational):
        # Numpy's whole numbers would overflow in a fraction.
        read = Fraction(int(value.numerator), int(value.denominator))
    low = -_LARGEST if least is None else least
    if read is None or not low <= read <= _LARGEST:
        raise EkTeachError(
            f"{what} is a number up to {_LARGEST:,}, as 1, 0.25 or '1/4', not {shown(value)}."
            if least is None
            else f"{what} is a number from {least} to {_LARGEST:,}, as 1, 0.25 or '1/4', not {shown(value)}."
        )
    return read


def _worked_out(text: str) -> Fraction | None:
    try:
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        return None


def whether(value: object, what: str) -> bool:
    """Read a choice between two.

    Examples
    --------
    >>> whether("no", "skips")
    Traceback (most recent call last):
        ...
    ek_teach.errors.EkTeachError: skips is True or False, not 'no'.
    """
    require(value, bool, f"{what} is True or False")
    return bool(value)


def require_names(names: object, least: int, most: int | None = None) -> None:
    """Refuse what are no names of players; whether they can be told apart, the notation says.

    Examples
    --------
    >>> require_names(("Ana",), 2)
    Traceback (most recent call last):
        ...
    ek_teach.errors.EkTeachError: names are a list of texts, one for each of 2 players, not ('Ana',).
    """
    told = f"names are a list of texts, one for each of {least} players"
    require_listed(names, str, told)
    if not least <= len(names) <= (most or len(names)):  # type: ignore[arg-type]
        raise EkTeachError(f"{told}, not {shown(names)}.")


def book_of(rulebook: str | Path | Rulebook) -> Rulebook:
    """Read a rulebook, by its name or as what :func:`ek_teach.load_rulebook` gives.

    Raises
    ------
    EkTeachError
        If it is neither, or cannot be loaded.

    Examples
    --------
    >>> book_of("es") is book_of(book_of("es"))
    True
    """
    require(rulebook, (str, Path, Rulebook), "rulebook is a name, as 'es', or what load_rulebook gives")
    return rulebook if isinstance(rulebook, Rulebook) else load_rulebook(rulebook)


def books_of(rulebooks: Sequence[str | Rulebook]) -> tuple[Rulebook, ...]:
    """Read a list of rulebooks, one at least.

    Examples
    --------
    >>> books_of("es")
    Traceback (most recent call last):
        ...
    ek_teach.errors.EkTeachError: rulebooks is a list of one at least, as ['es', 'zh'], not 'es'.
    """
    if not isinstance(rulebooks, list | tuple) or not rulebooks:
        raise EkTeachError(f"rulebooks is a list of one at least, as ['es', 'zh'], not {shown(rulebooks)}.")
    return tuple(map(book_of, rulebooks))
