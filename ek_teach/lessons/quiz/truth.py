"""Which claim is true: asked of the engine each time, so that nothing has to hold an answer."""

from collections.abc import Iterable, Sequence

from ek_teach import notation
from ek_teach.engine import Action, Phase, check
from ek_teach.lessons.quiz.following import answered, book_for, follow, shown_end
from ek_teach.lessons.quiz.model import After, Book, Claim, Judged, Kind, Question, Situation, Turned
from ek_teach.notation.questions import DEPENDS
from ek_teach.rulebook import Rulebook

__all__ = ["says", "truth", "under"]


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
        played = shown_end(situation, rulebook)
        if played is None or move is None:
            return None
        verdict = check(played.end, move)
        return Judged(True) if verdict.allowed else Judged(False, verdict.reason, verdict.parameters)
    followed = follow(situation, rulebook)
    if followed is None:
        return None
    found: After = followed.after
    if kind is Kind.NEXT:
        return found
    return Turned(found.player) if found.phase == Phase.TURN.value else None


def says(situation: Situation, asked: Sequence[notation.Question], name: str) -> list[str | None]:
    """Tell what a rulebook answers to questions of the notation; None where it gives no one answer.

    A move that a book allows and frowns on counts as allowed.
    """
    plain = {DEPENDS: None, "irregular": "yes"}
    answers = answered(situation, asked, book_for(situation, name))
    return [plain.get(answer.got, answer.got) for answer in answers] or [None] * len(asked)


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
