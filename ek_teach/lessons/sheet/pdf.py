"""A rules sheet as a PDF of one page: as large as it fits."""

import io
import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

from ek_teach.errors import EkTeachError, MissingLibraryError
from ek_teach.lessons.sheet.comparing import SheetOfDifferences
from ek_teach.lessons.sheet.markdown import signed
from ek_teach.lessons.sheet.model import Line, RulesSheet, Section, Table
from ek_teach.views.data import STATUS_SYMBOLS
from ek_teach.views.plain import clean

__all__ = ["sheet_pdf"]

_SIZES: Final = tuple(size / 4 for size in range(38, 17, -1))
"""Heights of letters to try, in points: from 9.5 down to 4.5."""

_MARGIN: Final = 24
_GAP: Final = 12
_SMALLEST: Final = _SIZES[-1]

# Every reader of PDF files knows this font by its name; a font of Chinese letters in the file would take megabytes.
_CHINESE_FONT: Final = "MSung-Light"
_CHINESE: Final = re.compile("[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+")


@cache
def _fonts() -> tuple[str, str]:
    """Make the fonts known, and name the upright and the bold one."""
    try:
        from matplotlib import get_data_path
        from reportlab.pdfbase.cidfonts import UnicodeCIDFont
        from reportlab.pdfbase.pdfmetrics import registerFont, registerFontFamily
        from reportlab.pdfbase.ttfonts import TTFont
    except ModuleNotFoundError as error:
        raise MissingLibraryError(
            f"a PDF needs the library {error.name}; install it with: pip install {error.name}. Markdown and HTML need"
            " nothing."
        ) from None
    folder = Path(get_data_path()) / "fonts" / "ttf"
    for name, file in (("Sheet", "DejaVuSans.ttf"), ("Sheet-Bold", "DejaVuSans-Bold.ttf")):
        registerFont(TTFont(name, folder / file))
    registerFontFamily("Sheet", normal="Sheet", bold="Sheet-Bold", italic="Sheet", boldItalic="Sheet-Bold")
    registerFont(UnicodeCIDFont(_CHINESE_FONT))
    return "Sheet", "Sheet-Bold"


def sheet_pdf(sheet: RulesSheet | SheetOfDifferences) -> bytes:
    """Write a sheet as a PDF of one A4 page.

    Raises
    ------
    MissingLibraryError
        If the library that writes PDF files is not installed.
    EkTeachError
        If it does not fit on one page, however small the letters.

    Examples
    --------
    >>> from ek_teach.lessons.sheet import rules_sheet
    >>> sheet_pdf(rules_sheet("es"))[:5]
    b'%PDF-'
    """
    _fonts()
    made: dict[float, bytes | None] = {}

    def fits(size: float) -> bool:
        made[size] = _Paper(sheet, size).made()
        return made[size] is not None

    place = bisect_left(_SIZES, True, key=fits)
    fitting = made[_SIZES[place]] if place < len(_SIZES) else None
    if fitting is None:
        raise EkTeachError(
            f"the sheet of {sheet.title!r:.60} does not fit on one page with letters of {_SMALLEST} points; write it as"
            " HTML, which may take two."
        )
    return fitting


class _Paper:
    """One page in letters of one size."""

    def __init__(self, sheet: RulesSheet | SheetOfDifferences, size: float) -> None:
        from reportlab.lib.pagesizes import A4
        from reportlab.lib.styles import ParagraphStyle

        self.sheet, self.size, self.page = sheet, size, A4
        upright, bold = _fonts()
        # Chinese breaks between any two letters.
        wrap = "CJK" if sheet.language == "zh" else None
        self.text = ParagraphStyle("text", fontName=upright, fontSize=size, leading=size * 1.2, wordWrap=wrap)
        self.item = ParagraphStyle(
            "item",
            self.text,
            leftIndent=size * 1.1,
            spaceAfter=size * 0.12,
            bulletFontName=upright,
            bulletFontSize=size,
            bulletIndent=0,
        )
        self.head = ParagraphStyle(
            "head", self.text, fontName=bold, fontSize=size * 1.15, leading=size * 1.5, spaceBefore=size * 0.4
        )
        self.title = ParagraphStyle("title", self.text, fontName=bold, fontSize=size * 1.5, leading=size * 2)

    def made(self) -> bytes | None:
        """The file; None where it takes more than a page."""
        from reportlab.platypus import BaseDocTemplate, Frame, PageTemplate

        target = io.BytesIO()
        width, height = self.page
        rules = isinstance(self.sheet, RulesSheet)
        columns = 3 if rules else 1
        above = self.size * 4.4 if rules else 0
        room = width - 2 * _MARGIN - (columns - 1) * _GAP
        frames = [
            Frame(
                _MARGIN + number * (room / columns + _GAP),
                _MARGIN,
                room / columns,
                height - 2 * _MARGIN - above,
                *(0, 0, 0, 0),
            )
            for number in range(columns)
        ]
        if rules:
            frames.insert(0, Frame(_MARGIN, height - _MARGIN - above, width - 2 * _MARGIN, above, *(0, 0, 0, 0)))
        document = BaseDocTemplate(target, pagesize=self.page, title=self.sheet.title, lang=self.sheet.language)
        document.addPageTemplates(PageTemplate(frames=frames))
        document.build(list(self.story(room / columns)))
        return target.getvalue() if document.page == 1 else None

    def told(self, text: str, style: Any, bullet: str | None = None) -> Any:
        from reportlab.platypus import Paragraph

        return Paragraph(text, style, bulletText=bullet)

    def story(self, width: float) -> Iterator[Any]:
        from reportlab.platypus import FrameBreak

        yield self.told(_marked(self.sheet.title), self.title)
        signs = [f"{STATUS_SYMBOLS[one.status]} {one.word}" for one in self.sheet.legend]
        yield self.told(_marked("  ·  ".join((self.sheet.about, *signs))), self.text)
        if isinstance(self.sheet, RulesSheet):
            yield FrameBreak()
            for section in self.sheet.sections:
                yield from self.section(section, width)
        elif self.sheet.points:
            yield self.points(self.sheet, width)

    def section(self, section: Section, width: float) -> Iterator[Any]:
        yield self.told(_marked(section.title), self.head)
        if section.table is not None:
            yield self.table(section.table, width)
            yield self.told(_marked(section.table.sources), self.text)
        for number, line in enumerate(section.lines, 1):
            yield self.told(_line(line), self.item, f"{number}." if section.numbered else "•")

    def table(self, table: Table, width: float) -> Any:
        rows = [[self.told(_marked(cell), self.text) for cell in row] for row in (table.heads, *table.rows)]
        rest = len(table.heads) - 1
        return self.grid(rows, [width * 0.4, *([width * 0.6 / rest] * rest)])

    def points(self, sheet: SheetOfDifferences, width: float) -> Any:
        heads = [self.told(_marked(head), self.head) for head in (sheet.head, sheet.left.id, sheet.right.id)]
        rows = [
            [self.told(_marked(point.about), self.text), *(self.told(_line(line), self.text) for line in sides)]
            for point, sides in ((point, (point.left, point.right)) for point in sheet.points)
        ]
        return self.grid([heads, *rows], [width * 0.26, width * 0.37, width * 0.37])

    def grid(self, rows: list[list[Any]], widths: list[float]) -> Any:
        from reportlab.lib.colors import grey
        from reportlab.platypus import Table as Grid

        pad = self.size * 0.25
        style = [("GRID", (0, 0), (-1, -1), 0.4, grey), ("VALIGN", (0, 0), (-1, -1), "TOP")]
        style += [(side, (0, 0), (-1, -1), pad) for side in ("TOPPADDING", "BOTTOMPADDING", "LEFTPADDING")]
        return Grid(rows, colWidths=widths, style=[*style, ("RIGHTPADDING", (0, 0), (-1, -1), pad)])


def _marked(text: str) -> str:
    """A text as the library wants it: Chinese letters in a font that has them."""
    return _CHINESE.sub(lambda run: f'<font name="{_CHINESE_FONT}">{run[0]}</font>', escape(clean(text)))


def _line(line: Line) -> str:
    sources = f' <font color="#444444">§ {_marked(line.sources)}</font>' if line.sources else ""
    return f"{_marked(signed(line))}{sources}"
