"""The positions of a small game, and what a move leads to: the engine's steps, chance answered exactly.

Cards of the pile that nobody has seen are settled only when somebody looks at them; until then every order of them is
equally likely, which is the same game and far fewer positions.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations, product
from math import comb, prod
from typing import NamedTuple

from ek_teach.cards import UNKNOWN, Cards
from ek_teach.engine import Action, ChanceKind, EventKind, Phase, State, Transition, branches, step
from ek_teach.theory.small_games import SmallGame

__all__ = ["Outcome", "Position", "begin", "deals", "outcomes", "position_key", "settled_after", "ways_to_deal"]


class Position(NamedTuple):
    """A state, and which cards of its pile are settled; the others lie in any order, all being equally likely.

    The unsettled cards stand in the order of their codes, so that equal positions are equal values.
    """

    state: State
    settled: int


class Outcome(NamedTuple):
    """What a move may lead to, with its probability.

    Attributes
    ----------
    chance : Fraction
    position : Position
    steps : tuple of Transition
        The move itself, and chance's answer where the engine asks for one.
    """

    chance: Fraction
    position: Position
    steps: tuple[Transition, ...]


def begin(game: SmallGame, state: State | None = None) -> Position:
    """Lay the pile of a game (or of one deal of it) down, the cards whose order is by chance sorted."""
    return _position(game.state if state is None else state, game.known)


def _position(state: State, settled: int) -> Position:
    """Sort the unsettled cards of the pile and forget what no longer matters."""
    pile = state.table.pile
    loose = iter(sorted(card for place, card in enumerate(pile) if not settled >> place & 1))
    laid = "".join(card if settled >> place & 1 else next(loose) for place, card in enumerate(pile))
    late = None  # a Nope after the effect is none of the moves of a small game
    return Position(state._replace(table=state.table._replace(pile=laid), late=late), settled)


def position_key(position: Position, combinations: bool) -> tuple[object, ...]:
    """What of a position the rest of the game hangs on. Of what lies in the discard pile only five different fetch."""
    state = position.state
    table, window = state.table, state.window
    return (
        state.phase,
        table.hands,
        table.pile,
        position.settled,
        table.living,
        state.turn,
        window,
        table.discard if combinations else "",
    )


def outcomes(game: SmallGame, position: Position, action: Action) -> Iterator[Outcome]:
    """Carry out a move, and whatever chance answers at once: a card drawn, looked at, stolen, a shuffle.

    Parameters
    ----------
    game : SmallGame
    position : Position
        Not one where chance is asked.
    action : Action
        One of :meth:`SmallGame.moves`.

    Yields
    ------
    Outcome
        Their chances add up to 1.
    """
    state, settled = position
    done = step(state, action)
    for chance, pile in _arranged(state.table.pile, settled, _looked_at(done)):
        told = done if pile == state.table.pile else step(_with_pile(state, pile), action)
        yield from _answered(game, told, settled_after(told, settled), chance)


def _with_pile(state: State, pile: Cards) -> State:
    return state._replace(table=state.table._replace(pile=pile))


def _looked_at(done: Transition) -> int:
    """How many cards from the top a step has turned over."""
    for event in done.events:
        if event.kind is EventKind.DREW or event.kind is EventKind.KITTEN_SHOWN:
            return 1
        if event.kind is EventKind.PEEKED:
            return event.number or 0
    return 0


def _arranged(pile: Cards, settled: int, depth: int) -> Iterator[tuple[Fraction, Cards]]:
    """Every way the unsettled among the top cards may be, with its probability; the rest stays sorted."""
    places = [place for place in range(depth) if not settled >> place & 1]
    loose = [card for place, card in enumerate(pile) if not settled >> place & 1]
    ways = Counter(permutations(loose, len(places)))
    for drawn, number in sorted(ways.items()):
        rest = list(loose)
        for card in drawn:
            rest.remove(card)
        cards = iter([*drawn, *rest])
        laid = "".join(card if settled >> place & 1 else next(cards) for place, card in enumerate(pile))
        yield Fraction(number, ways.total()), laid


def settled_after(done: Transition, settled: int) -> int:
    """Which cards of the pile are settled after a step."""
    for event in done.events:
        if event.kind is EventKind.DREW or event.kind is EventKind.KITTEN_SHOWN:
            settled >>= 1
        elif event.kind is EventKind.PEEKED:
            settled |= (1 << (event.number or 0)) - 1
        elif event.kind is EventKind.KITTEN_PLACED:
            assert event.position is not None
            low = settled & ((1 << event.position) - 1)
            settled = low | 1 << event.position | settled >> event.position << (event.position + 1)
    return settled


def _answered(game: SmallGame, done: Transition, settled: int, chance: Fraction) -> Iterator[Outcome]:
    after = done.after
    if after.phase is not Phase.CHANCE:
        yield Outcome(chance, _position(after, settled), (done,))
    elif after.chance is ChanceKind.PLACE or after.chance is ChanceKind.SHUFFLE:
        # Any order is as good as any other: afterwards nobody knows any of it.
        outcome = Action.outcome(after.table.pile) if after.chance is ChanceKind.SHUFFLE else Action.outcome(position=0)
        told = step(after, outcome)
        yield Outcome(chance, _position(told.after, 0), (done, told))
    else:
        for told, share in branches(after):
            yield Outcome(chance * share, _position(told.after, settled), (done, told))


def deals(game: SmallGame) -> Iterator[tuple[Fraction, State]]:
    """Deal the unknown cards of the hands in every way, each with its probability.

    Examples
    --------
    >>> from ek_teach.theory import small_game
    >>> game = small_game('''
    ... players: Ana Luis
    ... Ana:     defuse
    ... Luis:    ?*2
    ... pile:    exploding kitten, tacocat
    ... ''', unseen="nope, skip*2")
    >>> [(state.table.hands[1], str(chance)) for chance, state in deals(game)]
    [('NS', '2/3'), ('SS', '1/3')]
    """
    table = game.state.table
    ways: Counter[tuple[Cards, ...]] = Counter()
    _deal(table.hands, Counter(game.unseen), 1, (), ways)
    for hands, number in sorted(ways.items()):
        dealt = Counter("".join(hands)) - Counter("".join(table.hands).replace(UNKNOWN, ""))
        left_out = "".join((Counter(game.unseen) - dealt).elements())
        unseen = left_out + table.unseen[len(left_out) :]
        yield (
            Fraction(number, ways.total()),
            game.state._replace(table=table._replace(hands=hands, unseen=unseen)),
        )


def ways_to_deal(cards: Cards, sizes: Sequence[int], enough: int) -> int:
    """Count the ways to deal hands of some sizes, without dealing them; up to a number that is enough, then not on.

    Examples
    --------
    >>> ways_to_deal("NSS", (0, 2), 100), ways_to_deal("NSS", (1, 1), 100)
    (2, 3)
    """
    counted, held = 1, [size for size in sizes if size]
    for seats in range(1, len(held) + 1):
        # One hand more never makes the ways fewer.
        counted = _ways(Counter(cards), tuple(held[:seats]))
        if counted > enough:
            break
    return counted


def _ways(pool: Counter[str], sizes: tuple[int, ...]) -> int:
    """One title after the other: for each number of cards that the hands still want, in how many ways it came to it."""
    wanted = Counter({sizes: 1})
    for number in pool.values():
        after: Counter[tuple[int, ...]] = Counter()
        for want, ways in wanted.items():
            for given in product(*(range(min(size, number) + 1) for size in want)):
                if sum(given) <= number:
                    after[tuple(size - cards for size, cards in zip(want, given, strict=True))] += ways
        wanted = after
    return wanted[(0,) * len(sizes)]


def _deal(
    hands: tuple[Cards, ...], pool: Counter[str], ways: int, dealt: tuple[Cards, ...], found: Counter[tuple[Cards, ...]]
) -> None:
    """Fill the hands one after the other; the number of ways counts single cards, as if each were marked."""
    if len(dealt) == len(hands):
        found[dealt] += ways
        return
    hand = hands[len(dealt)]
    known, blanks = hand.replace(UNKNOWN, ""), hand.count(UNKNOWN)
    for cards, number in _choices(pool, blanks):
        _deal(hands, pool - Counter(cards), ways * number, (*dealt, "".join(sorted(known + cards))), found)


def _choices(pool: Counter[str], size: int) -> Iterator[tuple[Cards, int]]:
    """Every hand of a size out of a pool, and in how many ways the single cards make it."""

    def fill(titles: list[str], left: int) -> Iterator[Cards]:
        if not titles:
            if left == 0:
                yield ""
            return
        for number in range(min(left, pool[titles[0]]) + 1):
            for rest in fill(titles[1:], left - number):
                yield titles[0] * number + rest

    for cards in fill(sorted(pool), size):
        yield cards, prod(comb(pool[title], number) for title, number in Counter(cards).items())
