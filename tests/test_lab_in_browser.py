"""The first lesson in a real browser: JupyterLab, run all, step with the mouse and the keyboard, read the text."""

import os
import sys
from pathlib import Path

import pytest

from ek_teach.lessons import FIRST_LESSON

pytest.importorskip("playwright")
pytest.register_assert_rewrite("tests.live")

from playwright.sync_api import TimeoutError as PlaywrightTimeoutError  # noqa: E402

from tests.live import LIVE, LiveWalk, open_live, serving, set_theme, write_live  # noqa: E402

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WALKS = 3
"""How many step-throughs the first lesson shows."""


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    """The address of a JupyterLab that ``ek-teach lab`` started on fresh copies of the lessons."""
    folder = tmp_path_factory.mktemp("lab")
    command = [sys.executable, "-m", "ek_teach", "lab", str(folder / "lessons"), "--no-browser", "--port", "8931"]
    with serving(command, folder) as url:
        write_live(folder / "lessons")
        yield url


@pytest.fixture(scope="module")
def page(lab, browser):
    page = browser.new_page(viewport={"width": 1280, "height": 1000})
    page.set_default_timeout(60_000)
    page.goto(lab)
    page.get_by_role("paragraph").filter(has_text="Five minutes: type a").wait_for()
    page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]").wait_for()
    yield page
    page.close()


def run_all(page, last):
    """Run all cells, until what the last of them shows is there: a kernel that still starts may hear nothing."""
    for patience in (25_000, 25_000, 60_000):
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        try:
            last.wait_for(state="attached", timeout=patience)
        except PlaywrightTimeoutError:
            continue
        return
    last.wait_for(state="attached")


@pytest.fixture(scope="module")
def walk(page):
    """The first step-through of the notebook, after Run All Cells."""
    # A stored output, which cannot be stepped, stands there until its cell has run.
    walks = page.locator(".jp-OutputArea-output .ek-walk:has(.ek-root)")
    run_all(page, walks.nth(WALKS - 1))
    walks.first.scroll_into_view_if_needed()
    walks.first.get_by_role("button", name="Next", exact=True).wait_for()
    # The notebook lays its cells out once more when the last has run; until then there is nothing to read.
    page.wait_for_function("walk => walk.innerText.includes('Step 0 of 4')", arg=walks.first.element_handle())
    return walks.first


def test_stepping_with_the_mouse(walk):
    """Next, last, back and first move through the steps, and the words follow."""
    walk.press("Home")
    begin = walk.inner_text()
    walk.get_by_role("button", name="Next", exact=True).click()
    assert "Ana" in walk.inner_text()
    assert walk.inner_text() != begin
    walk.get_by_role("button", name="Last", exact=True).click()
    assert "4 turns" in walk.inner_text()
    walk.get_by_role("button", name="First", exact=True).click()
    assert walk.inner_text() == begin


def test_stepping_with_the_keyboard(walk):
    """Arrow keys, Home and End."""
    walk.press("Home")
    begin = walk.inner_text()
    for key in ("End", "Home"):
        walk.press(key)
    assert walk.inner_text() == begin
    walk.press("ArrowRight")
    assert walk.inner_text() != begin
    walk.press("ArrowLeft")
    assert walk.inner_text() == begin
    walk.press("End")
    assert "4 turns" in walk.inner_text()


def test_each_step_cites_its_paragraph(walk):
    """es Turno a turno 5 and Dudas frecuentes 4 stand beside the Attack that was answered with an Attack."""
    walk.press("End")
    assert "es, Turno a turno 5" in walk.inner_text()
    assert "es, Dudas frecuentes 4" in walk.inner_text()


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_it_follows_the_theme(page, walk, theme, tmp_path):
    """The colours are those of JupyterLab's theme, so text stays readable in either."""
    set_theme(page, theme)
    walk.scroll_into_view_if_needed()
    colours = walk.evaluate(
        """node => {
            const probe = document.createElement("span");
            probe.style.color = "var(--jp-content-font-color0)";
            node.append(probe);
            const pair = [getComputedStyle(probe).color, getComputedStyle(node).color];
            probe.remove();
            return pair;
        }"""
    )
    picture = Path(os.environ.get("EK_TEACH_SCREENSHOTS", tmp_path)) / f"{theme.split()[-1].lower()}.png"
    page.screenshot(path=picture)
    assert picture.stat().st_size > 10_000
    assert colours[0] == colours[1]


def test_rulebooks_side_by_side_in_a_lesson_step_by_keyboard(lab, browser):
    """The lesson on disputed rulings: its widget steps in JupyterLab, which leaves the keys to it."""
    page = browser.new_page(viewport={"width": 1280, "height": 1000})
    page.set_default_timeout(60_000)
    page.goto(lab.replace(FIRST_LESSON, "05_disputed_rulings.ipynb"))
    page.get_by_role("paragraph").filter(has_text="Every table has argued about these").wait_for()
    # The lesson that was open before comes back in a tab behind.
    page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]:visible").wait_for()
    table = page.locator(".jp-OutputArea-output .ek-beside.ek-live").first
    run_all(page, table)
    table.scroll_into_view_if_needed()
    # The notebook lays its cells out once more when the last has run; until then there is nothing to read.
    table.locator(".ek-row:visible .ek-where", has_text="0 ·").wait_for()
    table.press("d")
    table.locator(".ek-row:visible .ek-where", has_text="4 ·").wait_for()
    table.locator(".ek-other:visible", has_text="owes 2 turns").wait_for()
    page.close()


@pytest.fixture(scope="module")
def live(lab, browser):
    """An open page of JupyterLab with the notebook of the tests, and nothing beside it."""
    page = browser.new_page(viewport={"width": 1280, "height": 1000})
    open_live(page, lab.replace(FIRST_LESSON, LIVE))
    if page.locator("#jp-left-stack").is_visible():
        page.keyboard.press("Control+b")
    yield page
    page.close()


class TestJupyterLab(LiveWalk):
    """What every front end must show; see :mod:`tests.live`."""
