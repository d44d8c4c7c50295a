"""Odds of the next draws: exact, derived in words that multiply out, and the same as going through every order."""

import re
from fractions import Fraction
from itertools import pairwise
from math import prod
from random import Random

import pytest

from ek_teach.engine import EVERYTHING, ONLOOKER, Action, Phase, State, situation, step, view
from ek_teach.errors import EkTeachError
from ek_teach.play import kitten_odds, play_game, players
from ek_teach.rulebook import HouseRule, load_rulebook
from ek_teach.theory.odds import brute_force, derive, odds_table, opening_odds, simulated_odds
from ek_teach.views.theory_odds import odds_chart, odds_frame, opening_frame

from .spoken import TRANSLATED, assert_told_in, told_in_language
from .table import BOOKS

ES = load_rulebook("es")


def small_situation(number: int) -> tuple[State, int, int]:
    """Lay a small table: a book, players, a pile of which a seat knows some cards, the seat, and a number of draws."""
    dice = Random(number)
    count = dice.randint(2, 5)
    kittens = count - 1
    others = dice.choices(dice.sample("SAFPTN", k=3), k=dice.randint(1, 9 - kittens))
    others = [card for place, card in enumerate(others) if others[: place + 1].count(card) <= 4]
    pile = ["K"] * kittens + others
    dice.shuffle(pile)
    state = situation(load_rulebook(dice.choice(BOOKS)), ["D"] * count, "".join(pile), turn=dice.randrange(count))
    # A quarter of the cards is known, to each seat others.
    seen = tuple(dice.getrandbits(len(pile)) & dice.getrandbits(len(pile)) for _ in range(count))
    state = state._replace(table=state.table._replace(seen=seen))
    return state, dice.choice([*range(count), ONLOOKER]), dice.randint(1, len(pile))


@pytest.mark.parametrize("number", range(120))
def test_exact_odds_are_those_of_every_order(number: int) -> None:
    """Table, derivation and formula give what the engine gives when every order of the hidden cards is drawn from."""
    state, viewer, draws = small_situation(number)
    counted = brute_force(state, viewer, draws)
    known = view(state, viewer)
    assert kitten_odds(known, draws).chance == counted
    assert odds_table(known, draws).rungs[-1].within == counted
    derived = derive(known, draws)
    assert 1 - prod(Fraction(factor.safe, factor.left) for factor in derived.factors) == counted
    if counted < 1:
        assert Fraction(prod(derived.above), prod(derived.below)) == 1 - counted
        assert not set(derived.above) & set(derived.below)


def test_the_small_situations_are_many_kinds() -> None:
    """The check above would say little if all were alike: chances differ, some cards are known, everybody looks."""
    laid = [small_situation(number) for number in range(120)]
    chances = {brute_force(*one) for one in laid}
    assert len(chances) > 25 and {0, 1} <= chances
    tops = [kitten_odds(view(state, viewer), draws).top for state, viewer, draws in laid]
    assert sum("K" in top for top in tops) > 5 and sum(bool(set(top) - {"?", "K"}) for top in tops) > 20
    assert {state.rulebook.id for state, _, _ in laid} == set(BOOKS)
    assert {state.players for state, _, _ in laid} == {2, 3, 4, 5}
    assert any(viewer == ONLOOKER for _, viewer, _ in laid)


@pytest.mark.parametrize(("pile", "draws"), [("????", 1), ("????", 3), ("P???", 2), ("?K??", 1), ("K???", 1)])
def test_a_pile_that_a_record_leaves_open_is_revealed_by_the_engine(pile: str, draws: int) -> None:
    """Where nobody wrote the cards down, the engine's own chance reveals them."""
    state = situation(ES, ["D", "D"], pile)
    assert brute_force(state, EVERYTHING, draws) == kitten_odds(view(state, EVERYTHING), draws).chance


def test_a_kitten_that_a_player_put_back_is_known_to_that_player_only() -> None:
    """Who hid the Kitten as the third card draws twice in safety; the neighbour knows nothing of it."""
    state = situation(ES, ["DD", "D"], "KPPPTT", turn=0)
    for action in (Action.draw(0), Action.defuse(0), Action.place(0, 2)):
        state = step(state, action).after
    assert state.turn.player == 1
    mine, theirs = view(state, 0), view(state, 1)
    assert [rung.within for rung in odds_table(mine, 3).rungs] == [0, 0, 1]
    assert odds_table(theirs, 1).rungs[0].within == Fraction(1, 6)
    for seat, known in enumerate((mine, theirs)):
        assert brute_force(state, seat, 3) == kitten_odds(known, 3).chance


def test_the_rungs_belong_together() -> None:
    """The first Kitten comes somewhere, and each column follows from the others."""
    rungs = odds_table(view(situation(ES, ["D"] * 3, "PPPPKTKT"), 0)).rungs
    assert sum(rung.here for rung in rungs) == 1 and rungs[-1].within == 1
    for before, rung in pairwise(rungs):
        assert rung.within == before.within + rung.here
        if rung.after_safe is not None:
            assert rung.here == (1 - before.within) * rung.after_safe
    # Six safe cards and two Kittens: once six were safe the seventh is a Kitten, and an eighth is never reached.
    assert rungs[6].after_safe == 1 and rungs[7].after_safe is None


def test_the_words_carry_the_numbers() -> None:
    """Every factor stands in the words, what cancels is named, and the last line gives the chance."""
    known = view(situation(ES, ["D", "D"], "P" * 4 + "T" * 4 + "S" * 4 + "A" * 4 + "F" * 4 + "N" * 5 + "K"), 0)
    derived = derive(known, 4)
    told = str(derived)
    assert "25/26 × 24/25 × 23/24 × 22/23" in told
    assert "25, 24, and 23 stand above and below, so they cancel. Left is 22 / 26." in told
    assert "1 − 11/13 = 2/13, which is 15.4 %" in told and derived.odds.chance == Fraction(2, 13)
    single = derive(known, 1).words()
    assert not any("multiply" in line or "cancel" in line for line in single)


def test_the_words_say_so_where_a_kitten_is_certain() -> None:
    """A factor 0 ends the product, whether it comes from a peek or from counting."""
    state = situation(ES, ["D", "D"], "PKP")
    peeked = view(state._replace(table=state.table._replace(seen=(0b010, 0))), 0)
    told = derive(peeked, 3).words()
    assert any("it is known to be an Exploding Kitten" in line for line in told)
    assert any("is certain" in line for line in told) and not any(line.startswith("Card 3") for line in told)
    counted = derive(view(state, 0), 3).words()
    assert any("no safe card is left" in line for line in counted)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_a_game_opens_as_its_rulebook_sets_it_up(book: str, count: int) -> None:
    """The pile, its Kittens and the chances are those of a whole game that the engine sets up."""
    opened = opening_odds(book, count, seed=3)
    game = play_game(load_rulebook(book), players(["random"] * count), seed=9)
    state = next(one.after for one in game if one.after.phase is Phase.TURN)
    assert (opened.pile, opened.kittens) == (len(state.table.pile), state.table.pile.count("K"))
    assert opened.kittens == count - 1 and opened.first == opened.average == Fraction(count - 1, opened.pile)
    # Every safe card is as likely as any other to lie before all Kittens: one in (Kittens + 1).
    assert opened.safe_draws == Fraction(opened.pile - opened.kittens, opened.kittens + 1)
    assert opened == opening_odds(book, count)


def test_a_house_rule_changes_how_a_game_opens() -> None:
    """No book's numbers are written down: with a third of the deck out, the first card is more dangerous."""
    whole = load_rulebook("es")
    thin = whole.with_house_rules(HouseRule("thin_deck", "third", whole.values["thin_deck"]))
    assert opening_odds(thin, 2).first > opening_odds(whole, 2).first
    assert opening_odds(thin, 2).rulebook != "es"


def test_dealing_often_agrees_with_the_exact_chance() -> None:
    """Twenty situations, each dealt a thousand times: at most three of twenty 95 % intervals may miss."""
    missed = 0
    for number in range(20):
        state, viewer, draws = small_situation(number)
        counted = simulated_odds(view(state, viewer), draws, trials=1_000, seed=number)
        assert not counted.exact and counted.trials == 1_000 and counted.low <= counted.share <= counted.high
        missed += not counted.holds(brute_force(state, viewer, draws))
    assert missed <= 3


def test_what_cannot_be_asked_is_refused_in_one_sentence() -> None:
    """Each refusal names what is wrong and what would be right."""
    state = situation(ES, ["DS", "D"], "PPK")
    known = view(state, 0)
    with pytest.raises(EkTeachError, match="the draw pile has 3 cards, so 4 cannot be drawn"):
        odds_table(known, 4)
    with pytest.raises(EkTeachError, match="most is a whole number from 1, not 0"):
        odds_table(known, 0)
    with pytest.raises(EkTeachError, match="from 1 to the 3 cards of the pile, not 4"):
        brute_force(state, 0, 4)
    with pytest.raises(EkTeachError, match="trials is a whole number from 1 to 1,000,000, not 0"):
        simulated_odds(known, 1, trials=0)
    playing = step(state, Action.play(0, "S")).after
    with pytest.raises(EkTeachError, match="before a card is played or drawn"):
        brute_force(playing, 0, 1)
    with pytest.raises(EkTeachError, match="before a card is played or drawn"):
        simulated_odds(view(playing, 0), 1)
    whole = situation(ES, ["D"] * 3, "P" * 4 + "T" * 4 + "S" * 4 + "KK")
    with pytest.raises(EkTeachError, match="orders of the hidden cards"):
        brute_force(whole, 0, 1)


def test_every_result_says_how_it_was_found() -> None:
    """Method, whether it is exact, and what was assumed."""
    known = view(situation(ES, ["D", "D"], "PPK"), 0)
    for result in (odds_table(known), derive(known, 1), opening_odds("es", 3)):
        assert result.method and result.exact and len(result.assumptions) >= 2
    assert any("one Exploding Kitten fewer" in line for line in odds_table(known).assumptions)


def test_the_table_and_the_chart_tell_the_same_numbers() -> None:
    """What is drawn stands in the words, and the table has a row for each number of cards."""
    two, five = (
        odds_table(view(situation(ES, ["D"] * n, ("PPPPTTTT" * 2)[: 9 - n] + "K" * (n - 1)), 0)) for n in (2, 5)
    )
    text = str(odds_frame(two))
    assert "1/8 = 12.5 %" in text and "1 = 100 %" in text and len(two.table) == 8
    assert two.table.within[1] == Fraction(1, 8)
    chart = odds_chart({"two": two, "five": five})
    assert chart.words[0].startswith("two: 1 Kitten among 8 unknown cards. 1 card: 12.5 %;")
    figure = chart.figure()
    drawn = [line for axes in figure.axes for line in axes.lines]
    assert [round(float(y)) for y in drawn[1].get_ydata()] == [round(100 * float(r.within)) for r in five.rungs]
    assert len({(line.get_marker(), line.get_linestyle()) for line in drawn}) == 2
    assert "–" in str(odds_frame(five)) and re.search(
        r"es +2 +35 +1 +1/35 = 2.9 %", str(opening_frame([opening_odds("es", 2)]))
    )
    with pytest.raises(EkTeachError, match="1 to 4 tables, not of 0"):
        odds_chart({})


# In every language ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", TRANSLATED)
def test_odds_are_told_in_the_language_that_is_spoken(language: str) -> None:
    def show() -> list[object]:
        known = view(situation(load_rulebook("es"), ["DA", "DN", "DS"], "PPPPTTKK"), 0)
        table, derived, opened = odds_table(known, 3), derive(known, 2), opening_odds("es", 2)
        counted = simulated_odds(known, 3, trials=100)
        methods = [one.method for one in (table, derived, opened, counted)]
        shown = [kitten_odds(known), derived, counted, odds_frame(table), opening_frame([opened])]
        return [*shown, odds_chart({"A": table, "B": table}), *methods, *opened.assumptions]

    assert_told_in(language, show)


def test_percent_are_written_as_a_language_writes_them() -> None:
    known = view(situation(load_rulebook("es"), ["DA", "DN", "DS"], "PPPPTTKK"), 0)
    told = {
        "en": "9/14 (64.3%)",
        "es": "9/14 (64,3 %)",
        "tr": "9/14 (%64,3)",
        "ru": "9/14 (64,3 %)",
        "zh": "9/14（64.3%）",
    }
    for language, words in told.items():
        assert told_in_language(language, lambda: [kitten_odds(known, 3)]).replace("\N{NO-BREAK SPACE}", " ") == words
