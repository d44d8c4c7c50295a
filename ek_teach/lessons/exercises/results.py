"""A row of a sheet of results, and how rows are kept as CSV."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue
from ek_teach.files import as_path
from ek_teach.lessons.exercises.dice import known_label
from ek_teach.lessons.exercises.registry import LONGEST_NAME

__all__ = ["COLUMNS", "Result", "as_csv", "column_names", "in_words", "read_results"]

COLUMNS: Final = ("student", "course", "exercise", "tries", "right", "answer")
"""What a file of results has in its first line, in every language: so files of all classes can be put together."""

_SAYS: Final = {True: "yes", False: "no"}
_MOST_BYTES: Final = 20_000_000
_MOST_TRIES: Final = 1_000_000
_LONGEST_ANSWER: Final = 400

# What a spreadsheet would take for a formula, in plain and in wide letters; and the sign that says it is none.
_FORMULA: Final = tuple("=+-@\t\r＝＋－＠'")
_PLAIN: Final = "'"


@dataclass(frozen=True, slots=True)
class Result:
    """How one student did in one exercise.

    Attributes
    ----------
    student, course, exercise : str
    tries : int
        Answers that could be read, up to and with the first right one.
    right : bool
        Whether one of them was right.
    answer : str
        The last of these answers, so that whoever collects the sheets can mark it again.
    """

    student: str
    course: str
    exercise: str
    tries: int
    right: bool
    answer: str

    @property
    def key(self) -> tuple[str, str, str]:
        """Whose result this is: capital letters make no difference."""
        return self.course.casefold(), self.student.casefold(), self.exercise


def _cells(one: Result, right: str) -> tuple[str, ...]:
    return one.student, one.course, one.exercise, str(one.tries), right, one.answer


def in_words(result: Result, language: str | None = None) -> tuple[str, ...]:
    """Tell a result in a language, or in the one that is spoken: a word for each of :data:`COLUMNS`."""
    return _cells(result, load_catalogue(language).say(f"answer-{_SAYS[result.right]}"))


def column_names(language: str | None = None) -> tuple[str, ...]:
    """Tell what the columns are called in a language, or in the one that is spoken.

    Examples
    --------
    >>> column_names("es")
    ('nombre', 'curso', 'ejercicio', 'intentos', 'correcto', 'respuesta')
    """
    say = load_catalogue(language).say
    return tuple(say(f"exercise-sheet.{column}") for column in COLUMNS)


def as_csv(results: Iterable[Result]) -> str:
    """Write rows as CSV; what a spreadsheet would take for a formula has an apostrophe before it."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for result in results:
        writer.writerow([_safe(word) for word in _cells(result, _SAYS[result.right])])
    return out.getvalue()


def read_results(path: str | Path) -> list[Result]:
    """Read all the rows of a CSV file, as a sheet or a spreadsheet wrote it; a student's exercise may be in several.

    Raises
    ------
    EkTeachError
        With the file and the line, for what is no sheet of results.
    """
    path = as_path(path)
    try:
        with path.open("rb") as stream:
            raw = stream.read(_MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is no name of a file"
        raise EkTeachError(f"{str(path)!r:.90} cannot be read ({reason}); name a CSV file of results.") from None
    if len(raw) > _MOST_BYTES:
        raise EkTeachError(f"{path} is longer than {_MOST_BYTES:,} bytes; a sheet of results is far shorter.")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise EkTeachError(f"{path} is not UTF-8 text; save it as 'CSV UTF-8'.") from None
    return list(_read(text, str(path)))


def _safe(word: str) -> str:
    return _PLAIN + word if word.startswith(_FORMULA) else word


def _as_meant(word: str) -> str:
    return word[1:] if word.startswith(_PLAIN) and word[1:].startswith(_FORMULA) else word


def _read(text: str, source: str) -> Iterator[Result]:
    lines = text.splitlines()
    head = lines[0] if lines else ""
    # A spreadsheet writes semicolons where the comma is for decimals.
    delimiter = max(",;\t", key=head.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    try:
        columns = [name.strip().casefold() for name in next(reader, [])]
        missing = [name for name in COLUMNS if name not in columns]
        if missing:
            raise EkTeachError(
                f"{source}, line 1: there is no column {missing[0]!r}; a sheet of results has {', '.join(COLUMNS)}."
            )
        places = [columns.index(name) for name in COLUMNS]
        for row in reader:
            if any(cell.strip() for cell in row):
                yield _result(row, places, source, reader.line_num)
    except csv.Error as error:
        raise EkTeachError(f"{source}, line {reader.line_num}: this is not CSV ({error}).") from None


def _result(row: Sequence[str], places: Sequence[int], source: str, line: int) -> Result:
    if len(row) <= max(places):
        raise EkTeachError(f"{source}, line {line}: this row has {len(row)} cells, fewer than the first line names.")
    student, course, name, tries, right, answer = (_as_meant(row[place].strip()) for place in places)
    if not (tries.isascii() and tries.isdecimal() and 1 <= len(tries) <= 7 and 1 <= int(tries) <= _MOST_TRIES):
        raise EkTeachError(f"{source}, line {line}: tries is a whole number from 1, not {tries!r:.40}.")
    if right.casefold() not in _SAYS.values():
        raise EkTeachError(f"{source}, line {line}: right is yes or no, not {right!r:.40}.")
    if not name.replace("-", "").isalnum() or len(name) > LONGEST_NAME:
        raise EkTeachError(f"{source}, line {line}: {name!r:.70} is not the name of an exercise.")
    if len(answer) > _LONGEST_ANSWER:
        raise EkTeachError(f"{source}, line {line}: the answer is longer than {_LONGEST_ANSWER} characters.")
    try:
        student = known_label(student, "the name of a student")
        course = known_label(course, "the word for a class") if course else ""
    except EkTeachError as error:
        raise EkTeachError(f"{source}, line {line}: {error}") from None
    return Result(student, course, name, int(tries), right.casefold() == "yes", answer)
