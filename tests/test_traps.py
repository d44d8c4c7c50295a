"""The faults that implementations of this game are known for, and the tests that keep each of them out."""

from importlib import import_module

import pytest

from ek_teach.engine import Action, Legality, check, legal_actions, step
from ek_teach.errors import IllegalMoveError
from ek_teach.rulebook import HouseRule, load_rulebook

from .table import ANA, BOOKS, LUIS, do, kinds, lay

TRAPS = {
    "a bare turn counter cannot tell the last owed turn of an Attack from an ordinary turn": (
        "test_attack_and_skip.test_the_last_owed_turn_is_not_an_ordinary_turn",
        "test_attack_and_skip.test_attack_on_attack_adds_two_to_what_is_left",
        "test_attack_and_skip.test_the_attacked_flag_ends_with_the_owed_turns_however_they_end",
    ),
    "debt outlives its owner": (
        "test_attack_and_skip.test_debt_dies_with_its_owner",
        "test_properties.test_debt_is_gone_with_its_owner",
    ),
    "two Nopes on the same card restore it": ("test_nope.test_two_players_who_both_answer_the_card_do_not_restore_it",),
    "the dead Nope": ("test_nope.test_the_dead_do_not_nope",),
    "only the holders of a Nope are asked": ("test_nope.test_who_is_asked_does_not_tell_who_holds_a_nope",),
    "the window always starts at the first seat": ("test_nope.test_every_living_player_is_asked_and_nobody_else",),
    "a cancelled card returns to its hand": ("test_nope.test_a_cancelled_card_does_not_return_to_its_hand",),
    "a draw is cancelled": ("test_nope.test_a_draw_a_kitten_and_a_defuse_cannot_be_cancelled",),
    "a cancelled Attack or Skip ends the turn, with or without a draw": (
        "test_attack_and_skip.test_a_cancelled_attack_or_skip_leaves_the_same_turn",
    ),
    "one play a turn": ("test_cards_and_combinations.test_any_number_of_plays_in_a_turn",),
    "all leftover Defuses go back whatever the number of players": ("test_setup.test_leftover_defuses",),
    "four cards are dealt instead of seven": ("test_setup.test_hands_kittens_and_defuses",),
    "wrong number of Nopes or of cats": ("test_setup.test_the_box_has_56_cards",),
    "a Kitten reaches an opening hand": ("test_setup.test_hands_kittens_and_defuses",),
    "cats only, where any title counts": ("test_cards_and_combinations.test_a_pair_of_any_title",),
    "a steal that is random over titles": (
        "test_cards_and_combinations.test_a_pair_of_cats_steals_at_random_over_cards_not_titles",
    ),
    "dead players as targets": ("test_cards_and_combinations.test_targets",),
    "the Kitten cannot go to the bottom": (
        "test_kitten_and_end.test_a_defuse_saves_goes_to_the_discard_pile_and_the_kitten_goes_back_anywhere",
    ),
    "the place of the Kitten leaks": ("test_kitten_and_end.test_the_place_is_known_to_its_player_only",),
    "the giver's card is chosen by the asker": (
        "test_cards_and_combinations.test_favor_the_giver_chooses_and_the_turn_goes_on",
    ),
    "a card given vanishes without a word": ("test_traps.test_a_favor_says_what_happened",),
    "a refused move gives no reason": (
        "test_traps.test_every_refused_move_says_why",
        "test_properties.test_check_legal_actions_and_step_agree",
    ),
    "a seed or a hidden card is left in what a player receives": (
        "test_properties.test_a_seed_decides_chance_and_is_not_in_the_state",
        "test_properties.test_permuting_hidden_cards_never_changes_what_a_viewer_is_shown",
        "test_properties.test_redacted_events_and_actions_name_no_secret_card",
    ),
}


@pytest.mark.parametrize("trap", TRAPS)
def test_each_trap_is_guarded(trap):
    for name in TRAPS[trap]:
        module, test = name.split(".")
        assert callable(getattr(import_module(f"tests.{module}"), test))


@pytest.mark.parametrize("book", BOOKS)
def test_a_favor_says_what_happened(book):
    """Who gave to whom (es Turno a turno 7; ru Подсмотреть… 3), and, as a hand is secret, to those two which card."""
    transition = step(do(lay(book, "F", "DS", "D"), Action.play(ANA, "F", LUIS)), Action.give(LUIS, "S"))
    assert kinds(transition) == ["gave"]
    gave = transition.events[0]
    assert (gave.actor, gave.target, gave.cards, gave.audience) == (LUIS, ANA, "S", (LUIS, ANA))
    assert gave.cause == Action.play(ANA, "F", LUIS)


@pytest.mark.parametrize("book", BOOKS)
def test_every_refused_move_says_why(book):
    """A reason by code and the rules behind it, each of which the book has an entry for."""
    state = lay(book, "DNTAAAA", "DS", "D", pile="VVVKK")
    refused = [
        Action.play(LUIS, "S"),
        Action.play(ANA, "T"),
        Action.play(ANA, "N"),
        Action.play(ANA, "D"),
        Action.play(ANA, "AAAA", LUIS),
        Action.play(ANA, "K"),
        Action.defuse(ANA),
        Action.nope(LUIS),
        Action.let_stand(LUIS),
        Action.fetch(ANA, "A"),
        Action.outcome("A"),
        Action.proceed(),
    ]
    for action in refused:
        verdict = check(state, action)
        assert verdict.legality is Legality.ILLEGAL
        assert verdict.reason
        assert action not in legal_actions(state)
        for rule in verdict.rules:
            assert rule in state.rulebook.entries


@pytest.mark.parametrize(
    "action",
    [
        Action(None, ANA),
        Action("nix", ANA),
        Action(5, ANA),
        Action.draw(0.0),
        Action.draw(None),
        Action("play", ANA, ["A"]),
        Action("play", ANA, "A", "Luis"),
        Action("play", ANA, "A", None, 5),
        Action("place", ANA, position=1.0),
    ],
)
def test_an_action_of_the_wrong_shape_is_refused_and_not_fallen_over(action):
    """Whatever is asked, the judge answers."""
    state = lay("es", "DA", "DN", "D")
    assert check(state, action).reason == "no_such_action"
    with pytest.raises(IllegalMoveError):
        step(state, action)


def test_the_reason_for_a_refusal_does_not_depend_on_how_python_orders_a_set():
    state = lay("zh", "D", "N")
    assert dict(check(state, Action.play(ANA, "ASFHT")).parameters)["card"] == "T"


def test_a_turn_that_waits_says_for_whom_and_for_what():
    """A refused move names what comes first (ru Котёнок… 1-2, Подсмотреть… 3, Пары… 3-4)."""
    kitten = step(lay("ru", "D", "D", pile="KS"), Action.draw(ANA)).after
    placing = step(kitten, Action.defuse(ANA)).after
    giving = do(lay("ru", "F", "DS", "D"), Action.play(ANA, "F", LUIS))
    fetching = do(lay("ru", "ASFHT", "D", "D", discard="V"), Action.play(ANA, "ASFHT"))
    named_late = load_rulebook("ru").with_house_rules(HouseRule("triple_named", "after_nopes"))
    naming = do(lay(named_late, "SSS", "D", "D"), Action.play(ANA, "SSS", LUIS))
    for state, reason, player in (
        (kitten, "kitten_first", ANA),
        (placing, "placing_first", ANA),
        (giving, "giving_first", LUIS),
        (fetching, "fetching_first", ANA),
        (naming, "naming_first", ANA),
    ):
        verdict = check(state, Action.draw(LUIS))
        assert (verdict.reason, dict(verdict.parameters)) == (reason, {"player": player})
