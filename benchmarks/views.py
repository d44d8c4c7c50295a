"""Measure the step-through in a browser: a step, how long until it is there, its size, and a plain ipywidgets button.

Run ``python benchmarks/views.py``. It prints the machine, and for a whole random game of five players in JupyterLab the
median time of a step by key and by click, the time from the end of the cell to the visible widget, and its data; beside
them the round trip of a button whose click sets a label in the kernel, measured in the same page.
"""

import argparse
import json
import os
import platform
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

GAME = "ek_teach.play_out(ek_teach.random_game(ek_teach.load_rulebook('es'), 5, seed=3))"
STEP_MS, SHOWN_MS, DATA_KB = 16, 300, 300
CELLS = (
    "import ipywidgets, ek_teach",
    (
        "import ipywidgets\n"
        "label = ipywidgets.Label('0')\n"
        "button = ipywidgets.Button(description='ask')\n"
        "button.on_click(lambda _: setattr(label, 'value', str(int(label.value) + 1)))\n"
        "ipywidgets.VBox([button, label])"
    ),
    f"import ek_teach\nfrom ek_teach.views.widget import StepThrough\ngame = {GAME}\nStepThrough(game)",
)

# From the event until the frame after it has been painted: a message posted in a frame comes after its painting.
STEP = """async ([by, times]) => {
    const root = document.querySelector(".ek-root:not(.old)");
    const next = root.querySelector("[data-key=next]");
    const painted = () => new Promise((done) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(0);
    }));
    const wait = (ms) => new Promise((done) => setTimeout(done, ms));
    const found = [];
    root.focus();
    root.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true, cancelable: true }));
    await wait(300);
    for (let number = 0; number < times; number += 1) {
        // Begin at no fixed place between two frames.
        await wait(20 + Math.random() * 16);
        const before = root.querySelector(".ek-step").textContent;
        const begun = performance.now();
        const right = { key: "ArrowRight", bubbles: true, cancelable: true };
        if (by === "key") root.dispatchEvent(new KeyboardEvent("keydown", right));
        else next.click();
        const script = performance.now() - begun;
        const shown = (await painted()) - begun;
        if (root.querySelector(".ek-step").textContent === before) throw new Error("it did not step");
        // What the browser itself needs: style, layout and painting, without waiting for its next frame to be due.
        found.push([script, shown]);
    }
    return found;
}"""

# Style and layout are forced inside the measured time, which leaves out the waiting for the next frame.
LAYOUT = """async (times) => {
    const root = document.querySelector(".ek-root:not(.old)");
    const found = [];
    root.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true, cancelable: true }));
    await new Promise((done) => setTimeout(done, 300));
    for (let number = 0; number < times; number += 1) {
        await new Promise((done) => setTimeout(done, 30));
        const begun = performance.now();
        root.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
        root.getBoundingClientRect();
        found.push(performance.now() - begun);
    }
    return found;
}"""

EMPTY = """async (times) => {
    const found = [];
    for (let number = 0; number < times; number += 1) {
        await new Promise((done) => setTimeout(done, 20 + Math.random() * 16));
        const begun = performance.now();
        await new Promise((done) => requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = done;
            port2.postMessage(0);
        }));
        found.push(performance.now() - begun);
    }
    return found;
}"""

ROUND_TRIP = """async (times) => {
    const output = document.querySelector(".jp-OutputArea-output:has(.jupyter-button)");
    const ask = output.querySelector("button.widget-button, .jupyter-button");
    const label = ask.closest(".widget-vbox, .jupyter-widgets").parentElement.querySelector(".widget-label");
    const found = [];
    for (let number = 0; number < times; number += 1) {
        await new Promise((done) => setTimeout(done, 30));
        const before = label.textContent;
        const begun = performance.now();
        const changed = new Promise((done) => {
            const watch = new MutationObserver(() => {
                if (label.textContent === before) return;
                watch.disconnect();
                requestAnimationFrame(() => {
                    const { port1, port2 } = new MessageChannel();
                    port1.onmessage = () => done(performance.now());
                    port2.postMessage(0);
                });
            });
            watch.observe(label, { subtree: true, childList: true, characterData: true });
        });
        ask.click();
        found.push((await changed) - begun);
    }
    return found;
}"""

# With the kernel's execute_reply, the end of the cell, the notebook writes the cell's number where a star was. The
# widget is there with the first frame in which its buttons have a size.
SHOWN = """() => {
    window.ekReplies = [];
    const prompt = [...document.querySelectorAll(".jp-CodeCell")][2].querySelector(".jp-InputArea-prompt");
    let star = false;
    const watch = new MutationObserver(() => {
        if (prompt.textContent.includes("*")) star = true;
        else if (star) {
            watch.disconnect();
            window.ekReplies.push(performance.now());
        }
    });
    watch.observe(prompt, { subtree: true, childList: true, characterData: true });
    window.ekShown = new Promise((done) => {
        const look = () => {
            const next = document.querySelector(".jp-OutputArea-output .ek-root:not(.old) [data-key=next]");
            if (next && next.getBoundingClientRect().width > 0) {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => done(performance.now());
                port2.postMessage(0);
            } else requestAnimationFrame(look);
        };
        for (const root of document.querySelectorAll(".ek-root")) root.classList.add("old");
        requestAnimationFrame(look);
    });
}"""


def write_notebook(path: Path) -> None:
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    cells = [
        {
            "cell_type": "code", "id": f"cell-{number}", "metadata": {}, "execution_count": None, "outputs": [],
            "source": source,
        }
        for number, source in enumerate(CELLS)
    ]  # fmt: skip
    book = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    path.write_text(json.dumps(book), encoding="utf-8")


@contextmanager
def lab(folder: Path, port: int) -> Iterator[str]:
    """Start JupyterLab on a folder of its own; give the notebook's address."""
    books = folder / "books"
    books.mkdir()
    write_notebook(books / "views.ipynb")
    log = folder / "lab.log"
    command = [
        sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--port={port}",
        "--LabApp.extension_manager=readonly", str(books),
    ]  # fmt: skip
    environment = os.environ | {"HOME": str(folder), "JUPYTER_CONFIG_DIR": str(folder / "config")}
    with (
        log.open("w") as out,
        subprocess.Popen(
            command, stdout=out, stderr=subprocess.STDOUT, env=environment, start_new_session=True
        ) as server,
    ):
        try:
            for _ in range(480):
                found = re.search(r"http://(?:127\.0\.0\.1|localhost):\d+/lab\?token=(\S+)", log.read_text())
                if found:
                    break
                if server.poll() is not None:
                    sys.exit(log.read_text())
                time.sleep(0.25)
            else:
                sys.exit(log.read_text())
            yield found.group().replace("/lab?", "/lab/tree/views.ipynb?")
        finally:
            os.killpg(server.pid, signal.SIGTERM)


def run_cell(page: Page, number: int) -> None:
    cell = page.locator(".jp-CodeCell").nth(number)
    cell.locator(".cm-content").click()
    page.locator(".jp-CodeCell.jp-mod-active .cm-editor.cm-focused").wait_for()
    page.wait_for_timeout(300)
    page.keyboard.press("Control+Enter")


def until_shown(page: Page, times: int) -> list[float]:
    """Milliseconds from the end of the cell until the widget can be seen; below 0 if it is there before."""
    found = []
    for _ in range(times):
        page.evaluate(SHOWN)
        run_cell(page, 2)
        page.locator(".jp-OutputArea-output .ek-root:not(.old)").wait_for()
        shown = page.evaluate("() => window.ekShown")
        page.wait_for_function("() => window.ekReplies.length > 0")
        found.append(shown - page.evaluate("() => window.ekReplies[0]"))
        page.wait_for_timeout(500)
    return found


def measure(page: Page, steps: int, shows: int) -> dict[str, Any]:
    """All that is measured in the page."""
    page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]").wait_for()
    # A cell that is run before the kernel listens is lost without a word.
    page.wait_for_timeout(4000)
    run_cell(page, 0)
    page.locator(".jp-CodeCell .jp-InputArea-prompt", has_text="[1]").wait_for()
    run_cell(page, 1)
    page.locator(".jp-OutputArea-output .widget-label").wait_for()
    page.wait_for_timeout(1000)
    empty = page.evaluate(EMPTY, steps)
    trips = page.evaluate(ROUND_TRIP, steps + 5)[5:]
    shown = until_shown(page, shows + 1)
    page.locator(".jp-OutputArea-output .ek-root:not(.old)").scroll_into_view_if_needed()
    return {
        "empty": empty, "trips": trips, "first": shown[0], "shown": shown[1:],
        "key": page.evaluate(STEP, ["key", steps]), "click": page.evaluate(STEP, ["click", steps]),
        "layout": page.evaluate(LAYOUT, steps), "version": page.context.browser.version,
    }  # fmt: skip


def data_kb() -> tuple[float, int]:
    """Thousand bytes of the widget's data as JSON, and the frames in it."""
    import ek_teach
    from ek_teach.views.widget import StepThrough

    widget = StepThrough(ek_teach.play_out(ek_teach.random_game(ek_teach.load_rulebook("es"), 5, seed=3)))
    text = json.dumps(widget.data, ensure_ascii=False, separators=(",", ":")).encode()
    return len(text) / 1000, len(widget.data["frames"])


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--shows", type=int, default=5)
    parser.add_argument("--port", type=int, default=8971)
    options = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        lab(Path(folder), options.port) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        page = browser.new_page(viewport={"width": 1280, "height": 1000})
        page.set_default_timeout(15_000)
        page.goto(url)
        found = measure(page, options.steps, options.shows)
        browser.close()
    size, frames = data_kb()
    middle = statistics.median
    trip = middle(found["trips"])
    print(
        f"{platform.machine()}, {platform.system()}, {os.cpu_count()} processors, Python {platform.python_version()},"
        f" Chromium {found['version']} without a graphics card, JupyterLab"
    )
    print(f"{GAME}: {frames - 1} steps; medians of {options.steps} steps and of {options.shows} runs of the cell")
    print(f"{'':48}{'ms':>9}{'of a round trip':>17}  target")

    def row(what: str, value: float, target: float = 0) -> None:
        met = f"≤ {target:g} ms: {'met' if value <= target else 'NOT MET'}" if target else ""
        print(f"{what:48}{value:9.1f}{value / trip:17.3f}  {met}".rstrip())

    row("ipywidgets button, click to label, to the frame", trip)
    row("nothing at all, to the next frame", middle(found["empty"]))
    for by in ("key", "click"):
        row(f"a step by {by}, its script", middle([script for script, _ in found[by]]), STEP_MS)
        row(f"a step by {by}, to the painted frame", middle([shown for _, shown in found[by]]), STEP_MS)
    row("a step by key, script and layout, no waiting", middle(found["layout"]), STEP_MS)
    row("the first time, end of the cell to the widget", found["first"], SHOWN_MS)
    row("end of the cell to the widget", middle(found["shown"]), SHOWN_MS)
    print(f"data of the widget as JSON: {size:.0f} kB  ≤ {DATA_KB} kB: {'met' if size <= DATA_KB else 'NOT MET'}")


if __name__ == "__main__":
    main()
