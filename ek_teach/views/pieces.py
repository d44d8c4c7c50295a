"""What an answer is made of: sentences, tables and charts, each as text and as HTML.

A piece is a sentence (a ``str``), a :class:`Table`, a :class:`ek_teach.views.Chart`, or anything else that has a text
(``str``) and a ``_repr_html_``.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

from ek_teach.explain import load_catalogue
from ek_teach.explain.columns import padded, written_width
from ek_teach.views.plain import clean, wrapped

if TYPE_CHECKING:
    import pandas as pd

    from ek_teach.views.charts.card import Chart

__all__ = ["Table", "as_pieces", "pieces_html", "pieces_text"]


def _cell(value: object) -> str:
    return clean(" ".join(str(value).split()))


@dataclass(frozen=True, repr=False)
class Table:
    """Columns with their title, to be read in a notebook, in a terminal and by a screen reader.

    Every cell is shown as ``str`` has it; round before.

    Parameters
    ----------
    title : str
    frame : mapping or pandas.DataFrame
        Each column by its heading, its cells by the headings of their rows; the first column says which rows there
        are. Of a data frame, the index heads the rows.
    rows : str, optional
        Heads the column of the rows' headings; without it, the name of a data frame's index does.

    Examples
    --------
    >>> print(Table("Set-up", {"cards": {"es": 29, "tr": 20}, "Kittens": {"es": 2, "tr": 2}}, rows="book"))
    Set-up
    <BLANKLINE>
    book  cards  Kittens
    es    29     2
    tr    20     2

    >>> import pandas as pd
    >>> print(Table("Odds", pd.DataFrame({"chance": ["1/4", "1/2"]}, index=pd.Index([1, 2], name="cards"))))
    Odds
    <BLANKLINE>
    cards  chance
    1      1/4
    2      1/2
    """

    title: str
    frame: "Mapping[str, Mapping[str, object]] | pd.DataFrame"
    rows: str = ""

    def _rows(self) -> Iterator[tuple[str, ...]]:
        if isinstance(self.frame, Mapping):
            heads, columns = (self.rows, *self.frame), list(self.frame.values())
            yield tuple(map(_cell, heads))
            for row in columns[0] if columns else ():
                yield tuple(map(_cell, (row, *(column[row] for column in columns))))
        else:
            yield tuple(map(_cell, (self.rows or self.frame.index.name or "", *self.frame.columns)))
            for cells in self.frame.itertuples():
                yield tuple(map(_cell, cells))

    def __str__(self) -> str:
        rows = list(self._rows())
        wide = [max(map(written_width, column)) for column in zip(*rows, strict=True)]
        lines = ["  ".join(padded(cell, width) for cell, width in zip(row, wide, strict=True)).rstrip() for row in rows]
        return "\n".join((_cell(self.title), "", *lines))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        heads, *rows = self._rows()
        head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
        body = "".join(
            f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>\n'
            for row in rows
        )
        title = escape(_cell(self.title))
        return (
            f'<div class="ek-x-tables" tabindex="0" role="group" aria-label="{title}"><table><caption>{title}</caption>'
            f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody></table></div>"
        )


def as_pieces(shown: object) -> tuple[object, ...]:
    """Take one piece, or a list of them, as a tuple."""
    return tuple(shown) if isinstance(shown, list | tuple) and not hasattr(shown, "_fields") else (shown,)


def pieces_text(pieces: Sequence[object]) -> str:
    """Tell pieces in plain text, a paragraph each.

    Examples
    --------
    >>> print(pieces_text(["A sentence.", "Another."]))
    A sentence.
    <BLANKLINE>
    Another.
    """
    return "\n\n".join("\n".join(wrapped(piece)) if isinstance(piece, str) else str(piece) for piece in pieces)


def pieces_html(pieces: Sequence[object], *, pictures: bool = True) -> str:
    """Tell pieces in HTML; without `pictures` a chart is told in its words, which are the same on every computer.

    Examples
    --------
    >>> pieces_html(["1 < 2"])
    '<p>1 &lt; 2</p>'
    """
    return "\n".join(_piece_html(piece, pictures) for piece in pieces)


def _piece_html(piece: Any, pictures: bool) -> str:
    # A table needs nothing of what draws.
    from ek_teach.views.charts.card import Chart

    if isinstance(piece, str):
        return f"<p>{escape(clean(piece))}</p>"
    if isinstance(piece, Chart):
        return _chart_html(piece, pictures)
    if callable(getattr(piece, "_repr_html_", None)):
        return str(piece._repr_html_())
    return f"<pre>{escape(str(piece))}</pre>"


def _chart_html(chart: "Chart", picture: bool) -> str:
    from base64 import b64encode

    words = chart.beside if picture else chart.words
    title, rows = escape(clean(chart.title)), "".join(f"<li>{escape(clean(line))}</li>" for line in words)
    if not picture:
        return f"<p>{title}</p><ul>{rows}</ul>"
    same = escape(load_catalogue().say("chart-same-words", title=clean(chart.title)))
    png = b64encode(chart.png()).decode()
    return (
        f'<figure><img src="data:image/png;base64,{png}" alt="{title}">'
        f"<figcaption><details><summary>{same}</summary><ul>{rows}</ul></details></figcaption>"
        "</figure>"
    )
