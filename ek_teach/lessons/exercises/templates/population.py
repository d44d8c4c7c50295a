"""Lesson 16, strategies in a population: from games that were counted to the shares of the next generation."""

from fractions import Fraction
from functools import cache

from ek_teach.explain import load_catalogue
from ek_teach.lessons.exercises import Chance, Dice, Given, Parting, Task, template
from ek_teach.lessons.exercises.speaking import words_of

_STRATEGIES = ("random", "cautious", "aggressive", "hoarder", "counter", "noper")

_DUELS = 20
"""How many duels are played for a student: few enough to count along, and soon done on the readable engine."""


@cache
def _won(one: str, other: str, seed: int) -> int:
    """How many of the duels the first one wins."""
    # Here, so that the other exercises are there where numpy is not: in a browser.
    from ek_teach.simulation import simulate

    played = simulate([one, other], "es", games=_DUELS, seed=seed, engine="readable", progress=False)
    return int(played.tally.won.sum(axis=1)[0])


def _named(strategy: str) -> str:
    return load_catalogue().say(f"strategy-{strategy}.label")


def _rounded(given: Given, value: Fraction) -> bool:
    return Chance().same(given, value)


@template("population-1", lesson=16)
def population_1(dice: Dice) -> Task:
    """Some duels are counted; then the winners of one generation of random duels are copied."""
    one, other = dice.some(_STRATEGIES, 2)
    seed, tenths = dice.whole(0, 9_999), dice.pick((2, 3, 4, 6, 7, 8))
    share = Fraction(tenths, 10)
    named = {"one": _named(one), "other": _named(other)}
    say = words_of("population-1")

    def rate() -> Fraction:
        return Fraction(_won(one, other, seed), _DUELS)

    def met() -> Fraction:
        """The chance to win of one who plays the first strategy, against whoever comes."""
        return share * Fraction(1, 2) + (1 - share) * rate()

    def parts(given: Given) -> Parting | None:
        wins = met()
        ways = (
            (wins, "wins"),
            (rate(), "rate"),
            (share * rate(), "own-kind"),
            (2 * share * rate(), "own-kind"),
            (share * wins, "half"),
            (1 - 2 * share * wins, "other"),
            (share, "stays"),
        )
        way = next((way for value, way in ways if _rounded(given, value)), "begin")
        half = f"{share} × 1/2 + {1 - share} × {rate()} = {wins}"
        return Parting(say(way, half=half, share=str(share), rate=str(rate()), **named))

    return Task(
        say("question", duels=_DUELS, won=_won(one, other, seed), tenths=tenths, **named),
        Chance(),
        lambda: 2 * share * met(),
        parts=parts,
    )
