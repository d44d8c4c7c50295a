"""A tournament between strategies, and what it means for a population in which the winners are copied.

A *payoff* is the chance to win a game. With n at a table an even share is 1/n, and the payoffs at a table add up to 1:
what one wins, others lose. The tables of a population are filled by chance, so that a strategy meets the others as
often as there are of them (Taylor and Jonker 1978; for more than two at a table, Gokhale and Traulsen 2010).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from importlib.util import find_spec
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from ek_teach.engine.setup import MAX_PLAYERS, MIN_PLAYERS
from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import load_catalogue
from ek_teach.play import Player, Playing
from ek_teach.play import players as as_players
from ek_teach.play.streams import require_seed
from ek_teach.rulebook import Rulebook
from ek_teach.simulation import proportion_interval, simulate
from ek_teach.theory.arguments import require, whole

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["Floats", "Payoff", "Payoffs", "Seats", "require_payoffs", "tournament"]

Seats = tuple[int, ...]
"""Who sits at a table, or who the others are: places in the list of strategies, in rising order."""

Floats = NDArray[np.float64]

_MOST: Final = 200
"""How many kinds of tables are played at most: half a minute with the compiled kernel."""


@dataclass(frozen=True)
class Payoff:
    """How often one player of a strategy wins against certain others.

    Attributes
    ----------
    rate : Fraction
        Wins a game.
    low, high : float
        The ends of its interval.
    games : int
        How many were played; 0 where all play alike, so that the even share needs no games.
    """

    rate: Fraction
    low: float
    high: float
    games: int

    def above(self, share: Fraction) -> int:
        """1 for surely more than a share, -1 for surely less, 0 where the interval does not tell."""
        return 1 if self.low > share else -1 if self.high < share else 0

    def __str__(self) -> str:
        catalogue = load_catalogue()
        rate, low, high = (catalogue.percent(share) for share in (self.rate, self.low, self.high))
        return catalogue.marks.aside(rate, catalogue.say("range", low=low, high=high))


@dataclass(frozen=True)
class Payoffs:
    """The payoff of each strategy against all the others that it may sit with.

    Attributes
    ----------
    names : tuple of str
        The strategies.
    players : int
        How many sit at a table.
    entries : mapping of (int, tuple of int) to Payoff
        By the place of the strategy and those of the others at its table.
    rulebook : str
    confidence : float
        Of the intervals.
    method : str
    exact : bool
    assumptions : tuple of str
    """

    names: tuple[str, ...]
    players: int
    entries: Mapping[tuple[int, Seats], Payoff]
    rulebook: str
    confidence: float
    method: str
    exact: bool
    assumptions: tuple[str, ...]

    @property
    def even(self) -> Fraction:
        """An even share: what each wins at a table where all play alike."""
        return Fraction(1, self.players)

    @cached_property
    def others(self) -> tuple[Seats, ...]:
        """All the others that one may sit with."""
        return tuple(combinations_with_replacement(range(len(self.names)), self.players - 1))

    @property
    def rates(self) -> Floats:
        """One row a strategy, one column a kind of others: the chances to win."""
        return np.array(
            [[float(self.entries[one, others].rate) for others in self.others] for one in range(len(self.names))]
        )

    @property
    def table(self) -> "pd.DataFrame":
        """The same with names: one row a strategy, one column a kind of others."""
        import pandas as pd

        columns = [" + ".join(self.names[other] for other in others) for others in self.others]
        rows = [[self.entries[one, others] for others in self.others] for one in range(len(self.names))]
        return pd.DataFrame(rows, index=pd.Index(self.names, name="strategy"), columns=columns)

    @cached_property
    def _ways(self) -> tuple[Floats, Floats]:
        """For each kind of others how many of each strategy are in it, and in how many orders they may sit down."""
        counts = np.array(
            [[others.count(one) for one in range(len(self.names))] for others in self.others], dtype=float
        )
        ways = [factorial(self.players - 1) // prod(map(factorial, Counter(others).values())) for others in self.others]
        return counts, np.array(ways, dtype=float)

    def fitness(self, shares: Sequence[float] | Floats) -> Floats:
        """The chance to win of one player of each strategy, in a population of these shares.

        Parameters
        ----------
        shares : sequence of float
            One for each strategy; they add up to 1.

        Returns
        -------
        array
            One for each strategy. Weighted with the shares they add up to an even share.
        """
        counts, ways = self._ways
        # Shares of 0 to the power of 0 are 1: who is not there is not sat with.
        met = ways * np.prod(np.asarray(shares, dtype=float) ** counts, axis=1)
        return np.asarray(self.rates @ met)

    def only(self, *names: str) -> "Payoffs":
        """The same for some of the strategies, in the order given.

        Raises
        ------
        EkTeachError
            If one of them was not in the tournament.
        """
        places = [self.place(name) for name in names]
        if len(places) < 2 or len(set(places)) < len(places):
            raise EkTeachError(f"take two strategies or more, each once, out of {', '.join(self.names)}.")
        new = {place: at for at, place in enumerate(places)}
        entries = {
            (new[one], tuple(sorted(new[other] for other in others))): payoff
            for (one, others), payoff in self.entries.items()
            if one in new and all(other in new for other in others)
        }
        return Payoffs(
            names, self.players, entries, self.rulebook, self.confidence, self.method, self.exact, self.assumptions
        )

    def place(self, name: str) -> int:
        """Where a strategy stands in the list.

        Raises
        ------
        EkTeachError
            If it was not in the tournament.
        """
        if name not in self.names:
            raise EkTeachError(f"{shown(name)} was not in the tournament; there were {', '.join(self.names)}.")
        return self.names.index(name)

    def __repr__(self) -> str:
        return f"<Payoffs of {', '.join(self.names)}: {self.players} at a table, {self.rulebook}>"


def require_payoffs(payoffs: object) -> None:
    """Refuse what are no payoffs."""
    require(payoffs, Payoffs, "payoffs are what tournament() gives")


def tournament(
    strategies: Sequence[Playing | Player],
    rulebook: str | Rulebook = "es",
    *,
    players: int = 2,
    games: int | None = None,
    confidence: float = 0.95,
    seed: int = 0,
) -> Payoffs:
    """Let strategies play at every kind of table that they can fill, and count who wins.

    Parameters
    ----------
    strategies : sequence of str or callable
        Two or more, as for :func:`ek_teach.simulate`, each once.
    rulebook : str or Rulebook
    players : int
        How many sit at a table: 2 for duels, at most 5.
    games : int, optional
        At each kind of table; 20,000 without it, or 200 where the readable engine plays.
    confidence : float
        Of the intervals.
    seed : int
        Each kind of table has a seed of its own, beginning with this one.

    Returns
    -------
    Payoffs

    Raises
    ------
    EkTeachError
        If something cannot be meant; what, and what would be right.

    Examples
    --------
    >>> duels = tournament(["random", "cautious"], games=60)
    >>> duels.entries[0, (0,)].rate, bool(duels.entries[1, (0,)].rate > duels.entries[0, (1,)].rate)
    (Fraction(1, 2), True)
    >>> duels.entries[1, (0,)].rate + duels.entries[0, (1,)].rate
    Fraction(1, 1)
    """
    cast = as_players(strategies)
    names = tuple(player.name for player in cast)
    if len(cast) < 2 or len(set(names)) < len(names):
        raise EkTeachError("a tournament is played by two strategies or more, each under a name of its own.")
    players = whole(players, "the number of players at a table", MIN_PLAYERS, MAX_PLAYERS)
    require_seed(seed)
    kinds = list(combinations_with_replacement(range(len(cast)), players))
    mixed = [kind for kind in kinds if len(set(kind)) > 1]
    if len(mixed) > _MOST:
        raise EkTeachError(
            f"{len(cast)} strategies fill {len(mixed)} kinds of tables of {players}, more than {_MOST}; take fewer."
        )
    fast = find_spec("numba") is not None and all(player.own is None and player.name != "planner" for player in cast)
    number = games if games is not None else 20_000 if fast else 200
    alike = Payoff(Fraction(1, players), 1 / players, 1 / players, 0)
    entries: dict[tuple[int, Seats], Payoff] = {(one, (one,) * (players - 1)): alike for one in range(len(cast))}
    assumed: dict[str, None] = {}
    book = ""
    for place, kind in enumerate(mixed):
        result = simulate(
            [cast[one] for one in kind],
            rulebook,
            games=number,
            seed=seed + place,
            confidence=confidence,
            progress=False,
        )
        won = result.tally.won.sum(axis=1)
        for one, many in Counter(kind).items():
            wins = sum(int(won[slot]) for slot, sits in enumerate(kind) if sits == one)
            low, high = proportion_interval(wins, result.games, confidence)
            others = list(kind)
            others.remove(one)
            rate = Fraction(wins, result.games * many)
            entries[one, tuple(others)] = Payoff(rate, low / many, high / many, result.games)
        assumed |= dict.fromkeys(result.assumptions or ())
        book = result.setting.rulebook.id
    catalogue = load_catalogue()
    say, sure = catalogue.say, catalogue.percent(confidence, "g")
    method = say("method-tournament", games=number, kinds=len(mixed), confidence=sure)
    told = (say("assume-one-strategy"), *(say("assume-silent", book=book, assumed=one) for one in assumed))
    return Payoffs(names, players, entries, book, confidence, method, False, told)
