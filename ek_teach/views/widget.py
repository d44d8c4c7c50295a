"""Timelines, and rulebooks side by side, as notebook widgets, stepped in the browser; they need anywidget."""

from typing import Any

import anywidget
import traitlets

from ek_teach.rulings import SideBySide
from ek_teach.timeline import Timeline
from ek_teach.views.beside_html import side_by_side_body
from ek_teach.views.data import timeline_data
from ek_teach.views.html import static_file

__all__ = ["SideBySideView", "StepThrough"]


class StepThrough(anywidget.AnyWidget):
    """A walk through a timeline.

    Parameters
    ----------
    timeline : Timeline
    step : int
        The frame to begin with, counted from 0.

    Attributes
    ----------
    data : dict
        What the browser gets; see :func:`ek_teach.views.timeline_data`.
    step : int
        The frame shown. It follows the reader, and the reader follows it.
    """

    _esm = static_file("step_through.js")
    _css = static_file("step_through.css")
    data = traitlets.Dict().tag(sync=True)
    step = traitlets.Int(0).tag(sync=True)

    def __init__(self, timeline: Timeline, step: int = 0) -> None:
        super().__init__(data=timeline_data(timeline), step=step)

    @traitlets.validate("step")
    def _within_the_walk(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), len(self.data.get("frames", ())) - 1))

    def __repr__(self) -> str:
        # The same each time, so that a notebook's output can be compared with an earlier one.
        steps = len(self.data["frames"]) - 1
        return f"<StepThrough {self.data['title']!r}: {steps} step{'' if steps == 1 else 's'}>"


class SideBySideView(anywidget.AnyWidget):
    """A case under several rulebooks, step beside step.

    Parameters
    ----------
    table : SideBySide

    Attributes
    ----------
    html : str
        The whole walk; see :func:`ek_teach.views.side_by_side_fragment`.
    """

    _esm = static_file("side_by_side.js")
    _css = static_file("step_through.css") + static_file("side_by_side.css")
    html = traitlets.Unicode().tag(sync=True)

    def __init__(self, table: SideBySide) -> None:
        super().__init__(html=side_by_side_body(table))
        self._said = f"<SideBySideView {table.ruling.case.title!r}: {len(table.ruling.books)} rulebooks>"

    def __repr__(self) -> str:
        return self._said
