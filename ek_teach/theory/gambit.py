"""Small games for Gambit: as pygambit's games, as .efg and .nfg files, and solved exactly by it.

Gambit (McKelvey, McLennan and Turocy) reads and solves extensive games; its linear programs can run in fractions.
"""

from fractions import Fraction
from pathlib import Path
from typing import Any

from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue
from ek_teach.files import save_bytes
from ek_teach.theory.arguments import require
from ek_teach.theory.equilibria import Equilibrium, judged, two_player_tree
from ek_teach.theory.missing import needs
from ek_teach.theory.replies import Number
from ek_teach.theory.small_games import SmallGame
from ek_teach.theory.tree import Tree, game_tree

__all__ = ["as_gambit", "gambit_equilibrium", "save_gambit"]


def as_gambit(game: SmallGame | Tree) -> Any:
    """Hand a small game to Gambit.

    Parameters
    ----------
    game : SmallGame or Tree
        Any number of players.

    Returns
    -------
    pygambit.Game
        With the same moves, information sets, chances and payoffs, as fractions; ``to_efg()`` and ``to_nfg()`` write
        it down.

    Raises
    ------
    EkTeachError
        If the game is too large, or pygambit is not installed.

    Examples
    --------
    >>> from ek_teach.theory import small_game
    >>> made = as_gambit(small_game('''
    ... players: Ana Luis
    ... Ana:     defuse
    ... Luis:    skip
    ... pile:    exploding kitten, tacocat
    ... ''', kitten="secretly"))
    >>> [player.label for player in made.players], made.is_perfect_recall
    (['Ana', 'Luis'], True)
    """
    gambit = needs("pygambit", "an export to Gambit")
    tree = game if isinstance(game, Tree) else game_tree(game)
    made = gambit.Game.new_tree(players=list(tree.game.names), title=f"Exploding Kittens, {tree.game.rulebook}")
    players = list(made.players)
    sets: dict[int, Any] = {}
    ends: dict[tuple[Fraction, ...], Any] = {}
    todo = [(0, made.root)]
    while todo:
        index, there = todo.pop()
        node = tree.nodes[index]
        if node.payoffs is not None:
            if node.payoffs not in ends:
                paid = [gambit.Rational(each.numerator, each.denominator) for each in node.payoffs]
                ends[node.payoffs] = made.add_outcome(" ".join(map(str, node.payoffs)), paid)
            made.set_outcome(there, ends[node.payoffs])
            continue
        if node.information is None:
            made.append_move(there, made.players.chance, list(_distinct(node.moves)))
            chances = [gambit.Rational(chance.numerator, chance.denominator) for chance in node.chances]
            made.set_chance_probs(there.infoset, chances)
        elif node.information in sets:
            made.append_infoset(there, sets[node.information])
        else:
            assert node.player is not None
            made.append_move(there, players[node.player], list(_distinct(node.moves)))
            sets[node.information] = there.infoset
            there.infoset.label = f"{node.information}: {tree.information[node.information].words}"
        todo += zip(node.children, list(there.children), strict=True)
    return made


def _distinct(moves: tuple[str, ...]) -> tuple[str, ...]:
    """Labels of branches, numbered where two are alike."""
    return tuple(
        f"{move} ({moves[:place].count(move) + 1})" if moves.count(move) > 1 else move
        for place, move in enumerate(moves)
    )


def save_gambit(game: SmallGame | Tree, path: str | Path) -> Path:
    """Write a small game as a file of Gambit's: ``.efg`` the tree, ``.nfg`` the table of pure strategies.

    Raises
    ------
    EkTeachError
        For another ending, a game too large for a table, a file that cannot be written, or where pygambit is not
        installed.
    """
    require(path, (str, Path), "a file is named by a text or a path")
    target = Path(path)
    if target.suffix not in (".efg", ".nfg"):
        raise EkTeachError(f"a file for Gambit ends in .efg (the tree) or .nfg (the table), not {target.suffix!r}.")
    tree = game if isinstance(game, Tree) else game_tree(game)
    if target.suffix == ".nfg":
        _require_small_table(tree)
    made = as_gambit(tree)
    save_bytes((made.to_efg() if target.suffix == ".efg" else made.to_nfg()).encode(), target)
    return target


MOST_CELLS = 200_000
"""How many cells the table of a normal form may have."""


def _require_small_table(tree: Tree) -> None:
    cells = 1
    for place in tree.information:
        cells *= len(place.moves)
        if cells > MOST_CELLS:
            raise EkTeachError(
                f"as a table this game has more than {MOST_CELLS:,} cells; write the tree instead (.efg)."
            )


def gambit_equilibrium(game: SmallGame | Tree) -> Equilibrium:
    """Solve a two-player game exactly: Gambit's linear program over the sequence form, in fractions.

    Raises
    ------
    EkTeachError
        As :func:`ek_teach.theory.equilibrium`, and where pygambit is not installed.

    Examples
    --------
    >>> from ek_teach.theory import small_game
    >>> found = gambit_equilibrium(small_game('''
    ... players: Ana Luis
    ... Ana:     defuse
    ... Luis:    skip
    ... pile:    exploding kitten, tacocat
    ... ''', kitten="secretly"))
    >>> [str(value) for value in found.values], found.exact, found.gap
    (['3/4', '1/4'], True, Fraction(0, 1))
    """
    gambit = needs("pygambit", "an exact equilibrium")
    tree = two_player_tree(game)
    made = as_gambit(tree)
    solved = gambit.nash.lp_solve(made, rational=True).equilibria[0]
    strategies: dict[int, tuple[Number, ...]] = {}
    by_label = {infoset.label: infoset for player in made.players for infoset in player.infosets}
    for index, place in enumerate(tree.information):
        infoset = by_label[f"{index}: {place.words}"]
        weights = [solved[infoset][action] for action in infoset.actions]
        chances = [Fraction(int(weight.numerator), int(weight.denominator)) for weight in weights]
        # Where a player's own moves never lead, Gambit's weights miss the sum 1, or are all 0.
        total = sum(chances)
        strategies[index] = tuple(chance / total if total else Fraction(1, len(chances)) for chance in chances)
    return judged(tree, strategies, load_catalogue().say("method-gambit"))
