"""Play many chunks, here or on whatever executor is handed in: no chunk is lost, and none is counted twice."""

import warnings
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from typing import Final

import numpy as np

from ek_teach.errors import EkTeachError
from ek_teach.simulation.setting import Engine, Setting, play_chunk
from ek_teach.simulation.tally import TALLY, Tally, new_tally

__all__ = ["Spans", "chunks", "run"]

_CHUNK: Final = {Engine.KERNEL: 5_000, Engine.READABLE: 50}
"""Games a chunk at least: a twentieth of a second, so that a progress bar moves and a stop is heard."""

_MOST_CHUNKS: Final = 1_000
"""Into how many chunks a long run is cut, so that handing them out costs nothing that one would notice."""

_LARGEST: Final = 100
"""How many times its least size a chunk may have: what is lost at most when a run is stopped."""

_IN_FLIGHT: Final = 512
"""How many chunks are handed out at once, so that memory does not grow with the number of games."""

_ATTEMPTS: Final = 4
"""How often a chunk is handed out whose worker is lost, before its loss is told."""


class Spans:
    """Numbers of games, as runs of whole numbers from a first up to a last that is not in.

    Examples
    --------
    >>> spans = Spans([(0, 10)])
    >>> spans.add(20, 30)
    >>> spans.missing(40), spans.count
    ([(10, 20), (30, 40)], 20)
    """

    def __init__(self, spans: list[tuple[int, int]] | None = None) -> None:
        self.spans: list[tuple[int, int]] = []
        for first, last in spans or []:
            self.add(first, last)

    @property
    def count(self) -> int:
        """How many numbers there are."""
        return sum(last - first for first, last in self.spans)

    def add(self, first: int, last: int) -> None:
        """Put a run in that is not in yet.

        Raises
        ------
        ValueError
            If some of it is in already: a game would be counted twice.
        """
        for begun, ended in self.spans:
            if first < ended and begun < last:
                raise ValueError(f"games {first} to {last} overlap {begun} to {ended}")
        joined: list[tuple[int, int]] = []
        for begun, ended in sorted([*self.spans, (first, last)]):
            if joined and joined[-1][1] == begun:
                joined[-1] = (joined[-1][0], ended)
            else:
                joined.append((begun, ended))
        self.spans = joined

    def missing(self, until: int) -> list[tuple[int, int]]:
        """The runs below a number that are not in."""
        gaps, at = [], 0
        for first, last in self.spans:
            if first >= until:
                break
            if first > at:
                gaps.append((at, first))
            at = last
        return [*gaps, (at, until)] if at < until else gaps


def chunks(spans: list[tuple[int, int]], engine: Engine) -> Iterator[tuple[int, int]]:
    """Cut runs of games into chunks.

    Examples
    --------
    >>> list(chunks([(0, 120)], Engine.READABLE))
    [(0, 50), (50, 100), (100, 120)]
    """
    least = _CHUNK[engine]
    games = sum(last - first for first, last in spans)
    size = min(max(least, games // _MOST_CHUNKS), _LARGEST * least)
    for first, last in spans:
        for begin in range(first, last, size):
            yield begin, min(begin + size, last)


def _tally(stored: bytes) -> Tally:
    tally = new_tally()
    tally.store[:] = np.frombuffer(stored, TALLY)
    return tally


def run(
    setting: Setting,
    spans: list[tuple[int, int]],
    executor: Executor | None,
    done: Callable[[int, int, Tally], None],
) -> None:
    """Play runs of games, and hand over the tally of each chunk as it is finished, each exactly once.

    Whoever stops this (Ctrl-C, or an error of a strategy) keeps what was handed over.

    Parameters
    ----------
    setting : Setting
    spans : list of (int, int)
    executor : concurrent.futures.Executor, optional
        Where to play; without one, here.
    done : callable
        Called with the first number of a chunk, its end, and its tally.
    """
    pieces = chunks(spans, setting.engine)
    if executor is not None:
        pieces = _run_elsewhere(setting, pieces, executor, done)
    for first, last in pieces:
        done(first, last, _tally(play_chunk(setting, first, last)))


def _run_elsewhere(
    setting: Setting,
    pieces: Iterator[tuple[int, int]],
    executor: Executor,
    done: Callable[[int, int, Tally], None],
) -> Iterator[tuple[int, int]]:
    """Hand chunks out; those that are left when the executor cannot go on are yielded, to be played here."""
    again: deque[tuple[int, int, int]] = deque()
    flying: dict[Future[bytes], tuple[int, int, int]] = {}
    broken = False
    try:
        while True:
            while not broken and len(flying) < _IN_FLIGHT:
                piece = again.popleft() if again else next(((*piece, 1) for piece in pieces), None)
                if piece is None:
                    break
                try:
                    flying[executor.submit(play_chunk, setting, *piece[:2])] = piece
                except (BrokenExecutor, RuntimeError):
                    again.append(piece)
                    broken = True
            if not flying:
                break
            for future in wait(flying, return_when=FIRST_COMPLETED).done:
                first, last, attempt = flying.pop(future)
                try:
                    stored = future.result()
                except (KeyboardInterrupt, EkTeachError):
                    raise
                except BrokenExecutor:
                    again.append((first, last, attempt))
                    broken = True
                except (Exception, CancelledError) as error:
                    if attempt == _ATTEMPTS:
                        raise EkTeachError(
                            f"games {first} to {last - 1} were handed out {attempt} times and did not come back:"
                            f" {type(error).__name__}: {error}"
                        ) from error
                    again.append((first, last, attempt + 1))
                else:
                    done(first, last, _tally(stored))
    finally:
        for future in flying:
            future.cancel()
    if broken:
        warnings.warn("the workers are gone; the rest of the games is played here.", stacklevel=2)
        for first, last, _ in again:
            yield first, last
        yield from pieces
