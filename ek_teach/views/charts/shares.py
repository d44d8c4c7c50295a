"""Who wins how often, and how often each seat wins: shares with their intervals."""

from functools import partial
from typing import Final, NamedTuple

from ek_teach.explain import load_catalogue
from ek_teach.simulation import Result
from ek_teach.views.charts.asked import Results, checked, played, ranged, seat, titled
from ek_teach.views.charts.card import Chart, retold
from ek_teach.views.charts.paper import one_line
from ek_teach.views.charts.shares_drawn import draw_shares

__all__ = ["Panel", "Row", "seat_chart", "win_chart"]

SIGNS: Final = {1: ("▶", "more"), -1: ("◀", "less"), 0: ("○", "unsure")}
"""How the words tell more than an even share, less, and what the interval does not tell."""


class Row(NamedTuple):
    """A share with its interval."""

    name: object
    share: float
    low: float
    high: float

    def sign(self, even: float) -> int:
        """1 for more than an even share, -1 for less, 0 where the interval does not tell."""
        return 1 if self.low > even else -1 if self.high < even else 0

    @property
    def percents(self) -> tuple[float, float]:
        """The ends of the interval, in percent."""
        return self.low * 100, self.high * 100


class Panel(NamedTuple):
    """The rows that belong to one result."""

    label: str
    result: Result
    rows: list[Row]

    @property
    def even(self) -> float:
        """What each would win if nothing made a difference."""
        return 1 / len(self.rows)


@retold
def win_chart(results: Results, title: str | None = None) -> Chart:
    """Draw who wins how often, with the interval of each.

    Parameters
    ----------
    results : Result or mapping of str to Result
    title : str, optional

    Returns
    -------
    Chart

    Raises
    ------
    EkTeachError
        If there is nothing to draw, or too much.

    Examples
    --------
    >>> from ek_teach.simulation import simulate
    >>> result = simulate(["random", "cautious"], "es", games=40, engine="readable", progress=False)
    >>> win_chart(result)
    Who wins, and how sure that is
    40 games under es, 2 players, 95 % intervals.
    Even share: 50 %.
    ▶ cautious wins ... % (... to ...), more than an even share.
    ◀ random wins ... % (... to ...), less than an even share.
    """
    panels = []
    for label, result in checked(results).items():
        table = result.table.set_axis(list(result.told_names)).sort_values("win_rate", ascending=False, kind="stable")
        rows = [Row(*row) for row in zip(table.index, table["win_rate"], table["low"], table["high"], strict=True)]
        panels.append(Panel(label, result, rows))
    return _shares_chart(titled(title, "chart-win-title"), panels)


@retold
def seat_chart(results: Results, title: str | None = None) -> Chart:
    """Draw how often each seat wins, whoever sits there.

    Parameters
    ----------
    results : Result or mapping of str to Result
    title : str, optional

    Returns
    -------
    Chart

    Raises
    ------
    EkTeachError
        If there is nothing to draw, or too much.

    Examples
    --------
    >>> from ek_teach.simulation import simulate
    >>> result = simulate("random", "es", players=2, games=40, engine="readable", progress=False)
    >>> len(seat_chart({"once": result, "again": result}).words)
    7
    """
    panels = []
    for label, result in checked(results).items():
        table = result.seats
        names = [seat(place) for place in range(len(table))]
        rows = [Row(*row) for row in zip(names, table["win_rate"], table["low"], table["high"], strict=True)]
        panels.append(Panel(label, result, rows))
    return _shares_chart(titled(title, "chart-seat-title"), panels)


def _shares_chart(title: str, panels: list[Panel]) -> Chart:
    catalogue = load_catalogue()
    say = catalogue.say
    words = [played([panel.result for panel in panels])]
    for panel in panels:
        even, name = catalogue.percent(panel.even, ".3g"), one_line(panel.label)
        words.append(say("chart-even-of", name=name, share=even) if name else say("chart-even", share=even))
        for row in panel.rows:
            sign, than = SIGNS[row.sign(panel.even)]
            told = {"rate": catalogue.percent(row.share), "range": ranged(catalogue, *row.percents, ".1f")}
            words.append(say("chart-row", than=than, sign=sign, name=one_line(row.name), **told))
    return Chart(title, tuple(words), partial(draw_shares, panels=panels))
