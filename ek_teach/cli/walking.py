"""``ek-teach show``: a situation or a game, step by step."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ek_teach.cli.formats import format_of
from ek_teach.cli.languages import Language
from ek_teach.cli.reading import as_json, files_behind, read_from, read_text, source_name
from ek_teach.cli.terminal import ANSWER_IS_NO, complain, print_text
from ek_teach.errors import EkTeachError, IllegalMoveError
from ek_teach.rulebook import RULEBOOKS
from ek_teach.views.plain import save_text

__all__ = ["show"]


class Format(StrEnum):
    """How a walk is written."""

    TEXT = "text"
    JSON = "json"
    HTML = "html"


_ENDINGS: Final = {".txt": Format.TEXT, ".json": Format.JSON, ".html": Format.HTML, ".htm": Format.HTML}


def show(
    file: Annotated[str, typer.Argument(help="A text file with a situation or a game; - reads standard input.")],
    rulebook: Annotated[
        str | None,
        typer.Option(help=f"{', '.join(RULEBOOKS)}, or a TOML file; without it, the one that the file names."),
    ] = None,
    viewer: Annotated[
        str, typer.Option(help="Whose eyes: the name of a player, everybody (all cards) or onlooker (no hand).")
    ] = "everybody",
    lang: Language = "en",
    step: Annotated[int | None, typer.Option(min=0, help="Only this step; 0 is where everything begins.")] = None,
    format_: Annotated[
        Format | None, typer.Option("--format", help="How it is written; else as the file's name ends, or text.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Draw what chance did where the file does not say; same seed, same game.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option(help="Write into this file, never one that is read, instead of the terminal.")
    ] = None,
) -> None:
    """Play a situation or a game out and tell each step: what happened, why, and what changed.

    The questions in the file are answered; where it expects another answer, this is told and the exit code is 1. At a
    move that the rules refuse the walk ends, with the reason; where a move is only claimed, write "Ana tries: nope".

    \b
    Examples:
      ek-teach show table.txt
      ek-teach show table.txt --rulebook zh --lang es --step 2
      ek-teach show game.txt --viewer Ana --output game.html
      cat table.txt | ek-teach show - --seed 7

    Exit codes: 0 all is well; 1 an expected answer is wrong; 2 a wrong option; 3 the file cannot be read or written,
    there is no such rulebook, player or step, or the rules refuse a move that the file does not mark as refused.
    """
    written = format_of(format_, output, _ENDINGS, Format.TEXT)
    if step is not None and written is Format.HTML:
        raise typer.BadParameter("a page holds all steps; leave --step out, or take --format text or json.")
    from ek_teach.engine import Seeded
    from ek_teach.explain import load_catalogue
    from ek_teach.notation import read
    from ek_teach.timeline import Timeline, play_out

    name = source_name(file)
    script = read(read_text(file), source=name)
    chance, refused = None if seed is None else Seeded(seed), None
    try:
        timeline = play_out(script, rulebook=rulebook, viewer=viewer, language=lang, chance=chance)
    except IllegalMoveError as error:
        if not isinstance(error.timeline, Timeline):
            raise
        # What leads up to the refused move, and the refusal with its reasons, is what was asked for.
        timeline, refused = error.timeline, error
    told = _told(timeline, written, step)
    if output is None:
        print_text(told)
    else:
        behind = files_behind(rulebook or script.rulebook_name)
        save_text(told.rstrip("\n") + "\n", output, (read_from(file), *behind))
    wrong = [answer for frame in timeline for answer in frame.answers if not answer.agrees]
    for answer in wrong:
        place = load_catalogue(lang).say("command-place", file=name, line=answer.line) if answer.line else name
        complain(f"{place}: {answer.question} The answer is {answer.answer}, not {answer.expected}.")
    if refused is not None:
        raise refused
    if wrong:
        raise typer.Exit(ANSWER_IS_NO)


def _told(timeline: Any, format_: Format, step: int | None) -> str:
    from ek_teach.views import as_html, as_text, timeline_data

    if format_ is Format.HTML:
        return as_html(timeline)
    if format_ is Format.TEXT:
        return as_text(timeline, step)
    data = timeline_data(timeline)
    if step is None:
        return as_json(data)
    if step >= len(data["frames"]):
        raise EkTeachError(f"there is no step {step}: this walk has the steps 0 to {len(data['frames']) - 1}.")
    return as_json(data["frames"][step])
