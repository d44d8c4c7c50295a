"""How hard a question is: counted, not felt.

A question gains a level for each of two things that somebody has to keep in mind beyond the table itself:

- *a story*: three moves or more lie between the table that is described and the question;
- *much to look up*: the engine had to consult three points or more on which rulebooks can differ;
- *a dispute*: under some other rulebook the answer is another one, or the text does not get so far.

None of them makes level 1, one level 2, two or all of them level 3. In the kind *which rulebook* the books always
differ, so that there only the other two count.
"""

from typing import Final, NamedTuple

from ek_teach.lessons.quiz.following import book_for
from ek_teach.lessons.quiz.model import LEVELS, Book, Claim, Kind, Question, Situation
from ek_teach.lessons.quiz.resting import consulted
from ek_teach.lessons.quiz.truth import truth, under
from ek_teach.notation import Move
from ek_teach.rulebook import RULEBOOKS

__all__ = ["LONG", "MANY", "Effort", "can_reach", "effort", "level_of", "other_answers"]

LONG: Final = 3
"""From how many moves on a situation is a story."""

MANY: Final = 3
"""From how many consulted options on there is much to look up."""


class Effort(NamedTuple):
    """What somebody has to keep in mind.

    Attributes
    ----------
    moves : int
        What was done since the table that is described, without what goes without saying.
    options : int
        How many options the engine consulted from there to the answer.
    disputed : bool
        Whether some other rulebook leads to another answer.
    """

    moves: int
    options: int
    disputed: bool


def other_answers(question: Question) -> dict[str, Claim | None]:
    """Tell what each of the other rulebooks leads to; None for one under which the text does not get so far.

    Parameters
    ----------
    question : Question
        Of any kind but :attr:`Kind.RULEBOOK`.
    """
    situation = question.situation
    return {
        name: under(question.kind, situation, book_for(situation, name), question.move)
        for name in RULEBOOKS
        if name != question.rulebook
    }


def _moves(situation: Situation) -> int:
    return sum(isinstance(item, Move) for item in situation.script.items)


def effort(question: Question) -> Effort:
    """Measure a question.

    Parameters
    ----------
    question : Question
    """
    moves = _moves(question.situation)
    right = truth(question)
    if isinstance(right, Book):
        return Effort(moves, len(consulted(question, right.name)), True)
    disputed = any(other != right for other in other_answers(question).values())
    return Effort(moves, len(consulted(question, question.rulebook)), disputed)


def level_of(kind: Kind, measured: Effort) -> int:
    """Grade a question.

    Examples
    --------
    >>> level_of(Kind.TURN, Effort(1, 1, False)), level_of(Kind.TURN, Effort(4, 1, True))
    (1, 3)
    """
    disputed = measured.disputed and kind is not Kind.RULEBOOK
    points = (measured.moves >= LONG) + (measured.options >= MANY) + disputed
    return min(LEVELS[0] + points, LEVELS[-1])


def can_reach(kind: Kind, level: int, situation: Situation) -> bool:
    """Tell whether a question of this level is possible at all after so long a story, before anything is worked out.

    Parameters
    ----------
    kind : Kind
    level : int
    situation : Situation
    """
    thinkable = (Effort(_moves(situation), options, disputed) for options in (0, MANY) for disputed in (False, True))
    return any(level_of(kind, each) == level for each in thinkable)
