"""What cannot be meant is refused in one sentence, before any work is begun."""

import re
from fractions import Fraction

import numpy as np
import pytest

from ek_teach.engine import situation, view
from ek_teach.errors import EkTeachError
from ek_teach.rulebook import load_rulebook
from ek_teach.theory import (
    Equilibrium,
    arguments,
    attack_bluff,
    attack_chain,
    attack_chains,
    backward_induction,
    belief,
    best_reply,
    equilibrium,
    exploitability,
    gambit_equilibrium,
    game_tree,
    has,
    hide_and_seek,
    move_game,
    nope_duel,
    nope_moments,
    nope_war,
    sampled_plays,
    small_game,
    solved_plays,
    turns_after_attacks,
)
from ek_teach.theory.arguments import number
from ek_teach.theory.odds import brute_force, derive, odds_table, opening_odds, simulated_odds
from ek_teach.theory.population import (
    dominations,
    flow,
    generations,
    invasions,
    played_generation,
    rest_points,
    tournament,
)
from ek_teach.views import regret_chart
from ek_teach.views.theory_moves import chain_table, turns_table, value_chart, values_table
from ek_teach.views.theory_odds import odds_chart, odds_frame, opening_frame
from ek_teach.views.theory_population import duel_frame, invasion_frame, shares_chart

TABLE = "players: Ana Luis\nAna: defuse\nLuis: skip\npile: exploding kitten, tacocat"
WAR = "players: Ana Luis\nAna: skip, defuse\nLuis: nope\npile: exploding kitten, tacocat\nAna: skip"
STATE = situation(load_rulebook("es"), ["DA", "DN"], "PPK")
KNOWN = view(STATE, 0)


@pytest.fixture(scope="module")
def found() -> Equilibrium:
    return equilibrium(attack_bluff())


# Numbers --------------------------------------------------------------------------------------------------------------

TOO_LARGE = ["1e99999999", "1E+999", "-1e99999999", "1e-99999999", "9" * 5000, "1/" + "9" * 5000, 1e300, 10**7]


@pytest.mark.parametrize("value", [*TOO_LARGE, float("nan"), float("inf"), None, True, "much", "1/0", "", 1j, (1,)])
def test_a_stake_that_is_none_is_refused_before_it_is_worked_out(value, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    """A written number is not turned into a fraction before its length and its exponent were looked at."""
    worked_out = list[object]()

    def fraction(*parts: object) -> Fraction:
        worked_out.append(parts[0])
        assert len(parts) == 2 or not (isinstance(parts[0], str) and parts[0] in TOO_LARGE)
        return Fraction(*parts)  # type: ignore[arg-type]

    monkeypatch.setattr(arguments, "Fraction", fraction)
    told = r" is a number up to 1,000,000, as 1, 0\.25 or '1/4', not "
    with pytest.raises(EkTeachError, match=f"the stake of Ana{told}"):
        nope_war(WAR, {"Ana": value})
    with pytest.raises(EkTeachError, match=f"stake{told}"):
        nope_duel(stake=value)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("1/4", Fraction(1, 4)),
        (" -2.5 ", Fraction(-5, 2)),
        ("+4", 4),
        ("1e3", 1000),
        ("1e-3", Fraction(1, 1000)),
        (0.1, Fraction(1, 10)),
        (np.int64(3), 3),
        (np.float64(0.5), Fraction(1, 2)),
        (-1_000_000, -1_000_000),
    ],
)
def test_a_number_is_read_however_it_is_written(value: object, expected: Fraction) -> None:
    assert number(value, "the stake") == expected


def test_a_stake_can_be_written_with_its_sign() -> None:
    """What it is worth to Luis that the Attack is cancelled is the same with and without the plus."""
    assert equilibrium(nope_duel(1, stake="+4")).values == equilibrium(nope_duel(1, stake=4)).values


@pytest.mark.parametrize("worth", [-1, "-1/4", {"Luis": -1}])
def test_a_nope_that_is_kept_is_worth_nothing_at_least(worth: object) -> None:
    with pytest.raises(EkTeachError, match="is a number from 0 to 1,000,000, as"):
        nope_war(WAR, {"Ana": 1}, nope_worth=worth)  # type: ignore[arg-type]
    with pytest.raises(EkTeachError, match="what a Nope is worth to Luis is a number from 0"):
        nope_duel(worth={"Luis": -1})


# One sentence each ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: attack_chain(names=()), "names are a list of texts, one for each of 3 players, not ()."),
        (lambda: attack_chain(names=("A",)), "names are a list of texts, one for each of 3 players, not ('A',)."),
        (lambda: attack_chain((1, 1), names="AB"), "names are a list of texts, one for each of 2 players, not 'AB'."),
        (lambda: attack_chain(rulebook=5), "rulebook is a name, as 'es', or what load_rulebook gives, not "),
        (lambda: turns_after_attacks(rulebook=None), "rulebook is a name, as 'es', or what load_rulebook gives, not "),
        (lambda: attack_bluff(names=5), "names are a list of texts, one for each of 2 players, not 5."),
        (lambda: attack_bluff(names=None), "names are a list of texts, one for each of 2 players, not None."),
        (lambda: attack_bluff(names=("A",)), "names are a list of texts, one for each of 2 players, not ('A',)."),
        (lambda: attack_bluff(names=("A", 5)), "names are a list of texts, one for each of 2 players, not ('A', 5)."),
        (lambda: hide_and_seek(names=("A", "B", "C")), "names are a list of texts, one for each of 2 players"),
        (lambda: attack_chains(rulebooks=None), "rulebooks is a list of one at least, as ['es', 'zh'], not None."),
        (lambda: attack_chains(rulebooks=5), "rulebooks is a list of one at least, as ['es', 'zh'], not 5."),
        (lambda: attack_chains(rulebooks="es"), "rulebooks is a list of one at least, as ['es', 'zh'], not 'es'."),
        (lambda: attack_chains(rulebooks=()), "rulebooks is a list of one at least, as ['es', 'zh'], not ()."),
        (lambda: attack_chains(rulebooks=[5]), "rulebook is a name, as 'es', or what load_rulebook gives, not "),
        (lambda: nope_moments(None), "moments are listed of an equilibrium"),
        (lambda: sampled_plays(None), "an equilibrium is played"),
        (lambda: small_game(10**5000), "a small game is a text in the notation, not a number too long to show."),
        (lambda: small_game(TABLE, kitten=5), "kitten is one of shuffled, openly, secretly, not 5."),
        (lambda: small_game(TABLE, rulebook=5), "rulebook is a name, as 'es', or what load_rulebook gives, not "),
        (lambda: small_game(TABLE, combinations="yes"), "combinations is True or False, not 'yes'."),
        (lambda: small_game(TABLE, lays="exploding kitten"), "may be laid in a turn, and Exploding Kitten is none"),
        (lambda: small_game(TABLE, lays="skip, defuse"), "may be laid in a turn, and Defuse is none of them."),
        (lambda: small_game(TABLE, lays="tacocat"), "Tacocat, which is laid in combinations only"),
        (lambda: move_game(3, skips="no"), "skips is True or False, not 'no'."),
        (lambda: move_game(3, hand=5), "hand is a list of cards in a text, as 'skip, attack', not 5."),
        (lambda: move_game(3, rival=None), "rival is a list of cards in a text, as 'skip, attack', not None."),
        (lambda: move_game(3, names=None), "names are a list of texts, one for each of 2 players, not None."),
        (lambda: move_game(3, defuses=(1.0, 1)), "each number of defuses is a whole number from 0 to 2, not 1.0."),
        (lambda: nope_war(WAR, {}, rulebook=5), "rulebook is a name, as 'es', or what load_rulebook gives, not "),
        (lambda: has(5), "a module is named by a text, as 'pygambit', not 5."),
        (lambda: opening_odds(None, 3), "rulebook is a name, as 'es', or what load_rulebook gives, not "),
        (
            lambda: opening_odds("es", 3, seed="x"),
            "the seed is a whole number from 0 to 18446744073709551615, not 'x'.",
        ),
        (lambda: opening_odds("es", 3, seed=-1), "the seed is a whole number from 0"),
        (lambda: odds_table(None), "odds are told from a view, as view() of a state gives it, not from None."),
        (lambda: odds_table(STATE), "odds are told from a view"),
        (lambda: odds_table(KNOWN, "x"), "most is a whole number from 1, not 'x'."),
        (lambda: simulated_odds(None, 1), "odds are told from a view"),
        (
            lambda: simulated_odds(KNOWN, 1, trials=10**9),
            "trials is a whole number from 1 to 1,000,000, not 1000000000.",
        ),
        (lambda: simulated_odds(KNOWN, 1, seed="x"), "the seed is a whole number"),
        (lambda: brute_force(None, 0, 1), "orders are gone through of a state"),
    ],
)
def test_what_cannot_be_meant_is_told_in_one_sentence(make, says: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(EkTeachError) as raised:
        make()
    assert says in str(raised.value)
    assert "\n" not in str(raised.value) and str(raised.value).endswith(".")


@pytest.mark.parametrize("words", [None, 5, ("Ana",)])
def test_a_moment_is_told_in_words(words: object, found: Equilibrium) -> None:
    told = re.escape(f"a moment is told in words, as they stand in tree.information, not {words!r}.")
    with pytest.raises(EkTeachError, match=told):
        found.at(words)  # type: ignore[arg-type]
    with pytest.raises(EkTeachError, match=told):
        belief(found, words)  # type: ignore[arg-type]


@pytest.mark.parametrize("strategies", [None, {}, 5, {0: "often"}, {0: (2, -1)}, {0: (Fraction(1),)}])
def test_replies_are_looked_for_to_strategies(strategies: object, found: Equilibrium) -> None:
    for ask in (
        lambda: best_reply(found.tree, strategies, 1),  # type: ignore[arg-type]
        lambda: exploitability(found.tree, strategies),  # type: ignore[arg-type]
    ):
        with pytest.raises(EkTeachError, match=r"strategies tell .*, not .*\."):
            ask()


@pytest.mark.parametrize("seat", [None, 2, -1, True, "Ana"])
def test_replies_are_looked_for_by_a_seat(seat: object, found: Equilibrium) -> None:
    with pytest.raises(EkTeachError, match=f"seat is a whole number from 0 to 1, not {seat!r}"):
        best_reply(found.tree, found.strategies, seat)  # type: ignore[arg-type]


def test_replies_are_looked_for_in_a_tree(found: Equilibrium) -> None:
    for ask in (lambda: best_reply(None, {}, 0), lambda: exploitability(found, {})):  # type: ignore[arg-type]
        with pytest.raises(EkTeachError, match=r"in what game_tree\(\) makes, not "):
            ask()
    three = small_game("players: A B C\nA: nothing\nB: nothing\nC: nothing\npile: exploding kitten*2, tacocat")
    with pytest.raises(EkTeachError, match="told for two players, and this game has 3"):
        exploitability(game_tree(three), {})


def test_what_a_module_would_lie_in_may_be_missing_too() -> None:
    assert not has("no_such_library.part") and not has("")


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    """What comes out of an array is taken, as everywhere in the package."""
    assert backward_induction(move_game(np.int64(3))).values == backward_induction(move_game(3)).values


# Whatever is handed in instead ----------------------------------------------------------------------------------------

THINGS: list[object] = [None, 5, -1, 1.5, True, "x", (), {}, [None], ("a", "b"), object(), 10**400, {"a": None}]
DUELS = tournament(["random", "cautious"], games=20)
HALVES = {"random": 0.5, "cautious": 0.5}


@pytest.mark.parametrize(
    "ask",
    [
        lambda thing: best_reply(thing, {}, 0),
        lambda thing: nope_moments(thing),
        lambda thing: backward_induction(thing),
        lambda thing: game_tree(thing),
        lambda thing: solved_plays(thing),
        lambda thing: derive(thing, 1),
        lambda thing: odds_table(thing),
        lambda thing: brute_force(thing, 0, 1),
        lambda thing: tournament(thing),
        lambda thing: generations(thing),
        lambda thing: generations(DUELS, thing) if thing is not None else generations(thing),
        lambda thing: flow(thing),
        lambda thing: invasions(thing),
        lambda thing: dominations(thing),
        lambda thing: rest_points(thing),
        lambda thing: played_generation(["random", "cautious"], thing),
        lambda thing: played_generation(["random", "cautious"], HALVES, players=None if thing == 5 else thing),
        lambda thing: played_generation(["random", "cautious"], HALVES, tables=None if thing == 5 else thing),
        lambda thing: tournament(["random", "cautious"], games=2, seed=None if thing == 5 else thing),
        lambda thing: played_generation(["random", "cautious"], HALVES, tables=2, seed=None if thing == 5 else thing),
        lambda thing: regret_chart(thing),
        lambda thing: chain_table(thing),
        lambda thing: turns_table(2, thing),
        lambda thing: value_chart(thing, "Values"),
        lambda thing: values_table(thing),
        lambda thing: odds_chart(thing),
        lambda thing: odds_frame(thing),
        lambda thing: opening_frame(thing) if thing != () else opening_frame(None),
        lambda thing: duel_frame(thing),
        lambda thing: invasion_frame(DUELS, thing) if thing != () else invasion_frame(thing, ()),
        lambda thing: shares_chart(thing),
    ],
)
def test_nothing_else_is_taken_for_what_is_asked_for(ask) -> None:  # type: ignore[no-untyped-def]
    """Of everything that somebody may hand in by mistake, nothing ends in an error of Python's."""
    for thing in THINGS:
        with pytest.raises(EkTeachError) as raised:
            ask(thing)
        assert "\n" not in str(raised.value)


def test_who_is_not_named_is_not_there() -> None:
    """Shares are read in one way everywhere."""
    assert generations(DUELS, {"random": 1}).last == {"random": 1, "cautious": 0}
    assert played_generation(["random", "cautious"], {"random": 1}, tables=5).wins == {"random": 5, "cautious": 0}


@pytest.mark.skipif(not has("pygambit"), reason="Gambit is not installed")
def test_gambits_strategies_are_probabilities_where_the_game_never_comes_too() -> None:
    """Its weights miss the sum 1 where a player's own moves never lead."""
    solved = gambit_equilibrium(attack_bluff())
    assert {sum(chances) for chances in solved.strategies.values()} == {1}
    assert solved.exact and solved.values == equilibrium(attack_bluff()).values
