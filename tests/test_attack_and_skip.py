"""Attack, Skip and the turns that are owed."""

import pytest

from ek_teach.engine import Action, Phase, Turn, step
from ek_teach.rulebook import HouseRule, load_rulebook

from .table import ADDING, ANA, BOOKS, LUIS, MARTA, REPLACING, do, kinds, last, lay

ATTACK = Action.play(ANA, "A")


@pytest.mark.parametrize("book", BOOKS)
def test_a_plain_attack_gives_two_turns_and_draws_nothing(book):
    """es Turno a turno 5; tr Kartlar 3; ru Нападай… 1; zh (4)攻擊卡 1: no draw, and the next takes two turns."""
    before = lay(book, "A", "D", "D")
    after = do(before, ATTACK)
    assert after.turn == Turn(LUIS, 2, True)
    assert after.table.pile == before.table.pile


@pytest.mark.parametrize("book", ADDING)
@pytest.mark.parametrize(("owed", "given"), [(1, 3), (2, 4), (3, 5), (4, 6), (6, 8)])
def test_attack_on_attack_adds_two_to_what_is_left(book, owed, given):
    """es Dudas frecuentes 4 (3 when one of two is done); ru Нападай… 2-3 (4 and 3); en-2025 Attack.

    tr Kartlar 3 says plus two without figures; that the current turn counts is our reading of it.
    """
    state = lay(book, "A", "D", "D", owed=owed, attacked=True)
    assert do(state, ATTACK).turn == Turn(LUIS, given, True)


@pytest.mark.parametrize("book", REPLACING)
@pytest.mark.parametrize("owed", [1, 2, 4])
def test_attack_on_attack_gives_two_whatever_was_owed(book, owed):
    """zh (4)攻擊卡 1: the next player in order again takes two turns."""
    state = lay(book, "A", "D", "D", owed=owed, attacked=True)
    assert do(state, ATTACK).turn == Turn(LUIS, 2, True)


@pytest.mark.parametrize("book", ADDING)
def test_the_last_owed_turn_is_not_an_ordinary_turn(book):
    """es Dudas frecuentes 4: 3 from the last owed turn of an Attack; Turno a turno 5: 2 from an ordinary turn."""
    owed = do(lay(book, "A", "D", owed=1, attacked=True), ATTACK).turn.owed
    ordinary = do(lay(book, "A", "D", owed=1, attacked=False), ATTACK).turn.owed
    assert (owed, ordinary) == (3, 2)


@pytest.mark.parametrize("book", BOOKS)
def test_the_attacked_flag_ends_with_the_owed_turns_however_they_end(book):
    """A batch that ends by Skip leaves no trace: the next player's Attack gives 2 (es Turno a turno 5-6)."""
    by_skip = do(lay(book, "S", "A", "D", owed=1, attacked=True), Action.play(ANA, "S"))
    by_draw = do(lay(book, "S", "A", "D", owed=1, attacked=True), Action.draw(ANA))
    assert by_skip.turn == by_draw.turn == Turn(LUIS, 1, False)
    assert do(by_skip, Action.play(LUIS, "A")).turn == Turn(MARTA, 2, True)


@pytest.mark.parametrize("book", BOOKS)
def test_one_skip_ends_one_of_two_owed_turns_and_two_end_both(book):
    """es Dudas frecuentes 5; tr Kartlar 4; ru Нападай… 4; zh (5)跳過卡 1: two Skips clear an Attack."""
    state = do(lay(book, "SS", "D", "D", owed=2), Action.play(ANA, "S"))
    assert state.turn == Turn(ANA, 1, True)
    state = do(state, Action.play(ANA, "S"))
    assert state.turn == Turn(LUIS, 1, False)
    assert state.table.pile == "PPPPKK"


@pytest.mark.parametrize("book", BOOKS)
def test_each_owed_turn_is_a_whole_turn(book):
    """ru Нападай… 1: in each of them cards may be played, then that turn is ended."""
    state = lay(book, "D", "VV", "D", turn=LUIS, owed=2)
    state = do(state, Action.play(LUIS, "V"), Action.draw(LUIS))
    assert state.turn == Turn(LUIS, 1, True)
    state = do(state, Action.play(LUIS, "V"), Action.draw(LUIS))
    assert state.turn == Turn(MARTA, 1, False)


@pytest.mark.parametrize("card", ["A", "S"])
@pytest.mark.parametrize("book", BOOKS)
def test_a_cancelled_attack_or_skip_leaves_the_same_turn(book, card):
    """es Una ronda de ejemplo 1, ru Нападай… 5, of Attack: no turn ends, nobody owes more. Skip: ru Неть… 4."""
    before = lay(book, card + "V", "N", "D", owed=2)
    after = do(before, Action.play(ANA, card), Action.nope(LUIS))
    assert after.turn == before.turn
    assert after.phase is Phase.TURN
    assert after.table.pile == before.table.pile
    assert do(after, Action.play(ANA, "V")).turn == before.turn
    assert after.table.discard == "N" + card


@pytest.mark.parametrize("book", BOOKS)
def test_nothing_is_played_after_an_attack(book):
    """es Turno a turno 5; tr Kartlar 3: Attack ends the turn, so a second card of the same player comes too late."""
    from ek_teach.engine import check

    state = do(lay(book, "AS", "D", "D"), ATTACK)
    assert check(state, Action.play(ANA, "S")).reason == "not_your_turn"


@pytest.mark.parametrize("book", BOOKS)
def test_debt_dies_with_its_owner(book):
    """No book says what becomes of the turns an exploded player owed: by assumption they are dropped."""
    state = lay(book, "S", "D", "D", pile="KSSK", owed=4)
    transition = last(state, Action.draw(ANA), Action.explode(ANA))
    assert transition.after.turn == Turn(LUIS, 1, False)
    assert "debt-dropped" in kinds(transition)
    assert transition.consulted["turns_after_explosion"] == "dropped"
    assert state.rulebook.entries["turns_after_explosion"].assumption is not None


def test_a_table_may_let_the_next_player_inherit_the_debt():
    """A house rule may decide what no book does."""
    rulebook = load_rulebook("es").with_house_rules(HouseRule("turns_after_explosion", "passed_on"))
    state = lay(rulebook, "S", "D", "D", pile="KSSK", owed=4)
    transition = last(state, Action.draw(ANA), Action.explode(ANA))
    assert transition.after.turn == Turn(LUIS, 3, True)
    assert "debt-passed-on" in kinds(transition)


@pytest.mark.parametrize("book", BOOKS)
def test_the_turn_passes_over_players_who_are_out(book):
    """es Turno a turno 2: clockwise; Dudas frecuentes 7: whoever is out waits."""
    state = lay(book, "A", "", "D", out=[LUIS], pile="SSK")
    assert do(state, ATTACK).turn == Turn(MARTA, 2, True)
    state = lay(book, "A", "", "D", out=[LUIS], pile="SSK", turn=MARTA)
    assert do(state, Action.draw(MARTA)).turn == Turn(ANA, 1, False)


@pytest.mark.parametrize("book", BOOKS)
def test_attack_on_attack_is_only_asked_about_when_it_matters(book):
    """The trace lists exactly the options a step depended on."""
    plain = last(lay(book, "A", "D", "D"), ATTACK)
    answered = last(lay(book, "A", "D", "D", owed=2), ATTACK)
    assert "attack_on_attack" not in plain.consulted
    assert "attack_on_attack" in answered.consulted


def test_en_2025_worked_turn():
    """en-2025 Example turn: See the Future shows a Kitten on top; Attack; Nope; the same turn; Shuffle; draw."""
    state = lay("en-2025", "VAH", "D", "N", pile="KSSSK")
    state = do(state, Action.play(ANA, "V"), ATTACK, Action.nope(MARTA))
    assert state.turn == Turn(ANA, 1, False)
    state = do(state, Action.play(ANA, "H"), Action.outcome("SKSSK"), Action.draw(ANA))
    assert state.turn == Turn(LUIS, 1, False)
    assert "S" in state.table.hands[ANA]


def test_states_are_values_so_going_back_costs_nothing():
    state = lay("es", "AS", "D", "D")
    attacked, skipped = do(state, ATTACK), do(state, Action.play(ANA, "S"))
    assert attacked.turn.owed == 2
    assert skipped.turn.owed == 1
    assert step(state, ATTACK) == step(state, ATTACK)
