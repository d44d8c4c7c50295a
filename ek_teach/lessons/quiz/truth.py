"""Which claim is true: asked of the engine each time, so that nothing has to hold an answer."""

from collections.abc import Iterable, Sequence
from typing import Final

from ek_teach import notation
from ek_teach.engine import Action, Phase, State, check
from ek_teach.lessons.quiz.following import answered, asked_at, book_for, follow
from ek_teach.lessons.quiz.model import After, Book, Claim, Judged, Kind, Question, Situation, Turned
from ek_teach.notation.questions import DEPENDS
from ek_teach.rulebook import Rulebook

__all__ = ["judged", "plain_answer", "says", "truth", "under"]

_OF_THE_MOMENT: Final = frozenset(("not_now", "window_open"))
"""Refusals of a move that comes too soon: no book says how long to wait, so there is nothing to learn from them."""


def judged(states: Iterable[State], move: Action) -> Judged | None:
    """Judge a move; None where that hangs on which of some states it is, or the move only comes too soon."""
    verdicts = [check(state, move) for state in states]
    claims = {Judged(True) if one.allowed else Judged(False, one.reason, one.parameters) for one in verdicts}
    claim = claims.pop() if len(claims) == 1 else None
    return None if claim is None or claim.reason in _OF_THE_MOMENT else claim


def under(kind: Kind, situation: Situation, rulebook: Rulebook, move: Action | None = None) -> Claim | None:
    """Tell what is true of a situation under one rulebook; None where it cannot be told from what is shown.

    Parameters
    ----------
    kind : Kind
        Any but :attr:`Kind.RULEBOOK`.
    situation : Situation
    rulebook : Rulebook
    move : Action, optional
        For :attr:`Kind.LEGAL`, the move in question.
    """
    if kind is Kind.LEGAL:
        return None if move is None else judged(asked_at(situation, rulebook), move)
    followed = follow(situation, rulebook)
    if followed is None:
        return None
    found: After = followed.after
    if kind is Kind.NEXT:
        return found
    return Turned(found.player) if found.phase == Phase.TURN.value else None


def says(situation: Situation, asked: Sequence[notation.Question], name: str) -> list[str | None]:
    """Tell what a rulebook answers to questions of the notation; None where it gives no one answer.

    A move that a book allows and frowns on counts as allowed; one that only comes too soon has no answer.
    """
    answers = answered(situation, asked, book_for(situation, name))
    return [_said(answer) for answer in answers] or [None] * len(asked)


def plain_answer(answer: str) -> str:
    """Take an answer as yes where a book allows a move and frowns on it."""
    return "yes" if answer == "irregular" else answer


def _said(answer: notation.Answer) -> str | None:
    if answer.got == DEPENDS or (answer.verdict is not None and answer.verdict.reason in _OF_THE_MOMENT):
        return None
    return plain_answer(answer.got)


def _saying(question: Question, names: Iterable[str]) -> list[str]:
    assert question.asked is not None
    return [name for name in names if says(question.situation, [question.asked], name) == [question.value]]


def truth(question: Question) -> Claim | None:
    """Find the one true claim about a question; None where there is not exactly one.

    Parameters
    ----------
    question : Question
    """
    if question.kind is Kind.RULEBOOK:
        saying = _saying(question, [claim.name for claim in question.claims if isinstance(claim, Book)])
        return Book(saying[0]) if len(saying) == 1 else None
    book = book_for(question.situation, question.rulebook)
    return under(question.kind, question.situation, book, question.move)
