"""Exercises of somebody's own, kinds of answers, dice: whatever is broken or mistaken is refused in one sentence."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ek_teach.cli import app
from ek_teach.errors import EkTeachError, IllegalMoveError
from ek_teach.lessons.exercises import (
    Chance,
    Choice,
    Dice,
    Either,
    Mark,
    Misreading,
    Move,
    Number,
    Task,
    Template,
    Who,
    Whole,
    all_templates,
    exercise,
    find_template,
    forget,
    load_exercises,
    part,
    register,
    stopped,
    template,
)
from ek_teach.lessons.exercises.dice import seeded_dice
from ek_teach.lessons.exercises.registry import template_names
from ek_teach.theory import small_game
from ek_teach.theory.gambit import save_gambit
from ek_teach.timeline import play_out

HEAD = """from fractions import Fraction
from ek_teach.lessons.exercises import *

@template("own-1")
"""
RIGHT = f'{HEAD}def own(dice):\n    return Task("How many?", Whole(), lambda: 2)\n'


def refusal(act: Any) -> str:
    with pytest.raises(EkTeachError) as caught:
        act()
    told = str(caught.value)
    assert "\n" not in told and told.endswith(".")
    return told


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.py"
    path.write_text(text, encoding="utf-8")
    return path


# Broken ones ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("def own():\n    ...", ("cannot be made", "mine.py, line 4", "positional argument")),
        ("def own(dice):\n    1 / 0", ("cannot be made", "mine.py, line 6", "ZeroDivisionError")),
        ("def own(dice):\n    raise SystemExit(3)", ("cannot be made", "mine.py, line 6")),
        ("def own(dice):\n    return None", ("None in place of a Task", "mine.py, line 4")),
        ("def own(dice):\n    return Task('?', None, int)", ("kind of answer", "mine.py, line 4")),
        ("def own(dice):\n    return Task('?', Whole, int)", ("kind of answer",)),
        ("def own(dice):\n    return Task(None, Whole(), int)", ("'question'", "a text")),
        ("def own(dice):\n    return Task(' ', Whole(), int)", ("'question'", "empty")),
        ("def own(dice):\n    return Task('\\ud800', Whole(), int)", ("'question'", "half a sign")),
        ("def own(dice):\n    return Task('?', Whole(), 3)", ("'solve'", "a function")),
        ("def own(dice):\n    return Task('?', Whole(), int, parts=3)", ("'parts'", "a function")),
        ("def own(dice):\n    return Task('?', Whole(), int, 'nonsense')", ("situation", "cannot be read", "line 1")),
        ("def own(dice):\n    return Task('?', Whole(), lambda: 1 / 0)", ("cannot be solved", "line 6", "ZeroDiv")),
        (
            "def own(dice):\n    return Task('?', Whole(), int, '',\n        lambda given: given.nothing)",
            ("cannot tell where the answer", "mine.py, line 7", "AttributeError"),
        ),
        ("def own(dice):\n    return Task('?', Whole(), int, '', str)", ("in place of a Parting",)),
        ("def own(dice):\n    return Task('?', Whole(), lambda: Either(()))", ("at least one right answer", "line 6")),
        ("def own(dice):\n    dice.pick([])", ("dice.pick", "mine.py, line 6")),
        # What the kind of answer cannot say.
        (
            "def own(dice):\n    return Task('?', Who(('Ana', 'Luis')), lambda: 'Zoe')",
            ("the solution 'Zoe'", "Ana, Luis"),
        ),
        ("def own(dice):\n    return Task('?', Who(('Ana',), nobody=True), lambda: 'Zoe')", ("the solution 'Zoe'",)),
        ("def own(dice):\n    return Task('?', Who(('Ana',), True), lambda: {'Ana', 'Zoe'})", ("the solution {",)),
        ("def own(dice):\n    return Task('?', Chance(), lambda: 2)", ("the solution 2", "from 0 to 1")),
        ("def own(dice):\n    return Task('?', Chance(), lambda: float('nan'))", ("the solution nan",)),
        (
            "def own(dice):\n    return Task('?', Whole(1, 5), lambda: Either((2, 9)))",
            ("the solution 9", "from 1 to 5"),
        ),
        (
            "def own(dice):\n    return Task('?', Move(('skip',), ('Ana', 'Tom'), 'Ana'), lambda: 'Ana: skip')",
            ("the solution 'Ana: skip'", "Give a move: skip"),
        ),
        ("def own(dice):\n    return Task('?', Choice(('yes',)), lambda: None)", ("the solution None",)),
        ("def own(dice):\n    return Task('?', Choice(()), str)", ("the options of a Choice", "mine.py, line 6")),
        ("def own(dice):\n    return Task('?', Whole(5, 1), int)", ("a Whole is from", "mine.py, line 6")),
    ],
)
def test_a_broken_exercise_is_refused_when_its_file_is_loaded(tmp_path: Path, body: str, told: tuple[str, ...]) -> None:
    path = written(tmp_path, f"{HEAD}{body}\n")
    sentence = refusal(lambda: load_exercises(path))
    for words in ("mine.py, line 4: the exercise 'own-1'", "for 'Ada'", *told):
        assert words in sentence
    assert "own-1" not in template_names()


@pytest.mark.parametrize("command", [["exercise", "list"], ["assignment", "week", "--exercise", "own-1"]])
def test_every_command_refuses_a_broken_exercise(tmp_path: Path, command: list[str]) -> None:
    path = written(tmp_path, f"{HEAD}def own(dice):\n    return None\n")
    done = CliRunner().invoke(app, [*command, "--from", str(path)])
    assert done.exit_code not in (0, 1) and not isinstance(done.exception, EkTeachError)
    assert "in place of a Task" in " ".join(done.output.split())


def test_what_breaks_for_one_student_only_is_refused_there() -> None:
    """Nobody can try an exercise for every student in the world."""

    def solved(right: int) -> int:
        return 6 // (right - seeded_dice("own-2", "Grace").whole(0, 99))

    try:

        @template("own-2")
        def _own(dice: Dice) -> Task:
            drawn = dice.whole(0, 99)
            return Task("?", Whole(-9, 9), lambda: solved(drawn), parts=lambda given: None if given < 9 else 1 / 0)

        one = exercise("own-2", student="Grace")
        for act in (one.solution, one.solutions, lambda: one.check(1)):
            sentence = refusal(act)
            assert sentence.startswith("the exercise 'own-2' cannot be solved for 'Grace' (")
            assert "test_exercise_answers.py, line " in sentence and "ZeroDivisionError" in sentence
        assert one.check("???").mark is Mark.UNREADABLE
    finally:
        forget("own-2")


def test_a_file_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    all_templates()
    before = template_names()
    path = written(tmp_path, f"{RIGHT}\n1 / 0\n")
    assert "mine.py, line 8: ZeroDivisionError" in refusal(lambda: load_exercises(path))
    assert template_names() == before


def test_solutions_that_can_be_answered_are_accepted() -> None:
    kinds: list[tuple[Any, Any]] = [
        (Who(("Ana", "Luis"), several=True), {"Ana", "Luis"}),
        (Who(("Ana", "Luis"), several=True, nobody=True), set()),
        (Who(("Ana", "Luis"), nobody=True), ""),
        (Chance(), 1 / 3),
        (Chance(tolerance=Fraction(1, 10**9)), 1 / 3),
        (Number(), 2.5),
        (Whole(), Either((2, 3))),
        (Move(("skip", "put back at 3"), ("Ana", "Luis"), "Ana"), "put back at 3"),
    ]
    try:
        for kind, right in kinds:
            register(Template("own-3", 0, "", lambda _, kind=kind, right=right: Task("?", kind, lambda: right)))
            one = exercise("own-3", student="Ada")
            assert all(one.check(told).right for told in one.solutions())
    finally:
        forget("own-3")


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: Choice("yes"), "the options of a Choice"),
        (lambda: Choice(("yes", "y")), "the option 'y' would be read as 'yes'"),
        (lambda: Who(()), "the players of a Who"),
        (lambda: Who(("Ana", "ana")), "cannot be told apart"),
        (lambda: Move((), ("Ana", "Tom"), "Ana"), "the options of a Move"),
        (lambda: Move(("skip",), ("Ana", "Tom"), "Zoe"), "the player of a Move is one of Ana, Tom"),
        (lambda: Whole(0, 2.5), "a Whole is from"),  # type: ignore[arg-type]
        (lambda: Whole(unit=3), "the unit of a Whole"),  # type: ignore[arg-type]
        (lambda: Number(3, 1), "a number is from"),
        (lambda: Number(tolerance=-1), "the tolerance"),  # type: ignore[arg-type]
        (lambda: Either(3), "Either has at least one"),  # type: ignore[arg-type]
    ],
)
def test_a_kind_of_answer_that_nobody_could_give_is_refused(make: Any, told: str) -> None:
    assert told in refusal(make)


@pytest.mark.parametrize(
    ("draw", "told"),
    [
        (lambda dice: dice.whole(5, 1), "dice.whole"),
        (lambda dice: dice.whole(0, 1 << 40), "dice.whole"),
        (lambda dice: dice.whole("a", 1), "dice.whole"),
        (lambda dice: dice.pick([]), "dice.pick"),
        (lambda dice: dice.pick({1, 2}), "dice.pick"),
        (lambda dice: dice.shuffled(3), "dice.shuffled"),
        (lambda dice: dice.some([1, 2], 3), "0 to 2 of these 2"),
        (lambda dice: dice.some([1, 2], -1), "0 to 2 of these 2"),
        (lambda dice: dice.table(9), "2 to 5 players"),
        (lambda dice: dice.table(1), "2 to 5 players"),
        (lambda dice: dice.happens(5), "from 0 to 1"),
        (lambda dice: dice.happens(0.5), "from 0 to 1"),
    ],
)
def test_dice_refuse_what_cannot_be_drawn(draw: Any, told: str) -> None:
    assert told in refusal(lambda: draw(seeded_dice("own-1", "Ada")))


# Names ----------------------------------------------------------------------------------------------------------------


def test_an_exercise_of_the_package_is_not_replaced(tmp_path: Path) -> None:
    ours = find_template("counting-1")
    path = written(tmp_path, RIGHT.replace("own-1", "counting-1"))
    for act in (
        lambda: load_exercises(path),
        lambda: template("counting-1")(lambda _: Task("?", Whole(), int)),
    ):
        assert "'counting-1' belongs to an exercise of ek-teach" in refusal(act)
    assert find_template("counting-1") is ours


def test_ones_own_can_be_edited_and_run_again(tmp_path: Path) -> None:
    try:
        for right in ("2", "3", "3"):
            load_exercises(written(tmp_path, RIGHT.replace("lambda: 2", f"lambda: {right}")))
            assert exercise("own-1", student="Ada").solution() == right
    finally:
        forget("own-1")


def test_names_are_found_in_any_case() -> None:
    assert find_template(" COUNTING-1 ") is find_template("counting-1")
    assert exercise("Counting-1", student="Ada").name == "counting-1"


# Words of Python ------------------------------------------------------------------------------------------------------

TABLE = "players: Ana Luis\nAna: skip\nLuis: nope\npile: kitten, ?*3\n\nAna: skip"


@pytest.mark.parametrize(
    ("act", "told"),
    [
        (lambda: load_exercises(None), "a file of exercises"),
        (lambda: load_exercises(3), "a file of exercises"),
        (lambda: template(None), "the name of a template"),
        (lambda: template(lambda _: None), "the name of a template"),
        (lambda: template("\ud800"), "the name of a template"),
        (lambda: register(None), "register takes a Template"),
        (lambda: register(Template("own-1", "x", "", int)), "the lesson of the exercise 'own-1'"),
        (lambda: register(Template("own-1", 0, "\ud800", int)), "the title of the exercise 'own-1'"),
        (lambda: register(Template("own-1", 0, 3, int)), "the title of the exercise 'own-1'"),
        (lambda: register(Template("own-1", 0, "", 3)), "made by a function"),
        (lambda: template("own-1", title=3)(int), "the title of the exercise 'own-1'"),
        (lambda: exercise("counting-1"), "the name of a student is missing"),
        (lambda: exercise("counting-1", student=None), "the name of a student is missing"),
        (lambda: exercise("counting-1", student="A\ud800"), "the name of a student"),
        (lambda: exercise("counting-1", student="Ada", course="A\ud800"), "the word for a class"),
        (lambda: exercise("\ud800", student="Ada"), "there is no exercise"),
        (lambda: part(None, [1], 2), "part takes a timeline"),
        (lambda: part(play_out(TABLE), 5, 2), "the counts are a list"),
        (lambda: part(play_out(TABLE), [], 2), "one for each frame, not 0"),
        (lambda: part(play_out(TABLE), [1] * 99, 2), "one for each frame, not 99"),
        (lambda: part(play_out(TABLE), [1] * len(play_out(TABLE)), 2, 7), "the misreadings are a list"),
        (lambda: part(play_out(TABLE), [1] * len(play_out(TABLE)), 2, [7]), "the misreadings are a list"),
        (
            lambda: part(play_out(TABLE), [1] * len(play_out(TABLE)), 2, [Misreading("So.", [2])]),
            "one for each frame, not 1",
        ),
        (lambda: stopped(None, 1), "stopped takes a timeline"),
        (lambda: stopped(play_out(TABLE), 99), "not at 99"),
        (lambda: stopped(play_out(TABLE), -1), "not at -1"),
        (lambda: stopped(play_out(TABLE), "x"), "not at 'x'"),
    ],
)
def test_words_of_python_refuse_other_types_in_one_sentence(act: Any, told: str) -> None:
    assert told in refusal(act)
    assert "own-1" not in template_names()


def test_an_answer_that_is_right_at_the_end_parts_at_the_last_change() -> None:
    walk = play_out(TABLE)
    counts = [1] + [2] * (len(walk) - 1)
    assert part(walk, counts, 2).frame is not None


# Small games ----------------------------------------------------------------------------------------------------------

PILE = "players: Ana Luis\nAna: {}\nLuis: nope\npile: kitten, skip"


def test_a_small_game_tells_a_refused_move_in_words() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        small_game(f"{PILE.format('defuse')}\n\nAna: skip")
    told = str(caught.value)
    assert told.startswith("line 6, column 1: Not allowed: Ana plays Skip. Ana does not hold Skip") and "_" not in told
    assert caught.value.verdict is not None


def test_sentences_of_small_games(tmp_path: Path) -> None:
    assert "unknown cards of the hands: 0 named, 1 needed" in refusal(lambda: small_game(PILE.format("?")))
    assert "unknown cards of the hands: 1 named, 2 needed" in refusal(
        lambda: small_game(PILE.format("?*2"), unseen="skip")
    )
    assert "not carried out yet" in refusal(lambda: small_game(f"{PILE.format('skip')}\n\nAna: skip\n..."))
    for book in (5, ["es"], object()):
        assert refusal(lambda book=book: small_game(PILE.format("skip"), rulebook=book)).startswith(
            "rulebook is a name"
        )


def test_a_path_that_no_file_can_have_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("pygambit")
    game = small_game("players: Ana Luis\nAna: defuse\nLuis: skip\npile: kitten, tacocat")
    assert "cannot be written" in refusal(lambda: save_gambit(game, str(tmp_path / "a\0b.efg")))


# How a number is written ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "given",
    [
        "37.5 percent", "37.5 per cent", "37,5 Percent.", "%37.5", "% 37,5", "+37.5%", "3:8", "3 : 8", "3 of 8",
        "3 out of 8", "+3/8", "(3/8)", "( 3 / 8 )", "3/8.", "3/8,", "0.375,", "3.75e-1", "+.375",
    ],
)  # fmt: skip
def test_a_chance_is_read_however_it_is_written(given: str) -> None:
    chance = Chance()
    read = chance.read(given)
    assert chance.same(read, Fraction(3, 8))
    assert chance.read(chance.told(read)).value == read.value


@pytest.mark.parametrize("given", ["%37.5%", "((3/8)", "3/8/1", "3:8:1", "of 8", "%", "percent", "()", "3:0", "+-3/8"])
def test_what_is_no_number_stays_so(given: str) -> None:
    refusal(lambda: Chance().read(given))


@pytest.mark.parametrize(
    "given", ["4", "4.0", "4,00", "+4", "4.", "4,", "(4)", "8/2", "four", "4 turns", "4 TURN.", 4.0]
)
def test_a_whole_number_is_read_however_it_is_written(given: object) -> None:
    assert Whole(unit="turns").read(given) == 4


@pytest.mark.parametrize("given", ["4 cards", "four cards", "4 turns 3", "400%", "400 percent", "4.5", "turns", "4 4"])
def test_another_unit_is_no_answer(given: str) -> None:
    assert "a whole number of turns" in refusal(lambda: Whole(unit="turns").read(given))
