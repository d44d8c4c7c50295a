"""Many games are counted right: known answers, honest intervals, tables that add up, and runs that stop and go on."""

import json
import math
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import binom, binomtest, chisquare

from ek_teach.engine import Action, EventKind, Phase, View
from ek_teach.errors import EkTeachError, SimulationError
from ek_teach.play import Player, moves, play_game
from ek_teach.play.strategies import STRATEGIES
from ek_teach.rulebook import HouseRule, Rulebook, Status, load_rulebook
from ek_teach.simulation import Result, load_result, proportion_interval, running, simulate
from ek_teach.simulation.intervals import mean_interval
from ek_teach.simulation.running import Spans
from ek_teach.simulation.setting import seatings
from ek_teach.simulation.tally import CAUSES, EXTREMES, PLAYS

from .spoken import TRANSLATED, assert_told_in
from .table import BOOKS
from .test_executors import cheating, counts, drawing, failing, play

pytestmark = pytest.mark.slow

TAIL = 1e-4
"""How improbable a figure must be before it is taken for wrong; seeds are fixed, so that no test fails by chance."""


def stopped_after(games: int, own: Callable[[View], Action] = drawing) -> Callable[[View], Action]:
    """A strategy that presses Ctrl-C, once, when so many games have been played."""
    begun = 0

    def stopping(view: View) -> Action:
        nonlocal begun
        if view.phase is Phase.TURN and "K" not in view.table.discard and len(view.table.hands[view.viewer]) == 8:
            begun += len(view.table.pile) in (34, 35)  # the first turn of a game of two
            if begun == games + 1:
                begun += 1
                signal.raise_signal(signal.SIGINT)
        return own(view)

    return stopping


def raises(error: BaseException) -> Callable[[View], Action]:
    """A strategy that raises an error."""

    def raising(_: View) -> Action:
        raise error

    return raising


# Known answers --------------------------------------------------------------------------------------------------------


def exact_games() -> dict[tuple[int, int], Fraction]:
    """Who wins and in which turn a game of two ends in which nobody plays a card and the Kitten is put on top.

    By hand, from es: seven cards each of the 46 ordinary ones, and a Defuse; the other 32 are shuffled with one Kitten
    and two more Defuses. The players draw by turns, so the first card of the pile is drawn in turn 1 by seat 0, the
    second in turn 2 by seat 1, and so on. Whoever draws the Kitten pays a Defuse and puts it on top for the other,
    until one has none left to pay with.
    """
    size, ways = 35, Counter[tuple[int, int]]()
    for kitten in range(1, size + 1):
        others = [place for place in range(1, size + 1) if place != kitten]
        for defuses in combinations(others, 2):
            held = [1, 1]
            for place in defuses:
                if place < kitten:
                    held[(place + 1) % 2] += 1
            turn, seat = kitten, (kitten + 1) % 2
            while held[seat]:
                held[seat] -= 1
                turn, seat = turn + 1, 1 - seat
            ways[1 - seat, turn] += 1
    return {outcome: Fraction(many, ways.total()) for outcome, many in ways.items()}


def test_a_game_that_can_be_counted_by_hand_comes_out_as_counted():
    games = 2_000
    result = simulate(drawing, players=2, games=games, seed=5, rotate=False, progress=False)
    exact = exact_games()
    assert sum(exact.values()) == 1
    first_wins = sum(chance for (winner, _), chance in exact.items() if winner == 0)
    assert binomtest(int(result.table.wins.iloc[0]), games, float(first_wins)).pvalue > TAIL
    turns: Counter[int] = Counter()
    for (_, turn), chance in exact.items():
        turns[turn] += games * chance
    seen = result.lengths.reindex(sorted(turns), fill_value=0)
    assert seen.sum() == games
    expected = np.array([float(turns[turn]) for turn in sorted(turns)])
    assert expected.min() > 1
    assert chisquare(seen, expected).pvalue > TAIL
    mean = float(sum(turn * chance for (_, turn), chance in exact.items()))
    spread = math.sqrt(float(sum(turn**2 * chance for (_, turn), chance in exact.items())) - mean**2)
    assert abs(result.length["mean"] - mean) < 4 * spread / math.sqrt(games)
    assert result.explosions.turn[1] == pytest.approx(result.length["mean"])


def test_the_intervals_hold_the_truth_as_often_as_they_say():
    """Where all play alike and move on by a seat each game, everybody wins one game in three in the long run."""
    pytest.importorskip("numba")
    runs, confidence = 400, 0.95
    held = Counter[int]()
    for seed in range(runs):
        table = simulate("cautious", players=3, games=1_500, seed=seed, progress=False).table
        for place in range(3):
            held[place] += table.low.iloc[place] <= 1 / 3 <= table.high.iloc[place]
    least, most = binom.ppf(TAIL, runs, confidence), binom.ppf(1 - TAIL, runs, confidence)
    assert all(least <= held[place] <= most for place in range(3)), held


@pytest.mark.parametrize(("hits", "trials", "confidence"), [(0, 20, 0.95), (25, 100, 0.95), (9_990, 10_000, 0.99)])
def test_the_interval_of_a_proportion_is_wilsons(hits, trials, confidence):
    z = {0.95: 1.959963984540054, 0.99: 2.5758293035489004}[confidence]
    share = hits / trials
    middle = (share + z**2 / (2 * trials)) / (1 + z**2 / trials)
    half = z / (1 + z**2 / trials) * math.sqrt(share * (1 - share) / trials + z**2 / (4 * trials**2))
    assert proportion_interval(hits, trials, confidence) == pytest.approx((middle - half, middle + half), abs=1e-12)


def test_the_interval_of_a_mean_is_that_of_the_normal_law():
    """Of 2, 4 and 9: mean 5, variance 13."""
    half = 1.959963984540054 * math.sqrt(13 / 3)
    assert mean_interval(15, 4 + 16 + 81, 3, 0.95) == pytest.approx((5, 5 - half, 5 + half))
    assert mean_interval(7, 49, 1, 0.95)[0] == 7
    assert all(map(math.isnan, mean_interval(0, 0, 0, 0.95)))
    assert proportion_interval(0, 0) == (0, 1)


# Tables that add up ---------------------------------------------------------------------------------------------------


@settings(max_examples=15)
@given(st.sampled_from(BOOKS), st.lists(st.sampled_from(tuple(STRATEGIES)), min_size=2, max_size=5), st.booleans())
def test_the_tables_add_up(book, lineup, rotate):
    games = 5
    result = simulate(lineup, book, games=games, seed=1, rotate=rotate, engine="readable", progress=False)
    seats, tally = len(lineup), result.tally
    for table in (result.table, result.seats):
        assert (table.games == games).all()
        assert table.wins.sum() == games
        assert ((table.low <= table.win_rate) & (table.win_rate <= table.high)).all()
        assert table.first_out.sum() == pytest.approx(1)
    for out in (tally.out, tally.seat_out):
        assert (out.sum(axis=0)[:seats] == games).all()
        assert (out.sum(axis=1)[:seats] == games).all()
    if not rotate:
        assert (result.table.wins.to_numpy() == result.seats.wins.to_numpy()).all()
    assert tally.causes.sum() == games * (seats - 1)
    assert result.causes["all"].sum() == pytest.approx(1)
    assert result.lengths.sum() == games
    length = result.length
    assert length["5 %"] <= length["median"] <= length["95 %"]
    assert result.lengths.index.min() <= length["mean"] <= result.lengths.index.max()
    assert result.explosions.turn.is_monotonic_increasing
    assert result.explosions[list(result.names)].sum(axis=1).to_numpy() == pytest.approx(1)
    plays = result.plays
    assert (plays.laid >= plays.took_effect).all()
    capped = plays.drop(["nope"], level="play")  # the last Nope of a chain matters whether it stands or not
    assert (capped.took_effect >= capped.mattered).all()
    assert tally.chains.sum() == tally.plays[:, :, 0].sum() - tally.plays[:, PLAYS.index("nope"), 0].sum() - (
        tally.plays[:, PLAYS.index("defuse"), 0].sum()
    )
    frame = result.frame
    assert len(frame) == 4 * seats + 4 + seats - 1 + len(CAUSES) * (seats + 1) + len(PLAYS) * 3 * seats
    assert set(frame.games) == {games}


def test_the_records_are_the_games_that_they_name():
    result = play(games=60)
    played = {}
    for number in range(60):
        events = [event.kind for one in result.setting.play(number) for event in one.events]
        played[number] = events.count(EventKind.TURN_STARTED)
    extremes = result.extremes
    assert list(extremes.index) == list(EXTREMES)
    for record, best in (("shortest", min(played.values())), ("longest", max(played.values()))):
        assert extremes.value[record] == best
        assert extremes.game[record] == min(number for number, turns in played.items() if turns == best)
    nopes = [one.after.window for one in result.setting.play(int(extremes.game["nope chain"]))]
    assert max(len(window.nopes) for window in nopes if window is not None) == extremes.value["nope chain"]
    owed = [one.after.turn.owed for one in result.setting.play(int(extremes.game["owed turns"]))]
    assert max(owed) == extremes.value["owed turns"]


def test_a_game_is_shown_to_its_end_and_through_one_players_eyes():
    result = play(games=20)
    number = result.extremes.game["longest"]
    longest = result.timeline("longest")
    assert longest[-1].view.phase is Phase.OVER
    assert list(longest.names) == [result.names[slot].capitalize() for slot in result.setting.slots(int(number))]
    assert result.timeline(number).frames == longest.frames
    for frame in result.timeline("longest", viewer="Counter"):
        for seat, hand in enumerate(frame.view.table.hands):
            if seat != frame.view.viewer and frame.number > 0:
                assert set(hand) <= {"?"}
    lambdas = simulate([lambda view: drawing(view)] * 2, games=1, progress=False)
    assert lambdas.timeline(0)[-1].view.phase is Phase.OVER
    assert "&lt;lambda&gt; 1" in lambdas._repr_html_()


@pytest.mark.parametrize("game", [-1, "loudest", 1.5, True, None])
def test_a_game_that_there_is_not_is_refused(game):
    with pytest.raises(EkTeachError, match=r"^(there is no record|the number of a game is a whole number)"):
        play(games=1).timeline(game)


def test_players_are_told_apart_even_from_columns():
    low = Player("low", drawing)
    result = simulate([low, "random", "random", Player("all", drawing)], games=2, progress=False)
    assert result.names == ("low 1", "random 1", "random 2", "all 1")
    assert list(result.explosions.columns) == ["turn", "low", "high", *result.names]


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["random 2", "random", "random"], ("random 2", "random 1", "random 3")),
        (["high", "high 1"], ("high 2", "high 1")),
        (["FOO", "foo"], ("FOO 1", "foo 2")),
        (["everybody", "7", "a: b"], ("everybody 1", "7", "a: b")),
        (["İ", "i", "ı"], ("İ 1", "i 2", "ı 3")),
    ],
)
def test_no_two_players_have_the_same_name_in_tables_and_in_a_walk(names, told):
    lineup = [name if name == "random" else Player(name, drawing) for name in names]
    result = simulate(lineup, games=2, progress=False)
    assert result.names == told
    assert result.table.index.is_unique
    assert len(set(result.timeline(0).names)) == len(names)
    assert str(result)
    assert len(result.frame)


def test_tables_of_no_games_are_empty_but_there():
    result = simulate([stopped_after(0), "random"], games=10, progress=False)
    assert (result.games, result.complete, result.goal) == (0, False, 10)
    for table in (result.table, result.seats, result.explosions, result.causes, result.plays, result.frame):
        assert len(table)
    assert result.table.win_rate.isna().all()
    assert len(result.extremes) == len(result.lengths) == 0
    assert result.length.isna().all()
    assert (result.half_width, result.assumptions) == (0.5, ())
    assert "stopped before 10" in str(result)
    with pytest.raises(EkTeachError, match="no game was played"):
        result.timeline("longest")


# What is assumed ------------------------------------------------------------------------------------------------------


def actions(book: Rulebook, result: Result) -> list[list[Any]]:
    seats = result.setting.players
    return [[(one.action, one.after.table) for one in play_game(book, seats, 0, number)] for number in range(12)]


@pytest.mark.parametrize(("name", "players"), [("es", 2), ("en-2015", 4)])
def test_every_silent_option_that_changes_the_first_games_is_told(name, players):
    book = load_rulebook(name)
    lineup = ["random", "noper", "aggressive", "optimiser"][:players]
    result = simulate(lineup, book, games=12, rotate=False, engine="readable", progress=False)
    told = {assumption.partition(" = ")[0] for assumption in result.assumptions}
    silent = [option for option in book.values if book.entries[option].status is Status.SILENT]
    assert told < set(silent)
    ours = actions(book, result)
    for option in silent:
        for value in book.schema.options[option]:
            if value != book.values[option] and option not in told:
                table = book.with_house_rules(HouseRule(option, value))
                assert actions(table, result) == ours, f"{option} = {value} matters and is not told"


def pressing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Press Ctrl-C whenever a game is played again to seek the assumptions."""
    from ek_teach.simulation import assumed

    def press(*_: object) -> set[str]:
        signal.raise_signal(signal.SIGINT)
        return set()

    monkeypatch.setattr(assumed, "_refused_by", press)


def test_ctrl_c_while_assumptions_are_sought_ends_the_search_and_loses_nothing(monkeypatch, tmp_path):
    """The games that were played are told and kept, and it is said that the search was ended."""
    result, untold = play(games=20), play(games=20)
    assert "Assumed where" in str(result)
    pressing(monkeypatch)
    untold.save(path := tmp_path / "kept.json")
    assert untold.assumptions is None
    assert "was not looked into" in str(untold)
    assert str(untold).partition("What is assumed")[0] == str(result).partition("Assumed where")[0]
    assert json.loads(path.read_text())["assumptions"] is None
    monkeypatch.undo()
    loaded = load_result(path)
    assert counts(loaded) == counts(result)
    assert loaded.assumptions == simulate(resume=untold, progress=False).assumptions == result.assumptions


def test_the_counts_are_in_the_file_before_the_assumptions_are_sought(monkeypatch, tmp_path):
    """So that even a computer that is switched off meanwhile loses no game."""
    from ek_teach.simulation import result as room

    result, path, seen = play(games=20), tmp_path / "kept.json", []
    monkeypatch.setattr(room, "found_assumptions", lambda *_: seen.append(load_result(path).games) or ("a = b",))
    result.save(path)
    assert seen == [20]
    assert json.loads(path.read_text())["assumptions"] == ["a = b"]


# Stopping, keeping and going on ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("chunk", "kept"), [(1, 26), (10, 20)])
def test_ctrl_c_keeps_the_chunks_that_were_finished(monkeypatch, chunk, kept):
    monkeypatch.setattr(running, "_CHUNK_OF_THE_SLOW", chunk)
    stopped = play([stopped_after(25), "random"], games=60)
    assert (stopped.complete, stopped.games, stopped.spans.spans) == (False, kept, [(0, kept)])
    assert counts(simulate(resume=stopped, progress=False)) == counts(play([drawing, "random"], games=60))


def test_ctrl_c_at_any_moment_of_the_counting_leaves_games_and_numbers_in_step():
    part = play(games=3).tally
    for moment in range(200):
        result, lines, before = play(games=3), 0, sys.gettrace()

        def trace(frame: Any, event: str, argument: Any, stop: int = moment) -> Any:
            nonlocal lines
            if event == "line":
                lines += 1
                if lines > stop:
                    raise KeyboardInterrupt
            return trace

        sys.settrace(trace)
        try:
            result.count(3, 6, part)
        except KeyboardInterrupt:
            assert result.spans.count == result.games
        else:
            break
        finally:
            sys.settrace(before)
    assert moment > 10
    assert (result.games, result.spans.spans) == (6, [(0, 6)])


def test_games_of_those_who_think_long_are_counted_one_by_one():
    """An early Ctrl-C must not lose minutes: strategies of one's own and the planner may take seconds a game."""
    for slow in (drawing, "planner"):
        setting = play([slow, "random"], games=1).setting
        assert list(running.chunks([(0, 3)], setting)) == [(0, 1), (1, 2), (2, 3)]


def test_a_result_that_was_saved_goes_on_to_the_same_end(tmp_path):
    stopped = play([stopped_after(25), "random"], games=60)
    stopped.save(path := tmp_path / "stopped.json")
    with pytest.raises(EkTeachError, match="the strategy stopping is none of ours"):
        load_result(path)
    with pytest.raises(EkTeachError, match="strategies of this result are stopping, random"):
        load_result(path, [drawing, "random"])
    loaded = load_result(path, [Player("stopping", drawing), "random"])
    assert str(loaded) == str(stopped)
    assert counts(simulate(resume=loaded, progress=False)) == counts(play([drawing, "random"], games=60))


def test_ctrl_c_pressed_twice_stops_once(monkeypatch):
    """The second falls into the end of the progress bar."""
    from ek_teach.simulation import simulating

    close = simulating._Bar.__exit__

    def closing(bar: Any, *error: object) -> None:
        close(bar, *error)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(simulating._Bar, "__exit__", closing)
    assert play([stopped_after(25), "random"], games=60).games == 26


def test_a_strategy_of_ones_own_is_not_taken_for_ours_of_the_same_name(tmp_path):
    result = simulate(Player("random", drawing), players=2, games=3, progress=False)
    result.save(path := tmp_path / "own.json")
    with pytest.raises(EkTeachError, match="the strategy random is none of ours"):
        load_result(path)
    with pytest.raises(EkTeachError, match="hand in the same"):
        load_result(path, "random")
    assert counts(load_result(path, Player("random", drawing))) == counts(result)


def test_house_rules_come_back_with_their_result(tmp_path):
    book = load_rulebook("es").with_house_rules(
        HouseRule("three_of_a_kind", "on"), HouseRule("lone_cat", load_rulebook("es").values["lone_cat"])
    )
    result = simulate("random", book, players=2, games=20, engine="readable", progress=False)
    result.save(path := tmp_path / "house.json")
    loaded = load_result(path)
    assert loaded.setting.rulebook == book
    assert str(loaded) == str(result)
    pd.testing.assert_frame_equal(loaded.frame, result.frame)
    assert counts(simulate(resume=loaded, games=40, progress=False)) == (
        counts(simulate("random", book, players=2, games=40, engine="readable", progress=False))
    )


@pytest.mark.parametrize(
    "change",
    [
        {"format": "another"}, {"played": [[0, 9]]}, {"played": [[0, 5], [0, 5]]}, {"played": [[10, 0]]},
        {"counts": {}}, {"seed": -1}, {"seed": "x"}, {"strategies": ["sleeper"] * 3}, {"own": []}, {"goal": None},
        {"counts": {"totals": [1.5, 2]}}, {"options": []}, {"rulebook": "nowhere"}, {"played": None},
        {"options": {"three_of_a_kind": "maybe"}}, {"confidence": "high"}, {"confidence": 1.0}, {"options": {}},
        {"played": [[0, 10.0]]}, {"played": [[0.5, 10.5]]}, {"played": [[0, 5], [5, 10]]}, {"played": [[0, 10, 20]]},
        {"played": [[10**30, 10**30 + 10]], "goal": 10**31}, {"played": [[90, 100]]}, {"games": 11}, {"games": 10.0},
        {"games": None}, {"goal": 9}, {"goal": 10**13}, {"most": 0}, {"most": 1.5}, {"precision": 1e-320},
        {"precision": 1}, {"house_rules": None}, {"house_rules": ["no such option"]}, {"rotate": 1}, {"rotate": False},
        {"rulebook": "es\x1b[31m"}, {"rulebook": "es+three_of_a_kind=on"}, {"rulebook": 7}, {"own": [0, 0, 0]},
        {"rulebook": "/etc/passwd"}, {"strategies": ["random"], "own": [False]}, {"own": [False]}, {"seed": 1.0},
        {"strategies": ["\x1b[31m", "random", "random"], "own": [False] * 3}, {"assumptions": 5}, {"seed": True},
        {"counts": {"totals": [10, -1]}}, {"counts": {"totals": [9, 2000]}}, {"counts": {"totals": [10**400, 2]}},
        {"counts": {"won": [[0] * 5] * 5}}, {"counts": {"chains": [-1] * 6}}, {"counts": {"lengths": [1] * 160}},
        {"counts": {"seated": [[10] * 5] * 5}}, {"counts": {"causes": [[0] * 6] * 5}}, {"counts": {"out": None}},
        {"counts": {"plays": [[[0, 1, 0]] * 10] * 5}}, {"counts": {"out_turns": [[1, 1]] * 5}},
        {"counts": {"extremes": [[1, 99]] * 4}}, {"counts": {"extremes": [[1, -1]] * 4}}, {"counts": 5},
    ],
    ids=lambda change: str(change)[:60],
)  # fmt: skip
def test_a_damaged_file_is_told_in_one_sentence(tmp_path, change):
    """Whatever games it tells of could not have been played so, and to go on from it would tell untruths."""
    result = play(games=10)
    data = result.as_data()
    if isinstance(change.get("counts"), dict) and change["counts"]:
        change = {"counts": data["counts"] | change["counts"]}
    (path := tmp_path / "damaged.json").write_text(json.dumps(data | change), encoding="utf-8")
    with pytest.raises(EkTeachError, match=r"damaged\.json") as raised:
        load_result(path)
    said = str(raised.value)
    assert said.isprintable()
    assert said.endswith(".")
    assert not any(word in said for word in ("Error", "NoneType", "dtype", "object", "argument"))


@pytest.mark.parametrize("field", [*play(games=1).as_data()])
def test_a_field_that_is_missing_is_named(tmp_path, field):
    data = play(games=1).as_data()
    del data[field]
    (path := tmp_path / "damaged.json").write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(EkTeachError, match="'format'|ek_teach simulation" if field == "format" else f"'{field}' is"):
        load_result(path)


@pytest.mark.parametrize("book", BOOKS)
def test_whatever_is_played_is_believed_when_it_is_read(tmp_path, book):
    """Moves of every kind, also those that no strategy of ours makes, so that no sound result is taken for damaged."""

    def any_move(view: View, dice: Any) -> Action:
        allowed = moves(view)
        return allowed[dice.below(len(allowed))]

    for number, rotate in ((2, True), (3, False), (5, True)):
        result = play([any_move] * number, rulebook=book, games=15, rotate=rotate)
        result.save(path := tmp_path / "kept.json")
        assert counts(load_result(path, any_move)) == counts(result)


def test_a_file_that_another_program_marked_as_utf_8_is_read(tmp_path):
    result = play(games=3)
    result.save(path := tmp_path / "kept.json")
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert counts(load_result(path)) == counts(result)


@pytest.mark.parametrize("name", [42, None, b"kept.json", "", "kept\0.json", [], 1.5], ids=repr)
def test_what_names_no_file_is_refused_in_one_sentence(name):
    for using in (load_result, play(games=1).save):
        with pytest.raises(EkTeachError, match=r"^(a file is named by a text or a Path|.* can name no file)"):
            using(name)


@pytest.mark.parametrize("name", ["x" * 251 + ".json", "no/such/kept.json", "/dev/null/kept.json", "folder.json"])
def test_a_file_that_cannot_be_written_is_told_in_one_sentence(tmp_path, name):
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(EkTeachError, match=r"kept\.json' cannot|x' cannot|json' cannot be written \("):
        play(games=1).save(tmp_path / name)
    assert [file.name for file in tmp_path.iterdir()] == ["folder.json"]


@pytest.mark.skipif(os.name == "nt", reason="links need a right there")
def test_a_name_of_the_greatest_length_is_written_and_a_link_stays_one(tmp_path):
    (tmp_path / "elsewhere").mkdir()
    link, kept = tmp_path / f"{'k' * 250}.json", tmp_path / "elsewhere" / "kept.json"
    link.symlink_to(kept)
    play(games=2).save(link)
    assert link.is_symlink()
    assert load_result(kept).games == 2
    assert [file.name for file in kept.parent.iterdir()] == ["kept.json"]


@pytest.mark.parametrize("ending", [".csv", ".parquet"])
def test_estimates_are_written_as_tables(tmp_path, ending):
    result = play(games=10)
    path = tmp_path / f"table{ending}"
    result.save(path)
    read = pd.read_csv(path) if ending == ".csv" else pd.read_parquet(path)
    pd.testing.assert_frame_equal(read, result.frame)
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
    with pytest.raises(EkTeachError, match="a result is written as"):
        result.save(tmp_path / "table.xlsx")


def test_numbers_of_games_are_counted_once():
    spans = Spans([(0, 10), (20, 30)])
    for first, last in ((9, 12), (0, 1), (5, 25), (29, 31), (12, 12), (15, 12), (-3, -1)):
        with pytest.raises(ValueError, match=r"overlap|no run"):
            spans.add(first, last)
    assert (spans.spans, spans.count, spans.end) == ([(0, 10), (20, 30)], 20, 30)
    assert spans.missing(35) == [(10, 20), (30, 35)]
    assert spans.missing(25) == [(10, 20)]
    assert spans.missing(5) == []
    spans.add(10, 20)
    assert spans.spans == [(0, 30)]


def test_what_is_kept_of_games_does_not_grow_with_their_number():
    short, long = play(games=1), play(games=100)
    assert short.tally.store.nbytes == long.tally.store.nbytes < 10_000
    assert long.spans.spans == [(0, 100)]


# Wishes ---------------------------------------------------------------------------------------------------------------


def test_a_precision_ends_the_run_as_soon_as_it_is_seen_to_be_reached():
    wish = {"engine": "readable", "progress": False, "seed": 3}
    rough = simulate(["cautious", "random"], precision=0.08, **wish)
    assert rough.complete
    assert rough.half_width <= 0.08
    assert rough.games == 151  # (1.96 / 0.08) ** 2 / 4, enough whatever comes
    capped = simulate(["cautious", "random"], precision=0.01, games=80, **wish)
    assert (capped.games, capped.complete, capped.half_width > 0.01) == (80, True, True)
    finer = simulate(resume=capped, precision=0.08, progress=False)
    assert finer.half_width <= 0.08
    assert finer.spans.spans == [(0, finer.games)]
    assert simulate(resume=rough, progress=False).games == rough.games
    assert simulate(resume=rough, games=200, progress=False).games == 200


def test_the_kernel_goes_on_until_a_fine_precision_is_reached():
    pytest.importorskip("numba")
    result = simulate(["cautious", "random"], precision=0.004, progress=False)
    assert 0.0035 < result.half_width <= 0.004
    assert counts(simulate(["cautious", "random"], games=result.games, progress=False)) == counts(result)


def test_numbers_of_numpy_are_numbers():
    plain = simulate("random", players=2, games=5, seed=7, engine="readable", progress=False)
    other = simulate(
        "random", players=np.int8(2), games=np.int64(5), seed=np.uint64(7), rotate=np.True_, engine="readable",
        confidence=np.float32(0.95), progress=False,
    )  # fmt: skip
    assert counts(plain) == counts(other)
    json.dumps(other.as_data())


@pytest.mark.parametrize(
    "wish",
    [
        {"games": 0}, {"games": True}, {"games": "many"}, {"games": 1.5}, {"games": 10**13}, {"precision": 0},
        {"precision": 0.5}, {"precision": float("nan")}, {"precision": "fine"}, {"precision": True}, {"precision": 1j},
        {"confidence": 1}, {"confidence": 95}, {"confidence": float("nan")}, {"players": 1}, {"players": 6},
        {"players": True}, {"players": "2"}, {"seed": -1}, {"seed": 2**64}, {"seed": None}, {"seed": 0.5},
        {"rotate": "no"}, {"engine": "steam"}, {"engine": 3}, {"resume": "result"}, {"rulebook": 7},
        {"rulebook": "nowhere"}, {"strategies": "sleeper"}, {"strategies": 5}, {"strategies": ["random", 5]},
        {"strategies": []}, {"strategies": ["random"] * 6}, {"strategies": ["random"] * 2, "players": 3},
        {"strategies": lambda: None}, {"strategies": None}, {"resume": play(games=1)},
        {"strategies": drawing, "engine": "kernel"}, {"games": 10**400}, {"games": 10**5000}, {"seed": -(10**5000)},
        {"precision": 10**400}, {"precision": Fraction(10**400)}, {"precision": 1e-320}, {"precision": 10**5000},
        {"confidence": 0.9999999999999999}, {"confidence": 1e-320}, {"confidence": Fraction(1, 10**400)},
        {"games": np.arange(200)}, {"rulebook": np.zeros((9, 9))}, {"rulebook": "\ud800"}, {"players": 10**5000},
        {"strategies": {"random", "cautious"}}, {"strategies": {"random": 1, "cautious": 2}}, {"strategies": "\ud800"},
        {"strategies": iter(["random", "cautious"])}, {"strategies": b"random"}, {"strategies": ["random", None]},
        {"engine": "\ud800"}, {"progress": "yes"}, {"progress": 1}, {"executor": np.zeros((9, 9))},
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_refused_in_one_sentence(wish):
    with pytest.raises(EkTeachError) as raised:
        simulate(**{"strategies": "random", "progress": False, **wish})
    assert str(raised.value).endswith((".", "!"))
    assert str(raised.value).isprintable()
    assert len(str(raised.value)) < 300


def test_a_share_that_cannot_be_meant_is_told_with_one_of_its_own_kind():
    with pytest.raises(
        EkTeachError, match=r"^confidence is a share from 0\.000001 to 0\.999999, as in 0\.95, not 95\.$"
    ):
        simulate("random", confidence=95)
    with pytest.raises(
        EkTeachError, match=r"^precision is a share from 0\.000001 to 0\.499999, as in 0\.005, not 1e-320"
    ):
        simulate("random", precision=1e-320)


@pytest.mark.parametrize(
    "numbers",
    [(3, 2), (-1, 2), (0, -1), (1, 2, 1), (1.5, 2), ("1", 2), (1, 10**19), (1, 2, 0.9999999999999999), (1, 2, "high")],
)
def test_an_interval_of_what_cannot_be_is_refused(numbers):
    with pytest.raises(EkTeachError):
        proportion_interval(*numbers)


@pytest.mark.parametrize("confidence", [1e-6, 1 - 1e-6])
def test_the_least_and_the_highest_confidence_give_intervals(confidence):
    result = play(games=5, confidence=confidence)
    assert (result.table.low <= result.table.win_rate).all()
    assert simulate("random", players=2, precision=0.4, confidence=confidence, progress=False).games > 0


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"rulebook": "zh"}, "rulebook es, not 'zh'; leave rulebook out"),
        ({"seed": 4}, "seed 11, not 4"),
        ({"seed": 0}, "seed 11, not 0"),
        ({"players": 2}, "players 3, not 2"),
        ({"confidence": 0.9}, "confidence 0.95, not 0.9"),
        ({"rotate": False}, "rotate True, not False"),
        ({"strategies": "random"}, "keeps its strategies"),
    ],
)
def test_what_contradicts_a_result_that_is_gone_on_from_is_refused(wish, words):
    """It would be played on with what it was begun with, whatever one says."""
    result = play(games=3)
    with pytest.raises(EkTeachError, match=words):
        simulate(resume=result, games=4, progress=False, **wish)
    same = {"rulebook": "es", "seed": 11, "players": 3, "confidence": 0.95, "rotate": True}
    assert simulate(resume=result, games=4, progress=False, **same).games == 4


def test_defaults_are_shown_as_what_they_are():
    """They can be told from the same value said, which nobody has to know."""
    from inspect import signature

    shown = str(signature(simulate))
    assert "= 'es'" in shown
    assert "confidence: float = 0.95, seed: int = 0, rotate: bool = True" in shown


# Strategies of one's own ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "words"),
    [
        (failing, r"failing failed when it had to .* \(test_simulation\.py, line \d+\): ZeroDivisionError: division"),
        (cheating, "the strategy cheating wanted to do what is not allowed"),
        (lambda _: None, "the strategy <lambda> returned None when it had to"),
        (lambda view: Action.draw(1 - view.viewer), "the strategy <lambda> acted for seat 1; its own seat is 0"),
        (lambda view: Action.place(view.viewer, "top"), "the strategy <lambda> wanted to do what is not allowed"),
        (lambda view: Action(["draw"], view.viewer), "."),
        (lambda view: Action("dance", view.viewer), "."),
        (lambda _: Action.outcome("K"), "the strategy <lambda> acted for seat -2"),
        (lambda view: Action.draw(float(view.viewer)), "acted for seat 0.0; its own seat is 0"),
        (lambda _: sys.exit("enough"), r"failed when it had to play or draw \(.*, line \d+\): SystemExit: enough"),
        (raises(GeneratorExit()), "failed when it had to play or draw .*: GeneratorExit"),
        (raises(BaseException("a\nb")), "failed when it had to play or draw .*: BaseException: a b"),
        (lambda _: np.zeros((9, 9)), r"returned array\(\[\[0"),
        (
            lambda view: Action.nope(view.viewer),
            r"not allowed \(seat 0 plays Nope\): There is nothing here that Nope could cancel; it must return",
        ),
    ],
)
def test_a_strategy_that_fails_ends_the_run_with_one_sentence_and_what_was_played(own, words):
    begun = []

    def late(view: View) -> Action:
        if view.phase is not Phase.TURN or len(view.table.pile) < 34:
            return drawing(view)
        begun.append(view)
        return own(view) if len(begun) > 30 and view.viewer == 0 else drawing(view)

    late.__name__ = getattr(own, "__name__", "")
    with pytest.raises(SimulationError, match=words) as raised:
        play([late, late], games=100)
    assert "\n" not in str(raised.value)
    result = raised.value.result
    assert 5 <= result.games < 30  # its thirtieth turn comes after as many games at the latest
    assert (result.complete, result.spans.spans) == (False, [(0, result.games)])
    assert str(result)


def test_where_a_strategy_failed_is_told_by_its_own_file_or_by_the_line_alone():
    """A cell of a notebook has no file that anybody knows."""
    names: dict[str, Any] = {}
    exec(compile("def mine(view):\n    return {}[view.viewer]\n", "/tmp/ipykernel_7/8.py", "exec"), names)
    with pytest.raises(SimulationError, match=r"failed when it had to play or draw \(line 2\): KeyError: 0\.$"):
        simulate(names["mine"], games=1, progress=False)


@pytest.mark.parametrize(
    "name", [42, None, "", "x" * 61, "\x1b[31m", "a\nb", "\ud800", "\u202ea", " a", b"a"], ids=repr
)
def test_a_name_that_tables_cannot_print_is_refused(name):
    with pytest.raises(
        EkTeachError, match=r"^a player's name is a text of 1 to 60 signs that can be printed"
    ) as raised:
        Player(name, drawing)
    assert str(raised.value).isprintable()


def test_a_number_of_a_game_beyond_all_dice_is_refused():
    for number in (2**64, 10**5000):
        with pytest.raises(EkTeachError, match="the number of a game is a whole number from 0 to"):
            play(games=1).timeline(number)


def test_a_strategy_may_choose_from_moves_with_its_dice():
    def rolling(view: View, dice: Any) -> Action:
        allowed = moves(view)
        return allowed[dice.below(len(allowed))]

    result = simulate([rolling, "counter"], games=10, progress=False)
    assert result.games == 10
    assert counts(simulate([rolling, "counter"], games=10, progress=False)) == counts(result)


# Without numba --------------------------------------------------------------------------------------------------------


def test_without_numba_the_readable_engine_plays_and_says_so_once():
    script = """
import sys, warnings
from importlib.abc import MetaPathFinder
class Hides(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "numba":
            raise ModuleNotFoundError(name, name=name)
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name == "numba" else found(name, package)
sys.meta_path.insert(0, Hides())
from ek_teach import simulate
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    results = [simulate(["cautious", "random"], games=5, progress=False) for _ in range(3)]
print(len(told), told[0].message, [str(result.setting.engine) for result in results], "numba" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert done.stdout.startswith("1 numba is not installed, so the readable engine plays")
    assert done.stdout.rstrip().endswith("['readable', 'readable', 'readable'] False")


# Seatings -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_sits_on_each_seat_and_before_each_other_equally_often(players):
    table = seatings(players, rotate=True)
    assert len(set(table)) == len(table) == math.factorial(players)
    for count in (
        Counter((seat, player) for seating in table for seat, player in enumerate(seating)),
        Counter((player, seating[(seat + 1) % players]) for seating in table for seat, player in enumerate(seating)),
    ):
        assert len(set(count.values())) == 1


def test_the_order_in_which_strategies_are_named_decides_nothing():
    """It did when neighbours stayed the same: by twenty points, with intervals of a point."""
    pytest.importorskip("numba")
    names = ("random", "cautious", "aggressive", "counter")
    games = {"games": 12_000, "seed": 5, "progress": False, "confidence": 0.9999}
    one, other = simulate(names, **games).table, simulate(names[::-1], **games).table
    for name in names:
        assert one.low[name] < other.high[name]
        assert other.low[name] < one.high[name]


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_result_is_told_in_the_language_that_is_spoken(language):
    def show():
        result = simulate(["random", "cautious", "random"], "es", games=20, engine="readable", progress=False)
        walk = result.timeline("shortest")
        lines = str(result).split("\n\n")
        # How many lines the assumptions take is the width of the words.
        return [*lines[:2], lines[2].partition("\n")[0], " ".join(lines[2].split()), *walk.names, walk.title]

    assert_told_in(language, show)
