"""The question which rulebook says so: exactly one of those offered gives the answer."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from ek_teach import notation
from ek_teach.errors import EkTeachError
from ek_teach.lessons.quiz.model import Book, Kind, Question, Situation
from ek_teach.lessons.quiz.truth import plain_answer, says
from ek_teach.notation import QuestionKind
from ek_teach.rulings import Finding, Standing, check

__all__ = ["MOST_CLAIMS", "found_by", "one_book_speaks", "which_rulebook"]

MOST_CLAIMS: Final = 4
"""How many claims are offered at most."""

_FIRM: Final = (Standing.SETTLED, Standing.FOLLOWS)

_ASKED: Final = frozenset(
    (
        *(QuestionKind.WHOSE_TURN, QuestionKind.TURNS_OWED, QuestionKind.MAY, QuestionKind.MUST, QuestionKind.IS_OUT),
        *(QuestionKind.PILE_SIZE, QuestionKind.HAND_SIZE, QuestionKind.HAPPENS, QuestionKind.WHO_WINS),
        *(QuestionKind.WHERE, QuestionKind.IN_GAME, QuestionKind.SHUFFLE_ENDS),
    )
)
"""What rulebooks are asked; what somebody knows is left out, since its answers are lists of cards."""


def found_by(
    situation: Situation, asked: notation.Question, names: Sequence[str], language: str | None = None
) -> dict[str, Finding]:
    """Rule on a question under some rulebooks, told in a language; nothing where the text cannot be ruled on."""
    script = replace(situation.script, items=(*situation.script.items, asked))
    try:
        ruling = check(script, rulebooks=list(names), language=language)
    except EkTeachError:
        return {}
    return {name: book.findings[0] for name, book in zip(names, ruling.books, strict=True)}


def _says_too(finding: Finding, value: str) -> bool:
    """Whether a rulebook gives this answer by one of its readings."""
    return value in (plain_answer(finding.answer), *(plain_answer(outcome.answer) for outcome in finding.outcomes))


def which_rulebook(situation: Situation, rulebook: str, books: Sequence[str], random: Random) -> Question | None:
    """Ask which of some rulebooks gives an answer; None where they do not differ from one of them.

    Parameters
    ----------
    situation : Situation
    rulebook : str
        One of them, which is among those offered in any case.
    books : sequence of str
        The rulebooks to choose from, in the order in which they are shown.
    random : random.Random
    """
    candidates = [one for one in situation.asked if one.kind in _ASKED]
    random.shuffle(candidates)
    said = {name: says(situation, candidates, name) for name in books}
    for place, asked in enumerate(candidates):
        told = {name: value for name in books if (value := said[name][place]) is not None}
        values = list(dict.fromkeys(told.values()))
        if len(values) < 2 or rulebook not in told:
            continue
        value = random.choice(values)
        saying = [name for name in told if told[name] == value]
        wrong = [name for name in told if told[name] != value]
        right = rulebook if rulebook in saying else random.choice(saying)
        random.shuffle(wrong)
        wrong.sort(key=lambda name: name != rulebook)
        chosen = {right, *wrong[: MOST_CLAIMS - 1]}
        claims = tuple(Book(name) for name in books if name in chosen)
        return Question(Kind.RULEBOOK, 0, situation, "", claims, asked=asked, value=value)
    return None


def one_book_speaks(question: Question, right: str) -> bool:
    """Tell whether one book says so in words, or by what follows from them, and no other by any of its readings.

    Parameters
    ----------
    question : Question
    right : str
        The book of which the answer is the true one.
    """
    assert question.asked is not None
    names = [claim.name for claim in question.claims if isinstance(claim, Book)]
    findings = found_by(question.situation, question.asked, names, question.language)
    return all(
        (one.standing in _FIRM and plain_answer(one.answer) == question.value)
        if name == right
        else not _says_too(one, question.value)
        for name, one in findings.items()
    ) and len(findings) == len(names)
