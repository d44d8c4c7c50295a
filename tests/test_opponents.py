"""Strategies at a table with a person: they see what their seats may see, and a game always goes on."""

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ek_teach.engine import (
    Action,
    ActionKind,
    EventKind,
    Phase,
    Seeded,
    State,
    Transition,
    check,
    legal_actions,
    new_game,
    situation,
    step,
    view,
)
from ek_teach.errors import EkTeachError
from ek_teach.play import Player, random_game
from ek_teach.play.opponents import OPPONENTS, dice_of, let_opponents_play, seat_opponents
from ek_teach.play.strategies import STRATEGIES
from ek_teach.rulebook import load_rulebook
from ek_teach.timeline import Match, Walk, play_out

from .table import BOOKS, lay
from .test_properties import permuted

KINDS = OPPONENTS


def own_actions(state: State, seat: int) -> list[Action]:
    return [action for action in legal_actions(state) if action.player == seat]


def decided(kind: str, state: State, seed: int = 0) -> Action:
    """What an opponent does next: the first step of a table whose person sits elsewhere."""
    seat = state.to_act[0]
    human = next(other for other in range(state.players) if other != seat)
    return let_opponents_play(state, human, seat_opponents(kind, state.players, human), Seeded(1), 1, seed=seed)[
        0
    ].action


def whole_game(book: str, players: int, kind: str, seed: int) -> list[Transition]:
    """A person who does anything that is allowed, in whatever order, against opponents of one kind."""
    state, chance, random = new_game(load_rulebook(book), players), Seeded(seed), Random(seed)
    human = seed % players
    opponents, game = seat_opponents(kind, players, human), []
    while True:
        steps = let_opponents_play(state, human, opponents, chance, seed=seed)
        game += steps
        state = steps[-1].after if steps else state
        if state.phase is Phase.OVER:
            return game
        assert state.to_act[0] == human
        choices = own_actions(state, human)
        assert choices
        game.append(step(state, random.choice(choices)))
        state = game[-1].after


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("kind", KINDS)
def test_every_game_with_a_person_comes_to_an_end(book: str, players: int, kind: str) -> None:
    for seed in range(3):
        game = whole_game(book, players, kind, seed)
        assert game[-1].after.phase is Phase.OVER
        assert all(one.after is other.before for one, other in pairwise(game))


@settings(max_examples=30)
@given(st.sampled_from(BOOKS), st.integers(2, 5), st.sampled_from(KINDS), st.integers(0, 10**6))
def test_a_seed_decides_the_whole_game(book: str, players: int, kind: str, seed: int) -> None:
    assert whole_game(book, players, kind, seed) == whole_game(book, players, kind, seed)


@settings(max_examples=25)
@given(st.sampled_from(BOOKS), st.integers(2, 5), st.integers(0, 10**6), st.randoms(use_true_random=False))
def test_hidden_cards_change_no_choice(book: str, players: int, seed: int, random: Random) -> None:
    """The dice come from what the seat sees as well, so that not even they tell of a hidden card."""
    game = random_game(load_rulebook(book), players, seed)
    asked = [one.before for one in game if one.before.to_act and one.before.to_act[0] >= 0]
    for state in random.sample(asked, min(12, len(asked))):
        seat = state.to_act[0]
        other = permuted(state, seat, random)
        for kind in KINDS:
            chosen = decided(kind, state, seed)
            assert chosen == decided(kind, other, seed) == decided(kind, state, seed)
            assert chosen in own_actions(state, seat)


@settings(max_examples=25)
@given(st.sampled_from(BOOKS), st.integers(2, 5), st.sampled_from(KINDS), st.integers(0, 10**6))
def test_opponents_are_no_fools(book: str, players: int, kind: str, seed: int) -> None:
    """They never blow themselves up, never lay a lone cat, and never show where the Kitten is."""
    human = seed % players
    for transition in whole_game(book, players, kind, seed):
        action = transition.action
        if action.player < 0 or action.player == human:
            continue
        if action.kind is ActionKind.EXPLODE:
            assert "D" not in transition.before.table.hands[action.player]
        assert not action.openly
        assert not any(event.kind is EventKind.NO_EFFECT for event in transition.events if not transition.is_pass)
        assert transition.verdict.reason in ("", "empty_hand_nothing_happens")


def test_the_dice_are_the_same_in_every_process() -> None:
    """A hash of Python's own would differ from process to process."""
    script = (
        "from tests.table import lay; from ek_teach.engine import view; from ek_teach.play.opponents import dice_of;"
        "print(dice_of(view(lay('es', 'AD', 'DN', pile='PPPK'), 0), 7).word())"
    )
    words = [
        subprocess.run(
            [sys.executable, "-c", script],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": salt},
            cwd=Path(__file__).parents[1],
        ).stdout
        for salt in ("1", "2")
    ]
    here = dice_of(view(lay("es", "AD", "DN", pile="PPPK"), 0), 7).word()
    assert words == [f"{here}\n"] * 2


def test_the_dice_come_from_the_seed_and_from_what_is_seen() -> None:
    known = view(lay("es", "AD", "DN", pile="PPPK"), 0)
    word = dice_of(known, 7).word()
    assert dice_of(view(lay("es", "AD", "DP", pile="KPPP"), 0), 7).word() == word
    assert dice_of(known, 8).word() != word
    assert dice_of(view(lay("es", "AD", "DN", pile="PPPPK"), 0), 7).word() != word


def test_who_rolls_dice_rolls_others_for_another_seed_and_seat() -> None:
    state = lay("es", "AASSHHVVTT", "DN", pile="PPPPMMMMK")
    assert len({decided("random", state, seed) for seed in range(60)}) > 4
    assert len({decided("random", state, 3) for _ in range(5)}) == 1


def test_an_own_function_can_sit_there_too() -> None:
    state = lay("es", "AD", "D", pile="PPPPK")
    steps = let_opponents_play(state, 1, {0: Player("drawer", lambda view: Action.draw(view.viewer))}, Seeded(1))
    assert steps[0].action == Action.draw(0)


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_that_nobody_has_seen_is_not_claimed(kind: str) -> None:
    """What a situation does not tell: a hand, a pile; the dealer of a match would deal such cards first."""
    rulebook = load_rulebook("es")
    state = situation(rulebook, ["????", "D?"], "PPPK")
    assert {decided(kind, state, seed) for seed in range(5)} == {Action.draw(0)}
    answering = step(situation(rulebook, ["A?", "??", "??"], "PPKK"), Action.play(0, "A")).after
    assert decided(kind, answering) == Action.let_stand(1)
    giving = step(situation(rulebook, ["F?", "??"], "PPK"), Action.play(0, "F", target=1)).after
    while giving.phase is Phase.REACTION:
        giving = step(giving, Action.let_stand(giving.to_act[0])).after
    assert {decided(kind, giving, seed) for seed in range(5)} == {Action.give(1, "?")}
    drawn = step(situation(rulebook, ["D", "??"], "KPP", turn=1), Action.draw(1)).after
    assert decided(kind, drawn) == Action.explode(1)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_half_known_table_is_played_on_without_dealing(book: str, kind: str) -> None:
    for seed in range(4):
        state = situation(load_rulebook(book), ["D??F", "N?TT", "???AS", "D?V?"], "??T???P?????????", discard="TAP")
        chance, random, person = Seeded(seed), Random(seed), seed % 4
        opponents = seat_opponents(kind, 4, person)
        for _ in range(400):
            steps = let_opponents_play(state, person, opponents, chance, seed=seed)
            state = steps[-1].after if steps else state
            if state.phase is Phase.OVER:
                break
            state = step(state, random.choice(own_actions(state, person))).after
        assert state.phase is Phase.OVER


def test_a_person_is_asked_only_where_there_is_something_to_decide() -> None:
    """Without a Nope a card can only be let stand; a draw is left to the person even where nothing else is possible."""
    opponents = seat_opponents("aggressive", 2, human_seat=1)
    steps = let_opponents_play(lay("es", "AD", "D", pile="PPPPK"), 1, opponents, Seeded(1))
    assert [one.action.kind.value for one in steps] == ["play", "pass", "pass"]
    assert steps[-1].after.turn == (1, 2, True)
    steps = let_opponents_play(lay("es", "AD", "DN", pile="PPPPK"), 1, opponents, Seeded(1))
    assert [one.action.kind.value for one in steps] == ["play"]
    assert steps[-1].after.phase is Phase.REACTION and steps[-1].after.to_act[0] == 1
    assert let_opponents_play(steps[-1].after, 1, opponents, Seeded(1)) == []


def test_when_the_person_is_out_the_others_play_to_the_end() -> None:
    state = lay("es", "", "D", "D", pile="PPPPTK", out=(0,), turn=1)
    steps = let_opponents_play(state, 0, seat_opponents("cautious", 3, 0), Seeded(1))
    assert steps[-1].after.phase is Phase.OVER


def test_it_stops_after_so_many_steps_and_can_go_on() -> None:
    start = new_game(load_rulebook("es"), 3)
    opponents = seat_opponents("random", 3, 0)
    first = let_opponents_play(start, 0, opponents, Seeded(1), most_steps=3)
    assert len(first) == 3
    assert let_opponents_play(first[-1].after, 0, opponents, Seeded(1))


def test_a_wrong_seat_or_kind_is_refused_in_a_sentence() -> None:
    state = lay("es", "D", "D", "D")
    with pytest.raises(EkTeachError, match=r"there is no strategy 'agressive'; did you mean 'aggressive'\?"):
        seat_opponents("agressive", 3, 0)
    with pytest.raises(EkTeachError, match="there is no seat 3; the seats are 0 to 2"):
        let_opponents_play(state, 3, {}, Seeded(1))
    with pytest.raises(EkTeachError, match="nobody plays on seat 2; give an opponent for each seat but 0"):
        let_opponents_play(state, 0, {1: Player("noper")}, Seeded(1))


def test_every_strategy_is_an_opponent_and_the_cautious_one_comes_first() -> None:
    assert OPPONENTS[0] == "cautious"
    assert sorted(OPPONENTS) == sorted(STRATEGIES)


# In a match -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("opponents", OPPONENTS)
def test_a_match_is_played_to_its_end_against_every_strategy(opponents: str) -> None:
    walk = Walk(play_out("players: Ana Luis Marta\nAna: attack, skip, ?*4\nLuis: ?*5\nMarta: defuse, ?*3\npile: ?*20"))
    match = Match(walk, 0, 0, opponents, seed=2)
    for _ in range(300):
        if match.over:
            break
        match.choose(next(offer for offer in match.offers() if not offer.refused))
    assert match.over


def test_a_move_that_is_taken_back_and_made_again_is_answered_as_before() -> None:
    text = "players: Ana Luis Marta\nAna: attack, skip, ?*4\nLuis: ?*5\nMarta: defuse, ?*3\npile: ?*20"
    told = []
    for _ in range(2):
        match = Match(Walk(play_out(text)), 0, 0, "random", seed=5)
        for _ in range(6):
            if not match.over:
                match.choose(next(offer for offer in match.offers() if not offer.refused))
        told.append([frame.view for frame in match.timeline])
    assert told[0] == told[1]


def test_silence_is_offered_first_and_only_where_a_card_waits() -> None:
    match = Match(
        Walk(
            play_out(
                "players: Ana Luis\nAna: nope, defuse\nLuis: attack, defuse\nturn: Luis\npile: skip*4, exploding kitten"
            )
        ),
        0,
        0,
        "aggressive",
    )
    first = match.offers()[0]
    assert first.actions == (Action.let_stand(0),) and check(match._state, first.actions[0]).allowed
    match.choose(first)
    assert Action.let_stand(0) not in [offer.actions[0] for offer in match.offers()]


def test_a_seed_of_a_match_is_a_seed() -> None:
    with pytest.raises(EkTeachError, match="the seed is a whole number from 0 to"):
        Match(Walk(play_out("players: Ana Luis\nAna: ?*5\nLuis: ?*5\npile: ?*20")), 0, 0, seed=-1)
