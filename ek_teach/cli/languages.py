"""The option ``--lang``, the same for every command, before its name or behind it."""

from typing import Annotated, TypeAlias

import typer

from ek_teach.errors import nearest
from ek_teach.languages import LANGUAGES, speak

__all__ = ["Language"]

_NAME = "lang"


def _known(context: typer.Context, value: str) -> str:
    said = context.get_parameter_source(_NAME)
    if said is None or said.name != "COMMANDLINE":
        if context.parent is None:
            return value  # what the environment says counts for a command that is not told otherwise
        value = context.find_root().params.get(_NAME, value)
    if value not in LANGUAGES:
        raise typer.BadParameter(f"{value!r} is none of {', '.join(LANGUAGES)}{nearest(value, LANGUAGES)}")
    # Help, and what is refused, are told in it too.
    speak(value)
    return value


Language: TypeAlias = Annotated[
    str,
    typer.Option(
        "--lang",
        "-l",
        envvar="EK_TEACH_LANG",
        callback=_known,
        is_eager=True,
        help=f"In which language it is told: {', '.join(LANGUAGES)}.",
    ),
]
