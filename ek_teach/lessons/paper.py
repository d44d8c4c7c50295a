"""Sheets of paper as HTML: each printed page bears the head of its sheet, and no part is torn that fits on one."""

from collections.abc import Iterable
from typing import Final

from ek_teach.lessons.legend import Entry
from ek_teach.views.plain import in_html

__all__ = ["PAPER_STYLE", "legend_html", "paper_sheet"]

PAPER_STYLE: Final = """
.ek-sheet { width: 100%; border-collapse: collapse; }
.ek-sheet > * > tr > * { border: 0; padding: 0; text-align: start; vertical-align: top; font-weight: inherit; }
.ek-sheet > thead > tr > * { border-bottom: 1px solid GrayText; padding-bottom: 0.3rem; }
.ek-sheet > tbody > tr { break-inside: avoid; }
.ek-head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 2rem; margin: 0; }
.ek-head > :first-child { font-weight: 650; }
.ek-legend, .ek-notes { font-size: 0.85rem; }
.ek-legend { columns: 18rem; list-style: none; margin: 0.4rem 0; padding: 0; }
.ek-legend li { break-inside: avoid; }
.ek-legend code { white-space: nowrap; font-weight: 650; }
section + section { break-before: page; }
@page { margin: 14mm; }
@media print {
  body { background: none !important; }
  main { padding: 0 !important; max-width: none !important; font-size: 10pt; line-height: 1.3; }
}
"""


def paper_sheet(head: Iterable[str], parts: Iterable[str]) -> str:
    """Write a sheet of one page or more that begins a new page of paper.

    Parameters
    ----------
    head : iterable of str
        Texts that stand on each of its pages.
    parts : iterable of str
        Pieces of HTML; none of them goes over two pages if it fits on one.

    Examples
    --------
    >>> paper_sheet(["Ada", "Worksheet b7aa06"], ["<p>1</p>"]).count("<thead>")
    1
    """
    # Browsers print the head of a table on every page that the table comes to; boxes in a page's margin they print in
    # part, and without the text of a sheet.
    told = "".join(f"<span>{in_html(text)}</span>" for text in head)
    rows = "".join(f"<tr><td>{part}</td></tr>\n" for part in parts)
    return (
        '<section><table class="ek-sheet" role="presentation">\n'
        f'<thead><tr><td><h2 class="ek-head">{told}</h2></td></tr></thead>\n'
        f"<tbody>\n{rows}</tbody>\n</table></section>\n"
    )


def legend_html(entries: Iterable[Entry]) -> str:
    """Write a legend; nothing where there is nothing to explain."""
    items = "".join(f"<li><code>{in_html(sign)}</code> = {in_html(meaning)}</li>" for sign, meaning in entries)
    return f'<ul class="ek-legend">{items}</ul>' if items else ""
