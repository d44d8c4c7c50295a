"""A quiz in a notebook: a widget whose answers the kernel checks, and beside it a page and a text without answers."""

from dataclasses import asdict
from html import escape
from importlib.resources import files
from typing import Any, Final

import anywidget
import traitlets

from ek_teach.explain import load_catalogue
from ek_teach.lessons.quiz.making import Quiz
from ek_teach.lessons.quiz.model import LETTERS
from ek_teach.lessons.quiz.sheet import Item, item, sheet_text, signs
from ek_teach.views.html import static_file
from ek_teach.views.plain import clean_lines, in_html

__all__ = ["QuizView", "quiz_bundle", "quiz_data", "quiz_fragment"]

_STATIC: Final = files("ek_teach.lessons.quiz") / "static"
_STYLE: Final = static_file("step_through.css") + (_STATIC / "quiz.css").read_text(encoding="utf-8")
_SCRIPT: Final = static_file("drawing.js") + "\n" + (_STATIC / "quiz.js").read_text(encoding="utf-8")
_LABELS: Final = (
    *("check", "next", "back", "place", "score", "choose", "sources", "waiting", "right", "wrong", "open", "keys"),
    "signs",
)


def quiz_data(quiz: Quiz) -> dict[str, Any]:
    """Collect what the browser gets: the questions, what their signs mean, the labels, and nothing of what is right.

    Parameters
    ----------
    quiz : Quiz
    """
    catalogue = load_catalogue(quiz.language)
    say = catalogue.say
    return {
        "title": say("quiz-title", number=len(quiz)),
        "language": catalogue.tag,
        "letters": LETTERS,
        "signs": [list(entry) for entry in signs(quiz)],
        "labels": {name: say(f"ui-quiz-{name}") for name in _LABELS} | {"marks": asdict(catalogue.marks)},
        "questions": [
            {name: list(value) if isinstance(value, tuple) else value for name, value in item(one, n)._asdict().items()}
            for n, one in enumerate(quiz, 1)
        ],
    }


class QuizView(anywidget.AnyWidget):
    """A quiz to click through.

    Parameters
    ----------
    quiz : Quiz

    Attributes
    ----------
    data : dict
        What the browser gets; see :func:`quiz_data`.
    marks : dict
        What became of each answer given so far, by the place of its question. The first answer counts.
    """

    _esm = _SCRIPT
    _css = _STYLE
    data = traitlets.Dict().tag(sync=True)
    marks = traitlets.Dict().tag(sync=True)

    def __init__(self, quiz: Quiz) -> None:
        self.quiz = quiz
        super().__init__(data=quiz_data(quiz), marks={})
        self.on_msg(self._hear)

    def _hear(self, _widget: Any, message: Any, _buffers: Any) -> None:
        if isinstance(message, dict) and message.get("kind") == "answer":
            self.answer(message.get("place"), message.get("choice"))

    def answer(self, place: object, choice: object) -> None:
        """Judge a choice, both counted from 0; what cannot be meant, and a second answer, are passed over."""
        for number in (place, choice):
            if isinstance(number, bool) or not isinstance(number, int):
                return
        assert isinstance(place, int)
        assert isinstance(choice, int)
        if not 0 <= place < len(self.quiz) or not 0 <= choice < len(self.quiz[place].claims):
            return
        if str(place) in self.marks:
            return
        told = self.quiz.check(place + 1, choice + 1)
        mark = {
            "choice": choice,
            "right": bool(told),
            "verdict": told.verdict,
            "what": list(told.what),
            "why": list(told.reasons()),
        }
        self.marks = {**self.marks, str(place): mark}

    @property
    def score(self) -> tuple[int, int]:
        """How many answers are right, and how many were given."""
        return sum(mark["right"] for mark in self.marks.values()), len(self.marks)

    def __repr__(self) -> str:
        # The same each time, so that a notebook's output can be compared with an earlier one.
        return f"<QuizView {self.quiz.mark}: {len(self.quiz)} questions>"


def _section(one: Item) -> str:
    about = "".join(f'<p class="ek-quiz-about">{in_html(line)}</p>' for line in one.about)
    listed = "".join(
        f"<li>{letter}) {in_html(option)}</li>" for letter, option in zip(LETTERS, one.options, strict=False)
    )
    return (
        f"<section><p><strong>{in_html(one.heading)}</strong></p>{about}\n"
        f'<pre class="ek-quiz-text">{escape(clean_lines(one.situation))}</pre>\n'
        f"<p><strong>{in_html(one.prompt)}</strong></p><ul>{listed}</ul></section>\n"
    )


def quiz_fragment(quiz: Quiz) -> str:
    """Write a quiz as a piece of a page for readers without a kernel: all questions, no answers.

    Parameters
    ----------
    quiz : Quiz
    """
    catalogue = load_catalogue(quiz.language)
    sections = "".join(_section(item(one, number)) for number, one in enumerate(quiz, 1))
    return (
        f'<style>\n{_STYLE}</style>\n<div class="ek-walk ek-quiz" lang="{catalogue.tag}">\n'
        f"<p>{in_html(catalogue.say('quiz-title', number=len(quiz)))}</p>\n"
        f"<p>{in_html(catalogue.say('quiz-needs-kernel'))}</p>\n{sections}</div>\n"
    )


def quiz_bundle(quiz: Quiz, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Show a quiz in every form that a notebook may need: a widget, a page without answers, a text without answers."""
    shown = QuizView(quiz)._repr_mimebundle_(**kwargs)
    bundle, about = shown or ({}, {})
    return {**bundle, "text/html": quiz_fragment(quiz), "text/plain": sheet_text(quiz)}, about
