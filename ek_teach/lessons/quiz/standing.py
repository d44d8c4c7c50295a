"""Whether the rulebook itself settles an answer, so that it can be asked for."""

from collections.abc import Iterable
from typing import Final

from ek_teach.engine import Transition
from ek_teach.lessons.quiz.following import book_for
from ek_teach.lessons.quiz.model import Book, Kind, Question
from ek_teach.lessons.quiz.resting import UNSETTLED, consulted, hangs_on, open_rules, steps_behind
from ek_teach.lessons.quiz.truth import truth, under
from ek_teach.lessons.quiz.which_book import one_book_speaks
from ek_teach.rulings.varying import changed

__all__ = ["is_settled"]

_MORE_READINGS: Final = "turns_after_explosion"
"""The option of which people know more readings than it has values: an heir may owe the turns beside the own one."""


def _takes_from_an_empty_hand(steps: Iterable[Transition]) -> bool:
    """Whether a play met a hand that had become empty: no book speaks of that, and no assumption was made for it."""
    return any("empty_target" in event.rules for each in steps for event in each.events)


def is_settled(question: Question) -> bool:
    """Tell whether the answer is the book's own, and not that of an assumption or of one reading out of two.

    Where a book is silent or contradicts itself on an option that was consulted, each other value of that option must
    lead to the same answer; on a rule, the answer must not hang on it. Where a rulebook is sought, that book must
    speak, and no other may say the same. What becomes of a play against a hand without cards, and of the turns that an
    exploded player owed, is settled only by a book that says so.

    Parameters
    ----------
    question : Question
    """
    right = truth(question)
    name = right.name if isinstance(right, Book) else question.rulebook
    if right is None or _takes_from_an_empty_hand(steps_behind(question, name)):
        return False
    if any(hangs_on(question, rule, name) for rule in open_rules(question, name)):
        return False
    book = book_for(question.situation, name)
    open_ones = [option for option in consulted(question, name) if book.entries[option].status in UNSETTLED]
    if _MORE_READINGS in open_ones:
        return False
    if question.kind is Kind.RULEBOOK:
        return one_book_speaks(question, name)
    return all(
        under(question.kind, question.situation, changed(book, ((option, value),)), question.move) == right
        for option in sorted(open_ones)
        for value in book.schema.options[option]
        if value != book.values[option]
    )
