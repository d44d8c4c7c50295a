"""The rules once more, in numba over flat arrays: the readable engine's games, a few hundred times as fast.

The readable engine is the authority. This module plays by the same streams of dice and the same strategies, the very
functions of :mod:`ek_teach.play.strategies`, and a test holds every state of a game equal to the engine's. What no
strategy of ours does (a late Nope, a Defuse declined, a lone cat, a Kitten put back openly) is not in here.

A game is one record (see :mod:`ek_teach.simulation.records`), changed in place. Titles, seats and decisions are
numbered as in :mod:`ek_teach.play.sight`. The pile lies in ``pile[top : top + left_in_pile]``, its top card first, so
that a draw moves a mark and a Kitten that is put back moves the few cards above it.

`dice` rolls, `dealing` sets a game up, `seats` holds what a seat sees and decides, `turns` moves cards and turns,
`effects` carries cards out, `steps` takes one step, and `games` plays many.
"""

from ek_teach.simulation.kernel.games import begin, count, play_compiled, play_games
from ek_teach.simulation.kernel.seats import COMPILED
from ek_teach.simulation.kernel.steps import advance

__all__ = ["COMPILED", "advance", "begin", "count", "play_compiled", "play_games"]
