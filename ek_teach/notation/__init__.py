"""Situations and whole games as text: read, played, answered and written.

The text is specified in docs/notation.md.

>>> from ek_teach.notation import play, read
>>> played = play(read('''
... players: Ana Luis Marta
... Ana:     attack, shuffle, ?*5
... Luis:    defuse, ?*7
... Marta:   nope, ?*7
... pile:    exploding kitten, ?*19
...
... Ana:     attack
... Marta:   nope                      # before the effect
... ask: whose turn?                   answer: Ana
... '''))
>>> [answer.ok for answer in played.answers]
[True]
"""

from ek_teach.notation.answering import Answer
from ek_teach.notation.model import (
    Authority,
    Claim,
    Comment,
    Description,
    Expected,
    FirstTurn,
    Item,
    Move,
    Note,
    Outcome,
    Question,
    QuestionKind,
    Script,
    Stop,
)
from ek_teach.notation.playing import CardsError, Chance, Played, Refusal, RefusedMoveError, Step, play, start
from ek_teach.notation.reading import MOST_CHARACTERS, MOST_LINES, read
from ek_teach.notation.writing import script_from_game, write

__all__ = [
    "MOST_CHARACTERS",
    "MOST_LINES",
    "Answer",
    "Authority",
    "CardsError",
    "Chance",
    "Claim",
    "Comment",
    "Description",
    "Expected",
    "FirstTurn",
    "Item",
    "Move",
    "Note",
    "Outcome",
    "Played",
    "Question",
    "QuestionKind",
    "Refusal",
    "RefusedMoveError",
    "Script",
    "Step",
    "Stop",
    "play",
    "read",
    "script_from_game",
    "start",
    "write",
]
