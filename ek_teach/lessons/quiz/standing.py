"""What an answer rests on: the options that the engine consulted, and whether the book itself settles them."""

from collections.abc import Iterable
from typing import Final

from ek_teach.engine import Transition, check
from ek_teach.lessons.quiz.following import answered, asked_at, book_for, chance_steps, follow, shown_end
from ek_teach.lessons.quiz.model import Book, Kind, Question
from ek_teach.lessons.quiz.truth import truth, under
from ek_teach.lessons.quiz.which_book import one_book_speaks
from ek_teach.rulebook import Rules, Status
from ek_teach.rulings.varying import changed

__all__ = ["consulted", "is_settled"]

_UNSETTLED: Final = frozenset((Status.SILENT, Status.CONTRADICTED))


def _steps(question: Question, name: str) -> tuple[Transition, ...]:
    """What leads to the answer under a rulebook, as far as it gets."""
    situation, book = question.situation, book_for(question.situation, name)
    if question.kind in (Kind.NEXT, Kind.TURN):
        followed = follow(situation, book)
        if followed is not None:
            return (*followed.done, *followed.further)
    played = shown_end(situation, book)
    return () if played is None else (*played.transitions, *chance_steps(played.end))


def _takes_from_an_empty_hand(steps: Iterable[Transition]) -> bool:
    """Whether a play met a hand that had become empty: no book speaks of that, and no assumption was made for it."""
    return any("empty_target" in event.rules for each in steps for event in each.events)


def consulted(question: Question, name: str) -> set[str]:
    """Name the options that the engine asked for on the way to the answer under a rulebook.

    Parameters
    ----------
    question : Question
    name : str
        The rulebook.
    """
    situation, book = question.situation, book_for(question.situation, name)
    rules = Rules(book)
    if question.move is not None:
        for state in asked_at(situation, book):
            check(state, question.move, rules)
    answers = () if question.asked is None else answered(situation, [question.asked], book)
    told = [option for answer in answers for option in answer.consulted]
    return {option for step in _steps(question, name) for option in step.consulted}.union(rules.consulted, told)


def is_settled(question: Question) -> bool:
    """Tell whether the answer is the book's own, and not that of an assumption or of one reading out of two.

    Where a book is silent or contradicts itself on an option that was consulted, each other value of that option must
    lead to the same answer. Where a rulebook is sought, that book must speak, and no other may say the same. What
    becomes of a play against a hand without cards is settled nowhere.

    Parameters
    ----------
    question : Question
    """
    right = truth(question)
    name = right.name if isinstance(right, Book) else question.rulebook
    if right is None or _takes_from_an_empty_hand(_steps(question, name)):
        return False
    if question.kind is Kind.RULEBOOK:
        return one_book_speaks(question, name)
    book = book_for(question.situation, question.rulebook)
    open_ones = [name for name in consulted(question, question.rulebook) if book.entries[name].status in _UNSETTLED]
    return all(
        under(question.kind, question.situation, changed(book, ((name, value),)), question.move) == right
        for name in sorted(open_ones)
        for value in book.schema.options[name]
        if value != book.values[name]
    )
