"""A game of the readable engine and the same game of the kernel, written down state by state."""

from collections.abc import Sequence
from typing import Any
from unittest.mock import patch

import numpy as np
from numba import njit

from ek_teach.engine import ChanceKind, Phase, Transition
from ek_teach.play import play_game, players, streams
from ek_teach.play.sight import ANSWER, CODES, FETCH, GIVE, NAME, PLACE, TURN
from ek_teach.rulebook import Rulebook
from ek_teach.simulation import kernel, records
from ek_teach.simulation.setting import seatings
from ek_teach.simulation.tally import Tally, count_game, new_tally

_philox = njit(streams.philox)
_LETTERS = np.frombuffer(CODES.encode(), np.uint8)
_WAITING = {
    Phase.TURN: TURN, Phase.REACTION: ANSWER, Phase.GIVING: GIVE, Phase.NAMING: NAME, Phase.FETCHING: FETCH,
    Phase.PLACING: PLACE, Phase.KITTEN: records.DRAWN, Phase.OVER: records.OVER,
}  # fmt: skip
_CHANCE = {ChanceKind.SHUFFLE: records.SHUFFLED, ChanceKind.STEAL: records.STOLEN, ChanceKind.PLACE: records.HIDDEN}
_WITH_WINDOW = (ANSWER, GIVE, NAME, FETCH, records.SHUFFLED, records.STOLEN)


def readable_state(transition: Transition) -> str:
    """Everything that the game goes on with, on one line: what it waits for, the turn, the cards, the chain."""
    state = transition.after
    table, turn, window = state.table, state.turn, state.window
    waits = _CHANCE[state.chance] if state.chance is not None else _WAITING[state.phase]
    parts = [
        f"{waits} {turn.player} {turn.owed} {int(turn.attacked)}",
        *table.hands,
        table.pile,
        table.discard,
        " ".join(map(str, table.seen)),
    ]
    if window is not None:
        play = window.play
        asked = window.unanswered[0] if window.unanswered else -1
        target = -1 if play.target is None else play.target
        chain = " ".join(map(str, (play.player, *window.nopes)))
        parts.append(f"{play.cards}{play.named} {target} {chain} {asked} {len(window.unanswered)}")
    return "|".join(parts)


@njit
def _number(out, at, value):
    if value < 0:
        out[at] = 45
        at, value = at + 1, -value
    size, rest = 1, value // 10
    while rest:
        size += 1
        rest //= 10
    for place in range(size - 1, -1, -1):
        out[at + place] = 48 + value % 10
        value //= 10
    return at + size


@njit
def _sign(out, at, code):
    out[at] = code
    return at + 1


@njit
def _write_window(out, at, game):
    at = _sign(out, at, 124)
    if game.size == 5:
        for title in range(len(_LETTERS)):
            if game.title >> title & 1:
                at = _sign(out, at, _LETTERS[title])
    else:
        for _ in range(game.size):
            at = _sign(out, at, _LETTERS[game.title])
    if game.size == 3 and game.named >= 0:
        at = _sign(out, at, _LETTERS[game.named])
    at = _number(out, _sign(out, at, 32), game.target)
    for place in range(game.nopes + 1):
        at = _number(out, _sign(out, at, 32), game.chain[place])
    open_ = game.phase == ANSWER
    at = _number(out, _sign(out, at, 32), game.asked if open_ else -1)
    return _number(out, _sign(out, at, 32), game.unanswered if open_ else 0)


@njit
def write_state(out, at, game):
    """Write the kernel's state as :func:`readable_state` writes the engine's, and a line's end."""
    for place, value in enumerate((game.phase, game.player, game.owed, game.attacked)):
        at = _number(out, at if place == 0 else _sign(out, at, 32), value)
    for seat in range(game.players):
        at = _sign(out, at, 124)
        for title in range(len(_LETTERS)):
            for _ in range(game.hands[seat, title]):
                at = _sign(out, at, _LETTERS[title])
    at = _sign(out, at, 124)
    for place in range(game.top, game.top + game.left_in_pile):
        at = _sign(out, at, _LETTERS[game.pile[place]])
    at = _sign(out, at, 124)
    for place in range(game.discarded - 1, -1, -1):
        at = _sign(out, at, _LETTERS[game.discard[place]])
    for seat in range(game.players):
        at = _number(out, _sign(out, at, 32 if seat else 124), game.seen[seat])
    if game.phase in _WITH_WINDOW:
        at = _write_window(out, at, game)
    return _sign(out, at, 10)


@njit
def _write_game(out, games, sights, tallies, lineup, table, seed_low, seed_high, number):
    game, sight, tally = games[0], sights[0], tallies[0]
    kernel.begin(game, lineup, table, seed_low, seed_high, number)
    at = write_state(out, 0, game)
    while game.phase != records.OVER:
        kernel.advance(game, sight, tally)
        at = write_state(out, at, game)
    kernel.count(game, tally, number)
    return at


class Twins:
    """The two engines side by side, for one rulebook and one list of strategies."""

    def __init__(self, rulebook: Rulebook, strategies: Sequence[str], seed: int) -> None:
        self.rulebook, self.names, self.seed = rulebook, tuple(strategies), seed
        self.readable, self.compiled = new_tally(), new_tally()
        self._game = records.new_kernel_game(rulebook, len(strategies))
        self._sight = np.zeros(1, records.SIGHT)
        self._seatings = seatings(len(strategies), rotate=True)
        self._table = np.array(self._seatings)
        self._lineup = np.array([kernel.COMPILED.index(name) for name in strategies])
        self._out = np.zeros(1 << 20, np.uint8)

    def play(self, number: int) -> tuple[list[str], list[str]]:
        """Play one game on both; return the lines of both."""
        slots = self._seatings[number % len(self._seatings)]
        # The same numbers as the plain function's, sooner: there are very many games to compare.
        with patch.object(streams, "philox", _philox):
            game = list(play_game(self.rulebook, players([self.names[slot] for slot in slots]), self.seed, number))
        count_game(self.readable, game, slots, number)
        dealt = next(place for place, one in enumerate(game) if one.after.phase is Phase.TURN)
        readable = [readable_state(one) for one in game[dealt:]]
        size = _write_game(
            self._out, self._game, self._sight, self.compiled.store, self._lineup, self._table, self.seed & 0xFFFFFFFF,
            self.seed >> 32, number,
        )  # fmt: skip
        return readable, self._out[:size].tobytes().decode().splitlines()


def first_difference(readable: Sequence[str], compiled: Sequence[str]) -> str:
    """Where two games part, for a reader; empty if they do not."""
    for place, (ours, theirs) in enumerate(zip(readable, compiled, strict=False)):
        if ours != theirs:
            before = readable[place - 1] if place else ""
            return f"step {place}\nbefore  {before}\nengine  {ours}\nkernel  {theirs}"
    return "" if len(readable) == len(compiled) else f"{len(readable)} states against {len(compiled)}"


def tallies_equal(one: Tally, other: Tally) -> bool:
    """Whether two tallies hold the same counts."""
    return all(np.array_equal(ours, theirs) for ours, theirs in zip(one[:-1], other[:-1], strict=True))


def differing_counts(one: Tally, other: Tally) -> dict[str, Any]:
    """The counts that differ, by name."""
    return {
        name: (ours.tolist(), theirs.tolist())
        for name, ours, theirs in zip(one._fields[:-1], one[:-1], other[:-1], strict=True)
        if not np.array_equal(ours, theirs)
    }
