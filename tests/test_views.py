"""Views show a timeline as text, as a page and as a widget; they add no knowledge, and names cannot do harm."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from unicodedata import east_asian_width

import pytest

from ek_teach.engine import EVERYTHING, Action, situation, step
from ek_teach.errors import EkTeachError
from ek_teach.languages import LANGUAGES
from ek_teach.rulebook import load_rulebook
from ek_teach.timeline import Answer, Timeline, play_out
from ek_teach.views import as_fragment, as_html, as_text, mimebundle, register, save_html, timeline_data
from ek_teach.views.data import label
from ek_teach.views.html import step_script

ANA, LUIS, MARTA = 0, 1, 2
NAMES = ("Ana", "Luis", "Marta")
EVIL = "<script>alert(1)</script>"


def film(
    *actions: Action,
    names: tuple[str, ...] = NAMES,
    viewer: str | int | None = None,
    title: str = "An Attack and its Nopes",
    language: str = "en",
) -> Timeline:
    state = situation(load_rulebook("es"), ["DVATTN", "DSS", "NNH"], "KPPPPK", discard="F", owed=2, attacked=True)
    steps = []
    for action in actions:
        steps.append(step(state, action))
        state = steps[-1].after
    return play_out(steps, names=names, viewer=viewer, title=title, language=language)


def nope_war(**more: Any) -> Timeline:
    """Ana attacks, Marta says Nope, and nobody answers."""
    stand = [Action.let_stand(seat) for seat in (ANA, LUIS, MARTA)]
    return film(Action.play(ANA, "A"), Action.nope(MARTA), *stand, Action.draw(ANA), Action.defuse(ANA), **more)


def refused(timeline: Timeline) -> Timeline:
    last = replace(
        timeline.frames[-1],
        refused=True,
        explanation=replace(timeline.frames[-1].explanation, irregular="Better not."),
        answers=(Answer(3, "Whose turn?", "Ana", "Luis", agrees=False),),
    )
    return replace(timeline, frames=(*timeline.frames[:-1], last))


# Data -----------------------------------------------------------------------------------------------------------------


def test_the_data_is_json_and_counts_and_names_everything() -> None:
    timeline = nope_war()
    data = timeline_data(timeline)
    assert json.loads(json.dumps(data)) == data
    assert [frame["number"] for frame in data["frames"]] == list(range(len(timeline)))
    start = data["frames"][0]["table"]
    assert start["players"][ANA]["notes"] == ["owes 2 turns", "under Attack"]
    assert start["pile"]["size"] == 6
    assert start["pile"]["cards"][0] == {"code": "K", "name": "Exploding Kitten"}
    assert start["discard"] == [{"code": "F", "name": "Favor"}]


def test_a_nope_cancels_the_card_below_it_and_is_cancelled_by_the_next() -> None:
    attack = Action.play(ANA, "A")
    data = timeline_data(film(attack, Action.nope(MARTA), Action.nope(ANA), Action.nope(MARTA)))
    chains = [[link["cancelled"] for link in frame["table"]["chain"]] for frame in data["frames"]]
    assert chains == [[], [False], [True, False], [False, True, False], [True, False, True, False]]
    assert [link["player"] for link in data["frames"][-1]["table"]["chain"]] == ["Ana", "Marta", "Ana", "Marta"]


def test_what_a_viewer_may_not_know_is_in_no_view() -> None:
    timeline = nope_war(viewer="Luis")
    data = timeline_data(timeline)
    for frame in data["frames"]:
        players = frame["table"]["players"]
        assert {card["code"] for seat in (ANA, MARTA) for card in players[seat]["hand"]} <= {"?"}
        assert {card["code"] for card in frame["table"]["pile"]["cards"]} == {"?"}
    # Tacocats lie in Ana's hand only and Hairy Potato Cats in the pile only; neither is ever shown.
    for shown in (json.dumps(data), as_text(timeline), as_fragment(timeline).split('<script type="module">')[0]):
        assert "Tacocat" not in shown and "Potato" not in shown
    assert "Tacocat" in as_text(nope_war(viewer="Ana"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_labels(language: str) -> None:
    data = timeline_data(nope_war(language=language))
    assert all(data["labels"].values())
    assert {"{number}", "{total}"} <= set(re.findall(r"\{\w+\}", data["labels"]["step"]))


# Text -----------------------------------------------------------------------------------------------------------------


def test_a_step_in_plain_text() -> None:
    assert (
        as_text(nope_war(), step=2).split("  Why")[0]
        == """\
Step 2 of 5. Marta plays Nope
  Marta plays Nope on Ana's Attack.
  What changed
  - As it stands, Ana's Attack would be cancelled.
  - Everybody still in the game is asked for a Nope; still to be heard: Ana, Luis, and
    Marta.
  Table
  - ▶ Ana (turn, owes 2 turns, under Attack, is asked): 5 cards (Defuse, Nope, See the
    Future, 2 × Tacocat)
  - Luis (is asked): 3 cards (Defuse, 2 × Skip)
  - Marta (is asked): 2 cards (Nope, Shuffle)
  - Draw pile: 6 cards (1: Exploding Kitten, 2–5: Hairy Potato Cat, 6: Exploding Kitten)
  - Discard pile: 3 cards (1: Nope, 2: Attack, 3: Favor)
  - Waiting for its effect: Ana: Attack (cancelled) ← Marta: Nope (stands)
  - 37 cards are out of the game or were not mentioned.
"""
    )


def test_text_cites_the_paragraph_and_says_refused_and_irregular_in_words() -> None:
    text = as_text(refused(nope_war()))
    assert "§ es, Turno a turno 8: " in text
    assert "✕ refused" in text
    assert "! irregular: Better not." in text
    assert "✕ Whose turn? – Ana (the text expects: Luis)" in text


@pytest.mark.parametrize("language", ["en", "zh"])
def test_no_line_of_text_is_wider_than_asked(language: str) -> None:
    for line in as_text(nope_war(language=language), width=60).splitlines():
        assert sum(2 if east_asian_width(character) in "WF" else 1 for character in line) <= 60, line


def test_text_cannot_steer_a_terminal() -> None:
    text = as_text(nope_war(names=("A\x1b[31mna", "Lu\ris", "Mar\u202eta"), title="a\x07b"))
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", text)


def test_the_columns_of_a_line_are_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from ek_teach.explain import columns
    from ek_teach.views import plain

    looked_at = 0

    def width(character: str) -> str:
        nonlocal looked_at
        looked_at += 1
        return east_asian_width(character)

    monkeypatch.setattr(plain, "east_asian_width", width)
    monkeypatch.setattr(columns, "east_asian_width", width)
    told = as_text(nope_war(language="zh"))
    assert 0 < looked_at < 4 * len(told)


def test_a_label_that_was_said_is_not_worded_again() -> None:
    timeline_data(nope_war())
    misses = label.cache_info().misses
    timeline_data(nope_war())
    assert label.cache_info().misses == misses


def test_a_step_that_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(EkTeachError, match="there is no step 9: this walk has the steps 0 to 5"):
        as_text(nope_war(), step=9)


# Pages ----------------------------------------------------------------------------------------------------------------


class Reader(HTMLParser):
    """Collects the tags of a page and the text of its scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.scripts: list[str] = []
        self.inside = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self.inside = tag
        if tag == "script":
            self.scripts.append("")

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002
        self.inside = ""

    def handle_data(self, data: str) -> None:
        if self.inside == "script":
            self.scripts[-1] += data


@pytest.mark.parametrize("write", [as_html, as_fragment])
def test_names_and_titles_cannot_become_markup(write: Any) -> None:
    title = "a </script><!-- \u2028 --> & title"
    page = write(nope_war(names=(EVIL, "Luis", "Marta"), title=title))
    reader = Reader(page)
    assert len(reader.scripts) == 2
    assert json.loads(reader.scripts[0])[0]["title"] == title
    assert json.loads(reader.scripts[0])[0]["players"][0] == EVIL
    assert "alert(1)</script>" not in page
    assert not any(name.startswith("on") for _, attributes in reader.tags for name in attributes)


def test_a_page_loads_nothing_and_says_its_language(tmp_path: Path) -> None:
    path = save_html(nope_war(language="zh"), tmp_path / "walk.html")
    page = path.read_text(encoding="utf-8")
    assert page.startswith('<!DOCTYPE html>\n<html lang="zh-Hant">')
    assert "default-src 'none'" in page and "unsafe" not in page
    for tag, attributes in Reader(page).tags:
        assert not {"src", "srcset", "action"} & attributes.keys(), tag
        assert attributes.get("href") in (None, "data:,")


HALF = "a\ud83d z"


@pytest.mark.parametrize(
    "view", [as_text, as_html, as_fragment, lambda timeline: json.dumps(timeline_data(timeline), ensure_ascii=False)]
)
def test_half_a_pair_of_surrogates_is_replaced_by_a_mark(view: Any) -> None:
    shown = view(nope_war(names=("A\udcffna", "Luis", "Marta"), title=HALF))
    assert "a� z" in shown and "A�na" in shown
    assert shown.encode()


def test_a_page_that_cannot_be_written_is_refused_in_a_sentence(tmp_path: Path) -> None:
    for name in ("no/such/folder.html", "", "a" * 300, "nul\0byte"):
        with pytest.raises(EkTeachError, match="cannot be written"):
            save_html(nope_war(), tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_a_page_that_fails_half_way_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = save_html(nope_war(), tmp_path / "walk.html")
    before = path.read_bytes()

    def fail(*_names: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(EkTeachError, match="No space left on device"):
        save_html(nope_war(language="zh"), path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_page_and_a_fragment_read_without_a_script() -> None:
    for page in (as_html(nope_war()), as_fragment(nope_war())):
        assert page.count("<details><summary>Step ") == 6
        assert "<summary>Step 2 of 5. Marta plays Nope</summary><p>Marta plays Nope on Ana&#x27;s Attack.</p>" in page


def test_a_fragment_is_the_same_each_time_and_named_after_what_it_shows() -> None:
    assert as_fragment(nope_war()) == as_fragment(nope_war())
    names = {re.findall(r'data-ek-walk="(\w+)"', as_fragment(film(Action.draw(ANA), viewer=seat)))[0] for seat in NAMES}
    assert len(names) == 3


# Notebooks ------------------------------------------------------------------------------------------------------------


def test_a_notebook_gets_widget_page_and_text() -> None:
    pytest.importorskip("anywidget")
    timeline = nope_war()
    bundle = mimebundle(timeline)
    assert set(bundle) == {"application/vnd.jupyter.widget-view+json", "text/html", "text/plain"}
    assert bundle["text/plain"] == as_text(timeline)
    assert bundle["text/html"] == as_fragment(timeline)
    again = mimebundle(timeline)
    assert [again[kind] for kind in ("text/html", "text/plain")] == [bundle["text/html"], bundle["text/plain"]]


def test_without_anywidget_a_notebook_gets_page_and_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ek_teach.views.widget", None)
    assert set(mimebundle(nope_war())) == {"text/html", "text/plain"}


def test_ipython_is_taught_to_show_timelines() -> None:
    formatters = pytest.importorskip("IPython.core.formatters")

    class Shell:
        display_formatter = formatters.DisplayFormatter()
        handled: tuple[type, ...] = ()
        shown: tuple[object, ...] = ()

        def set_custom_exc(self, kinds: tuple[type, ...], handler: Any) -> None:
            Shell.handled, Shell.handler = kinds, handler

        def _showtraceback(self, *told: object) -> None:
            Shell.shown = told

    shell = Shell()
    assert register(shell)
    assert issubclass(EkTeachError, Shell.handled)
    # A typo is one sentence, without the frames that mean nothing to who typed it.
    error = EkTeachError("line 3: 'skpi' is not a card.")
    Shell.handler(shell, EkTeachError, error, None)
    assert Shell.shown == (EkTeachError, error, ["EkTeachError: line 3: 'skpi' is not a card."])
    bundle, _ = Shell.display_formatter.format(nope_war())
    assert set(bundle) == {"text/html", "text/plain"}
    assert bundle["text/plain"].startswith("An Attack and its Nopes\n")


def test_teaching_ipython_imports_nothing_heavy() -> None:
    code = (
        "import sys; from ek_teach.views import register; register();"
        "print([name for name in ('anywidget', 'ek_teach.timeline', 'fluent', 'babel') if name in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_the_widget_stays_within_the_walk_and_names_itself_the_same_each_time() -> None:
    pytest.importorskip("anywidget")
    from ek_teach.views import StepThrough

    widget = StepThrough(nope_war(), step=99)
    assert widget.step == 5
    widget.step = -3
    assert widget.step == 0
    assert repr(widget) == "<StepThrough 'An Attack and its Nopes': 5 steps>"


# A real browser -------------------------------------------------------------------------------------------------------


@pytest.fixture
def visit(browser: Any, tmp_path: Path) -> Iterator[Any]:
    """Opens a page given as text; every error on it, and every request beyond it, fails the test."""
    context = browser.new_context(viewport={"width": 1000, "height": 900})
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    page.on("dialog", lambda dialog: (troubles.append(f"dialog {dialog.message}"), dialog.dismiss()))

    def go(text: str) -> Any:
        path = tmp_path / "page.html"
        path.write_text(text, encoding="utf-8")
        allowed = (path.as_uri(), "data:,")
        page.on("request", lambda request: None if request.url in allowed else troubles.append(request.url))
        page.goto(path.as_uri())
        page.wait_for_selector(".ek-root")
        return page

    yield go
    context.close()
    assert troubles == []


def heading(page: Any, walk: int = 0) -> str:
    return str(page.locator(".ek-walk").nth(walk).locator(".ek-heading").inner_text())


@pytest.mark.browser
def test_buttons_keys_and_slider_step(visit: Any) -> None:
    timeline = nope_war()
    headings = [frame.explanation.heading for frame in timeline]
    page = visit(as_html(timeline))
    assert heading(page) == headings[0]
    page.get_by_role("button", name="Next", exact=True).click()
    assert heading(page) == headings[1]
    page.keyboard.press("ArrowRight")
    assert heading(page) == headings[2]
    page.keyboard.press("ArrowLeft")
    assert heading(page) == headings[1]
    page.keyboard.press("End")
    assert heading(page) == headings[-1]
    page.keyboard.press("ArrowRight")
    assert heading(page) == headings[-1]
    page.keyboard.press("Home")
    assert heading(page) == headings[0]
    page.get_by_role("button", name="Last", exact=True).click()
    page.get_by_role("button", name="Back", exact=True).click()
    assert heading(page) == headings[-2]
    page.get_by_role("button", name="First", exact=True).press("Enter")
    slider = page.get_by_role("slider", name="Step")
    slider.focus()
    page.keyboard.press("ArrowRight")
    assert heading(page) == headings[1]
    assert slider.get_attribute("aria-valuetext") == f"Step 1 of 5: {headings[1]}"
    page.keyboard.press("Control+ArrowRight")
    assert page.locator(".ek-static").count() == 0


@pytest.mark.browser
def test_a_step_is_told_to_a_screen_reader_and_marked_in_words(visit: Any) -> None:
    page = visit(as_html(refused(nope_war())))
    root = page.locator(".ek-root")
    assert root.get_attribute("role") == "group"
    assert root.get_attribute("aria-label") == "An Attack and its Nopes"
    root.press("End")
    live = page.locator("[aria-live=polite]")
    assert live.count() == 1
    told = live.inner_text()
    assert "Step 5 of 5" in told and "✕ refused" in told and "! irregular" in told and "Better not." in told
    assert page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text="▶ turn").count() == 1
    for name in ("What happened", "Table", "Why"):
        assert page.get_by_role("region", name=name).count() == 1
    assert page.get_by_role("button", name="Next", exact=True).get_attribute("aria-disabled") == "true"
    root.press("Home")
    root.press("ArrowRight")
    root.press("ArrowRight")
    chain = page.get_by_role("list", name="Waiting for its effect").inner_text()
    assert "✕ cancelled" in chain and "✓ stands" in chain


@pytest.mark.browser
def test_the_source_of_a_reason_is_in_sight_and_its_paragraph_can_be_opened(visit: Any) -> None:
    page = visit(as_html(nope_war()))
    page.locator(".ek-root").press("ArrowRight")
    page.keyboard.press("ArrowRight")
    source = page.locator(".ek-source").first
    assert source.locator("summary").inner_text() == "§ es, Turno a turno 8"
    assert not source.locator("p").is_visible()
    source.locator("summary").press("Enter")
    assert source.locator("p").is_visible()
    # The paragraph is gone with its step; the keys must still work.
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.locator(".ek-step").inner_text() == "Step 4 of 5"


@pytest.mark.browser
def test_keys_are_left_to_a_field_that_is_typed_into(visit: Any) -> None:
    page = visit(as_html(nope_war()))
    page.evaluate("document.querySelector('.ek-root').append(document.createElement('textarea'))")
    page.locator("textarea").fill("abc")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    page.keyboard.type("x")
    assert page.locator("textarea").input_value() == "xabc"
    assert page.locator(".ek-step").inner_text() == "Step 0 of 5"


@pytest.mark.browser
def test_a_player_may_be_called_anything(visit: Any) -> None:
    evil = ("<img src=x onerror=alert(1)>", EVIL, "</textarea><b>")
    page = visit(as_html(nope_war(names=evil, title="</script></title>" + EVIL)))
    for _ in range(6):
        assert [name.inner_text() for name in page.locator(".ek-player-name").all()] == list(evil)
        page.locator(".ek-root").press("ArrowRight")
    assert page.locator("main img, main b, main script").count() == 0


@pytest.mark.browser
def test_several_walks_share_a_page(visit: Any) -> None:
    one, other = as_fragment(nope_war()), as_fragment(film(Action.draw(ANA)))
    page = visit(f"<!DOCTYPE html><html lang=en><title>three</title><body>{one}{other}{one}")
    page.wait_for_function("document.querySelectorAll('.ek-root').length === 3")
    page.locator(".ek-root").nth(2).press("End")
    assert [page.locator(".ek-step").nth(walk).inner_text() for walk in range(3)] == [
        "Step 0 of 5",
        "Step 0 of 1",
        "Step 5 of 5",
    ]
    assert page.evaluate("document.querySelectorAll('[id]').length") == 0


@pytest.mark.browser
@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_from_a_phone_to_a_projector_and_targets_are_large_enough(
    visit: Any, width: int, language: str
) -> None:
    page = visit(as_html(nope_war(language=language)))
    page.set_viewport_size({"width": width, "height": 800})
    for _ in range(6):
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for target in page.locator("button, input, summary").all():
            box = target.bounding_box()
            assert box["width"] >= 24 and box["height"] >= 24
        page.locator(".ek-root").press("ArrowRight")


@pytest.mark.browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_text_stands_out_from_its_ground(visit: Any, scheme: str) -> None:
    page = visit(as_html(refused(nope_war())))
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    for _ in range(6):
        assert page.evaluate(FAINT_TEXTS) == []
        page.locator(".ek-root").press("ArrowRight")


# The contrast of each text with the ground under it, by the formula of WCAG 2; less than 4.5 is returned.
FAINT_TEXTS = """() => {
  const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const paint = (colours) => {
    pixel.clearRect(0, 0, 1, 1);
    for (const colour of colours) { pixel.fillStyle = colour; pixel.fillRect(0, 0, 1, 1); }
    return [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const light = (colour) => {
    const [r, g, b] = colour.map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const faint = [];
  for (const node of document.querySelectorAll(".ek-root *")) {
    if (![...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim())) continue;
    const grounds = [];
    for (let up = node; up; up = up.parentElement) grounds.unshift(getComputedStyle(up).backgroundColor);
    const ground = light(paint(grounds)), ink = light(paint([...grounds, getComputedStyle(node).color]));
    const contrast = (Math.max(ground, ink) + 0.05) / (Math.min(ground, ink) + 0.05);
    if (contrast < 4.5) faint.push(`${node.className}: ${node.textContent} ${contrast.toFixed(2)}`);
  }
  return faint;
}"""


@pytest.mark.browser
def test_the_widget_and_its_kernel_follow_each_other(visit: Any) -> None:
    data = json.dumps(timeline_data(nope_war())).replace("<", "\\u003c")
    harness = """
      const listeners = {};
      globalThis.saved = [];
      globalThis.model = {
        state: { data: DATA, step: 2 },
        get(name) { return this.state[name]; },
        set(name, value) { this.state[name] = value; for (const f of listeners[`change:${name}`] ?? []) f(); },
        save_changes() { saved.push(this.state.step); },
        on(event, f) { (listeners[event] ??= []).push(f); },
        off(event, f) { listeners[event] = listeners[event].filter((each) => each !== f); },
      };
      globalThis.leave = render({ model, el: document.querySelector("#home") });
    """.replace("DATA", data)
    page = visit(
        "<!DOCTYPE html><html lang=en><title>widget</title><div id=home></div>"
        f"<script type=module>{step_script()}{harness}</script>"
    )
    assert page.locator(".ek-step").inner_text() == "Step 2 of 5"
    page.locator(".ek-root").press("ArrowRight")
    assert page.evaluate("[model.state.step, saved]") == [3, [3]]
    page.evaluate("model.set('step', 1)")
    assert page.locator(".ek-step").inner_text() == "Step 1 of 5"
    assert page.evaluate("saved") == [3]
    page.evaluate("leave(); model.set('step', 2)")
    assert page.locator(".ek-root").count() == 0


def test_a_viewer_who_sees_everything_is_told_so() -> None:
    assert timeline_data(nope_war(viewer=EVERYTHING))["viewer"] == "every card"
    assert timeline_data(nope_war(viewer="Luis"))["viewer"] == "what Luis may know"
