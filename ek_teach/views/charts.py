"""Charts of simulated games that can be read from the back row, each with the same in words.

Nothing is told by colour alone: markers have shapes, cells have numbers, and every row has its name beside it. A chart
brings its own white card, so that it looks alike in a light and in a dark notebook.
"""

import logging
import warnings
from collections.abc import Callable, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, partial, wraps
from html import escape
from io import BytesIO
from math import floor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, ParamSpec

import numpy as np
from numpy.typing import NDArray

from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import Catalogue, load_catalogue
from ek_teach.files import as_path, save_bytes
from ek_teach.languages import language_kept, speak, spoken
from ek_teach.simulation import Result, proportion_interval
from ek_teach.views.plain import clean, wrapped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

__all__ = ["Chart", "Results", "explosion_chart", "length_chart", "retold", "seat_chart", "win_chart"]

Results = Result | Mapping[str, Result]
"""What a chart is drawn of: one result, or several with the names to call them by."""

_MOST: Final = 8
"""How many results beside each other can still be read."""

_WIDTH: Final = 11.0
"""In inches; the letters are measured against it."""

_DPI: Final = 144
_SHOWN: Final = 80
"""Dots an inch, of the picture and on the screen: a projector shows it sharp."""

SMALL, LARGE, _TITLE = 16, 19, 22
"""The sizes of letters, in points."""

# Wong's palette, which colour-blind people tell apart, on white.
INK: Final = "#222222"
BLUE: Final = "#0072b2"
VERMILION: Final = "#b34700"
GREY: Final = "#555555"
PALE: Final = "#c9dff0"

_FALLBACKS: Final = (
    "Noto Sans CJK TC", "Noto Sans TC", "Source Han Sans TW", "Source Han Sans TC", "PingFang TC", "Heiti TC",
    "Microsoft JhengHei", "Noto Sans CJK JP", "Microsoft YaHei", "WenQuanYi Zen Hei", "WenQuanYi Micro Hei",
    "Arial Unicode MS",
)  # fmt: skip
"""Letters for Chinese, where a computer has any of these."""

_FILES: Final = ("cjk", "notosanstc", "sourcehan", "wqy", "pingfang", "heiti", "msjh", "msyh")
"""What the files of these fonts are called."""


# What is shown --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, repr=False)
class Chart:
    """A picture and the same in words; a notebook shows both.

    Attributes
    ----------
    title : str
    words : tuple of str
        What the picture shows, a sentence or a row each.

    Examples
    --------
    >>> from ek_teach.simulation import simulate
    >>> result = simulate(["cautious", "random"], "es", games=40, engine="readable", progress=False)
    >>> chart = win_chart(result)
    >>> chart.title
    'Who wins, and how sure that is'
    >>> chart.png()[1:4]
    b'PNG'
    """

    title: str
    words: tuple[str, ...]
    _draw: "Callable[[Chart], Figure]"
    _again: "Callable[[], Chart] | None" = None

    @property
    def beside(self) -> tuple[str, ...]:
        """The words as they stand beside the picture: they say so where it is labelled in another language."""
        return (*self.words, load_catalogue().say("chart-in-english")) if _labelled_in_english() else self.words

    def __str__(self) -> str:
        return "\n".join((self.title, *self.words))

    __repr__ = __str__

    def figure(self) -> "Figure":
        """Draw it, as a figure of matplotlib's to go on with."""
        with _own_style():
            return self._drawn()

    def png(self) -> bytes:
        """Draw it as a picture."""
        return self._written("png")

    def save(self, path: str | Path) -> None:
        """Write it into a file: as PNG, SVG or PDF, by its ending.

        Raises
        ------
        EkTeachError
            If the ending is another, or the file cannot be written.
        """
        path = as_path(path)
        kind = path.suffix.lower().lstrip(".")
        if kind not in ("png", "svg", "pdf"):
            raise EkTeachError(
                f"{path.name!r}: a chart is written as .png, .svg or .pdf; end the name with one of these."
            )
        save_bytes(self._written(kind), path)

    def _drawn(self) -> "Figure":
        if self._again is None or not _labelled_in_english():
            return self._draw(self)
        with language_kept():
            speak("en")
            return replace(self._again(), _again=None).figure()

    def _written(self, kind: str) -> bytes:
        held = BytesIO()
        with _own_style():
            figure = self._drawn()
            if kind == "png":
                _write_png(figure, held, {"Title": self.title, "Description": str(self)})
            else:
                about, dated = {"svg": ("Description", "Date"), "pdf": ("Subject", "CreationDate")}[kind]
                figure.savefig(held, format=kind, metadata={"Title": self.title, about: str(self), dated: None})
        return held.getvalue()

    def _repr_png_(self) -> bytes:
        return self.png()

    def _ipython_display_(self) -> None:
        """Show the picture, and under it the words, which a screen reader reads and which can be copied."""
        from base64 import b64encode

        from IPython import display

        publish: Any = display.publish_display_data
        shown = {"alt": str(self), "width": round(_WIDTH * _SHOWN)}
        picture = b64encode(self.png()).decode()
        say = load_catalogue().say
        plain = say("chart-picture", title=self.title)
        publish({"image/png": picture, "text/plain": plain}, metadata={"image/png": shown})
        rows = "".join(f"<li>{escape(clean(line))}</li>" for line in self.beside)
        same = escape(say("chart-same-words", title=self.title))
        told = f"<details><summary>{same}</summary><ul>{rows}</ul></details>"
        publish({"text/html": told, "text/plain": "\n".join((self.title, *self.beside))})


_Asked = ParamSpec("_Asked")


def retold(make: "Callable[_Asked, Chart]") -> "Callable[_Asked, Chart]":
    """Let a chart be told once more in English, where no font has the letters of the language that is spoken."""

    @wraps(make)
    def made(*args: _Asked.args, **kwargs: _Asked.kwargs) -> Chart:
        return replace(make(*args, **kwargs), _again=partial(make, *args, **kwargs))

    return made


@cache
def _chinese_fonts() -> tuple[str, ...]:
    """Those of the fonts with Chinese letters that there are; matplotlib's own list may be older than they are."""
    from matplotlib.font_manager import findSystemFonts, fontManager

    if not any(font in _FALLBACKS for font in fontManager.get_font_names()):
        for path in findSystemFonts():
            if any(part in Path(path).name.lower() for part in _FILES):
                fontManager.addfont(path)
    known = set(fontManager.get_font_names())
    return tuple(font for font in _FALLBACKS if font in known)


def _labelled_in_english() -> bool:
    """Whether a picture would be full of empty boxes in the language that is spoken."""
    return spoken() == "zh" and not _chinese_fonts()


@contextmanager
def _calmly() -> "Iterator[None]":
    """Let nobody be warned of letters that no font has, or of a font that is bold in one weight only."""
    log = logging.getLogger("matplotlib.font_manager")
    level = log.level
    log.setLevel(logging.ERROR)
    try:
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message="Glyph .* missing from")
            yield
    finally:
        log.setLevel(level)


@contextmanager
def _own_style() -> "Iterator[None]":
    """Draw alike whatever style somebody has set, and leave that as it was."""
    import matplotlib as mpl

    with mpl.rc_context(), _calmly():
        mpl.rcdefaults()
        mpl.rcParams.update(
            {
                "font.family": ["DejaVu Sans", *_chinese_fonts()],
                "font.size": SMALL,
                "text.parse_math": False,
                "text.color": INK,
                "axes.labelcolor": INK,
                "axes.edgecolor": GREY,
                "xtick.color": INK,
                "ytick.color": INK,
                "figure.facecolor": "white",
                "savefig.facecolor": "white",
                "figure.constrained_layout.h_pad": 0.1,
                "figure.constrained_layout.w_pad": 0.15,
                "svg.hashsalt": "ek_teach",
            }
        )
        yield


def _write_png(figure: "Figure", held: BytesIO, about: Mapping[str, str]) -> None:
    """Write a picture of few colours: a third of the size, which a notebook that keeps many of them feels."""
    from PIL import Image
    from PIL.PngImagePlugin import PngInfo

    whole = BytesIO()
    figure.savefig(whole, format="png", dpi=_DPI)
    info = PngInfo()
    for key, words in about.items():
        info.add_itxt(key, words)
    few = Image.open(whole).convert("RGB").quantize(64, dither=Image.Dither.NONE)
    few.save(held, format="png", optimize=True, pnginfo=info, dpi=(_DPI, _DPI))


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
    for label, result in _checked(results).items():
        table = result.table.set_axis(list(result.told_names)).sort_values("win_rate", ascending=False, kind="stable")
        rows = [_Row(*row) for row in zip(table.index, table["win_rate"], table["low"], table["high"], strict=True)]
        panels.append(_Panel(label, result, rows))
    return _dots(_titled(title, "chart-win-title"), panels)


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
    for label, result in _checked(results).items():
        table = result.seats
        names = [_seat(place) for place in range(len(table))]
        rows = [_Row(*row) for row in zip(names, table["win_rate"], table["low"], table["high"], strict=True)]
        panels.append(_Panel(label, result, rows))
    return _dots(_titled(title, "chart-seat-title"), panels)


@retold
def length_chart(results: Results, title: str | None = None) -> Chart:
    """Draw how many turns a game lasts, one row for each result.

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
    >>> print(length_chart({"two at random": result}).words[1])
    two at random: ... turns on average (... to ...), median ..., nine games in ten take ... to ...
    """
    checked, catalogue = _checked(results), load_catalogue()
    words = [_played(list(checked.values()))]
    for label, result in checked.items():
        length = result.length
        words.append(
            catalogue.say(
                "chart-length-row",
                name=_plain(label) or result.setting.rulebook.id,
                mean=catalogue.number(length["mean"], ".1f"),
                range=_range(catalogue, length["low"], length["high"], ".2f"),
                median=catalogue.number(length["median"]),
                nine=_range(catalogue, length["5 %"], length["95 %"], ".0f"),
            )
        )
    return Chart(_titled(title, "chart-length-title"), tuple(words), partial(_draw_lengths, results=checked))


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
    grids = [_grid(label, result, by) for label, result in _checked(results).items()]
    catalogue = load_catalogue()
    words = [_played([grid.result for grid in grids])]
    for grid in grids:
        # Who it is of is told only where there are several.
        of, name = ("-of", {"name": _plain(grid.label)}) if grid.label else ("", {})
        for place, column in enumerate(grid.shares.T):
            told = zip(grid.names, map(catalogue.percent, column), strict=True)
            shares = catalogue.marks.listed(f"{name} {share}" for name, share in told)
            if place == len(grid.turns):
                words.append(catalogue.say(f"chart-stays{of}", shares=shares, **name))
            else:
                turn, low, high = grid.turns[place]
                when = {"turn": catalogue.number(turn, ".1f"), "range": _range(catalogue, low, high, ".2f")}
                words.append(catalogue.say(f"chart-explodes{of}", number=place + 1, shares=shares, **when, **name))
    points = catalogue.number(max(grid.half for grid in grids) * 100, ".1f")
    words.append(catalogue.say("chart-known", points=points))
    return Chart(_titled(title, "chart-explosion-title"), tuple(words), partial(_draw_grids, grids=grids))


# What they have in common ---------------------------------------------------------------------------------------------


def _checked(results: Results) -> dict[str, Result]:
    """The results with their names; a single one has none."""
    asked = {"": results} if isinstance(results, Result) else results
    if not isinstance(asked, Mapping):
        raise EkTeachError(
            f"a chart is drawn of a result of simulate, or of several as {{name: result}}, not of {shown(results)}."
        )
    if not 1 <= len(asked) <= _MOST:
        raise EkTeachError(f"a chart is drawn of 1 to {_MOST} results, not of {len(asked)}; more cannot be read.")
    for label, result in asked.items():
        if not isinstance(result, Result):
            raise EkTeachError(f"under {shown(label)} stands {shown(result)}, which is no result of simulate.")
        if not result.games:
            raise EkTeachError(f"the result{f' {shown(label)}' if label else ''} has no games yet, so nothing to draw.")
    named = {_plain(label): result for label, result in asked.items()}
    if len(named) < len(asked):
        raise EkTeachError("two results of a chart would have the same name; give each its own.")
    return named


def _titled(title: object, else_: str) -> str:
    """The title that is asked for, as it can be written anywhere; or a message."""
    if title is None:
        return load_catalogue().say(else_)
    if not isinstance(title, str) or not _plain(title):
        raise EkTeachError(f"the title of a chart is a text, not {shown(title)}; leave it out, or say another.")
    return _plain(title)


def _plain(text: object) -> str:
    return clean(" ".join((text if isinstance(text, str) else shown(text)).split()))


def _range(catalogue: Catalogue, low: float, high: float, form: str) -> str:
    return catalogue.say("range", low=catalogue.number(low, form), high=catalogue.number(high, form))


def _filled(text: str, width: int) -> str:
    """A text in lines that are no wider."""
    return "\n".join(wrapped(text, width=width))


def _played(results: Sequence[Result]) -> str:
    """What was played, as far as it is the same."""
    games = sorted({result.games for result in results})
    books = list(dict.fromkeys(result.setting.rulebook.id for result in results))
    seats = sorted({len(result.names) for result in results})
    sure = sorted({round(result.confidence * 100, 1) for result in results})
    catalogue = load_catalogue()

    def told(numbers: list[int]) -> str:
        if len(numbers) == 1:
            return catalogue.number(numbers[0], ",d")
        return _range(catalogue, numbers[0], numbers[-1], ",.0f")

    return catalogue.say(
        "chart-played",
        results=len(results), games=told(games), books=len(books), book=_plain(books[0]), players=told(seats),
        intervals=catalogue.listing(catalogue.percent(one / 100, "g") for one in sure),
    )  # fmt: skip


def _seat(place: int) -> str:
    return load_catalogue().say("chart-seat", number=place + 1)


def new_figure(title: str, height: float, *below: str) -> "Figure":
    """Make a card with its title on top and lines below the picture."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    head, foot = _filled(_plain(title), 52), "\n".join(_filled(line, 78) for line in below)
    lines = head.count("\n") + foot.count("\n")
    figure = Figure(figsize=(_WIDTH, height + 0.35 * lines), dpi=_SHOWN, layout="constrained")
    FigureCanvasAgg(figure)
    figure.suptitle(head, x=0.015, ha="left", fontsize=_TITLE, fontweight="bold")
    figure.supxlabel(foot, x=0.015, ha="left", fontsize=SMALL)
    return figure


def bare(axes: "Axes", *sides: str) -> None:
    for side in ("left", "right", "top", "bottom"):
        axes.spines[side].set_visible(side in sides)


# Points with their intervals ------------------------------------------------------------------------------------------


class _Row(NamedTuple):
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


class _Panel(NamedTuple):
    """The rows that belong to one result."""

    label: str
    result: Result
    rows: list[_Row]

    @property
    def even(self) -> float:
        """What each would win if nothing made a difference."""
        return 1 / len(self.rows)


class _Sign(NamedTuple):
    """How more, less and cannot-tell look."""

    letter: str
    marker: str
    colour: str
    face: str
    than: str


_SIGNS: Final = {
    1: _Sign("▶", ">", BLUE, BLUE, "more"),
    -1: _Sign("◀", "<", VERMILION, VERMILION, "less"),
    0: _Sign("○", "o", GREY, "white", "unsure"),
}


def _dots(title: str, panels: list[_Panel]) -> Chart:
    catalogue = load_catalogue()
    say = catalogue.say
    words = [_played([panel.result for panel in panels])]
    for panel in panels:
        even, name = catalogue.percent(panel.even, ".3g"), _plain(panel.label)
        words.append(say("chart-even-of", name=name, share=even) if name else say("chart-even", share=even))
        for row in panel.rows:
            sign = _SIGNS[row.sign(panel.even)]
            told = {"rate": catalogue.percent(row.share), "range": _range(catalogue, *row.percents, ".1f")}
            words.append(say("chart-row", than=sign.than, sign=sign.letter, name=_plain(row.name), **told))
    return Chart(title, tuple(words), partial(_draw_dots, panels=panels))


def _draw_dots(chart: Chart, panels: list[_Panel]) -> "Figure":
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


def _draw_panel(axes: "Axes", panel: _Panel) -> None:
    bare(axes, "bottom")
    catalogue = load_catalogue()
    heading = catalogue.say("chart-even-heading", share=catalogue.percent(panel.even, ".3g"))
    axes.set_title(
        _filled(f"{_plain(panel.label)} · {heading}" if panel.label else heading, 60), loc="left", fontsize=SMALL,
        fontweight="bold" if panel.label else "normal",
    )  # fmt: skip
    axes.axvline(0, color=GREY, linewidth=2.5, linestyle=(0, (4, 2)), zorder=1)
    for place, row in enumerate(panel.rows):
        sign = _SIGNS[row.sign(panel.even)]
        low, at, high = ((one - panel.even) * 100 for one in (row.low, row.share, row.high))
        axes.plot([low, high], [place, place], color=sign.colour, linewidth=7, solid_capstyle="butt", zorder=2)
        axes.plot(
            at, place, marker=sign.marker, markersize=15, color=sign.colour, markerfacecolor=sign.face,
            markeredgewidth=3, zorder=3,
        )  # fmt: skip
        interval = "–".join(catalogue.number(end, ".1f") for end in row.percents)
        told = catalogue.marks.aside(catalogue.percent(row.share), interval)
        axes.text(1.02, place, told, transform=axes.get_yaxis_transform(), va="center", fontsize=SMALL)
    names = [_filled(_plain(row.name), 22) for row in panel.rows]
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


# Lengths --------------------------------------------------------------------------------------------------------------


def _draw_lengths(chart: Chart, results: Mapping[str, Result]) -> "Figure":
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
            _filled(_plain(label or result.setting.rulebook.id), 22),
            rotation=0,
            ha="right",
            va="center",
            fontsize=LARGE,
        )
        turns = catalogue.say("chart-length-side", turns=round(length["median"]))
        nine = catalogue.marks.aside("", _range(catalogue, length["5 %"], length["95 %"], ".0f")).strip()
        told = f"{turns}\n{nine}"
        axes.text(1.02, 0.5, told, transform=axes.transAxes, va="center", fontsize=LARGE)
    grid[-1, 0].set_xlabel(catalogue.say("chart-length-x"), fontsize=SMALL)
    return figure


# Explosions -----------------------------------------------------------------------------------------------------------


class _Grid(NamedTuple):
    """Who explodes when, in one result."""

    label: str
    result: Result
    names: list[str]
    shares: NDArray[np.float64]
    turns: list[tuple[float, float, float]]
    half: float


def _grid(label: str, result: Result, by: str) -> _Grid:
    seats = len(result.names)
    counts = (result.tally.out if by == "player" else result.tally.seat_out)[:seats, :seats]
    intervals = [proportion_interval(int(hits), result.games, result.confidence) for hits in counts.flat]
    table = result.explosions
    turns = list(zip(table["turn"], table["low"], table["high"], strict=True))
    names = [_plain(name) for name in result.told_names] if by == "player" else [_seat(place) for place in range(seats)]
    half = max(high - low for low, high in intervals) / 2
    return _Grid(label, result, names, counts / result.games, turns, half)


def _draw_grids(chart: Chart, grids: list[_Grid]) -> "Figure":
    rows = [len(grid.names) + 1.0 for grid in grids]
    height = 1.8 + 0.62 * sum(rows) + (0.3 * len(grids) if grids[0].label else 0)
    figure = new_figure(chart.title, height, chart.words[0], chart.words[-1])
    many = figure.subplots(len(grids), 1, squeeze=False, height_ratios=rows)
    for axes, grid in zip(many[:, 0], grids, strict=True):
        _draw_grid(axes, grid)
    return figure


def _draw_grid(axes: "Axes", grid: _Grid) -> None:
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
    axes.set_yticks(range(size), [_filled(name, 22) for name in grid.names], fontsize=LARGE)
    axes.tick_params(length=0, top=False, bottom=False, labeltop=True, labelbottom=False)
    axes.set_xlim(-0.5, size - 0.5)
    axes.set_ylim(size - 0.5, -0.5)
    bare(axes)
    if grid.label:
        axes.set_title(_filled(_plain(grid.label), 60), loc="left", fontsize=SMALL, fontweight="bold", pad=8)
