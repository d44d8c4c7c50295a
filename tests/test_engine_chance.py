"""Chance in exact numbers: what can happen, how likely, and what the driver with a seed makes of it."""

from collections import Counter
from fractions import Fraction

import pytest

from ek_teach.engine import (
    Action,
    ChanceKind,
    Seeded,
    State,
    branches,
    chance_outcomes,
    check,
    new_game,
    probability,
    step,
)
from ek_teach.engine.chance import possible
from ek_teach.rulebook import load_rulebook

from .table import ANA, LUIS, do, lay
from .test_engine_events import house


def shuffling(pile: str, **more: str) -> State:
    return do(lay("ru", "H", "D", pile=pile, **more), Action.play(ANA, "H"))


def drawing(*hands: str, pile: str, **more: str) -> State:
    return step(lay("ru", *hands, pile=pile, **more), Action.draw(ANA)).after


def asking(hand: str, named: str = "N", pile: str = "SKK", **more: str) -> State:
    return do(lay("ru", "SSS", hand, "D", pile=pile.replace("S", "A"), **more), Action.play(ANA, "SSS", LUIS, named))


def stealing(hand: str) -> State:
    return do(lay("ru", "TT", hand, "D"), Action.play(ANA, "TT", LUIS))


def placing(pile: str = "KSF") -> State:
    table = lay(house("ru", kitten_placed="random"), "D", "D", pile=pile)
    return do(table, Action.draw(ANA), Action.defuse(ANA))


def outcomes(state: State) -> dict[str, Fraction]:
    return {outcome.cards: chance for outcome, chance in chance_outcomes(state)}


# A shuffled pile ------------------------------------------------------------------------------------------------------


def test_every_order_of_a_pile_once_each_as_likely_as_its_cards_allow():
    found = outcomes(shuffling("SSFK"))
    assert list(found) == sorted(found)
    assert len(found) == 12
    assert set(found.values()) == {Fraction(1, 12)}


@pytest.mark.parametrize(
    ("pile", "order", "chance"),
    [
        ("SSFK", "KFSS", Fraction(1, 12)),
        ("SSFK", "????", Fraction(1)),
        ("SSFK", "S???", Fraction(1, 2)),
        ("SSFK", "SS??", Fraction(1, 6)),
        ("SSFK", "K??F", Fraction(1, 12)),
        ("SSFK", "SSS?", Fraction(0)),
        ("SSFK", "SSF", Fraction(0)),
        ("SSFK", "SSFK?", Fraction(0)),
        ("SSFK", "A???", Fraction(0)),
        ("SSFK", "x???", Fraction(0)),
        # One unknown card of the pile turns out to be an Attack, two to be two; there are four in the box.
        ("S?FK", "ASFK", Fraction(1, 24)),
        ("S??K", "AASK", Fraction(1, 24)),
        ("S?FK", "AASK", Fraction(0)),
        ("S?FK", "SS?K", Fraction(1, 24)),
        ("S?FK", "?S?K", Fraction(1, 12)),
    ],
)
def test_how_likely_one_order_is_and_one_of_which_not_all_is_told(pile, order, chance):
    state = shuffling(pile)
    assert probability(state, Action.outcome(order)) == chance
    assert possible(state, Action.outcome(order)) == (chance > 0)


def test_an_unknown_card_of_the_pile_is_none_of_which_the_box_has_no_more():
    state = shuffling("S????K", discard="AAA")
    assert probability(state, Action.outcome("SA???K")) > 0
    assert probability(state, Action.outcome("SAA??K")) == 0
    # Four Skips are in the box, one of them in sight in the pile itself.
    assert probability(state, Action.outcome("SSSS?K")) > 0


def test_the_deck_of_the_set_up_is_shuffled_in_the_same_way():
    state = step(step(new_game(load_rulebook("ru"), 2), Action.proceed()).after, Action.proceed()).after
    assert state.chance is ChanceKind.DECK
    pile = state.table.pile
    assert probability(state, Action.outcome("?" * len(pile))) == 1
    assert possible(state, Action.outcome(pile[::-1]))
    assert not possible(state, Action.outcome(pile[1:] + "K"))
    assert next(chance_outcomes(state))[0].cards == "".join(sorted(pile))
    assert step(state, Action.outcome(pile)).after.chance is None


# A drawn card ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "pile", "kitten"),
    [
        (("D", "D"), "????", Fraction(1, 4)),
        (("D", "D", "D"), "????", Fraction(2, 4)),
        (("D", "D", "D"), "???K", Fraction(1, 3)),
        (("D", "D"), "???K", Fraction(0)),
        (("D", "D", "D"), "?K", Fraction(1)),
    ],
)
def test_a_drawn_card_is_a_kitten_as_often_as_kittens_hide_among_the_unknown_cards(hands, pile, kitten):
    state = drawing(*hands, pile=pile)
    found = outcomes(state)
    assert found.get("K", 0) == probability(state, Action.outcome("K")) == kitten
    assert sum(found.values()) == 1
    assert probability(state, Action.outcome("?")) == 1 - kitten
    assert all(found.values()), "what cannot happen is not listed"


def test_every_other_title_is_drawn_as_often_as_it_hides():
    """52 cards that are no Kitten less the two Defuses in the hands; a Kitten is drawn once in four times."""
    state = drawing("D", "D", pile="????")
    found = outcomes(state)
    assert found["N"] == Fraction(3, 4) * Fraction(5, 50)
    assert found["D"] == Fraction(3, 4) * Fraction(4, 50)
    assert probability(state, Action.outcome("N")) == found["N"]
    assert "A" not in outcomes(drawing("D", "D", pile="????", discard="AAAA"))
    assert probability(state, Action.outcome("Z")) == probability(state, Action.outcome("")) == 0


# A hand ---------------------------------------------------------------------------------------------------------------


def test_a_card_is_taken_at_random_over_cards():
    assert outcomes(stealing("DNN")) == {"D": Fraction(1, 3), "N": Fraction(2, 3)}
    assert outcomes(stealing("D??")) == {"?": Fraction(2, 3), "D": Fraction(1, 3)}


def test_an_unknown_card_that_is_taken_may_turn_out_to_be_any_that_hides():
    """52 cards are no Kitten; two Tacocats, two Defuses and the four cats of the pile are told; five are Nopes."""
    state = stealing("D??")
    hidden = 52 - 2 - 2 - 4
    assert probability(state, Action.outcome("N")) == Fraction(2, 3) * Fraction(5, hidden)
    assert probability(state, Action.outcome("D")) == Fraction(1, 3)
    for impossible in ("K", "P", "", "NN", "x"):
        assert probability(state, Action.outcome(impossible)) == 0
        assert not possible(state, Action.outcome(impossible))
    assert probability(stealing("DN"), Action.outcome("S")) == 0
    assert possible(stealing("DN"), Action.outcome("N"))
    assert not possible(stealing("DN"), Action.outcome("DN"))


@pytest.mark.parametrize(
    ("hand", "unknown", "chance"),
    [("?", 1, Fraction(5, 46)), ("??", 2, 1 - Fraction(41 * 40, 46 * 45)), ("D?", 1, Fraction(5, 45))],
)
def test_how_likely_an_unknown_hand_holds_what_is_asked_for(hand, unknown, chance):
    """Without the Kittens 52 cards, less three Skips, an Attack in the pile, a Defuse or two, one Attack: 46 or 45."""
    state = asking(hand, pile="SKK", discard="A")
    assert outcomes(state) == {"N": chance, "": 1 - chance}
    assert probability(state, Action.outcome("N")) == chance
    assert probability(state, Action.outcome("")) == 1 - chance
    assert probability(state, Action.outcome("D")) == probability(state, Action.outcome("?")) == 0


def test_what_cannot_be_held_is_no_outcome():
    assert outcomes(asking("?", named="A", pile="SSSKK", discard="A")) == {"": 1}
    certain = asking("?" * 9, named="N", pile="KK", discard="DDDDDAAAAFFFFHHHHVVVVVTTTTMMMMPPPPBBBBR")
    assert outcomes(certain)["N"] == 1


# The place of a Kitten ------------------------------------------------------------------------------------------------


def test_a_kitten_goes_to_every_place_alike():
    state = placing()
    found = {outcome.position: chance for outcome, chance in chance_outcomes(state)}
    assert found == dict.fromkeys((0, 1, 2), Fraction(1, 3))
    for position in (0, 1, 2):
        assert probability(state, Action.outcome(position=position)) == Fraction(1, 3)
    for wrong in (Action.outcome(position=3), Action.outcome(position=-1), Action.outcome(), Action.outcome("K", 0)):
        assert probability(state, wrong) == 0
        assert not check(state, wrong).allowed


def test_where_chance_is_not_asked_nothing_can_happen():
    state = lay("ru", "D", "D")
    assert list(chance_outcomes(state)) == []
    assert probability(state, Action.outcome("S")) == 0
    assert not possible(state, Action.outcome("S"))
    assert list(branches(state)) == []


# The driver with a seed -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "state",
    [shuffling("SFK"), placing(), stealing("DNN"), drawing("D", "D", pile="???"), asking("??")],
    ids=["shuffle", "place", "steal", "reveal", "holds"],
)
def test_the_driver_with_a_seed_answers_with_everything_that_can_happen_about_as_often_as_it_should(state):
    exact = dict(chance_outcomes(state))
    drawn = Counter(Seeded(seed)(state) for seed in range(600))
    assert set(drawn) <= set(exact)
    for outcome, chance in exact.items():
        assert abs(drawn[outcome] / 600 - chance) < 0.1
    assert Seeded(3)(state) == Seeded(3)(state)


def test_a_driver_goes_on_drawing():
    chance, state = Seeded(0), shuffling("SFHVANDK")
    assert len({chance(state) for _ in range(20)}) > 10
    assert Seeded()(state) == Seeded(0)(state)
