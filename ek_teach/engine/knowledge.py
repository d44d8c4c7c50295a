"""What one viewer may know: a state, an action or an event with everything else blotted out.

This is the only way from the engine to a view. A card that a viewer may not know is replaced by ``?`` here, before a
timeline is made, so that it cannot reach a page or a browser.
"""

from typing import Final, NamedTuple

from ek_teach.cards import UNKNOWN, Cards
from ek_teach.engine.actions import Action, ActionKind
from ek_teach.engine.events import Event, EventKind
from ek_teach.engine.state import ChanceKind, Phase, State, Table, Turn, Window
from ek_teach.errors import SetupError
from ek_teach.rulebook import Rulebook

__all__ = ["EVERYTHING", "ONLOOKER", "View", "blinded", "redact_action", "redact_event", "view"]

EVERYTHING: Final = -1
"""The viewer who sees every card, as a teacher's projector may."""

ONLOOKER: Final = -2
"""The viewer who sees what lies open on the table, and nobody's hand."""


class View(NamedTuple):
    """A state as one viewer may see it; :class:`Table` has ``?`` for every card that the viewer does not know.

    Attributes
    ----------
    viewer : int
        A seat, :data:`EVERYTHING` or :data:`ONLOOKER`.
    rulebook : Rulebook
        What is played by.
    """

    viewer: int
    rulebook: Rulebook
    phase: Phase
    table: Table
    turn: Turn
    window: Window | None
    chance: ChanceKind | None
    to_act: tuple[int, ...]
    winner: int | None


def _hidden(cards: Cards) -> Cards:
    return UNKNOWN * len(cards)


def _rows(rows: tuple[Cards, ...], viewer: int) -> tuple[Cards, ...]:
    if not any(rows):
        return rows
    return tuple([cards if seat == viewer else _hidden(cards) for seat, cards in enumerate(rows)])


def view(state: State, viewer: int) -> View:
    """Show a state to one viewer.

    Parameters
    ----------
    state : State
    viewer : int
        A seat, :data:`EVERYTHING` or :data:`ONLOOKER`.

    Raises
    ------
    SetupError
        If there is no such seat.

    Returns
    -------
    View
        Own hand, open cards, and the cards of the pile that the viewer has seen and that have not moved since (ru
        *Подсмотреть, перемешать и получить карту* 1); the rest is ``?``.
    """
    table = state.table
    if viewer not in (EVERYTHING, ONLOOKER, *range(len(table.hands))):
        raise SetupError(f"there is no seat {viewer!r:.40}; the seats are 0 to {len(table.hands) - 1}.")
    if viewer != EVERYTHING:
        mask = table.seen[viewer] if viewer >= 0 else 0
        pile = _hidden(table.pile)
        if mask:
            pile = "".join([card if mask >> place & 1 else UNKNOWN for place, card in enumerate(table.pile)])
        table = Table(
            _rows(table.hands, viewer),
            pile,
            table.discard,
            table.face_up,
            _rows(table.face_down, viewer),
            table.put_away,
            _hidden(table.unseen),
            table.living,
            tuple([mask if seat == viewer else 0 for seat in range(len(table.hands))]),
        )
    return View(
        viewer,
        state.rulebook,
        state.phase,
        table,
        state.turn,
        state.window,
        state.chance,
        state.to_act,
        state.winner,
    )


def blinded(state: State, viewer: int) -> State:
    """The same state with ``?`` for every card that a viewer does not know: the game as the viewer can go on with it.

    Examples
    --------
    >>> from ek_teach.engine import situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> blinded(situation(load_rulebook("es"), ["DA", "DN"], "SSK"), 1).table[:2]
    (('??', 'DN'), '???')
    """
    if viewer == EVERYTHING:
        return state
    late = None if state.late is None else blinded(state.late, viewer)
    return state._replace(table=view(state, viewer).table, late=late)


def _may_know(audience: tuple[int, ...] | None, viewer: int) -> bool:
    return audience is None or viewer == EVERYTHING or viewer in audience


def redact_event(event: Event, viewer: int) -> Event:
    """Blot out of an event what a viewer may not know.

    Examples
    --------
    >>> from ek_teach.engine import Event, EventKind
    >>> event = Event(EventKind.DREW, 0, ("draw_ends_turn",), cards="N", audience=(0,))
    >>> redact_event(event, 0).cards, redact_event(event, 1).cards
    ('N', '?')
    """
    if _may_know(event.audience, viewer):
        return event
    return event._replace(cards=_hidden(event.cards), position=None, audience=())


def redact_action(action: Action, events: tuple[Event, ...], viewer: int) -> Action:
    """Blot out of an action what a viewer may not know, judged by the events that it led to.

    Examples
    --------
    >>> from ek_teach.engine import Event, EventKind
    >>> placed = Event(EventKind.KITTEN_PLACED, 0, ("kitten_returned",), position=3, audience=(0,))
    >>> redact_action(Action.place(0, 3), (placed,), 1).position is None
    True
    """
    secret = action.kind is ActionKind.OUTCOME or action.kind is ActionKind.GIVE or action.kind is ActionKind.PLACE
    if viewer == EVERYTHING or not secret or action.openly:
        return action
    if action.kind is not ActionKind.OUTCOME and action.player == viewer:
        return action
    shown = [event for event in events if _may_know(event.audience, viewer)]
    if action.cards and any(event.cards == action.cards or event.kind is EventKind.KITTEN_SHOWN for event in shown):
        return action
    return action._replace(cards=_hidden(action.cards), position=None)
