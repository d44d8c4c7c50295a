"""A question and its claims in words, in the reader's language."""

from typing import Final

from ek_teach import notation
from ek_teach.engine import Legality, Phase, Verdict
from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import explain_refusal, load_catalogue, move_words
from ek_teach.explain.words import Words
from ek_teach.lessons.quiz.following import book_for, shown_end
from ek_teach.lessons.quiz.model import LETTERS, After, Book, Claim, Judged, Kind, Question, Turned
from ek_teach.rulebook import load_rulebook, told_in
from ek_teach.rulings import case_in, load_case
from ek_teach.timeline import answer_words, question_words

__all__ = ["about_lines", "book_words", "claim_words", "options", "prompt", "read_answer", "situation_text", "source"]


_NARROW: Final = {0xFF01 + place: 0x21 + place for place in range(94)}
"""The wide letters, digits and marks of a Chinese keyboard, and what they are elsewhere."""


def situation_text(question: Question) -> str:
    """Write the table and the moves as they are shown; where a rulebook is sought, the text names none."""
    lines = notation.write(question.situation.script, question.language).rstrip("\n").splitlines()
    if question.kind is Kind.RULEBOOK:
        lines = [line for line in lines if not line.startswith("rulebook:")]
    return "\n".join(lines)


def book_words(name: str, language: str | None = None) -> str:
    """Name a rulebook by its title in a language, or in the one that is spoken, and its short name.

    Examples
    --------
    >>> book_words("es").endswith(" (es)"), book_words("es", "zh").endswith("（es）")
    (True, True)
    """
    return load_catalogue(language).marks.aside(told_in(load_rulebook(name), language).title, name)


def about_lines(question: Question) -> tuple[str, ...]:
    """Say which rulebook is played and whose eyes these are."""
    say, situation = load_catalogue(question.language).say, question.situation
    played = (say("quiz-played", book=book_words(question.rulebook, question.language)),) if question.rulebook else ()
    seen = say("quiz-seen", player=situation.viewer) if situation.viewer else say("quiz-open")
    return (*played, seen) if "?" in situation_text(question) else played


def prompt(question: Question) -> str:
    """Ask."""
    catalogue, names = load_catalogue(question.language), question.situation.script.players
    if question.kind is Kind.LEGAL and question.move is not None:
        return catalogue.say("question-may", move=move_words(question.move, names, question.language))
    if question.kind is Kind.RULEBOOK and question.asked is not None:
        asked = question_words(question.asked, names, question.language)
        return catalogue.say("quiz-rulebook", question=asked, answer=answer_words(question.value, question.language))
    return catalogue.say(f"quiz-{question.kind.value}")


def claim_words(question: Question, claim: Claim) -> str:
    """Tell what a claim says; different claims about one question always say different things."""
    names = question.situation.script.players
    if isinstance(claim, Turned):
        return names[claim.player]
    if isinstance(claim, Book):
        return book_words(claim.name, question.language)
    if isinstance(claim, Judged):
        return _judged_words(question, claim)
    return _after_words(question, claim)


def _judged_words(question: Question, claim: Judged) -> str:
    say = load_catalogue(question.language).say
    if claim.allowed or question.move is None:
        return say("quiz-allowed")
    verdict = Verdict(Legality.ILLEGAL, claim.reason, (), claim.parameters)
    book = book_for(question.situation, question.rulebook)
    told = explain_refusal(verdict, question.move, question.situation.script.players, book, question.language)
    return say("quiz-refused", reason=told.what[0])


def _after_words(question: Question, claim: After) -> str:
    words = Words(question.situation.script.players, question.language)
    say = words.catalogue.say
    sentences = []
    if claim.fate:
        played = shown_end(question.situation, book_for(question.situation, question.rulebook))
        assert played is not None
        assert played.end.window is not None
        play = played.end.window.play
        sentences.append(say(f"quiz-{claim.fate}", owner=words.name(play.player), play=words.play(play.cards)))
    sentences += [say("change-out", player=words.name(seat)) for seat in claim.out]
    if claim.phase == Phase.TURN.value:
        sentences.append(say("quiz-after-turn", player=words.name(claim.player), number=claim.owed))
    else:
        sentences.append(say(f"act-{claim.phase}", players=words.name(claim.player)))
    return words.catalogue.marks.sentences(sentences)


def options(question: Question) -> tuple[str, ...]:
    """The claims in words, in the order of their letters."""
    return tuple(claim_words(question, claim) for claim in question.claims)


def source(question: Question) -> str:
    """Say which case a question comes from; empty for a random game."""
    if not question.situation.case:
        return ""
    case = case_in(load_case(question.situation.case), question.language)
    return load_catalogue(question.language).say("quiz-from-case", title=case.title, name=case.id)


def read_answer(question: Question, answer: object) -> int:
    """Read which claim somebody means.

    Parameters
    ----------
    question : Question
    answer : str or int
        The letter of an option, its number from 1, or the option in words: a name, *yes*, a rulebook's short name.

    Returns
    -------
    int
        The place of the claim, counted from 0.

    Raises
    ------
    EkTeachError
        For anything else, with what would be accepted.
    """
    told = options(question)
    letters = LETTERS[: len(told)]
    if isinstance(answer, int) and not isinstance(answer, bool) and 1 <= answer <= len(told):
        return answer - 1
    word = _plain(answer) if isinstance(answer, str) else ""
    if len(word) == 1 and word in letters:
        return letters.index(word)
    if word.isdecimal() and len(word) < 3 and 1 <= int(word) <= len(told):
        return int(word) - 1
    known = [
        place for place, claim in enumerate(question.claims) if word and word in _short(question, claim, told[place])
    ]
    if len(known) == 1:
        return known[0]
    catalogue = load_catalogue(question.language)
    raise EkTeachError(catalogue.say("quiz-unread", letters=catalogue.marks.listed(letters), given=shown(answer)))


def _plain(answer: str) -> str:
    """What somebody wrote without what makes no difference: case, width, blanks, and marks at the end."""
    return " ".join(answer.translate(_NARROW).casefold().split()).rstrip(".)!?。")


def _short(question: Question, claim: Claim, told: str) -> tuple[str, ...]:
    """What may be said instead of a letter."""
    words = [told]
    if isinstance(claim, Book):
        words.append(claim.name)
    if isinstance(claim, Judged):
        answer = "yes" if claim.allowed else "no"
        words += [answer, answer_words(answer, question.language)]
    return tuple(map(_plain, words))
