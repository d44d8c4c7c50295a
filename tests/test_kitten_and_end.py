"""Exploding Kitten, Defuse, elimination, the end of the game."""

from fractions import Fraction

import pytest

from ek_teach.engine import Action, ChanceKind, Legality, Phase, Turn, chance_outcomes, check, step, view
from ek_teach.errors import IllegalMoveError
from ek_teach.rulebook import HouseRule, load_rulebook

from .table import ANA, BOOKS, LUIS, MARTA, do, kinds, lay


@pytest.mark.parametrize("book", BOOKS)
def test_a_drawn_kitten_is_shown_at_once(book):
    """es Turno a turno 3; tr Kartlar 1; ru Котёнок… 1; zh (1)爆炸貓卡 1."""
    transition = step(lay(book, "D", "D", pile="KS"), Action.draw(ANA))
    assert kinds(transition) == ["kitten-shown"]
    assert view(transition.after, LUIS).table.face_up[ANA] == "K"
    assert transition.after.to_act == (ANA,)


@pytest.mark.parametrize("book", BOOKS)
def test_a_defuse_saves_goes_to_the_discard_pile_and_the_kitten_goes_back_anywhere(book):
    """es Turno a turno 4; tr Kartlar 2, Sıran gelince 1; ru Котёнок… 2 (the top too); zh (2)拆除卡 1: any place."""
    for position in range(4):
        state = do(lay(book, "D", "D", pile="KSAN"), Action.draw(ANA), Action.defuse(ANA), Action.place(ANA, position))
        assert state.table.pile == "SAN"[:position] + "K" + "SAN"[position:]
        assert state.table.discard == "D"
        assert state.table.face_up == ("", "")
        assert state.turn == Turn(LUIS, 1, False)


@pytest.mark.parametrize("book", BOOKS)
def test_the_place_is_known_to_its_player_only(book):
    """es Dudas frecuentes 2; tr Kartlar 2: in secret; ru Котёнок… 2: may be hidden."""
    state = do(lay(book, "D", "D", pile="KSAN"), Action.draw(ANA), Action.defuse(ANA))
    transition = step(state, Action.place(ANA, 2))
    assert view(transition.after, ANA).table.pile == "??K?"
    assert view(transition.after, LUIS).table.pile == "????"
    placed = next(event for event in transition.events if event.kind.value == "kitten-placed")
    assert placed.audience == (ANA,)


def test_showing_the_place_is_irregular_where_secrecy_is_required():
    """es Para empezar ya 5 and tr Kartlar 2 require secrecy; ru Котёнок… 2 leaves it to the player."""
    for book, legality in (("es", Legality.IRREGULAR), ("tr", Legality.IRREGULAR), ("ru", Legality.LEGAL)):
        state = do(lay(book, "D", "D", pile="KSAN"), Action.draw(ANA), Action.defuse(ANA))
        assert check(state, Action.place(ANA, 0, openly=True)).legality is legality
        assert view(step(state, Action.place(ANA, 0, openly=True)).after, LUIS).table.pile == "K???"


@pytest.mark.parametrize("book", BOOKS)
def test_a_defuse_in_the_first_of_two_owed_turns_leaves_the_second(book):
    """ru Котёнок, Обезвредь и выбывание 3 says so; the silent books are assumed to agree."""
    state = lay(book, "D", "D", pile="KSAN", owed=2)
    state = do(state, Action.draw(ANA), Action.defuse(ANA), Action.place(ANA, 3))
    assert state.turn == Turn(ANA, 1, True)


def test_owed_turns_may_be_dropped_by_house_rule():
    rulebook = load_rulebook("es").with_house_rules(HouseRule("turns_after_defuse", "dropped"))
    state = lay(rulebook, "D", "D", pile="KSAN", owed=2)
    state = do(state, Action.draw(ANA), Action.defuse(ANA), Action.place(ANA, 3))
    assert state.turn == Turn(LUIS, 1, False)


def test_zh_reads_two_ways_where_the_kitten_goes():
    """zh (2)拆除卡 1 says 'at random' and 'any place'; chosen is used, random is kept as the other reading."""
    zh = load_rulebook("zh")
    assert {reading.value for reading in zh.entries["kitten_placed"].readings} == {"chosen", "random"}
    random = zh.with_house_rules(HouseRule("kitten_placed", "random", "chosen"))
    state = do(lay(random, "D", "D", pile="KSAN"), Action.draw(ANA), Action.defuse(ANA))
    assert state.chance is ChanceKind.PLACE
    assert [chance for _, chance in chance_outcomes(state)] == [Fraction(1, 4)] * 4
    assert check(state, Action.place(ANA, 0)).reason == "placed_at_random"
    transition = step(state, Action.outcome(position=3))
    assert transition.after.table.pile == "SANK"
    assert view(transition.after, ANA).table.pile == "????"
    assert not check(state, Action.outcome(position=9)).allowed


@pytest.mark.parametrize(
    ("book", "hand", "kitten"),
    [
        ("es", "face_down", "face_up"),
        ("tr", "unseen", "put_away"),
        ("ru", "discard", "discard"),
        ("zh", "discard", "discard"),
        ("en-2015", "discard", "discard"),
        ("en-2025", "face_down", "face_up"),
    ],
)
def test_where_an_exploded_players_cards_go(book, hand, kitten):
    """es Turno a turno 3; tr Oyun sonu 1; ru Котёнок… 1; zh (1)爆炸貓卡 1; en-2025 Exploding Kitten; en-2015.

    zh says it of the hand only; that the Kitten goes the same way is an assumption.
    """
    state = do(lay(book, "AS", "D", "D", pile="KSK"), Action.draw(ANA), Action.explode(ANA))
    places = {
        "face_down": state.table.face_down[ANA],
        "face_up": state.table.face_up[ANA],
        "unseen": state.table.unseen.replace("?", ""),
        "discard": state.table.discard,
        "put_away": state.table.put_away,
    }
    assert set("AS") <= set(places[hand])
    assert "K" in places[kitten]
    assert state.table.hands[ANA] == ""
    assert state.table.living == (LUIS, MARTA)
    if hand != "discard":
        seen = view(state, LUIS).table
        assert not set("AS") & set(seen.face_down[ANA] + seen.unseen)


def test_whether_a_defuse_must_be_played():
    """ru Котёнок… 2 tells the player to; es says two things; elsewhere no paragraph forbids declining."""
    for book in BOOKS:
        state = step(lay(book, "D", "D", "D", pile="KSK"), Action.draw(ANA)).after
        verdict = check(state, Action.explode(ANA))
        expected = (Legality.ILLEGAL, "defuse_compulsory") if book == "ru" else (Legality.IRREGULAR, "declined_defuse")
        assert (verdict.legality, verdict.reason) == expected
    readings = {reading.value for reading in load_rulebook("es").entries["defuse_compulsory"].readings}
    assert readings == {"yes", "no"}


@pytest.mark.parametrize("book", BOOKS)
def test_a_defuse_is_not_played_without_a_kitten(book):
    """zh (2)拆除卡 1: when a Kitten is drawn; es Qué necesitáis 2: it avoids an explosion."""
    state = lay(book, "D", "D", "D")
    assert check(state, Action.play(ANA, "D")).reason == "defuse_without_kitten"
    assert check(state, Action.defuse(ANA)).reason == "not_a_kitten_to_defuse"
    assert check(state, Action.explode(ANA)).reason == "not_a_kitten_to_defuse"
    assert check(state, Action.place(ANA, 0)).reason == "not_a_kitten_to_defuse"


@pytest.mark.parametrize("book", BOOKS)
def test_only_the_one_who_drew_decides(book):
    state = step(lay(book, "S", "D", "D", pile="KSK"), Action.draw(ANA)).after
    assert check(state, Action.defuse(LUIS)).reason == "not_your_decision"
    assert check(state, Action.defuse(ANA)).reason == "card_not_in_hand"
    assert check(state, Action.play(ANA, "S")).reason == "kitten_first"
    assert dict(check(state, Action.draw(LUIS)).parameters) == {"player": ANA}


def test_the_place_must_exist():
    state = do(lay("es", "D", "D", pile="KSAN"), Action.draw(ANA), Action.defuse(ANA))
    assert check(state, Action.place(ANA, 4)).reason == "no_such_place"
    assert check(state, Action.place(ANA, -1)).reason == "no_such_place"
    assert check(state, Action.place(ANA, None)).reason == "place_unknown"
    unknown = do(lay("es", "D", "D", pile="K??"), Action.draw(ANA), Action.defuse(ANA), Action.place(ANA, None))
    assert unknown.table.pile == "???"


@pytest.mark.parametrize("book", BOOKS)
def test_the_last_one_left_wins(book):
    """es Cómo termina 1; tr Oyun sonu 1; ru Победа… 1; zh ３.遊戲結束 1."""
    transition = step(step(lay(book, "S", "D", pile="KS"), Action.draw(ANA)).after, Action.explode(ANA))
    assert transition.after.phase is Phase.OVER
    assert transition.after.winner == LUIS
    assert transition.events[-1].kind.value == "game-won"
    for action in (Action.draw(LUIS), Action.nope(LUIS), Action.defuse(ANA), Action.play(LUIS, "D")):
        assert check(transition.after, action).reason == "game_over"
    assert transition.after.to_act == ()


def test_a_refused_step_raises_with_its_verdict():
    with pytest.raises(IllegalMoveError) as raised:
        step(lay("es", "S", "D", "D"), Action.draw(LUIS))
    assert raised.value.verdict.reason == "not_your_turn"
