"""Nope, chains of Nopes, and who is asked when."""

import pytest

from ek_teach.engine import Action, Legality, Phase, Turn, check, legal_actions, step
from ek_teach.rulebook import HouseRule, load_rulebook

from .table import ANA, BOOKS, LUIS, MARTA, do, kinds, last, lay

ATTACK = Action.play(ANA, "A")
ANYONE = ("es", "tr", "ru", "en-2015", "en-2025")


@pytest.mark.parametrize("book", ANYONE)
@pytest.mark.parametrize("nopes", range(6))
def test_an_odd_number_of_nopes_cancels_an_even_number_restores(book, nopes):
    """ru Неть и отмена отмены 3: the third cancels again; en-2025 Nope: and so on. es, tr: a Nope answers a Nope."""
    state = step(lay(book, "A", "NNN", "NN", "D"), ATTACK).after
    for number in range(nopes):
        state = step(state, Action.nope(LUIS if number % 2 == 0 else MARTA)).after
    state = do(state)
    assert state.turn == (Turn(ANA, 1, False) if nopes % 2 else Turn(LUIS, 2, True))
    assert state.table.discard == "N" * nopes + "A"


@pytest.mark.parametrize("book", BOOKS)
def test_a_bystander_may_nope(book):
    """es Una ronda de ejemplo 1: Marta cancels Ana's Attack on Luis; zh (3)休想卡 3: also out of turn."""
    assert do(lay(book, "A", "D", "N"), ATTACK, Action.nope(MARTA)).turn == Turn(ANA, 1, False)


@pytest.mark.parametrize("book", BOOKS)
def test_every_living_player_is_asked_and_nobody_else(book):
    """All are asked, holders of a Nope or not, beginning after the player of the card; the dead are not."""
    state = step(lay(book, "A", "", "D", "N", out=[LUIS]), ATTACK).after
    assert state.window.unanswered == (2, 3, 0)
    state = step(lay(book, "D", "D", "A", "N", turn=MARTA), Action.play(MARTA, "A")).after
    assert state.window.unanswered == (3, 0, 1, 2)


@pytest.mark.parametrize("book", BOOKS)
def test_who_is_asked_does_not_tell_who_holds_a_nope(book):
    """The window is the same whatever the others hold."""
    windows = {step(lay(book, "A", *hands), ATTACK).after.window for hands in (("N", "D"), ("D", "N"), ("D", "D"))}
    assert len(windows) == 1


@pytest.mark.parametrize("book", ANYONE)
def test_two_players_who_both_answer_the_card_do_not_restore_it(book):
    """A Nope answers one card: a second Nope on the same card is refused, it does not hit the first Nope."""
    state = step(step(lay(book, "A", "N", "N"), ATTACK).after, Action.nope(LUIS, answers=0)).after
    verdict = check(state, Action.nope(MARTA, answers=0))
    assert (verdict.legality, verdict.reason) == (Legality.ILLEGAL, "already_cancelled")
    assert check(state, Action.nope(MARTA, answers=1)).allowed


def test_zh_only_the_cancelled_player_answers_a_nope():
    """zh (3)休想卡 2: the player whose card was cancelled may play another Nope against it."""
    state = step(step(lay("zh", "AN", "N", "N"), ATTACK).after, Action.nope(LUIS)).after
    verdict = check(state, Action.nope(MARTA))
    assert verdict.reason == "only_cancelled_player"
    assert dict(verdict.parameters) == {"player": ANA}
    assert do(state, Action.nope(ANA)).turn == Turn(LUIS, 2, True)


@pytest.mark.parametrize("book", BOOKS)
def test_nobody_cancels_their_own_card(book):
    """zh (3)休想卡 1: other players' cards only. The other books are silent; by assumption the card's face decides."""
    state = step(lay(book, "AN", "D", "D"), ATTACK).after
    verdict = check(state, Action.nope(ANA))
    assert verdict.reason == "own_card"
    assert verdict.rules == ("nope_own_action",)
    assert not check(step(lay(book, "A", "NN", "D"), ATTACK).after, Action.nope(ANA)).allowed


def test_a_table_may_allow_cancelling_ones_own_card():
    rulebook = load_rulebook("es").with_house_rules(HouseRule("nope_own_action", "allowed"))
    assert do(lay(rulebook, "AN", "D", "D"), ATTACK, Action.nope(ANA)).turn == Turn(ANA, 1, False)


@pytest.mark.parametrize("book", BOOKS)
def test_the_dead_do_not_nope(book):
    """es Dudas frecuentes 7; ru Котёнок, Обезвредь и выбывание 4: whoever is out waits for the next game."""
    state = step(lay(book, "A", "", "D", out=[LUIS], pile="SSK"), ATTACK).after
    assert check(state, Action.nope(LUIS)).reason == "player_is_out"
    assert check(state, Action.let_stand(LUIS)).reason == "player_is_out"


@pytest.mark.parametrize("book", BOOKS)
def test_a_draw_a_kitten_and_a_defuse_cannot_be_cancelled(book):
    """ru Неть и отмена отмены 2; es Dudas frecuentes 3; tr Sık yapılan hatalar 4; zh (3)休想卡 1."""
    state = lay(book, "D", "N", "N", pile="KSK")
    assert check(state, Action.nope(LUIS)).reason == "nothing_to_nope"
    state = step(state, Action.draw(ANA)).after
    assert check(state, Action.nope(LUIS)).rules == ("nope_exceptions",)
    state = step(state, Action.defuse(ANA)).after
    assert check(state, Action.nope(LUIS)).rules == ("nope_exceptions",)


@pytest.mark.parametrize("book", BOOKS)
def test_a_combination_can_be_cancelled(book):
    """ru Неть… 1 and Пары… 5; zh (3)休想卡 1 and 5張不同 1: also special combos."""
    state = do(lay(book, "TT", "DN", "D"), Action.play(ANA, "TT", LUIS), Action.nope(LUIS))
    assert state.table.hands[LUIS] == "D"
    assert state.table.discard == "NTT"


@pytest.mark.parametrize("book", BOOKS)
def test_the_target_of_a_favor_may_cancel_it(book):
    """es Turno a turno 8, tr Kartlar 8, ru Неть… 1, zh (3)休想卡 3: out of turn too; no book excepts the target."""
    state = do(lay(book, "F", "DN", "D"), Action.play(ANA, "F", LUIS), Action.nope(LUIS))
    assert state.table.hands[LUIS] == "D"
    assert state.phase is Phase.TURN


@pytest.mark.parametrize("book", BOOKS)
def test_a_cancelled_card_does_not_return_to_its_hand(book):
    """es Turno a turno 8; ru Неть и отмена отмены 1: cancelled cards stay on the discard pile."""
    state = do(lay(book, "V", "N", "D"), Action.play(ANA, "V"), Action.nope(LUIS))
    assert state.table.hands[ANA] == ""
    assert state.table.discard == "NV"


@pytest.mark.parametrize("book", ["es", "ru", "zh", "en-2015", "en-2025"])
def test_too_late_once_the_effect_has_begun(book):
    """es Dudas frecuentes 3, ru Неть… 1, en-2025 Nope: before it begins; zh (3)休想卡 1: at once."""
    state = do(lay(book, "F", "DS", "N"), Action.play(ANA, "F", LUIS))
    assert state.phase is Phase.GIVING
    verdict = check(state, Action.nope(MARTA))
    assert (verdict.reason, verdict.rules) == ("too_late", ("nope_window",))
    attacked = do(lay(book, "A", "N", "D"), ATTACK)
    assert not check(attacked, Action.nope(LUIS)).allowed


def test_tr_a_favor_may_be_cancelled_while_the_target_chooses():
    """tr Kartlar 8: at any moment."""
    state = do(lay("tr", "F", "DS", "N"), Action.play(ANA, "F", LUIS))
    transition = last(state, Action.nope(MARTA))
    assert "cancelled" in kinds(transition)
    assert transition.after.table.hands[LUIS] == "DS"


def test_tr_an_attack_may_be_cancelled_until_the_next_player_acts():
    """tr Kartlar 8: at any moment; the book does not say how what was done is undone, so it is irregular."""
    state = do(lay("tr", "AD", "N", "D"), ATTACK)
    assert check(state, Action.nope(LUIS)).legality is Legality.IRREGULAR
    assert Action.nope(LUIS) in legal_actions(state)
    assert do(state, Action.nope(LUIS)).turn == Turn(ANA, 1, False)
    acted = do(state, Action.draw(LUIS))
    assert check(acted, Action.nope(LUIS)).reason == "nothing_to_nope"


def test_a_sixth_nope_is_refused_as_such():
    """tr Kartlar 8, ru Неть… 4, zh 遊戲內容物 3: the box has five."""
    state = step(lay("es", "A", "NNN?", "NN?", "D"), ATTACK).after
    for number in range(5):
        state = step(state, Action.nope(LUIS if number % 2 == 0 else MARTA)).after
    verdict = check(state, Action.nope(MARTA))
    assert (verdict.reason, verdict.rules) == ("no_more_in_box", ("box",))


def test_an_unknown_card_becomes_the_nope_that_is_played():
    state = do(lay("es", "A", "D???", "D"), ATTACK, Action.nope(LUIS))
    assert state.table.hands[LUIS] == "??D"
    assert state.table.discard == "NA"


def test_anybody_may_answer_in_any_order():
    """A script may give the reactions in the order in which they fell on the table."""
    state = step(lay("es", "A", "N", "N", "N"), ATTACK).after
    for seat in (3, 1, 2):
        assert check(state, Action.nope(seat)).allowed
    state = step(state, Action.let_stand(2)).after
    assert check(state, Action.let_stand(2)).reason == "already_passed"
    assert check(state, Action.nope(3)).allowed
    assert check(state, Action.play(ANA, "A")).reason == "window_open"
    assert check(state, Action.draw(ANA)).reason == "window_open"


def test_after_a_nope_everybody_is_asked_again():
    state = step(lay("es", "A", "N", "N"), ATTACK).after
    state = step(step(state, Action.let_stand(LUIS)).after, Action.nope(MARTA)).after
    assert state.window.unanswered == (0, 1, 2)


def test_nope_alone_in_a_turn_needs_an_action():
    assert check(lay("es", "N", "D", pile="SK"), Action.play(ANA, "N")).reason == "nope_needs_an_action"
    assert check(lay("es", "N", "D", pile="SK"), Action.let_stand(LUIS)).reason == "nothing_to_answer"
