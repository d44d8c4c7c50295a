"""What a seat sees, and what the strategy that sits there decides."""

from typing import Final

from ek_teach.play import strategies
from ek_teach.play.sight import AHEAD, FETCH, KITTEN, NOBODY, PLACE, TITLES, TURN, UNSEEN
from ek_teach.simulation.compiling import compiled

__all__ = ["COMPILED", "decide", "next_living"]

COMPILED: Final = ("random", "cautious", "aggressive", "hoarder", "counter", "noper", "optimiser")
"""The strategies that the kernel plays, in the order of their numbers."""


@compiled
def next_living(game, seat):
    """The living seat that comes next, clockwise."""
    while True:
        seat += 1  # a comparison is several times as fast as a remainder
        if seat == game.players:
            seat = 0
        if game.alive[seat]:
            return seat


@compiled
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
    sight.decides, sight.me, sight.next, sight.living = decides, seat, next_living(game, seat), game.living
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
    sight.follower = next_living(game, game.player)
    sight.pairs, sight.threes, sight.fives = game.pairs, game.threes, game.fives
    sight.names_first, sight.refetch, sight.adds = game.names_first, game.refetch, game.adds


@compiled
def decide(game, sight, seat, decides):
    """Let the strategy of a seat decide; what it decides depends on what it is asked."""
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
