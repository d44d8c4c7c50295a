"""Equilibria of small two-player games in which one player's gain is the other's loss.

What is found is judged by the best replies to it: where neither player can gain, in fractions, it is proven.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue
from ek_teach.theory.replies import Number, expected, exploitability, reached
from ek_teach.theory.sequence_form import maximin
from ek_teach.theory.small_games import SmallGame
from ek_teach.theory.tree import Tree, game_tree
from ek_teach.theory.wording import assumed, told

__all__ = ["Equilibrium", "equilibrium", "judged", "two_player_tree"]


@dataclass(frozen=True, repr=False)
class Equilibrium:
    """What two players do when neither can gain by doing otherwise.

    Attributes
    ----------
    tree : Tree
    values : tuple of Fraction or float
        What each seat expects: its chance to win, unless the game pays otherwise.
    strategies : dict
        For each information set, by its index in ``tree.information``, the probability of each of its moves. Where a
        player's own moves never lead, all moves are told as equally likely.
    reached : frozenset of int
        The information sets that are reached with a positive chance.
    method : str
    exact : bool
    gap : Fraction or float
        How much the two players together could still gain by the best replies; 0 at an equilibrium.
    assumptions : tuple of str
    """

    tree: Tree
    values: tuple[Number, ...]
    strategies: dict[int, tuple[Number, ...]]
    reached: frozenset[int]
    method: str
    exact: bool
    gap: Number
    assumptions: tuple[str, ...]

    def at(self, words: str) -> dict[str, Number]:
        """Tell what is done at the information set whose words contain a text, move by move.

        Raises
        ------
        EkTeachError
            If no set, or more than one, says so.
        """
        index = self.tree.find(words)
        return dict(zip(self.tree.information[index].moves, self.strategies[index], strict=True))

    def frame(self) -> Any:
        """Every information set that is reached, with the probability of each move, as a pandas table."""
        import pandas as pd

        rows = [
            {"moment": place.told, "move": move, "probability": float(chance)}
            for index, place in enumerate(self.tree.information)
            if index in self.reached
            for move, chance in zip(place.told_moves, self.strategies[index], strict=True)
        ]
        return pd.DataFrame(rows, columns=["moment", "move", "probability"])

    def __str__(self) -> str:
        catalogue = load_catalogue()
        say, marks = catalogue.say, catalogue.marks
        lines = [marks.named(name, told(value)) for name, value in zip(self.tree.game.names, self.values, strict=True)]
        for index, place in enumerate(self.tree.information):
            if index in self.reached:
                chances = zip(place.told_moves, self.strategies[index], strict=True)
                lines.append(f"  {place.told} -> {marks.listed(f'{move} {told(chance)}' for move, chance in chances)}")
        if self.exact:
            lines.append(say("solved-exact-of", method=self.method, size=str(self.tree)))
        else:
            gap = catalogue.number(self.gap, ".1g")
            lines.append(say("solved-within-of", gap=gap, method=self.method, size=str(self.tree)))
        return "\n".join((*lines, *assumed(self.assumptions)))

    __repr__ = __str__


def two_player_tree(game: SmallGame | Tree) -> Tree:
    """The tree of a game that two players share out a fixed sum in.

    Raises
    ------
    EkTeachError
        For another number of players, or a game in which both could gain.
    """
    tree = game if isinstance(game, Tree) else game_tree(game)
    if tree.game.players != 2:
        raise EkTeachError(f"equilibria are found for two players, and this game has {tree.game.players}.")
    if tree.total is None:
        raise EkTeachError("here one player's gain is not the other's loss; export the game and let Gambit solve it.")
    return tree


def equilibrium(game: SmallGame | Tree) -> Equilibrium:
    """Solve a two-player game with hidden cards by linear programming.

    Parameters
    ----------
    game : SmallGame or Tree

    Returns
    -------
    Equilibrium
        In fractions where simple ones are found that are proven to be an equilibrium, neither player having a better
        reply; else in floating point, and ``gap`` says how far it can be from one.

    Raises
    ------
    EkTeachError
        If the game is too large, has other than two players or no fixed sum, or scipy is not installed.

    Examples
    --------
    >>> from ek_teach.theory import small_game
    >>> found = equilibrium(small_game('''
    ... players: Ana Luis
    ... Ana:     defuse
    ... Luis:    skip
    ... pile:    exploding kitten, tacocat
    ... ''', kitten="secretly"))
    >>> [str(value) for value in found.values], found.exact
    (['3/4', '1/4'], True)
    >>> {move: str(chance) for move, chance in found.at("Ana draws the Kitten, Ana hides it").items()}
    {'draw': '1/2', 'play Skip': '1/2'}
    """
    tree = two_player_tree(game)
    strategies = maximin(tree, 0) | maximin(tree, 1)
    rounded: dict[int, tuple[Number, ...]] = {index: _rounded(chances) for index, chances in strategies.items()}
    say = load_catalogue().say
    method = say("method-linear")
    proven = judged(tree, rounded, say("method-rounded", method=method))
    return proven if proven.gap == 0 else judged(tree, strategies, method)


LARGEST_DENOMINATOR: Final = 5_000
"""The probabilities of an equilibrium are looked for among fractions with no larger denominator."""


def _rounded(chances: Sequence[Number]) -> tuple[Fraction, ...]:
    """The nearest simple fractions; the last move that is made takes what is left, so that they add up to 1."""
    near = [Fraction(chance).limit_denominator(LARGEST_DENOMINATOR) for chance in chances]
    largest = near.index(max(near))
    near[largest] += 1 - sum(near)
    return tuple(near)


def judged(tree: Tree, strategies: dict[int, tuple[Number, ...]], method: str) -> Equilibrium:
    """Tell what strategies are worth and how far they are from an equilibrium; exact if they are in fractions."""
    gap: Number = exploitability(tree, strategies) * 2
    if gap < 0:  # rounding in floating point
        gap = 0.0
    return Equilibrium(
        tree,
        expected(tree, strategies),
        strategies,
        reached(tree, strategies),
        method,
        isinstance(gap, Fraction) and gap == 0,
        gap,
        tree.game.assumptions,
    )
