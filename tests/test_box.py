"""The form that says which rulebook lies in a box."""

import re

import pytest

from ek_teach.rulebook import RULEBOOKS, load_rulebook
from ek_teach.rulings import box_questions, fitting_rulebooks, identifying
from ek_teach.views import WhichRulebook, box_form, told_difference, told_fits
from ek_teach.views.box import box_fragment
from tests.table import SIX


@pytest.fixture
def six_books(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is nearest to a box, and what is asked next, hangs on all the books that there are."""
    for module in (identifying, box_form):
        monkeypatch.setattr(module, "RULEBOOKS", SIX)


def answers_of(book: str) -> dict[str, str]:
    """What the owner of a rulebook would answer."""
    return {question.option: load_rulebook(book).values[question.option] for question in box_questions()}


@pytest.mark.parametrize("book", RULEBOOKS)
def test_whoever_answers_all_questions_from_their_sheet_is_told_their_own_book(book: str) -> None:
    assert told_fits(answers_of(book)).startswith(f"Your box follows {book}: ")
    assert str(fitting_rulebooks(answers_of(book))[0].rulebook) == book


@pytest.mark.usefixtures("six_books")
def test_nothing_answered_is_no_book_and_a_mixture_is_said_to_be_one() -> None:
    assert told_fits({}).startswith("Answer a question")
    mixed = {"exploded_hand": "in_front", "attack_on_attack": "replace", "thin_deck": "optional"}
    assert told_fits(mixed).startswith("No rulebook fits all of it; the nearest: ")


@pytest.mark.usefixtures("six_books")
def test_the_form_tells_as_soon_as_something_is_chosen() -> None:
    form = WhichRulebook()
    assert "Answer a question" in form.told.value
    form.choices["exploded_hand"].value = "in_front"
    assert "So far these fit alike" in form.told.value
    form.choices["pair"].value = load_rulebook("en-2025").values["pair"]
    assert form.answers() == {"exploded_hand": "in_front", "pair": "any_title"}
    assert "Your box follows" in form.told.value and "en-2025 and zh differ on" in form.told.value
    form.friend.value = "en-2025"
    assert "the same book" in form.told.value
    assert repr(form) == f"<WhichRulebook: {', '.join(question.option for question in box_questions())}>"


def test_the_form_and_the_text_tell_the_same() -> None:
    told = box_fragment(answers_of("tr"), "ru", "en")
    assert told_difference("tr", "ru").splitlines()[0] in told
    rows = re.findall(r'<tr><th scope="row">([\w-]+)</th>', told)
    assert rows == [str(fit.rulebook) for fit in fitting_rulebooks(answers_of("tr"))]
