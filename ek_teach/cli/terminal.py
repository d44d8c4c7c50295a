"""What every command shares: words on the terminal, and exit codes."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any, Final

import typer

from ek_teach.errors import EkTeachError
from ek_teach.languages import refusal
from ek_teach.views.plain import clean, clean_lines

__all__ = [
    "ANSWER_IS_NO", "REFUSED", "STOPPED", "WRONGLY_WRITTEN", "complain", "is_watched", "make_writable",
    "no_output", "one_stop_at_a_time", "print_text", "stop_writing",
]  # fmt: skip

ANSWER_IS_NO: Final = 1
WRONGLY_WRITTEN: Final = 2
REFUSED: Final = 3
STOPPED: Final = 130

_ONE_STOP: Final = 1.0
"""Seconds within which Ctrl-C is taken for the same stop."""


def make_writable(*streams: Any) -> None:
    """See to it that every letter can be written: in a terminal as far as it has them, to anything else in UTF-8."""
    chosen = "PYTHONIOENCODING" in os.environ
    for stream in streams:
        # None where a program was started without them; one of a test's own cannot be changed.
        if hasattr(stream, "reconfigure"):
            # A file or another program gets what --output writes and what every command reads, a page for one.
            encoding = None if chosen or stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="replace")


def print_text(text: str) -> None:
    """Write a text to the terminal; a reader who has seen enough is no fault, and the exit code is as it would be."""
    try:
        typer.echo(clean_lines(text))
    except BrokenPipeError:
        stop_writing()
    except OSError as error:
        stop_writing()
        raise no_output(error) from None
    except ValueError:
        # A strategy of somebody's own can close what it was not given.
        raise EkTeachError("the output cannot be written (it was closed).") from None


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
    with suppress(OSError, ValueError):
        typer.echo(f"ek-teach: {clean(refusal(sentence))}", err=True)


def is_watched() -> bool:
    """Whether somebody sees at the terminal how far it is."""
    try:
        return sys.stderr.isatty()
    except (AttributeError, ValueError):
        return False


@contextmanager
def one_stop_at_a_time() -> Iterator[None]:
    """Take Ctrl-C that is pressed several times within a second for one stop, so that nothing is lost in between."""
    last = -_ONE_STOP

    def hear(_number: int, _frame: Any) -> None:
        nonlocal last
        if monotonic() - last >= _ONE_STOP:
            last = monotonic()
            raise KeyboardInterrupt

    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, hear)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
