"""What happened in a step, as values without a sentence in them."""

from enum import StrEnum
from typing import NamedTuple

from ek_teach.cards import Cards
from ek_teach.engine.actions import Action

__all__ = ["Event", "EventKind"]


class EventKind(StrEnum):
    """The kinds of event; each says which fields of :class:`Event` it fills beside ``rules`` and ``cause``."""

    # Set-up. The actor is the table unless told otherwise.
    TAKEN_OUT = "taken-out"
    """``cards``: the Kittens and Defuses taken out of the deck."""
    DEFUSES_DEALT = "defuses-dealt"
    """``number``: how many players took a Defuse."""
    DEFUSES_RETURNED = "defuses-returned"
    """``number``: leftover Defuses put into the deck; ``left``: those put away."""
    DECK_SHUFFLED = "deck-shuffled"
    """``number``: cards in the deck."""
    HAND_DEALT = "hand-dealt"
    """Actor: who receives; ``cards`` (secret): the ordinary cards dealt; ``number``: how many."""
    DECK_THINNED = "deck-thinned"
    """``number``: cards removed unseen; ``left``: cards that stay."""
    DECK_KEPT = "deck-kept"
    """The table did not remove a third."""
    KITTENS_ADDED = "kittens-added"
    """``number``: Kittens put into the deck; ``left``: those put away."""
    GAME_STARTED = "game-started"
    """Actor: the first player; ``number``: cards in the pile."""

    # Turns.
    TURN_STARTED = "turn-started"
    """Actor: whose turn; ``number``: turns owed, this one included."""
    DREW = "drew"
    """Actor; ``cards`` (secret): the card drawn."""
    KITTEN_SHOWN = "kitten-shown"
    """Actor: who drew and shows an Exploding Kitten."""
    DEFUSED = "defused"
    """Actor: who played a Defuse."""
    KITTEN_PLACED = "kitten-placed"
    """Actor; ``position`` (secret): where the Kitten went, 0 being the top; ``number``: cards in the pile now."""
    TURN_ENDED = "turn-ended"
    """Actor: whose current turn is over because of a Defuse."""
    EXPLODED = "exploded"
    """Actor: who is out."""
    HAND_LEFT = "hand-left"
    """Actor: who is out; ``cards`` (secret unless discarded): the hand; ``number``: how many; ``place``: where to."""
    KITTEN_LEFT = "kitten-left"
    """Actor: who is out; ``place``: where the Kitten goes."""
    DEBT_DROPPED = "debt-dropped"
    """Actor: who is out, or defused; ``number``: turns no longer owed."""
    DEBT_PASSED_ON = "debt-passed-on"
    """Actor: who is out; ``target``: who owes now; ``number``: how many turns."""
    GAME_WON = "game-won"
    """Actor: the last player left."""

    # Cards played and cancelled.
    PLAYED = "played"
    """Actor; ``cards``; ``target`` and ``named`` where the play has them."""
    NOPED = "noped"
    """Actor: who played the Nope; ``target``: whose card it answers; ``number``: the how-manieth Nope; ``cards``: the
    card answered."""
    NOPED_LATE = "noped-late"
    """The same, when the effect had begun or the turn had passed; the table goes back to where it had not."""
    PASSED = "passed"
    """Actor: who lets the card stand."""
    CANCELLED = "cancelled"
    """Actor: whose card; ``cards``; ``number``: how many Nopes were played."""
    RESTORED = "restored"
    """Actor: whose card stands after all; ``cards``; ``number``: how many Nopes were played."""
    TURN_GOES_ON = "turn-goes-on"
    """Actor: whose turn is not over."""

    # Effects.
    ATTACKED = "attacked"
    """Actor; ``target``: who owes; ``number``: turns owed now; ``left``: turns the attacker still owed, the current one
    included, 0 in an ordinary turn."""
    SKIPPED = "skipped"
    """Actor; ``left``: turns still owed."""
    PEEKED = "peeked"
    """Actor; ``cards`` (secret): the top cards; ``number``: how many."""
    SHUFFLED = "shuffled"
    """Actor; ``number``: cards in the pile."""
    FAVOR_ASKED = "favor-asked"
    """Actor; ``target``: who must give."""
    GAVE = "gave"
    """Actor: who gives; ``target``: who receives; ``cards`` (secret)."""
    STOLE = "stole"
    """Actor: who takes at random; ``target``: from whom; ``cards`` (secret)."""
    CARD_NAMED = "card-named"
    """Actor; ``target``: from whom; ``named``."""
    HANDED_OVER = "handed-over"
    """Actor: who gives; ``target``: who receives; ``cards``: the named card."""
    NOT_HELD = "not-held"
    """Actor: who does not hold it; ``target``: who asked; ``named``."""
    FETCHED = "fetched"
    """Actor; ``cards``: the card taken from the discard pile."""
    NOTHING_TO_TAKE = "nothing-to-take"
    """Actor: who gets nothing; ``target``: whose hand is empty."""
    NO_EFFECT = "no-effect"
    """Actor; ``cards``: laid without effect."""


class Event(NamedTuple):
    """One thing that happened.

    Attributes
    ----------
    kind : EventKind
        It says which of the other fields are filled.
    actor : int
        The seat, or :data:`ek_teach.engine.TABLE`.
    rules : tuple of str
        The options and rules behind it, the foremost first.
    cause : Action or None
        The play it hangs on, where it is the effect of one.
    cards, target, named, number, left, position, place
        Typed parameters.
    audience : tuple of int, or None
        The seats that may know ``cards`` and ``position``; None is everybody.
    """

    kind: EventKind
    actor: int
    rules: tuple[str, ...]
    cause: Action | None = None
    cards: Cards = ""
    target: int | None = None
    named: str = ""
    number: int | None = None
    left: int | None = None
    position: int | None = None
    place: str = ""
    audience: tuple[int, ...] | None = None
