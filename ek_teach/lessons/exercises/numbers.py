"""Answers that are numbers: whole ones, fractions and decimals, chances."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import cache
from numbers import Rational, Real
from typing import Any, Final, NamedTuple

from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import load_catalogue
from ek_teach.languages import LANGUAGES
from ek_teach.lessons.exercises.answers import LONGEST, AnswerKind, unreadable, without_frills
from ek_teach.notation.names import fold

__all__ = ["Chance", "Given", "Number", "Whole"]

_NEAR: Final = 10
"""Within so many tolerances a number is told to be rounded too much."""

_NEAR_ENOUGH: Final = Fraction(1, 20_000)
"""By so much four decimals are off at most."""

_UNITS: Final = ("cards", "turns")
"""What has a name in each language; other units are words of whoever made the exercise."""

_CHINESE: Final = re.compile("[\u3400-\u9fff]")
_BRACKETS: Final = re.compile(r"\(([^()]*)\)")
_RATIO: Final = re.compile(r"([+-]?\d{1,30})\s*(?:/|:|(?:out )?of|de|из)\s*(\d{1,30})")
_DECIMAL: Final = re.compile(r"([+-]?)(\d{0,12})(?:[.,](\d{1,30}))?(?:e([+-]?\d{1,2}))?")
_OF_A: Final = re.compile(r"(\d{1,30})分之(\d{1,30})")
_PERCENT: Final = re.compile(
    r"(?:%|yüzde|百分之)\s*(?P<before>.*)|(?P<after>.*?)\s*(?:%|per ?cent|por ?ciento|процент(?:а|ов)?)"
)


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
        say, bounds = load_catalogue().say, {"least": self.least, "most": self.most}
        if not self.unit:
            return say("exercise-answer-whole", **bounds)
        unit = say(f"exercise-unit-{self.unit}") if self.unit in _UNITS else self.unit
        return say("exercise-answer-whole.of", unit=unit, **bounds)

    def read(self, answer: object) -> int:
        """Read a number, in digits or as a word, with or without its unit."""
        number = None
        given = _number(self._without_unit(answer) if isinstance(answer, str) else answer)
        if given is not None and given.value.denominator == 1 and not _PERCENT.fullmatch(given.told):
            number = int(given.value)
        if number is None or not self.least <= number <= self.most:
            raise unreadable(self.hint, answer)
        return number

    def _without_unit(self, answer: str) -> str:
        """A number in digits, without the unit; another unit is left, and makes that nothing can be read."""
        text, known = fold(without_frills(answer)), fold(self.unit)
        units = _unit_words(known) if known in _UNITS else (known, known.removesuffix("s"))
        # Chinese is written without blanks.
        text = next((text.removesuffix(unit) for unit in units if _CHINESE.match(unit) and text.endswith(unit)), text)
        number, _, unit = text.strip().partition(" ")
        return _number_words().get(number, number) if not unit or unit in units else answer


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
        return load_catalogue().say("exercise-answer-number", off=float(self.tolerance))

    def read(self, answer: object) -> Given:
        """Read a fraction, decimals, or any number of Python."""
        given = _number(answer)
        if given is None:
            raise unreadable(self.hint, answer)
        slack = self.tolerance if given.rounded else 0
        if (self.least is not None and given.value < self.least - slack) or (
            self.most is not None and given.value > self.most + slack
        ):
            raise unreadable(self._bounds(), answer)
        return given

    def _bounds(self) -> str:
        part = ".least" if self.most is None else ".most" if self.least is None else ""
        return load_catalogue().say(f"exercise-answer-bounds{part}", least=str(self.least), most=str(self.most))

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
        """Say so where a value was only rounded too much; a fraction is not rounded, so a near one is miscounted."""
        value = right.value if isinstance(right, Given) else Fraction(right)
        near = given.rounded and abs(given.value - value) <= _NEAR * self.tolerance
        return load_catalogue().say("exercise-answer-near", off=float(self.tolerance)) if near else ""


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
        off, percent = float(self.tolerance), float(self.tolerance * 100)
        return load_catalogue().say("exercise-answer-chance", off=off, percent=percent)

    def _bounds(self) -> str:
        return load_catalogue().say("exercise-answer-chance.bounds")


@cache
def _number_words() -> dict[str, str]:
    """The words for 0 to 10 in every language, each with its digits: whoever writes one need not say which it is."""
    told = (load_catalogue(language).say("exercise-number-words").split() for language in LANGUAGES)
    return {fold(word): str(number) for words in told for number, same in enumerate(words) for word in same.split("/")}


@cache
def _unit_words(unit: str) -> tuple[str, ...]:
    """What the things are called that are counted, in every language, longer words first."""
    words = {
        fold(word)
        for language in LANGUAGES
        for word in load_catalogue(language).say(f"exercise-unit-{unit}.said").split()
    }
    return tuple(sorted(words, key=lambda word: (-len(word), word)))


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
    swapped = _OF_A.fullmatch(text)
    if swapped and int(swapped[1]):
        return Given(Fraction(int(swapped[2]), int(swapped[1])), False, f"{swapped[2]}/{swapped[1]}")
    percent = _PERCENT.fullmatch(text)
    found = _DECIMAL.fullmatch(percent["before"] or percent["after"] or "" if percent else text)
    if found is None or not (found[2] or found[3]):
        return None
    sign, whole, decimals, power = found.groups()
    value = Fraction(f"{sign}{whole or 0}.{decimals or 0}e{power or 0}")
    return Given(value / 100 if percent else value, bool(decimals or power or percent), text)
