"""The door of the room: :func:`simulate`."""

import operator
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import replace
from math import ceil
from pathlib import Path
from typing import Any, Final

import numpy as np

from ek_teach.errors import EkTeachError, SimulationError, shown, told_error
from ek_teach.explain import load_catalogue
from ek_teach.play import Player, Playing
from ek_teach.play import players as as_players
from ek_teach.play.streams import SEED_LIMIT
from ek_teach.rulebook import Rulebook, load_rulebook
from ek_teach.simulation.intervals import deviations, require_confidence, require_precision
from ek_teach.simulation.result import Result
from ek_teach.simulation.running import run
from ek_teach.simulation.setting import Engine, Setting, choose_engine
from ek_teach.simulation.sound import MOST_GAMES
from ek_teach.simulation.tally import Tally, new_tally

__all__ = ["simulate"]

_FIRST_LOOK: Final = 2_000
"""After how many games it is first seen how many a precision needs."""

_GAMES: Final = {Engine.KERNEL: 100_000, Engine.READABLE: 1_000}
"""How many games are played if nobody says: some seconds at most on either engine."""


class _Unless:
    """A default that can be told from the same value said."""

    def __init__(self, value: object) -> None:
        self.value = value

    def __repr__(self) -> str:
        return repr(self.value)


_RULEBOOK: Final[Any] = _Unless("es")
_CONFIDENCE: Final[Any] = _Unless(0.95)
_SEED: Final[Any] = _Unless(0)
_ROTATE: Final[Any] = _Unless(True)


def _or_default(said: Any) -> Any:
    return said.value if isinstance(said, _Unless) else said


def simulate(
    strategies: Playing | Player | Sequence[Playing | Player] | None = None,
    rulebook: str | Path | Rulebook = _RULEBOOK,
    *,
    players: int | None = None,
    games: int | None = None,
    precision: float | None = None,
    confidence: float = _CONFIDENCE,
    seed: int = _SEED,
    rotate: bool = _ROTATE,
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
        One for each player: names of :data:`ek_teach.play.ALL_STRATEGIES`, or functions of a view. A single one is
        played by everybody.
    rulebook : str, Path or Rulebook
        Its name, its file, or itself.
    players : int, optional
        How many play, where a single strategy is given; else 4.
    games : int, optional
        How many games; with a `precision` how many at most.
    precision : float, optional
        Go on until each win rate is known to so much, as ``0.005`` for half a percentage point: until half the width
        of its interval is no more. How many games that takes is looked at from time to time, which makes the
        intervals a trifle narrower than with a number of games fixed beforehand. From 0.000001 to 0.499999.
    confidence : float
        Of the intervals; from 0.000001 to 0.999999.
    seed : int
        From 0 to 2**64 - 1.
    rotate : bool
        Whether the seating changes from game to game, so that each begins equally often and sits before each other
        equally often; without it they sit in the order given, and the first begins.
    executor : concurrent.futures.Executor, optional
        Who plays: a pool of processes, or a Dask cluster (its client will do). Without one, this process.
    engine : str, optional
        ``"kernel"`` or ``"readable"``; without one the kernel where it can play these strategies. Both play the same
        games.
    progress : bool, optional
        Whether to show a bar; without a word, where it takes more than a second.
    resume : Result, optional
        What to go on from; it is left as it is. Its strategies, rulebook, seed, seats and confidence stand, and
        others are refused. Without `games` and `precision` it goes on to what was asked for then; else to what is
        asked for now.

    Returns
    -------
    Result
        If it is stopped (Ctrl-C, or the notebook's button), what was played until then; go on with `resume`.

    Raises
    ------
    SimulationError
        If a strategy of one's own fails, or cannot be sent to the workers; its ``result`` is what was played until
        then.
    EkTeachError
        If something cannot be meant; what and what would be right.

    Examples
    --------
    >>> result = simulate(["cautious", "random"], "es", games=40, engine="readable", progress=False)
    >>> result.games, bool(result.table.win_rate["cautious"] > 0.5)
    (40, True)
    """
    most = None if games is None else _whole(games, "games", 1, MOST_GAMES)
    precision = None if precision is None else require_precision(precision)
    if resume is None:
        playing = _playing(strategies, None if players is None else _whole(players, "players", 2, 5))
        setting = Setting(
            _book(_or_default(rulebook)), playing, _whole(_or_default(seed), "seed", 0, SEED_LIMIT - 1),
            _whether(_or_default(rotate), "rotate"), choose_engine(playing, engine),
        )  # fmt: skip
        result = Result(setting, new_tally(), confidence=require_confidence(_or_default(confidence)))
        result.precision, result.most = precision, most
        if most is None and precision is None:
            result.most = _GAMES[setting.engine]
    else:
        if strategies is not None:
            raise EkTeachError("a result that is gone on from keeps its strategies; leave them out.")
        result = _gone_on(resume, rulebook=rulebook, players=players, confidence=confidence, seed=seed, rotate=rotate)
        if engine is not None:
            result.setting = replace(result.setting, engine=choose_engine(result.setting.players, engine))
        if most is not None or precision is not None:
            result.precision, result.most, result.goal = precision, most, result.spans.end
    executor = _executor(executor)
    shown_bar = None if progress is None else _whether(progress, "progress")
    result.complete = False
    try:
        with _Bar(shown_bar) as bar:
            _play(result, executor, bar)
    except KeyboardInterrupt:
        pass  # stopped: what was counted stands
    except EkTeachError as error:
        raise SimulationError(str(error), result) from error
    except BaseException as error:
        # Even where something wants to end the program: the games must not be lost with it.
        raise SimulationError(f"the games stopped with an error, {told_error(error)}.", result) from error
    return result


def _gone_on(resume: object, **said: Any) -> Result:
    """A copy of a result to go on with; whatever is said besides must be what it was played with."""
    if not isinstance(resume, Result):
        raise EkTeachError(f"to resume, hand in a Result, as simulate() or load_result() gave it, not {shown(resume)}.")
    setting = resume.setting
    kept: dict[str, Any] = {
        "rulebook": setting.rulebook, "players": len(setting.players), "confidence": resume.confidence,
        "seed": setting.seed, "rotate": setting.rotate,
    }  # fmt: skip
    for name, wish in said.items():
        if wish is None or isinstance(wish, _Unless):
            continue
        same = _book(wish).values == setting.rulebook.values if name == "rulebook" else bool(wish == kept[name])
        if not same:
            raise EkTeachError(
                f"the result to go on from was played with {name} {kept[name]}, not {shown(wish)}; leave {name} out."
            )
    return resume.copy()


def _play(result: Result, executor: Executor | None, bar: "_Bar") -> None:
    """Go on until all that is asked for is there."""

    def done(first: int, last: int, part: Tally) -> None:
        result.count(first, last, part)
        bar.add(last - first)

    while True:
        result.goal = max(_next_goal(result), result.goal)
        missing = result.spans.missing(result.goal)
        if not missing:
            result.complete = True
            return
        bar.until(result.games, result.goal)
        executor = run(result.setting, missing, executor, done)


def _next_goal(result: Result) -> int:
    """Up to which number to play next; the number already reached if that is enough.

    It depends on nothing but the games below the last goal, all of which have been played by then: not on the order
    in which workers brought them.
    """
    most = MOST_GAMES if result.most is None else result.most
    precision = result.precision
    if precision is None:
        return most
    if result.spans.missing(result.goal):
        return result.goal
    games = result.games
    z = deviations(result.confidence)
    if games == 0:
        # With a quarter of (z / precision) ** 2 games it is enough, whatever comes.
        return min(most, _FIRST_LOOK, ceil((z / precision) ** 2 / 4))
    if result.half_width <= precision or games >= most:
        return games
    widest = max(rate * (1 - rate) for rate in result.table["win_rate"])
    needed = ceil(1.02 * widest * (z / precision) ** 2)
    return min(most, _rounded(min(max(needed, games + 1_000), 20 * games)))


def _rounded(games: int) -> int:
    return ceil(games / 1_000) * 1_000


# What is asked for ----------------------------------------------------------------------------------------------------


def _whole(number: object, name: str, least: int, most: int) -> int:
    """A whole number of any kind, numpy's too; a truth value is none."""
    try:
        whole = operator.index(number)  # type: ignore[arg-type]
    except TypeError:
        whole = least - 1
    if isinstance(number, bool) or not least <= whole <= most:
        raise EkTeachError(f"{name} is a whole number from {least} to {most:,}, not {shown(number)}.")
    return whole


def _whether(wish: object, name: str) -> bool:
    if not isinstance(wish, bool | np.bool_):
        raise EkTeachError(f"{name} is True or False, not {shown(wish)}.")
    return bool(wish)


def _playing(
    strategies: Playing | Player | Sequence[Playing | Player] | None, players: int | None
) -> tuple[Player, ...]:
    if strategies is None:
        raise EkTeachError("say who plays: a strategy, or one for each player, as in ['cautious', 'random'].")
    if isinstance(strategies, str | Player) or callable(strategies):
        return as_players([strategies] * (players or 4))
    playing = as_players(strategies)
    if players is not None and players != len(playing):
        raise EkTeachError(f"{len(playing)} strategies are given for {players} players; give one for each.")
    return playing


def _book(rulebook: object) -> Rulebook:
    if isinstance(rulebook, str | Path):
        return load_rulebook(rulebook)
    if not isinstance(rulebook, Rulebook):
        raise EkTeachError(f"a rulebook is given by its name, its file or as a Rulebook, not as {shown(rulebook)}.")
    return rulebook


def _executor(executor: Any) -> Executor | None:
    """The executor, or that of a Dask client."""
    if executor is None or isinstance(executor, Executor):
        return executor
    if callable(getattr(executor, "get_executor", None)):
        return _executor(executor.get_executor())
    raise EkTeachError(
        f"executor is one of concurrent.futures, or a Dask client, already made, not {shown(executor, 60)}."
    )


# Showing how far it is ------------------------------------------------------------------------------------------------


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
            self._bar = tqdm(
                total=goal,
                initial=games,
                unit=f" {load_catalogue().say('simulation-unit')}",
                unit_scale=True,
                delay=delay,
                leave=False,
            )
        self._bar.total = goal
        self._bar.refresh()

    def add(self, games: int) -> None:
        """Move on."""
        if self._bar is not None:
            self._bar.update(games)

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.close()
