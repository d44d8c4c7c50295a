"""Strategies in a population: the payoffs are counted games, and the dynamics does what the theory says of it."""

import re
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations_with_replacement

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ek_teach import simulate
from ek_teach.errors import EkTeachError
from ek_teach.theory import missing
from ek_teach.theory.population import (
    Payoff,
    Payoffs,
    dominations,
    flow,
    generations,
    invasions,
    played_generation,
    rest_points,
    tournament,
)
from ek_teach.views.theory_population import duel_frame, invasion_frame, shares_chart

from .spoken import TRANSLATED, assert_told_in


def duels(rates: Sequence[Sequence[str | Fraction]], half: float = 0.0) -> Payoffs:
    """Payoffs written down: the rows' chances to win against the columns."""
    entries = {}
    for one, row in enumerate(rates):
        for other, rate in enumerate(row):
            share = Fraction(rate)
            entries[one, (other,)] = Payoff(share, float(share) - half, float(share) + half, 0 if one == other else 100)
    names = tuple("abcdefg"[: len(rates)])
    return Payoffs(names, 2, entries, "es", 0.95, "written down", False, ())


ROCK_PAPER_SCISSORS = duels([["1/2", "0", "1"], ["1", "1/2", "0"], ["0", "1", "1/2"]])
# Against its own kind a is better off as b, against b as a: each helps the other.
LADDER = duels([["1/2", "3/5", "4/5"], ["2/5", "1/2", "3/5"], ["1/5", "2/5", "1/2"]], half=0.01)


def test_duels_are_the_games_that_simulate_plays() -> None:
    """Each entry is the win rate of the same games, and what one wins the other loses."""
    payoffs = tournament(["random", "cautious"], "zh", games=60, seed=4)
    result = simulate(["random", "cautious"], "zh", games=60, seed=4, progress=False)
    row = result.table.loc["cautious"]
    entry = payoffs.entries[1, (0,)]
    assert float(entry.rate) == row.win_rate and (entry.low, entry.high) == (row.low, row.high)
    assert payoffs.entries[0, (1,)].rate == 1 - entry.rate
    assert payoffs.entries[0, (0,)].rate == Fraction(1, 2) and payoffs.entries[0, (0,)].games == 0


def test_at_every_table_the_payoffs_add_up_to_one() -> None:
    """Somebody wins each game, whoever sits there; several of one strategy share what it wins."""
    payoffs = tournament(["random", "cautious", "counter"], players=3, games=30)
    for kind in combinations_with_replacement(range(3), 3):
        won = Fraction(0)
        for one in kind:
            others = list(kind)
            others.remove(one)
            won += payoffs.entries[one, tuple(others)].rate
        assert won == 1


@given(st.lists(st.floats(0.01, 1), min_size=3, max_size=3))
def test_a_population_wins_an_even_share_on_average(weights: list[float]) -> None:
    """What some win above an even share, others win below it, whatever the shares are."""
    shares = np.array(weights) / sum(weights)
    assert LADDER.fitness(shares) @ shares == pytest.approx(0.5)
    assert LADDER.fitness(shares)[0] == pytest.approx(0.5 * shares[0] + 0.6 * shares[1] + 0.8 * shares[2])


def test_a_table_of_three_is_met_by_its_chance() -> None:
    """With three at a table the two others are drawn one by one: the mixed pair comes in two orders."""
    payoffs = tournament(["random", "cautious"], players=3, games=30)
    both, mixed, none = (float(payoffs.entries[1, others].rate) for others in ((0, 0), (0, 1), (1, 1)))
    expected = 0.3**2 * both + 2 * 0.3 * 0.7 * mixed + 0.7**2 * none
    assert payoffs.fitness([0.3, 0.7])[1] == pytest.approx(expected)


def test_the_next_generation_plays_like_the_winners() -> None:
    """One step by hand: half a, half b; a wins 55 games in 100, so its share is 55 in 100."""
    course = generations(LADDER, {"a": 0.5, "b": 0.5}, number=1)
    assert course.shares[1] == pytest.approx([0.55, 0.45, 0])


def test_a_generation_that_is_played_agrees_with_the_rule() -> None:
    """Games at random tables, counted, give the shares that the payoffs foretell, within both their errors."""
    cast, start = ["random", "cautious", "counter"], {"random": 0.5, "cautious": 0.3, "counter": 0.2}
    foretold = generations(tournament(cast, games=400), start, number=1).last
    played = played_generation(cast, start, tables=1_500, seed=1)
    assert sum(played.wins.values()) == 1_500
    for name in cast:
        low, high = played.intervals[name]
        wide = high - low
        assert low - wide < foretold[name] < high + wide
        assert abs(foretold[name] - start[name]) > 0.0 and played.holds(name, float(played.shares[name]))


def test_a_ladder_of_strategies_ends_with_the_best_and_each_worse_one_is_dominated() -> None:
    """Where a beats b beats c everywhere, only a population of a is stable, and nobody can invade it."""
    assert [(one.name, one.by, one.sure) for one in dominations(LADDER)] == [
        ("b", {"a": 1.0}, True),
        ("c", {"a": 1.0}, True),
    ]
    assert generations(LADDER, number=200).last["a"] > 0.999
    assert {str(point) for point in rest_points(LADDER)} == {
        "a 100.0 %: stable",
        "b 100.0 %: unstable",
        "c 100.0 %: unstable",
    }
    assert {(one.resident, one.invader): one.verdict for one in invasions(LADDER)} == {
        ("a", "b"): -1, ("a", "c"): -1, ("b", "a"): 1, ("b", "c"): -1, ("c", "a"): 1, ("c", "b"): 1,
    }  # fmt: skip


def test_what_the_intervals_do_not_tell_is_not_called_sure() -> None:
    """The same estimates with wide intervals dominate, but not surely."""
    wide = duels([["1/2", "11/20"], ["9/20", "1/2"]], half=0.1)
    (found,) = dominations(wide)
    assert (found.name, found.sure) == ("b", False)
    assert [one.verdict for one in invasions(wide)] == [0, 0]
    assert "○" in str(duel_frame(wide))


def test_in_a_cycle_the_middle_is_neutral_and_nobody_is_dominated() -> None:
    """Rock, paper, scissors rests at a third each; the flow keeps circling, the steps spiral out."""
    middle = rest_points(ROCK_PAPER_SCISSORS)[-1]
    assert middle.shares == dict.fromkeys("abc", Fraction(1, 3)) and middle.exact and middle.stability == "neutral"
    assert dominations(ROCK_PAPER_SCISSORS) == ()
    start = {"a": 0.5, "b": 0.25, "c": 0.25}
    steps = generations(ROCK_PAPER_SCISSORS, start, number=60).shares.prod(axis=1)
    assert steps[-1] < steps[0] / 10


def test_the_flow_keeps_what_the_theory_says_is_kept() -> None:
    """In rock, paper, scissors the product of the shares stays the same for ever (Hofbauer and Sigmund 1998)."""
    pytest.importorskip("scipy")
    course = flow(ROCK_PAPER_SCISSORS, {"a": 0.5, "b": 0.25, "c": 0.25}, number=60)
    assert course.shares.prod(axis=1) == pytest.approx(0.5 * 0.25 * 0.25, rel=1e-5)
    assert course.shares.max() > 0.49 and len(course.times) == 241


def test_flow_and_steps_agree_where_the_steps_are_small() -> None:
    """At tables of five too, a population that changes slowly does so alike in both."""
    pytest.importorskip("scipy")
    entries = {}
    for many in range(5):
        others = (0,) * many + (1,) * (4 - many)
        # With one a more at the table than there are a among the others; what the a leave, the b share.
        entries[0, others] = Payoff(Fraction(21, 100) if many < 4 else Fraction(1, 5), 0, 1, 1)
        entries[1, others] = Payoff((1 - many * Fraction(21, 100)) / (5 - many), 0, 1, 1)
    five = Payoffs(("a", "b"), 5, entries, "es", 0.95, "written down", False, ())
    steps, flowed = (course(five, number=400).last["a"] for course in (generations, flow))
    assert steps > 0.9 and flowed == pytest.approx(steps, abs=0.01)


def test_two_that_need_each_other_live_side_by_side() -> None:
    """At a table of three, where the rarer one wins more, the even mixture is stable and each alone is not."""
    entries = {}
    for own, other in ((0, 1), (1, 0)):
        alone, mixed = tuple(sorted((other, other))), tuple(sorted((own, other)))
        entries[own, (own, own)] = Payoff(Fraction(1, 3), 1 / 3, 1 / 3, 0)
        entries[own, alone] = Payoff(Fraction(2, 5), 0.39, 0.41, 100)
        entries[own, mixed] = Payoff(Fraction(3, 10), 0.29, 0.31, 100)
    three = Payoffs(("a", "b"), 3, entries, "es", 0.95, "written down", False, ())
    points = rest_points(three)
    assert [point.stability for point in points] == ["unstable", "unstable", "stable"]
    assert points[-1].shares["a"] == pytest.approx(0.5) and not points[-1].exact
    assert generations(three, {"a": 0.95, "b": 0.05}, number=300).last["a"] == pytest.approx(0.5, abs=0.01)
    assert {one.verdict for one in invasions(three)} == {1}


def test_a_mixture_may_dominate_where_no_single_strategy_does() -> None:
    """c loses a little to the even mixture of a and b, everywhere, though a and b each lose to it somewhere."""
    pytest.importorskip("scipy")
    entries = {}
    for (one, others), rate in {
        (0, (0,)): "9/10", (0, (1,)): "1/10", (0, (2,)): "6/10",
        (1, (0,)): "1/10", (1, (1,)): "9/10", (1, (2,)): "6/10",
        (2, (0,)): "4/10", (2, (1,)): "4/10", (2, (2,)): "5/10",
    }.items():  # fmt: skip
        entries[one, others] = Payoff(Fraction(rate), 0, 1, 1)
    (found,) = dominations(Payoffs(("a", "b", "c"), 2, entries, "es", 0.95, "written down", False, ()))
    assert found.name == "c" and found.by == pytest.approx({"a": 0.5, "b": 0.5}, abs=0.2) and not found.sure


def test_without_scipy_one_line_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps need nothing; the flow says what to install."""

    def gone(module: str) -> None:
        raise ImportError(module)

    monkeypatch.setattr(missing, "import_module", gone)
    with pytest.raises(
        EkTeachError, match=r"^the replicator equation needs scipy, which is not installed; pip install"
    ):
        flow(LADDER)
    assert len(dominations(LADDER)) == 2 and generations(LADDER).last["a"] > 0.9


def test_some_of_the_strategies_by_name() -> None:
    """A part of a tournament is the tournament of the part, in the order asked for."""
    part = LADDER.only("c", "a")
    assert part.names == ("c", "a") and part.entries[1, (0,)].rate == Fraction(4, 5)
    assert str(LADDER.table.loc["a", "c"]).startswith("80.0 % (79.0 %")


def test_what_cannot_be_meant_is_refused_in_one_sentence() -> None:
    """Each refusal names what is wrong and what would be right."""
    with pytest.raises(EkTeachError, match="two strategies or more, each under a name of its own"):
        tournament(["random", "random"])
    with pytest.raises(EkTeachError, match="players at a table is a whole number from 2 to 5, not 6"):
        tournament(["random", "cautious"], players=6)
    with pytest.raises(EkTeachError, match="more than 200; take fewer"):
        tournament(["random", "cautious", "aggressive", "hoarder", "noper", "counter", "optimiser"], players=5)
    with pytest.raises(EkTeachError, match="'z' was not in the tournament; there were a, b, c"):
        LADDER.only("a", "z")
    with pytest.raises(EkTeachError, match=r"add up to 1, and these add up to 0\.7"):
        generations(LADDER, {"a": 0.3, "b": 0.4})
    with pytest.raises(EkTeachError, match="the share of a is a number from 0 to 1, not 2"):
        generations(LADDER, {"a": 2})
    with pytest.raises(EkTeachError, match="from 1 to 10,000, not 0"):
        generations(LADDER, number=0)
    with pytest.raises(EkTeachError, match="no strategy 'cautios'; did you mean 'cautious'"):
        played_generation(["random", "cautious"], {"random": 0.5, "cautios": 0.5})
    with pytest.raises(EkTeachError, match="shares add up to 1"):
        played_generation(["random", "cautious"], {"random": 0.5, "cautious": 0.6})


def test_tables_and_chart_tell_the_numbers_with_signs() -> None:
    """More and less than an even share have signs of their own; lines differ by marker and dashes."""
    text = str(duel_frame(LADDER))
    assert "▲ 80.0 %" in text and "▼ 20.0 %" in text and "= 50.0 %" in text
    assert "▲ 60.0 %" in str(invasion_frame(LADDER, invasions(LADDER)))
    course = generations(LADDER, number=12)
    chart = shares_chart(course)
    lines = chart.figure().axes[0].lines
    assert (
        len({(line.get_marker(), line.get_linestyle(), tuple(line._unscaled_dash_pattern[1] or ())) for line in lines})
        == 3
    )
    assert (
        chart.words[0].startswith("a: 33.3 % at first") and f"{100 * course.last['a']:.1f} % after 12" in chart.words[0]
    )
    for result in (LADDER, course, *rest_points(LADDER)):
        assert result.method and isinstance(result.exact, bool)


def test_the_exercise_asks_for_what_the_dynamics_gives() -> None:
    """Its answer is one step of the replicator rule on the very games that it tells of."""
    from ek_teach.lessons.exercises import exercise

    asked = exercise("population-1", student="Ada")
    told = re.search(r"In (\d+) duels under es, (\w+) won (\d+) against (\w+);.* (\d+) of 10 play", asked.question)
    assert told is not None
    games, won, tenths = int(told[1]), int(told[3]), int(told[5])
    rate = Fraction(won, games)
    course = generations(duels([["1/2", rate], [1 - rate, "1/2"]]), {"a": tenths / 10, "b": 1 - tenths / 10}, number=1)
    assert "Right" in str(asked.check(f"{course.last['a']:.4f}"))
    forgotten = str(asked.check(Fraction(tenths, 10) * rate))
    assert "Not so" in forgotten and "its own kind" in forgotten.replace("\n", " ")


# In every language ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", TRANSLATED)
def test_populations_are_told_in_the_language_that_is_spoken(language: str) -> None:
    def show() -> list[object]:
        payoffs = tournament(["random", "cautious", "counter"], games=20)
        course, points = generations(payoffs, number=4), rest_points(payoffs)
        played = played_generation(["random", "cautious"], {"random": 0.5, "cautious": 0.5}, tables=10)
        shown = [duel_frame(payoffs), invasion_frame(payoffs, invasions(payoffs)), shares_chart(course), *points]
        methods = {one.method for one in (course, played, *points)}
        return [*shown, *sorted(methods), *course.assumptions, *played.assumptions]

    assert_told_in(language, show)
