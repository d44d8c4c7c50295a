"""What lies on the table once a game is set up, counted by the engine."""

from dataclasses import dataclass

from ek_teach.cards import Title
from ek_teach.engine import Action, Event, EventKind, Phase, State, branches, check, new_game, step
from ek_teach.errors import EkTeachError
from ek_teach.rulebook import Rulebook, load_rulebook

__all__ = ["SetUp", "count_set_up", "known_book", "newcomers_book"]


@dataclass(frozen=True, slots=True)
class SetUp:
    """The numbers of a set-up.

    Attributes
    ----------
    players : int
    hand : int
        Cards that each player holds before the first turn, the Defuse of each included.
    kittens : int
        Exploding Kittens in the draw pile.
    defuses : int
        Leftover Defuses that went back into the deck.
    defuses_dealt : bool
        Whether they were in it when the hands were dealt, so that one may be in a hand.
    removed : int
        Cards that were taken out unseen; where that is up to the table, how many they would have been.
    removal : str
        ``"off"``, ``"third"`` or ``"optional"``, for this number of players.
    pile : int
        Cards in the draw pile; with the whole deck, where a removal is up to the table.
    """

    players: int
    hand: int
    kittens: int
    defuses: int
    defuses_dealt: bool
    removed: int
    removal: str
    pile: int


def known_book(rulebook: str | Rulebook) -> Rulebook:
    """Load a rulebook by its name, or take it as it is.

    Raises
    ------
    EkTeachError
        For anything else than a name, a file or a Rulebook.
    """
    if isinstance(rulebook, Rulebook):
        return rulebook
    if not isinstance(rulebook, str):
        raise EkTeachError(f"a rulebook is given by its name, its file or as a Rulebook, not as {rulebook!r:.40}.")
    return load_rulebook(rulebook)


def newcomers_book(rulebook: str | Rulebook) -> Rulebook:
    """Load a rulebook as it has newcomers play: a book that teaches in two stages puts the special combos off.

    Examples
    --------
    >>> newcomers_book("ru").values["pair"], newcomers_book("tr").values["pair"]
    ('cats', 'any_title')
    """
    book = known_book(rulebook)
    return book.first_game() if book.staged else book


def _carried_out(book: Rulebook, players: int, *, declining: bool) -> tuple[State, list[Event], bool]:
    """Set a game up; where it stands then, what happened, and whether a removal was up to the table."""
    state, events, optional = new_game(book, players), list[Event](), False
    while state.phase is Phase.SETUP:
        asked = check(state, Action.decline()).allowed
        optional = optional or asked
        done = step(state, Action.decline() if asked and declining else Action.proceed())
        events += done.events
        if done.after.phase is Phase.CHANCE:
            # Any order will do: how many cards lie where does not hang on it.
            done = next(branches(done.after))[0]
            events += done.events
        state = done.after
    return state, events, optional


def count_set_up(book: Rulebook, players: int) -> SetUp:
    """Set a game up by the book and count.

    Parameters
    ----------
    book : Rulebook
    players : int
        Two to five.

    Raises
    ------
    SetupError
        For another number of players.

    Examples
    --------
    >>> count_set_up(load_rulebook("tr"), 3)
    SetUp(players=3, hand=8, kittens=2, defuses=2, defuses_dealt=True, removed=9, removal='third', pile=20)
    >>> count_set_up(load_rulebook("zh"), 3).pile
    30
    """
    state, whole, optional = _carried_out(book, players, declining=True)
    _, thinned, _ = _carried_out(book, players, declining=False)
    removed = sum(event.number or 0 for event in thinned if event.kind is EventKind.DECK_THINNED)
    order = [event.kind for event in whole]
    back = order.index(EventKind.DEFUSES_RETURNED)
    return SetUp(
        players,
        len(state.table.hands[0]),
        state.table.pile.count(Title.EXPLODING_KITTEN),
        whole[back].number or 0,
        back < order.index(EventKind.HAND_DEALT),
        removed,
        "optional" if optional else "third" if removed else "off",
        len(state.table.pile),
    )
