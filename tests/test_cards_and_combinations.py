"""Favor, Shuffle, See the Future, pairs, three of a kind, five different cards."""

from fractions import Fraction

import pytest

from ek_teach.engine import (
    Action,
    Legality,
    Phase,
    Scripted,
    Turn,
    branches,
    chance_outcomes,
    check,
    legal_actions,
    probability,
    redact_action,
    step,
    view,
)
from ek_teach.errors import IllegalMoveError
from ek_teach.rulebook import HouseRule, load_rulebook

from .table import ANA, BOOKS, LUIS, MARTA, do, kinds, last, lay


@pytest.mark.parametrize("book", BOOKS)
def test_favor_the_giver_chooses_and_the_turn_goes_on(book):
    """es Turno a turno 7 and 1; tr Kartlar 5; ru Подсмотреть… 3; zh (6)恩惠卡 1: the turn is not said to end."""
    state = do(lay(book, "F", "DS", "D"), Action.play(ANA, "F", LUIS))
    assert state.to_act == (LUIS,)
    assert check(state, Action.give(ANA, "D")).reason == "not_your_decision"
    assert check(state, Action.give(LUIS, "A")).reason == "card_not_in_hand"
    assert check(state, Action.give(LUIS, "DS")).reason == "give_one_card"
    transition = step(state, Action.give(LUIS, "S"))
    assert transition.after.table.hands[:2] == ("S", "D")
    assert transition.after.turn == Turn(ANA, 1, False)
    assert transition.events[0].audience == (LUIS, ANA)


@pytest.mark.parametrize("book", BOOKS)
def test_the_only_card_is_given_even_a_defuse(book):
    """zh (6)恩惠卡 1: the other player is made to give one of their cards."""
    state = do(lay(book, "F", "D", "D"), Action.play(ANA, "F", LUIS))
    assert legal_actions(state)[0] == Action.give(LUIS, "D")


@pytest.mark.parametrize("cards", ["F", "TT"])
@pytest.mark.parametrize("book", BOOKS)
def test_an_empty_hand_is_no_target(book, cards):
    """All books are silent; by assumption a player without cards cannot be chosen."""
    verdict = check(lay(book, cards, "", "D"), Action.play(ANA, cards, LUIS))
    assert verdict.reason == "empty_hand"
    assert verdict.rules[0] == "empty_target"


def test_an_empty_hand_may_be_a_target_by_house_rule():
    rulebook = load_rulebook("es").with_house_rules(HouseRule("empty_target", "nothing_happens"))
    for cards in ("F", "TT"):
        state = lay(rulebook, cards, "", "D")
        assert check(state, Action.play(ANA, cards, LUIS)).legality is Legality.IRREGULAR
        assert do(state, Action.play(ANA, cards, LUIS)).phase is Phase.TURN


@pytest.mark.parametrize("book", ["es", "tr", "ru", "en-2015", "en-2025"])
def test_a_restored_favor_finds_the_last_card_spent(book):
    """No book says: the target's last card was the Nope that was answered, so nothing changes hands."""
    state = lay(book, "F", "N", "N")
    transition = last(step(step(state, Action.play(ANA, "F", LUIS)).after, Action.nope(LUIS)).after, Action.nope(MARTA))
    assert "nothing-to-take" in kinds(transition)
    assert transition.after.phase is Phase.TURN


@pytest.mark.parametrize("book", BOOKS)
def test_shuffle_mixes_the_pile_and_the_turn_goes_on(book):
    """es Turno a turno 6 and 1; tr Kartlar 6; ru Подсмотреть… 2; zh (7)洗混卡 1 and A.打牌 2."""
    state = do(lay(book, "HV", "D", pile="SSK"), Action.play(ANA, "H"))
    assert [outcome.cards for outcome, _ in chance_outcomes(state)] == ["KSS", "SKS", "SSK"]
    assert {chance for _, chance in chance_outcomes(state)} == {Fraction(1, 3)}
    transition = step(state, Action.outcome("KSS"))
    assert transition.after.table.pile == "KSS"
    assert transition.after.turn == Turn(ANA, 1, False)
    assert transition.consulted["shuffle_ends"] == ("on_call" if book in ("zh", "en-2015") else "by_player")
    with pytest.raises(IllegalMoveError):
        step(state, Action.outcome("KKS"))


@pytest.mark.parametrize("book", BOOKS)
def test_see_the_future_shows_three_cards_to_its_player_only(book):
    """es Turno a turno 6; tr Kartlar 7; ru Подсмотреть… 1; zh (8)預見未來卡 1: the top three, secretly, unmoved."""
    before = lay(book, "V", "D", pile="ASNK")
    transition = last(before, Action.play(ANA, "V"))
    assert transition.after.table.pile == "ASNK"
    assert view(transition.after, ANA).table.pile == "ASN?"
    assert view(transition.after, LUIS).table.pile == "????"
    peeked = next(event for event in transition.events if event.kind.value == "peeked")
    assert (peeked.cards, peeked.audience) == ("ASN", (ANA,))


def test_a_peek_stays_true_until_the_cards_may_have_moved():
    """A draw moves what was seen up, a shuffle or a hidden Kitten wipes it; the one who hides it knows where."""
    state = do(lay("es", "VH", "D", "D", pile="SSNKSK"), Action.play(ANA, "V"), Action.draw(ANA))
    assert view(state, ANA).table.pile == "SN???"
    state = do(state, Action.draw(LUIS), Action.draw(MARTA))
    assert view(state, ANA).table.pile == "???"
    shuffled = do(lay("es", "VH", "D", pile="SNK"), Action.play(ANA, "V"), Action.play(ANA, "H"), Action.outcome("NSK"))
    assert view(shuffled, ANA).table.pile == "???"
    hidden = lay("es", "V", "VD", "D", pile="SKNSK")
    hidden = do(hidden, Action.play(ANA, "V"), Action.draw(ANA), Action.play(LUIS, "V"), Action.draw(LUIS))
    hidden = do(hidden, Action.defuse(LUIS), Action.place(LUIS, 1))
    assert hidden.table.pile == "NKSK"
    assert view(hidden, LUIS).table.pile == "NKS?"
    assert view(hidden, ANA).table.pile == "????"


@pytest.mark.parametrize("book", BOOKS)
def test_a_short_peek_shows_what_is_left(book):
    """All books are silent; by assumption the player looks at what is left."""
    transition = last(lay(book, "V", "D", pile="SK"), Action.play(ANA, "V"))
    assert view(transition.after, ANA).table.pile == "SK"
    assert transition.consulted["short_peek"] == "what_is_left"


def test_a_short_peek_may_show_nothing_by_house_rule():
    rulebook = load_rulebook("es").with_house_rules(HouseRule("short_peek", "nothing"))
    assert view(do(lay(rulebook, "V", "D", pile="SK"), Action.play(ANA, "V")), ANA).table.pile == "??"


@pytest.mark.parametrize("book", BOOKS)
def test_any_number_of_plays_in_a_turn(book):
    """es Turno a turno 1; tr Sıran gelince 1; zh A.打牌 3, B.PASS(跳過) 1: any number of cards, or none."""
    state = do(lay(book, "VVTTF", "DSS", "D"), Action.play(ANA, "V"), Action.play(ANA, "V"))
    state = do(state, Action.play(ANA, "TT", LUIS), Action.outcome("S"), Action.play(ANA, "F", LUIS))
    state = step(state, Action.give(LUIS, "S")).after
    assert state.turn == Turn(ANA, 1, False)
    assert check(lay(book, "VV", "D", "D"), Action.draw(ANA)).allowed


@pytest.mark.parametrize("book", BOOKS)
def test_nothing_is_played_after_the_draw(book):
    """tr Sık yapılan hatalar 1: play first, draw last."""
    state = do(lay(book, "V", "D", "D"), Action.draw(ANA))
    assert check(state, Action.play(ANA, "V")).reason == "not_your_turn"


# Pairs.


@pytest.mark.parametrize("book", BOOKS)
def test_a_pair_of_cats_steals_at_random_over_cards_not_titles(book):
    """es Turno a turno 7; tr Kartlar 10; ru Пары… 1; zh 2張相同 1 (drawn): each card alike."""
    state = do(lay(book, "TT", "DSSS", "D"), Action.play(ANA, "TT", LUIS))
    assert {o.cards: p for o, p in chance_outcomes(state)} == {"D": Fraction(1, 4), "S": Fraction(3, 4)}
    state = step(state, Action.outcome("S")).after
    assert state.table.hands[:2] == ("S", "DSS")


@pytest.mark.parametrize("cards", ["HH", "DD", "NN", "AA"])
def test_a_pair_of_any_title(cards):
    """tr Kartlar 10; ru Пары… 2; zh 2張相同 1: any two cards of one title. es Turno a turno 7: cats only."""
    for book in BOOKS:
        verdict = check(lay(book, cards, "D", "D"), Action.play(ANA, cards, LUIS))
        assert verdict.allowed is (book != "es")
    assert check(lay("es", cards, "D", "D"), Action.play(ANA, cards, LUIS)).reason == "pair_needs_cats"


@pytest.mark.parametrize("book", ["ru", "en-2015", "en-2025"])
def test_a_first_game_knows_pairs_of_cats_only(book):
    """ru Пары и особые комбинации 1-3; en-2025 Cat cards and Special combos: the game is taught in two stages."""
    first = load_rulebook(book).first_game()
    state = lay(first, "HHTTSSS", "D", "D")
    assert check(state, Action.play(ANA, "HH", LUIS)).reason == "pair_needs_cats"
    assert check(state, Action.play(ANA, "TT", LUIS)).allowed
    assert check(state, Action.play(ANA, "SSS", LUIS, "D")).reason == "no_three_of_a_kind"


@pytest.mark.parametrize("book", ["tr", "ru", "zh", "en-2015", "en-2025"])
def test_a_pair_ignores_what_is_printed_on_its_cards(book):
    """tr Kartlar 10; ru Пары… 2 and 5; zh A.打牌 4: two Shuffles do not shuffle, two Attacks end no turn."""
    state = do(lay(book, "AA", "DS", "D"), Action.play(ANA, "AA", LUIS), Action.outcome("S"))
    assert state.turn == Turn(ANA, 1, False)


@pytest.mark.parametrize("book", BOOKS)
def test_two_different_cats_or_four_of_a_kind_are_no_combination(book):
    """es Dudas frecuentes 6; tr Kartlar 10: equal cards; four of a kind is not in any book."""
    state = lay(book, "TMTTT", "D", "D")
    assert check(state, Action.play(ANA, "TM", LUIS)).reason == "no_such_combination"
    assert check(state, Action.play(ANA, "TTTT", LUIS)).reason == "no_such_combination"


@pytest.mark.parametrize("book", BOOKS)
def test_a_single_cat_does_nothing_and_is_not_laid(book):
    """es Dudas frecuentes 6; tr Kartlar 9; ru Подсмотреть… 4; zh (9)貓咪卡… 1: no effect.

    That it is not laid is an assumption.
    """
    assert check(lay(book, "T", "D", "D"), Action.play(ANA, "T")).reason == "lone_cat"


def test_a_single_cat_may_be_thrown_away_by_house_rule():
    rulebook = load_rulebook("es").with_house_rules(HouseRule("lone_cat", "allowed"))
    state = lay(rulebook, "T", "D", "D")
    assert check(state, Action.play(ANA, "T")).legality is Legality.IRREGULAR
    assert do(state, Action.play(ANA, "T")).table.discard == "T"


@pytest.mark.parametrize("book", BOOKS)
def test_targets(book):
    """A target is another living player (es Turno a turno 7); the dead are out (es Turno a turno 3; ru Котёнок… 4)."""
    state = lay(book, "TTFS", "", "D", out=[LUIS], pile="SSK")
    for cards in ("TT", "F"):
        assert check(state, Action.play(ANA, cards, LUIS)).reason == "target_is_out"
        assert check(state, Action.play(ANA, cards, ANA)).reason == "target_yourself"
        assert check(state, Action.play(ANA, cards)).reason == "target_missing"
        assert check(state, Action.play(ANA, cards, 9)).reason == "target_missing"
    assert check(state, Action.play(ANA, "S", MARTA)).reason == "target_not_wanted"
    assert check(state, Action.play(ANA, "S", None, "D")).reason == "name_not_wanted"
    assert check(state, Action.play(ANA, "TT", MARTA, "D")).reason == "name_not_wanted"


# Three of a kind.

WITH_TRIPLES = ("tr", "ru", "zh", "en-2015", "en-2025")


@pytest.mark.parametrize("book", WITH_TRIPLES)
def test_three_of_a_kind_gets_the_named_card_if_it_is_there(book):
    """tr Kartlar 10; ru Пары… 3; zh 3張相同 1."""
    state = lay(book, "SSS", "DNN", "D")
    assert do(state, Action.play(ANA, "SSS", LUIS, "N")).table.hands[:2] == ("N", "DN")
    missed = last(state, Action.play(ANA, "SSS", LUIS, "A"))
    assert "not-held" in kinds(missed)
    assert missed.after.table.hands[:2] == ("", "DNN")


@pytest.mark.parametrize("book", WITH_TRIPLES)
def test_three_of_a_kind_names_its_card_with_the_play(book):
    """All books are silent on when; by assumption it is named with the play."""
    assert check(lay(book, "SSS", "D", "D"), Action.play(ANA, "SSS", LUIS)).reason == "name_a_card"
    assert check(lay(book, "SSS", "", "D"), Action.play(ANA, "SSS", LUIS, "N")).allowed


def test_three_of_a_kind_may_name_its_card_after_the_nopes():
    rulebook = load_rulebook("tr").with_house_rules(HouseRule("triple_named", "after_nopes"))
    state = lay(rulebook, "SSS", "DN", "D")
    assert check(state, Action.play(ANA, "SSS", LUIS, "N")).reason == "named_too_early"
    state = do(state, Action.play(ANA, "SSS", LUIS))
    assert state.phase is Phase.NAMING
    assert check(state, Action.name(ANA, "?")).reason == "name_a_card"
    assert step(state, Action.name(ANA, "N")).after.table.hands[:2] == ("N", "D")


def test_es_describes_no_three_of_a_kind():
    """es Para la primera partida 4 names the combination and never explains it."""
    assert check(lay("es", "SSS", "D", "D"), Action.play(ANA, "SSS", LUIS, "N")).reason == "no_three_of_a_kind"
    played = load_rulebook("es").with_house_rules(HouseRule("three_of_a_kind", "on", "off"))
    assert check(lay(played, "SSS", "D", "D"), Action.play(ANA, "SSS", LUIS, "N")).allowed


def test_three_of_a_kind_against_a_partly_unknown_hand_asks_chance():
    """One unknown card out of 46 hidden ones: the chance that it is one of the five Nopes."""
    state = do(lay("tr", "SSS", "D?", "D", pile="SKK"), Action.play(ANA, "SSS", LUIS, "N"))
    outcomes = {outcome.cards: chance for outcome, chance in chance_outcomes(state)}
    assert sum(outcomes.values()) == 1
    # 52 cards that are no Kitten, less the three Skips laid, one in the pile, two Defuses: 46 hidden, 5 of them Nopes.
    assert outcomes["N"] == Fraction(5, 46)
    assert step(state, Action.outcome("N")).after.table.hands[:2] == ("N", "D")
    assert step(state, Action.outcome("")).after.table.hands[:2] == ("", "?D")


# Five different cards.

WITH_FIVE = ("ru", "zh", "en-2015")


@pytest.mark.parametrize("book", WITH_FIVE)
def test_five_different_cards_fetch_any_card(book):
    """ru Пары… 4; zh 5張不同 1: one card of the player's choice from the discard pile, a Defuse too."""
    state = do(lay(book, "ASFHT", "D", "D", discard="DV"), Action.play(ANA, "ASFHT"))
    assert state.phase is Phase.FETCHING
    assert check(state, Action.fetch(ANA, "N")).reason == "card_not_in_discard"
    assert check(state, Action.fetch(LUIS, "D")).reason == "not_your_decision"
    after = step(state, Action.fetch(ANA, "D")).after
    assert after.table.hands[ANA] == "D"
    assert sorted(after.table.discard) == sorted("VASFHT")
    assert after.turn == Turn(ANA, 1, False)


@pytest.mark.parametrize("book", ["es", "tr", "en-2025"])
def test_five_different_cards_are_not_in_every_book(book):
    """es, tr and en-2025 do not describe five different cards."""
    state = lay(book, "ASFHT", "D", "D", discard="D")
    assert check(state, Action.play(ANA, "ASFHT")).reason == "no_five_different"


@pytest.mark.parametrize("book", WITH_FIVE)
def test_five_different_edges(book):
    """ru and zh give no exception: by assumption no Kitten is fetched, and one of the five just laid may be."""
    state = do(lay(book, "ASFHT", "D", "D", discard="K"), Action.play(ANA, "ASFHT"))
    assert check(state, Action.fetch(ANA, "K")).reason == "kitten_not_fetched"
    assert check(state, Action.fetch(ANA, "A")).allowed
    strict = load_rulebook(book).with_house_rules(HouseRule("fetch_just_played", "forbidden"))
    assert check(lay(strict, "ASFHT", "D", "D"), Action.play(ANA, "ASFHT")).reason == "nothing_to_fetch"
    state = do(lay(strict, "ASFHT", "D", "D", discard="V"), Action.play(ANA, "ASFHT"))
    assert check(state, Action.fetch(ANA, "A")).reason == "just_played_not_fetched"
    loose = load_rulebook(book).with_house_rules(HouseRule("fetch_kitten", "allowed"))
    state = do(lay(loose, "ASFHT", "D", "D", discard="K"), Action.play(ANA, "ASFHT"))
    assert step(state, Action.fetch(ANA, "K")).after.table.hands[ANA] == "K"


def test_five_different_cards_take_neither_target_nor_name():
    state = lay("ru", "ASFHT", "D", "D", discard="D")
    assert check(state, Action.play(ANA, "ASFHT", LUIS)).reason == "target_not_wanted"
    assert check(state, Action.play(ANA, "ASFHT", None, "D")).reason == "name_not_wanted"


# Unknown cards.


def test_an_unknown_card_may_turn_out_to_be_any_card_of_which_the_box_has_one_left():
    state = lay("es", "D?", "AAAA", "D")
    assert check(state, Action.play(ANA, "A")).reason == "no_more_in_box"
    assert check(state, Action.play(ANA, "S")).allowed
    assert check(state, Action.play(ANA, "TT", LUIS)).reason == "card_not_in_hand"
    assert do(state, Action.play(ANA, "V")).table.hands[ANA] == "D"
    with pytest.raises(IllegalMoveError, match="no_more_in_box"):
        step(state, Action.play(ANA, "A"))


def test_an_unknown_card_on_top_of_the_pile_asks_chance():
    """Three players leave two Kittens; one is in sight, so one hides among three unknown cards."""
    state = step(lay("es", "D", "D", "D", pile="???K"), Action.draw(ANA)).after
    outcomes = {outcome.cards: chance for outcome, chance in chance_outcomes(state)}
    assert outcomes["K"] == Fraction(1, 3)
    assert sum(outcomes.values()) == 1
    assert probability(state, Action.outcome("?")) == Fraction(2, 3)
    assert step(state, Action.outcome("?")).after.table.hands[ANA] == "?D"
    assert step(state, Action.outcome("K")).after.phase is Phase.KITTEN
    assert probability(state, Action.outcome("Z")) == 0
    certain = step(lay("es", "D", "D", "D", pile="?K"), Action.draw(ANA)).after
    assert not check(certain, Action.outcome("?")).allowed
    assert [(outcome.cards, chance) for outcome, chance in chance_outcomes(certain)] == [("K", 1)]


def test_a_stolen_unknown_card_may_be_told():
    state = do(lay("es", "TT", "D??", "D"), Action.play(ANA, "TT", LUIS))
    assert {o.cards: p for o, p in chance_outcomes(state)} == {"?": Fraction(2, 3), "D": Fraction(1, 3)}
    assert step(state, Action.outcome("?")).after.table.hands[:2] == ("?", "?D")
    assert step(state, Action.outcome("N")).after.table.hands[:2] == ("N", "?D")
    assert 0 < probability(state, Action.outcome("N")) < Fraction(2, 3)
    assert probability(state, Action.outcome("K")) == 0


def test_a_shuffled_pile_may_stay_unknown():
    state = do(lay("es", "H", "D", pile="SNK"), Action.play(ANA, "H"))
    assert probability(state, Action.outcome("???")) == 1
    assert probability(state, Action.outcome("S??")) == Fraction(1, 3)
    assert probability(state, Action.outcome("??")) == 0
    assert probability(state, Action.outcome("A??")) == 0
    assert probability(state, Action.outcome("x??")) == 0
    partly = do(lay("es", "H", "D", pile="S?K"), Action.play(ANA, "H"))
    assert check(partly, Action.outcome("KSA")).allowed
    assert not check(partly, Action.outcome("AAK")).allowed


# Drivers of chance.


def test_a_solver_goes_through_every_outcome():
    """The branches of a shuffle: every different order, the chances adding up to 1."""
    state = do(lay("es", "H", "D", pile="SSK"), Action.play(ANA, "H"))
    found = {transition.after.table.pile: chance for transition, chance in branches(state)}
    assert found == dict.fromkeys(("KSS", "SKS", "SSK"), Fraction(1, 3))


def test_a_script_answers_in_order_and_says_when_it_is_at_its_end():
    state = do(lay("es", "H", "D", pile="SSK"), Action.play(ANA, "H"))
    chance = Scripted([Action.outcome("KSS")])
    assert step(state, chance(state)).after.table.pile == "KSS"
    with pytest.raises(IllegalMoveError, match="asked for the order of the draw pile, but no outcome is left"):
        chance(state)


def test_shuffling_a_pile_of_one_card_tells_nobody_which_it_is():
    """No hidden card reaches a view, not even by way of the order of a pile."""
    state = do(lay("es", "H", "D", pile="K"), Action.play(ANA, "H"))
    transition = step(state, Action.outcome("K"))
    assert redact_action(transition.action, transition.events, LUIS).cards == "?"
    assert view(transition.after, LUIS).table.pile == "?"
