"""Exact odds, small games solved, and what they teach; games from the engine, solving by libraries.

Linear programs are scipy's, equilibria in fractions Gambit's, regrets OpenSpiel's: the extra ``ek-teach[theory]``.
Everything else needs numpy at most.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ek_teach.theory.equilibria import Equilibrium, equilibrium
    from ek_teach.theory.gambit import as_gambit, gambit_equilibrium, save_gambit
    from ek_teach.theory.induction import MoveValue, Solved, backward_induction
    from ek_teach.theory.missing import has
    from ek_teach.theory.nope_wars import nope_war
    from ek_teach.theory.replies import best_reply, exploitability
    from ek_teach.theory.small_games import SmallGame, small_game
    from ek_teach.theory.spiel import Regrets, as_openspiel, counterfactual_regret
    from ek_teach.theory.tree import InformationSet, Tree, game_tree

_HOMES: Final = {
    "Equilibrium": "equilibria",
    "InformationSet": "tree",
    "MoveValue": "induction",
    "Regrets": "spiel",
    "SmallGame": "small_games",
    "Solved": "induction",
    "Tree": "tree",
    "as_gambit": "gambit",
    "as_openspiel": "spiel",
    "backward_induction": "induction",
    "best_reply": "replies",
    "counterfactual_regret": "spiel",
    "equilibrium": "equilibria",
    "exploitability": "replies",
    "gambit_equilibrium": "gambit",
    "game_tree": "tree",
    "has": "missing",
    "nope_war": "nope_wars",
    "save_gambit": "gambit",
    "small_game": "small_games",
}

__all__ = [
    "Equilibrium",
    "InformationSet",
    "MoveValue",
    "Regrets",
    "SmallGame",
    "Solved",
    "Tree",
    "as_gambit",
    "as_openspiel",
    "backward_induction",
    "best_reply",
    "counterfactual_regret",
    "equilibrium",
    "exploitability",
    "gambit_equilibrium",
    "game_tree",
    "has",
    "nope_war",
    "save_gambit",
    "small_game",
]


def __getattr__(name: str) -> Any:
    # Fetched when first used: odds need no linear program.
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    # A function may be called as its module is; what is fetched once must stay the function.
    value = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    return value
