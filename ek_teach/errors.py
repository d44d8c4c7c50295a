"""Everything that this package raises.

Each error says in one sentence what is wrong, where, and what would be right; ``str(error)`` is that sentence and
is fit to be shown to a person as it stands.
"""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

__all__ = [
    "AmbiguousError",
    "EkTeachError",
    "IllegalMoveError",
    "NotationError",
    "RulebookError",
    "SetupError",
    "SimulationError",
    "nearest",
]


class EkTeachError(Exception):
    """Whatever this package raises on purpose is one of these."""


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
        place = f"{source}, line {line}, column {column}" if source else f"line {line}, column {column}"
        super().__init__(f"{place}: {problem}")

    def __reduce__(self) -> tuple[Any, ...]:
        # What comes back from another process is made of its parts, not of the finished sentence.
        return type(self), (self.problem, self.line, self.column, self.source), self.__dict__


class AmbiguousError(NotationError):
    """A text that can be read in more than one way; it names the ways."""


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
