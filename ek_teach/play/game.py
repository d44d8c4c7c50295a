"""One game between strategies, played on the readable engine."""

import inspect
from collections.abc import Callable, Iterator, Sequence
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
    View,
    check,
    legal_actions,
    new_game,
    step,
    view,
)
from ek_teach.errors import EkTeachError, nearest
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
    own : callable, optional
        A function of a view, or of a view and dice (:class:`Stream`), that returns one of :func:`moves`; without it
        the name is that of one of ours.
    """

    name: str
    own: Callable[..., Action] | None = None
    rolls: bool = field(init=False, default=False)

    def __post_init__(self) -> None:
        if self.own is None:
            if self.name not in ALL_STRATEGIES:
                raise EkTeachError(
                    f"there is no strategy {self.name!r:.40}{nearest(str(self.name), ALL_STRATEGIES)}"
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
        except Exception as error:
            told = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
            raise EkTeachError(
                f"the strategy {self.name} failed when it had to {_TASKS[view.phase]}: {told.rstrip('.')}."
            ) from error
        if not isinstance(action, Action):
            raise EkTeachError(
                f"the strategy {self.name} returned {action!r:.60} when it had to {_TASKS[view.phase]};"
                " it must return one of the actions of moves(view)."
            )
        if action.player != view.viewer:
            raise EkTeachError(
                f"the strategy {self.name} acted for seat {action.player}; its own seat is {view.viewer}."
            )
        return action


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
    raise EkTeachError(f"a strategy of your own takes a view, or a view and dice; {own!r:.60} does not.")


def players(playing: Sequence[Playing | Player]) -> tuple[Player, ...]:
    """Make players of names and functions.

    Raises
    ------
    EkTeachError
        For a name that there is not, or a function that takes no view.

    Examples
    --------
    >>> [player.name for player in players(["cautious", moves])]
    ['cautious', 'moves']
    """
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
                f"a strategy is one of {', '.join(ALL_STRATEGIES)}, or a function of a view, not {one!r:.40}."
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
            raise EkTeachError(
                f"the strategy {seats[action.player].name} wanted to do what is not allowed ({_told(action)}):"
                f" {error}; it must return one of the actions of moves(view)."
            ) from error
        yield transition
        state = transition.after


def _told(action: Action) -> str:
    return " ".join(str(part) for part in (action.kind, action.cards, action.named) if part)[:80]


def _next(state: State, seats: Sequence[Player], chance: Stream, dice: Sequence[Stream]) -> Action:
    if state.phase is Phase.CHANCE:
        return chance_answer(state, chance)
    if state.phase is Phase.SETUP:
        return set_up(state)
    seat = state.to_act[0]
    return unasked(state, seat) or seats[seat].choose(view(state, seat), dice[seat])
