"""The linear program of a two-player game over the sequence form (Koller, Megiddo and von Stengel 1996).

One variable for each sequence of own moves, so that the program grows with the tree and not with the number of pure
strategies. The solving is scipy's.
"""

from fractions import Fraction
from typing import Any

from ek_teach.errors import EkTeachError
from ek_teach.theory.missing import needs
from ek_teach.theory.replies import Number
from ek_teach.theory.tree import Tree

__all__ = ["maximin"]


class _Sequences:
    """A player's sequences of own moves: number 0 is none yet; each move of each information set adds one."""

    def __init__(self, tree: Tree, seat: int) -> None:
        self.sets = [index for index, place in enumerate(tree.information) if place.player == seat]
        self.first: dict[int, int] = {}
        self.parent: dict[int, int] = {}
        self.number = 1
        for index in self.sets:
            self.first[index] = self.number
            self.number += len(tree.information[index].moves)


def _walked(tree: Tree) -> tuple[tuple[_Sequences, _Sequences], list[tuple[int, int, Fraction, tuple[Fraction, ...]]]]:
    """The sequences of both players, and for each end of the game the two that lead there, its chance and its payoffs.

    Nothing here recurses, so that a long game needs no deep stack.
    """
    both = (_Sequences(tree, 0), _Sequences(tree, 1))
    ends = []
    todo = [(0, (0, 0), Fraction(1))]
    while todo:
        index, at, chance = todo.pop()
        node = tree.nodes[index]
        if node.payoffs is not None:
            ends.append((*at, chance, node.payoffs))
        elif node.information is None:
            todo += [(child, at, chance * share) for child, share in zip(node.children, node.chances, strict=True)]
        else:
            seat = node.player
            assert seat is not None
            mine = both[seat]
            mine.parent[node.information] = at[seat]
            for move, child in enumerate(node.children):
                reached = mine.first[node.information] + move
                todo.append((child, (reached, at[1]) if seat == 0 else (at[0], reached), chance))
    return both, ends


def maximin(tree: Tree, seat: int) -> dict[int, tuple[Number, ...]]:
    """What a player does to gain most against the reply that hurts most."""
    optimize = needs("scipy.optimize", "an equilibrium by linear programming")
    sparse = needs("scipy.sparse", "an equilibrium by linear programming")
    both, ends = _walked(tree)
    mine, theirs = both[seat], both[1 - seat]
    plans, bounds = mine.number, len(theirs.sets) + 1
    # Unknown: the plan, then for each information set of the other (and for their beginning) what is left to gain.
    rows: list[tuple[int, int, float]] = [(0, 0, 1.0)]
    right = [1.0]
    for row, index in enumerate(mine.sets, 1):
        rows.append((row, mine.parent[index], -1.0))
        rows += [(row, mine.first[index] + move, 1.0) for move in range(len(tree.information[index].moves))]
        right.append(0.0)
    place = {index: plans + 1 + number for number, index in enumerate(theirs.sets)}
    limits: list[tuple[int, int, float]] = [(0, plans, 1.0)]
    for index in theirs.sets:
        limits.append((theirs.parent[index], place[index], -1.0))
        limits += [
            (theirs.first[index] + move, place[index], 1.0) for move in range(len(tree.information[index].moves))
        ]
    limits += [
        ((end[1 - seat]), end[seat], -float(end[2] * end[3][seat]))  # type: ignore[misc]
        for end in ends
    ]

    def matrix(entries: list[tuple[int, int, float]], height: int) -> Any:
        at, column, value = zip(*entries, strict=True)
        return sparse.csr_array((value, (at, column)), shape=(height, plans + bounds))

    # What the other's beginning is worth is at most what the plan gains against the reply that hurts most:
    # for each of their sequences, the set it lies in minus the sets that follow it is no more than it pays.
    goal = [0.0] * plans + [-1.0] + [0.0] * (bounds - 1)
    solved = optimize.linprog(
        goal,
        A_ub=matrix(limits, theirs.number),
        b_ub=[0.0] * theirs.number,
        A_eq=matrix(rows, len(right)),
        b_eq=right,
        bounds=[(0, None)] * plans + [(None, None)] * bounds,
        method="highs",
    )
    if not solved.success:
        raise EkTeachError(f"the linear program of this game was not solved: {solved.message}")
    plan: dict[int, tuple[Number, ...]] = {}
    for index in mine.sets:
        first, moves = mine.first[index], len(tree.information[index].moves)
        weights = [max(0.0, float(weight)) for weight in solved.x[first : first + moves]]
        total = sum(weights)
        plan[index] = tuple(weight / total for weight in weights) if total > 1e-9 else (1 / moves,) * moves
    return plan
