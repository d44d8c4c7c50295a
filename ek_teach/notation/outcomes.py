"""What chance did: as it is written, as it must have been, or what to ask the writer."""

from collections.abc import Sequence
from typing import Final

from ek_teach.cards import UNKNOWN, sorted_cards, title_name
from ek_teach.engine import (
    Action,
    ActionKind,
    ChanceKind,
    EventKind,
    State,
    Transition,
    chance_outcomes,
    probability,
    unseen_count,
)
from ek_teach.notation.model import Outcome
from ek_teach.notation.moves import BOTTOM

__all__ = [
    "TOLD",
    "agrees",
    "forced_outcome",
    "outcome_action",
    "unknown_order",
    "what_to_write",
    "who_may_be_asked",
    "who_may_know_why",
    "why_impossible",
]

TOLD: Final = (EventKind.HANDED_OVER, EventKind.NOT_HELD, EventKind.NOTHING_TO_TAKE)
"""The events that tell what came of a steal where nothing is left to chance."""


def outcome_action(state: State, outcome: Outcome) -> Action:
    """Make the answer of chance that a written outcome means."""
    position, cards = outcome.position, outcome.cards
    if outcome.rest:
        cards += UNKNOWN * (len(state.table.pile) - len(cards))
    return Action.outcome(cards, len(state.table.pile) if position == BOTTOM else position)


def forced_outcome(state: State) -> Action | None:
    """Tell what chance must have done, or what nobody needs to be asked; None where the text has to say.

    A card that nobody saw is no Kitten, for a Kitten is shown and would have been written; a pile with unknown cards
    is wholly unknown once it is shuffled.
    """
    kind, pile = state.chance, state.table.pile
    if kind is ChanceKind.SHUFFLE and UNKNOWN in pile:
        return Action.outcome(UNKNOWN * len(pile))
    if kind in (ChanceKind.DECK, ChanceKind.SHUFFLE):
        return Action.outcome(pile) if len(set(pile)) < 2 else None
    if kind is ChanceKind.REVEAL:
        unseen = Action.outcome(UNKNOWN)
        if probability(state, unseen) > 0:
            return unseen
    if kind is ChanceKind.PLACE:
        return None
    outcomes = [outcome for outcome, chance in chance_outcomes(state) if chance]
    return outcomes[0] if len(outcomes) == 1 else None


def unknown_order(state: State) -> Action | None:
    """Tell that a deck or pile was shuffled and nobody knows how it lies; None where something else is asked."""
    if state.chance in (ChanceKind.DECK, ChanceKind.SHUFFLE):
        return Action.outcome(UNKNOWN * len(state.table.pile))
    return None


def agrees(outcome: Outcome, transition: Transition) -> bool:
    """Tell whether an outcome says what was known anyway: the card on top, what a known hand holds."""
    if outcome.position is not None:
        return False
    if transition.action.kind is ActionKind.DRAW:
        return outcome.cards in (transition.before.table.pile[0], UNKNOWN)
    for event in transition.events:
        if event.kind in TOLD:
            return outcome.cards == event.cards
    return False


def why_impossible(state: State, outcome: Action) -> str:
    """Tell why chance cannot have answered so, and what could be written."""
    kind = state.chance
    size = len(state.table.pile)
    if kind in (ChanceKind.DECK, ChanceKind.SHUFFLE):
        if len(outcome.cards) != size:
            written = len(outcome.cards)
            if kind is ChanceKind.DECK:
                return f"the deck has {size} cards, but {written} are written here; write each, top first."
            return f"the pile has {size} cards, but {written} are written here; write each, top first."
        for card in sorted_cards("".join(set(outcome.cards) - {UNKNOWN})):
            most = state.table.pile.count(card) + max(0, unseen_count(state.table, card))
            if outcome.cards.count(card) > most:
                name = title_name(card).lower()
                return f"more cards called {name} are written here than there can be ({most})."
        return "these are not the cards that were shuffled; write the same cards in their new order, or '?'."
    if kind is ChanceKind.PLACE:
        return f"this is no place in the pile; it goes from 'at 1', the top, to 'at {size + 1}', the bottom."
    if kind is ChanceKind.HOLDS and state.window is not None:
        named = title_name(state.window.play.named).lower()
        return f"write '{named}' if it was handed over or 'nothing' if it was not held, as far as the box allows."
    card = title_name(outcome.cards).lower() if len(outcome.cards) == 1 else "what stands here"
    if kind is ChanceKind.REVEAL:
        return f"{card} cannot have been drawn: no such card is left among those that are not known."
    return f"{card} cannot have been taken: it is not in that hand; write one card of it, or '?'."


def _whose_hand(state: State) -> tuple[int, ...]:
    """The seat from whose hand a card is taken, who sees all of it."""
    target = state.window.play.target if state.window is not None else None
    return () if target is None else (target,)


def who_may_know_why(state: State, outcome: Action) -> tuple[int, ...] | None:
    """Tell to whom :func:`why_impossible` gives away no card; None for all."""
    kind = state.chance
    if kind is ChanceKind.PLACE:
        return None
    if kind in (ChanceKind.DECK, ChanceKind.SHUFFLE):
        return None if len(outcome.cards) != len(state.table.pile) else ()
    # What an unknown card cannot be hangs on all the other hands.
    if kind is ChanceKind.STEAL and not any(UNKNOWN in state.table.hands[seat] for seat in _whose_hand(state)):
        return _whose_hand(state)
    return ()


def who_may_be_asked(state: State) -> tuple[int, ...] | None:
    """Tell to whom :func:`what_to_write` gives away no card; None for all.

    That chance has to be asked at all tells that it was not forced: that a hand is mixed, or a pile known.
    """
    if state.chance in (ChanceKind.DECK, ChanceKind.PLACE):
        return None
    return _whose_hand(state) if state.chance is ChanceKind.STEAL else ()


def what_to_write(state: State, players: Sequence[str]) -> str:
    """Ask the writer what chance did."""
    kind, window = state.chance, state.window
    who = players[state.turn.player]
    if kind is ChanceKind.REVEAL:
        return f"say what was drawn: '{who}: draw -> skip'."
    if kind is ChanceKind.PLACE:
        return f"say where the Kitten went: '{who}: defuse -> at 3' (1 is the top)."
    if window is None or window.play.target is None:
        return "say what happened: '-> skip' behind the move."
    if kind is ChanceKind.HOLDS:
        named = title_name(window.play.named).lower()
        return f"say whether the card was held: '-> {named}' or '-> nothing' behind the move."
    cat = title_name(window.play.cards[0]).lower()
    return f"say what was taken: '{who}: {cat}*2 from {players[window.play.target]} -> skip'."
