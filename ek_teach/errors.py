"""Everything that this package raises.

Each error says in one sentence what is wrong, where, and what would be right; ``str(error)`` is that sentence and
is fit to be shown to a person as it stands.
"""

import sys
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from pathlib import Path
from traceback import walk_tb
from typing import Any, Final

__all__ = [
    "IN_BROWSER",
    "AmbiguousError",
    "EkTeachError",
    "IllegalMoveError",
    "MissingLibraryError",
    "NotationError",
    "RulebookError",
    "SetupError",
    "SimulationError",
    "lacking",
    "nearest",
    "not_in_browsers",
    "place_in_text",
    "place_of",
    "shown",
    "tell_errors_by",
    "told_error",
]

IN_BROWSER: Final = sys.platform == "emscripten"
"""Whether this Python runs in a browser, where nothing that is compiled for a computer can be installed."""


_told: Callable[[str], str] = str


def tell_errors_by(teller: Callable[[str], str]) -> None:
    """Say what turns the English sentence of an error into the one that is shown; ``ek_teach.languages`` does."""
    global _told  # noqa: PLW0603 - the languages stand above this room and come later
    _told = teller


class EkTeachError(Exception):
    """Whatever this package raises on purpose is one of these; as text it is told in the language that is spoken."""

    def __str__(self) -> str:
        return _told(super().__str__())


class RulebookError(EkTeachError):
    """A rulebook or an overlay of house rules cannot be used: the file, the option and what would be allowed."""


class SetupError(EkTeachError):
    """A game cannot be set up as asked: a number of players or a position that the box does not allow."""


class IllegalMoveError(EkTeachError):
    """A move that the rules refuse.

    Attributes
    ----------
    verdict : object
        The :class:`ek_teach.engine.Verdict` that refused it: reason, parameters, rules.
    timeline : object
        Where a record was being shown, the :class:`ek_teach.timeline.Timeline` up to the refused move, which is its
        last frame; else None.
    """

    def __init__(self, message: str, verdict: object = None, timeline: object = None) -> None:
        super().__init__(message)
        self.verdict = verdict
        self.timeline = timeline


class NotationError(EkTeachError):
    """A text that cannot be read.

    Attributes
    ----------
    line, column : int
        Where, counted from 1.
    problem : str
        What is wrong there and what would be right, without the place.
    """

    def __init__(self, problem: str, line: int = 1, column: int = 1, source: str = "") -> None:
        self.problem, self.line, self.column, self.source = problem, line, column, source
        super().__init__(f"{place_in_text(line, column, source)}: {problem}")

    def __reduce__(self) -> tuple[Any, ...]:
        # What comes back from another process is made of its parts, not of the finished sentence.
        return type(self), (self.problem, self.line, self.column, self.source), self.__dict__


class AmbiguousError(NotationError):
    """A text that can be read in more than one way; it names the ways."""


class MissingLibraryError(EkTeachError):
    """Something needs a library that is not installed; which one, and how to get it."""


def lacking(error: ModuleNotFoundError) -> MissingLibraryError | None:
    """Say which library is missing: rulings and pages need so few that the others may have been left out.

    Parameters
    ----------
    error : ModuleNotFoundError
        What Python says of it.

    Returns
    -------
    MissingLibraryError or None
        None if it is no library that is missing.

    Examples
    --------
    >>> str(lacking(ModuleNotFoundError(name="numpy.linalg")))
    'this needs numpy, which is not installed; install ek-teach again, with all it needs.'
    """
    library = (error.name or "").partition(".")[0]
    if library in ("", "ek_teach"):
        return None
    if IN_BROWSER:
        return not_in_browsers(library)
    return MissingLibraryError(
        f"this needs {library}, which is not installed; install ek-teach again, with all it needs."
    )


def not_in_browsers(library: str) -> MissingLibraryError:
    """Say that a library is compiled for computers, so that nobody is told to install it where that cannot be done."""
    return MissingLibraryError(
        f"this needs {library}, which Python in a browser does not have here; use Python on a computer."
    )


class SimulationError(EkTeachError):
    """Many games that could not be played to the end.

    Attributes
    ----------
    result : object
        The :class:`ek_teach.simulation.Result` of what was played until then; the run can go on from it.
    """

    def __init__(self, message: str, result: object = None) -> None:
        super().__init__(message)
        self.result = result


def nearest(word: str, known: Iterable[str]) -> str:
    """Word the end of a message: a suggestion of the nearest known word, or a full stop.

    Examples
    --------
    >>> nearest("skpi", ["skip", "attack"])
    "; did you mean 'skip'?"
    >>> nearest("zebra", ["skip", "attack"])
    '.'
    """
    folded = {name.casefold(): name for name in known}
    close = get_close_matches(word[:80].casefold(), folded, n=1, cutoff=0.6)
    return f"; did you mean {folded[close[0]]!r}?" if close else "."


def shown(value: object, most: int = 40) -> str:
    """Word what somebody handed in, in one short line, whatever it is.

    Examples
    --------
    >>> shown("x" * 100, 10), shown(10**5000)
    ("'xxxxxxxx…", 'a number too long to show')
    """
    try:
        told = " ".join(repr(value).split())
    except Exception:
        # Python writes no whole number of thousands of digits, and what is somebody's own may fail at anything.
        told = (
            "a number too long to show" if isinstance(value, int) else f"something of the kind {type(value).__name__}"
        )
    return told if len(told) <= most else f"{told[: most - 1]}…"


def told_error(error: BaseException) -> str:
    r"""Name an error and what it says, as far as it says anything, in one line without a full stop.

    Examples
    --------
    >>> told_error(ValueError("no\nway.")), told_error(MemoryError())
    ('ValueError: no way', 'MemoryError')
    """
    try:
        said = " ".join(str(error).split()).rstrip(".")
    except Exception:
        said = ""
    return ": ".join(filter(None, (type(error).__name__, said[:200])))


def place_in_text(line: int, column: int, source: str = "") -> str:
    """Tell where in a text something stands, counted from 1.

    Examples
    --------
    >>> place_in_text(3, 7), place_in_text(3, 7, "table.txt")
    ('line 3, column 7', 'table.txt, line 3, column 7')
    """
    return f"{source}, line {line}, column {column}" if source else f"line {line}, column {column}"


def place_of(error: BaseException, file: str | None = None) -> str:
    """Tell where in somebody's own program an error arose, as ``mine.py, line 3``; the line alone outside a file.

    Parameters
    ----------
    error : BaseException
        As it was caught.
    file : str, optional
        The program; without it, that of the first function outside of this package.

    Returns
    -------
    str
        Empty if it did not arise there.
    """
    ours = str(Path(__file__).parent / "_")[:-1]
    places = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__)]
    theirs = file or next((name for name, _ in places if not name.startswith(ours)), None)
    line = next((line for name, line in reversed(places) if name == theirs), None)
    if theirs is None or line is None:
        return ""
    # A cell of a notebook has a name too, but none that anybody knows.
    return f"{Path(theirs).name}, line {line}" if Path(theirs).is_file() else f"line {line}"
