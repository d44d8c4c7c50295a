"""What an answer rests on: the options that the engine consulted, and whether the book itself settles them."""

from typing import Final

from ek_teach.engine import check
from ek_teach.lessons.quiz.following import answered, book_for, follow, shown_end
from ek_teach.lessons.quiz.model import Book, Kind, Question
from ek_teach.lessons.quiz.truth import truth, under
from ek_teach.lessons.quiz.which_book import one_book_speaks
from ek_teach.rulebook import Rules, Status
from ek_teach.rulings.varying import changed

__all__ = ["consulted", "is_settled"]

_UNSETTLED: Final = frozenset((Status.SILENT, Status.CONTRADICTED))


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
    followed, played = follow(situation, book), shown_end(situation, book)
    steps = () if played is None else tuple(played.transitions)
    if question.kind in (Kind.NEXT, Kind.TURN) and followed is not None:
        steps = (*followed.done, *followed.further)
    if question.move is not None and played is not None:
        check(played.end, question.move, rules)
    answers = () if question.asked is None else answered(situation, [question.asked], book)
    told = [option for answer in answers for option in answer.consulted]
    return {option for step in steps for option in step.consulted}.union(rules.consulted, told)


def is_settled(question: Question) -> bool:
    """Tell whether the answer is the book's own, and not that of an assumption or of one reading out of two.

    Where a book is silent or contradicts itself on an option that was consulted, each other value of that option must
    lead to the same answer. Where a rulebook is sought, that book must speak, and no other may say the same.

    Parameters
    ----------
    question : Question
    """
    right = truth(question)
    if question.kind is Kind.RULEBOOK:
        return isinstance(right, Book) and one_book_speaks(question, right.name)
    book = book_for(question.situation, question.rulebook)
    open_ones = [name for name in consulted(question, question.rulebook) if book.entries[name].status in _UNSETTLED]
    return all(
        under(question.kind, question.situation, changed(book, ((name, value),)), question.move) == right
        for name in sorted(open_ones)
        for value in book.schema.options[name]
        if value != book.values[name]
    )
