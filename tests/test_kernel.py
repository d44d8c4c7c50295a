"""The compiled kernel plays the readable engine's games: the same states after every step, under every rulebook.

How many games are compared for each rulebook and number of players is set by ``EK_TEACH_TWINS``.
"""

import gc
import os
import random
import subprocess
import sys

import pytest

pytest.importorskip("numba", reason="without numba there is no kernel")

from ek_teach.play import planner, play_game, players
from ek_teach.play.strategies import STRATEGIES
from ek_teach.rulebook import RULEBOOKS, HouseRule, load_rulebook
from ek_teach.simulation.kernel import COMPILED
from ek_teach.simulation.rollouts import finish
from tests.twins import Twins, differing_counts, first_difference

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("EK_TEACH_TWINS", "25"))


def compare(twins: Twins, numbers: range) -> None:
    for number in numbers:
        told = first_difference(*twins.play(number))
        assert not told, f"{twins.rulebook.id}, {twins.names}, seed {twins.seed}, game {number}: {told}"
    assert not differing_counts(twins.readable, twins.compiled)


def test_the_kernel_plays_every_strategy_of_ours():
    assert tuple(STRATEGIES) == COMPILED


@pytest.fixture
def no_collector():
    """Games leave no circles behind, and looking for some takes a tenth of the time."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("book", RULEBOOKS)
def test_the_kernel_goes_through_the_same_states_as_the_readable_engine(book, players):
    """Line-ups change every few games, so that every strategy meets every other."""
    dice, played = random.Random(f"{book} {players}"), 0
    while played < GAMES:
        lineup = [dice.choice(COMPILED) for _ in range(players)]
        games = min(GAMES - played, 25)
        # Numbers and seeds beyond 32 bits, so that both halves of each are used.
        twins, first = Twins(load_rulebook(book), lineup, dice.randrange(1 << 64)), dice.randrange(1 << 60)
        compare(twins, range(first, first + games))
        played += games


@pytest.mark.parametrize("seed", range(max(40, GAMES // 25)))
def test_the_kernel_knows_every_option(seed):
    """House rules at random: each option takes each of its values in some table."""
    dice = random.Random(seed)
    book = load_rulebook(dice.choice(RULEBOOKS))
    rules = []
    for option, values in book.schema.options.items():
        value = dice.choice(list(values))
        if value != book.values[option] and option != "special_combos":
            rules.append(HouseRule(option, value, instead_of=book.values[option]))
    table = book.with_house_rules(*rules)
    compare(Twins(table, [dice.choice(COMPILED) for _ in range(dice.randint(2, 5))], seed), range(6))


def test_a_second_process_finds_the_kernel_compiled(tmp_path):
    """What the first process compiled the second one loads, and a changed strategy would be compiled anew."""
    script = (
        "from ek_teach import simulate; simulate('random', games=10, progress=False);"
        "from ek_teach.simulation import kernel; print(sum(kernel.play_games.stats.cache_hits.values()))"
    )
    command = [sys.executable, "-c", script]
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    hits = [
        subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout for _ in range(2)
    ]
    assert [int(number) for number in hits] == [0, 1]


@pytest.mark.parametrize("book", RULEBOOKS)
def test_a_game_goes_on_from_its_middle_as_on_the_readable_engine(book):
    """Every kind of moment, loaded into the kernel and played on by the same dice, has the same winner."""
    moments = 0
    for number in range(4):
        game = list(play_game(load_rulebook(book), players(["random"] * (2 + number)), 8, number))
        for place, one in enumerate(game[40::7]):
            assert finish(one.after, place) == planner._finish(one.after, place)
            moments += 1
    assert moments > 30
