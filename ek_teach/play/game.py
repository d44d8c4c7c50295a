"""One game between strategies, played on the readable engine."""

import inspect
import operator
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any, Final

from ek_teach.cards import Title
from ek_teach.engine import (
    Action,
    ActionKind,
    ChanceKind,
    Phase,
    State,
    Transition,
    Verdict,
    View,
    check,
    legal_actions,
    new_game,
    step,
    view,
)
from ek_teach.errors import EkTeachError, IllegalMoveError, nearest, place_of, shown, told_error
from ek_teach.explain import explain_refusal, move_words
from ek_teach.languages import refusal, spoken
from ek_teach.play.sight import sight_of, to_action
from ek_teach.play.strategies import STRATEGIES
from ek_teach.play.streams import CHANCE_ROLLS, Stream, shuffle
from ek_teach.rulebook import Rulebook

__all__ = ["ALL_STRATEGIES", "PLANNER", "Player", "Playing", "moves", "play_game", "play_on", "players"]

PLANNER: Final = "planner"
"""The name of the Monte Carlo planner, who is no function of a sight but plays whole games in its head."""

ALL_STRATEGIES: Final = (*STRATEGIES, PLANNER)
"""Every strategy of ours by name."""

Playing = str | Callable[..., Action]
"""A strategy as it is handed in: one of ours by its name, or a function of a view that returns an action."""


def moves(view: View) -> tuple[Action, ...]:
    """List what a seat may do now, from nothing but what it sees, in a fixed order.

    Examples
    --------
    >>> from ek_teach.engine import situation, view
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["AD", "DN"], "PPPK")
    >>> [action.kind.value for action in moves(view(state, 0))], moves(view(state, 1))
    (['draw', 'play'], ())
    """
    state = State(view.rulebook, view.phase, view.table, view.turn, view.window, view.chance)
    return tuple(
        action
        for action in legal_actions(state)
        if action.player == view.viewer and not (action.kind is ActionKind.PLACE and action.position is None)
    )


@dataclass(frozen=True)
class Player:
    """Somebody who plays: a strategy, and the name that tables call it by.

    Parameters
    ----------
    name : str
        One to 60 letters and signs that can be printed.
    own : callable, optional
        A function of a view, or of a view and dice (:class:`Stream`), that returns one of :func:`moves`; without it
        the name is that of one of ours.
    """

    name: str
    own: Callable[..., Action] | None = None
    rolls: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        if not is_name(self.name):
            raise EkTeachError(
                f"a player's name is a text of 1 to {_LONGEST_NAME} signs that can be printed, with no blank at its"
                f" ends, not {shown(self.name)}; give a function another with Player('name', function)."
            )
        if self.own is None:
            if self.name not in ALL_STRATEGIES:
                raise EkTeachError(
                    f"there is no strategy {shown(self.name)}{nearest(self.name, ALL_STRATEGIES)}"
                    f" The strategies are: {', '.join(ALL_STRATEGIES)}; or hand in a function of a view."
                )
        else:
            object.__setattr__(self, "rolls", _takes_dice(self.own))

    def choose(self, view: View, dice: Stream) -> Action:
        """Decide for the seat that the view belongs to.

        Raises
        ------
        EkTeachError
            If a function of one's own fails, or returns what is no allowed move; what and where.
        """
        if self.name == PLANNER and self.own is None:
            from ek_teach.play.planner import plan

            return plan(view, dice)
        if self.own is None:
            return to_action(STRATEGIES[self.name](sight_of(view), dice), view)
        try:
            action = self.own(view, dice) if self.rolls else self.own(view)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            # Whatever it raises, even what is meant to end a program, ends its game and nothing else.
            place = place_of(error)
            raise EkTeachError(
                f"the strategy {self.name} failed when it had to {_TASKS[view.phase]} ({place}): {told_error(error)}."
                if place
                else f"the strategy {self.name} failed when it had to {_TASKS[view.phase]}: {told_error(error)}."
            ) from error
        if not isinstance(action, Action):
            raise EkTeachError(
                f"the strategy {self.name} returned {shown(action, 60)} when it had to {_TASKS[view.phase]};"
                " it must return one of the actions of moves(view)."
            )
        try:
            is_its_own = not isinstance(action.player, bool) and operator.index(action.player) == view.viewer
        except TypeError:
            is_its_own = False
        if not is_its_own:
            raise EkTeachError(
                f"the strategy {self.name} acted for seat {shown(action.player)}; its own seat is {view.viewer}."
            )
        return action


_LONGEST_NAME: Final = 60
_UNPRINTABLE: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
_JOINERS: Final = "\u200c\u200d"
"""Of no width, but words of some scripts and many pictures need them."""


def is_name(name: object) -> bool:
    """Whether tables can call somebody so: a text that can be printed, of a bearable length.

    Examples
    --------
    >>> is_name("my strategy"), is_name("")
    (True, False)
    """
    return (
        isinstance(name, str)
        and 1 <= len(name) <= _LONGEST_NAME
        and name == name.strip()
        and name.strip(_JOINERS) != ""
        and not any(unicodedata.category(sign) in _UNPRINTABLE and sign not in _JOINERS for sign in name)
    )


_TASKS: Final = {
    Phase.TURN: "play or draw",
    Phase.REACTION: "answer a card",
    Phase.GIVING: "give a card",
    Phase.NAMING: "name a card",
    Phase.FETCHING: "fetch a card",
    Phase.PLACING: "put the Kitten back",
}


def _takes_dice(own: Callable[..., Any]) -> bool:
    """Whether a function wants dice beside the view."""
    try:
        wanted = inspect.signature(own)
        for takes in (1, 2):
            try:
                wanted.bind(*[None] * takes)
            except TypeError:
                continue
            return takes == 2
    except (TypeError, ValueError):
        pass
    raise EkTeachError(f"a strategy of your own takes a view, or a view and dice; {shown(own, 60)} does not.")


def players(playing: Sequence[Playing | Player]) -> tuple[Player, ...]:
    """Make players of names and functions.

    Raises
    ------
    EkTeachError
        For a name that there is not, a function that takes no view, or what has no order.

    Examples
    --------
    >>> [player.name for player in players(["cautious", moves])]
    ['cautious', 'moves']
    """
    if isinstance(playing, Set | Mapping) or not (hasattr(playing, "__len__") and hasattr(playing, "__getitem__")):
        raise EkTeachError(
            "strategies are given in the order in which they sit, as a list of names or functions, not as"
            f" {shown(playing)}."
        )
    made = []
    for one in playing:
        if isinstance(one, Player):
            made.append(one)
        elif isinstance(one, str):
            made.append(Player(one))
        elif callable(one):
            made.append(Player(getattr(one, "__name__", type(one).__name__), one))
        else:
            raise EkTeachError(
                f"a strategy is one of {', '.join(ALL_STRATEGIES)}, or a function of a view, not {shown(one)}."
            )
    return tuple(made)


def chance_answer(state: State, dice: Stream) -> Action:
    """Let chance answer, in a game of which every card is known."""
    kind, pile = state.chance, state.table.pile
    if kind is ChanceKind.PLACE:
        return Action.outcome(position=dice.below(len(pile) + 1))
    if kind is ChanceKind.STEAL:
        assert state.window is not None and state.window.play.target is not None
        hand = state.table.hands[state.window.play.target]
        return Action.outcome(hand[dice.below(len(hand))])
    cards = list(pile)
    shuffle(cards, dice)
    return Action.outcome("".join(cards))


def set_up(state: State) -> Action:
    """Carry out the next stage of the set-up; what a table may leave out, it leaves out."""
    return Action.decline() if check(state, Action.decline()).allowed else Action.proceed()


def unasked(state: State, seat: int) -> Action | None:
    """What any strategy does, so that none is asked: defuse a Kitten, let a card stand without a Nope; else None."""
    hand = state.table.hands[seat]
    if state.phase is Phase.KITTEN:
        return Action.defuse(seat) if Title.DEFUSE in hand else Action.explode(seat)
    if state.phase is Phase.REACTION and (Title.NOPE not in hand or not check(state, Action.nope(seat)).allowed):
        return Action.let_stand(seat)
    return None


def play_game(
    rulebook: Rulebook,
    seats: Sequence[Player],
    seed: int = 0,
    number: int = 0,
) -> Iterator[Transition]:
    """Play a whole game, from the closed box to the last player, one step after the other.

    Everybody who lives is asked about every card, in the order of the seats. Who holds no Nope, or may not play it,
    lets the card stand. A Kitten is defused if it can be. Where a rulebook lets the table leave something out of the
    set-up, it is left out.

    Parameters
    ----------
    rulebook : Rulebook
    seats : sequence of Player
        Two to five, in the order of the seats; the first begins.
    seed, number : int
        Which streams the dice are: the same seed and number give the same game.

    Yields
    ------
    Transition
        Each step, the set-up and chance included.

    Raises
    ------
    EkTeachError
        If a strategy of one's own does what is not allowed.

    Examples
    --------
    >>> from ek_teach.rulebook import load_rulebook
    >>> *_, last = play_game(load_rulebook("es"), players(["cautious", "random", "counter"]), seed=4)
    >>> last.after.winner
    2
    """
    return play_on(new_game(rulebook, len(seats)), seats, seed, number)


def play_on(state: State, seats: Sequence[Player], seed: int = 0, number: int = 0) -> Iterator[Transition]:
    """Play a game to its end from any state of which every card is known; see :func:`play_game`."""
    chance = Stream(seed, number, CHANCE_ROLLS)
    dice = [Stream(seed, number, seat + 1) for seat in range(len(seats))]
    while state.phase is not Phase.OVER:
        action = _next(state, seats, chance, dice)
        try:
            transition = step(state, action)
        except Exception as error:
            if action.player < 0 or seats[action.player].own is None:
                raise
            name, refused = seats[action.player].name, _refusal(error, action, state)
            raise EkTeachError(
                f"the strategy {name} wanted to do what is not allowed ({refused[0]}): {refused[1]}; it must return one"
                " of the actions of moves(view)."
                if refused
                else f"the strategy {name} wanted to do what is not allowed; it must return one of the actions of"
                " moves(view)."
            ) from error
        yield transition
        state = transition.after


def _refusal(error: Exception, action: Action, state: State) -> tuple[str, str] | None:
    """What was wanted and why not; None for an action that there is no word for."""
    if not (isinstance(error, IllegalMoveError) and isinstance(error.verdict, Verdict)):
        return None
    names = [_seat_name(seat) for seat in range(state.players)]
    try:
        told = explain_refusal(error.verdict, action, names, state.rulebook, spoken())
        wanted = move_words(action, names, spoken())
    except Exception:
        return None
    return wanted, told.what[0].rstrip(".。")


def _seat_name(seat: int) -> str:
    """What a refusal is told of is in the language that is spoken, and the name in it too."""
    return refusal(f"seat {seat}")


def _next(state: State, seats: Sequence[Player], chance: Stream, dice: Sequence[Stream]) -> Action:
    if state.phase is Phase.CHANCE:
        return chance_answer(state, chance)
    if state.phase is Phase.SETUP:
        return set_up(state)
    seat = state.to_act[0]
    return unasked(state, seat) or seats[seat].choose(view(state, seat), dice[seat])
