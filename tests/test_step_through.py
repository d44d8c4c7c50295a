"""The step-through in a real browser: running, jumping, what if, predicting, a seat, the diagram, all by keyboard."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ek_teach.engine import Action, Phase, situation, step
from ek_teach.explain import catalogue, load_catalogue
from ek_teach.play import random_game
from ek_teach.rulebook import load_rulebook
from ek_teach.timeline import Timeline, Walk, play_out
from ek_teach.views import timeline_data
from ek_teach.views.html import step_script, step_style
from tests.test_views import FAINT_TEXTS

pytestmark = pytest.mark.browser

ANA, LUIS, MARTA = 0, 1, 2
NAMES = ("Ana", "Luis", "Marta")
EVIL = "<img src=x onerror=alert(1)>"

KINDS = {
    "played": "play", "noped": "nope", "cancelled": "cancelled", "took-effect": "effect", "drew": "draw",
    "kitten-shown": "kitten", "defused": "defuse", "kitten-placed": "placed", "exploded": "exploded",
    "game-won": "won", "turn-started": "turn", "game-started": "setup",
}  # fmt: skip
KIND_LABELS = {
    "play": "a card is played", "nope": "a Nope", "cancelled": "a card is cancelled", "effect": "a card takes effect",
    "draw": "a card is drawn", "kitten": "a Kitten is drawn", "defuse": "a Kitten is defused",
    "placed": "a Kitten is put back", "exploded": "somebody explodes", "won": "somebody wins", "turn": "a turn begins",
    "setup": "the table is laid", "try": "a move is tried",
}  # fmt: skip


# A sample -------------------------------------------------------------------------------------------------------------


def nope_war(**more: Any) -> Timeline:
    """Ana attacks, Marta says Nope, nobody answers; Ana draws a Kitten, defuses it and puts it back."""
    state = situation(load_rulebook("es"), ["DVATTN", "DSS", "NNH"], "KPPPPK", discard="F", owed=2, attacked=True)
    stand = [Action.let_stand(seat) for seat in (ANA, LUIS, MARTA)]
    steps = []
    for action in (Action.play(ANA, "A"), Action.nope(MARTA), *stand, Action.draw(ANA), Action.defuse(ANA)):
        steps.append(step(state, action))
        state = steps[-1].after
    return play_out(steps, **{"names": NAMES, "title": "An Attack and its Nopes", **more})


@cache
def full_game() -> Timeline:
    steps = random_game(load_rulebook("es"), 5, seed=4)
    return play_out(steps, names=["Ana", "Luis", "Marta", "Nuria", "Omar"], title="A game of five", viewer=None)


def drawn(nodes: list[str], edges: dict[str, Any]) -> str:
    """A picture like those of the diagrams: nodes in two columns, edges as arrows between them."""
    at = {node: (40 + 230 * (place % 2), 20 + 80 * (place // 2)) for place, node in enumerate(nodes)}
    parts = []
    for name, edge in edges.items():
        (x, y), (u, v) = at[edge["from"]], at[edge["to"]]
        parts.append(
            f'<g class="ek-edge" data-edge="{name}" id="{name}"><title>{name}</title>'
            f'<path class="ek-line" d="M{x + 65} {y + 20} L{u + 65} {v + 20}"/></g>'
        )
    for node, (x, y) in at.items():
        parts.append(
            f'<g class="ek-node" data-node="{node}"><title>{node}</title>'
            f'<rect class="ek-shape" x="{x}" y="{y}" width="130" height="40" rx="8"/>'
            f'<text x="{x + 65}" y="{y + 25}" text-anchor="middle" font-size="14">{node}</text></g>'
        )
    height = 90 * ((len(nodes) + 1) // 2)
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="440pt" height="{0}pt" viewBox="0 0 440 {0}">{1}{2}</svg>'
    style = (files("ek_teach.diagrams") / "drawing.css").read_text(encoding="utf-8")
    return svg.format(height, f"<style>{style}</style>", "".join(parts))


def with_more(timeline: Timeline, **more: Any) -> Any:
    """The data of a timeline with what the step-through takes besides, where the views do not give it themselves."""
    data = timeline_data(timeline)
    names = [name.removeprefix("ui-") for name in catalogue.message_names("ui-step-through.en")]
    data["labels"] |= {name: load_catalogue("en").say(f"ui-{name}") for name in names}
    for shown, frame in zip(data["frames"], timeline.frames, strict=True):
        kinds = [KINDS[event.kind.value] for event in frame.events if event.kind.value in KINDS]
        seat = frame.action.player if frame.action else -1
        shown["actor"] = timeline.names[seat] if 0 <= seat < len(timeline.names) else ""
        shown["kinds"] = list(dict.fromkeys([*kinds, *(["try"] if frame.tried else [])])) or ["setup"]
        shown["node"] = str(frame.view.phase)
        shown["forks"] = []
    nodes = [str(phase) for phase in Phase]
    pairs = {(one["node"], other["node"]) for one, other in pairwise(data["frames"])} | {("turn", "over")}
    rule = data["frames"][1]["why"][:1] if len(data["frames"]) > 1 else []
    edges = {f"{a}-{b}": {"label": f"{a} to {b}", "rules": rule, "from": a, "to": b} for a, b in sorted(pairs)}
    for one, other in pairwise(data["frames"]):
        other["edges"] = [f"{one['node']}-{other['node']}"]
    data["frames"][0]["edges"] = []
    occur = {}
    for one, other in pairwise(data["frames"]):
        occur.setdefault(one["node"], set()).update(other["kinds"])
    return data | {
        "kinds": KIND_LABELS,
        "expect": {node: [kind for kind in KIND_LABELS if kind in kinds] for node, kinds in occur.items()},
        "diagram": {
            "title": "What the game waits for",
            "description": "The phases of a game and what leads from one to the other.",
            "svg": drawn(nodes, edges),
            "nodes": {node: {"label": f"phase {node}", "rules": rule} for node in nodes},
            "edges": edges,
        },
        "branches": [{"id": 0, "name": "", "parent": None, "at": 0, "steps": len(data["frames"]) - 1}],
        "branch": 0,
        "languages": [{"code": "en", "name": "English"}, {"code": "es", "name": "Español"}],
        "viewers": [{"code": "everybody", "name": "everybody"}, {"code": "Luis", "name": "Luis"}],
        "look": {"language": "en", "viewer": "everybody"},
        "can": dict.fromkeys(("moves", "odds", "play", "notation", "compare", "branches"), True),
        "opponents": [{"code": "careful", "name": "carefully"}, {"code": "bold", "name": "boldly"}],
        "play": None,
        **more,
    }


# In the page, in place of a kernel: its branches are all made of the same frames, and it notes what it was asked.
HOST = """
globalThis.asked = [];
globalThis.fail = null;
globalThis.held = null;
const MOVES = [
  { id: 0, text: "Ana plays Attack", actor: "Ana", cards: "A" },
  { id: 1, text: "Ana plays two Tacocats on Luis", actor: "Ana", cards: "TT", irregular: true,
    reason: "The book says nothing." },
  { id: 2, text: "Ana draws", actor: "Ana" },
  { id: 3, text: "Ana plays Defuse", actor: "Ana", cards: "D", refused: true,
    reason: "A Defuse is for a Kitten only." },
  { id: 4, text: "Luis plays Nope", actor: "Luis", cards: "N", refused: true,
    reason: "There is nothing to say Nope to." },
  { id: 5, text: "The top card is a Kitten", actor: "", chance: "1/4" },
  { id: 6, text: "at place 1", actor: "Ana", group: "Ana puts the Kitten" },
  { id: 7, text: "at place 2", actor: "Ana", group: "Ana puts the Kitten" },
];
function makeHost(data) {
  let last = 0;
  const copy = (more) => (data = { ...data, ...more });
  const replies = {
    moves: () => ({ waits: "Ana", moves: MOVES }),
    choose({ branch, step, move }) {
      const parent = data.branches.find((one) => one.id === branch);
      last += 1;
      const made = { id: last, name: `${MOVES[move].text}?`, parent: parent.id, at: step, steps: step + 1 };
      copy({ branches: [...data.branches, made], branch: last });
      if (data.play) return { data, step: data.frames.length - 1 };
      return { data, step: Math.min(step + 1, data.frames.length - 1) };
    },
    branch: ({ branch }) => ({ data: copy({ branch }), step: 1 }),
    rename({ branch, name }) {
      const branches = data.branches.map((one) => (one.id === branch ? { ...one, name } : one));
      return { data: copy({ branches }), step: 1 };
    },
    drop({ branch }) {
      return { data: copy({ branches: data.branches.filter((one) => one.id !== branch), branch: 0 }), step: 1 };
    },
    look: ({ language, viewer, step }) => ({ data: copy({ look: { language, viewer }, language }), step }),
    odds: () => ({ lines: ["The next card is a Kitten with 1/3.", "You would need a Defuse."] }),
    notation: () => ({ text: "rulebook: es\\nAna: attack\\nMarta: nope" }),
    compare: () => ({
      lines: ["They part at step 2."],
      rows: [
        { step: 2, texts: ["Ana draws", "Ana attacks"], differs: true },
        { step: 3, texts: ["", "Luis draws"], differs: false },
      ],
    }),
    play({ seat, opponents }) {
      const play = { seat, name: data.players[seat], opponents, waiting: false, over: false };
      return { data: copy({ play }), step: data.frames.length - 1 };
    },
  };
  return {
    async ask(request) {
      asked.push(request);
      if (held) await held;
      if (fail === "die") return new Promise(() => {});
      if (fail === "throw") throw new Error("gone");
      if (fail) return { error: fail };
      return structuredClone(replies[request.do](request));
    },
  };
}
"""

PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; script-src 'nonce-t'; style-src 'nonce-t'; img-src data:">
<link rel="icon" href="data:,"><title>walk</title><style nonce="t">{style}
html {{ color-scheme: light dark; }} body {{ margin: 0; }}</style></head>
<body><main><h1 class="ek-hidden">Walk</h1><div id="home" class="ek-walk"></div></main>
<script type="module" nonce="t">{script}
{host}
globalThis.stepped = [];
globalThis.renderWalk = render;
globalThis.data = {data};
const onStep = (step) => stepped.push(step);
globalThis.walk = mount(document.querySelector("#home"), data, {{ onStep, ...{options} }});
document.querySelector(".ek-root").focus({{ preventScroll: true }});
</script></body></html>"""


def page_of(data: Any, options: str = "{ host: makeHost(data), patience: 300 }") -> str:
    payload = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    script = step_script()
    return PAGE.format(style=step_style(), script=script, host=HOST, data=payload, options=options)


@pytest.fixture
def visit(browser: Any, tmp_path: Path) -> Iterator[Callable[..., Any]]:
    """Opens a walk; every error on the page, and every request beyond it, fails the test."""
    contexts: list[Any] = []
    troubles: list[str] = []

    def go(
        data: Any = None, width: int = 1280, height: int = 900, options: str = "", python: Any = None, **context: Any
    ) -> Any:
        contexts.append(browser.new_context(viewport={"width": width, "height": height}, **context))
        page = contexts[-1].new_page()
        page.set_default_timeout(5000)
        if python:
            page.expose_function("askPython", python)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
        page.on("dialog", lambda dialog: (troubles.append(f"dialog {dialog.message}"), dialog.dismiss()))
        path = tmp_path / f"walk{len(contexts)}.html"
        path.write_text(page_of(data or with_more(nope_war()), *filter(None, [options])), encoding="utf-8")
        page.on(
            "request",
            lambda request: None if request.url in (path.as_uri(), "data:,") else troubles.append(request.url),
        )
        page.goto(path.as_uri())
        page.wait_for_selector(".ek-root")
        return page

    yield go
    for context in contexts:
        context.close()
    assert troubles == []


def press(page: Any, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def place(page: Any) -> str:
    return str(page.locator(".ek-step").inner_text()).partition(" of ")[0]


def button(page: Any, name: str) -> Any:
    return page.get_by_role("button", name=name, exact=True)


def panel(page: Any, name: str) -> Any:
    return page.get_by_role("region", name=name, exact=True)


def focused(page: Any) -> str:
    return str(page.evaluate("document.activeElement.dataset.key ?? document.activeElement.className"))


def until(page: Any, condition: str) -> None:
    """Wait without the evaluation of text that the page's policy forbids."""
    for _ in range(100):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(50)
    raise AssertionError(condition)


# Running and jumping --------------------------------------------------------------------------------------------------


def test_it_runs_to_the_end_and_stops_there(visit: Any) -> None:
    page = visit()
    page.clock.install()
    page.get_by_label("Speed").select_option("0.5")
    page.locator(".ek-root").focus()
    press(page, "Space")
    assert button(page, "Pause").count() == 1
    assert page.locator(".ek-now").get_attribute("aria-live") == "off"
    page.clock.run_for(1100)
    assert place(page) == "Step 2"
    press(page, "Space")
    page.clock.run_for(5000)
    assert place(page) == "Step 2"
    button(page, "Play").click()
    page.clock.run_for(60_000)
    assert place(page) == "Step 5"
    assert button(page, "Play").count() == 1
    assert page.locator(".ek-now").get_attribute("aria-live") == "polite"
    button(page, "Play").click()
    assert place(page) == "Step 0"


def test_it_waits_while_nobody_can_see_it(visit: Any) -> None:
    page = visit()
    page.clock.install()
    press(page, "Space")
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    page.clock.run_for(10_000)
    assert place(page) == "Step 0"
    page.evaluate("Object.defineProperty(document, 'hidden', { value: false, configurable: true })")
    page.clock.run_for(2100)
    assert place(page) == "Step 1"


def test_a_step_by_hand_ends_the_run(visit: Any) -> None:
    page = visit()
    page.clock.install()
    press(page, "Space", "ArrowRight")
    page.clock.run_for(10_000)
    assert place(page) == "Step 1"
    assert button(page, "Play").count() == 1


def test_it_jumps_to_the_events_of_a_kind_by_button_and_by_key(visit: Any) -> None:
    data = with_more(full_game())
    page = visit(data)
    where = [frame["number"] for frame in data["frames"] if "kitten" in frame["kinds"]]
    page.get_by_label("Kind of event").select_option("kitten")
    for number in where[:2]:
        button(page, "Later one").click()
        assert place(page) == f"Step {number}"
    page.locator(".ek-root").focus()
    press(page, *"n" * (len(where) - 2))
    assert place(page) == f"Step {where[-1]}"
    assert button(page, "Later one").get_attribute("aria-disabled") == "true"
    press(page, "n")
    assert place(page) == f"Step {where[-1]}"
    press(page, "p")
    assert place(page) == f"Step {where[-2]}"
    button(page, "Earlier one").click()
    assert place(page) == f"Step {where[-3]}"


def test_only_kinds_that_occur_are_offered(visit: Any) -> None:
    data = with_more(nope_war())
    occur = {kind for frame in data["frames"] for kind in frame["kinds"]}
    page = visit(data)
    offered = page.get_by_label("Kind of event").locator("option").all()
    assert {option.get_attribute("value") for option in offered} == occur


def test_the_keys_are_listed_in_a_dialog_that_gives_the_focus_back(visit: Any) -> None:
    page = visit()
    press(page, "?")
    dialog = page.get_by_role("dialog", name="Keys")
    told = dialog.inner_text()
    for word in ("Home", "Space", "What if", "Predict", "Take a seat", "Diagram", "Projector size"):
        assert word in told
    press(page, "ArrowRight")
    press(page, "Escape")
    assert dialog.count() == 0
    assert place(page) == "Step 0"
    press(page, "ArrowRight")
    assert place(page) == "Step 1"
    button(page, "Keys").click()
    dialog.get_by_role("button", name="Close").click()
    assert focused(page) == "keys"


def test_space_on_a_button_presses_it_and_runs_nothing(visit: Any) -> None:
    page = visit()
    page.clock.install()
    button(page, "Next").focus()
    press(page, "Space")
    page.clock.run_for(10_000)
    assert place(page) == "Step 1"


def test_the_controls_are_reached_in_the_order_in_which_they_are_seen(visit: Any) -> None:
    page = visit()
    press(page, "ArrowRight", "w")
    page.get_by_role("button", name="Ana draws").wait_for()
    page.locator(".ek-root").focus()
    seen = []
    for _ in range(80):
        press(page, "Tab")
        box = page.evaluate("""() => {
          const node = document.activeElement;
          if (!node.closest(".ek-root")) return null;
          const { x, y } = node.getBoundingClientRect();
          const column = node.closest(".ek-column");
          return [column ? [...column.parentElement.children].indexOf(column) : -1, y + scrollY, x];
        }""")
        if box is None:
            break
        seen.append(box)
    assert len(seen) > 30
    # Within a column from top to bottom; buttons of one line may differ a little in height.
    for (column, y, _), (later, below, _) in pairwise(box for box in seen if box[0] >= 0):
        assert later > column or (later == column and below >= y - 20)


# The table ------------------------------------------------------------------------------------------------------------


def test_turns_owed_are_tokens_with_words(visit: Any) -> None:
    page = visit()
    tokens = page.get_by_role("img", name="Turns owed: 2")
    assert tokens.inner_text().split() == ["1", "2"]
    assert "owes 2 turns" in page.locator(".ek-player").first.inner_text()


def test_the_chain_is_a_stack_with_the_newest_on_top(visit: Any) -> None:
    page = visit()
    press(page, "ArrowRight", "ArrowRight")
    lower, upper = (link.bounding_box() for link in page.locator(".ek-chain > li").all())
    assert lower["y"] < upper["y"] < lower["y"] + lower["height"]
    top = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.ek-link').textContent",
        [
            upper["x"] + 8,
            upper["y"] + 4,
        ],
    )
    assert "Marta" in top and "stands" in top
    assert "✕ cancelled" in page.locator(".ek-chain > li").first.inner_text()


def test_projector_size_makes_cards_larger_and_fits_the_width(visit: Any) -> None:
    page = visit(with_more(full_game()), width=1920, height=1080)
    press(page, "End")
    before = page.locator(".ek-card").first.bounding_box()["height"]
    press(page, "b")
    assert button(page, "Projector size").get_attribute("aria-pressed") == "true"
    living = page.locator(".ek-player:not(.ek-gone) .ek-card").first
    assert living.bounding_box()["height"] > 1.4 * before
    assert page.evaluate("document.documentElement.scrollWidth") <= 1920


def test_what_a_reader_has_opened_stays_open_while_it_does_not_change(visit: Any) -> None:
    page = visit(with_more(full_game()))
    press(page, "End")
    rest = page.locator(".ek-pile details", has_text="the rest")
    rest.last.locator("summary").click()
    page.locator(".ek-root").focus()
    press(page, "ArrowLeft", "ArrowLeft")
    assert rest.last.evaluate("node => node.open")


# What if --------------------------------------------------------------------------------------------------------------


def test_moves_are_asked_for_only_in_an_open_panel_and_once_a_step(visit: Any) -> None:
    page = visit()
    press(page, "ArrowRight", "ArrowLeft")
    assert page.evaluate("asked") == []
    press(page, "w")
    page.get_by_role("button", name="Ana draws").wait_for()
    press(page, "ArrowRight")
    page.get_by_role("button", name="Ana draws").wait_for()
    press(page, "ArrowLeft")
    page.get_by_role("button", name="Ana draws").wait_for()
    asked = page.evaluate("asked")
    assert asked == [{"do": "moves", "branch": 0, "step": at} for at in (0, 1)]


def test_moves_stand_under_their_actor_with_chances_and_folds(visit: Any) -> None:
    page = visit()
    press(page, "w")
    own = page.get_by_role("list", name="Moves: Ana")
    own.wait_for()
    assert own.get_by_role("button", name="Ana plays Attack").locator("svg").count() == 1
    assert page.get_by_role("list", name="Moves: Chance, or everybody").inner_text().split("\n") == [
        "The top card is a Kitten",
        "1/4",
    ]
    assert "irregular" in own.get_by_role("button", name="two Tacocats").inner_text()
    assert page.get_by_role("button", name="at place 2").count() == 0
    own.get_by_text("Ana puts the Kitten").click()
    page.get_by_role("button", name="at place 2").click()
    until(page, "asked.some((one) => one.do === 'choose' && one.move === 7)")


def test_a_refused_move_can_be_reached_says_why_not_and_does_nothing(visit: Any) -> None:
    page = visit()
    press(page, "w")
    move = page.get_by_role("button", name="Ana plays Defuse")
    move.wait_for()
    assert move.get_attribute("aria-disabled") == "true"
    assert move.get_attribute("aria-description") == "A Defuse is for a Kitten only."
    assert page.get_by_text("A Defuse is for a Kitten only.").count() == 0
    move.focus()
    assert page.locator(".ek-why-not").inner_text() == "A Defuse is for a Kitten only."
    move.press("Enter")
    until(page, "document.querySelector('.ek-root > [role=status]').textContent.includes('Kitten only')")
    assert [one["do"] for one in page.evaluate("asked")] == ["moves"]


def branch_off(page: Any, move: str = "Ana draws") -> None:
    if not panel(page, "What if").count():
        press(page, "w")
    page.get_by_role("button", name=move).click()
    page.get_by_role("button", name=f"{move}? (shown)").wait_for()


def test_a_move_makes_a_branch_and_the_keyboard_stays_in_the_panel(visit: Any) -> None:
    page = visit()
    press(page, "ArrowRight")
    branch_off(page)
    assert page.evaluate("asked.find((one) => one.do === 'choose')") == {
        "do": "choose",
        "branch": 0,
        "step": 1,
        "move": 2,
    }
    assert place(page) == "Step 2"
    assert page.evaluate("stepped.at(-1)") == 2
    assert focused(page) == "panel"
    tree = page.get_by_role("list", name="Branches")
    assert tree.locator("[aria-current=true]").inner_text() == "●Ana draws? (shown)"
    assert tree.locator("ul .ek-branch").count() == 1
    page.get_by_role("button", name="The game as played").click()
    page.get_by_role("button", name="The game as played (shown)").wait_for()
    assert focused(page) == "branch-0"


def test_two_clicks_make_one_branch(visit: Any) -> None:
    page = visit()
    press(page, "w")
    page.get_by_role("button", name="Ana draws").wait_for()
    page.evaluate("() => { globalThis.held = new Promise((go) => { globalThis.letGo = go; }); }")
    page.get_by_role("button", name="Ana draws").click()
    page.get_by_role("button", name="Ana draws").click()
    page.evaluate("() => { held = null; letGo(); }")
    page.get_by_role("button", name="Ana draws? (shown)").wait_for()
    assert [one["do"] for one in page.evaluate("asked")].count("choose") == 1


def test_a_branch_is_renamed(visit: Any) -> None:
    page = visit()
    branch_off(page)
    button(page, "Rename").click()
    field = page.get_by_label("New name")
    assert field.input_value() == "Ana draws?"
    field.fill(EVIL)
    press(page, "Enter")
    page.get_by_role("button", name=EVIL).wait_for()
    assert page.locator("img").count() == 0
    button(page, "Rename").click()
    press(page, "Escape")
    assert page.get_by_label("New name").count() == 0
    assert focused(page) == "rename"


def test_a_branch_is_deleted_only_after_a_question(visit: Any) -> None:
    page = visit()
    branch_off(page)
    button(page, "Delete").click()
    dialog = page.get_by_role("dialog", name="Delete")
    dialog.get_by_role("button", name="Cancel").click()
    assert "drop" not in [one["do"] for one in page.evaluate("asked")]
    button(page, "Delete").click()
    dialog.get_by_role("button", name="Delete “Ana draws?”").click()
    until(page, "asked.some((one) => one.do === 'drop')")
    page.get_by_role("list", name="Branches").wait_for(state="detached")


def test_the_record_itself_is_neither_renamed_nor_deleted(visit: Any) -> None:
    page = visit()
    press(page, "w")
    page.get_by_role("button", name="Ana draws").wait_for()
    assert button(page, "Rename").count() == button(page, "Delete").count() == 0


def test_branches_are_compared_in_a_table_that_marks_differences_without_colour(visit: Any) -> None:
    page = visit()
    branch_off(page)
    button(page, "Compare").click()
    dialog = page.get_by_role("dialog", name="Compare")
    assert "They part at step 2." in dialog.inner_text()
    assert dialog.get_by_role("columnheader").all_inner_texts() == ["Step", "Ana draws?", "The game as played"]
    assert dialog.get_by_role("row").nth(1).inner_text().startswith("≠")
    assert not dialog.get_by_role("row").nth(2).inner_text().startswith("≠")
    assert page.evaluate("asked.find((one) => one.do === 'compare')") == {"do": "compare", "branch": 1, "other": 0}


def test_a_branch_is_shown_as_text_to_copy(visit: Any) -> None:
    page = visit()
    press(page, "w")
    button(page, "As text").click()
    dialog = page.get_by_role("dialog", name="As text")
    assert dialog.get_by_role("textbox", name="As text").input_value() == "rulebook: es\nAna: attack\nMarta: nope"
    page.evaluate("navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }")
    dialog.get_by_role("button", name="Copy").click()
    assert dialog.get_by_role("status").inner_text() == "Copied."
    assert page.evaluate("copied").endswith("Marta: nope")


# Predict --------------------------------------------------------------------------------------------------------------


def test_while_predicting_nothing_gives_the_next_step_away(visit: Any) -> None:
    data = with_more(full_game())
    page = visit(data)
    at = next(number for number, frame in enumerate(data["frames"]) if "kitten" in frame["kinds"]) - 1
    page.evaluate("(step) => walk.show(step)", at)
    page.locator(".ek-root").focus()
    press(page, "q")
    hidden = data["frames"][at + 1]["heading"]
    page.locator(".ek-root").focus()
    press(page, "ArrowRight", "End", "n", "Space")
    slider = page.get_by_role("slider")
    slider.evaluate("(node) => { node.value = 9999; node.dispatchEvent(new Event('input')); }")
    page.evaluate("walk.show(9999)")
    button(page, "Last").click(force=True)
    page.locator(f"[data-node={data['frames'][at + 1]['node']}]").click()
    assert place(page) == f"Step {at}"
    assert "not so far" in page.locator(".ek-node-detail").inner_text()
    shown = page.evaluate("document.querySelector('.ek-root').innerHTML")
    assert hidden not in shown.replace(data["frames"][at]["heading"], "")
    kinds = page.get_by_label("Kind of event").locator("option").all()
    before = {kind for frame in data["frames"][: at + 1] for kind in frame["kinds"]}
    assert {option.get_attribute("value") for option in kinds} == before
    page.locator(".ek-root").focus()
    press(page, "ArrowLeft")
    assert place(page) == f"Step {at - 1}"


def test_a_prediction_is_judged_in_words_and_the_step_is_shown(visit: Any) -> None:
    page = visit()
    press(page, "q")
    quiz = panel(page, "Predict")
    assert "Step 1 is hidden" in quiz.inner_text()
    quiz.get_by_role("button", name="Check").click()
    assert "Answer at least one question." in quiz.inner_text()
    quiz.get_by_role("radio", name="Ana").check()
    quiz.get_by_role("radio", name="a Kitten is drawn").check()
    quiz.get_by_label("How many turns").fill("2")
    quiz.get_by_label("How many turns").press("Enter")
    found = quiz.get_by_role("list", name="Your answers").get_by_role("listitem").all_inner_texts()
    assert "✓ right" in found[0] and "Ana" in found[0]
    assert "✕ not so" in found[1] and "a card is played" in found[1]
    assert "✓ right" in found[2] and "2" in found[2]
    assert "Score: 2 of 3" in quiz.inner_text()
    assert place(page) == "Step 1"
    assert page.get_by_role("region", name="Why").is_visible()
    assert focused(page) == "predict-on"
    press(page, "Enter")
    assert "Step 2 is hidden" in quiz.inner_text()
    assert "Score: 2 of 3" in quiz.inner_text()


def test_the_score_outlives_the_mode_and_open_questions_do_not_count(visit: Any) -> None:
    page = visit()
    press(page, "q")
    panel(page, "Predict").get_by_role("radio", name="Luis").check()
    button(page, "Check").click()
    press(page, "Escape")
    assert panel(page, "Predict").count() == 0
    press(page, "ArrowRight")
    assert place(page) == "Step 2"
    press(page, "q")
    assert "Score: 0 of 1" in panel(page, "Predict").inner_text()
    assert "Step 3 is hidden" in panel(page, "Predict").inner_text()


def test_predicting_ends_with_the_walk_and_can_start_over(visit: Any) -> None:
    page = visit()
    press(page, "End", "q")
    button(page, "Start over").click()
    assert place(page) == "Step 0"
    for number in range(1, 6):
        assert f"Step {number} is hidden" in panel(page, "Predict").inner_text()
        panel(page, "Predict").get_by_role("radio", name="Ana").check()
        button(page, "Check").click()
        button(page, "Go on").click()
    assert "where it ends" in panel(page, "Predict").inner_text()


# Taking a seat --------------------------------------------------------------------------------------------------------


def take_seat(page: Any) -> None:
    press(page, "s")
    page.get_by_label("Your seat").select_option("Luis")
    page.get_by_label("The others play").select_option("boldly")
    button(page, "Start").click()
    page.get_by_text("You are Luis. The others: boldly.").wait_for()


def test_a_seat_is_taken_and_a_move_is_made(visit: Any) -> None:
    page = visit()
    take_seat(page)
    assert page.evaluate("asked[0]") == {"do": "play", "branch": 0, "step": 0, "seat": 1, "opponents": "bold"}
    assert "Your move" in panel(page, "Take a seat").inner_text()
    page.get_by_role("button", name="Ana plays Attack").click()
    until(page, "asked.some((one) => one.do === 'choose' && one.step === 5)")
    page.get_by_role("button", name="Luis plays Nope").focus()
    assert page.locator(".ek-why-not").inner_text() == "There is nothing to say Nope to."


def test_odds_are_told_on_request_and_go_with_their_step(visit: Any) -> None:
    page = visit()
    take_seat(page)
    assert "1/3" not in panel(page, "Take a seat").inner_text()
    button(page, "Odds").click()
    page.get_by_text("The next card is a Kitten with 1/3.").wait_for()
    page.locator(".ek-root").focus()
    press(page, "ArrowLeft")
    assert page.get_by_text("The next card is a Kitten with 1/3.").count() == 0


def test_at_an_earlier_step_a_player_is_led_back_to_the_move(visit: Any) -> None:
    page = visit()
    take_seat(page)
    page.locator(".ek-root").focus()
    press(page, "Home")
    assert not page.get_by_role("button", name="Ana draws").is_visible()
    button(page, "To where you move").click()
    assert place(page) == "Step 5"
    page.get_by_role("button", name="Ana draws").wait_for()


def test_a_game_that_is_over_says_so_and_another_can_begin(visit: Any) -> None:
    over = {"seat": 0, "name": "Ana", "opponents": "bold", "waiting": False, "over": "Marta has won."}
    page = visit(with_more(nope_war(), play=over))
    press(page, "End", "s")
    assert "Marta has won." in panel(page, "Take a seat").inner_text()
    button(page, "New game").click()
    assert page.get_by_label("Your seat").is_visible()
    assert focused(page) == "seat"


# Language and eyes ----------------------------------------------------------------------------------------------------


def test_language_and_eyes_are_asked_of_the_host_and_keep_their_place(visit: Any) -> None:
    page = visit()
    press(page, "ArrowRight")
    page.get_by_label("What is shown").select_option("Luis")
    until(page, "asked.length === 1")
    assert page.evaluate("asked[0]") == {"do": "look", "branch": 0, "language": "en", "viewer": "Luis", "step": 1}
    page.get_by_label("Language").select_option("es")
    until(page, "document.querySelector('.ek-root').lang === 'es'")
    assert page.evaluate("asked[1].viewer") == "Luis"
    assert place(page) == "Step 1"
    assert focused(page) == "language"


def test_a_look_that_fails_leaves_the_menus_as_they_were(visit: Any) -> None:
    page = visit()
    page.evaluate("fail = 'Luis is not here.'")
    page.get_by_label("What is shown").select_option("Luis")
    page.get_by_role("alert").get_by_text("Luis is not here.").wait_for()
    assert page.get_by_label("What is shown").input_value() == "everybody"


# What goes wrong ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", ["die", "throw"])
def test_a_kernel_that_does_not_answer_is_told_and_stepping_goes_on(visit: Any, fault: str) -> None:
    page = visit()
    branch_off(page)
    page.evaluate("(fault) => { fail = fault; }", fault)
    page.get_by_role("button", name="The game as played").click()
    page.get_by_role("alert").get_by_text("The kernel does not answer").wait_for()
    assert page.get_by_role("button", name="Ana draws? (shown)").count() == 1
    page.locator(".ek-root").focus()
    press(page, "ArrowRight")
    assert place(page) == "Step 2"
    page.evaluate("fail = null")
    page.get_by_role("button", name="The game as played").click()
    page.get_by_role("button", name="The game as played (shown)").wait_for()
    assert page.get_by_role("alert").inner_text() == ""


def test_moves_that_did_not_come_can_be_asked_for_again(visit: Any) -> None:
    page = visit()
    page.evaluate("fail = 'Too many cards are unknown.'")
    press(page, "w")
    page.get_by_text("Too many cards are unknown.").wait_for()
    page.evaluate("fail = null")
    button(page, "Try again").click()
    page.get_by_role("button", name="Ana draws").wait_for()


def test_without_a_host_there_is_nothing_that_needs_one(visit: Any) -> None:
    page = visit(options="{}")
    for name in ("What if", "Take a seat"):
        assert button(page, name).count() == 0
    assert page.get_by_label("Language").count() == page.get_by_label("What is shown").count() == 0
    assert button(page, "Predict").count() == button(page, "Diagram").count() == 1
    press(page, "w", "s", "n")
    assert page.get_by_role("alert").inner_text() == ""


def test_data_without_the_new_fields_is_stepped_as_before(visit: Any) -> None:
    data = with_more(nope_war())
    for name in ("kinds", "expect", "diagram", "branches", "branch", "languages", "viewers", "look", "can", "play"):
        del data[name]
    for frame in data["frames"]:
        for name in ("actor", "kinds", "node", "edges", "forks"):
            frame.pop(name, None)
    page = visit(data, options="{}")
    press(page, "n", "p", "d", "q", "w", "End")
    assert place(page) == "Step 5"
    assert page.locator("section").count() == 3
    assert page.get_by_label("Kind of event").count() == 0


def test_a_page_with_branches_in_it_switches_between_them_without_a_kernel(visit: Any) -> None:
    branches = [
        {"id": 0, "name": "", "parent": None, "at": 0, "steps": 5},
        {"id": 1, "name": "Ana draws", "parent": 0, "at": 1, "steps": 2},
        {"id": 2, "name": "not here", "parent": 0, "at": 1, "steps": 2},
    ]
    data = with_more(nope_war(), branches=branches, can={"branches": True})
    options = "{ host: pageHost([data, { ...data, branch: 1 }]) }"
    page = visit(data, options=options)
    press(page, "w")
    page.get_by_role("button", name="Ana draws").click()
    page.get_by_role("button", name="Ana draws (shown)").wait_for()
    assert place(page) == "Step 1"
    assert button(page, "Rename").count() == button(page, "Delete").count() == 0
    page.get_by_role("button", name="not here").click()
    page.get_by_role("alert").get_by_text("This page does not hold that").wait_for()


def test_what_the_kernel_really_says_is_understood(visit: Any) -> None:
    walk_data = pytest.importorskip("ek_teach.views.walk_data")
    host = walk_data.Host(Walk(nope_war()))
    page = visit(host.data(), options="{ host: { ask: (request) => askPython(request) } }", python=host.ask)
    press(page, "ArrowRight", "w")
    page.get_by_role("button", name="Luis plays Nope").wait_for()
    page.get_by_role("button", name="Marta plays Nope").click()
    until(page, "walk && document.querySelector('.ek-step').textContent.startsWith('Step 2')")
    page.get_by_role("button", name="Ana plays Nope").click()
    button(page, "Rename").click()
    page.get_by_label("New name").fill("a war")
    press(page, "Enter")
    page.get_by_role("button", name="a war (shown)").wait_for()
    button(page, "Compare").click()
    assert page.get_by_role("dialog").get_by_role("row").count() > 2
    press(page, "Escape")
    button(page, "As text").click()
    assert "nope" in page.get_by_role("dialog").get_by_role("textbox").input_value().casefold()
    press(page, "Escape")
    page.get_by_label("What is shown").select_option("Luis")
    until(page, "document.querySelector('.ek-book').textContent.includes('Luis')")
    page.get_by_label("What is shown").select_option("everybody")
    until(page, "!document.querySelector('.ek-book').textContent.includes('Luis')")
    button(page, "Take a seat").click()
    button(page, "Start").click()
    page.get_by_text("You are Ana.").wait_for()
    button(page, "Odds").click()
    page.locator(".ek-odds p").first.wait_for()
    assert page.get_by_role("alert").inner_text() == ""


def test_the_widget_asks_its_kernel_by_messages_and_keeps_mode_and_place(visit: Any) -> None:
    page = visit(options="{}")
    page.evaluate("""() => {
      const listeners = {};
      globalThis.sent = [];
      globalThis.model = {
        state: { data: { ...data }, step: 1 },
        get(name) { return this.state[name]; },
        set(name, value) { this.state[name] = value; for (const f of listeners[`change:${name}`] ?? []) f(); },
        save_changes() {},
        send(message) { sent.push(message); },
        on(event, f) { (listeners[event] ??= []).push(f); },
        off(event, f) { listeners[event] = listeners[event].filter((each) => each !== f); },
        hear(message) { for (const f of listeners["msg:custom"]) f(message); },
        left() { return Object.values(listeners).flat().length; },
      };
      walk.destroy();
      globalThis.leave = renderWalk({ model, el: document.querySelector("#home") });
    }""")
    page.locator(".ek-root").press("w")
    until(page, "sent.length === 1")
    assert page.evaluate("sent[0].kind") == "ask"
    assert page.evaluate("sent[0].request") == {"do": "moves", "branch": 0, "step": 1}
    reply = "{ waits: '', moves: [{ id: 0, text: 'Pass', actor: 'Ana' }] }"
    answer = f"(id) => model.hear({{ kind: 'answer', id, reply: {reply} }})"
    page.evaluate(answer, "of another view")
    assert button(page, "Pass").count() == 0
    page.evaluate(answer, page.evaluate("sent[0].id"))
    button(page, "Pass").click()
    # The kernel changes the data itself, and answers with the step alone.
    page.evaluate("model.set('data', { ...data, title: 'A branch' })")
    page.evaluate("model.hear({ kind: 'answer', id: sent.at(-1).id, reply: { step: 3 } })")
    until(page, "model.state.step === 3")
    assert page.locator(".ek-title").inner_text() == "A branch"
    assert place(page) == "Step 3"
    assert panel(page, "What if").count() == 1
    page.evaluate("leave()")
    assert page.evaluate("model.left()") == 0


# The diagram ----------------------------------------------------------------------------------------------------------


def test_the_diagram_marks_where_the_game_is_and_what_led_there(visit: Any) -> None:
    data = with_more(nope_war())
    page = visit(data)
    for frame in data["frames"][1:]:
        press(page, "ArrowRight")
        current = page.locator(".ek-diagram .ek-node.ek-current")
        assert [node.get_attribute("data-node") for node in current.all()] == [frame["node"]]
        assert current.get_attribute("aria-current") == "step"
        taken = page.locator(".ek-diagram .ek-edge.ek-taken").all()
        assert [edge.get_attribute("data-edge") for edge in taken] == frame["edges"]


def test_a_node_shows_its_rules_and_leads_to_the_steps_that_visited_it(visit: Any) -> None:
    data = with_more(nope_war())
    page = visit(data)
    current = page.locator(".ek-diagram .ek-node[tabindex='0']")
    current.focus()
    press(page, "Enter")
    detail = page.locator(".ek-node-detail")
    assert focused(page) == "node-detail"
    assert "phase turn" in detail.inner_text()
    assert data["frames"][1]["why"][0]["text"] in detail.inner_text()
    visits = [frame["number"] for frame in data["frames"] if frame["node"] == "turn"]
    jumps = detail.get_by_role("list", name="Visited at").get_by_role("button")
    assert [jump.inner_text().split(" of ")[0] for jump in jumps.all()] == [f"Step {number}" for number in visits]
    jumps.last.click()
    assert place(page) == f"Step {visits[-1]}"
    assert focused(page) == f"visit-{visits[-1]}"
    detail.get_by_role("button", name="Close").click()
    assert detail.inner_text() == ""
    assert focused(page) == "node-turn"


def test_arrow_keys_go_from_node_to_node_and_only_one_is_a_stop(visit: Any) -> None:
    page = visit()
    assert page.locator(".ek-diagram [tabindex='0']").count() == 1
    page.locator(".ek-diagram .ek-node[tabindex='0']").focus()
    press(page, "ArrowDown", "ArrowDown", "ArrowUp")
    assert focused(page) == "node-reaction"
    assert page.locator(".ek-diagram [tabindex='0']").count() == 1
    assert place(page) == "Step 0"


def test_the_diagram_is_enlarged_fitted_dimmed_and_put_away(visit: Any) -> None:
    page = visit()
    width = page.locator(".ek-diagram").bounding_box()["width"]
    button(page, "Larger").click()
    button(page, "Larger").click()
    assert page.locator(".ek-diagram").bounding_box()["width"] > 1.8 * width
    button(page, "Smaller").click()
    button(page, "Fit").click()
    assert page.locator(".ek-diagram").bounding_box()["width"] == width
    button(page, "Neighbours only").click()
    edges = with_more(nope_war())["diagram"]["edges"].values()
    near = {"turn"} | {edge["to"] for edge in edges if edge["from"] == "turn"}
    near |= {edge["from"] for edge in edges if edge["to"] == "turn"}
    lit = page.locator(".ek-diagram .ek-node:not(.ek-dim)").all()
    assert {node.get_attribute("data-node") for node in lit} == near
    button(page, "Neighbours only").click()
    assert page.locator(".ek-dim").count() == 0
    press(page, "d")
    assert page.locator(".ek-diagram").count() == 0
    assert button(page, "Diagram").get_attribute("aria-pressed") == "false"


def test_nothing_that_runs_or_loads_comes_in_with_a_picture(visit: Any) -> None:
    data = with_more(nope_war())
    evil = (
        '<script>globalThis.pwned = 1</script><image href="https://example.org/x.png"/>'
        '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><b>x</b></body></foreignObject>'
        '<rect style="fill:red" onload="globalThis.pwned = 1" width="1" height="1"/>'
    )
    data["diagram"]["svg"] = data["diagram"]["svg"].replace("</svg>", f"{evil}</svg>")
    page = visit(data, bypass_csp=True)
    assert page.locator(".ek-diagram :is(script, image, foreignObject, [style], [onload])").count() == 0
    assert page.evaluate("globalThis.pwned") is None


def test_a_picture_that_cannot_be_read_leaves_the_walk_alone(visit: Any) -> None:
    data = with_more(nope_war())
    data["diagram"]["svg"] = "<svg><g></svg"
    page = visit(data, bypass_csp=True)
    press(page, "End")
    assert place(page) == "Step 5"
    assert page.locator(".ek-picture").count() == 0


# For everybody --------------------------------------------------------------------------------------------------------


def set_out(page: Any, mode: str) -> None:
    """Bring a page into one of the states in which people meet it."""
    press(page, "ArrowRight", "ArrowRight")
    if mode == "what-if":
        branch_off(page)
        page.get_by_role("button", name="Ana plays Defuse").focus()
    elif mode == "predict":
        press(page, "q")
    elif mode == "judged":
        press(page, "q")
        panel(page, "Predict").get_by_role("radio", name="Luis").check()
        button(page, "Check").click()
    elif mode == "seat":
        take_seat(page)
    elif mode == "error":
        page.evaluate("fail = 'This cannot be seen.'")
        page.get_by_label("What is shown").select_option("Luis")
        page.get_by_text("This cannot be seen.").wait_for()
    elif mode == "keys":
        press(page, "?")
    elif mode == "node":
        page.locator("[data-node=turn]").click()


MODES = ("steps", "what-if", "predict", "judged", "seat", "error", "keys", "node")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("mode", MODES)
def test_axe_finds_nothing_and_every_text_stands_out(visit: Any, mode: str, scheme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    page = visit(color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    set_out(page, mode)
    rules = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
    found = axe.Axe().run(page, options=rules)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate(FAINT_TEXTS) == []


@pytest.mark.parametrize("width", [320, 640, 1280, 1920])
@pytest.mark.parametrize("mode", MODES)
def test_it_fits_every_width_and_targets_are_large_enough(visit: Any, mode: str, width: int) -> None:
    page = visit(width=width)
    if mode == "node" and not page.locator(".ek-diagram").count():
        press(page, "d")
    set_out(page, mode)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for target in page.locator("button:visible, input:visible, select:visible, summary:visible").all():
        box = target.bounding_box()
        assert box["width"] >= 24 and box["height"] >= 24, target.inner_text()


def test_high_contrast_keeps_what_is_marked(visit: Any) -> None:
    page = visit(forced_colors="active")
    pressed, plain = button(page, "Diagram"), button(page, "Keys")
    ground = "node => getComputedStyle(node).backgroundColor"
    assert pressed.evaluate(ground) != plain.evaluate(ground)
    node = "[...document.querySelectorAll('.ek-node rect')].map((one) => getComputedStyle(one).fill)"
    assert len(set(page.evaluate(node))) == 2


def test_nothing_moves_for_who_asked_for_less_motion(visit: Any) -> None:
    moving = "document.getAnimations().length"
    page = visit(reduced_motion="reduce")
    press(page, "ArrowRight")
    assert page.evaluate(moving) == 0
    page = visit(reduced_motion="no-preference")
    press(page, "ArrowRight")
    assert page.evaluate(moving) > 0


def test_the_order_of_the_page_is_the_order_of_reading_at_any_width(visit: Any) -> None:
    page = visit(width=400)
    parts = "[...document.querySelectorAll('.ek-body section')].map((one) => one.className)"
    assert page.evaluate(parts) == ["ek-happened", "ek-table", "ek-why"]
    page.set_viewport_size({"width": 1280, "height": 900})
    until(page, "document.querySelector('.ek-body').dataset.columns === '2'")
    assert page.evaluate(parts)[0] == "ek-table"
    press(page, "d", "d", "ArrowRight")
    assert place(page) == "Step 1"


def test_players_may_be_called_anything_in_every_panel(visit: Any) -> None:
    names = (EVIL, "</script><b>", "Marta")
    page = visit(with_more(nope_war(names=names, title=EVIL)))
    press(page, "w", "w", "q", "ArrowRight")
    assert panel(page, "Predict").get_by_role("radio", name=EVIL).count() == 1
    press(page, "Escape", "s")
    assert page.get_by_label("Your seat").locator("option").all_inner_texts() == list(names)
    assert page.locator("main :is(img, b, script)").count() == 0


def test_every_label_of_the_file_is_used_and_every_label_used_is_there() -> None:
    scripts = step_script()
    used = set(re.findall(r'\bt\("([\w-]+)"\)', scripts)) | set(re.findall(r'labels\["([\w-]+)"\]', scripts))
    own = {name.removeprefix("ui-") for name in catalogue.message_names("ui-step-through.en")}
    assert own <= used
    assert used - own <= {name.removeprefix("ui-") for name in catalogue.message_names("ui.en")}
