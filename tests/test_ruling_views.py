"""Rulings to look at: text, Markdown, pages, data, several rulebooks side by side, and the command line."""

import json
import re
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest
from markdown_it import MarkdownIt
from typer.testing import CliRunner

from ek_teach.cli import app
from ek_teach.rulings import Branch, check, side_by_side, to_link
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
from ek_teach.views.notebook import ruling_bundle

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
    for words in (
        "the moves end before this question",
        "the book is silent: an assumption is used",
        "Where they part",
        "five_different",
    ):
        assert words in told
    assert "D'Arc says" in told
    assert "the case expects yes" in told
    assert "ek1." in told
    assert "The steps" not in told
    assert "The steps" in ruling_text(ruling, steps=True)


def test_markdown_takes_nothing_of_the_case_for_markup(ruling):
    told = ruling_markdown(ruling, steps=True)
    assert told.startswith("# Five \\<b\\>\\& ")
    assert "| Answer | Rulebooks | Verdict | Rests on |" in told
    assert "```text\n\ntitle: Five <b>" in told


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


def body(page):
    return re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)


def test_answers_stand_in_words_wherever_they_stand():
    told = " ".join(ruling_text(check("defuse-openly")).split())
    assert ": yes, but irregular, used here" in told
    assert ": irregular" not in told.split("The situation")[0]
    wrong = ruling_data(check(FIVE.replace("answer es: yes", "answer ru: refused")))
    faults = [fault for answer in wrong["questions"][0]["answers"] for fault in answer["wrong"]]
    assert faults == ["Line 10, ru: the case expects the moves end before this question."]


def test_a_refusal_is_told_once_with_what_would_be_right():
    told = " ".join(ruling_text(check("nope-after-the-turn-passed")).split())
    assert told.count("There is nothing here that Nope could cancel") == 1
    assert "Play the cards singly" in ruling_text(check(FIVE))


def test_a_paragraph_is_told_in_full_once_under_each_rulebook():
    for told in (ruling_text(check("nope-after-the-turn-passed")), body(ruling_html(check("nope-on-attack")))):
        paragraphs = re.findall(r"§ (es, [^:<]*?\d+)(?:</span><span class=\"ek-words\">)?:", told)
        assert paragraphs
        assert len(paragraphs) == len(set(paragraphs))


def test_every_answer_says_what_it_hangs_on_or_that_nothing_changes_it():
    for case in ("nope-on-attack", "nope-after-the-turn-passed"):
        data = ruling_data(check(case))
        answers = [answer for question in data["questions"] for answer in question["answers"]]
        told = ruling_text(check(case))
        hanging = sum(bool(answer["hangs_on"]) for answer in answers)
        assert told.count(f"{data['labels']['hangs']}:") == hanging
        assert told.count(data["labels"]["hangs_none"]) == len(answers) - hanging


def test_lines_of_the_case_keep_the_numbers_by_which_they_are_spoken_of(ruling):
    assert "   10  ask: does it happen?" in ruling_text(ruling).splitlines()
    lines = re.search(r"<pre class=\"ek-case\">(.*)</pre>", ruling_html(ruling), re.DOTALL)[1].split("\n")
    assert lines[9] == "<span>ask: does it happen?</span>"


@pytest.mark.parametrize(
    ("probability", "said"),
    [(Fraction(1, 3), "1/3, about 33.3 %"), (Fraction(1, 5), "1/5, about 20 %"), (Fraction(1, 9999), "about 0.1 %")],
)
def test_branches_are_told_with_their_exact_probability(ruling, probability, said):
    first = ruling.books[0]
    branch = Branch("if it is a Nope", "irregular", probability)
    finding = replace(first.findings[0], branches=(branch,))
    forked = replace(ruling, books=(replace(first, findings=(finding,)), *ruling.books[1:]))
    assert ruling_data(forked)["books"][0]["findings"][0]["branches"][0]["probability"] == str(probability)
    for told in (ruling_text(forked), ruling_markdown(forked), ruling_html(forked)):
        assert said in " ".join(told.split())
        assert "if it is a Nope: yes, but irregular" in " ".join(told.split())


HOSTILE = [
    "1. first",
    "12) twelfth",
    "- a list",
    "= line",
    "<script>alert(1)</script>",
    "`code` ~~gone~~ **fat** _lean_",
    "[link](https://evil.example/x) ![](https://evil.example/y)",
    "https://evil.example/x and www.evil.example",
    "&lt;b&gt; &amp; A | B",
    r"\(x\) \\[y\\] $z$",
    "\u05d0\u05d1 \u202e mirrored",
    "\x1b[31mred",
]


def named(ruling, title):
    return replace(ruling, case=replace(ruling.case, script=replace(ruling.case.script, title=title, question=title)))


@pytest.mark.parametrize("title", HOSTILE)
def test_what_people_write_is_no_markup_and_steers_nothing(ruling, title):
    hostile = named(ruling, title)
    shown = title.replace("\u202e", "\ufffd").replace("\x1b", "\ufffd")
    tokens = MarkdownIt("gfm-like", {"linkify": False}).parse(ruling_markdown(hostile))
    assert [token.type for token in tokens[:6]] == [
        *("heading_open", "inline", "heading_close"),
        *("paragraph_open", "inline", "paragraph_close"),
    ]
    for inline in (tokens[1], tokens[4]):
        assert {child.type for child in inline.children} <= {"text", "text_special"}
        assert "".join(child.content for child in inline.children) == shown
    links = re.compile(r"(?<!\\)://|www\.")
    assert not links.search(ruling_markdown(hostile).split("```")[0])
    for told in (ruling_text(hostile), ruling_markdown(hostile), ruling_html(hostile), ruling_fragment(hostile)):
        assert not re.search("[\x1b\u202e]", told)
    assert "<script" not in ruling_html(hostile) + ruling_fragment(hostile)


def test_half_a_character_is_in_no_form(ruling):
    half = named(ruling, "half \udc80")
    for told in (json.dumps(ruling_data(half), ensure_ascii=False), ruling_text(half), ruling_html(half)):
        assert "\udc80" not in told


def test_the_page_names_languages_and_tells_verdicts_in_words(ruling):
    page = ruling_html(ruling)
    assert '<html lang="en">' in page
    assert '<span lang="ru">§ ru, ' in page
    assert '<span lang="zh-Hant">§ zh, ' in page
    for sign, word in (("✓", "settled"), ("○", "the book is silent"), ("∴", "follows")):
        assert re.search(rf'<span class="ek-sign" aria-hidden="true">{sign}</span> <strong>{word}', page)
    levels = [int(level) for level in re.findall(r"<h(\d)", page)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    assert ruling_html(replace(ruling, language="zh")).startswith('<!DOCTYPE html>\n<html lang="zh-Hant">')


def test_a_piece_of_html_leaves_the_paper_of_its_notebook_alone(ruling):
    assert "@page" in ruling_html(ruling)
    assert "@page" not in ruling_fragment(ruling)
    assert not re.search(r"<[^>]* style=", body(ruling_html(ruling)))


def test_a_notebook_gets_html_markdown_and_text(ruling):
    bundle = ruling_bundle(ruling)
    assert set(bundle) == {"text/html", "text/markdown", "text/plain"}
    assert all("ek1." in told for told in bundle.values())


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
    assert "■ Nope (" in run("cases").stdout
    assert "nope-on-attack" in run("cases", "休想", "ataque").stdout
    assert "nope-on-attack" in run("cases", "休想", "--lang", "zh").stdout
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
def test_a_ruling_with_one_question_prints_on_one_sheet(browser):
    shown = browser.new_page()
    for case, sheets in (("nope-after-the-turn-passed", 1), ("nope-by-bystander", 1)):
        shown.set_content(ruling_html(check(case)))
        printed = shown.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type /Page\b(?!s)", printed)) == sheets
    shown.close()


@pytest.mark.browser
@pytest.mark.parametrize("width", [320, 1280])
def test_a_ruling_fits_the_screen(browser, width, ruling):
    shown = browser.new_page(viewport={"width": width, "height": 800})
    shown.set_content(ruling_html(ruling, link=to_link(ruling.case.script), steps=True))
    assert shown.evaluate("document.documentElement.scrollWidth") <= width
    shown.close()


@pytest.mark.browser
def test_side_by_side_shows_every_row_where_no_script_runs(browser, tmp_path):
    file = tmp_path / "beside.html"
    file.write_text(side_by_side_html(side_by_side(check(FIVE))), encoding="utf-8")
    context = browser.new_context(java_script_enabled=False)
    shown = context.new_page()
    shown.goto(file.as_uri())
    assert shown.locator(".ek-row:visible").count() == len(side_by_side(check(FIVE)).rows)
    context.close()
