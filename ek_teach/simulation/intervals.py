"""Confidence intervals of what is counted."""

from statistics import NormalDist

__all__ = ["mean_interval", "proportion_interval"]


def proportion_interval(hits: int, trials: int, confidence: float = 0.95) -> tuple[float, float]:
    """The Wilson score interval of a proportion (Wilson 1927), which keeps its promise for rare events too.

    Examples
    --------
    >>> low, high = proportion_interval(25, 100)
    >>> f"{low:.3f} to {high:.3f}"
    '0.175 to 0.343'
    """
    if trials == 0:
        return 0.0, 1.0
    # scipy has this too, but takes longer to load than the games of a lesson take to play.
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
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
    half = NormalDist().inv_cdf(0.5 + confidence / 2) * (spread / number) ** 0.5
    return mean, mean - half, mean + half
