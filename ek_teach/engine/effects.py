"""What a card or a combination does once nobody cancels it any more."""

from collections.abc import Callable
from typing import Final

from ek_teach.cards import UNKNOWN, Cards, Title
from ek_teach.engine.actions import Action
from ek_teach.engine.events import Event, EventKind
from ek_teach.engine.state import ChanceKind, Phase, State, Table, Turn
from ek_teach.engine.turns import added, next_living, start_turn, turn_done, with_row, without
from ek_teach.rulebook import Rules

__all__ = ["carry_out", "fetch", "give", "name", "same_turn", "shuffled", "stolen", "told"]

PEEK: Final = 3
"""How many cards See the Future shows (es *Turno a turno* 6; tr *Kartlar* 7; ru *Подсмотреть…* 1)."""


def same_turn(state: State) -> State:
    """Go on in the same turn with nothing pending."""
    return State(state.rulebook, Phase.TURN, state.table, state.turn)


def _play(state: State) -> Action:
    assert state.window is not None
    return state.window.play


def _attack(state: State, rules: Rules, events: list[Event]) -> State:
    turn, play = state.turn, _play(state)
    behind: tuple[str, ...] = ("attack",)
    owed = 2
    if turn.attacked:
        behind = ("attack_on_attack",)
        if rules.consult("attack_on_attack") == "add":
            owed = turn.owed + 2
    target = next_living(state.table, turn.player)
    left = turn.owed if turn.attacked else 0
    events.append(Event(EventKind.ATTACKED, turn.player, behind, play, target=target, number=owed, left=left))
    return _undoable(state, start_turn(state, Turn(target, owed, True), events), rules)


def _skip(state: State, rules: Rules, events: list[Event]) -> State:
    turn = state.turn
    events.append(Event(EventKind.SKIPPED, turn.player, ("skip",), _play(state), left=turn.owed - 1))
    return _undoable(state, turn_done(state, events), rules)


def _undoable(before: State, after: State, rules: Rules) -> State:
    """Where a card may be cancelled at any moment, remember the table as it was until something else happens."""
    if rules.consult("nope_window") == "any_moment":
        return after._replace(late=before._replace(phase=Phase.REACTION))
    return after


def _favor(state: State, rules: Rules, events: list[Event]) -> State:
    play = _play(state)
    assert play.target is not None
    events.append(Event(EventKind.FAVOR_ASKED, play.player, ("favor",), play, target=play.target))
    if not state.table.hands[play.target]:
        return _nothing_to_take(state, rules, events)
    return state._replace(phase=Phase.GIVING)


def _nothing_to_take(state: State, rules: Rules, events: list[Event]) -> State:
    play = _play(state)
    rules.consult("empty_target")
    events.append(Event(EventKind.NOTHING_TO_TAKE, play.player, ("empty_target",), play, target=play.target))
    return same_turn(state)


def give(state: State, action: Action, rules: Rules, events: list[Event]) -> State:
    """Hand over the card that the target of a Favor chose."""
    play = _play(state)
    events.append(
        Event(
            EventKind.GAVE,
            action.player,
            ("favor",),
            play,
            cards=action.cards,
            target=play.player,
            audience=(action.player, play.player),
        )
    )
    return same_turn(state._replace(table=_moved(state.table, action.player, play.player, action.cards)))


def _moved(table: Table, giver: int, receiver: int, card: str) -> Table:
    hands = with_row(table.hands, giver, without(table.hands[giver], card))
    return table._replace(hands=with_row(hands, receiver, added(hands[receiver], card)))


def _shuffle(state: State, rules: Rules, events: list[Event]) -> State:
    return state._replace(phase=Phase.CHANCE, chance=ChanceKind.SHUFFLE)


def shuffled(state: State, order: Cards, rules: Rules, events: list[Event]) -> State:
    """Lay the shuffled pile back; nobody knows any card of it any more."""
    play = _play(state)
    rules.consult("shuffle_ends")
    events.append(Event(EventKind.SHUFFLED, play.player, ("shuffle", "shuffle_ends"), play, number=len(order)))
    return same_turn(state._replace(table=state.table._replace(pile=order, seen=(0,) * state.players)))


def _see_the_future(state: State, rules: Rules, events: list[Event]) -> State:
    play, table = _play(state), state.table
    behind: tuple[str, ...] = ("see_the_future",)
    top = table.pile[:PEEK]
    if len(top) < PEEK:
        behind += ("short_peek",)
        if rules.consult("short_peek") == "nothing":
            top = ""
    events.append(
        Event(EventKind.PEEKED, play.player, behind, play, cards=top, number=len(top), audience=(play.player,))
    )
    seen = list(table.seen)
    seen[play.player] |= (1 << len(top)) - 1
    return same_turn(state._replace(table=table._replace(seen=tuple(seen))))


def _no_effect(state: State, rules: Rules, events: list[Event]) -> State:
    play = _play(state)
    events.append(Event(EventKind.NO_EFFECT, play.player, ("lone_cat_effect",), play, cards=play.cards))
    return same_turn(state)


def _pair(state: State, rules: Rules, events: list[Event]) -> State:
    target = _play(state).target
    assert target is not None
    if not state.table.hands[target]:
        return _nothing_to_take(state, rules, events)
    return state._replace(phase=Phase.CHANCE, chance=ChanceKind.STEAL)


def stolen(state: State, card: str, rules: Rules, events: list[Event]) -> State:
    """Move the card that chance picked out of the target's hand."""
    play = _play(state)
    assert play.target is not None
    events.append(
        Event(
            EventKind.STOLE,
            play.player,
            ("pair_effect", "combo_text"),
            play,
            cards=card,
            target=play.target,
            audience=(play.player, play.target),
        )
    )
    return same_turn(state._replace(table=_moved(state.table, play.target, play.player, card)))


def _three_of_a_kind(state: State, rules: Rules, events: list[Event]) -> State:
    play = _play(state)
    return state._replace(phase=Phase.NAMING) if not play.named else _ask_for(state, events)


def name(state: State, action: Action, rules: Rules, events: list[Event]) -> State:
    """Name the wanted card, where that is done after the Nopes."""
    assert state.window is not None
    play = state.window.play._replace(named=action.named)
    return _ask_for(state._replace(window=state.window._replace(play=play)), events)


def _ask_for(state: State, events: list[Event]) -> State:
    play = _play(state)
    assert play.target is not None
    behind = ("three_of_a_kind_effect", "combo_text")
    events.append(Event(EventKind.CARD_NAMED, play.player, behind, play, target=play.target, named=play.named))
    hand = state.table.hands[play.target]
    if play.named not in hand and UNKNOWN in hand and play.named != Title.EXPLODING_KITTEN:
        return state._replace(phase=Phase.CHANCE, chance=ChanceKind.HOLDS)
    return told(state, play.named if play.named in hand else "", events)


def told(state: State, card: str, events: list[Event]) -> State:
    """Hand the named card over if it is there."""
    play = _play(state)
    assert play.target is not None
    behind = ("three_of_a_kind_effect",)
    if not card:
        events.append(Event(EventKind.NOT_HELD, play.target, behind, play, target=play.player, named=play.named))
        return same_turn(state)
    events.append(Event(EventKind.HANDED_OVER, play.target, behind, play, cards=card, target=play.player))
    return same_turn(state._replace(table=_moved(state.table, play.target, play.player, card)))


def _five_different(state: State, rules: Rules, events: list[Event]) -> State:
    return state._replace(phase=Phase.FETCHING)


def fetch(state: State, action: Action, rules: Rules, events: list[Event]) -> State:
    """Take the chosen card from the discard pile."""
    table, player, card = state.table, action.player, action.cards
    events.append(Event(EventKind.FETCHED, player, ("five_different_effect", "combo_text"), _play(state), cards=card))
    hands = with_row(table.hands, player, added(table.hands[player], card))
    return same_turn(state._replace(table=table._replace(hands=hands, discard=table.discard.replace(card, "", 1))))


_EFFECTS: Final[dict[str, Callable[[State, Rules, list[Event]], State]]] = {
    Title.ATTACK: _attack,
    Title.SKIP: _skip,
    Title.FAVOR: _favor,
    Title.SHUFFLE: _shuffle,
    Title.SEE_THE_FUTURE: _see_the_future,
}
_COMBINATIONS: Final = {1: _no_effect, 2: _pair, 3: _three_of_a_kind, 5: _five_different}


def carry_out(state: State, rules: Rules, events: list[Event]) -> State:
    """Let the play in the window take effect."""
    cards = _play(state).cards
    return _EFFECTS.get(cards, _COMBINATIONS[len(cards)])(state, rules, events)
