"""Opponents see what their seat may see, choose among what is allowed, and a game with a person always goes on."""

from itertools import pairwise
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
    new_game,
    situation,
    step,
    view,
)
from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue
from ek_teach.play import random_game
from ek_teach.play.opponents import OPPONENTS, Opponent, let_opponents_play, own_actions, seat_opponents
from ek_teach.rulebook import load_rulebook

from .table import BOOKS, lay
from .test_properties import permuted

KINDS = tuple(OPPONENTS)


def whole_game(book: str, players: int, kind: str, seed: int) -> list[Transition]:
    """A person who does anything that is allowed, in whatever order, against opponents of one kind."""
    state, chance, random = new_game(load_rulebook(book), players), Seeded(seed), Random(seed)
    human = seed % players
    opponents, game = seat_opponents(kind, players, human, seed), []
    while True:
        steps = let_opponents_play(state, human, opponents, chance)
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
    game = random_game(load_rulebook(book), players, seed)
    asked = [one.before for one in game if one.before.to_act and one.before.to_act[0] >= 0]
    for state in random.sample(asked, min(12, len(asked))):
        seat = state.to_act[0]
        other = permuted(state, seat, random)
        assert own_actions(other, seat) == own_actions(state, seat)
        for kind in KINDS:
            opponent = Opponent(kind, seed)
            chosen = opponent.choose(view(state, seat), own_actions(state, seat))
            assert chosen == opponent.choose(view(other, seat), own_actions(other, seat))
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


def choice(kind: str, state: State, seed: int = 0) -> Action:
    seat = state.to_act[0]
    return Opponent(kind, seed).choose(view(state, seat), own_actions(state, seat))


def seen(state: State, seat: int, cards: int) -> State:
    """The same table, of whose pile one player has seen the first cards."""
    masks = tuple((1 << cards) - 1 if other == seat else 0 for other in range(state.players))
    return state._replace(table=state.table._replace(seen=masks))


def test_the_bold_one_attacks_and_the_cautious_one_does_not_need_to() -> None:
    state = lay("es", "AD", "D", pile="PPPPTTTTMMMMK")
    assert choice("bold", state) == Action.play(0, "A")
    assert choice("cautious", state) == Action.draw(0)


def test_the_cautious_one_looks_before_it_leaps_and_goes_round_a_kitten_it_has_seen() -> None:
    risky = lay("es", "DSV", "D", pile="KP")
    assert choice("cautious", risky) == Action.play(0, "V")
    assert choice("cautious", seen(risky, 0, 1)) == Action.play(0, "S")
    assert choice("cautious", seen(lay("es", "DSV", "D", pile="PK"), 0, 1)) == Action.draw(0)
    assert choice("cautious", seen(lay("es", "DH", "D", pile="KP"), 0, 1)) == Action.play(0, "H")
    owed = lay("es", "ADS", "D", pile="KP", owed=2)
    assert choice("cautious", seen(owed, 0, 1)) == Action.play(0, "A")


def test_the_bold_one_hides_the_kitten_on_top_for_the_next_and_the_cautious_one_deep() -> None:
    for kind, places in (("bold", {0}), ("cautious", set(range(3, 7)))):
        for seed in range(8):
            state = step(step(lay("es", "D", "D", pile="KPPPPTT"), Action.draw(0)).after, Action.defuse(0)).after
            assert choice(kind, state, seed).position in places
    state = step(lay("es", "D", "D", pile="KPPPPTT", owed=2), Action.draw(0)).after
    assert choice("bold", step(state, Action.defuse(0)).after).position == 6


def test_a_nope_is_played_by_the_bold_one_always_and_by_the_cautious_one_when_it_hurts() -> None:
    shuffle = step(lay("es", "H", "DN", "DN"), Action.play(0, "H")).after
    assert (choice("bold", shuffle).kind, choice("cautious", shuffle).kind) == (ActionKind.NOPE, ActionKind.PASS)
    attack = step(lay("es", "A", "DN", "DN"), Action.play(0, "A")).after
    assert choice("cautious", attack).kind is ActionKind.NOPE
    # The Attack passes Marta by; and an Attack that is cancelled hurts nobody.
    passed = step(attack, Action.let_stand(1)).after
    assert choice("cautious", passed).kind is ActionKind.PASS
    cancelled = step(lay("es", "A", "DN", "DN"), Action.play(0, "A")).after
    cancelled = step(cancelled, Action.nope(2)).after
    assert {choice(kind, cancelled).kind for kind in ("bold", "cautious")} == {ActionKind.PASS}


def test_who_is_asked_for_a_favor_gives_what_is_worth_least() -> None:
    state = step(lay("es", "F", "DNST"), Action.play(0, "F", target=1)).after
    while state.phase is Phase.REACTION:
        state = step(state, Action.let_stand(state.to_act[0])).after
    assert {choice(kind, state).cards for kind in ("bold", "cautious")} == {"T"}


def test_a_card_that_nobody_has_seen_is_not_claimed() -> None:
    state = situation(load_rulebook("es"), ["????", "D?"], "PPPK")
    assert {choice(kind, state, seed) for kind in KINDS for seed in range(5)} == {Action.draw(0)}


def test_a_person_is_asked_only_where_there_is_something_to_decide() -> None:
    """Without a Nope a card can only be let stand; a draw is left to the person even where nothing else is possible."""
    opponents = seat_opponents("bold", 2, human_seat=1)
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
    with pytest.raises(EkTeachError, match=r"there is no opponent 'blod'; did you mean 'bold'\?"):
        Opponent("blod")
    with pytest.raises(EkTeachError, match="there is no seat 3; the seats are 0 to 2"):
        let_opponents_play(state, 3, {}, Seeded(1))
    with pytest.raises(EkTeachError, match="nobody plays on seat 2; give an opponent for each seat but 0"):
        let_opponents_play(state, 0, {1: Opponent("bold")}, Seeded(1))
    with pytest.raises(EkTeachError, match="nothing to choose from"):
        Opponent("bold").choose(view(state, 1), own_actions(state, 1))


def test_every_opponent_has_a_name_and_says_what_it_believes() -> None:
    say = load_catalogue("en").say
    assert [say(message) for message in OPPONENTS.values()] == ["Cautious", "Bold", "Random"]
    assert all(say(f"{message}.about").startswith("Believes that ") for message in OPPONENTS.values())
