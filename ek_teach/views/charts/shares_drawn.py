"""Draw shares with their intervals, as points left and right of an even share."""

from math import floor
from typing import TYPE_CHECKING, Final, NamedTuple

from ek_teach.explain import load_catalogue
from ek_teach.views.charts.paper import BLUE, GREY, LARGE, SMALL, VERMILION, bare, filled, new_figure, one_line

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from ek_teach.views.charts.card import Chart
    from ek_teach.views.charts.shares import Panel

__all__ = ["MARKS", "draw_shares"]


class Mark(NamedTuple):
    """How a point looks."""

    marker: str
    colour: str
    face: str


MARKS: Final = {1: Mark(">", BLUE, BLUE), -1: Mark("<", VERMILION, VERMILION), 0: Mark("o", GREY, "white")}
"""More than an even share, less, and what the interval does not tell."""


def draw_shares(chart: "Chart", panels: "list[Panel]") -> "Figure":
    """Draw the panels below each other, on one scale."""
    numbers = [len(panel.rows) for panel in panels]
    catalogue = load_catalogue()
    key = catalogue.say("chart-key")
    figure = new_figure(chart.title, 2.0 + 0.5 * sum(numbers) + 0.6 * len(panels), key, chart.words[0])
    grid = figure.subplots(len(panels), 1, sharex=True, squeeze=False, height_ratios=numbers)
    far = [(edge - panel.even) * 100 for panel in panels for row in panel.rows for edge in (row.low, row.high)]
    left, right = min(-0.5, *far), max(0.5, *far)
    pad = 0.06 * (right - left)
    for axes, panel in zip(grid[:, 0], panels, strict=True):
        _draw_panel(axes, panel)
        axes.set_xlim(left - pad, right + pad)
    ticks = _ticks(left - pad, right + pad)
    bottom = grid[-1, 0]
    points = [catalogue.number(tick, "+.3g").replace("-", "−") for tick in ticks]
    even = catalogue.say("chart-even-tick")
    bottom.set_xticks(ticks, [told if tick else even for tick, told in zip(ticks, points, strict=True)])
    bottom.set_xlabel(catalogue.say("chart-points"), fontsize=SMALL)
    return figure


def _draw_panel(axes: "Axes", panel: "Panel") -> None:
    bare(axes, "bottom")
    catalogue = load_catalogue()
    heading = catalogue.say("chart-even-heading", share=catalogue.percent(panel.even, ".3g"))
    axes.set_title(
        filled(f"{one_line(panel.label)} · {heading}" if panel.label else heading, 60), loc="left", fontsize=SMALL,
        fontweight="bold" if panel.label else "normal",
    )  # fmt: skip
    axes.axvline(0, color=GREY, linewidth=2.5, linestyle=(0, (4, 2)), zorder=1)
    for place, row in enumerate(panel.rows):
        mark = MARKS[row.sign(panel.even)]
        low, at, high = ((one - panel.even) * 100 for one in (row.low, row.share, row.high))
        axes.plot([low, high], [place, place], color=mark.colour, linewidth=7, solid_capstyle="butt", zorder=2)
        axes.plot(
            at, place, marker=mark.marker, markersize=15, color=mark.colour, markerfacecolor=mark.face,
            markeredgewidth=3, zorder=3,
        )  # fmt: skip
        interval = "–".join(catalogue.number(end, ".1f") for end in row.percents)
        told = catalogue.marks.aside(catalogue.percent(row.share), interval)
        axes.text(1.02, place, told, transform=axes.get_yaxis_transform(), va="center", fontsize=SMALL)
    names = [filled(one_line(row.name), 22) for row in panel.rows]
    axes.set_yticks(range(len(names)), names, fontsize=LARGE)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.tick_params(axis="x", width=2, length=7, labelsize=SMALL)


def _ticks(left: float, right: float) -> list[float]:
    """Round numbers on both sides of zero, so few that their words do not touch.

    Examples
    --------
    >>> _ticks(-3, 11)
    [0.0, 5.0, 10.0]
    """
    step = next(size for size in (0.5, 1, 2, 5, 10, 20, 50) if (right - left) / size <= 4.5)
    return [float(step * at) for at in range(-floor(-left / step), floor(right / step) + 1)]
