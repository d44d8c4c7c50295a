"""What a situation needs beside it on paper: its rulebook, what its cards do, how many Kittens are hidden."""

from collections.abc import Callable, Iterator, Sequence, Set
from typing import Final

from ek_teach.cards import Title
from ek_teach.engine import ActionKind, Transition, view
from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue, rule_reasons
from ek_teach.languages import spoken
from ek_teach.notation import Move, Script, play, read, start
from ek_teach.play import kitten_odds
from ek_teach.rulebook import RULEBOOKS, Rulebook, load_rulebook, told_in

__all__ = ["table_notes"]

_CAT: Final = "lone_cat_effect"
_EFFECTS: Final[dict[str, str]] = {
    Title.EXPLODING_KITTEN: "explode",
    Title.DEFUSE: "defuse",
    Title.ATTACK: "attack",
    Title.SKIP: "skip",
    Title.FAVOR: "favor",
    Title.SHUFFLE: "shuffle",
    Title.SEE_THE_FUTURE: "see_the_future",
    Title.NOPE: "nope",
    Title.TACOCAT: _CAT,
    Title.CATTERMELON: _CAT,
    Title.HAIRY_POTATO_CAT: _CAT,
    Title.BEARD_CAT: _CAT,
    Title.RAINBOW_RALPHING_CAT: _CAT,
}
"""What a card does, which is told wherever its word stands."""

_DISPUTES: Final[dict[str, tuple[str, ...]]] = {
    Title.DEFUSE: ("kitten_placed",),
    Title.ATTACK: ("attack_on_attack",),
    Title.NOPE: ("nope_window", "nope_own_action", "nope_answered_by"),
}
"""What rulebooks disagree about in a card: told with the card where an exercise does not say what it hangs on."""

_KITTEN: Final = Title.EXPLODING_KITTEN.value
_UNKNOWN: Final = "?"


def table_notes(situation: str, rules: Sequence[str] | None = None, language: str | None = None) -> tuple[str, ...]:
    """Tell what somebody must know who has nothing but the sheet of paper.

    Parameters
    ----------
    situation : str
        In the notation; nothing is told about what cannot be read.
    rules : sequence of str or None
        The options on which the answer hangs, and no others. None tells those on which rulebooks differ in the cards
        that are there and in what was done.
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Returns
    -------
    tuple of str
        By which rulebook it is played, each card word with what the card does, what else this rulebook decides, and how
        many Kittens are hidden in the pile where some of its cards are not told.

    Examples
    --------
    >>> notes = table_notes("players: Ana, Luis\\nAna: skip\\nLuis: attack\\npile: ?*9\\n\\nAna: skip")
    >>> for note in (notes[0], notes[1], notes[-1]):
    ...     print(note)
    Played by “Exploding Kittens, Original Edition: explainer in Spanish” (es).
    Attack ends the turn without a draw, and the next player takes two turns.
    Not told in the pile at the beginning: 9 cards, 1 of them a Kitten.
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
    effects = [rule for card, rule in _EFFECTS.items() if card in cards]
    decided = _disputed(cards, steps) if rules is None else rules
    say, language = load_catalogue(language).say, spoken(language)
    reasons = rule_reasons(list(dict.fromkeys([*effects, *decided])), book, script.players, language)
    return (
        say("exercise-note-played", book=told_in(book, language).title, id=book.id),
        *(reason.text for reason in reasons),
        *filter(None, [_hidden(script, say)]),
    )


def _cards(script: Script) -> Iterator[str]:
    if script.description is not None:
        yield from "".join(script.description.hands) + script.description.pile + script.description.discard
    for item in script.items:
        if isinstance(item, Move):
            yield from item.action.cards
            yield from item.outcome.cards if item.outcome is not None else ""


def _disputed(cards: Set[str], steps: Sequence[Transition]) -> Iterator[str]:
    """Find what this rulebook decides otherwise than another, in the cards that are there and in what was done."""
    yield from (rule for card, rules in _DISPUTES.items() if card in cards for rule in rules)
    of_cards = {rule for rules in _DISPUTES.values() for rule in rules}
    yield from (rule for one in steps for rule in one.consulted if rule not in of_cards and _is_disputed(rule))


def _is_disputed(rule: str) -> bool:
    """Whether the rulebooks differ in it, so that nobody can know it without this one."""
    books: list[Rulebook] = [load_rulebook(name) for name in RULEBOOKS]
    return len({book.values[rule] for book in books}) > 1


def _hidden(script: Script, say: Callable[..., str]) -> str:
    """Tell how many Kittens are among the cards of the pile that are not told; nothing where all are."""
    if script.description is None or _UNKNOWN not in script.description.pile:
        return ""
    pile = script.description.pile
    # A player sees none of the pile; whoever holds the paper sees what is told of it.
    hidden = kitten_odds(view(start(script), 0)).kittens - pile.count(_KITTEN)
    return say("exercise-note-hidden", cards=pile.count(_UNKNOWN), kittens=max(0, hidden))
