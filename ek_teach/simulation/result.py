"""What many games tell: estimates with their confidence intervals, as tables."""

import copy
import html
import json
import operator
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from ek_teach.cards import Title
from ek_teach.engine import Action, Phase, Transition, check
from ek_teach.errors import EkTeachError
from ek_teach.play import ALL_STRATEGIES, Player, Playing, play_game, players
from ek_teach.rulebook import HouseRule, Rulebook, Rules, Status, load_rulebook
from ek_teach.simulation.running import Spans
from ek_teach.simulation.setting import Setting, choose_engine
from ek_teach.simulation.tally import CAUSES, EXTREMES, LONGEST_GAME, PLAYS, Tally, add, new_tally
from ek_teach.timeline import Timeline, play_out

__all__ = ["Result", "load_result", "proportion_interval"]

_FORMAT: Final = "ek_teach simulation 1"


def proportion_interval(hits: int, trials: int, confidence: float = 0.95) -> tuple[float, float]:
    """The Wilson score interval of a proportion (Wilson 1927), which keeps its promise for rare events too.

    Examples
    --------
    >>> low, high = proportion_interval(25, 100)
    >>> f"{low:.3f} to {high:.3f}"
    '0.175 to 0.343'
    """
    from scipy.stats import binomtest

    if trials == 0:
        return 0.0, 1.0
    interval = binomtest(int(hits), int(trials)).proportion_ci(confidence, method="wilson")
    return float(interval.low), float(interval.high)


def mean_interval(total: float, squares: float, number: int, confidence: float) -> tuple[float, float, float]:
    """A mean and its interval, by the normal law, from a sum and a sum of squares."""
    from scipy.stats import norm

    if number == 0:
        return float("nan"), float("nan"), float("nan")
    mean = total / number
    if number == 1:
        return mean, float("nan"), float("nan")
    spread = max(0.0, (squares - total * mean) / (number - 1))
    half = float(norm.ppf(0.5 + confidence / 2)) * (spread / number) ** 0.5
    return mean, mean - half, mean + half


@dataclass
class Result:
    """Many games, counted.

    Attributes
    ----------
    setting : Setting
        What was played.
    tally : Tally
        The counts.
    spans : Spans
        The numbers of the games that were played.
    goal : int
        Up to which number the games go that were asked for, as far as that is known.
    confidence : float
        Of the intervals.
    precision : float or None
        To how much each win rate was to be known, if that was asked.
    most : int or None
        How many games were asked for; with a `precision`, how many at most.
    complete : bool
        Whether all that was asked for was played; if not, ``simulate(..., resume=result)`` goes on.
    """

    setting: Setting
    tally: Tally
    spans: Spans = field(default_factory=Spans)
    goal: int = 0
    confidence: float = 0.95
    precision: float | None = None
    most: int | None = None
    complete: bool = False

    @property
    def games(self) -> int:
        """How many games were played."""
        return int(self.tally.totals[0])

    @property
    def names(self) -> tuple[str, ...]:
        """What the tables call each player: the strategy, numbered where several play it."""
        plain = [player.name for player in self.setting.players]
        return tuple(
            name if plain.count(name) == 1 and name not in _COLUMNS else f"{name} {plain[: place + 1].count(name)}"
            for place, name in enumerate(plain)
        )

    @cached_property
    def assumptions(self) -> tuple[str, ...]:
        """The options on which the rulebook is silent and the games turn, with what is assumed: the figures rest on it.

        Found by playing the first games again: options that decided what a step did, or whether a Nope or a combination
        that somebody held the cards for was allowed.
        """
        asked: set[str] = set()
        for number in range(min(self.games, _LOOKED_INTO)):
            # A strategy of one's own may fail in a game; until then it tells as much as any.
            with suppress(Exception):
                for transition in self._replayed(number):
                    asked |= transition.consulted.keys() | _refused_by(transition)
        return tuple(
            f"{name} = {entry.value}"
            for name, entry in self.setting.rulebook.entries.items()
            if entry.status is Status.SILENT and name in asked
        )

    # Tables -----------------------------------------------------------------------------------------------------------

    def _shares(self, hits: NDArray[np.int64], trials: NDArray[np.int64]) -> dict[str, list[float]]:
        intervals = [proportion_interval(hit, tried, self.confidence) for hit, tried in zip(hits, trials, strict=True)]
        return {
            "win_rate": [hit / tried if tried else float("nan") for hit, tried in zip(hits, trials, strict=True)],
            "low": [low for low, _ in intervals],
            "high": [high for _, high in intervals],
        }

    @property
    def table(self) -> pd.DataFrame:
        """One row a player: how often it won, with the interval, and how often it was the first to explode."""
        seats = len(self.names)
        played, won = self.tally.seated.sum(axis=1)[:seats], self.tally.won.sum(axis=1)[:seats]
        first_out = self.tally.out[:seats, 0] / np.maximum(played, 1)
        columns = {"games": played, "wins": won, **self._shares(won, played), "first_out": first_out}
        return pd.DataFrame(columns, index=pd.Index(self.names, name="strategy"))

    @property
    def seats(self) -> pd.DataFrame:
        """One row a seat, whoever sat there; seat 1 begins."""
        seats = len(self.names)
        played, won = self.tally.seated.sum(axis=0)[:seats], self.tally.won.sum(axis=0)[:seats]
        first_out = self.tally.seat_out[:seats, 0] / np.maximum(played, 1)
        columns = {"games": played, "wins": won, **self._shares(won, played), "first_out": first_out}
        return pd.DataFrame(columns, index=pd.RangeIndex(1, seats + 1, name="seat"))

    @property
    def lengths(self) -> pd.Series:
        """How many games took so many turns; a turn that is owed counts as one."""
        counts = self.tally.lengths
        taken = np.flatnonzero(counts)
        return pd.Series(counts[taken], index=pd.Index(taken, name="turns"), name="games")

    @property
    def length(self) -> pd.Series:
        """The length of a game in turns: mean with its interval, median, and where the middle nine in ten lie."""
        counts = self.tally.lengths
        turns = np.arange(LONGEST_GAME)
        games = int(counts.sum())
        mean, low, high = mean_interval(float(counts @ turns), float(counts @ turns**2), games, self.confidence)
        below = np.cumsum(counts)

        def quantile(share: float) -> float:
            return float(np.searchsorted(below, share * games)) if games else float("nan")

        values = {
            "mean": mean, "low": low, "high": high, "median": quantile(0.5), "5 %": quantile(0.05),
            "95 %": quantile(0.95),
        }  # fmt: skip
        return pd.Series(values, name="turns")

    @property
    def explosions(self) -> pd.DataFrame:
        """One row an explosion, the first first: in which turn it came, and whose it was, as a share of its games."""
        seats = len(self.names)
        out = self.tally.out[:seats, : seats - 1]
        rows = []
        for order in range(seats - 1):
            total, squares = (float(number) for number in self.tally.out_turns[order])
            rows.append(mean_interval(total, squares, self.games, self.confidence))
        table = pd.DataFrame(rows, columns=["turn", "low", "high"], index=pd.RangeIndex(1, seats, name="explosion"))
        return table.assign(**{name: out[place] / max(1, self.games) for place, name in enumerate(self.names)})

    @property
    def causes(self) -> pd.DataFrame:
        """One row a cause: of all explosions of a player, how many had it; the last column is of all players."""
        seats = len(self.names)
        counts = self.tally.causes[:seats]
        both = np.vstack([counts, counts.sum(axis=0)])
        shares = both / np.maximum(both.sum(axis=1, keepdims=True), 1)
        return pd.DataFrame(shares.T, index=pd.Index(CAUSES, name="exploded on a Kitten"), columns=[*self.names, "all"])

    @property
    def plays(self) -> pd.DataFrame:
        """One row a player and play: how often a game it was laid, took effect, and mattered.

        An Attack or a Skip matters when the next card was a Kitten; a Shuffle when it took a Kitten off the top; See
        the Future when it showed one; a Nope when it was the last of its chain; what takes a card when that was a
        Defuse; a Defuse always.
        """
        seats = len(self.names)
        counts = self.tally.plays[:seats].reshape(-1, 3)
        index = pd.MultiIndex.from_product([self.names, PLAYS], names=["strategy", "play"])
        return pd.DataFrame(counts / max(1, self.games), index=index, columns=["laid", "took_effect", "mattered"])

    @property
    def extremes(self) -> pd.DataFrame:
        """Games worth looking at, each with its number for :meth:`timeline`."""
        rows = zip(EXTREMES, self.tally.extremes, strict=True)
        found = [(name, int(value), int(game)) for name, (value, game) in rows if game >= 0]
        return pd.DataFrame(found, columns=["record", "value", "game"]).set_index("record")

    # Single games -----------------------------------------------------------------------------------------------------

    def timeline(self, game: int | str, viewer: str | int | None = None, language: str = "en") -> Timeline:
        """Play one game again on the readable engine, and show it step by step.

        Parameters
        ----------
        game : int or str
            Its number, or one of the records of :attr:`extremes`: ``"shortest"``, ``"longest"``, ``"nope chain"``,
            ``"owed turns"``.
        viewer : str or int, optional
            Through whose eyes; everybody's without it.

        Raises
        ------
        EkTeachError
            If there is no such game.
        """
        if isinstance(game, str):
            if game not in EXTREMES:
                raise EkTeachError(f"there is no record {game!r:.40}; there are {', '.join(EXTREMES)}.")
            game = int(self.tally.extremes[EXTREMES.index(game), 1])
            if game < 0:
                raise EkTeachError("no game was played, so there is no record.")
        try:
            number = -1 if isinstance(game, bool) else operator.index(game)
        except TypeError:
            number = -1
        if number < 0:
            raise EkTeachError(f"the number of a game is a whole number from 0, not {game!r:.40}.")
        names = [self.names[slot].capitalize() for slot in self.setting.slots(number)]
        title = f"Game {number} of seed {self.setting.seed}"
        return play_out(list(self._replayed(number)), names=names, viewer=viewer, language=language, title=title)

    def _replayed(self, number: int) -> Iterator[Transition]:
        setting = self.setting
        seats = [setting.players[slot] for slot in setting.slots(number)]
        return play_game(setting.rulebook, seats, setting.seed, number)

    # Adding and telling -----------------------------------------------------------------------------------------------

    def count(self, first: int, last: int, part: Tally) -> None:
        """Add the tally of some games; refused if any of them is in already."""
        spans, tally = copy.copy(self.spans), new_tally()
        spans.add(first, last)
        add(tally, self.tally)
        add(tally, part)
        # In one go, so that Ctrl-C falls before or after it: the games and their number always agree.
        self.spans, self.tally = spans, tally

    def copy(self) -> "Result":
        """Make another that goes its own way from here."""
        other = replace(self, spans=copy.copy(self.spans), tally=new_tally())
        add(other.tally, self.tally)
        return other

    @property
    def half_width(self) -> float:
        """Half the width of the widest of the intervals around the players' win rates."""
        table = self.table
        return float((table["high"] - table["low"]).max() / 2)

    def __str__(self) -> str:
        percent = round(self.confidence * 100, 1)
        setting = self.setting
        wide = max(16, *(len(name) + 1 for name in self.names))
        lines = [
            f"{self.games:,} games under {setting.rulebook.id}, {len(setting.players)} players,"
            f" seed {setting.seed}, {'seats by turns' if setting.rotate else 'fixed seats'}"
            + ("" if self.complete else f"; stopped before {self.goal:,}"),
            "",
            f"{'strategy':<{wide}}{'win rate':>9}   {percent:g} % interval    first to explode",
        ]
        for name, row in self.table.iterrows():
            lines.append(
                f"{name!s:<{wide}}{row.win_rate:>9.2%}   {row.low:>7.2%} to {row.high:<7.2%}{row.first_out:>12.1%}"
            )
        length = self.length
        mean = f"{length['mean']:.1f} turns ({length['low']:.2f} to {length['high']:.2f})"
        lines += ["", f"A game takes {mean}; nine in ten take {length['5 %']:.0f} to {length['95 %']:.0f}."]
        if self.assumptions:
            # No line ends within one of them.
            assumed = ", ".join(one.replace(" ", "\N{NO-BREAK SPACE}") for one in self.assumptions)
            told = wrap(f"Assumed where the rulebook is silent: {assumed}.", 80, break_long_words=False)
            lines += [line.replace("\N{NO-BREAK SPACE}", " ") for line in told]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        return f"<pre>{html.escape(str(self))}</pre>"

    # Keeping ----------------------------------------------------------------------------------------------------------

    @property
    def frame(self) -> pd.DataFrame:
        """Every estimate in one long table: what of, which quantity, the value, and its interval where it has one."""
        rows: list[tuple[str, str, str, float, float, float]] = []
        nan = float("nan")
        for of, table in (("strategy", self.table), ("seat", self.seats)):
            for subject, row in table.iterrows():
                rows.append((of, str(subject), "win rate", row.win_rate, row.low, row.high))
                rows.append((of, str(subject), "first to explode", row.first_out, nan, nan))
        length = self.length
        rows.append(("game", "all", "turns, mean", length["mean"], length["low"], length["high"]))
        rows += [("game", "all", f"turns, {name}", length[name], nan, nan) for name in ("5 %", "median", "95 %")]
        for order, row in self.explosions.iterrows():
            rows.append(("game", "all", f"turn of explosion {order}", row.turn, row.low, row.high))
        for cause, row in self.causes.iterrows():
            rows += [("strategy", str(name), f"exploded: {cause}", row[name], nan, nan) for name in row.index]
        for (name, play), row in self.plays.iterrows():
            rows += [("strategy", name, f"{play}, {what}", row[what], nan, nan) for what in row.index]
        table = pd.DataFrame(rows, columns=["of", "subject", "quantity", "value", "low", "high"])
        table.insert(0, "rulebook", self.setting.rulebook.id)
        table.insert(1, "players", len(self.names))
        table.insert(2, "games", self.games)
        return table

    def save(self, path: str | Path) -> None:
        """Write the result into a file: by its ending everything as JSON, or the estimates as CSV or Parquet.

        Only JSON can be gone on from, with :func:`load_result`. A file is replaced whole or not at all.

        Raises
        ------
        EkTeachError
            If the ending is another, the file cannot be written, or what writes Parquet is not installed.
        """
        path = Path(path)
        writers: dict[str, Any] = {
            ".json": lambda to: to.write_text(json.dumps(self.as_data(), ensure_ascii=False) + "\n", encoding="utf-8"),
            ".csv": lambda to: self.frame.to_csv(to, index=False, encoding="utf-8"),
            ".parquet": lambda to: self.frame.to_parquet(to, index=False),
        }
        if path.suffix.lower() not in writers:
            raise EkTeachError(
                f"{path.name}: a result is written as {', '.join(writers)}; end the name with one of these."
            )
        part = path.with_name(f".{path.name}.part")
        try:
            writers[path.suffix.lower()](part)
            part.replace(path)
        except ImportError:
            raise EkTeachError(
                "Parquet needs pyarrow, which is not installed: pip install 'ek-teach[parquet]'."
            ) from None
        except OSError as error:
            raise EkTeachError(f"{path} cannot be written: {error.strerror or error}.") from error
        finally:
            part.unlink(missing_ok=True)

    def as_data(self) -> dict[str, Any]:
        """Everything as plain data, enough to go on from (see ``docs/simulation.md``)."""
        setting = self.setting
        return {
            "format": _FORMAT,
            "rulebook": setting.rulebook.id,
            "options": dict(setting.rulebook.values),
            "house_rules": [name for name, entry in setting.rulebook.entries.items() if entry.status is Status.HOUSE],
            "strategies": [player.name for player in setting.players],
            "own": [player.own is not None for player in setting.players],
            "seed": setting.seed,
            "rotate": setting.rotate,
            "games": self.games,
            "goal": self.goal,
            "complete": self.complete,
            "confidence": self.confidence,
            "precision": self.precision,
            "most": self.most,
            "played": [list(span) for span in self.spans.spans],
            "assumptions": list(self.assumptions),
            "counts": {
                name: array.tolist()
                for name, array in zip(self.tally._fields, self.tally, strict=True)
                if name != "store"
            },
        }


_COLUMNS: Final = frozenset(("turn", "low", "high", "all"))
"""Columns that tables have beside the players."""

_LOOKED_INTO: Final = 12
"""How many games are played again to find the assumptions."""


def _refused_by(transition: Transition) -> set[str]:
    """The options that decided whether a Nope or a combination was allowed for which the cards were in the hand."""
    before = transition.before
    rules = Rules(before.rulebook)
    if before.phase is Phase.REACTION:
        seat = before.to_act[0]
        if Title.NOPE in before.table.hands[seat]:
            check(before, Action.nope(seat), rules)
    elif before.phase is Phase.TURN:
        seat, hands = before.turn.player, before.table.hands
        target = max((other for other in before.table.living if other != seat), key=lambda other: len(hands[other]))
        titles = sorted(set(hands[seat]))
        for size in (2, 3):
            for title in titles:
                if hands[seat].count(title) >= size:
                    check(before, Action.play(seat, title * size, target), rules)
        if len(titles) >= 5:
            check(before, Action.play(seat, "".join(titles[:5])), rules)
    return set(rules.consulted)


# Reading what was kept ------------------------------------------------------------------------------------------------


def load_result(path: str | Path, strategies: Playing | Player | Sequence[Playing | Player] | None = None) -> Result:
    """Read a result that was saved as JSON, to look at it or to go on from it.

    Parameters
    ----------
    path : str or Path
    strategies : callable or sequence, optional
        Functions of one's own cannot be saved; hand them in again, the whole list in the same order, or a single one
        that everybody plays.

    Raises
    ------
    EkTeachError
        If it is no such file, or the strategies are others.
    """
    path = Path(path)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise EkTeachError(f"{path} cannot be read: {error.strerror or error}.") from error
    except (ValueError, RecursionError) as error:
        raise EkTeachError(f"{path} is no result of a simulation: it is not JSON ({error}).") from error
    if not isinstance(data, dict) or data.get("format") != _FORMAT:
        raise EkTeachError(f"{path} is no result of a simulation: it does not say {_FORMAT!r}.")
    try:
        return _from_data(data, strategies)
    except EkTeachError as error:
        raise EkTeachError(f"{path}: {error}") from error
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        raise EkTeachError(f"{path} is damaged: {type(error).__name__}, {error}.") from error


def _from_data(data: Mapping[str, Any], strategies: Playing | Player | Sequence[Playing | Player] | None) -> Result:
    playing = _players(data["strategies"], data["own"], strategies)
    setting = Setting(_rulebook(data), playing, data["seed"], bool(data["rotate"]), choose_engine(playing, None))
    tally = new_tally()
    for name, array in zip(tally._fields[:-1], tally[:-1], strict=True):
        counts = np.array(data["counts"][name])
        if counts.shape != array.shape or counts.dtype != array.dtype:
            raise ValueError(f"counts of {name} are not {array.size} whole numbers")
        array[...] = counts
    spans = Spans([(int(first), int(last)) for first, last in data["played"]])
    if spans.count != tally.totals[0]:
        raise ValueError(f"it counts {tally.totals[0]} games but says that {spans.count} were played")
    goal, most, precision = int(data["goal"]), data["most"], data["precision"]
    return Result(
        setting, tally, spans, goal, float(data["confidence"]), None if precision is None else float(precision),
        None if most is None else int(most), bool(data["complete"]),
    )  # fmt: skip


def _players(
    names: list[str], own: list[bool], given: Playing | Player | Sequence[Playing | Player] | None
) -> tuple[Player, ...]:
    """The players of a saved result; functions of one's own have to be given."""
    if given is None:
        missing = [name for name, is_own in zip(names, own, strict=True) if is_own or name not in ALL_STRATEGIES]
        if missing:
            raise EkTeachError(
                f"the strategy {missing[0]} is none of ours, and a function cannot be saved; hand the strategies in,"
                " as in load_result(path, strategies)."
            )
        return players(names)
    if isinstance(given, str | Player) or callable(given):
        given = [given] * len(names)
    playing = players(given)
    if [(player.name, player.own is not None) for player in playing] != list(zip(names, own, strict=True)):
        raise EkTeachError(f"the strategies of this result are {', '.join(names)}; hand in the same.")
    return playing


def _rulebook(data: Mapping[str, Any]) -> Rulebook:
    """The rulebook with its house rules; what the book says otherwise by now is one too, so that the games stay."""
    told = str(data["rulebook"])
    book = load_rulebook(told.partition("+")[0])
    rules = [
        HouseRule(option, value, book.values[option], "saved result")
        for option, value in data["options"].items()
        if book.values[option] != value or option in data["house_rules"]
    ]
    return replace(book.with_house_rules(*rules), id=told)
