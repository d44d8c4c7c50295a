"""Roll the dice of a stream in the kernel, and make known to numba what it calls of other modules."""

from collections.abc import Callable
from typing import Any, Final

from numba.extending import overload, register_jitable

from ek_teach.play import strategies
from ek_teach.play.streams import below, philox
from ek_teach.simulation import tally as counts
from ek_teach.simulation.compiling import compiled
from ek_teach.simulation.records import BLOCK, GAME_HIGH, GAME_LOW, K0, K1, UNUSED, WHO, WORD_MASK, WORDS

__all__ = ["shuffle"]

_PLAIN: Final[tuple[Callable[..., Any], ...]] = (
    *strategies.HELPERS, *strategies.STRATEGIES.values(), philox, counts.extreme,
)  # fmt: skip
"""Plain functions of other modules that the kernel calls; numba compiles them where it meets them."""

for _function in _PLAIN:
    register_jitable(_function)


@compiled
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


@compiled
def shuffle(cards, dice):
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
