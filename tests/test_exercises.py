"""Exercises check themselves: everybody has other numbers, and the engine computes every answer at each check."""

import csv
import io
import itertools
import json
import os
import re
import shutil
import sys
from collections import Counter
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from hypothesis import strategies as st

import ek_teach
from ek_teach.errors import EkTeachError
from ek_teach.lessons.exercises import (
    Chance,
    Choice,
    Dice,
    Either,
    Exercise,
    Mark,
    Misreading,
    Move,
    Number,
    Sheet,
    Task,
    Template,
    Who,
    Whole,
    all_templates,
    exercise,
    forget,
    load_exercises,
    part,
    register,
    template,
)
from ek_teach.lessons.exercises import Result as Row
from ek_teach.lessons.exercises.assignment import assignment_notebook, write_assignment
from ek_teach.lessons.exercises.chains import steps_of
from ek_teach.lessons.exercises.class_list import read_class
from ek_teach.lessons.exercises.registry import find_template
from ek_teach.lessons.exercises.templates.hot_potato import misreadings, owed_then
from ek_teach.lessons.exercises.worksheet import key_text, worksheet_html, worksheet_text
from ek_teach.lessons.legend import without_rulebook
from ek_teach.notation import read
from ek_teach.rulebook import load_rulebook
from ek_teach.timeline import play_out
from tests.command import refuses, run

CLASS = [f"Student {number}" for number in range(100)]
OURS = [
    "counting-1", "counting-2", "counting-3", "hot-potato-1", "hot-potato-2", "nope-war-1", "nope-war-2", "set-up-1",
    "turn-1",
]  # fmt: skip
ALL = [known.name for known in all_templates()]


def wrong_answers(one: Exercise, solutions: tuple[str, ...] | None = None) -> list[object]:
    """Answers that can be read and are not right; whoever knows the right ones spares their being worked out."""
    task = find_template(one.name).make(one_dice(one))
    kind = task.answer
    if isinstance(kind, Number):
        candidates: list[object] = [Fraction(place, 1009) for place in range(1, 1009, 97)]
    elif isinstance(kind, Whole):
        candidates = list(range(max(kind.least, 0), min(kind.most, 60) + 1))
    elif isinstance(kind, Who) and kind.several:
        candidates = [", ".join(some) for n in (1, 2) for some in itertools.combinations(kind.players, n)]
    elif isinstance(kind, Who):
        candidates = list(kind.players)
    else:
        candidates = list(getattr(kind, "options", ()))
    right = set(one.solutions() if solutions is None else solutions)
    return [answer for answer in candidates if kind.told(kind.read(answer)) not in right]


def one_dice(one: Exercise) -> Dice:
    from ek_teach.lessons.exercises.dice import seeded_dice

    return seeded_dice(one.name, one.student, one.course)


# Everybody's own numbers ----------------------------------------------------------------------------------------------


def test_our_exercises_are_all_there() -> None:
    assert set(OURS) <= set(ALL)
    for known in all_templates():
        assert known.title_in() and known.lesson >= 0


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL)
def test_a_hundred_students_have_other_numbers_and_each_right_answer_is_accepted(name: str) -> None:
    """Issue: two students get different numbers and each right answer is accepted, a hundred seeds per template."""
    asked, answers = set(), Counter[str]()
    for number, student in enumerate(CLASS):
        one = exercise(name, student=student)
        asked.add((one.situation, one.question))
        solutions = one.solutions()
        answers[solutions[0]] += 1
        # Where several are right, each has its turn.
        assert one.check(solutions[number % len(solutions)]).mark is Mark.RIGHT
        # Each walk to a wrong answer is a game of its own: a quarter of the class makes mistakes.
        if number % 4:
            continue
        wrong = wrong_answers(one, solutions)
        marked = one.check(wrong[number % len(wrong)])
        assert marked.mark is Mark.WRONG and not marked
        assert marked.parting is not None and marked.parting.sentence.endswith((".", "?"))
    assert len(asked) >= 95
    # Nobody gets far by always giving the same answer.
    assert answers.most_common(1)[0][1] <= 60


@pytest.mark.parametrize("name", OURS)
def test_every_wrong_answer_is_walked_to_a_place_with_its_paragraphs(name: str) -> None:
    """Issue: a wrong answer is explained by walking the step-through to where it parts from the right one."""
    one = exercise(name, student="Ada", course="9b")
    whole = play_out(one.situation)
    for wrong in wrong_answers(one)[:8]:
        marked = one.check(wrong)
        assert marked.timeline is not None and marked.parting is not None
        assert 1 <= len(marked.timeline) <= len(whole) + 4
        assert marked.timeline[-1] is marked.parting.frame
        # The rest is not in it, whoever looks.
        assert marked.timeline.film is None and marked.timeline.title == one.title
        told = str(marked)
        assert told.startswith("✕ Not so: ") and marked.parting.sentence.split()[0] in told
        assert marked.timeline[-1].explanation.heading in told.replace("\n  ", " ")
        paragraphs = [*marked.timeline[-1].explanation.why, *marked.parting.why]
        assert marked.timeline[-1].number == 0 or any(reason.citations for reason in paragraphs)


def test_the_same_student_has_the_same_numbers_however_the_name_is_written() -> None:
    assert str(exercise("counting-1", student="Ada")) == str(exercise("counting-1", student="Ada"))
    for name in ("ada", "ADA ", "  Ada"):
        assert exercise("counting-1", student=name).situation == exercise("counting-1", student="Ada").situation
    # One sign for é or two: the eye sees the same name.
    assert exercise("turn-1", student="Re\u0301my").situation == exercise("turn-1", student="R\u00e9my").situation


def test_another_class_has_other_numbers() -> None:
    several = {exercise("counting-3", student="Ada", course=course).situation for course in ("", "9a", "9b", "9c")}
    assert len(several) == 4
    assert "For Ada, 9b" in str(exercise("counting-3", student="Ada", course="9b"))


def test_names_and_classes_cannot_be_shifted_into_one_another() -> None:
    assert (
        exercise("turn-1", student="Ada 9", course="b").situation
        != exercise("turn-1", student="Ada", course="9b").situation
    )


# The answers, counted in another way ----------------------------------------------------------------------------------

MOVE = re.compile(r"^([^:#]+): (attack|skip|draw|nope)$")


def counted(text: str) -> tuple[str, int]:
    """Whose turn it is and how many are owed, by the simplest counter that tells an ordinary turn from an owed one.

    es Turno a turno 5 adds the turns of an Attack upon an Attack, zh 攻擊卡 1 does not; an even number of Nopes cancel
    each other out (es Dudas frecuentes 5).
    """
    names = list(read(text).players)
    adds = load_rulebook(text.partition("rulebook: ")[2].split()[0]).values["attack_on_attack"] == "add"
    moves = [found.groups() for line in text.splitlines() if (found := MOVE.match(line))]
    seat, owed, attacked = 0, 1, False
    for at, (name, move) in enumerate(moves):
        if move == "nope":
            continue
        assert name == names[seat]
        answers = list(itertools.takewhile(lambda later: later[1] == "nope", moves[at + 1 :]))
        if len(answers) % 2:
            continue
        if move == "attack":
            seat, owed, attacked = (seat + 1) % len(names), 2 + (owed if attacked and adds else 0), True
        elif owed > 1:
            owed -= 1
        else:
            seat, owed, attacked = (seat + 1) % len(names), 1, False
    return names[seat], owed


@pytest.mark.parametrize("name", ["hot-potato-1", "hot-potato-2", "turn-1", "nope-war-1"])
def test_turns_are_as_a_bare_counter_counts_them(name: str) -> None:
    for student in CLASS[:25]:
        one = exercise(name, student=student)
        player, owed = counted(one.situation)
        assert one.solution() == (str(owed) if name.startswith("hot-potato") else player)


def test_the_way_in_which_misreadings_are_counted_agrees_with_the_engine_where_nothing_is_misread() -> None:
    for student in CLASS[:25]:
        walk = play_out(exercise("hot-potato-2", student=student).situation)
        adds = load_rulebook(walk.rulebook).values["attack_on_attack"] == "add"
        owed = walk[0].view.turn.owed
        for frame, step in zip(walk.frames[1:], steps_of(walk), strict=True):
            owed = owed_then(owed, step, adds=adds)
            assert owed == frame.view.turn.owed


def chance_by_hand(pile: int, kittens: int, draws: int) -> Fraction:
    """Draw one card after the other; each safe draw leaves the Kittens among fewer cards."""
    safe = Fraction(1)
    for drawn in range(draws):
        safe *= Fraction(pile - drawn - kittens, pile - drawn)
    return 1 - safe


def pile_of(text: str) -> int:
    line = next(line for line in text.splitlines() if line.startswith("pile: "))
    return sum(int(part.partition("*")[2] or 1) for part in line.removeprefix("pile: ").split(", "))


def test_chances_are_those_of_drawing_card_by_card() -> None:
    """There is one Exploding Kitten fewer than players still in the game (es Preparación 5)."""
    for student in CLASS[:25]:
        one = exercise("counting-1", student=student)
        players, draws = len(read(one.situation).players), one.situation.count(": draw")
        assert one.solution() == str(chance_by_hand(pile_of(one.situation) - draws, players - 2, 1))
        one = exercise("counting-2", student=student)
        players, turns = len(read(one.situation).players), int(one.situation.partition(" owes ")[2][0])
        assert one.solution() == str(chance_by_hand(pile_of(one.situation), players - 1, turns))
        one = exercise("counting-3", student=student)
        players, draws = len(read(one.situation).players), one.situation.count(": draw")
        ahead = int(re.findall(r"next (\d)", one.question)[0])
        pile = pile_of(one.situation)
        expected = chance_by_hand(pile - 3, players - 1, ahead - (3 - draws))
        if one.situation.endswith("shuffle"):
            expected = chance_by_hand(pile - draws, players - 1, ahead)
        assert one.solution() == str(expected)


def test_a_wrong_count_of_a_set_up_is_walked_through_it_also_where_nobody_draws() -> None:
    drawn = set()
    for one in (exercise("set-up-1", student=student) for student in ("Ada", *CLASS[:5])):
        drawn.add("draw" in one.situation)
        timeline = one.check(int(one.solution()) + 1).timeline
        assert timeline is not None and len(timeline) > 1 and timeline[-1].events
    assert drawn == {True, False}


def test_set_ups_are_as_the_books_add_up() -> None:
    """46 cards without Kittens and Defuses; less the hands and, in some books, a third; then these come back."""
    seen = set()
    for student in CLASS:
        one = exercise("set-up-1", student=student)
        script = read(one.situation)
        book, players = load_rulebook(script.rulebook_name), len(script.players)
        defuses = 6 - players
        back = defuses if book.values["leftover_defuses"] == "all_but_two_players" and players > 2 else min(2, defuses)
        size = 46 - players * int(book.values["cards_dealt"])
        before = book.values["leftover_defuses_when"] == "before_deal"
        size += back if before else 0
        thins = book.values["thin_deck"] == "third" or "take a third out" in one.situation
        if thins and players <= 3:
            seen.add(book.id)
            if not before and book.values["kittens_added"] != "before_defuses":
                size, back = size + back, 0
            third = size // 3 + (1 if size % 3 and book.values["thin_deck_rounding"] == "up" else 0)
            size -= third
        size += 0 if before else back
        assert one.solution() == str(size + players - 1 - one.situation.count(": draw"))
    assert seen


def test_who_may_answer_is_as_the_books_say() -> None:
    """Whoever holds a Nope, but not who laid the last card; by zh a Nope is answered by who was cancelled."""
    for student in CLASS[:50]:
        one = exercise("nope-war-2", student=student)
        script = read(one.situation)
        left = {
            name: next(line for line in one.situation.splitlines() if line.startswith(f"{name}: ")).count("nope")
            for name in script.players
        }
        laid = [line.partition(":") for line in one.situation.split("\n\n")[1].splitlines() if ":" in line]
        for name, _, card in laid:
            left[name] -= card.strip() == "nope"
        able = [name for name in script.players if left[name] > 0 and name != laid[-1][0]]
        if load_rulebook(script.rulebook_name).values["nope_answered_by"] == "cancelled_player" and len(laid) > 1:
            able = [name for name in able if name == laid[-2][0]]
        assert one.solution() == (", ".join(able) or "nobody")


# Where answers part ---------------------------------------------------------------------------------------------------

STACKED = """
rulebook: es
players: Ana, Luis, Marta
Ana:   ?*5
Luis:  ?*5
Marta: ?*5
pile:  ?*20

Ana:  attack
Luis: draw
Luis: attack
"""


def parted(given: int, text: str = STACKED) -> Any:
    walk = play_out(text)
    return part(walk, [frame.view.turn.owed for frame in walk], given, misreadings(walk))


def test_who_forgets_that_attacks_add_up_is_stopped_at_the_second_attack() -> None:
    """es Turno a turno 5: the turns still owed are handed on, with two more."""
    parting = parted(2)
    assert parting.frame.explanation.heading == "Nobody plays Nope: Luis's Attack takes effect"
    assert "Until step 4 we agree; in step 5 we part." in parting.sentence and "handed on" in parting.sentence
    assert any("Turno a turno 5" in str(source) for why in parting.frame.explanation.why for source in why.citations)


def test_who_hands_on_a_turn_that_is_over_is_stopped_at_the_draw() -> None:
    text = STACKED.replace("Luis: draw\n", "") + "Marta: draw\nMarta: draw\nMarta: attack\n"
    assert play_out(text)[-1].view.turn.owed == 4
    parting = parted(6, text)
    assert parting.frame.explanation.heading == "Marta draws a card" and len(parting.timeline) == 6
    assert "Each draw ends one of the turns" in parting.sentence


def test_who_adds_under_a_book_that_replaces_is_stopped_there_too() -> None:
    """zh 攻擊卡 1: the next player takes two turns, whatever was owed."""
    parting = parted(3, STACKED.replace("es", "zh", 1))
    assert len(parting.timeline) == 6 and "not handed on" in parting.sentence


def test_an_answer_that_was_so_on_the_way_is_stopped_where_it_changed() -> None:
    walk = play_out(STACKED)
    owed = [frame.view.turn.owed for frame in walk]
    assert owed == [1, 1, 2, 1, 1, 3]
    parting = part(walk, owed, 1)
    assert parting.sentence == "After step 4 it was 1; step 5 changes that." and len(parting.timeline) == 6
    assert part(walk, [1, 1, 1, 2, 2, 3], 1).sentence == "After step 2 it was 1; step 3 changes that."
    assert part(walk, [0, 1, 1, 1, 1, 1], 0).sentence == "At the beginning it was 0; step 1 changes that."


def test_an_answer_out_of_the_blue_is_stopped_at_the_last_change() -> None:
    parting = parted(99)
    assert parting.sentence == "Before step 5 it is 1; look at what step 5 makes of it."
    walk = play_out(STACKED)
    assert len(part(walk, [3] * 6, 2).timeline) == 1


def test_a_misreading_that_errs_from_the_beginning_parts_before_the_first_step() -> None:
    walk = play_out(STACKED)
    parting = part(walk, [1, 1, 2, 1, 1, 3], 7, [Misreading("Begin with 1.", [7] * 6)])
    assert parting.sentence == "We part before the first step. Begin with 1." and len(parting.timeline) == 1


# Answers --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "given", ["3/8", "6/16", 0.375, "0.375", "0,375", ".375", "37.5 %", "37,5%", "⅜", "３／８", "3 / 8."]
)
def test_a_chance_can_be_written_in_many_ways(given: object) -> None:
    kind = Chance()
    assert kind.same(kind.read(given), Fraction(3, 8))


@pytest.mark.parametrize("given", [Fraction(3, 8), Decimal("0.375"), "0.3754", "0.3746", "3.75e-1", "37.54 %"])
def test_decimals_may_be_off_by_the_tolerance(given: object) -> None:
    kind = Chance()
    assert kind.same(kind.read(given), Fraction(3, 8))


@pytest.mark.parametrize("given", ["4/8", "375/1001", "0.376", "0.37", "37 %", "0", "1", 0, 1, "100 %"])
def test_a_fraction_must_be_exact_and_decimals_near(given: object) -> None:
    kind = Chance()
    assert not kind.same(kind.read(given), Fraction(3, 8))


def test_a_value_that_was_rounded_too_much_is_told_so() -> None:
    one = exercise("counting-2", student="Ada")
    value = float(Fraction(one.solution()))
    assert "give more decimals" in one.check(f"{value + 0.002:.4f}").sentence
    assert "give more decimals" not in one.check(f"{value + 0.1:.4f}").sentence


@pytest.mark.parametrize("given", ["53/1000", "1/19", Fraction(1, 21)])
def test_a_fraction_that_is_near_was_miscounted_and_not_rounded(given: object) -> None:
    """It has no decimals of which more could be given; the same value in decimals has."""
    kind, right = Chance(), Fraction(1, 20)
    assert kind.remark(kind.read(given), right) == ""
    assert "give more decimals" in kind.remark(kind.read(float(Fraction(given))), right)  # type: ignore[arg-type]


def test_an_estimate_is_compared_with_the_tolerance_only() -> None:
    kind = Number(least=0)
    assert kind.same(kind.read("1/3"), 0.3334) and not kind.same(kind.read("1/3"), 0.34)


@pytest.mark.parametrize(
    "given",
    [
        "", "half", "3/0", "0/0", "-0.1", "1.2", "37.5", "3/8/1", "1e999", "∞", "nan", "0x1", "--1", "%", "1_0",
        "9" * 10_000, float("nan"), float("inf"), Decimal("NaN"), Decimal("Infinity"), -1, 2, 10**5000, -(10**5000),
        True, None, [], {}, b"3/8", 1j, object(), lambda: 1, Fraction(3, 2),
    ],
    ids=lambda _: "refused",  # some have no name that can be written
)  # fmt: skip
def test_what_is_no_chance_is_refused_in_a_sentence(given: object) -> None:
    with pytest.raises(EkTeachError) as caught:
        Chance().read(given)
    assert len(str(caught.value)) < 250 and "\n" not in str(caught.value)


@hypothesis.given(st.fractions(min_value=0, max_value=1, max_denominator=10**6))
def test_every_fraction_is_read_as_it_is_told(value: Fraction) -> None:
    kind = Chance()
    assert kind.read(kind.told(value)).value == value and kind.same(kind.read(kind.told(value)), value)
    assert kind.same(kind.read(float(value)), value)
    assert kind.told(kind.read(kind.told(kind.read(f"{float(value):.4f}")))) == f"{float(value):.4f}"


@hypothesis.given(
    st.text(max_size=200) | st.integers() | st.floats() | st.binary() | st.lists(st.text(max_size=5), max_size=6)
)
def test_whatever_is_handed_in_is_marked(answer: object) -> None:
    for one in READERS:
        assert one.check(answer).mark in Mark


READERS = [exercise(name, student="Ada") for name in ("counting-2", "nope-war-2", "set-up-1")]


class Hostile:
    """Fails at whatever is asked of it."""

    def __repr__(self) -> str:
        raise RuntimeError

    __str__ = __eq__ = __bool__ = __hash__ = __len__ = __iter__ = __float__ = __repr__  # type: ignore[assignment]


@pytest.mark.parametrize("name", OURS)
def test_what_is_no_answer_is_told_in_one_sentence_and_breaks_nothing(name: str) -> None:
    one = exercise(name, student="Ada")
    for answer in (
        Hostile(),
        object(),
        10**5000,
        "x" * 10**6,
        {"a": 1},
        [Hostile()],
        [[]],
        b"1",
        "\x1b[31m",
        "\u202e",
        1j,
    ):
        marked = one.check(answer)
        assert (marked.mark, marked.right, marked.answer) == (Mark.UNREADABLE, None, "")
        assert "\x1b" not in str(marked) and "\u202e" not in str(marked) and len(str(marked)) < 600
        assert "Traceback" not in str(marked)


@pytest.mark.parametrize("nothing", [..., None, "", "  "])
def test_no_answer_is_neither_right_nor_wrong(nothing: object) -> None:
    marked = exercise("turn-1", student="Ada").check(nothing)
    assert (marked.mark, marked.right, str(marked)) == (Mark.OPEN, None, "○ No answer yet.")
    assert not marked


def test_numbers_are_read_in_digits_and_words() -> None:
    kind = Whole(unit="turns")
    for given in (4, 4.0, "4", "four", "Four turns.", " 4 turns", Fraction(4), Decimal(4), "４"):
        assert kind.read(given) == 4
    for given in (4.5, "4.5", "-1", 1000, "many", True, "4 5", None, [4], float("nan"), 10**5000):
        with pytest.raises(EkTeachError, match=r"^Give a whole number of turns from 0 to 999\. This is "):
            kind.read(given)


def test_names_are_read_in_any_case_and_order() -> None:
    kind = Who(("Ana", "Luis", "Mei"), several=True, nobody=True)
    for given in ("Mei, ana", ["ANA", "mei"], {"Ana", "Mei"}, "Ana and Mei", ("Mei", "Ana", "Ana")):
        assert kind.read(given) == {"Ana", "Mei"}
    for given in ("nobody", [], "No one", "none"):
        assert kind.read(given) == frozenset() and kind.told(kind.read(given)) == "nobody"
    with pytest.raises(EkTeachError, match="did you mean 'Luis'"):
        kind.read("Lius")
    with pytest.raises(EkTeachError, match="One name is asked for, not 2"):
        Who(("Ana", "Luis")).read("Ana, Luis")
    with pytest.raises(EkTeachError, match="Give a name: Ana, Luis"):
        Who(("Ana", "Luis")).read("nobody")


def test_choices_and_moves_are_read_forgivingly() -> None:
    kind = Choice(("yes", "no"))
    assert [kind.read(given) for given in (True, "Y", "allowed", False, " No. ")] == ["yes", "yes", "yes", "no", "no"]
    move = Move(("draw", "skip", "attack", "put back at 3"), ("Ana", "Luis"), "Ana")
    assert [move.read(given) for given in ("Ana draws", "SKIP", "ana : attack", "puts it back at 3")] == [
        "draw", "skip", "attack", "put back at 3",
    ]  # fmt: skip
    with pytest.raises(EkTeachError, match="Give a move: draw, skip"):
        move.read("shuffle")


# An exercise as it is shown -------------------------------------------------------------------------------------------


def test_it_is_shown_the_same_each_time_with_nothing_of_the_answer() -> None:
    one = ek_teach.exercise("set-up-1", student="Ada", course="9b")
    assert repr(one) == str(one) == str(exercise("set-up-1", student="Ada", course="9b"))
    assert one.question.split()[0] in str(one) and one.hint in " ".join(str(one).split())
    assert not hasattr(one, "__dict__")
    assert set(Exercise.__slots__) == {
        "_template",
        "course",
        "hint",
        "language",
        "name",
        "question",
        "rules",
        "situation",
        "student",
        "title",
    }


def test_answers_are_computed_at_each_check() -> None:
    """Issue: answers are computed by the engine, not stored."""
    solved: list[int] = []

    def make(dice: Dice) -> Task:
        return Task("How many?", Whole(), lambda: solved.append(1) or len(solved))

    one = Exercise(Template("counted", 0, "Counted", make), "Ada")
    assert not solved
    assert [one.check(2).right, one.check(2).right, one.check(...).right] == [False, True, None]
    assert len(solved) == 2


def test_it_is_html_that_no_name_can_break_out_of() -> None:
    one = exercise("turn-1", student="<b>Ada & co</b>", course="<i>")
    html = one._repr_html_()
    assert "&lt;b&gt;Ada &amp; co" in html and "<b>" not in html and "<i>" not in html
    wrong = next(iter(wrong_answers(one)))
    told = one.check(wrong)._repr_html_()
    # The step-through opens at the last step that is agreed on; the next one is where they part.
    timeline = one.check(wrong).timeline
    assert timeline is not None
    assert f'<ol class="ek-static" start="{timeline[-2].number}">' in told and told.count("<li><details>") == 2
    assert 'role="status"' in told and "ek-walk" in told and "✕ Not so" in told
    assert "ek-walk" not in one.check(one.solution())._repr_html_()


@pytest.mark.parametrize(
    "student", ["", "   ", "...", "a" * 81, "Ada\nLovelace\x00", "\u202eadA", "\x1b[31m", 7, None, b"Ada"]
)
def test_a_name_that_cannot_be_read_is_refused(student: Any) -> None:
    with pytest.raises(EkTeachError, match=r"^the name of a student is "):
        exercise("turn-1", student=student)


def test_an_exercise_that_is_not_there_is_refused_with_the_nearest() -> None:
    with pytest.raises(EkTeachError, match="there is no exercise 'counting1'; did you mean 'counting-1'"):
        exercise("counting1", student="Ada")
    with pytest.raises(EkTeachError, match=r"there is no exercise 'xyz'.*ek-teach exercise list"):
        exercise("xyz", student="Ada")
    with pytest.raises(EkTeachError, match="an exercise is named by a text"):
        exercise(7, student="Ada")  # type: ignore[arg-type]


# Templates of one's own -----------------------------------------------------------------------------------------------


def test_a_template_is_one_function() -> None:
    @template("my-first-1", lesson=3)
    def my_first(dice: Dice) -> Task:
        """Twice as many."""
        cards = dice.whole(3, 900)
        return Task(f"Twice {cards}?", Whole(most=9999), lambda: 2 * cards)

    try:
        assert find_template("my-first-1").title == "Twice as many" and "my-first-1" in {
            t.name for t in all_templates()
        }
        one = exercise("my-first-1", student="Ada")
        assert one.situation == "" and one.check(one.solution())
        marked = one.check(0)
        assert marked.right is False and marked.timeline is None and str(marked) == "✕ Not so: 0."
    finally:
        forget("my-first-1")


def test_several_answers_can_be_right() -> None:
    one = Exercise(
        Template("either", 0, "Either", lambda _: Task("?", Choice(("a", "b", "c")), lambda: Either(("a", "c")))), "Ada"
    )
    assert [one.check(answer).right for answer in "abc"] == [True, False, True]
    assert one.solutions() == ("a", "c")


@pytest.mark.parametrize("name", ["", "Big", "two words", "a/b", "x" * 51, "-", "é", 7])
def test_a_template_has_a_plain_name(name: Any) -> None:
    with pytest.raises(EkTeachError, match="the name of a template has small letters"):
        register(Template(name, 0, "", lambda _: Task("?", Whole(), int)))


OWN = """
from ek_teach.lessons.exercises import Task, Whole, template

@template("own-1", title="My own")
def own_1(dice):
    cards = dice.whole(3, 900)
    return Task(f"How many are twice {cards} cards?", Whole(most=9999, unit="cards"), lambda: 2 * cards)
"""


@pytest.fixture
def own(tmp_path: Path) -> Any:
    path = tmp_path / "mine.py"
    path.write_text(OWN, encoding="utf-8")
    yield path
    forget("own-1")


def test_exercises_of_ones_own_are_loaded_from_a_file(own: Path) -> None:
    assert [known.name for known in load_exercises(own)] == ["own-1"]
    assert exercise("own-1", student="Ada").check(exercise("own-1", student="Ada").solution())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("1 +", "cannot be run (SyntaxError"),
        ("\n\nraise ValueError('no')", "line 3: ValueError: no"),
        ("x = 1", "registers no exercise"),
        ("from ek_teach.lessons.exercises import template\n@template('Bad Name')\ndef f(d): ...", "small letters"),
        ("import sys; sys.exit()", "SystemExit"),
    ],
)
def test_a_file_that_is_no_exercises_is_refused_in_a_sentence(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "bad.py"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(EkTeachError, match=re.escape(told)):
        load_exercises(path)
    with pytest.raises(EkTeachError, match="cannot be read"):
        load_exercises(tmp_path / "none.py")
    with pytest.raises(EkTeachError, match="no ordinary file"):
        load_exercises(tmp_path)


# Sheets ---------------------------------------------------------------------------------------------------------------


def test_a_sheet_counts_tries_up_to_the_first_right_answer() -> None:
    sheet, ada = Sheet(), exercise("set-up-1", student="Ada", course="9b")
    for answer in (..., "what?", 0, 1, ada.solution(), 0, ada.solution()):
        sheet.record(ada.check(answer))
    (row,) = sheet
    assert row == Row("Ada", "9b", "set-up-1", 3, True, ada.solution())
    with pytest.raises(EkTeachError, match="a sheet records what check"):
        sheet.record("right")  # type: ignore[arg-type]


HOSTILE_NAMES = [
    "=1+1",
    "+49 Ada",
    "-Ada",
    "@SUM(A1)",
    "'Ada",
    "'=Ada",
    "＝Ada",
    'Ada, "the" 2nd; x',
    "Ada'",
    "Zoë 張",
    "Ayşe",
]


def test_no_cell_of_a_sheet_is_a_formula() -> None:
    rows = [Row(name, "-9b", "turn-1", 1, False, "=cmd|' /C calc'!A0") for name in HOSTILE_NAMES]
    cells = list(itertools.chain.from_iterable(csv.reader(io.StringIO(Sheet(rows).as_csv()))))
    assert not [cell for cell in cells if cell.startswith(tuple("=+-@\t\r＝＋－＠"))]


@hypothesis.given(
    st.lists(
        st.tuples(
            st.sampled_from(HOSTILE_NAMES) | st.text("aZ=+-@' ;,\"é張0", min_size=1, max_size=9).filter(str.isalnum),
            st.sampled_from(["", "9b", "=9b"]),
            st.sampled_from(["turn-1", "counting-1"]),
            st.integers(1, 50),
            st.booleans(),
            st.sampled_from(["", "3/8", "=1", "-1", "Ana, Luis", 'a "b"', "'x"]),
        ),
        max_size=8,
    )
)
def test_a_sheet_is_read_back_as_it_was_written(tmp_path_factory: Any, rows: list[Any]) -> None:
    sheet = Sheet(Row(*row) for row in rows)
    path = sheet.save(tmp_path_factory.mktemp("sheet") / "class.csv")
    assert Sheet.load(path) == sheet
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    # A spreadsheet of a country with decimal commas writes semicolons.
    again = io.StringIO()
    csv.writer(again, delimiter=";").writerows(csv.reader(io.StringIO(sheet.as_csv())))
    path.write_text(again.getvalue(), encoding="utf-8", newline="")
    assert Sheet.load(path) == sheet


def test_sheets_are_merged_in_any_order_and_twice_is_once() -> None:
    early = Sheet([Row("Ada", "9b", "turn-1", 1, False, "Ana")])
    late = Sheet([Row("ada", "9b", "turn-1", 3, True, "Luis"), Row("Grace", "9b", "turn-1", 1, False, "Tom")])
    expected = Sheet.merged([early, late])
    assert [row.tries for row in expected] == [3, 1] and len(expected) == 2
    for several in itertools.permutations([early, late, late, early]):
        assert Sheet.merged(several) == expected


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "line 1: there is no column 'student'"),
        (b"a,b\n1,2\n", "line 1: there is no column 'student'"),
        (b"\xff\xfeS\x00", "not UTF-8 text"),
        (
            b"student,course,exercise,tries,right,answer\nAda,,turn-1,0,yes,x\n",
            "line 2: tries is a whole number from 1",
        ),
        (b"student,course,exercise,tries,right,answer\nAda,,turn-1,1e9,yes,x\n", "line 2: tries is"),
        (b"student,course,exercise,tries,right,answer\nAda,,turn-1,1,maybe,x\n", "line 2: right is yes or no"),
        (b"student,course,exercise,tries,right,answer\nAda,,../x,1,yes,x\n", "line 2: '../x' is not the name"),
        (b"student,course,exercise,tries,right,answer\n,,turn-1,1,yes,x\n", "line 2: the name of a student"),
        (b"student,course,exercise,tries,right,answer\nAda\n", "line 2: this row has 1 cells"),
        (b"student,course,exercise,tries,right,answer\nAda,,turn-1,1,yes," + b"x" * 500, "the answer is longer"),
        (b"student,course,exercise,tries,right,answer\nAda,,turn-1,1,yes," + b"x" * 200_000, "is not CSV"),
    ],
)
def test_what_is_no_sheet_is_refused_with_file_and_line(tmp_path: Path, content: bytes, told: str) -> None:
    path = tmp_path / "bad.csv"
    path.write_bytes(content)
    with pytest.raises(EkTeachError, match=re.escape(told)) as caught:
        Sheet.load(path)
    assert "bad.csv" in str(caught.value) and "\n" not in str(caught.value)


def test_a_sheet_is_shown_as_a_table() -> None:
    sheet = Sheet([Row("<b>Ada", "9b", "turn-1", 2, True, "Ana")])
    assert str(sheet).splitlines()[1].split() == ["<b>Ada", "9b", "turn-1", "2", "yes", "Ana"]
    html = sheet._repr_html_()
    assert "<caption>" in html and 'scope="row">&lt;b&gt;Ada' in html


# Worksheets -----------------------------------------------------------------------------------------------------------


def test_a_worksheet_has_everybodys_numbers_and_only_the_key_their_answers(tmp_path: Path) -> None:
    names = ["set-up-1", "counting-2"]
    text = worksheet_text(names, ["Ada", "Grace"], "9b")
    key = key_text(names, ["Ada", "Grace"], "9b")
    for sheet, student in zip(text.split("\f\n"), ("Ada", "Grace"), strict=True):
        assert sheet.startswith(f"{student}, 9b\n")
        for name in names:
            one = exercise(name, student=student, course="9b")
            assert without_rulebook(one.situation) in sheet
            assert f"{name}: {one.solution()}" in key and f"{name}: {one.solution()}" not in sheet
    page = worksheet_html(names, ["<Ada>"], "9b")
    assert "&lt;Ada&gt;, 9b" in page and "<Ada>" not in page and page.count("<article>") == 2


def test_a_class_is_a_list_of_names(tmp_path: Path) -> None:
    path = tmp_path / "9b.txt"
    path.write_text("\ufeffAda Lovelace\n\n# absent\nGrace  # front row\n", encoding="utf-8")
    assert read_class(path) == ("Ada Lovelace", "Grace")
    path.write_text("Ada\nGrace\nADA\n", encoding="utf-8")
    with pytest.raises(EkTeachError, match=r"9b\.txt, line 3: there are two students called 'ADA'"):
        read_class(path)
    path.write_text("\n#\n", encoding="utf-8")
    with pytest.raises(EkTeachError, match="has no names"):
        read_class(path)
    with pytest.raises(EkTeachError, match="cannot be read"):
        read_class(tmp_path / "none.txt")


# The command line -----------------------------------------------------------------------------------------------------


def test_the_list_tells_every_exercise_by_lesson(own: Path) -> None:
    told = run("exercise", "list").stdout
    assert all(name in told for name in OURS) and "Lesson 13" in told
    assert "own-1" in run("exercise", "list", "--from", own).stdout


def test_one_is_shown_checked_and_recorded(tmp_path: Path) -> None:
    one, sheet = exercise("set-up-1", student="Ada", course="9b"), tmp_path / "ada.csv"
    who = ("--student", "Ada", "--course", "9b")
    assert run("exercise", "show", "set-up-1", *who).stdout.strip() == str(one)
    wrong = run("exercise", "check", "set-up-1", "0", *who, "--sheet", sheet)
    assert wrong.exit_code == 1 and wrong.stdout.startswith("✕ Not so: 0.")
    right = run("exercise", "check", "set-up-1", one.solution(), *who, "--sheet", sheet)
    assert right.exit_code == 0 and right.stdout == f"✓ Right: {one.solution()}.\n"
    assert list(Sheet.load(sheet)) == [Row("Ada", "9b", "set-up-1", 2, True, one.solution())]
    refuses(run("exercise", "check", "set-up-1", "lots", *who), "cannot be read as an answer", "whole number of cards")
    refuses(run("exercise", "check", "set-up-1", "", *who), "No answer yet")
    refuses(run("exercise", "show", "set-up", "--student", "Ada"), "did you mean 'set-up-1'")
    refuses(run("exercise", "show", "set-up-1", "--student", " "), "the name of a student")
    assert run("exercise", "show", "set-up-1").exit_code == 2


def test_a_class_gets_its_worksheet_and_the_teacher_the_key(tmp_path: Path) -> None:
    people = tmp_path / "9b.txt"
    people.write_text("Ada\nGrace\n", encoding="utf-8")
    told = run("exercise", "worksheet", "set-up-1", "turn-1", "--class", people, "--course", "9b")
    asked = without_rulebook(exercise("turn-1", student="Grace", course="9b").situation)
    assert told.exit_code == 0 and asked in told.stdout
    page = tmp_path / "sheet.html"
    assert run("exercise", "worksheet", "set-up-1", "--class", people, "-o", page).exit_code == 0
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    key = run("exercise", "key", "set-up-1", "--class", people, "--course", "9b").stdout
    assert f"set-up-1: {exercise('set-up-1', student='Ada', course='9b').solution()}" in key
    assert run("exercise", "key", "set-up-1", "--class", people, "-o", page).exit_code == 0
    assert f"<td>{exercise('set-up-1', student='Ada').solution()}</td>" in page.read_text(encoding="utf-8")
    refuses(run("exercise", "key", "set-up-1", "--class", people, "-o", people), "is read from")
    refuses(run("exercise", "worksheet", "set-up-9", "--class", people), "there is no exercise")


def test_sheets_are_collected_and_marked_again(tmp_path: Path) -> None:
    ada, grace = (exercise("set-up-1", student=name) for name in ("Ada", "Grace"))
    files = [tmp_path / "a.csv", tmp_path / "g.csv"]
    Sheet([Row("Ada", "", "set-up-1", 2, True, ada.solution())]).save(files[0])
    Sheet([Row("Grace", "", "set-up-1", 1, False, "0")]).save(files[1])
    out = tmp_path / "class.csv"
    assert run("exercise", "collect", *files, files[0], "-o", out).exit_code == 0
    assert [(row.student, row.right) for row in Sheet.load(out)] == [("Ada", True), ("Grace", False)]
    Sheet([Row("Grace", "", "set-up-1", 1, True, "0")]).save(files[1])
    cheated = run("exercise", "collect", *files)
    assert cheated.exit_code == 1 and "Grace, set-up-1: the sheet says right" in cheated.stderr
    assert "no" in cheated.stdout.splitlines()[2].split()
    assert grace.check("0").right is False
    files[1].write_text("what?", encoding="utf-8")
    refuses(run("exercise", "collect", *files), "g.csv, line 1")


# nbgrader -------------------------------------------------------------------------------------------------------------


def test_an_assignment_has_what_nbgrader_wants(tmp_path: Path) -> None:
    pytest.importorskip("nbgrader")
    notebook = assignment_notebook(["counting-1", "turn-1"], course="9b", points=3)
    said = {
        cell["metadata"]["nbgrader"]["grade_id"]: cell for cell in notebook["cells"] if "nbgrader" in cell["metadata"]
    }
    assert [name for name, cell in said.items() if cell["metadata"]["nbgrader"]["grade"]] == [
        "test-counting-1",
        "test-turn-1",
    ]
    assert said["test-turn-1"]["metadata"]["nbgrader"]["points"] == 3
    assert said["answer-turn-1"]["metadata"]["nbgrader"] | {"grade_id": "", "schema_version": 0} == {
        "grade": False, "grade_id": "", "locked": False, "schema_version": 0, "solution": True, "task": False,
    }  # fmt: skip
    assert len({cell["id"] for cell in notebook["cells"]}) == len(notebook["cells"])
    # What a student's notebook holds is asked for, never solved.
    for student in ("Ada", "Grace"):
        assert exercise("counting-1", student=student, course="9b").solution() not in json.dumps(notebook)


def test_one_command_makes_an_assignment_and_overwrites_nothing(tmp_path: Path, own: Path) -> None:
    pytest.importorskip("nbgrader")
    folder = tmp_path / "source" / "week 1"
    made = run("assignment", folder, "--exercise", "turn-1", "-e", "own-1", "--from", own)
    assert made.exit_code == 0 and "nbgrader generate_assignment" in made.stdout
    assert sorted(path.name for path in folder.iterdir()) == ["mine.py", "week 1.ipynb"]
    assert "load_exercises('mine.py')" in (folder / "week 1.ipynb").read_text(encoding="utf-8")
    refuses(run("assignment", folder, "-e", "turn-1"), "is there already")
    assert run("assignment", folder, "-e", "turn-1", "--replace").exit_code == 0
    refuses(run("assignment", tmp_path / "x", "-e", "turn-1", "-e", "turn-1"), "named twice")
    refuses(run("assignment", tmp_path / "x", "-e", "turn-9"), "there is no exercise")
    refuses(run("assignment", own / "x", "-e", "turn-1"), "cannot be used")
    assert not (tmp_path / "x").exists()
    assert run("assignment", tmp_path / "x").exit_code == 2
    assert run("assignment", tmp_path / "x", "-e", "turn-1", "--points", "0").exit_code == 2


def test_without_nbgrader_one_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nbgrader.nbgraderformat", None)
    refuses(run("assignment", tmp_path / "x", "-e", "turn-1"), "pip install 'ek-teach[nbgrader]'")
    assert not (tmp_path / "x").exists()
    # Everything else goes without it.
    assert exercise("turn-1", student="Ada").check(...).mark is Mark.OPEN


@pytest.fixture
def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """An nbgrader course with an assignment of three exercises, handed out by nbgrader."""
    pytest.importorskip("nbgrader")
    from nbgrader.apps.api import NbGraderAPI
    from nbgrader.coursedir import CourseDirectory
    from traitlets.config import Config

    # nbgrader starts a program of its own for its database, and looks for it on the path.
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    own = tmp_path / "mine.py"
    own.write_text(OWN, encoding="utf-8")
    write_assignment(
        tmp_path / "source" / "week-1", ["counting-1", "hot-potato-2", "own-1"], course="9b", points=2, own=own
    )
    config = Config({"CourseDirectory": {"root": str(tmp_path), "course_id": "kittens"}})
    directory = CourseDirectory(config=config)
    api = NbGraderAPI(directory, config=config)
    made = api.generate_assignment("week-1")
    assert made["success"], made
    yield tmp_path, api, directory.db_url
    forget("own-1")


def hand_in(root: Path, folder: str, student: str, answer: Callable[[Exercise], str | None]) -> None:
    """Fill in a student's notebook as a student would."""
    import nbformat

    handed_out, submitted = root / "release" / "week-1", root / "submitted" / folder / "week-1"
    shutil.copytree(handed_out, submitted)
    notebook = nbformat.read(submitted / "week-1.ipynb", 4)
    for cell in notebook.cells:
        assert "solution()" not in cell.source
        cell.source = cell.source.replace('STUDENT = ""', f"STUDENT = {student!r}")
        grade_id = cell.metadata.get("nbgrader", {}).get("grade_id", "")
        if grade_id.startswith("answer-"):
            one = exercise(grade_id.removeprefix("answer-"), student=student or "nobody", course="9b")
            given, (name, *_) = answer(one), cell.source.split()
            cell.source = cell.source if given is None else f"{name} = {given!r}"
    nbformat.write(notebook, submitted / "week-1.ipynb")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_nbgrader_itself_grades_right_and_wrong_submissions(course: Any) -> None:
    """Issue: an assignment notebook made with one command, autograded by nbgrader itself."""
    from nbgrader.api import Gradebook

    root, api, database = course
    hand_in(root, "ada", "Ada", lambda one: one.solution())
    hand_in(root, "grace", "Grace", lambda _: "0")
    hand_in(root, "mary", "Mary", lambda one: one.solution() if one.name == "hot-potato-2" else None)
    hand_in(root, "anonymous", "", lambda one: one.solution())
    # Another's answers are not right for one's own numbers.
    copied = {
        one.name: one.solution() for one in (exercise(n, student="Ada", course="9b") for n in ("counting-1", "own-1"))
    }
    hand_in(root, "copycat", "Emil", lambda one: copied.get(one.name))
    scores = {}
    for student in ("ada", "grace", "mary", "anonymous", "copycat"):
        graded = api.autograde("week-1", student)
        assert graded["success"], graded
        with Gradebook(database) as book:
            submission = book.find_submission("week-1", student)
            scores[student] = submission.score
            assert submission.max_score == 6
    assert scores == {"ada": 6, "grace": 0, "mary": 2, "anonymous": 0, "copycat": 0}
