"""The words of the command line as they stand in its commands, and those that a language lacks; it is a program.

``python -m ek_teach.cli.translating tr`` lists what is missing in ``words/tr.toml``, ready to be copied, and what
stands there although no command says it any more.
"""

import json
import re
import sys
from collections.abc import Iterator
from typing import Any, Final

from ek_teach.cli.helping import KINDS
from ek_teach.cli.wording import paragraphs, pieces
from ek_teach.languages import LANGUAGES, known_language
from ek_teach.languages.words import words_in

__all__ = ["missing", "unused", "written"]

_HEADINGS: Final = ("Usage", "Arguments", "Options", "Commands", "Error")

_SENTENCES: Final = (
    "Try '{0} {1}' for help.",
    "Missing command.",
    "No such command {0}. Did you mean {1}?",
    "No such command {0}.",
    "No such option: {0} (Possible options: {1})",
    "No such option: {0}",
    "Option {0} requires an argument.",
    "Option {0} does not take a value.",
    "Got unexpected extra argument(s) ({0})",
    "Missing argument {0}.",
    "Missing option {0}.",
    "Missing option {0}. Choose from: {1}",
    "Invalid value for {0}: {1}",
    "Invalid value: {0}",
    "Value error, {0} is not one of {1}.",
    "Input should be a valid integer, unable to parse string as an integer",
    "Input should be a valid number, unable to parse string as a number",
    "Input should be greater than or equal to {0}",
    "Input should be less than or equal to {0}",
    "required",
    "default: {0}",
    "env var: {0}",
)
"""What the library of the command line says of mistakes, and behind the text of an option."""

_LETTERS: Final = re.compile("[A-Za-z]{2}")
_NAME: Final = re.compile("[A-Za-z_]{2,}")
_CODE: Final = re.compile("(ek-teach|cat) ")


def _of_text(text: str) -> Iterator[str]:
    for set_out, lines in paragraphs(text):
        for line in lines:
            yield from (part for part in (pieces(line) if set_out else [line]) if not _CODE.match(part))


def _of_command(command: Any, context: Any) -> Iterator[str]:
    yield from _of_text(command.help or "")
    yield from _NAME.findall(" ".join(command.collect_usage_pieces(context)))
    for parameter in command.get_params(context):
        yield parameter.help or ""
        yield from _NAME.findall(parameter.metavar or "")[:1]


def commands(command: Any, context: Any) -> Iterator[tuple[Any, Any]]:
    """Walk over a command and all below it."""
    yield command, context
    for name in command.list_commands(context) if hasattr(command, "list_commands") else ():
        inside = command.get_command(context, name)
        yield from commands(inside, type(context)(inside, info_name=name, parent=context))


def written() -> dict[str, dict[str, str]]:
    """Give every word and every sentence of help, by their part of a file of words, and the command that says it first.

    Examples
    --------
    >>> written()["words"]["How many questions."]
    'ek-teach quiz'
    """
    from typer.main import get_command

    from ek_teach.cli import app

    program = get_command(app)
    context = program.make_context("ek-teach", ["doctor"], resilient_parsing=True)
    words = dict.fromkeys((*_HEADINGS, *KINDS.values()), "")
    for command, inside in commands(program, context):
        for text in _of_command(command, inside):
            if _LETTERS.search(text):
                words.setdefault(text, inside.command_path)
    return {"words": words, "sentences": dict.fromkeys(_SENTENCES, "")}


def _told(language: str, part: str) -> dict[str, str]:
    told: dict[str, str] = words_in("ek_teach.cli", "words", f"{language}.toml").get(part, {})
    return told


def missing(language: str) -> dict[str, dict[str, str]]:
    """Give what a language lacks, as :func:`written` does."""
    return {
        part: {english: where for english, where in all_.items() if english not in _told(language, part)}
        for part, all_ in written().items()
    }


def unused(language: str) -> tuple[str, ...]:
    """Give what a language has and no command says any more."""
    return tuple(
        english for part, all_ in written().items() for english in _told(language, part) if english not in all_
    )


def _main(languages: list[str]) -> int:
    found = 0
    for language in languages or [each for each in LANGUAGES if each != "en"]:
        for part, lacking in missing(known_language(language)).items():
            print(f"\n# {language}: [{part}]")
            last = ""
            for english, where in lacking.items():
                if where != last:
                    print(f"\n# {where}")
                    last = where
                print(f"{json.dumps(english, ensure_ascii=False)} = {json.dumps(english, ensure_ascii=False)}")
            found += len(lacking)
        for english in unused(language):
            print(f"# {language}: no command says {english!r}")
            found += 1
    return found > 0


if __name__ == "__main__":
    sys.exit(_main(sys.argv[1:]))
