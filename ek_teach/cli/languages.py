"""The option ``--lang``, the same for every command that has it."""

from typing import Annotated, TypeAlias

import typer

from ek_teach.errors import nearest
from ek_teach.languages import LANGUAGES, speak

__all__ = ["Language"]


def _known(value: str) -> str:
    if value not in LANGUAGES:
        raise typer.BadParameter(f"{value!r} is none of {', '.join(LANGUAGES)}{nearest(value, LANGUAGES)}")
    # What is refused is told in it too.
    speak(value)
    return value


Language: TypeAlias = Annotated[
    str,
    typer.Option(
        "--lang",
        "-l",
        envvar="EK_TEACH_LANG",
        callback=_known,
        help=f"In which language it is told: {', '.join(LANGUAGES)}.",
    ),
]
