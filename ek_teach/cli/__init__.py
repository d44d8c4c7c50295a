"""The command line: reads options, calls a room, prints what comes back.

Exit codes, the same for every command: 0 all is well; 1 the answer is no (a wrong expected answer, a computer that is
not ready); 2 the command is not written as it should be; 3 something is not there, cannot be read or written, or is
refused by the rules; 130 many games were stopped by Ctrl-C.
"""

import json
import sys
import tomllib
from collections.abc import Iterable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from ek_teach import __version__
from ek_teach.cli.classroom import assignment, exercise
from ek_teach.cli.doctor import doctor
from ek_teach.cli.executors import sentences_for_warnings, who_plays
from ek_teach.cli.languages import Language
from ek_teach.cli.many_games import (
    ResultFormat,
    fresh_runs,
    gone_on,
    how_to_go_on,
    known_game,
    play_runs,
    require_writable,
    tell_results,
    told_strategies,
)
from ek_teach.cli.quizzing import quiz
from ek_teach.cli.sheet import sheet
from ek_teach.cli.telling import telling
from ek_teach.cli.terminal import (
    ANSWER_IS_NO,
    REFUSED,
    STOPPED,
    complain,
    no_output,
    one_stop_at_a_time,
    print_text,
    stop_writing,
)
from ek_teach.errors import EkTeachError, IllegalMoveError
from ek_teach.languages import language_kept
from ek_teach.rulebook import RULEBOOKS, load_rulebook
from ek_teach.views.plain import clean, escaped, save_bytes, save_text

__all__ = ["app", "main"]


class _Commands(TyperGroup):
    """The commands; whatever the package raises on purpose becomes one sentence and exit code 3."""

    def invoke(self, ctx: Any) -> Any:
        with language_kept():
            try:
                return super().invoke(ctx)
            except EkTeachError as error:
                complain(str(error))
                raise typer.Exit(REFUSED) from None


app = typer.Typer(
    name="ek-teach",
    cls=_Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter shows a question mark instead of ending in an error.
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    try:
        app()
    except OSError as error:
        # Help and the version are written by the library of the command line.
        stop_writing()
        complain(str(no_output(error)))
        sys.exit(REFUSED)


def _tell_version(asked: bool) -> None:
    if asked:
        typer.echo(f"ek-teach {__version__}")
        raise typer.Exit


@app.callback()
def _start(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Tell the version and end.")
    ] = False,
) -> None:
    """Explain, play and compare the rules of Exploding Kittens, paragraph by paragraph.

    \b
    Begin with:
      ek-teach lab                 open the lessons in JupyterLab
      ek-teach rule table.txt      rule on a situation under every rulebook
      ek-teach cases nope          find disputed situations that are ruled on already
      ek-teach show table.txt      walk through a situation, step by step
      ek-teach rulebooks es zh     tell where two rulebooks differ
      ek-teach telling             what to say aloud to newcomers
      ek-teach sheet               the rules of a book on one page, or where two differ
      ek-teach exercise list       exercises that check themselves, for a class
      ek-teach quiz                questions about the rules, and sheets to print
      ek-teach simulate cautious   play many games between strategies
      ek-teach diagram turn-flow   draw how a turn goes

    \b
    Exit codes:
      0  all is well
      1  the answer is no: a wrong expected answer, a computer that is not ready
      2  the command is not written as it should be
      3  something is not there, cannot be read or written, or is refused by the rules
      130  many games were stopped by Ctrl-C
    """


# lab ------------------------------------------------------------------------------------------------------------------


@app.command()
def lab(
    folder: Annotated[
        Path | None,
        typer.Argument(
            help="Where your own copies of the lessons are; made if need be. Without it ek_teach_lessons, and"
            " ek_teach_lessons_tr and the like in another language."
        ),
    ] = None,
    lang: Language = "en",
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="The first port to try; the next free one is taken.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address; open nothing.")] = False,
) -> None:
    """Copy the lessons into a folder and open them in JupyterLab.

    A file that is in the folder already is never overwritten, so what you wrote stays. Ctrl-C ends JupyterLab. The
    lessons 00 to 06 exist in each language; the others are in English.

    \b
    Examples:
      ek-teach lab
      ek-teach lab --lang tr
      ek-teach lab ~/kittens --port 8899 --no-browser

    Exit codes: 0 ended by you; 2 a wrong option; 3 the folder cannot be used, or JupyterLab ended with an error.
    """
    from ek_teach.lessons import copy_lessons, start_lab

    if folder is None:
        folder = Path("ek_teach_lessons" if lang == "en" else f"ek_teach_lessons_{lang}")
    copied = copy_lessons(folder, language=lang)
    print_text(f"The lessons are in {clean(str(folder.resolve()))}.")
    if copied.kept:
        print_text(
            f"Kept as you left them: {', '.join(copied.kept)}."
            " To get one afresh, rename or delete yours and start again."
        )
    print_text("JupyterLab starts; Ctrl-C ends it. If no browser opens, copy the address below into one.")
    start_lab(folder, port=port, browser=not no_browser)


# show -----------------------------------------------------------------------------------------------------------------


class Format(StrEnum):
    """How a walk is written."""

    TEXT = "text"
    JSON = "json"
    HTML = "html"


@app.command()
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
    format_: Annotated[Format, typer.Option("--format", help="How it is written.")] = Format.TEXT,
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
      ek-teach show game.txt --viewer Ana --format html --output game.html
      cat table.txt | ek-teach show - --seed 7

    Exit codes: 0 all is well; 1 an expected answer is wrong; 2 a wrong option; 3 the file cannot be read or written,
    there is no such rulebook, player or step, or the rules refuse a move that the file does not mark as refused.
    """
    if step is not None and format_ is Format.HTML:
        raise typer.BadParameter("a page holds all steps; leave --step out, or take --format text or json.")
    from ek_teach.engine import Seeded
    from ek_teach.notation import read
    from ek_teach.timeline import Timeline, play_out

    script = read(_read_text(file), source="standard input" if file == "-" else file)
    chance, refused = None if seed is None else Seeded(seed), None
    try:
        timeline = play_out(script, rulebook=rulebook, viewer=viewer, language=lang, chance=chance)
    except IllegalMoveError as error:
        if not isinstance(error.timeline, Timeline):
            raise
        # What leads up to the refused move, and the refusal with its reasons, is what was asked for.
        timeline, refused = error.timeline, error
    told = _told(timeline, format_, step)
    if output is None:
        print_text(told)
    else:
        record: str | int = 0 if file == "-" else file
        save_text(told.rstrip("\n") + "\n", output, (record, *_files_behind(rulebook or script.rulebook_name)))
    wrong = [answer for frame in timeline for answer in frame.answers if not answer.agrees]
    for answer in wrong:
        place = f"{file}, line {answer.line}" if answer.line else file
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
        return _json(data)
    if step >= len(data["frames"]):
        raise EkTeachError(f"there is no step {step}: this walk has the steps 0 to {len(data['frames']) - 1}.")
    return _json(data["frames"][step])


def _read_text(file: str) -> str:
    """Read a file, or standard input, as text; a device that never ends is read no further than a record can go."""
    from ek_teach.notation import MOST_CHARACTERS

    most_bytes = 4 * MOST_CHARACTERS  # UTF-8 needs at most four for a character
    try:
        if file == "-":
            raw = typer.get_binary_stream("stdin").read(most_bytes + 1)
        else:
            with Path(file).open("rb") as stream:
                raw = stream.read(most_bytes + 1)
    except RuntimeError:
        raise EkTeachError("standard input is closed; send a text into it, or name a text file.") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise EkTeachError(f"{file!r} cannot be read ({reason}); name a text file, or - for standard input.") from None
    name = "standard input" if file == "-" else file
    if len(raw) > most_bytes:
        raise EkTeachError(f"{name} is longer than {most_bytes:,} bytes; a situation or a game is far shorter.")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise EkTeachError(f"{name} is not UTF-8 text (byte {error.start + 1}); save it as UTF-8.") from None


def _files_behind(rulebook: str) -> Iterator[str]:
    """Name the files of house rules that make up a rulebook which was loaded already, each laid over the next."""
    while rulebook not in RULEBOOKS:
        yield rulebook
        house = tomllib.loads(Path(rulebook).read_text(encoding="utf-8-sig")).get("house")
        if house is None:
            return
        rulebook = house["base"]


def _json(data: Any) -> str:
    return escaped(json.dumps(data, ensure_ascii=False, indent=2))


# rule and cases -------------------------------------------------------------------------------------------------------


class PlainFormat(StrEnum):
    """How rulebooks are written."""

    TEXT = "text"
    JSON = "json"


class RulingFormat(StrEnum):
    """How a ruling is written."""

    TEXT = "text"
    MARKDOWN = "markdown"
    HTML = "html"
    JSON = "json"
    LINK = "link"


@app.command()
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
        RulingFormat, typer.Option("--format", help="How it is written; link is the case itself, to be sent.")
    ] = RulingFormat.TEXT,
    output: Annotated[
        Path | None, typer.Option(help="Write into this file, never one that is read, instead of the terminal.")
    ] = None,
) -> None:
    """Rule on a situation: what each rulebook answers, why, what it hangs on, and where they part.

    \b
    Examples:
      ek-teach rule table.txt
      ek-teach rule attack-on-the-first-owed-turn -r es -r zh --steps
      ek-teach rule table.txt --format html --output ruling.html
      ek-teach rule table.txt --side-by-side
      cat table.txt | ek-teach rule - --chances

    Exit codes: 0 all is well; 1 an expected answer is wrong; 2 a wrong option; 3 the case cannot be read, or there is
    no such case or rulebook.
    """
    allowed = (RulingFormat.TEXT, RulingFormat.HTML)
    if side_by_side and format_ not in allowed:
        raise typer.BadParameter("side by side is shown as text or html.")
    from ek_teach.rulings import check

    source, name = _case_text(case)
    ruling = check(source, rulebooks=rulebook, language=lang, chances=chances, name=name)
    told = _told_side_by_side(ruling, format_) if side_by_side else _told_ruling(ruling, format_, steps=steps)
    if output is None:
        print_text(told)
    else:
        read = [name] if name and name != "standard input" else [0] if name else []
        files = [file for book in rulebook or [ruling.case.script.rulebook_name] for file in _files_behind(book)]
        save_text(told.rstrip("\n") + "\n", output, (*read, *files))
    for book, finding in ruling.wrong:
        place = f"{name or ruling.case.id}, line {finding.question.line}" if name or ruling.case.id else ""
        where = f"{place}, under {book}" if place else f"under {book}"
        complain(f"{where}: {finding.asked} The answer is {finding.answer}, not {finding.expected}.")
    if ruling.wrong:
        raise typer.Exit(ANSWER_IS_NO)


def _case_text(case: str) -> tuple[str, str]:
    """Find what is meant: the text and where it came from, or the name of a case, or a link."""
    from ek_teach.rulings.links import is_link

    if is_link(case):
        return case, ""
    if case == "-":
        return _read_text(case), "standard input"
    if Path(case).suffix or "/" in case or "\\" in case or Path(case).exists():
        return _read_text(case), case
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
        return _json(ruling_data(ruling, link=link))
    write = {RulingFormat.MARKDOWN: ruling_markdown, RulingFormat.HTML: ruling_html}.get(format_, ruling_text)
    return write(ruling, link=link, steps=steps)


def _told_side_by_side(ruling: Any, format_: RulingFormat) -> str:
    from ek_teach.rulings import side_by_side
    from ek_teach.views.beside import side_by_side_text
    from ek_teach.views.beside_html import side_by_side_html

    table = side_by_side(ruling)
    return side_by_side_html(table) if format_ is RulingFormat.HTML else side_by_side_text(table)


@app.command()
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
    from ek_teach.rulings import check, find_cases
    from ek_teach.views import library

    found = find_cases(" ".join(words or ()))
    if failing:
        found = tuple(_failing(found, check))
    if format_ is PlainFormat.JSON:
        print_text(_json([library.case_data(case, lang) for case in found]))
    else:
        print_text("\n".join(library.case_lines(found, lang, failing=failing)))
    if bool(found) is failing:
        raise typer.Exit(ANSWER_IS_NO)


def _failing(found: Iterable[Any], check: Any) -> Iterator[Any]:
    """Run cases and keep those that fail; a terminal sees how far it is."""
    with typer.progressbar(found, label="cases", file=sys.stderr, hidden=not sys.stderr.isatty()) as running:
        for case in running:
            if check(case).wrong:
                yield case


# rulebooks ------------------------------------------------------------------------------------------------------------


@app.command()
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
    print_text(_json(data) if told_as_json else "\n".join(lines))


# simulate -------------------------------------------------------------------------------------------------------------


@app.command()
def simulate(
    strategies: Annotated[
        list[str] | None,
        typer.Argument(help="One for each player, or one that all play: names, or functions as FILE.py:FUNCTION."),
    ] = None,
    list_: Annotated[bool, typer.Option("--list", help="Tell the strategies, and what each believes.")] = False,
    rulebook: Annotated[
        list[str] | None,
        typer.Option("--rulebook", "-r", help="A name or a TOML file; es without it. Say it again for each further."),
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="How many play, where one strategy is given: 2 to 5; 4 without it.")
    ] = None,
    games: Annotated[int | None, typer.Option(help="How many games; with --precision, how many at most.")] = None,
    precision: Annotated[
        float | None, typer.Option(help="Go on until each win rate is known to so much: 0.005 is half a point.")
    ] = None,
    confidence: Annotated[float | None, typer.Option(help="Of the intervals; 0.95 without it.")] = None,
    seed: Annotated[int | None, typer.Option(help="Same seed, same games; 0 without it.")] = None,
    fixed_seats: Annotated[
        bool, typer.Option("--fixed-seats", help="The first named always begins; else all take turns to.")
    ] = False,
    workers: Annotated[int | None, typer.Option(min=1, max=256, help="Play in so many processes at once.")] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Dask cluster, as tcp://host:8786.")
    ] = None,
    engine: Annotated[
        str | None, typer.Option(help="kernel or readable: the same games; without it, the faster that can.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on from this result, kept as JSON.")] = None,
    timeline: Annotated[
        str | None,
        typer.Option(
            metavar="GAME",
            help="Tell a game step by step: shortest, longest, 'nope chain', 'owed turns' or a number.",
        ),
    ] = None,
    format_: Annotated[ResultFormat, typer.Option("--format", help="How it is printed.")] = ResultFormat.TEXT,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", help="Keep it in this file too: .json, .csv or .parquet, as its name ends."),
    ] = None,
) -> None:
    """Play many games between strategies: who wins how often, how long it takes, who explodes when and on what.

    Ctrl-C stops; what was played until then is told and kept, and --resume goes on from a result kept as JSON. Without
    --games and --precision, 100,000 games are played, or 1,000 on the readable engine.

    \b
    Examples:
      ek-teach simulate --list
      ek-teach simulate cautious aggressive random counter
      ek-teach simulate counter random -r es -r zh --precision 0.005
      ek-teach simulate mine.py:my_strategy cautious --games 200
      ek-teach simulate cautious --players 3 --workers 4 -o result.json
      ek-teach simulate --resume result.json --games 1000000 -o result.json
      ek-teach simulate random counter --games 500 --timeline longest

    Exit codes: 0 all is well; 2 a wrong option; 3 there is no such strategy, rulebook, file or cluster, a number cannot
    be meant, a strategy fails, or the file cannot be written; 130 stopped by Ctrl-C.
    """
    if list_:
        print_text("\n".join(told_strategies()))
        return
    if not strategies and resume is None:
        raise typer.BadParameter("say who plays, as in: simulate cautious random; --list tells the strategies.")
    if workers is not None and cluster is not None:
        raise typer.BadParameter("the games are played by --workers or by a --cluster, not by both.")
    if timeline is not None and format_ is not ResultFormat.TEXT:
        raise typer.BadParameter("a game is told step by step as text only; leave --format or --timeline out.")
    try:
        if output is not None:
            require_writable(output, several=len(rulebook or ()) > 1)
        game = None if timeline is None else known_game(timeline)
        said = {"players": players, "confidence": confidence, "seed": seed, "engine": engine}
        if resume is None:
            runs = fresh_runs(strategies or [], rulebook or ["es"], fixed_seats, said)
        else:
            result = gone_on(resume, strategies or [], rulebook or [], fixed_seats, said)
            runs = [{"resume": result, "engine": engine}]
        with one_stop_at_a_time():
            with sentences_for_warnings(), who_plays(workers, cluster) as executor:
                results, failure = play_runs(runs, games=games, precision=precision, executor=executor)
            stopped = failure is None and not (len(results) == len(runs) and results[-1].complete)
            results = [result for result in results if result.games]
            if results:
                tell_results(results, format_, game, output)
    except KeyboardInterrupt:
        complain("stopped.")
        raise typer.Exit(STOPPED) from None
    if failure is not None:
        raise failure
    if stopped:
        complain(how_to_go_on(results, strategies or [], output))
        raise typer.Exit(STOPPED)


# diagram --------------------------------------------------------------------------------------------------------------


class DiagramFormat(StrEnum):
    """How a diagram is written."""

    TEXT = "text"
    SVG = "svg"
    HTML = "html"
    DOT = "dot"
    MERMAID = "mermaid"
    PNG = "png"
    PDF = "pdf"


_BINARY: Final = (DiagramFormat.PNG, DiagramFormat.PDF)
_BY_ENDING: Final = {
    **{f".{format_.value}": format_ for format_ in DiagramFormat},
    ".txt": DiagramFormat.TEXT,
    ".gv": DiagramFormat.DOT,
    ".mmd": DiagramFormat.MERMAID,
    ".htm": DiagramFormat.HTML,
}
"""What the end of a file's name says about how it is written."""


@app.command()
def diagram(
    name: Annotated[str, typer.Argument(help="turn-flow, attack, nope or set-up.")],
    rulebook: Annotated[str, typer.Option(help=f"{', '.join(RULEBOOKS)}, or a TOML file.")] = "es",
    against: Annotated[
        str | None, typer.Option(help="A second rulebook: what differs from the first is marked.")
    ] = None,
    state: Annotated[str | None, typer.Option(help="Mark this node as where the game is; for svg and html.")] = None,
    players: Annotated[
        int | None, typer.Option(min=2, max=5, help="For set-up: count for so many players, not for each number.")
    ] = None,
    lang: Language = "en",
    format_: Annotated[
        DiagramFormat | None, typer.Option("--format", help="How it is written; else as the file's name ends, or text.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Write into this file instead of the terminal.")
    ] = None,
) -> None:
    """Draw how a turn goes, how Attacks pile up, how Nopes answer each other, or how the game is set up.

    The diagram is taken from the engine under the rulebook that you name; each arrow rests on its rule.

    \b
    Examples:
      ek-teach diagram turn-flow -o turn.svg
      ek-teach diagram attack --rulebook es --against zh -o attack.html
      ek-teach diagram nope --rulebook tr
      ek-teach diagram set-up --players 3 -o set-up.png
      ek-teach diagram turn-flow --state kitten -o kitten.svg

    Exit codes: 0 all is well; 2 a wrong option; 3 there is no such diagram, rulebook or node, nothing here can draw
    that format, or the file cannot be written.
    """
    from ek_teach import diagrams
    from ek_teach.views.diagrams import diagram_html

    wanted = format_ or (_BY_ENDING.get(output.suffix.lower()) if output is not None else None) or DiagramFormat.TEXT
    if wanted in _BINARY and output is None:
        raise typer.BadParameter(f"a {wanted.value} is no text; name a file for it with --output.")
    if state is not None and wanted not in (DiagramFormat.SVG, DiagramFormat.HTML):
        raise typer.BadParameter("a node is marked in a picture only; take --format svg or html.")
    drawn = diagrams.diagram(name, load_rulebook(rulebook), players=players, language=lang)
    if against is not None:
        other = diagrams.diagram(name, load_rulebook(against), players=players, language=lang)
        drawn = diagrams.compare(drawn, other)
    if wanted in _BINARY:
        assert output is not None
        save_bytes((diagrams.to_png if wanted is DiagramFormat.PNG else diagrams.to_pdf)(drawn), output)
        return
    if wanted is DiagramFormat.HTML:
        told = diagram_html(drawn, state)
    elif wanted is DiagramFormat.SVG:
        told = diagrams.to_svg(drawn, state)
    else:
        writers = {DiagramFormat.DOT: diagrams.to_dot, DiagramFormat.MERMAID: diagrams.to_mermaid}
        told = writers.get(wanted, diagrams.to_table)(drawn)
    if output is None:
        print_text(told.rstrip("\n"))
    else:
        read = [file for book in (rulebook, against) if book for file in _files_behind(book)]
        save_text(told, output, read)


app.command()(telling)
app.command()(sheet)
app.add_typer(exercise)
app.command()(assignment)
app.command()(quiz)
app.command()(doctor)
