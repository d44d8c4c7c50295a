"""Names, plays and moves as words inside a sentence."""

from collections.abc import Sequence
from typing import Final

from ek_teach.cards import UNKNOWN, Cards
from ek_teach.engine import CHANCE, TABLE, Action, ActionKind
from ek_teach.explain.catalogue import load_catalogue

__all__ = ["SHAPES", "Words", "move", "move_words"]

SHAPES: Final = {1: "one", 2: "pair", 3: "three", 5: "five"}
"""What a play of one to five cards is called in the catalogue."""


class Words:
    """The names at one table and the catalogue of one language."""

    def __init__(self, names: Sequence[str], language: str) -> None:
        self.names, self.catalogue = names, load_catalogue(language)

    def name(self, seat: int) -> str:
        """The name of a seat, of the table or of chance."""
        if seat in (TABLE, CHANCE):
            return self.catalogue.say("table" if seat == TABLE else "chance")
        return self.names[seat] if seat < len(self.names) else self.catalogue.say("player-number", number=seat + 1)

    def players(self, seats: Sequence[int]) -> str:
        """Several players, as a list inside a sentence."""
        return self.catalogue.listing(map(self.name, seats))

    def play(self, cards: Cards) -> str:
        """A play inside a sentence: the card, or what kind of combination it is."""
        shape = SHAPES.get(len(cards))
        if shape is None:
            return self.catalogue.cards(cards)
        return self.catalogue.say(f"play-{shape}", card=self.catalogue.card(cards[0]))


def move_words(action: Action, names: Sequence[str], language: str = "en") -> str:
    """Tell a move in a few words, without saying whether it is allowed.

    Parameters
    ----------
    action : Action
        As its reader may know it.
    names : sequence of str
        The players' names, by seat.
    language : str
        One of :data:`ek_teach.languages.LANGUAGES`.

    Examples
    --------
    >>> move_words(Action.play(0, "TT", target=1), ["Ana", "Luis"])
    'Ana plays a pair (Tacocat) on Luis'
    """
    return move(action, Words(names, language))


def move(action: Action, words: Words) -> str:
    """Tell a move in a few words, where the words are at hand already."""
    catalogue, cards = words.catalogue, action.cards
    arguments: dict[str, str | int] = {"actor": words.name(action.player)}
    if cards:
        arguments |= {"card": catalogue.card(cards[0]), "cards": catalogue.cards(cards)}
    if action.target is not None:
        arguments["target"] = words.name(action.target)
    if action.named:
        arguments["named"] = catalogue.card(action.named)
    message = f"move-{action.kind.value}"
    if action.kind is ActionKind.PLAY:
        titles = 5 if len(cards) == 5 else 1
        known = {1: "play", 2: "pair", 3: "three", 5: "five"} if len(set(cards)) == titles else {}
        shape = known.get(len(cards), "cards")
        message = f"move-{shape}"
        if action.target is not None and shape in ("play", "pair", "three"):
            message += ".named" if shape == "three" and action.named else ".target"
        arguments.setdefault("cards", "")
    elif action.kind is ActionKind.GIVE and not cards.strip(UNKNOWN):
        message += ".hidden"
    return catalogue.say(message, **{"cards": "?", "named": "?", **arguments})
