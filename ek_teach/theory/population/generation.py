"""One generation of a population, played out: tables filled at random, games played, winners counted."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

import numpy as np

from ek_teach.engine.setup import MAX_PLAYERS, MIN_PLAYERS
from ek_teach.explain import load_catalogue
from ek_teach.play import Player, Playing
from ek_teach.play import players as as_players
from ek_teach.play.streams import require_seed
from ek_teach.rulebook import Rulebook
from ek_teach.simulation import proportion_interval, simulate
from ek_teach.simulation.intervals import require_confidence
from ek_teach.theory.arguments import whole
from ek_teach.theory.population.shares import read_shares

__all__ = ["Generation", "played_generation"]

_APART: Final = 1_000_000
"""Added to the seed, so that no game is one that a tournament with the same seed has played."""

_MOST_TABLES: Final = 10_000_000


@dataclass(frozen=True)
class Generation:
    """Who won in one generation; the next one plays like that.

    Attributes
    ----------
    wins : dict of str to int
    tables : int
        How many games were played, each at a table of its own.
    intervals : dict of str to (float, float)
        Of the shares of the winners.
    method : str
    exact : bool
    assumptions : tuple of str
    """

    wins: dict[str, int]
    tables: int
    intervals: dict[str, tuple[float, float]]
    method: str
    exact: bool
    assumptions: tuple[str, ...]

    @property
    def shares(self) -> dict[str, Fraction]:
        """The shares of the next generation."""
        return {name: Fraction(won, self.tables) for name, won in self.wins.items()}

    def holds(self, name: str, share: float) -> bool:
        """Whether a share of the next generation lies in the interval."""
        low, high = self.intervals[name]
        return low <= share <= high


def played_generation(
    strategies: Sequence[Playing | Player],
    shares: Mapping[str, float],
    rulebook: str | Rulebook = "es",
    *,
    players: int = 2,
    tables: int = 20_000,
    confidence: float = 0.95,
    seed: int = 0,
) -> Generation:
    """Fill tables at random out of a population, play a game at each, and count what the winners play.

    Nothing of a payoff matrix or of the replicator equation is used, so that it can be compared with both.

    Parameters
    ----------
    strategies : sequence of str or callable
    shares : mapping of str to float
        The population, by name; the shares add up to 1, and whoever is not named is not there.
    rulebook : str or Rulebook
    players : int
        At a table.
    tables : int
    confidence : float
    seed : int

    Returns
    -------
    Generation

    Raises
    ------
    EkTeachError
        If the shares are none, or something else cannot be meant.

    Examples
    --------
    >>> played = played_generation(["random", "cautious"], {"random": 0.5, "cautious": 0.5}, tables=200)
    >>> sum(played.wins.values()), played.shares["cautious"] > played.shares["random"]
    (200, True)
    """
    cast = as_players(strategies)
    names = [player.name for player in cast]
    drawn = read_shares(shares, names)
    players = whole(players, "the number of players at a table", MIN_PLAYERS, MAX_PLAYERS)
    tables = whole(tables, "tables", 1, _MOST_TABLES)
    confidence, seed = require_confidence(confidence), require_seed(seed)
    kinds = list(combinations_with_replacement(range(len(cast)), players))
    chances = np.array(
        [
            factorial(players)
            * prod(drawn[one] ** kind.count(one) / factorial(kind.count(one)) for one in range(len(cast)))
            for kind in kinds
        ]
    )
    numbers = np.random.default_rng(seed).multinomial(tables, chances / chances.sum())
    wins = dict.fromkeys(names, 0)
    for place, (kind, number) in enumerate(zip(kinds, numbers, strict=True)):
        if number:
            result = simulate(
                [cast[one] for one in kind], rulebook, games=int(number), seed=seed + _APART + place, progress=False
            )
            for slot, won in enumerate(result.tally.won.sum(axis=1)[:players]):
                wins[names[kind[slot]]] += int(won)
    intervals = {name: proportion_interval(won, tables, confidence) for name, won in wins.items()}
    catalogue = load_catalogue()
    sure = catalogue.percent(confidence, "g")
    method = catalogue.say("method-generation", tables=tables, players=players, confidence=sure)
    return Generation(wins, tables, intervals, method, False, (catalogue.say("assume-one-strategy"),))
