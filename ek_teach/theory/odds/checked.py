"""The chance of a Kitten found without its formula: by every order of the hidden cards, and by dealing them often."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from math import factorial, prod
from typing import Final

from ek_teach.cards import UNKNOWN
from ek_teach.engine import Action, ChanceKind, Phase, State, Turn, View, branches, chance_outcomes, step, view
from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import load_catalogue
from ek_teach.play import kitten_odds
from ek_teach.play.planner import imagine
from ek_teach.play.streams import Stream
from ek_teach.theory.arguments import require, whole
from ek_teach.theory.odds.tables import assumptions_of

__all__ = ["Estimate", "brute_force", "simulated_odds"]

_MOST_ORDERS: Final = 50_000
"""How many orders of the hidden cards are gone through at most: some seconds' work."""

_MOST_TRIALS: Final = 1_000_000


def brute_force(state: State, viewer: int, draws: int) -> Fraction:
    """Find the same chance the long way: lay the cards that a viewer does not know in every order, and draw.

    The orders and their chances are the engine's, and so is each draw; no formula of this module is used.

    Parameters
    ----------
    state : State
        In phase ``TURN``; cards that it leaves open (``?``) are revealed as the engine reveals them.
    viewer : int
        A seat, or :data:`ek_teach.engine.ONLOOKER`.
    draws : int
        How many cards, or owed turns.

    Returns
    -------
    Fraction

    Raises
    ------
    EkTeachError
        If nobody is about to draw, there are not so many cards, or there are more than 50,000 orders.

    Examples
    --------
    >>> from ek_teach.engine import situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> str(brute_force(situation(load_rulebook("es"), ["DA", "DN", "DS"], "PPPPTTKK"), 0, 3))
    '9/14'
    """
    require(state, State, "orders are gone through of a state, as situation() makes it")
    if state.phase is not Phase.TURN:
        raise EkTeachError("every order is gone through at the beginning of a turn, before a card is played or drawn.")
    known, pile = view(state, viewer).table.pile, state.table.pile
    if draws.__class__ is not int or not 1 <= draws <= len(pile):
        raise EkTeachError(f"draws is a whole number from 1 to the {len(pile)} cards of the pile, not {shown(draws)}.")
    hidden = "".join(card for card, seen in zip(pile, known, strict=True) if seen == UNKNOWN)
    orders = factorial(len(hidden)) // prod(map(factorial, Counter(hidden).values()))
    if orders > _MOST_ORDERS:
        raise EkTeachError(f"there are {orders:,} orders of the hidden cards, and {_MOST_ORDERS:,} are gone through.")
    shuffled = state._replace(
        phase=Phase.CHANCE, chance=ChanceKind.SHUFFLE, table=state.table._replace(pile=hidden), late=None
    )
    total = Fraction(0)
    for outcome, chance in chance_outcomes(shuffled):
        cards = iter(outcome.cards)
        laid = "".join(next(cards) if card == UNKNOWN else card for card in known)
        table = state.table._replace(pile=laid, seen=(0,) * state.players)
        turn = Turn(state.turn.player, draws, attacked=True)
        total += chance * _kitten_comes(state._replace(table=table, turn=turn, late=None), draws)
    return total


def _kitten_comes(state: State, draws: int) -> Fraction:
    """The chance that one of the next draws shows a Kitten, found by drawing."""
    if not draws:
        return Fraction(0)
    drawn = step(state, Action.draw(state.turn.player)).after
    ends = branches(drawn) if drawn.phase is Phase.CHANCE else ()
    after = [(one.after, chance) for one, chance in ends] or [(drawn, Fraction(1))]
    return sum(
        (chance * (1 if one.phase is Phase.KITTEN else _kitten_comes(one, draws - 1)) for one, chance in after),
        Fraction(0),
    )


@dataclass(frozen=True)
class Estimate:
    """A chance that was counted, with its interval.

    Attributes
    ----------
    hits, trials : int
    low, high : float
        The ends of the 95 % interval (Wilson).
    method : str
    exact : bool
    assumptions : tuple of str
    """

    hits: int
    trials: int
    low: float
    high: float
    method: str
    exact: bool
    assumptions: tuple[str, ...]

    @property
    def share(self) -> Fraction:
        """How often it happened."""
        return Fraction(self.hits, self.trials)

    def holds(self, chance: Fraction | float) -> bool:
        """Whether a chance lies in the interval."""
        return self.low <= chance <= self.high

    def __str__(self) -> str:
        catalogue = load_catalogue()
        say = catalogue.say
        share, low, high = (catalogue.percent(one, close=True) for one in (self.share, self.low, self.high))
        return say("odds-counted", share=share, trials=self.trials, range=say("range", low=low, high=high))


def simulated_odds(view: View, draws: int, trials: int = 2_000, seed: int = 0) -> Estimate:
    """Count how often one of the next cards is a Kitten, when what a player does not know is dealt at random.

    Parameters
    ----------
    view : View
        Of a turn in a game of which the whole box is on the table.
    draws, trials, seed : int

    Returns
    -------
    Estimate

    Raises
    ------
    EkTeachError
        If nobody is about to draw, there are not so many cards, or trials or seed cannot be.

    Examples
    --------
    >>> from ek_teach.engine import situation, view
    >>> from ek_teach.rulebook import load_rulebook
    >>> known = view(situation(load_rulebook("es"), ["DA", "DN", "DS"], "PPPPTTKK"), 0)
    >>> counted = simulated_odds(known, 3, trials=500)
    >>> counted.exact, counted.holds(kitten_odds(known, 3).chance)
    (False, True)
    """
    # Fetched when first used: exact odds need no simulation.
    from ek_teach.simulation.intervals import proportion_interval

    odds = kitten_odds(view, draws)
    if view.phase is not Phase.TURN:
        raise EkTeachError("draws are counted from the beginning of a turn, before a card is played or drawn.")
    trials = whole(trials, "trials", 1, _MOST_TRIALS)
    dice, hits = Stream(seed), 0
    for _ in range(trials):
        world = imagine(view, dice)
        world = world._replace(turn=Turn(view.turn.player, draws, attacked=True))
        hits += bool(_kitten_comes(world, draws))
    low, high = proportion_interval(hits, trials)
    method = load_catalogue().say("method-deals", trials=trials)
    return Estimate(hits, trials, low, high, method, False, assumptions_of(odds))
