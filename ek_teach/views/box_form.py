"""A form that asks what stands on the sheet in a box, and says which rulebook that is and where a friend's differs."""

from typing import Any

import ipywidgets

from ek_teach.languages import spoken
from ek_teach.rulebook import RULEBOOKS, load_rulebook, told_in
from ek_teach.rulings import box_questions
from ek_teach.views.box import box_fragment
from ek_teach.views.data import label

__all__ = ["WhichRulebook"]


class WhichRulebook(ipywidgets.VBox):  # type: ignore[misc]
    """The form.

    Parameters
    ----------
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Attributes
    ----------
    choices : dict of str to Dropdown
        One for each question, by its option.
    friend : Dropdown
        The rulebook that a friend quotes.
    told : HTML
        What comes of it.
    """

    def __init__(self, language: str | None = None) -> None:
        self.language = language = spoken(language)
        # As wide as the notebook, less the margins that every field has.
        wide = {"layout": {"width": "calc(100% - 4px)"}, "style": {"description_width": "initial"}}
        self.choices = {
            question.option: ipywidgets.Dropdown(
                options=[
                    (label(language, "box-unknown"), None),
                    *((meaning, value) for value, meaning in question.values),
                ],
                description=question.about,
                **wide,
            )
            for question in box_questions(language)
        }
        books = [
            (label(language, "books-title", title=told_in(load_rulebook(name), language).title, id=name), name)
            for name in RULEBOOKS
        ]
        self.friend = ipywidgets.Dropdown(options=books, value="zh", description=label(language, "box-friend"), **wide)
        self.told = ipywidgets.HTML()
        for field in (*self.choices.values(), self.friend):
            field.observe(self._tell, names="value")
        super().__init__(children=[*self.choices.values(), self.friend, self.told])
        self._tell()

    def answers(self) -> dict[str, str]:
        """Give what was answered so far: a value for each option."""
        return {option: field.value for option, field in self.choices.items() if field.value is not None}

    def _tell(self, _change: Any = None) -> None:
        self.told.value = box_fragment(self.answers(), self.friend.value, self.language)

    def __repr__(self) -> str:
        # The same each time, so that a notebook's output can be compared with an earlier one.
        return f"<WhichRulebook: {', '.join(self.choices)}>"
