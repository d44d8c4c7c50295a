"""Tournaments and populations to look at: payoffs with their intervals, who drives out whom, shares as they move."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue
from ek_teach.simulation.naming import strategy_label
from ek_teach.theory.arguments import require, require_listed
from ek_teach.theory.population import Course, Invasion, Payoff, Payoffs
from ek_teach.theory.population.tournaments import require_payoffs
from ek_teach.views.charts.card import Chart, retold
from ek_teach.views.charts.paper import BLUE, GREY, INK, SMALL, VERMILION, bare, new_figure
from ek_teach.views.pieces import Table
from ek_teach.views.plain import clean

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["duel_frame", "invasion_frame", "shares_chart"]

_SIGNS: Final = {1: "▲", -1: "▼", 0: "○"}
"""More than an even share, less, and what the interval does not tell."""

_LOOKS: Final = (
    (BLUE, "o", "-"), (VERMILION, "s", (0, (6, 2))), (INK, "^", (0, (1, 1.5))), (GREY, "D", (0, (6, 2, 1, 2))),
    ("#7a4a00", "v", (0, (3, 1))), ("#006b4f", "P", (0, (1, 4))), ("#8a3a6b", "X", (0, (8, 1, 1, 1, 1, 1))),
)  # fmt: skip
"""How the lines are told apart without their colours: by marker and by dashes."""

_MARKED: Final = 11
"""How many markers a line has."""


def _told(payoff: Payoff, payoffs: Payoffs) -> str:
    if not payoff.games:
        return f"= {load_catalogue().percent(payoff.rate)}"
    return f"{_SIGNS[payoff.above(payoffs.even)]} {payoff}"


def duel_frame(payoffs: Payoffs, title: str | None = None) -> Table:
    """Write the payoffs of duels as a table to read: a sign, the chance to win, and its interval.

    Examples
    --------
    >>> from ek_teach.theory.population import tournament
    >>> print(duel_frame(tournament(["random", "cautious"], games=60)))
    How often the row wins against the column
    <BLANKLINE>
    strategy  random                    cautious
    random    = 50.0 %                  ▼ ... % (... % to ... %)
    cautious  ▲ ... % (... % to ... %)  = 50.0 %
    """
    import pandas as pd

    require_payoffs(payoffs)
    if payoffs.players != 2:
        raise EkTeachError(f"a table of duels is made of 2 at a table, not of {payoffs.players}; see invasion_frame.")
    say, names = load_catalogue().say, [strategy_label(name) for name in payoffs.names]
    table = payoffs.table.map(lambda payoff: _told(payoff, payoffs)).set_axis(names, axis=1)
    table.index = pd.Index(names, name=say("population-column-strategy"))
    return Table(title or say("population-duels-title"), table)


def invasion_frame(payoffs: Payoffs, found: Sequence[Invasion], title: str | None = None) -> Table:
    """Write who can invade whom as a table to read: how often the newcomer wins.

    Examples
    --------
    >>> from ek_teach.theory.population import invasions, tournament
    >>> duels = tournament(["random", "cautious"], games=60)
    >>> print(invasion_frame(duels, invasions(duels)))
    A single player of the column among players of the row
    <BLANKLINE>
    among     random                    cautious
    random    = 50.0 %                  ▲ ... % (... % to ... %)
    cautious  ▼ ... % (... % to ... %)  = 50.0 %
    """
    import pandas as pd

    require_payoffs(payoffs)
    require_listed(found, Invasion, "invasions are a list of what invasions() gives")
    catalogue = load_catalogue()
    say, names = catalogue.say, {name: strategy_label(name) for name in payoffs.names}
    index = pd.Index(names.values(), name=say("population-column-among"))
    frame = pd.DataFrame(f"= {catalogue.percent(payoffs.even)}", index=index, columns=list(names.values()))
    for one in found:
        frame.loc[names[one.resident], names[one.invader]] = _told(one.payoff, payoffs)
    return Table(title or say("population-invasions-title"), frame)


@retold
def shares_chart(course: Course, title: str | None = None) -> Chart:
    """Draw how the shares move over the generations.

    Parameters
    ----------
    course : Course
        Of at most seven strategies.
    title : str, optional

    Returns
    -------
    Chart

    Raises
    ------
    EkTeachError
        If there are too many lines to be told apart.

    Examples
    --------
    >>> from ek_teach.theory.population import generations, tournament
    >>> print(shares_chart(generations(tournament(["random", "cautious"], games=60), number=8)))
    Who is copied: the shares of the strategies
    random: 50.0 % at first, at most 50.0 % (generation 0), 0.0 % after 8 generations.
    cautious: 50.0 % at first, at most 100.0 % (generation ...), 100.0 % after 8 generations.
    """
    require(course, Course, "shares are drawn of what generations() or flow() gives")
    if len(course.names) > len(_LOOKS):
        raise EkTeachError(
            f"a chart has at most {len(_LOOKS)} lines, not {len(course.names)}; more cannot be told apart."
        )
    catalogue, words = load_catalogue(), []
    for name, line in zip(course.names, course.shares.T, strict=True):
        # The first time that it is as good as there: a share goes on growing by less than anybody can see.
        most = int((line > line.max() - 5e-4).argmax())
        first, highest, last = map(catalogue.percent, (line[0], line[most], line[-1]))
        generation, generations = round(course.times[most]), round(course.times[-1])
        words.append(
            catalogue.say(
                "population-line",
                strategy=clean(strategy_label(name)),
                first=first,
                most=highest,
                generation=generation,
                last=last,
                generations=generations,
            )
        )
    return Chart(title or catalogue.say("population-shares-title"), tuple(words), partial(_draw, course=course))


def _draw(chart: Chart, course: Course) -> "Figure":
    from matplotlib.ticker import MaxNLocator

    catalogue = load_catalogue()
    figure = new_figure(chart.title, 6.5, catalogue.say("population-below"))
    axes = figure.subplots()
    bare(axes, "left", "bottom")
    order = sorted(range(len(course.names)), key=lambda place: -course.shares[-1, place])
    every = max(1, len(course.times) // _MARKED)
    for place in order:
        colour, marker, dashes = _LOOKS[place]
        line = 100 * course.shares[:, place]
        axes.plot(
            course.times, line, color=colour, marker=marker, linestyle=dashes, linewidth=3, markersize=11,
            markevery=(place * every // len(order), every), clip_on=False, zorder=3,
            label=catalogue.marks.named(
                clean(strategy_label(course.names[place])), catalogue.percent(line[-1] / 100)
            ),
        )  # fmt: skip
    axes.set_ylim(0, 100)
    axes.set_xlim(0, course.times[-1])
    axes.set_yticks(range(0, 101, 25), [catalogue.percent(tick / 100, ".0f") for tick in range(0, 101, 25)])
    axes.grid(axis="y", color="#dddddd", linewidth=1)
    axes.tick_params(width=2, length=7, labelsize=SMALL)
    axes.set_xlabel(catalogue.say("population-x"), fontsize=SMALL)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.legend(
        fontsize=SMALL, frameon=False, handlelength=3.5, loc="center left", bbox_to_anchor=(1.02, 0.5),
        title=catalogue.say("population-legend"), title_fontsize=SMALL, alignment="left",
    )  # fmt: skip
    return figure
