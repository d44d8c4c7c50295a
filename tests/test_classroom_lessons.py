"""The lessons for a class: exercises that can be tried, a surprise that stays one, times and words that agree."""

import json
import re
from dataclasses import replace
from itertools import permutations, product
from pathlib import Path
from typing import Any

import pytest

from ek_teach.engine import ActionKind, legal_actions
from ek_teach.errors import MissingLibraryError
from ek_teach.notation import play, read
from ek_teach.rulebook import RULEBOOKS
from ek_teach.theory import backward_induction, move_game, nope_war, small_game
from ek_teach.theory.missing import needs
from ek_teach.views import theory_games, theory_moves

ROOT = Path(__file__).resolve().parent.parent
ALL = sorted((ROOT / "notebooks").glob("*.ipynb"))
TIMED = [path for path in ALL if int(path.name[:2]) >= 10]
LESSONS = [path for path in TIMED if path.name[:2] != "10"]
"""The lessons with exercises; lesson 10 has none."""

WORDED = {30: "Thirty", 35: "Thirty-five", 40: "Forty", 45: "Forty-five"}


def cells(path: Path, kind: str) -> list[str]:
    """The sources of a notebook's cells of one kind, in order."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == kind]


def page(path: Path) -> str:
    """The teacher's page of a lesson."""
    return (ROOT / "docs" / "lessons" / f"{path.stem}.md").read_text(encoding="utf-8")


def test_the_lessons_are_numbered_without_a_gap() -> None:
    """What is said below is said of all of them; there are seven at least."""
    assert [path.name[:2] for path in LESSONS] == [str(number) for number in range(11, 11 + len(LESSONS))]
    assert len(LESSONS) >= 7


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_every_exercise_has_a_name_and_a_cell_to_try_an_answer(path: Path) -> None:
    """A student answers in the cell below the question, without having to know how exercises are called."""
    code = cells(path, "code")
    asked = [at for at, source in enumerate(code) if "ek_teach.exercise(" in source]
    assert asked
    for at in asked:
        named = re.search(r"^(\w+) = ek_teach\.exercise\(.*\)\n\1$", code[at], re.MULTILINE)
        assert named, code[at]
        assert code[at + 1] == f"{named[1]}.check(...)"


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_every_notebook_has_a_page_for_the_teacher(path: Path) -> None:
    """All of one shape; each says how the class gets the notebook, and when the file alone will do."""
    told = page(path)
    heads = re.findall(r"^## (.*)$", told, re.MULTILINE)
    assert heads == [
        "Aims", "Time and prerequisites", "Before the lesson", "Plan", "Answers", "How it may go wrong",
    ]  # fmt: skip
    assert f"The notebook is `{path.stem}`. `.venv/bin/ek-teach lab` puts a copy of it" in told
    assert "The file in `notebooks/` alone has its outputs stored" in told


PUZZLES = [path for path in ALL if path.name[:2] in ("02", "03", "04")]


@pytest.mark.parametrize("path", PUZZLES, ids=lambda path: path.stem)
def test_the_answers_on_a_page_are_those_of_the_engine(path: Path) -> None:
    """The questions at the end of a lesson, under each rulebook."""
    rows = dict(re.findall(r"^\| ([123]): [^|]*\| (.*) \|$", page(path), re.MULTILINE))
    asked = [source for source in cells(path, "code") if "ek_teach.Puzzle" in source]
    assert list(rows) == ["1", "2", "3"] and len(asked) == 3
    for row, source in zip(rows.values(), asked, strict=True):
        text = source.split('"""')[1]
        answers = [play(replace(read(text), rulebook_name=name)).answers[-1].got for name in RULEBOOKS]
        assert row.split(" | ") == answers


@pytest.mark.parametrize("path", TIMED, ids=lambda path: path.stem)
def test_notebook_and_page_tell_the_same_minutes(path: Path) -> None:
    """The parts of the teacher's page, the exercises among them, add up to what the notebook says."""
    parts = re.findall(r"^\| .*? \| (\d+)(?:, or at home)? \|$", page(path), re.MULTILINE)
    whole = sum(map(int, parts))
    told = next(word for word in cells(path, "markdown")[0].split("\n\n")[1].split() if word in WORDED.values())
    assert told == WORDED.get(whole), f"the parts take {whole} minutes"


def test_the_page_for_teachers_tells_how_long_lessons_take() -> None:
    """The shortest and the longest of either kind, as the pages of the lessons add up."""
    told = (ROOT / "docs" / "how_to" / "teach.md").read_text(encoding="utf-8")
    times = [page(path).partition("## Time")[2].partition("## Before")[0] for path in ALL]
    parts = [re.findall(r"^\| .*? \| (?:\d+ to )?(\d+)(?:, or at home)? \|$", time, re.MULTILINE) for time in times]
    whole = {path: sum(map(int, minutes)) for path, minutes in zip(ALL, parts, strict=True)}
    short = [minutes for path, minutes in whole.items() if path not in TIMED]
    long = [minutes for path, minutes in whole.items() if path in TIMED]
    assert f"10 to 17 take {min(long)} to {max(long)} minutes" in told
    assert f"00 to 06 take {min(short)} to {max(short)};" in told


def test_the_explorer_of_lesson_11_answers_at_every_position() -> None:
    """The odds, or one sentence about what can be moved; no word of the notation, which nobody there has written."""
    names: dict[str, Any] = {}
    code = cells(LESSONS[0], "code")
    exec(code[0], names)
    exec(next(source for source in code if "def ahead" in source).partition("\n\n\nExplorer(")[0], names)
    # The picture is drawn from the same table, and drawing it three thousand times takes minutes.
    names["odds_chart"] = lambda odds, **_: odds
    piles = {tuple(names["opening_odds"](book, players).pile for players in range(2, 6)): book for book in RULEBOOKS}
    refused = 0
    positions = product(piles.values(), range(2, 6), range(26), (1, 8), names["PEEKS"].values())
    for book, players, drawn, draws, peek in positions:
        opened = names["opening_odds"](book, players)
        # Where eight can be looked ahead, one can.
        if draws == 1 and opened.pile - drawn >= 8:
            continue
        shown = names["ahead"](book, players, drawn, draws, peek)
        safe = opened.pile - opened.kittens - drawn
        possible = safe >= peek.count("T") and draws <= opened.pile - drawn
        assert isinstance(shown, list) == possible, (book, players, drawn, draws, peek)
        if isinstance(shown, str):
            refused += 1
            assert re.fullmatch(r"[^?]*(choose fewer|let fewer be drawn in safety|look at fewer)\.", shown)
    assert refused


def test_lesson_11_counts_the_orders_that_it_asks_for() -> None:
    """The class counts, then the computer; the page has the same numbers."""
    assert len(set(permutations("SSSSSSKK"))) == 28 and len(set(permutations("TTTPPPKK"))) == 560
    notebook = json.loads(LESSONS[0].read_text(encoding="utf-8"))
    (counted,) = (cell for cell in notebook["cells"] if "SSSSSSKK" in "".join(cell["source"]))
    printed = "".join("".join(output.get("text", "")) for output in counted["outputs"])
    assert re.search(r"alike: +28\n", printed) and re.search(r"apart: +560\n", printed)
    assert "28 if all safe cards look alike" in page(LESSONS[0]) and "560" in page(LESSONS[0])


def test_ana_of_lesson_11_can_do_nothing_but_draw() -> None:
    """As the words say: no card that ends a turn, none to cancel the Attack, no pair."""
    text = next(source for source in cells(LESSONS[0], "code") if "Two turns owed" in source).split('"""')[1]
    end = play(read(text)).end
    assert (end.turn.player, end.turn.owed) == (1, 2)
    assert {action.kind for action in legal_actions(end)} == {ActionKind.DRAW}


def test_lesson_12_tells_why_an_even_pile_is_good() -> None:
    """What the answer names: the only Defuse in the hand of who begins."""
    told = "\n".join(cells(LESSONS[1], "markdown"))
    alone = [str(backward_induction(move_game(size, hand="", defuses=(1, 0))).values[0]) for size in (1, 2, 3, 4)]
    assert alone == ["1", "3/4", "8/9", "3/4"]
    assert "he wins 3/4" in told and "1 with a single card, 8/9" in told
    bare = [backward_induction(move_game(size, hand="", defuses=(0, 0))).values[0] for size in (2, 4)]
    assert [str(value) for value in bare] == ["1/2", "1/2"]


def test_luis_of_lesson_12_loses_whatever_he_does() -> None:
    """The Kitten on top, Ana with an Attack left: his Attack comes back to him."""
    seen = "players: Luis Ana\nLuis: attack\nAna: attack\npile: exploding kitten, tacocat*3"
    for moves in ("Luis: draw", "Luis: attack\nAna: attack\nLuis: draw"):
        assert play(read(f"rulebook: es\n{seen}\n\n{moves}\n")).end.winner == 1


def test_no_lesson_counts_one_cards() -> None:
    """A table has its plural in its head."""
    for path in TIMED:
        notebook = json.loads(path.read_text(encoding="utf-8"))
        printed = ["".join(output.get("text", "")) for cell in notebook["cells"] for output in cell.get("outputs", [])]
        assert not re.search(r"\b1 cards\b", "\n".join(printed)), path.name


@pytest.mark.parametrize("path", LESSONS[:-1], ids=lambda path: path.stem)
def test_a_lesson_leads_to_the_next(path: Path) -> None:
    """Its last words name it."""
    after = ALL[ALL.index(path) + 1]
    assert re.search(rf"^Next: \[.*\]\({after.name}\)", cells(path, "markdown")[-1], re.MULTILINE)


def test_nothing_tells_the_surprise_of_lesson_12_before_it() -> None:
    """What moves are worth with something in the hand is first seen after the vote on Skip and draw."""
    notebook = json.loads(LESSONS[1].read_text(encoding="utf-8"))
    before, _, after = "\n".join("".join(cell["source"]) for cell in notebook["cells"]).partition("· The surprise")
    before = before.partition("## 1")[2]
    assert "moves_explorer()" in after and "values_table(" in after
    assert not re.search(r"moves_explorer\(|values_table\(|worse than a draw", before)


def test_lesson_12_names_one_card_that_can_only_be_drawn() -> None:
    """In section 2 the rest of the pile is Tacocats, on the page as in the notebook and in the game."""
    section = next(source for source in cells(LESSONS[1], "markdown") if "Something smaller" in source)
    assert "Tacocat" in section and "Skips" not in section.partition("## 2")[2]
    assert "three Tacocats" in page(LESSONS[1])
    assert not any("skips=True" in source for source in cells(LESSONS[1], "code"))
    assert str(backward_induction(move_game(2, hand="")).values[0]) == "5/8"


def test_lesson_14_tells_the_price_of_a_nope_and_counts_it() -> None:
    """Who keeps a Nope ends with what the card brings, who plays one with its price less."""
    code, words = cells(LESSONS[3], "code"), "\n".join(cells(LESSONS[3], "markdown"))
    assert "that is its price, −¼" in words
    assert "A Nope that stays in the hand is worth" not in words
    table = re.search(r'TABLE = """(.*?)"""', "\n".join(code), re.DOTALL)
    assert table and "exploding kitten" not in table[1]
    solved = backward_induction(nope_war(table[1], {"Ana": 1, "Luis": -1, "Marta": -1}))
    assert [str(value) for value in solved.values] == ["0", "0", "-1/4"]


def test_no_lesson_says_that_scipy_may_be_missing() -> None:
    """It comes with the package itself; the extra brings Gambit and OpenSpiel."""
    for path in LESSONS:
        assert not re.search(r"has\(\"scipy|needs? scipy|with scipy, which", "\n".join(cells(path, "code"))), path.name
        assert not re.search(r"[Ww]ithout scipy", page(path)), path.name
    with pytest.raises(MissingLibraryError, match=r'"ek-teach\[theory\]"'):
        needs("pyspiel.no_such_part", "A test")
    with pytest.raises(MissingLibraryError, match='"ek-teach"'):
        needs("scipy.no_such_part", "A test")


def test_a_line_of_best_play_ends_with_who_explodes_and_who_wins() -> None:
    """Who holds no Defuse does not *not defuse* the Kitten."""
    table = "players: Ana Luis\nAna: skip\nLuis: nothing\npile: exploding kitten"
    line = backward_induction(small_game(table)).line()
    assert line == ("Ana plays Skip", "Luis draws", "Luis explodes", "Ana wins")


def test_the_page_on_theory_names_all_explorers_and_value_charts() -> None:
    """Who prepares a lesson with the pages alone finds what can be shown."""
    told = (ROOT / "docs" / "theory.md").read_text(encoding="utf-8").partition("## Show it to the class")[2]
    names = [name for name in (*theory_games.__all__, *theory_moves.__all__) if name.endswith(("_explorer", "_chart"))]
    assert "moves_explorer" in names and "value_chart" in names
    assert not [name for name in names if name not in told]
