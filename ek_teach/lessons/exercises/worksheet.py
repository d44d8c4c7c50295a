"""A class's worksheet on paper: everybody's numbers, and a key of its own for the teacher."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from html import escape
from pathlib import Path
from typing import Final

from ek_teach.errors import EkTeachError
from ek_teach.lessons.exercises.dice import known_label
from ek_teach.lessons.exercises.marking import Exercise, exercise
from ek_teach.lessons.exercises.on_paper import table_notes
from ek_teach.lessons.exercises.registry import find_template
from ek_teach.views.html import page
from ek_teach.views.plain import clean, wrapped

__all__ = ["key_html", "key_text", "read_class", "worksheet_html", "worksheet_text"]

_MOST_STUDENTS: Final = 1000
_MOST_BYTES: Final = 1_000_000
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


def read_class(path: str | Path) -> tuple[str, ...]:
    """Read the names of a class from a text file: one on each line; blank lines and lines after ``#`` do not count.

    Raises
    ------
    EkTeachError
        With file and line, for what is no list of names; two students of the same name must be told apart.
    """
    path = Path(path)
    try:
        with path.open("rb") as stream:
            raw = stream.read(_MOST_BYTES + 1)
        if len(raw) > _MOST_BYTES:
            raise EkTeachError(f"{path} is longer than {_MOST_BYTES:,} bytes; a class is far shorter.")
        lines = raw.decode("utf-8-sig").splitlines()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise EkTeachError(f"{str(path)!r:.90} cannot be read ({reason}); name a text file, one name a line.") from None
    names: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        try:
            name = known_label(text, "the name of a student")
        except EkTeachError as error:
            raise EkTeachError(f"{path}, line {number}: {error}") from None
        if name.casefold() in names:
            raise EkTeachError(f"{path}, line {number}: there are two students called {name!r}; tell them apart.")
        names[name.casefold()] = name
    if not names:
        raise EkTeachError(f"{path} has no names; write one on each line.")
    if len(names) > _MOST_STUDENTS:
        raise EkTeachError(f"{path} has {len(names)} names; a class has at most {_MOST_STUDENTS}.")
    return tuple(names.values())


def _everybody(names: Sequence[str], students: Sequence[str], course: str) -> Iterator[tuple[str, list[Exercise]]]:
    if not names:
        raise EkTeachError("name at least one exercise; 'ek-teach exercise list' tells them all.")
    for place, name in enumerate(names):
        find_template(name)
        if name in names[:place]:
            raise EkTeachError(f"{name!r} is named twice; each student would get the same numbers twice.")
    for student in students:
        yield student, [exercise(name, student=student, course=course) for name in names]


def _heading(student: str, course: str) -> str:
    return f"{student}, {course}" if course else student


def worksheet_text(names: Sequence[str], students: Sequence[str], course: str = "") -> str:
    """Write the worksheet as text: a sheet for each student, parted by form feeds.

    Parameters
    ----------
    names : sequence of str
        The exercises.
    students : sequence of str
    course : str
    """
    sheets = []
    for student, exercises in _everybody(names, students, course):
        lines = [clean(_heading(student, course)), ""]
        for number, one in enumerate(exercises, 1):
            lines += [f"{number}. {one.title} ({one.name})", ""]
            lines += [one.situation, ""] if one.situation else []
            notes = [line for note in table_notes(one.situation) for line in wrapped(note, "- ")]
            lines += [*notes, ""] if notes else []
            lines += [*wrapped(one.question), *wrapped(one.hint), "", "Answer: ____________________", ""]
        sheets.append("\n".join(lines))
    return "\f\n".join(sheets)


def worksheet_html(names: Sequence[str], students: Sequence[str], course: str = "") -> str:
    """Write the worksheet as a page to print: each student begins a new sheet of paper."""
    parts = []
    for student, exercises in _everybody(names, students, course):
        articles = "".join(
            f"<article><h3>{number}. {_told(one.title)} ({_told(one.name)})</h3>"
            f"{f'<pre>{escape(one.situation)}</pre>' if one.situation else ''}{_notes(one)}"
            f"<p><strong>{_told(one.question)}</strong></p><p>{_told(one.hint)}</p>"
            '<p class="ek-answer">Answer:</p></article>\n'
            for number, one in enumerate(exercises, 1)
        )
        parts.append(f"<section><h2>{_told(_heading(student, course))}</h2>\n{articles}</section>\n")
    return page("en", "Worksheet", f"<h1>Worksheet</h1>\n{''.join(parts)}", _STYLE)


def key_text(names: Sequence[str], students: Sequence[str], course: str = "") -> str:
    """Write the key: for each student the right answer of each exercise, computed now."""
    lines = [f"Key{f' for {clean(course)}' if course else ''}: for the teacher", ""]
    for student, exercises in _everybody(names, students, course):
        lines.append(clean(student))
        for number, one in enumerate(exercises, 1):
            lines += wrapped(_solved(one), f"  {number}. {one.name}: ")
    return "\n".join(lines)


def key_html(names: Sequence[str], students: Sequence[str], course: str = "") -> str:
    """Write the key as a page: a row for each student, a column for each exercise."""
    heads = "".join(f'<th scope="col">{_told(name)}</th>' for name in ("student", *names))
    rows = "".join(
        f'<tr><th scope="row">{_told(student)}</th>'
        f"{''.join(f'<td>{_told(_solved(one))}</td>' for one in exercises)}</tr>\n"
        for student, exercises in _everybody(names, students, course)
    )
    title = f"Key for {_told(course)}" if course else "Key"
    table = f"<table><caption>For the teacher</caption><thead><tr>{heads}</tr></thead>\n<tbody>{rows}</tbody></table>"
    return page("en", title, f"<h1>{title}</h1>\n{table}", _STYLE)


def _notes(one: Exercise) -> str:
    notes = "".join(f"<li>{_told(note)}</li>" for note in table_notes(one.situation))
    return f'<ul class="ek-notes">{notes}</ul>' if notes else ""


def _solved(one: Exercise) -> str:
    """Tell the right answers; beside a fraction its decimals, as a class writes either."""
    return " or ".join(_with_decimals(answer) for answer in one.solutions())


def _with_decimals(answer: str) -> str:
    if not _FRACTION.fullmatch(answer):
        return answer
    value = Fraction(answer)
    rounded = f"{float(value):.4f}".rstrip("0")
    return f"{answer} {'=' if Fraction(rounded) == value else '≈'} {rounded}"


def _told(text: str) -> str:
    return escape(clean(text))
