"""The live step-through in a notebook front end with a kernel: what a reader does with it, the same in each of them."""

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

START_S = 120
"""How long a server may take to say its address."""

RUNS, RUN_MS = 5, 10_000
"""How often a cell is run until something comes of it, and how long that may take."""

LIVE = "live.ipynb"

GAME = """
title:   A stopped Attack
players: Ana Luis
Ana:     attack, skip, defuse
Luis:    defuse, nope, attack, skip
pile:    nope, exploding kitten, ?*8

Ana:  attack
Luis: nope
Ana:  draw
Luis: skip
"""
LAST = 6
"""The number of its last step."""

REFUSED = "Defuse is played only against a drawn Exploding Kitten."

AXE_RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], "resultTypes": ["violations"]}
WALK = ".jp-OutputArea-output .ek-walk:has(.ek-root)"

# What sticks out of the walk, or of the page, to the side; what scrolls by itself may hold wider things.
STICKS_OUT = """root => {
    const room = root.closest(".jp-OutputArea-output").getBoundingClientRect();
    const out = [...root.querySelectorAll("*")].filter((node) => {
        if (node.closest(".ek-canvas svg, .ek-hidden, .ek-scroll > *, select *")) return false;
        if (!node.checkVisibility()) return false;
        const { left, right, width } = node.getBoundingClientRect();
        return width > 1 && (right > room.right + 1 || left < room.left - 1);
    });
    const scrolls = [root, root.parentElement].filter((node) => node.scrollWidth > node.clientWidth + 1);
    return [...out, ...scrolls].map((node) => node.outerHTML.slice(0, 120));
}"""


def write_notebook(path: Path, *cells: str) -> None:
    """Write a notebook with these code cells."""
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    book = {
        "cells": [
            {
                "cell_type": "code", "id": f"cell-{number}", "metadata": {}, "execution_count": None, "outputs": [],
                "source": source,
            }
            for number, source in enumerate(cells)
        ],
        "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5,
    }  # fmt: skip
    path.write_text(json.dumps(book), encoding="utf-8")


def write_live(folder: Path) -> None:
    """Write the notebook that these tests step through."""
    write_notebook(folder / LIVE, f'import ek_teach\nek_teach.play_out("""{GAME}""")')


@contextmanager
def serving(command: Sequence[str], folder: Path) -> Iterator[str]:
    """Start a server whose settings are in a folder of its own; give its address."""
    log = folder / "server.log"
    environment = os.environ | {"HOME": str(folder), "JUPYTER_CONFIG_DIR": str(folder / "config")}
    with (
        log.open("w") as out,
        subprocess.Popen(
            command, stdout=out, stderr=subprocess.STDOUT, env=environment, start_new_session=True
        ) as server,
    ):
        try:
            yield address(log, server)
        finally:
            os.killpg(server.pid, signal.SIGTERM)


def address(log: Path, server: subprocess.Popen) -> str:
    for _ in range(START_S * 4):
        found = re.search(r"http://(?:127\.0\.0\.1|localhost):\d+/\S+", log.read_text())
        if found:
            return found.group()
        assert server.poll() is None, log.read_text()
        time.sleep(0.25)
    raise AssertionError(f"no address in {START_S} s: {log.read_text()}")


def open_live(page: Page, url: str) -> None:
    """Open the notebook and wait until its kernel is ready."""
    page.set_default_timeout(30_000)
    page.goto(url)
    # Another notebook that was open before comes back in a tab behind.
    page.locator(".jp-Notebook:visible").wait_for()
    page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]:visible").wait_for()
    page.locator(".jp-CodeCell .cm-content:visible").first.wait_for()


def run_cell(page: Page) -> Locator:
    """Run the only cell; give the walk that comes of it, which is a new one."""
    page.locator(".ek-root").evaluate_all("roots => roots.forEach((root) => root.classList.add('old'))")
    # What stood there before cannot be asked anything any more.
    fresh = page.locator(f"{WALK} .ek-root:not(.old)")
    for _ in range(RUNS):
        # On a busy machine the front end may ask something of its own, such as whether to wait for its server.
        dialog = page.locator("dialog.jp-Dialog:visible")
        if dialog.count():
            print("a dialog was closed:", dialog.first.inner_text())
            page.keyboard.press("Escape")
        try:
            # A notebook that is still being laid out hears no key.
            page.locator(".jp-CodeCell .cm-content:visible").first.click(timeout=RUN_MS)
            page.keyboard.press("Control+Enter")
            fresh.wait_for(timeout=RUN_MS)
        except PlaywrightTimeoutError:
            continue
        break
    fresh.wait_for()
    walk = page.locator(".ek-root:not(.old)")
    walk.scroll_into_view_if_needed()
    walk.get_by_role("button", name="Next", exact=True).wait_for()
    return walk


def set_theme(page: Page, theme: str) -> None:
    """Choose a theme in the menu, which JupyterLab and Notebook have in the same place."""
    page.get_by_role("menuitem", name="Settings", exact=True).click()
    page.locator(".lm-Menu-itemLabel", has_text="Theme").first.hover()
    page.locator(".lm-Menu-itemLabel", has_text=re.compile(f"^{theme}$")).click()
    page.locator(f"body[data-jp-theme-name='{theme}']").wait_for(state="attached")
    page.locator("#jupyterlab-splash").wait_for(state="detached")


expect.set_options(timeout=10_000)


def press(root: Locator, *keys: str) -> None:
    for key in keys:
        root.press(key)


def button(home: Locator, name: str) -> Locator:
    """A button by its whole name; the nodes of the diagram are buttons too."""
    return home.get_by_role("button", name=name, exact=True)


def panel(root: Locator, name: str, key: str) -> Locator:
    """Open a panel by its key."""
    root.press(key)
    opened = root.get_by_role("region", name=name, exact=True)
    expect(opened).to_be_visible()
    return opened


def at_step(root: Locator, number: int, last: int = LAST) -> None:
    expect(root.locator(".ek-step")).to_contain_text(f"Step {number} of {last}")


def axe_finds(page: Page) -> str:
    """What axe objects to in the walk, if anything."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    # A fading card is not yet as dark as it will be.
    page.wait_for_function("() => !document.querySelector('.ek-root:not(.old)').getAnimations({subtree: true}).length")
    found = axe.Axe().run(page, ".ek-root:not(.old)", AXE_RULES)
    return found.generate_report() if found.violations_count else ""


class LiveWalk:
    """The tests; a module that has a fixture ``live``, an open page with the notebook, inherits them."""

    @pytest.fixture
    def root(self, live: Page) -> Locator:
        live.keyboard.press("Escape")
        return run_cell(live)

    def test_stepping(self, root: Locator) -> None:
        """By mouse and by keys; what happened, the table and the reasons follow."""
        at_step(root, 0)
        button(root, "Next").click()
        at_step(root, 1)
        expect(root.locator(".ek-heading")).to_have_text("Ana plays Attack")
        # The keys work wherever the focus is in the walk; the notebook does not take them.
        cells = root.page.locator(".jp-Cell").count()
        for key, number in (("ArrowRight", 2), ("ArrowLeft", 1)):
            root.page.keyboard.press(key)
            at_step(root, number)
        for key in ("x", "b", "b", "a"):
            root.page.keyboard.press(key)
        assert root.page.locator(".jp-Cell").count() == cells
        button(root, "Last").click()
        at_step(root, LAST)
        button(root, "Back").click()
        at_step(root, LAST - 1)
        button(root, "First").click()
        at_step(root, 0)
        for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", LAST), ("Home", 0)):
            press(root, key)
            at_step(root, number)
        press(root, "ArrowRight", "ArrowRight")
        expect(root.get_by_role("region", name="Why", exact=True)).to_contain_text("es, ")
        expect(root.get_by_role("region", name="What happened", exact=True)).to_contain_text("Luis plays Nope")

    def test_the_slider(self, root: Locator) -> None:
        """It is dragged, and has its own keys."""
        root.get_by_role("slider").fill("4")
        at_step(root, 4)
        root.get_by_role("slider").press("ArrowRight")
        at_step(root, 5)

    def test_what_if(self, root: Locator) -> None:
        """A refused move says why; a move makes a branch, which steps, is named, written down and deleted."""
        page = root.page
        what_if = panel(root, "What if", "w")
        refused = what_if.get_by_role("button", name=re.compile("^Ana plays Defuse"))
        # It says that it is disabled, and can still be pressed.
        refused.click(force=True)
        expect(what_if.locator(".ek-why-not")).to_contain_text(REFUSED)
        expect(root.get_by_role("status").last).to_contain_text(REFUSED)
        assert refused.get_attribute("aria-disabled") == "true"
        at_step(root, 0)

        button(what_if, "Ana plays Skip").click()
        expect(
            button(what_if, "Ana plays Skip? (shown)").or_(button(what_if, "Ana plays Skip (shown)"))
        ).to_be_visible()
        at_step(root, 1, 1)
        expect(root.locator(".ek-heading")).to_have_text("Ana plays Skip")
        button(what_if, "Nobody plays a Nope").click()
        at_step(root, 2, 2)
        button(root, "Back").click()
        at_step(root, 1, 2)
        press(root, "Home", "End")
        at_step(root, 2, 2)

        tree = what_if.get_by_role("list", name="Branches", exact=True)
        count = tree.get_by_role("button").count()
        button(what_if, "Rename").click()
        what_if.get_by_label("New name").fill("Ana <b>skips</b>")
        page.keyboard.press("Enter")
        expect(button(tree, "Ana <b>skips</b> (shown)")).to_be_visible()

        button(what_if, "As text").click()
        text = root.get_by_role("dialog", name="As text", exact=True)
        expect(text.get_by_role("textbox")).to_have_value(re.compile(r"players:\s+Ana,? Luis[\s\S]*Ana:\s+skip"))
        page.keyboard.press("Escape")
        expect(text).to_have_count(0)

        button(what_if, "Compare").click()
        table = root.get_by_role("dialog", name="Compare", exact=True)
        expect(table.get_by_role("columnheader", name="Ana <b>skips</b>", exact=True)).to_be_visible()
        button(table, "Close").click()

        button(what_if, "Delete").click()
        root.get_by_role("dialog", name="Delete", exact=True).get_by_role("button", name=re.compile("^Delete")).click()
        expect(button(root, "Ana <b>skips</b> (shown)")).to_have_count(0)
        assert tree.get_by_role("button").count() < count
        at_step(root, 0)
        expect(root.locator(".ek-heading")).to_have_text("The situation")
        assert button(root, "Ana <b>skips</b>").count() == 0

    def test_predict(self, root: Locator) -> None:
        """The next step is hidden; a right and a wrong answer are told apart in words and counted."""
        predict = panel(root, "Predict", "q")
        press(root, "End")
        at_step(root, 0)
        predict.get_by_role("radio", name="Ana", exact=True).check()
        button(predict, "Check").click()
        at_step(root, 1)
        judged = predict.get_by_role("list", name="Your answers", exact=True)
        expect(judged.get_by_role("listitem").first).to_contain_text("right")
        expect(predict.locator(".ek-score")).to_have_text("Score: 1 of 1")
        button(predict, "Go on").click()
        predict.get_by_role("radio", name="Ana", exact=True).check()
        predict.get_by_role("spinbutton").fill("1")
        button(predict, "Check").click()
        expect(judged.get_by_role("listitem").first).to_contain_text("not so")
        expect(judged.get_by_role("listitem").first).to_contain_text("Luis")
        expect(predict.locator(".ek-score")).to_have_text("Score: 2 of 3")
        at_step(root, 2)

    def test_take_a_seat(self, root: Locator) -> None:
        """The reader plays on as Ana: a move is made, the others answer, the odds are told, a refusal says why."""
        seat = panel(root, "Take a seat", "s")
        seat.get_by_label("Your seat").select_option("Ana")
        seat.get_by_label("The others play").select_option("Cautious")
        button(seat, "Start").click()
        expect(seat).to_contain_text("You are Ana. The others: Cautious.")
        expect(seat).to_contain_text("Your move")
        button(seat, "Odds").click()
        expect(seat.locator(".ek-odds")).to_contain_text("10.0 %")
        refused = seat.get_by_role("button", name=re.compile("^Ana plays Defuse"))
        # It says that it is disabled, and can still be pressed.
        refused.click(force=True)
        expect(seat.locator(".ek-why-not")).to_contain_text(REFUSED)
        before = root.locator(".ek-step").inner_text()
        button(seat, "Ana plays Skip").click()
        expect(root.locator(".ek-step")).not_to_have_text(before)
        expect(seat).to_contain_text("You are Ana.")
        expect(seat.locator(".ek-play-state, .ek-behind").first).to_be_attached()
        press(root, "End")
        expect(seat).to_contain_text(re.compile("Your move|The game is over"))

    def test_language_and_eyes(self, root: Locator) -> None:
        """Another language and other eyes show the same step in other words, and hide what is not known."""
        press(root, "ArrowRight", "ArrowRight")
        root.get_by_label("What is shown").select_option("Ana")
        luis = root.locator(".ek-player", has_text="Luis")
        expect(luis.locator(".ek-card:not(.ek-back)", has_text="Defuse")).to_have_count(0)
        at_step(root, 2)
        root.get_by_label("What is shown").select_option("every card")
        expect(luis.locator(".ek-card:not(.ek-back)", has_text="Defuse")).to_have_count(1)
        for language, code, defuse in (
            ("Español", "es", "desactivación"),
            ("Русский", "ru", "Обезвредь"),
            ("English", "en", "Defuse"),
        ):
            root.locator("[data-key=language]").select_option(language)
            expect(root).to_have_attribute("lang", code)
            expect(luis.locator(".ek-card", has_text=defuse)).to_have_count(1)
        at_step(root, 2)

    def test_the_diagram_marks_where_the_game_is(self, root: Locator) -> None:
        """The current node follows the step; a node tells its rules and leads to its steps."""
        toggle = button(root, "Diagram")
        if toggle.get_attribute("aria-pressed") == "false":
            toggle.click()
        current = root.locator(".ek-node[aria-current=step]")
        expect(current).to_have_attribute("data-node", "turn")
        press(root, "ArrowRight")
        expect(current).to_have_attribute("data-node", "window")
        expect(root.locator(".ek-edge.ek-taken").first).to_be_attached()
        current.first.press("Enter")
        detail = root.locator(".ek-node-detail")
        expect(detail).to_contain_text("Step 1 of 6: Ana plays Attack")
        detail.get_by_role("button", name=re.compile("^Step 5 of 6")).click()
        at_step(root, 5)

    @pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
    def test_axe_finds_nothing(self, live: Page, theme: str) -> None:
        """In both themes, in each panel: WCAG 2.2 A and AA, contrast included."""
        set_theme(live, theme)
        root = run_cell(live)
        found = {}
        try:
            press(root, "ArrowRight", "ArrowRight")
            found["steps"] = axe_finds(live)
            for name, key, shown in (
                ("What if", "w", ".ek-move"),
                ("Predict", "q", ".ek-asked"),
                ("Take a seat", "s", ".ek-start"),
            ):
                panel(root, name, key).locator(shown).first.wait_for()
                found[name] = axe_finds(live)
            button(root, "Start").click()
            root.locator(".ek-play-state").wait_for()
            root.locator(".ek-move").first.wait_for()
            found["playing"] = axe_finds(live)
            press(root, "?")
            root.get_by_role("dialog").wait_for()
            found["keys"] = axe_finds(live)
            live.keyboard.press("Escape")
        finally:
            set_theme(live, "JupyterLab Light")
        assert {name: said for name, said in found.items() if said} == {}

    @pytest.mark.parametrize(("width", "zoom"), [(1280, 2), (640, 1), (400, 1)])
    def test_narrow_and_enlarged_nothing_sticks_out(self, root: Locator, width: int, zoom: int) -> None:
        """200 % zoom and narrow windows: no panel is wider than its place."""
        page, size = root.page, root.page.viewport_size
        out = {}
        try:
            page.set_viewport_size({"width": width, "height": 1000})
            # JupyterLab keeps some of a narrow window for itself; 320 pixels are what must be enough.
            lacking = 320 - root.bounding_box()["width"]
            if lacking > 0:
                page.set_viewport_size({"width": width + int(lacking) + 1, "height": 1000})
            page.evaluate(
                "zoom => { document.body.style.zoom = zoom; window.dispatchEvent(new Event('resize')); }", zoom
            )
            for name, key in (("What if", "w"), ("Predict", "q"), ("Take a seat", "s")):
                panel(root, name, key)
                page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
                out[name] = root.evaluate(STICKS_OUT)
        finally:
            page.evaluate("document.body.style.zoom = ''")
            page.set_viewport_size(size)
        assert {name: sticks for name, sticks in out.items() if sticks} == {}

    def test_forced_colours_keep_the_current_node_and_the_focus(self, root: Locator) -> None:
        """With the colours of the system, the node where the game is and the focus can still be told."""
        page = root.page
        if button(root, "Diagram").get_attribute("aria-pressed") == "false":
            button(root, "Diagram").click()
        try:
            page.emulate_media(forced_colors="active")
            press(root, "ArrowRight")
            looks = """node => [...node.querySelectorAll(".ek-shape")].map((one) => {
                const { fill, stroke, strokeWidth } = getComputedStyle(one);
                return [fill, stroke, strokeWidth].join();
            }).join()"""
            current = root.locator(".ek-node[aria-current=step]").first.evaluate(looks)
            others = root.locator(".ek-node:not([aria-current])").evaluate_all(f"nodes => nodes.map({looks})")
            assert current
            assert current not in others
            button(root, "Next").focus()
            page.keyboard.press("Tab")
            outline = """() => {
                const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement);
                return [document.activeElement.dataset.key, outlineStyle, outlineWidth, outlineColor];
            }"""
            key, style, width, _ = page.evaluate(outline)
            assert key == "last"
            assert style != "none"
            assert float(width.removesuffix("px")) >= 2
        finally:
            page.emulate_media(forced_colors="none")
