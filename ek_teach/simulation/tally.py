"""What is counted in many games: sums only, so that the parts of a run can be added in any order.

The readable engine's games are counted from their steps by :func:`count_game`; the kernel counts while it plays. Both
fill the same :class:`Tally`, and a test holds them equal.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ek_teach.cards import Title
from ek_teach.engine import ActionKind, ChanceKind, Event, EventKind, Phase, Transition

__all__ = [
    "CAUSES", "EXTREMES", "LONGEST_GAME", "PLAYS", "SEATS", "TALLY", "Tally", "add", "count_game", "new_tally",
]  # fmt: skip

SEATS: Final = 5
"""Room for as many seats as the game has at most."""

LONGEST_GAME: Final = 160
"""Room for the lengths of games, in turns; the last place counts all from there on."""

PLAYS: Final = (
    "attack", "skip", "favor", "shuffle", "see the future", "nope", "defuse", "pair", "three of a kind",
    "five different",
)  # fmt: skip
"""What can be laid."""

P_ATTACK, P_SKIP, P_FAVOR, P_SHUFFLE, P_FUTURE, P_NOPE, P_DEFUSE, P_PAIR, P_THREE, P_FIVE = range(len(PLAYS))

LAID, STOOD, MATTERED = range(3)
"""Of each play: how often it was laid, how often it took effect, and how often that made a difference."""

CAUSES: Final = (
    "shuffled in, ordinary turn",
    "shuffled in, turn of an Attack",
    "hidden by oneself, ordinary turn",
    "hidden by oneself, turn of an Attack",
    "hidden by another, ordinary turn",
    "hidden by another, turn of an Attack",
)
"""How the Kitten that somebody exploded on had come to lie there, and in what turn it was drawn."""

EXTREMES: Final = ("shortest", "longest", "nope chain", "owed turns")
"""Games worth looking at: fewest and most turns, most Nopes on one card, most turns owed at once."""

SHORTEST, LONGEST, CHAIN, DEBT = range(len(EXTREMES))

_NO_GAME: Final = -1


TALLY: Final = np.dtype(
    [
        ("totals", np.int64, (2,)),
        ("seated", np.int64, (SEATS, SEATS)),
        ("won", np.int64, (SEATS, SEATS)),
        ("out", np.int64, (SEATS, SEATS)),
        ("seat_out", np.int64, (SEATS, SEATS)),
        ("out_turns", np.int64, (SEATS, 2)),
        ("causes", np.int64, (SEATS, len(CAUSES))),
        ("plays", np.int64, (SEATS, len(PLAYS), 3)),
        ("lengths", np.int64, (LONGEST_GAME,)),
        ("chains", np.int64, (6,)),
        ("extremes", np.int64, (len(EXTREMES), 2)),
    ]
)
"""A tally as one record."""


class Tally(NamedTuple):
    """Counts of many games; *player* is a place in the list of strategies, *seat* where it sat.

    Attributes
    ----------
    totals : array, shape (2,)
        Games and steps.
    seated, won : array, shape (player, seat)
        Games played and won.
    out : array, shape (player, order)
        How often the player was the first to explode, the second, and so on; the last place is the winner's.
    seat_out : array, shape (seat, order)
        The same by seat.
    out_turns : array, shape (order, 2)
        In which turn that explosion came: the sum, and the sum of the squares.
    causes : array, shape (player, cause)
        What the player exploded on, see :data:`CAUSES`.
    plays : array, shape (player, play, 3)
        Of each of :data:`PLAYS`, how often it was laid, took effect, and mattered.
    lengths : array, shape (turns,)
        How many games took so many turns.
    chains : array, shape (6,)
        How many cards were answered with so many Nopes.
    extremes : array, shape (4, 2)
        Of each of :data:`EXTREMES` the value, and the lowest number of a game that has it.
    store : array of one :data:`TALLY`
        The record that all of these are parts of.
    """

    totals: NDArray[np.int64]
    seated: NDArray[np.int64]
    won: NDArray[np.int64]
    out: NDArray[np.int64]
    seat_out: NDArray[np.int64]
    out_turns: NDArray[np.int64]
    causes: NDArray[np.int64]
    plays: NDArray[np.int64]
    lengths: NDArray[np.int64]
    chains: NDArray[np.int64]
    extremes: NDArray[np.int64]
    store: NDArray[np.void]


def new_tally() -> Tally:
    """Make a tally of no games."""
    store = np.zeros(1, TALLY)
    store["extremes"][0] = [[LONGEST_GAME * 100, _NO_GAME]] + [[0, _NO_GAME]] * 3
    return Tally(**{name: store[name][0] for name in TALLY.names or ()}, store=store)


def add(total: Tally, part: Tally) -> None:
    """Add one tally to another, in place.

    Examples
    --------
    >>> total, part = new_tally(), new_tally()
    >>> part.totals[0] = 3
    >>> add(total, part)
    >>> int(total.totals[0])
    3
    """
    for ours, theirs in zip(total[:-2], part[:-2], strict=True):
        np.add(ours, theirs, out=ours)
    for place, (value, game) in enumerate(part.extremes):
        if game != _NO_GAME:
            extreme(total.extremes, place, value, game)


def extreme(extremes: NDArray[np.int64], place: int, value: int, game: int) -> None:
    """Keep the more extreme of two games; of two alike the one with the lower number."""
    known, which = extremes[place, 0], extremes[place, 1]
    better = value < known if place == SHORTEST else value > known
    if which == _NO_GAME or better or (value == known and game < which):
        extremes[place, 0], extremes[place, 1] = value, game


# Counting a game of the readable engine -------------------------------------------------------------------------------

_ALONE: Final = {
    Title.ATTACK.value: P_ATTACK,
    Title.SKIP.value: P_SKIP,
    Title.FAVOR.value: P_FAVOR,
    Title.SHUFFLE.value: P_SHUFFLE,
    Title.SEE_THE_FUTURE.value: P_FUTURE,
}
_SEVERAL: Final = {2: P_PAIR, 3: P_THREE, 5: P_FIVE}
_TOOK: Final = frozenset((EventKind.GAVE, EventKind.STOLE, EventKind.HANDED_OVER, EventKind.FETCHED))


_MOVES_THE_PILE: Final = frozenset(
    (EventKind.DREW, EventKind.KITTEN_SHOWN, EventKind.KITTEN_PLACED, EventKind.SHUFFLED)
)


def _which(cards: str) -> int | None:
    """The place in :data:`PLAYS`; none for a cat laid alone, which does nothing."""
    return _SEVERAL.get(len(cards)) if len(cards) > 1 else _ALONE.get(cards)


def _sets_up(transition: Transition) -> bool:
    """Whether a step belongs to the set-up, which counts for no steps."""
    return transition.before.phase is Phase.SETUP or transition.before.chance is ChanceKind.DECK


class _Game:
    """The books that are kept of one game while it is read."""

    def __init__(self, tally: Tally, slots: Sequence[int]) -> None:
        self.tally, self.slots = tally, slots
        self.turns = 0
        self.out = 0
        self.most_nopes = 0
        self.most_owed = 0
        self.drawn: int | None = None  # who hid the Kitten just drawn
        self.hidden: list[int | None] = []  # for each card of the pile, who hid it there

    def _note(self, seat: int, play: int | None, what: int, times: int = 1) -> None:
        if play is not None:
            self.tally.plays[self.slots[seat], play, what] += times

    def read(self, transition: Transition) -> None:
        before, after = transition.before, transition.after
        if _sets_up(transition):
            self.hidden = [None] * len(after.table.pile)
        nopes = () if before.window is None else before.window.nopes
        for event in transition.events:
            self._read(event, transition)
        if after.turn.owed > self.most_owed:
            self.most_owed = after.turn.owed
        if transition.is_pass and after.phase is not Phase.REACTION:
            assert before.window is not None
            play, chain = before.window.play, len(nopes)
            self.tally.chains[min(chain, 5)] += 1
            self.most_nopes = max(self.most_nopes, chain)
            for place, seat in enumerate(nopes):
                self._note(seat, P_NOPE, STOOD, (chain - place) % 2)
            if nopes:
                self._note(nopes[-1], P_NOPE, MATTERED)
            if chain % 2 == 0:
                which = _which(play.cards)
                self._note(play.player, which, STOOD)
                kitten_next = before.table.pile[:1] == Title.EXPLODING_KITTEN
                if which in (P_ATTACK, P_SKIP) and kitten_next:
                    self._note(play.player, which, MATTERED)

    def _read(self, event: Event, transition: Transition) -> None:
        kind, actor = event.kind, event.actor
        if kind in _MOVES_THE_PILE:
            self._follow(event, transition)
        elif kind is EventKind.TURN_STARTED:
            self.turns += 1
        elif kind is EventKind.PLAYED:
            self._note(actor, _which(event.cards), LAID)
        elif kind is EventKind.NOPED:
            self._note(actor, P_NOPE, LAID)
        elif kind is EventKind.DEFUSED:
            for what in (LAID, STOOD, MATTERED):
                self._note(actor, P_DEFUSE, what)
        elif kind is EventKind.PEEKED:
            if Title.EXPLODING_KITTEN in event.cards:
                self._note(actor, P_FUTURE, MATTERED)
        elif kind in _TOOK and event.cards == Title.DEFUSE:
            assert event.cause is not None
            self._note(event.cause.player, _which(event.cause.cards), MATTERED)
        elif kind is EventKind.EXPLODED:
            self._exploded(actor, transition)

    def _follow(self, event: Event, transition: Transition) -> None:
        """Keep account of who hid which card of the pile."""
        kind, actor = event.kind, event.actor
        if kind is EventKind.DREW:
            del self.hidden[0]
        elif kind is EventKind.KITTEN_SHOWN:
            self.drawn = self.hidden.pop(0)
        elif kind is EventKind.KITTEN_PLACED:
            place = transition.action.position
            assert place is not None
            by_chance = transition.action.kind is ActionKind.OUTCOME
            self.hidden.insert(place, None if by_chance else actor)
        else:
            before, after = transition.before.table.pile, transition.after.table.pile
            self.hidden = [None] * len(after)
            if before[0] == Title.EXPLODING_KITTEN != after[0]:
                self._note(actor, P_SHUFFLE, MATTERED)

    def _exploded(self, seat: int, transition: Transition) -> None:
        tally, slot = self.tally, self.slots[seat]
        origin = 0 if self.drawn is None else 1 if self.drawn == seat else 2
        tally.causes[slot, 2 * origin + transition.before.turn.attacked] += 1
        tally.out[slot, self.out] += 1
        tally.seat_out[seat, self.out] += 1
        tally.out_turns[self.out] += (self.turns, self.turns**2)
        self.out += 1


def count_game(tally: Tally, game: Iterable[Transition], slots: Sequence[int], number: int) -> None:
    """Add one game to a tally.

    Parameters
    ----------
    tally : Tally
    game : iterable of Transition
        From the closed box to the last player.
    slots : sequence of int
        For each seat, the place of its strategy in the list.
    number : int
        The number of the game.

    Examples
    --------
    >>> from ek_teach.play import play_game, players
    >>> from ek_teach.rulebook import load_rulebook
    >>> tally = new_tally()
    >>> count_game(tally, play_game(load_rulebook("es"), players(["random"] * 2)), (0, 1), 0)
    >>> int(tally.totals[0]), int(tally.won.sum())
    (1, 1)
    """
    books, steps, winner = _Game(tally, slots), 0, None
    for transition in game:
        steps += not _sets_up(transition)
        books.read(transition)
        winner = transition.after.winner
    assert winner is not None
    tally.totals[:] += (1, steps)
    for seat, slot in enumerate(slots):
        tally.seated[slot, seat] += 1
    tally.won[slots[winner], winner] += 1
    tally.out[slots[winner], books.out] += 1
    tally.seat_out[winner, books.out] += 1
    tally.lengths[min(books.turns, LONGEST_GAME - 1)] += 1
    for place, value in (
        (SHORTEST, books.turns),
        (LONGEST, books.turns),
        (CHAIN, books.most_nopes),
        (DEBT, books.most_owed),
    ):
        extreme(tally.extremes, place, value, number)
