"""The option ``--lang``, the same for every command, before its name or behind it."""

from typing import Annotated, Final, TypeAlias

import typer

from ek_teach.errors import nearest
from ek_teach.languages import LANGUAGES, VARIABLE, speak

__all__ = ["Language"]

_NAME: Final = "lang"
_OPTIONS: Final = ("--lang", "-l")


def _known(context: typer.Context, value: str) -> str:
    said = context.get_parameter_source(_NAME)
    if said is None or said.name != "COMMANDLINE":
        if context.parent is None:
            return value  # what the environment says counts for a command that is not told otherwise
        value = context.find_root().params.get(_NAME, value)
    if value not in LANGUAGES:
        # Who said it is named: the command, or the environment, which is another place to mend.
        told = said is not None and said.name == "COMMANDLINE"
        raise typer.BadParameter(
            f"{value!r} is none of {', '.join(LANGUAGES)}{nearest(value, LANGUAGES)}",
            param_hint=_OPTIONS if told else f"'{VARIABLE}'",
        )
    # Help, and what is refused, are told in it too.
    speak(value)
    return value


Language: TypeAlias = Annotated[
    str,
    typer.Option(
        *_OPTIONS,
        envvar=VARIABLE,
        callback=_known,
        is_eager=True,
        help=f"In which language it is told: {', '.join(LANGUAGES)}.",
    ),
]
