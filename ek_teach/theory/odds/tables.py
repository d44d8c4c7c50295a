"""The chance that one of the next draws is an Exploding Kitten, as exact fractions, and how a game begins.

A turn that is owed ends with a draw, so the chance for the next *n* cards is also that for *n* owed turns: it asks for
the first Kitten only. How many Kittens lie among how many cards is hypergeometric; see any textbook of probability.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from ek_teach.engine import ONLOOKER, Phase, Seeded, View, new_game, step, view
from ek_teach.explain import load_catalogue
from ek_teach.play import Odds, kitten_odds
from ek_teach.play.game import set_up
from ek_teach.play.streams import require_seed
from ek_teach.rulebook import Rulebook
from ek_teach.theory.arguments import book_of, whole

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["OddsTable", "OpeningOdds", "Rung", "assumptions_of", "odds_table", "opening_odds"]


def assumptions_of(odds: Odds) -> tuple[str, ...]:
    """What the chances of this room assume, a sentence each."""
    say = load_catalogue().say
    names = ["odds-assume-orders", "odds-assume-no-return", *(["odds-assume-kittens"] if odds.assumed else [])]
    return tuple(say(name) for name in names)


class Rung(NamedTuple):
    """What is known of the next cards, up to one of them.

    Attributes
    ----------
    draws : int
        How many cards.
    within : Fraction
        The chance that at least one of them is a Kitten.
    here : Fraction
        The chance that the first Kitten is the last of them.
    after_safe : Fraction or None
        The chance that the last of them is a Kitten if none before it was; None where that cannot be.
    """

    draws: int
    within: Fraction
    here: Fraction
    after_safe: Fraction | None


@dataclass(frozen=True)
class OddsTable:
    """The chance of a Kitten among the next 1, 2, ... cards.

    Attributes
    ----------
    rungs : tuple of Rung
    kittens, unknown, pile : int
        Kittens among the unknown cards of the pile, these unknown cards, and all cards of the pile.
    method : str
    exact : bool
    assumptions : tuple of str
    """

    rungs: tuple[Rung, ...]
    kittens: int
    unknown: int
    pile: int
    method: str
    exact: bool
    assumptions: tuple[str, ...]

    @property
    def table(self) -> "pd.DataFrame":
        """One row a number of cards; the chances are fractions."""
        import pandas as pd

        frame = pd.DataFrame([rung[1:] for rung in self.rungs], columns=["within", "here", "after_safe"], dtype=object)
        frame.index = pd.Index([rung.draws for rung in self.rungs], name="cards")
        return frame


def odds_table(view: View, most: int | None = None) -> OddsTable:
    """Tell the chance of a Kitten among the next 1, 2, ... cards, from what a player knows.

    Parameters
    ----------
    view : View
        What a player, or everybody, knows: the counts, cards seen, Kittens put back by the player's own hand.
    most : int, optional
        Up to how many cards; without it, until the pile is drawn.

    Returns
    -------
    OddsTable

    Raises
    ------
    EkTeachError
        If there are not so many cards, or no pile to draw from.

    Examples
    --------
    >>> from ek_teach.engine import situation, view
    >>> from ek_teach.rulebook import load_rulebook
    >>> known = view(situation(load_rulebook("es"), ["DA", "DN", "DS"], "PPPPTTKK"), 0)
    >>> for rung in odds_table(known, 3).rungs:
    ...     print(rung.draws, rung.within, rung.here, rung.after_safe)
    1 1/4 1/4 1/4
    2 13/28 3/14 2/7
    3 9/14 5/28 1/3
    """
    first = kitten_odds(view)
    rungs, safe = [], Fraction(1)
    for draws in range(1, (first.pile if most is None else whole(most, "most", 1)) + 1):
        odds = kitten_odds(view, draws)
        here = safe - odds.safe
        rungs.append(Rung(draws, odds.chance, here, here / safe if safe else None))
        safe = odds.safe
    method = load_catalogue().say("method-hypergeometric")
    return OddsTable(tuple(rungs), first.kittens, first.unknown, first.pile, method, True, assumptions_of(first))


@dataclass(frozen=True)
class OpeningOdds:
    """How dangerous the draw pile is when the set-up of a rulebook is done.

    Attributes
    ----------
    rulebook : str
    players, pile, kittens : int
    first : Fraction
        The chance that the first card is a Kitten.
    average : Fraction
        The chance that a card is one, on average over all cards, if the pile is drawn to its end.
    safe_draws : Fraction
        How many cards are drawn on average before the first Kitten.
    method : str
    exact : bool
    assumptions : tuple of str
    """

    rulebook: str
    players: int
    pile: int
    kittens: int
    first: Fraction
    average: Fraction
    safe_draws: Fraction
    method: str
    exact: bool
    assumptions: tuple[str, ...]


def opening_odds(rulebook: str | Rulebook, players: int, seed: int = 0) -> OpeningOdds:
    """Set a game up by the book, and tell how dangerous its pile is before anybody has drawn.

    Parameters
    ----------
    rulebook : str or Rulebook
    players : int
        Two to five.
    seed : int
        Of the shuffle, on which nothing here depends.

    Returns
    -------
    OpeningOdds

    Raises
    ------
    EkTeachError
        For a rulebook, a number of players or a seed that there is not.

    Examples
    --------
    >>> opened = opening_odds("es", 2)
    >>> opened.pile, str(opened.first), str(opened.safe_draws)
    (35, '1/35', '17')
    """
    book = book_of(rulebook)
    state, chance = new_game(book, players), Seeded(require_seed(seed))
    while state.phase in (Phase.SETUP, Phase.CHANCE):
        state = step(state, chance(state) if state.phase is Phase.CHANCE else set_up(state)).after
    known = view(state, ONLOOKER)
    table = odds_table(known)
    # A long run of safe cards is counted once for each of its cards.
    safe_draws = sum((1 - rung.within for rung in table.rungs), Fraction(0))
    say = load_catalogue().say
    return OpeningOdds(
        book.id,
        players,
        table.pile,
        table.kittens,
        table.rungs[0].within,
        Fraction(table.kittens, table.pile),
        safe_draws,
        say("method-set-up"),
        True,
        (*table.assumptions, say("odds-assume-whole-deck")),
    )
