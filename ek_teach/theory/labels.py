"""What the moments and the branches of a game tree are called, in any language."""

from collections.abc import Sequence
from typing import Final

from ek_teach.cards import Cards, Title
from ek_teach.engine import Action, ActionKind, EventKind, Transition, redact_action, redact_event
from ek_teach.explain import Catalogue

__all__ = ["chance_label", "hand_label", "move_label", "step_label"]


def hand_label(cards: Cards, catalogue: Catalogue) -> str:
    """The cards of a hand, one by one."""
    return catalogue.marks.listed(map(catalogue.card, cards)) or catalogue.say("tree-no-card")


def move_label(action: Action, catalogue: Catalogue) -> str:
    """A move as the branch of a tree: what is done, without who does it.

    Examples
    --------
    >>> from ek_teach.explain import load_catalogue
    >>> move_label(Action.play(0, "TT", target=1), load_catalogue("en"))
    'play Tacocat + Tacocat on player 2'
    """
    kind, say, card = action.kind, catalogue.say, catalogue.card
    if kind is ActionKind.PLAY:
        move = say("tree-play", cards=" + ".join(map(card, action.cards)))
        if action.target is not None:
            move = say("tree-play-on", move=move, number=action.target + 1)
        return say("tree-play-for", move=move, card=card(action.named)) if action.named else move
    if kind is ActionKind.PLACE and action.position is not None:
        return say("tree-place", number=action.position)
    if kind is ActionKind.GIVE or kind is ActionKind.FETCH:
        return say("tree-card", kind=kind.value, card=card(action.cards))
    if kind is ActionKind.NAME:
        return say("tree-name", card=card(action.named))
    return card(Title.NOPE) if kind is ActionKind.NOPE else say("tree-kind", kind=kind.value)


def chance_label(steps: Sequence[Transition], catalogue: Catalogue) -> str:
    """What chance did, all cards in sight."""
    for done in steps:
        for event in done.events:
            if event.kind is EventKind.KITTEN_SHOWN:
                return catalogue.card(Title.EXPLODING_KITTEN)
            if event.kind in (EventKind.DREW, EventKind.PEEKED, EventKind.STOLE):
                return hand_label(event.cards, catalogue)
    return move_label(steps[-1].action, catalogue)


def step_label(done: Transition, seat: int, names: Sequence[str], catalogue: Catalogue) -> str:
    """A step in a few words, as one player sees it; empty for what tells nothing."""
    say = catalogue.say
    action = redact_action(done.action, done.events, seat)
    events = [redact_event(event, seat) for event in done.events]
    if action.kind is ActionKind.OUTCOME or action.kind is ActionKind.PASS:
        shown = [
            say(_SHOWN[event.kind], player=names[event.actor], cards=hand_label(event.cards, catalogue))
            for event in events
            if event.kind in _SHOWN
        ]
        return say("tree-then").join(shown)
    name = names[action.player]
    for event in events:
        if event.kind is EventKind.KITTEN_SHOWN:
            return say("tree-draws-kitten", player=name)
        if event.kind is EventKind.DREW:
            if event.cards == "?":
                return say("tree-draws", player=name)
            return say("tree-draws-card", player=name, cards=hand_label(event.cards, catalogue))
    if action.kind is ActionKind.PLACE:
        if action.position is None:
            return say("tree-hides", player=name)
        return say("tree-puts", player=name, number=action.position)
    if action.kind in (ActionKind.DEFUSE, ActionKind.EXPLODE):
        return ""
    return say("tree-does", player=name, move=move_label(action, catalogue))


_SHOWN: Final = {EventKind.STOLE: "tree-takes", EventKind.PEEKED: "tree-sees"}
"""What chance or the last pass lets somebody see."""
