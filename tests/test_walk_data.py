"""What a reader in front of a walk can ask for, and what of it reaches the browser."""

import json
from pathlib import Path

import pytest

from ek_teach.engine import Phase
from ek_teach.errors import EkTeachError, IllegalMoveError
from ek_teach.play import random_game
from ek_teach.rulebook import load_rulebook
from ek_teach.timeline import Match, Walk, play_out
from ek_teach.views import as_html, as_text, save_html
from ek_teach.views.data import packed, timeline_data
from ek_teach.views.walk_data import Host, page_data, walk_data
from tests.table import BOOKS

TABLE = """
title:   An Attack, and what else
players: Ana Luis Marta
Ana:     attack, tacocat*2, defuse
Luis:    {luis}
Marta:   {marta}
pile:    skip, exploding kitten, exploding kitten, {pile}
Ana: attack
"""
ONE = TABLE.format(luis="nope, skip, defuse", marta="nope, favor, defuse", pile="shuffle, attack")
TWIN = TABLE.format(luis="nope, favor, shuffle", marta="nope, skip, attack", pile="defuse, defuse")
"""The same for Ana; what Luis, Marta and the pile hold is dealt otherwise."""


def host_of(text: str = ONE, **more) -> Host:
    return Host(Walk(play_out(text, **more)))


def move(host: Host, text: str, branch: int = 0, step: int = 0) -> dict:
    moves = host.ask({"do": "moves", "branch": branch, "step": step})["moves"]
    number = next(one["id"] for one in moves if one["text"] == text)
    return host.ask({"do": "choose", "branch": branch, "step": step, "move": number})


def unpacked(data: dict) -> list[dict]:
    """As the browser does it."""
    things, frames = data["things"], []
    for frame in data["frames"]:
        table = frame["table"]
        piles = {pile: things[table[pile]] for pile in ("pile", "discard")}
        table = table | {"players": [things[at] for at in table["players"]]} | piles
        frames.append(frame | {"table": table, "why": [things[at] for at in frame["why"]]})
    return frames


# Asking ---------------------------------------------------------------------------------------------------------------


def test_a_move_begins_a_branch_and_comes_with_the_new_walk():
    host = host_of()
    reply = move(host, "Ana plays a pair (Tacocat) on Luis")
    assert reply["step"] == 1
    assert reply["data"]["branch"] == 1
    assert [branch["parent"] for branch in reply["data"]["branches"]] == [None, 0]
    assert host.ask({"do": "branch", "branch": 0})["data"]["frames"][0]["forks"] == [1]


def test_a_refused_move_says_why_and_changes_nothing():
    host = host_of()
    reply = move(host, "Luis plays Nope")
    assert "There is nothing here that Nope could cancel" in reply["error"]
    assert len(host.walk.branches) == 1


def test_branches_are_named_compared_told_as_text_and_dropped():
    host = host_of()
    move(host, "Ana draws")
    assert host.ask({"do": "rename", "branch": 1, "name": "Draw first"})["data"]["branches"][1]["name"] == "Draw first"
    compared = host.ask({"do": "compare", "branch": 0, "other": 1})
    assert [row["differs"] for row in compared["rows"]][:2] == [False, True]
    assert compared["lines"][1].startswith("Draw first: Luis is to move")
    text = host.ask({"do": "notation", "branch": 1})["text"]
    assert play_out(text)[-1].view.turn.player == 1
    assert len(host.ask({"do": "drop", "branch": 1, "step": 0})["data"]["branches"]) == 1


def test_other_eyes_and_another_language():
    host = host_of()
    data = host.ask({"do": "look", "branch": 0, "step": 0, "viewer": "Luis", "language": "ru"})["data"]
    assert data["look"] == {"language": "ru", "viewer": "Luis"}
    ana = unpacked(data)[0]["table"]["players"][0]
    assert {card["code"] for card in ana["hand"]} == {"?"}


def test_the_odds_are_told_for_the_next_card_and_for_the_turns_owed():
    text = "players: Ana Luis\nAna: attack\nLuis: defuse\npile: ?*6\nAna: attack"
    host = host_of(text)
    assert "1/6" in host.ask({"do": "odds", "branch": 0, "step": 0})["lines"][0]
    lines = host.ask({"do": "odds", "branch": 0, "step": 2})["lines"]
    assert any("1/3" in line for line in lines)


@pytest.mark.parametrize(
    "request_",
    [
        None, 7, {}, {"do": "explode"}, {"do": ["moves"]}, {"do": "moves"}, {"do": "moves", "branch": 0, "step": 99},
        {"do": "moves", "branch": True, "step": 0}, {"do": "choose", "branch": 0, "step": 0, "move": -1},
        {"do": "choose", "branch": 5, "step": 0, "move": 0}, {"do": "branch", "branch": "0"},
        {"do": "rename", "branch": 0, "name": ""}, {"do": "drop", "branch": 0},
        {"do": "look", "branch": 0, "step": 0, "viewer": "Nobody"},
        {"do": "look", "branch": 0, "step": 0, "language": "fr"}, {"do": "play", "branch": 0, "step": 0, "seat": 9},
        {"do": "play", "branch": 0, "step": 0, "seat": 0, "opponents": "gods"},
        {"do": "odds", "branch": 0, "step": -1}, {"do": "compare", "branch": 0},
    ],
)  # fmt: skip
def test_what_cannot_be_answered_is_told_in_a_sentence(request_):
    """Whatever the browser sends, the kernel answers in a sentence, and the walk is as before."""
    host = host_of()
    before = host.data()
    reply = host.ask(request_)
    assert reply.keys() == {"error"}
    assert reply["error"].endswith(".")
    assert host.data() == before


# Playing on -----------------------------------------------------------------------------------------------------------


def test_a_seat_is_taken_and_the_others_answer():
    host = host_of()
    reply = host.ask({"do": "play", "branch": 0, "step": 0, "seat": 0, "opponents": "cautious"})
    assert reply["data"]["play"]["name"] == "Ana"
    step, branch = reply["step"], reply["data"]["branch"]
    listed = host.ask({"do": "moves", "branch": branch, "step": step})["moves"]
    assert {one["actor"] for one in listed if not one["refused"]} == {"Ana"}
    refused = next(one for one in listed if one["refused"])
    assert "error" in host.ask({"do": "choose", "branch": branch, "step": step, "move": refused["id"]})
    played = move(host, "Ana draws", branch, step)
    assert played["data"]["look"]["viewer"] == "Ana"
    hands = [player["hand"] for player in unpacked(played["data"])[-1]["table"]["players"]]
    assert all({card["code"] for card in hand} <= {"?"} for hand in hands[1:])


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("opponents", ["cautious", "aggressive", "random"])
def test_a_match_can_be_played_to_its_end(book, opponents):
    """From the closed box, by a person who always takes the first allowed move."""
    walk = Walk(play_out(random_game(load_rulebook(book), 3, seed=5)[:12], names=["Ana", "Luis", "Marta"]))
    match = Match(walk, len(walk.timeline()) - 1, 1, opponents, seed=3)
    for _ in range(300):
        if match.over:
            break
        allowed = [offer for offer in match.offers() if not offer.refused]
        match.choose(allowed[0])
    assert match.over
    assert match.timeline[-1].view.phase is Phase.OVER or 1 not in match.timeline[-1].view.table.living


def test_unknown_cards_are_dealt_before_a_match_begins():
    text = "players: Ana Luis\nAna: attack, ?*4\nLuis: ?*5\npile: ?*20"
    match = Match(Walk(play_out(text)), 0, 0)
    refused = [offer for offer in match.offers() if offer.refused]
    with pytest.raises(IllegalMoveError):
        match.choose(refused[0])
    match.choose(next(offer for offer in match.offers() if not offer.refused))
    assert "?" not in match.timeline[-1].view.table.hands[0]


def test_only_the_own_seat_is_taken_where_only_own_cards_are_known():
    walk = Walk(play_out(ONE, viewer="Luis"))
    with pytest.raises(EkTeachError, match="Ana cannot play on"):
        Match(walk, 0, 0)


# What a player may not know -------------------------------------------------------------------------------------------


def test_what_a_player_may_not_know_is_in_no_answer():
    """Two games that look the same to Ana get the same answers, whatever is asked."""
    told = []
    for text in (ONE, TWIN):
        host = host_of(text, viewer="Ana")
        replies = [host.data(), move(host, "Luis plays Nope", 0, 1)]
        replies.append(host.ask({"do": "moves", "branch": 0, "step": 0}))
        replies.append(move(host, "Ana draws → Exploding Kitten", 0, 0))
        replies += [host.ask({"do": "notation", "branch": one.number}) for one in host.walk.branches]
        replies += [host.ask({"do": "odds", "branch": 0, "step": step}) for step in (0, 1)]
        replies.append(host.ask({"do": "look", "branch": 0, "step": 0, "viewer": "everybody"}))
        told.append(json.dumps(replies))
    assert told[0] == told[1]


def test_a_running_match_tells_nothing_but_what_its_player_may_know():
    """Neither as text, nor compared, nor by the moves of an earlier step; once it is over, all of it."""
    host = host_of()
    reply = host.ask({"do": "play", "branch": 0, "step": 0, "seat": 0})
    reply = move(host, "Ana draws", reply["data"]["branch"], reply["step"])
    branch = reply["data"]["branch"]
    for request in (
        {"do": "notation", "branch": branch}, {"do": "compare", "branch": 0, "other": branch},
        {"do": "moves", "branch": branch, "step": 0},
        {"do": "choose", "branch": branch, "step": 0, "move": 0},
    ):  # fmt: skip
        assert "may know" in host.ask(request)["error"]


def test_a_branch_is_called_after_what_its_viewer_sees_of_it():
    """Marta gives Skip: somebody who sees no hand reads only that she gives a card."""
    text = "players: Ana Luis Marta\nAna: favor\nLuis: defuse\nMarta: skip, shuffle\npile: ?*9\nAna: favor from Marta"
    walk = Walk(play_out(text))
    last = len(walk.timeline()) - 1
    walk.choose(last, next(offer for offer in walk.offers(last) if offer.text == "Marta gives Skip"))
    assert walk.branches[1].name == "Marta gives Skip"
    walk.look("Luis")
    assert "Skip" not in walk.branches[1].name
    assert "gives Skip" not in as_html(walk, viewers=["onlooker"])
    walk.rename(1, "What Marta might do")
    assert walk.branches[1].name == "What Marta might do"


def test_an_exported_page_holds_no_hidden_card():
    """The file of one player's walk, its branches included, is the same for twin games."""
    pages = []
    for text in (ONE, TWIN):
        walk = Walk(play_out(text, viewer="Ana"))
        walk.choose(0, next(offer for offer in walk.offers(0) if offer.text == "Ana draws → Skip"))
        pages.append(as_html(walk))
    assert pages[0] == pages[1]
    with pytest.raises(EkTeachError):
        as_html(Walk(play_out(ONE, viewer="Ana")), viewers=["everybody"])


# Pages and texts ------------------------------------------------------------------------------------------------------


def test_what_is_packed_is_unpacked_again():
    data = timeline_data(play_out(random_game(load_rulebook("es"), 4, seed=2)))
    assert unpacked(packed(data)) == data["frames"]
    assert len(json.dumps(packed(data))) < len(json.dumps(data)) * 0.7


def test_a_page_holds_each_branch_language_and_viewer_once():
    walk = Walk(play_out(ONE))
    walk.choose(0, next(offer for offer in walk.offers(0) if offer.text == "Ana draws"))
    versions = page_data(walk, ["en", "es"], ["everybody", "Luis"])
    assert len(versions) == 2 * 2 * 2
    whole = [versions[0], *(versions[0] | version for version in versions[1:])]
    looks = {(one["branch"], one["look"]["language"], one["look"]["viewer"]) for one in whole}
    assert len(looks) == 8
    for one in whole:
        branch = walk.timeline(one["branch"])
        shared = one.get("shared", 0) if one is not whole[0] else 0
        assert shared + len(one["frames"]) == len(branch)
    assert [entry["code"] for entry in versions[0]["viewers"]] == ["everybody", "Luis"]


def test_a_timeline_saves_itself(tmp_path: Path):
    timeline = play_out(ONE)
    path = timeline.save_html(tmp_path / "walk.html")
    assert path.read_text(encoding="utf-8") == as_html(timeline)
    assert save_html(timeline, path, languages=["es"]) == path


def test_the_text_of_a_walk_tells_its_branches():
    walk = Walk(play_out(ONE))
    walk.choose(0, next(offer for offer in walk.offers(0) if offer.text == "Ana draws"))
    text = as_text(walk)
    assert "⋔ Ana draws (instead of what follows step 0 of: The record: An Attack, and what else)" in text
    assert "Ana draws a card: Skip." in text


@pytest.mark.parametrize("book", BOOKS)
def test_a_whole_game_of_five_stays_small(book):
    """Under 300 kB for the browser, diagram and words included."""
    for seed in range(4):
        walk = Walk(play_out(random_game(load_rulebook(book), 5, seed)))
        assert len(json.dumps(Host(walk).data(), ensure_ascii=False).encode()) < 300_000


def test_a_walk_without_a_picture_is_whole(monkeypatch):
    """A house rule's diagram that nothing here can arrange is left out; the walk is told all the same."""
    monkeypatch.setattr("ek_teach.diagrams.layout._program", lambda *_: None)
    monkeypatch.setattr("ek_teach.diagrams.layout.arranged_ahead", dict)
    from ek_teach.diagrams.layout import layout
    from ek_teach.views.walk_data import _turn_flow

    layout.cache_clear()
    _turn_flow.cache_clear()
    data = walk_data(Walk(play_out(ONE)))
    assert data["diagram"] is None
    assert len(data["frames"]) == 3
