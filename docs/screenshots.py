"""Take the pictures of the documentation again: ``python docs/screenshots.py``. It needs a Chromium."""

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from ek_teach import Walk, attack_stacking, compare, load_rulebook, play_out, turn_flow
from ek_teach.views import as_html, diagram_html
from ek_teach.views.explorers import explorer_html
from ek_teach.views.explorers_data import attack_data, books_of, nope_data

PICTURES = Path(__file__).parent / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]

GAME = """
title:   An Attack, a Nope, a Nope on the Nope
players: Ana Luis Marta
Ana:     attack, tacocat*2, defuse
Luis:    nope, skip, defuse
Marta:   nope, favor, defuse
pile:    exploding kitten, skip, exploding kitten, shuffle*4

Ana:   attack
Luis:  nope
Marta: nope
Luis:  skip
Luis:  draw
"""


def walk() -> Walk:
    """A record with one branch."""
    made = Walk(play_out(GAME))
    draws = next(offer for offer in made.offers(0) if offer.text == "Ana draws")
    made.choose(0, draws)
    return made


def step_to(page: Page, number: int) -> None:
    for _ in range(number):
        page.keyboard.press("ArrowRight")


def take(page: Page, name: str, text: str, prepare: Callable[[Page], object], folder: Path) -> None:
    """Show a page, do something with it, and take its picture."""
    (folder / "page.html").write_text(text, encoding="utf-8")
    page.goto((folder / "page.html").as_uri())
    prepare(page)
    page.wait_for_timeout(300)
    page.screenshot(path=PICTURES / f"{name}.png")
    print(f"{name}.png: {(PICTURES / f'{name}.png').stat().st_size:,} bytes")


def main() -> None:
    """Take all pictures."""
    PICTURES.mkdir(exist_ok=True)
    es, zh = load_rulebook("es"), load_rulebook("zh")
    books = books_of("es", ("es", "zh"))
    chromium = shutil.which("chromium") or "/usr/bin/chromium"
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as place:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for scheme in ("light", "dark"):
            page = browser.new_page(viewport={"width": 1200, "height": 980}, color_scheme=scheme)
            folder = Path(place)
            take(page, f"step_through_{scheme}", as_html(walk()), lambda page: step_to(page, 3), folder)
            page.close()
        page = browser.new_page(viewport={"width": 1200, "height": 1000})
        for name, text, prepare in (
            ("what_if", as_html(walk()), lambda page: page.keyboard.press("w")),
            ("predict", as_html(walk()), lambda page: page.keyboard.press("q")),
            ("turn_flow", diagram_html(turn_flow(es), state="kitten"), lambda page: page),
            ("attack_compared", diagram_html(compare(attack_stacking(es), attack_stacking(zh))), lambda page: page),
            ("attack_counter", explorer_html(attack_data(books)), lambda page: page),
            ("nope_explorer", explorer_html(nope_data(books)), lambda page: page),
        ):
            take(page, name, text, prepare, folder)
        browser.close()


if __name__ == "__main__":
    main()
