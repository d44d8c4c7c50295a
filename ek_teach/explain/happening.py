"""What happened and what it changed: a sentence an event, and the difference of two views."""

from collections.abc import Iterator, Sequence
from typing import Final

from ek_teach.cards import UNKNOWN
from ek_teach.engine import Action, ActionKind, Event, EventKind, Phase, View
from ek_teach.explain.words import SHAPES, Words, move

__all__ = ["changes", "differences", "event_sentence", "heading_of", "passed_words"]

_MAY_BE_HIDDEN: Final = frozenset(
    (
        EventKind.HAND_DEALT,
        EventKind.DREW,
        EventKind.HAND_LEFT,
        EventKind.PEEKED,
        EventKind.GAVE,
        EventKind.STOLE,
    )
)


def _variant(event: Event) -> str:
    """Which of an event's sentences fits: the attribute of its message, empty for the main one."""
    kind = event.kind
    if kind is EventKind.PLAYED:
        shape = SHAPES.get(len(event.cards), "")
        if shape == "one" and event.target is not None:
            return "one-target"
        return "three-named" if shape == "three" and event.named else shape
    if kind is EventKind.KITTEN_PLACED:
        if event.position is None:
            return "hidden" if event.audience == () else "unknown"
        if event.position == 0:
            return "top"
        return "bottom" if event.position + 1 == event.number else ""
    if kind is EventKind.ATTACKED and event.left and event.number == event.left + 2:
        return "adding"
    if kind is EventKind.PEEKED and not event.cards:
        return "nothing"
    if kind in _MAY_BE_HIDDEN and event.cards and not event.cards.strip(UNKNOWN):
        return "hidden"
    return ""


def _arguments(event: Event, words: Words) -> dict[str, str | int]:
    catalogue, cards = words.catalogue, event.cards
    cause = event.cause
    arguments: dict[str, str | int] = {
        "actor": words.name(event.actor),
        "card": catalogue.card(cards[0]) if cards else "",
        "cards": catalogue.cards_in_order(cards) if event.kind is EventKind.PEEKED else catalogue.cards(cards),
        "owner": words.name(event.actor if cause is None else cause.player),
        "play": words.play(cards if cause is None else cause.cards),
        "place": event.place,
    }
    if event.target is not None:
        arguments["target"] = words.name(event.target)
    if event.named:
        arguments["named"] = catalogue.card(event.named)
    if event.number is not None:
        arguments["number"] = event.number
    if event.left is not None:
        arguments["left"] = event.left
    if event.position is not None:
        arguments["above"] = event.position
    return arguments


def event_sentence(event: Event, words: Words) -> str:
    """Tell one event."""
    variant = _variant(event)
    message = f"event-{event.kind.value}"
    return words.catalogue.say(f"{message}.{variant}" if variant else message, **_arguments(event, words))


def passed_words(events: Sequence[Event], before: View | None, closed: bool, words: Words) -> tuple[str, str]:
    """The heading and the sentence for those who let a card stand, taken together."""
    catalogue = words.catalogue
    passes = [event for event in events if event.kind is EventKind.PASSED]
    arguments = _arguments(passes[0], words)
    arguments |= {"names": words.players([event.actor for event in passes]), "actors": len(passes)}
    if not closed:
        chain = before is not None and before.window is not None and before.window.nopes
        return (
            catalogue.say("event-passed.heading", **arguments),
            catalogue.say("event-passed.answered" if chain else "event-passed", **arguments),
        )
    kinds = {event.kind for event in events}
    message = "closed"
    if EventKind.CANCELLED in kinds:
        message = "closed.cancelled"
    elif EventKind.RESTORED in kinds:
        message = "closed.restored"
    return catalogue.say(message, **arguments), catalogue.say("event-passed.everybody", **arguments)


def heading_of(events: Sequence[Event], action: Action | None, words: Words) -> str:
    """Tell in a few words what a step is about."""
    if not events:
        return move(action, words) if action is not None else words.catalogue.say("start")
    first = events[0]
    if first.kind is EventKind.PLAYED:
        return move(Action(ActionKind.PLAY, first.actor, first.cards, first.target, first.named), words)
    return words.catalogue.say(f"event-{first.kind.value}.heading", **_arguments(first, words))


def _act(after: View, words: Words) -> str:
    message = f"act-{after.phase.value}"
    if after.phase is Phase.CHANCE and after.chance is not None:
        message += f".{after.chance.value}"
    seats = after.to_act if after.phase is not Phase.OVER else after.table.living
    return words.catalogue.say(message, players=words.players(seats))


def differences(before: View | None, after: View, words: Words) -> Iterator[str]:
    """What is different now: who is out, the turn and what is owed, the chain, who may act."""
    say = words.catalogue.say
    if before is not None:
        for seat in before.table.living:
            if seat not in after.table.living:
                yield say("change-out", player=words.name(seat))
    begun = after.phase not in (Phase.SETUP, Phase.OVER) and after.chance != "deck"
    was = None if before is None or before.phase is Phase.SETUP or before.chance == "deck" else before.turn
    if begun and after.turn != was:
        turn = after.turn
        message = "change-turn.attacked" if turn.attacked else "change-turn"
        yield say(message, player=words.name(turn.player), number=turn.owed)
    window = after.window
    heard = () if before is None or before.window is None else before.window.nopes
    if after.phase is Phase.REACTION and window is not None and window.nopes not in ((), heard):
        message = "change-chain.cancelled" if len(window.nopes) % 2 else "change-chain"
        yield say(message, owner=words.name(window.play.player), play=words.play(window.play.cards))
    waits = before is None or (before.phase, before.chance, before.to_act) != (after.phase, after.chance, after.to_act)
    if waits or after.phase is Phase.SETUP:
        yield _act(after, words)


def changes(before: View | None, after: View, words: Words) -> tuple[str, ...]:
    """Tell what is different now, or that nothing is."""
    nothing = "change-nothing" if before == after else "change-cards"
    return tuple(differences(before, after, words)) or (words.catalogue.say(nothing),)
