"""Many games: what strategies win, how long games last and who explodes when, with honest intervals."""

from ek_teach.simulation.intervals import proportion_interval
from ek_teach.simulation.result import Result
from ek_teach.simulation.saving import load_result
from ek_teach.simulation.simulating import simulate

__all__ = ["Result", "load_result", "proportion_interval", "simulate"]
