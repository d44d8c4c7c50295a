"""What a situation needs beside it on paper: its rulebook, what its cards do, how many Kittens are hidden."""

from collections.abc import Iterator
from typing import Final

from ek_teach.cards import Title
from ek_teach.engine import ActionKind, view
from ek_teach.errors import EkTeachError
from ek_teach.explain import rule_reasons
from ek_teach.notation import Move, Script, play, read, start
from ek_teach.play import kitten_odds
from ek_teach.rulebook import RULEBOOKS, Rulebook, load_rulebook

__all__ = ["table_notes"]

_CAT: Final = ("lone_cat_effect",)
_ABOUT: Final[dict[str, tuple[str, ...]]] = {
    Title.EXPLODING_KITTEN: ("explode",),
    Title.DEFUSE: ("defuse", "kitten_placed"),
    Title.ATTACK: ("attack", "attack_on_attack"),
    Title.SKIP: ("skip",),
    Title.FAVOR: ("favor",),
    Title.SHUFFLE: ("shuffle",),
    Title.SEE_THE_FUTURE: ("see_the_future",),
    Title.NOPE: ("nope", "nope_window", "nope_own_action", "nope_answered_by"),
    Title.TACOCAT: _CAT,
    Title.CATTERMELON: _CAT,
    Title.HAIRY_POTATO_CAT: _CAT,
    Title.BEARD_CAT: _CAT,
    Title.RAINBOW_RALPHING_CAT: _CAT,
}
"""What is told about a card: what it does, and what rulebooks disagree about."""

_KITTEN: Final = Title.EXPLODING_KITTEN.value
_UNKNOWN: Final = "?"
_BLANK: Final = "“?” is a card that is not told, “?*5” are five of them."
_ARROW: Final = "Behind “->” stands the card that a draw or a theft has brought."


def table_notes(situation: str) -> tuple[str, ...]:
    """Tell what somebody must know who has nothing but the sheet of paper.

    Parameters
    ----------
    situation : str
        In the notation; nothing is told about what cannot be read.

    Returns
    -------
    tuple of str
        By which rulebook it is played, each card word with what the card does, what else the rulebook decides here,
        what the signs mean, and how many Kittens are hidden in the pile where some of its cards are not told.

    Examples
    --------
    >>> notes = table_notes("players: Ana, Luis\\nAna: skip\\nLuis: attack\\npile: ?*9\\n\\nAna: skip")
    >>> for note in (notes[0], notes[1], notes[-1]):
    ...     print(note)
    Played by “Exploding Kittens, Original Edition: explainer in Spanish” (es).
    Attack ends the turn without a draw, and the next player takes two turns.
    “?” is a card that is not told, “?*5” are five of them. Not told in the pile: 9 cards, 1 of them a Kitten.
    """
    if not situation.strip():
        return ()
    try:
        script = read(situation)
        if script.description is None:
            # The cards are dealt only where something is done or asked after that.
            script = read(f"{situation}\nask: how many cards in the pile?")
        steps = play(script).transitions
        book = load_rulebook(script.rulebook_name)
    except EkTeachError:
        return ()
    cards = set(_cards(script)) | {Title.NOPE for one in steps if one.action.kind is ActionKind.NOPE}
    about = [rule for card, rules in _ABOUT.items() if card in cards for rule in rules]
    of_cards = {rule for rules in _ABOUT.values() for rule in rules}
    decided = [rule for one in steps for rule in one.consulted if rule not in of_cards and _is_disputed(rule)]
    reasons = rule_reasons(list(dict.fromkeys([*about, *decided])), book, script.players)
    return (
        f"Played by “{book.title}” ({book.id}).",
        *(reason.text for reason in reasons),
        *([_ARROW] if "->" in situation else []),
        *([" ".join((_BLANK, *_kittens(script)))] if _UNKNOWN in situation else []),
    )


def _cards(script: Script) -> Iterator[str]:
    if script.description is not None:
        yield from "".join(script.description.hands) + script.description.pile + script.description.discard
    for item in script.items:
        if isinstance(item, Move):
            yield from item.action.cards
            yield from item.outcome.cards if item.outcome is not None else ""


def _is_disputed(rule: str) -> bool:
    """Whether the rulebooks differ in it, so that nobody can know it without this one."""
    books: list[Rulebook] = [load_rulebook(name) for name in RULEBOOKS]
    return len({book.values[rule] for book in books}) > 1


def _kittens(script: Script) -> Iterator[str]:
    if script.description is not None and _UNKNOWN in script.description.pile:
        pile = script.description.pile
        # A player sees none of the pile; whoever holds the paper sees what is told of it.
        hidden = kitten_odds(view(start(script), 0)).kittens - pile.count(_KITTEN)
        cards = pile.count(_UNKNOWN)
        yield f"Not told in the pile: {'1 card' if cards == 1 else f'{cards} cards'}, {_among(hidden, cards)}."


def _among(kittens: int, cards: int) -> str:
    if kittens <= 0:
        return "no Kitten" if cards == 1 else "none of them a Kitten"
    if cards == 1:
        return "a Kitten"
    return "1 of them a Kitten" if kittens == 1 else f"{kittens} of them Kittens"
