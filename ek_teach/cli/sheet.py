"""``ek-teach sheet``: the rules of a book on one page."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from ek_teach.cli.formats import format_of
from ek_teach.cli.languages import Language
from ek_teach.cli.terminal import print_text
from ek_teach.rulebook import RULEBOOKS
from ek_teach.views.plain import save_bytes, save_text

__all__ = ["sheet"]


class SheetFormat(StrEnum):
    """How a sheet is written."""

    MARKDOWN = "markdown"
    HTML = "html"
    PDF = "pdf"


_ENDINGS = {".md": SheetFormat.MARKDOWN, ".html": SheetFormat.HTML, ".htm": SheetFormat.HTML, ".pdf": SheetFormat.PDF}


def sheet(
    rulebook: Annotated[str, typer.Option("--rulebook", "-r", help=f"{', '.join(RULEBOOKS)}, or a TOML file.")] = "es",
    against: Annotated[
        str | None, typer.Option(help="A second rulebook: instead of the rules, where the two differ.")
    ] = None,
    lang: Language = "en",
    players: Annotated[int, typer.Option(min=2, max=5, help="For how many the two minutes are told.")] = 4,
    format_: Annotated[
        SheetFormat | None,
        typer.Option("--format", help="How it is written; else as the file's name ends, or Markdown."),
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Write into this file instead of the terminal.")
    ] = None,
) -> None:
    """Put the rules of a book on one page: set-up, turn, cards, combinations, mistakes, and the two minutes' telling.

    Each line names the paragraph that it rests on, and bears a sign where the book does not say it in so many words.

    \b
    Examples:
      ek-teach sheet --rulebook ru --lang tr
      ek-teach sheet --rulebook zh --lang zh -o rules.pdf
      ek-teach sheet --rulebook es --against en-2025 --lang es -o differences.html

    Exit codes: 0 all is well; 2 a wrong option; 3 there is no such rulebook, or the file cannot be written.
    """
    written = format_of(format_, output, _ENDINGS, SheetFormat.MARKDOWN)
    if written is SheetFormat.PDF and output is None:
        raise typer.BadParameter("a PDF is not shown in a terminal; name a file with --output.")
    from ek_teach.lessons import sheet as sheets

    made = (
        sheets.rules_sheet(rulebook, lang, players)
        if against is None
        else sheets.sheet_of_differences(rulebook, against, lang)
    )
    sources = [file for file in (rulebook, against) if file is not None and file not in RULEBOOKS]
    if written is SheetFormat.PDF and output is not None:
        save_bytes(sheets.sheet_pdf(made), output, sources)
        return
    told = sheets.sheet_html(made) if written is SheetFormat.HTML else sheets.sheet_markdown(made)
    if output is None:
        print_text(told.rstrip("\n"))
    else:
        save_text(told, output, sources)
