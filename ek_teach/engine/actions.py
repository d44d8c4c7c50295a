"""What players, the dealer and chance can do, as values."""

from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple

from ek_teach.cards import Cards

__all__ = ["CHANCE", "TABLE", "Action", "ActionKind"]

TABLE: Final = -1
"""The seat number of the table as a whole, which carries out the set-up."""

CHANCE: Final = -2
"""The seat number of chance, which is a player of its own."""


class ActionKind(StrEnum):
    """The kinds of action."""

    PROCEED = "proceed"
    """The table carries out the next stage of the set-up."""
    DECLINE = "decline"
    """The table leaves an optional stage of the set-up out."""
    PLAY = "play"
    """The player lays a card, or several as a combination, in their own turn."""
    DRAW = "draw"
    NOPE = "nope"
    """The player answers the card on top of the chain with a Nope."""
    PASS = "pass"
    """The player lets the card on top of the chain stand."""
    GIVE = "give"
    """The target of a Favor gives a card."""
    NAME = "name"
    """The player of three of a kind names the wanted card, where it is named after the Nopes."""
    FETCH = "fetch"
    """The player of five different cards takes one from the discard pile."""
    DEFUSE = "defuse"
    EXPLODE = "explode"
    PLACE = "place"
    """The player puts the defused Kitten back into the pile."""
    OUTCOME = "outcome"
    """Chance answers: a shuffled order, a card stolen or revealed, a random place."""


class Action(NamedTuple):
    """One action.

    Attributes
    ----------
    kind : ActionKind
    player : int
        The seat of whoever acts, counted from 0; :data:`TABLE` or :data:`CHANCE`.
    cards : str
        The codes of the cards laid, given or fetched; for an outcome the order of a pile or the card concerned.
    target : int or None
        The seat that a Favor or a combination is aimed at.
    named : str
        The code of the card that three of a kind asks for.
    position : int or None
        Where a Kitten is put back: 0 is the top, the size of the pile the bottom, None a place the record does not
        know. For a Nope: which card of the chain it answers, 0 being the played card; None the one on top.
    openly : bool
        Whether a Kitten is put back so that all can see where.

    Examples
    --------
    >>> Action.play(0, "A")
    Action(kind=<ActionKind.PLAY: 'play'>, player=0, cards='A', target=None, named='', position=None, openly=False)
    """

    kind: ActionKind
    player: int
    cards: Cards = ""
    target: int | None = None
    named: str = ""
    position: int | None = None
    openly: bool = False

    @classmethod
    def play(cls, player: int, cards: Cards, target: int | None = None, named: str = "") -> "Action":
        """Lay one card or a combination."""
        if len(cards) > 1:
            cards = "".join(sorted(cards))
        return cls(ActionKind.PLAY, player, cards, target, named)

    @staticmethod
    @cache
    def draw(player: int) -> "Action":
        """Draw the top card."""
        return Action(ActionKind.DRAW, player)

    @classmethod
    def nope(cls, player: int, answers: int | None = None) -> "Action":
        """Answer a card of the chain with a Nope: the one on top, unless told otherwise."""
        return cls(ActionKind.NOPE, player, position=answers)

    @staticmethod
    @cache
    def let_stand(player: int) -> "Action":
        """Pass: let the card on top of the chain stand."""
        return Action(ActionKind.PASS, player)

    @classmethod
    def give(cls, player: int, card: Cards) -> "Action":
        """Give a card for a Favor."""
        return cls(ActionKind.GIVE, player, card)

    @classmethod
    def name(cls, player: int, title: str) -> "Action":
        """Name the card that three of a kind asks for."""
        return cls(ActionKind.NAME, player, named=title)

    @classmethod
    def fetch(cls, player: int, card: Cards) -> "Action":
        """Take a card from the discard pile."""
        return cls(ActionKind.FETCH, player, card)

    @classmethod
    def defuse(cls, player: int) -> "Action":
        """Play a Defuse on the Kitten just drawn."""
        return cls(ActionKind.DEFUSE, player)

    @classmethod
    def explode(cls, player: int) -> "Action":
        """Play no Defuse on the Kitten just drawn."""
        return cls(ActionKind.EXPLODE, player)

    @classmethod
    def place(cls, player: int, position: int | None, openly: bool = False) -> "Action":
        """Put the Kitten back into the pile."""
        return cls(ActionKind.PLACE, player, position=position, openly=openly)

    @classmethod
    def proceed(cls) -> "Action":
        """Carry out the next stage of the set-up."""
        return cls(ActionKind.PROCEED, TABLE)

    @classmethod
    def decline(cls) -> "Action":
        """Leave an optional stage of the set-up out."""
        return cls(ActionKind.DECLINE, TABLE)

    @classmethod
    def outcome(cls, cards: Cards = "", position: int | None = None) -> "Action":
        """Answer a chance node."""
        return cls(ActionKind.OUTCOME, CHANCE, cards, position=position)
