"""The rules once more, in numba over flat arrays: the readable engine's games, a few hundred times as fast.

The readable engine is the authority. This module plays by the same streams of dice and the same strategies, the very
functions of :mod:`ek_teach.play.strategies`, and a test holds every state of a game equal to the engine's. What no
strategy of ours does (a late Nope, a Defuse declined, a lone cat, a Kitten put back openly) is not in here.

A game is one record (see :mod:`ek_teach.simulation.records`), changed in place. Titles, seats and decisions are
numbered as in :mod:`ek_teach.play.sight`. The pile lies in ``pile[top : top + left_in_pile]``, its top card first, so
that a draw moves a mark and a Kitten that is put back moves the few cards above it.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from numba import njit
from numba.extending import overload, register_jitable

from ek_teach.cards import BOX, Title
from ek_teach.play import strategies
from ek_teach.play.sight import (
    AHEAD,
    ANSWER,
    ATTACK,
    CODES,
    DEFUSE,
    FAVOR,
    FETCH,
    FUTURE,
    GIVE,
    KITTEN,
    NAME,
    NOBODY,
    NOPE,
    PLACE,
    SHUFFLE,
    SKIP,
    TITLES,
    TURN,
    UNSEEN,
)  # fmt: skip
from ek_teach.play.streams import below, philox
from ek_teach.simulation import tally as counts
from ek_teach.simulation.compiling import cached
from ek_teach.simulation.records import (
    ADD_KITTENS,
    BLOCK,
    DEAL_DEFUSES,
    DEAL_HANDS,
    DRAWN,
    GAME_HIGH,
    GAME_LOW,
    HIDDEN,
    K0,
    K1,
    MIDDLE,
    OVER,
    RETURN_DEFUSES,
    SHUFFLE_DECK,
    SHUFFLE_PILE,
    SHUFFLED,
    SIGHT,
    STOLEN,
    THIN_DECK,
    UNUSED,
    WHO,
    WORD_MASK,
    WORDS,
)  # fmt: skip

__all__ = ["COMPILED", "advance", "begin", "count", "play_compiled", "play_games"]

COMPILED: Final = ("random", "cautious", "aggressive", "hoarder", "counter", "noper", "optimiser")
"""The strategies that the kernel plays, in the order of their numbers."""

_compiled = njit(error_model="numpy", cache=False)

_PLAIN: Final[tuple[Callable[..., Any], ...]] = (
    *strategies.HELPERS, *strategies.STRATEGIES.values(), philox, counts.extreme,
)  # fmt: skip
"""Plain functions of other modules that the kernel calls; numba compiles them where it meets them."""

for _function in _PLAIN:
    register_jitable(_function)

# Dice -----------------------------------------------------------------------------------------------------------------


@_compiled
def _word(dice):
    if dice[UNUSED] == 0:
        counter = (dice[BLOCK], dice[WHO], dice[GAME_LOW], dice[GAME_HIGH])
        dice[WORDS], dice[WORDS + 1], dice[WORDS + 2], dice[WORDS + 3] = philox(counter, (dice[K0], dice[K1]))
        dice[BLOCK] += 1
        dice[UNUSED] = 4
    dice[UNUSED] -= 1
    return dice[WORDS + 3 - dice[UNUSED]]


@overload(below)
def _below(dice, bound):
    def below_bound(dice, bound):
        product = _word(dice) * bound
        low = product & WORD_MASK
        if low < bound:
            least = (WORD_MASK + 1) % bound
            while low < least:
                product = _word(dice) * bound
                low = product & WORD_MASK
        return product >> 32

    return below_bound


@_compiled
def _shuffle(cards, dice):
    """:func:`ek_teach.play.streams.shuffle`, with the words of the stream at hand: a shuffle uses up dozens."""
    unused, block = dice[UNUSED], dice[BLOCK]
    first, second, third, fourth = dice[WORDS], dice[WORDS + 1], dice[WORDS + 2], dice[WORDS + 3]
    for last in range(len(cards) - 1, 0, -1):
        bound = last + 1
        while True:
            if unused == 0:
                counter = (block, dice[WHO], dice[GAME_LOW], dice[GAME_HIGH])
                first, second, third, fourth = philox(counter, (dice[K0], dice[K1]))
                block += 1
                unused = 4
            unused -= 1
            word = first if unused == 3 else second if unused == 2 else third if unused == 1 else fourth
            product = word * bound
            low = product & WORD_MASK
            if low >= bound or low >= (WORD_MASK + 1) % bound:
                break
        other = product >> 32
        cards[last], cards[other] = cards[other], cards[last]
    dice[UNUSED], dice[BLOCK] = unused, block
    dice[WORDS], dice[WORDS + 1], dice[WORDS + 2], dice[WORDS + 3] = first, second, third, fourth


# The set-up -----------------------------------------------------------------------------------------------------------

_DECK: Final = np.array(
    [CODES.index(title) for title, many in BOX.items() for _ in range(many)
     if title not in (Title.EXPLODING_KITTEN, Title.DEFUSE)], np.int64,
)  # fmt: skip
_DEFUSES: Final = BOX[Title.DEFUSE]


@_compiled
def _deal(game):
    """Set a game up and let the first player begin."""
    players = game.players
    game.hands[:] = 0
    game.sizes[:] = 0
    game.alive[:] = 0
    game.alive[:players] = 1
    game.seen[:] = 0
    game.origin[:] = 0
    game.gone[:] = 0
    pile, top, size = game.pile, MIDDLE, len(_DECK)
    pile[top : top + size] = _DECK
    defuses = _DEFUSES
    for place in range(game.stages):
        stage = game.plan[place]
        if stage == DEAL_DEFUSES:
            defuses -= players
            game.hands[:players, DEFUSE] += 1
            game.sizes[:players] += 1
        elif stage == RETURN_DEFUSES:
            back = defuses if (game.all_defuses and players > 2) or defuses < 2 else 2
            pile[top + size : top + size + back] = DEFUSE
            size += back
            defuses -= back
        elif stage in (SHUFFLE_DECK, SHUFFLE_PILE):
            _shuffle(pile[top : top + size], game.dice[0])
        elif stage == DEAL_HANDS:
            for seat in range(players):
                for _ in range(game.dealt):
                    game.hands[seat, pile[top]] += 1
                    top += 1
            game.sizes[:players] += game.dealt
            size -= players * game.dealt
        elif stage == THIN_DECK:
            third = (size + 2) // 3 if game.third_up else size // 3
            top += third
            size -= third
        elif stage == ADD_KITTENS:
            pile[top + size : top + size + players - 1] = KITTEN
            size += players - 1
    game.phase, game.player, game.owed, game.attacked, game.living = TURN, 0, 1, 0, players
    game.top, game.left_in_pile, game.discarded = top, size, 0
    game.turns, game.steps, game.out, game.most_nopes, game.most_owed = 1, 0, 0, 0, 1


# What a seat sees and decides -----------------------------------------------------------------------------------------


@_compiled
def _next_living(game, seat):
    while True:
        seat += 1  # a comparison is several times as fast as a remainder
        if seat == game.players:
            seat = 0
        if game.alive[seat]:
            return seat


@_compiled
def _look(game, sight, seat, decides):
    """Fill in what a seat sees; the only place where cards of the game become known to a strategy."""
    top, mask = game.top, game.seen[seat]
    sight.ahead[:] = UNSEEN
    unseen, kittens = game.left_in_pile, game.living - 1 - (decides == PLACE)
    place = 0
    while mask:
        if mask & 1:
            unseen -= 1
            title = game.pile[top + place]
            kittens -= title == KITTEN
            if place < AHEAD:
                sight.ahead[place] = title
        mask >>= 1
        place += 1
    sight.takeable[:] = game.gone
    if not game.kitten_fetched:
        sight.takeable[KITTEN] = 0
    if decides == FETCH and not game.refetch:
        for title in range(TITLES):
            sight.takeable[title] -= game.title >> title & 1
    waits = decides != TURN and decides != PLACE
    sight.decides, sight.me, sight.next, sight.living = decides, seat, _next_living(game, seat), game.living
    sight.hand[:] = game.hands[seat]
    sight.discard[:] = game.gone
    sight.sizes[:] = game.sizes
    sight.pile, sight.unseen, sight.kittens = game.left_in_pile, unseen, max(0, min(unseen, kittens))
    sight.owed, sight.attacked = game.owed, game.attacked
    sight.size = game.size if waits else 0
    sight.title = game.title if waits else NOBODY
    sight.player = game.player if waits else NOBODY
    sight.target = game.target if waits else NOBODY
    sight.nopes = game.nopes if waits else 0
    sight.follower = _next_living(game, game.player)
    sight.pairs, sight.threes, sight.fives = game.pairs, game.threes, game.fives
    sight.names_first, sight.refetch, sight.adds = game.names_first, game.refetch, game.adds


@_compiled
def _decide(game, sight, seat, decides):
    _look(game, sight, seat, decides)
    dice, which = game.dice[seat + 1], game.playing[seat]
    if which == 0:
        return strategies.random(sight, dice)
    if which == 1:
        return strategies.cautious(sight, dice)
    if which == 2:
        return strategies.aggressive(sight, dice)
    if which == 3:
        return strategies.hoarder(sight, dice)
    if which == 4:
        return strategies.counter(sight, dice)
    if which == 5:
        return strategies.noper(sight, dice)
    return strategies.optimiser(sight, dice)


# Cards and turns ------------------------------------------------------------------------------------------------------


@_compiled
def _discard(game, title):
    game.discard[game.discarded] = title
    game.discarded += 1
    game.gone[title] += 1


@_compiled
def _from_hand(game, seat, title):
    game.hands[seat, title] -= 1
    game.sizes[seat] -= 1
    _discard(game, title)


@_compiled
def _move(game, giver, receiver, title):
    game.hands[giver, title] -= 1
    game.sizes[giver] -= 1
    game.hands[receiver, title] += 1
    game.sizes[receiver] += 1


@_compiled
def _start_turn(game, player, owed, attacked):
    game.phase, game.player, game.owed, game.attacked = TURN, player, owed, attacked
    game.turns += 1
    game.most_owed = max(game.most_owed, owed)


@_compiled
def _pass_turn(game):
    _start_turn(game, _next_living(game, game.player), 1, 0)


@_compiled
def _turn_done(game):
    if game.owed > 1:
        _start_turn(game, game.player, game.owed - 1, 1)
    else:
        _pass_turn(game)


# One step -------------------------------------------------------------------------------------------------------------


@_compiled
def _ask_all(game, last):
    """Ask every living player clockwise after a seat, which comes last."""
    game.asked, game.unanswered = _next_living(game, last), game.living


@_compiled
def _play_of(size, title):
    """The place in :data:`ek_teach.simulation.tally.PLAYS`."""
    if size == 2:
        return counts.P_PAIR
    if size == 3:
        return counts.P_THREE
    if size == 5:
        return counts.P_FIVE
    if title == ATTACK:
        return counts.P_ATTACK
    if title == SKIP:
        return counts.P_SKIP
    if title == FAVOR:
        return counts.P_FAVOR
    if title == SHUFFLE:
        return counts.P_SHUFFLE
    return counts.P_FUTURE


@_compiled
def _note(game, tally, seat, what):
    tally.plays[game.slots[seat], _play_of(game.size, game.title), what] += 1


@_compiled
def _turn(game, sight, tally):
    player = game.player
    size, title, target, named = _decide(game, sight, player, TURN)
    if size == 0:
        _draw(game)
        return
    game.size, game.title, game.target, game.named, game.nopes = size, title, target, named, 0
    game.chain[0] = player
    if size == 5:
        for place in range(TITLES - 1, -1, -1):
            if title >> place & 1:
                _from_hand(game, player, place)
    else:
        for _ in range(size):
            _from_hand(game, player, title)
    _ask_all(game, player)
    _note(game, tally, player, counts.LAID)
    game.phase = ANSWER


@_compiled
def _draw(game):
    player = game.player
    title = game.pile[game.top]
    game.hidden_by = game.origin[game.top]
    game.origin[game.top] = 0
    game.top += 1
    game.left_in_pile -= 1
    for seat in range(game.players):
        game.seen[seat] >>= 1
    if title == KITTEN:
        game.phase = DRAWN
        return
    game.hands[player, title] += 1
    game.sizes[player] += 1
    _turn_done(game)


@_compiled
def _answer(game, sight, tally):
    seat, nopes = game.asked, game.nopes
    if (
        game.hands[seat, NOPE]
        and (game.chain[nopes] != seat or game.own_nope)
        and not (nopes and game.only_cancelled and seat != game.chain[nopes - 1])
        and _decide(game, sight, seat, ANSWER)[0]
    ):
        _from_hand(game, seat, NOPE)
        game.nopes = nopes + 1
        game.chain[nopes + 1] = seat
        tally.plays[game.slots[seat], counts.P_NOPE, counts.LAID] += 1
        _ask_all(game, seat)
        return
    game.unanswered -= 1
    if game.unanswered:
        game.asked = _next_living(game, seat)
    else:
        _close(game, tally)


@_compiled
def _close(game, tally):
    nopes = game.nopes
    tally.chains[min(nopes, 5)] += 1
    game.most_nopes = max(game.most_nopes, nopes)
    for place in range(nopes, 0, -2):
        tally.plays[game.slots[game.chain[place]], counts.P_NOPE, counts.STOOD] += 1
    if nopes:
        tally.plays[game.slots[game.chain[nopes]], counts.P_NOPE, counts.MATTERED] += 1
    game.phase = TURN
    if nopes % 2 == 0:
        _note(game, tally, game.player, counts.STOOD)
        _carry_out(game, tally)


@_compiled
def _carry_out(game, tally):
    player = game.player
    size, title, target = game.size, game.title, game.target
    if size == 5:
        game.phase = FETCH
    elif size == 3:
        if game.names_first:
            _ask_for(game, tally)
        else:
            game.phase = NAME
    elif size == 2:
        if game.sizes[target]:
            game.phase = STOLEN
    elif title == FAVOR:
        if game.sizes[target]:
            game.phase = GIVE
    elif title == SHUFFLE:
        game.phase = SHUFFLED
    elif title == FUTURE:
        _peek(game, tally)
    else:
        if game.pile[game.top] == KITTEN:
            _note(game, tally, player, counts.MATTERED)
        if title == SKIP:
            _turn_done(game)
        else:
            owed = game.owed + 2 if game.attacked and game.adds else 2
            _start_turn(game, _next_living(game, player), owed, 1)


@_compiled
def _peek(game, tally):
    looked = min(3, game.left_in_pile)
    if looked < 3 and game.peek_nothing:
        looked = 0
    game.seen[game.player] |= (1 << looked) - 1
    for place in range(looked):
        if game.pile[game.top + place] == KITTEN:
            _note(game, tally, game.player, counts.MATTERED)
            break


@_compiled
def _take(game, tally, title):
    _move(game, game.target, game.player, title)
    if title == DEFUSE:
        _note(game, tally, game.player, counts.MATTERED)
    game.phase = TURN


@_compiled
def _ask_for(game, tally):
    game.phase = TURN
    if game.hands[game.target, game.named]:
        _take(game, tally, game.named)


@_compiled
def _fetch(game, sight, tally):
    player = game.player
    title = _decide(game, sight, player, FETCH)[0]
    place = game.discarded - 1
    while game.discard[place] != title:
        place -= 1
    for later in range(place, game.discarded - 1):
        game.discard[later] = game.discard[later + 1]
    game.discarded -= 1
    game.gone[title] -= 1
    game.hands[player, title] += 1
    game.sizes[player] += 1
    if title == DEFUSE:
        _note(game, tally, player, counts.MATTERED)
    game.phase = TURN


@_compiled
def _drawn(game, tally):
    player = game.player
    if game.hands[player, DEFUSE]:
        _from_hand(game, player, DEFUSE)
        for what in range(3):
            tally.plays[game.slots[player], counts.P_DEFUSE, what] += 1
        game.phase = HIDDEN if game.at_random else PLACE
        return
    _explode(game, tally)


@_compiled
def _explode(game, tally):
    player = game.player
    if game.kitten_discarded:
        _discard(game, KITTEN)
    for title in range(TITLES - 1, -1, -1):
        if game.hand_discarded:
            for _ in range(game.hands[player, title]):
                _discard(game, title)
        game.hands[player, title] = 0
    game.sizes[player] = 0
    game.alive[player] = 0
    game.living -= 1
    slot, order = game.slots[player], game.out
    origin = 0 if game.hidden_by == 0 else 1 if game.hidden_by == player + 1 else 2
    tally.causes[slot, 2 * origin + game.attacked] += 1
    tally.out[slot, order] += 1
    tally.seat_out[player, order] += 1
    tally.out_turns[order, 0] += game.turns
    tally.out_turns[order, 1] += game.turns**2
    game.out += 1
    if game.living == 1:
        game.phase = OVER
    elif game.owed > 1 and game.debt_passed:
        _start_turn(game, _next_living(game, player), game.owed - 1, 1)
    else:
        _pass_turn(game)


@_compiled
def _put_back(game, place, seat):
    """Put the Kitten back; a seat that knows where is given, else :data:`NOBODY`."""
    game.top -= 1
    game.left_in_pile += 1
    top = game.top
    for higher in range(place):
        game.pile[top + higher] = game.pile[top + higher + 1]
        game.origin[top + higher] = game.origin[top + higher + 1]
    game.pile[top + place] = KITTEN
    game.origin[top + place] = seat + 1
    for other in range(game.players):
        mask = game.seen[other]
        low = mask & ((1 << place) - 1)
        game.seen[other] = (low | 1 << place | mask >> place << (place + 1)) if other == seat else 0
    if game.owed > 1 and game.defuse_drops:
        _pass_turn(game)
    else:
        _turn_done(game)


@_compiled
def _reshuffle(game, tally):
    top, size = game.top, game.left_in_pile
    kitten_was_next = game.pile[top] == KITTEN
    _shuffle(game.pile[top : top + size], game.dice[0])
    game.origin[top : top + size] = 0
    game.seen[:] = 0
    if kitten_was_next and game.pile[top] != KITTEN:
        _note(game, tally, game.player, counts.MATTERED)
    game.phase = TURN


@_compiled
def advance(game, sight, tally):
    """Take one step, the same that the readable engine takes."""
    phase = game.phase
    game.steps += 1
    if phase == ANSWER:
        _answer(game, sight, tally)
    elif phase == TURN:
        _turn(game, sight, tally)
    elif phase == DRAWN:
        _drawn(game, tally)
    elif phase == PLACE:
        _put_back(game, _decide(game, sight, game.player, PLACE)[0], game.player)
    elif phase == SHUFFLED:
        _reshuffle(game, tally)
    elif phase == STOLEN:
        target = game.target
        _take(game, tally, strategies.nth(game.hands[target], below(game.dice[0], game.sizes[target])))
    elif phase == GIVE:
        _take(game, tally, _decide(game, sight, game.target, GIVE)[0])
    elif phase == NAME:
        game.named = _decide(game, sight, game.player, NAME)[0]
        _ask_for(game, tally)
    elif phase == FETCH:
        _fetch(game, sight, tally)
    elif phase == HIDDEN:
        _put_back(game, below(game.dice[0], game.left_in_pile + 1), NOBODY)


# Many games -----------------------------------------------------------------------------------------------------------


@_compiled
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
        _deal(game)


@_compiled
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
