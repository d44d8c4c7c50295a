"""The Monte Carlo planner imagines only what its seat does not see, and does what wins most of its worlds."""

import pytest

from ek_teach.cards import BOX
from ek_teach.engine import Action, Phase, State, situation, step, view
from ek_teach.play import moves, planner, play_game, players
from ek_teach.play.planner import imagine, plan_with
from ek_teach.play.streams import Stream
from ek_teach.rulebook import RULEBOOKS, load_rulebook


def decisions(book: str, seats: int, number: int) -> list[State]:
    """The moments of a game in which a seat has something to choose."""
    game = play_game(load_rulebook(book), players(["random"] * seats), 3, number)
    states = [one.before for one in game]
    return [state for state in states if state.phase not in (Phase.SETUP, Phase.CHANCE, Phase.KITTEN)]


@pytest.mark.parametrize("book", RULEBOOKS)
def test_an_imagined_world_looks_to_the_seat_just_as_what_it_sees(book):
    for seats in (2, 3, 4, 5):
        for state in decisions(book, seats, seats)[::9]:
            seat = state.to_act[0]
            seen = view(state, seat)
            world = imagine(seen, Stream(seats, 5))
            assert view(world, seat) == seen
            table = world.table
            rows = "".join((*table.hands, *table.face_up, *table.face_down))
            whole = rows + table.pile + table.discard + table.put_away + table.unseen
            assert sorted(whole) == sorted("".join(card * many for card, many in BOX.items()))
            assert "K" not in "".join(table.hands)


def test_the_worlds_differ_in_what_is_hidden():
    seen = view(decisions("es", 3, 1)[0], 0)
    assert len({imagine(seen, Stream(number)).table.hands for number in range(20)}) == 20


def test_what_it_decides_hangs_on_nothing_hidden():
    """Two tables that look the same to a seat get the same move from the same dice."""
    for state in decisions("ru", 3, 4)[::25]:
        seat = state.to_act[0]
        seen = view(state, seat)
        other = imagine(seen, Stream(99))
        one, two = (plan_with(view(world, seat), Stream(1), planner._finish, worlds=2) for world in (state, other))
        assert one == two
        assert one in moves(seen)


def table(pile: str, known: int) -> State:
    """A table of three in the turn of the first, who holds a Skip and knows the next cards; all other cards are out."""
    hands = ["SFB", "DSS", "DAA"]
    state = situation(load_rulebook("es"), hands, pile)
    return state._replace(table=state.table._replace(seen=((1 << known) - 1, 0, 0)))


def test_it_does_not_draw_a_kitten_that_it_sees():
    seen = view(table("KPPKTTMM", 1), 0)
    assert plan_with(seen, Stream(2), planner._finish, worlds=12) != Action.draw(0)


def test_it_puts_the_kitten_where_the_other_draws_it():
    """Two players and five cards beside it: the other draws the first, third and fifth, the planner the last."""
    state = situation(load_rulebook("es"), ["D", "P"], "KTTMMB")
    for action in (Action.draw(0), Action.defuse(0)):
        state = step(state, action).after
    assert plan_with(view(state, 0), Stream(0), planner._finish, worlds=8).position in (0, 2)


def test_each_move_is_tried_in_the_same_worlds():
    tried: list[tuple[int, str]] = []

    def finish(state: State, seed: int) -> int:
        tried.append((seed, "".join(state.table.hands[1])))
        return 0

    seen = view(table("PPKKTTMM", 0), 0)
    plan_with(seen, Stream(0), finish, worlds=5)
    worlds = {seed for seed, _ in tried}
    assert len(worlds) == 5
    assert len(tried) % 5 == 0
    assert len(tried) > 5


def test_the_kernel_plays_its_worlds_to_the_same_end():
    pytest.importorskip("numba")
    from ek_teach.simulation.rollouts import finish

    for state in decisions("zh", 3, 2)[::30]:
        seen = view(state, state.to_act[0])
        one, two = (plan_with(seen, Stream(4), ends, worlds=3) for ends in (finish, planner._finish))
        assert one == two
