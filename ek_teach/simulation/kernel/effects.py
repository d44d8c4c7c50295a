"""Carry out what was laid and not cancelled, and count what became of it."""

from ek_teach.play.sight import ATTACK, DEFUSE, FAVOR, FETCH, FUTURE, GIVE, KITTEN, NAME, SHUFFLE, SKIP, TURN
from ek_teach.simulation import tally as counts
from ek_teach.simulation.compiling import compiled
from ek_teach.simulation.kernel.dice import shuffle
from ek_teach.simulation.kernel.seats import decide, next_living
from ek_teach.simulation.kernel.turns import move_card, start_turn, turn_done
from ek_teach.simulation.records import SHUFFLED, STOLEN

__all__ = ["ask_for", "carry_out", "fetch", "note", "reshuffle", "take"]


@compiled
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


@compiled
def note(game, tally, seat, what):
    """Count for a seat what became of the play at hand."""
    tally.plays[game.slots[seat], _play_of(game.size, game.title), what] += 1


@compiled
def carry_out(game, tally):
    """Do what the cards that were laid say, or say who decides next."""
    player = game.player
    size, title, target = game.size, game.title, game.target
    if size == 5:
        game.phase = FETCH
    elif size == 3:
        if game.names_first:
            ask_for(game, tally)
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
            note(game, tally, player, counts.MATTERED)
        if title == SKIP:
            turn_done(game)
        else:
            owed = game.owed + 2 if game.attacked and game.adds else 2
            start_turn(game, next_living(game, player), owed, 1)


@compiled
def _peek(game, tally):
    looked = min(3, game.left_in_pile)
    if looked < 3 and game.peek_nothing:
        looked = 0
    game.seen[game.player] |= (1 << looked) - 1
    for place in range(looked):
        if game.pile[game.top + place] == KITTEN:
            note(game, tally, game.player, counts.MATTERED)
            break


@compiled
def take(game, tally, title):
    """Move a card from the target to the player."""
    move_card(game, game.target, game.player, title)
    if title == DEFUSE:
        note(game, tally, game.player, counts.MATTERED)
    game.phase = TURN


@compiled
def ask_for(game, tally):
    """Take the card that was named, if the target has it."""
    game.phase = TURN
    if game.hands[game.target, game.named]:
        take(game, tally, game.named)


@compiled
def fetch(game, sight, tally):
    """Take a card out of the discard pile."""
    player = game.player
    title = decide(game, sight, player, FETCH)[0]
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
        note(game, tally, player, counts.MATTERED)
    game.phase = TURN


@compiled
def reshuffle(game, tally):
    """Shuffle the pile; nobody knows a card of it any more."""
    top, size = game.top, game.left_in_pile
    kitten_was_next = game.pile[top] == KITTEN
    shuffle(game.pile[top : top + size], game.dice[0])
    game.origin[top : top + size] = 0
    game.seen[:] = 0
    if kitten_was_next and game.pile[top] != KITTEN:
        note(game, tally, game.player, counts.MATTERED)
    game.phase = TURN
