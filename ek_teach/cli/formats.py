"""How something is written: as ``--format`` says, else as the name of the file ends."""

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

import typer

__all__ = ["format_of"]

Format = TypeVar("Format", bound=StrEnum)


def format_of(said: Format | None, output: Path | None, endings: Mapping[str, Format], otherwise: Format) -> Format:
    """Choose how something is written; an ending that says nothing is refused rather than guessed at.

    Parameters
    ----------
    said
        What ``--format`` says.
    output
        The file; none is the terminal.
    endings
        What an ending, in small letters, says.
    otherwise
        What is written to the terminal, and into a file without an ending.
    """
    if said is not None:
        return said
    if output is None or not output.suffix:
        return otherwise
    found = endings.get(output.suffix.casefold())
    if found is None:
        wanted = ", ".join(endings)
        raise typer.BadParameter(f"{str(output)!r} ends with none of {wanted}: name a file that does, or add --format.")
    return found
