"""Many games from the command line: what it tells and keeps, how it is stopped, and what it refuses."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pandas as pd
import pytest

from ek_teach.play import ALL_STRATEGIES
from ek_teach.simulation import load_result, simulate
from tests.command import refuses, run
from tests.test_cli import FINE, HOUSE, STEERING, USAGE

pytestmark = pytest.mark.slow

STOPPED = 130

OWN = """
import os
import sys
import time

from ek_teach.play import moves
from beside import FIRST

calls = 0
nothing_to_call = 3


def first(view):
    return moves(view)[FIRST]


def dicey(view, dice):
    options = moves(view)
    return options[dice.below(len(options))]


def fails(view):
    raise ValueError("this was too much")


def fails_later(view):
    global calls
    calls += 1
    if calls > 4000:
        raise ValueError("this was too much")
    return moves(view)[FIRST]


def returns_nonsense(view):
    return 5


def takes_nothing():
    return 5


def quits(view):
    sys.exit(0)


def quits_later(view):
    global calls
    calls += 1
    if calls > 4000:
        sys.exit(0)
    return moves(view)[FIRST]


def closes_output(view):
    sys.stdout.close()
    return moves(view)[FIRST]


def closes_output_below(view):
    if calls == 0:
        os.close(1)
    globals()["calls"] += 1
    return moves(view)[FIRST]


def closes_complaints(view):
    sys.stderr.close()
    return moves(view)[FIRST]


def slow(view):
    time.sleep(0.08)
    return moves(view)[FIRST]
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to stand in, with strategies of one's own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "mine.py").write_text(OWN, encoding="utf-8")
    (tmp_path / "beside.py").write_text("FIRST = 0\n", encoding="utf-8")
    return tmp_path


def play(*arguments: str | Path, games: int = 20) -> str:
    """Play a few games on the readable engine, and return what is printed."""
    result = run("simulate", *arguments, "--games", str(games), "--engine", "readable")
    assert (result.exit_code, result.stderr) == (FINE, "")
    return result.stdout


# What it tells --------------------------------------------------------------------------------------------------------


def test_it_has_help_with_examples_and_its_exit_codes():
    told = run("simulate", "--help")
    assert told.exit_code == FINE
    assert "\n    ek-teach simulate" in told.stdout
    assert "Exit codes: 0" in told.stdout
    assert max(map(len, told.stdout.splitlines())) <= 80


def test_the_command_line_starts_without_what_only_many_games_need():
    heavy = "{'numpy', 'pandas', 'numba', 'scipy', 'distributed'}"
    script = f"import sys, ek_teach.cli; print(sorted({heavy} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_each_strategy_is_listed_with_what_it_believes():
    told = run("simulate", "--list").stdout
    assert [line.split()[0] for line in told.splitlines() if not line.startswith(" ")] == list(ALL_STRATEGIES)
    assert told.count("Believes") == len(ALL_STRATEGIES)


def test_the_text_tells_what_simulate_tells():
    told = play("cautious", "random", "--seed", "5", "--confidence", "0.9")
    same = simulate(["cautious", "random"], games=20, seed=5, confidence=0.9, engine="readable", progress=False)
    assert told == f"{same}\n"
    assert "90 % interval" in told
    assert max(map(len, told.splitlines())) <= 80


def test_one_strategy_is_played_by_all():
    assert "4 players" in play("cautious")
    assert "3 players" in play("cautious", "--players", "3")


def test_seats_can_be_fixed():
    assert "fixed seats" in play("cautious", "random", "--fixed-seats")


def test_json_is_what_a_result_is_kept_as(folder):
    (folder / "printed.json").write_text(play("cautious", "random", "--format", "json"), encoding="utf-8")
    play("cautious", "random", "--output", "kept.json")
    assert (folder / "printed.json").read_text() == (folder / "kept.json").read_text()
    assert load_result(folder / "printed.json").games == 20


def test_csv_is_the_long_table(folder):
    rows = list(csv.DictReader(io.StringIO(play("cautious", "random", "--format", "csv", "--output", "kept.csv"))))
    assert rows[0]["quantity"] == "win rate"
    assert rows == list(csv.DictReader((folder / "kept.csv").open(encoding="utf-8")))


@pytest.mark.parametrize("game", ["shortest", "longest", "nope chain", "nope-chain", "owed turns", "7"])
def test_a_game_is_told_step_by_step(game):
    told = play("cautious", "random", "--timeline", game)
    assert "20 games under es" in told
    assert "of seed 0" in told
    assert "Step 1 of" in told
    assert "Why\n" in told


def test_the_kernel_plays_the_same_games():
    pytest.importorskip("numba")
    kernel = run("simulate", "cautious", "random", "--games", "20", "--engine", "kernel")
    assert kernel.stdout == play("cautious", "random")


# Several rulebooks ----------------------------------------------------------------------------------------------------


def test_several_rulebooks_are_set_side_by_side(folder):
    (folder / "ours.toml").write_text(HOUSE, encoding="utf-8")
    told = play("cautious", "random", "-r", "es", "-r", "zh", "-r", "ours.toml")
    assert told.count("20 games under") == 3
    title, *rows = told.rpartition("\n\n")[2].splitlines()
    assert title.split()[:4] == ["win", "rate", "es", "zh"]
    assert [row.split()[0] for row in rows] == ["cautious", "random", "turns,"]
    assert all(len(row) == len(title) for row in rows)


@pytest.mark.parametrize(("name", "read"), [("both.csv", pd.read_csv), ("both.parquet", pd.read_parquet)])
def test_several_rulebooks_are_kept_in_one_table(folder, name, read):
    if name.endswith(".parquet"):
        pytest.importorskip("pyarrow")
    play("cautious", "random", "-r", "es", "-r", "zh", "-o", name)
    assert list(read(folder / name).rulebook.unique()) == ["es", "zh"]


def test_several_rulebooks_are_printed_as_a_list():
    told = json.loads(play("cautious", "random", "-r", "es", "-r", "zh", "--format", "json"))
    assert [result["rulebook"] for result in told] == ["es", "zh"]


def test_json_keeps_no_several_rulebooks(folder):
    refuses(run("simulate", "random", "-r", "es", "-r", "zh", "-o", "both.json"), "one rulebook", ".csv")
    assert not (folder / "both.json").exists()


# Strategies of one's own ----------------------------------------------------------------------------------------------


def test_a_function_of_a_file_plays():
    told = play("mine.py:first", "mine.py:dicey", "cautious")
    assert [line.split()[0] for line in told.splitlines()[3:6]] == ["first", "dicey", "cautious"]
    assert told == play("mine.py:first", "mine.py:dicey", "cautious")


def test_workers_play_the_same_games_with_a_function_of_a_file_too():
    lineup = ("mine.py:dicey", "random")
    assert play(*lineup, "--workers", "2", games=120) == play(*lineup, games=120)


def test_a_cluster_plays_the_same_games_with_a_function_of_a_file_too():
    distributed = pytest.importorskip("distributed")
    lineup = ("mine.py:dicey", "random")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None, protocol="tcp"
    ) as cluster:
        assert play(*lineup, "--cluster", cluster.scheduler_address) == play(*lineup)


def test_a_strategy_that_fails_is_named():
    few = ("--games", "20")
    refuses(run("simulate", "mine.py:fails", "random", *few), "fails", "play or draw", "ValueError: this was too much")
    refuses(run("simulate", "mine.py:fails", "random", *few, "--workers", "1"), "ValueError: this was too much")
    refuses(
        run("simulate", "mine.py:fails", "random", *few),
        f"(mine.py, line {OWN.splitlines().index('def fails(view):') + 2})",
    )
    refuses(run("simulate", "mine.py:returns_nonsense", "random", *few), "returned 5", "moves(view)")


@pytest.mark.parametrize("workers", [(), ("--workers", "1")], ids=["here", "workers"])
def test_a_strategy_that_ends_the_program_ends_only_the_games(folder, workers):
    """It would end without a word, as if all were well, and take the games with it."""
    few = ("--games", "900", "-o", "part.json", *workers)
    refuses(run("simulate", "mine.py:quits", "random", *few), "quits failed when it had to", "SystemExit: 0")
    result = run("simulate", "mine.py:quits_later", "random", *few)
    assert result.exit_code == 3
    assert "SystemExit: 0" in result.stderr
    assert json.loads((folder / "part.json").read_text())["games"] > 0


@pytest.mark.parametrize("name", ["closes_output", "closes_output_below"])
def test_a_strategy_that_closes_the_output_is_told_and_the_games_are_kept(folder, name):
    command = [
        sys.executable,
        "-m",
        "ek_teach",
        "simulate",
        f"mine.py:{name}",
        "random",
        "--games",
        "5",
        "-o",
        "a.json",
    ]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (3, "")
    assert ended.stderr.startswith("ek-teach: the output cannot be written (")
    assert ended.stderr.count("\n") == 1
    assert json.loads((folder / "a.json").read_text())["games"] == 5


def test_a_strategy_that_closes_where_complaints_go_does_no_harm(folder):
    command = [sys.executable, "-m", "ek_teach", "simulate", "mine.py:closes_complaints", "random", "--games", "5"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0
    assert ended.stdout.startswith("5 games under es")


def test_what_was_played_until_a_strategy_failed_is_kept(folder):
    result = run("simulate", "mine.py:fails_later", "random", "--games", "900", "-o", "part.json")
    assert result.exit_code == 3
    assert "this was too much" in result.stderr
    assert "stopped before 900" in result.stdout
    assert json.loads((folder / "part.json").read_text())["games"] > 0


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("none.py:first", ("none.py", "cannot be read")),
        ("mine.py:frist", ("no function 'frist'", "did you mean 'first'")),
        ("mine.py:nothing_to_call", ("nothing_to_call", "no function of a view")),
        ("mine.py:takes_nothing", ("takes a view, or a view and dice", "mine.py:takes_nothing")),
        ("mine.py", ("which function", "mine.py:my_strategy")),
        ("mine.py:", ("which function",)),
        (":first", ("which function",)),
        (".:first", ("no ordinary file",)),
        ("broken.py:first", ("broken.py", "SyntaxError")),
        ("ends.py:first", ("ends.py", "line 1: SystemExit")),
        ("divides.py:first", ("divides.py' cannot be run (divides.py, line 2: ZeroDivisionError: division by zero)",)),
        ("bytes.py:first", ("bytes.py", "UTF-8")),
        ("zero.py:first", ("zero.py", "null")),
        ("a\0.py:first", ("cannot be read",)),
    ],
)
def test_a_file_that_holds_no_strategy_is_told(folder, name, words):
    (folder / "broken.py").write_text("def first(view:\n")
    (folder / "ends.py").write_text("raise SystemExit('\x1b[31m')\n")
    (folder / "divides.py").write_text("first = 0\nfirst = 1 / first\n")
    (folder / "bytes.py").write_bytes(b"\xff\xfe")
    (folder / "zero.py").write_bytes(b"first = max\0")
    result = run("simulate", name, "random", "--games", "2")
    refuses(result, *words)
    assert STEERING.search(result.stderr) is None


# Hostile input --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("cautios", "random"), ("'cautios'", "did you mean 'cautious'")),
        (("random", "--seed", "-1"), ("seed", "not -1")),
        (("random", "--seed", str(1 << 64)), ("seed", "18,446,744,073,709,551,615")),
        (("random", "--games", "0"), ("games", "not 0")),
        (("random", "--precision", "0.9"), ("precision", "not 0.9")),
        (("random", "--precision", "nan"), ("precision", "not nan")),
        (("random", "--confidence", "1"), ("confidence", "not 1")),
        (("random", "--players", "6"), ("players", "2 to 5")),
        (("random", "random", "--players", "3"), ("2 strategies", "3 players")),
        (("random",) * 6, ("6 strategies", "2 to 5")),
        (("random", "counter", "--engine", "steam"), ("no engine 'steam'", "kernel, readable")),
        (("planner", "counter", "--engine", "kernel"), ("planner needs the readable engine",)),
        (("random", "--rulebook", "en-2052"), ("no rulebook 'en-2052'", "did you mean 'en-2025'")),
        (("random", "-r", "es", "-r", "ez"), ("no rulebook 'ez'",)),
        (("random", "--timeline", "longset"), ("no game 'longset'", "did you mean 'longest'")),
        (("random", "--timeline", "-1"), ("no game '-1'",)),
        (("random", "--timeline", "9" * 5000), ("no game",)),
        (("random", "--output", "result.xls"), ("result.xls", ".json, .csv, .parquet")),
        (("random", "--output", "no/such/result.json"), ("cannot be written",)),
        (("--resume", "none.json"), ("'none.json' cannot be read",)),
        (("random", "--cluster", "nonsense"), ("no Dask scheduler answers at 'nonsense'",)),
        (("random", "--cluster", "tcp://127.0.0.1:1"), ("no Dask scheduler answers",)),
        (("random", "--output", "x" * 251 + ".json", "--games", "9" * 12), ("cannot be written", "too long")),
        (("random", "--output", "/dev/null/kept.json", "--games", "9" * 12), ("/dev/null/kept.json' cannot be",)),
        (("random", "--confidence", "0.9999999999999999"), ("confidence is a share from 0.000001 to 0.999999",)),
        (("random", "--precision", "1e-320"), ("precision is a share from 0.000001",)),
        (("random", "--games", "9" * 4000), ("games is a whole number",)),
    ],
    ids=lambda given: " ".join(given)[:40],
)
def test_what_cannot_be_meant_is_told_in_one_sentence(arguments, words):
    if "--cluster" in arguments:
        pytest.importorskip("distributed")
    refuses(run("simulate", *arguments), *words)


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("random", "--games", "many"),
        ("random", "--workers", "0"),
        ("random", "--workers", "2", "--cluster", "tcp://localhost:8786"),
        ("random", "--timeline", "longest", "--format", "json"),
        ("random", "--format", "xml"),
    ],
    ids=" ".join,
)
def test_a_command_that_is_written_wrong_ends_with_2(arguments):
    result = run("simulate", *arguments)
    assert result.exit_code == USAGE
    assert "Traceback" not in result.output


@pytest.mark.parametrize("address", ["tcp://[::1:99", "://:1", "tcp://:99", "tcp://a\x1bb:99", "tcp://h:99999", ""])
def test_what_is_no_address_of_a_cluster_is_refused_at_once_in_one_sentence(folder, address):
    """What Dask tells when it is let loose on one comes later, and from a thread of its own."""
    pytest.importorskip("distributed")
    command = [sys.executable, "-m", "ek_teach", "simulate", "random", "--cluster", address]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert ended.returncode == 3
    assert ended.stderr.startswith("ek-teach: no Dask scheduler answers at")
    assert ended.stderr.count("\n") == 1


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing is closed to whoever may do anything")
def test_a_file_that_must_not_be_changed_is_found_out_before_a_game_is_played(folder):
    (folder / "kept.json").write_text("as it was")
    (folder / "kept.json").chmod(0o444)
    refuses(run("simulate", "random", "--games", "1000000000", "-o", "kept.json"), "cannot be written")


def test_parquet_that_cannot_be_written_is_found_out_before_a_game_is_played(monkeypatch):
    monkeypatch.setattr("ek_teach.cli.many_games.find_spec", lambda _: None)
    refuses(run("simulate", "random", "--games", "1000000000", "-o", "kept.parquet"), "pip install 'ek-teach[parquet]'")


def test_that_a_file_can_be_written_is_found_out_without_a_trace(folder):
    before = sorted(folder.iterdir())
    refuses(run("simulate", "sleeper", "-o", "kept.json"), "no strategy 'sleeper'")
    assert sorted(folder.iterdir()) == before


def test_without_dask_a_cluster_is_refused_with_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    refuses(run("simulate", "random", "--cluster", "tcp://localhost:8786"), "pip install 'ek-teach[cluster]'")


def test_what_cannot_be_kept_in_the_end_is_printed_all_the_same(folder, monkeypatch):
    (folder / "in_the_way.csv").mkdir()
    refuses(run("simulate", "random", "-o", "in_the_way.csv"), "cannot be written")
    monkeypatch.setattr("ek_teach.cli.simulating.require_writable", lambda *_, **__: None)
    result = run("simulate", "random", "--games", "5", "--engine", "readable", "-o", "in_the_way.csv")
    assert result.exit_code == 3
    assert "5 games under es" in result.stdout
    assert "cannot be written" in result.stderr


def test_games_beside_a_precision_are_how_many_at_most():
    told = run("simulate", "cautious", "random", "--precision", "0.001", "--games", "30", "--engine", "readable")
    assert told.stdout.startswith("30 games under es")


# Stopping and going on ------------------------------------------------------------------------------------------------


def test_a_kept_result_is_gone_on_from(folder):
    play("cautious", "random", "-o", "kept.json", games=10)
    on = play("--resume", "kept.json", "-o", "kept.json", games=20)
    assert on == play("cautious", "random", games=20)
    assert load_result(folder / "kept.json").games == 20
    assert play("--resume", "kept.json", "cautious", "random", "-r", "es", "--seed", "0", games=30).startswith("30 ")
    assert load_result(folder / "kept.json").games == 20


def test_a_function_of_ones_own_is_named_again_to_go_on():
    play("mine.py:dicey", "random", "-o", "kept.json", games=10)
    refuses(run("simulate", "--resume", "kept.json", "--games", "20"), "dicey")
    assert play("--resume", "kept.json", "mine.py:dicey", "random") == play("mine.py:dicey", "random")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--seed", "4"), ("--seed 0, not 4",)),
        (("--players", "3"), ("--players 2, not 3",)),
        (("--confidence", "0.9"), ("--confidence 0.95, not 0.9",)),
        (("--rulebook", "zh"), ("under es, not 'zh'",)),
        (("--fixed-seats",), ("seats by turns",)),
        (("random", "cautious"), ("cautious, random",)),
        (("--engine", "steam"), ("no engine 'steam'",)),
    ],
    ids=lambda given: " ".join(given),
)
def test_what_contradicts_the_kept_result_is_refused(arguments, words):
    play("cautious", "random", "-o", "kept.json", games=5)
    refuses(run("simulate", "--resume", "kept.json", *arguments), *words)


@pytest.mark.parametrize(
    "text", ["", '{"a":', "[]", "{}", '{"format": "ek_teach simulation 1"}', "\0", "[" * 100_000, "9" * 10_000]
)
def test_a_file_that_is_no_result_is_refused(folder, text):
    (folder / "broken.json").write_text(text)
    refuses(run("simulate", "--resume", "broken.json"), "broken.json")


def stopped(*arguments: str, keep: str = "kept.json", again: str = "") -> tuple[str, str]:
    """Start a long run in a process of its own, and press Ctrl-C when the games have begun.

    It is pressed again after the pauses that are given, in seconds.
    """
    script = """
import sys, threading, os, signal, time
from ek_teach.simulation.result import Result

count, games = Result.count, [0]

def counted(self, first, last, part):
    count(self, first, last, part)
    games[0] += last - first

def press():
    while not games[0]:
        time.sleep(0.05)
    for pause in [0, *map(float, os.environ["AGAIN"].split())]:
        time.sleep(pause)
        (os.killpg if os.getpgrp() == os.getpid() else os.kill)(os.getpid(), signal.SIGINT)

def main():
    signal.signal(signal.SIGINT, signal.default_int_handler)
    Result.count = counted
    threading.Thread(target=press, daemon=True).start()
    from ek_teach.cli import main
    sys.argv[0] = "ek-teach"
    main()

if __name__ == "__main__":
    main()
"""
    Path("press.py").write_text(script, encoding="utf-8")
    command = [sys.executable, "press.py", "simulate", *arguments, "--games", "4000", "-o", keep]
    ended = subprocess.run(
        command, capture_output=True, text=True, check=False, start_new_session=True, timeout=120,
        env={**os.environ, "AGAIN": again},
    )  # fmt: skip
    assert ended.returncode == STOPPED, ended.stderr
    return ended.stdout, ended.stderr


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no signals to groups of processes here")
@pytest.mark.parametrize("workers", [(), ("--workers", "2")], ids=["here", "workers"])
def test_ctrl_c_keeps_what_was_played_and_tells_how_to_go_on(folder, workers):
    told, complaint = stopped("cautious", "mine.py:dicey", *workers)
    result = json.loads((folder / "kept.json").read_text())
    games = result["games"]
    assert 0 < games < 4000
    assert not result["complete"]
    assert told.startswith(f"{games} games under es")
    assert complaint == (
        f"ek-teach: stopped after {games:,} games; go on with: ek-teach simulate cautious mine.py:dicey"
        " --resume kept.json --output kept.json\n"
    )
    if not workers:
        lineup = ("cautious", "mine.py:dicey")
        on = run("simulate", *lineup, "--resume", "kept.json", "--games", str(games + 5))
        assert on.stdout == play(*lineup, games=games + 5)


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no signals to groups of processes here")
@pytest.mark.parametrize("workers", [(), ("--workers", "2")], ids=["here", "workers"])
def test_ctrl_c_pressed_impatiently_loses_no_game_and_ends_the_search_for_assumptions(folder, workers):
    """What is pressed within a second is one stop; the next ends the wait for workers, and the last the search."""
    told, complaint = stopped("random", "mine.py:slow", *workers, again="0.1 0.1 1.5 1.5")
    result = json.loads((folder / "kept.json").read_text())
    assert result["games"] > 0
    assert result["assumptions"] is None
    assert told.startswith(f"{result['games']} games under es")
    assert "was not looked into" in told
    assert complaint.count("\n") == 1
    assert "go on with: ek-teach simulate" in complaint


@pytest.mark.skipif(not hasattr(signal, "SIGINT") or os.name == "nt", reason="Ctrl-C is another thing there")
def test_ctrl_c_without_a_file_that_can_be_gone_on_from_says_so(folder):
    _, complaint = stopped("random", "counter", "--engine", "readable", keep="kept.csv")
    assert "--output FILE.json" in complaint
    assert (folder / "kept.csv").exists()


def test_ctrl_c_before_any_game_leaves_the_file_alone(folder, monkeypatch):
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    (folder / "kept.json").write_text("as it was")
    for place in ("ek_teach.simulation.simulating.run", "ek_teach.cli.simulating.play_runs"):
        monkeypatch.setattr(place, stop)
        result = run("simulate", "random", "--engine", "readable", "-o", "kept.json")
        assert (result.exit_code, result.stdout) == (STOPPED, "")
        assert "stopped" in result.stderr
    assert (folder / "kept.json").read_text() == "as it was"
