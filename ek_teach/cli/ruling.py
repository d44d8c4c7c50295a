"""``ek-teach rule``: what each rulebook answers to a situation, and where they part."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ek_teach.cli.formats import format_of
from ek_teach.cli.languages import Language
from ek_teach.cli.reading import STANDARD_INPUT, as_json, files_behind, read_from, read_text, source_name
from ek_teach.cli.terminal import ANSWER_IS_NO, complain, print_text
from ek_teach.views.plain import save_text

__all__ = ["rule"]


class RulingFormat(StrEnum):
    """How a ruling is written."""

    TEXT = "text"
    MARKDOWN = "markdown"
    HTML = "html"
    JSON = "json"
    LINK = "link"


_ENDINGS: Final = {
    ".txt": RulingFormat.TEXT,
    ".md": RulingFormat.MARKDOWN,
    ".html": RulingFormat.HTML,
    ".htm": RulingFormat.HTML,
    ".json": RulingFormat.JSON,
}


def rule(
    case: Annotated[
        str, typer.Argument(help="A text file with a situation, the name of a case, a link; - reads standard input.")
    ],
    rulebook: Annotated[
        list[str] | None,
        typer.Option("--rulebook", "-r", help="Only this rulebook, or these: say it again for each. Names or files."),
    ] = None,
    lang: Language = "en",
    chances: Annotated[
        bool, typer.Option("--chances", help="Tell how likely each answer is where it hangs on an unknown card.")
    ] = False,
    steps: Annotated[
        bool, typer.Option("--steps", help="Tell the steps that led there too, under each rulebook.")
    ] = False,
    side_by_side: Annotated[
        bool, typer.Option("--side-by-side", help="Walk through it under all the rulebooks at once: as text or html.")
    ] = False,
    format_: Annotated[
        RulingFormat | None,
        typer.Option(
            "--format",
            help="How it is written; else as the file's name ends, or text. link is the case itself, to be sent.",
        ),
    ] = None,
    output: Annotated[
        Path | None, typer.Option(help="Write into this file, never one that is read, instead of the terminal.")
    ] = None,
) -> None:
    """Rule on a situation: what each rulebook answers, why, what it hangs on, and where they part.

    \b
    Examples:
      ek-teach rule table.txt
      ek-teach rule attack-on-the-first-owed-turn -r es -r zh --steps
      ek-teach rule table.txt --output ruling.html
      ek-teach rule table.txt --side-by-side
      cat table.txt | ek-teach rule - --chances

    Exit codes: 0 all is well; 1 an expected answer is wrong; 2 a wrong option; 3 the case cannot be read, or there is
    no such case or rulebook.
    """
    written = format_of(format_, output, _ENDINGS, RulingFormat.TEXT)
    allowed = (RulingFormat.TEXT, RulingFormat.HTML)
    if side_by_side and written not in allowed:
        raise typer.BadParameter("side by side is shown as text or html.")
    from ek_teach.explain import load_catalogue
    from ek_teach.rulings import check

    source, file = _case_text(case)
    name = source_name(file)
    ruling = check(source, rulebooks=rulebook, language=lang, chances=chances, name=name)
    told = _told_side_by_side(ruling, written) if side_by_side else _told_ruling(ruling, written, steps=steps)
    if output is None:
        print_text(told)
    else:
        files = [own for book in rulebook or [ruling.case.script.rulebook_name] for own in files_behind(book)]
        save_text(told.rstrip("\n") + "\n", output, [*([read_from(file)] if file else ()), *files])
    say, known = load_catalogue(lang).say, name or ruling.case.id
    for book, finding in ruling.wrong:
        place = say("command-place", file=known, line=finding.question.line) if known else ""
        where = (
            say("command-place-under.further", place=place, book=book)
            if place
            else say("command-place-under", book=book)
        )
        complain(f"{where}: {finding.asked} The answer is {finding.answer}, not {finding.expected}.")
    if ruling.wrong:
        raise typer.Exit(ANSWER_IS_NO)


def _case_text(case: str) -> tuple[str, str]:
    """Find what is meant: the text of a file and that file, or the name of a case, or a link, and no file."""
    from ek_teach.rulings.links import is_link

    if is_link(case):
        return case, ""
    if case == STANDARD_INPUT or Path(case).suffix or "/" in case or "\\" in case or Path(case).exists():
        return read_text(case), case
    return case, ""


def _told_ruling(ruling: Any, format_: RulingFormat, *, steps: bool) -> str:
    from ek_teach.rulings import to_link
    from ek_teach.views.rulings_data import ruling_data
    from ek_teach.views.rulings_html import ruling_html
    from ek_teach.views.rulings_text import ruling_markdown, ruling_text

    link = to_link(ruling.case.script)
    if format_ is RulingFormat.LINK:
        return link
    if format_ is RulingFormat.JSON:
        return as_json(ruling_data(ruling, link=link))
    write = {RulingFormat.MARKDOWN: ruling_markdown, RulingFormat.HTML: ruling_html}.get(format_, ruling_text)
    return write(ruling, link=link, steps=steps)


def _told_side_by_side(ruling: Any, format_: RulingFormat) -> str:
    from ek_teach.rulings import side_by_side
    from ek_teach.views.beside import side_by_side_text
    from ek_teach.views.beside_html import side_by_side_html

    table = side_by_side(ruling)
    return side_by_side_html(table) if format_ is RulingFormat.HTML else side_by_side_text(table)
