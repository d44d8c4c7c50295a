"""Play many games, and count them."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ek_teach.simulation import tally as counts
from ek_teach.simulation.compiling import cached, compiled
from ek_teach.simulation.kernel.dealing import deal
from ek_teach.simulation.kernel.seats import COMPILED
from ek_teach.simulation.kernel.steps import advance
from ek_teach.simulation.records import (
    BLOCK,
    GAME_HIGH,
    GAME_LOW,
    K0,
    K1,
    OVER,
    SIGHT,
    UNUSED,
    WHO,
    WORD_MASK,
)  # fmt: skip

__all__ = ["begin", "count", "play_compiled", "play_games"]


@compiled
def begin(game, lineup, seatings, seed_low, seed_high, number):
    """Put the strategies on their seats (see :func:`ek_teach.simulation.setting.seatings`), take the dice, and deal.

    A game without a plan of its set-up lies on the table as it is to be played on.
    """
    players = game.players
    for seat in range(players):
        game.slots[seat] = seatings[number % len(seatings), seat]
        game.playing[seat] = lineup[game.slots[seat]]
    for roller in range(players + 1):
        dice = game.dice[roller]
        dice[K0], dice[K1], dice[WHO] = seed_low, seed_high, roller
        dice[GAME_LOW], dice[GAME_HIGH] = number & WORD_MASK, number >> 32 & WORD_MASK
        dice[BLOCK] = dice[UNUSED] = 0
    if game.stages:
        deal(game)


@compiled
def count(game, tally, number):
    """Add a game that is over to the tally."""
    winner = 0
    for seat in range(game.players):
        tally.seated[game.slots[seat], seat] += 1
        if game.alive[seat]:
            winner = seat
    tally.totals[0] += 1
    tally.totals[1] += game.steps
    tally.won[game.slots[winner], winner] += 1
    tally.out[game.slots[winner], game.out] += 1
    tally.seat_out[winner, game.out] += 1
    tally.lengths[min(game.turns, counts.LONGEST_GAME - 1)] += 1
    counts.extreme(tally.extremes, counts.SHORTEST, game.turns, number)
    counts.extreme(tally.extremes, counts.LONGEST, game.turns, number)
    counts.extreme(tally.extremes, counts.CHAIN, game.most_nopes, number)
    counts.extreme(tally.extremes, counts.DEBT, game.most_owed, number)


@cached
def play_games(games, sights, tallies, lineup, seatings, seed_low, seed_high, first, last):
    """Play the games from one number up to another, and count them; each of the first three holds one record."""
    game, sight, tally = games[0], sights[0], tallies[0]
    for number in range(first, last):
        begin(game, lineup, seatings, seed_low, seed_high, number)
        while game.phase != OVER:
            advance(game, sight, tally)
        count(game, tally, number)


def play_compiled(
    game: Any,
    names: Sequence[str],
    seatings: Sequence[tuple[int, ...]],
    seed: int,
    first: int,
    last: int,
    tally: counts.Tally,
) -> None:
    """Play the games from one number up to another between strategies of ours, and add them to a tally.

    Parameters
    ----------
    game : array of one GAME
        As :func:`ek_teach.simulation.records.new_kernel_game` makes it, or with a game on it that is to be played on.
    names : sequence of str
        Of the strategies, out of :data:`COMPILED`.
    seatings : sequence of tuple of int
        Who sits where, game after game.
    seed, first, last : int
    tally : Tally
        Changed in place.
    """
    lineup = np.array([COMPILED.index(name) for name in names], np.int64)
    table, sight = np.array(seatings, np.int64), np.zeros(1, SIGHT)
    play_games(game, sight, tally.store, lineup, table, seed & WORD_MASK, seed >> 32, first, last)
