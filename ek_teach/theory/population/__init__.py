"""Strategies that play against each other, and a population in which the winners are copied.

``tournaments``
    Who wins how often at every kind of table: the payoffs.
``shares``
    How many play each strategy, as somebody hands it in.
``replicator``
    How the shares of the strategies move, and who drives out whom.
``resting``
    Where the shares rest, and whether they come back after a push.
``generation``
    One generation played out, to compare.
"""

from ek_teach.theory.population.generation import Generation, played_generation
from ek_teach.theory.population.replicator import (
    Course,
    Domination,
    Invasion,
    dominations,
    flow,
    generations,
    invasions,
)
from ek_teach.theory.population.resting import RestPoint, rest_points
from ek_teach.theory.population.tournaments import Payoff, Payoffs, tournament

__all__ = [
    "Course",
    "Domination",
    "Generation",
    "Invasion",
    "Payoff",
    "Payoffs",
    "RestPoint",
    "dominations",
    "flow",
    "generations",
    "invasions",
    "played_generation",
    "rest_points",
    "tournament",
]
