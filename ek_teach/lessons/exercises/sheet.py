"""A sheet of results: who got which exercise right, after how many tries; kept as CSV."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from typing import Final

from ek_teach.errors import EkTeachError
from ek_teach.lessons.exercises.dice import known_label
from ek_teach.lessons.exercises.marking import Mark, Marked, exercise
from ek_teach.lessons.exercises.registry import LONGEST_NAME, all_templates, template_names
from ek_teach.views.plain import clean, save_text

__all__ = ["Result", "Sheet"]

COLUMNS: Final = ("student", "course", "exercise", "tries", "right", "answer")
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


class Sheet:
    """Results of exercises, a row for each student and exercise, in the order of class, name and exercise.

    Parameters
    ----------
    results : iterable of Result
        Of two for the same student and exercise the better is kept: see :meth:`merged`.

    Examples
    --------
    >>> from ek_teach.lessons.exercises import exercise
    >>> sheet, ada = Sheet(), exercise("hot-potato-1", student="Ada", course="9b")
    >>> sheet.record(ada.check(0)).right
    False
    >>> sheet.record(ada.check(ada.solution())).right
    True
    >>> print(sheet.as_csv())
    student,course,exercise,tries,right,answer
    Ada,9b,hot-potato-1,2,yes,6
    <BLANKLINE>
    """

    def __init__(self, results: Iterable[Result] = ()) -> None:
        self._results: dict[tuple[str, str, str], Result] = {}
        for result in results:
            self._keep(result)

    def _keep(self, new: Result) -> None:
        old = self._results.get(new.key)
        # A pupil who hands in a sheet twice hands in the earlier tries again, so that they must not be added up.
        if old is None or _worth(new) > _worth(old):
            self._results[new.key] = new

    def record(self, marked: Marked) -> Marked:
        """Write an answer down, and give it back.

        What could not be read, and what comes after a right answer, is not counted as a try.
        """
        if not isinstance(marked, Marked):
            raise EkTeachError("a sheet records what check() gives, as in sheet.record(ada.check('3/8')).")
        if marked.mark in (Mark.RIGHT, Mark.WRONG):
            new = Result(marked.student, marked.course, marked.exercise, 1, bool(marked), marked.answer)
            old = self._results.get(new.key)
            if old is None or not old.right:
                self._results[new.key] = new if old is None else replace(new, tries=old.tries + 1)
        return marked

    @property
    def results(self) -> tuple[Result, ...]:
        """The rows, by class, student and exercise."""
        return tuple(self._results[key] for key in sorted(self._results))

    def __iter__(self) -> Iterator[Result]:
        return iter(self.results)

    def __len__(self) -> int:
        return len(self._results)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self.results == other.results

    __hash__ = None  # type: ignore[assignment]

    @classmethod
    def merged(cls, sheets: Iterable["Sheet"]) -> "Sheet":
        """Put several sheets together, in whatever order.

        Where two tell of the same student and exercise, a right answer goes before a wrong one, and more tries before
        fewer: handing in the same sheet again, or the same grown longer, changes nothing else.
        """
        return cls(result for sheet in sheets for result in sheet)

    def marked_again(self) -> tuple["Sheet", tuple[str, ...]]:
        """Mark each answer again, instead of believing what the sheet says.

        Returns
        -------
        (Sheet, tuple of str)
            The sheet with the marks as computed now, and a sentence for each that differs or cannot be marked.
        """
        all_templates()
        again, told = [], []
        for result in self:
            who = f"{result.student}, {result.exercise}"
            if result.exercise not in template_names():
                told.append(f"{who}: there is no such exercise here, so its mark is as the sheet says.")
                again.append(result)
                continue
            right = bool(exercise(result.exercise, student=result.student, course=result.course).check(result.answer))
            if right != result.right:
                said = "right" if result.right else "not right"
                told.append(
                    f"{who}: the sheet says {said}, but {result.answer!r:.60} is {'' if right else 'not '}right."
                )
            again.append(replace(result, right=right))
        return Sheet(again), tuple(told)

    # --- CSV

    def as_csv(self) -> str:
        """Write the sheet as CSV; what a spreadsheet would take for a formula has an apostrophe before it."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(COLUMNS)
        for row in self:
            words = (row.student, row.course, row.exercise, str(row.tries), _SAYS[row.right], row.answer)
            writer.writerow([_safe(word) for word in words])
        return out.getvalue()

    def save(self, path: str | Path) -> Path:
        """Write the sheet into a CSV file, UTF-8 with the mark by which spreadsheets know it.

        Raises
        ------
        EkTeachError
            If it cannot be written; what was there before is then as it was.
        """
        path = Path(path)
        save_text("\ufeff" + self.as_csv(), path)
        return path

    @classmethod
    def load(cls, path: str | Path) -> "Sheet":
        """Read a sheet from a CSV file, as :meth:`save` or a spreadsheet wrote it.

        Raises
        ------
        EkTeachError
            With the file and the line, for what is no sheet of results.
        """
        try:
            path = Path(path)
            with path.open("rb") as stream:
                raw = stream.read(_MOST_BYTES + 1)
        except (OSError, ValueError, TypeError) as error:
            reason = getattr(error, "strerror", None) or "it is no name of a file"
            raise EkTeachError(f"{str(path)!r:.90} cannot be read ({reason}); name a CSV file of results.") from None
        if len(raw) > _MOST_BYTES:
            raise EkTeachError(f"{path} is longer than {_MOST_BYTES:,} bytes; a sheet of results is far shorter.")
        try:
            text = raw.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise EkTeachError(f"{path} is not UTF-8 text; save it as 'CSV UTF-8'.") from None
        return cls(_read(text, str(path)))

    # --- to look at

    def _rows(self) -> list[tuple[str, ...]]:
        return [(r.student, r.course, r.exercise, str(r.tries), _SAYS[r.right], r.answer) for r in self]

    def __str__(self) -> str:
        rows = [COLUMNS, *(tuple(map(clean, row)) for row in self._rows())]
        widths = [max(len(row[place]) for row in rows) for place in range(len(COLUMNS))]
        return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        heads = "".join(f'<th scope="col">{name}</th>' for name in COLUMNS)
        rows = "".join(
            f'<tr><th scope="row">{escape(clean(row[0]))}</th>'
            f"{''.join(f'<td>{escape(clean(cell))}</td>' for cell in row[1:])}</tr>"
            for row in self._rows()
        )
        return (
            f'<table class="ek-sheet"><caption>Results of exercises</caption><thead><tr>{heads}</tr></thead>'
            f"<tbody>{rows}</tbody></table>"
        )


def _worth(result: Result) -> tuple[bool, int, str, str]:
    """What is kept of two: the names decide last, so that the order in which sheets come in decides nothing."""
    return result.right, result.tries, result.answer, result.student


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
                yield _result(row, places, f"{source}, line {reader.line_num}")
    except csv.Error as error:
        raise EkTeachError(f"{source}, line {reader.line_num}: this is not CSV ({error}).") from None


def _result(row: Sequence[str], places: Sequence[int], where: str) -> Result:
    if len(row) <= max(places):
        raise EkTeachError(f"{where}: this row has {len(row)} cells, fewer than the first line names.")
    student, course, name, tries, right, answer = (_as_meant(row[place].strip()) for place in places)
    if not (tries.isascii() and tries.isdecimal() and 1 <= len(tries) <= 7 and 1 <= int(tries) <= _MOST_TRIES):
        raise EkTeachError(f"{where}: tries is a whole number from 1, not {tries!r:.40}.")
    if right.casefold() not in _SAYS.values():
        raise EkTeachError(f"{where}: right is yes or no, not {right!r:.40}.")
    if not name.replace("-", "").isalnum() or len(name) > LONGEST_NAME:
        raise EkTeachError(f"{where}: {name!r:.70} is not the name of an exercise.")
    if len(answer) > _LONGEST_ANSWER:
        raise EkTeachError(f"{where}: the answer is longer than {_LONGEST_ANSWER} characters.")
    try:
        student = known_label(student, "the name of a student")
        course = known_label(course, "the word for a class") if course else ""
    except EkTeachError as error:
        raise EkTeachError(f"{where}: {error}") from None
    return Result(student, course, name, int(tries), right.casefold() == "yes", answer)
