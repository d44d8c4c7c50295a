"""Draw who explodes when: a grid for each result, deeper where it is more likely, with the number in each cell."""

from typing import TYPE_CHECKING

import numpy as np

from ek_teach.explain import load_catalogue
from ek_teach.views.charts.paper import INK, LARGE, SMALL, bare, filled, new_figure, one_line

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from ek_teach.views.charts.card import Chart
    from ek_teach.views.charts.explosions import Grid

__all__ = ["draw_grids"]


def draw_grids(chart: "Chart", grids: "list[Grid]") -> "Figure":
    """Draw the grids below each other."""
    rows = [len(grid.names) + 1.0 for grid in grids]
    height = 1.8 + 0.62 * sum(rows) + (0.3 * len(grids) if grids[0].label else 0)
    figure = new_figure(chart.title, height, chart.words[0], chart.words[-1])
    many = figure.subplots(len(grids), 1, squeeze=False, height_ratios=rows)
    for axes, grid in zip(many[:, 0], grids, strict=True):
        _draw_grid(axes, grid)
    return figure


def _draw_grid(axes: "Axes", grid: "Grid") -> None:
    from matplotlib.patches import Rectangle

    size, catalogue = len(grid.names), load_catalogue()
    pale, full = np.array([1.0, 1.0, 1.0]), np.array([0.0, 0.35, 0.6])
    for row in range(size):
        for column in range(size):
            share = float(grid.shares[row, column])
            depth = min(1.0, share / max(0.5, float(grid.shares.max())))
            colour = tuple(float(part) for part in pale + depth * (full - pale))
            axes.add_patch(Rectangle((column - 0.5, row - 0.5), 1, 1, facecolor=colour, edgecolor=INK, linewidth=1.5))
            ink = "white" if depth > 0.8 else "black"
            axes.text(column, row, catalogue.percent(share), ha="center", va="center", fontsize=LARGE, color=ink)
    head = "chart-head-short" if size == 5 else "chart-head"
    heads = [
        f"{catalogue.say(head, number=number)}\n{catalogue.say('chart-head-turn', turn=catalogue.number(turn, '.1f'))}"
        for number, (turn, _, _) in enumerate(grid.turns, 1)
    ]
    axes.set_xticks(range(size), [*heads, f"{catalogue.say('chart-head-stays')}\n"], fontsize=SMALL)
    axes.set_yticks(range(size), [filled(name, 22) for name in grid.names], fontsize=LARGE)
    axes.tick_params(length=0, top=False, bottom=False, labeltop=True, labelbottom=False)
    axes.set_xlim(-0.5, size - 0.5)
    axes.set_ylim(size - 0.5, -0.5)
    bare(axes)
    if grid.label:
        axes.set_title(filled(one_line(grid.label), 60), loc="left", fontsize=SMALL, fontweight="bold", pad=8)
