"""What many games tell: estimates with their confidence intervals, as tables."""

import copy
import html
import operator
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import load_catalogue
from ek_teach.explain.columns import padded, written_width
from ek_teach.play.streams import SEED_LIMIT
from ek_teach.rulebook import Status
from ek_teach.simulation.assumed import found_assumptions
from ek_teach.simulation.intervals import mean_interval, proportion_interval
from ek_teach.simulation.naming import seated_names, strategy_label, told_apart
from ek_teach.simulation.running import Spans
from ek_teach.simulation.setting import Setting
from ek_teach.simulation.tally import CAUSES, EXTREMES, LONGEST_GAME, PLAYS, Tally, add, new_tally
from ek_teach.timeline import Timeline, play_out

__all__ = ["FORMAT", "Result"]

FORMAT: Final = "ek_teach simulation 1"
"""What a saved result says that it is."""


@dataclass(repr=False)
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
        """What the tables call each player: the strategy, numbered where several play it; no two are alike."""
        return told_apart([player.name for player in self.setting.players])

    @property
    def told_names(self) -> tuple[str, ...]:
        """The same players in the language that is spoken, as charts and texts call them."""
        players = self.setting.players
        return told_apart([player.name if player.own else strategy_label(player.name) for player in players])

    @cached_property
    def assumptions(self) -> tuple[str, ...] | None:
        """What is assumed where the rulebook is silent and the games turn on it; the figures rest on this too.

        Sought when it is first asked for, by playing a few games again. Ctrl-C ends the search, not the telling: then
        it is None for good, and in what :func:`simulate` makes of the result with `resume` it is sought anew.
        """
        try:
            return found_assumptions(self.setting, self.games)
        except KeyboardInterrupt:
            return None

    @property
    def assumptions_are_known(self) -> bool:
        """Whether the assumptions were sought already, so that to tell them costs nothing."""
        return "assumptions" in self.__dict__

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

    def timeline(self, game: int | str, viewer: str | int | None = None, language: str | None = None) -> Timeline:
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
                raise EkTeachError(f"there is no record {shown(game)}; there are {', '.join(EXTREMES)}.")
            game = int(self.tally.extremes[EXTREMES.index(game), 1])
            if game < 0:
                raise EkTeachError("no game was played, so there is no record.")
        try:
            number = -1 if isinstance(game, bool) else operator.index(game)
        except TypeError:
            number = -1
        if not 0 <= number < SEED_LIMIT:
            raise EkTeachError(f"the number of a game is a whole number from 0 to 2**64 - 1, not {shown(game)}.")
        called = seated_names(self.setting.players)
        names = [called[slot] for slot in self.setting.slots(number)]
        # Numbers that somebody types stay without marks between their thousands.
        say = load_catalogue(language).say
        title = say("simulation-game", number=str(number), seed=str(self.setting.seed))
        return play_out(list(self.setting.play(number)), names=names, viewer=viewer, language=language, title=title)

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
        catalogue, length = load_catalogue(), self.length
        say, number = catalogue.say, catalogue.number
        spread = say("range", low=number(length["low"], ".2f"), high=number(length["high"], ".2f"))
        nine = say("range", low=number(length["5 %"]), high=number(length["95 %"]))
        lines = [
            self._heading(),
            "",
            *self._rows(),
            "",
            say("simulation-length", mean=number(length["mean"], ".2f"), range=spread, nine=nine),
        ]
        if self.assumptions is None:
            lines.append(say("simulation-not-looked"))
        elif self.assumptions:
            # No line ends within one of them.
            kept = [one.replace(" ", "\N{NO-BREAK SPACE}") for one in self.assumptions]
            comma = catalogue.marks.comma
            told = wrap(say("simulation-assumed", assumed=f"{comma.rstrip()} ".join(kept)), 80, break_long_words=False)
            # A line may end behind a comma that has no blank behind it, too.
            apart = (line.replace(f"{comma.rstrip()} ", comma) for line in told)
            lines += [line.replace("\N{NO-BREAK SPACE}", " ") for line in apart]
        return "\n".join(lines)

    def _heading(self) -> str:
        """What was played."""
        say, setting = load_catalogue().say, self.setting
        heading = say(
            "simulation-heading",
            games=self.games, book=setting.rulebook.id, players=len(setting.players), seed=str(setting.seed),
            seats="turns" if setting.rotate else "fixed",
        )  # fmt: skip
        return heading if self.complete else say("simulation-stopped", heading=heading, goal=self.goal)

    def _rows(self) -> Iterator[str]:
        """The table of the players: how often each won, the interval, and how often each was the first to explode."""
        catalogue = load_catalogue()
        say, percent = catalogue.say, partial(catalogue.percent, close=True)
        confidence = catalogue.percent(round(self.confidence * 100, 1) / 100, "g")
        heads = {
            "strategy": say("simulation-column-strategy"),
            "rate": say("simulation-column-rate"),
            "interval": say("simulation-column-interval", confidence=confidence),
            "first": say("simulation-column-first"),
        }
        names = self.told_names
        first = max(16, *(written_width(name) + 1 for name in (*names, heads["strategy"])))
        second = max(9, written_width(heads["rate"]) + 1)
        intervals = [
            say("range", low=padded(percent(low, ".2f"), 7, right=True), high=padded(percent(high, ".2f"), 7))
            for low, high in zip(self.table["low"], self.table["high"], strict=True)
        ]
        third = max(written_width(heads["interval"]) + 4, *map(written_width, intervals))
        fourth = max(12, written_width(heads["first"]) - 1)
        yield (
            f"{padded(heads['strategy'], first)}{padded(heads['rate'], second, right=True)}"
            f"   {padded(heads['interval'], third - 1)}{padded(heads['first'], fourth + 1, right=True)}"
        )
        rows = zip(names, self.table["win_rate"], intervals, self.table["first_out"], strict=True)
        for name, rate, interval, out in rows:
            yield (
                f"{padded(name, first)}{padded(percent(rate, '.2f'), second, right=True)}"
                f"   {padded(interval, third)}{padded(percent(out, '.1f'), fourth, right=True)}"
            )

    def __repr__(self) -> str:
        return f"<Result of {self.games:,} games under {self.setting.rulebook.id}: {', '.join(self.names)}>"

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:
        # What a notebook shows where it cannot show HTML.
        printer.text(str(self))

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
        """Write the result into a file: everything as ``.json``, or the estimates as ``.csv`` or ``.parquet``.

        Parameters
        ----------
        path : str or Path
            Another file of this name is replaced, whole or not at all.

        Raises
        ------
        EkTeachError
            If the name ends otherwise, the file cannot be written, or what writes Parquet is not installed.
        """
        from ek_teach.simulation.saving import save_result

        save_result(self, path)

    def as_data(self) -> dict[str, Any]:
        """Everything as plain data, enough to go on from (see ``docs/simulation.md``)."""
        assumptions = None if self.assumptions is None else list(self.assumptions)
        return self.counted_data() | {"assumptions": assumptions}

    def counted_data(self) -> dict[str, Any]:
        """The same with nothing said of assumptions: it is at hand at once."""
        setting = self.setting
        return {
            "format": FORMAT,
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
            "assumptions": None,
            "counts": {
                name: array.tolist()
                for name, array in zip(self.tally._fields, self.tally, strict=True)
                if name != "store"
            },
        }
