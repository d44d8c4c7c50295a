"""One step of a game, the same that the readable engine takes."""

from ek_teach.play import strategies
from ek_teach.play.sight import ANSWER, FETCH, GIVE, KITTEN, NAME, NOBODY, NOPE, PLACE, TITLES, TURN
from ek_teach.play.streams import below
from ek_teach.simulation import tally as counts
from ek_teach.simulation.compiling import compiled
from ek_teach.simulation.kernel.effects import ask_for, carry_out, fetch, note, reshuffle, take
from ek_teach.simulation.kernel.kittens import kitten_drawn, put_back
from ek_teach.simulation.kernel.seats import decide, next_living
from ek_teach.simulation.kernel.turns import from_hand, turn_done
from ek_teach.simulation.records import DRAWN, HIDDEN, SHUFFLED, STOLEN

__all__ = ["advance"]


@compiled
def _ask_all(game, last):
    """Ask every living player clockwise after a seat, which comes last."""
    game.asked, game.unanswered = next_living(game, last), game.living


@compiled
def _turn(game, sight, tally):
    player = game.player
    size, title, target, named = decide(game, sight, player, TURN)
    if size == 0:
        _draw(game)
        return
    game.size, game.title, game.target, game.named, game.nopes = size, title, target, named, 0
    game.chain[0] = player
    if size == 5:
        for place in range(TITLES - 1, -1, -1):
            if title >> place & 1:
                from_hand(game, player, place)
    else:
        for _ in range(size):
            from_hand(game, player, title)
    _ask_all(game, player)
    note(game, tally, player, counts.LAID)
    game.phase = ANSWER


@compiled
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
    turn_done(game)


@compiled
def _answer(game, sight, tally):
    seat, nopes = game.asked, game.nopes
    if (
        game.hands[seat, NOPE]
        and (game.chain[nopes] != seat or game.own_nope)
        and not (nopes and game.only_cancelled and seat != game.chain[nopes - 1])
        and decide(game, sight, seat, ANSWER)[0]
    ):
        from_hand(game, seat, NOPE)
        game.nopes = nopes + 1
        game.chain[nopes + 1] = seat
        tally.plays[game.slots[seat], counts.P_NOPE, counts.LAID] += 1
        _ask_all(game, seat)
        return
    game.unanswered -= 1
    if game.unanswered:
        game.asked = next_living(game, seat)
    else:
        _close(game, tally)


@compiled
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
        note(game, tally, game.player, counts.STOOD)
        carry_out(game, tally)


@compiled
def advance(game, sight, tally):
    """Take one step, the same that the readable engine takes."""
    phase = game.phase
    game.steps += 1
    if phase == ANSWER:
        _answer(game, sight, tally)
    elif phase == TURN:
        _turn(game, sight, tally)
    elif phase == DRAWN:
        kitten_drawn(game, tally)
    elif phase == PLACE:
        put_back(game, decide(game, sight, game.player, PLACE)[0], game.player)
    elif phase == SHUFFLED:
        reshuffle(game, tally)
    elif phase == STOLEN:
        target = game.target
        take(game, tally, strategies.nth(game.hands[target], below(game.dice[0], game.sizes[target])))
    elif phase == GIVE:
        take(game, tally, decide(game, sight, game.target, GIVE)[0])
    elif phase == NAME:
        game.named = decide(game, sight, game.player, NAME)[0]
        ask_for(game, tally)
    elif phase == FETCH:
        fetch(game, sight, tally)
    elif phase == HIDDEN:
        put_back(game, below(game.dice[0], game.left_in_pile + 1), NOBODY)
