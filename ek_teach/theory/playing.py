"""An equilibrium played out many times on the engine: a check of what was computed, by counting.

The tree says what each player does; what a move leads to, and who is paid, is asked of the engine again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import accumulate
from typing import Final

from ek_teach.engine import Action, State
from ek_teach.explain import load_catalogue
from ek_teach.play.streams import Stream, require_seed
from ek_teach.simulation.intervals import mean_interval, proportion_interval, require_confidence
from ek_teach.theory.arguments import require, whole
from ek_teach.theory.equilibria import Equilibrium
from ek_teach.theory.positions import Position, begin, deals, outcomes
from ek_teach.theory.replies import Number
from ek_teach.theory.small_games import SmallGame

__all__ = ["Sampled", "sampled_plays"]

_MOST: Final = 1_000_000


@dataclass(frozen=True)
class Sampled:
    """What came of playing an equilibrium many times.

    Attributes
    ----------
    plays : int
    seed : int
    means : tuple of float
        What each seat was paid on average.
    intervals : tuple of (float, float)
        The interval of each mean.
    confidence : float
    counts : dict of int to tuple of int
        How often each move was made, by information set.
    method : str
    exact : bool
    """

    plays: int
    seed: int
    means: tuple[float, ...]
    intervals: tuple[tuple[float, float], ...]
    confidence: float
    counts: dict[int, tuple[int, ...]]
    names: tuple[str, ...]
    method: str = field(default_factory=lambda: load_catalogue().say("method-engine"), init=False)
    exact: bool = field(default=False, init=False)

    def agrees(self, values: Sequence[Number]) -> bool:
        """Whether the values lie in the intervals; of true ones as many do as the confidence says."""
        return all(low <= value <= high for value, (low, high) in zip(values, self.intervals, strict=True))

    def __str__(self) -> str:
        catalogue = load_catalogue()
        say, number = catalogue.say, catalogue.number
        rows = [
            catalogue.marks.named(
                name,
                catalogue.marks.aside(
                    number(mean, ".4f"), say("range", low=number(low, ".4f"), high=number(high, ".4f"))
                ),
            )
            for name, mean, (low, high) in zip(self.names, self.means, self.intervals, strict=True)
        ]
        sure = catalogue.percent(self.confidence, "g")
        return "\n".join((say("solved-plays", plays=self.plays, confidence=sure), *rows))


def sampled_plays(found: Equilibrium, plays: int = 2_000, seed: int = 1, confidence: float = 0.95) -> Sampled:
    """Let the engine play a game many times, both players keeping to their strategies.

    Parameters
    ----------
    found : Equilibrium
    plays : int
        From 1 to a million.
    seed : int
        The same seed, the same plays. Moves are drawn with 64 random bits.
    confidence : float
        Of the intervals: by Wilson where the game pays 0 or 1, else by the normal law.

    Raises
    ------
    EkTeachError
        For a number of plays, a seed or a confidence that cannot be.

    Examples
    --------
    >>> from ek_teach.theory import equilibrium, small_game
    >>> found = equilibrium(small_game('''
    ... players: Ana Luis
    ... Ana:     defuse
    ... Luis:    skip
    ... pile:    exploding kitten, tacocat
    ... ''', kitten="secretly"))
    >>> played = sampled_plays(found, plays=500, seed=7)
    >>> played.agrees(found.values), sum(played.means)
    (True, 1.0)
    """
    require(found, Equilibrium, "an equilibrium is played, as equilibrium() finds it")
    plays = whole(plays, "plays", 1, _MOST)
    require_seed(seed)
    confidence = require_confidence(confidence)
    table = _Table(found)
    paid = [table.play(Stream(seed, number)) for number in range(plays)]
    by_seat = list(zip(*paid, strict=True))
    counts = {index: tuple(made) for index, made in sorted(table.counts.items())}
    means = tuple(float(sum(seat) / plays) for seat in by_seat)
    intervals = tuple(_interval(seat, confidence) for seat in by_seat)
    return Sampled(plays, seed, means, intervals, confidence, counts, found.tree.game.names)


def _interval(paid: Sequence[Fraction], confidence: float) -> tuple[float, float]:
    if set(paid) <= {0, 1}:
        return proportion_interval(int(sum(paid)), len(paid), confidence)
    numbers = [float(each) for each in paid]
    _, low, high = mean_interval(sum(numbers), sum(each * each for each in numbers), len(numbers), confidence)
    return low, high


class _Moment:
    """A position, the node of the tree that it belongs to, and what each move leads to, asked of the engine once."""

    def __init__(self, game: SmallGame, deal: State, position: Position, node: int) -> None:
        self.game, self.deal, self.position, self.node = game, deal, position, node
        self.paid = game.payoff(deal, position.state)
        self.actions: tuple[Action, ...] = game.moves(position.state) if self.paid is None else ()
        self.after: dict[int, tuple[list[float], list[_Moment]]] = {}


class _Table:
    """Where an equilibrium is played."""

    def __init__(self, found: Equilibrium) -> None:
        self.found, self.tree = found, found.tree
        self.counts: dict[int, list[int]] = {}
        self.bounds = {index: _bounds(chances) for index, chances in found.strategies.items()}
        dealt = list(deals(self.tree.game))
        roots = [0] if len(dealt) == 1 else self.tree.nodes[0].children
        game = self.tree.game
        self.begun = [_Moment(game, state, begin(game, state), at) for at, (_, state) in zip(roots, dealt, strict=True)]
        self.dealt = _bounds([chance for chance, _ in dealt])

    def play(self, dice: Stream) -> tuple[Fraction, ...]:
        """Play once, and tell what each seat is paid."""
        moment = self.begun[_drawn(self.dealt, dice)]
        while moment.paid is None:
            move, node = 0, moment.node
            if len(moment.actions) > 1:
                there = self.tree.nodes[node]
                assert there.information is not None
                move = _drawn(self.bounds[there.information], dice)
                self.counts.setdefault(there.information, [0] * len(there.moves))[move] += 1
                node = there.children[move]
            if move not in moment.after:
                moment.after[move] = self._after(moment, move, node)
            chances, following = moment.after[move]
            moment = following[_drawn(chances, dice)]
        return moment.paid

    def _after(self, moment: _Moment, move: int, node: int) -> tuple[list[float], list[_Moment]]:
        game = self.tree.game
        found = list(outcomes(game, moment.position, moment.actions[move]))
        nodes = [node] if len(found) == 1 else self.tree.nodes[node].children
        following = [_Moment(game, moment.deal, each.position, at) for each, at in zip(found, nodes, strict=True)]
        return _bounds([each.chance for each in found]), following


def _bounds(chances: Sequence[Number]) -> list[float]:
    """Where each of some branches ends on the way from 0 to 1."""
    return [float(bound) for bound in accumulate(chances)]


def _drawn(bounds: Sequence[float], dice: Stream) -> int:
    if len(bounds) == 1:
        return 0
    point = ((dice.word() << 32) | dice.word()) / 2**64
    last = max(at for at, bound in enumerate(bounds) if at == 0 or bound > bounds[at - 1])  # a branch that is possible
    return next((at for at, bound in enumerate(bounds) if point < bound), last)
