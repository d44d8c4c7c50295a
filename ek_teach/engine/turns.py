"""How a turn ends, who is next and what is owed; how a player leaves the game."""

from bisect import bisect

from ek_teach.cards import Cards, Title
from ek_teach.engine.events import Event, EventKind
from ek_teach.engine.state import Phase, State, Table, Turn
from ek_teach.rulebook import Rules

__all__ = ["added", "explode", "next_living", "pass_turn", "start_turn", "turn_done", "with_row", "without"]


def added(hand: Cards, card: str) -> Cards:
    """Put one card into a hand, which stays in the order of the codes.

    Examples
    --------
    >>> added("DNS", "F")
    'DFNS'
    """
    place = bisect(hand, card)
    return hand[:place] + card + hand[place:]


def without(cards: Cards, card: str) -> Cards:
    """Take one card out; an unknown one goes where the card itself is not among the known ones."""
    return cards.replace(card, "", 1) if card in cards else cards.replace("?", "", 1)


def next_living(table: Table, seat: int) -> int:
    """The next living player clockwise after a seat."""
    living = table.living
    return living[bisect(living, seat) % len(living)]


def start_turn(state: State, turn: Turn, events: list[Event]) -> State:
    """Begin a turn."""
    rule = "owed_turns" if turn.attacked else "direction"
    events.append(Event(EventKind.TURN_STARTED, turn.player, (rule,), number=turn.owed))
    return State(state.rulebook, Phase.TURN, state.table, turn)


def turn_done(state: State, events: list[Event]) -> State:
    """End one turn: a further owed one follows, or the next player's."""
    turn = state.turn
    if turn.owed > 1:
        return start_turn(state, Turn(turn.player, turn.owed - 1, True), events)
    return pass_turn(state, events)


def pass_turn(state: State, events: list[Event]) -> State:
    """Let the next living player take an ordinary turn, whatever this one still owed."""
    return start_turn(state, Turn(next_living(state.table, state.turn.player), 1, False), events)


def explode(state: State, rules: Rules, events: list[Event]) -> State:
    """Take the player whose turn it is out of the game.

    The hand and the Kitten go where the rulebook sends them (es *Turno a turno* 3; tr *Oyun sonu* 1; ru *Котёнок,
    Обезвредь и выбывание* 1; zh *(1)爆炸貓卡* 1).
    """
    table, turn = state.table, state.turn
    seat, hand = turn.player, table.hands[turn.player]
    hand_to, kitten_to = rules.consult("exploded_hand"), rules.consult("exploded_kitten")
    events.append(Event(EventKind.EXPLODED, seat, ("explode", "eliminated")))
    events.append(Event(EventKind.KITTEN_LEFT, seat, ("exploded_kitten",), place=kitten_to))
    events.append(
        Event(
            EventKind.HAND_LEFT,
            seat,
            ("exploded_hand",),
            cards=hand,
            number=len(hand),
            place=hand_to,
            audience=None if hand_to == "discard" else (seat,),
        )
    )
    face_up, face_down, discard = list(table.face_up), list(table.face_down), table.discard
    put_away, unseen = table.put_away, table.unseen
    if kitten_to != "in_front":
        face_up[seat] = ""
    if kitten_to == "discard":
        discard = Title.EXPLODING_KITTEN + discard
    elif kitten_to == "removed":
        put_away += Title.EXPLODING_KITTEN
    if hand_to == "in_front":
        face_down[seat] = hand
    elif hand_to == "discard":
        discard = hand + discard
    else:
        unseen += hand
    table = table._replace(
        hands=with_row(table.hands, seat, ""),
        living=tuple(other for other in table.living if other != seat),
        face_up=tuple(face_up),
        face_down=tuple(face_down),
        discard=discard,
        put_away=put_away,
        unseen=unseen,
    )
    state = state._replace(table=table)
    if len(table.living) == 1:
        events.append(Event(EventKind.GAME_WON, table.living[0], ("last_one_wins",)))
        return State(state.rulebook, Phase.OVER, table, turn)
    if turn.owed > 1:
        return _leave_debt(state, rules, events)
    return pass_turn(state, events)


def _leave_debt(state: State, rules: Rules, events: list[Event]) -> State:
    """Decide what becomes of the turns that an exploded player still owed; no rulebook says."""
    turn, owed = state.turn, state.turn.owed - 1
    option = ("turns_after_explosion",)
    if rules.consult("turns_after_explosion") == "dropped":
        events.append(Event(EventKind.DEBT_DROPPED, turn.player, option, number=owed))
        return pass_turn(state, events)
    heir = next_living(state.table, turn.player)
    events.append(Event(EventKind.DEBT_PASSED_ON, turn.player, option, target=heir, number=owed))
    return start_turn(state, Turn(heir, owed, True), events)


def with_row(rows: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    """Replace what one seat has."""
    return (*rows[:seat], cards, *rows[seat + 1 :])
