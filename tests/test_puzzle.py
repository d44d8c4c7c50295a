"""A puzzle asks, the engine answers: nothing keeps the answer, and answers are read forgivingly."""

from typing import Any

import pytest

from ek_teach.errors import EkTeachError
from ek_teach.explain import rule_reasons
from ek_teach.lessons.puzzle import Checked, Puzzle
from ek_teach.rulebook import RULEBOOKS, Status, load_rulebook
from ek_teach.rulings.library import load_cases

TABLE = """
players: Ana Luis Marta
Ana:     attack, nope
Luis:    attack, skip, ?*3
Marta:   defuse, nope
discard: skip
turn:    Luis owes 2
pile:    exploding kitten*2, ?*9
"""


def puzzle(lines: str, **more: Any) -> Puzzle:
    return Puzzle(f"{TABLE}\n{lines}", **more)


OWED = "Luis: attack\nask: how many turns does Marta owe?"


def test_it_shows_the_situation_and_the_question_and_nothing_of_the_answer() -> None:
    asked = puzzle(OWED).ask()
    assert str(asked) == f"{TABLE.strip()}\n\nLuis: attack\n\nHow many turns does Marta owe?"
    assert repr(asked) == str(asked)
    assert puzzle(OWED, question="And now?", options=[2, 3, 4]).ask().options == ("2", "3", "4")
    assert str(puzzle(OWED, question="And now?", options=[2, 3]).ask()).endswith("\nAnd now?\n- 2\n- 3")


def test_the_same_puzzle_has_another_answer_under_another_rulebook() -> None:
    """es Turno a turno 5 adds the turns of an Attack upon an Attack, zh (4)攻擊卡 1 does not."""
    assert puzzle(OWED).check(4).right
    assert puzzle(OWED, rulebook="zh").check(2).right
    assert not puzzle(OWED, rulebook="zh").check(4).right


def test_right_and_wrong_are_told_with_the_reason_and_its_paragraph() -> None:
    right, wrong = puzzle(OWED).check("4"), puzzle(OWED).check(3)
    assert (bool(right), bool(wrong)) == (True, False)
    assert str(right).startswith("✓ Right: 4.\n") and str(wrong).startswith("✕ Not so: 3.\n")
    for checked in (right, wrong):
        assert "Marta owes 4 turns" in str(checked)
        assert "§ es, Turno a turno 5" in str(checked)
        assert repr(checked) == str(checked)


def test_nothing_in_a_puzzle_holds_its_answer() -> None:
    asked = puzzle("Luis: attack\nask: whose turn?")
    before = vars(asked).copy()
    assert asked.check("Marta").right
    assert vars(asked) == before
    assert all("Answer" not in type(value).__name__ for value in before.values())


@pytest.mark.parametrize(
    ("ask", "right", "wrong"),
    [
        ("ask: whose turn?", ["Luis", "luis", " LUIS. "], ["Ana", "nobody", "no one"]),
        ("ask: how many turns owed?", [2, 2.0, "2", "two", "Two turns", "2 turns."], [1, "three", 4]),
        ("Luis: attack\nask: who may nope?", [["Marta", "ana"], {"Ana", "Marta"}, "ANA, Marta"], ["Ana", [], "none"]),
        ("ask: may Ana attack?", [False, "no", "No!", "n", "not allowed"], [True, "yes", "irregular"]),
        ("ask: may Luis attack?", [True, "yes", "YES", "y", "allowed"], [False, "no"]),
        ("ask: must Luis draw?", ["no", False], ["yes"]),
        ("Luis: attack\nAna: nope\nask: does it happen?", ["no", False], ["yes"]),
        ("ask: is Ana out?", [False], [True]),
        ("ask: where is skip?", ["discard pile, hand of Luis", "hand of luis, the discard pile"], ["discard pile"]),
        ("ask: how many cards does Ana hold?", ["2 cards", 2], [3]),
        ("ask: how many cards in the pile?", [11, "11"], [9]),
        ("ask: who wins?", ["nobody", "no one", "None"], ["Ana"]),
        ("ask: what does Ana know of the pile?", ["nothing"], ["skip"]),
    ],
)
def test_answers_are_read_forgivingly(ask: str, right: list[Any], wrong: list[Any]) -> None:
    asked = puzzle(ask)
    assert [asked.check(answer).right for answer in right] == [True] * len(right)
    assert [asked.check(answer).right for answer in wrong] == [False] * len(wrong)


def test_an_irregular_move_is_allowed_and_the_reader_is_told_what_is_odd() -> None:
    asked = puzzle("Luis: draw\nask: may Luis explode?")
    asked = Puzzle(asked.ask().situation.replace("?*3", "defuse") + "\nask: may Luis explode?")
    checked = asked.check("yes")
    assert checked.right and asked.check("irregular").right and not asked.check("no").right
    assert "Luis holds Defuse and does not play it." in str(checked)


def test_a_refused_move_is_explained() -> None:
    told = str(puzzle("ask: may Ana attack?").check("yes"))
    assert "It is Luis's turn, not Ana's; out of turn only Nope can be played." in told
    assert "§ es, " in told


@pytest.mark.parametrize("nothing", [None, ..., "", "  "])
def test_no_answer_yet_is_neither_right_nor_wrong(nothing: object) -> None:
    checked = puzzle(OWED).check(nothing)
    assert checked.right is None and str(checked) == "○ No answer yet."


@pytest.mark.parametrize(
    ("ask", "answer", "told"),
    [
        ("ask: how many turns owed?", "many", "the answer is a number from 0 to 999, not 'many'."),
        ("ask: how many turns owed?", True, "the answer is a number from 0 to 999, not 'yes'."),
        ("ask: may Luis attack?", "perhaps", "the answer is 'yes', 'no' or 'irregular', not 'perhaps'."),
        ("ask: whose turn?", "Lius", "'Lius' is not a player; did you mean 'Luis'?"),
        ("ask: whose turn?", 3.5, "an answer is a text, a number, yes or no, or a list of names, not 3.5."),
    ],
)
def test_another_kind_of_answer_is_refused_with_what_would_be_accepted(ask: str, answer: object, told: str) -> None:
    with pytest.raises(EkTeachError) as caught:
        puzzle(ask).check(answer)
    assert str(caught.value) == told


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("Luis: attack", "a puzzle ends with one line 'ask:', and this text has none."),
        ("ask: whose turn?\nask: who wins?", "a puzzle ends with one line 'ask:', and this text has 2."),
        ("ask: whose turn?\nLuis: attack", "a puzzle ends with its line 'ask:'"),
        ("ask: whose turn?  answer: Luis", "line 10 gives the answer away"),
        ("Ana: attack\nask: whose turn?", "It is Luis's turn, not Ana's"),
    ],
)
def test_a_text_that_is_no_puzzle_is_refused_when_it_is_made(lines: str, told: str) -> None:
    with pytest.raises(EkTeachError) as caught:
        puzzle(lines)
    assert told in str(caught.value)


def test_options_that_are_no_answers_are_refused() -> None:
    with pytest.raises(EkTeachError, match="the answer is a number"):
        puzzle(OWED, options=[2, "Ana"])
    with pytest.raises(EkTeachError, match="a puzzle is a text"):
        Puzzle(3)  # type: ignore[arg-type]


def test_names_and_texts_cannot_become_markup() -> None:
    html = puzzle(OWED, question="<b>1 & 2</b>")._repr_html_()
    assert "&lt;b&gt;1 &amp; 2" in html and "<b>" not in html
    assert "<ul>" not in html and "<li>4</li>" in puzzle(OWED, options=[4])._repr_html_()
    assert (
        puzzle(OWED).check(4)._repr_html_().startswith('<div class="ek-checked" role="status"><p><strong>✓ Right: 4.')
    )


def test_every_question_of_the_case_library_can_be_a_puzzle() -> None:
    """The engine's own answer, given back to the puzzle, is right."""
    tried = 0
    for case in load_cases():
        lines = [line for line in case.text.splitlines() if not line.strip().startswith("answer")]
        asks = [number for number, line in enumerate(lines) if line.startswith("ask:")]
        if len(asks) != 1 or asks[0] != len(lines) - 1:
            continue
        text = "\n".join(line.partition(" answer")[0] if line.startswith("ask:") else line for line in lines)
        try:
            asked = Puzzle(text)
        except EkTeachError:
            continue
        tried += 1
        assert asked.check(asked._answered().got).right
        assert asked.check(asked._answered().got).why
    assert tried >= 20


def test_what_a_book_does_not_say_keeps_its_label_beside_the_paragraph() -> None:
    """A paragraph next to a rule must not pass an assumption or one of two readings off as the book's."""
    seen = set()
    for name in RULEBOOKS:
        book = load_rulebook(name)
        for reason in rule_reasons(tuple(book.entries), book, ()):
            (line,) = Checked(None, "", (), (reason,)).reasons()
            seen.add((reason.status, bool(reason.citations)))
            if reason.status is not Status.EXPLICIT:
                assert reason.standing and reason.standing in line, (name, reason.name)
            if reason.status is not Status.CONTRADICTED:
                assert all(f"§ {citation}" in line for citation in reason.citations)
            for reading in book.entries[reason.name].readings:
                meaning = book.schema.options[reason.name][reading.value]
                assert meaning in line and all(str(citation) in line for citation in reading.citations)
    assert {(Status.SILENT, True), (Status.IMPLIED, True), (Status.CONTRADICTED, True)} <= seen


def test_the_assumptions_of_zh_about_a_kitten_are_told_as_such() -> None:
    """zh (2)拆除卡 1 says two things of the place of the Kitten and nothing of its being kept secret."""
    defused = puzzle("Luis: draw\nLuis: defuse\nLuis: put back at 3\nask: whose turn?", rulebook="zh").check("Luis")
    (place,) = (line for line in defused.reasons() if line.startswith("How a defused Kitten"))
    (secret,) = (line for line in defused.reasons() if "kept secret" in line and "(2)拆除卡" in line)
    assert "contradicts itself" in place and "at a random place" in place
    assert "The rulebook does not say; assumption: " in secret and "§ zh, (2)拆除卡 1" in secret
