"""Measure the pure engine: complete random games with their full trace, and what the trace costs beside dealing alone.

Run ``python benchmarks/engine.py``. It prints the machine, and for each rulebook games and steps a second on one core,
the best of several rounds, with the ratio to set-ups alone measured in the same run.
"""

import argparse
import platform
import time
from collections.abc import Callable

from ek_teach.engine import Action, Phase, Seeded, new_game, step
from ek_teach.play import random_game
from ek_teach.rulebook import RULEBOOKS, Rulebook, load_rulebook


def set_up(rulebook: Rulebook, players: int, seed: int) -> int:
    """Deal a game and do nothing more; return the number of steps."""
    state, chance, steps = new_game(rulebook, players), Seeded(seed), 0
    while state.phase is not Phase.TURN:
        state = step(state, chance(state) if state.phase is Phase.CHANCE else Action.proceed()).after
        steps += 1
    return steps


def rate(run: Callable[[int], int], games: int, rounds: int) -> tuple[float, float]:
    """Games a second of processor time, the best round, and steps a game."""
    best, steps = float("inf"), 0
    for _ in range(rounds):
        begun = time.process_time()
        steps = sum(run(seed) for seed in range(games))
        best = min(best, time.process_time() - begun)
    return games / best, steps / games


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    print(f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}, one core")
    print(f"{options.players} players, best of {options.rounds} rounds of {options.games} games, every window asked")
    print(f"{'rulebook':10}{'games/s':>10}{'steps/game':>12}{'steps/s':>12}{'set-ups/s':>12}{'set-up/game':>13}")
    for name in RULEBOOKS:
        book = load_rulebook(name)

        def play(seed: int, book: Rulebook = book) -> int:
            return len(random_game(book, options.players, seed))

        def deal(seed: int, book: Rulebook = book) -> int:
            return set_up(book, options.players, seed)

        games, steps = rate(play, options.games, options.rounds)
        deals, _ = rate(deal, options.games, options.rounds)
        print(f"{name:10}{games:10,.0f}{steps:12.0f}{games * steps:12,.0f}{deals:12,.0f}{games / deals:13.2f}")


if __name__ == "__main__":
    main()
