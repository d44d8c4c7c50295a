"""What a quiz is made of: a situation, a question about it, and claims to choose from, of which one is true.

Nothing here says which claim that is: :mod:`ek_teach.lessons.quiz.marking` asks the engine each time.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from ek_teach import notation
from ek_teach.engine import Action

__all__ = [
    "LETTERS",
    "LEVELS",
    "After",
    "Book",
    "Claim",
    "Judged",
    "Kind",
    "Question",
    "Situation",
    "Turned",
]

LETTERS: Final = "abcdef"
"""What the options of a question are called."""

LEVELS: Final = (1, 2, 3)
"""From the easiest to the hardest; see :mod:`ek_teach.lessons.quiz.grading`."""


class Kind(StrEnum):
    """What a question is about."""

    NEXT = "next"
    """What happens next?"""
    TURN = "turn"
    """Whose turn is it?"""
    LEGAL = "legal"
    """Is this move allowed, and why not?"""
    RULEBOOK = "rulebook"
    """Which rulebook says so?"""


@dataclass(frozen=True, slots=True)
class Situation:
    """What is shown: a table and what was done at it, as far as one viewer may know.

    Attributes
    ----------
    script : Script
        Without questions, comments and titles, which could tell the answer.
    moves : tuple of Action
        Moves that somebody asks about here.
    asked : tuple of notation.Question
        Questions that somebody asks here.
    viewer : str
        The player whose eyes these are; empty where all that is written lies open.
    case : str
        The name of the case in the library; empty for a moment of a random game.
    """

    script: notation.Script
    moves: tuple[Action, ...] = ()
    asked: tuple[notation.Question, ...] = ()
    viewer: str = ""
    case: str = ""


class Turned(NamedTuple):
    """The claim that it is a player's turn, by seat."""

    player: int


class After(NamedTuple):
    """The claim that the table is like this in the end.

    Attributes
    ----------
    fate : str
        ``stands`` or ``cancelled``: what becomes of the play made last; empty where the last move is no play.
    out : tuple of int
        Who explodes.
    phase : str
        What the game waits for then, a value of :class:`ek_teach.engine.Phase`.
    player : int
        The seat that it waits for; of a game that is over, the winner's.
    owed : int
        How many turns that player owes, where a turn goes on; else 0.
    """

    fate: str
    out: tuple[int, ...]
    phase: str
    player: int
    owed: int


class Judged(NamedTuple):
    """The claim that a move is allowed, or that it is refused for a reason.

    Attributes
    ----------
    allowed : bool
    reason : str
        The code of the refusal; empty for an allowed move.
    parameters : tuple of (str, str or int)
        What the reason speaks of, as in :class:`ek_teach.engine.Verdict`.
    """

    allowed: bool
    reason: str = ""
    parameters: tuple[tuple[str, str | int], ...] = ()


class Book(NamedTuple):
    """The claim that it is this rulebook which says so."""

    name: str


Claim = Turned | After | Judged | Book


@dataclass(frozen=True, slots=True)
class Question:
    """One question of a quiz.

    Attributes
    ----------
    kind : Kind
    level : int
    situation : Situation
    rulebook : str
        The rulebook that is played; empty where the rulebook is what is asked for.
    claims : tuple of Claim
        What can be chosen, in the order in which it is shown.
    move : Action or None
        For :attr:`Kind.LEGAL` the move in question.
    asked : notation.Question or None
        For :attr:`Kind.RULEBOOK` the question that the rulebooks answer.
    value : str
        For :attr:`Kind.RULEBOOK` the answer of which the rulebook is sought, as the notation writes it.
    language : str
        One of :data:`ek_teach.languages.LANGUAGES`.
    """

    kind: Kind
    level: int
    situation: Situation
    rulebook: str
    claims: tuple[Claim, ...]
    move: Action | None = None
    asked: notation.Question | None = None
    value: str = ""
    language: str = "en"
