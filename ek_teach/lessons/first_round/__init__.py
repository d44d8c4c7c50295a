"""A first round with newcomers: what is told aloud, the round together, the usual mistakes.

>>> from ek_teach.lessons.first_round import guided_round, telling, usual_mistakes
>>> telling("tr", 3).set_up.pile
20
>>> guided_round("tr", 3)
<GuidedRound under tr: 3 players, 12 stops>
>>> [mistake.named[0].number for mistake in usual_mistakes("tr")]
[1, 2, 3, 4]
"""

from ek_teach.lessons.first_round.guide import GuidedRound, Stop, guided_round
from ek_teach.lessons.first_round.library import mistake_names, situation_of
from ek_teach.lessons.first_round.mistakes import Mistake, usual_mistakes
from ek_teach.lessons.first_round.telling import Line, Telling, telling

__all__ = [
    "GuidedRound",
    "Line",
    "Mistake",
    "Stop",
    "Telling",
    "guided_round",
    "mistake_names",
    "situation_of",
    "telling",
    "usual_mistakes",
]
