"""The two explorers: what they show is what the engine does, and a browser steps through it without a kernel."""

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ek_teach.engine import Action, check, situation, step
from ek_teach.errors import EkTeachError
from ek_teach.rulebook import HouseRule, load_rulebook
from ek_teach.views.explorers_data import PLAYS, attack_data, books_of, fill_names, nope_data

from .table import ADDING, BOOKS, REPLACING, do, lay

pytest.importorskip("anywidget")

from ek_teach.views.explorers import (
    AttackCounter,
    NopeExplorer,
    explorer_fragment,
    explorer_html,
    explorer_script,
    explorer_text,
)

EVIL = "<script>alert(1)</script>"


def attacks(*books: str, **more: Any) -> dict[str, Any]:
    return attack_data(books_of("es", books), **more)


def nopes(*books: str, **more: Any) -> dict[str, Any]:
    return nope_data(books_of("es", books), **more)


def walk(data: dict[str, Any], edges: list[str], book: int = 0) -> tuple[int, int, bool]:
    """Whose turn it is after some steps, how many are owed, and whether to an Attack."""
    key, player = data["start"], 0
    for code in edges:
        edge = data["books"][book]["states"][key]["edges"][code]
        key, player = edge["to"], (player + edge["by"]) % len(data["players"])
    state = data["books"][book]["states"][key]
    return player, state["owed"], state["attacked"]


# Attacks --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", ADDING)
def test_where_attacks_add_the_turns_still_owed_move_on_with_two_more(book: str) -> None:
    """es Turno a turno 5 and Dudas frecuentes 4; four Attacks in a row make eight turns."""
    data = attacks(book)
    assert walk(data, ["attack"]) == (1, 2, True)
    assert walk(data, ["attack", "draw", "attack"]) == (2, 3, True)
    assert walk(data, ["attack"] * 4) == (1, 8, True)


@pytest.mark.parametrize("book", REPLACING)
def test_where_attacks_replace_the_next_player_owes_two(book: str) -> None:
    """zh (4)攻擊卡 1."""
    data = attacks(book)
    assert walk(data, ["attack", "draw", "attack"]) == (2, 2, True)
    assert walk(data, ["attack"] * 4) == (1, 2, True)


@pytest.mark.parametrize("book", BOOKS)
def test_the_last_owed_turn_is_no_ordinary_one_and_a_cancelled_attack_changes_nothing(book: str) -> None:
    data = attacks(book)
    assert walk(data, ["attack", "skip"]) == walk(data, ["attack", "draw"]) == (1, 1, True)
    assert walk(data, ["attack", "draw", "noped"]) == (1, 1, True)
    assert walk(data, ["attack", "draw", "draw"]) == (2, 1, False)
    assert walk(data, ["attack", "defuse"]) == (1, 1, True)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_long_walk_through_the_graph_is_what_one_game_of_the_engine_does(book: str, players: int) -> None:
    """The graph knows turns only; a game with cards for everything comes to the same turns."""
    data, random = attacks(book, players=players), Random(players)
    for _ in range(12):
        key, player, edges = data["start"], 0, []
        hands = ["AAAASSSS", *["DN"] * (players - 1)]
        state = lay(book, *hands, pile="TTTT" + "K" * (players - 1))
        for _ in range(8):
            code = random.choice([code for code in data["books"][0]["states"][key]["edges"] if code != "defuse"])
            # Whoever is to move gets the card for it, and the pile another card.
            turn = state.turn
            others = ["DN" if seat != turn.player else "ASD" for seat in range(players)]
            pile = "TTTT" + "K" * (players - 1)
            state = situation(state.rulebook, others, pile, turn=turn.player, owed=turn.owed, attacked=turn.attacked)
            moves = {
                "attack": [Action.play(turn.player, "A")],
                "noped": [Action.play(turn.player, "A"), Action.nope((turn.player + 1) % players)],
                "skip": [Action.play(turn.player, "S")],
                "draw": [Action.draw(turn.player)],
            }
            state = do(state, *moves[code])
            edges.append(code)
            player, owed, attacked = walk(data, edges)
            assert state.turn == (player, owed, attacked)
            key = f"{owed}{'a' if attacked else 'o'}{4 - edges.count('attack') - edges.count('noped')}"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_state_can_be_left_and_every_step_leads_to_a_state(players: int) -> None:
    for graph in attacks(*BOOKS, players=players)["books"]:
        states = graph["states"]
        assert {edge["to"] for state in states.values() for edge in state["edges"].values()} == set(states)
        for state in states.values():
            assert {"skip", "draw", "defuse"} <= state["edges"].keys()
            assert ("attack" in state["edges"]) == ("noped" in state["edges"]) == (state["left"] > 0)


def test_a_table_may_drop_owed_turns_after_a_defuse() -> None:
    """A house rule reaches the explorer as it reaches the engine."""
    house = load_rulebook("es").with_house_rules(HouseRule("turns_after_defuse", "dropped"))
    assert walk(attack_data((house,)), ["attack", "defuse"]) == (2, 1, False)
    assert walk(attacks("es"), ["attack", "defuse"]) == (1, 1, True)


def test_every_step_is_told_with_names_and_a_paragraph_of_its_rulebook() -> None:
    data = attacks("es", "zh")
    for title, graph in zip(data["titles"], data["books"], strict=True):
        for state in graph["states"].values():
            for edge in state["edges"].values():
                assert edge["told"] and "{0}" in "".join(edge["told"])
                cited = [source for place in edge["why"] for source in data["reasons"][place]["sources"]]
                assert cited and all(source.startswith(f"{title['id']}, ") for source in cited)
                assert all(data["paragraphs"][source] for source in cited)


def test_names_are_put_in_from_whoever_is_to_move_and_a_name_is_no_place() -> None:
    assert fill_names("{0} attacks {1}.", ["Ana", "Luis", "Marta"], player=2) == "Marta attacks Ana."
    assert fill_names("{0} attacks {1}.", ["{1}", "{0}"]) == "{1} attacks {0}."


# Nopes ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_who_may_answer_is_what_the_engine_says_of_any_chain(book: str, players: int) -> None:
    graph, random = nopes(book, players=players)["books"][0], Random(players)
    for code, (cards, aimed) in PLAYS.items():
        state = situation(load_rulebook(book), [cards + "?" * 5, *["?" * 5] * (players - 1)], "?" * 8)
        state = step(state, Action.play(0, cards, 1 if aimed else None)).after
        key, chain = "0.0.0", []
        while True:
            node = graph["nodes"][key]
            verdicts = [check(state, Action.nope(seat)).allowed for seat in range(players)]
            assert [seat["may"] for seat in node["seats"]] == verdicts, (code, chain)
            assert all(seat["told"] and seat["why"] for seat in node["seats"] if not seat["may"])
            if not any(verdicts):
                break
            seat = random.choice([seat for seat, may in enumerate(verdicts) if may])
            chain.append(seat)
            state = step(state, Action.nope(seat)).after
            key = node["seats"][seat]["to"]
        assert len(chain) == 5


def test_only_the_cancelled_player_answers_under_zh() -> None:
    """zh (3)休想卡 3: a bystander may not answer for somebody else."""
    seats = nopes("zh")["books"][0]["nodes"]["1.2.0"]["seats"]
    assert [seat["may"] for seat in seats] == [True, False, False]
    assert seats[1]["told"] == ["Only Ana, whose card was cancelled, can answer this Nope."]


def test_a_sixth_nope_is_refused_because_the_box_has_five() -> None:
    data = nopes("ru")
    seats = data["books"][0]["nodes"]["5.1.0"]["seats"]
    assert not any(seat["may"] for seat in seats)
    assert seats[0]["told"] == ["All cards called Nope are already accounted for, so Ana cannot hold another."]


def test_where_the_book_is_silent_on_ones_own_card_the_assumption_is_told() -> None:
    data = nopes("es")
    own = data["books"][0]["nodes"]["0.0.0"]["seats"][0]
    (reason,) = [data["reasons"][place] for place in own["why"]]
    assert not own["may"] and reason["status"] == "silent"
    assert reason["standing"].startswith("The rulebook does not say; assumption: ")


def test_a_house_rule_can_allow_a_nope_on_ones_own_card() -> None:
    house = load_rulebook("es").with_house_rules(HouseRule("nope_own_action", "allowed"))
    data = nope_data((house,))
    own = data["books"][0]["nodes"]["0.0.0"]["seats"][0]
    assert own["may"] and [data["reasons"][place]["status"] for place in own["why"]] == ["house"]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("code", PLAYS)
def test_an_odd_number_of_nopes_cancels_and_all_cards_stay_on_the_discard_pile(book: str, code: str) -> None:
    data = nopes(book)
    ends = data["books"][0]["ends"][code]
    for count, end in enumerate(ends):
        assert end["stands"] is (count % 2 == 0)
        assert ("is cancelled" in end["told"][0]) is (count % 2 == 1)
        number = count + len(PLAYS[code][0])
        assert end["cards"].startswith(f"All {number} cards" if number > 1 else "The card lies")
        assert end["why"]
    assert len(ends) == 6


# Data, text and pages -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [attacks, nopes])
def test_the_data_is_json_and_the_same_each_time(make: Any) -> None:
    data = make("es", "zh", players=4)
    assert json.loads(json.dumps(data)) == data == make("es", "zh", players=4)
    assert all(data["labels"].values())


def test_the_script_uses_every_label_and_every_message_is_used() -> None:
    script = explorer_script()
    for name in attacks("es")["labels"]:
        assert re.search(rf"\blabels(?:\.{name}\b|\[\"{name}\"\])", script) or f'"{name}"' in script, name
    source = "".join(
        (files("ek_teach.views") / name).read_text("utf-8") for name in ("explorers.py", "explorers_data.py")
    )
    made = {f"explore-{kind}-{part}" for kind in ("attack", "nope") for part in ("title", "about")}
    made |= {f"explore-edge-{edge['code']}" for edge in attacks("es")["edges"]} | {
        f"explore-play-{code}" for code in PLAYS
    }
    made |= {f"explore-{name}" for name in attacks("es")["labels"]}
    text = (files("ek_teach.explain") / "locales" / "explorers.en.ftl").read_text("utf-8")
    for name in re.findall(r"^ui-(explore-\S+) =", text, re.MULTILINE):
        assert name in made or f'"{name}"' in source, name


def test_the_text_tells_every_turn_and_where_the_books_part() -> None:
    text = explorer_text(attacks("es", "zh"))
    assert "It is Ana's turn, the last one owed to an Attack.\n  - Attack: It is Luis's turn; Luis owes 3 turns" in text
    parted = " ".join(text.split("Where they part")[1].split("§")[0].split())
    assert (
        "Attack: es: It is Luis's turn; Luis owes 3 turns, this one included. zh: It is Luis's turn; Luis owes 2"
        in parted
    )
    assert "Whatever is done, they never part." in explorer_text(attacks("es", "tr"))
    assert "Where they part" not in explorer_text(attacks("es"))
    assert all(len(line) <= 80 for line in text.splitlines())


def test_the_text_tells_who_may_answer_and_what_comes_of_it() -> None:
    text = explorer_text(nopes("zh"))
    assert "1 Nope · Marta's Nope on Ana's card\n  - As it is now, the play: is cancelled" in text
    assert "Who may answer: Ana may answer." in text and "Nobody may answer." in text
    assert "§ zh, " in text


@pytest.mark.parametrize("make", [attacks, nopes])
def test_a_page_reads_without_a_script_and_loads_nothing(make: Any) -> None:
    data = make("es", "zh")
    page, fragment = explorer_html(data), explorer_fragment(data)
    assert "default-src 'none'" in page and "unsafe" not in page
    assert not re.search(r"""\s(?:src|action|on\w+)=|href="(?!data:,)|url\(""", page.split("<script")[0])
    for shown in (page, fragment):
        assert shown.count("<table>") == (2 if make is attacks else 4)
        assert '<th scope="row">' in shown and '<th scope="col">' in shown
    assert fragment == explorer_fragment(make("es", "zh"))


@pytest.mark.parametrize("make", [attacks, nopes])
def test_names_cannot_become_markup(make: Any) -> None:
    page = explorer_html(make("es", names=("Ana", "Luis", EVIL)))
    assert EVIL not in page and "alert(1)</script>" not in page


def test_a_notebook_gets_widget_page_and_text_the_same_each_time() -> None:
    for make in (lambda: AttackCounter(rulebooks=("es", "zh")), lambda: NopeExplorer("tr", players=2)):
        bundle, _ = make()._repr_mimebundle_()
        assert set(bundle) == {"application/vnd.jupyter.widget-view+json", "text/html", "text/plain"}
        again, _ = make()._repr_mimebundle_()
        assert [again[kind] for kind in ("text/html", "text/plain")] == [bundle["text/html"], bundle["text/plain"]]
    assert repr(AttackCounter("ru", 4)) == "<AttackCounter ru: 4 players>"
    assert repr(NopeExplorer(rulebooks=("es", "zh"))) == "<NopeExplorer es, zh: 3 players>"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"players": 6}, "two to five players play, not 6."),
        ({"players": True}, "two to five players play, not True."),
        ({"names": ("Ana", "Luis")}, "give 3 names that can be told apart, as in ['Ana', 'Luis', 'Marta']."),
        ({"names": ("Ana", "Ana", "Luis")}, "give 3 names that can be told apart"),
        ({"names": ("Ana", 3, "Luis")}, "give 3 names that can be told apart"),
        ({"names": "Ana"}, "give 3 names that can be told apart"),
        ({"rulebooks": ("es", "es")}, "a rulebook is given twice: es, es; give each once."),
        ({"rulebooks": "es"}, "rulebooks are several, as in ('es', 'zh'), not 'es'."),
        ({"rulebook": "esp"}, "esp"),
        ({"language": "english"}, "there is no language 'english'"),
    ],
)
@pytest.mark.parametrize("widget", [AttackCounter, NopeExplorer])
def test_what_cannot_be_explored_is_refused_in_a_sentence(widget: Any, arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(EkTeachError) as caught:
        widget(**arguments)
    assert told in str(caught.value)


# A real browser -------------------------------------------------------------------------------------------------------


@pytest.fixture
def visit(browser: Any, tmp_path: Path) -> Iterator[Any]:
    """Opens a page given as text; every error on it, and every request beyond it, fails the test."""
    context = browser.new_context(viewport={"width": 1000, "height": 900})
    page = context.new_page()
    page.set_default_timeout(10_000)
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)

    def go(text: str) -> Any:
        path = tmp_path / "page.html"
        path.write_text(text, encoding="utf-8")
        page.on("request", lambda one: None if one.url in (path.as_uri(), "data:,") else troubles.append(one.url))
        page.goto(path.as_uri())
        page.wait_for_selector(".ek-root")
        return page

    yield go
    context.close()
    assert troubles == []


def press(page: Any, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def values(page: Any) -> list[str]:
    return [value.inner_text() for value in page.locator(".ek-x-value").all()]


@pytest.mark.browser
def test_the_counter_counts_goes_back_and_starts_again(visit: Any) -> None:
    page = visit(explorer_html(attacks("es")))
    assert values(page) == ["Ana", "1"]
    press(page, "Attack")
    assert values(page) == ["Luis", "2"]
    press(page, "Draw")
    assert values(page) == ["Luis", "1"]
    assert "the last turn owed to an Attack" in page.locator(".ek-x-panel").inner_text()
    press(page, "Attack")
    assert values(page) == ["Marta", "3"]
    assert (
        page.locator("[aria-live=polite]").inner_text() == "It is Marta's turn; Marta owes 3 turns, this one included."
    )
    press(page, "Undo")
    assert values(page) == ["Luis", "1"]
    press(page, "Redo")
    assert values(page) == ["Marta", "3"]
    steps = page.get_by_role("list", name="So far").get_by_role("listitem").all_inner_texts()
    assert steps[0] == "Ana: Attack. It is Luis's turn; Luis owes 2 turns, this one included. § es, Turno a turno 5"
    assert [step.split(".")[0] for step in steps] == ["Ana: Attack", "Luis: Draw", "Luis: Attack"]
    press(page, "Start again")
    assert values(page) == ["Ana", "1"]
    assert page.get_by_role("button", name="Undo").get_attribute("aria-disabled") == "true"


@pytest.mark.browser
def test_four_attacks_and_no_fifth(visit: Any) -> None:
    page = visit(explorer_html(attacks("es")))
    for _ in range(4):
        press(page, "Attack")
    assert values(page) == ["Luis", "8"]
    assert "Attacks left: 0 of 4" in page.locator(".ek-x-left").inner_text()
    for name in ("Attack (none left)", "Attack, cancelled by a Nope (none left)"):
        assert page.get_by_role("button", name=name).get_attribute("aria-disabled") == "true"
    page.get_by_role("button", name="Attack (none left)", exact=True).press("Enter")
    assert values(page) == ["Luis", "8"]


@pytest.mark.browser
def test_keys_undo_redo_and_start_again_and_the_focus_stays(visit: Any) -> None:
    page = visit(explorer_html(attacks("es")))
    attack = page.get_by_role("button", name="Attack", exact=True)
    attack.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    assert values(page) == ["Marta", "4"]
    assert attack.evaluate("node => node === document.activeElement")
    page.keyboard.press("ArrowLeft")
    assert values(page) == ["Luis", "2"]
    page.keyboard.press("ArrowRight")
    assert values(page) == ["Marta", "4"]
    page.keyboard.press("Home")
    assert values(page) == ["Ana", "1"]


@pytest.mark.browser
def test_side_by_side_the_parting_is_told_in_words_and_a_book_can_be_put_away(visit: Any) -> None:
    page = visit(explorer_html(attacks("es", "zh")))
    press(page, "Attack")
    live = page.locator("[aria-live=polite]")
    assert "= The same under es, zh." in live.inner_text()
    press(page, "Attack")
    assert values(page) == ["Marta", "4", "Marta", "2"]
    told = live.inner_text()
    assert "≠ Here they part." in told and "owes 4 turns" in told and "owes 2 turns" in told
    assert "≠ differs from es" in page.locator(".ek-x-panel").nth(1).inner_text()
    assert (
        page.get_by_role("list", name="So far")
        .get_by_role("listitem")
        .nth(1)
        .inner_text()
        .startswith("≠ Here they part.")
    )
    page.get_by_role("checkbox", name=re.compile("^es")).uncheck()
    assert values(page) == ["Marta", "2"]
    # One book is always shown.
    page.get_by_role("checkbox", name=re.compile("^zh")).click()
    assert page.get_by_role("checkbox", name=re.compile("^zh")).is_checked()


def answers(page: Any) -> list[str]:
    return [row.inner_text().splitlines()[0] for row in page.locator(".ek-x-says").all()]


@pytest.mark.browser
def test_a_chain_of_nopes_is_laid_answered_and_decided(visit: Any) -> None:
    page = visit(explorer_html(nopes("es")))
    live = page.locator("[aria-live=polite]")
    assert "✓ As it is now, it takes effect." in live.inner_text()
    press(page, "Luis plays Nope")
    press(page, "Marta plays Nope")
    press(page, "Luis plays Nope")
    assert (
        "Nopes on it: 3, an odd number" in live.inner_text() and "✕ As it is now, it is cancelled." in live.inner_text()
    )
    chain = page.get_by_role("list", name="The chain").inner_text().splitlines()
    assert [line for line in chain if line in ("Ana", "Luis", "Marta")] == ["Ana", "Luis", "Marta", "Luis"]
    assert [line for line in chain if line[0] in "✕✓"] == ["✕ cancelled", "✓ stands"] * 2
    assert answers(page) == ["✓ may play Nope", "✕ may not: Luis cannot cancel their own card.", "✓ may play Nope"]
    press(page, "All let it stand")
    assert "Ana's Attack is cancelled: Nope was played 3 times, an odd number." in live.inner_text()
    result = page.get_by_role("region", name="What comes of it").inner_text()
    assert "All 4 cards of the chain lie on the discard pile." in result and "§ es, Turno a turno 8" in result
    press(page, "Undo")
    assert page.get_by_role("region", name="What comes of it").count() == 0
    page.keyboard.press("ArrowRight")
    assert page.get_by_role("region", name="What comes of it").count() == 1
    page.keyboard.press("Home")
    assert "Nopes on it: 0" in live.inner_text()


@pytest.mark.browser
def test_another_play_and_another_rulebook_can_be_chosen(visit: Any) -> None:
    page = visit(explorer_html(nopes("es", "zh")))
    page.get_by_role("radio", name="a pair of cats").check()
    assert page.locator(".ek-x-link").first.inner_text().splitlines()[-1] == "at Luis"
    press(page, "Luis plays Nope")
    press(page, "Marta plays Nope")
    page.get_by_role("radio", name=re.compile("^zh")).check()
    told = page.locator("[aria-live=polite]").inner_text()
    assert "Under zh this chain ends here: Only Ana, whose card was cancelled, can answer this Nope." in told
    assert "Nopes on it: 1" in told
    page.get_by_role("button", name="Marta plays Nope").press("Enter")
    assert page.locator(".ek-x-link").count() == 2


@pytest.mark.browser
def test_a_player_may_be_called_anything(visit: Any) -> None:
    names = ("{1}", EVIL, "<img src=x onerror=alert(1)>")
    for data in (attacks("es", names=names), nopes("es", names=names)):
        page = visit(explorer_html(data))
        shown = page.locator(".ek-root").inner_text()
        assert all(name in shown for name in names)
        assert page.locator("main img, main script").count() == 0


@pytest.mark.browser
@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("make", [attacks, nopes])
def test_it_fits_from_a_phone_to_a_projector_and_targets_are_large_enough(visit: Any, make: Any, width: int) -> None:
    page = visit(explorer_html(make("es", "zh", players=5, names=["Ana María del Carmen", *"BCDE"])))
    page.set_viewport_size({"width": width, "height": 800})
    first = page.locator(".ek-x-edge, .ek-x-nope:not([aria-disabled=true])").first
    for _ in range(3):
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for target in page.locator("button:visible, label:visible, summary:visible").all():
            box = target.bounding_box()
            assert box["width"] >= 24 and box["height"] >= 24
        first.click()


@pytest.mark.browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("make", [attacks, nopes])
def test_axe_finds_no_fault(visit: Any, make: Any, scheme: str) -> None:
    """WCAG 2.2 A and AA, in light and in dark, at the beginning, under way and decided."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    page = visit(explorer_html(make("es", "zh")))
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    rules = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
    for selector in ("", ".ek-x-attack, .ek-x-nope:not([aria-disabled=true])", ".ek-x-attack, .ek-x-stand"):
        if selector:
            page.locator(selector).first.click()
        page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
        found = axe.run(page, options=rules).response["violations"]
        assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == []


@pytest.mark.browser
def test_the_widget_shows_what_the_kernel_gives_and_leaves_nothing_behind(visit: Any) -> None:
    data = json.dumps(attacks("es")).replace("<", "\\u003c")
    harness = f"""
      const model = {{ get: (name) => ({{ data: {data} }})[name] }};
      globalThis.leave = explorer.render({{ model, el: document.querySelector("#home") }});
    """
    script = explorer_script().replace("export default", "const explorer =")
    page = visit(
        "<!DOCTYPE html><html lang=en><title>widget</title><div id=home></div>"
        f"<script type=module>{script}{harness}</script>"
    )
    press(page, "Attack")
    assert values(page) == ["Luis", "2"]
    page.evaluate("leave()")
    assert page.locator(".ek-root").count() == 0
