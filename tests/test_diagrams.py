"""Diagrams are what the engine does: every edge is a step somebody can take, and every step is an edge."""

import json
import re
from base64 import b64decode
from collections import Counter
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner

from ek_teach import diagrams
from ek_teach.cli import app
from ek_teach.diagrams import (
    DIAGRAMS,
    Mark,
    attack_stacking,
    compare,
    diagram,
    locate,
    neighbourhood,
    nope_chain,
    set_up,
    to_dot,
    to_mermaid,
    to_png,
    to_svg,
    to_table,
    trace,
    trace_attack,
    trace_nope,
    turn_flow,
)
from ek_teach.diagrams.ahead import arranged
from ek_teach.diagrams.layout import arranged_ahead
from ek_teach.engine import ONLOOKER, blinded
from ek_teach.errors import EkTeachError
from ek_teach.play import random_game
from ek_teach.rulebook import load_rulebook
from ek_teach.views import diagram_bundle, diagram_html
from tests.table import ADDING, BOOKS, REPLACING

GAMES = 25
EVIL = 'a "quoted" <b>&amp;\n\u202eback\u202c \x00 #1'


def drawn(name: str, book: str) -> diagrams.Diagram:
    return diagram(name, load_rulebook(book))


def reachable(edges, start: str) -> set[str]:
    there, waiting = {start}, [start]
    for node in waiting:
        more = {target for source, target in edges if source == node} - there
        there |= more
        waiting += more
    return there


# The model ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("name", DIAGRAMS)
def test_every_node_can_be_reached_and_none_is_a_trap(name, book):
    """Everything follows from the first node, and from everywhere there is a way to an end."""
    shown = drawn(name, book)
    edges = {(edge.source, edge.target) for edge in shown.edges}
    nodes = {node.id for node in shown.nodes}
    start = next(node.id for node in shown.nodes if node.kind is diagrams.NodeKind.START)
    assert reachable(edges, start) == nodes
    ends = {node.id for node in shown.nodes if not any(edge.source == node.id for edge in shown.edges)}
    backwards = {(target, source) for source, target in edges}
    assert set().union(*(reachable(backwards, end) for end in ends)) == nodes


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("follow", [trace, trace_attack, trace_nope])
def test_every_step_of_real_games_is_an_edge(follow, book):
    """What happens in random games of two to five players is in the picture."""
    rulebook = load_rulebook(book)
    shown = {trace: turn_flow, trace_attack: attack_stacking, trace_nope: nope_chain}[follow](rulebook)
    known = {edge.id for edge in shown.edges}
    seen = {
        edge for seed in range(GAMES) for step in random_game(rulebook, 2 + seed % 4, seed) for edge in follow(step)
    }
    assert seen <= known
    assert seen


@pytest.mark.parametrize("book", BOOKS)
def test_every_edge_of_a_turn_comes_up_in_real_games(book):
    """The other way round: what the picture shows does happen; three of a kind among random players is rare."""
    rulebook = load_rulebook(book)
    known = {edge.id for edge in turn_flow(rulebook).edges}
    seen: set[str] = set()
    for seed in range(600):
        seen |= {edge for step in random_game(rulebook, 2 + seed % 4, seed) for edge in trace(step)}
        if known <= seen:
            break
    rare = {edge for edge in known if {"naming", "ask", "fetching"} & set(edge.split("--"))}
    # What the extraction saw and random players hardly do: an empty hand, a lone card without effect, a Nope while
    # the target of a Favor chooses.
    assert known - seen - rare <= {"effect--goes-on", "giving--noped"}


@pytest.mark.parametrize("book", BOOKS)
def test_where_a_game_is_hangs_on_open_cards_only(book):
    """Node and edges are the same for somebody who sees nobody's hand."""
    for step in random_game(load_rulebook(book), 4, seed=9):
        assert locate(step.after) == locate(blinded(step.after, ONLOOKER))
        hidden = step._replace(before=blinded(step.before, ONLOOKER), after=blinded(step.after, ONLOOKER))
        assert trace(hidden) == trace(step)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("name", DIAGRAMS)
def test_each_edge_names_rules_that_the_book_has(name, book):
    shown = drawn(name, book)
    for edge in shown.edges:
        assert set(edge.rules) <= shown.rulebook.entries.keys(), edge.id
        assert edge.rules or edge.source == "box", edge.id


@pytest.mark.parametrize("book", ADDING)
def test_where_books_add_four_attacks_make_eight_turns(book):
    """es Turno a turno 5, tr, ru Нападай, en-2025: the turns still owed plus two, Attack by Attack."""
    shown = attack_stacking(load_rulebook(book))
    assert {node.id for node in shown.nodes} >= {f"attacked-{owed}" for owed in range(1, 9)}
    assert shown.edge("attacked-2--attacked-4")


@pytest.mark.parametrize("book", REPLACING)
def test_where_books_replace_it_is_two_turns_whatever_was_owed(book):
    """zh (4)攻擊卡 1, en-2015 Attack: the next player owes two."""
    shown = attack_stacking(load_rulebook(book))
    assert {node.id for node in shown.nodes if node.id.startswith("attacked")} == {"attacked-1", "attacked-2"}
    assert shown.edge("attacked-2--attacked-2")


def test_the_set_up_counts_the_cards_of_each_number_of_players():
    """es Preparación: the deck grows and shrinks; one Kitten fewer than players goes in."""
    into = [edge.label for edge in set_up(load_rulebook("es")).edges if "Exploding Kitten" in edge.label]
    assert any("1\u00a0/\u00a02\u00a0/\u00a03\u00a0/\u00a04 × Exploding Kitten" in label for label in into)
    three = [edge.label for edge in set_up(load_rulebook("es"), 3).edges if "Exploding Kitten" in edge.label]
    assert any(label.startswith("2 × Exploding Kitten") for label in three)


def test_five_nopes_is_the_longest_chain():
    shown = nope_chain(load_rulebook("es"))
    assert [node.id for node in shown.nodes if node.id.startswith("nopes")] == [f"nopes-{n}" for n in range(6)]


def test_a_house_rule_changes_the_picture():
    es = load_rulebook("es")
    from ek_teach import parse_house_rule

    house = es.with_house_rules(parse_house_rule("attack on attack = replace instead of add"))
    assert len(attack_stacking(house).nodes) < len(attack_stacking(es).nodes)


# Two of them ----------------------------------------------------------------------------------------------------------


def test_only_what_differs_is_marked():
    es, zh = load_rulebook("es"), load_rulebook("zh")
    both = compare(attack_stacking(es), attack_stacking(zh))
    marks = {node.id: node.mark for node in both.nodes}
    assert marks["attacked-8"] is Mark.FIRST
    assert marks["attacked-2"] is Mark.SAME
    assert both.edge("attacked-2--attacked-2").mark is Mark.SECOND
    assert "attack_on_attack" in both.edge("attacked-2--attacked-2").rules
    same = compare(turn_flow(es), turn_flow(es))
    assert {edge.mark for edge in same.edges} == {Mark.SAME}


@pytest.mark.parametrize("name", DIAGRAMS)
def test_all_pairs_of_books_can_be_drawn(name):
    first, *others = (drawn(name, book) for book in BOOKS)
    for other in others:
        picture = to_svg(compare(first, other))
        ET.fromstring(picture)
        assert to_table(compare(first, other))


def test_different_kinds_are_not_compared():
    with pytest.raises(EkTeachError, match="cannot be compared"):
        compare(drawn("nope", "es"), drawn("attack", "es"))


def test_a_neighbourhood_holds_what_lies_next_to_a_node():
    flow = drawn("turn-flow", "es")
    near = neighbourhood(flow, "kitten")
    assert {node.id for node in near.nodes} == {"draw", "kitten", "exploded", "placing"}
    with pytest.raises(EkTeachError, match="no node 'kiten'; did you mean 'kitten'"):
        neighbourhood(flow, "kiten")


# What is written ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("name", DIAGRAMS)
@pytest.mark.parametrize("write", [to_svg, to_dot, to_mermaid, to_table])
def test_the_same_diagram_is_the_same_text_each_time(write, name, book):
    shown = drawn(name, book)
    assert write(shown) == write(replace(shown))
    labels = [node.label.split()[0] for node in shown.nodes]
    text = write(shown)
    assert all(word.replace("&", "&amp;") in text or word in text for word in labels)


@pytest.mark.parametrize("name", DIAGRAMS)
def test_a_picture_tells_a_screen_reader_what_it_is(name):
    svg = ET.fromstring(to_svg(drawn(name, "es"), state=drawn(name, "es").nodes[1].id))
    named = {element.get("id"): element.text for element in svg.iter() if element.get("id")}
    assert svg.get("role") == "img"
    assert all(named[name] for name in svg.get("aria-labelledby", "").split())
    classes = Counter(word for element in svg.iter() for word in (element.get("class") or "").split())
    assert classes["ek-current"] == 1
    assert classes["ek-node"] == len(drawn(name, "es").nodes)
    assert not any("fill" in element.attrib or "style" in element.attrib for element in svg.iter())


def test_words_of_all_kinds_stay_words():
    """Quotes, angle brackets, line ends and marks of direction cannot become anything else than a label."""
    shown = drawn("nope", "es")
    evil = replace(shown, title=EVIL, nodes=(replace(shown.nodes[0], label=EVIL), *shown.nodes[1:]))
    svg = ET.fromstring(to_svg(evil))
    assert not any(element.tag.endswith("}b") for element in svg.iter())
    assert "\u202e" not in "".join(svg.itertext())
    dot = to_dot(evil)
    assert '\\"quoted\\"' in dot
    assert "\u202e" not in dot + to_mermaid(evil) + to_table(evil)
    assert "<b>" not in to_mermaid(evil)
    assert len(to_png(evil)) > 1000
    assert "<b>" not in diagram_html(evil)


def test_what_is_arranged_ahead_is_up_to_date():
    """Renew it with: python -m ek_teach.diagrams.ahead"""
    assert set(arranged_ahead()) == set(arranged())


def test_without_graphviz_the_shipped_books_are_drawn_and_others_tell_what_to_install(monkeypatch):
    monkeypatch.setattr("ek_teach.diagrams.layout._program", lambda *_: None)
    from ek_teach.diagrams.layout import layout

    layout.cache_clear()
    assert to_svg(drawn("turn-flow", "tr"))
    with pytest.raises(EkTeachError, match="pip install graphviz-pure"):
        to_svg(neighbourhood(drawn("turn-flow", "es"), "kitten"))
    page = diagram_html(neighbourhood(drawn("turn-flow", "es"), "kitten"))
    assert "pip install graphviz-pure" in page
    assert "An Exploding Kitten was drawn" in page


def test_a_notebook_gets_picture_and_words():
    bundle = diagram_bundle(drawn("turn-flow", "es"))
    assert bundle["text/plain"] == to_table(drawn("turn-flow", "es"))
    held = re.search(r"data:image/svg\+xml;base64,([^\"]+)", bundle["text/html"])
    assert b64decode(held[1]).decode() == to_svg(drawn("turn-flow", "es"))


# The command ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", ["svg", "html", "dot", "mmd", "txt", "png", "pdf"])
def test_the_end_of_the_files_name_says_how_it_is_written(ending, tmp_path: Path):
    target = tmp_path / f"attack.{ending}"
    result = CliRunner().invoke(app, ["diagram", "attack", "--against", "zh", "-o", str(target)])
    assert result.exit_code == 0, result.output
    begins = {
        "svg": b"<svg",
        "html": b"<!DOCTYPE",
        "dot": b"digraph",
        "mmd": b"---",
        "txt": b"Attack",
        "png": b"\x89PNG",
        "pdf": b"%PDF",
    }
    assert target.read_bytes().startswith(begins[ending])


def test_without_a_file_it_is_told_in_words():
    result = CliRunner().invoke(app, ["diagram", "nope", "--rulebook", "zh"])
    assert result.exit_code == 0
    assert result.output.startswith("Chain of Nopes (zh)")


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["turnflow"], 3, "did you mean 'turn-flow'"),
        (["attack", "--players", "3"], 3, "for set-up only"),
        (["attack", "--state", "nowhere", "--format", "svg"], 3, "no node 'nowhere'"),
        (["attack", "--state", "end"], 2, "in a picture only"),
        (["attack", "--format", "png"], 2, "name a file"),
        (["set-up", "--players", "6"], 2, "less than or equal to 5"),
        (["attack", "--rulebook", "fr"], 3, "fr"),
    ],
)
def test_what_cannot_be_drawn_is_told_in_one_sentence(arguments, code, said):
    result = CliRunner().invoke(app, ["diagram", *arguments])
    assert result.exit_code == code
    assert said in re.sub(r"[\s│]+", " ", result.output)


# In a browser ---------------------------------------------------------------------------------------------------------


@pytest.mark.browser
def test_a_page_is_read_closely_by_mouse_and_keyboard(browser, tmp_path: Path):
    """Choosing a node tells its rules; neighbours only dims the rest; the picture grows and fits again."""
    target = tmp_path / "turn.html"
    target.write_text(diagram_html(drawn("turn-flow", "es")), encoding="utf-8")
    page = browser.new_page(viewport={"width": 1000, "height": 900})
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.goto(target.as_uri())
    page.locator("[data-node=kitten]").click()
    assert "es, Turno a turno 4" in page.locator(".ek-node-rules").inner_text()
    page.get_by_role("button", name="Neighbours only", exact=True).click()
    assert page.locator("[data-node].ek-faint").count() == len(drawn("turn-flow", "es").nodes) - 4
    before = page.locator("svg").bounding_box()["width"]
    page.get_by_role("button", name="Larger", exact=True).click()
    assert page.locator("svg").bounding_box()["width"] > before
    page.get_by_role("button", name="Fit", exact=True).click()
    assert page.locator("svg").bounding_box()["width"] == before
    page.locator("[data-node=kitten]").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert "Exploded" in page.locator(".ek-node-rules").inner_text()
    assert not errors
    page.close()


def test_the_figures_in_the_layouts_are_whole_numbers():
    """Small and the same on each computer."""
    assert json.dumps(arranged_ahead()).count(".") == 0
