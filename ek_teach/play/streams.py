"""Random numbers that are counted, not remembered: the same number always stands at the same place.

A *stream* is named by a seed, the number of a game, and who rolls the dice: chance itself, or a seat. Its numbers come
from a function of these names and of a counter, so that no game needs the games before it, nobody's dice depend on
how often another rolled, and it makes no difference how many computers share the work. Two games that differ in one
strategy meet the same shuffles as long as they go alike.

The function is Philox-4x32 with ten rounds (Salmon, Moraes, Dror and Shaw, *Parallel random numbers: as easy as 1, 2,
3*, 2011): the seed is its key, and the counter holds, from the first of its four words on, the block, who rolls, and
the low and the high half of the game's number. A block gives four words of 32 bits, used in order. Whole numbers below
a bound are taken from a word by multiplication, with rejection, so that each is exactly as likely as any other
(Lemire, *Fast random integer generation in an interval*, 2019).
"""

from collections.abc import MutableSequence
from typing import Any, Final

from ek_teach.errors import EkTeachError

__all__ = ["CHANCE_ROLLS", "SEED_LIMIT", "Stream", "below", "philox", "require_seed", "shuffle"]

_WORD: Final = 0xFFFFFFFF
_MULTIPLIERS: Final = (0xD2511F53, 0xCD9E8D57)
_WEYL: Final = (0x9E3779B9, 0xBB67AE85)
_ROUNDS: Final = 10

SEED_LIMIT: Final = 1 << 64
"""Seeds and numbers of games are below this."""

CHANCE_ROLLS: Final = 0
"""Who rolls for the shuffles and for cards stolen; seat ``s`` rolls as ``s + 1``."""


def philox(counter: tuple[int, int, int, int], key: tuple[int, int]) -> tuple[int, int, int, int]:
    """Turn a counter of four words and a key of two into four random words of 32 bits.

    Examples
    --------
    The first of the known answers that the authors publish:

    >>> [f"{word:08x}" for word in philox((0, 0, 0, 0), (0, 0))]
    ['6627e8d5', 'e169c58d', 'bc57ac4c', '9b00dbd8']
    """
    c0, c1, c2, c3 = counter
    k0, k1 = key
    for _ in range(_ROUNDS):
        # The masks make this right with whole numbers of any length and with those of 64 bits and a sign alike.
        left, right = _MULTIPLIERS[0] * c0, _MULTIPLIERS[1] * c2
        c0, c1, c2, c3 = right >> 32 & _WORD ^ c1 ^ k0, right & _WORD, left >> 32 & _WORD ^ c3 ^ k1, left & _WORD
        k0, k1 = k0 + _WEYL[0] & _WORD, k1 + _WEYL[1] & _WORD
    return c0, c1, c2, c3


def require_seed(seed: object, name: str = "the seed") -> int:
    """Refuse what is no seed.

    Raises
    ------
    EkTeachError
        Saying what a seed is.
    """
    if seed.__class__ is not int or not 0 <= seed < SEED_LIMIT:
        raise EkTeachError(f"{name} is a whole number from 0 to {SEED_LIMIT - 1}, not {seed!r:.40}.")
    return seed


class Stream:
    """The random numbers of one roller in one game.

    Parameters
    ----------
    seed : int
        From 0 to 2**64 - 1.
    game : int
        The number of the game, from 0 to 2**64 - 1.
    who : int
        :data:`CHANCE_ROLLS`, or a seat plus one.

    Examples
    --------
    >>> dice = Stream(seed=7, game=3)
    >>> [dice.below(6) + 1 for _ in range(6)]
    [4, 1, 1, 4, 4, 3]
    """

    __slots__ = ("_block", "_key", "_tail", "_words")

    def __init__(self, seed: int, game: int = 0, who: int = CHANCE_ROLLS) -> None:
        require_seed(seed)
        require_seed(game, "the number of a game")
        self._key = (seed & _WORD, seed >> 32)
        self._tail = (who, game & _WORD, game >> 32)
        self._block = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next 32 random bits."""
        if not self._words:
            self._words = list(reversed(philox((self._block, *self._tail), self._key)))
            self._block += 1
        return self._words.pop()

    def below(self, bound: int) -> int:
        """The next whole number from 0 to `bound` - 1, each exactly as likely as any other."""
        product = self.word() * bound
        low = product & _WORD
        if low < bound:
            least = (1 << 32) % bound
            while low < least:
                product = self.word() * bound
                low = product & _WORD
        return product >> 32


# Two functions instead of methods: the compiled kernel has them too, for streams of its own.


def below(dice: Stream, bound: int) -> int:
    """The next whole number of a stream from 0 to `bound` - 1."""
    return dice.below(bound)


def shuffle(cards: MutableSequence[Any], dice: Stream) -> None:
    """Shuffle in place, from the last place down (Fisher and Yates)."""
    for last in range(len(cards) - 1, 0, -1):
        other = below(dice, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
