"""Lessons 14, 15 and 17: Nopes, hidden Kittens and bluffs, solved; checked by Gambit, by hand and by playing."""

from dataclasses import replace
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from ek_teach.errors import EkTeachError
from ek_teach.lessons.exercises import exercise
from ek_teach.rulebook import RULEBOOKS
from ek_teach.theory import (
    Equilibrium,
    attack_bluff,
    backward_induction,
    belief,
    equilibrium,
    exploitability,
    game_tree,
    has,
    hide_and_seek,
    nope_duel,
    nope_moments,
    nope_war,
    sampled_plays,
    small_game,
)
from ek_teach.theory.hiding import hiding_game
from ek_teach.theory.replies import expected
from ek_teach.theory.tree import Tree
from ek_teach.views import bluff_explorer, hiding_explorer, nope_war_explorer, regret_chart

from .spoken import TRANSLATED, assert_told_in, told_in_language

pytestmark = pytest.mark.skipif(not has("scipy"), reason="the extra theory is not installed")

ADDING = ("es", "tr", "ru", "en-2025")


# Hide and seek --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", RULEBOOKS)
def test_one_skip_against_two_places(book: str) -> None:
    """With one Skip and a pile of two, hiding is a coin: both places, draw and Skip, each half the time; worth 1/2.

    By hand: hider wins if the Kitten is on top and the other draws, or lies below and the other skips.
    """
    solved = hide_and_seek(2, "", "skip", rulebook=book)
    assert solved.value == Fraction(1, 2) and solved.exact
    assert [place.chance for place in solved.places] == [Fraction(1, 2)] * 2
    assert solved.reply == {"Skip": {"draw": Fraction(1, 2), "play Skip": Fraction(1, 2)}}
    assert [place.known for place in solved.places] == [0, 0]


def test_two_skips_against_three_places() -> None:
    """With two Skips the hider's matrix of three places and three replies gives each place a third; worth 1/3."""
    solved = hide_and_seek(3, "", "skip*2")
    assert solved.value == Fraction(1, 3)
    assert [place.chance for place in solved.places] == [Fraction(1, 3)] * 3


def test_whoever_can_only_draw_finds_it_on_top() -> None:
    """Without any card to play, the other draws whatever lies on top, and the top is best."""
    solved = hide_and_seek(3, "", "")
    assert solved.value == 1 and solved.reply == {} and solved.places[0].known == 1


@pytest.mark.parametrize(("size", "value"), [(2, "1/2"), (3, "2/3"), (4, "1/2"), (5, "3/5")])
def test_a_shuffle_makes_the_pile_count(size: int, value: str) -> None:
    """Against Skip and Shuffle a hider with a Skip loses nothing by being seen; an even pile is worth half.

    By hand: after the Shuffle both draw in turn, and whose turn comes to an odd card draws the Kitten more often.
    """
    solved = hide_and_seek(size, "skip", "skip, shuffle")
    assert solved.value == Fraction(value) == Fraction((size + 1) // 2, size)
    assert solved.places[0].known == solved.value


@pytest.mark.parametrize(
    ("size", "hider", "seeker", "unseen"),
    [
        (3, "", "skip*2", ""),
        (4, "skip", "attack", ""),
        (3, "skip", "?*2", "skip, shuffle, attack, tacocat"),
        (3, "?", "?*2", "skip, shuffle, attack, nope"),
    ],
)
def test_places_bound_the_value(size: int, hider: str, seeker: str, unseen: str) -> None:
    """Known, no place is worth more than the value; nor against the reply, where those that are used are worth it."""
    solved = hide_and_seek(size, hider, seeker, unseen=unseen)
    assert solved.exact and sum(place.chance for place in solved.places) == 1
    for place in solved.places:
        assert place.known <= solved.value
        assert place.met <= solved.value
        assert place.chance == 0 or unseen or place.met == solved.value


def test_mixing_beats_every_single_place() -> None:
    """Where the seeker has two Skips, always hiding at one place loses, and the sentences say so."""
    solved = hide_and_seek(4, "", "skip*2")
    assert solved.best_known.known == 0 < solved.value
    assert any("seen through" in sentence for sentence in solved.why())
    assert any("does worse than mixing" in sentence for sentence in solved.why())
    assert "place 2" in str(solved) and next(iter(solved.frame().index)) == "on top"


@pytest.mark.skipif(not has("pygambit"), reason="Gambit is not installed")
@pytest.mark.parametrize(
    ("size", "hider", "seeker"), [(2, "", "skip"), (3, "", "skip*2"), (4, "", "skip"), (3, "skip", "skip, shuffle")]
)
def test_gambit_agrees_on_hiding(size: int, hider: str, seeker: str) -> None:
    """Gambit, in fractions, finds the same value for the game after the Defuse."""
    from ek_teach.theory import gambit_equilibrium

    found = gambit_equilibrium(hiding_game(size, hider, seeker))
    assert found.exact and found.values[0] == hide_and_seek(size, hider, seeker).value


@pytest.mark.parametrize(
    ("pile", "hider", "seeker", "words"),
    [
        (1, "", "skip", "from 2 to 5"),
        (6, "", "skip", "from 2 to 5"),
        (True, "", "skip", "from 2 to 5"),
        ("", "", "skip", "from 2 to 5"),
        ("exploding kitten", "", "skip", "more than the 1 Exploding Kitten"),
        (3, None, "skip", "cards of the hider are a text"),
        (3, "", 3, "cards of the seeker are a text"),
        (3, "", "?", "unknown card"),
    ],
)
def test_bad_hiding_is_told(pile: object, hider: object, seeker: object, words: str) -> None:
    """What cannot be a pile or a hand is told in one sentence."""
    with pytest.raises(EkTeachError, match=words):
        hide_and_seek(pile, hider, seeker)  # type: ignore[arg-type]
    with pytest.raises(EkTeachError, match="names are a list of texts, one for each of 2 players"):
        hide_and_seek(3, names=("Ana",))  # type: ignore[arg-type]


# The Nope war ---------------------------------------------------------------------------------------------------------


def test_a_sure_nope_is_played() -> None:
    """With one Nope among the cards, whoever holds it cannot be answered, and plays it if the stake is higher."""
    (moment,) = nope_moments(equilibrium(nope_duel(1, 2)))
    assert (moment.player, moment.holds, moment.answered, moment.plays) == ("Luis", 1, 0, 1)
    (moment,) = nope_moments(equilibrium(nope_duel(1, 2, stake=1, worth={"Luis": 2})))
    assert moment.plays == 0


@pytest.mark.parametrize(("nopes", "hand"), list(product(range(2, 6), range(2, 4))))
def test_who_holds_one_nope_keeps_quiet_where_it_is_likely_answered(nopes: int, hand: int) -> None:
    """Luis' only Nope is worth 1 of a stake of 4; Ana's answer costs her nothing: he plays it up to a chance of 3/4.

    By Bayes' rule the chance is that of drawing a Nope among the cards that he does not see.
    """
    moments = nope_moments(equilibrium(nope_duel(nopes, hand)))
    only = next(moment for moment in moments if moment.player == "Luis" and (moment.holds, moment.played) == (1, 0))
    none = Fraction(1)
    for card in range(hand):
        none *= Fraction(8 - hand - (nopes - 1) - card, 8 - hand - card)
    assert only.answered == 1 - max(none, Fraction(0))
    assert only.plays == (1 if only.answered <= Fraction(3, 4) else 0)


@pytest.mark.parametrize(("nopes", "hand"), list(product(range(6), range(1, 5))))
def test_where_nopes_are_worth_the_same_nobody_need_count(nopes: int, hand: int) -> None:
    """A Nope that answers a Nope pays it back: with equal worths everybody plays each one, whatever the others hold."""
    found = equilibrium(nope_duel(nopes, hand, worth={"Ana": 1, "Luis": 1}))
    strategies = {
        index: tuple(Fraction(move == "Nope") for move in place.moves)
        for index, place in enumerate(found.tree.information)
    }
    assert found.exact and exploitability(found.tree, strategies) == 0


def test_the_worth_of_a_nope_can_differ() -> None:
    """A Nope kept is paid to each at their own price, and whoever is not named gets nothing for it."""
    text = "players: Ana Luis\nAna: attack, nope\nLuis: nope\npile: exploding kitten, ?*5\nAna: attack"
    cheap = backward_induction(nope_war(text, {"Ana": 1, "Luis": -1}, nope_worth={"Luis": "1/2"}))
    assert cheap.line() == ("Luis lets it stand",)
    dear = backward_induction(nope_war(text, {"Ana": 1, "Luis": -1}, nope_worth={"Ana": 2, "Luis": "1/2"}))
    assert dear.line()[0] == "Luis plays Nope"
    assert "2 to Ana, 1/2 to Luis" in " ".join(dear.assumptions)
    with pytest.raises(EkTeachError, match="nope_worth: there is no player 'Anna'; did you mean 'Ana'"):
        nope_war(text, {}, nope_worth={"Anna": 1})


def test_whoever_is_asked_first_leaves_it_to_the_other() -> None:
    """Two who are hurt alike, each with a Nope: the first lets it stand, knowing that the second will not."""
    text = "players: Ana Luis Marta\nAna: attack\nLuis: nope\nMarta: nope\npile: exploding kitten, ?*9\nAna: attack"
    solved = backward_induction(nope_war(text, {"Ana": 1, "Luis": -1, "Marta": -1}))
    assert solved.line() == ("Luis lets it stand", "Marta plays Nope", "Luis lets it stand")
    assert list(solved.values) == [0, 0, Fraction(-1, 4)]


@pytest.mark.parametrize("kwargs", [{"nopes": 6}, {"nopes": True}, {"hand": 0}, {"hand": 5}, {"stake": "much"}])
def test_bad_duels_are_told(kwargs: dict[str, object]) -> None:
    """Numbers that cannot be are told in one sentence."""
    with pytest.raises(EkTeachError, match="is a"):
        nope_duel(**kwargs)  # type: ignore[arg-type]


# Bluff and belief -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "attacks", "cats"), [(book, a, c) for book in ADDING for a in (1, 2) for c in (2, 3, 4)]
)
def test_a_bluff_keeps_the_other_at_two_thirds(book: str, attacks: int, cats: int) -> None:
    """Where Attacks add up, Ana bluffs so often that an Attack is real with 2/3, however rare a second Attack is."""
    found = equilibrium(attack_bluff(3, attacks, cats, book))
    bluffs = found.at("Ana: Attack, Tacocat.")["play Attack"]
    assert bluffs == Fraction(attacks, 2 * cats)
    believed = belief(found, "Luis: Attack. Ana: play Attack")
    assert believed.before["Ana: Attack, Attack"] == Fraction(attacks, attacks + cats)
    assert believed.after["Ana: Attack, Attack"] == Fraction(2, 3)
    assert believed.exact


@pytest.mark.parametrize(("attacks", "cats"), [(1, 1), (1, 2), (1, 3), (1, 4), (2, 2), (2, 3), (2, 4)])
def test_bluffing_otherwise_loses(attacks: int, cats: int) -> None:
    """How often Ana bluffs is not one of many ways: bound to any other rate, she gets less than the value."""
    tree = game_tree(attack_bluff(3, attacks, cats))
    value = equilibrium(tree).values[0]
    bluffs = Fraction(attacks, 2 * cats)
    assert _bound(tree, bluffs) == value
    for other in (bluffs - Fraction(1, 50), bluffs + Fraction(1, 50), Fraction(0), Fraction(1)):
        if 0 <= other <= 1:
            assert _bound(tree, other) < value


def _bound(tree: Tree, bluffs: Fraction) -> Fraction:
    """Ana's value when chance plays her Attack with a Tacocat at a given rate."""
    index = tree.find("Ana: Attack, Tacocat.")
    place = tree.information[index]
    attack = place.moves.index("play Attack")
    chances = tuple(bluffs if at == attack else 1 - bluffs for at in range(len(place.moves)))
    nodes = list(tree.nodes)
    for at in place.nodes:
        nodes[at] = replace(nodes[at], player=None, information=None, chances=chances)
    # The set is gone; the others keep their order under new numbers.
    numbers = {old: new for new, old in enumerate(old for old in range(len(tree.information)) if old != index)}
    nodes = [
        node if node.information is None else replace(node, information=numbers[node.information]) for node in nodes
    ]
    kept = [place for old, place in enumerate(tree.information) if old != index]
    found = equilibrium(Tree(tree.game, nodes, kept))
    assert found.exact
    return Fraction(found.values[0])


@pytest.mark.parametrize("book", [book for book in RULEBOOKS if book not in ADDING])
def test_where_attacks_replace_there_is_nothing_to_bluff(book: str) -> None:
    """Where an Attack on an Attack replaces it, Ana wins half the time, however often she attacks with a Tacocat."""
    tree = game_tree(attack_bluff(3, 1, 1, book))
    assert equilibrium(tree).values[0] == Fraction(1, 2)
    assert {_bound(tree, Fraction(quarters, 4)) for quarters in range(5)} == {Fraction(1, 2)}


def test_beliefs_are_bayes_rule_by_hand() -> None:
    """A belief after a move is the prior times how often each hand makes it, over their sum; a draw gives it away."""
    found = equilibrium(attack_bluff(3, 1, 4))
    bluffs = found.at("Ana: Attack, Tacocat.")["play Attack"]
    real = Fraction(1, 5) * 1
    believed = belief(found, "Luis: Attack. Ana: play Attack")
    assert believed.after["Ana: Attack, Attack"] == real / (real + Fraction(4, 5) * bluffs)
    assert believed.chance == real + Fraction(4, 5) * bluffs
    at_two_thirds = [
        sum(believed.after[hidden] * moves[move] for hidden, moves in believed.worth.items())
        for move in ("draw", "play Attack")
    ]
    assert at_two_thirds[0] == at_two_thirds[1]
    # An Attack back leaves four turns to Ana: she is lost without a second one, and he is lost if she has it.
    assert [moves["play Attack"] for moves in believed.worth.values()] == [0, 1]
    drawn = belief(found, "Luis: Attack. Ana draws")
    assert sum(chance for hidden, chance in drawn.after.items() if "Attack, Attack" in hidden) == 0


def test_beliefs_where_the_game_never_comes() -> None:
    """Where an equilibrium never leads, Bayes' rule says nothing, and that is told."""
    solved = equilibrium(attack_bluff(3, 1, 1))
    attacks = tuple(Fraction(move == "play Attack") for move in ("draw", "play Attack"))
    always = {solved.tree.find(words): attacks for words in ("Ana: Attack, Tacocat.", "Ana: Attack, Attack.")}
    found = replace(solved, strategies=solved.strategies | always)
    with pytest.raises(EkTeachError, match="Bayes' rule says nothing"):
        belief(found, "Luis: Attack. Ana draws")
    with pytest.raises(EkTeachError, match="no moment of this game"):
        belief(found, "Marta")
    with pytest.raises(EkTeachError, match="beliefs follow from an equilibrium"):
        belief("x", "Marta")  # type: ignore[arg-type]


# Playing it out -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("which", ["hiding", "bluff", "duel"])
def test_plays_on_the_engine_agree(which: str) -> None:
    """Played on the engine, the strategies pay within the interval what the tree says; a seed fixes the plays."""
    found = _solved(which)
    played = sampled_plays(found, plays=4000, seed=5, confidence=0.999)
    assert played.agrees(found.values)
    assert played == sampled_plays(found, plays=4000, seed=5, confidence=0.999)
    assert sampled_plays(found, plays=4000, seed=6).counts != played.counts
    assert set(played.counts) <= found.reached


def _solved(which: str) -> Equilibrium:
    if which == "hiding":
        return hide_and_seek(3, "?", "?*2", unseen="skip, shuffle, attack, nope").equilibrium
    return equilibrium(attack_bluff(3, 1, 2) if which == "bluff" else nope_duel(3, 3))


def test_plays_would_show_a_wrong_value() -> None:
    """The interval is narrow enough to tell a value that is off by a twentieth."""
    found = _solved("bluff")
    wrong = [value + sign * Fraction(1, 20) for value, sign in zip(found.values, (1, -1), strict=True)]
    assert not sampled_plays(found, plays=4000, seed=5).agrees(wrong)


@pytest.mark.parametrize(("plays", "seed"), [(0, 1), (True, 1), (10, -1), ("many", 1)])
def test_bad_plays_are_told(plays: object, seed: object) -> None:
    """Numbers of plays and seeds that cannot be are told in one sentence."""
    with pytest.raises(EkTeachError, match="whole number"):
        sampled_plays(_solved("bluff"), plays, seed)  # type: ignore[arg-type]


def test_the_tree_is_worth_what_its_strategies_pay() -> None:
    """The value told is what the strategies pay when both keep to them, and neither gains by leaving them."""
    for which in ("hiding", "bluff", "duel"):
        found = _solved(which)
        assert expected(found.tree, found.strategies) == found.values
        assert exploitability(found.tree, found.strategies) == 0


# What is shown --------------------------------------------------------------------------------------------------------


def test_the_duel_explorer_shows_what_is_solved() -> None:
    """The explorer's answer for a choice is that of the theory, and it has one where no Nope is in the game."""
    explorer = nope_war_explorer()
    explorer.choose(nopes=4, hand=2)
    assert "plays a Nope with 2 in his hand, and keeps quiet with 1" in explorer.told["said"]
    explorer.choose(nopes=0)
    assert "Nobody can have a Nope" in explorer.told["said"]
    explorer.choose(nopes=4, stake=0)
    assert "lets the Attack stand" in explorer.told["said"]


@pytest.mark.parametrize("size", [2, 5])
def test_the_hiding_explorer_shows_what_is_solved(size: int) -> None:
    """The explorer tells value and places for a choice, also for who can only draw."""
    explorer = hiding_explorer()
    explorer.choose(pile=size, hider="skip", seeker="skip*2")
    assert "1/2 = 0.500" in explorer.told["said"]
    explorer.choose(pile=size, hider="", seeker="")
    assert "Luis can only draw." in explorer.text()


def test_the_bluff_explorer_shows_beliefs() -> None:
    """The explorer tells what an Attack and a draw give away, and where the books part."""
    explorer = bluff_explorer()
    explorer.choose(attacks=2, cats=4)
    assert "1/3 = 0.333 before she moved, 2/3 = 0.667 now" in explorer.told["said"]
    explorer.choose(move="draw")
    assert "1/3 = 0.333 before she moved, 0 now" in explorer.told["said"]
    explorer.choose(rulebook="zh", move="attack")
    assert "Ana wins with a chance of 4/9 = 0.444." in explorer.text()


@pytest.mark.skipif(not has("pyspiel"), reason="OpenSpiel is not installed")
def test_regret_falls_and_is_drawn() -> None:
    """CFR comes within its exploitability of the linear program's value; the chart tells every point in words."""
    from ek_teach.theory import counterfactual_regret

    found = equilibrium(attack_bluff())
    regrets = counterfactual_regret(found.tree, iterations=60)
    assert regrets.exploitability[-1] < regrets.exploitability[0] / 10
    assert abs(float(regrets.equilibrium.values[0] - found.values[0])) <= 2 * regrets.exploitability[-1]
    chart = regret_chart(regrets)
    assert len(chart.words) == len(regrets.iterations)
    assert chart.words[0].startswith("After 1 iteration: ")
    figure = chart.figure()
    figure.canvas.draw()
    axes = figure.axes[0]
    assert axes.get_yscale() == axes.get_xscale() == "log"
    assert tuple(np.asarray(axes.lines[0].get_xdata())) == regrets.iterations
    ticks = {label.get_text() for axis in (axes.xaxis, axes.yaxis) for label in axis.get_ticklabels()}
    assert {"1", "10", "0.1", "0.01"} <= ticks and not any("$" in tick for tick in ticks)
    assert chart.png()[1:4] == b"PNG"


# Exercises ------------------------------------------------------------------------------------------------------------

NAMES = ("nope-war-3", "nope-war-4", "hiding-1", "bluff-1")


@pytest.mark.parametrize("name", NAMES)
def test_two_students_differ_and_right_answers_are_taken(name: str) -> None:
    """Students get different numbers; each right answer is accepted, and a wrong one is told where it parts."""
    made = [exercise(name, student=f"student {number}") for number in range(12)]
    assert len({(each.situation, each.question) for each in made}) > 4
    for each in made:
        right = each.solution()
        assert each.check(right).right
        wrong = next(answer for answer in ("nobody", *_wrong(each.situation)) if each.check(answer).right is False)
        parting = each.check(wrong).parting
        assert parting is not None and len(parting.sentence) > 20


def _wrong(situation: str) -> list[str]:
    names = [line.partition(":")[2] for line in situation.splitlines() if line.startswith("players")]
    return ["2/7", "5/7", *(name.strip() for name in ",".join(names).split(","))]


# In every language ----------------------------------------------------------------------------------------------------

_HIDDEN = """
players: Ana Luis
Ana: defuse, nope
Luis: skip*2, favor
pile: exploding kitten, tacocat
"""


@pytest.mark.parametrize("language", TRANSLATED)
def test_small_games_are_told_in_the_language_that_is_spoken(language: str) -> None:
    def show() -> list[object]:
        found = equilibrium(small_game(_HIDDEN, kitten="secretly"))
        hidden = next(place.words for place in found.tree.information if "hides" in place.words)
        believed = belief(found, hidden)
        shown = [found, found.tree, sampled_plays(found, plays=20), believed, believed.method, *believed.assumptions]
        shown += [hide_and_seek(3, "", "skip*2"), hiding_explorer().text(), *nope_duel().assumptions]
        return [*shown, bluff_explorer().text(), nope_war_explorer().text()]

    assert_told_in(language, show)


@pytest.mark.skipif(not has("pyspiel"), reason="OpenSpiel is not installed")
@pytest.mark.parametrize("language", TRANSLATED)
def test_regrets_are_told_in_the_language_that_is_spoken(language: str) -> None:
    from ek_teach.theory import counterfactual_regret

    def show() -> list[object]:
        regrets = counterfactual_regret(attack_bluff(), iterations=3)
        return [regrets, regret_chart(regrets)]

    assert_told_in(language, show)


def test_a_moment_is_found_by_its_english_name_in_every_language() -> None:
    def show() -> list[object]:
        found = equilibrium(attack_bluff())
        return [
            found.at("Ana: Attack, Tacocat.")["play Attack"],
            belief(found, "Luis: Attack. Ana: play Attack").chance,
        ]

    assert {told_in_language(language, show) for language in ("en", *TRANSLATED)} == {"1/2\n3/4"}
