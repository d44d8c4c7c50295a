"""Answers that are numbers: whole ones, fractions and decimals, chances."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from numbers import Rational, Real
from typing import Any, Final, NamedTuple

from ek_teach.errors import EkTeachError, shown
from ek_teach.lessons.exercises.answers import LONGEST, AnswerKind, without_frills

__all__ = ["Chance", "Given", "Number", "Whole"]

_NEAR: Final = 10
"""Within so many tolerances a number is told to be rounded too much."""

_NEAR_ENOUGH: Final = Fraction(1, 20_000)
"""By so much four decimals are off at most."""

_WORDS: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_BRACKETS: Final = re.compile(r"\(([^()]*)\)")
_RATIO: Final = re.compile(r"([+-]?\d{1,30})\s*(?:/|:|(?:out )?of)\s*(\d{1,30})")
_DECIMAL: Final = re.compile(r"([+-]?)(\d{0,12})(?:[.,](\d{1,30}))?(?:e([+-]?\d{1,2}))?")
_PERCENT: Final = re.compile(r"%\s*(?P<before>.*)|(?P<after>.*?)\s*(?:%|per ?cent)")


@dataclass(frozen=True, slots=True)
class Whole(AnswerKind):
    """A whole number.

    Attributes
    ----------
    least, most : int
        Between which numbers, both included.
    unit : str
        What is counted, for the hint.

    Examples
    --------
    >>> turns = Whole(unit="turns")
    >>> turns.read("four turns"), turns.read(4.0), turns.told(4)
    (4, 4, '4')
    >>> turns.read("many")
    Traceback (most recent call last):
        ...
    ek_teach.errors.EkTeachError: Give a whole number of turns from 0 to 999. This is 'many'.
    """

    least: int = 0
    most: int = 999
    unit: str = ""

    def __post_init__(self) -> None:
        if not all(bound.__class__ is int for bound in (self.least, self.most)) or self.least > self.most:
            raise EkTeachError(
                f"a Whole is from a whole number to one that is not smaller, not from {shown(self.least)} to"
                f" {shown(self.most)}."
            )
        if not isinstance(self.unit, str):
            raise EkTeachError(f"the unit of a Whole is a text, as 'turns', not {shown(self.unit)}.")

    @property
    def samples(self) -> Iterable[int]:
        """The least, the one after it, and the most."""
        return dict.fromkeys((self.least, min(self.least + 1, self.most), self.most))

    @property
    def hint(self) -> str:
        """What can be written."""
        of = f" of {self.unit}" if self.unit else ""
        return f"Give a whole number{of} from {self.least} to {self.most}."

    def read(self, answer: object) -> int:
        """Read a number, in digits or as a word, with or without its unit."""
        number = None
        given = _number(self._without_unit(answer) if isinstance(answer, str) else answer)
        if given is not None and given.value.denominator == 1 and not _PERCENT.fullmatch(given.told):
            number = int(given.value)
        if number is None or not self.least <= number <= self.most:
            raise EkTeachError(f"{self.hint} This is {shown(answer)}.")
        return number

    def _without_unit(self, answer: str) -> str:
        """A number in digits, without the unit; another unit is left, and makes that nothing can be read."""
        number, _, unit = without_frills(answer).casefold().partition(" ")
        known = self.unit.casefold()
        if not unit or unit in (known, known.removesuffix("s")):
            return str(_WORDS.index(number)) if number in _WORDS else number
        return answer


class Given(NamedTuple):
    """A number as somebody gave it.

    Attributes
    ----------
    value : Fraction
        What was written, exactly.
    rounded : bool
        Whether it was written with decimals or in per cent, so that a rounded value is meant.
    told : str
        As it is told back.
    """

    value: Fraction
    rounded: bool
    told: str


@dataclass(frozen=True, slots=True)
class Number(AnswerKind):
    """A number that need not be whole: a fraction, exactly, or decimals, rounded.

    Attributes
    ----------
    least, most : int or None
        Between which numbers, both included; None for no bound.
    tolerance : Fraction
        By how much a number with decimals may be off. A fraction must be exact, unless the right value itself is an
        estimate (a ``float``).

    Examples
    --------
    >>> turns = Number(least=0)
    >>> third = Fraction(1, 3)
    >>> [turns.same(turns.read(given), third) for given in ("1/3", "2/6", "0.333", 1 / 3, "0,3333", "333/1000", "0.33")]
    [True, True, True, True, True, False, False]
    """

    least: int | None = None
    most: int | None = None
    tolerance: Fraction = Fraction(1, 2000)

    def __post_init__(self) -> None:
        bounds = [bound for bound in (self.least, self.most) if bound is not None]
        if any(isinstance(bound, bool) or not isinstance(bound, Rational) for bound in bounds) or bounds != sorted(
            bounds
        ):
            raise EkTeachError(
                f"a number is from an exact number to one that is not smaller, not from {shown(self.least)} to"
                f" {shown(self.most)}."
            )
        tolerance: object = self.tolerance
        if not isinstance(tolerance, Rational) or tolerance < 0:
            raise EkTeachError(
                f"the tolerance is an exact number not below 0, as Fraction(1, 2000), not {shown(self.tolerance)}."
            )

    @property
    def samples(self) -> Iterable[Fraction]:
        """Some numbers between the bounds, whole and broken."""
        least = Fraction(self.least if self.least is not None else self.most - 1 if self.most is not None else 0)
        most = Fraction(self.most if self.most is not None else least + 1)
        return dict.fromkeys((least, (least + most) / 2, most))

    @property
    def hint(self) -> str:
        """What can be written."""
        return f"Give a fraction as 31/8, which must be exact, or decimals, which may be off by {self._off()}."

    def _off(self) -> str:
        return f"{float(self.tolerance):g}"

    def read(self, answer: object) -> Given:
        """Read a fraction, decimals, or any number of Python."""
        given = _number(answer)
        if given is None:
            raise EkTeachError(f"{self.hint} This is {shown(answer)}.")
        slack = self.tolerance if given.rounded else 0
        if (self.least is not None and given.value < self.least - slack) or (
            self.most is not None and given.value > self.most + slack
        ):
            raise EkTeachError(f"{self._bounds()} This is {shown(answer)}.")
        return given

    def _bounds(self) -> str:
        if self.most is None:
            return f"The number is at least {self.least}."
        if self.least is None:
            return f"The number is at most {self.most}."
        return f"The number is from {self.least} to {self.most}."

    def told(self, value: Any) -> str:
        """Write what was given as it was given; a computed value as a fraction with its decimals."""
        if isinstance(value, Given):
            return value.told
        if isinstance(value, float):
            return f"{value:.4f}" if self.tolerance >= _NEAR_ENOUGH else repr(value)
        return str(value)

    def same(self, given: Given, right: Any) -> bool:
        """Whether a fraction is exact, or decimals are near enough."""
        value = right.value if isinstance(right, Given) else Fraction(right)
        if not given.rounded and not isinstance(right, float):
            return given.value == value
        return abs(given.value - value) <= self.tolerance

    def remark(self, given: Given, right: Any) -> str:
        """Say so where a value was only rounded too much."""
        value = right.value if isinstance(right, Given) else Fraction(right)
        near = abs(given.value - value) <= _NEAR * self.tolerance
        return f"It is near, but off by more than {self._off()}; give more decimals, or a fraction." if near else ""


@dataclass(frozen=True, slots=True)
class Chance(Number):
    """A chance, from 0 to 1, which can also be given in per cent.

    Examples
    --------
    >>> chance = Chance()
    >>> [chance.same(chance.read(given), Fraction(3, 8)) for given in ("3/8", 0.375, "37,5 percent", "3:8", "4/8")]
    [True, True, True, True, False]
    >>> chance.read("37.5")
    Traceback (most recent call last):
        ...
    ek_teach.errors.EkTeachError: A chance is from 0 to 1, or from 0 % to 100 %. This is '37.5'.
    """

    least: int | None = 0
    most: int | None = 1

    @property
    def hint(self) -> str:
        """What can be written."""
        percent = f"{float(self.tolerance * 100):g} %"
        return (
            "Give a fraction as 3/8, which must be exact, or 0.375 or 37.5 %, which may be off by"
            f" {self._off()} or {percent}."
        )

    def _bounds(self) -> str:
        return "A chance is from 0 to 1, or from 0 % to 100 %."


def _number(answer: object) -> Given | None:
    if isinstance(answer, str):
        return _written_number(without_frills(answer)) if len(answer) <= LONGEST else None
    if isinstance(answer, bool):
        return None
    if isinstance(answer, Rational):
        value = Fraction(int(answer.numerator), int(answer.denominator))
        return None if abs(value) > 10**12 or value.denominator > 10**60 else Given(value, False, str(value))
    if isinstance(answer, Real | Decimal):
        try:
            value = Fraction(answer if isinstance(answer, Decimal) else float(answer))
        except (ValueError, OverflowError):
            return None
        return None if abs(value) > 10**12 else Given(value, True, f"{float(value):.12g}")
    return None


def _written_number(text: str) -> Given | None:
    text = text.replace("\N{FRACTION SLASH}", "/").replace("\N{DIVISION SLASH}", "/").replace("\N{MINUS SIGN}", "-")
    brackets = _BRACKETS.fullmatch(text.casefold())
    text = brackets[1].strip() if brackets else text.casefold()
    ratio = _RATIO.fullmatch(text)
    if ratio:
        return Given(Fraction(int(ratio[1]), int(ratio[2])), False, text) if int(ratio[2]) else None
    percent = _PERCENT.fullmatch(text)
    found = _DECIMAL.fullmatch(percent["before"] or percent["after"] or "" if percent else text)
    if found is None or not (found[2] or found[3]):
        return None
    sign, whole, decimals, power = found.groups()
    value = Fraction(f"{sign}{whole or 0}.{decimals or 0}e{power or 0}")
    return Given(value / 100 if percent else value, bool(decimals or power or percent), text)
