"""Every event and every refusal has its sentence, its rule and the rule's source, and tells nobody a secret."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ek_teach import explain as explain_room
from ek_teach.cards import title_name
from ek_teach.engine import (
    EVERYTHING,
    ONLOOKER,
    Action,
    ActionKind,
    Event,
    EventKind,
    Legality,
    Seeded,
    State,
    Verdict,
    check,
    legal_actions,
    legality,
    new_game,
    situation,
    step,
    view,
)
from ek_teach.errors import EkTeachError
from ek_teach.explain import (
    Explanation,
    explain,
    explain_events,
    explain_refusal,
    explain_start,
    load_catalogue,
    message_names,
    move_words,
    visible_verdict,
)
from ek_teach.explain import catalogue as catalogue_module
from ek_teach.languages import LANGUAGES
from ek_teach.rulebook import RULEBOOKS, HouseRule, Status, load_rulebook

NAMES = ("Ana", "Luis", "Marta")
ES = load_rulebook("es")
EVERY_ARGUMENT: dict[str, str | int] = {
    "actor": "Ana",
    "actors": 2,
    "names": "Ana and Luis",
    "target": "Luis",
    "player": "Luis",
    "players": "Luis",
    "owner": "Ana",
    "card": "Skip",
    "cards": "Skip",
    "named": "Skip",
    "play": "Skip",
    "move": "Ana draws",
    "place": "discard",
    "above": 3,
    "about": "A rule.",
    "meaning": "a value",
    "assumption": "A guess.",
    "because": "A reason.",
    "readings": "one thing; but also another",
    "sources": "es, Turno a turno 1",
    "where": "kitchen table",
    "first": "one",
    "second": "two",
}


def reasons_of_legality() -> set[str]:
    """Every code that the judge of legality can give, found in its source."""
    source = Path(legality.__file__).read_text(encoding="utf-8")
    direct = re.findall(r'_(?:il|ir)(?:legal|regular)\(\s*"([a-z_]+)"', source)
    handed_on = re.findall(r'_decision\([^")]*"([a-z_]+)"', source)
    waiting = re.findall(r'Phase\.[A-Z]+: \("([a-z_]+)"', source)
    assert len(direct) > 40 and handed_on and waiting
    return {*direct, *handed_on, *waiting}


def irregular_reasons() -> set[str]:
    source = Path(legality.__file__).read_text(encoding="utf-8")
    return set(re.findall(r'_irregular\(\s*"([a-z_]+)"', source))


def played_through(state: State, *actions: Action, names: tuple[str, ...] = NAMES) -> Explanation:
    """Carry out some actions and explain the last."""
    for action in actions:
        transition = step(state, action)
        state = transition.after
    return explain(transition, names)


def let_stand(*seats: int) -> tuple[Action, ...]:
    return tuple(Action.let_stand(seat) for seat in seats)


# The catalogue --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", EventKind)
def test_every_kind_of_event_has_a_sentence_and_a_heading(kind: EventKind) -> None:
    assert {f"event-{kind.value}", f"event-{kind.value}.heading"} <= set(message_names("en"))


def test_every_reason_of_the_judge_has_a_sentence() -> None:
    names = set(message_names("en"))
    irregular = irregular_reasons()
    refused = reasons_of_legality() - irregular
    assert {f"irregular-{reason}" for reason in irregular} <= names
    assert {f"refusal-{reason}" for reason in refused} <= names
    assert {f"refusal-{reason}.instead" for reason in refused} <= names


def test_no_sentence_is_kept_for_a_reason_that_the_judge_does_not_give() -> None:
    kept = {
        name.partition("-")[2]
        for name in message_names("en")
        if name.startswith(("refusal-", "irregular-")) and "." not in name
    }
    assert kept - {"secret"} == reasons_of_legality()


@pytest.mark.parametrize("kind", ActionKind)
def test_every_kind_of_action_can_be_told(kind: ActionKind) -> None:
    assert move_words(Action(kind, 0), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 11])
def test_every_message_of_every_language_can_be_worded(language: str, number: int) -> None:
    catalogue = load_catalogue(language)
    for name in message_names(language):
        text = catalogue.say(name, **{**EVERY_ARGUMENT, "number": number, "left": number})
        assert (text or name == "mark-gap") and "{" not in text and "  " not in text, name


def test_a_heading_has_no_full_stop_and_a_sentence_has_one() -> None:
    catalogue = load_catalogue()
    for name in message_names("en"):
        if name.startswith(("event-", "refusal-", "irregular-", "change-", "act-", "standing-")):
            text = catalogue.say(name, **{**EVERY_ARGUMENT, "number": 2, "left": 2})
            assert text.endswith(".") != name.endswith(".heading"), name


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_the_names_of_cards_are_those_of_the_language_even_in_an_english_sentence(language: str) -> None:
    transition = step(situation(ES, ["DA", "DN"], "SSK"), Action.play(0, "A"))
    explanation = explain(transition, NAMES, language)
    assert title_name("A", language) in explanation.what[0]
    assert title_name("N", language) in explanation.changes[0]


def test_plural_forms_follow_the_number() -> None:
    say = load_catalogue().say
    assert say("change-turn", player="Ana", number=1) == "It is Ana's turn, an ordinary one."
    assert "owes 4 turns" in say("change-turn", player="Ana", number=4)


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(EkTeachError, match="there is no language 'rus'; did you mean 'ru'"):
        load_catalogue("rus")


@pytest.mark.parametrize("language", [5, ["en"], b"en", ""])
def test_a_language_of_a_wrong_type_is_refused_in_one_sentence(language: object) -> None:
    with pytest.raises(EkTeachError, match="there is no language"):
        load_catalogue(language)  # type: ignore[arg-type]


def test_a_message_that_nobody_has_is_an_error() -> None:
    with pytest.raises(EkTeachError, match="no message 'event-of-the-year'"):
        load_catalogue().say("event-of-the-year")


@pytest.fixture
def russian_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A catalogue in which Russian has a few messages, one of them unfit."""
    english = Path(explain_room.__file__).parent / "locales" / "en.ftl"
    (tmp_path / "en.ftl").write_text(english.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "ru.ftl").write_text(
        "change-turn = { $number ->\n"
        "    [one] { $player }: { $number } ход.\n"
        "    [few] { $player }: { $number } хода.\n"
        "   *[other] { $player }: { $number } ходов.\n }\n"
        "event-drew =\n    .hidden = { $actor } берёт карту.\n"
        "event-passed = { $nothing_of_that_name }\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(catalogue_module, "_LOCALES", tmp_path)
    for cached in (catalogue_module._catalogue, catalogue_module._resource, catalogue_module._rooms):
        cached.cache_clear()
    yield tmp_path
    for cached in (catalogue_module._catalogue, catalogue_module._resource, catalogue_module._rooms):
        cached.cache_clear()


def test_a_language_is_filled_in_without_code_message_by_message(russian_begun: Path) -> None:
    say = load_catalogue("ru").say
    told = [say("change-turn", player="Ana", number=number) for number in (1, 2, 5, 21)]
    assert told == ["Ana: 1 ход.", "Ana: 2 хода.", "Ana: 5 ходов.", "Ana: 21 ход."]
    assert say("event-drew.hidden", actor="Ana") == "Ana берёт карту."
    assert say("event-drew", actor="Ana", cards="Неть") == "Ana draws a card: Неть."
    assert say("event-passed", actors=1, names="Ana", owner="Luis", play="Неть") == "Ana lets Luis's Неть stand."


def test_a_file_that_is_not_fluent_is_told_by_its_line(russian_begun: Path) -> None:
    (russian_begun / "tr.ftl").write_text("# fine\n\nthis is no message\n", encoding="utf-8")
    with pytest.raises(EkTeachError, match=r"tr\.ftl, line 3: "):
        load_catalogue("tr")


def test_the_room_shows_what_it_promises() -> None:
    assert all(hasattr(explain_room, name) for name in explain_room.__all__)


# Events ---------------------------------------------------------------------------------------------------------------


def test_an_attack_on_the_last_owed_turn_says_what_is_owed_by_which_paragraph() -> None:
    """es *Dudas frecuentes* 4: the current turn, and two more."""
    state = situation(ES, ["A", "D", "D"], "SSKK", owed=1, attacked=True)
    explanation = played_through(state, Action.play(0, "A"), *let_stand(1, 2, 0))
    assert explanation.heading == "Nobody plays Nope: Ana's Attack takes effect"
    assert explanation.what == (
        "Nobody plays Nope.",
        "Ana's turn, the last one owed, ends without a draw and is handed on with two more; Luis owes 3 turns.",
        "It is Luis's turn; 3 turns are owed, this one included.",
    )
    assert explanation.changes == (
        "It is Luis's turn; Luis owes 3 turns, this one included.",
        "Luis may play cards, or draw to end the turn.",
    )
    first = explanation.why[0]
    assert (first.name, first.value, first.status) == ("attack_on_attack", "add", Status.EXPLICIT)
    assert "the turns still owed, the current one included, plus two" in first.text
    assert first.text.endswith("It applies because Ana played Attack.")
    assert first.citations and all(citation.rulebook == "es" for citation in first.citations)


def test_the_last_owed_turn_is_told_apart_from_an_ordinary_one() -> None:
    attacked = situation(ES, ["D", "D"], "SSK", owed=1, attacked=True)
    ordinary = situation(ES, ["D", "D"], "SSK")
    told = [explain_start(view(state, EVERYTHING), NAMES).changes[0] for state in (attacked, ordinary)]
    assert told == ["It is Ana's turn, the last one owed to an Attack.", "It is Ana's turn, an ordinary one."]


def test_a_cancelled_attack_says_that_the_same_turn_goes_on() -> None:
    state = situation(ES, ["DA", "DN", "D"], "SSKK")
    explanation = played_through(state, Action.play(0, "A"), Action.nope(1), *let_stand(2, 0, 1))
    assert explanation.heading == "Nobody answers the Nope: Ana's Attack is cancelled"
    assert "Ana's turn goes on." in explanation.what
    assert explanation.changes == ("Ana may play cards, or draw to end the turn.",)
    assert "cancelled_turn_ender" in [reason.name for reason in explanation.why]


def test_a_chain_of_nopes_says_how_it_stands() -> None:
    state = situation(ES, ["DA", "DN", "DN"], "SSKK")
    first = played_through(state, Action.play(0, "A"), Action.nope(1))
    second = played_through(state, Action.play(0, "A"), Action.nope(1), Action.nope(2))
    assert first.what == ("Luis plays Nope on Ana's Attack.",)
    assert first.changes[0] == "As it stands, Ana's Attack would be cancelled."
    assert second.what == ("Marta plays Nope on Luis's Nope; it is number 2 of the chain.",)
    assert second.changes[0] == "As it stands, Ana's Attack would take effect."


def test_a_pass_that_closes_nothing_says_who_is_still_to_be_heard() -> None:
    explanation = played_through(situation(ES, ["DA", "DN", "D"], "SSKK"), Action.play(0, "A"), *let_stand(1))
    assert explanation.heading == "Luis plays no Nope"
    assert explanation.what == ("Luis lets Ana's Attack stand.",)
    assert explanation.changes == (
        "Everybody still in the game is asked for a Nope; still to be heard: Marta and Ana.",
    )


def test_an_explosion_says_who_is_out_and_who_has_won() -> None:
    explanation = played_through(situation(ES, ["", "D"], "K"), Action.draw(0), Action.explode(0))
    assert explanation.heading == "Ana explodes"
    assert explanation.changes == ("Ana is out of the game.", "The game is over; Luis has won.")
    assert "Ana held no cards." in explanation.what


@pytest.mark.parametrize(
    ("position", "told"), [(0, "on top"), (1, "under 1 card;"), (2, "under 2 cards;"), (3, "at the bottom")]
)
def test_the_place_of_the_kitten_is_told_to_its_player_only(position: int, told: str) -> None:
    state = situation(ES, ["D", "D"], "KSSS")
    for action in (Action.draw(0), Action.defuse(0)):
        state = step(state, action).after
    transition = step(state, Action.place(0, position))
    assert told in explain(transition, NAMES, viewer=0).what[0]
    assert {explain(transition, NAMES, viewer=viewer).what[0] for viewer in (1, ONLOOKER)} == {
        "The Kitten goes back into the draw pile at a place that is kept secret; the pile has 4 cards now."
    }


def test_a_drawn_card_is_told_to_its_player_only() -> None:
    transition = step(situation(ES, ["D", "D"], "SSK"), Action.draw(0))
    assert explain(transition, NAMES, viewer=0).what[0] == "Ana draws a card: Skip."
    assert explain(transition, NAMES, viewer=1).what[0] == "Ana draws a card; it is no Exploding Kitten."


def test_a_rule_stands_once_even_if_several_events_rest_on_it() -> None:
    state = situation(ES, ["DA", "DN", "D"], "SSKK")
    explanation = played_through(state, Action.play(0, "A"), *let_stand(1, 2, 0))
    names = [reason.name for reason in explanation.why]
    assert len(names) == len(set(names))
    assert names == ["attack", "owed_turns", "nope_window"]


def test_a_step_that_changes_nothing_says_so() -> None:
    here = view(situation(ES, ["D", "D"], "SSK"), EVERYTHING)
    events = (Event(EventKind.NO_EFFECT, 0, ("lone_cat",), cards="T"),)
    assert explain_events(events, here, here, ES, NAMES).changes == ("Nothing changes.",)


# How firmly the book stands behind it ---------------------------------------------------------------------------------


def reason_for(rulebook_name: str, option: str, *house_rules: HouseRule) -> explain_room.Reason:
    rulebook = load_rulebook(rulebook_name).with_house_rules(*house_rules)
    here = view(situation(rulebook, ["D", "D"], "SSK"), EVERYTHING)
    events = (Event(EventKind.NO_EFFECT, 0, (option,), cards="T"),)
    return explain_events(events, here, here, rulebook, NAMES).why[0]


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_a_silent_book_shows_its_assumption_with_its_grounds(rulebook: str) -> None:
    reason = reason_for(rulebook, "turns_after_explosion")
    assert reason.status is Status.SILENT and reason.assumption is not None
    assert f"assumption: {reason.assumption.about} {reason.assumption.because}" in reason.standing


def test_a_book_that_contradicts_itself_shows_both_readings() -> None:
    entry = ES.entries["defuse_compulsory"]
    reason = reason_for("es", "defuse_compulsory")
    assert reason.status is Status.CONTRADICTED and "contradicts itself" in reason.standing
    for reading in entry.readings:
        assert ES.schema.options["defuse_compulsory"][reading.value] in reason.standing
        assert all(str(citation) in reason.standing for citation in reading.citations)


def test_a_house_rule_says_what_it_replaces() -> None:
    reason = reason_for("es", "attack_on_attack", HouseRule("attack_on_attack", "replace", "add", "kitchen table"))
    assert (reason.status, reason.value) == (Status.HOUSE, "replace")
    assert reason.standing.startswith("House rule of this table (kitchen table), instead of: the turns still owed")


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_option_and_rule_of_every_book_can_be_told_as_a_reason(rulebook: str) -> None:
    book = load_rulebook(rulebook)
    for name, entry in book.entries.items():
        reason = reason_for(rulebook, name)
        assert reason.text and reason.standing
        assert reason.citations or reason.assumption, name
        assert (reason.name, reason.status) == (name, entry.status)


def test_a_first_game_says_that_it_is_one() -> None:
    here = view(situation(ES, ["D", "D"], "SSK"), EVERYTHING)
    rulebook = load_rulebook("ru").first_game()
    events = (Event(EventKind.NO_EFFECT, 0, ("pair",), cards="T"),)
    reason = explain_events(events, here, here, rulebook, NAMES).why[0]
    assert (reason.value, reason.standing) == ("cats", "In a first game, before the special combos.")


# Refusals -------------------------------------------------------------------------------------------------------------


def test_a_refused_combination_says_what_the_book_allows() -> None:
    rulebook = load_rulebook("es")
    state, action = situation(rulebook, ["SS", "D"], "SSK"), Action.play(0, "SS", target=1)
    explanation = explain_refusal(check(state, action), action, NAMES, rulebook)
    assert explanation.heading == "Not allowed: Ana plays a pair (Skip) on Luis"
    assert explanation.what == (
        "Here only two cats of the same kind make a pair, and Skip is no cat.",
        "Lay two cats of the same kind, or play Skip for its own effect.",
    )
    assert (explanation.why[0].name, explanation.why[0].value) == ("pair", "cats")
    assert explanation.changes == ("Nothing changes.",)


@pytest.mark.parametrize("reason", sorted(reasons_of_legality() - irregular_reasons()))
def test_a_refusal_can_be_told_with_no_parameters_at_all(reason: str) -> None:
    number_or_none = {"player": 1}
    verdict = Verdict(Legality.ILLEGAL, reason, (), tuple(number_or_none.items()))
    explanation = explain_refusal(verdict, Action.play(0, ""), NAMES, ES)
    assert len(explanation.what) == 2 and explanation.heading.startswith("Not allowed: ")


def test_a_missing_card_is_told_only_to_those_who_may_see_the_hand() -> None:
    state, action = situation(ES, ["DA", "DN"], "SSK"), Action.play(0, "V")
    told = [explain_refusal(visible_verdict(state, action, viewer), action, NAMES, ES) for viewer in (EVERYTHING, 0, 1)]
    assert told[0] == told[1]
    assert told[0].what[0] == "Ana does not hold See the Future, or not enough of it."
    assert told[2].heading == "A move by Ana is refused"
    assert told[2].what[0] == "The reason lies in cards that you may not see."
    assert told[2].why == ()


def test_a_defuse_that_is_kept_back_is_told_only_to_those_who_may_see_it() -> None:
    """Otherwise the table would learn from the word "irregular" what the hand holds."""
    state = situation(load_rulebook("tr"), ["D", "D"], "KS")
    state = step(state, Action.draw(0)).after
    transition = step(state, Action.explode(0))
    assert transition.verdict.reason == "declined_defuse"
    assert explain(transition, NAMES, viewer=0).irregular == "Ana holds Defuse and does not play it."
    for viewer in (1, ONLOOKER):
        hidden = explain(transition, NAMES, viewer=viewer)
        assert hidden.irregular == ""
        assert "defuse_compulsory" not in [reason.name for reason in hidden.why]


@pytest.mark.parametrize("pile", ["KSS", "K"])
@pytest.mark.parametrize("viewer", [EVERYTHING, ONLOOKER, 0, 1])
def test_the_hidden_place_of_a_kitten_is_allowed_for_all_where_it_is_allowed(pile: str, viewer: int) -> None:
    state = situation(ES, ["D", "D"], pile)
    state = step(step(state, Action.draw(0)).after, Action.defuse(0)).after
    assert visible_verdict(state, Action.place(0, 0), viewer).allowed
    assert visible_verdict(state, Action.place(0, 9), viewer).reason == "no_such_place"
    assert visible_verdict(state, Action.place(1, 0), viewer).reason == "not_your_decision"


def test_whether_a_place_may_be_left_open_is_told_to_those_who_know_the_pile() -> None:
    state = situation(ES, ["D", "D"], "KSS")
    state = step(step(state, Action.draw(0)).after, Action.defuse(0)).after
    told = [visible_verdict(state, Action.place(0, None), viewer).reason for viewer in (EVERYTHING, 0, 1)]
    assert told == ["place_unknown", "place_unknown", ""]


def test_an_irregular_move_says_why_and_names_the_option() -> None:
    state = situation(ES, ["D", "D"], "KSS")
    explanation = played_through(state, Action.draw(0), Action.defuse(0), Action.place(0, 1, openly=True))
    assert explanation.irregular == "The place of the Kitten was shown, though under this rulebook it is secret."
    assert "kitten_placed_secretly" in [reason.name for reason in explanation.why]


# Whole games ----------------------------------------------------------------------------------------------------------


def random_game(rulebook: str, players: int, seed: int) -> Iterator[tuple[State, Action]]:
    from random import Random

    random, chance = Random(seed), Seeded(seed)
    state = new_game(load_rulebook(rulebook), players)
    while state.phase.value != "over":
        action = chance(state) if state.phase.value == "chance" else random.choice(legal_actions(state))
        yield state, action
        state = step(state, action).after


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize("viewer", [EVERYTHING, ONLOOKER, 0])
def test_every_step_of_a_random_game_can_be_explained(rulebook: str, viewer: int) -> None:
    for state, action in random_game(rulebook, 3, seed=len(rulebook)):
        transition = step(state, action)
        explanation = explain(transition, NAMES, viewer=viewer)
        assert explanation.heading and explanation.changes
        assert len(explanation.what) == len(transition.events)
        assert all(reason.citations or reason.assumption for reason in explanation.why)
        told = " ".join((explanation.heading, *explanation.what, *explanation.changes))
        assert "??" not in told and "{" not in told
