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
from ek_teach.lessons.legend import Entry, legend, without_rulebook
from ek_teach.lessons.paper import PAPER_STYLE, legend_html, paper_sheet
from ek_teach.views.html import page
from ek_teach.views.plain import clean, in_html, wrapped

__all__ = ["key_html", "key_text", "worksheet_html", "worksheet_text"]

_FRACTION: Final = re.compile(r"-?[0-9]+/[0-9]+")
_STYLE: Final = """
main { max-width: 46rem; margin: 0 auto; padding: 1rem; background: Canvas; color: CanvasText; }
pre { white-space: pre-wrap; border-inline-start: 0.25rem solid GrayText; padding-inline-start: 0.75rem; }
h3 { margin: 0.8rem 0 0.3rem; }
p { margin: 0.3rem 0; }
.ek-situation { display: flex; flex-wrap: wrap; gap: 0 1rem; }
.ek-situation pre { flex: 2 1 14rem; margin: 0.3rem 0; }
.ek-situation ul { flex: 3 1 18rem; margin: 0.3rem 0; padding-inline-start: 1rem; }
.ek-key { border-collapse: collapse; }
.ek-key th, .ek-key td { border: 1px solid GrayText; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; }
.ek-answer { border-bottom: 1px solid CanvasText; min-height: 2.5rem; }
"""
_SHEET_STYLE: Final = f"{_STYLE}{PAPER_STYLE}"


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
        signs = [line for entry in _legend(exercises) for line in wrapped(str(entry), "- ")]
        lines += [*signs, ""] if signs else []
        for number, one in enumerate(exercises, 1):
            situation, notes = _shown(one)
            lines += [_numbered(number, one, catalogue), ""]
            lines += [situation, ""] if situation else []
            told = [line for note in notes for line in wrapped(note, "- ")]
            lines += [*told, ""] if told else []
            lines += [*wrapped(one.question), *wrapped(one.hint), "", answer, ""]
        sheets.append("\n".join(lines))
    return "\f\n".join(sheets)


def worksheet_html(names: Sequence[str], students: Sequence[str], course: str = "", language: str | None = None) -> str:
    """Write the worksheet as a page to print: each student begins a new sheet of paper, with a head on every page."""
    catalogue = load_catalogue(language)
    everybody = _everybody(names, students, course, catalogue.language)
    marked = catalogue.say("exercise-worksheet.marked", mark=_mark(everybody))
    sheets = []
    for student, exercises in everybody:
        articles = (
            _article(_numbered(number, one, catalogue), one, catalogue) for number, one in enumerate(exercises, 1)
        )
        signs = filter(None, [legend_html(_legend(exercises))])
        sheets.append(paper_sheet((_heading(student, course, catalogue), marked), (*signs, *articles)))
    return page(catalogue.tag, in_html(catalogue.say("exercise-worksheet")), "".join(sheets), _SHEET_STYLE)


def _article(heading: str, one: Exercise, catalogue: Catalogue) -> str:
    situation, notes = _shown(one)
    listed = "".join(f"<li>{in_html(note)}</li>" for note in notes)
    beside = f'<ul class="ek-notes">{listed}</ul>' if notes else ""
    table = f'<div class="ek-situation"><pre>{escape(situation)}</pre>{beside}</div>' if situation else ""
    return (
        f"<article><h3>{in_html(heading)}</h3>{table}"
        f"<p><strong>{in_html(one.question)}</strong></p><p>{in_html(one.hint)}</p>"
        f'<p class="ek-answer">{in_html(catalogue.say("exercise-worksheet.answer"))}</p></article>'
    )


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
    table = (
        f'<table class="ek-key"><caption>{caption}</caption><thead><tr>{heads}</tr></thead>\n'
        f"<tbody>{rows}</tbody></table>"
    )
    marked = in_html(say("exercise-key.marked", mark=_mark(everybody)))
    return page(catalogue.tag, title, f"<h1>{title}</h1>\n<p>{marked}</p>\n{table}", _STYLE)


def _key_title(course: str, catalogue: Catalogue) -> str:
    return catalogue.say("exercise-key.course", course=course) if course else catalogue.say("exercise-key")


def _shown(one: Exercise) -> tuple[str, tuple[str, ...]]:
    """What is shown of the table, and the notes beside it; the notes tell the rulebook's title, so its line goes."""
    notes = table_notes(one.situation, one.rules, one.language)
    return (without_rulebook(one.situation) if notes else one.situation), notes


def _legend(exercises: Sequence[Exercise]) -> tuple[Entry, ...]:
    return legend((_shown(one)[0] for one in exercises), exercises[0].language)


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
