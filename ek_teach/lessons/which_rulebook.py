"""A form that asks what stands on the sheet in a box, and says which rulebook that is and where a friend's differs."""

from html import escape
from typing import Any

import ipywidgets

from ek_teach.rulebook import RULEBOOKS, difference, load_rulebook
from ek_teach.rulings import box_questions, fitting_rulebooks
from ek_teach.views.books import difference_lines

__all__ = ["WhichRulebook", "told_difference", "told_fits"]


def told_fits(answers: dict[str, str]) -> str:
    """Say which rulebooks fit some answers.

    Examples
    --------
    >>> print(told_fits({"exploded_hand": "in_front", "thin_deck": "optional"}).splitlines()[0])
    Your box follows en-2025: agrees on 2, differs on 0
    """
    if not answers:
        return "Answer a question or two; what you do not know, leave open."
    fits = fitting_rulebooks(answers)
    best = [fit for fit in fits if (len(fit.differs), len(fit.agrees)) == (len(fits[0].differs), len(fits[0].agrees))]
    if fits[0].differs:
        first = "No rulebook fits all of it; the nearest: "
    elif len(best) > 1:
        first = "So far these fit alike: "
    else:
        first = "Your box follows "
    return first + "\n".join(map(str, best)) + "\n\nAll of them, the best first:\n" + "\n".join(map(str, fits))


def told_difference(mine: str, friends: str) -> str:
    """Say where two rulebooks differ, each side with its paragraphs."""
    left, right = load_rulebook(mine), load_rulebook(friends)
    return "\n".join(difference_lines(left, right, difference(left, right)))


class WhichRulebook(ipywidgets.VBox):  # type: ignore[misc]
    """The form.

    Attributes
    ----------
    choices : dict of str to Dropdown
        One for each question, by its option.
    friend : Dropdown
        The rulebook that a friend quotes.
    told : HTML
        What comes of it.
    """

    def __init__(self) -> None:
        wide = {"layout": {"width": "100%"}, "style": {"description_width": "initial"}}
        self.choices = {
            question.option: ipywidgets.Dropdown(
                options=[("I do not know", None), *((meaning, value) for value, meaning in question.values)],
                description=question.about,
                **wide,
            )
            for question in box_questions()
        }
        self.friend = ipywidgets.Dropdown(options=RULEBOOKS, value="zh", description="Your friend quotes", **wide)
        self.told = ipywidgets.HTML()
        for field in (*self.choices.values(), self.friend):
            field.observe(self._tell, names="value")
        super().__init__(children=[*self.choices.values(), self.friend, self.told])
        self._tell()

    def answers(self) -> dict[str, str]:
        """What was answered so far."""
        return {option: field.value for option, field in self.choices.items() if field.value is not None}

    def _tell(self, _change: Any = None) -> None:
        answers = self.answers()
        told = told_fits(answers)
        if answers:
            mine = str(fitting_rulebooks(answers)[0].rulebook)
            told += f"\n\n{told_difference(mine, self.friend.value)}"
        self.told.value = f'<pre style="white-space: pre-wrap">{escape(told)}</pre>'

    def __repr__(self) -> str:
        # The same each time, so that a notebook's output can be compared with an earlier one.
        return f"<WhichRulebook: {len(self.choices)} questions>"
