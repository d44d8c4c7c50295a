"""How large a game is, told before it is written down or solved."""

from fractions import Fraction

import pytest

from ek_teach.errors import EkTeachError
from ek_teach.theory import (
    attack_bluff,
    backward_induction,
    counterfactual_regret,
    equilibrium,
    game_tree,
    has,
    hide_and_seek,
    nope_duel,
    small_game,
)
from ek_teach.theory import induction as induction_module
from ek_teach.theory import spiel as spiel_module
from ek_teach.theory import tree as tree_module
from ek_teach.theory.hiding import hiding_game
from ek_teach.theory.positions import Position, begin, deals, outcomes, position_key, ways_to_deal
from ek_teach.theory.progress import Progress
from ek_teach.theory.sizes import least_positions, nodes_of
from ek_teach.theory.small_games import SmallGame

WHOLE_PILE = (
    "exploding kitten, tacocat*4, cattermelon*4, beard cat*4, skip*4, attack*4, favor*4, shuffle*4, see the future*5"
)


def table(pile: str, ana: str = "defuse", luis: str = "defuse", **options: str) -> SmallGame:
    return small_game(f"players: Ana Luis\nAna: {ana}\nLuis: {luis}\npile: {pile}", **options)


def visited(game: SmallGame) -> int:
    """How many positions there are, by going to every one of them."""
    todo, seen = [begin(game)], set()
    while todo:
        position = todo.pop()
        key = position_key(position, game.combinations)
        if game.payoff(game.state, position.state) is None and key not in seen:
            seen.add(key)
            for action in game.moves(position.state):
                todo += [outcome.position for outcome in outcomes(game, position, action)]
    return len(seen)


SMALL = {
    "hiding": lambda: table("exploding kitten, tacocat", "defuse, skip", "defuse, skip, shuffle", kitten="secretly"),
    "openly": lambda: table("exploding kitten, skip, tacocat", kitten="openly"),
    "favor": lambda: table("exploding kitten, skip, tacocat", "favor", "attack, nope"),
    "peek": lambda: table("exploding kitten, tacocat*2", "see the future, skip", "defuse", kitten="secretly"),
    "dealt": lambda: table("exploding kitten, tacocat", "defuse, ?", "?*2", unseen="nope*2, skip*2", kitten="secretly"),
    "placing": lambda: hiding_game(4, "skip", "skip, shuffle"),
    "duel": lambda: nope_duel(3, 3),
    "bluff": lambda: attack_bluff(4, 2, 3),
}


@pytest.mark.parametrize("name", SMALL)
def test_the_nodes_are_counted_as_they_are_made(name: str) -> None:
    """The number that is counted without a tree is that of the tree."""
    game = SMALL[name]()
    assert nodes_of(game, 60_000) == len(game_tree(game).nodes)


@pytest.mark.parametrize("name", SMALL)
def test_a_tree_may_have_just_as_many_nodes_as_are_allowed(name: str) -> None:
    game = SMALL[name]()
    nodes = len(game_tree(game).nodes)
    assert len(game_tree(game, nodes).nodes) == nodes
    with pytest.raises(EkTeachError, match=f"more than {nodes - 1:,} nodes"):
        game_tree(game, nodes - 1)


@pytest.mark.parametrize(
    "make",
    [
        lambda: game_tree(table(WHOLE_PILE)),
        lambda: equilibrium(
            table("exploding kitten, tacocat*2, skip, attack", "defuse, skip", "defuse, shuffle", kitten="secretly")
        ),
        lambda: hide_and_seek("skip, tacocat, attack, shuffle, favor", "skip, attack", "skip, shuffle"),
        lambda: equilibrium(
            small_game(
                "players: Ana Luis\nAna: ?*8\nLuis: ?*8\npile: exploding kitten, tacocat",
                unseen="skip*4, attack*4, nope*5, shuffle*4, favor*4, see the future*5, beard cat*4, cattermelon*4",
            )
        ),
    ],
)
def test_a_tree_that_is_too_large_is_refused_before_it_grows(make, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    """Not one node is made of it."""
    monkeypatch.setattr(tree_module, "Node", _never)
    with pytest.raises(EkTeachError, match="this game has more than 60,000 nodes; take cards out"):
        make()


def test_a_refused_tree_costs_a_part_of_its_positions(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    """However many ways lead to a position, it is looked at once: a fifth of the 60,000 nodes is more than enough."""
    moves, asked = SmallGame.moves, list[object]()
    monkeypatch.setattr(SmallGame, "moves", lambda self, state: asked.append(state) or moves(self, state))
    with pytest.raises(EkTeachError, match="more than 60,000 nodes"):
        game_tree(table(WHOLE_PILE))
    assert len(asked) < 12_000


def test_too_many_hands_are_not_dealt(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    """How many deals there are is counted title by title."""
    monkeypatch.setattr("ek_teach.theory.sizes.deals", _never)
    unseen = "skip*4, attack*4, nope*5, shuffle*4, favor*4, beard cat*4"
    game = small_game("players: Ana Luis\nAna: ?*8\nLuis: ?*8\npile: exploding kitten", unseen=unseen)
    with pytest.raises(EkTeachError, match="more than 60,000 nodes"):
        game_tree(game)


@pytest.mark.parametrize("hands", [("?*2", "?*3"), ("?", "nope"), ("?*4", "?*4"), ("skip, ?", "?*2")])
def test_the_deals_are_counted_as_they_are_dealt(hands: tuple[str, str]) -> None:
    game = table("exploding kitten, tacocat", *hands, unseen="skip*3, nope*2, shuffle*2, beard cat")
    sizes = [hand.count("?") for hand in game.state.table.hands]
    assert ways_to_deal(game.unseen, sizes, 10_000) == len(list(deals(game)))


@pytest.mark.parametrize(
    "text",
    [
        "players: Ana Luis\nAna: defuse\nLuis: defuse\npile: exploding kitten, tacocat*2, skip, favor",
        "players: Ana Luis\nAna: nothing\nLuis: nope\nturn: Ana owes 3\npile: exploding kitten, tacocat*2, skip, favor",
        "players: Ana Luis Eva\nAna: skip\nLuis: nothing\nEva: defuse\npile: exploding kitten*2, tacocat*2, shuffle*2",
    ],
)
def test_no_game_has_fewer_positions_than_drawing_alone_leads_to(text: str) -> None:
    game = small_game(text)
    assert 1 < least_positions(game, 10**6) <= visited(game) == backward_induction(game).positions


def test_where_drawing_alone_leads_to_all_positions_none_is_missed() -> None:
    """Without cards to lay and without a Defuse every position but the lost ones comes of drawing safe cards."""
    game = table("exploding kitten, tacocat*2, beard cat*2, cattermelon", "nothing", "nothing")
    drawing = [position for position in _reached(game) if "K" in position.state.table.pile]
    assert least_positions(game, 10**6) == len(drawing)


def _reached(game: SmallGame) -> list[Position]:
    todo, seen = [begin(game)], dict[object, Position]()
    while todo:
        position = todo.pop()
        key = position_key(position, False)
        if game.payoff(game.state, position.state) is None and key not in seen:
            seen[key] = position
            for action in game.moves(position.state):
                todo += [outcome.position for outcome in outcomes(game, position, action)]
    return list(seen.values())


def test_too_many_positions_are_refused_before_one_is_looked_at(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(induction_module, "outcomes", _never)
    monkeypatch.setattr(SmallGame, "moves", _never)
    for players in ("Ana Luis", "Ana Luis Marta Pedro Eva"):
        hands = "".join(f"\n{name}: nothing" for name in players.split())
        kittens = f"exploding kitten*{players.count(' ')}"
        game = small_game(f"players: {players}{hands}\npile: {WHOLE_PILE.replace('exploding kitten', kittens)}")
        with pytest.raises(EkTeachError, match="more than 400,000 positions; take cards out"):
            backward_induction(game)


def test_what_is_slow_shows_how_far_it_is_and_can_be_stopped(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    """Each position is told to the bar, and what interrupts there interrupts the work."""
    steps = list[str]()
    monkeypatch.setattr(Progress, "step", lambda _: steps.append("one"))
    solved = backward_induction(table("exploding kitten, tacocat"))
    assert len(steps) == solved.positions

    def stopped(self: Progress) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "step", stopped)
    with pytest.raises(KeyboardInterrupt):
        backward_induction(table("exploding kitten, tacocat"))


def test_a_bar_is_shown_where_it_is_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    game = table("exploding kitten, tacocat")
    backward_induction(game)
    assert not capsys.readouterr().err
    backward_induction(game, progress=True)
    assert "positions" in capsys.readouterr().err
    with pytest.raises(EkTeachError, match="progress is True or False, not 'yes'"):
        backward_induction(game, progress="yes")  # type: ignore[arg-type]


@pytest.mark.parametrize("iterations", [0, 100_001, 10**400, True, 2.5, "many", None])
def test_iterations_have_a_limit(iterations: object, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    """They are looked at before the game is."""
    monkeypatch.setattr(spiel_module, "two_player_tree", _never)
    with pytest.raises(EkTeachError, match="iterations is a whole number from 1 to 100,000, not "):
        counterfactual_regret(attack_bluff(), iterations)  # type: ignore[arg-type]


@pytest.mark.skipif(not has("pyspiel"), reason="OpenSpiel is not installed")
def test_learning_can_be_stopped_with_what_was_found(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    done = list[str]()

    def step(self: Progress) -> None:
        done.append("one")
        if len(done) == 5:
            raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "step", step)
    regrets = counterfactual_regret(attack_bluff(), 1_000)
    assert regrets.iterations[-1] <= 5 and regrets.equilibrium.gap >= Fraction(0)


def _never(*_: object, **__: object) -> None:
    raise AssertionError("the work was begun before it was refused")
