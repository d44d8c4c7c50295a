"""The counted dice: published answers, numbers that are spread evenly, and streams that have nothing in common."""

from collections import Counter
from itertools import permutations, product

import pytest

from ek_teach.errors import EkTeachError
from ek_teach.play.streams import CHANCE_ROLLS, SEED_LIMIT, Stream, below, philox, require_seed, shuffle

RANGE = 1 << 32

KNOWN = [
    ("00000000 00000000 00000000 00000000", "00000000 00000000", "6627e8d5 e169c58d bc57ac4c 9b00dbd8"),
    ("ffffffff ffffffff ffffffff ffffffff", "ffffffff ffffffff", "408f276d 41c83b0e a20bc7c6 6d5451fd"),
    ("243f6a88 85a308d3 13198a2e 03707344", "a4093822 299f31d0", "d16cfe09 94fdcceb 5001e420 24126ea1"),
]


def words(text: str) -> tuple[int, ...]:
    return tuple(int(word, 16) for word in text.split())


@pytest.mark.parametrize(("counter", "key", "answer"), KNOWN)
def test_philox_gives_the_answers_that_its_authors_publish(counter: str, key: str, answer: str) -> None:
    """kat_vectors of Random123, philox4x32 with 10 rounds."""
    assert philox(words(counter), words(key)) == words(answer)  # type: ignore[arg-type]


def test_a_stream_is_what_its_names_say_block_by_block() -> None:
    """The seed is the key; the counter holds the block, who rolls, and the two halves of the game's number."""
    seed, game = 0x299F31D0_A4093822, 0x03707344_13198A2E
    dice = Stream(seed, game, 0x85A308D3)
    dice._block = 0x243F6A88
    assert [dice.word() for _ in range(4)] == list(words(KNOWN[2][2]))
    assert dice.word() == philox((0x243F6A89, 0x85A308D3, 0x13198A2E, 0x03707344), (0xA4093822, 0x299F31D0))[0]


def test_the_same_stream_again_rolls_the_same_and_any_other_something_else() -> None:
    names = list(product((0, 1, 1 << 32, SEED_LIMIT - 1), (0, 1, 1 << 32, SEED_LIMIT - 1), range(6)))
    rolled = {tuple(Stream(*name).word() for _ in range(1)) + tuple(_some(*name)) for name in names}
    assert len(rolled) == len(names)
    assert all(_some(*name) == _some(*name) for name in names)
    assert _some(3, 0, CHANCE_ROLLS) == _some(3, 0, 0) != _some(0, 3, 0)


def _some(seed: int, game: int, who: int) -> list[int]:
    dice = Stream(seed, game, who)
    return [dice.word() for _ in range(9)]


def told(*numbers: int) -> Stream:
    """A stream that gives these words first."""
    dice = Stream(0)
    dice._words = list(reversed(numbers))
    return dice


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 13, 24, 52, 56, 65_537, (1 << 31) + 1, RANGE - 1, RANGE])
def test_each_number_below_a_bound_is_reached_from_equally_many_words(bound: int) -> None:
    """Of all 2**32 words, those from `first` to `last` give a number, and the word before `first` does not."""
    rest = RANGE % bound
    share = (RANGE - rest) // bound
    numbers = range(bound) if bound < 100 else (0, 1, 2, bound // 2, bound - 2, bound - 1)
    for number in numbers:
        first = -(-(number * RANGE + rest) // bound)
        last = ((number + 1) * RANGE - 1) // bound
        assert last - first + 1 == share
        assert told(first).below(bound) == told(last).below(bound) == below(told(first), bound) == number
        before = told(first - 1, last) if first else None
        if before is not None:
            # It belongs to the number before, or is thrown away and the next word taken.
            skipped = (first - 1) * bound >= number * RANGE
            assert before.below(bound) == (number if skipped else number - 1)
            assert before._words == ([] if skipped else [last])


def test_a_word_that_would_tip_the_balance_is_thrown_away_as_often_as_it_comes() -> None:
    assert told(0, 0, 0, RANGE - 1).below(6) == 5
    assert told(0).below(4) == 0


def spread(counts: Counter[object], cells: int) -> float:
    """Pearson's statistic of counts that should be alike."""
    expected = counts.total() / cells
    missing = cells - len(counts)
    return sum((count - expected) ** 2 / expected for count in counts.values()) + missing * expected


def test_a_die_falls_on_each_side_alike() -> None:
    dice = Stream(11)
    assert spread(Counter(dice.below(6) for _ in range(30_000)), 6) < 25.7  # of 5 degrees of freedom, 1 in 10,000


def test_a_shuffle_gives_each_order_of_four_cards_alike() -> None:
    dice, counts = Stream(5, 7), Counter[object]()
    for _ in range(24_000):
        cards = list("ABCD")
        shuffle(cards, dice)
        counts["".join(cards)] += 1
    assert set(counts) == {"".join(order) for order in permutations("ABCD")}
    assert spread(counts, 24) < 56.6  # of 23 degrees of freedom, 1 in 10,000


def test_first_numbers_of_neighbouring_games_and_seats_are_spread_alike() -> None:
    assert spread(Counter(Stream(1, game).below(13) for game in range(13_000)), 13) < 39.2  # 12 degrees of freedom
    assert spread(Counter(Stream(seed, 1, 2).below(13) for seed in range(13_000)), 13) < 39.2


@pytest.mark.parametrize("cards", [[], ["A"]])
def test_nothing_and_one_card_are_shuffled_without_a_roll(cards: list[str]) -> None:
    dice = Stream(1)
    shuffle(cards, dice)
    assert dice._block == 0


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT, 1.0, "7", None, True])
def test_what_is_no_seed_is_refused_in_a_sentence(seed: object) -> None:
    for make in (require_seed, Stream):
        with pytest.raises(EkTeachError, match=r"^the seed is a whole number from 0 to 18446744073709551615, not "):
            make(seed)  # type: ignore[arg-type]
    with pytest.raises(EkTeachError, match=r"^the number of a game is a whole number from 0 to "):
        Stream(0, seed)  # type: ignore[arg-type]


def test_the_least_and_the_largest_seed_are_seeds() -> None:
    assert (require_seed(0), require_seed(SEED_LIMIT - 1)) == (0, SEED_LIMIT - 1)
