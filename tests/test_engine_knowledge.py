"""What each viewer sees of a table, of an action and of an event: everything that lies open, and nothing else."""

import pytest

from ek_teach.engine import (
    EVERYTHING,
    ONLOOKER,
    Action,
    Event,
    EventKind,
    Phase,
    Table,
    Turn,
    View,
    Window,
    blinded,
    new_game,
    redact_action,
    redact_event,
    step,
    unseen_count,
    view,
)
from ek_teach.errors import SetupError
from ek_teach.rulebook import load_rulebook

from .table import ANA, LUIS, MARTA, do, lay

# Ana is out, her hand face down before her; Luis has seen two cards of the pile, Marta none.
TABLE = Table(
    hands=("", "DN", "AS"),
    pile="VKF",
    discard="H",
    face_up=("K", "", ""),
    face_down=("TT", "", ""),
    put_away="KD",
    unseen="BB",
    living=(LUIS, MARTA),
    seen=(0b111, 0b011, 0),
)
WINDOW = Window(Action.play(LUIS, "A"), (MARTA,), (LUIS,))
STATE = lay("ru", "D", "D", "D")._replace(table=TABLE, phase=Phase.REACTION, turn=Turn(LUIS, 2, True), window=WINDOW)


@pytest.mark.parametrize(
    ("viewer", "hands", "pile", "face_down", "unseen", "seen"),
    [
        (EVERYTHING, TABLE.hands, TABLE.pile, TABLE.face_down, "BB", TABLE.seen),
        (ONLOOKER, ("", "??", "??"), "???", ("??", "", ""), "??", (0, 0, 0)),
        (ANA, ("", "??", "??"), "VKF", ("TT", "", ""), "??", (0b111, 0, 0)),
        (LUIS, ("", "DN", "??"), "VK?", ("??", "", ""), "??", (0, 0b011, 0)),
        (MARTA, ("", "??", "AS"), "???", ("??", "", ""), "??", (0, 0, 0)),
    ],
)
def test_a_view_has_all_that_the_viewer_may_know_and_nothing_else(viewer, hands, pile, face_down, unseen, seen):
    shown = TABLE._replace(hands=hands, pile=pile, face_down=face_down, unseen=unseen, seen=seen)
    expected = View(viewer, STATE.rulebook, Phase.REACTION, shown, Turn(LUIS, 2, True), WINDOW, None, (LUIS,), None)
    assert view(STATE, viewer) == expected
    assert blinded(STATE, viewer) == STATE._replace(table=shown)


def test_a_view_tells_what_chance_is_asked_for_and_who_has_won():
    shuffling = do(lay("ru", "H", "D"), Action.play(ANA, "H"))
    assert (view(shuffling, LUIS).chance, view(shuffling, LUIS).winner) == ("shuffle", None)
    over = do(lay("ru", "S", "D", pile="KS"), Action.draw(ANA), Action.explode(ANA))
    assert view(over, ANA).winner == LUIS


def test_what_a_game_could_go_back_to_is_blinded_as_well():
    """tr Kartlar 8: a Nope at any moment, so the state keeps the one before."""
    passed_on = do(lay("tr", "A", "DN", "D"), Action.play(ANA, "A"))
    hidden = blinded(passed_on, LUIS)
    assert hidden.late.table.hands == ("", "DN", "?")
    assert hidden.late == blinded(passed_on.late, LUIS)
    assert blinded(passed_on, EVERYTHING) is passed_on
    assert step(hidden, Action.nope(LUIS)).after.turn == passed_on.late.turn


def test_what_is_known_of_the_pile_moves_down_under_a_kitten_that_all_saw_go_in():
    """Ana hid a Kitten as the fourth card; one is drawn above it, and comes back openly as the second."""
    state = do(lay("ru", "D", "D", "S", pile="KKSNFA"), Action.draw(ANA), Action.defuse(ANA), Action.place(ANA, 3))
    state = do(state, Action.draw(LUIS), Action.defuse(LUIS), Action.place(LUIS, 1, openly=True))
    assert state.table.pile == "SKNKFA"
    assert [view(state, viewer).table.pile for viewer in (ANA, LUIS, MARTA)] == ["?K?K??", "?K????", "?K????"]


@pytest.mark.parametrize("viewer", [3, -3, 0.5, None, "Ana"])
def test_there_is_no_such_viewer(viewer):
    with pytest.raises(SetupError, match=r"there is no seat .*; the seats are 0 to 2"):
        view(STATE, viewer)


@pytest.mark.parametrize(
    ("audience", "viewers"),
    [
        (None, {EVERYTHING, ONLOOKER, ANA, LUIS, MARTA}),
        ((), {EVERYTHING}),
        ((ANA,), {EVERYTHING, ANA}),
        ((ANA, LUIS), {EVERYTHING, ANA, LUIS}),
    ],
)
def test_an_event_is_shown_whole_to_its_audience_and_blotted_out_for_the_others(audience, viewers):
    event = Event(EventKind.GAVE, ANA, ("favor",), cards="DN", target=LUIS, position=2, audience=audience)
    for viewer in (EVERYTHING, ONLOOKER, ANA, LUIS, MARTA):
        hidden = event._replace(cards="??", position=None, audience=())
        assert redact_event(event, viewer) == (event if viewer in viewers else hidden)


GIVEN = Event(EventKind.GAVE, LUIS, ("favor",), cards="S", target=ANA, audience=(LUIS, ANA))
PLACED = Event(EventKind.KITTEN_PLACED, ANA, ("kitten_placed",), position=1, audience=(ANA,))
FOUND = PLACED._replace(audience=())
STOLEN = Event(EventKind.STOLE, ANA, ("pair_effect",), cards="S", target=LUIS, audience=(ANA, LUIS))
SHOWN = Event(EventKind.KITTEN_SHOWN, ANA, ("kitten_shown",))
HANDED = Event(EventKind.HANDED_OVER, LUIS, ("three_of_a_kind_effect",), cards="S", target=ANA)


@pytest.mark.parametrize(
    ("action", "events", "viewers", "hidden"),
    [
        (Action.give(LUIS, "S"), (GIVEN,), {ANA, LUIS}, Action.give(LUIS, "?")),
        (Action.place(ANA, 1), (PLACED,), {ANA}, Action.place(ANA, None)),
        (Action.place(ANA, 1, openly=True), (PLACED._replace(audience=None),), {ANA, LUIS, MARTA, ONLOOKER}, None),
        (Action.outcome(position=1), (FOUND,), set(), Action.outcome()),
        (Action.outcome("S"), (STOLEN,), {ANA, LUIS}, Action.outcome("?")),
        (Action.outcome("K"), (SHOWN,), {ANA, LUIS, MARTA, ONLOOKER}, None),
        (Action.outcome("S"), (HANDED,), {ANA, LUIS, MARTA, ONLOOKER}, None),
        (Action.outcome("SK"), (), set(), Action.outcome("??")),
        (Action.play(ANA, "TT", LUIS), (), {ANA, LUIS, MARTA, ONLOOKER}, None),
        (Action.nope(ANA, answers=1), (), {ANA, LUIS, MARTA, ONLOOKER}, None),
    ],
)
def test_an_action_is_shown_to_whom_its_events_show_it(action, events, viewers, hidden):
    assert redact_action(action, events, EVERYTHING) == action
    for viewer in (ONLOOKER, ANA, LUIS, MARTA):
        assert redact_action(action, events, viewer) == (action if viewer in viewers else hidden)


def test_who_gives_or_places_knows_it_whatever_was_told():
    assert redact_action(Action.give(LUIS, "S"), (), LUIS) == Action.give(LUIS, "S")
    assert redact_action(Action.place(ANA, 1), (), ANA) == Action.place(ANA, 1)


def test_the_closed_box_on_the_table():
    table = new_game(load_rulebook("es"), 3, first=1).table
    assert table == Table(
        hands=("",) * 3,
        pile="KKKKDDDDDDNNNNNAAAASSSSFFFFHHHHVVVVVTTTTMMMMPPPPBBBBRRRR",
        discard="",
        face_up=("",) * 3,
        face_down=("",) * 3,
        put_away="",
        unseen="",
        living=(0, 1, 2),
        seen=(0,) * 3,
    )


def test_unknown_cards_hide_no_unknown_cards():
    assert unseen_count(TABLE, "?") == 0
    assert [unseen_count(TABLE, title) for title in "KDVB"] == [1, 4, 4, 2]
