"""Diagrams: taken from the engine, the same as the game that is played, and drawn so that everybody can read them."""

import re
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from ek_teach.diagrams import (
    DIAGRAMS,
    Diagram,
    NodeKind,
    attack_stacking,
    diagram,
    locate,
    locate_attack,
    locate_nope,
    nope_chain,
    set_up,
    trace,
    trace_attack,
    trace_nope,
    turn_flow,
)
from ek_teach.diagrams.layout import layout
from ek_teach.engine import ONLOOKER, Transition, blinded, redact_action, redact_event
from ek_teach.errors import EkTeachError
from ek_teach.explain import rule_reasons
from ek_teach.play import random_game
from ek_teach.rulebook import HouseRule, Rulebook, load_rulebook
from tests.table import ADDING, BOOKS, REPLACING

HOUSE = {
    "random place": ("es", HouseRule("kitten_placed", "random", "chosen")),
    "named after the Nopes": ("ru", HouseRule("triple_named", "after_nopes")),
    "late Nopes and combos": ("tr", HouseRule("five_different", "on"), HouseRule("triple_named", "after_nopes")),
    "debt dropped by a Defuse": ("tr", HouseRule("turns_after_defuse", "dropped")),
    "debt passed on": ("es", HouseRule("turns_after_explosion", "passed_on")),
    "lone cats": ("es", HouseRule("lone_cat", "allowed")),
    "third up to the table": ("zh", HouseRule("thin_deck", "optional"), HouseRule("thin_deck_when", "before_deal")),
}


def book(name: str) -> Rulebook:
    if name in HOUSE:
        base, *rules = HOUSE[name]
        return load_rulebook(base).with_house_rules(*rules)
    return load_rulebook(name)


ALL_BOOKS = (*BOOKS, *HOUSE)


@cache
def played(name: str) -> tuple[Transition, ...]:
    """Every step of some games in which everybody plays at random."""
    games = (random_game(book(name), 2 + seed % 4, seed) for seed in range(40))
    return tuple(step for game in games for step in game)


WATCHED: dict[str, tuple[Callable[..., Diagram], Callable[..., Any], Callable[..., tuple[str, ...]]]] = {
    "turn-flow": (turn_flow, locate, trace),
    "attack": (attack_stacking, locate_attack, trace_attack),
    "nope": (nope_chain, locate_nope, trace_nope),
}


# Taken from the engine ------------------------------------------------------------------------------------------------


def reached(start: set[str], ways: list[tuple[str, str]]) -> set[str]:
    known = set(start)
    while more := {target for source, target in ways if source in known} - known:
        known |= more
    return known


@pytest.mark.parametrize("name", DIAGRAMS)
@pytest.mark.parametrize("rules", ALL_BOOKS)
def test_every_node_is_reached_from_the_start_and_has_a_way_to_the_end(name: str, rules: str) -> None:
    drawn = diagram(name, book(rules))
    ways = [(edge.source, edge.target) for edge in drawn.edges]
    every = {node.id for node in drawn.nodes}
    starts = {node.id for node in drawn.nodes if node.kind is NodeKind.START}
    ends = {node.id for node in drawn.nodes if node.kind is NodeKind.END}
    assert len(starts) == 1 and ends
    assert reached(starts, ways) == every
    assert reached(ends, [way[::-1] for way in ways]) == every


@pytest.mark.parametrize("name", WATCHED)
@pytest.mark.parametrize("rules", ALL_BOOKS)
def test_every_step_of_random_games_is_a_way_through_the_diagram(name: str, rules: str) -> None:
    make, where, steps = WATCHED[name]
    drawn = make(book(rules))
    edges = {edge.id: edge for edge in drawn.edges}
    nodes = {node.id for node in drawn.nodes}
    for transition in played(rules):
        before, after, way = where(transition.before), where(transition.after), steps(transition)
        assert set(way) <= set(edges)
        assert {before, after} - {None} <= nodes
        if not way:
            assert before == after or name == "nope"
            continue
        assert before is None or edges[way[0]].source == before
        assert after is None or edges[way[-1]].target == after
        for one, other in pairwise(way):
            assert edges[one].target == edges[other].source


@pytest.mark.parametrize("rules", BOOKS)
def test_every_edge_of_the_turn_flow_is_taken_in_some_game_but_the_rarest(rules: str) -> None:
    taken = {edge for transition in played(rules) for edge in trace(transition)}
    # The humble players of random games never answer a Favor with a late Nope.
    assert {edge.id for edge in turn_flow(book(rules)).edges} - taken <= {"giving--noped"}


@pytest.mark.parametrize("rules", ALL_BOOKS)
def test_the_rules_of_every_step_of_random_games_stand_behind_the_edges_it_takes(rules: str) -> None:
    drawn = turn_flow(book(rules))
    for transition in played(rules):
        way = trace(transition)
        behind = {rule for edge in way for rule in drawn.edge(edge).rules}
        if way:
            assert {rule for event in transition.events for rule in event.rules} <= behind
            assert set(transition.consulted) <= behind


@pytest.mark.parametrize("name", DIAGRAMS)
@pytest.mark.parametrize("rules", ALL_BOOKS)
def test_every_edge_has_a_rule_with_a_source(name: str, rules: str) -> None:
    drawn = diagram(name, book(rules))
    for edge in drawn.edges:
        assert edge.rules, edge.id
        for reason in rule_reasons(edge.rules, drawn.rulebook, (), "en"):
            assert reason.citations or reason.standing


@pytest.mark.parametrize("rules", ALL_BOOKS)
def test_where_the_game_is_depends_on_nothing_that_is_hidden(rules: str) -> None:
    for transition in played(rules)[:1500]:
        events = tuple(redact_event(event, ONLOOKER) for event in transition.events)
        seen = Transition(
            blinded(transition.before, ONLOOKER),
            redact_action(transition.action, transition.events, ONLOOKER),
            blinded(transition.after, ONLOOKER),
            events,
            {},
            transition.verdict,
        )
        for _make, where, steps in WATCHED.values():
            assert where(seen.after) == where(transition.after)
            assert steps(seen) == steps(transition)


# What the rulebooks say -----------------------------------------------------------------------------------------------


def targets(drawn: Diagram, source: str) -> set[str]:
    return {edge.target for edge in drawn.edges if edge.source == source}


@pytest.mark.parametrize("rules", ADDING)
def test_four_attacks_in_a_row_make_eight_turns_where_attacks_add(rules: str) -> None:
    drawn = attack_stacking(book(rules))
    chain = ["ordinary", "attacked-2", "attacked-4", "attacked-6", "attacked-8"]
    assert all(later in targets(drawn, earlier) for earlier, later in pairwise(chain))
    assert "attacked-3" in targets(drawn, "attacked-1")
    assert max(int(node.id[9:]) for node in drawn.nodes if node.id.startswith("attacked-")) == 8


@pytest.mark.parametrize("rules", REPLACING)
def test_an_attack_makes_two_turns_whatever_was_owed_where_attacks_replace(rules: str) -> None:
    drawn = attack_stacking(book(rules))
    assert "attacked-2" in targets(drawn, "attacked-1") & targets(drawn, "attacked-2")
    assert {node.id for node in drawn.nodes} == {"ordinary", "attacked-1", "attacked-2", "exploded", "end"}


def test_a_defuse_drops_the_debt_only_where_the_table_says_so() -> None:
    dropped, kept = attack_stacking(book("debt dropped by a Defuse")), attack_stacking(book("ru"))
    assert "Defuse" in dropped.edge("attacked-2--ordinary").label
    assert "ordinary" not in targets(kept, "attacked-2")


def test_a_debt_that_passes_on_is_owed_by_the_next_player() -> None:
    drawn = attack_stacking(book("debt passed on"))
    assert "no Defuse" in drawn.edge("attacked-3--attacked-2").label


def test_a_late_nope_takes_an_attack_back_where_it_may_come_at_any_moment() -> None:
    back = [edge.id for edge in attack_stacking(book("tr")).edges if edge.back]
    assert "attacked-4--attacked-2" in back
    assert not [edge for edge in attack_stacking(book("es")).edges if edge.back]


@pytest.mark.parametrize("rules", BOOKS)
def test_an_odd_number_of_nopes_cancels_and_an_even_number_does_not(rules: str) -> None:
    drawn = nope_chain(book(rules))
    for nopes in range(6):
        assert targets(drawn, f"nopes-{nopes}") & {"effect", "cancelled"} == {"cancelled" if nopes % 2 else "effect"}


def test_who_may_answer_a_nope_is_what_the_rulebook_says() -> None:
    assert nope_chain(book("zh")).edge("nopes-1--nopes-2").label == "Nope: only who was cancelled"
    assert "nope_answered_by" in nope_chain(book("zh")).edge("nopes-1--nopes-2").rules
    own = book("es").with_house_rules(HouseRule("nope_own_action", "allowed"))
    assert nope_chain(own).edge("nopes-0--nopes-1").label == "Nope: anyone"
    forbidden = book("es").with_house_rules(HouseRule("nope_own_action", "forbidden"))
    assert nope_chain(forbidden).edge("nopes-0--nopes-1").label == "Nope: anyone else"


def test_a_late_nope_has_edges_only_where_it_may_come() -> None:
    assert "noped" in targets(turn_flow(book("tr")), "turn") and "nopes-1" in targets(nope_chain(book("tr")), "effect")
    assert "noped" not in targets(turn_flow(book("es")), "turn")


@pytest.mark.parametrize("rules", BOOKS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_set_up_counts_the_cards_that_the_game_begins_with(rules: str, players: int) -> None:
    drawn = set_up(book(rules), players)
    begun = next(step.after for step in random_game(book(rules), players, 1) if step.after.phase.value == "turn")
    (last,) = (edge for edge in drawn.edges if edge.target == "begins" and edge.source != "hands")
    counted = {int(number) for number in re.findall(r"\d+", last.label)}
    assert len(begun.table.pile) in counted
    dealt = next(edge for edge in drawn.edges if edge.id == "deal-hands--hands")
    each = int(book(rules).values["cards_dealt"])
    assert dealt.label.split() == f"{each} each: {each * players} cards".split()


def test_a_stage_that_only_some_tables_have_says_for_whom() -> None:
    drawn = set_up(book("tr"))
    assert "with 2, 3 players" in drawn.edge("thin-deck--removed").label
    assert "with 4, 5 players" in drawn.edge("deal-hands--add-kittens").label
    assert "may be left out" in set_up(book("en-2025")).edge("deal-hands--add-kittens").label


@pytest.mark.parametrize("players", [1, 6, True, 2.0])
def test_the_set_up_is_for_two_to_five_players(players: Any) -> None:
    with pytest.raises(EkTeachError, match="2 to 5"):
        set_up(book("es"), players)


@pytest.mark.parametrize("name", DIAGRAMS)
@pytest.mark.parametrize("rules", BOOKS)
def test_no_two_boxes_or_labels_overlap_and_the_picture_fits_a_projector(name: str, rules: str) -> None:
    from ek_teach.diagrams.drawing import drawing

    drawn = diagram(name, book(rules))
    placed, measured = layout(drawn), drawing(drawn)
    boxes = [*zip(placed.nodes, measured.nodes, strict=True)]
    boxes += [
        (place, box)
        for place, box, there in zip(placed.labels, measured.labels, measured.drawn, strict=True)
        if there and box.lines
    ]
    for number, ((x, y), box) in enumerate(boxes):
        for (other_x, other_y), other in boxes[:number]:
            apart = abs(x - other_x) >= (box.width + other.width) / 2 - 1
            assert apart or abs(y - other_y) >= (box.height + other.height) / 2 - 1
    assert placed.size[0] <= 1250 and placed.size[1] <= 1250
