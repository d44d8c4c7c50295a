"""The rules of a book on one page, and where two books differ: from the data, each line with its paragraphs.

>>> from ek_teach.lessons.sheet import rules_sheet
>>> sheet = rules_sheet("zh")
>>> [section.title for section in sheet.sections][:2]
['Set-up', 'The turn']
"""

from ek_teach.lessons.sheet.comparing import SheetOfDifferences, sheet_of_differences
from ek_teach.lessons.sheet.html import sheet_html
from ek_teach.lessons.sheet.markdown import sheet_markdown
from ek_teach.lessons.sheet.model import Line, RulesSheet, Section, Table, rules_sheet
from ek_teach.lessons.sheet.pdf import sheet_pdf

__all__ = [
    "Line",
    "RulesSheet",
    "Section",
    "SheetOfDifferences",
    "Table",
    "rules_sheet",
    "sheet_html",
    "sheet_markdown",
    "sheet_of_differences",
    "sheet_pdf",
]
