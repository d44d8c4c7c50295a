"""Chance as a player: which outcomes a chance node has, each with its exact probability, and who answers it.

A *driver* is any function from a state to an outcome. :class:`Seeded` draws outcomes, :class:`Scripted` takes written
ones, and a solver goes through all of them with :func:`ek_teach.engine.branches`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import comb, factorial, prod
from random import Random
from typing import Final

from ek_teach.cards import BOX, UNKNOWN, Cards, Title
from ek_teach.engine.actions import Action
from ek_teach.engine.state import ChanceKind, State, Table, unseen_count
from ek_teach.errors import IllegalMoveError

__all__ = ["Scripted", "Seeded", "chance_outcomes", "possible", "probability"]

_ZERO: Final = Fraction(0)

_ASKED: Final = {
    ChanceKind.DECK: "the order of the deck",
    ChanceKind.SHUFFLE: "the order of the draw pile",
    ChanceKind.STEAL: "the card that is stolen",
    ChanceKind.REVEAL: "the card on top of the draw pile",
    ChanceKind.HOLDS: "whether a hand holds the named card",
    ChanceKind.PLACE: "the place of the Kitten",
    None: "an outcome",
}
"""What chance is asked for, in a refusal."""


def _orders(cards: Cards) -> Iterator[Cards]:
    """Every different order of some cards."""
    if not cards:
        yield ""
    for first in sorted(set(cards)):
        for rest in _orders(cards.replace(first, "", 1)):
            yield first + rest


def _order_probability(cards: Cards, order: Cards) -> Fraction:
    """The chance of one order, all orders of the single cards being equally likely.

    An order may leave cards unknown; its chance is then that of all the orders it stands for, as far as the known
    cards tell: each place names a card or does not.
    """
    known = Counter(order)
    missing = known.pop(UNKNOWN, 0)
    pool = Counter(cards)
    blanks = pool[UNKNOWN]
    short = sum((Counter(known) - pool).values())
    if len(order) != len(cards) or short > blanks:
        return _ZERO
    if short:
        # Some named cards come out of the unknown ones; the record says so, and what it says is possible.
        return Fraction(1, factorial(len(cards)))
    ways = prod(factorial(pool[title]) // factorial(pool[title] - count) for title, count in known.items())
    return Fraction(ways * factorial(missing), factorial(len(cards)))


def _hidden_kittens(table: Table) -> int:
    """Kittens among the unknown cards of the pile: one fewer than the living, less those in sight."""
    expected = len(table.living) - 1 - table.pile.count(Title.EXPLODING_KITTEN)
    return max(0, min(expected, unseen_count(table, Title.EXPLODING_KITTEN), table.pile.count(UNKNOWN)))


def _hidden_titles(table: Table) -> dict[str, int]:
    """How many cards of each title but the Kitten hide among the unknown cards."""
    counts = {title: unseen_count(table, title) for title in BOX if title != Title.EXPLODING_KITTEN}
    return {title: count for title, count in counts.items() if count > 0}


def _reveal(table: Table) -> dict[str, Fraction]:
    kitten = Fraction(_hidden_kittens(table), table.pile.count(UNKNOWN))
    hidden = _hidden_titles(table)
    total = sum(hidden.values())
    chances = {title: (1 - kitten) * Fraction(count, total) for title, count in hidden.items()}
    return {title: chance for title, chance in {Title.EXPLODING_KITTEN: kitten, **chances}.items() if chance}


def _steal(state: State) -> dict[str, Fraction]:
    hand = state.table.hands[_target(state)]
    return {card: Fraction(count, len(hand)) for card, count in sorted(Counter(hand).items())}


def _target(state: State) -> int:
    assert state.window is not None and state.window.play.target is not None
    return state.window.play.target


def _held(state: State) -> Fraction:
    """The chance that a partly unknown hand holds the named card, all unknown cards being alike."""
    assert state.window is not None
    table, named = state.table, state.window.play.named
    hidden = _hidden_titles(table)
    unknown = state.table.hands[_target(state)].count(UNKNOWN)
    total = max(sum(hidden.values()), unknown)
    return 1 - Fraction(comb(total - hidden.get(named, 0), unknown), comb(total, unknown))


def chance_outcomes(state: State) -> Iterator[tuple[Action, Fraction]]:
    """Go through the outcomes of a chance node with their exact probabilities, which add up to 1.

    Parameters
    ----------
    state : State
        In phase ``CHANCE``.

    Yields
    ------
    (Action, Fraction)
        An outcome and its probability. For a shuffle these are all the different orders of the pile, one after the
        other; take as many as you need.

    Examples
    --------
    >>> from ek_teach.engine import Action, situation, step
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["TT", "DNN"], "SK")
    >>> state = step(state, Action.play(0, "TT", target=1)).after
    >>> for player in (1, 0):
    ...     state = step(state, Action.let_stand(player)).after
    >>> [(outcome.cards, str(chance)) for outcome, chance in chance_outcomes(state)]
    [('D', '1/3'), ('N', '2/3')]
    """
    kind, pile = state.chance, state.table.pile
    if kind is ChanceKind.DECK or kind is ChanceKind.SHUFFLE:
        for order in _orders(pile):
            yield Action.outcome(order), _order_probability(pile, order)
    elif kind is ChanceKind.PLACE:
        for position in range(len(pile) + 1):
            yield Action.outcome(position=position), Fraction(1, len(pile) + 1)
    elif kind is ChanceKind.HOLDS:
        assert state.window is not None
        held = _held(state)
        for cards, chance in ((state.window.play.named, held), ("", 1 - held)):
            if chance:
                yield Action.outcome(cards), chance
    elif kind is not None:
        for card, chance in (_reveal(state.table) if kind is ChanceKind.REVEAL else _steal(state)).items():
            yield Action.outcome(card), chance


def probability(state: State, outcome: Action) -> Fraction:
    """Tell how likely one outcome of a chance node is; 0 for what cannot happen.

    An outcome may be coarser than those of :func:`chance_outcomes`: a drawn card that stays unknown (and is no
    Kitten, for a Kitten would be shown), or a shuffled pile of which nobody knows the order.

    Examples
    --------
    >>> from ek_teach.engine import Action, situation, step
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["DA", "DN"], "????")
    >>> state = step(state, Action.draw(0)).after
    >>> str(probability(state, Action.outcome("K"))), str(probability(state, Action.outcome("?")))
    ('1/4', '3/4')
    """
    kind, table, cards = state.chance, state.table, outcome.cards
    if kind is ChanceKind.DECK or kind is ChanceKind.SHUFFLE:
        pile = Counter(table.pile)
        for title, count in Counter(cards).items():
            if title not in BOX and title != UNKNOWN:
                return _ZERO
            if title != UNKNOWN and count > pile[title] + max(0, unseen_count(table, title)):
                return _ZERO
        return _order_probability(table.pile, cards)
    if kind is ChanceKind.PLACE:
        fits = outcome.position is not None and 0 <= outcome.position <= len(table.pile)
        return Fraction(1, len(table.pile) + 1) if fits and not cards else _ZERO
    if kind is ChanceKind.HOLDS:
        assert state.window is not None
        held = _held(state)
        return held if cards == state.window.play.named else 1 - held if not cards else _ZERO
    if kind is ChanceKind.REVEAL:
        chances = _reveal(table)
        if cards == UNKNOWN:
            return 1 - chances.get(Title.EXPLODING_KITTEN, _ZERO)
        return chances.get(cards, _ZERO)
    if kind is ChanceKind.STEAL:
        chances = _steal(state)
        hidden = _hidden_titles(table)
        if cards not in chances and UNKNOWN in chances and cards in hidden:
            # An unknown card turned out to be this one.
            return chances[UNKNOWN] * Fraction(hidden[cards], sum(hidden.values()))
        return chances.get(cards, _ZERO)
    return _ZERO


def possible(state: State, outcome: Action) -> bool:
    """Whether an outcome can happen at a chance node at all.

    The same as a positive :func:`probability`, found without the arithmetic for a shuffle of known cards or a card of
    a known hand.
    """
    kind, cards, pile = state.chance, outcome.cards, state.table.pile
    if kind is ChanceKind.STEAL and cards and cards in state.table.hands[_target(state)]:
        return len(cards) == 1
    if (kind is ChanceKind.DECK or kind is ChanceKind.SHUFFLE) and sorted(cards) == sorted(pile):
        return True
    return probability(state, outcome) > 0


class Scripted:
    """A driver that answers with written outcomes, one after the other.

    Parameters
    ----------
    outcomes : iterable of Action
        What chance did, in order.

    Raises
    ------
    IllegalMoveError
        When asked more often than there are outcomes. Whether an outcome can happen is judged where it is carried out.

    Examples
    --------
    >>> from ek_teach.engine import Action, situation, step
    >>> from ek_teach.rulebook import load_rulebook
    >>> chance = Scripted([Action.outcome("S")])
    >>> state = step(situation(load_rulebook("es"), ["DA", "DN"], "????"), Action.draw(0)).after
    >>> step(state, chance(state)).after.table.hands[0]
    'ADS'
    """

    __slots__ = ("_outcomes",)

    def __init__(self, outcomes: Iterable[Action]) -> None:
        self._outcomes = iter(outcomes)

    def __call__(self, state: State) -> Action:
        """Answer with the next outcome."""
        outcome = next(self._outcomes, None)
        if outcome is None:
            raise IllegalMoveError(f"chance is asked for {_ASKED[state.chance]}, but no outcome is left in the script.")
        return outcome


class Seeded:
    """A driver that draws outcomes with a generator of its own.

    Parameters
    ----------
    seed : int
        The same seed and the same questions give the same answers.

    Examples
    --------
    >>> from ek_teach.engine import Action, new_game, step
    >>> from ek_teach.rulebook import load_rulebook
    >>> state, chance = new_game(load_rulebook("ru"), 2), Seeded(7)
    >>> while state.phase.value in ("setup", "chance"):
    ...     action = chance(state) if state.phase.value == "chance" else Action.proceed()
    ...     state = step(state, action).after
    >>> [len(hand) for hand in state.table.hands], len(state.table.pile)
    ([8, 8], 35)
    """

    __slots__ = ("_random",)

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def __call__(self, state: State) -> Action:
        """Draw an outcome for a chance node."""
        draw, pile = self._random.random, state.table.pile
        kind = state.chance
        if kind is ChanceKind.DECK or kind is ChanceKind.SHUFFLE:
            return Action.outcome("".join(sorted(pile, key=lambda _card: draw())))
        if kind is ChanceKind.PLACE:
            return Action.outcome(position=int(draw() * (len(pile) + 1)))
        if kind is ChanceKind.STEAL:
            hand = state.table.hands[_target(state)]
            return Action.outcome(hand[int(draw() * len(hand))])
        outcomes, chances = zip(*chance_outcomes(state), strict=True)
        outcome: Action = self._random.choices(outcomes, [float(chance) for chance in chances])[0]
        return outcome
