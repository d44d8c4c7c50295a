"""An explorer for a lesson: a few labelled controls, and an answer that the kernel works out anew at each change.

Without a kernel a reader finds the answer for the values at the start, and for those others that the lesson names.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import Any

import anywidget
import traitlets

from ek_teach.errors import EkTeachError, nearest
from ek_teach.explain import load_catalogue
from ek_teach.views.html import static_file
from ek_teach.views.pieces import as_pieces, pieces_html, pieces_text
from ek_teach.views.plain import clean, wrapped

__all__ = ["Choice", "Control", "Explorer", "Slider"]


@dataclass(frozen=True)
class Slider:
    """A whole number to choose.

    Parameters
    ----------
    label : str
        What the number is, with its unit.
    least, most : int
        The ends, both included.
    start : int, optional
        The value to begin with; the least without it.
    """

    label: str
    least: int
    most: int
    start: int | None = None

    def __post_init__(self) -> None:
        if not self.least <= self.first <= self.most:
            raise EkTeachError(
                f"the slider {self.label!r:.60} begins at {self.first}, which is not from {self.least} to {self.most}."
            )

    @property
    def first(self) -> int:
        """Where it begins; of any control, in the form that the browser gets."""
        return self.least if self.start is None else self.start

    def value(self, place: int) -> int:
        """What `show` gets for what the browser sent."""
        return place

    def place(self, value: object) -> int:
        """The reverse, with a sentence for what cannot be chosen."""
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise EkTeachError(f"{self.label!r:.60} goes from {self.least} to {self.most}, not {value!r:.40}.")
        return value

    def words(self, place: int) -> str:
        """How a value is told."""
        return str(place)

    def data(self) -> dict[str, Any]:
        """What the browser needs to know."""
        return {"kind": "slider", "label": self.label, "least": self.least, "most": self.most}


@dataclass(frozen=True)
class Choice:
    """One of several values to choose.

    Parameters
    ----------
    label : str
        What is chosen.
    options : sequence, or mapping of str to object
        The values; in a mapping, under the words that the reader sees.
    start : object, optional
        The value to begin with; the first without it.
    """

    label: str
    options: Sequence[Any] | Mapping[str, Any]
    start: Any = None

    def __post_init__(self) -> None:
        if not self._values:
            raise EkTeachError(f"the choice {self.label!r:.60} has no options; name at least one.")
        _ = self.first

    @property
    def _values(self) -> list[Any]:
        return list(self.options.values() if isinstance(self.options, Mapping) else self.options)

    @property
    def _words(self) -> list[str]:
        return [str(word) for word in self.options]

    @property
    def first(self) -> int:
        """Where it begins; of any control, in the form that the browser gets."""
        return 0 if self.start is None else self.place(self.start)

    def value(self, place: int) -> Any:
        """What `show` gets for what the browser sent."""
        return self._values[place]

    def place(self, value: object) -> int:
        """The reverse, with a sentence for what cannot be chosen."""
        if value not in self._values:
            raise EkTeachError(f"{self.label!r:.60} is one of {', '.join(self._words)}, not {value!r:.40}.")
        return self._values.index(value)

    def words(self, place: int) -> str:
        """How a value is told."""
        return self._words[place]

    def data(self) -> dict[str, Any]:
        """What the browser needs to know."""
        return {"kind": "choice", "label": self.label, "options": self._words}


Control = Slider | Choice
"""What a reader can change."""


@cache
def _style() -> str:
    return static_file("step_through.css") + static_file("explore.css")


class Explorer(anywidget.AnyWidget):
    """Labelled controls, and below them what comes of their values.

    Parameters
    ----------
    controls : mapping of str to Slider or Choice
        Each under the name of the argument of `show` that it sets.
    show : callable
        Called as ``show(**values)``. It returns a sentence, a :class:`ek_teach.views.Table`, a
        :class:`ek_teach.views.Chart`, or a list of these. A sentence at the beginning is the answer in short: it stands
        on top, and a screen reader reads it out at each change.
    title : str, optional
        What the explorer is called.
    also : sequence of mapping
        Other values, by the names of the controls, that are shown as well where no kernel is.

    Attributes
    ----------
    values : dict of str to int
        What the controls stand at: of a slider the number, of a choice the place.

    Raises
    ------
    EkTeachError
        If there is no control, or a value cannot be chosen.

    Examples
    --------
    >>> def show(cards, kittens):
    ...     return f"{kittens} of {cards} cards are Kittens."
    >>> explorer = Explorer({"cards": Slider("Cards", 1, 40, 20), "kittens": Choice("Kittens", [1, 2])}, show)
    >>> explorer.choose(kittens=2)
    >>> print(explorer.text())
    Try it out
    <BLANKLINE>
    Cards: 20. Kittens: 2.
    <BLANKLINE>
    2 of 20 cards are Kittens.
    """

    _esm = static_file("explore.js")
    _css = _style()
    title = traitlets.Unicode().tag(sync=True)
    controls: traitlets.List[Any] = traitlets.List().tag(sync=True)
    values = traitlets.Dict().tag(sync=True)
    told = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        controls: Mapping[str, Control],
        show: Callable[..., object],
        title: str | None = None,
        also: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        if not controls:
            raise EkTeachError("an explorer needs a control, as in {'cards': Slider('Cards', 1, 40)}.")
        self._made, self._show = dict(controls), show
        start = {name: control.first for name, control in self._made.items()}
        self._also = [start | self._places(other) for other in also]
        super().__init__(
            title=load_catalogue().say("chart-try") if title is None else title,
            controls=[control.data() | {"name": name} for name, control in self._made.items()],
            values=start,
            told=self._answer(start),
        )
        self.observe(self._tell, names="values")

    def _places(self, values: Mapping[str, Any]) -> dict[str, int]:
        for name in values:
            if name not in self._made:
                raise EkTeachError(f"this explorer has no control {name!r:.40}{nearest(name, self._made)}")
        return {name: self._made[name].place(value) for name, value in values.items()}

    def choose(self, **values: Any) -> None:
        """Set controls, as a reader would, by their names."""
        self.values = self.values | self._places(values)

    @traitlets.validate("values")
    def _known(self, proposal: Any) -> dict[str, int]:
        """What comes from a browser is kept only as far as it can be chosen there."""
        new, kept = proposal["value"], {}
        for name, control in self._made.items():
            last = control.most if isinstance(control, Slider) else len(control.options) - 1
            least = control.least if isinstance(control, Slider) else 0
            place = new.get(name)
            fits = isinstance(place, int) and not isinstance(place, bool) and least <= place <= last
            kept[name] = place if fits else control.first
        return kept

    def _pieces(self, places: Mapping[str, int]) -> tuple[object, ...]:
        try:
            return as_pieces(self._show(**{name: self._made[name].value(place) for name, place in places.items()}))
        except EkTeachError as error:
            return (clean(str(error)),)

    def _answer(self, places: Mapping[str, int]) -> dict[str, Any]:
        said, rest = _parted(self._pieces(places))
        # What it answers goes with it: two answers that read alike are still two, and the browser waits for each.
        return {"said": clean(said), "html": pieces_html(rest), "of": dict(places)}

    def _tell(self, _change: Any = None) -> None:
        self.told = self._answer(self.values)

    def _words(self, places: Mapping[str, int]) -> str:
        marks = load_catalogue().marks
        return marks.sentences(
            marks.named(control.label, control.words(places[name])) + marks.stop for name, control in self._made.items()
        )

    def text(self) -> str:
        """Tell the values that are chosen, and what comes of them, in plain text; then the others, if any."""
        parts = [self.title]
        for places in (self.values, *self._also):
            parts += ["\n".join(wrapped(self._words(places))), pieces_text(self._pieces(places))]
        return "\n\n".join(parts)

    def html(self) -> str:
        """The same as a piece of HTML that needs neither kernel nor script."""
        parts = []
        for places in (self.values, *self._also):
            words = escape(clean(self._words(places)))
            parts.append(f"<p><strong>{words}</strong></p>\n{pieces_html(self._pieces(places), pictures=False)}")
        return (
            f"<style>\n{_style()}</style>\n"
            f'<div class="ek-walk ek-explore"><p class="ek-label">{escape(clean(self.title))}</p>\n'
            + "\n".join(parts)
            + "\n</div>"
        )

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        shown = super()._repr_mimebundle_(**kwargs)
        bundle, about = shown or ({}, {})
        return bundle | {"text/html": self.html(), "text/plain": self.text()}, about

    def __repr__(self) -> str:
        # The same each time, so that a notebook's output can be compared with an earlier one.
        return f"<Explorer {self.title!r}: {', '.join(self._made)}>"


def _parted(pieces: tuple[object, ...]) -> tuple[str, tuple[object, ...]]:
    """The short answer, if there is one, and the rest."""
    if pieces and isinstance(pieces[0], str):
        return pieces[0], pieces[1:]
    return "", pieces
