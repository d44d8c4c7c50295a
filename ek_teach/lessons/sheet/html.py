"""A rules sheet as a page to print, and as a piece of one for a notebook."""

from collections.abc import Iterator, Sequence
from typing import Final

from ek_teach.explain import load_catalogue
from ek_teach.lessons.sheet.comparing import SheetOfDifferences
from ek_teach.lessons.sheet.markdown import signed
from ek_teach.lessons.sheet.model import Legend, Line, RulesSheet, Section, Table
from ek_teach.views.data import STATUS_SYMBOLS
from ek_teach.views.html import page
from ek_teach.views.plain import in_html

__all__ = ["sheet_fragment", "sheet_html"]

_STYLE: Final = """
.ek-sheet { color: var(--jp-ui-font-color1, #1c1a22); font: 14px/1.4 system-ui, "Noto Sans TC", "PingFang TC",
  "Microsoft JhengHei", sans-serif; max-width: 1100px; margin: 0 auto; padding: 1em;
  background: var(--jp-layout-color0, #fffefa); }
.ek-sheet h1 { font-size: 1.5em; margin: 0 0 0.2em; }
.ek-sheet h2 { font-size: 1.1em; margin: 0.9em 0 0.3em; break-after: avoid; }
.ek-sheet cite { color: var(--jp-ui-font-color2, #57545f); font-style: normal; font-size: 0.88em; }
.ek-sheet .ek-columns { column-width: 20em; column-gap: 1.6em; }
.ek-sheet ul, .ek-sheet ol { margin: 0; padding-left: 1.2em; }
.ek-sheet li { margin: 0.15em 0; break-inside: avoid; }
.ek-sheet table { border-collapse: collapse; width: 100%; margin: 0.3em 0; }
.ek-sheet th, .ek-sheet td { border: 1px solid var(--jp-border-color1, #8d8994); padding: 0.2em 0.45em;
  text-align: left; vertical-align: top; font-weight: normal; }
.ek-sheet thead th { font-weight: 600; }
.ek-sheet .ek-numbers td { text-align: right; font-variant-numeric: tabular-nums; }
@page { size: A4; margin: 9mm; }
@media print {
  .ek-sheet { background: none; font-size: 6.4pt; line-height: 1.22; max-width: none; padding: 0; color: #000; }
  .ek-sheet .ek-columns { columns: 3; column-gap: 4mm; column-fill: auto; height: 262mm; }
  .ek-sheet cite { color: #333; }
}
"""


def sheet_html(sheet: RulesSheet | SheetOfDifferences) -> str:
    """Write a sheet as a page of its own; printed on A4, it fills one.

    Examples
    --------
    >>> from ek_teach.lessons.sheet import rules_sheet
    >>> "<h2>Set-up</h2>" in sheet_html(rules_sheet("zh"))
    True
    """
    return page(load_catalogue(sheet.language).tag, in_html(sheet.title), _body(sheet, "h1"), _STYLE, "")


def sheet_fragment(sheet: RulesSheet | SheetOfDifferences) -> str:
    """Write a sheet as a piece of HTML, for a notebook's output."""
    return f"<style>{_STYLE}</style>\n{_body(sheet, 'h1')}"


def _body(sheet: RulesSheet | SheetOfDifferences, head: str) -> str:
    inside = _rules(sheet) if isinstance(sheet, RulesSheet) else _differences(sheet)
    tag = load_catalogue(sheet.language).tag
    return (
        f'<article class="ek-sheet" lang="{tag}"><{head}>{in_html(sheet.title)}</{head}><p>{in_html(sheet.about)}</p>\n'
        + "\n".join(inside)
        + f"\n{_legend(sheet.legend)}</article>"
    )


def _line(line: Line) -> str:
    sources = f" <cite>§ {in_html(line.sources)}</cite>" if line.sources else ""
    return f"{in_html(signed(line))}{sources}"


def _rules(sheet: RulesSheet) -> Iterator[str]:
    yield '<div class="ek-columns">'
    for section in sheet.sections:
        yield from _section(section)
    yield "</div>"


def _section(section: Section) -> Iterator[str]:
    yield f"<section><h2>{in_html(section.title)}</h2>"
    if section.table is not None:
        yield from _table(section.table)
    kind = "ol" if section.numbered else "ul"
    yield f"<{kind}>{''.join(f'<li>{_line(line)}</li>' for line in section.lines)}</{kind}></section>"


def _heads(heads: Sequence[str]) -> str:
    return "".join(f'<th scope="col">{in_html(head)}</th>' for head in heads)


def _table(table: Table) -> Iterator[str]:
    yield f'<table class="ek-numbers"><thead><tr>{_heads(table.heads)}</tr></thead><tbody>'
    for first, *rest in table.rows:
        cells = "".join(f"<td>{in_html(cell)}</td>" for cell in rest)
        yield f'<tr><th scope="row">{in_html(first)}</th>{cells}</tr>'
    yield f"</tbody></table><p><cite>{in_html(table.sources)}</cite></p>"


def _differences(sheet: SheetOfDifferences) -> Iterator[str]:
    if not sheet.points:
        return
    yield f"<table><thead><tr>{_heads((sheet.head, sheet.left.id, sheet.right.id))}</tr></thead><tbody>"
    for point in sheet.points:
        cells = f"<td>{_line(point.left)}</td><td>{_line(point.right)}</td>"
        yield f'<tr><th scope="row">{in_html(point.about)}</th>{cells}</tr>'
    yield "</tbody></table>"


def _legend(legend: Sequence[Legend]) -> str:
    if not legend:
        return ""
    told = " · ".join(f"{STATUS_SYMBOLS[one.status]} {in_html(one.word)}" for one in legend)
    return f"<p><small>{told}</small></p>"
