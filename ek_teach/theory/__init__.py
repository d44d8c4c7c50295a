"""Exact odds, small games solved, and what they teach; games from the engine, solving by libraries.

Linear programs are scipy's, equilibria in fractions Gambit's, regrets OpenSpiel's: the extra ``ek-teach[theory]``.
Everything else needs numpy at most. Where to find what:

The chance of a Kitten
    ``odds``: exact, derived in words, checked.
A game
    ``small_games``: a table with few cards; ``positions``: what a move leads to; ``sizes``: how large it is.
Games of the lessons
    ``move_games``, ``hot_potato``, ``nope_wars``, ``hiding``, ``lesson_games``.
Open hands
    ``induction``: the value of every move; ``solved_plays``: played out.
Hidden cards
    ``tree``: the extensive game; ``replies``: strategies judged; ``sequence_form`` and ``equilibria``: solved by a
    linear program; ``gambit`` and ``spiel``: by other libraries; ``beliefs``: Bayes' rule; ``playing``: played out.
Strategies that are copied
    ``population``: tournaments, the replicator rule, where it rests.
What all of them use
    ``arguments``: what somebody hands in, read; ``missing``: libraries; ``progress``: how far it has come.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ek_teach.theory.beliefs import Belief, belief
    from ek_teach.theory.equilibria import Equilibrium, equilibrium
    from ek_teach.theory.gambit import as_gambit, gambit_equilibrium, save_gambit
    from ek_teach.theory.hiding import Hiding, Place, hide_and_seek
    from ek_teach.theory.hot_potato import AttackChain, attack_chain, attack_chains, turns_after_attacks
    from ek_teach.theory.induction import MoveValue, Solved, backward_induction
    from ek_teach.theory.lesson_games import NopeMoment, attack_bluff, nope_duel, nope_moments
    from ek_teach.theory.missing import has
    from ek_teach.theory.move_games import move_game, move_table
    from ek_teach.theory.nope_wars import nope_war
    from ek_teach.theory.playing import Sampled, sampled_plays
    from ek_teach.theory.replies import best_reply, exploitability
    from ek_teach.theory.small_games import SmallGame, small_game
    from ek_teach.theory.solved_plays import solved_plays
    from ek_teach.theory.spiel import Regrets, as_openspiel, counterfactual_regret
    from ek_teach.theory.tree import InformationSet, Tree, game_tree

_HOMES: Final = {
    "AttackChain": "hot_potato",
    "Belief": "beliefs",
    "Equilibrium": "equilibria",
    "Hiding": "hiding",
    "InformationSet": "tree",
    "MoveValue": "induction",
    "NopeMoment": "lesson_games",
    "Place": "hiding",
    "Regrets": "spiel",
    "Sampled": "playing",
    "SmallGame": "small_games",
    "Solved": "induction",
    "Tree": "tree",
    "as_gambit": "gambit",
    "as_openspiel": "spiel",
    "attack_bluff": "lesson_games",
    "attack_chain": "hot_potato",
    "attack_chains": "hot_potato",
    "backward_induction": "induction",
    "belief": "beliefs",
    "best_reply": "replies",
    "counterfactual_regret": "spiel",
    "equilibrium": "equilibria",
    "exploitability": "replies",
    "gambit_equilibrium": "gambit",
    "game_tree": "tree",
    "has": "missing",
    "hide_and_seek": "hiding",
    "move_game": "move_games",
    "move_table": "move_games",
    "nope_duel": "lesson_games",
    "nope_moments": "lesson_games",
    "nope_war": "nope_wars",
    "sampled_plays": "playing",
    "save_gambit": "gambit",
    "small_game": "small_games",
    "solved_plays": "solved_plays",
    "turns_after_attacks": "hot_potato",
}

__all__ = [
    "AttackChain",
    "Belief",
    "Equilibrium",
    "Hiding",
    "InformationSet",
    "MoveValue",
    "NopeMoment",
    "Place",
    "Regrets",
    "Sampled",
    "SmallGame",
    "Solved",
    "Tree",
    "as_gambit",
    "as_openspiel",
    "attack_bluff",
    "attack_chain",
    "attack_chains",
    "backward_induction",
    "belief",
    "best_reply",
    "counterfactual_regret",
    "equilibrium",
    "exploitability",
    "gambit_equilibrium",
    "game_tree",
    "has",
    "hide_and_seek",
    "move_game",
    "move_table",
    "nope_duel",
    "nope_moments",
    "nope_war",
    "sampled_plays",
    "save_gambit",
    "small_game",
    "solved_plays",
    "turns_after_attacks",
]


def __getattr__(name: str) -> Any:
    # Fetched when first used: odds need no linear program.
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    # A function may be called as its module is; what is fetched once must stay the function.
    value = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    return value
