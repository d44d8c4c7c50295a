"""What must hold in every game under every rulebook (Hypothesis draws books, tables and choices)."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ek_teach.cards import BOX, BOX_SIZE, UNKNOWN, Title
from ek_teach.engine import (
    EVERYTHING,
    ONLOOKER,
    Action,
    ActionKind,
    EventKind,
    Phase,
    Seeded,
    State,
    Table,
    Transition,
    card_count,
    check,
    legal_actions,
    new_game,
    redact_action,
    redact_event,
    step,
    view,
)
from ek_teach.play import random_game
from ek_teach.rulebook import HouseRule, Rulebook, load_rulebook

from .table import BOOKS

books = st.sampled_from(BOOKS).map(load_rulebook)


class Game(list[Transition]):
    """A whole random game, which a failing test names by what made it."""

    def __init__(self, rulebook: Rulebook, players: int, seed: int) -> None:
        super().__init__(random_game(rulebook, players, seed))
        self.made_of = (rulebook.id, players, seed)

    def __repr__(self) -> str:
        return f"Game{self.made_of}"


games = st.builds(Game, books, st.integers(2, 5), st.integers(0, 10**6))


def size(table: Table) -> int:
    piles = len(table.pile) + len(table.discard) + len(table.put_away) + len(table.unseen)
    return piles + sum(map(len, table.hands + table.face_up + table.face_down))


@settings(max_examples=60)
@given(games)
def test_56_cards_are_always_accounted_for(game: list[Transition]):
    for transition in game:
        assert size(transition.after.table) == BOX_SIZE
    assert all(card_count(game[-1].after.table, title) == count for title, count in BOX.items())


@settings(max_examples=60)
@given(games)
def test_kittens_in_play_are_one_fewer_than_the_living(game: list[Transition]):
    """Set-up of every book: players less one; one leaves with each explosion. A Kitten in the air is held up."""
    for transition in game:
        state = transition.after
        if state.phase is Phase.SETUP or state.chance == "deck":
            continue
        in_play = state.table.pile.count(Title.EXPLODING_KITTEN)
        in_the_air = state.phase in (Phase.KITTEN, Phase.PLACING) or state.chance == "place"
        assert in_play + in_the_air == len(state.table.living) - 1


@settings(max_examples=60)
@given(games)
def test_the_pile_is_never_empty_at_a_draw_and_debt_is_never_negative(game: list[Transition]):
    """en-2025 Ending the game: the number of Kittens sees to it."""
    for before, action, after, *_ in game:
        if action.kind is ActionKind.DRAW:
            assert before.table.pile
        assert after.turn.owed >= 1
        assert after.turn.attacked or after.turn.owed == 1


@settings(max_examples=60)
@given(games)
def test_debt_is_gone_with_its_owner(game: list[Transition]):
    for transition in game:
        if transition.action.kind is ActionKind.EXPLODE and transition.after.phase is Phase.TURN:
            assert (transition.after.turn.owed, transition.after.turn.attacked) == (1, False)
            assert transition.after.turn.player in transition.after.table.living


@settings(max_examples=60)
@given(games)
def test_parity_of_nopes_decides(game: list[Transition]):
    for before, action, after, events, *_ in game:
        if action.kind is ActionKind.PASS and after.phase is not Phase.REACTION:
            cancelled = any(event.kind is EventKind.CANCELLED for event in events)
            assert cancelled is bool(len(before.window.nopes) % 2)
            if cancelled:
                assert after.turn == before.turn


@settings(max_examples=30)
@given(games)
def test_there_is_no_dead_end_and_exactly_one_winner(game: list[Transition]):
    for transition in game:
        state = transition.after
        if state.phase is Phase.OVER:
            break
        assert state.to_act
        if state.phase is not Phase.CHANCE:
            assert legal_actions(state)
    assert game[-1].after.phase is Phase.OVER
    assert game[-1].after.table.living == (game[-1].after.winner,)
    assert sum(event.kind is EventKind.GAME_WON for t in game for event in t.events) == 1


@settings(max_examples=40)
@given(games)
def test_the_same_record_gives_the_same_states(game: list[Transition]):
    state = game[0].before
    for transition in game:
        assert step(state, transition.action) == transition
        state = transition.after
    for one, other in pairwise(game):
        assert one.after is other.before


def every_action(state: State, random: Random) -> list[Action]:
    """A wild mixture of actions, sensible or not."""
    seats = [*range(state.players), -1, -2, 9]
    codes = [*BOX, UNKNOWN]
    wild = [
        Action(
            random.choice(list(ActionKind)),
            random.choice(seats),
            "".join(sorted(random.choices(codes, k=random.choice((0, 1, 1, 2, 3, 5))))),
            random.choice([None, *seats]),
            random.choice(["", *codes]),
            random.choice([None, 0, 1, -1, 60]),
        )
        for _ in range(40)
    ]
    own = [
        Action.play(seat, card * number, target, named)
        for seat in range(state.players)
        for card in sorted(set(state.table.hands[seat]))
        for number in (1, 2, 3)
        for target in (None, *range(state.players))
        for named in ("", "D")
    ]
    return wild + own


@settings(max_examples=25)
@given(games, st.randoms(use_true_random=False))
def test_check_legal_actions_and_step_agree(game: list[Transition], random: Random):
    for transition in random.sample(game, min(6, len(game))):
        state = transition.before
        if state.phase is Phase.CHANCE:
            continue
        legal = set(legal_actions(state))
        for action in every_action(state, random) + list(legal):
            # A Nope that names the card it answers is the listed Nope told more exactly; an outcome is chance's.
            if (action.kind is ActionKind.NOPE and action.position is not None) or not is_plain(action):
                continue
            verdict = check(state, action)
            assert (action in legal) is verdict.allowed, (action, verdict)
            if verdict.allowed:
                assert step(state, action).verdict == verdict
            else:
                assert verdict.reason


def is_plain(action: Action) -> bool:
    """Whether an action fills no field that its kind does not read."""
    plain = {
        ActionKind.PLAY: Action.play(action.player, action.cards, action.target, action.named),
        ActionKind.DRAW: Action.draw(action.player),
        ActionKind.NOPE: Action.nope(action.player),
        ActionKind.PASS: Action.let_stand(action.player),
        ActionKind.GIVE: Action.give(action.player, action.cards),
        ActionKind.NAME: Action.name(action.player, action.named),
        ActionKind.FETCH: Action.fetch(action.player, action.cards),
        ActionKind.DEFUSE: Action.defuse(action.player),
        ActionKind.EXPLODE: Action.explode(action.player),
        ActionKind.PLACE: Action.place(action.player, action.position, action.openly),
        ActionKind.PROCEED: Action.proceed(),
        ActionKind.DECLINE: Action.decline(),
    }
    return plain.get(action.kind) == action


def permuted(state: State, viewer: int, random: Random) -> State:
    """The same table with the cards that a viewer cannot see dealt out anew among the places that hide them."""
    table = state.table
    mask = table.seen[viewer] if viewer >= 0 else 0
    hidden_places = [("pile", at) for at in range(len(table.pile)) if not mask >> at & 1]
    cards = [table.pile[at] for _, at in hidden_places]
    others = [seat for seat in range(state.players) if seat != viewer]
    for seat in others:
        cards += table.hands[seat] + table.face_down[seat]
    cards += table.unseen
    random.shuffle(cards)
    dealt = iter(cards)
    pile = list(table.pile)
    for _, at in hidden_places:
        pile[at] = next(dealt)
    hands, face_down = list(table.hands), list(table.face_down)
    for seat in others:
        hands[seat] = "".join(next(dealt) for _ in hands[seat])
        face_down[seat] = "".join(next(dealt) for _ in face_down[seat])
    unseen = "".join(next(dealt) for _ in table.unseen)
    new = table._replace(pile="".join(pile), hands=tuple(hands), face_down=tuple(face_down), unseen=unseen)
    return state._replace(table=new)


@settings(max_examples=40)
@given(games, st.integers(-2, 4), st.randoms(use_true_random=False))
def test_permuting_hidden_cards_never_changes_what_a_viewer_is_shown(game, viewer: int, random: Random):
    """No hidden card reaches a view."""
    if viewer == EVERYTHING or viewer >= game[0].before.players:
        viewer = ONLOOKER
    for transition in random.sample(game, min(10, len(game))):
        state = transition.after
        assert view(permuted(state, viewer, random), viewer) == view(state, viewer)


@settings(max_examples=40)
@given(games)
def test_redacted_events_and_actions_name_no_secret_card(game: list[Transition]):
    for transition in game:
        for event in transition.events:
            if event.audience is not None:
                for viewer in {ONLOOKER, *range(transition.after.players)} - set(event.audience):
                    shown = redact_event(event, viewer)
                    assert not shown.cards.strip(UNKNOWN)
                    assert shown.position is None
        action = transition.action
        if action.kind in (ActionKind.GIVE, ActionKind.PLACE, ActionKind.OUTCOME) and not action.openly:
            shown_action = redact_action(action, transition.events, ONLOOKER)
            revealed = any(event.kind is EventKind.KITTEN_SHOWN for event in transition.events)
            assert revealed or not shown_action.cards.strip(UNKNOWN) or transition.before.chance == "holds"
            assert shown_action.position is None
        assert redact_action(action, transition.events, EVERYTHING) == action


@pytest.mark.parametrize("book", BOOKS)
def test_every_value_of_every_option_plays_to_an_end(book: str):
    """House rules may set any option to any of its values."""
    rulebook = load_rulebook(book)
    for option, values in rulebook.schema.options.items():
        for other in values:
            silent = rulebook.entries[option].status == "silent"
            rule = HouseRule(option, other, None if silent else rulebook.values[option])
            house: Rulebook = rulebook.with_house_rules(rule)
            assert random_game(house, 3, seed=len(option))[-1].after.phase is Phase.OVER


def test_a_seed_decides_chance_and_is_not_in_the_state():
    state = new_game(load_rulebook("es"), 3)
    assert random_game(state.rulebook, 3, 5) == random_game(state.rulebook, 3, 5)
    assert random_game(state.rulebook, 3, 5) != random_game(state.rulebook, 3, 6)
    assert not any("seed" in field for field in State._fields)
    state = step(step(state, Action.proceed()).after, Action.proceed()).after
    while state.phase is Phase.SETUP:
        state = step(state, Action.proceed()).after
    assert Seeded(4)(state) == Seeded(4)(state)
