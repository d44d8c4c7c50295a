"""The chance of a Kitten: exact, from a view alone, and the same as counting every order of the pile."""

from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ek_teach.engine import EVERYTHING, Action, Phase, branches, situation, step, view
from ek_teach.errors import EkTeachError
from ek_teach.play import random_game
from ek_teach.play.odds import Odds, kitten_odds, odds_words
from ek_teach.rulebook import load_rulebook

from .table import BOOKS, lay

ES = load_rulebook("es")


def by_counting(known: str, kittens: int, draws: int) -> Fraction:
    """Lay the unknown cards out in every order, as many of them Kittens as told."""
    blanks = [place for place, card in enumerate(known) if card == "?"]
    orders = list(permutations("K" * kittens + "P" * (len(blanks) - kittens)))
    hits = 0
    for order in orders:
        pile = list(known)
        for place, card in zip(blanks, order, strict=True):
            pile[place] = card
        hits += "K" in pile[:draws]
    return Fraction(hits, len(orders))


@given(
    st.integers(2, 5).flatmap(
        lambda players: st.tuples(
            st.just(players), st.permutations("K" * (players - 1) + "PPP").map("".join), st.integers(0, 2**7 - 1)
        )
    ),
    st.integers(1, 4),
)
def test_the_chance_is_that_of_counting_every_order(laid: tuple[int, str, int], draws: int) -> None:
    players, pile, mask = laid
    state = situation(ES, ["D"] * players, pile)
    state = state._replace(table=state.table._replace(seen=(mask & (2 ** len(pile) - 1), *[0] * (players - 1))))
    odds = kitten_odds(view(state, 0), draws)
    known = view(state, 0).table.pile
    assert odds.chance == by_counting(known, odds.kittens, draws)
    assert odds.kittens + odds.in_sight == players - 1
    assert odds.unknown == known.count("?") and odds.top == known[:draws] and odds.safe + odds.chance == 1


@pytest.mark.parametrize("pile", ["????", "P???", "?K?PP", "K???"])
def test_what_a_record_leaves_open_counts_as_the_engine_counts_it(pile: str) -> None:
    """The chance node of the engine and the odds agree on the next card."""
    state = situation(ES, ["D", "D", "D"], pile)
    odds = kitten_odds(view(state, EVERYTHING))
    drawn = step(state, Action.draw(0)).after
    told = [(drawn, Fraction(1))]
    if drawn.phase is Phase.CHANCE:
        told = [(transition.after, chance) for transition, chance in branches(drawn)]
    assert odds.chance == sum(chance for after, chance in told if after.phase is Phase.KITTEN)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_a_whole_game_nothing_is_assumed_and_every_kitten_is_counted(book: str, players: int) -> None:
    """All four Kittens are in sight, in the pile or out of the game, at any moment of any game."""
    looked = 0
    for transition in random_game(load_rulebook(book), players, seed=players):
        state = transition.after
        if state.phase in (Phase.SETUP, Phase.OVER) or state.chance == "deck" or not state.table.pile:
            continue
        for viewer in (EVERYTHING, *state.table.living):
            odds = kitten_odds(view(state, viewer))
            assert not odds.assumed
            assert odds.kittens + odds.in_sight == state.table.pile.count("K")
            looked += 1
    assert looked


def test_a_situation_in_which_no_more_is_told_rests_on_the_rule_and_says_so() -> None:
    state = situation(ES, ["D", "D", "D"], "?????")
    odds = kitten_odds(view(state, EVERYTHING))
    assert odds == Odds(Fraction(2, 5), 1, "?", 2, 5, 0, 5, assumed=True)
    assert odds_words(odds)[-1].startswith("Assumed: ")


def test_nothing_is_assumed_where_every_card_is_known() -> None:
    odds = kitten_odds(view(lay("es", "D", "D", pile="PKP"), EVERYTHING), draws=2)
    assert (odds.chance, odds.assumed, odds.unknown) == (1, False, 0)
    assert odds_words(odds) == (
        "An Exploding Kitten is among the next 2 cards for certain.",
        "1 more Kitten lies at a place that is known.",
    )


def test_a_kitten_that_was_drawn_and_is_not_back_is_not_in_the_pile() -> None:
    state = step(lay("es", "D", "D", "D", pile="KPPK"), Action.draw(0)).after
    assert state.phase is Phase.KITTEN
    assert kitten_odds(view(state, 1)).chance == Fraction(1, 3)
    placed = step(step(state, Action.defuse(0)).after, Action.place(0, 3)).after
    assert kitten_odds(view(placed, 1)).chance == Fraction(2, 4)
    # Who hid it knows where it lies; the other one may be any of the three cards besides.
    assert kitten_odds(view(placed, 0)).chance == Fraction(1, 3)


def test_who_looked_into_the_future_knows_and_the_others_do_not() -> None:
    state = step(lay("es", "V", "D", pile="PPKPP"), Action.play(0, "V")).after
    for seat in (1, 0):
        state = step(state, Action.let_stand(seat)).after
    assert [kitten_odds(view(state, 0), draws).chance for draws in (1, 2, 3)] == [0, 0, 1]
    assert kitten_odds(view(state, 1), 2).chance == Fraction(2, 5)
    assert odds_words(kitten_odds(view(state, 0), 2))[:2] == (
        "None of the next 2 cards is an Exploding Kitten, for certain.",
        "2 cards of the draw pile are unknown; none of them is an Exploding Kitten.",
    )


def test_what_cannot_be_drawn_is_refused_in_a_sentence() -> None:
    state = lay("es", "D", "D", pile="K")
    with pytest.raises(EkTeachError, match="the draw pile has 1 card, so 2 cannot be drawn"):
        kitten_odds(view(state, 0), 2)
    with pytest.raises(EkTeachError, match="draws is a whole number from 1, not 0"):
        kitten_odds(view(state, 0), 0)
    with pytest.raises(EkTeachError, match="draws is a whole number from 1, not True"):
        kitten_odds(view(state, 0), True)
    state = step(state, Action.draw(0)).after
    with pytest.raises(EkTeachError, match="the draw pile has 0 cards"):
        kitten_odds(view(state, 0))
    over = step(state._replace(table=state.table._replace(hands=("", "D"))), Action.explode(0)).after
    with pytest.raises(EkTeachError, match="the game is over"):
        kitten_odds(view(over, 1))
    first = random_game(ES, 2, 1)[0].before
    with pytest.raises(EkTeachError, match="the set-up is not done"):
        kitten_odds(view(first, 1))
