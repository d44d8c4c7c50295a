"""Measure many games: the kernel beside the readable engine and beside OpenSpiel, all in one run.

Run ``python benchmarks/simulation.py``, with ``--quick`` for a shorter run. It prints the machine, games a second on
one core (medians of rounds in which the contenders take turns, so that a noisy machine hits all alike), what compiling
costs, what a second process brings, how long a precision takes and how much memory it all needs, and at the end which
targets are met.

Four players under one rulebook, every living player asked about every card. The yardstick, if OpenSpiel is installed,
is its game of crazy eights with four players, played at random in C++. Times of one core are processor time, all others
are by the clock. The kernel is compiled into a folder of its own, which is removed at the end.
"""

import argparse
import importlib.util
import os
import platform
import random
import shlex
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final, NamedTuple

# The package itself is imported late: what a process weighs when it starts another counts as the other's peak.

RULEBOOK: Final = "es"
RANDOM: Final = ("random",) * 4
MIXED: Final = ("cautious", "random", "counter", "optimiser")
CRAZY_EIGHTS: Final = "crazy_eights(players=4)"

GAMES_A_SECOND, YARDSTICKS, PURE_ENGINES, TWO_PROCESSES, PRECISION_S, MEMORY_MB = 100_000, 6, 80, 1.8, 1.0, 4.0
"""The targets."""

FIRST_CALL: Final = """
import sys, time
begun = time.perf_counter()
from ek_teach.simulation import simulate
import ek_teach.simulation.kernel
imported = time.perf_counter()
simulate("random", sys.argv[1], games=1, engine="kernel", progress=False)
print(imported - begun, time.perf_counter() - imported)
"""

PEAK: Final = """
import resource, sys
from ek_teach.simulation import simulate
result = simulate(sys.argv[2].split(), sys.argv[1], games=int(sys.argv[3]), engine="kernel", progress=False)
assert result.games == int(sys.argv[3])
kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024 if sys.platform == "darwin" else 1)
print(kilobytes / 1024)
"""

PRECISELY: Final = """
import sys, time
from ek_teach.simulation import simulate
simulate("random", sys.argv[1], games=1, engine="kernel", progress=False)
begun = time.perf_counter()
simulate(sys.argv[2].split(), sys.argv[1], precision=0.005, engine="kernel", progress=False)
print(time.perf_counter() - begun)
"""


class Options(NamedTuple):
    """How much is played."""

    rounds: int
    pure: int
    kernel: int
    yardstick: int
    pooled: int
    pooled_rounds: int
    peaks: tuple[int, int]


FULL: Final = Options(7, 80, 30_000, 8_000, 100_000, 5, (200_000, 2_000_000))
QUICK: Final = Options(3, 30, 15_000, 3_000, 50_000, 3, (20_000, 200_000))


def in_a_process(code: str, *arguments: str) -> list[float]:
    """What a process of its own prints."""
    command = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return [float(number) for number in done.stdout.split()]


def told(values: Sequence[float], form: str) -> str:
    """Median, least and greatest."""
    return "".join(format(one(values), form) for one in (statistics.median, min, max))


def header(options: argparse.Namespace) -> None:
    """Print where and how this runs."""
    model = ""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")
    except OSError:
        pass
    versions = []
    for package in ("numba", "numpy", "open_spiel"):
        try:
            versions.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            versions.append(f"no {package}")
    print(f"{platform.machine()} {model}, {os.cpu_count()} processors, {platform.system()}")
    print(f"Python {platform.python_version()}, {', '.join(versions)}; load average {load()}")
    print(f"command: python {shlex.join(sys.argv)}")
    kind = "quick" if options.quick else "full"
    print(f"rulebook {RULEBOOK}, 4 players, every living player asked about every card; {kind} run", flush=True)


def load() -> str:
    return " ".join(f"{one:.2f}" for one in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"


# One core -------------------------------------------------------------------------------------------------------------


class Contender(NamedTuple):
    """Who is measured: ``play(round)`` plays games and returns how many."""

    name: str
    play: Callable[[int], int]
    steps: float


class Rates(NamedTuple):
    """Games a second in each round, of processor time and by the clock."""

    processor: list[float]
    clock: list[float]


def pure_engines(options: Options) -> list[Contender]:
    """The readable engine, three ways."""
    from ek_teach.play import play_game, players, random_game
    from ek_teach.rulebook import load_rulebook

    book, seats, games = load_rulebook(RULEBOOK), players(RANDOM), options.pure

    def traced(turn: int) -> int:
        for number in range(turn * games, (turn + 1) * games):
            trace = list(play_game(book, seats, 0, number))
            assert trace[-1].after.winner is not None
        return games

    def bare(turn: int) -> int:
        for number in range(turn * games, (turn + 1) * games):
            last = None
            for transition in play_game(book, seats, 0, number):
                last = transition.after
            assert last is not None and last.winner is not None
        return games

    def fuzzing(turn: int) -> int:
        for number in range(turn * games, (turn + 1) * games):
            assert random_game(book, 4, number)[-1].after.winner is not None
        return games

    steps = statistics.mean(len(list(play_game(book, seats, 0, number))) for number in range(games))
    fuzzed = statistics.mean(len(random_game(book, 4, number)) for number in range(games))
    return [
        Contender("readable engine, random x4, whole trace kept", traced, steps),
        Contender("readable engine, random x4, last state kept", bare, steps),
        Contender("readable engine, random_game (sees all)", fuzzing, fuzzed),
    ]


def kernels(options: Options) -> list[Contender]:
    """The kernel with two line-ups; before that, that it plays what the readable engine plays."""
    from ek_teach.simulation import simulate

    made = []
    for name, lineup in (("random x4", RANDOM), (", ".join(MIXED), MIXED)):
        readable, known = (
            simulate(lineup, RULEBOOK, games=30, engine=engine, progress=False) for engine in ("readable", "kernel")
        )
        if readable.tally.store.tobytes() != known.tally.store.tobytes():
            sys.exit(f"the kernel does not play the games of the readable engine: {name}")

        def play(turn: int, lineup: tuple[str, ...] = lineup) -> int:
            # Another seed in each round, so that no two rounds play the same games.
            return simulate(
                lineup, RULEBOOK, games=options.kernel, seed=turn, engine="kernel", progress=False
            ).games  # fmt: skip

        few = simulate(lineup, RULEBOOK, games=2_000, engine="kernel", progress=False)
        made.append(Contender(f"kernel, {name}", play, int(few.tally.totals[1]) / few.games))
    return made


def yardsticks(options: Options) -> list[Contender]:
    """OpenSpiel's crazy eights: complete games, and (the fastest there is) only what follows the deal."""
    import pyspiel

    game = pyspiel.load_game(CRAZY_EIGHTS)
    games, dice = options.yardstick, random.Random(0)

    def chance(state: Any) -> int:
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        return dice.choices(actions, weights)[0]

    def complete(turn: int) -> int:
        bots = [pyspiel.make_uniform_random_bot(seat, 4 * turn + seat) for seat in range(4)]
        for number in range(turn * games, (turn + 1) * games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return games

    deals = []
    for _ in range(20):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance(state))
        deals.append(state)

    def dealt(turn: int) -> int:
        each = games // len(deals)
        for number, state in enumerate(deals):
            # A search that expands nothing: its one simulation is the evaluation of the state it is given. It cannot
            # begin at the deal itself, where it crashes for want of a player to credit.
            evaluator = pyspiel.RandomRolloutEvaluator(each, turn * len(deals) + number)
            pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 0, False).mcts_search(state)
        return each * len(deals)

    steps, dealing = 0, 0
    for _ in range(300):
        state, begun = game.new_initial_state(), False
        while not state.is_terminal():
            begun = begun or not state.is_chance_node()
            steps += 1
            dealing += not begun
            state.apply_action(chance(state) if state.is_chance_node() else dice.choice(state.legal_actions()))
    return [
        Contender("OpenSpiel crazy_eights, complete games", complete, steps / 300),
        Contender("OpenSpiel crazy_eights, without dealing", dealt, (steps - dealing) / 300),
    ]


def take_turns(contenders: Sequence[Contender], rounds: int) -> list[Rates]:
    """Measure all in each round, after a round that does not count."""
    rates = [Rates([], []) for _ in contenders]
    for turn in range(rounds + 1):
        for contender, rate in zip(contenders, rates, strict=True):
            clock, processor = time.perf_counter(), time.process_time()
            games = contender.play(turn)
            clock, processor = time.perf_counter() - clock, time.process_time() - processor
            if turn:
                rate.processor.append(games / processor)
                rate.clock.append(games / clock)
    return rates


# Two processes, and a precision ---------------------------------------------------------------------------------------


def pooled(executor: Executor, games: int, seed: int) -> float:
    """Games a second by the clock."""
    from ek_teach.simulation import simulate

    begun = time.perf_counter()
    simulate(MIXED, RULEBOOK, games=games, seed=seed, engine="kernel", progress=False, executor=executor)
    return games / (time.perf_counter() - begun)


def spin(times: int) -> int:
    """An empty loop, for what the machine has to give."""
    for _ in range(times):
        pass
    return times


def spun(executor: Executor, times: int) -> float:
    """Loops a second by the clock."""
    begun = time.perf_counter()
    for future in [executor.submit(spin, times // 20) for _ in range(20)]:
        future.result()
    return times / (time.perf_counter() - begun)


def one_and_two(options: Options) -> tuple[list[float], ...]:
    """Games a second of one process and of two, and loops a second of one and of two, taking turns."""
    rows: tuple[list[float], ...] = ([], [], [], [])
    loops = 100 * options.pooled
    with ProcessPoolExecutor(1) as one, ProcessPoolExecutor(2) as two:
        for turn in range(options.pooled_rounds + 1):
            found = (
                pooled(one, options.pooled, turn), pooled(two, options.pooled, turn), spun(one, loops), spun(two, loops)
            )  # fmt: skip
            if turn:
                for row, value in zip(rows, found, strict=True):
                    row.append(value)
    return rows


def precise(rounds: int) -> tuple[list[float], list[int]]:
    """Seconds by the clock, and games needed, for win rates known to half a percentage point."""
    from ek_teach.simulation import simulate

    seconds, games = [], []
    for turn in range(rounds + 1):
        begun = time.perf_counter()
        result = simulate(MIXED, RULEBOOK, precision=0.005, seed=turn, engine="kernel", progress=False)
        if turn:
            seconds.append(time.perf_counter() - begun)
            games.append(result.games)
    return seconds, games


# The run --------------------------------------------------------------------------------------------------------------


def print_core(contenders: Sequence[Contender], rates: Sequence[Rates], rounds: int) -> None:
    print(f"\nOne core, {rounds} rounds by turns: games a second of processor time; kernel and OpenSpiel compiled")
    print(f"{'':52}{'median':>10}{'min':>10}{'max':>10}{'by clock':>10}{'steps/game':>12}{'steps/s':>13}{'ratio':>9}")
    first = statistics.median(rates[0].processor)
    for contender, (processor, clock) in zip(contenders, rates, strict=True):
        middle = statistics.median(processor)
        print(
            f"{contender.name:52}{told(processor, '10,.0f')}{statistics.median(clock):10,.0f}"
            f"{contender.steps:12.1f}{middle * contender.steps:13,.0f}{middle / first:9.2f}"
        )
    print("ratio: to the first row. Steps of the readable engine include the set-up's; the kernel counts them not.")


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer rounds and games")
    arguments = parser.parse_args()
    options = QUICK if arguments.quick else FULL
    begun = time.perf_counter()
    header(arguments)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["NUMBA_CACHE_DIR"] = folder
        measure(options)
    print(f"\n{time.perf_counter() - begun:.0f} seconds in all; load average now {load()}")


def measure(options: Options) -> None:
    """Measure and print one thing after the other."""
    importing, cold = in_a_process(FIRST_CALL, RULEBOOK)
    warm = [in_a_process(FIRST_CALL, RULEBOOK) for _ in range(3)]
    print("\nThe kernel's first call in a new process, seconds by the clock")
    print(f"{'cold, nothing compiled (once)':52}{cold:10.2f}   after {importing:.2f} for the import")
    loading = statistics.median(row[0] for row in warm)
    print(f"{'warm, compiled before (median, min, max)':52}{told([row[1] for row in warm], '10.2f')}", end="")
    print(f"   after {loading:.2f} for the import", flush=True)

    peaks = [in_a_process(PEAK, RULEBOOK, " ".join(MIXED), str(games))[0] for games in options.peaks]
    fresh = [in_a_process(PRECISELY, RULEBOOK, " ".join(MIXED))[0] for _ in range(3)]

    has_yardstick = importlib.util.find_spec("pyspiel") is not None
    contenders = [*pure_engines(options), *kernels(options), *(yardsticks(options) if has_yardstick else ())]
    rates = take_turns(contenders, options.rounds)
    print_core(contenders, rates, options.rounds)
    if has_yardstick:
        print("OpenSpiel, complete: pyspiel.evaluate_bots with make_uniform_random_bot on four seats, its loop in C++,")
        print("one call from Python a game. Without dealing: RandomRolloutEvaluator, hundreds of games a call, through")
        print("MCTSBot.mcts_search with one simulation; it cannot begin before the deal. The first is the yardstick.")
    else:
        print("OpenSpiel is not installed (open_spiel), so there is no yardstick.")

    ratios, possible = print_processes(options)

    seconds, games = precise(options.rounds)
    print("\nPrecision 0.005, mixed line-up, one core: seconds by the clock (median, min, max)")
    print(f"{'in a process that has played before':52}{told(seconds, '10.2f')}", end="")
    print(f"   {min(games):,} to {max(games):,} games")
    print(f"{'the first call of a process, compiled before':52}{told(fresh, '10.2f')}", flush=True)

    print_memory(options, peaks)
    print_targets(rates, has_yardstick, (ratios, possible), seconds, fresh, peaks)


def print_processes(options: Options) -> tuple[list[float], list[float]]:
    """What two processes bring to the games, and to an empty loop."""
    rows = one_and_two(options)
    # Neighbours in time are compared, so that what disturbs both falls out.
    ratios, possible = (
        [after / before for before, after in zip(rows[one], rows[two], strict=True)] for one, two in ((0, 1), (2, 3))
    )
    print(f"\nProcesses, {options.pooled_rounds} rounds of {options.pooled:,} games by turns, by the clock")
    print(f"{'':52}{'median':>10}{'min':>10}{'max':>10}")
    print(f"{'games a second, ProcessPoolExecutor(1), mixed':52}{told(rows[0], '10,.0f')}")
    print(f"{'games a second, ProcessPoolExecutor(2), mixed':52}{told(rows[1], '10,.0f')}")
    print(f"{'two against one':52}{told(ratios, '10.2f')}")
    print(f"{'two against one, an empty loop on the same pools':52}{told(possible, '10.2f')}", flush=True)
    return ratios, possible


def print_memory(options: Options, peaks: Sequence[float]) -> None:
    from ek_teach.simulation import running
    from ek_teach.simulation.tally import TALLY

    few, many = options.peaks
    print("\nMemory: the greatest resident size of a process that counts so many games, MB")
    print(f"{f'{few:,} games':52}{peaks[0]:10.1f}")
    print(f"{f'{many:,} games':52}{peaks[1]:10.1f}   difference {peaks[1] - peaks[0]:+.1f}")
    handed = running._IN_FLIGHT  # noqa: SLF001
    most = handed * TALLY.itemsize / 2**20
    print(
        f"A tally is {TALLY.itemsize:,} bytes however many games it counts; at most {handed} chunks are handed out at"
    )
    print(f"once (_IN_FLIGHT), so {most:.1f} MB of tallies at most: a hundred million games need no more.")


def print_targets(
    rates: Sequence[Rates],
    has_yardstick: bool,
    processes: tuple[Sequence[float], Sequence[float]],
    seconds: Sequence[float],
    fresh: Sequence[float],
    peaks: Sequence[float],
) -> None:
    middle = [statistics.median(rate.processor) for rate in rates]
    pure, (kernel, mixed) = middle[:3], middle[3:5]
    target = min(GAMES_A_SECOND, YARDSTICKS * middle[5]) if has_yardstick else GAMES_A_SECOND
    asked = f"min({GAMES_A_SECOND:,}, {YARDSTICKS} x yardstick)" if has_yardstick else f"{GAMES_A_SECOND:,}"
    print("\nTargets")

    def row(what: str, value: float, aim: float, form: str, least: bool = True) -> None:
        met = value >= aim if least else value < aim
        sign = ">=" if least else "<"
        print(f"{what:62}{value:>12{form}}  {sign:>2} {aim:<12{form}}{'met' if met else 'MISSED'}")

    row(f"kernel, random x4, games/s: {asked}", kernel, target, ",.0f")
    row(f"kernel, mixed, games/s: {asked}", mixed, target, ",.0f")
    for name, one in zip(("whole trace", "last state", "random_game"), pure, strict=True):
        row(f"kernel, random x4, to the readable engine, {name}", kernel / one, PURE_ENGINES, ",.1f")
    if has_yardstick:
        print(f"{'kernel, random x4, to the yardstick (no target of its own)':62}{kernel / middle[5]:12,.1f}")
        print(f"{'kernel, random x4, to OpenSpiel without dealing (likewise)':62}{kernel / middle[6]:12,.1f}")
    ratios, possible = (statistics.median(one) for one in processes)
    row("two processes to one", ratios, TWO_PROCESSES, ".2f")
    print(f"{'    of what the machine has to give: the empty loop':62}{possible:12.2f}")
    row("precision 0.005, seconds, played before", statistics.median(seconds), PRECISION_S, ".2f", least=False)
    row("precision 0.005, seconds, first call of a process", statistics.median(fresh), PRECISION_S, ".2f", least=False)
    row("memory for ten times the games, MB more", peaks[1] - peaks[0], MEMORY_MB, ".1f", least=False)


if __name__ == "__main__":
    main()
