"""A saved page on a projector of 1280 by 720 points: read from the back of the room, and led by the keyboard alone."""

from pathlib import Path
from typing import Any

import pytest

from .command import run

pytestmark = pytest.mark.browser

WIDTH, HEIGHT = 1280, 720
LEGIBLE = HEIGHT / 40
"""Points that the letters of a line must be high."""

TABLE = """
rulebook: es
players:  Ana Luis Marta
Ana:      attack, ?*5
Luis:     attack, defuse, ?*4
Marta:    nope, ?*5
pile:     ?*20

Ana:  attack
Luis: attack
"""

READ = ".ek-heading, .ek-happened :is(p, li), .ek-player-name, .ek-notes li, .ek-card .ek-name"
"""What the class follows; tools and references are the teacher's."""

SMALLEST = """
selector => Math.min(...[...document.querySelectorAll(selector)]
  .filter(one => one.textContent.trim() && one.getClientRects().length)
  .map(one => parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM ? one.getScreenCTM().a : 1)))
"""
"""How high the letters of some parts are at least: a picture is drawn in points of its own."""


@pytest.fixture
def project(browser: Any, tmp_path: Path) -> Any:
    """Write a page by a command, and open it on the projector."""
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})

    def shown(*command: object) -> Any:
        path = tmp_path / "page.html"
        assert run(*command, "--output", path).exit_code == 0
        page.goto(path.as_uri())
        return page

    yield shown
    page.close()


@pytest.mark.parametrize("language", ["en", "ru", "zh"])
def test_every_step_is_read_from_the_back_of_the_room(project: Any, tmp_path: Path, language: str) -> None:
    table = tmp_path / "table.txt"
    table.write_text(TABLE, encoding="utf-8")
    page = project("show", table, "--format", "html", "--lang", language)
    # No click and no Tab before it: the page hears the keys as it is opened.
    page.keyboard.press("b")
    for number in range(5):
        page.wait_for_function("step => document.querySelector('.ek-slider').value === String(step)", arg=number)
        assert page.evaluate(SMALLEST, READ) >= LEGIBLE
        headline = page.locator(".ek-now").bounding_box()
        assert headline["y"] >= 0
        assert headline["y"] + headline["height"] <= HEIGHT / 2
        assert page.evaluate("document.documentElement.scrollWidth") <= WIDTH
        page.keyboard.press("ArrowRight")


@pytest.mark.parametrize("name", ["turn-flow", "attack", "nope", "set-up"])
def test_a_diagram_becomes_as_large_as_the_room_needs(project: Any, name: str) -> None:
    page = project("diagram", name)
    page.get_by_role("button", name="Larger").focus()
    for _ in range(5):
        page.keyboard.press("Enter")
    assert page.evaluate(SMALLEST, "svg text") >= LEGIBLE
