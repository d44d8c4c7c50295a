"""A class on paper and in a table: worksheets and their key, results put together, what is refused."""

import csv
import itertools
import re
import subprocess
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from ek_teach.errors import EkTeachError
from ek_teach.explain import rule_reasons
from ek_teach.lessons.exercises import (
    Chance,
    Dice,
    Either,
    Exercise,
    Number,
    Sheet,
    Task,
    all_templates,
    exercise,
    forget,
    template,
)
from ek_teach.lessons.exercises import Result as Row
from ek_teach.lessons.exercises.class_list import compared_with_class
from ek_teach.lessons.exercises.collecting import marked_again
from ek_teach.lessons.exercises.on_paper import table_notes
from ek_teach.lessons.exercises.worksheet import key_html, key_text, worksheet_html, worksheet_text
from ek_teach.lessons.legend import legend
from ek_teach.rulebook import load_rulebook
from tests.command import refuses, run
from tests.conftest import CHROMIUM_FLAGS


@pytest.fixture
def people(tmp_path: Path) -> Path:
    path = tmp_path / "9b.txt"
    path.write_text("Ada\nGrace\n", encoding="utf-8")
    return path


# Results put together -------------------------------------------------------------------------------------------------


def test_marks_are_computed_again_instead_of_believed() -> None:
    ada = exercise("set-up-1", student="Ada")
    sheet = Sheet([
        Row("Ada", "", "set-up-1", 1, True, "0"),
        Row("Grace", "", "set-up-1", 1, False, exercise("set-up-1", student="Grace").solution()),
        Row("Mary", "", "set-up-1", 2, True, exercise("set-up-1", student="Mary").solution()),
        Row("Mary", "", "not-here-1", 2, True, "7"),
    ])  # fmt: skip
    again, told = marked_again(sheet)
    assert [row.right for row in again] == [False, True, True, True]
    assert told[0] == "Ada, set-up-1: the sheet says right, but '0' is not right." and ada.check("0").right is False
    assert told[1].startswith("Grace, set-up-1: the sheet says not right, but")
    assert told[2].startswith("not-here-1: there is no such exercise here, so that 1 row is as the sheets say")
    assert "--from" in told[2] and len(told) == 3


def test_a_right_answer_is_not_lost_to_one_that_is_only_said_to_be_right(tmp_path: Path) -> None:
    right = exercise("counting-1", student="Ada").solution()
    rows = [
        Row("Ada", "", "counting-1", 1, False, right),  # right, and marked wrong
        Row("ada", "", "counting-1", 5, True, "1/997"),  # wrong, and marked right
        Row("Ada", "", "counting-1", 2, True, "1/991"),
    ]
    for order in itertools.permutations(rows):
        sheet, told = marked_again(order)
        assert list(sheet) == [Row("Ada", "", "counting-1", 1, True, right)]
        assert len(told) == 3 and sum("says not right" in sentence for sentence in told) == 1
    # In one file, too, and handed in twice: each false mark is told once, and the exit code says so.
    path, out = tmp_path / "ada.csv", tmp_path / "class.csv"
    with path.open("w", encoding="utf-8", newline="") as stream:
        csv.writer(stream).writerows([
            ("student", "course", "exercise", "tries", "right", "answer"),
            *((row.student, "", row.exercise, row.tries, "yes" if row.right else "no", row.answer) for row in rows),
        ])  # fmt: skip
    collected = run("exercise", "collect", path, path, "-o", out)
    assert collected.exit_code == 1 and collected.stderr.count("the sheet says") == 3
    assert [(row.answer, row.right) for row in Sheet.load(out)] == [(right, True)]
    assert run("exercise", "collect", out).exit_code == 0


def test_nobodys_exercise_is_made_or_marked_more_often_than_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    made, checked = [], []
    init, check = Exercise.__init__, Exercise.check

    def counted_init(self: Exercise, *args: Any) -> None:
        init(self, *args)
        made.append((self.student, self.name))

    def counted_check(self: Exercise, answer: object) -> Any:
        checked.append((self.student, self.name, answer))
        return check(self, answer)

    monkeypatch.setattr(Exercise, "__init__", counted_init)
    monkeypatch.setattr(Exercise, "check", counted_check)
    rows = [Row(name, "", "counting-1", tries, False, "1/7") for name in ("Ada", "ADA", "Grace") for tries in (1, 2)]
    marked_again(rows)
    assert len(made) == 2 and len(checked) == 2


def test_collect_tells_a_terminal_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = Sheet([Row("Ada", "", "counting-1", 1, False, "1/997")]).save(tmp_path / "ada.csv")
    assert run("exercise", "collect", path).stderr == ""
    monkeypatch.setattr("ek_teach.cli.classroom.is_watched", lambda: True)
    assert "answers" in run("exercise", "collect", path).stderr


# Python that cannot be meant ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: Sheet(5), "a sheet is made of results, as in Sheet() or Sheet(another_sheet), not 5."),
        (lambda: Sheet(None), "a sheet is made of results"),
        (lambda: Sheet([("Ada", 1)]), "('Ada', 1) is none"),
        (lambda: Sheet("Ada"), "'A' is none"),
        (lambda: Sheet.merged(None), "several sheets are merged, as in Sheet.merged([early, late]), not None."),
        (lambda: Sheet.merged([Sheet(), 5]), "5 is none"),
        (lambda: Sheet.merged(Sheet([Row("Ada", "", "turn-1", 1, True, "Ana")])), "is none"),
        (lambda: Sheet().save(None), "a file is named by a text or a Path"),
        (lambda: Sheet().save(""), "can name no file"),
        (lambda: Sheet.load(None), "a file is named by a text or a Path"),
    ],
)
def test_what_is_no_sheet_or_no_file_is_refused_in_a_sentence(call: Any, told: str) -> None:
    with pytest.raises(EkTeachError, match=re.escape(told)) as caught:
        call()
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("head", ["", "student,course,exercise,tries,right,answer\nAda,,turn-1,1,yes,"])
def test_a_cell_too_long_for_csv_is_refused_with_its_line(tmp_path: Path, head: str) -> None:
    path = tmp_path / "long.csv"
    path.write_text(head + "x" * 131_073, encoding="utf-8")
    line = 1 + head.count("\n")
    with pytest.raises(EkTeachError, match=rf"long\.csv, line {line}: ") as caught:
        Sheet.load(path)
    assert len(str(caught.value)) < 300 + len(str(path))


# On paper -------------------------------------------------------------------------------------------------------------


def test_a_sheet_of_paper_tells_what_its_exercises_hang_on() -> None:
    def sheet(name: str, student: str = "Ada") -> str:
        return " ".join(worksheet_text([name], [student]).split())

    ada = exercise("hot-potato-1", student="Ada")
    book = load_rulebook(ada.situation.split("\n")[0].removeprefix("rulebook: "))
    told = sheet("hot-potato-1")
    assert f"Played by “{book.title}” ({book.id})." in told
    # The words of the cards, and what the rulebooks disagree about.
    reasons = rule_reasons(["attack", "attack_on_attack", "skip"], book, ["Ana", "Luis"])
    assert all(reason.text in told for reason in reasons) and "Nope cancels" not in told
    assert "Who may answer a Nope with a Nope" in sheet("nope-war-2")
    # A class may not share a rulebook, and a table that nobody has touched is set up all the same.
    for student in ("Ada", "Grace", "Mary", "Emil"):
        assert "each player is dealt" in sheet("set-up-1", student)
    # Where the cards of the pile are unknown, the number of Kittens can be read.
    kittens = exercise("counting-1", student="Ada").situation.split("\n")[0].count(",")
    told = f", {kittens} of them Kittens." if kittens > 1 else ", 1 of them a Kitten."
    assert told in sheet("counting-1").replace("\n  ", " ")
    page = worksheet_html(["counting-1"], ["Ada"])
    assert "Played by “" in page and told in page


@pytest.mark.parametrize("name", [known.name for known in all_templates()])
def test_every_card_word_on_a_sheet_is_told(name: str) -> None:
    situation = exercise(name, student="Grace").situation
    notes = " ".join(table_notes(situation))
    assert bool(notes) is bool(situation.strip())
    for word, told in {
        "skip": "Skip",
        "attack": "Attack",
        "nope": "Nope",
        "favor": "Favor",
        "shuffle": "Shuffle",
    }.items():
        if re.search(rf"\b{word}\b", situation):
            assert told in notes
    assert table_notes("") == table_notes("this is: no table") == ()


def test_the_key_tells_decimals_beside_fractions() -> None:
    @template("two-thirds", title="Two thirds")
    def two_thirds(dice: Dice) -> Task:
        dice.whole(1, 2)
        return Task("Two thirds?", Chance(), lambda: Either((Fraction(2, 3), Fraction(3, 8))))

    try:
        assert "2/3 ≈ 0.6667 or 3/8 = 0.375" in key_text(["two-thirds"], ["Ada"])
        assert "2/3 ≈ 0.6667 or 3/8 = 0.375" in key_html(["two-thirds"], ["Ada"])
    finally:
        forget("two-thirds")


@pytest.mark.parametrize("command", ["worksheet", "key"])
def test_a_worksheet_goes_where_it_is_meant_to_go_or_nowhere(
    tmp_path: Path, people: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.chdir(tmp_path)
    asked = ("exercise", command, "turn-1", "--class", people)
    refuses(run(*asked, "-o", "x.pdf"), "'x.pdf' ends in '.pdf'", ".html", "saves as PDF")
    refuses(run(*asked, "-o", ""), "can name no file")
    refuses(run("exercise", command, "turn-1", "turn-1", "--class", people), "'turn-1' is named twice")
    assert run(*asked, "-o", "-").stdout == run(*asked).stdout != ""
    assert [path.name for path in tmp_path.iterdir()] == ["9b.txt"]
    for name in ("x.txt", "x.html", "x"):
        assert run(*asked, "-o", name).exit_code == 0 and (tmp_path / name).exists()


def test_a_class_can_be_collected_into_a_pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    sheet = Sheet([Row("Ada", "", "counting-1", 1, False, "1/997")])
    sheet.save("ada.csv")
    assert run("exercise", "collect", "ada.csv", "-o", "-").stdout == sheet.as_csv()
    assert not Path("-").exists()


@pytest.mark.parametrize("folder", ["", ".", "..", "/"])
def test_an_assignment_needs_a_folder_with_a_name(folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("nbgrader")
    monkeypatch.chdir(tmp_path)
    refuses(run("assignment", folder, "-e", "turn-1"), "names no folder for the assignment")
    assert not list(tmp_path.iterdir())


def test_what_is_next_can_be_pasted(tmp_path: Path) -> None:
    pytest.importorskip("nbgrader")
    told = run("assignment", tmp_path / "week 1", "-e", "turn-1").stdout
    assert "nbgrader generate_assignment 'week 1'" in told and "nbgrader autograde 'week 1'" in told


def test_an_answer_may_begin_with_a_minus() -> None:
    @template("below-zero", title="Below zero")
    def below_zero(dice: Dice) -> Task:
        dice.whole(1, 2)
        return Task("Half of minus seven?", Number(), lambda: Fraction(-7, 2))

    asked = ("exercise", "check", "below-zero")
    try:
        assert [run(*asked, answer, "--student", "Ada").exit_code for answer in ("-7/2", "-3.5", "-1")] == [0, 0, 1]
        assert run(*asked, "--student", "Ada", "--", "-7/2").exit_code == 0
        assert run(*asked, "1", "--studen", "Ada").exit_code == 2
    finally:
        forget("below-zero")


@pytest.mark.parametrize(
    ("pile", "told"),
    [
        ("exploding kitten, ?*5", "Not told in the pile at the beginning: 5 cards, 1 of them a Kitten."),
        ("skip, attack, ?*4", "Not told in the pile at the beginning: 4 cards, 2 of them Kittens."),
        ("exploding kitten*2, ?*4", "Not told in the pile at the beginning: 4 cards, none of them a Kitten."),
        ("exploding kitten*2, ?", "Not told in the pile at the beginning: 1 card, no Kitten."),
    ],
)
def test_cards_that_the_paper_tells_are_not_called_unknown(pile: str, told: str) -> None:
    notes = table_notes(f"players: Ana, Luis, Tom\nAna: skip\nLuis: skip\nTom: skip\npile: {pile}\n\nAna: skip")
    assert notes[-1].endswith(told)


def test_a_class_on_the_terminal_is_parted_by_lines(tmp_path: Path) -> None:
    (tmp_path / "9b.txt").write_text("Ada\nGrace\n", encoding="utf-8")
    ran = run("exercise", "worksheet", "turn-1", "--class", tmp_path / "9b.txt", "-o", "-")
    assert ran.exit_code == 0 and "\ufffd" not in ran.output and "=" * 40 in ran.output


def test_worksheet_and_key_bear_one_mark_and_others_another(tmp_path: Path, people: Path) -> None:
    def mark(command: str, name: str, *more: object) -> set[str]:
        ran = run("exercise", command, "turn-1", "--class", people, "-o", tmp_path / name, *more)
        assert ran.exit_code == 0
        return set(re.findall(r"[Ww]orksheet ([0-9a-f]{6})\b", (tmp_path / name).read_text(encoding="utf-8")))

    marks = [mark(command, f"one.{kind}") for command in ("worksheet", "key") for kind in ("txt", "html")]
    assert len(marks[0]) == 1 and all(each == marks[0] for each in marks)
    # Every sheet of paper has it, so that each alone finds its key.
    assert worksheet_text(["turn-1"], ["Ada", "Grace"]).count(f"Worksheet {marks[0].pop()}") == 2
    assert mark("key", "two.txt", "--course", "9b") not in marks
    people.write_text("Ada\nMary\n", encoding="utf-8")
    assert mark("key", "three.txt") not in marks


def test_every_printed_page_has_the_head_of_its_sheet(chromium: str, tmp_path: Path) -> None:
    """Browsers repeat the head of a table; whoever opens a loose page finds its student and its key."""
    names = ["counting-1", "turn-1", "nope-war-2", "hot-potato-1", "counting-2"]
    sheet = worksheet_html(names, ["Ada", "Grace"])
    assert sheet.count("<thead>") == 2 and all(f"<span>{name}</span>" in sheet for name in ("Ada", "Grace"))
    # Links, as a PDF keeps them where they are printed, tell what is on a page without a reader of its text.
    for size in ("letter", "A4"):
        told = re.sub("<meta http-equiv[^>]*>", "", sheet).replace("@page { margin", f"@page {{ size: {size}; margin")
        told = told.replace("<span>Worksheet", '<a href="https://mark.example/">Worksheet')
        pages = printed(re.sub("(<a [^>]*>[^<]*)</span>", r"\1</a>", told), chromium, tmp_path)
        assert len(re.findall(rb"/Type */Page\b", pages)) == pages.count(b"https://mark.example/") > 2


def printed(html: str, chromium: str, folder: Path) -> bytes:
    (folder / "page.html").write_text(html, encoding="utf-8")
    command = [chromium, "--headless", *CHROMIUM_FLAGS, f"--print-to-pdf={folder / 'page.pdf'}", "page.html"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=120)
    return (folder / "page.pdf").read_bytes()


def test_a_legend_explains_what_occurs_and_nothing_else() -> None:
    shown = (
        "players: Ana, Luis\nAna: nope*4\nLuis: nothing\nturn: Ana owes 1 of an attack\npile: skip, nope\n\nAna: draw"
    )
    signs = ["players:", "turn:", "owes 1 of an attack", "pile:", "*4"]
    assert [entry.sign for entry in legend([shown])] == signs
    assert legend(["turn: Ana owes 3"])[1].meaning.startswith("owes 3 turns")
    for language in ("es", "tr", "ru", "zh"):
        assert {entry.sign for entry in legend([shown], language)} == {*signs, "nothing", "draw"}
    assert legend([""]) == ()
    # On paper the rulebook stands once, by its title, and each sheet has its legend.
    sheet = worksheet_text(["turn-1"], ["Ada"], language="tr")
    assert "rulebook:" not in sheet and "- draw = " in sheet and sheet.count("(zh)") == 1


def test_a_missing_exercise_is_told_with_the_list_of_the_class() -> None:
    rows = [Row("Ada", "", "turn-1", 1, True, "x"), Row("Ada", "", "set-up-1", 1, True, "1")]
    told = compared_with_class([*rows, Row("grace", "", "turn-1", 1, True, "x")], ["Ada", "Grace"])
    assert told == ("Grace: no answer that can be read to set-up-1.",)


def test_who_has_handed_in_nothing_is_told_with_the_list_of_the_class(tmp_path: Path, people: Path) -> None:
    right = exercise("turn-1", student="ADA").solution()
    Sheet([Row("ADA", "", "turn-1", 1, True, right)]).save(tmp_path / "ada.csv")
    asked = ("exercise", "collect", tmp_path / "ada.csv")
    assert run(*asked).exit_code == 0
    told = run(*asked, "--class", people, "-o", tmp_path / "all.csv")
    assert told.exit_code == 1 and told.stderr == "ek-teach: Grace: nothing was handed in.\n"
    assert [row.student for row in Sheet.load(tmp_path / "all.csv")] == ["ADA"]
    refuses(run(*asked, "--class", people, "-o", people), "writing would destroy it")
    people.write_text("Grace\n", encoding="utf-8")
    assert "ADA: this name is not in the list of the class." in run(*asked, "--class", people).stderr
    people.write_text("ada\n", encoding="utf-8")
    assert run(*asked, "--class", people).exit_code == 0
    refuses(run(*asked, "--class", tmp_path / "none.txt"), "none.txt", "name a text file, one name a line")


def test_the_page_shows_what_collect_tells_of_a_class(tmp_path: Path, people: Path) -> None:
    for name, answers in {
        "Ada": ("0", exercise("set-up-1", student="Ada", course="9b").solution()),
        "Gracee": "0",
    }.items():
        sheet, one = Sheet(), exercise("set-up-1", student=name, course="9b")
        for answer in answers:
            sheet.record(one.check(answer))
        sheet.save(tmp_path / f"{name}.csv")
    ran = run("exercise", "collect", tmp_path / "Ada.csv", tmp_path / "Gracee.csv", "--class", people)
    page = Path(__file__).parent.parent.joinpath("docs", "exercises.md").read_text(encoding="utf-8")
    assert f"--class 9b.txt\n{ran.stdout}{ran.stderr}```" in page
