"""What every command shares: words on the terminal, and exit codes."""

import os
import sys
from contextlib import suppress
from typing import Final

import typer

from ek_teach.errors import EkTeachError
from ek_teach.views.plain import clean, clean_lines

__all__ = ["ANSWER_IS_NO", "REFUSED", "STOPPED", "complain", "no_output", "print_text", "stop_writing"]

ANSWER_IS_NO: Final = 1
REFUSED: Final = 3
STOPPED: Final = 130


def print_text(text: str) -> None:
    """Write a text to the terminal; a reader who has seen enough is no fault, and the exit code is as it would be."""
    try:
        typer.echo(clean_lines(text))
    except BrokenPipeError:
        stop_writing()
    except OSError as error:
        stop_writing()
        raise no_output(error) from None


def no_output(error: OSError) -> EkTeachError:
    """Say in one sentence why nothing can be written."""
    what = f"{error.filename!r} cannot be used" if error.filename else "the output cannot be written"
    return EkTeachError(f"{what} ({error.strerror or error}).")


def stop_writing() -> None:
    """Let what is still to come go nowhere: else Python tries once more when it ends, and tells of that too."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def complain(sentence: str) -> None:
    """Tell what is wrong; where not even that can be written, the exit code says it."""
    with suppress(OSError):
        typer.echo(f"ek-teach: {clean(sentence)}", err=True)
