"""Strategies looked at: what they are worth, and what the best reply to them gains."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from numbers import Real
from typing import Any, Final

from ek_teach.errors import EkTeachError, shown
from ek_teach.theory.arguments import require, whole
from ek_teach.theory.tree import InformationSet, Tree

__all__ = ["Number", "Strategies", "best_reply", "expected", "exploitability", "reached"]

Number = Fraction | float
Strategies = Mapping[int, Sequence[Number]]
"""For each information set, by its index, the probability of each of its moves."""

_SLIP: Final = 1e-6
"""By how much probabilities in floating point may miss the sum 1."""


def reached(tree: Tree, strategies: Strategies, seats: Sequence[int] = (0, 1)) -> frozenset[int]:
    """The information sets that are come to, when the players of some seats keep to their strategies."""
    found = set()
    todo = [0]
    while todo:
        node = tree.nodes[todo.pop()]
        if node.information is not None:
            found.add(node.information)
            kept = node.player in seats
            chances = strategies[node.information]
            todo += [child for child, chance in zip(node.children, chances, strict=True) if not kept or chance > 1e-9]
        else:
            todo += node.children
    return frozenset(found)


def expected(tree: Tree, strategies: Strategies) -> tuple[Number, ...]:
    """What each seat expects when everybody keeps to their strategy."""
    totals: list[Number] = [Fraction(0)] * tree.game.players
    todo: list[tuple[int, Number]] = [(0, Fraction(1))]
    while todo:
        index, chance = todo.pop()
        node = tree.nodes[index]
        if node.payoffs is not None:
            totals = [total + chance * paid for total, paid in zip(totals, node.payoffs, strict=True)]
            continue
        shares = node.chances if node.information is None else strategies[node.information]
        todo += [(child, chance * share) for child, share in zip(node.children, shares, strict=True) if share > 0]
    return tuple(totals)


def best_reply(tree: Tree, strategies: Strategies, seat: int) -> Number:
    """What a player gains at best when the others keep to their strategies.

    Parameters
    ----------
    tree : Tree
    strategies : mapping
        See :attr:`Equilibrium.strategies`; those of the seat itself are not looked at.
    seat : int

    Raises
    ------
    EkTeachError
        For what is no tree, no strategies of it, or no seat.

    Notes
    -----
    The best move is chosen at each information set for all its moments together, those that lie deepest first.
    """
    require(tree, Tree, "a reply is looked for in what game_tree() makes")
    seat = whole(seat, "seat", 0, tree.game.players - 1)
    _require_strategies(tree, strategies, [other for other in range(tree.game.players) if other != seat])
    weight: dict[int, Number] = {0: Fraction(1)}
    order: list[int] = []
    todo = [0]
    depth = {0: 0}
    while todo:
        index = todo.pop()
        node = tree.nodes[index]
        order.append(index)
        if node.player == seat or node.payoffs is not None:
            shares: Sequence[Number] = (Fraction(1),) * len(node.children)
        else:
            shares = node.chances if node.information is None else strategies[node.information]
        for child, share in zip(node.children, shares, strict=True):
            weight[child] = weight[index] * share
            depth[child] = depth[index] + 1
            todo.append(child)
    # With perfect recall the moments of a set share the player's own past, but may lie at different depths; a child's
    # worth is asked for when all of its sets below are decided, so sets are decided on demand.
    worth: dict[int, Number] = {}
    choice: dict[int, int] = {}

    def decide(information: int) -> None:
        place: InformationSet = tree.information[information]
        sums: list[Number] = [Fraction(0)] * len(place.moves)
        for index in place.nodes:
            for move, child in enumerate(tree.nodes[index].children):
                sums[move] = sums[move] + value(child)
        choice[information] = max(range(len(sums)), key=sums.__getitem__)

    def value(index: int) -> Number:
        """What is gained from here on, weighted with the chance that the others let it come to this."""
        if index not in worth:
            node = tree.nodes[index]
            if node.payoffs is not None:
                worth[index] = weight[index] * node.payoffs[seat]
            elif node.player == seat:
                assert node.information is not None
                if node.information not in choice:
                    decide(node.information)
                worth[index] = value(node.children[choice[node.information]])
            else:
                total: Number = Fraction(0)
                for child in node.children:
                    total = total + value(child)
                worth[index] = total
        return worth[index]

    return value(0)


def exploitability(tree: Tree, strategies: Strategies) -> Number:
    """How much a player gains on average over the two seats by the best reply to these strategies; 0 at an equilibrium.

    Half of what OpenSpiel calls ``nash_conv`` and the same as its ``exploitability``, for payoffs counted as here.

    Raises
    ------
    EkTeachError
        For what is no tree of two players, or no strategies of it.
    """
    require(tree, Tree, "exploitability is told in what game_tree() makes")
    if tree.game.players != 2:
        raise EkTeachError(f"exploitability is told for two players, and this game has {tree.game.players}.")
    _require_strategies(tree, strategies, (0, 1))
    kept = expected(tree, strategies)
    gained = [best_reply(tree, strategies, seat) - kept[seat] for seat in (0, 1)]
    return (gained[0] + gained[1]) / 2


def _require_strategies(tree: Tree, strategies: object, seats: Sequence[int]) -> None:
    """Refuse what does not tell for each information set of some seats how often each of its moves is made."""
    require(strategies, Mapping, "strategies tell for each information set, by its number, how often each move is made")
    assert isinstance(strategies, Mapping)
    for index, place in enumerate(tree.information):
        if place.player in seats and not _are_chances(strategies.get(index), len(place.moves)):
            raise EkTeachError(
                f"strategies tell {len(place.moves)} probabilities that add up to 1 for information set {index}"
                f" ({shown(place.words, 60)}), not {shown(strategies.get(index))}."
            )


def _are_chances(told: Any, moves: int) -> bool:
    try:
        chances = tuple(told)
    except TypeError:
        return False
    good = len(chances) == moves and all(isinstance(one, Real) for one in chances)
    return good and min(chances) >= 0 and abs(sum(chances) - 1) < _SLIP
