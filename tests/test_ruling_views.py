"""Rulings to look at: text, Markdown, pages, data, several rulebooks side by side, and the command line."""

import json
import re

import pytest
from typer.testing import CliRunner

from ek_teach.cli import app
from ek_teach.rulings import check, side_by_side, to_link
from ek_teach.views import (
    ruling_data,
    ruling_fragment,
    ruling_html,
    ruling_markdown,
    ruling_text,
    side_by_side_data,
    side_by_side_fragment,
    side_by_side_html,
    side_by_side_text,
)

FIVE = """
title: Five <b>& "different"
players: Ana, D'Arc
Ana:     attack, skip, favor, shuffle, tacocat, ?
D'Arc:   ?*6
discard: defuse
pile:    ?*9

Ana: attack, skip, favor, shuffle, tacocat
ask: does it happen?
D'Arc says: no
answer es: yes
"""


@pytest.fixture(scope="module")
def ruling():
    return check(FIVE)


def test_the_text_tells_answers_verdicts_authority_and_where_books_part(ruling):
    told = ruling_text(ruling, link=to_link(ruling.case.script))
    for words in ("the text does not get so far", "silent: an assumption is used", "Where they part", "five_different"):
        assert words in told
    assert "D'Arc says" in told
    assert "the case expects yes" in told
    assert "ek1." in told
    assert "THE STEPS" not in told
    assert "THE STEPS" in ruling_text(ruling, steps=True)


def test_markdown_takes_nothing_of_the_case_for_markup(ruling):
    told = ruling_markdown(ruling, steps=True)
    assert told.startswith("# Five \\<b\\>\\& ")
    assert "| Answer | Rulebooks | Verdict | Rests on |" in told
    assert "```text\ntitle: Five <b>" in told


def test_pages_escape_what_people_write_and_load_nothing(ruling):
    for page in (ruling_html(ruling), ruling_fragment(ruling), side_by_side_html(side_by_side(ruling))):
        assert "<b>&" not in page
        assert "Five &lt;b&gt;&amp; " in page
        assert not re.search(r"(?:src|href)=\"(?!data:)", page)
    assert "script-src" not in ruling_html(ruling)


def test_the_data_can_be_written_as_json_and_holds_every_answer(ruling):
    data = json.loads(json.dumps(ruling_data(ruling)))
    assert {book["id"]: book["findings"][0]["answer"] for book in data["books"]}["ru"] == "yes"
    assert len(data["questions"][0]["answers"]) == 2
    assert len(json.dumps(side_by_side_data(side_by_side(ruling)))) < 300_000


def test_side_by_side_marks_the_first_difference_and_says_who_stopped(ruling):
    table = side_by_side(ruling)
    data = side_by_side_data(table)
    assert data["rows"][data["parting"]]["first"]
    told = side_by_side_text(table)
    assert "Here they part" in told
    assert "refused" in told
    assert side_by_side_fragment(table) == side_by_side_fragment(side_by_side(check(FIVE)))


# The command line -----------------------------------------------------------------------------------------------------


def run(*arguments, stdin=None):
    return CliRunner().invoke(app, list(arguments), input=stdin)


def test_rule_reads_a_file_a_case_a_link_and_standard_input(tmp_path):
    file = tmp_path / "table.txt"
    file.write_text(FIVE, encoding="utf-8")
    wrong = run("rule", str(file))
    assert wrong.exit_code == 1
    assert "line 10, under es" in wrong.stderr
    assert run("rule", "-", stdin=FIVE.replace("yes", "refused")).exit_code == 0
    assert run("rule", run("rule", "nope-on-attack", "--format", "link").stdout.strip()).exit_code == 0
    assert run("rule", "no-such-case").exit_code == 3
    assert run("rule", str(tmp_path / "none.txt")).exit_code == 3
    assert run("rule", "nope-on-attack", "-r", "es", "--side-by-side").exit_code == 3
    assert run("rule", "nope-on-attack", "--side-by-side", "--format", "json").exit_code == 2


@pytest.mark.parametrize("form", ["text", "markdown", "html", "json"])
def test_rule_writes_every_form(form, tmp_path):
    target = tmp_path / "ruling"
    assert run("rule", "nope-on-attack", "--format", form, "--output", str(target)).exit_code == 0
    assert "nope-on-attack" in target.read_text(encoding="utf-8")


def test_cases_are_listed_and_searched():
    assert "NOPE (" in run("cases").stdout
    assert "nope-on-attack" in run("cases", "休想", "ataque").stdout
    assert run("cases", "zzzz").exit_code == 1
    assert json.loads(run("cases", "nope", "--format", "json").stdout)[0]["title"]
    nothing = run("cases", "nope-on-attack", "--failing")
    assert nothing.exit_code == 0


# In a browser ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def page(browser, tmp_path):
    file = tmp_path / "beside.html"
    file.write_text(side_by_side_html(side_by_side(check(FIVE))), encoding="utf-8")
    shown = browser.new_page(viewport={"width": 1280, "height": 800})
    shown.goto(file.as_uri())
    yield shown
    shown.close()


def now(page):
    return page.locator(".ek-row[data-now] .ek-at").inner_text()


@pytest.mark.browser
def test_side_by_side_steps_by_key_button_and_slider(page):
    assert page.locator(".ek-row:visible").count() == 1
    assert now(page).startswith("0 ")
    page.keyboard.press("ArrowRight")
    assert now(page).startswith("1 ")
    page.keyboard.press("Home")
    page.keyboard.press("d")
    assert "Here they part" in now(page)
    assert page.locator(".ek-row[data-now] .ek-refused").count() == 1
    page.get_by_role("button", name="Last").click()
    page.get_by_role("button", name="Back").click()
    page.get_by_role("slider").fill("0")
    assert now(page).startswith("0 ")
    page.get_by_role("button", name="First difference").click()
    assert "Here they part" in now(page)
    assert "Here they part" in page.locator("[aria-live]").inner_text()


@pytest.mark.browser
def test_side_by_side_fits_a_telephone(page):
    page.set_viewport_size({"width": 360, "height": 800})
    page.keyboard.press("d")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.browser
def test_side_by_side_shows_every_row_where_no_script_runs(browser, tmp_path):
    file = tmp_path / "beside.html"
    file.write_text(side_by_side_html(side_by_side(check(FIVE))), encoding="utf-8")
    context = browser.new_context(java_script_enabled=False)
    shown = context.new_page()
    shown.goto(file.as_uri())
    assert shown.locator(".ek-row:visible").count() == len(side_by_side(check(FIVE)).rows)
    context.close()
