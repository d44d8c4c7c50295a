"""How a game begins: the set-up by the book, stage by stage, or a situation that somebody describes."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Final

from ek_teach.cards import BOX, BOX_SIZE, UNKNOWN, Cards, Title, title_name
from ek_teach.engine.actions import TABLE, Action
from ek_teach.engine.events import Event, EventKind
from ek_teach.engine.state import ChanceKind, Phase, Stage, State, Table, Turn
from ek_teach.engine.turns import added, start_turn
from ek_teach.errors import SetupError
from ek_teach.rulebook import Rulebook, Rules

__all__ = ["MAX_PLAYERS", "MIN_PLAYERS", "decline", "new_game", "proceed", "shuffled", "situation"]

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5
"""Two to five people play (es *Lo esencial* 2; ru *Подготовка…* 3; zh *遊戲人數* 1)."""

_SMALL_TABLE: Final = 3
"""Up to how many players a third of the deck may be removed (tr *Kurulum* 4)."""


def _require_whole(**numbers: int) -> None:
    for name, number in numbers.items():
        if number.__class__ is not int:
            raise SetupError(f"{name} is a whole number, not {number!r:.40}.")


def _require_players(players: int, first: int) -> None:
    _require_whole(players=players, first=first)
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise SetupError(f"{players} players cannot play the base game; it is for {MIN_PLAYERS} to {MAX_PLAYERS}.")
    if not 0 <= first < players:
        raise SetupError(f"seat {first} cannot begin; the seats of {players} players are 0 to {players - 1}.")


def _plan(rules: Rules, players: int) -> tuple[Stage, ...]:
    """The stages in the order of the book."""
    before_deal = rules.consult("leftover_defuses_when") == "before_deal"
    thin = players <= _SMALL_TABLE and rules.consult("thin_deck") != "off"
    thin_first = thin and rules.consult("thin_deck_when") == "before_deal"
    thinned = (Stage.THIN_DECK,)
    if before_deal:
        into_the_pile: tuple[Stage, ...] = (Stage.ADD_KITTENS,)
    elif rules.consult("kittens_added") == "before_defuses":
        into_the_pile = (Stage.ADD_KITTENS, Stage.RETURN_DEFUSES)
    else:
        into_the_pile = (Stage.RETURN_DEFUSES, Stage.ADD_KITTENS)
    if thin and not thin_first:
        # The third leaves the deck before a Kitten is in it; leftover Defuses that are in by then may leave with it.
        at = into_the_pile.index(Stage.ADD_KITTENS)
        into_the_pile = (*into_the_pile[:at], *thinned, *into_the_pile[at:])
    return (
        Stage.TAKE_OUT,
        *((Stage.DEAL_DEFUSES, Stage.RETURN_DEFUSES) if before_deal else ()),
        Stage.SHUFFLE_DECK,
        *(thinned if thin_first else ()),
        Stage.DEAL_HANDS,
        *(() if before_deal else (Stage.DEAL_DEFUSES,)),
        *into_the_pile,
        Stage.SHUFFLE_PILE,
    )


def new_game(rulebook: Rulebook, players: int, first: int = 0, rules: Rules | None = None) -> State:
    """Put the closed box on the table; the set-up follows, stage by stage.

    Parameters
    ----------
    rulebook : Rulebook
    players : int
        Two to five.
    first : int
        The seat that will begin, however the table found it.
    rules : Rules, optional
        The record to which the options are added that decide the order of the stages.

    Returns
    -------
    State
        In phase ``SETUP``: carry out :meth:`Action.proceed` and answer two shuffles.

    Raises
    ------
    SetupError
        For a number of players or a seat that there is not.

    Examples
    --------
    >>> from ek_teach.rulebook import load_rulebook
    >>> [stage.value for stage in new_game(load_rulebook("tr"), 2).plan][-3:]
    ['thin-deck', 'add-kittens', 'shuffle-pile']
    """
    _require_players(players, first)
    box = "".join(title * count for title, count in BOX.items())
    nothing = ("",) * players
    table = Table(nothing, box, "", nothing, nothing, "", "", tuple(range(players)), (0,) * players)
    plan = _plan(Rules(rulebook) if rules is None else rules, players)
    return State(rulebook, Phase.SETUP, table, Turn(first, 1, False), plan=plan)


def _take_out(state: State, rules: Rules, events: list[Event]) -> Table:
    table = state.table
    out = Title.EXPLODING_KITTEN * BOX[Title.EXPLODING_KITTEN] + Title.DEFUSE * BOX[Title.DEFUSE]
    events.append(Event(EventKind.TAKEN_OUT, TABLE, ("take_out", "box"), cards=out))
    pile = table.pile.replace(Title.EXPLODING_KITTEN, "").replace(Title.DEFUSE, "")
    return table._replace(pile=pile, put_away=out)


def _deal_defuses(state: State, rules: Rules, events: list[Event]) -> Table:
    table = state.table
    events.append(Event(EventKind.DEFUSES_DEALT, TABLE, ("defuse_each",), number=state.players))
    hands = tuple(added(hand, Title.DEFUSE) for hand in table.hands)
    return table._replace(hands=hands, put_away=table.put_away.replace(Title.DEFUSE, "", state.players))


def _order(rules: Rules) -> tuple[str, ...]:
    """The rule behind the order of Kittens and leftover Defuses, where both go into the dealt-out deck."""
    if rules.consult("leftover_defuses_when") == "before_deal":
        return ()
    rules.consult("kittens_added")
    return ("kittens_added",)


def _return_defuses(state: State, rules: Rules, events: list[Event]) -> Table:
    table = state.table
    over = table.put_away.count(Title.DEFUSE)
    everything = rules.consult("leftover_defuses") == "all_but_two_players" and state.players > MIN_PLAYERS
    back = over if everything else min(2, over)
    behind = ("leftover_defuses", "leftover_defuses_when", *_order(rules))
    events.append(
        Event(
            EventKind.DEFUSES_RETURNED,
            TABLE,
            behind,
            number=back,
            left=over - back,
        )
    )
    return table._replace(
        pile=table.pile + Title.DEFUSE * back, put_away=table.put_away.replace(Title.DEFUSE, "", back)
    )


def _shuffle(state: State, rules: Rules, events: list[Event]) -> Table:
    return state.table


def _deal_hands(state: State, rules: Rules, events: list[Event]) -> Table:
    table, each = state.table, int(rules.consult("cards_dealt"))
    hands = list(table.hands)
    for seat in range(state.players):
        dealt = "".join(sorted(table.pile[seat * each : (seat + 1) * each]))
        hands[seat] = "".join(sorted(hands[seat] + dealt))
        events.append(Event(EventKind.HAND_DEALT, seat, ("cards_dealt",), cards=dealt, number=each, audience=(seat,)))
    return table._replace(hands=tuple(hands), pile=table.pile[state.players * each :])


def _thin_deck(state: State, rules: Rules, events: list[Event]) -> Table:
    table = state.table
    rules.consult("thin_deck")
    rules.consult("thin_deck_when")
    size = len(table.pile)
    third = size // 3
    if size % 3 and rules.consult("thin_deck_rounding") == "up":
        third += 1
    behind = ("thin_deck", "thin_deck_when", "thin_deck_rounding")
    events.append(Event(EventKind.DECK_THINNED, TABLE, behind, number=third, left=size - third))
    return table._replace(pile=table.pile[third:], unseen=table.unseen + table.pile[:third])


def _add_kittens(state: State, rules: Rules, events: list[Event]) -> Table:
    table, kittens = state.table, state.players - 1
    if state.players <= _SMALL_TABLE:
        rules.consult("thin_deck")
    left = BOX[Title.EXPLODING_KITTEN] - kittens
    behind = ("kittens_in", *_order(rules))
    events.append(Event(EventKind.KITTENS_ADDED, TABLE, behind, number=kittens, left=left))
    put_away = table.put_away.replace(Title.EXPLODING_KITTEN, "", kittens)
    return table._replace(pile=table.pile + Title.EXPLODING_KITTEN * kittens, put_away=put_away)


_STAGES: Final[dict[Stage, Callable[[State, Rules, list[Event]], Table]]] = {
    Stage.TAKE_OUT: _take_out,
    Stage.DEAL_DEFUSES: _deal_defuses,
    Stage.RETURN_DEFUSES: _return_defuses,
    Stage.SHUFFLE_DECK: _shuffle,
    Stage.DEAL_HANDS: _deal_hands,
    Stage.THIN_DECK: _thin_deck,
    Stage.ADD_KITTENS: _add_kittens,
    Stage.SHUFFLE_PILE: _shuffle,
}


def proceed(state: State, action: Action, rules: Rules, events: list[Event]) -> State:
    """Carry out the next stage of the set-up; a shuffle asks chance."""
    stage, rest = state.plan[0], state.plan[1:]
    table = _STAGES[stage](state, rules, events)
    if stage in (Stage.SHUFFLE_DECK, Stage.SHUFFLE_PILE):
        return state._replace(phase=Phase.CHANCE, chance=ChanceKind.DECK, plan=rest)
    return state._replace(table=table, plan=rest)


def decline(state: State, action: Action, rules: Rules, events: list[Event]) -> State:
    """Leave the whole deck in, where removing a third is up to the table."""
    events.append(Event(EventKind.DECK_KEPT, TABLE, ("thin_deck",), number=len(state.table.pile)))
    return state._replace(plan=state.plan[1:])


def shuffled(state: State, order: Cards, events: list[Event]) -> State:
    """Lay the shuffled deck down; after the last shuffle the first player begins."""
    events.append(Event(EventKind.DECK_SHUFFLED, TABLE, ("shuffle_deck",), number=len(order)))
    state = state._replace(phase=Phase.SETUP, chance=None, table=state.table._replace(pile=order))
    if state.plan:
        return state
    events.append(Event(EventKind.GAME_STARTED, state.turn.player, ("first_player", "players"), number=len(order)))
    return start_turn(state, state.turn, events)


def _counted(hands: Sequence[Cards], pile: Cards, discard: Cards) -> Counter[str]:
    """Count the cards that a situation mentions; the box must have as many."""
    if not all(isinstance(cards, str) for cards in (*hands, pile, discard)):
        raise SetupError("hands and piles are written as text, one code a card, as 'DAN?'.")
    mentioned = Counter("".join(hands) + pile + discard)
    for code, count in mentioned.items():
        if code != UNKNOWN and code not in BOX:
            raise SetupError(f"{code!r} is not the code of a card; the codes are {''.join(BOX)} and ?.")
        if code != UNKNOWN and count > BOX[code]:
            raise SetupError(f"{count} cards called {title_name(code)} are mentioned, but the box has {BOX[code]}.")
    if mentioned.total() > BOX_SIZE:
        raise SetupError(f"{mentioned.total()} cards are mentioned, but the box has {BOX_SIZE}.")
    return mentioned


def _living(hands: Sequence[Cards], out: Collection[int], turn: int) -> tuple[int, ...]:
    """List the seats still playing; one of them has the turn, and nobody who is out or alive holds what they cannot."""
    players = len(hands)
    for seat, hand in enumerate(hands):
        who = f"player {seat + 1}"
        if seat in out and hand:
            raise SetupError(f"{who} is out and cannot hold cards.")
        if Title.EXPLODING_KITTEN in hand:
            raise SetupError(f"{who} cannot hold an Exploding Kitten: it is shown when it is drawn and never kept.")
    for seat in out:
        if seat not in range(players):
            raise SetupError(f"seat {seat!r} cannot be out; the seats of {players} players are 0 to {players - 1}.")
    living = tuple(seat for seat in range(players) if seat not in out)
    if len(living) < MIN_PLAYERS:
        raise SetupError("fewer than two players are left, so the game is over.")
    if turn not in living:
        who = f"player {turn + 1}"
        raise SetupError(f"{who} is out and cannot have the turn.")
    return living


def _require_kittens(mentioned: Counter[str], hands: Sequence[Cards], pile: Cards, kittens: int) -> None:
    """Refuse a pile that cannot hold just as many Kittens as there should be, its unknown cards counted in."""
    shown, blanks = pile.count(Title.EXPLODING_KITTEN), pile.count(UNKNOWN)
    told = (
        "1 Exploding Kitten that 2 players leave"
        if kittens == 1
        else f"{kittens} Exploding Kittens that {kittens + 1} players leave"
    )
    if shown > kittens:
        raise SetupError(f"the pile has {shown} Exploding Kittens, more than the {told}: one fewer than the players.")
    if shown + blanks < kittens:
        raise SetupError(f"the pile has no room for the {told}; write them down, or ? for cards that are not known.")
    others = {title: count for title, count in BOX.items() if title != Title.EXPLODING_KITTEN}
    left = sum(count - mentioned[title] for title, count in others.items())
    unknown = "".join((*hands, pile)).count(UNKNOWN) - (kittens - shown)
    if unknown > left:
        raise SetupError(
            f"{unknown} of the unknown cards in the hands and the pile cannot be Exploding Kittens, but only {left}"
            " other cards of the box are not mentioned."
        )


def situation(
    rulebook: Rulebook,
    hands: Sequence[Cards],
    pile: Cards,
    *,
    discard: Cards = "",
    out: Collection[int] = (),
    turn: int = 0,
    owed: int = 1,
    attacked: bool = False,
) -> State:
    """Describe a game in the middle.

    Parameters
    ----------
    rulebook : Rulebook
    hands : sequence of str
        Each player's hand; ``?`` for a card that is not known.
    pile, discard : str
        The piles, top card first.
    out : collection of int
        The seats that have exploded; their hands must be empty.
    turn, owed, attacked : int, int, bool
        Whose turn it is, how many turns are owed with this one, and whether they come from an Attack; more than one
        always do.

    Returns
    -------
    State
        In phase ``TURN``. Cards of the box that are not mentioned lie unseen outside the game.

    Raises
    ------
    SetupError
        In one sentence, for what the box or the rules cannot be.

    Examples
    --------
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["DAN", "D??"], "K???")
    >>> len(state.table.unseen)
    46
    >>> situation(load_rulebook("es"), ["NNN", "NNN"], "K?")
    Traceback (most recent call last):
        ...
    ek_teach.errors.SetupError: 6 cards called Nope are mentioned, but the box has 5.
    """
    players = len(hands)
    _require_players(players, turn)
    _require_whole(owed=owed)
    if owed < 1:
        raise SetupError(f"a player whose turn it is owes at least 1 turn, not {owed}.")
    mentioned = _counted(hands, pile, discard)
    living = _living(hands, out, turn)
    _require_kittens(mentioned, hands, pile, len(living) - 1)
    nothing = ("",) * players
    table = Table(
        tuple("".join(sorted(hand)) for hand in hands),
        pile,
        discard,
        nothing,
        nothing,
        "",
        UNKNOWN * (BOX_SIZE - sum(mentioned.values())),
        living,
        (0,) * players,
    )
    return State(rulebook, Phase.TURN, table, Turn(turn, owed, attacked or owed > 1))
