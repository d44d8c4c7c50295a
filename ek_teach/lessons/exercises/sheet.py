"""A sheet of results: who got which exercise right, after how many tries; kept as CSV."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any, TypeVar

from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import load_catalogue
from ek_teach.explain.columns import padded, written_width
from ek_teach.files import as_path
from ek_teach.lessons.exercises.marking import Mark, Marked
from ek_teach.lessons.exercises.results import COLUMNS, Result, as_csv, column_names, in_words, read_results
from ek_teach.views.plain import clean, save_text

__all__ = ["Sheet"]

_Thing = TypeVar("_Thing")


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
        for result in _each(results, Result, "a sheet is made of results, as in Sheet() or Sheet(another_sheet)"):
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
        several = _each(sheets, Sheet, "several sheets are merged, as in Sheet.merged([early, late])")
        return cls(result for sheet in several for result in sheet)

    # --- CSV

    def as_csv(self) -> str:
        """Write the sheet as CSV; what a spreadsheet would take for a formula has an apostrophe before it."""
        return as_csv(self)

    def save(self, path: str | Path, keep: Iterable[str | Path] = ()) -> Path:
        """Write the sheet into a CSV file, UTF-8 with the mark by which spreadsheets know it; `keep` are not replaced.

        Raises
        ------
        EkTeachError
            If it cannot be written; what was there before is then as it was.
        """
        path = as_path(path)
        save_text("\ufeff" + self.as_csv(), path, keep)
        return path

    @classmethod
    def load(cls, path: str | Path) -> "Sheet":
        """Read a sheet from a CSV file, as :meth:`save` or a spreadsheet wrote it.

        Raises
        ------
        EkTeachError
            With the file and the line, for what is no sheet of results.
        """
        return cls(read_results(path))

    # --- to look at

    def as_text(self, language: str | None = None) -> str:
        """Write the sheet as a table of text, in a language or in the one that is spoken."""
        rows = [column_names(language), *(tuple(map(clean, in_words(row, language))) for row in self)]
        widths = [max(written_width(row[place]) for row in rows) for place in range(len(COLUMNS))]
        return "\n".join("  ".join(map(padded, row, widths)).rstrip() for row in rows)

    def __str__(self) -> str:
        return self.as_text()

    __repr__ = __str__

    def _repr_html_(self) -> str:
        caption = escape(load_catalogue().say("exercise-sheet"))
        heads = "".join(f'<th scope="col">{name}</th>' for name in column_names())
        rows = "".join(
            f'<tr><th scope="row">{escape(clean(row[0]))}</th>'
            f"{''.join(f'<td>{escape(clean(cell))}</td>' for cell in row[1:])}</tr>"
            for row in map(in_words, self)
        )
        return (
            f'<table class="ek-sheet"><caption>{caption}</caption><thead><tr>{heads}</tr></thead>'
            f"<tbody>{rows}</tbody></table>"
        )


def _worth(result: Result) -> tuple[bool, int, str, str]:
    """What is kept of two: the names decide last, so that the order in which sheets come in decides nothing."""
    return result.right, result.tries, result.answer, result.student


def _each(things: Iterable[Any], kind: type[_Thing], needed: str) -> Iterator[_Thing]:
    """Go through what should be things of one kind; say in a sentence what is needed where it is something else."""
    if not isinstance(things, Iterable):
        raise EkTeachError(f"{needed}, not {shown(things)}.")
    for thing in things:
        if not isinstance(thing, kind):
            raise EkTeachError(f"{needed}; {shown(thing)} is none.")
        yield thing
