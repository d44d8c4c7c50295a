"""The state of a game: one immutable value that holds everything but chance and a clock."""

from enum import StrEnum
from typing import Final, NamedTuple

from ek_teach.cards import BOX, UNKNOWN, Cards
from ek_teach.engine.actions import Action, ActionKind
from ek_teach.engine.events import Event
from ek_teach.rulebook import Rulebook

__all__ = [
    "ChanceKind",
    "Legality",
    "Phase",
    "Stage",
    "State",
    "Table",
    "Transition",
    "Turn",
    "Verdict",
    "Window",
    "card_count",
    "unseen_count",
]


class Phase(StrEnum):
    """What the game is waiting for."""

    SETUP = "setup"
    """The table, to carry out the next stage of the set-up."""
    TURN = "turn"
    """The player whose turn it is, to play or draw."""
    REACTION = "reaction"
    """Every living player, to answer the card on top of the chain or let it stand."""
    GIVING = "giving"
    """The target of a Favor, to choose a card."""
    NAMING = "naming"
    """The player of three of a kind, to name a card."""
    FETCHING = "fetching"
    """The player of five different cards, to choose from the discard pile."""
    KITTEN = "kitten"
    """The player who drew a Kitten, to defuse it or explode."""
    PLACING = "placing"
    """The player who defused, to put the Kitten back."""
    CHANCE = "chance"
    """Chance, to answer."""
    OVER = "over"
    """Nobody: one player is left."""


class ChanceKind(StrEnum):
    """What chance is asked for."""

    DECK = "deck"
    """The order of the shuffled deck during set-up."""
    SHUFFLE = "shuffle"
    """The order of the shuffled pile."""
    STEAL = "steal"
    """Which card of a hand is taken."""
    REVEAL = "reveal"
    """What the unknown card on top of the pile is."""
    HOLDS = "holds"
    """Whether a partly unknown hand holds the named card."""
    PLACE = "place"
    """Where the Kitten goes, under a rulebook that places it at random."""


class Stage(StrEnum):
    """A stage of the set-up."""

    TAKE_OUT = "take-out"
    DEAL_DEFUSES = "deal-defuses"
    RETURN_DEFUSES = "return-defuses"
    SHUFFLE_DECK = "shuffle-deck"
    DEAL_HANDS = "deal-hands"
    THIN_DECK = "thin-deck"
    ADD_KITTENS = "add-kittens"
    SHUFFLE_PILE = "shuffle-pile"


class Table(NamedTuple):
    """Where the 56 cards lie.

    Attributes
    ----------
    hands : tuple of str
        Each player's hand, in the order of the codes.
    pile : str
        The draw pile, top card first; during set-up the deck.
    discard : str
        The discard pile, top card first.
    face_up, face_down : tuple of str
        What lies in front of each player: a Kitten just drawn or exploded; the hand of an exploded player.
    put_away : str
        Cards out of the game that everybody saw.
    unseen : str
        Cards out of the game that nobody saw, or that a situation does not mention.
    living : tuple of int
        The seats still playing.
    seen : tuple of int
        For each player a bit mask over the pile: bit ``i`` is set when the player knows its ``i``-th card.
    """

    hands: tuple[Cards, ...]
    pile: Cards
    discard: Cards
    face_up: tuple[Cards, ...]
    face_down: tuple[Cards, ...]
    put_away: Cards
    unseen: Cards
    living: tuple[int, ...]
    seen: tuple[int, ...]


class Turn(NamedTuple):
    """Whose turn it is, how many turns that player owes, this one included, and whether they come from an Attack.

    The last owed turn of an Attack is not an ordinary turn: ``Turn(1, 1, True)`` differs from ``Turn(1, 1, False)``,
    and an Attack played in it hands on three turns where books add (es *Dudas frecuentes* 4).
    """

    player: int
    owed: int
    attacked: bool


class Window(NamedTuple):
    """A played card and what has been said to it.

    Attributes
    ----------
    play : Action
        The card or combination that waits for its effect.
    nopes : tuple of int
        The seats that played a Nope, in order; an odd number cancels.
    unanswered : tuple of int
        The seats that have neither passed nor played a Nope since the last Nope, in the order they are asked.
    """

    play: Action
    nopes: tuple[int, ...]
    unanswered: tuple[int, ...]


class State(NamedTuple):
    """A game at one moment.

    Attributes
    ----------
    rulebook : Rulebook
    phase : Phase
    table : Table
    turn : Turn
    window : Window or None
        The play whose effect is being decided or carried out.
    chance : ChanceKind or None
        What chance is asked for in phase ``CHANCE``.
    plan : tuple of Stage
        The stages of the set-up still to come.
    late : State or None
        Where a rulebook lets a card be cancelled at any moment: the state to go back to if it is, until something
        else happens.
    """

    rulebook: Rulebook
    phase: Phase
    table: Table
    turn: Turn
    window: Window | None = None
    chance: ChanceKind | None = None
    plan: tuple[Stage, ...] = ()
    late: "State | None" = None

    @property
    def players(self) -> int:
        """How many players began the game."""
        return len(self.table.hands)

    @property
    def winner(self) -> int | None:
        """The seat of the winner, once the game is over."""
        return self.table.living[0] if self.phase is Phase.OVER else None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that the game waits for; the table's or chance's number where it waits for those."""
        phase, turn = self.phase, self.turn
        if phase in _BY_TURN:
            return (turn.player,)
        if self.window is not None:
            if phase is Phase.REACTION:
                return self.window.unanswered
            if phase is Phase.GIVING:
                assert self.window.play.target is not None
                return (self.window.play.target,)
            if phase is not Phase.CHANCE:
                return (self.window.play.player,)
        return {Phase.SETUP: (-1,), Phase.CHANCE: (-2,)}.get(phase, ())


_BY_TURN: Final = frozenset((Phase.TURN, Phase.KITTEN, Phase.PLACING))


class Legality(StrEnum):
    """What a rulebook makes of an action."""

    LEGAL = "legal"
    IRREGULAR = "irregular"
    """Allowed, but the book frowns on it or says nothing about it."""
    ILLEGAL = "illegal"


class Verdict(NamedTuple):
    """The judgement of an action.

    Attributes
    ----------
    legality : Legality
    reason : str
        A code, empty for a plainly legal action.
    rules : tuple of str
        The options and rules behind it.
    parameters : tuple of (str, str or int)
        What the reason speaks of, by name: codes of cards under ``card`` or ``cards``, seats under ``player``.
    """

    legality: Legality
    reason: str = ""
    rules: tuple[str, ...] = ()
    parameters: tuple[tuple[str, str | int], ...] = ()

    @property
    def allowed(self) -> bool:
        """Whether the action may be carried out."""
        return self.legality is not Legality.ILLEGAL


class Transition(NamedTuple):
    """One step: the state before, the action, the state after, what happened, and what it depended on.

    Attributes
    ----------
    consulted : dict of str to str
        Exactly the options that the step asked for, with the values it got.
    verdict : Verdict
        Whether the action was legal or irregular.
    """

    before: State
    action: Action
    after: State
    events: tuple[Event, ...]
    consulted: dict[str, str]
    verdict: Verdict

    @property
    def is_pass(self) -> bool:
        """Whether somebody merely let a card stand."""
        return self.action.kind is ActionKind.PASS


def card_count(table: Table, code: str) -> int:
    """Count the cards of one code that lie anywhere on the table, unknown cards under ``?``."""
    places = (table.pile, table.discard, table.put_away, table.unseen)
    rows = (table.hands, table.face_up, table.face_down)
    return sum(place.count(code) for place in places) + sum(cards.count(code) for row in rows for cards in row)


def unseen_count(table: Table, title: str) -> int:
    """Count the cards of a title that hide among the unknown cards: those of the box less those in sight.

    Examples
    --------
    >>> table = Table(("?", "NNN"), "?", "NN", ("", ""), ("", ""), "", "", (0, 1), (0, 0))
    >>> unseen_count(table, "N"), unseen_count(table, "A")
    (0, 4)
    """
    if title == UNKNOWN:
        return 0
    return BOX[title] - card_count(table, title)
