"""Simple opponents to play against; each sees what its seat may see, and chooses among what the rules allow it.

An opponent is a function of its seed and of the view: the same view gets the same answer, however often it is asked,
so that a move that is taken back and made again is answered as before.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from types import MappingProxyType
from typing import Final

from ek_teach.cards import CATS, UNKNOWN, Title
from ek_teach.engine import Action, ActionKind, Phase, State, Transition, View, check, legal_actions, step, view
from ek_teach.errors import EkTeachError, nearest
from ek_teach.play.odds import kitten_odds

__all__ = ["OPPONENTS", "Opponent", "let_opponents_play", "own_actions", "seat_opponents"]

_Choice = Callable[[View, Sequence[Action], Random], Action]

_WORTH: Final = str(
    Title.DEFUSE + Title.NOPE + Title.ATTACK + Title.SKIP + Title.SEE_THE_FUTURE + Title.SHUFFLE + Title.FAVOR + CATS
)
"""The titles from the one that is given away last to those that go first."""

_RISK: Final = Fraction(1, 5)
"""From what chance of a Kitten on a careful player would rather not draw."""


# What all of them look at ---------------------------------------------------------------------------------------------


def _kitten_next(view: View) -> Fraction:
    return kitten_odds(view).chance if view.table.pile else Fraction(0)


def _find(actions: Sequence[Action], kind: ActionKind, cards: str | None = None) -> Action | None:
    return next((one for one in actions if one.kind is kind and cards in (None, one.cards)), None)


def _richest(view: View, actions: Sequence[Action], *shapes: str) -> Action | None:
    """A play of one of these shapes against whoever holds most cards; of several, with the cards worth least."""
    fitting = [
        one
        for one in actions
        if one.kind is ActionKind.PLAY and one.target is not None and view.table.hands[one.target]
        if (one.cards if len(one.cards) == 1 else str(len(one.cards))) in shapes
    ]
    wanted = [one for one in fitting if len(one.cards) < 3 or one.named in ("", Title.DEFUSE)]
    if not wanted:
        return None
    return max(wanted, key=lambda one: (len(view.table.hands[one.target or 0]), _WORTH.find(one.cards[0])))


def _next_after(view: View, seat: int) -> int:
    living = view.table.living
    return next((other for other in living if other > seat), living[0])


def _hurts(view: View) -> bool:
    """Whether the play that waits for its effect is aimed at who looks on."""
    assert view.window is not None
    play = view.window.play
    return view.viewer == play.target or (play.cards == Title.ATTACK and _next_after(view, play.player) == view.viewer)


def _forced(view: View, actions: Sequence[Action]) -> Action | None:
    """What everybody does: the only thing there is, and stay in the game."""
    if len(actions) == 1:
        return actions[0]
    return _find(actions, ActionKind.DEFUSE) if view.phase is Phase.KITTEN else None


def _thrifty(view: View, actions: Sequence[Action]) -> Action | None:
    """Give away what is worth least, take what is worth most, ask for a Defuse."""
    if view.phase is Phase.GIVING:
        return max((one for one in actions if one.kind is ActionKind.GIVE), key=lambda one: _WORTH.find(one.cards))
    if view.phase is Phase.FETCHING:
        return min((one for one in actions if one.kind is ActionKind.FETCH), key=lambda one: _WORTH.find(one.cards))
    if view.phase is Phase.NAMING:
        return next((one for one in actions if one.named == Title.DEFUSE), actions[0])
    return None


def _answer(view: View, actions: Sequence[Action], noping: bool) -> Action:
    """Let a card stand, or play a Nope where one's own play is cancelled or another's is to be."""
    assert view.window is not None
    nope, cancelled = _find(actions, ActionKind.NOPE), len(view.window.nopes) % 2 == 1
    own = view.window.play.player == view.viewer
    wanted = cancelled if own else noping and not cancelled
    return nope if nope is not None and wanted else Action.let_stand(view.viewer)


# The opponents --------------------------------------------------------------------------------------------------------


def _cautious(view: View, actions: Sequence[Action], random: Random) -> Action:
    """It believes that every card not drawn is a day longer to live: it looks, skips and hides the Kitten deep."""
    if (thrifty := _thrifty(view, actions)) is not None:
        return thrifty
    if view.phase is Phase.REACTION:
        return _answer(view, actions, _hurts(view))
    if view.phase is Phase.PLACING:
        places = [one for one in actions if one.kind is ActionKind.PLACE and one.position is not None]
        return random.choice([one for one in places if not one.openly][len(view.table.pile) // 2 :] or actions)
    danger = _kitten_next(view)
    if danger == 0:
        return _find(actions, ActionKind.DRAW) or actions[0]
    play = ActionKind.PLAY
    if danger >= _RISK:
        if view.table.pile[0] == UNKNOWN and (look := _find(actions, play, Title.SEE_THE_FUTURE)):
            return look
        first, second = (Title.ATTACK, Title.SKIP) if view.turn.owed > 1 else (Title.SKIP, Title.ATTACK)
        away = _find(actions, play, first) or _find(actions, play, second)
        if away is None and danger == 1:
            away = _find(actions, play, Title.SHUFFLE)
        if away is not None:
            return away
    if Title.DEFUSE not in view.table.hands[view.viewer] and (help_ := _richest(view, actions, "3", "2", Title.FAVOR)):
        return help_
    return _find(actions, ActionKind.DRAW) or actions[0]


def _bold(view: View, actions: Sequence[Action], random: Random) -> Action:
    """It believes that who attacks first is attacked last: it plays what it has and lets nobody else's card stand."""
    if (thrifty := _thrifty(view, actions)) is not None:
        return thrifty
    if view.phase is Phase.REACTION:
        return _answer(view, actions, noping=True)
    if view.phase is Phase.PLACING:
        # On top for whoever comes next; where the next turn is its own, out of the way.
        place = len(view.table.pile) if view.turn.owed > 1 else 0
        return next((one for one in actions if one.position == place and not one.openly), actions[0])
    play = ActionKind.PLAY
    if attack := _find(actions, play, Title.ATTACK):
        return attack
    if grab := _richest(view, actions, "3", "2", Title.FAVOR):
        return grab
    if _kitten_next(view) > Fraction(1, 2):
        for title in (Title.SKIP, Title.SHUFFLE):
            if away := _find(actions, play, title):
                return away
    return _find(actions, ActionKind.DRAW) or actions[0]


def _random(view: View, actions: Sequence[Action], random: Random) -> Action:
    """It believes that nothing it does matters: what it may do it does by the roll of a die."""
    kinds: dict[tuple[ActionKind, str], list[Action]] = {}
    for one in actions:
        kinds.setdefault((one.kind, one.cards if one.kind is ActionKind.PLAY else ""), []).append(one)
    return random.choice(random.choice(list(kinds.values())))


_CHOICES: Final[dict[str, _Choice]] = {"cautious": _cautious, "bold": _bold, "random": _random}

OPPONENTS: Final[Mapping[str, str]] = MappingProxyType({code: f"opponent-{code}" for code in _CHOICES})
"""The kinds of opponent, each with the message of the catalogue that names it; its ``.about`` says what it believes."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A player who is not a person.

    Parameters
    ----------
    kind : str
        One of :data:`OPPONENTS`: ``cautious``, ``bold`` or ``random``.
    seed : int
        The same seed and the same view give the same choice.

    Raises
    ------
    EkTeachError
        For a kind that there is not.

    Examples
    --------
    >>> from ek_teach.engine import situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["AD", "DN"], "PPPK")
    >>> Opponent("bold").choose(view(state, 0), own_actions(state, 0)).cards
    'A'
    """

    kind: str
    seed: int = 0

    def __post_init__(self) -> None:
        if self.kind not in _CHOICES:
            told = nearest(str(self.kind), _CHOICES)
            raise EkTeachError(
                f"there is no opponent {self.kind!r:.40}{told} The opponents are: {', '.join(_CHOICES)}."
            )

    def choose(self, view: View, actions: Sequence[Action]) -> Action:
        """Choose one of the allowed actions of the seat that the view belongs to.

        Parameters
        ----------
        view : View
            What the seat may know.
        actions : sequence of Action
            What the engine allows it, as :func:`own_actions` lists it; at least one.
        """
        if not actions:
            raise EkTeachError("there is nothing to choose from: this seat may do nothing now.")
        sensible = _known_to(view, actions)
        return _forced(view, sensible) or _CHOICES[self.kind](view, sensible, Random(f"{self.seed} {view!r}"))


def _known_to(view: View, actions: Sequence[Action]) -> Sequence[Action]:
    """Leave out what an opponent never does: claim a card that nobody has seen, waste a cat, show where a Kitten is."""
    hand = view.table.hands[view.viewer]
    held = [
        one
        for one in actions
        if not (one.openly or (one.kind is ActionKind.PLAY and one.cards in CATS))
        and (one.kind is not ActionKind.PLACE or one.position is not None or view.table.pile == "")
        and (one.kind not in _FROM_HAND or all(hand.count(card) >= one.cards.count(card) for card in one.cards))
        and (one.kind is not ActionKind.NOPE or (view.phase is Phase.REACTION and Title.NOPE in hand))
    ]
    return held or actions


_FROM_HAND: Final = frozenset((ActionKind.PLAY, ActionKind.GIVE))


# A table with one person ----------------------------------------------------------------------------------------------


def own_actions(state: State, seat: int) -> tuple[Action, ...]:
    """List what the engine allows one seat, in a fixed order.

    Examples
    --------
    >>> from ek_teach.engine import situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["AD", "DN"], "PPPK")
    >>> [action.kind.value for action in own_actions(state, 0)], own_actions(state, 1)
    (['draw', 'play'], ())
    """
    return tuple(action for action in legal_actions(state) if action.player == seat)


def seat_opponents(kind: str, players: int, human_seat: int, seed: int = 0) -> dict[int, Opponent]:
    """Put opponents of one kind on every seat but one.

    Examples
    --------
    >>> sorted(seat_opponents("bold", 3, human_seat=1))
    [0, 2]
    """
    return {seat: Opponent(kind, seed + seat) for seat in range(players) if seat != human_seat}


def let_opponents_play(
    state: State,
    human_seat: int,
    opponents: Mapping[int, Opponent],
    chance: Callable[[State], Action],
    most_steps: int = 10_000,
) -> list[Transition]:
    """Play on until a person has something to decide, or the game is over.

    In a reaction window the seats are asked in the engine's order. A person who holds no Nope can only let a card
    stand; that is done without asking. Everything else is left to the person, even where there is but one thing to
    do. Opponents never cancel a card after its effect, where a rulebook allows that: they had their say before.

    Parameters
    ----------
    state : State
        May be at the set-up or at a chance node.
    human_seat : int
        Once this seat is out, the others play to the end.
    opponents : mapping of int to Opponent
        For every other seat.
    chance : callable
        Who answers for chance, for instance ``Seeded(7)``.
    most_steps : int
        After how many steps to stop in any case.

    Returns
    -------
    list of Transition
        What was done; empty if the person is to move already.

    Raises
    ------
    EkTeachError
        For a seat that there is not, or that nobody plays.

    Examples
    --------
    >>> from ek_teach.engine import Seeded, new_game
    >>> from ek_teach.rulebook import load_rulebook
    >>> start = new_game(load_rulebook("es"), 3)
    >>> steps = let_opponents_play(start, 1, seat_opponents("cautious", 3, 1), Seeded(5))
    >>> steps[-1].after.to_act
    (1,)
    """
    if human_seat not in range(state.players):
        raise EkTeachError(f"there is no seat {human_seat!r:.40}; the seats are 0 to {state.players - 1}.")
    missing = [seat for seat in state.table.living if seat != human_seat and seat not in opponents]
    if missing:
        raise EkTeachError(f"nobody plays on seat {missing[0]}; give an opponent for each seat but {human_seat}.")
    done: list[Transition] = []
    while state.phase is not Phase.OVER and len(done) < most_steps:
        action = _next_action(state, human_seat, opponents, chance)
        if action is None:
            break
        done.append(step(state, action))
        state = done[-1].after
    return done


def _next_action(
    state: State, human_seat: int, opponents: Mapping[int, Opponent], chance: Callable[[State], Action]
) -> Action | None:
    """What happens next without the person; None where the person decides."""
    if state.phase is Phase.CHANCE:
        return chance(state)
    if state.phase is Phase.SETUP:
        # What a table may leave out, it leaves out: the game is then the one that the book describes.
        return Action.decline() if check(state, Action.decline()).allowed else Action.proceed()
    seat = state.to_act[0]
    if seat == human_seat:
        only_pass = state.phase is Phase.REACTION and own_actions(state, seat) == (Action.let_stand(seat),)
        return Action.let_stand(seat) if only_pass else None
    return opponents[seat].choose(view(state, seat), own_actions(state, seat))
