"""Whoever plays the games, the counts are the same: threads, processes, a cluster, and what is left when they die."""

import logging
import multiprocessing
import os
import pickle
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ek_teach import errors
from ek_teach.engine import Action, Phase, View
from ek_teach.errors import EkTeachError, IllegalMoveError, SimulationError
from ek_teach.rulebook import load_rulebook
from ek_teach.simulation import Result, load_result, running, simulate
from ek_teach.simulation.setting import Engine

pytestmark = pytest.mark.slow

LINEUP = ["cautious", "random", "counter"]


def counts(result: Result) -> bytes:
    assert result.complete
    return result.tally.store.tobytes()


def play(playing: Any = LINEUP, games: int = 120, engine: str | None = "readable", **more: Any) -> Result:
    return simulate(playing, games=games, seed=11, engine=engine, progress=False, **more)


# Strategies and executors of one's own --------------------------------------------------------------------------------


def drawing(view: View) -> Action:
    """Plays nothing, and puts the Kitten on top."""
    me = view.viewer
    if view.phase is Phase.TURN:
        return Action.draw(me)
    if view.phase is Phase.GIVING:
        return Action.give(me, view.table.hands[me][0])
    return Action.let_stand(me) if view.phase is Phase.REACTION else Action.place(me, 0)


def failing(view: View) -> Action:
    raise ZeroDivisionError("division by zero")


def ending(view: View) -> Action:
    raise SystemExit(0)


def cheating(view: View) -> Action:
    return Action.nope(view.viewer)


class Waiting:
    """Plays like :func:`drawing`; whoever is asked first leaves its process number and waits to be told to go on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.me = os.getpid()

    def __call__(self, view: View) -> Action:
        if os.getpid() != self.me and not (self.folder / "go").exists():
            (self.folder / f"{os.getpid()}.waits").touch()
            limit = time.monotonic() + 60
            while not (self.folder / "go").exists():
                assert time.monotonic() < limit
                time.sleep(0.01)
        return drawing(view)


class Fake(Executor):
    """Plays here, when it is asked for a result, the last task first, and keeps account."""

    def __init__(self, before: Callable[[int], None] = lambda _: None) -> None:
        self.before = before
        self.submitted: list[tuple[int, int]] = []
        self.most_in_flight = 0
        self.waiting: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, task: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        self.before(len(self.submitted))
        self.submitted.append(arguments[1:3])
        future: Future[Any] = Future()
        self.waiting.append((future, lambda: task(*arguments, **named)))
        self.most_in_flight = max(self.most_in_flight, len(self.waiting))
        return future

    def finish_one(self) -> None:
        future, task = self.waiting.pop()
        if not future.set_running_or_notify_cancel():
            return
        try:
            future.set_result(task())
        except BaseException as error:
            future.set_exception(error)


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> Fake:
    """Waiting for it makes it finish the task that was handed out last."""
    executor, wait = Fake(), running.wait

    def finish_and_wait(futures: Any, **how: Any) -> Any:
        if executor.waiting:
            executor.finish_one()
        return wait(futures, **how)

    monkeypatch.setattr(running, "wait", finish_and_wait)
    return executor


@pytest.fixture(scope="module")
def pool() -> Iterator[Executor]:
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as executor:
        yield executor


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=logging.CRITICAL
        ) as local,
        distributed.Client(local) as client,
    ):
        yield client


def kill_who_waits(folder: Path, killed: list[int]) -> threading.Thread:
    """Kill the first process that waits in the middle of a game, then let the others go on."""

    def hunt() -> None:
        limit = time.monotonic() + 60
        while time.monotonic() < limit and not killed:
            for note in folder.glob("*.waits"):
                killed.append(int(note.stem))
                os.kill(killed[0], signal.SIGKILL)
                break
            time.sleep(0.01)
        (folder / "go").touch()

    thread = threading.Thread(target=hunt)
    thread.start()
    return thread


# The same counts, whoever plays ---------------------------------------------------------------------------------------


def test_processes_count_what_this_process_counts(pool):
    assert counts(play(executor=pool)) == counts(play())


def test_the_order_and_the_size_of_chunks_change_nothing(fake, monkeypatch):
    alone = counts(play())
    assert counts(play(executor=fake)) == alone
    assert len(fake.submitted) == 12
    for size in (1, 7, 1000):
        monkeypatch.setitem(running._CHUNK, Engine.READABLE, size)
        assert counts(play(executor=fake)) == alone


def test_the_kernel_counts_what_the_readable_engine_counts_on_threads_and_processes_too(pool, monkeypatch):
    pytest.importorskip("numba")
    monkeypatch.setitem(running._CHUNK, Engine.KERNEL, 13)
    alone = counts(play(engine="kernel"))
    assert counts(play()) == alone
    monkeypatch.setitem(running._CHUNK, Engine.KERNEL, 500)
    many = counts(play(games=20_000, engine="kernel"))
    with ThreadPoolExecutor(4) as threads:
        assert counts(play(executor=threads, engine="kernel")) == alone
        assert counts(play(games=20_000, executor=threads, engine="kernel")) == many
    assert counts(play(games=20_000, executor=pool, engine="kernel")) == many


def test_a_precision_is_reached_after_the_same_games_on_any_executor(fake, pool):
    wish = {"engine": "readable", "seed": 2, "progress": False, "precision": 0.1}
    alone = simulate(["cautious", "random"], **wish)
    assert alone.half_width <= 0.1
    assert counts(simulate(["cautious", "random"], executor=fake, **wish)) == counts(alone)
    assert counts(simulate(["cautious", "random"], executor=pool, **wish)) == counts(alone)


def test_no_more_than_so_many_chunks_are_handed_out_at_once(fake, monkeypatch):
    monkeypatch.setitem(running._CHUNK, Engine.READABLE, 1)
    monkeypatch.setattr(running, "_IN_FLIGHT", 8)
    result = play(executor=fake)
    assert (len(fake.submitted), fake.most_in_flight) == (120, 8)
    assert result.spans.spans == [(0, 120)]


def test_a_cluster_counts_what_this_process_counts(cluster):
    """Its client will do, and so will its executor; a lambda travels with Dask."""
    alone = counts(play())
    assert counts(play(executor=cluster)) == alone
    assert counts(play(executor=cluster.get_executor())) == alone
    own = lambda view: drawing(view)  # noqa: E731
    assert counts(play([own, "random"], executor=cluster)) == counts(play([drawing, "random"]))


# Workers that die -----------------------------------------------------------------------------------------------------


def test_a_worker_of_a_cluster_that_is_killed_in_a_game_loses_none_and_counts_none_twice(cluster, tmp_path):
    killed: list[int] = []
    thread = kill_who_waits(tmp_path, killed)
    result = play([Waiting(tmp_path), "random"], executor=cluster)
    thread.join()
    assert len(killed) == 1
    assert result.spans.spans == [(0, 120)]
    assert counts(result) == counts(play([drawing, "random"]))


def test_what_a_killed_process_leaves_of_a_pool_is_played_here_with_one_warning(tmp_path):
    killed: list[int] = []
    thread = kill_who_waits(tmp_path, killed)
    with (
        ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as executor,
        pytest.warns(UserWarning, match="the workers are gone; the rest of the games is played here") as told,
    ):
        result = play([Waiting(tmp_path), "random"], executor=executor)
    thread.join()
    assert (len(killed), len(told), told[0].filename) == (1, 1, __file__)
    assert counts(result) == counts(play([drawing, "random"]))


def test_an_executor_that_is_shut_down_or_cancels_leaves_the_games_to_be_played_here(fake, pool):
    closed = ThreadPoolExecutor(1)
    closed.shutdown()
    with pytest.warns(UserWarning, match="played here") as told:
        assert counts(play(executor=closed)) == counts(play())
    assert len(told) == 1

    def cancel(number: int) -> None:
        if number == 2:
            fake.waiting[-1][0].cancel()

    fake.before = cancel
    with pytest.warns(UserWarning, match="played here"):
        assert counts(play(executor=fake)) == counts(play())


def test_a_lost_executor_is_told_once_however_often_it_would_be_asked():
    pytest.importorskip("numba")
    closed = ThreadPoolExecutor(1)
    closed.shutdown()
    with pytest.warns(UserWarning, match="played here") as told:
        result = simulate(["cautious", "random"], precision=0.008, executor=closed, progress=False)
    assert len(told) == 1
    assert result.games > 2_000


def test_a_chunk_that_does_not_come_back_is_handed_out_again(fake, monkeypatch):
    alone, lost = counts(play()), []

    def losing(setting: Any, first: int, last: int) -> bytes:
        if first == 50 and len(lost) < running._ATTEMPTS - 1:
            lost.append(first)
            raise ConnectionError("the line is dead")
        return chunk(setting, first, last)

    chunk = running.play_chunk
    monkeypatch.setattr(running, "play_chunk", losing)
    assert counts(play(executor=fake)) == alone
    assert fake.submitted.count((50, 60)) == running._ATTEMPTS


def test_a_chunk_that_never_comes_back_is_told_in_one_sentence(fake, monkeypatch):
    def losing(setting: Any, first: int, last: int) -> bytes:
        raise ConnectionError("the line is dead")

    monkeypatch.setattr(running, "play_chunk", losing)
    with pytest.raises(SimulationError, match=r"handed out 4 times .* ConnectionError: the line is dead\.$") as raised:
        play(games=50, executor=fake)
    assert raised.value.result.games == 0


# Strategies of one's own elsewhere ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "words"),
    [
        (failing, "the strategy failing failed when it had to .*: ZeroDivisionError: division by zero"),
        (cheating, "the strategy cheating wanted to do what is not allowed"),
        (ending, r"the strategy ending failed when it had to .* \(test_executors\.py, line \d+\): SystemExit: 0"),
    ],
)
def test_an_error_of_a_strategy_comes_home_from_another_process(pool, own, words):
    with pytest.raises(SimulationError, match=words) as raised:
        play([own, "random"], executor=pool)
    assert "\n" not in str(raised.value)
    assert raised.value.result.games == 0


def test_a_strategy_that_cannot_be_sent_is_told_at_once(pool, monkeypatch):
    monkeypatch.setattr(running, "_IN_FLIGHT", 1)
    attempts: list[Any] = []
    submit = pool.submit
    monkeypatch.setattr(pool, "submit", lambda *arguments: attempts.append(arguments) or submit(*arguments))
    with pytest.raises(SimulationError, match=r"^the strategy <lambda> cannot be sent to other processes; ") as raised:
        play([lambda view: drawing(view), "random"], executor=pool)
    assert len(attempts) == 1
    assert raised.value.__cause__.__suppress_context__
    assert counts(play(executor=pool)) == counts(play())


def test_a_strategy_holding_what_no_cluster_can_send_is_told_in_one_sentence(cluster):
    lock = threading.Lock()

    def locked(view: View) -> Action:
        with lock:
            return drawing(view)

    with pytest.raises(SimulationError, match="the strategy locked cannot be sent to other processes"):
        play([locked, "random"], executor=cluster)


@pytest.mark.parametrize(
    "error",
    [
        EkTeachError("a"),
        errors.RulebookError("a"),
        errors.SetupError("a"),
        IllegalMoveError("a", ("verdict",)),
        SimulationError("a", ("result",)),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_survive_the_way_between_processes(error):
    other = pickle.loads(pickle.dumps(error))
    assert (type(other), str(other), vars(other)) == (type(error), str(error), vars(error))


def test_a_result_travels_with_its_error():
    result = play(games=10)
    error = pickle.loads(pickle.dumps(SimulationError("stopped", result)))
    assert counts(error.result) == counts(result)
    assert str(error.result) == str(result)


@pytest.mark.parametrize("executor", ["threads", 4, object, ThreadPoolExecutor], ids=repr)
def test_what_is_no_executor_is_refused_in_one_sentence(executor):
    with pytest.raises(EkTeachError, match=r"executor is one of concurrent\.futures"):
        play(executor=executor)


# Stopping and going on ------------------------------------------------------------------------------------------------


def test_ctrl_c_among_workers_keeps_what_came_back_and_resume_plays_the_rest(fake, monkeypatch):
    """The chunks come back in disorder, so that there are gaps to be filled."""
    monkeypatch.setitem(running._CHUNK, Engine.READABLE, 10)
    whole, back = play(), []
    count = Result.count

    def stopping(self: Result, first: int, last: int, part: Any) -> None:
        count(self, first, last, part)
        back.append(first)
        if len(back) == 5:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(running, "_IN_FLIGHT", 3)
    monkeypatch.setattr(Result, "count", stopping)
    stopped = play(executor=fake)
    assert (stopped.complete, stopped.games, stopped.goal) == (False, 50, 120)
    assert stopped.spans.spans[0][0] > 0
    assert all(future.cancelled() for future, _ in fake.waiting)
    fake.waiting.clear()
    before = stopped.tally.store.tobytes()
    for again in (simulate(resume=stopped, progress=False), simulate(resume=stopped, progress=False, executor=fake)):
        assert counts(again) == counts(whole)
        assert again.spans.spans == [(0, 120)]
    assert stopped.tally.store.tobytes() == before


def test_a_run_with_a_precision_is_stopped_and_goes_on_to_the_same_end(fake, monkeypatch, tmp_path):
    """Stopped after its first look at how many games it needs, and with a number of games that it must not pass."""
    pytest.importorskip("numba")
    monkeypatch.setitem(running._CHUNK, Engine.KERNEL, 100)
    monkeypatch.setattr(running, "_IN_FLIGHT", 2)

    def stop(number: int) -> None:
        if number == 25:
            fake.before = lambda _: None
            raise KeyboardInterrupt

    for most in (None, 3_000):
        wish = {"seed": 2, "progress": False, "precision": 0.008, "games": most}
        whole = simulate(["cautious", "random"], **wish)
        assert (whole.half_width <= 0.008) == (most is None)
        fake.before = stop
        fake.submitted.clear()
        stopped = simulate(["cautious", "random"], executor=fake, **wish)
        fake.waiting.clear()
        assert (stopped.complete, stopped.goal) == (False, whole.goal)
        assert 2_000 < stopped.games < whole.games
        stopped.save(tmp_path / "stopped.json")
        for halfway in (stopped, load_result(tmp_path / "stopped.json")):
            assert counts(simulate(resume=halfway, progress=False)) == counts(whole)


def test_whatever_ends_the_handing_out_loses_no_game_that_came_back(fake, monkeypatch):
    """Even what is meant to end the program, as when the computer goes down."""

    def end(number: int) -> None:
        if number == 6:
            raise SystemExit(1)

    fake.before = end
    monkeypatch.setattr(running, "_IN_FLIGHT", 3)
    with pytest.raises(SimulationError, match=r"^the games stopped with an error, SystemExit: 1\.$") as raised:
        play(executor=fake)
    assert raised.value.result.games == 40
    assert counts(simulate(resume=raised.value.result, progress=False)) == counts(play())


def test_the_setting_that_goes_to_workers_is_small():
    setting = simulate(LINEUP, load_rulebook("es"), games=1, engine="readable", progress=False).setting
    assert len(pickle.dumps(setting)) < 50_000
