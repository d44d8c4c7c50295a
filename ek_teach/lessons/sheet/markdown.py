"""A rules sheet as Markdown, which is also how it is read in a terminal."""

from collections.abc import Iterator, Sequence

from ek_teach.lessons.sheet.comparing import SheetOfDifferences
from ek_teach.lessons.sheet.model import Legend, Line, RulesSheet, Section, Table
from ek_teach.rulebook import Status
from ek_teach.views.data import STATUS_SYMBOLS
from ek_teach.views.plain import in_markdown

__all__ = ["sheet_markdown", "signed"]


def signed(line: Line) -> str:
    """Set the sign before a line that the book does not say in so many words."""
    return line.text if line.status is Status.EXPLICIT else f"{STATUS_SYMBOLS[line.status]} {line.text}"


def sheet_markdown(sheet: RulesSheet | SheetOfDifferences) -> str:
    """Write a sheet as Markdown.

    Examples
    --------
    >>> from ek_teach.lessons.sheet import rules_sheet
    >>> print(sheet_markdown(rules_sheet("es")).splitlines()[0])
    # Exploding Kittens, Original Edition: explainer in Spanish: the rules on one page
    """
    lines = _rules(sheet) if isinstance(sheet, RulesSheet) else _differences(sheet)
    head = (f"# {in_markdown(sheet.title)}", "", in_markdown(sheet.about))
    return "\n".join([*head, *lines, *_legend(sheet.legend)]) + "\n"


def _told(line: Line) -> str:
    sources = f" *§ {in_markdown(line.sources)}*" if line.sources else ""
    return f"{in_markdown(signed(line))}{sources}"


def _rules(sheet: RulesSheet) -> Iterator[str]:
    for section in sheet.sections:
        yield from ("", f"## {in_markdown(section.title)}", "")
        yield from _section(section)


def _section(section: Section) -> Iterator[str]:
    if section.table is not None:
        yield from _table(section.table)
        yield ""
    for number, line in enumerate(section.lines, 1):
        yield f"{number}. {_told(line)}" if section.numbered else f"- {_told(line)}"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _table(table: Table) -> Iterator[str]:
    yield _row([in_markdown(head) for head in table.heads])
    yield _row(["---", *("---:" for _ in table.heads[1:])])
    yield from (_row([in_markdown(cell) for cell in row]) for row in table.rows)
    yield from ("", in_markdown(table.sources))


def _differences(sheet: SheetOfDifferences) -> Iterator[str]:
    if not sheet.points:
        return
    yield ""
    yield _row([in_markdown(head) for head in (sheet.head, sheet.left.id, sheet.right.id)])
    yield _row(["---"] * 3)
    for point in sheet.points:
        yield _row([in_markdown(point.about), _told(point.left), _told(point.right)])


def _legend(legend: Sequence[Legend]) -> Iterator[str]:
    if legend:
        yield ""
        yield " · ".join(f"{STATUS_SYMBOLS[one.status]} {in_markdown(one.word)}" for one in legend)
