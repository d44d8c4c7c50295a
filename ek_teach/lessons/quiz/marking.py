"""An answer judged: right or wrong, what happens in truth, and the paragraphs that say so."""

from collections.abc import Sequence

from ek_teach import notation
from ek_teach.engine import ONLOOKER, ActionKind, Legality
from ek_teach.errors import EkTeachError
from ek_teach.explain import Reason, explain_try, load_catalogue, rule_reasons
from ek_teach.lessons.puzzle import Checked
from ek_teach.lessons.quiz.following import answered, book_for, follow, shown_end
from ek_teach.lessons.quiz.grading import other_answers
from ek_teach.lessons.quiz.model import LETTERS, Book, Claim, Kind, Question
from ek_teach.lessons.quiz.resting import open_rules
from ek_teach.lessons.quiz.truth import truth
from ek_teach.lessons.quiz.which_book import found_by
from ek_teach.lessons.quiz.wording import book_words, claim_words, read_answer
from ek_teach.notation import QuestionKind
from ek_teach.timeline import play_out

__all__ = ["mark", "right_place", "solution"]

_Told = tuple[tuple[str, ...], tuple[Reason, ...]]


def right_place(question: Question) -> int:
    """Find which claim is true, counted from 0; the engine is asked anew each time.

    Raises
    ------
    EkTeachError
        If it is none of them, which only a question made by hand can bring about.
    """
    right = truth(question)
    if right is None or right not in question.claims:
        raise EkTeachError("none of the answers that this question offers is true; make another question.")
    return question.claims.index(right)


def mark(question: Question, answer: object) -> Checked:
    """Judge an answer.

    Parameters
    ----------
    question : Question
    answer : str or int
        The letter of an option, its number from 1, or the option in words.

    Returns
    -------
    Checked
        With what happens in truth, and the paragraphs behind it, whether the answer is right or not.

    Raises
    ------
    EkTeachError
        For what is no answer to this question.
    """
    given, right = read_answer(question, answer), right_place(question)
    say = load_catalogue(question.language).say
    told = claim_words(question, question.claims[given])
    what, why = _explained(question, (right,) if given == right else (right, given))
    if given == right:
        return Checked(True, say("quiz-right", answer=told), what, why)
    return Checked(False, say("quiz-wrong", answer=told), (_right_words(question, right), *what), why)


def solution(question: Question) -> Checked:
    """Tell the right answer with its reasons, for a key; its verdict is that of no answer."""
    right = right_place(question)
    what, why = _explained(question, (right,))
    return Checked(None, _right_words(question, right), what, why)


def _right_words(question: Question, right: int) -> str:
    say = load_catalogue(question.language).say
    return say("quiz-right-one", letter=LETTERS[right], answer=claim_words(question, question.claims[right]))


def _explained(question: Question, places: Sequence[int]) -> _Told:
    if question.kind is Kind.RULEBOOK:
        return _what_books_say(question, [question.claims[place] for place in places])
    what, why = _why_allowed(question) if question.kind is Kind.LEGAL else _what_happens(question)
    return (*what, *_elsewhere(question)), why


def _what_happens(question: Question) -> _Told:
    """What happens after the last move that is shown, as somebody sees it who sees no hand."""
    situation, language = question.situation, question.language
    book = book_for(situation, question.rulebook)
    followed = follow(situation, book)
    assert followed is not None
    names = situation.script.players
    frames = play_out([*followed.done, *followed.further], names=names, viewer=ONLOOKER, language=language)
    last = frames[-1].explanation
    moves = [place for place, step in enumerate(followed.done) if step.action.kind is not ActionKind.PASS]
    asked = [
        option for step in (*followed.done[max(moves, default=0) :], *followed.further) for option in step.consulted
    ]
    known = {reason.name for reason in last.why}
    asked += open_rules(question, question.rulebook)
    more = rule_reasons([name for name in dict.fromkeys(asked) if name not in known], book, names, language)
    return last.what, (*last.why, *more)


def _why_allowed(question: Question) -> _Told:
    situation, language, move = question.situation, question.language, question.move
    assert move is not None
    book, names = book_for(situation, question.rulebook), situation.script.players
    asked = notation.Question(QuestionKind.MAY, move.player, notation.Move(move))
    (answer,) = answered(situation, [asked], book)
    assert answer.verdict is not None
    told = explain_try(answer.verdict, move, names, book, language)
    frowned = (told.irregular,) if answer.verdict.legality is Legality.IRREGULAR and told.irregular else ()
    rules = tuple(dict.fromkeys((*answer.rules, *answer.consulted, *open_rules(question, question.rulebook))))
    return (*told.what, *frowned), rule_reasons(rules, book, names, language)


def _elsewhere(question: Question) -> tuple[str, ...]:
    """Where other rulebooks lead to something else, so that nobody takes the answer for a rule of nature."""
    catalogue, right = load_catalogue(question.language), truth(question)
    groups: dict[Claim | None, list[str]] = {}
    for name, claim in other_answers(question).items():
        # A text that gets so far may still leave the answer open.
        if claim != right and (
            claim is not None or shown_end(question.situation, book_for(question.situation, name)) is None
        ):
            groups.setdefault(claim, []).append(name)
    told = []
    for other, names in groups.items():
        books = catalogue.listing(names)
        if other is None:
            told.append(catalogue.say("quiz-no-further", books=books))
        else:
            told.append(catalogue.say("quiz-otherwise", books=books, answer=claim_words(question, other)))
    return tuple(told)


def _what_books_say(question: Question, claims: Sequence[Claim]) -> _Told:
    names = [claim.name for claim in claims if isinstance(claim, Book)]
    assert question.asked is not None
    findings = found_by(question.situation, question.asked, names, question.language)
    say = load_catalogue(question.language).say
    what = tuple(
        say("quiz-book-says", book=book_words(name, question.language), sentence=finding.sentence)
        for name, finding in findings.items()
    )
    told = [reason for finding in findings.values() for reason in finding.reasons]
    known = {reason.name for reason in told}
    right = truth(question)
    assert isinstance(right, Book)
    more = [rule for rule in open_rules(question, right.name) if rule not in known]
    book, players = book_for(question.situation, right.name), question.situation.script.players
    return what, (*told, *rule_reasons(more, book, players, question.language))
