"""Timelines, and rulebooks side by side, as notebook widgets, stepped in the browser; they need anywidget."""

from typing import Any

import anywidget
import traitlets

from ek_teach.rulings import SideBySide
from ek_teach.timeline import Timeline, Walk
from ek_teach.views.beside_html import side_by_side_body, side_by_side_script
from ek_teach.views.html import static_file, step_script, step_style
from ek_teach.views.walk_data import Host

__all__ = ["SideBySideView", "StepThrough"]


class StepThrough(anywidget.AnyWidget):
    """A walk through a timeline.

    Parameters
    ----------
    timeline : Timeline or Walk
        For a walk, its branches are there from the start.
    step : int
        The frame to begin with, counted from 0.

    Attributes
    ----------
    data : dict
        What the browser gets; see :func:`ek_teach.views.walk_data`.
    step : int
        The frame shown. It follows the reader, and the reader follows it.
    walk : Walk
        The timeline with the branches that the reader made.
    """

    _esm = step_script()
    _css = step_style()
    data = traitlets.Dict().tag(sync=True)
    step = traitlets.Int(0).tag(sync=True)

    def __init__(self, timeline: Timeline | Walk, step: int = 0) -> None:
        self.walk = timeline if isinstance(timeline, Walk) else Walk(timeline)
        self._host = Host(self.walk)
        super().__init__(data=self._host.data(), step=step)
        self.on_msg(self._hear)

    def _hear(self, _widget: Any, message: Any, _buffers: Any) -> None:
        """Answer what the browser asks for, and tell it under the number of its question."""
        if not isinstance(message, dict) or message.get("kind") != "ask":
            return
        reply = self._host.ask(message.get("request"))
        self.send({"kind": "answer", "id": message.get("id"), "reply": reply})

    @traitlets.validate("step")
    def _within_the_walk(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), self._last_step()))

    def _last_step(self) -> int:
        return len(self._host.shown().frames) - 1

    def __repr__(self) -> str:
        # The same each time, so that a notebook's output can be compared with an earlier one.
        steps = len(self.walk.timeline()) - 1
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

    _esm = side_by_side_script()
    _css = static_file("step_through.css") + static_file("side_by_side.css")
    html = traitlets.Unicode().tag(sync=True)

    def __init__(self, table: SideBySide) -> None:
        super().__init__(html=side_by_side_body(table))
        self._said = f"<SideBySideView {table.ruling.case.title!r}: {len(table.ruling.books)} rulebooks>"

    def __repr__(self) -> str:
        return self._said
