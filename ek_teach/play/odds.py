"""How likely the next draw is an Exploding Kitten, from nothing but what a player knows."""

from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Final

from ek_teach.cards import BOX, UNKNOWN, Cards, Title
from ek_teach.engine import Phase, View
from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import load_catalogue

__all__ = ["Odds", "kitten_odds", "odds_words"]

_KITTEN: Final = Title.EXPLODING_KITTEN


@dataclass(frozen=True, slots=True)
class Odds:
    """The chance of a Kitten among the next cards of the draw pile, and the counts that it comes from.

    Attributes
    ----------
    chance : Fraction
        That at least one of the next `draws` cards is a Kitten.
    draws : int
        How many cards are looked at.
    top : str
        What is known of these cards, top first; ``?`` for those that are not known.
    kittens : int
        Kittens among the unknown cards of the pile.
    unknown : int
        Unknown cards of the pile.
    in_sight : int
        Kittens whose place in the pile is known.
    pile : int
        Cards in the pile.
    assumed : bool
        Whether the number of Kittens is not told by the cards in sight, so that the rule stands in: one fewer than the
        players still in the game (es *Preparación* 5; tr *Kurulum* 4; en-2025 *Setup* 4).
    """

    chance: Fraction
    draws: int
    top: Cards
    kittens: int
    unknown: int
    in_sight: int
    pile: int
    assumed: bool

    @property
    def safe(self) -> Fraction:
        """The chance that none of these cards is a Kitten."""
        return 1 - self.chance

    def __str__(self) -> str:
        catalogue = load_catalogue()
        return catalogue.marks.aside(str(self.chance), catalogue.percent(self.chance, close=True))


def kitten_odds(view: View, draws: int = 1) -> Odds:
    """Tell the exact chance that the next cards of the pile hold an Exploding Kitten.

    The unknown cards of the pile are taken to lie in any order, all orders being equally likely; the number of Kittens
    among them follows the hypergeometric distribution. That somebody may have hidden a Kitten with a purpose is
    nothing that a view tells.

    Parameters
    ----------
    view : View
        What a player, or everybody, knows; nothing else is looked at.
    draws : int
        How many cards, counted from the top.

    Returns
    -------
    Odds

    Raises
    ------
    EkTeachError
        For what is no view; if there are not so many cards, or no pile to draw from: before the set-up is done and
        after the game.

    Examples
    --------
    >>> from ek_teach.engine import situation, view
    >>> from ek_teach.rulebook import load_rulebook
    >>> known = view(situation(load_rulebook("es"), ["DA", "DN", "DS"], "PPPPTTKK"), 0)
    >>> str(kitten_odds(known)), str(kitten_odds(known, draws=3))
    ('1/4 (25.0%)', '9/14 (64.3%)')
    """
    if not isinstance(view, View):
        raise EkTeachError(f"odds are told from a view, as view() of a state gives it, not from {shown(view)}.")
    table, pile = view.table, view.table.pile
    if view.phase is Phase.OVER:
        raise EkTeachError("the game is over, so nobody draws any more.")
    if view.phase is Phase.SETUP or view.chance == "deck":
        raise EkTeachError("the set-up is not done, so there is no draw pile yet.")
    if draws.__class__ is not int or draws < 1:
        raise EkTeachError(f"draws is a whole number from 1, not {shown(draws)}.")
    if draws > len(pile):
        raise EkTeachError(
            f"the draw pile has 1 card, so {draws} cannot be drawn."
            if len(pile) == 1
            else f"the draw pile has {len(pile)} cards, so {draws} cannot be drawn."
        )
    # A Kitten that was drawn and is not yet back, or has not yet gone off, lies face up before a living player.
    in_the_air = sum(table.face_up[seat].count(_KITTEN) for seat in table.living)
    in_sight, unknown = pile.count(_KITTEN), pile.count(UNKNOWN)
    kittens = max(0, min(len(table.living) - 1 - in_the_air - in_sight, unknown))
    top = pile[:draws]
    blanks = top.count(UNKNOWN)
    safe = Fraction(0) if _KITTEN in top else Fraction(comb(unknown - kittens, blanks), comb(unknown, blanks))
    return Odds(1 - safe, draws, top, kittens, unknown, in_sight, len(pile), bool(unknown) and not _is_told(view))


def _is_told(view: View) -> bool:
    """Whether the cards in sight leave just as many Kittens in play as there should be, as in every whole game."""
    table = view.table
    gone = table.discard + table.put_away + "".join(
        cards for seat, cards in enumerate(table.face_up) if seat not in table.living
    )  # fmt: skip
    return BOX[_KITTEN] - gone.count(_KITTEN) == len(table.living) - 1


def odds_words(odds: Odds, language: str | None = None) -> tuple[str, ...]:
    """Tell odds in sentences: the chance, what it is counted from, and what is assumed.

    Examples
    --------
    >>> from ek_teach.engine import situation, view
    >>> from ek_teach.rulebook import load_rulebook
    >>> known = view(situation(load_rulebook("es"), ["DA", "DN"], "PPPK"), 0)
    >>> for line in odds_words(kitten_odds(known)):
    ...     print(line)
    The next card is an Exploding Kitten with a chance of 1/4, which is 25.0 %.
    4 cards of the draw pile are unknown; 1 of them is an Exploding Kitten.
    Assumed: there is one Exploding Kitten fewer than players still in the game.
    """
    catalogue = load_catalogue(language)
    say = catalogue.say
    chance, percent = str(odds.chance), catalogue.number(100 * odds.chance, ".1f")
    lines = [say("odds-chance", draws=odds.draws, chance=chance, percent=percent)]
    if odds.chance in (0, 1):
        lines = [say("odds-sure" if odds.chance else "odds-never", draws=odds.draws)]
    if odds.unknown:
        lines.append(say("odds-counts", unknown=odds.unknown, kittens=odds.kittens))
    if odds.in_sight:
        lines.append(say("odds-in-sight", number=odds.in_sight))
    return (*lines, say("odds-assumed")) if odds.assumed else tuple(lines)
