"""Hide and seek: a Kitten was defused; where to put it back, and what the other player does about it.

The game begins right after the Defuse and is played to its end. It is solved as any game with hidden cards, by the
linear program over the sequence form; beside it stands what each single place is worth, known or not.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from ek_teach.engine import Action, step
from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import load_catalogue
from ek_teach.rulebook import Rulebook
from ek_teach.theory.arguments import require, require_names
from ek_teach.theory.equilibria import Equilibrium, equilibrium
from ek_teach.theory.labels import hand_label
from ek_teach.theory.replies import Number, best_reply
from ek_teach.theory.small_games import SmallGame, small_game
from ek_teach.theory.tree import MOST_NODES, InformationSet, Tree, game_tree
from ek_teach.theory.wording import assumed, told

__all__ = ["Hiding", "Place", "hide_and_seek", "hiding_game"]

_LARGEST_PILE: Final = 5
"""Of cards that are all alike the box has four, and with the Kitten that makes five."""


@dataclass(frozen=True, slots=True)
class Place:
    """One place for the Kitten.

    Attributes
    ----------
    number : int
        1 is the top.
    words : str
    chance : Fraction or float
        How often the Kitten is put there in the equilibrium, averaged over the hands that the hider may have.
    known : Fraction or float
        The hider's chance to win if the other player knows that it is there: what a hider gets who always puts it there
        and is seen through.
    met : Fraction or float
        The hider's best chance to win from this place when the other player replies as in the equilibrium.
    """

    number: int
    words: str
    chance: Number
    known: Number
    met: Number


@dataclass(frozen=True)
class Hiding:
    """The game of putting a Kitten back, solved.

    Attributes
    ----------
    equilibrium : Equilibrium
        With the whole tree. There may be other equilibria; their value is the same.
    value : Fraction or float
        The hider's chance to win.
    places : tuple of Place
        From the top to the bottom.
    reply : dict of str to dict
        What the other player does first, by the cards in hand: the probability of each move. Who can only draw is left
        out.
    told_reply : dict of str to dict
        The same in the language that is spoken.
    method : str
    exact : bool
    assumptions : tuple of str
    """

    equilibrium: Equilibrium
    value: Number
    places: tuple[Place, ...]
    reply: dict[str, dict[str, Number]]
    told_reply: dict[str, dict[str, Number]]
    method: str
    exact: bool
    assumptions: tuple[str, ...]

    @property
    def best_known(self) -> Place:
        """The place that is best where the other player knows it; the uppermost of several."""
        return max(self.places, key=lambda place: place.known)

    def why(self) -> tuple[str, ...]:
        """Tell in a few sentences why the top is, or is not, the best place."""
        return tuple(self._why())

    def _why(self) -> Iterator[str]:
        say = load_catalogue().say
        hider, seeker = self.equilibrium.tree.game.names
        top, best = self.places[0], self.best_known
        names = {"hider": hider, "seeker": seeker, "value": told(self.value)}
        yield say("hiding-value", **names)
        if self.value == 0:
            yield say("hiding-nowhere", **names)
            return
        if top.known >= self.value:
            yield say("hiding-top-holds", **names, known=told(top.known))
            return
        yield say("hiding-top-known", **names, known=told(top.known))
        if best.known < self.value:
            yield say("hiding-no-place", **names, place=best.words, known=told(best.known))
        else:
            yield say("hiding-other-place", **names, place=best.words)
        if top.met == self.value:
            yield say("hiding-top-met", **names)
        elif top.met < self.value:
            yield say("hiding-top-worse", **names, met=told(top.met))

    def frame(self) -> Any:
        """The places as a pandas table: how often, what each is worth when known, and against the reply."""
        import pandas as pd

        rows = [[float(place.chance), float(place.known), float(place.met)] for place in self.places]
        index = pd.Index([place.words for place in self.places], name="place")
        return pd.DataFrame(rows, index=index, columns=["how often", "worth if known", "worth against the reply"])

    def __str__(self) -> str:
        say, marks = load_catalogue().say, load_catalogue().marks
        lines = [*self.why()]
        for place in self.places:
            chance, known, met = map(told, (place.chance, place.known, place.met))
            lines.append("  " + say("hiding-row", place=place.words, chance=chance, known=known, met=met))
        for hand, moves in self.told_reply.items():
            lines.append(f"  {hand} -> {marks.listed(f'{move} {told(chance)}' for move, chance in moves.items())}")
        lines.append(say("solved-exact" if self.exact else "solved-not-exact", method=self.method))
        return "\n".join((*lines, *assumed(self.assumptions)))


def hide_and_seek(
    pile: int | str = 3,
    hider: str = "skip",
    seeker: str = "skip, shuffle",
    *,
    unseen: str = "",
    rulebook: str | Rulebook = "es",
    names: tuple[str, str] = ("Ana", "Luis"),
    most: int = MOST_NODES,
) -> Hiding:
    """Solve the game right after a Defuse: one player puts the Kitten back in secret, then the other is to move.

    Parameters
    ----------
    pile : int or str
        How many cards the pile has once the Kitten is back, from 2 to 5, the others being Cats that do nothing; or
        those others by name, as ``"skip, tacocat"``, their order being by chance.
    hider, seeker : str
        The cards in hand, as ``"skip*2, shuffle"``; ``?`` for cards that the other player does not know, which are
        dealt from `unseen`. The hider's Defuse is gone already.
    unseen : str
        The cards that unknown ones are dealt from.
    rulebook : str or Rulebook
    names : tuple of str
        The hider's and the seeker's.
    most : int
        How many nodes the tree may have.

    Returns
    -------
    Hiding

    Raises
    ------
    EkTeachError
        For a pile or hands that cannot be, a game that is too large, or if scipy is not installed.

    Examples
    --------
    >>> solved = hide_and_seek(3, hider="", seeker="skip*2")
    >>> str(solved.value), [str(place.chance) for place in solved.places]
    ('1/3', ['1/3', '1/3', '1/3'])
    >>> [str(place.known) for place in solved.places]
    ['0', '0', '0']
    >>> {move: str(chance) for move, chance in solved.reply["Skip, Skip"].items()}
    {'draw': '1/3', 'play Skip': '2/3'}
    >>> solved.exact
    True
    """
    game = hiding_game(pile, hider, seeker, unseen=unseen, rulebook=rulebook, names=names)
    tree = game_tree(game, most)
    found = equilibrium(tree)
    first = [index for index, place in enumerate(tree.information) if _hides_first(tree, index, place.player)]
    weights = {index: _weight(tree, index) for index in first}
    size = len(game.state.table.pile) + 1
    places = []
    for at in range(size):
        chance = sum((weights[index] * found.strategies[index][at] for index in first), Fraction(0))
        places.append(Place(at + 1, _place_words(at, size), chance, _known(game, at, most), _met(found, first, at)))
    reply, told_reply = _replies(found)
    return Hiding(
        found, found.values[0], tuple(places), reply, told_reply, found.method, found.exact, tuple(found.assumptions)
    )


def hiding_game(
    pile: int | str,
    hider: str,
    seeker: str,
    *,
    unseen: str = "",
    rulebook: str | Rulebook = "es",
    names: tuple[str, str] = ("Ana", "Luis"),
) -> SmallGame:
    """Make the game that :func:`hide_and_seek` solves, with the same parameters and errors."""
    require(hider, str, "the cards of the hider are a text, as 'skip, shuffle'")
    require(seeker, str, "the cards of the seeker are a text, as 'skip, shuffle'")
    require_names(names, 2, 2)
    others = _others(pile)
    hands = [", ".join(filter(None, (hand.strip(), more))) for hand, more in ((hider, "defuse"), (seeker, ""))]
    text = f"""
players: {", ".join(names)}
{names[0]}: {hands[0]}
{names[1]}: {hands[1]}
pile: exploding kitten, {others}
"""
    game = small_game(text, rulebook=rulebook, kitten="secretly", unseen=unseen)
    drawn = step(game.state, Action.draw(0)).after
    return replace(game, state=step(drawn, Action.defuse(0)).after, known=0)


def _others(pile: int | str) -> str:
    if isinstance(pile, str) and pile.strip():
        return pile
    if pile.__class__ is int and 2 <= int(pile) <= _LARGEST_PILE:
        return f"tacocat*{int(pile) - 1}"
    raise EkTeachError(
        f"pile is a number of cards from 2 to {_LARGEST_PILE}, the Kitten included, or the other cards as a text, as"
        f" 'skip, tacocat'; not {shown(pile)}."
    )


def _hides_first(tree: Tree, index: int, player: int) -> bool:
    """Whether a set is the hider's first: the root, or what follows a deal."""
    begun = {0, *tree.nodes[0].children} if tree.nodes[0].player is None else {0}
    return player == 0 and tree.information[index].nodes[0] in begun


def _weight(tree: Tree, index: int) -> Fraction:
    """How likely a deal leads to a set of the hider's first ones."""
    if tree.nodes[0].player is not None:
        return Fraction(1)
    chances = dict(zip(tree.nodes[0].children, tree.nodes[0].chances, strict=True))
    return sum((chances[node] for node in tree.information[index].nodes), Fraction(0))


def _place_words(at: int, size: int) -> str:
    kind = "top" if at == 0 else "bottom" if at == size - 1 else "between"
    return load_catalogue().say("hiding-place", kind=kind, number=at + 1)


def _known(game: SmallGame, at: int, most: int) -> Number:
    """What the hider gets when the Kitten is put at a place before everybody's eyes."""
    put = step(game.state, Action.place(0, at)).after
    return equilibrium(game_tree(replace(game, state=put, known=1 << at), most)).values[0]


def _met(found: Equilibrium, first: list[int], at: int) -> Number:
    """What the hider gets at best from a place against the strategy of the other player."""
    tree = found.tree
    nodes, information = list(tree.nodes), list(tree.information)
    for index in first:
        place = information[index]
        information[index] = replace(place, moves=(place.moves[at],), actions=(place.actions[at],))
        for node in place.nodes:
            there = nodes[node]
            nodes[node] = replace(there, moves=(there.moves[at],), children=[there.children[at]])
    kept = _reachable(nodes)
    information = [replace(place, nodes=[node for node in place.nodes if node in kept]) for place in information]
    return best_reply(Tree(tree.game, nodes, information), found.strategies, 0)


def _reachable(nodes: list[Any]) -> set[int]:
    found, todo = set(), [0]
    while todo:
        index = todo.pop()
        found.add(index)
        todo += nodes[index].children
    return found


_Reply = dict[str, dict[str, Number]]


def _replies(found: Equilibrium) -> tuple[_Reply, _Reply]:
    """What the other player does first, by hand: by name, and as it is told."""
    tree, seen = found.tree, dict[str, InformationSet]()
    first = {index for index, place in enumerate(tree.information) if _hides_first(tree, index, place.player)}
    chances, todo = dict[str, tuple[Number, ...]](), [0]
    while todo:
        node = tree.nodes[todo.pop()]
        if node.player == 1 and node.information is not None:
            place = tree.information[node.information]
            seen[hand_label(place.hand, load_catalogue("en"))] = place
            chances[place.hand] = found.strategies[node.information]
        elif node.payoffs is None and (node.player is None or node.information in first):
            todo += node.children
    named = sorted(seen.items())
    spoken = load_catalogue()
    return (
        {hand: dict(zip(place.moves, chances[place.hand], strict=True)) for hand, place in named},
        {
            hand_label(place.hand, spoken): dict(zip(place.told_moves, chances[place.hand], strict=True))
            for _, place in named
        },
    )
