"""Strategies at a table with a person: they see what their seats may see, and answer the same view alike.

An opponent is a :class:`~ek_teach.play.Player`. Its dice are named by a seed and by what it sees, so that a move that
is taken back and made again is answered as before.
"""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Final

from ek_teach.cards import UNKNOWN
from ek_teach.engine import Action, Phase, State, Transition, View, check, legal_actions, step, view
from ek_teach.errors import EkTeachError, shown
from ek_teach.play.game import Player, set_up, unasked
from ek_teach.play.sight import sight_of
from ek_teach.play.strategies import STRATEGIES
from ek_teach.play.streams import Stream

__all__ = ["OPPONENTS", "dice_of", "let_opponents_play", "seat_opponents"]

_FIRST: Final = "cautious"

OPPONENTS: Final = (_FIRST, *(name for name in STRATEGIES if name != _FIRST))
"""The strategies that a person can play against, the one that is meant if nobody says first."""


def seat_opponents(strategy: str, players: int, human_seat: int) -> dict[int, Player]:
    """Put one strategy on every seat but one.

    Raises
    ------
    EkTeachError
        If there is no such strategy.

    Examples
    --------
    >>> sorted(seat_opponents("aggressive", 3, human_seat=1))
    [0, 2]
    """
    return {seat: Player(strategy) for seat in range(players) if seat != human_seat}


def dice_of(view: View, seed: int = 0) -> Stream:
    """Dice for whoever decides in a view: the same seed and the same view give the same ones, on any computer.

    Examples
    --------
    >>> from ek_teach.engine import situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> known = view(situation(load_rulebook("es"), ["AD", "DN"], "PPPK"), 0)
    >>> dice_of(known, seed=1).word() == dice_of(known, seed=1).word()
    True
    """
    # A sight is whole numbers only, so that it is written alike everywhere, however the cards of a view are.
    told = " ".join(str(part if isinstance(part, int) else list(part)) for part in sight_of(view))
    return Stream(seed, int.from_bytes(blake2b(told.encode(), digest_size=8).digest(), "big"), view.viewer + 1)


def let_opponents_play(
    state: State,
    human_seat: int,
    opponents: Mapping[int, Player],
    chance: Callable[[State], Action],
    most_steps: int = 10_000,
    *,
    seed: int = 0,
) -> list[Transition]:
    """Play on until a person has something to decide, or the game is over.

    In a reaction window the seats are asked in the engine's order. A person who holds no Nope can only let a card
    stand; that is done without asking. Everything else is left to the person, even where there is but one thing to
    do. Opponents never cancel a card after its effect, where a rulebook allows that: they had their say before.

    Parameters
    ----------
    state : State
        May be at the set-up or at a chance node. Cards that are not known stay so: no opponent claims to hold one.
    human_seat : int
        Once this seat is out, the others play to the end.
    opponents : mapping of int to Player
        For every other seat.
    chance : callable
        Who answers for chance, for instance ``Seeded(7)``.
    most_steps : int
        After how many steps to stop in any case.
    seed : int
        What opponents roll, together with what they see (:func:`dice_of`).

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
    if isinstance(human_seat, bool | float) or human_seat not in range(state.players):
        raise EkTeachError(f"there is no seat {shown(human_seat)}; the seats are 0 to {state.players - 1}.")
    missing = [seat for seat in state.table.living if seat != human_seat and seat not in opponents]
    if missing:
        raise EkTeachError(f"nobody plays on seat {missing[0]}; give an opponent for each seat but {human_seat}.")
    done: list[Transition] = []
    while state.phase is not Phase.OVER and len(done) < most_steps:
        action = _next_action(state, human_seat, opponents, chance, seed)
        if action is None:
            break
        done.append(step(state, action))
        state = done[-1].after
    return done


def _next_action(
    state: State, human_seat: int, opponents: Mapping[int, Player], chance: Callable[[State], Action], seed: int
) -> Action | None:
    """What happens next without the person; None where the person decides."""
    if state.phase is Phase.CHANCE:
        return chance(state)
    if state.phase is Phase.SETUP:
        return set_up(state)
    seat = state.to_act[0]
    if seat == human_seat:
        only_stands = state.phase is Phase.REACTION and not check(state, Action.nope(seat)).allowed
        return Action.let_stand(seat) if only_stands else None
    return unasked(state, seat) or _chosen(state, seat, opponents[seat], seed)


def _chosen(state: State, seat: int, opponent: Player, seed: int) -> Action:
    """What an opponent does; where all it could choose from are cards that nobody knows, it takes one of those."""
    seen = view(state, seat)
    action = opponent.choose(seen, dice_of(seen, seed))
    if UNKNOWN in seen.table.hands[seat] + seen.table.discard and not check(state, action).allowed:
        allowed = [one for one in legal_actions(state) if one.player == seat]
        return next((one for one in allowed if one.cards == UNKNOWN), allowed[0])
    return action
