"""``ek-teach quiz``: questions at the terminal, or a sheet to print and its key."""

import sys
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from ek_teach.cli.languages import Language
from ek_teach.cli.terminal import STOPPED, complain, is_watched, print_text
from ek_teach.errors import EkTeachError
from ek_teach.files import is_same_file, require_writable
from ek_teach.rulebook import RULEBOOKS

if TYPE_CHECKING:
    from ek_teach.lessons.quiz import Quiz

__all__ = ["quiz"]

_TERMINAL = "-"


class QuestionKind(StrEnum):
    """What questions are about; the same words as :class:`ek_teach.lessons.quiz.Kind`, which is met later."""

    NEXT = "next"
    TURN = "turn"
    LEGAL = "legal"
    RULEBOOK = "rulebook"


def quiz(
    number: Annotated[int, typer.Option("--number", "-n", min=1, max=50, help="How many questions.")] = 5,
    seed: Annotated[
        str | None,
        typer.Option(
            help="Same seed, same quiz: a number, or a text; without it a long one by chance, which nobody guesses."
        ),
    ] = None,
    rulebook: Annotated[
        list[str] | None,
        typer.Option(
            "--rulebook",
            "-r",
            help=f"{', '.join(RULEBOOKS)}, or a TOML file; es without it. Say it again for each further.",
        ),
    ] = None,
    level: Annotated[
        int | None, typer.Option(min=1, max=3, help="1 easy, 2 medium, 3 hard; without it they grow harder.")
    ] = None,
    kind: Annotated[
        list[QuestionKind] | None,
        typer.Option(
            "--kind",
            "-k",
            help="What happens next, whose turn, is it legal, which rulebook; without it the last only among several.",
        ),
    ] = None,
    lang: Language = "en",
    sheet: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Ask nothing; write a sheet to print: .txt, .md or .html; - prints it here."),
    ] = None,
    key: Annotated[
        str | None, typer.Option(metavar="FILE", help="Ask nothing; write the key to the sheet, in the same way.")
    ] = None,
) -> None:
    """Ask questions about the rules: what happens next, whose turn it is, what is allowed, which rulebook says so.

    Each answer is worked out by the engine and comes with its paragraphs. Ctrl-D or Ctrl-C ends early and tells the
    score so far. With --sheet or --key nothing is asked.

    \b
    Examples:
      ek-teach quiz
      ek-teach quiz --number 10 --level 2 --rulebook zh
      ek-teach quiz --kind rulebook -r es -r zh -r en-2015
      ek-teach quiz --seed 7 --sheet quiz.html --key key.html
      ek-teach quiz --seed Ana --sheet -

    Exit codes: 0 all is well; 2 a wrong option; 3 there is no such rulebook, no such question could be found, or the
    file cannot be written; 130 stopped by Ctrl-C.
    """
    from secrets import token_hex

    from ek_teach.explain import load_catalogue
    from ek_teach.lessons import quiz as quizzes

    say = load_catalogue(lang).say
    _require_two_files(sheet, key)
    try:
        label = say("quiz-searching")
        with typer.progressbar(length=number, label=label, file=sys.stderr, hidden=not is_watched()) as running:
            made = quizzes.quiz(
                number,
                seed=token_hex(8) if seed is None else seed,
                rulebook=rulebook or ["es"],
                level=level,
                kind=[one.value for one in kind] if kind else None,
                language=lang,
                found=lambda _question: running.update(1),
            )
        if sheet is None and key is None:
            _take(made)
        else:
            _write(made, sheet, key)
    except KeyboardInterrupt:
        complain(say("command-stopped"))
        raise typer.Exit(STOPPED) from None


def _require_two_files(sheet: str | None, key: str | None) -> None:
    """Refuse files that cannot be written, or that are one file, before anything is made or written."""
    from ek_teach.lessons.quiz.saving import require_known_ending

    files = [require_known_ending(name) for name in (sheet, key) if name not in (None, _TERMINAL)]
    for file in files:
        require_writable(file)
    if len(files) > 1 and is_same_file(*files):
        raise typer.BadParameter("the sheet and its key need two files, or the class would read the answers.")


def _write(made: "Quiz", sheet: str | None, key: str | None) -> None:
    """Write a sheet and a key, each into its file or to the terminal."""
    from ek_teach.lessons.quiz.sheet import key_text, sheet_text

    if sheet == _TERMINAL:
        print_text(sheet_text(made))
    elif sheet is not None:
        made.save_sheet(sheet)
    if key == _TERMINAL:
        print_text(("\n" if sheet == _TERMINAL else "") + key_text(made))
    elif key is not None:
        made.save_key(key)


def _take(made: "Quiz") -> None:
    """Ask one question after the other; whoever ends early is told the score so far."""
    from ek_teach.explain import load_catalogue
    from ek_teach.lessons.quiz import LETTERS
    from ek_teach.lessons.quiz.sheet import item, item_lines, signs
    from ek_teach.views.plain import wrapped

    catalogue = load_catalogue(made.language)
    say = catalogue.say
    right = answered = 0
    stopped = False
    print_text("\n".join((say("quiz-title", number=len(made)), *wrapped(say("quiz-how-to-end")), "")))
    print_text("\n".join(line for entry in signs(made) for line in wrapped(str(entry), "- ")))
    try:
        for number, question in enumerate(made, 1):
            print_text("\n" + "\n".join(item_lines(item(question, number))))
            letters = catalogue.marks.listed(LETTERS[: len(question.claims)])
            told = None
            while told is None:
                given = _asked(say("quiz-your-answer", letters=letters))
                if given is None:
                    return
                try:
                    told = made.check(number, given)
                except EkTeachError as error:
                    print_text(str(error))
            answered += 1
            right += bool(told)
            print_text("\n".join(line for part in str(told).splitlines() for line in wrapped(part, "", "  ")))
    except KeyboardInterrupt:
        stopped = True
    finally:
        print_text("\n" + "\n".join(wrapped(say("quiz-score", right=right, answered=answered, number=len(made)))))
    if stopped:
        raise typer.Exit(STOPPED)


def _asked(words: str) -> str | None:
    """Ask for one line; None where there is none any more."""
    print_text(words)
    try:
        line = sys.stdin.readline()
    except (UnicodeDecodeError, ValueError):
        return ""
    return line.strip() if line else None
