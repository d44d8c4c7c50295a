"""Several rulebooks side by side, as people use it: in text, on a page, by keyboard, on a phone, without a script."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ek_teach.rulings import SideBySide, check, side_by_side
from ek_teach.views import side_by_side_data, side_by_side_fragment, side_by_side_html, side_by_side_text
from ek_teach.views.beside_html import side_by_side_body, side_by_side_script
from tests.table import SIX
from tests.test_views import FAINT_TEXTS, Reader

SPLIT = "attack-on-the-first-owed-turn"  # es, tr, ru and en-2025 part from zh and en-2015 in the last row
THREE_WAYS = "exploded-hand"  # three groups in the two rows behind the first
REFUSED = "five-fetches-a-kitten"  # three rulebooks refuse a move and stay behind
AGREED = "nope-all-five"  # eight rows in which nothing differs
CASES = (SPLIT, THREE_WAYS, REFUSED, AGREED)
EVIL = "<img src=x onerror=alert(1)>"


@cache
def table(case: str = SPLIT) -> SideBySide:
    return side_by_side(check(case, rulebooks=SIX))


def six_ways() -> SideBySide:
    """A row in which no two rulebooks are alike: the widest there is."""
    of = table(THREE_WAYS)
    rows = tuple(replace(row, groups=tuple(range(6))) if row.number else row for row in of.rows)
    return replace(of, rows=rows)


# Data and text --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES)
def test_every_rulebook_stands_in_each_row_once_and_says_something_there(case: str) -> None:
    data = side_by_side_data(table(case))
    assert json.loads(json.dumps(data)) == data
    for row in data["rows"]:
        assert sorted(book for group in row["groups"] for book in group["books"]) == sorted(data["books"])
        for group in row["groups"]:
            assert (group["step"] is None) == bool(group["missing"])
    assert [row["number"] for row in data["rows"] if row["first"]] == (
        [] if data["parting"] is None else [data["parting"]]
    )


@pytest.mark.parametrize("case", CASES)
def test_the_data_and_the_page_stay_small(case: str) -> None:
    assert len(json.dumps(side_by_side_data(table(case)), ensure_ascii=False).encode()) < 60_000
    assert len(side_by_side_html(table(case)).encode()) < 120_000


def test_answer_verdict_and_the_deciding_option_are_told_first() -> None:
    told = side_by_side_text(table())
    head, _, steps = told.partition("\n0. ")
    assert "es, ru, en-2025: 4  ✓ settled: the book says so" in head
    assert "tr: 4  ∴ follows from another paragraph" in head
    assert "zh, en-2015: 2  ✓ settled: the book says so" in head
    assert "(attack_on_attack): in es, tr, ru, en-2025 the turns still owed" in " ".join(head.split())
    assert steps.count("--- Here they part ---") == 1
    same, _, apart = steps.partition("--- Here they part ---")
    assert "≠" not in same and "= the same under" not in same
    assert "= the same under es, tr, ru, en-2025" in apart and "≠ different under zh, en-2015" in apart


def test_where_all_agree_each_step_is_told_once() -> None:
    told = side_by_side_text(table(AGREED))
    assert "They never part." in told and "Here they part" not in told
    assert len(re.findall(r"^\d+\. ", told, re.MULTILINE)) == len(table(AGREED).rows)


def test_a_rulebook_that_was_refused_says_so_from_there_on() -> None:
    told = " ".join(side_by_side_text(table(REFUSED)).split())
    assert "(refused)" in told
    assert "✕ es, tr, en-2025: the text was refused above" in told


@pytest.mark.parametrize("case", CASES)
def test_no_line_is_wider_than_a_terminal(case: str) -> None:
    for line in side_by_side_text(table(case)).splitlines():
        assert len(line) <= 80, line


def test_it_is_the_same_each_time_and_named_after_what_it_shows() -> None:
    again = side_by_side(check(SPLIT, rulebooks=SIX))
    assert side_by_side_text(again) == side_by_side_text(table())
    assert side_by_side_fragment(again) == side_by_side_fragment(table())
    names = {re.findall(r'data-ek-beside="(\w+)"', side_by_side_fragment(table(case)))[0] for case in CASES}
    assert len(names) == len(CASES)


# Escaping -------------------------------------------------------------------------------------------------------------

QUARREL = """
title: {name} & "co" </script><!--
question: Is {name} right?
players: Ana, Omar
Ana:     attack, skip, favor, shuffle, tacocat, ?
Omar:    ?*6
discard: defuse
pile:    ?*9

Ana: attack, skip, favor, shuffle, tacocat
ask: does it happen?
"""


@pytest.mark.parametrize("write", [side_by_side_html, side_by_side_fragment])
def test_what_people_write_cannot_become_markup(write: Callable[[SideBySide], str]) -> None:
    page = write(side_by_side(check(QUARREL.format(name=EVIL))))
    reader = Reader(page)
    assert len(reader.scripts) == 1
    assert "img" not in {tag for tag, _ in reader.tags}
    assert not any(name.startswith("on") for _, attributes in reader.tags for name in attributes)
    assert EVIL not in page and "&lt;img src=x" in page


def test_a_page_loads_nothing_and_trusts_only_its_own_script() -> None:
    page = side_by_side_html(table(REFUSED))
    assert page.startswith('<!DOCTYPE html>\n<html lang="en">')
    assert "default-src 'none'" in page and "unsafe" not in page
    for tag, attributes in Reader(page).tags:
        assert not {"src", "srcset", "action", "style"} & attributes.keys(), tag
        assert attributes.get("href") in (None, "data:,")


def test_a_text_that_runs_from_right_to_left_is_kept_and_steers_nothing() -> None:
    of = table()
    script = replace(of.ruling.case.script, title="عمر \u202e\x1b[31m")
    odd = replace(of, ruling=replace(of.ruling, case=replace(of.ruling.case, script=script)))
    for told in (side_by_side_text(odd), side_by_side_html(odd)):
        assert "عمر" in told
        assert not re.search("[\x1b\u202e]", told)


# A real browser -------------------------------------------------------------------------------------------------------


@pytest.fixture
def visit(browser: Any, tmp_path: Path) -> Iterator[Any]:
    """Opens a page given as text; every error on it, and every request beyond it, fails the test."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    troubles: list[str] = []

    def dismiss(dialog: Any) -> None:
        troubles.append(f"dialog {dialog.message}")
        dialog.dismiss()

    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    page.on("dialog", dismiss)

    def go(text: str) -> Any:
        path = tmp_path / "page.html"
        path.write_text(text, encoding="utf-8")
        allowed = (path.as_uri(), "data:,")
        page.on("request", lambda request: None if request.url in allowed else troubles.append(request.url))
        page.goto(path.as_uri())
        page.wait_for_selector(".ek-live")
        return page

    yield go
    context.close()
    assert troubles == []


def row(page: Any) -> int:
    assert page.locator(".ek-row:visible").count() == 1
    return int(page.locator(".ek-row:visible .ek-where").inner_text().split()[0])


@pytest.mark.browser
def test_the_buttons_step(visit: Any) -> None:
    page = visit(side_by_side_html(table(AGREED)))
    end = len(table(AGREED).rows) - 1
    way = [("Next", 1), ("Next", 2), ("Back", 1), ("Last", end), ("Next", end), ("First", 0), ("Back", 0)]
    for name, at in way:
        # A button that only says that it is off is still pressed.
        page.get_by_role("button", name=name, exact=True).click(force=True)
        assert row(page) == at
    off = [node.inner_text() for node in page.locator("button[aria-disabled=true]").all()]
    # Nothing differs here, so there is nowhere to jump to either.
    assert off == ["First", "Back", "First difference"]
    page.get_by_role("button", name="First difference").click(force=True)
    assert row(page) == 0


@pytest.mark.browser
def test_the_keys_step_wherever_the_focus_is(visit: Any) -> None:
    page = visit(side_by_side_html(table()))
    end = len(table().rows) - 1
    for place in (".ek-beside", ".ek-slider", "button >> nth=1"):
        page.locator(place).first.focus()
        for key, at in [("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", end), ("Home", 0)]:
            page.keyboard.press(key)
            assert row(page) == at, (place, key)
        page.keyboard.press("d")
        assert row(page) == table().parting
        page.keyboard.press("Home")
        page.keyboard.press("Shift+D")
        assert row(page) == table().parting
    page.keyboard.press("Control+Home")
    assert row(page) == table().parting


@pytest.mark.browser
def test_the_question_mark_shows_and_hides_the_keys(visit: Any) -> None:
    page = visit(side_by_side_html(table()))
    help_ = page.locator(".ek-help")
    assert not help_.is_visible()
    page.keyboard.press("?")
    assert help_.is_visible() and "Home and End" in help_.inner_text()
    assert "Home and End" in page.locator("[aria-live=polite]").inner_text()
    page.set_viewport_size({"width": 360, "height": 800})
    assert help_.is_visible()
    button = page.locator(".ek-asks")
    assert button.get_attribute("aria-expanded") == "true"
    button.click()
    assert not help_.is_visible()
    assert button.get_attribute("aria-expanded") == "false"


@pytest.mark.browser
def test_the_slider_steps_and_shows_where_they_part(visit: Any) -> None:
    page = visit(side_by_side_html(table(THREE_WAYS)))
    slider = page.get_by_role("slider", name="Step")
    slider.fill("2")
    assert row(page) == 2
    assert slider.get_attribute("aria-valuetext").startswith("2 · line 14")
    slider.press("ArrowLeft")
    assert row(page) == table(THREE_WAYS).parting
    assert "Here they part" in slider.get_attribute("aria-valuetext")
    assert page.locator(".ek-here").inner_text() == "≠ Here they part"
    assert page.locator(".ek-tick").count() == 2
    # The first tick is under the thumb, which is in the middle of the track now.
    track, tick = slider.bounding_box(), page.locator(".ek-tick").first.bounding_box()
    assert abs(tick["x"] + tick["width"] / 2 - track["x"] - track["width"] / 2) < 3
    assert visit(side_by_side_html(table(AGREED))).locator(".ek-here, .ek-tick").count() == 0


@pytest.mark.browser
def test_the_answers_stay_in_sight_and_what_differs_is_marked_in_words(visit: Any) -> None:
    page = visit(side_by_side_html(table()))
    verdicts = page.get_by_role("region", name="What each rulebook answers")
    for _ in table().rows:
        told = verdicts.inner_text()
        assert "✓ settled" in told and "attack_on_attack" in told and "zh, en-2015" in told
        page.keyboard.press("ArrowRight")
    assert [mark.inner_text() for mark in page.locator(".ek-mark:visible").all()] == [
        "= the same under es, tr, ru, en-2025",
        "≠ different under zh, en-2015",
    ]
    assert "owes 2 turns" in page.locator(".ek-other:visible").inner_text()


@pytest.mark.browser
def test_a_screen_reader_is_told_the_step_and_who_differs(visit: Any) -> None:
    page = visit(side_by_side_html(table()))
    live = page.locator("[aria-live=polite]")
    assert live.inner_text() == ""  # a page that opens does not interrupt
    page.keyboard.press("d")
    told = live.inner_text()
    assert told.startswith("4 · line 14 ≠ Here they part. = the same under es, tr, ru, en-2025. Nobody plays Nope")
    assert "≠ different under zh, en-2015" in told
    home = page.locator(".ek-beside")
    assert (home.get_attribute("role"), home.get_attribute("aria-label")) == ("group", "Attack answered with Attack")
    assert page.get_by_role("group", name="Step by step").get_by_role("button").count() == 6


@pytest.mark.browser
def test_a_rulebook_that_was_refused_has_a_column_that_says_so(visit: Any) -> None:
    page = visit(side_by_side_html(table(REFUSED)))
    page.keyboard.press("d")
    assert page.locator(".ek-group:visible .ek-refused").inner_text() == "✕ refused"
    page.keyboard.press("End")
    told = page.locator(".ek-group:visible").first.inner_text()
    assert "✕ es, tr, en-2025: the text was refused above" in told
    assert "takes effect" in page.locator(".ek-group:visible").nth(1).inner_text()


@pytest.mark.browser
def test_a_citation_opens_its_paragraph_and_the_keys_work_when_it_has_gone(visit: Any) -> None:
    page = visit(side_by_side_html(table()))
    page.keyboard.press("End")
    source = page.locator(".ek-group:visible details").first
    assert source.locator("summary").inner_text().startswith("§ es, ")
    source.locator("summary").press("Enter")
    assert source.locator("p").is_visible()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert row(page) == 2


@pytest.mark.browser
@pytest.mark.parametrize("width", [320, 360, 640, 1280])
@pytest.mark.parametrize("case", [*CASES, "six ways"])
def test_it_fits_from_a_phone_to_a_projector_and_targets_are_large_enough(visit: Any, case: str, width: int) -> None:
    # 640 is a projector of 1280 zoomed to 200 %.
    of = six_ways() if case == "six ways" else table(case)
    page = visit(side_by_side_html(of))
    page.set_viewport_size({"width": width, "height": 800})
    for _ in of.rows:
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for target in page.locator("button:visible, input:visible, summary:visible").all():
            box = target.bounding_box()
            assert box["width"] >= 24 and box["height"] >= 24
        page.keyboard.press("ArrowRight")
    columns = {round(group.bounding_box()["x"]) for group in page.locator(".ek-group:visible").all()}
    assert len(columns) == 1 if width < 500 else len(columns) <= 4
    for group in page.locator(".ek-group:visible").all():
        assert group.bounding_box()["width"] >= 230


@pytest.mark.browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("case", [THREE_WAYS, REFUSED])
def test_every_text_stands_out_from_its_ground(visit: Any, scheme: str, case: str) -> None:
    page = visit(side_by_side_html(table(case)))
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.keyboard.press("?")
    for _ in table(case).rows:
        assert page.evaluate(FAINT_TEXTS.replace(".ek-root *", ".ek-beside *")) == []
        page.keyboard.press("ArrowRight")


@pytest.mark.browser
def test_it_takes_the_colours_of_the_notebook(visit: Any) -> None:
    theme = ":root { --jp-layout-color1: rgb(1, 2, 3); --jp-content-font-color0: rgb(250, 251, 252); }"
    page = visit(f"<!DOCTYPE html><html lang=en><title>t</title><style>{theme}</style>{side_by_side_fragment(table())}")
    look = "getComputedStyle(document.querySelector('.ek-beside'))"
    colours = f"(({{ backgroundColor, color }}) => [backgroundColor, color])({look})"
    assert page.evaluate(colours) == ["rgb(1, 2, 3)", "rgb(250, 251, 252)"]


@pytest.mark.browser
def test_several_share_a_notebook_and_keep_their_keys_from_it(visit: Any) -> None:
    one, other = side_by_side_fragment(table()), side_by_side_fragment(table(AGREED))
    page = visit(f"<!DOCTYPE html><html lang=en><title>three</title><body>{one}{other}{one}")
    page.wait_for_function("document.querySelectorAll('.ek-live').length === 3")
    page.locator(".ek-beside").nth(2).press("End")
    shown = page.locator(".ek-row:visible .ek-where")
    assert [shown.nth(place).inner_text()[0] for place in range(3)] == ["0", "0", "4"]
    # JupyterLab leaves keys alone inside an element that says so.
    assert page.locator("[data-lm-suppress-shortcuts=true]").count() == 3
    assert page.evaluate("document.querySelectorAll('[id]').length") == 0


@pytest.mark.browser
def test_keys_are_left_to_a_field_that_is_typed_into(visit: Any) -> None:
    page = visit(side_by_side_html(table()))
    page.evaluate("document.querySelector('.ek-beside').append(document.createElement('textarea'))")
    page.locator("textarea").press_sequentially("d?")
    page.keyboard.press("ArrowLeft")
    assert page.locator("textarea").input_value() == "d?"
    assert row(page) == 0


@pytest.mark.browser
def test_people_may_write_anything(visit: Any) -> None:
    page = visit(side_by_side_html(side_by_side(check(QUARREL.format(name=EVIL)))))
    page.keyboard.press("End")
    assert page.locator(".ek-title").inner_text().startswith(EVIL)
    assert page.locator("main img, main script").count() == 0


@pytest.mark.browser
def test_the_widget_shows_it_steps_without_a_kernel_and_goes(visit: Any) -> None:
    body = json.dumps(side_by_side_body(table())).replace("<", "\\u003c")
    harness = """
      const listeners = new Set();
      globalThis.listeners = listeners;
      const model = { get: () => BODY, on: (_, act) => listeners.add(act), off: (_, act) => listeners.delete(act) };
      globalThis.leave = render({ model, el: document.querySelector("#home") });
    """.replace("BODY", body)
    page = visit(
        "<!DOCTYPE html><html lang=en><title>widget</title><div id=home></div>"
        f"<script type=module>{side_by_side_script()}{harness}</script>"
    )
    page.locator(".ek-beside").press("d")
    assert page.locator(".ek-row[data-now] .ek-where").inner_text().startswith("4 ")
    page.evaluate("leave()")
    assert page.locator(".ek-beside").count() == 0
    assert page.evaluate("listeners.size") == 0


@pytest.mark.browser
@pytest.mark.parametrize("case", CASES)
def test_without_a_script_every_row_is_there(browser: Any, tmp_path: Path, case: str) -> None:
    path = tmp_path / "page.html"
    path.write_text(side_by_side_html(table(case)), encoding="utf-8")
    context = browser.new_context(java_script_enabled=False, viewport={"width": 360, "height": 800})
    page = context.new_page()
    page.goto(path.as_uri())
    assert page.locator(".ek-row:visible").count() == len(table(case).rows)
    assert page.locator("button, input").count() == 0
    assert page.get_by_text("Here they part").count() == (table(case).parting is not None)
    context.close()


@pytest.mark.browser
def test_a_letter_is_the_same_key_on_a_russian_keyboard(visit: Any) -> None:
    page = visit(side_by_side_html(table()))
    page.locator(".ek-beside").first.focus()
    page.evaluate(
        """document.activeElement.dispatchEvent(
             new KeyboardEvent("keydown", { key: "в", code: "KeyD", bubbles: true, cancelable: true }))"""
    )
    assert row(page) == table().parting
