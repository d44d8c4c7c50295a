"""Set a game of the kernel up."""

from typing import Final

import numpy as np

from ek_teach.cards import BOX, Title
from ek_teach.play.sight import CODES, DEFUSE, KITTEN, TURN
from ek_teach.simulation.compiling import compiled
from ek_teach.simulation.kernel.dice import shuffle
from ek_teach.simulation.records import (
    ADD_KITTENS,
    DEAL_DEFUSES,
    DEAL_HANDS,
    MIDDLE,
    RETURN_DEFUSES,
    SHUFFLE_DECK,
    SHUFFLE_PILE,
    THIN_DECK,
)  # fmt: skip

__all__ = ["deal"]

_DECK: Final = np.array(
    [CODES.index(title) for title, many in BOX.items() for _ in range(many)
     if title not in (Title.EXPLODING_KITTEN, Title.DEFUSE)], np.int64,
)  # fmt: skip
_DEFUSES: Final = BOX[Title.DEFUSE]


@compiled
def deal(game):
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
            shuffle(pile[top : top + size], game.dice[0])
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
