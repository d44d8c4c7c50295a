"""Lesson 16, strategies in a population: from games that were counted to the shares of the next generation."""

from fractions import Fraction
from functools import cache

from ek_teach.lessons.exercises import Chance, Dice, Given, Parting, Task, template
from ek_teach.simulation import simulate

_STRATEGIES = ("random", "cautious", "aggressive", "hoarder", "counter", "noper")

_DUELS = 20
"""How many duels are played for a student: few enough to count along, and soon done on the readable engine."""


@cache
def _won(one: str, other: str, seed: int) -> int:
    """How many of the duels the first one wins."""
    played = simulate([one, other], "es", games=_DUELS, seed=seed, engine="readable", progress=False)
    return int(played.tally.won.sum(axis=1)[0])


def _rounded(given: Given, value: Fraction) -> bool:
    return Chance().same(given, value)


@template("population-1", lesson=16, title="Strategies in a population: the next generation")
def population_1(dice: Dice) -> Task:
    """Some duels are counted; then the winners of one generation of random duels are copied."""
    one, other = dice.some(_STRATEGIES, 2)
    seed, tenths = dice.whole(0, 9_999), dice.pick((2, 3, 4, 6, 7, 8))
    share = Fraction(tenths, 10)

    def rate() -> Fraction:
        return Fraction(_won(one, other, seed), _DUELS)

    def met() -> Fraction:
        """The chance to win of one who plays the first strategy, against whoever comes."""
        return share * Fraction(1, 2) + (1 - share) * rate()

    def parts(given: Given) -> Parting | None:
        wins = met()
        half = f"{share} × 1/2 + {1 - share} × {rate()} = {wins}"
        kind = f"with a chance of {share} a {one} meets its own kind, and then wins 1/2."
        ways = (
            (wins, f"{half} is how often a {one} wins; its share becomes 2 × {share} × that, as 2 sit at a table."),
            (rate(), f"{rate()} is how {one} fares against {other}; but {kind}"),
            (share * rate(), f"Not all of its duels are against {other}: {kind}"),
            (2 * share * rate(), f"Not all of its duels are against {other}: {kind}"),
            (share * wins, f"{half} is how often a {one} wins; to see how it grows, divide by an even share, 1/2."),
            (1 - 2 * share * wins, f"That is the share of {other}; {one} is asked for."),
            (share, f"A share stays the same if one duel in two is won; a {one} wins {half}."),
        )
        for value, sentence in ways:
            if _rounded(given, value):
                return Parting(sentence)
        return Parting(
            f"Begin with how often a {one} wins: {half}. Then weigh it with the share, and with 2 at a table."
        )

    return Task(
        f"In {_DUELS} duels under es, {one} won {_won(one, other, seed)} against {other}; take that for its chance to"
        f" win. In a large population {tenths} of 10 play {one}, the others {other}. Duels are drawn at random, and the"
        f" next generation plays like the winners. What share of it plays {one}?",
        Chance(),
        lambda: 2 * share * met(),
        parts=parts,
    )
