"""Confidence intervals of what is counted."""

from numbers import Integral, Real
from statistics import NormalDist
from typing import Any, Final

from ek_teach.errors import EkTeachError, shown

__all__ = ["deviations", "mean_interval", "proportion_interval", "require_confidence", "require_precision"]

_LEAST: Final = 1e-6
"""Nearer to the ends of a range the normal law gives no numbers that anybody could use."""


_MOST_TRIALS: Final = 10**18


def require_confidence(confidence: object) -> float:
    """Refuse what is no confidence of an interval.

    Raises
    ------
    EkTeachError
        Saying what one is.

    Examples
    --------
    >>> require_confidence(0.95)
    0.95
    """
    return _share(confidence, "confidence", 1 - _LEAST, "0.95")


def require_precision(precision: object) -> float:
    """Refuse what is no precision, that is, no half width of an interval of a proportion.

    Raises
    ------
    EkTeachError
        Saying what one is.

    Examples
    --------
    >>> require_precision(0.6)
    Traceback (most recent call last):
        ...
    ek_teach.errors.EkTeachError: precision is a share from 0.000001 to 0.499999, as in 0.005, not 0.6.
    """
    return _share(precision, "precision", 0.5 - _LEAST, "0.005")


def _share(share: object, name: str, most: float, example: str) -> float:
    number: Any = share
    if isinstance(share, bool) or not isinstance(share, Real) or not _LEAST <= number <= most:
        raise EkTeachError(f"{name} is a share from {_LEAST:f} to {most:f}, as in {example}, not {shown(share)}.")
    return float(number)


def deviations(confidence: float) -> float:
    """How many standard deviations an interval by the normal law reaches to either side.

    Examples
    --------
    >>> f"{deviations(0.95):.2f}"
    '1.96'
    """
    return NormalDist().inv_cdf(0.5 + confidence / 2)


def proportion_interval(hits: int, trials: int, confidence: float = 0.95) -> tuple[float, float]:
    """The Wilson score interval of a proportion (Wilson 1927), which keeps its promise for rare events too.

    Parameters
    ----------
    hits, trials : int
        How often it came, of how many times.
    confidence : float
        From 0.000001 to 0.999999.

    Returns
    -------
    tuple of float
        The lowest and the highest share.

    Raises
    ------
    EkTeachError
        If there are more hits than trials, less than none of them, or the confidence cannot be meant.

    Examples
    --------
    >>> low, high = proportion_interval(25, 100)
    >>> f"{low:.3f} to {high:.3f}"
    '0.175 to 0.343'
    """
    given: tuple[object, object] = (hits, trials)
    if not (all(isinstance(number, Integral) for number in given) and 0 <= hits <= trials <= _MOST_TRIALS):
        raise EkTeachError(
            f"trials are a whole number up to 10**18 and hits one from 0 up to theirs, not {shown(hits)} of"
            f" {shown(trials)}."
        )
    confidence = require_confidence(confidence)
    if trials == 0:
        return 0.0, 1.0
    # scipy has this too, but takes longer to load than the games of a lesson take to play.
    z = deviations(confidence)
    share, weight = hits / trials, z * z / trials
    middle = (share + weight / 2) / (1 + weight)
    half = z * (share * (1 - share) / trials + weight / (4 * trials)) ** 0.5 / (1 + weight)
    # At its ends the formula gives 0 and 1, but for the last digit.
    return 0.0 if hits == 0 else middle - half, 1.0 if hits == trials else middle + half


def mean_interval(total: float, squares: float, number: int, confidence: float) -> tuple[float, float, float]:
    """A mean and its interval, by the normal law, from a sum and a sum of squares."""
    if number == 0:
        return float("nan"), float("nan"), float("nan")
    mean = total / number
    if number == 1:
        return mean, float("nan"), float("nan")
    spread = max(0.0, (squares - total * mean) / (number - 1))
    half = deviations(confidence) * (spread / number) ** 0.5
    return mean, mean - half, mean + half
