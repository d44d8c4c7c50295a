"""Small games: a reduced box, the engine's own rules, and what is left out, told as an assumption.

A :class:`SmallGame` is a table in the notation with few cards. What can be done, and what it leads to, is asked of the
engine; here stands only which cards are laid at all, what becomes of a defused Kitten, and when the game is paid out.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from ek_teach import notation
from ek_teach.cards import BOX, CATS, UNKNOWN, Cards, Title, sorted_cards, title_name
from ek_teach.engine import (
    EVERYTHING,
    Action,
    ActionKind,
    Legality,
    Phase,
    State,
    check,
    legal_actions,
)
from ek_teach.errors import EkTeachError, IllegalMoveError, NotationError, nearest, place_in_text, shown
from ek_teach.explain import explain_refusal, load_catalogue, move_words, visible_verdict
from ek_teach.languages import spoken
from ek_teach.notation.names import Piece, read_cards
from ek_teach.play.game import unasked
from ek_teach.rulebook import HouseRule, Rulebook
from ek_teach.theory.arguments import book_of, require, whether

__all__ = ["KITTEN_GOES", "Payoff", "SmallGame", "pool_of", "small_game"]

KITTEN_GOES: Final = ("shuffled", "openly", "secretly")
"""What becomes of a defused Kitten: it is shuffled in, put where all see it, or put where only its owner sees it."""

Payoff = Callable[[State, State], tuple[Fraction, ...] | None]
"""What each seat is paid, from the state that the game began with and the one it has come to; None if it goes on."""


def whoever_lives(_begun: State, state: State) -> tuple[Fraction, ...] | None:
    """Pay 1 to the last player left and 0 to the others: what a seat expects is then its chance to win."""
    if state.phase is not Phase.OVER:
        return None
    return tuple(Fraction(seat == state.winner) for seat in range(state.players))


@dataclass(frozen=True)
class SmallGame:
    """A reduced game.

    Attributes
    ----------
    state : State
        The table at the beginning. Unknown cards of the hands are dealt from `unseen`.
    names : tuple of str
        The players, by seat.
    known : int
        A bit mask over the pile: the cards that lie where the text says; the order of the others is by chance.
    unseen : str
        The cards that the unknown cards of the hands are dealt from, all deals being equally likely.
    lays : str
        The codes of the cards that may be laid.
    kitten : str
        One of :data:`KITTEN_GOES`.
    combinations : bool
        Whether pairs, three of a kind and five different may be laid.
    payoff : callable
        See :data:`Payoff`.
    assumptions : tuple of str
        What this game leaves out or adds, a sentence each.
    """

    state: State
    names: tuple[str, ...]
    known: int = 0
    unseen: Cards = ""
    lays: Cards = ""
    kitten: str = "shuffled"
    combinations: bool = False
    payoff: Payoff = whoever_lives
    assumptions: tuple[str, ...] = ()

    @property
    def rulebook(self) -> Rulebook:
        """What is played by, the point of the Kitten put back laid over it."""
        return self.state.rulebook

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.state.players

    def words(self, action: Action) -> str:
        """Tell a move in a few words."""
        return move_words(action, self.names, spoken())

    def moves(self, state: State) -> tuple[Action, ...]:
        """List what the player to act may choose from, in a fixed order; one move where there is no choice.

        A Kitten is defused if it can be, and who holds no Nope, or may not play it, lets a card stand. What a rulebook
        merely frowns on is left out.
        """
        seat = state.to_act[0]
        forced = unasked(state, seat)
        if forced is not None:
            return (forced,)
        return tuple(
            action
            for action in legal_actions(state)
            if action.player == seat and self._plays(action) and check(state, action).legality is Legality.LEGAL
        )

    def _plays(self, action: Action) -> bool:
        if action.kind is ActionKind.PLAY:
            return all(card in self.lays for card in action.cards) and (self.combinations or len(action.cards) == 1)
        if action.kind is ActionKind.PLACE:
            return action.position is not None and action.openly == (self.kitten == "openly")
        return True


# Making one -----------------------------------------------------------------------------------------------------------


def small_game(
    text: str,
    *,
    rulebook: str | Rulebook | None = None,
    kitten: str = "shuffled",
    unseen: str = "",
    lays: str | None = None,
    combinations: bool = False,
) -> SmallGame:
    """Make a small game of a table in the notation.

    Parameters
    ----------
    text : str
        The players, their hands and the pile, as in docs/notation.md; moves may follow, and the game is what comes
        after them. The order in which the pile is written is by chance, but for cards that a player has seen.
    rulebook : str or Rulebook, optional
        Another one than the text names.
    kitten : str
        What becomes of a defused Kitten. ``shuffled``: it goes back at random and the pile is shuffled; ``openly``: its
        owner puts it where all can see it; ``secretly``: where nobody else sees it. What differs from the rulebook is
        told in the assumptions.
    unseen : str
        The cards from which the unknown cards (``?``) of the hands are dealt, as ``"nope*2, skip"``: as many or more
        than there are; what is left over stays out of the game.
    lays : str, optional
        The cards that may be laid in a turn, as ``"skip, attack"``; all but cats, if not told.
    combinations : bool
        Whether pairs, three of a kind and five different may be laid.

    Raises
    ------
    EkTeachError
        For a text that cannot be played or hides what it must tell, and options that there are not.

    Examples
    --------
    >>> game = small_game('''
    ... players: Ana Luis
    ... Ana:     defuse
    ... Luis:    defuse
    ... pile:    exploding kitten, skip
    ... ''')
    >>> game.state.table.pile, game.lays
    ('KS', 'S')
    >>> print(game.assumptions[0])
    A defused Kitten goes back and the pile is shuffled; the book es lets its owner choose the place.
    """
    require(text, str, "a small game is a text in the notation")
    require(kitten, str, f"kitten is one of {', '.join(KITTEN_GOES)}")
    if kitten not in KITTEN_GOES:
        raise EkTeachError(
            f"kitten is one of {', '.join(KITTEN_GOES)}, not {shown(kitten)}{nearest(kitten, KITTEN_GOES)}"
        )
    whether(combinations, "combinations")
    laid = None if lays is None else _laid(lays, combinations)
    script = notation.read(text)
    book = script.rulebook() if rulebook is None else book_of(rulebook)
    try:
        played = notation.play(script, _with_kitten(book, kitten)).end
    except notation.RefusedMoveError as refused:
        verdict = visible_verdict(refused.state, refused.action, EVERYTHING)
        told = explain_refusal(verdict, refused.action, script.players, refused.state.rulebook, spoken())
        place = place_in_text(refused.line, refused.column)
        marks = load_catalogue().marks
        sentences = marks.sentences((f"{told.heading}{marks.stop}", *told.what))
        raise IllegalMoveError(f"{place}: {sentences}", verdict) from None
    if played.phase is not Phase.TURN:
        raise EkTeachError(
            "a small game begins in somebody's turn, but this text ends with"
            f" {'the end of the game' if played.phase is Phase.OVER else 'a move that is not carried out yet'}."
        )
    if UNKNOWN in played.table.pile:
        raise EkTeachError("every card of the pile of a small game is named; its order is by chance all the same.")
    pool = pool_of(played, unseen)
    known = 0
    for mask in played.table.seen:
        known |= mask
    present = "".join((*played.table.hands, played.table.pile, pool))
    if laid is None:
        laid = "".join({card for card in present if card not in CATS or combinations} - _NEVER_LAID)
    laid = sorted_cards(laid)
    game = SmallGame(played, script.players, known, pool, laid, kitten, combinations)
    return replace(game, assumptions=tuple(_assumed(game, book, present)))


def _with_kitten(book: Rulebook, kitten: str) -> Rulebook:
    wanted = {"kitten_placed": "random" if kitten == "shuffled" else "chosen"}
    if kitten == "openly":
        wanted["kitten_placed_secretly"] = "optional"
    rules = [
        HouseRule(option, value, book.values[option], "small game")
        for option, value in wanted.items()
        if book.values[option] != value
    ]
    return book.with_house_rules(*rules) if rules else book


_NEVER_LAID: Final = frozenset({UNKNOWN, Title.EXPLODING_KITTEN, Title.DEFUSE, Title.NOPE})
"""What nobody lays in a turn: a Defuse and a Nope answer, a Kitten is drawn."""


def _laid(lays: str, combinations: bool) -> Cards:
    """Read the cards that may be laid, each once."""
    cards = set(_cards(lays, "lays"))
    never, alone = sorted(cards & _NEVER_LAID), sorted(cards & set(CATS))
    if never:
        raise EkTeachError(f"lays names cards that may be laid in a turn, and {title_name(never[0])} is none of them.")
    if alone and not combinations:
        raise EkTeachError(
            f"lays names {title_name(alone[0])}, which is laid in combinations only; add combinations=True."
        )
    return "".join(cards)


def _cards(text: str, what: str) -> Cards:
    """Read cards as a person lists them: ``nope*2, skip``."""
    require(text, str, f"{what} is a list of cards in a text, as 'nope*2, skip'")
    try:
        return "".join(sorted(read_cards(Piece(text, 1, 1)))) if text.strip() else ""
    except NotationError as error:
        problem = error.problem
    raise EkTeachError(f"{what} cannot be read: {problem}")


def pool_of(state: State, unseen: str) -> Cards:
    """Read the cards that the unknown ones of the hands are dealt from.

    Raises
    ------
    EkTeachError
        For too few of them, cards that no hand can hold, and more than the box has.
    """
    pool, table = _cards(unseen, "unseen"), state.table
    blanks = "".join(table.hands).count(UNKNOWN)
    if blanks > len(pool):
        raise EkTeachError(
            f"unseen names too few cards for the unknown cards of the hands: {len(pool)} named, {blanks} needed."
        )
    if pool and not blanks:
        raise EkTeachError("unseen names cards, but no hand has an unknown card (?) to deal them to.")
    if UNKNOWN in pool:
        raise EkTeachError("unseen names the cards that unknown ones are dealt from, so it has no unknown card itself.")
    if Title.EXPLODING_KITTEN in pool:
        raise EkTeachError("unseen names an Exploding Kitten, which no hand can hold.")
    counted = Counter("".join((*table.hands, table.pile, table.discard, pool)))
    for code, number in counted.items():
        if code != UNKNOWN and number > BOX[code]:
            raise EkTeachError(f"{number} cards called {title_name(code)} are named, but the box has {BOX[code]}.")
    return pool


def _assumed(game: SmallGame, book: Rulebook, present: Cards) -> Iterator[str]:
    """Tell what a small game leaves out or adds."""
    say = load_catalogue().say
    placed, secretly = book.values["kitten_placed"], book.values["kitten_placed_secretly"]
    if game.kitten == "shuffled":
        yield say("assume-shuffled", place=placed, book=book.id)
    elif placed == "random":
        yield say("assume-chosen", book=book.id)
    if game.kitten == "openly" and secretly == "required":
        yield say("assume-openly", book=book.id)
    yield say("assume-defused")
    if not game.combinations and any(present.count(card) > 1 for card in set(present) - {"K", "D"}):
        yield say("assume-no-combinations")
    left_out = sorted(set(present) - set(game.lays) - set(CATS) - {UNKNOWN, "K", "D", "N"})
    if left_out:
        catalogue = load_catalogue()
        yield say("assume-not-laid", cards=catalogue.marks.listed(map(catalogue.card, left_out)))
    if Title.NOPE in present:
        yield say("assume-nope-order")
