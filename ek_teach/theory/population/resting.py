"""Where a population rests: shares at which nobody wins more than the others, and whether it comes back to them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Final

import numpy as np

from ek_teach.explain import load_catalogue
from ek_teach.simulation.naming import strategy_label
from ek_teach.theory.missing import has, needs
from ek_teach.theory.population.tournaments import Floats, Payoffs, require_payoffs

__all__ = ["RestPoint", "rest_points"]

_FLAT: Final = 1e-6
"""Below it an eigenvalue counts as 0: the population neither comes back nor goes away."""

_STARTS: Final = 12
"""From how many places an inner rest point of a larger table is looked for."""


@dataclass(frozen=True)
class RestPoint:
    """Shares that stay as they are.

    Attributes
    ----------
    shares : dict of str to Fraction or float
        Of the strategies that are there; fractions where they were solved for exactly.
    stability : str
        ``"stable"``: after a small push, of those who are not there too, it comes back. ``"unstable"``: it goes away.
        ``"neutral"``: neither, to first order.
    method : str
    exact : bool
        Whether the shares are exact for these payoffs, which are estimates themselves.
    assumptions : tuple of str
    """

    shares: dict[str, Fraction | float]
    stability: str
    method: str
    exact: bool
    assumptions: tuple[str, ...]

    def __str__(self) -> str:
        catalogue = load_catalogue()
        told = (f"{strategy_label(name)} {catalogue.percent(share)}" for name, share in self.shares.items())
        return catalogue.say("population-rest", shares=catalogue.marks.listed(told), stability=self.stability)


def rest_points(payoffs: Payoffs) -> tuple[RestPoint, ...]:
    """Find where the replicator dynamics rests, and whether it is stable there.

    In duels each set of strategies has at most one inner rest point, the solution of linear equations in fractions. At
    larger tables two strategies meet at the roots of a polynomial, and more of them at what scipy finds from several
    places; it may miss one.

    Parameters
    ----------
    payoffs : Payoffs

    Returns
    -------
    tuple of RestPoint
        Those of a single strategy first.

    Examples
    --------
    >>> from ek_teach.theory.population import tournament
    >>> for point in rest_points(tournament(["random", "cautious"], games=60)):
    ...     print(point)
    random 100.0 %: unstable
    cautious 100.0 %: stable
    """
    require_payoffs(payoffs)
    found = []
    for size in range(1, len(payoffs.names) + 1):
        for support in combinations(range(len(payoffs.names)), size):
            for shares, method, exact in _inner(payoffs, support):
                whole = np.zeros(len(payoffs.names))
                whole[list(support)] = [float(share) for share in shares]
                told: dict[str, Fraction | float] = {
                    payoffs.names[place]: share for place, share in zip(support, shares, strict=True)
                }
                estimates = load_catalogue().say("assume-estimates", method=payoffs.method)
                assumed = (estimates, *payoffs.assumptions)
                found.append(RestPoint(told, _stability(payoffs, whole), method, exact, assumed))
    return tuple(found)


Found = tuple[Sequence[Fraction | float], str, bool]


def _inner(payoffs: Payoffs, support: tuple[int, ...]) -> Iterator[Found]:
    """Rest points at which just these strategies are there."""
    say = load_catalogue().say
    if len(support) == 1:
        yield [Fraction(1)], say("method-single"), True
    elif payoffs.players == 2:
        shares = _solved([[payoffs.entries[one, (other,)].rate for other in support] for one in support])
        if shares is not None and min(shares) > 0:
            yield shares, say("method-equations"), True
    elif len(support) == 2:
        for root in _roots(payoffs, *support):
            yield [root, 1 - root], say("method-roots"), False
    elif has("scipy"):
        for point in _searched(payoffs, support):
            yield list(map(float, point)), say("method-searched", places=_STARTS), False


def _solved(rates: list[list[Fraction]]) -> list[Fraction] | None:
    """Shares at which all rows win alike; None where there is none, or not just one."""
    size = len(rates)
    # All rows alike, and the shares add up to 1.
    rows = [[a - b for a, b in zip(rates[0], row, strict=True)] + [Fraction(0)] for row in rates[1:]]
    rows.append([Fraction(1)] * (size + 1))
    for column in range(size):
        pivot = next((row for row in range(column, size) if rows[row][column]), None)
        if pivot is None:
            return None
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [entry / rows[column][column] for entry in rows[column]]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [row[-1] for row in rows]


def _roots(payoffs: Payoffs, one: int, other: int) -> list[float]:
    """The shares of one of two strategies at which both win alike."""
    degree = payoffs.players - 1
    at = np.linspace(0, 1, degree + 1)
    whole = np.zeros((degree + 1, len(payoffs.names)))
    whole[:, one], whole[:, other] = at, 1 - at
    gains = [fitness[one] - fitness[other] for fitness in map(payoffs.fitness, whole)]
    # As many points as the polynomial has coefficients, so it goes through all of them.
    roots = np.roots(np.polyfit(at, gains, degree))
    inside = [float(root.real) for root in roots if abs(root.imag) < _FLAT and _FLAT < root.real < 1 - _FLAT]
    return sorted(inside)


def _searched(payoffs: Payoffs, support: tuple[int, ...]) -> list[Floats]:
    optimize = needs("scipy.optimize", "rest points of three strategies and more")
    places, dice = list(support), np.random.default_rng(0)

    def gains(free: Floats) -> Floats:
        whole = np.zeros(len(payoffs.names))
        whole[places] = [*free, 1 - free.sum()]
        fitness = payoffs.fitness(whole)[places]
        return np.asarray(fitness[:-1] - fitness[-1])

    found: list[Floats] = []
    for start in dice.dirichlet(np.ones(len(support)), size=_STARTS):
        solved = optimize.root(gains, start[:-1])
        point = np.array([*solved.x, 1 - solved.x.sum()])
        if solved.success and point.min() > _FLAT and not any(np.allclose(point, one, atol=1e-4) for one in found):
            found.append(point)
    return found


def _stability(payoffs: Payoffs, shares: Floats) -> str:
    """By the eigenvalues of the linear part, among shares that add up to 1."""

    def change(at: Floats) -> Floats:
        fitness = payoffs.fitness(at)
        return np.asarray(at * (fitness - at @ fitness))

    size, tiny = len(shares), 1e-6
    jacobian = np.column_stack(
        [(change(shares + tiny * push) - change(shares - tiny * push)) / (2 * tiny) for push in np.eye(size)]
    )
    # An orthonormal basis of the pushes that keep the sum.
    basis = np.linalg.qr(np.column_stack([np.ones(size), np.eye(size)[:, 1:]]))[0][:, 1:]
    largest = max(np.linalg.eigvals(basis.T @ jacobian @ basis).real)
    return "stable" if largest < -_FLAT else "unstable" if largest > _FLAT else "neutral"
