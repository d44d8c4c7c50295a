"""What is played, and the playing of one chunk of it: all that a worker needs to know."""

import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.util import find_spec
from itertools import permutations

from ek_teach.engine import Transition
from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import load_catalogue
from ek_teach.play import PLANNER, Player, play_game
from ek_teach.play.strategies import STRATEGIES
from ek_teach.play.streams import require_seed
from ek_teach.rulebook import Rulebook
from ek_teach.simulation.records import new_kernel_game
from ek_teach.simulation.tally import count_game, new_tally

__all__ = ["Engine", "Setting", "choose_engine", "play_chunk", "seatings"]


@cache
def seatings(players: int, rotate: bool) -> tuple[tuple[int, ...], ...]:
    """List who sits on which seat, game after game, until it begins anew.

    Everybody moves on by one seat from game to game, and after each round the order changes, until every order round
    the table was there: who sits before whom decides more than many a strategy.

    Examples
    --------
    >>> seatings(3, True)
    ((0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 2, 1), (2, 1, 0), (1, 0, 2))
    >>> seatings(3, False)
    ((0, 1, 2),)
    """
    if not rotate:
        return (tuple(range(players)),)
    orders = [(0, *others) for others in permutations(range(1, players))]
    return tuple(order[moved:] + order[:moved] for order in orders for moved in range(players))


class Engine(StrEnum):
    """Who plays the games; both play the same ones."""

    KERNEL = "kernel"
    """The compiled kernel, for strategies of ours."""
    READABLE = "readable"
    """The readable engine, for every strategy."""


@dataclass(frozen=True)
class Setting:
    """What is played.

    Attributes
    ----------
    rulebook : Rulebook
    players : tuple of Player
        Two to five; each sits on another seat each game, if they rotate, and with other neighbours every few games.
    seed : int
    rotate : bool
        Whether the seating changes from game to game, see :func:`seatings`. Seat 0 begins.
    engine : Engine
    """

    rulebook: Rulebook
    players: tuple[Player, ...]
    seed: int
    rotate: bool
    engine: Engine

    def __post_init__(self) -> None:
        require_seed(self.seed)
        if not 2 <= len(self.players) <= 5:
            raise EkTeachError(f"{len(self.players)} strategies cannot play the base game; it is for 2 to 5.")

    def slots(self, number: int) -> tuple[int, ...]:
        """For each seat of a game, the place of its player in the list.

        Examples
        --------
        >>> from ek_teach.play import players
        >>> from ek_teach.rulebook import load_rulebook
        >>> setting = Setting(load_rulebook("es"), players(["cautious", "random", "counter"]), 0, True, Engine.READABLE)
        >>> setting.slots(0), setting.slots(1)
        ((0, 1, 2), (1, 2, 0))
        """
        table = seatings(len(self.players), self.rotate)
        return table[number % len(table)]

    def play(self, number: int) -> Iterator[Transition]:
        """Play one game on the readable engine."""
        seats = [self.players[slot] for slot in self.slots(number)]
        return play_game(self.rulebook, seats, self.seed, number)


@cache
def _has_numba() -> bool:
    if find_spec("numba") is not None:
        return True
    warnings.warn(load_catalogue().say("simulation-no-numba"), stacklevel=4)
    return False


def choose_engine(players: tuple[Player, ...], wanted: str | None) -> Engine:
    """Decide who plays: the kernel where it can, unless somebody wants it otherwise.

    Raises
    ------
    EkTeachError
        If there is no such engine, or the kernel is wanted for what it cannot play.
    """
    if wanted is not None and wanted not in tuple(Engine):
        raise EkTeachError(f"there is no engine {shown(wanted)}; there are {', '.join(Engine)}.")
    own = [player.name for player in players if player.own is not None or player.name not in STRATEGIES]
    if wanted == Engine.KERNEL:
        if own:
            raise EkTeachError(f"the kernel plays only {', '.join(STRATEGIES)}; {own[0]} needs the readable engine.")
        if not _has_numba():
            raise EkTeachError("the kernel needs numba, which is not installed; leave the engine out, or install it.")
    if wanted is not None:
        return Engine(wanted)
    return Engine.KERNEL if not own and _has_numba() else Engine.READABLE


def play_chunk(setting: Setting, first: int, last: int) -> bytes:
    """Play the games from one number up to another, and return their tally as bytes.

    Which games make up a chunk changes nothing: each has dice of its own.
    """
    tally = new_tally()
    if setting.engine is Engine.KERNEL:
        from ek_teach.simulation.kernel import play_compiled

        names = [player.name for player in setting.players]
        game, table = new_kernel_game(setting.rulebook, len(names)), seatings(len(names), setting.rotate)
        play_compiled(game, names, table, setting.seed, first, last, tally)
    else:
        if any(player.name == PLANNER for player in setting.players) and _has_numba():
            from ek_teach.simulation.rollouts import offer_kernel

            offer_kernel()
        for number in range(first, last):
            count_game(tally, setting.play(number), setting.slots(number), number)
    return tally.store.tobytes()
