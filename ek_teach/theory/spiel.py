"""Small games for OpenSpiel: a Python game that its algorithms take, and counterfactual regret minimisation on it.

OpenSpiel (Lanctot et al. 2019) wants payoffs that add up to 0; a game in which two players share out a fixed sum is
handed over with half of that sum taken from each.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any, Final

from ek_teach.explain import load_catalogue
from ek_teach.theory.arguments import whole
from ek_teach.theory.equilibria import Equilibrium, judged, two_player_tree
from ek_teach.theory.missing import needs
from ek_teach.theory.progress import Progress
from ek_teach.theory.replies import Number, exploitability
from ek_teach.theory.small_games import SmallGame
from ek_teach.theory.tree import Tree

__all__ = ["Regrets", "as_openspiel", "counterfactual_regret"]


class _Position:
    """A node of a tree as OpenSpiel asks for it.

    OpenSpiel copies states deeply all the time; the tree stands in the class, so that it is not copied along.
    """

    tree: Tree
    half: Fraction
    at = 0

    def current_player(self) -> int:
        node = self.tree.nodes[self.at]
        if node.payoffs is not None:
            return _TERMINAL
        return _CHANCE if node.player is None else node.player

    def _legal_actions(self, _player: int) -> list[int]:
        return list(range(len(self.tree.nodes[self.at].moves)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(move, float(chance)) for move, chance in enumerate(self.tree.nodes[self.at].chances)]

    def _apply_action(self, action: int) -> None:
        self.at = self.tree.nodes[self.at].children[action]

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.tree.nodes[self.at].moves[action]

    def is_terminal(self) -> bool:
        return self.tree.nodes[self.at].payoffs is not None

    def returns(self) -> list[float]:
        paid = self.tree.nodes[self.at].payoffs
        return [0.0, 0.0] if paid is None else [float(each - self.half) for each in paid]

    def information_state_string(self, _player: int | None = None) -> str:
        information = self.tree.nodes[self.at].information
        return "" if information is None else _key(self.tree, information)

    def __str__(self) -> str:
        return f"node {self.at}"


_CHANCE: Final = -1
_TERMINAL: Final = -4
"""OpenSpiel's numbers for chance and for nobody; a test compares them."""


class _Observer:
    """What OpenSpiel's observers are: here a player's information state as text, without tensors."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Any, player: int) -> None:
        """There is nothing to set."""

    def string_from(self, state: Any, player: int) -> str:
        """The information state of a player."""
        return str(state.information_state_string(player))


def _key(tree: Tree, information: int) -> str:
    return f"{information}: {tree.information[information].words}"


def _made(tree: Tree) -> Any:
    """A game of OpenSpiel's with its own class of states."""
    pyspiel = needs("pyspiel", "a game for OpenSpiel")
    assert tree.total is not None
    state = type("TreeState", (_Position, pyspiel.State), {"tree": tree, "half": tree.total / 2})
    ends = [paid - tree.total / 2 for node in tree.nodes if node.payoffs is not None for paid in node.payoffs]
    about = pyspiel.GameInfo(
        num_distinct_actions=max((len(node.moves) for node in tree.nodes if node.player is not None), default=1),
        max_chance_outcomes=max(len(node.chances) for node in tree.nodes),
        num_players=2,
        min_utility=float(min(ends)),
        max_utility=float(max(ends)),
        utility_sum=0.0,
        max_game_length=_depth(tree),
    )

    def begin(self: Any) -> None:
        pyspiel.Game.__init__(self, _game_type(pyspiel), about, {})

    def observer(_self: Any, _kind: Any = None, _parameters: Any = None) -> _Observer:
        return _Observer()

    def root(self: Any) -> Any:
        return state(self)

    parts = {"__init__": begin, "new_initial_state": root, "make_py_observer": observer}
    return type("TreeGame", (pyspiel.Game,), parts)()


def _game_type(pyspiel: Any) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name="python_ek_teach",
        long_name="A small game of Exploding Kittens",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )


def _depth(tree: Tree) -> int:
    deepest, todo = 0, [(0, 0)]
    while todo:
        index, depth = todo.pop()
        deepest = max(deepest, depth)
        todo += [(child, depth + 1) for child in tree.nodes[index].children]
    return max(deepest, 1)


def as_openspiel(game: SmallGame | Tree) -> Any:
    """Hand a two-player small game to OpenSpiel.

    Returns
    -------
    pyspiel.Game
        A Python game with the same moves, chances and information states; payoffs less half of the fixed sum, so that
        they add up to 0.

    Raises
    ------
    EkTeachError
        As :func:`ek_teach.theory.equilibrium`, and where OpenSpiel is not installed.
    """
    return _made(two_player_tree(game))


@dataclass(frozen=True, repr=False)
class Regrets:
    """What counterfactual regret minimisation came to.

    Attributes
    ----------
    equilibrium : Equilibrium
        The average strategies after the last iteration; its ``gap`` is twice the last exploitability.
    iterations : tuple of int
        After how many iterations it was looked at.
    exploitability : tuple of float
        How much a player gained on average by the best reply, then.
    """

    equilibrium: Equilibrium
    iterations: tuple[int, ...]
    exploitability: tuple[float, ...]

    def __str__(self) -> str:
        catalogue = load_catalogue()
        lines = [
            catalogue.say(
                "regret-after",
                iterations=catalogue.number(number, ",d").rjust(6),
                gap=catalogue.number(gap, ".6f"),
            )
            for number, gap in zip(self.iterations, self.exploitability, strict=True)
        ]
        return "\n".join((catalogue.say("regret-heading"), *lines, "", str(self.equilibrium)))

    __repr__ = __str__


_MOST_ITERATIONS: Final = 100_000
"""Even a game of a hundred nodes takes some minutes then, and the exploitability hardly falls any more."""


def counterfactual_regret(game: SmallGame | Tree, iterations: int = 1_000, *, progress: bool | None = None) -> Regrets:
    """Let OpenSpiel's counterfactual regret minimisation (Zinkevich et al. 2007; CFR+, Tammelin 2014) play.

    Parameters
    ----------
    game : SmallGame or Tree
    iterations : int
        Each goes once through the whole tree; up to 100,000.
    progress : bool, optional
        Whether to show how far it has come; without a word, where it takes more than fifteen seconds. Ctrl-C ends it
        with what was found until then.

    Returns
    -------
    Regrets
        An estimate: how good it is, its exploitability says.

    Raises
    ------
    EkTeachError
        As :func:`as_openspiel`, and for iterations that are no whole number from 1 to 100,000.
    """
    iterations = whole(iterations, "iterations", 1, _MOST_ITERATIONS)
    tree = two_player_tree(game)
    cfr = needs("open_spiel.python.algorithms.cfr", "counterfactual regret minimisation")
    solver = cfr.CFRPlusSolver(as_openspiel(tree))
    looked, gaps, strategies = [], [], {}
    try:
        with Progress(progress, load_catalogue().say("solved-unit", unit="iterations"), iterations) as shown:
            for done in range(1, iterations + 1):
                solver.evaluate_and_update_policy()
                if done in _milestones(iterations):
                    strategies = _average(tree, solver.average_policy())
                    looked.append(done)
                    gaps.append(float(exploitability(tree, strategies)))
                shown.step()
    except KeyboardInterrupt:
        if not looked:
            raise
    found = judged(tree, strategies, load_catalogue().say("method-regret", iterations=looked[-1]))
    return Regrets(found, tuple(looked), tuple(gaps))


@cache
def _milestones(iterations: int) -> frozenset[int]:
    """About twelve moments to look at, close together at first."""
    steps = {round(iterations ** (part / 11)) for part in range(12)}
    return frozenset(steps | {1, iterations})


def _average(tree: Tree, policy: Any) -> dict[int, tuple[Number, ...]]:
    strategies: dict[int, tuple[Number, ...]] = {}
    for index, place in enumerate(tree.information):
        chances = policy.policy_for_key(_key(tree, index))[: len(place.moves)]
        total = float(sum(chances))
        strategies[index] = tuple(float(chance) / total for chance in chances)
    return strategies
