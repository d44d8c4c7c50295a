"""A population in which winners are copied: how the shares move, where they rest, and who drives out whom.

The *replicator* rule: a strategy's share grows as much as its chance to win lies above an even share (Taylor and Jonker
1978; Hofbauer and Sigmund, *Evolutionary Games and Population Dynamics*, 1998, chapters 7 and 8).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue
from ek_teach.theory.arguments import whole
from ek_teach.theory.missing import needs
from ek_teach.theory.population.shares import read_shares
from ek_teach.theory.population.tournaments import Floats, Payoff, Payoffs, require_payoffs

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["Course", "Domination", "Invasion", "dominations", "flow", "generations", "invasions"]

_MARGIN: Final = 1e-9
"""By how much a mixture must be better everywhere, so that it is not rounding."""


@dataclass(frozen=True)
class Course:
    """How the shares of the strategies move.

    Attributes
    ----------
    names : tuple of str
    times : array
        Generations.
    shares : array
        One row a time, one column a strategy; each row adds up to 1.
    method : str
    exact : bool
    assumptions : tuple of str
    """

    names: tuple[str, ...]
    times: Floats
    shares: Floats
    method: str
    exact: bool
    assumptions: tuple[str, ...]

    @property
    def table(self) -> "pd.DataFrame":
        """One row a generation, one column a strategy."""
        import pandas as pd

        return pd.DataFrame(self.shares, columns=list(self.names), index=pd.Index(self.times, name="generation"))

    @property
    def last(self) -> dict[str, float]:
        """The shares at the end."""
        return dict(zip(self.names, map(float, self.shares[-1]), strict=True))


def _begun(payoffs: Payoffs, start: Mapping[str, float] | None) -> Floats:
    """The shares to begin with; without any, all alike."""
    if start is None:
        return np.full(len(payoffs.names), 1 / len(payoffs.names))
    return read_shares(start, payoffs.names)


def _assumed(payoffs: Payoffs) -> tuple[str, ...]:
    say = load_catalogue().say
    estimates = say("assume-estimates", method=payoffs.method)
    return (say("assume-large"), say("assume-copied"), estimates, *payoffs.assumptions)


def generations(payoffs: Payoffs, start: Mapping[str, float] | None = None, number: int = 30) -> Course:
    """Let a population play on, generation after generation: the next one plays like the winners of this one.

    The new share of a strategy is the chance that the winner of a random table plays it: its share, times its chance to
    win, times the number of players at the table.

    Parameters
    ----------
    payoffs : Payoffs
    start : mapping of str to float, optional
        The shares to begin with; whoever is not named is not there. Without it, all alike.
    number : int
        How many generations.

    Returns
    -------
    Course

    Raises
    ------
    EkTeachError
        If the shares are none, or the number is not from 1 to 10,000.

    Examples
    --------
    >>> from ek_teach.theory.population import tournament
    >>> course = generations(tournament(["random", "cautious"], games=60), number=20)
    >>> course.shares.shape, course.last["cautious"] > 0.99
    ((21, 2), True)
    """
    require_payoffs(payoffs)
    whole(number, "a number of generations", 1, 10_000)
    shares = [_begun(payoffs, start)]
    for _ in range(number):
        new = shares[-1] * payoffs.fitness(shares[-1]) * payoffs.players
        shares.append(new / new.sum())
    method = load_catalogue().say("method-steps")
    return Course(payoffs.names, np.arange(number + 1, dtype=float), np.array(shares), method, False, _assumed(payoffs))


def flow(payoffs: Payoffs, start: Mapping[str, float] | None = None, number: int = 30) -> Course:
    """Let the shares flow instead of jump: the replicator equation, solved by scipy.

    The rate at which the logarithm of a share grows is the strategy's chance to win, in even shares, less 1. Time is
    counted in the same generations.

    Parameters
    ----------
    payoffs : Payoffs
    start : mapping of str to float, optional
    number : int
        How many generations.

    Returns
    -------
    Course

    Raises
    ------
    MissingLibraryError
        Where scipy is not installed.
    EkTeachError
        If the shares are none, or the number is not from 1 to 10,000.
    """
    require_payoffs(payoffs)
    whole(number, "a number of generations", 1, 10_000)
    integrate = needs("scipy.integrate", "the replicator equation")
    times = np.linspace(0, number, 4 * number + 1)

    def change(_time: float, shares: Floats) -> Floats:
        # Brought back to the sum 1 first: with more than two at a table the smallest slip would grow.
        now = shares / shares.sum()
        return np.asarray(now * (payoffs.fitness(now) * payoffs.players - 1))

    solved = integrate.solve_ivp(change, (0, number), _begun(payoffs, start), t_eval=times, rtol=1e-9, atol=1e-12)
    shares = np.clip(solved.y.T, 0, None)
    method = load_catalogue().say("method-flow")
    return Course(payoffs.names, times, shares / shares.sum(axis=1, keepdims=True), method, False, _assumed(payoffs))


# Who drives out whom --------------------------------------------------------------------------------------------------


class Invasion(NamedTuple):
    """What happens to a single player of a strategy among nothing but players of another one.

    Attributes
    ----------
    resident, invader : str
    payoff : Payoff
        The invader's chance to win.
    verdict : int
        1 where it wins more than an even share and will be copied, -1 where less, 0 where the interval does not tell.
    """

    resident: str
    invader: str
    payoff: Payoff
    verdict: int


def invasions(payoffs: Payoffs) -> tuple[Invasion, ...]:
    """Put a single player of each strategy among players of each other one.

    A population of one strategy is stable exactly if nobody can invade it.

    Examples
    --------
    >>> from ek_teach.theory.population import tournament
    >>> [(one.resident, one.invader, one.verdict) for one in invasions(tournament(["random", "cautious"], games=60))]
    [('random', 'cautious', 1), ('cautious', 'random', -1)]
    """
    require_payoffs(payoffs)
    found = []
    for place, resident in enumerate(payoffs.names):
        for other, invader in enumerate(payoffs.names):
            if other != place:
                payoff = payoffs.entries[other, (place,) * (payoffs.players - 1)]
                found.append(Invasion(resident, invader, payoff, payoff.above(payoffs.even)))
    return tuple(found)


class Domination(NamedTuple):
    """A strategy that wins less often than another, whoever else sits at the table.

    Attributes
    ----------
    name : str
        The dominated strategy.
    by : dict of str to float
        What is better: one strategy, or a mixture of several with their shares.
    sure : bool
        Whether the intervals tell it, at every kind of table; else only the estimates do.
    """

    name: str
    by: dict[str, float]
    sure: bool


def dominations(payoffs: Payoffs) -> tuple[Domination, ...]:
    """Find the strictly dominated strategies: by another one, or, where scipy is installed, by a mixture.

    Examples
    --------
    >>> from ek_teach.theory.population import tournament
    >>> dominations(tournament(["random", "cautious"], games=60))
    (Domination(name='random', by={'cautious': 1.0}, sure=True),)
    """
    require_payoffs(payoffs)
    found = []
    for place, name in enumerate(payoffs.names):
        better = [other for other in range(len(payoffs.names)) if other != place and _beats(payoffs, other, place)]
        if better:
            sure = [other for other in better if _surely_beats(payoffs, other, place)]
            found.append(Domination(name, {payoffs.names[(sure or better)[0]]: 1.0}, bool(sure)))
            continue
        mixture = _better_mixture(payoffs.rates, place)
        if mixture is not None:
            by = {payoffs.names[other]: share for other, share in mixture.items()}
            found.append(Domination(name, by, False))
    return tuple(found)


def _beats(payoffs: Payoffs, winner: int, loser: int) -> bool:
    return all(payoffs.entries[winner, one].rate > payoffs.entries[loser, one].rate for one in payoffs.others)


def _surely_beats(payoffs: Payoffs, winner: int, loser: int) -> bool:
    return all(payoffs.entries[winner, one].low > payoffs.entries[loser, one].high for one in payoffs.others)


def _better_mixture(rates: Floats, loser: int) -> dict[int, float] | None:
    """A mixture of the others that wins more often at every kind of table; by linear programming."""
    try:
        optimize = needs("scipy.optimize", "domination by a mixture")
    except EkTeachError:
        return None
    others = [place for place in range(len(rates)) if place != loser]
    if len(others) < 2:
        return None
    # The margin, last of the variables, is made as large as it can be.
    above = np.column_stack([-rates[others].T, np.ones(rates.shape[1])])
    solved = optimize.linprog(
        [*[0.0] * len(others), -1.0],
        A_ub=above, b_ub=-rates[loser], A_eq=[[*[1.0] * len(others), 0.0]], b_eq=[1.0],
        bounds=[*[(0, 1)] * len(others), (None, None)],
    )  # fmt: skip
    if solved.status != 0 or solved.x[-1] <= _MARGIN:
        return None
    return {place: float(share) for place, share in zip(others, solved.x[:-1], strict=True) if share > _MARGIN}
