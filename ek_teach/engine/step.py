"""The game as one pure function: :func:`step`."""

from bisect import bisect
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Final

from ek_teach.cards import UNKNOWN, Title
from ek_teach.engine import effects, setup
from ek_teach.engine.actions import Action, ActionKind
from ek_teach.engine.chance import chance_outcomes
from ek_teach.engine.events import Event, EventKind
from ek_teach.engine.legality import COMBINATION_SIZES, LEGAL, chain_owner, check
from ek_teach.engine.state import ChanceKind, Legality, Phase, State, Table, Transition, Window
from ek_teach.engine.turns import added, explode, pass_turn, turn_done, with_row, without
from ek_teach.errors import IllegalMoveError
from ek_teach.rulebook import Rules

__all__ = ["branches", "step"]

_Handler = Callable[[State, Action, Rules, list[Event]], State]


def _asking_order(table: Table, last: int) -> tuple[int, ...]:
    """Every living player clockwise after a seat, which comes last.

    All are asked, never only the holders of a Nope: who is asked must not tell who holds one.
    """
    cut = bisect(table.living, last)
    return table.living[cut:] + table.living[:cut]


def _discarded(table: Table, player: int, cards: str) -> Table:
    """Lay cards of a hand on the discard pile; an unknown card of the hand becomes what it turns out to be."""
    hand = table.hands[player]
    for card in cards:
        hand = without(hand, card)
    return Table(
        with_row(table.hands, player, hand),
        table.pile,
        cards + table.discard,
        table.face_up,
        table.face_down,
        table.put_away,
        table.unseen,
        table.living,
        table.seen,
    )


def _play(state: State, action: Action, rules: Rules, events: list[Event]) -> State:
    size = len(action.cards)
    behind: tuple[str, ...] = ("played_card", "play_or_pass")
    if size > 1:
        behind = (COMBINATION_SIZES[size], "combo_text")
    events.append(Event(EventKind.PLAYED, action.player, behind, None, action.cards, action.target, action.named))
    table = _discarded(state.table, action.player, action.cards)
    window = Window(action, (), _asking_order(table, action.player))
    return State(state.rulebook, Phase.REACTION, table, state.turn, window)


def _nope(state: State, action: Action, rules: Rules, events: list[Event]) -> State:
    kind = EventKind.NOPED if state.phase is Phase.REACTION else EventKind.NOPED_LATE
    if state.late is not None:
        state = state.late
    window = state.window
    assert window is not None
    player, top = action.player, len(window.nopes)
    rules.consult("nope_window")
    if top:
        behind: tuple[str, ...] = ("nope_on_nope", "nope_answered_by", "nope_window")
    elif len(window.play.cards) > 1:
        behind = ("nope", "nope_on_combos", "nope_window")
    else:
        behind = ("nope", "nope_window")
    events.append(
        Event(
            kind,
            player,
            behind,
            window.play,
            cards=Title.NOPE.value if top else window.play.cards,
            target=chain_owner(state, top),
            number=top + 1,
        )
    )
    table = _discarded(state.table, player, Title.NOPE)
    window = Window(window.play, (*window.nopes, player), _asking_order(table, player))
    return State(state.rulebook, Phase.REACTION, table, state.turn, window)


def _pass(state: State, action: Action, rules: Rules, events: list[Event]) -> State:
    window, player = state.window, action.player
    assert window is not None
    events.append(Event(EventKind.PASSED, player, ("nope",), window.play))
    at = window.unanswered.index(player)
    unanswered = window.unanswered[:at] + window.unanswered[at + 1 :]
    state = State(
        state.rulebook, Phase.REACTION, state.table, state.turn, Window(window.play, window.nopes, unanswered)
    )
    return state if unanswered else _close(state, rules, events)


def _close(state: State, rules: Rules, events: list[Event]) -> State:
    """Decide the chain: an odd number of Nopes cancels, an even number lets the effect happen."""
    window = state.window
    assert window is not None
    play, nopes = window.play, len(window.nopes)
    if nopes % 2 == 0:
        if nopes:
            behind = ("nope_on_nope", "cancelled_cards")
            events.append(Event(EventKind.RESTORED, play.player, behind, cards=play.cards, number=nopes))
        return effects.carry_out(state, rules, events)
    cancelled_by = ("nope_on_nope", "nope") if nopes > 1 else ("nope",)
    if len(play.cards) > 1:
        cancelled_by = ("nope_on_combos", *cancelled_by)
    events.append(
        Event(EventKind.CANCELLED, play.player, (*cancelled_by, "cancelled_cards"), cards=play.cards, number=nopes)
    )
    ends_turn = play.cards == Title.ATTACK or play.cards == Title.SKIP
    goes_on = "cancelled_turn_ender" if ends_turn else "play_or_pass"
    events.append(Event(EventKind.TURN_GOES_ON, play.player, (goes_on,), play))
    return effects.same_turn(state)


def _draw(state: State, action: Action, rules: Rules, events: list[Event]) -> State:
    card = state.table.pile[0]
    if card == UNKNOWN:
        return State(state.rulebook, Phase.CHANCE, state.table, state.turn, chance=ChanceKind.REVEAL)
    return _drawn(state, card, events)


def _drawn(state: State, card: str, events: list[Event]) -> State:
    table, player = state.table, state.turn.player
    seen = tuple([mask >> 1 for mask in table.seen]) if any(table.seen) else table.seen
    if card == Title.EXPLODING_KITTEN:
        events.append(Event(EventKind.KITTEN_SHOWN, player, ("kitten_shown",)))
        table = table._replace(
            pile=table.pile[1:], face_up=with_row(table.face_up, player, Title.EXPLODING_KITTEN.value), seen=seen
        )
        return State(state.rulebook, Phase.KITTEN, table, state.turn)
    events.append(Event(EventKind.DREW, player, ("draw_ends_turn",), cards=card, audience=(player,)))
    table = Table(
        with_row(table.hands, player, added(table.hands[player], card)),
        table.pile[1:],
        table.discard,
        table.face_up,
        table.face_down,
        table.put_away,
        table.unseen,
        table.living,
        seen,
    )
    return turn_done(State(state.rulebook, Phase.TURN, table, state.turn), events)


def _defuse(state: State, action: Action, rules: Rules, events: list[Event]) -> State:
    events.append(Event(EventKind.DEFUSED, action.player, ("defuse",)))
    state = state._replace(table=_discarded(state.table, action.player, Title.DEFUSE))
    if rules.consult("kitten_placed") == "random":
        return state._replace(phase=Phase.CHANCE, chance=ChanceKind.PLACE)
    return state._replace(phase=Phase.PLACING)


def _place(state: State, action: Action, rules: Rules, events: list[Event]) -> State:
    player, position = action.player, action.position
    rules.consult("kitten_placed_secretly")
    audience = None if action.openly else (player,)
    return _returned(state, position, audience, rules, events)


def _returned(
    state: State, position: int | None, audience: tuple[int, ...] | None, rules: Rules, events: list[Event]
) -> State:
    """Put the Kitten back and let the turn end; who did not see where loses track of the pile."""
    table, player = state.table, state.turn.player
    pile = table.pile
    if position is None:
        pile, seen = UNKNOWN * (len(pile) + 1), (0,) * state.players
    else:
        pile = pile[:position] + Title.EXPLODING_KITTEN + pile[position:]
        seen = tuple(
            _insert_bit(mask, position) if audience is None or seat in audience else 0
            for seat, mask in enumerate(table.seen)
        )
    events.append(
        Event(
            EventKind.KITTEN_PLACED,
            player,
            ("kitten_returned", "kitten_placed", "kitten_placed_secretly"),
            position=position,
            number=len(pile),
            audience=audience,
        )
    )
    table = table._replace(pile=pile, face_up=with_row(table.face_up, player, ""), seen=seen)
    state = state._replace(table=table)
    if state.turn.owed > 1 and rules.consult("turns_after_defuse") == "dropped":
        events.append(Event(EventKind.DEBT_DROPPED, player, ("turns_after_defuse",), number=state.turn.owed - 1))
        return pass_turn(state, events)
    events.append(Event(EventKind.TURN_ENDED, player, _defuse_rules(state)))
    return turn_done(state, events)


def _defuse_rules(state: State) -> tuple[str, ...]:
    return ("defuse_ends_turn", "turns_after_defuse") if state.turn.owed > 1 else ("defuse_ends_turn",)


def _insert_bit(mask: int, position: int) -> int:
    low = mask & ((1 << position) - 1)
    return low | 1 << position | mask >> position << (position + 1)


def _explode(state: State, action: Action, rules: Rules, events: list[Event]) -> State:
    return explode(state, rules, events)


def _outcome(state: State, action: Action, rules: Rules, events: list[Event]) -> State:
    kind, cards = state.chance, action.cards
    if kind is ChanceKind.DECK:
        return setup.shuffled(state, cards, events)
    if kind is ChanceKind.SHUFFLE:
        return effects.shuffled(state, cards, rules, events)
    if kind is ChanceKind.STEAL:
        return effects.stolen(state, cards, rules, events)
    if kind is ChanceKind.HOLDS:
        return effects.told(state, cards, events)
    if kind is ChanceKind.PLACE:
        return _returned(state, action.position, (), rules, events)
    return _drawn(state, cards, events)


_HANDLERS: Final[dict[ActionKind, _Handler]] = {
    ActionKind.PROCEED: setup.proceed,
    ActionKind.DECLINE: setup.decline,
    ActionKind.PLAY: _play,
    ActionKind.DRAW: _draw,
    ActionKind.NOPE: _nope,
    ActionKind.PASS: _pass,
    ActionKind.GIVE: effects.give,
    ActionKind.NAME: effects.name,
    ActionKind.FETCH: effects.fetch,
    ActionKind.DEFUSE: _defuse,
    ActionKind.EXPLODE: _explode,
    ActionKind.PLACE: _place,
    ActionKind.OUTCOME: _outcome,
}


def step(state: State, action: Action) -> Transition:
    """Carry out one action.

    Parameters
    ----------
    state : State
    action : Action
        An action that :func:`ek_teach.engine.check` allows.

    Returns
    -------
    Transition
        The state after, what happened, and exactly the options that it depended on. The state before is unchanged.

    Raises
    ------
    IllegalMoveError
        With the verdict that refused the action.

    Examples
    --------
    An attacked player on the last owed turn answers with an Attack (es *Dudas frecuentes* 4):

    >>> from ek_teach.engine import Action, situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["A", "D"], "SSK", owed=1, attacked=True)
    >>> state = step(state, Action.play(0, "A")).after
    >>> state = step(state, Action.let_stand(1)).after
    >>> transition = step(state, Action.let_stand(0))
    >>> transition.after.turn
    Turn(player=1, owed=3, attacked=True)
    >>> transition.consulted
    {'attack_on_attack': 'add', 'nope_window': 'before_effect'}
    """
    rules = Rules(state.rulebook)
    verdict = check(state, action, rules)
    if verdict is not LEGAL and verdict.legality is Legality.ILLEGAL:
        raise IllegalMoveError(f"this move is refused ({verdict.reason})", verdict)
    events: list[Event] = []
    after = _HANDLERS[action.kind](state, action, rules, events)
    return Transition(state, action, after, tuple(events), rules.consulted, verdict)


def branches(state: State) -> Iterator[tuple[Transition, Fraction]]:
    """Carry out every outcome of a chance node, each with its exact probability: the driver of a solver.

    Examples
    --------
    One Kitten among four unknown cards:

    >>> from ek_teach.engine import Action, situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = step(situation(load_rulebook("es"), ["DA", "DN"], "????"), Action.draw(0)).after
    >>> str(sum(chance for step, chance in branches(state) if step.after.phase.value == "kitten"))
    '1/4'
    """
    for outcome, chance in chance_outcomes(state):
        yield step(state, outcome), chance
