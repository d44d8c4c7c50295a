"""A small game with hidden cards as an extensive game: a tree of moves, and what each player knows at each of them.

Two moments belong to one information set of a player when everything that this player has seen until then is the same:
own cards and own moves, what was laid, what was looked at. That is read off the engine, which tells for each event who
may know it, so that players have perfect recall (Kuhn 1953).

Moments and moves are named in English, by which a program finds them whatever language is spoken; beside each name
stands what it is told as in the language that is spoken when the tree grows.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from typing import Final

from ek_teach.cards import Cards
from ek_teach.engine import Action, State, Transition, redact_action, redact_event
from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import Catalogue, load_catalogue
from ek_teach.theory.arguments import require, whole
from ek_teach.theory.labels import chance_label, hand_label, move_label, step_label
from ek_teach.theory.positions import Position, begin, deals, outcomes
from ek_teach.theory.sizes import require_few_nodes
from ek_teach.theory.small_games import SmallGame

__all__ = ["InformationSet", "Node", "Tree", "game_tree"]

MOST_NODES: Final = 60_000
"""How many nodes a tree may have: linear programs beyond that take minutes."""


@dataclass(slots=True)
class Node:
    """A moment of the game.

    Attributes
    ----------
    player : int or None
        Whose move it is; None at chance's and where the game is over.
    moves : tuple of str
        The labels of the branches: a player's moves, or what chance may do.
    told_moves : tuple of str
        The same in the language that is spoken.
    children : list of int
        The nodes that the branches lead to, as indices of :attr:`Tree.nodes`.
    chances : tuple of Fraction
        The probabilities of chance's branches.
    information : int or None
        The index of the information set of a player's node.
    payoffs : tuple of Fraction or None
        What each seat is paid where the game is over.
    """

    player: int | None = None
    moves: tuple[str, ...] = ()
    told_moves: tuple[str, ...] = ()
    children: list[int] = field(default_factory=list)
    chances: tuple[Fraction, ...] = ()
    information: int | None = None
    payoffs: tuple[Fraction, ...] | None = None


@dataclass(slots=True)
class InformationSet:
    """The moments that a player cannot tell apart.

    Attributes
    ----------
    player : int
    hand : str
        The cards that the player holds there.
    words : str
        What the player knows there, in a few words.
    moves : tuple of str
    actions : tuple of Action
        The same as actions of the engine.
    told, told_moves
        The words and the moves in the language that is spoken.
    nodes : list of int
    """

    player: int
    hand: Cards
    words: str
    moves: tuple[str, ...]
    actions: tuple[Action, ...]
    told: str
    told_moves: tuple[str, ...]
    nodes: list[int] = field(default_factory=list)


@dataclass(repr=False)
class Tree:
    """An extensive game with perfect recall.

    Attributes
    ----------
    game : SmallGame
    nodes : list of Node
        The first is the root.
    information : list of InformationSet
    """

    game: SmallGame
    nodes: list[Node] = field(default_factory=list)
    information: list[InformationSet] = field(default_factory=list)

    @property
    def total(self) -> Fraction | None:
        """What all seats together are paid at every end, where that is always the same; else None."""
        sums = {sum(node.payoffs, Fraction(0)) for node in self.nodes if node.payoffs is not None}
        return sums.pop() if len(sums) == 1 else None

    def find(self, words: str) -> int:
        """Find the information set whose words are a text, or else contain it.

        Raises
        ------
        EkTeachError
            If no set, or more than one, says so.
        """
        require(words, str, "a moment is told in words, as they stand in tree.information")
        found = [index for index, place in enumerate(self.information) if words in place.words]
        found = [index for index in found if self.information[index].words == words] or found
        if len(found) != 1:
            raise EkTeachError(
                f"{len(found)} moments of this game are told as {shown(words, 80)}; write more of the words, which"
                " stand in tree.information."
                if found
                else f"no moment of this game is told as {shown(words, 80)}; the words stand in tree.information."
            )
        return found[0]

    def __str__(self) -> str:
        ends = sum(node.payoffs is not None for node in self.nodes)
        return load_catalogue().say("tree-size", nodes=len(self.nodes), ends=ends, sets=len(self.information))

    __repr__ = __str__


def game_tree(game: SmallGame, most: int = MOST_NODES) -> Tree:
    """Write a small game down as an extensive game.

    Parameters
    ----------
    game : SmallGame
    most : int
        How many nodes it may have; a larger one is refused before the first is made.

    Raises
    ------
    EkTeachError
        If there are more than `most` nodes.

    Examples
    --------
    >>> from ek_teach.theory import small_game
    >>> tree = game_tree(small_game('''
    ... players: Ana Luis
    ... Ana:     defuse
    ... Luis:    skip
    ... pile:    exploding kitten, tacocat
    ... ''', kitten="secretly"))
    >>> [(found.words, found.moves) for found in tree.information if found.player == 1][:1]
    [('Luis: Skip. Ana draws the Kitten, Ana hides it', ('draw', 'play Skip'))]
    """
    require(game, SmallGame, "a tree is made of what small_game() makes")
    require_few_nodes(game, whole(most, "most", 1))
    return _Builder(game).tree()


_Seen = tuple[tuple[object, ...], ...]

_Label = tuple[str, str]
"""The name of a moment or of a branch, and what it is told as in the language that is spoken."""

_Past = tuple[tuple[_Label, ...], ...]
"""The steps that somebody saw, each with a label for every seat; an empty one for what a seat did not notice."""


class _Builder:
    """Grows the tree, each node with what every player has seen until then."""

    def __init__(self, game: SmallGame) -> None:
        self.game = game
        self.grown = Tree(game)
        self._english, self._spoken = load_catalogue("en"), load_catalogue()
        self._known: dict[tuple[int, _Seen], int] = {}

    def label(self, word: Callable[[Catalogue], str]) -> _Label:
        name = word(self._english)
        return name, name if self._spoken is self._english else word(self._spoken)

    def tree(self) -> Tree:
        dealt = list(deals(self.game))
        nothing: tuple[_Seen, ...] = ((),) * self.game.players
        if len(dealt) == 1:
            self.add(dealt[0][1], begin(self.game, dealt[0][1]), self.begun(dealt[0][1], nothing), ())
            return self.grown
        root = self.node()
        root.moves, root.told_moves = _parted([self.hands(state) for _, state in dealt])
        root.chances = tuple(chance for chance, _ in dealt)
        for _, state in dealt:
            root.children.append(self.add(state, begin(self.game, state), self.begun(state, nothing), ()))
        return self.grown

    def node(self) -> Node:
        self.grown.nodes.append(Node())
        return self.grown.nodes[-1]

    def hands(self, state: State) -> _Label:
        unknown = [seat for seat, hand in enumerate(self.game.state.table.hands) if "?" in hand]
        names, hands = self.game.names, state.table.hands

        def word(catalogue: Catalogue) -> str:
            marks = catalogue.marks
            return marks.parted(marks.named(names[seat], hand_label(hands[seat], catalogue)) for seat in unknown)

        return self.label(word)

    def begun(self, state: State, seen: tuple[_Seen, ...]) -> tuple[_Seen, ...]:
        """Each player sees their own hand."""
        return tuple((*before, (state.table.hands[seat],)) for seat, before in enumerate(seen))

    def add(self, deal: State, position: Position, seen: tuple[_Seen, ...], past: _Past) -> int:
        """Add a moment and everything after it; moves without a choice are made at once."""
        paid = self.game.payoff(deal, position.state)
        if paid is not None:
            index = len(self.grown.nodes)
            self.node().payoffs = paid
            return index
        actions = self.game.moves(position.state)
        if len(actions) == 1:
            return self.after(deal, position, actions[0], seen, past)
        index, node = len(self.grown.nodes), self.node()
        seat = position.state.to_act[0]
        moves = [self.label(partial(move_label, action)) for action in actions]
        node.player, (node.moves, node.told_moves) = seat, _parted(moves)
        node.information = self.set_of(node, position.state, seen[seat], past, actions)
        self.grown.information[node.information].nodes.append(index)
        for action in actions:
            node.children.append(self.after(deal, position, action, seen, past))
        return index

    def after(
        self,
        deal: State,
        position: Position,
        action: Action,
        seen: tuple[_Seen, ...],
        past: _Past,
    ) -> int:
        """Add what a move leads to, a chance node first where it may lead to several things."""
        found = list(outcomes(self.game, position, action))
        grown = [self.watched(outcome.steps, seen, past) for outcome in found]
        if len(found) == 1:
            return self.add(deal, found[0].position, *grown[0])
        index, node = len(self.grown.nodes), self.node()
        node.moves, node.told_moves = _parted([self.label(partial(chance_label, one.steps)) for one in found])
        node.chances = tuple(outcome.chance for outcome in found)
        for outcome, (sees, told) in zip(found, grown, strict=True):
            node.children.append(self.add(deal, outcome.position, sees, told))
        return index

    def watched(
        self, steps: Sequence[Transition], seen: tuple[_Seen, ...], past: _Past
    ) -> tuple[tuple[_Seen, ...], _Past]:
        """What each player has seen after some steps, as values and in words."""
        for done in steps:
            seen = tuple((*before, _sight(done, seat)) for seat, before in enumerate(seen))
            told = tuple(
                self.label(partial(step_label, done, seat, self.game.names)) for seat in range(self.game.players)
            )
            if any(name for name, _ in told):
                past = (*past, told)
        return seen, past

    def set_of(
        self,
        node: Node,
        state: State,
        seen: _Seen,
        past: _Past,
        actions: tuple[Action, ...],
    ) -> int:
        assert node.player is not None
        seat, key = node.player, (node.player, seen)
        if key not in self._known:
            self._known[key] = len(self.grown.information)
            hand = state.table.hands[seat]
            told = [labels[seat] for labels in past if labels[seat][0]]
            names, said = _parted(told)
            words = _moment(self.game.names[seat], hand, names, self._english)
            spoken = _moment(self.game.names[seat], hand, said, self._spoken)
            self.grown.information.append(
                InformationSet(seat, hand, words, node.moves, actions, spoken, node.told_moves)
            )
        return self._known[key]


def _parted(labels: Sequence[_Label]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(name for name, _ in labels), tuple(told for _, told in labels)


def _moment(player: str, hand: Cards, past: Sequence[str], catalogue: Catalogue) -> str:
    """What a player knows: the own hand, and what was to be seen until then."""
    holds = catalogue.say("tree-holds", player=player, cards=hand_label(hand, catalogue))
    return catalogue.marks.sentences((holds, catalogue.say("tree-then").join(past)))


def _sight(done: Transition, seat: int) -> tuple[object, ...]:
    """What one player sees of a step."""
    events = tuple(redact_event(event, seat) for event in done.events)
    return (
        redact_action(done.action, done.events, seat),
        *((event.kind, event.actor, event.cards, event.target, event.number, event.position) for event in events),
    )
