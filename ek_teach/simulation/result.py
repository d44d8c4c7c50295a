"""What many games tell: estimates with their confidence intervals, as tables."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from ek_teach.errors import EkTeachError
from ek_teach.play import play_game
from ek_teach.rulebook import Status
from ek_teach.simulation.running import Spans
from ek_teach.simulation.setting import Setting
from ek_teach.simulation.tally import CAUSES, EXTREMES, LONGEST_GAME, PLAYS, Tally, add
from ek_teach.timeline import Timeline, play_out

__all__ = ["Result", "proportion_interval"]


def proportion_interval(hits: int, trials: int, confidence: float = 0.95) -> tuple[float, float]:
    """The Wilson score interval of a proportion (Wilson 1927), which keeps its promise for rare events too.

    Examples
    --------
    >>> low, high = proportion_interval(25, 100)
    >>> f"{low:.3f} to {high:.3f}"
    '0.175 to 0.343'
    """
    from scipy.stats import binomtest

    if trials == 0:
        return 0.0, 1.0
    interval = binomtest(int(hits), int(trials)).proportion_ci(confidence, method="wilson")
    return float(interval.low), float(interval.high)


def mean_interval(total: float, squares: float, number: int, confidence: float) -> tuple[float, float, float]:
    """A mean and its interval, by the normal law, from a sum and a sum of squares."""
    from scipy.stats import norm

    if number == 0:
        return float("nan"), float("nan"), float("nan")
    mean = total / number
    if number == 1:
        return mean, float("nan"), float("nan")
    spread = max(0.0, (squares - total * mean) / (number - 1))
    half = float(norm.ppf(0.5 + confidence / 2)) * (spread / number) ** 0.5
    return mean, mean - half, mean + half


@dataclass
class Result:
    """Many games, counted.

    Attributes
    ----------
    setting : Setting
        What was played.
    tally : Tally
        The counts.
    spans : Spans
        The numbers of the games that were played.
    goal : int
        Up to which number the games go that were asked for, as far as that is known.
    confidence : float
        Of the intervals.
    precision : float or None
        To how much each win rate was to be known, if that was asked.
    complete : bool
        Whether all that was asked for was played; if not, ``simulate(..., resume=result)`` goes on.
    """

    setting: Setting
    tally: Tally
    spans: Spans = field(default_factory=Spans)
    goal: int = 0
    confidence: float = 0.95
    precision: float | None = None
    complete: bool = False

    @property
    def games(self) -> int:
        """How many games were played."""
        return int(self.tally.totals[0])

    @property
    def names(self) -> tuple[str, ...]:
        """What the tables call each player: the strategy, numbered where several play it."""
        plain = [player.name for player in self.setting.players]
        return tuple(
            name if plain.count(name) == 1 else f"{name} {plain[: place + 1].count(name)}"
            for place, name in enumerate(plain)
        )
