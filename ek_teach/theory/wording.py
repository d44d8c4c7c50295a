"""Numbers of a result, and what it assumes, in the language that is spoken."""

from collections.abc import Iterable
from fractions import Fraction

from ek_teach.explain import load_catalogue
from ek_teach.theory.replies import Number

__all__ = ["assumed", "told", "told_share"]


def told(value: Number) -> str:
    """Write a number as a fraction where it is one, and with its value.

    Examples
    --------
    >>> told(Fraction(5, 8)), told(0.25), told(Fraction(1))
    ('5/8 (0.6250)', '0.2500', '1')
    """
    catalogue = load_catalogue()
    if isinstance(value, Fraction) and value.denominator == 1:
        return str(value)
    decimals = catalogue.number(value, ".4f")
    return catalogue.marks.aside(str(value), decimals) if isinstance(value, Fraction) else decimals


def told_share(share: Fraction) -> str:
    """Write a chance as a fraction and in percent.

    Examples
    --------
    >>> told_share(Fraction(5, 8))
    '5/8 (62.5%)'
    """
    catalogue = load_catalogue()
    return catalogue.marks.aside(str(share), catalogue.percent(share, close=True))


def assumed(assumptions: Iterable[str]) -> list[str]:
    """Tell assumptions as such, a line each.

    Examples
    --------
    >>> assumed(["Nobody passes."])
    ['Assumed: Nobody passes.']
    """
    say = load_catalogue().say
    return [say("solved-assumed", sentence=sentence) for sentence in assumptions]
