"""The set-up of each book: orders, counts, pile sizes."""

import pytest

from ek_teach.cards import BOX, BOX_SIZE, Title
from ek_teach.engine import (
    Action,
    ChanceKind,
    Phase,
    Seeded,
    State,
    Table,
    card_count,
    check,
    legal_actions,
    new_game,
    situation,
    step,
    view,
)
from ek_teach.errors import SetupError
from ek_teach.rulebook import HouseRule, Rulebook, load_rulebook

from .table import BOOKS


def set_up(rulebook: Rulebook, players: int, *, thin: bool = False, seed: int = 3, first: int = 0) -> State:
    state, chance = new_game(rulebook, players, first), Seeded(seed)
    while state.phase is not Phase.TURN:
        if state.phase is Phase.CHANCE:
            action = chance(state)
        else:
            action = Action.proceed()
            if not thin and Action.decline() in legal_actions(state):
                action = Action.decline()
        state = step(state, action).after
    return state


def test_the_box_has_56_cards():
    """tr Kartlar; ru Победа и состав проверенной коробки 2; zh 遊戲內容物: 4+6+5+4+4+4+4+5 and five cats of four."""
    assert sum(BOX.values()) == BOX_SIZE == 56
    assert [BOX[title] for title in "KDNASFHV"] == [4, 6, 5, 4, 4, 4, 4, 5]


@pytest.mark.parametrize(
    ("book", "sizes"),
    [
        ("es", (35, 29, 23, 16)),
        ("ru", (35, 29, 23, 16)),
        ("zh", (35, 30, 23, 16)),
        ("en-2015", (41, 39, 35, 31)),
        ("en-2025", (35, 29, 23, 16)),
        ("tr", (24, 20, 23, 16)),
    ],
)
def test_pile_after_set_up(book, sizes):
    """es Preparación 1-6; tr Kurulum 1-5; ru Подготовка колоды 1-3; zh １.遊戲準備 1-5; both English sheets."""
    rulebook = load_rulebook(book)
    assert tuple(len(set_up(rulebook, players).table.pile) for players in (2, 3, 4, 5)) == sizes


@pytest.mark.parametrize("players", [2, 3])
def test_tr_removes_a_third_with_two_and_three_players(players):
    """tr Kurulum 4: with two or three players a third of the deck leaves the game unseen, before the Kittens."""
    rulebook = load_rulebook("tr")
    state = set_up(rulebook, players)
    assert len(state.table.unseen) == {2: 11, 3: 9}[players]
    assert state.table.pile.count(Title.EXPLODING_KITTEN) == players - 1
    assert Title.EXPLODING_KITTEN not in state.table.unseen


def test_tr_third_rounded_up_and_third_before_the_deal():
    """tr Kurulum 4 leaves rounding open (23 rounded up); before the deal, by a house rule, it is 19 and 13."""
    tr = load_rulebook("tr")
    up = tr.with_house_rules(HouseRule("thin_deck_rounding", "up"))
    assert [len(set_up(up, players).table.pile) for players in (2, 3)] == [23, 20]
    early = tr.with_house_rules(HouseRule("thin_deck_when", "before_deal", "after_deal"))
    assert [len(set_up(early, players).table.pile) for players in (2, 3)] == [19, 13]


def test_en_2025_leaves_the_third_to_the_table():
    """en-2025 Setup, faster game variant: recommended with two and three players, not ordered."""
    rulebook = load_rulebook("en-2025")
    assert [len(set_up(rulebook, players, thin=True).table.pile) for players in (2, 3)] == [24, 20]
    assert [len(set_up(rulebook, players, thin=False).table.pile) for players in (2, 3)] == [35, 29]


def test_nobody_may_leave_out_a_stage_that_the_book_orders():
    """tr Kurulum 4 words it as a step of the set-up."""
    state, chance = new_game(load_rulebook("tr"), 2), Seeded(1)
    while not (state.phase is Phase.SETUP and state.plan[0].value == "thin-deck"):
        state = step(state, chance(state) if state.phase is Phase.CHANCE else Action.proceed()).after
    assert check(state, Action.decline()).reason == "no_choice"


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hands_kittens_and_defuses(book, players):
    """Each player has one Defuse of their own; players less one Kittens are in the pile; no Kitten reaches a hand."""
    rulebook = load_rulebook(book)
    state = set_up(rulebook, players, seed=players)
    size = 5 if book == "en-2015" else 8
    assert [len(hand) for hand in state.table.hands] == [size] * players
    assert all(Title.DEFUSE in hand and Title.EXPLODING_KITTEN not in hand for hand in state.table.hands)
    assert state.table.pile.count(Title.EXPLODING_KITTEN) == players - 1
    assert sum(card_count(state.table, code) for code in BOX) == 56


@pytest.mark.parametrize(
    ("book", "leftover"),
    [
        ("es", (2, 2, 2, 1)),
        ("tr", (2, 2, 2, 1)),
        ("ru", (2, 2, 2, 1)),
        ("zh", (2, 3, 2, 1)),
        ("en-2015", (2, 3, 2, 1)),
        ("en-2025", (2, 2, 2, 1)),
    ],
)
def test_leftover_defuses(book, leftover):
    """es Preparación 3; tr Kurulum 2; ru Подготовка 2: two, or the only one. zh １.遊戲準備 4: all; two for two."""
    rulebook = load_rulebook(book)
    for players, expected in zip((2, 3, 4, 5), leftover, strict=True):
        state = set_up(rulebook, players, thin=False)
        table = state.table
        in_game = card_count(table, Title.DEFUSE) - table.put_away.count(Title.DEFUSE)
        assert in_game == players + expected


@pytest.mark.parametrize(("book", "possible"), [("es", True), ("tr", True), ("ru", False), ("zh", False)])
def test_a_second_defuse_in_an_opening_hand(book, possible):
    """es Preparación 3-4 and tr Kurulum 2-3 mix the leftovers in before the deal; ru and zh after it."""
    rulebook = load_rulebook(book)
    lucky = any(hand.count("D") > 1 for seed in range(40) for hand in set_up(rulebook, 4, seed=seed).table.hands)
    assert lucky is possible


def test_the_agreed_player_begins():
    """es Preparación 6, ru Подготовка 4, zh １.遊戲準備 6: the table agrees who begins."""
    assert set_up(load_rulebook("es"), 4, first=2).turn.player == 2


@pytest.mark.parametrize("players", [0, 1, 6, 40])
def test_two_to_five_players(players):
    """es Lo esencial 1; zh 遊戲人數 1."""
    with pytest.raises(SetupError, match="2 to 5"):
        new_game(load_rulebook("es"), players)


def test_the_deck_is_a_chance_node():
    state = step(step(new_game(load_rulebook("ru"), 2), Action.proceed()).after, Action.proceed()).after
    assert state.chance is ChanceKind.DECK
    assert not check(state, Action.outcome("K" * 46)).allowed
    assert not check(state, Action.outcome(state.table.pile[1:])).allowed
    assert check(state, Action.outcome(state.table.pile[::-1])).allowed


@pytest.mark.parametrize(
    ("hands", "pile", "more", "message"),
    [
        (["?" * 30, "?" * 20], "K??????", {}, "57 cards are mentioned, but the box has 56"),
        (["NNN", "NNN"], "K", {}, "6 cards called Nope"),
        (["D"] * 6, "KKKKK", {}, "6 players"),
        (["K", "D"], "K", {}, "cannot hold an Exploding Kitten"),
        (["D", "D"], "KK", {}, "2 Exploding Kittens, more than the 1"),
        (["D", "D"], "SSS", {}, "no room for the 1 Exploding Kitten that 2 players leave;"),
        (["D", "D", "D"], "SSK", {}, "no room for the 2 Exploding Kittens that 3 players leave;"),
        (["D", "D"], "K", {"turn": 7}, "seat 7"),
        (["D", "D", "D"], "K", {"out": [0]}, "player 1 is out"),
        (["", "D", "D"], "K", {"out": [0], "turn": 0}, "player 1 is out and cannot have the turn"),
        (["", "", "D"], "K", {"out": [0, 1], "turn": 2}, "fewer than two players"),
        (["X", "D"], "K", {}, "'X' is not the code of a card"),
        (["D", "D"], "K", {"owed": 0}, "at least 1 turn"),
        (["D", "D"], "K", {"owed": 1.5}, "owed is a whole number, not 1.5"),
        (["D", "D"], "K", {"turn": 0.0}, "first is a whole number, not 0.0"),
        (["D", "D"], "K", {"out": [7]}, "seat 7 cannot be out"),
        ([1, 2], "K", {}, r"^hands and piles are written as text, one code a card, as 'DAN\?'\.$"),
        (["D", "D"], None, {}, r"^hands and piles are written as text, one code a card, as 'DAN\?'\.$"),
        (
            ["DDDDDDA", "N"],
            "?K",
            {"discard": "NNNNAAASSSSFFFFHHHHVVVVVTTTTMMMMPPPPBBBBRRRR"},
            "1 of the unknown cards in the hands and the pile cannot be Exploding Kittens, but only 0",
        ),
    ],
)
def test_a_situation_that_the_box_cannot_be_is_refused_in_one_sentence(hands, pile, more, message):
    with pytest.raises(SetupError, match=message):
        situation(load_rulebook("es"), hands, pile, **more)


def test_cards_that_a_situation_does_not_mention_are_accounted_for():
    table: Table = situation(load_rulebook("es"), ["DAN", "D??"], "K???", discard="S").table
    assert len("".join(table.hands) + table.pile + table.discard + table.unseen) == 56


@pytest.mark.parametrize(("players", "first"), [(2.5, 0), (None, 0), ("2", 0), (2, 0.5), (True, 0)])
def test_seats_and_players_are_whole_numbers(players, first):
    with pytest.raises(SetupError, match="is a whole number"):
        new_game(load_rulebook("es"), players, first)


def test_a_viewer_is_a_seat():
    state = situation(load_rulebook("es"), ["D", "D"], "K")
    for viewer in (2, -9, 0.5):
        with pytest.raises(SetupError, match="there is no seat"):
            view(state, viewer)


@pytest.mark.parametrize(
    ("book", "order"),
    [
        ("es", "take-out deal-defuses return-defuses shuffle-deck deal-hands add-kittens shuffle-pile"),
        ("tr", "take-out deal-defuses return-defuses shuffle-deck deal-hands thin-deck add-kittens shuffle-pile"),
        ("ru", "take-out shuffle-deck deal-hands deal-defuses return-defuses add-kittens shuffle-pile"),
        ("zh", "take-out shuffle-deck deal-hands deal-defuses add-kittens return-defuses shuffle-pile"),
        ("en-2015", "take-out shuffle-deck deal-hands deal-defuses return-defuses add-kittens shuffle-pile"),
        ("en-2025", "take-out deal-defuses return-defuses shuffle-deck deal-hands thin-deck add-kittens shuffle-pile"),
    ],
)
def test_each_book_has_its_own_order(book, order):
    """es Preparación 1-6; tr Kurulum 1-5; ru Подготовка… 1-3; zh １.遊戲準備 1-5, the Kittens before the Defuses."""
    assert " ".join(new_game(load_rulebook(book), 3).plan) == order
