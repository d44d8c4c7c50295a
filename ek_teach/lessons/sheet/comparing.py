"""Where two rulebooks differ, on one page."""

from dataclasses import dataclass

from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue, rule_reasons
from ek_teach.languages import spoken
from ek_teach.lessons.first_round.counting import known_book
from ek_teach.lessons.sheet.model import Legend, Line, short_sources
from ek_teach.rulebook import Rulebook, Status, difference, told_in

__all__ = ["Point", "SheetOfDifferences", "sheet_of_differences"]


@dataclass(frozen=True, slots=True)
class Point:
    """One point on which two books differ, with what each says."""

    about: str
    left: Line
    right: Line


@dataclass(frozen=True, slots=True)
class SheetOfDifferences:
    """Where two rulebooks differ.

    Attributes
    ----------
    left, right : Rulebook
        Told in the language of the sheet.
    language : str
    title, about, head : str
        What it is called, what it shows, and the head of its first column.
    points : tuple of Point
    legend : tuple of Legend
        The signs that occur.
    """

    left: Rulebook
    right: Rulebook
    language: str
    title: str
    about: str
    head: str
    points: tuple[Point, ...]
    legend: tuple[Legend, ...]

    def __str__(self) -> str:
        from ek_teach.lessons.sheet.markdown import sheet_markdown

        return sheet_markdown(self)

    def _repr_html_(self) -> str:
        from ek_teach.lessons.sheet.html import sheet_fragment

        return sheet_fragment(self)


def sheet_of_differences(
    rulebook: str | Rulebook, against: str | Rulebook, language: str | None = None
) -> SheetOfDifferences:
    """Put on one page where two rulebooks differ.

    Parameters
    ----------
    rulebook, against : str or Rulebook
        Names, files, or rulebooks with house rules.
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Raises
    ------
    EkTeachError
        For an unknown rulebook or language, or a rulebook that is compared with itself.

    Examples
    --------
    >>> sheet = sheet_of_differences("es", "zh")
    >>> len(sheet.points), sheet.points[1].right.text
    (13, 'two, whatever was owed')
    """
    language = spoken(language)
    left, right = (told_in(known_book(book), language) for book in (rulebook, against))
    if left.id == right.id:
        raise EkTeachError(f"{left.id} is compared with itself; name another rulebook, or house rules, to compare.")
    catalogue = load_catalogue(language)

    def line(book: Rulebook, option: str) -> Line:
        (reason,) = rule_reasons([option], book, (), language)
        told = book.schema.options[option][book.values[option]]
        if reason.status in (Status.SILENT, Status.CONTRADICTED, Status.HOUSE):
            told = catalogue.marks.aside(told, reason.standing)
        return Line(told, short_sources(reason, catalogue), reason.status)

    points = tuple(
        Point(point.about, line(left, point.option), line(right, point.option)) for point in difference(left, right)
    )
    used = {line.status for point in points for line in (point.left, point.right)} - {Status.EXPLICIT}
    books = catalogue.say(
        "sheet-against-books", left=left.id, left_title=left.title, right=right.id, right_title=right.title
    )
    return SheetOfDifferences(
        left,
        right,
        language,
        catalogue.say("sheet-against-title", left=left.id, right=right.id),
        catalogue.marks.sentences((books, catalogue.say("sheet-against-about" if points else "sheet-against-none"))),
        catalogue.say("sheet-point"),
        points,
        tuple(Legend(status, catalogue.say(f"ui-status-{status}")) for status in Status if status in used),
    )
