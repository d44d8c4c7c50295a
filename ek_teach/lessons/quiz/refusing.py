"""Reasons for which a move is not refused: what people say against it, and what is false of the table that is shown."""

from collections.abc import Iterator
from typing import Final

from ek_teach.cards import CATS, UNKNOWN, Title
from ek_teach.engine import Action, ActionKind, Phase, State
from ek_teach.lessons.quiz.model import Judged

__all__ = ["false_reasons", "may_hold"]

_TURN_MOVES: Final = frozenset((ActionKind.PLAY, ActionKind.DRAW))
_KITTEN_MOVES: Final = frozenset((ActionKind.DEFUSE, ActionKind.EXPLODE, ActionKind.PLACE))


def _owner(state: State, place: int) -> int:
    """Who laid a card of the chain: 0 is the play, 1 the first Nope."""
    assert state.window is not None
    return state.window.nopes[place - 1] if place else state.window.play.player


def _missing(state: State, action: Action) -> str:
    """A card of the move that the hand does not show, or does not show often enough."""
    hand = state.table.hands[action.player]
    laid = {ActionKind.NOPE: Title.NOPE.value, ActionKind.DEFUSE: Title.DEFUSE.value}.get(action.kind, action.cards)
    if action.kind not in (ActionKind.PLAY, ActionKind.NOPE, ActionKind.DEFUSE, ActionKind.GIVE):
        return ""
    return next((card for card in sorted(set(laid)) if hand.count(card) < laid.count(card)), "")


def may_hold(reason: str, state: State, action: Action) -> bool:
    """Tell whether what a reason says could be true of the table; in doubt it could.

    Parameters
    ----------
    reason : str
        The code of a refusal.
    state : State
    action : Action
        The move in question.

    Returns
    -------
    bool
        False only where the sentence is plainly false here, so that it can be offered as a wrong answer.
    """
    player, turn, table, values = action.player, state.turn.player, state.table, state.rulebook.values
    cards = action.cards
    in_window = state.phase is Phase.REACTION and state.window is not None
    top = len(state.window.nopes) if in_window and state.window is not None else 0
    if reason in ("nothing_to_nope", "too_late"):
        return not in_window
    if reason == "own_card":
        return values["nope_own_action"] == "forbidden" and (not in_window or _owner(state, top) == player)
    if reason == "only_cancelled_player":
        return values["nope_answered_by"] == "cancelled_player" and (
            not in_window or (top > 0 and _owner(state, top - 1) != player)
        )
    answers: dict[str, bool] = {
        "not_your_turn": player != turn,
        "card_not_in_hand": bool(_missing(state, action)),
        "player_is_out": player not in table.living,
        "kitten_first": state.phase is Phase.KITTEN,
        "placing_first": state.phase is Phase.PLACING,
        "not_a_kitten_to_defuse": state.phase not in (Phase.KITTEN, Phase.PLACING),
        "defuse_without_kitten": cards == Title.DEFUSE,
        "lone_cat": len(cards) == 1 and cards in CATS,
        "pair_needs_cats": values["pair"] == "cats" and len(cards) == 2 and cards[0] not in CATS,
        "no_three_of_a_kind": values["three_of_a_kind"] == "off",
        "no_five_different": values["five_different"] == "off",
        "defuse_compulsory": values["defuse_compulsory"] == "yes",
        "no_such_place": action.position is None or not 0 <= action.position <= len(table.pile),
    }
    return answers.get(reason, True)


def false_reasons(state: State, action: Action) -> Iterator[Judged]:
    """List refusals that somebody might believe in and that are false here, the likeliest first.

    Parameters
    ----------
    state : State
        The table as it is shown.
    action : Action
        The move in question, allowed or not.

    Yields
    ------
    Judged

    Examples
    --------
    >>> from ek_teach.engine import situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["SS", "DN"], "SSK")
    >>> [claim.reason for claim in false_reasons(state, Action.play(0, "S"))]
    ['kitten_first', 'card_not_in_hand', 'not_your_turn']
    """
    for reason, parameters in _wordings(state, action):
        if not may_hold(reason, state, action):
            yield Judged(False, reason, parameters)


_Wording = tuple[str, tuple[tuple[str, str | int], ...]]


def _wordings(state: State, action: Action) -> Iterator[_Wording]:
    """The reasons that fit a move of this kind, each with what it speaks of."""
    kind, player = action.kind, action.player
    others = [seat for seat in state.table.living if seat != player]
    if kind is ActionKind.NOPE:
        yield from _against_a_nope(state, player)
    if kind is ActionKind.PLAY:
        yield from _against_a_play(action)
    if kind is ActionKind.PLACE:
        yield "no_such_place", (("number", len(state.table.pile) + 1),)
    if kind is ActionKind.EXPLODE:
        yield "defuse_compulsory", ()
    if kind in _KITTEN_MOVES:
        yield "not_a_kitten_to_defuse", ()
    if kind in _TURN_MOVES:
        yield "kitten_first", (("player", state.turn.player),)
    laid = {ActionKind.NOPE: Title.NOPE.value, ActionKind.DEFUSE: Title.DEFUSE.value}.get(kind, action.cards[:1])
    if laid and laid != UNKNOWN and kind is not ActionKind.FETCH:
        yield "card_not_in_hand", (("card", laid),)
    if kind is not ActionKind.NOPE and others:
        yield "not_your_turn", (("player", others[0]),)
    if kind not in _TURN_MOVES:
        yield "player_is_out", (("player", player),)


def _against_a_nope(state: State, player: int) -> Iterator[_Wording]:
    window = state.window if state.phase is Phase.REACTION else None
    if window is not None and window.nopes:
        cancelled = _owner(state, len(window.nopes) - 1)
        yield "only_cancelled_player", (("player", cancelled),)
    yield "own_card", ()
    yield "nothing_to_nope", ()
    yield "too_late", ()


def _against_a_play(action: Action) -> Iterator[_Wording]:
    cards = action.cards
    if len(cards) == 1 and cards in CATS:
        yield "lone_cat", (("card", cards),)
    if len(cards) == 1 and cards == Title.DEFUSE:
        yield "defuse_without_kitten", ()
    if len(cards) == 2 and cards[0] not in CATS:
        yield "pair_needs_cats", (("card", cards[0]),)
    if len(cards) == 3:
        yield "no_three_of_a_kind", ()
    if len(cards) == 5:
        yield "no_five_different", ()
