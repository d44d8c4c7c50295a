"""A drawn Exploding Kitten: a Defuse, an explosion, and the way back into the pile."""

from ek_teach.play.sight import DEFUSE, KITTEN, PLACE, TITLES
from ek_teach.simulation import tally as counts
from ek_teach.simulation.compiling import compiled
from ek_teach.simulation.kernel.seats import next_living
from ek_teach.simulation.kernel.turns import discard, from_hand, pass_turn, start_turn, turn_done
from ek_teach.simulation.records import HIDDEN, OVER

__all__ = ["kitten_drawn", "put_back"]


@compiled
def kitten_drawn(game, tally):
    """Play a Defuse, or explode."""
    player = game.player
    if game.hands[player, DEFUSE]:
        from_hand(game, player, DEFUSE)
        for what in range(3):
            tally.plays[game.slots[player], counts.P_DEFUSE, what] += 1
        game.phase = HIDDEN if game.at_random else PLACE
        return
    _explode(game, tally)


@compiled
def _explode(game, tally):
    player = game.player
    if game.kitten_discarded:
        discard(game, KITTEN)
    for title in range(TITLES - 1, -1, -1):
        if game.hand_discarded:
            for _ in range(game.hands[player, title]):
                discard(game, title)
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
        start_turn(game, next_living(game, player), game.owed - 1, 1)
    else:
        pass_turn(game)


@compiled
def put_back(game, place, seat):
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
        pass_turn(game)
    else:
        turn_done(game)
