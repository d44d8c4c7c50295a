"""How the help of a command is set out: how it is written, what it is for, its arguments, options and commands."""

import re
import shutil
from collections.abc import Iterable, Iterator
from typing import Any, Final

from ek_teach.cli.wording import help_language, paragraphs, pieces, sentence, word
from ek_teach.explain import load_catalogue
from ek_teach.explain.columns import padded, written_width
from ek_teach.views.plain import clean, wrapped

__all__ = ["KINDS", "help_page", "mistake", "usage"]

_WIDEST: Final = 80
_NARROWEST: Final = 50
_FIRST_COLUMN: Final = 30
"""No option's name pushes the texts of the others further to the right than this."""

KINDS: Final = {
    "str": "text",
    "int": "number",
    "int range": "number",
    "float": "number",
    "path": "file",
}
"""What an option takes, in the words of those who type it."""

_KIND: Final = re.compile("<(?:list\\[)?([a-z]+(?: range)?)]?>")
_CHOICES: Final = re.compile("<list\\[([^]]*)]>")
_NAME: Final = re.compile("[A-Za-z_]{2,}")
_VALUE: Final = re.compile("(?<= )[A-Z]{2,}")


def _width() -> int:
    return max(min(shutil.get_terminal_size().columns, _WIDEST) - 2, _NARROWEST)


def _headed(heading: str) -> str:
    return f"{word(heading)}{load_catalogue(help_language()).marks.colon.rstrip()}"


def usage(context: Any) -> str:
    """How a command is written."""
    begin = load_catalogue(help_language()).marks.named(word("Usage"), f"{context.command_path} ")
    written = _NAME.sub(_named, " ".join(context.command.collect_usage_pieces(context)))
    return "\n".join(wrapped(written, begin, width=_width()))


def _named(found: re.Match[str]) -> str:
    return word(found[0])


def help_page(context: Any) -> str:
    """The page of help of a command."""
    command = context.command
    parts = [
        usage(context),
        *_about(command.help or ""),
        _table("Arguments", _parameter_rows(context, "argument")),
        _table("Options", _parameter_rows(context, "option")),
        _table("Commands", _command_rows(context)),
    ]
    return "\n\n".join(filter(None, parts))


def _about(text: str) -> Iterator[str]:
    for set_out, lines in paragraphs(text):
        if set_out:
            yield "\n".join(told for line in lines for told in _in_columns(line))
        else:
            yield "\n".join(wrapped(word(lines[0]), "  ", width=_width()))


def _in_columns(line: str) -> Iterator[str]:
    """A line that is set out; where it tells in its last column what the first is, that is broken below itself."""
    *first, last = map(word, pieces(line))
    begin = f"  {''.join(first)}"
    yield from wrapped(last, begin, width=_width()) if "".join(first).strip() else [f"{begin}{clean(last)}"]


def _parameter_rows(context: Any, kind: str) -> Iterator[tuple[str, str]]:
    """The arguments or the options of a command: how each is written, and what it is for."""
    for parameter in context.command.get_params(context):
        record = parameter.get_help_record(context)
        if record is None or parameter.param_type_name != kind:
            continue
        name, told = record
        english = parameter.help or ""
        besides = told.removeprefix(english).strip().removeprefix("[").removesuffix("]")
        name = _KIND.sub(lambda found: f"<{word(KINDS.get(found[1], found[1]))}>", _CHOICES.sub(r"<\1>", name))
        name = _NAME.sub(_named, name, count=1) if kind == "argument" else _VALUE.sub(_named, name)
        yield name, "  ".join(filter(None, (word(english), _besides(besides))))


def _besides(told: str) -> str:
    """What the library adds: what holds without the option, and which numbers it takes."""
    parted = load_catalogue(help_language()).marks.parted
    return f"[{parted(map(sentence, told.split('; ')))}]" if told else ""


def _command_rows(context: Any) -> Iterator[tuple[str, str]]:
    command = context.command
    for name in command.list_commands(context) if hasattr(command, "list_commands") else ():
        (_, (about, *_)), *_ = paragraphs(command.get_command(context, name).help or "")
        yield name, word(about)


def _table(heading: str, rows: Iterable[tuple[str, str]]) -> str:
    told = list(rows)
    if not told:
        return ""
    first = min(max(written_width(name) for name, _ in told), _FIRST_COLUMN)
    blank, lines = " " * (first + 4), [_headed(heading)]
    for name, text in told:
        begin = f"  {padded(name, first)}  "
        if written_width(name) > first:
            lines.append(f"  {name}")
            begin = blank
        lines += list(wrapped(text, begin, blank, _width())) or [begin.rstrip()]
    return "\n".join(lines)


def mistake(error: Any) -> str:
    """What is wrong in how a command is written, below how it is written."""
    parameter = getattr(error, "param", None)
    if parameter is not None and parameter.param_type_name == "argument" and not error.param_hint:
        error.param_hint = f"'{word(parameter.metavar or parameter.name)}'"
    told = load_catalogue(help_language()).marks.named(word("Error"), sentence(error.format_message()))
    if error.ctx is None:
        return told
    hint = sentence(f"Try '{error.ctx.command_path} {error.ctx.help_option_names[0]}' for help.")
    return f"{usage(error.ctx)}\n{hint}\n\n{told}"
