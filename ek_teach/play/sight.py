"""What a seat sees, in numbers: the language in which strategies are written.

A strategy looks at a :class:`Sight` and answers with a :data:`Decision`. Both hold whole numbers only, so that one and
the same function is called by the readable engine and compiled into the kernel. A sight is taken from a
:class:`ek_teach.engine.View`, that is, from what is left after everything that the seat may not know was blotted out.

Titles are numbered in the order of their codes: ``ABDFHKMNPRSTV``. Seats are counted from 0.
"""

from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ek_teach.cards import BOX, CATS, Cards, Title
from ek_teach.engine import Action, Phase, View
from ek_teach.rulebook import Rulebook

__all__ = [
    "ANSWER", "ATTACK", "BOXED", "CODES", "DEFUSE", "FAVOR", "FETCH", "FUTURE", "GIVE", "IS_CAT", "KITTEN", "NAME",
    "NOBODY", "NOPE", "PLACE", "SHUFFLE", "SKIP", "TITLES", "TURN", "UNSEEN", "Decision", "Sight", "at", "counted",
    "draw", "draws", "five", "just", "lay", "numbered", "sight_of", "to_action",
]  # fmt: skip

CODES: Final[Cards] = "".join(sorted(BOX))
"""The codes of the titles; the place of each is its number."""

TITLES: Final = len(CODES)

ATTACK: Final = CODES.index(Title.ATTACK)
DEFUSE: Final = CODES.index(Title.DEFUSE)
FAVOR: Final = CODES.index(Title.FAVOR)
SHUFFLE: Final = CODES.index(Title.SHUFFLE)
KITTEN: Final = CODES.index(Title.EXPLODING_KITTEN)
NOPE: Final = CODES.index(Title.NOPE)
SKIP: Final = CODES.index(Title.SKIP)
FUTURE: Final = CODES.index(Title.SEE_THE_FUTURE)

IS_CAT: Final = tuple(code in CATS for code in CODES)
BOXED: Final = tuple(BOX[code] for code in CODES)
"""How many cards of each title the box holds."""

UNSEEN: Final = -1
"""Instead of a title: a card that is not known."""

NOBODY: Final = -1
"""Instead of a seat or a title: none."""

TURN, ANSWER, GIVE, NAME, FETCH, PLACE = range(6)
"""What the seat has to decide: what to do in its turn; whether to play a Nope; which card to give, to name or to
fetch; where to put the Kitten."""

AHEAD: Final = 6
"""How many cards of the pile a sight tells of, as far as they are known: more than a player often has to draw."""

Decision = tuple[int, int, int, int]
"""In a turn: how many cards are laid (0 is a draw), their title (for five different a sum of powers of two, 2 to the
number of each title), whom they are aimed at, and the title asked for. Else one number: 1 for a Nope and 0 to let the
card stand; the title given, named or fetched; the place of the Kitten, 0 being the top."""


class Sight(NamedTuple):
    """What a seat sees when it has to decide.

    Attributes
    ----------
    decides : int
        :data:`TURN`, :data:`ANSWER`, :data:`GIVE`, :data:`NAME`, :data:`FETCH` or :data:`PLACE`.
    me, next : int
        The own seat, and the next living one.
    living : int
        How many are left.
    hand, discard : sequence of int
        For each title, how many are in the own hand and on the discard pile.
    takeable : sequence of int
        For each title, how many of the discard pile five different cards may fetch.
    sizes : sequence of int
        How many cards each seat holds; 0 for one that is out.
    pile : int
        How many cards are in the pile.
    ahead : sequence of int
        The titles of the next :data:`AHEAD` cards, :data:`UNSEEN` where not known.
    unseen, kittens : int
        The cards of the pile that are not known, and the Kittens among them.
    owed, attacked : int
        The turns owed, this one included, and whether (1) or not (0) they come from an Attack.
    size, title, player, target, nopes : int
        The play that waits for its effect, as in a :data:`Decision`, who laid it, whom it is aimed at, and the number
        of Nopes.
    follower : int
        The next living seat after the one whose turn it is: whom an Attack hits.
    pairs, threes, fives, names_first, refetch, adds : int
        What the rulebook has: pairs of any title and not of cats only, three of a kind, five different, the card named
        with the play, the five themselves fetched, Attacks that add up; 1 or 0.
    """

    decides: int
    me: int
    next: int
    living: int
    hand: Sequence[int]
    discard: Sequence[int]
    takeable: Sequence[int]
    sizes: Sequence[int]
    pile: int
    ahead: Sequence[int]
    unseen: int
    kittens: int
    owed: int
    attacked: int
    size: int
    title: int
    player: int
    target: int
    nopes: int
    follower: int
    pairs: int
    threes: int
    fives: int
    names_first: int
    refetch: int
    adds: int


# Decisions ------------------------------------------------------------------------------------------------------------


def draw() -> Decision:
    """Draw, and play nothing more."""
    return 0, NOBODY, NOBODY, NOBODY


def draws(decision: Decision) -> bool:
    """Whether a decision about a turn is to draw."""
    return decision[0] == 0


def lay(title: int) -> Decision:
    """Lay a card that is aimed at nobody."""
    return 1, title, NOBODY, NOBODY


def at(size: int, title: int, target: int, named: int) -> Decision:
    """Lay a Favor, a pair or three of a kind, aimed at a seat."""
    return size, title, target, named


def five(titles: int) -> Decision:
    """Lay five different cards, given as a sum of powers of two."""
    return 5, titles, NOBODY, NOBODY


def just(number: int) -> Decision:
    """Answer with one number."""
    return number, NOBODY, NOBODY, NOBODY


# From the readable engine and back ------------------------------------------------------------------------------------

_DECIDES: Final = {
    Phase.TURN: TURN,
    Phase.REACTION: ANSWER,
    Phase.GIVING: GIVE,
    Phase.NAMING: NAME,
    Phase.FETCHING: FETCH,
    Phase.PLACING: PLACE,
}


@lru_cache(maxsize=64)
def _rules(rulebook: Rulebook) -> tuple[int, int, int, int, int, int, bool]:
    values = rulebook.values
    return (
        int(values["pair"] == "any_title"),
        int(values["three_of_a_kind"] == "on"),
        int(values["five_different"] == "on"),
        int(values["triple_named"] == "with_the_play"),
        int(values["fetch_just_played"] == "allowed"),
        int(values["attack_on_attack"] == "add"),
        values["fetch_kitten"] == "allowed",
    )


@lru_cache(maxsize=4096)
def counted(cards: Cards) -> tuple[int, ...]:
    """Count the cards of each title.

    Examples
    --------
    >>> counted("DNN")[NOPE]
    2
    """
    return tuple([cards.count(code) for code in CODES])


def numbered(cards: Cards) -> int:
    """The title of a play, or the sum of powers of two for five different cards."""
    return sum(1 << CODES.index(code) for code in cards) if len(cards) == 5 else CODES.index(cards[0])


def _after(living: tuple[int, ...], seat: int) -> int:
    return living[bisect(living, seat) % len(living)]


@lru_cache(maxsize=1024)
def _ahead(top: Cards) -> tuple[int, ...]:
    return tuple([CODES.find(card) for card in top.ljust(AHEAD, "?")])


def sight_of(view: View) -> Sight:
    """Put a view into numbers.

    Parameters
    ----------
    view : View
        Of a seat that has to decide, in a game with a box that is known whole.

    Examples
    --------
    >>> from ek_teach.engine import situation, view
    >>> from ek_teach.rulebook import load_rulebook
    >>> sight = sight_of(view(situation(load_rulebook("es"), ["AD", "DN"], "PPPK"), 0))
    >>> sight.hand[ATTACK], sight.unseen, sight.kittens
    (1, 4, 1)
    """
    table, turn, window = view.table, view.turn, view.window
    living, pile, me = table.living, table.pile, view.viewer
    decides = _DECIDES[view.phase]
    *flags, kitten_fetched = _rules(view.rulebook)
    unseen = pile.count("?")
    in_the_air = 1 if decides == PLACE else 0
    kittens = max(0, min(unseen, len(living) - 1 - in_the_air - pile.count(Title.EXPLODING_KITTEN)))
    discard = counted(table.discard)
    takeable = list(discard)
    if not kitten_fetched:
        takeable[KITTEN] = 0
    if decides == FETCH and not flags[4]:
        assert window is not None
        for code in window.play.cards:
            takeable[CODES.index(code)] -= 1
    play = None if window is None else window.play
    return Sight(
        decides,
        me,
        _after(living, me),
        len(living),
        counted(table.hands[me]),
        discard,
        takeable,
        [len(hand) for hand in table.hands],
        len(pile),
        _ahead(pile[:AHEAD]),
        unseen,
        kittens,
        turn.owed,
        int(turn.attacked),
        0 if play is None else len(play.cards),
        NOBODY if play is None else numbered(play.cards),
        NOBODY if play is None else play.player,
        NOBODY if play is None or play.target is None else play.target,
        0 if window is None else len(window.nopes),
        _after(living, turn.player),
        *flags,
    )


def to_action(decision: Decision, view: View) -> Action:
    """Say a decision of a seat in the words of the engine.

    Examples
    --------
    >>> from ek_teach.engine import situation, view
    >>> from ek_teach.rulebook import load_rulebook
    >>> known = view(situation(load_rulebook("es"), ["TT", "DN"], "PPPK"), 0)
    >>> to_action(at(2, CODES.index("T"), 1, NOBODY), known).cards
    'TT'
    """
    first, title, target, named = decision
    me, phase = view.viewer, view.phase
    if phase is Phase.TURN:
        if first == 0:
            return Action.draw(me)
        if first == 5:
            return Action.play(me, "".join(code for place, code in enumerate(CODES) if title >> place & 1))
        aimed = None if target == NOBODY else target
        return Action.play(me, CODES[title] * first, aimed, "" if named == NOBODY else CODES[named])
    if phase is Phase.REACTION:
        return Action.nope(me) if first else Action.let_stand(me)
    if phase is Phase.GIVING:
        return Action.give(me, CODES[first])
    if phase is Phase.NAMING:
        return Action.name(me, CODES[first])
    if phase is Phase.FETCHING:
        return Action.fetch(me, CODES[first])
    return Action.place(me, first)
