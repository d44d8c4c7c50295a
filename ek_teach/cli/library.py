"""``ek-teach cases`` and ``ek-teach rulebooks``: what there is to read, listed, found, told and compared."""

import sys
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Annotated, Any

import typer

from ek_teach.cli.languages import Language
from ek_teach.cli.reading import as_json
from ek_teach.cli.terminal import ANSWER_IS_NO, is_watched, print_text
from ek_teach.rulebook import RULEBOOKS, load_rulebook

__all__ = ["cases", "rulebooks"]


class PlainFormat(StrEnum):
    """How what there is to read is written."""

    TEXT = "text"
    JSON = "json"


def cases(
    words: Annotated[
        list[str] | None, typer.Argument(help="Words, topics, or names of cards in any of the five languages.")
    ] = None,
    failing: Annotated[
        bool, typer.Option("--failing", help="Only cases of which an expected answer is wrong; runs them all.")
    ] = False,
    lang: Language = "en",
    format_: Annotated[PlainFormat, typer.Option("--format", help="How the list is written.")] = PlainFormat.TEXT,
) -> None:
    """List the cases of the library by topic, or find some.

    \b
    Examples:
      ek-teach cases
      ek-teach cases nope attack
      ek-teach cases Ver el futuro
      ek-teach cases --failing

    Exit codes: 0 all is well; 1 nothing was found, or a case fails; 2 a wrong option.
    """
    from ek_teach.explain import load_catalogue
    from ek_teach.rulings import check, find_cases
    from ek_teach.views import library

    found = find_cases(" ".join(words or ()))
    if failing:
        found = tuple(_failing(found, check, load_catalogue(lang).say("command-cases-running")))
    if format_ is PlainFormat.JSON:
        print_text(as_json([library.case_data(case, lang) for case in found]))
    else:
        print_text("\n".join(library.case_lines(found, lang, failing=failing)))
    if bool(found) is failing:
        raise typer.Exit(ANSWER_IS_NO)


def _failing(found: Iterable[Any], check: Any, label: str) -> Iterator[Any]:
    """Run cases and keep those that fail; a terminal sees how far it is."""
    with typer.progressbar(found, label=label, file=sys.stderr, hidden=not is_watched()) as running:
        for case in running:
            if check(case).wrong:
                yield case


def rulebooks(
    first: Annotated[
        str | None, typer.Argument(metavar="[A]", help="A rulebook, or a TOML file of house rules: told in full.")
    ] = None,
    second: Annotated[str | None, typer.Argument(metavar="[B]", help="Another: where A and B differ.")] = None,
    lang: Language = "en",
    format_: Annotated[PlainFormat, typer.Option("--format", help="How it is written.")] = PlainFormat.TEXT,
) -> None:
    """List the rulebooks, tell one in full, or tell where two differ; each value with the paragraphs behind it.

    \b
    Examples:
      ek-teach rulebooks
      ek-teach rulebooks zh
      ek-teach rulebooks es en-2025
      ek-teach rulebooks es our_table.toml --format json

    Exit codes: 0 all is well, whether or not two rulebooks differ; 2 a wrong option; 3 there is no such rulebook.
    """
    from ek_teach.views import books

    named = [load_rulebook(name) for name in (first, second) if name is not None]
    told_as_json = format_ is PlainFormat.JSON
    if len(named) == 2:
        data: Any = books.difference_data(named[0], named[1], lang)
        lines = books.difference_lines(named[0], named[1], lang)
    elif named:
        data, lines = books.rulebook_data(named[0], lang), books.rulebook_lines(named[0], lang)
    else:
        shipped = [load_rulebook(name) for name in RULEBOOKS]
        data, lines = books.list_data(shipped, lang), books.list_lines(shipped, lang)
    print_text(as_json(data) if told_as_json else "\n".join(lines))
