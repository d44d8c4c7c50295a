"""The odds of a lesson to look at: a table, a chart, and the way they are worked out."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Final

from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue
from ek_teach.theory.arguments import require, require_listed
from ek_teach.theory.odds import OddsTable, OpeningOdds
from ek_teach.views.charts.card import Chart, retold
from ek_teach.views.charts.paper import BLUE, GREY, INK, SMALL, VERMILION, bare, new_figure
from ek_teach.views.pieces import Table
from ek_teach.views.plain import clean

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["odds_chart", "odds_frame", "opening_frame"]

_LOOKS: Final = (
    (BLUE, "o", "-"), (VERMILION, "s", (0, (5, 2))), (INK, "^", (0, (1, 1.5))), (GREY, "D", (0, (6, 2, 1, 2))),
)  # fmt: skip
"""How the lines are told apart without their colours: by marker and by dashes."""


def told_chance(chance: Fraction | None) -> str:
    """Word a chance as a fraction and in percent.

    Examples
    --------
    >>> told_chance(Fraction(2, 35)), told_chance(Fraction(1)), told_chance(None)
    ('2/35 = 5.7 %', '1 = 100 %', '–')
    """
    if chance is None:
        return "–"
    return f"{chance} = {load_catalogue().percent(chance, '.1f' if chance.denominator > 1 else '.0f')}"


def odds_frame(odds: OddsTable, title: str | None = None) -> Table:
    """Write the chances as a table to read.

    Examples
    --------
    >>> from ek_teach.engine import situation, view
    >>> from ek_teach.rulebook import load_rulebook
    >>> from ek_teach.theory.odds import odds_table
    >>> print(odds_frame(odds_table(view(situation(load_rulebook("es"), ["DA", "DN"], "PPPK"), 0), 2)))
    The chance of a Kitten
    <BLANKLINE>
    cards  among them    the last is the first Kitten  the last, if none before
    1      1/4 = 25.0 %  1/4 = 25.0 %                  1/4 = 25.0 %
    2      1/2 = 50.0 %  1/4 = 25.0 %                  1/3 = 33.3 %
    """
    import pandas as pd

    require(odds, OddsTable, "a table of odds is made of what odds_table() gives")
    rows = [[told_chance(rung.within), told_chance(rung.here), told_chance(rung.after_safe)] for rung in odds.rungs]
    say = load_catalogue().say
    columns = [say(f"odds-column-{name}") for name in ("within", "here", "after")]
    index = pd.Index([rung.draws for rung in odds.rungs], name=say("odds-column-cards"))
    return Table(title or say("odds-frame-title"), pd.DataFrame(rows, index=index, columns=columns))


def opening_frame(openings: Sequence[OpeningOdds], title: str | None = None) -> Table:
    """Write how games begin as a table to read, one row each.

    Examples
    --------
    >>> from ek_teach.theory.odds import opening_odds
    >>> print(opening_frame([opening_odds("es", 2), opening_odds("es", 5)]))
    When the set-up is done
    <BLANKLINE>
    rulebook  players  cards in the pile  Kittens  first card     safe cards before a Kitten, on average
    es        2        35                 1        1/35 = 2.9 %   17
    es        5        16                 4        1/4 = 25.0 %   12/5
    """
    import pandas as pd

    require_listed(openings, OpeningOdds, "a table of openings is made of a list of what opening_odds() gives")
    rows = [[one.players, one.pile, one.kittens, told_chance(one.first), str(one.safe_draws)] for one in openings]
    say = load_catalogue().say
    columns = [say(f"opening-column-{name}") for name in ("players", "pile", "kittens", "first", "safe")]
    index: pd.Index = pd.Index([one.rulebook for one in openings], name=say("opening-column-rulebook"))
    return Table(title or say("opening-title"), pd.DataFrame(rows, index=index, columns=columns))


@retold
def odds_chart(odds: OddsTable | Mapping[str, OddsTable], title: str | None = None) -> Chart:
    """Draw how the chance grows with the number of cards; several tables, under their names, share one picture.

    Parameters
    ----------
    odds : OddsTable or mapping of str to OddsTable
        One to four.
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
    >>> from ek_teach.engine import situation, view
    >>> from ek_teach.rulebook import load_rulebook
    >>> from ek_teach.theory.odds import odds_table
    >>> odds_chart(odds_table(view(situation(load_rulebook("es"), ["DA", "DN"], "PPPK"), 0)))
    A Kitten among the next cards
    1 Kitten among 4 unknown cards. 1 card: 25.0 %; 2 cards: 50.0 %; 3 cards: 75.0 %; 4 cards: 100.0 %.
    """
    require(odds, (OddsTable, Mapping), "a chart of odds is drawn of what odds_table() gives, or of several by name")
    lines = {"": odds} if isinstance(odds, OddsTable) else {clean(str(name)): one for name, one in odds.items()}
    if not 1 <= len(lines) <= len(_LOOKS):
        raise EkTeachError(f"a chart of odds is drawn of 1 to {len(_LOOKS)} tables, not of {len(lines)}.")
    require_listed(list(lines.values()), OddsTable, "a chart of odds is drawn of what odds_table() gives")
    catalogue = load_catalogue()
    named = catalogue.marks.named
    words = tuple(named(name, _line(one)) if name else _line(one) for name, one in lines.items())
    return Chart(title or catalogue.say("odds-chart-title"), words, partial(_draw, lines=lines))


def _line(odds: OddsTable) -> str:
    catalogue = load_catalogue()
    size = len(odds.rungs)
    # Of many, as many as can be listened to.
    shown = range(size) if size <= 8 else sorted({round(part * (size - 1) / 7) for part in range(8)})
    rungs = [odds.rungs[at] for at in shown]
    chances = catalogue.marks.parted(
        catalogue.say("odds-chart-cards", draws=rung.draws, chance=catalogue.percent(rung.within)) for rung in rungs
    )
    return catalogue.say("odds-chart-line", kittens=odds.kittens, unknown=odds.unknown, chances=chances)


def _draw(chart: Chart, lines: Mapping[str, OddsTable]) -> "Figure":
    catalogue = load_catalogue()
    figure = new_figure(chart.title, 6.0, catalogue.say("odds-chart-below"))
    axes = figure.subplots()
    bare(axes, "left", "bottom")
    most = max(len(one.rungs) for one in lines.values())
    for (name, one), (colour, marker, dashes) in zip(lines.items(), _LOOKS, strict=False):
        x, y = [rung.draws for rung in one.rungs], [100 * float(rung.within) for rung in one.rungs]
        axes.plot(
            x, y, color=colour, marker=marker, linestyle=dashes, linewidth=3, markersize=11 if most <= 16 else 7,
            label=catalogue.say("odds-chart-legend", name=name, kittens=one.kittens, unknown=one.unknown)
            if name
            else None,
            clip_on=False, zorder=3,
        )  # fmt: skip
    axes.set_ylim(0, 100)
    axes.set_xlim(0, most + 0.5)
    axes.set_yticks(
        range(0, 101, 25), [catalogue.percent(tick / 100, ".0f") for tick in range(0, 101, 25)], fontsize=SMALL
    )
    step = 1 if most <= 12 else 2 if most <= 20 else 5
    axes.set_xticks(range(0, most + 1, step))
    axes.grid(axis="y", color="#dddddd", linewidth=1)
    axes.tick_params(width=2, length=7, labelsize=SMALL)
    axes.set_xlabel(catalogue.say("odds-chart-x"), fontsize=SMALL)
    if any(lines):
        axes.legend(fontsize=SMALL, frameon=False, handlelength=4, loc="lower right")
    return figure
