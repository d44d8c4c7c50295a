"""Who explodes when."""

from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import load_catalogue
from ek_teach.simulation import Result, proportion_interval
from ek_teach.views.charts.asked import Results, checked, played, ranged, seat, titled
from ek_teach.views.charts.card import Chart, retold
from ek_teach.views.charts.explosions_drawn import draw_grids
from ek_teach.views.charts.paper import one_line

__all__ = ["Grid", "explosion_chart"]


class Grid(NamedTuple):
    """Who explodes when, in one result."""

    label: str
    result: Result
    names: list[str]
    shares: NDArray[np.float64]
    turns: list[tuple[float, float, float]]
    half: float


def _grid(label: str, result: Result, by: str) -> Grid:
    seats = len(result.names)
    counts = (result.tally.out if by == "player" else result.tally.seat_out)[:seats, :seats]
    intervals = [proportion_interval(int(hits), result.games, result.confidence) for hits in counts.flat]
    table = result.explosions
    turns = list(zip(table["turn"], table["low"], table["high"], strict=True))
    names = list(map(one_line, result.told_names)) if by == "player" else list(map(seat, range(seats)))
    half = max(high - low for low, high in intervals) / 2
    return Grid(label, result, names, counts / result.games, turns, half)


@retold
def explosion_chart(results: Results, title: str | None = None, by: str = "player") -> Chart:
    """Draw who explodes when: of each explosion in which turn it comes, and whose it is how often.

    Parameters
    ----------
    results : Result or mapping of str to Result
    title : str, optional
    by : str
        ``"player"`` or ``"seat"``.

    Returns
    -------
    Chart

    Raises
    ------
    EkTeachError
        If there is nothing to draw, or too much, or it is by something else.

    Examples
    --------
    >>> from ek_teach.simulation import simulate
    >>> result = simulate(["random", "cautious"], "es", games=40, engine="readable", progress=False)
    >>> for line in explosion_chart(result).words:
    ...     print(line)
    40 games under es, 2 players, 95 % intervals.
    Exploding first, in turn ... on average (... to ...): random ... %, cautious ... %.
    Staying: random ... %, cautious ... %.
    Each share is known to ... points or better.
    """
    if by not in ("player", "seat"):
        raise EkTeachError(f"explosions are told by 'player' or by 'seat', not by {shown(by)}.")
    grids = [_grid(label, result, by) for label, result in checked(results).items()]
    catalogue = load_catalogue()
    words = [played([grid.result for grid in grids])]
    for grid in grids:
        # Who it is of is told only where there are several.
        of, name = ("-of", {"name": one_line(grid.label)}) if grid.label else ("", {})
        for place, column in enumerate(grid.shares.T):
            told = zip(grid.names, map(catalogue.percent, column), strict=True)
            shares = catalogue.marks.listed(f"{name} {share}" for name, share in told)
            if place == len(grid.turns):
                words.append(catalogue.say(f"chart-stays{of}", shares=shares, **name))
            else:
                turn, low, high = grid.turns[place]
                when = {"turn": catalogue.number(turn, ".1f"), "range": ranged(catalogue, low, high, ".2f")}
                words.append(catalogue.say(f"chart-explodes{of}", number=place + 1, shares=shares, **when, **name))
    points = catalogue.number(max(grid.half for grid in grids) * 100, ".1f")
    words.append(catalogue.say("chart-known", points=points))
    return Chart(titled(title, "chart-explosion-title"), tuple(words), partial(draw_grids, grids=grids))
