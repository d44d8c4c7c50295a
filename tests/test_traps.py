"""The faults that implementations of this game are known for, and the tests that keep each of them out."""

from importlib import import_module

import pytest

from ek_teach.engine import Action, Legality, check, legal_actions, step

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
