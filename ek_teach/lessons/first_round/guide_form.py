"""The guided round as a form: the question, its options, what became of the answer, and below it the walk."""

from html import escape
from typing import Any, Final

import ipywidgets

from ek_teach.explain import load_catalogue
from ek_teach.lessons.first_round.guide import GuidedRound, Stop
from ek_teach.lessons.first_round.guide_told import checked_html, stop_label
from ek_teach.lessons.puzzle import Checked
from ek_teach.views.widget import StepThrough

__all__ = ["GuideForm"]

_PANEL: Final = "border-left: 4px solid var(--jp-brand-color1, #1976d2); padding: 0 0 0 0.75em; line-height: 1.5;"


class GuideForm(ipywidgets.VBox):  # type: ignore[misc]
    """The form.

    Parameters
    ----------
    together : GuidedRound

    Attributes
    ----------
    question, told : HTML
        What is asked, and what became of the answer.
    options : RadioButtons
        What can be answered.
    check, go_on, again : Button
    view : StepThrough
        The walk; it goes along with the stops, and can be stepped freely.
    """

    def __init__(self, together: GuidedRound) -> None:
        say = load_catalogue(together.language).say
        self._together, self._say = together, say
        self._place = 0
        self._first_tries: dict[int, bool] = {}
        wide = ipywidgets.Layout(width="auto", max_width="100%")
        self.question = ipywidgets.HTML()
        self.options = ipywidgets.RadioButtons(description=say("guided-answer"), layout=wide)
        self.check = ipywidgets.Button(description=say("guided-check"), button_style="primary")
        self.go_on = ipywidgets.Button(description=say("guided-go-on"))
        self.again = ipywidgets.Button(description=say("guided-again"))
        self.told = ipywidgets.HTML()
        self.view = StepThrough(together.walk)
        self.check.on_click(self._check)
        self.go_on.on_click(self._go_on)
        self.again.on_click(self._start_again)
        buttons = ipywidgets.HBox([self.check, self.go_on, self.again], layout=ipywidgets.Layout(flex_flow="row wrap"))
        super().__init__(children=[self.question, self.options, buttons, self.told, self.view])
        self.add_class("ek-guide")
        self._ask()

    @property
    def stop(self) -> Stop | None:
        """The stop that is asked now; None behind the last."""
        stops = self._together.stops
        return stops[self._place] if self._place < len(stops) else None

    def _ask(self) -> None:
        stop = self.stop
        over = stop is None
        self.told.value = ""
        self.options.layout.display = "none" if over else None
        self.check.disabled = self.go_on.disabled = over
        if stop is None:
            self.question.value = f'<div style="{_PANEL}"><p>{escape(self._say("guided-end"))}</p>{self._score()}</div>'
            self.view.step = len(self._together.walk.timeline()) - 1
            return
        self.question.value = (
            f'<div style="{_PANEL}"><p>{escape(stop_label(self._together, stop))}{self._score()}</p>'
            f"<p><strong>{escape(stop.prompt)}</strong></p></div>"
        )
        self.options.options = stop.options
        self.options.index = None
        self.view.step = stop.step

    def _score(self) -> str:
        if not self._first_tries:
            return ""
        right = sum(self._first_tries.values())
        return f" · {escape(self._say('guided-score', right=right, asked=len(self._first_tries)))}"

    def _check(self, _button: Any = None) -> None:
        stop = self.stop
        if stop is None:
            return
        checked: Checked = self._together.answer(stop.number, self.options.value)
        if checked.right is not None and not stop.chooses:
            # Moves are there to be tried out; of a prediction the first try counts.
            self._first_tries.setdefault(stop.number, checked.right)
        self.told.value = f'<div role="status" style="{_PANEL}">{checked_html(checked, self._together.language)}</div>'

    def _go_on(self, _button: Any = None) -> None:
        self._place += 1
        self._ask()

    def _start_again(self, _button: Any = None) -> None:
        self._place = 0
        self._first_tries.clear()
        self._ask()

    def __repr__(self) -> str:
        # The same each time, so that a notebook's output can be compared with an earlier one.
        return f"<GuideForm: {len(self._together.stops)} stops>"
