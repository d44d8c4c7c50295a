"""Draw how many turns games last: a bar for each number of turns, one row for each result."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ek_teach.explain import load_catalogue
from ek_teach.simulation import Result
from ek_teach.views.charts.asked import ranged
from ek_teach.views.charts.paper import BLUE, LARGE, PALE, SMALL, VERMILION, bare, filled, new_figure, one_line

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from ek_teach.views.charts.card import Chart

__all__ = ["draw_lengths"]


def draw_lengths(chart: "Chart", results: Mapping[str, Result]) -> "Figure":
    """Draw the lengths below each other, on one scale."""
    catalogue = load_catalogue()
    key = catalogue.say("chart-length-key")
    figure = new_figure(chart.title, 2.0 + 1.1 * len(results), key, chart.words[0])
    grid = figure.subplots(len(results), 1, sharex=True, sharey=True, squeeze=False)
    last = max(int(result.lengths.index.max()) for result in results.values())
    highest = max(float(result.lengths.max()) / result.games for result in results.values())
    for axes, (label, result) in zip(grid[:, 0], results.items(), strict=True):
        length, lengths = result.length, result.lengths
        bare(axes, "bottom")
        axes.bar(lengths.index, lengths / result.games, width=0.9, color=PALE, edgecolor=BLUE, linewidth=0.8)
        axes.plot(
            [length["5 %"], length["95 %"]], [-0.13 * highest] * 2, color=BLUE, linewidth=8, solid_capstyle="butt"
        )
        axes.plot([length["median"]] * 2, [-0.24 * highest, highest], color=VERMILION, linewidth=4)
        axes.set_ylim(-0.3 * highest, 1.1 * highest)
        axes.set_xlim(0, last + 1)
        axes.set_xticks(range(0, last + 2, 5 if last < 30 else 10 if last < 90 else 20))
        axes.set_yticks([])
        axes.tick_params(axis="x", width=2, length=7, labelsize=SMALL)
        axes.set_ylabel(
            filled(one_line(label or result.setting.rulebook.id), 22),
            rotation=0,
            ha="right",
            va="center",
            fontsize=LARGE,
        )
        turns = catalogue.say("chart-length-side", turns=round(length["median"]))
        nine = catalogue.marks.aside("", ranged(catalogue, length["5 %"], length["95 %"], ".0f")).strip()
        told = f"{turns}\n{nine}"
        axes.text(1.02, 0.5, told, transform=axes.transAxes, va="center", fontsize=LARGE)
    grid[-1, 0].set_xlabel(catalogue.say("chart-length-x"), fontsize=SMALL)
    return figure
