"""The rules of a book on one page, in every language and form, and where two books differ."""

import re
import subprocess
import sys

import pytest

from ek_teach.cards import BOX, Title
from ek_teach.errors import EkTeachError
from ek_teach.languages import LANGUAGES
from ek_teach.lessons.first_round.counting import count_set_up
from ek_teach.lessons.sheet import rules_sheet, sheet_html, sheet_markdown, sheet_of_differences, sheet_pdf
from ek_teach.rulebook import RULEBOOKS, Status, difference, load_rulebook

from .command import run


@pytest.mark.parametrize("book", RULEBOOKS)
def test_the_numbers_are_those_that_the_engine_counts(book: str) -> None:
    table = rules_sheet(book).sections[0].table
    assert table is not None
    rows = {row[0]: row[1:] for row in table.rows}
    counted = [count_set_up(load_rulebook(book), players) for players in (2, 3, 4, 5)]
    assert rows["cards in a hand"] == tuple(str(one.hand) for one in counted)
    assert rows["Kittens in the pile"] == ("1", "2", "3", "4")
    assert rows["cards in the pile"] == tuple(str(one.pile) for one in counted)


@pytest.mark.parametrize("book", RULEBOOKS)
def test_each_line_has_a_paragraph_or_says_that_the_book_has_none(book: str) -> None:
    for section in rules_sheet(book).sections[:5]:
        for line in section.lines:
            assert line.sources or line.status is Status.SILENT, line.text


@pytest.mark.parametrize("book", RULEBOOKS)
def test_a_paragraph_on_the_sheet_is_one_of_the_book(book: str) -> None:
    known = {f"{c.heading} {c.number}" for c in load_rulebook(book).paragraphs}
    for section in rules_sheet(book).sections:
        for line in section.lines:
            assert not line.sources or set(line.sources.split("; ")) <= known


def test_every_card_that_is_played_is_told_with_how_many_there_are() -> None:
    cards = rules_sheet("tr").sections[3].lines
    for title, name in ((Title.ATTACK, "Attack"), (Title.NOPE, "Nope"), (Title.SEE_THE_FUTURE, "See the Future")):
        assert any(line.text.startswith(f"{name} ({BOX[title]}): ") for line in cards)


def test_a_combination_that_is_not_played_has_no_effect_on_the_sheet() -> None:
    """es *Para la primera partida* 4 puts the advanced combos off and never describes them."""
    told = sheet_markdown(rules_sheet("es"))
    assert "Three of a kind names a card" not in told
    assert "Three of a kind names a card" in sheet_markdown(rules_sheet("zh"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", RULEBOOKS)
def test_every_book_is_told_in_every_language(book: str, language: str) -> None:
    sheet = rules_sheet(book, language)
    markdown, html = sheet_markdown(sheet), sheet_html(sheet)
    assert sum(len(section.lines) for section in sheet.sections) > 50
    assert f'<html lang="{"zh-Hant" if language == "zh" else language}">' in html
    if language in ("ru", "zh"):
        # Headings stay as their book has them; of the sentences nothing is English.
        headings = {c.heading for name in RULEBOOKS for c in load_rulebook(name).paragraphs}
        bare = re.sub("|".join(map(re.escape, sorted(headings, key=len, reverse=True))), "", markdown)
        assert not re.search(r"[a-z]{2,} [a-z]{2,} [a-z]{2,}", bare)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pdf_is_one_page(language: str) -> None:
    made = sheet_pdf(rules_sheet("es", language))
    assert made.startswith(b"%PDF-") and len(re.findall(rb"/Type /Page\b", made)) == 1


def test_two_books_are_told_apart_by_the_points_on_which_they_differ() -> None:
    sheet = sheet_of_differences("es", "zh", "ru")
    points = difference(load_rulebook("es"), load_rulebook("zh"))
    assert len(sheet.points) == len(points)
    assert sheet_pdf(sheet).startswith(b"%PDF-")
    with pytest.raises(EkTeachError, match="compared with itself"):
        sheet_of_differences("es", "es")


def test_house_rules_are_marked() -> None:
    from ek_teach.rulebook import HouseRule

    house = load_rulebook("es").with_house_rules(HouseRule("three_of_a_kind", "on", "off"))
    lines = [line for section in rules_sheet(house).sections for line in section.lines]
    assert any(line.status is Status.HOUSE for line in lines)
    assert len(sheet_of_differences("es", house).points) == 1


@pytest.mark.parametrize("players", [1, 6, True, "4", None, 2.0])
def test_a_wrong_number_of_players_is_refused(players: object) -> None:
    with pytest.raises(EkTeachError, match="two to five can play"):
        rules_sheet("es", players=players)  # type: ignore[arg-type]


# The command ----------------------------------------------------------------------------------------------------------


def test_the_command_writes_what_the_name_of_the_file_says(tmp_path) -> None:
    for name, start in (("a.md", "# "), ("a.html", "<!DOCTYPE html>"), ("a.pdf", "%PDF-")):
        assert run("sheet", "-r", "ru", "--lang", "tr", "-o", tmp_path / name).exit_code == 0
        assert (tmp_path / name).read_bytes().decode("latin-1").lower().startswith(start.lower())
    assert run("sheet", "-r", "zh", "--against", "es").stdout.startswith("# zh and es")
    told = run("sheet", "-r", "zh", "--against", "en-2025", "--lang", "tr").stdout
    assert told.count("Geleneksel Çince anlatım") == told.count("İngilizce kural kâğıdı") == 1  # which books these are


@pytest.mark.parametrize(
    "arguments",
    [("-o", "a.docx"), ("--format", "pdf"), ("--players", "9"), ("--lang", "fr")],
)
def test_a_command_that_is_not_written_as_it_should_be_ends_with_2(arguments) -> None:
    assert run("sheet", *arguments).exit_code == 2


def test_an_unknown_rulebook_ends_with_3_and_a_sentence() -> None:
    done = run("sheet", "-r", "fr")
    assert done.exit_code == 3 and "there is no rulebook 'fr'" in done.stderr


def test_no_sheet_needs_jupyter() -> None:
    program = (
        "import sys\n"
        "for name in ('IPython', 'ipywidgets', 'anywidget', 'jupyterlab', 'jupyter_server', 'ipykernel'):\n"
        "    sys.modules[name] = None\n"
        "from ek_teach.cli import app\n"
        "app(['sheet', '-r', 'zh', '--lang', 'es'])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
