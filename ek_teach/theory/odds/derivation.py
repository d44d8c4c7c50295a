"""How the chance of a Kitten among the next cards comes about, one factor a card, told in words."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import prod
from typing import Final, NamedTuple

from ek_teach.cards import UNKNOWN, Cards, Title
from ek_teach.engine import View
from ek_teach.explain import load_catalogue
from ek_teach.play import Odds, kitten_odds, odds_words
from ek_teach.theory.odds.tables import assumptions_of

__all__ = ["Derivation", "Factor", "derive"]

_KITTEN: Final = Title.EXPLODING_KITTEN


class Factor(NamedTuple):
    """The chance that one card is safe, if all before it were.

    Attributes
    ----------
    card : str
        The code of the card where it is known, else ``?``.
    safe, left : int
        How many of how many unknown cards are safe; 1 of 1 for a card known to be safe, 0 of 1 for a known Kitten.
    """

    card: Cards
    safe: int
    left: int

    def __str__(self) -> str:
        return f"{self.safe}/{self.left}" if self.card == UNKNOWN else str(self.safe)


@dataclass(frozen=True)
class Derivation:
    """How the chance of a Kitten among the next cards comes about, as a product of one factor a card.

    Attributes
    ----------
    odds : Odds
    factors : tuple of Factor
        Up to the first that is 0, where there is one.
    above, below, cancelled : tuple of int
        What is left of the product above and below the line, and what stood on both sides of it.
    method : str
    exact : bool
    assumptions : tuple of str
    """

    odds: Odds
    factors: tuple[Factor, ...]
    above: tuple[int, ...]
    below: tuple[int, ...]
    cancelled: tuple[int, ...]
    method: str
    exact: bool
    assumptions: tuple[str, ...]

    def words(self, language: str | None = None) -> tuple[str, ...]:
        """Tell it, a sentence a step.

        Examples
        --------
        >>> from ek_teach.engine import situation, view
        >>> from ek_teach.rulebook import load_rulebook
        >>> known = view(situation(load_rulebook("es"), ["DA", "DN"], "PPPPK"), 0)
        >>> for line in derive(known, 2).words()[2:]:
        ...     print(line)
        Card 1: 4 of the 5 unknown cards are safe. The factor is 4/5.
        Card 2: the cards before it were safe, so 3 of the 4 unknown cards that are left are safe. The factor is 3/4.
        One after the other means multiply: 4/5 × 3/4.
        4 stands above and below, so it cancels. Left is 3 / 5.
        The chance of the good end is 3/5, which is 60.0 %.
        What is missing to 1 is the chance of at least one Exploding Kitten: 1 − 3/5 = 2/5, which is 40.0 %.
        Assumed: there is one Exploding Kitten fewer than players still in the game.
        """
        catalogue, odds = load_catalogue(language), self.odds
        say = catalogue.say

        def percent(chance: Fraction) -> str:
            return catalogue.number(100 * chance, ".1f")

        counts = odds_words(odds, language)[1:]
        assumed = counts[-1:] if odds.assumed else ()
        lines = [*(counts[:-1] if odds.assumed else counts), say("odds-derive-ask", draws=odds.draws)]
        lines += self._steps(language)
        if not odds.safe:
            return (*lines, say("odds-derive-dead"), *assumed)
        if len(self.factors) > 1:
            lines.append(say("odds-derive-product", factors=" × ".join(map(str, self.factors))))
        if self.cancelled:
            gone = catalogue.listing(map(str, self.cancelled))
            rest = f"{_product(self.above)} / {_product(self.below)}"
            lines.append(say("odds-derive-cancel", many=len(self.cancelled), gone=gone, rest=rest))
        lines.append(say("odds-derive-safe", safe=str(odds.safe), percent=percent(odds.safe)))
        lines.append(
            say("odds-derive-chance", safe=str(odds.safe), chance=str(odds.chance), percent=percent(odds.chance))
        )
        return (*lines, *assumed)

    def _steps(self, language: str | None) -> Iterator[str]:
        say, before = load_catalogue(language).say, 0
        for number, factor in enumerate(self.factors, 1):
            if factor.card != UNKNOWN:
                yield say("odds-derive-kitten" if factor.card == _KITTEN else "odds-derive-known", number=number)
            elif not factor.safe:
                yield say("odds-derive-none-safe", number=number)
            else:
                yield say(
                    "odds-derive-factor",
                    before=before, number=number, safe=factor.safe, left=factor.left, factor=str(factor),
                )  # fmt: skip
                before += 1

    def __str__(self) -> str:
        return "\n".join(self.words())


def _product(numbers: tuple[int, ...]) -> str:
    if len(numbers) < 2:
        return str(prod(numbers))
    return f"({' × '.join(map(str, numbers))})"


def derive(view: View, draws: int) -> Derivation:
    """Work out the chance of a Kitten among the next cards, one factor a card.

    Parameters
    ----------
    view : View
        What a player, or everybody, knows.
    draws : int
        How many cards, counted from the top; or owed turns.

    Returns
    -------
    Derivation

    Raises
    ------
    EkTeachError
        If there are not so many cards, or no pile to draw from.

    Examples
    --------
    >>> from ek_teach.engine import situation, view
    >>> from ek_teach.rulebook import load_rulebook
    >>> known = view(situation(load_rulebook("es"), ["DA", "DN"], "PPPPK"), 0)
    >>> [str(factor) for factor in derive(known, 3).factors], str(derive(known, 3).odds.chance)
    (['4/5', '3/4', '2/3'], '3/5')
    """
    odds = kitten_odds(view, draws)
    factors: list[Factor] = []
    safe, left = odds.unknown - odds.kittens, odds.unknown
    for card in odds.top:
        if card == UNKNOWN:
            factors.append(Factor(card, safe, left))
            safe, left = safe - 1, left - 1
        else:
            factors.append(Factor(card, int(card != _KITTEN), 1))
        if not factors[-1].safe:
            break
    unknown = [factor for factor in factors if factor.card == UNKNOWN]
    above, below = Counter(factor.safe for factor in unknown), Counter(factor.left for factor in unknown)
    both = above & below
    return Derivation(
        odds,
        tuple(factors),
        _falling(above - both),
        _falling(below - both),
        _falling(both),
        load_catalogue().say("method-factors"),
        True,
        assumptions_of(odds),
    )


def _falling(numbers: Counter[int]) -> tuple[int, ...]:
    return tuple(sorted(numbers.elements(), reverse=True))
