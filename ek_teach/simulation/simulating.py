"""The door of the room: :func:`simulate`."""

from collections.abc import Sequence
from concurrent.futures import Executor
from math import ceil
from statistics import NormalDist
from typing import Any, Final

from ek_teach.errors import EkTeachError, SimulationError
from ek_teach.play import Player, Playing
from ek_teach.play import players as as_players
from ek_teach.rulebook import Rulebook, load_rulebook
from ek_teach.simulation.result import Result
from ek_teach.simulation.running import Spans, run
from ek_teach.simulation.setting import Engine, Setting, choose_engine
from ek_teach.simulation.tally import Tally, add, new_tally

__all__ = ["simulate"]

_FIRST_LOOK: Final = 2_000
"""After how many games it is first seen how many a precision needs."""

_GAMES: Final = {Engine.KERNEL: 100_000, Engine.READABLE: 1_000}
"""How many games are played if nobody says: some seconds at most on either engine."""

_MOST: Final = 10**12


def simulate(
    strategies: Playing | Player | Sequence[Playing | Player] | None = None,
    rulebook: str | Rulebook = "es",
    *,
    players: int | None = None,
    games: int | None = None,
    precision: float | None = None,
    confidence: float = 0.95,
    seed: int = 0,
    rotate: bool = True,
    executor: Executor | None = None,
    engine: str | None = None,
    progress: bool | None = None,
    resume: Result | None = None,
) -> Result:
    """Play many games between strategies, and tell what comes of it.

    The same strategies, rulebook, seed and number of games give the same result to the last digit, on whatever
    computers and with however many workers.

    Parameters
    ----------
    strategies : str, callable, or a sequence of these
        One for each player: names of :data:`ek_teach.play.STRATEGIES`, or functions of a view. A single one is played
        by everybody.
    rulebook : str or Rulebook
    players : int, optional
        How many play, where a single strategy is given; else 4.
    games : int, optional
        How many games; with a `precision` how many at most.
    precision : float, optional
        Go on until each win rate is known to so much, as ``0.005`` for half a percentage point: until half the width
        of its interval is no more. How many games that takes is looked at from time to time, which makes the
        intervals a trifle narrower than with a number of games fixed beforehand.
    confidence : float
        Of the intervals.
    seed : int
        From 0 to 2**64 - 1.
    rotate : bool
        Whether everybody moves on by one seat from game to game, so that each begins equally often.
    executor : concurrent.futures.Executor, optional
        Who plays: a pool of processes, or a Dask cluster (``client.get_executor()``). Without one, this process.
    engine : str, optional
        ``"kernel"`` or ``"readable"``; without one the kernel where it can play these strategies. Both play the same
        games.
    progress : bool, optional
        Whether to show a bar; without a word, where it takes more than a second.
    resume : Result, optional
        What to go on from. Its strategies, rulebook, seed and seats stand; `games` or `precision` may be raised.

    Returns
    -------
    Result
        If it is stopped (Ctrl-C, or the notebook's button), what was played until then; go on with `resume`.

    Raises
    ------
    SimulationError
        If a strategy of one's own fails; its ``result`` is what was played until then.
    EkTeachError
        If something cannot be meant; what and what would be right.

    Examples
    --------
    >>> result = simulate(["cautious", "random"], "es", games=40, engine="readable", progress=False)
    >>> result.games, bool(result.table.win_rate["cautious"] > 0.5)
    (40, True)
    """
    _require_wishes(games, precision, confidence)
    if resume is not None:
        if strategies is not None:
            raise EkTeachError("a result that is gone on from keeps its strategies; leave them out.")
        result = _copied(resume)
        if games is None and precision is None:
            games, precision = (None if resume.precision else resume.goal), resume.precision
        result.precision = precision
    else:
        setting = _setting(strategies, rulebook, players, seed, rotate, engine)
        result = Result(setting, new_tally(), confidence=confidence, precision=precision)
    most = games if games is not None else _MOST if precision is not None else _GAMES[result.setting.engine]
    result.complete = False
    with _Bar(progress) as bar:
        while not result.complete:
            goal = most if precision is None else _next_goal(result, precision, most)
            result.goal = max(goal, result.goal)
            if not result.spans.missing(result.goal):
                result.complete = True
                break
            bar.until(result.games, result.goal)
            try:
                run(result.setting, result.spans.missing(result.goal), executor, _counting(result, bar))
            except KeyboardInterrupt:
                return result
            except EkTeachError as error:
                raise SimulationError(str(error), result) from error
    return result


def _require_wishes(games: object, precision: object, confidence: object) -> None:
    if games is not None and (games.__class__ is not int or not 1 <= games <= _MOST):  # type: ignore[operator]
        raise EkTeachError(f"games is a whole number from 1 to {_MOST:,}, not {games!r:.40}.")
    for name, share, most in (("precision", precision, 0.5), ("confidence", confidence, 1.0)):
        if share is not None and (not isinstance(share, float) or not 0 < share < most):
            raise EkTeachError(f"{name} is a share between 0 and {most:g}, as in 0.005, not {share!r:.40}.")


def _setting(
    strategies: Playing | Player | Sequence[Playing | Player] | None,
    rulebook: str | Rulebook,
    players: int | None,
    seed: int,
    rotate: bool,
    engine: str | None,
) -> Setting:
    if strategies is None:
        raise EkTeachError("say who plays: a strategy, or one for each player, as in ['cautious', 'random'].")
    if isinstance(strategies, str | Player) or callable(strategies):
        strategies = [strategies] * (4 if players is None else _whole(players))
    elif players is not None and players != len(strategies):
        raise EkTeachError(f"{len(strategies)} strategies are given for {players} players; give one for each.")
    book = load_rulebook(rulebook) if isinstance(rulebook, str) else rulebook
    if not isinstance(book, Rulebook):
        raise EkTeachError(f"a rulebook is given by its name, its file or as a Rulebook, not as {rulebook!r:.40}.")
    playing = as_players(strategies)
    return Setting(book, playing, seed, bool(rotate), choose_engine(playing, engine))


def _whole(players: object) -> int:
    if players.__class__ is not int or not 2 <= players <= 5:  # type: ignore[operator]
        raise EkTeachError(f"players is a whole number from 2 to 5, not {players!r:.40}.")
    return players  # type: ignore[return-value]


def _copied(result: Result) -> Result:
    tally = new_tally()
    add(tally, result.tally)
    spans = Spans(result.spans.spans)
    return Result(result.setting, tally, spans, result.goal, result.confidence, result.precision)


def _counting(result: Result, bar: "_Bar") -> Any:
    def done(first: int, last: int, part: Tally) -> None:
        result.count(first, last, part)
        bar.add(last - first)

    return done


def _next_goal(result: Result, precision: float, most: int) -> int:
    """Up to which number to play next; the number already reached if that is enough.

    It depends on nothing but the games below the last goal, all of which have been played by then: not on the order
    in which workers brought them.
    """
    if result.spans.missing(result.goal):
        return result.goal
    games = result.games
    if games == 0:
        return min(most, _FIRST_LOOK)
    if result.half_width <= precision or games >= most:
        return games
    z = NormalDist().inv_cdf(0.5 + result.confidence / 2)
    widest = max(rate * (1 - rate) for rate in result.table["win_rate"])
    needed = ceil(1.02 * widest * (z / precision) ** 2)
    return min(most, _rounded(min(max(needed, games + 1_000), 20 * games)))


def _rounded(games: int) -> int:
    return ceil(games / 1_000) * 1_000


class _Bar:
    """A progress bar, in a notebook or a terminal, that shows itself only where there is something to wait for."""

    def __init__(self, shown: bool | None) -> None:
        self._shown = shown
        self._bar: Any = None

    def __enter__(self) -> "_Bar":
        return self

    def until(self, games: int, goal: int) -> None:
        """Set how many games there are, and up to how many it goes."""
        if self._shown is False:
            return
        if self._bar is None:
            from tqdm.auto import tqdm

            delay = 0 if self._shown else 1
            self._bar = tqdm(total=goal, initial=games, unit=" games", unit_scale=True, delay=delay, leave=False)
        self._bar.total = goal
        self._bar.refresh()

    def add(self, games: int) -> None:
        """Move on."""
        if self._bar is not None:
            self._bar.update(games)

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.close()
