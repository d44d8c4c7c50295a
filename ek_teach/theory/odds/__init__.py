"""The chance of a Kitten among the next cards.

``tables``
    Told exactly for 1, 2, ... cards, and how a game begins.
``derivation``
    The same chance worked out in words, one factor a card.
``checked``
    The same chance without its formula: by every order of the hidden cards, and by dealing them often.
"""

from ek_teach.theory.odds.checked import Estimate, brute_force, simulated_odds
from ek_teach.theory.odds.derivation import Derivation, Factor, derive
from ek_teach.theory.odds.tables import OddsTable, OpeningOdds, Rung, odds_table, opening_odds

__all__ = [
    "Derivation",
    "Estimate",
    "Factor",
    "OddsTable",
    "OpeningOdds",
    "Rung",
    "brute_force",
    "derive",
    "odds_table",
    "opening_odds",
    "simulated_odds",
]
