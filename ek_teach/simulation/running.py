"""Play many chunks, here or on whatever executor is handed in: no chunk is lost, and none is counted twice."""

import pickle
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from typing import Final, NamedTuple

import numpy as np

from ek_teach.errors import EkTeachError, told_error
from ek_teach.explain import load_catalogue
from ek_teach.play import PLANNER
from ek_teach.simulation.setting import Engine, Setting, play_chunk
from ek_teach.simulation.tally import TALLY, Tally, new_tally

__all__ = ["Spans", "chunks", "run"]

_CHUNK: Final = {Engine.KERNEL: 5_000, Engine.READABLE: 10}
"""Games a chunk at least: a twentieth of a second, so that a progress bar moves and a stop is heard."""

_CHUNK_OF_THE_SLOW: Final = 1
"""The same where somebody plays who may think for seconds: the planner, or a strategy of somebody's own."""

_MOST_CHUNKS: Final = 1_000
"""Into how many chunks a long run is cut, so that handing them out costs nothing that one would notice."""

_LARGEST: Final = {Engine.KERNEL: 500_000, Engine.READABLE: 200}
"""Games a chunk at most: some seconds, which are lost when a run is stopped."""

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

    def __init__(self, spans: Iterable[tuple[int, int]] = ()) -> None:
        joined: list[tuple[int, int]] = []
        for first, last in sorted(spans):
            if not 0 <= first < last:
                raise ValueError(f"{first} to {last} is no run of games")
            if joined and first < joined[-1][1]:
                raise ValueError(f"games {first} to {last} overlap {joined[-1][0]} to {joined[-1][1]}")
            if joined and first == joined[-1][1]:
                joined[-1] = (joined[-1][0], last)
            else:
                joined.append((first, last))
        self.spans = joined

    @property
    def count(self) -> int:
        """How many numbers there are."""
        return sum(last - first for first, last in self.spans)

    @property
    def end(self) -> int:
        """The number after the highest."""
        return self.spans[-1][1] if self.spans else 0

    def add(self, first: int, last: int) -> None:
        """Put a run in that is not in yet.

        Raises
        ------
        ValueError
            If it is no run, or some of it is in already: a game would be counted twice.
        """
        self.spans = Spans([*self.spans, (first, last)]).spans

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


def chunks(spans: list[tuple[int, int]], setting: Setting) -> Iterator[tuple[int, int]]:
    """Cut runs of games into chunks.

    Examples
    --------
    >>> from ek_teach.play import players
    >>> from ek_teach.rulebook import load_rulebook
    >>> setting = Setting(load_rulebook("es"), players(["random", "noper"]), 0, True, Engine.READABLE)
    >>> list(chunks([(0, 25)], setting))
    [(0, 10), (10, 20), (20, 25)]
    """
    slow = any(player.own is not None or player.name == PLANNER for player in setting.players)
    least = _CHUNK_OF_THE_SLOW if slow else _CHUNK[setting.engine]
    games = sum(last - first for first, last in spans)
    size = max(least, min(games // _MOST_CHUNKS, _LARGEST[setting.engine]))
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
) -> Executor | None:
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

    Returns
    -------
    concurrent.futures.Executor or None
        Where to play on: the executor, unless it was lost.

    Raises
    ------
    EkTeachError
        If a strategy of one's own fails, or chunks do not come back.
    """
    pieces = chunks(spans, setting)
    if executor is not None:
        away = _Away(setting, pieces, executor, done)
        away.play()
        if away.lost is not None:
            # Told at the line that called simulate().
            warnings.warn(_why_here(setting, away), stacklevel=4)
            executor = None
        pieces = away.left
    for first, last in pieces:
        done(first, last, _tally(play_chunk(setting, first, last)))
    return executor


class _Piece(NamedTuple):
    """A chunk that is handed out, and for which time."""

    first: int
    last: int
    attempt: int = 1


def _play(setting: Setting, first: int, last: int, attempt: int) -> bytes:
    """Play a chunk on a worker.

    The attempt is there because Dask takes the same call for the same task, and would answer it with the same failure.
    """
    return play_chunk(setting, first, last)


class _Away:
    """Chunks that are played by an executor.

    Attributes
    ----------
    came_back : bool
        Whether any chunk was ever played.
    lost : Exception or None
        Why the executor cannot go on; what is left is then to be played here.
    """

    def __init__(
        self,
        setting: Setting,
        pieces: Iterator[tuple[int, int]],
        executor: Executor,
        done: Callable[[int, int, Tally], None],
    ) -> None:
        self.came_back = False
        self.lost: Exception | None = None
        self._setting, self._executor, self._done = setting, executor, done
        self._fresh = (_Piece(*piece) for piece in pieces)
        self._again: deque[_Piece] = deque()
        self._flying: dict[Future[bytes], _Piece] = {}

    @property
    def left(self) -> Iterator[tuple[int, int]]:
        """The chunks that are still to be played."""
        return ((first, last) for first, last, _ in iter(self._next, None))

    def play(self) -> None:
        """Play until nothing is left, or the executor cannot go on."""
        try:
            self._hand_out()
            while self._flying:
                for future in wait(self._flying, return_when=FIRST_COMPLETED).done:
                    self._take_in(future, self._flying.pop(future))
                self._hand_out()
        finally:
            for future in self._flying:
                future.cancel()

    def _next(self) -> _Piece | None:
        return self._again.popleft() if self._again else next(self._fresh, None)

    def _hand_out(self) -> None:
        while self.lost is None and len(self._flying) < _IN_FLIGHT:
            piece = self._next()
            if piece is None:
                return
            try:
                future = self._executor.submit(_play, self._setting, *piece)
            except Exception as error:  # broken, shut down, or closed
                self._require_sendable(error)
                self._again.append(piece)
                self.lost = error
            else:
                self._flying[future] = piece

    def _take_in(self, future: "Future[bytes]", piece: _Piece) -> None:
        try:
            stored = future.result()
        except EkTeachError:
            raise
        except (BrokenExecutor, CancelledError) as error:
            self._again.append(piece)
            self.lost = error
        except Exception as error:
            self._failed(piece, error)
        else:
            self.came_back = True
            self._done(piece.first, piece.last, _tally(stored))

    def _failed(self, piece: _Piece, error: Exception) -> None:
        """Hand a chunk out again, unless that is in vain."""
        self._require_sendable(error)
        if piece.attempt == _ATTEMPTS:
            raise EkTeachError(
                f"games {piece.first} to {piece.last - 1} were handed out {_ATTEMPTS} times and did not come back:"
                f" {told_error(error)}."
            ) from error
        self._again.append(piece._replace(attempt=piece.attempt + 1))

    def _require_sendable(self, error: Exception) -> None:
        if isinstance(error, _NOT_SENT) and (name := _stays_here(self._setting)):
            raise EkTeachError(
                f"the strategy {name} cannot be sent to other processes; write it with def in a file of its own and"
                " import it from there, or leave the executor out."
            ) from None


_NOT_SENT: Final = (pickle.PicklingError, AttributeError, TypeError)
"""What is raised, here or there, for something that cannot be pickled."""


def _stays_here(setting: Setting) -> str:
    """The name of a strategy that cannot be pickled; empty if there is none."""
    for player in setting.players:
        try:
            pickle.dumps(player)
        except _NOT_SENT:
            return player.name
    return ""


def _why_here(setting: Setting, away: _Away) -> str:
    own = [player.name for player in setting.players if getattr(player.own, "__module__", "") == "__main__"]
    say = load_catalogue().say
    if own and not away.came_back:
        return say("simulation-workers-unknown", strategy=own[0])
    return say("simulation-workers-gone")
