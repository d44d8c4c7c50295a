"""A small game with hidden cards as an extensive game: a tree of moves, and what each player knows at each of them.

Two moments belong to one information set of a player when everything that this player has seen until then is the same:
own cards and own moves, what was laid, what was looked at. That is read off the engine, which tells for each event who
may know it, so that players have perfect recall (Kuhn 1953).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from ek_teach.cards import title_name
from ek_teach.engine import Action, ActionKind, EventKind, State, Transition, redact_action, redact_event
from ek_teach.errors import EkTeachError
from ek_teach.theory.positions import Position, begin, deals, outcomes
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
    words : str
        What the player knows there, in a few words.
    moves : tuple of str
    actions : tuple of Action
        The same as actions of the engine.
    nodes : list of int
    """

    player: int
    words: str
    moves: tuple[str, ...]
    actions: tuple[Action, ...]
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
        found = [index for index, place in enumerate(self.information) if words in place.words]
        found = [index for index in found if self.information[index].words == words] or found
        if len(found) != 1:
            told = "no moment" if not found else f"{len(found)} moments"
            raise EkTeachError(f"{told} of this game is told as {words!r:.80}; the words stand in tree.information.")
        return found[0]

    def __str__(self) -> str:
        ends = sum(node.payoffs is not None for node in self.nodes)
        return f"{len(self.nodes):,} nodes, {ends:,} ends, {len(self.information):,} information sets"

    __repr__ = __str__


def game_tree(game: SmallGame, most: int = MOST_NODES) -> Tree:
    """Write a small game down as an extensive game.

    Parameters
    ----------
    game : SmallGame
    most : int
        How many nodes to make before giving up.

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
    if not isinstance(game, SmallGame):
        raise EkTeachError(f"a tree is made of what small_game() makes, not {game!r:.40}.")
    if most.__class__ is not int or most < 1:
        raise EkTeachError(f"most is a whole number from 1, not {most!r:.40}.")
    return _Builder(game, most).tree()


_Seen = tuple[tuple[object, ...], ...]


class _Builder:
    """Grows the tree, each node with what every player has seen until then."""

    def __init__(self, game: SmallGame, most: int) -> None:
        self.game, self.most = game, most
        self.grown = Tree(game)
        self._known: dict[tuple[int, _Seen], int] = {}

    def tree(self) -> Tree:
        dealt = list(deals(self.game))
        nothing: tuple[_Seen, ...] = ((),) * self.game.players
        if len(dealt) == 1:
            self.add(dealt[0][1], begin(self.game, dealt[0][1]), self.begun(dealt[0][1], nothing), ())
            return self.grown
        root = self.node()
        root.moves = tuple(self.hands(state) for _, state in dealt)
        root.chances = tuple(chance for chance, _ in dealt)
        for _, state in dealt:
            root.children.append(self.add(state, begin(self.game, state), self.begun(state, nothing), ()))
        return self.grown

    def node(self) -> Node:
        if len(self.grown.nodes) >= self.most:
            raise EkTeachError(
                f"this game has more than {self.most:,} nodes; take cards out, let fewer be laid (lays=), or allow more"
                " (most=)."
            )
        self.grown.nodes.append(Node())
        return self.grown.nodes[-1]

    def hands(self, state: State) -> str:
        unknown = [seat for seat, hand in enumerate(self.game.state.table.hands) if "?" in hand]
        return "; ".join(f"{self.game.names[seat]}: {_cards(state.table.hands[seat])}" for seat in unknown)

    def begun(self, state: State, seen: tuple[_Seen, ...]) -> tuple[_Seen, ...]:
        """Each player sees their own hand."""
        return tuple((*before, (state.table.hands[seat],)) for seat, before in enumerate(seen))

    def add(self, deal: State, position: Position, seen: tuple[_Seen, ...], past: tuple[tuple[str, ...], ...]) -> int:
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
        node.player, node.moves = seat, tuple(_label(action) for action in actions)
        node.information = self.set_of(seat, position.state, seen[seat], past, node.moves, actions)
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
        past: tuple[tuple[str, ...], ...],
    ) -> int:
        """Add what a move leads to, a chance node first where it may lead to several things."""
        found = list(outcomes(self.game, position, action))
        grown = [self.watched(outcome.steps, seen, past) for outcome in found]
        if len(found) == 1:
            return self.add(deal, found[0].position, *grown[0])
        index, node = len(self.grown.nodes), self.node()
        node.moves = tuple(_chance_label(outcome.steps) for outcome in found)
        node.chances = tuple(outcome.chance for outcome in found)
        for outcome, (sees, told) in zip(found, grown, strict=True):
            node.children.append(self.add(deal, outcome.position, sees, told))
        return index

    def watched(
        self, steps: Sequence[Transition], seen: tuple[_Seen, ...], past: tuple[tuple[str, ...], ...]
    ) -> tuple[tuple[_Seen, ...], tuple[tuple[str, ...], ...]]:
        """What each player has seen after some steps, as values and in words."""
        for done in steps:
            seen = tuple((*before, _sight(done, seat)) for seat, before in enumerate(seen))
            told = tuple(_told(done, seat, self.game.names) for seat in range(self.game.players))
            if any(told):
                past = (*past, told)
        return seen, past

    def set_of(
        self,
        seat: int,
        state: State,
        seen: _Seen,
        past: tuple[tuple[str, ...], ...],
        moves: tuple[str, ...],
        actions: tuple[Action, ...],
    ) -> int:
        key = (seat, seen)
        if key not in self._known:
            self._known[key] = len(self.grown.information)
            said = ", ".join(told[seat] for told in past if told[seat])
            words = f"{self.game.names[seat]}: {_cards(state.table.hands[seat])}.{f' {said}' if said else ''}"
            self.grown.information.append(InformationSet(seat, words, moves, actions))
        return self._known[key]


def _sight(done: Transition, seat: int) -> tuple[object, ...]:
    """What one player sees of a step."""
    events = tuple(redact_event(event, seat) for event in done.events)
    return (
        redact_action(done.action, done.events, seat),
        *((event.kind, event.actor, event.cards, event.target, event.number, event.position) for event in events),
    )


def _cards(cards: str) -> str:
    return ", ".join(title_name(card) for card in cards) or "no card"


def _label(action: Action) -> str:
    """A move as the branch of a tree: what is done, without who does it."""
    kind = action.kind
    if kind is ActionKind.PLAY:
        target = "" if action.target is None else f" on player {action.target + 1}"
        named = f" for {title_name(action.named)}" if action.named else ""
        return f"play {' + '.join(title_name(card) for card in action.cards)}{target}{named}"
    if kind is ActionKind.PLACE:
        return f"place {action.position}"
    if kind is ActionKind.GIVE or kind is ActionKind.FETCH:
        return f"{kind.value} {title_name(action.cards)}"
    if kind is ActionKind.NAME:
        return f"name {title_name(action.named)}"
    return "Nope" if kind is ActionKind.NOPE else kind.value


def _chance_label(steps: Sequence[Transition]) -> str:
    """What chance did, all cards in sight."""
    for done in steps:
        for event in done.events:
            if event.kind is EventKind.KITTEN_SHOWN:
                return title_name("K")
            if event.kind in (EventKind.DREW, EventKind.PEEKED, EventKind.STOLE):
                return _cards(event.cards)
    return steps[-1].action.kind.value


def _told(done: Transition, seat: int, names: Sequence[str]) -> str:
    """A step in a few words, as one player sees it; empty for what tells nothing."""
    action = redact_action(done.action, done.events, seat)
    if action.kind is ActionKind.OUTCOME or action.kind is ActionKind.PASS:
        shown = (redact_event(event, seat) for event in done.events if event.kind in _SHOWN)
        return ", ".join(f"{names[event.actor]} {_SHOWN[event.kind]} {_cards(event.cards)}" for event in shown)
    name = names[action.player]
    for event in (redact_event(event, seat) for event in done.events):
        if event.kind is EventKind.KITTEN_SHOWN:
            return f"{name} draws the Kitten"
        if event.kind is EventKind.DREW:
            return f"{name} draws" if event.cards == "?" else f"{name} draws {_cards(event.cards)}"
    if action.kind is ActionKind.PLACE:
        return f"{name} hides it" if action.position is None else f"{name} puts it under {action.position}"
    return "" if action.kind in (ActionKind.DEFUSE, ActionKind.EXPLODE) else f"{name}: {_label(action)}"


_SHOWN: Final = {EventKind.STOLE: "takes", EventKind.PEEKED: "sees"}
"""What chance or the last pass lets somebody see."""
