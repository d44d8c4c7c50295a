"""The paper that charts are drawn on: sizes, colours and letters, and a card with its title on top."""

import logging
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ek_teach.errors import shown
from ek_teach.languages import spoken
from ek_teach.views.plain import clean, wrapped

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

__all__ = [
    "BLUE", "GREY", "INK", "LARGE", "PALE", "SHOWN_WIDTH", "SMALL", "VERMILION", "bare", "filled",
    "labelled_in_english", "new_figure", "one_line", "own_style", "write_png",
]  # fmt: skip

_WIDTH: Final = 11.0
"""In inches; the letters are measured against it."""

_DPI: Final = 144
_SHOWN: Final = 80
"""Dots an inch, of the picture and on the screen: a projector shows it sharp."""

SHOWN_WIDTH: Final = round(_WIDTH * _SHOWN)
"""In pixels, on the screen."""

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


def one_line(text: object) -> str:
    """Tell whatever it is in one line, without signs that cannot be seen.

    Examples
    --------
    >>> one_line("two\\n  words")
    'two words'
    """
    return clean(" ".join((text if isinstance(text, str) else shown(text)).split()))


def filled(text: str, width: int) -> str:
    """A text in lines that are no wider."""
    return "\n".join(wrapped(text, width=width))


def new_figure(title: str, height: float, *below: str) -> "Figure":
    """Make a card with its title on top and lines below the picture."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    head, foot = filled(one_line(title), 52), "\n".join(filled(line, 78) for line in below)
    lines = head.count("\n") + foot.count("\n")
    figure = Figure(figsize=(_WIDTH, height + 0.35 * lines), dpi=_SHOWN, layout="constrained")
    FigureCanvasAgg(figure)
    figure.suptitle(head, x=0.015, ha="left", fontsize=_TITLE, fontweight="bold")
    figure.supxlabel(foot, x=0.015, ha="left", fontsize=SMALL)
    return figure


def bare(axes: "Axes", *sides: str) -> None:
    """Leave of the frame only these sides."""
    for side in ("left", "right", "top", "bottom"):
        axes.spines[side].set_visible(side in sides)


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


def labelled_in_english() -> bool:
    """Whether a picture would be full of empty boxes in the language that is spoken."""
    return spoken() == "zh" and not _chinese_fonts()


@contextmanager
def _calmly() -> Iterator[None]:
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
def own_style() -> Iterator[None]:
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


def write_png(figure: "Figure", held: BytesIO, about: Mapping[str, str]) -> None:
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
