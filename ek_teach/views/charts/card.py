"""A chart: a picture that can be read from the back row, with the same in words.

Nothing is told by colour alone: markers have shapes, cells have numbers, and every row has its name beside it. A chart
brings its own white card, so that it looks alike in a light and in a dark notebook.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial, wraps
from html import escape
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec

from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue
from ek_teach.files import as_path, save_bytes
from ek_teach.languages import language_kept, speak
from ek_teach.views.charts.paper import SHOWN_WIDTH, labelled_in_english, own_style, write_png
from ek_teach.views.plain import clean

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["Chart", "retold"]


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
    >>> from ek_teach.views import win_chart
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
        return (*self.words, load_catalogue().say("chart-in-english")) if labelled_in_english() else self.words

    def __str__(self) -> str:
        return "\n".join((self.title, *self.words))

    __repr__ = __str__

    def figure(self) -> "Figure":
        """Draw it, as a figure of matplotlib's to go on with."""
        with own_style():
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
        if self._again is None or not labelled_in_english():
            return self._draw(self)
        with language_kept():
            speak("en")
            return replace(self._again(), _again=None).figure()

    def _written(self, kind: str) -> bytes:
        held = BytesIO()
        with own_style():
            figure = self._drawn()
            if kind == "png":
                write_png(figure, held, {"Title": self.title, "Description": str(self)})
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
        shown = {"alt": str(self), "width": SHOWN_WIDTH}
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
