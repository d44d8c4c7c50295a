"""Move cards, and hand the turn on."""

from ek_teach.play.sight import TURN
from ek_teach.simulation.compiling import compiled
from ek_teach.simulation.kernel.seats import next_living

__all__ = ["discard", "from_hand", "move_card", "pass_turn", "start_turn", "turn_done"]


@compiled
def discard(game, title):
    """Put a card on the discard pile."""
    game.discard[game.discarded] = title
    game.discarded += 1
    game.gone[title] += 1


@compiled
def from_hand(game, seat, title):
    """Discard a card out of a hand."""
    game.hands[seat, title] -= 1
    game.sizes[seat] -= 1
    discard(game, title)


@compiled
def move_card(game, giver, receiver, title):
    """Move a card from hand to hand."""
    game.hands[giver, title] -= 1
    game.sizes[giver] -= 1
    game.hands[receiver, title] += 1
    game.sizes[receiver] += 1


@compiled
def start_turn(game, player, owed, attacked):
    """Begin a turn of a player who owes so many."""
    game.phase, game.player, game.owed, game.attacked = TURN, player, owed, attacked
    game.turns += 1
    game.most_owed = max(game.most_owed, owed)


@compiled
def pass_turn(game):
    """Let the next player begin a turn."""
    start_turn(game, next_living(game, game.player), 1, 0)


@compiled
def turn_done(game):
    """End a turn that is over: the same player's next one, or the next player's."""
    if game.owed > 1:
        start_turn(game, game.player, game.owed - 1, 1)
    else:
        pass_turn(game)
