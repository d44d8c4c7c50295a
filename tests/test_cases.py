"""The case library: every case under all six rulebooks, and what the library as a whole must cover."""

from functools import cache

import pytest

from ek_teach.notation import read, write
from ek_teach.rulebook import RULEBOOKS, load_rulebook
from ek_teach.rulings import AuthorityKind, CaseStatus, Standing, Topic, case_names, check, load_case, load_cases

_SPEAKS = (Standing.SETTLED, Standing.FOLLOWS, Standing.CONTRADICTED)
_BOOKS = (AuthorityKind.RULEBOOK, AuthorityKind.SHEET)

# Paragraphs that lay down what a situation cannot show, each with the reason.
_NOT_IN_A_CASE: dict[str, str] = {}


@cache
def _ruled(name):
    return check(load_case(name))


@pytest.mark.parametrize("name", case_names())
def test_every_case_gives_what_it_expects_under_all_six_rulebooks(name):
    ruling = _ruled(name)
    assert len(ruling.books) == len(RULEBOOKS)
    assert [(book, f.asked, f.answer, f.expected) for book, f in ruling.wrong] == []
    expected = [f for book in ruling.books for f in book.findings if f.expected is not None]
    assert len(expected) >= len(RULEBOOKS), "a question of the case is answered for every rulebook"


@pytest.mark.parametrize("name", case_names())
def test_the_authority_of_every_answer_fits_the_verdict(name):
    """What the book says rests on the book; where it is silent, the case names another authority."""
    for book in _ruled(name).books:
        for finding in book.findings:
            assert finding.authority is not None
            assert (finding.standing in _SPEAKS) == (finding.authority in _BOOKS), (book.rulebook.id, finding.asked)


@pytest.mark.parametrize("name", case_names())
def test_every_case_says_what_it_is_about_and_survives_writing(name):
    case = load_case(name)
    assert case.topic is not None and case.script.title and case.question
    assert case.status in (CaseStatus.VERIFIED, CaseStatus.PUBLISHED)
    assert read(write(case.script)) == case.script


def test_there_are_at_least_ninety_cases_spread_over_all_topics():
    topics = [case.topic for case in load_cases()]
    assert len(topics) >= 90
    assert min(topics.count(topic) for topic in Topic) >= 8


def test_every_option_decides_the_answer_of_a_case_and_the_checker_finds_it():
    decided = {
        option
        for name in case_names()
        for book in _ruled(name).books
        for finding in book.findings
        for change in finding.hangs_on
        for option, _value in change.options
    }
    # Which of two things goes into a deck first changes nothing once the deck is shuffled.
    assert set(load_rulebook("es").values) - decided <= {"kittens_added"}


def test_every_paragraph_of_every_rulebook_is_cited_by_a_case():
    cited = set()
    for name in case_names():
        for book in _ruled(name).books:
            reasons = [reason for frame in book.timeline for reason in frame.explanation.why]
            for finding in book.findings:
                reasons += finding.reasons
                reasons += finding.refusal.reasons if finding.refusal is not None else ()
            cited |= {str(citation) for reason in reasons for citation in reason.citations}
    missing = [str(p) for name in RULEBOOKS for p in load_rulebook(name).paragraphs if str(p) not in cited]
    assert [paragraph for paragraph in missing if paragraph not in _NOT_IN_A_CASE] == []


def test_myths_fail_under_every_rulebook():
    """A claim that no rulebook bears out stands in the library as a claim that fails."""
    failing = [
        name
        for name in case_names()
        if any(
            not any(book.findings[number].claims[place].holds for book in _ruled(name).books)
            for number, finding in enumerate(_ruled(name).books[0].findings)
            for place in range(len(finding.claims))
        )
    ]
    assert len(failing) >= 8
