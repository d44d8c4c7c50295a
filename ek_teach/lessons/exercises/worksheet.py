"""A class's worksheet on paper: everybody's numbers, and a key of its own for the teacher."""

import re
from collections.abc import Sequence
from fractions import Fraction
from functools import reduce
from hashlib import sha256
from html import escape
from typing import Final

from ek_teach.errors import EkTeachError
from ek_teach.explain import Catalogue, load_catalogue
from ek_teach.lessons.exercises.marking import Exercise, exercise
from ek_teach.lessons.exercises.on_paper import table_notes
from ek_teach.lessons.exercises.registry import find_template
from ek_teach.views.html import page
from ek_teach.views.plain import clean, in_html, wrapped

__all__ = ["key_html", "key_text", "worksheet_html", "worksheet_text"]

_FRACTION: Final = re.compile(r"-?[0-9]+/[0-9]+")
_STYLE: Final = """
main { max-width: 46rem; margin: 0 auto; padding: 1rem; background: Canvas; color: CanvasText; }
pre { white-space: pre-wrap; border-inline-start: 0.25rem solid GrayText; padding-inline-start: 0.75rem; }
table { border-collapse: collapse; }
th, td { border: 1px solid GrayText; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; }
.ek-notes { font-size: 0.85rem; }
.ek-answer { border-bottom: 1px solid CanvasText; min-height: 2.5rem; }
section { break-after: page; }
article { break-inside: avoid; }
"""


_Everybody = list[tuple[str, list[Exercise]]]
"""Each student of a class, with their exercises."""


def _everybody(names: Sequence[str], students: Sequence[str], course: str, language: str) -> _Everybody:
    if not names:
        raise EkTeachError("name at least one exercise; 'ek-teach exercise list' tells them all.")
    for place, name in enumerate(names):
        find_template(name)
        if name in names[:place]:
            raise EkTeachError(f"{name!r} is named twice; each student would get the same numbers twice.")
    return [
        (student, [exercise(name, student=student, course=course, language=language) for name in names])
        for student in students
    ]


def _mark(everybody: _Everybody) -> str:
    """Make a short mark of all that is asked: the same on the worksheet and on its key, in every language."""
    told = [(student, one.in_language("en")) for student, given in everybody for one in given]
    asked = (part for student, one in told for part in (student, one.situation, one.question))
    return sha256("\0".join(asked).encode()).hexdigest()[:6]


def _heading(student: str, course: str, catalogue: Catalogue) -> str:
    return catalogue.marks.listed(filter(None, (student, course)))


def _numbered(number: int, one: Exercise, catalogue: Catalogue) -> str:
    return f"{number}. {catalogue.marks.aside(one.title, one.name)}"


def worksheet_text(names: Sequence[str], students: Sequence[str], course: str = "", language: str | None = None) -> str:
    """Write the worksheet as text: a sheet for each student, parted by form feeds, each with the mark of the worksheet.

    Parameters
    ----------
    names : sequence of str
        The exercises.
    students : sequence of str
    course : str
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.
    """
    sheets = []
    catalogue = load_catalogue(language)
    everybody = _everybody(names, students, course, catalogue.language)
    marked = catalogue.say("exercise-worksheet.marked", mark=_mark(everybody))
    answer = catalogue.marks.sentences((catalogue.say("exercise-worksheet.answer"), "_" * 20))
    for student, exercises in everybody:
        lines = [clean(_heading(student, course, catalogue)), marked, ""]
        for number, one in enumerate(exercises, 1):
            lines += [_numbered(number, one, catalogue), ""]
            lines += [one.situation, ""] if one.situation else []
            notes = [line for note in _notes(one) for line in wrapped(note, "- ")]
            lines += [*notes, ""] if notes else []
            lines += [*wrapped(one.question), *wrapped(one.hint), "", answer, ""]
        sheets.append("\n".join(lines))
    return "\f\n".join(sheets)


def worksheet_html(names: Sequence[str], students: Sequence[str], course: str = "", language: str | None = None) -> str:
    """Write the worksheet as a page to print: each student begins a new sheet of paper."""
    parts = []
    catalogue = load_catalogue(language)
    everybody = _everybody(names, students, course, catalogue.language)
    marked = catalogue.say("exercise-worksheet.marked", mark=_mark(everybody))
    answer = in_html(catalogue.say("exercise-worksheet.answer"))
    for student, exercises in everybody:
        articles = "".join(
            f"<article><h3>{in_html(_numbered(number, one, catalogue))}</h3>"
            f"{f'<pre>{escape(one.situation)}</pre>' if one.situation else ''}{_notes_html(one)}"
            f"<p><strong>{in_html(one.question)}</strong></p><p>{in_html(one.hint)}</p>"
            f'<p class="ek-answer">{answer}</p></article>\n'
            for number, one in enumerate(exercises, 1)
        )
        heading = in_html(_heading(student, course, catalogue))
        parts.append(f"<section><h2>{heading}</h2>\n<p>{in_html(marked)}</p>\n{articles}</section>\n")
    title = in_html(catalogue.say("exercise-worksheet"))
    return page(catalogue.tag, title, f"<h1>{title}</h1>\n{''.join(parts)}", _STYLE)


def key_text(names: Sequence[str], students: Sequence[str], course: str = "", language: str | None = None) -> str:
    """Write the key: for each student the right answer of each exercise, computed now."""
    catalogue = load_catalogue(language)
    say, named = catalogue.say, catalogue.marks.named
    everybody = _everybody(names, students, course, catalogue.language)
    lines = [
        named(_key_title(clean(course), catalogue), say("exercise-key.reader")),
        say("exercise-key.marked", mark=_mark(everybody)),
        "",
    ]
    for student, exercises in everybody:
        lines.append(clean(student))
        for number, one in enumerate(exercises, 1):
            lines += wrapped(_solved(one), named(f"  {number}. {one.name}", ""))
    return "\n".join(lines)


def key_html(names: Sequence[str], students: Sequence[str], course: str = "", language: str | None = None) -> str:
    """Write the key as a page: a row for each student, a column for each exercise."""
    catalogue = load_catalogue(language)
    say = catalogue.say
    everybody = _everybody(names, students, course, catalogue.language)
    heads = "".join(f'<th scope="col">{in_html(name)}</th>' for name in (say("exercise-sheet.student"), *names))
    rows = "".join(
        f'<tr><th scope="row">{in_html(student)}</th>'
        f"{''.join(f'<td>{in_html(_solved(one))}</td>' for one in exercises)}</tr>\n"
        for student, exercises in everybody
    )
    title, caption = in_html(_key_title(course, catalogue)), in_html(say("exercise-key.caption"))
    table = f"<table><caption>{caption}</caption><thead><tr>{heads}</tr></thead>\n<tbody>{rows}</tbody></table>"
    marked = in_html(say("exercise-key.marked", mark=_mark(everybody)))
    return page(catalogue.tag, title, f"<h1>{title}</h1>\n<p>{marked}</p>\n{table}", _STYLE)


def _key_title(course: str, catalogue: Catalogue) -> str:
    return catalogue.say("exercise-key.course", course=course) if course else catalogue.say("exercise-key")


def _notes(one: Exercise) -> tuple[str, ...]:
    return table_notes(one.situation, one.rules, one.language)


def _notes_html(one: Exercise) -> str:
    notes = "".join(f"<li>{in_html(note)}</li>" for note in _notes(one))
    return f'<ul class="ek-notes">{notes}</ul>' if notes else ""


def _solved(one: Exercise) -> str:
    """Tell the right answers; beside a fraction its decimals, as a class writes either."""
    catalogue = load_catalogue(one.language)
    answers = (_with_decimals(answer, catalogue) for answer in one.solutions())
    return reduce(lambda first, other: catalogue.say("exercise-or", one=first, other=other), answers)


def _with_decimals(answer: str, catalogue: Catalogue) -> str:
    if not _FRACTION.fullmatch(answer):
        return answer
    rounded = f"{float(Fraction(answer)):.4f}"
    sign = "=" if Fraction(rounded) == Fraction(answer) else "≈"
    return catalogue.say("exercise-key.decimals", fraction=answer, sign=sign, decimals=float(rounded))
