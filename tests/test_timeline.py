"""A timeline shows what people see as steps, and nothing that its viewer may not know."""

import json
import pickle
from collections.abc import Sequence
from dataclasses import asdict
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ek_teach.cards import CATS, title_name
from ek_teach.engine import (
    EVERYTHING,
    ONLOOKER,
    Action,
    ActionKind,
    EventKind,
    Phase,
    Seeded,
    State,
    Transition,
    Verdict,
    situation,
    step,
)
from ek_teach.errors import EkTeachError, IllegalMoveError, NotationError
from ek_teach.explain import message_names
from ek_teach.notation import QuestionKind, read
from ek_teach.play import random_game
from ek_teach.play.random_games import random_action
from ek_teach.rulebook import RULEBOOKS, load_rulebook
from ek_teach.timeline import Answer, Timeline, play_out
from tests.table import SIX

NAMES = ("Ana", "Luis", "Marta")
ANA, LUIS, MARTA = 0, 1, 2
ES = load_rulebook("es")


def transitions(state: State, *actions: Action) -> list[Transition]:
    """Carry actions out one by one."""
    steps = []
    for action in actions:
        steps.append(step(state, action))
        state = steps[-1].after
    return steps


def film(state: State, *actions: Action, viewer: str | None = None) -> Timeline:
    return play_out(transitions(state, *actions), names=NAMES[: state.players], viewer=viewer)


def let_stand(*seats: int) -> tuple[Action, ...]:
    return tuple(Action.let_stand(seat) for seat in seats)


# Frames ---------------------------------------------------------------------------------------------------------------


def test_the_first_frame_is_where_everything_begins() -> None:
    first = film(situation(ES, ["DA", "DN"], "SSK"), Action.draw(ANA))[0]
    assert (first.number, first.action, first.events, first.node) == (0, None, (), "turn")
    assert first.explanation.heading == "The situation"


def test_nobody_playing_nope_and_the_effect_are_one_frame() -> None:
    timeline = film(situation(ES, ["DA", "DN", "D"], "SSKK"), Action.play(ANA, "A"), *let_stand(LUIS, MARTA, ANA))
    assert [frame.explanation.heading for frame in timeline] == [
        "The situation",
        "Ana plays Attack",
        "Nobody plays Nope: Ana's Attack takes effect",
    ]
    assert timeline[2].explanation.what[0] == "Nobody plays Nope."
    assert timeline[2].view.turn == (LUIS, 2, True)


def test_passing_before_a_nope_and_after_it_are_two_frames() -> None:
    timeline = film(
        situation(ES, ["DA", "DN", "D"], "SSKK"),
        Action.play(ANA, "A"),
        *let_stand(LUIS),
        Action.nope(LUIS),
        *let_stand(MARTA, ANA, LUIS),
    )
    assert [frame.explanation.heading for frame in timeline[1:]] == [
        "Ana plays Attack",
        "Luis plays no Nope",
        "Luis plays Nope",
        "Nobody answers the Nope: Ana's Attack is cancelled",
    ]


def test_a_draw_and_the_card_that_chance_reveals_are_one_frame() -> None:
    timeline = film(situation(ES, ["D?", "D?"], "???"), Action.draw(ANA), Action.outcome("S"))
    assert [frame.explanation.what[0] for frame in timeline[1:]] == ["Ana draws a card: Skip."]
    assert timeline[1].action == Action.draw(ANA)


def test_a_shuffle_and_its_order_are_one_frame_with_the_silence_before() -> None:
    timeline = film(
        situation(ES, ["DH", "D"], "SAK"), Action.play(ANA, "H"), *let_stand(LUIS, ANA), Action.outcome("KSA")
    )
    assert len(timeline) == 3
    assert [event.kind for event in timeline[2].events] == [EventKind.PASSED, EventKind.PASSED, EventKind.SHUFFLED]
    assert timeline[2].view.table.pile == "KSA"


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_each_stage_of_the_set_up_is_one_frame(rulebook: str) -> None:
    game = random_game(load_rulebook(rulebook), 3, seed=3)
    stages = len(game[0].before.plan)
    timeline = play_out(game, names=NAMES)
    begun = next(frame for frame in timeline if EventKind.GAME_STARTED in {event.kind for event in frame.events})
    assert begun.number == stages
    assert timeline[0].explanation.heading == "The closed box"


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize("seed", range(5))
def test_a_whole_game_loses_no_event_and_numbers_its_frames(rulebook: str, seed: int) -> None:
    game = random_game(load_rulebook(rulebook), 3, seed=seed)
    timeline = play_out(game, names=NAMES)
    assert [event for frame in timeline for event in frame.events] == [e for t in game for e in t.events]
    assert [frame.number for frame in timeline] == list(range(len(timeline)))
    assert timeline[-1].node == "end"
    # The edges of each step lead on from where the step before ended, without a gap.
    at = timeline[0].node
    for frame in timeline:
        way = [at, *(edge.split("--")[1] for edge in frame.edges)]
        assert frame.edges == tuple(f"{one}--{two}" for one, two in pairwise(way))
        at = frame.node
        assert at == way[-1]


def test_a_timeline_is_a_sequence_with_a_plain_name() -> None:
    timeline = film(situation(ES, ["DA", "DN"], "SSK"), Action.draw(ANA), Action.draw(LUIS), viewer="luis")
    assert len(timeline) == 3
    assert list(timeline) == list(timeline.frames)
    assert timeline[1:] == timeline.frames[1:]
    assert timeline[-1].number == 2
    assert repr(timeline) == "<Timeline 'a game': 2 steps under es, seen by Luis>"
    assert repr(film(situation(ES, ["D", "D"], "SK"), Action.draw(ANA))).endswith("1 step under es, seen by everybody>")


def test_an_unknown_viewer_is_told_the_known_ones() -> None:
    with pytest.raises(EkTeachError, match=r"no viewer 'Lius'; did you mean 'Luis'.*'onlooker'"):
        film(situation(ES, ["D", "D"], "SK"), Action.draw(ANA), viewer="Lius")


@pytest.mark.parametrize("viewer", ["LUİS", "luıs", "Luis "])
def test_the_name_of_a_viewer_folds_like_those_of_a_text(viewer: str) -> None:
    assert film(situation(ES, ["D", "D"], "SK"), Action.draw(ANA), viewer=viewer).viewer == LUIS


def test_the_words_for_viewers_fold_too() -> None:
    game = transitions(situation(ES, ["D", "D"], "SK"), Action.draw(ANA))
    assert [play_out(game, viewer=viewer).viewer for viewer in ("Everybody", "ONLOOKER")] == [EVERYTHING, ONLOOKER]


@pytest.mark.parametrize(
    ("names", "told"),
    [
        ("ab", "names are a list of texts"),
        (5, "names are a list of texts"),
        ([1, 2], "names are a list of texts"),
        (b"ab", "names are a list of texts"),
        (("Ana", "ANA"), "two players are called 'ANA'"),
        (("Ana", "An\u034fa"), "two players are called"),
        (("Ana", "Onlooker"), "is a word for a viewer"),
        (("EVERYBODY", "Ana"), "is a word for a viewer"),
        (("Ana", "\u3164"), "the name of seat 1 shows nothing"),
        (("", "Ana"), "the name of seat 0 shows nothing"),
    ],
)
def test_names_can_be_told_apart(names: Any, told: str) -> None:
    with pytest.raises(EkTeachError, match=told):
        play_out(transitions(situation(ES, ["D", "D"], "SK"), Action.draw(ANA)), names=names)


@pytest.mark.parametrize("source", [None, 5, b"x", b"", [1], (step for step in ())])
def test_what_is_no_record_is_refused_in_one_sentence(source: Any) -> None:
    with pytest.raises(EkTeachError, match="what is played out is a text, a script, or a list of steps of the engine"):
        play_out(source)


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"viewer": 1.5}, "a viewer is a name or the number of a seat, not 1.5"),
        ({"viewer": True}, "a viewer is a name or the number of a seat, not True"),
        ({"viewer": ["Ana"]}, "a viewer is a name or the number of a seat"),
        ({"language": 5}, "there is no language 5"),
        ({"chance": 7}, r"chance is a driver that answers, not 7; pass Seeded\(7\)"),
        ({"chance": 23}, r"pass Seeded\(23\)"),
        ({"chance": Seeded}, r"pass Seeded\(7\)"),
        ({"rulebook": 5}, "a rulebook is given by its name"),
        ({"title": 5}, "a title is a text, not 5"),
    ],
)
def test_a_wrong_type_is_told_in_one_sentence(more: dict[str, Any], told: str) -> None:
    with pytest.raises(EkTeachError, match=told):
        play_out(HEAD, **more)


def test_nothing_to_play_out_is_an_error() -> None:
    with pytest.raises(EkTeachError, match="nothing to play out"):
        play_out([], names=NAMES)


def test_names_must_fit_the_players() -> None:
    with pytest.raises(EkTeachError, match="3 names are given for 2 players"):
        play_out(transitions(situation(ES, ["D", "D"], "SK"), Action.draw(ANA)), names=NAMES)


def test_two_runs_give_the_same_timeline() -> None:
    game = random_game(ES, 3, seed=8)
    assert repr(play_out(game, names=NAMES).frames) == repr(play_out(game, names=NAMES).frames)


# Texts ----------------------------------------------------------------------------------------------------------------

HEAD = """
title: Who is next?
players: Ana Luis Marta
Ana:     attack, attack, skip, defuse
Luis:    defuse, nope, skip
Marta:   nope, favor
pile:    exploding kitten, skip, shuffle, tacocat, exploding kitten
"""


def test_a_text_is_played_out_with_its_title_its_names_and_its_lines() -> None:
    timeline = play_out(HEAD + "Ana: attack\nLuis: draw\nLuis: defuse\nLuis: put back at 2\n")
    assert repr(timeline) == "<Timeline 'Who is next?': 5 steps under es, seen by everybody>"
    assert (timeline.names, timeline.rulebook) == (NAMES, "es")
    assert [(frame.line, frame.explanation.heading) for frame in timeline] == [
        (None, "The situation"),
        (8, "Ana plays Attack"),
        (8, "Nobody plays Nope: Ana's Attack takes effect"),
        (9, "Luis draws an Exploding Kitten"),
        (10, "Luis plays Defuse"),
        (11, "Luis puts the Kitten back"),
    ]


def test_a_script_may_be_played_under_another_rulebook() -> None:
    script = read(HEAD.replace("Ana: ", "turn: Ana owes 2\nAna: ", 1) + "Ana: attack\nask: how many turns owed?\n")
    told = {book: play_out(script, rulebook=book)[-1].answers[0].answer for book in SIX}
    assert told == {"es": "4", "tr": "4", "ru": "4", "zh": "2", "en-2015": "2", "en-2025": "4"}
    assert play_out(script, rulebook=load_rulebook("zh")).rulebook == "zh"


def test_what_chance_did_is_asked_of_a_driver() -> None:
    text = HEAD.replace("skip, defuse", "tacocat*2, defuse") + "Ana: tacocat*2 from Luis\n"
    with pytest.raises(NotationError):
        play_out(text)
    assert "takes a random card from Luis" in play_out(text, chance=Seeded(1))[-1].explanation.what[-1]


def test_a_question_about_a_play_is_answered_beside_what_comes_of_it() -> None:
    timeline = play_out(HEAD + "Ana: attack\nask: whose turn?   answer: Luis\nask: may Marta draw?   answer: no\n")
    assert [len(frame.answers) for frame in timeline] == [0, 1, 1]
    assert timeline[1].answers == (Answer(10, "Would this be allowed: Marta draws?", "no", "no", True),)
    assert timeline[2].answers == (Answer(9, "Whose turn is it?", "Luis", "Luis", True),)


def test_a_question_between_a_play_and_its_nope_stays_where_it_stands() -> None:
    timeline = play_out(HEAD + "Ana: attack\nask: whose turn?\nMarta: nope\nask: does it happen?   answer: yes\n")
    assert [len(frame.answers) for frame in timeline] == [0, 1, 0, 1]
    last = timeline[3].answers[0]
    assert (last.answer, last.expected, last.agrees) == ("no", "yes", False)


@pytest.mark.parametrize("kind", QuestionKind)
def test_every_kind_of_question_can_be_worded(kind: QuestionKind) -> None:
    assert f"question-{kind.name.lower()}" in message_names("en")


def test_a_try_says_why_not_and_leaves_the_table_alone() -> None:
    timeline = play_out(HEAD + "Marta tries: favor from Luis\nAna tries: skip\nAna: draw\n")
    refused, allowed = timeline[1], timeline[2]
    assert (refused.tried, refused.refused, refused.view) == (True, True, timeline[0].view)
    assert refused.explanation.heading == "Not allowed: Marta plays Favor on Luis"
    assert refused.explanation.what[0].startswith("It is Ana's turn, not Marta's")
    assert (allowed.tried, allowed.refused, allowed.explanation.heading) == (True, False, "Only tried: Ana plays Skip")
    assert timeline[3].explanation.heading == "Ana draws an Exploding Kitten"


def test_a_refused_move_is_told_by_place_reason_and_remedy() -> None:
    with pytest.raises(IllegalMoveError) as caught:
        play_out(HEAD + "Ana: skip\n  Ana: skip\n")
    assert str(caught.value) == (
        "line 9, column 3: Not allowed: Ana plays Skip. It is Luis's turn, not Ana's; out of turn only Nope can be"
        " played. Ana can play it when their own turn comes."
    )
    assert isinstance(caught.value.verdict, Verdict) and caught.value.verdict.reason == "not_your_turn"


def test_a_source_is_named_in_the_message_of_a_refusal() -> None:
    with pytest.raises(IllegalMoveError, match=r"^kitchen\.txt, line 8, column 1: Not allowed"):
        play_out(read(HEAD + "Ana: see the future\n", "kitchen.txt"))


def test_a_text_that_cannot_be_read_says_where() -> None:
    with pytest.raises(NotationError, match="line 8, column 6: 'atack' is not a card; did you mean 'attack'"):
        play_out(HEAD + "Ana: atack\n")


def test_names_and_rulebook_belong_to_one_kind_of_source_each() -> None:
    with pytest.raises(EkTeachError, match="a text names its players itself"):
        play_out(HEAD, names=NAMES)
    with pytest.raises(EkTeachError, match="leave rulebook out"):
        play_out(transitions(situation(ES, ["D", "D"], "SK"), Action.draw(ANA)), rulebook="es")


# Secrets of texts -----------------------------------------------------------------------------------------------------


def test_a_refusal_that_hangs_on_a_hand_is_told_to_its_owner_only() -> None:
    text = HEAD + "Ana: see the future\n"
    told = {}
    for viewer in (None, "Ana", "Luis", "onlooker"):
        with pytest.raises(IllegalMoveError) as caught:
            play_out(text, viewer=viewer)
        told[viewer] = str(caught.value)
        assert caught.value.__context__ is None
    assert told[None] == told["Ana"] and "does not hold See the Future" in told["Ana"]
    assert told["Luis"] == told["onlooker"] and "See the Future" not in told["Luis"]
    assert "The reason lies in cards that you may not see." in told["Luis"]


OPEN = """
players: Ana Luis Marta
Ana: defuse, see the future, attack, shuffle, favor, tacocat*2
Luis: defuse, skip
Marta: nope, skip
pile: attack, exploding kitten, skip, exploding kitten, tacocat

"""
NOT_FOR_YOU = "what is written here does not fit cards that you may not see; look with viewer everybody."


def complaint(text: str, viewer: str, **more: Any) -> str:
    """What is wrong with a text, as one viewer is told it."""
    with pytest.raises(EkTeachError) as caught:
        play_out(text, viewer=viewer, **more)
    sentence = str(caught.value)
    assert NOT_FOR_YOU not in sentence or caught.value.__context__ is None
    return sentence


@pytest.mark.parametrize(
    ("move", "told", "column", "knowing"),
    [
        ("Ana: draw -> skip", "the card on top of the pile was attack", 14, ("Ana",)),
        ("Ana: shuffle -> skip*5", "more cards called skip", 17, ()),
        ("Ana: tacocat*2 from Luis -> attack", "is not in that hand", 29, ("Luis",)),
        ("Ana: tacocat*2 from Luis", "say what was taken", 1, ("Luis",)),
    ],
)
def test_an_error_about_hidden_cards_is_told_to_those_who_see_them_only(
    move: str, told: str, column: int, knowing: tuple[str, ...]
) -> None:
    for viewer in ("everybody", *NAMES, "onlooker"):
        sentence = complaint(OPEN + move, viewer)
        if viewer in ("everybody", *knowing):
            assert told in sentence
        else:
            assert sentence == f"line 8, column {column}: {NOT_FOR_YOU}"


def test_a_known_hand_is_not_told_to_whoever_takes_of_it() -> None:
    text = "rulebook: en-2025" + OPEN.replace("tacocat*2", "tacocat*3")
    text += "Ana: tacocat*3 from Luis naming skip -> nothing"
    assert "the hand is known, and what came of it is skip" in complaint(text, "Luis")
    assert complaint(text, "Ana") == complaint(text, "Marta") == f"line 8, column 41: {NOT_FOR_YOU}"


def test_a_table_that_cannot_be_is_told_to_everybody_only() -> None:
    text = OPEN.replace("Marta: nope", "Marta: nope*6")
    assert "6 cards called Nope are mentioned" in complaint(text, "everybody")
    assert complaint(text, "Luis") == f"line 6, column 1: {NOT_FOR_YOU}"


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("Ana: attack -> skip", "nothing is left to chance here"),
        ("Ana: favor from Luis -> skip\nMarta: nope", "the play was cancelled"),
        ("Ana: shuffle -> skip*4", "the pile has 5 cards, but 4 are written here"),
        ("Ana: attack\nMarta: nope on Luis", "the Nope is aimed at Luis"),
        ("ask: does it happen?", "nothing has been played yet"),
    ],
)
def test_an_error_about_open_cards_is_told_to_all(move: str, told: str) -> None:
    assert complaint(OPEN + move, "everybody") == complaint(OPEN + move, "onlooker")
    assert told in complaint(OPEN + move, "Luis")


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize(
    "move", ["Marta: skip", "Luis: defuse", "Luis: attack", "Marta: put back at the bottom", "Marta: draw"]
)
def test_a_refusal_does_not_tell_whether_somebody_could_defuse(rulebook: str, move: str) -> None:
    """Without a Defuse the explosion goes without saying, and the next player is to move."""
    told: dict[str, list[str]] = {}
    for card in ("defuse", "skip"):
        text = f"""
rulebook: {rulebook}
players: Ana Luis Marta
Ana: {card}, favor
Luis: skip*2
Marta: nope*2
pile: exploding kitten*2, shuffle*4

Ana: draw
{move}
"""
        for viewer in ("everybody", *NAMES, "onlooker"):
            told.setdefault(viewer, []).append(complaint(text, viewer))
    for viewer in ("Luis", "Marta", "onlooker"):
        assert told[viewer][0] == told[viewer][1]


def test_a_hidden_place_is_shown_as_allowed_where_it_is() -> None:
    text = (
        "players: Ana Luis\nAna: skip\nLuis: defuse\nturn: Luis\npile: exploding kitten\n\nLuis: draw\nLuis: defuse\n"
    )
    for viewer in ("everybody", "Ana", "Luis", "onlooker"):
        frame = play_out(f"{text}Luis tries: put back on top\nLuis: put back on top", viewer=viewer)[-2]
        assert frame.tried and not frame.refused
        assert "Not allowed" not in frame.explanation.heading
        frame = play_out(f"{text}Luis tries: put back at 9\nLuis: put back on top", viewer=viewer)[-2]
        assert frame.refused and frame.explanation.what[0] == "The draw pile has no such place."


def test_whether_a_place_may_be_left_open_is_not_told_to_others() -> None:
    shown = []
    for card in ("skip", "?"):
        text = f"players: Ana Luis\nAna: skip\nLuis: defuse\nturn: Luis\npile: exploding kitten, {card}\n\n"
        text += "Luis: draw\nLuis: defuse\nLuis tries: put back somewhere\nLuis: put back on top"
        frame = play_out(text, viewer="Ana")[-2]
        assert frame.tried and frame.action is None
        shown.append(frame.explanation)
    assert shown[0] == shown[1]


@pytest.mark.parametrize("card", ["attack", "see the future", "nope"])
def test_a_try_tells_others_nothing_of_the_hand(card: str) -> None:
    """Held, not held, or of no use: whoever may not see the hand sees the same."""
    timeline = play_out(HEAD + f"Ana tries: {card}\nAna: draw\n", viewer="Luis")
    frame = timeline[1]
    if card == "nope":
        assert frame.refused or frame.action is None
    else:
        assert (frame.tried, frame.refused, frame.action) == (True, False, None)
        assert frame.explanation.heading == "A move by Ana is only tried"
        assert frame.explanation.what == ("Whether it is allowed lies in cards that you may not see.",)


def test_a_try_that_is_plainly_out_of_turn_is_told_to_everybody() -> None:
    frame = play_out(HEAD + "Marta tries: favor from Luis\nAna: draw\n", viewer="onlooker")[1]
    assert frame.refused and frame.explanation.what[0].startswith("It is Ana's turn")


@pytest.mark.parametrize(
    "question", ["who may nope?   answer: Luis, Marta", "may Marta nope?   answer: yes", "may Marta nope on Ana?"]
)
def test_an_answer_that_hangs_on_a_hand_is_not_told_to_others(question: str) -> None:
    answers = {}
    for viewer in ("everybody", "Luis"):
        answers[viewer] = play_out(HEAD + f"Ana: attack\nask: {question}\n", viewer=viewer)[1].answers[0]
    assert answers["everybody"].answer in ("yes", "Luis, Marta")
    assert answers["Luis"].answer == "That lies in cards that you may not see."
    assert answers["Luis"].expected == ""


@pytest.mark.parametrize("viewer", ["Luis", "onlooker"])
def test_tries_and_questions_look_the_same_whatever_the_others_hold(viewer: str) -> None:
    record = (
        "Ana tries: {trying}\nask: may Ana skip?\nask: may Ana play attack?\nAna: attack\nMarta tries: nope\n"
        "ask: who may nope?   answer: {able}\nask: may Marta nope?\nAna tries: skip\nask: whose turn?\n"
    )
    one = HEAD + record.format(trying="skip", able="Luis, Marta")
    other = HEAD.replace("attack, attack, skip", "attack, attack, shuffle").replace("nope, favor", "skip, favor")
    other += record.format(trying="shuffle", able="Luis")
    frames = [play_out(text, viewer=viewer).frames for text in (one, other)]
    assert repr(frames[0]) == repr(frames[1])
    assert repr(play_out(one).frames) != repr(play_out(other).frames)


def test_an_answer_about_the_own_hand_is_told() -> None:
    text = HEAD + "Ana: attack\nask: may Luis nope?   answer: yes\n"
    assert play_out(text, viewer="Luis")[1].answers[0].answer == "yes"


def test_a_defuse_kept_back_is_not_told_to_others() -> None:
    text = HEAD.replace("title:", "rulebook: tr\ntitle:") + "Ana: draw\nAna: explode\n"
    seen = {viewer: play_out(text, viewer=viewer)[2] for viewer in ("everybody", "Ana", "Luis", "onlooker")}
    assert {viewer: frame.irregular for viewer, frame in seen.items()} == {
        "everybody": True,
        "Ana": True,
        "Luis": False,
        "onlooker": False,
    }
    assert seen["Luis"].explanation.irregular == ""
    reasons = {viewer: {reason.name for reason in frame.explanation.why} for viewer, frame in seen.items()}
    assert "defuse_compulsory" in reasons["Ana"] and "defuse_compulsory" not in reasons["Luis"] | reasons["onlooker"]


def test_the_reasons_of_a_whole_game_hold_every_option_it_depended_on() -> None:
    for rulebook in RULEBOOKS:
        game = random_game(load_rulebook(rulebook), 4, seed=21)
        names = (*NAMES, "Pau")
        told = {reason.name for frame in play_out(game, names=names) for reason in frame.explanation.why}
        assert {option for transition in game for option in transition.consulted} <= told


# Secrets --------------------------------------------------------------------------------------------------------------


def as_text(timeline: Timeline) -> str:
    return json.dumps(asdict(timeline), default=str)


def test_a_hidden_card_is_nowhere_in_what_leaves() -> None:
    """Marta holds a Rainbow-Ralphing Cat and the pile one; Luis draws it, Ana takes one from Marta, and gives it."""
    state = situation(ES, ["DTTFH", "DV", "RFD"], "RSKKPP")
    actions = (
        Action.play(ANA, "TT", target=MARTA),
        *let_stand(LUIS, MARTA, ANA),
        Action.outcome("R"),
        Action.draw(ANA),
        Action.play(LUIS, "V"),
        *let_stand(MARTA, ANA, LUIS),
        Action.draw(LUIS),
        Action.play(MARTA, "F", target=ANA),
        *let_stand(ANA, LUIS, MARTA),
        Action.give(ANA, "R"),
    )
    name = title_name("R")
    everything = film(state, *actions)
    assert name in as_text(everything) and name.encode() in pickle.dumps(everything)
    for viewer in ("Luis", "onlooker"):
        timeline = film(state, *actions, viewer=viewer)
        assert name not in as_text(timeline)
        assert name.encode() not in pickle.dumps(timeline)
        for frame in timeline:
            assert all("R" not in event.cards for event in frame.events)
            assert frame.action is None or "R" not in frame.action.cards
            table = frame.view.table
            assert "R" not in "".join((*table.hands, table.pile, table.discard, *table.face_down, table.unseen))


def permuted(cards: str, permutation: dict[int, int]) -> str:
    return cards.translate(permutation)


def twin(game: Sequence[Transition], permutation: dict[int, int]) -> list[Transition]:
    """The same game with the titles of some cards permuted wherever they lie, and every action accordingly."""

    def swap(cards: str) -> str:
        return permuted(cards, permutation)

    start = game[0].before
    table = start.table
    table = table._replace(
        hands=tuple("".join(sorted(swap(hand))) for hand in table.hands),
        pile=swap(table.pile),
        unseen=swap(table.unseen),
    )
    state, steps = start._replace(table=table), []
    for transition in game:
        action = transition.action
        steps.append(step(state, action._replace(cards=swap(action.cards))))
        state = steps[-1].after
    return steps


@st.composite
def quiet_games(draw: st.DrawFn) -> list[Transition]:
    """Games of four players at random in which nobody lays, names or shows a cat."""
    random = Random(draw(st.integers(0, 10_000)))
    cards = list("NNAAASSSFFFHHVVV" + "DD" + CATS * 2)
    random.shuffle(cards)
    deal = "".join(cards)
    hands = [deal[seat * 5 : seat * 5 + 5] for seat in range(4)]
    pile = list(deal[20:] + "KKK")
    random.shuffle(pile)
    state, chance = situation(ES, hands, "".join(pile)), Seeded(random.randrange(1000))
    game: list[Transition] = []
    for _step in range(60):
        if state.phase is Phase.OVER:
            break
        action = chance(state) if state.phase is Phase.CHANCE else random_action(state, random)
        if action.kind is ActionKind.PLAY and (set(action.cards) & set(CATS) or len(action.cards) > 1):
            action = Action.draw(state.turn.player)
        game.append(step(state, action))
        state = game[-1].after
    return game


@settings(max_examples=60, deadline=None)
@given(quiet_games(), st.permutations(CATS))
def test_an_onlooker_sees_the_same_whatever_the_hidden_cards_are(game: list[Transition], order: list[str]) -> None:
    other = twin(game, str.maketrans(CATS, "".join(order)))
    frames = [
        play_out(steps, names=("Ana", "Luis", "Marta", "Pau"), viewer="onlooker").frames for steps in (game, other)
    ]
    assert repr(frames[0]) == repr(frames[1])


@settings(max_examples=60, deadline=None)
@given(quiet_games(), st.permutations(CATS), st.integers(0, 3))
def test_a_player_sees_the_same_whatever_the_others_cards_are(
    game: list[Transition], order: list[str], viewer: int
) -> None:
    """Up to the moment when one of the permuted cards comes before the player's eyes."""
    names = ("Ana", "Luis", "Marta", "Pau")
    known = "".join(game[0].before.table.hands[viewer])
    moving = "".join(cat for cat in CATS if cat not in known)
    permutation = str.maketrans(moving, "".join(cat for cat in order if cat in moving))

    def unseen_so_far(transition: Transition) -> bool:
        table = transition.after.table
        mask = table.seen[viewer]
        seen = "".join(card for place, card in enumerate(table.pile) if mask >> place & 1)
        shown = "".join(e.cards for e in transition.events if e.audience is None or viewer in e.audience)
        return not set(table.hands[viewer] + seen + shown) & set(moving)

    quiet = next((place for place, transition in enumerate(game) if not unseen_so_far(transition)), len(game))
    assume(quiet > 3)
    game = game[:quiet]
    frames = [play_out(steps, names=names, viewer=names[viewer]).frames for steps in (game, twin(game, permutation))]
    assert repr(frames[0]) == repr(frames[1])


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize("viewer", [ONLOOKER, ANA, LUIS])
def test_no_view_of_a_whole_game_holds_a_card_of_another_hand(rulebook: str, viewer: int) -> None:
    timeline = play_out(random_game(load_rulebook(rulebook), 3, seed=11), names=NAMES, viewer=viewer)
    assert timeline.viewer == viewer != EVERYTHING
    for frame in timeline:
        for seat, hand in enumerate(frame.view.table.hands):
            assert seat == viewer or not hand.strip("?")
        for event in frame.events:
            assert event.audience is None or viewer in event.audience or not event.cards.strip("?")


def test_a_timeline_prints_as_text() -> None:
    """Where nothing can be drawn, the walk is still told, each reason with its paragraphs."""
    told = str(
        play_out("players: Ana Luis\nAna: attack, defuse\nLuis: defuse\npile: exploding kitten, skip\nAna: attack")
    )
    assert "1. Ana plays Attack" in told
    assert "Luis owes 2 turns" in told
    assert "es, Turno a turno 5" in told


@pytest.mark.parametrize("hand", ["skip", "defuse"])
def test_a_question_beside_a_drawn_kitten_does_not_tell_who_holds_a_defuse(hand: str) -> None:
    """Whether an explosion is forced hangs on the hand; only who may see it is told."""
    text = f"players: Tom Jule\nTom: {hand}\nJule: nope\npile: exploding kitten\nTom: draw\nask: is Tom out?\n..."
    told = {viewer: play_out(text, viewer=viewer)[-1].answers[0].answer for viewer in ("Tom", "Jule", "onlooker")}
    assert told["Tom"] == ("no" if hand == "defuse" else "yes")
    assert told["Jule"] == told["onlooker"]
    assert told["Jule"] not in ("yes", "no")


def test_a_question_about_one_player_names_that_player() -> None:
    table = "players: Tom Jule\nTom: attack\nJule: nope\npile: exploding kitten, skip\n"
    text = f"{table}Tom: attack\nask: how many turns does Jule owe?"
    assert play_out(text)[-1].answers[0].question == "How many turns does Jule owe?"


@pytest.mark.parametrize("luis", ["defuse, favor", "shuffle, favor"])
def test_how_many_cards_after_three_of_a_kind_is_not_told_before_it_happened(luis: str) -> None:
    """Whether a card changes hands hangs on the hand that is asked."""
    text = (
        f"rulebook: ru\nplayers: Ana Luis Marta\nAna: skip*3\nLuis: {luis}\nMarta: nope\npile: shuffle, kitten*2\n"
        "Ana: skip*3 from Luis naming defuse\nask: how many cards does Luis hold?\nMarta: nope"
    )
    told = {
        viewer: [answer.answer for frame in play_out(text, viewer=viewer) for answer in frame.answers]
        for viewer in ("Luis", "Ana", "Marta", "onlooker")
    }
    assert told["Luis"] == ["1" if "defuse" in luis else "2"]
    assert told["Ana"] == told["Marta"] == told["onlooker"]
    assert told["Ana"][0] not in ("1", "2")


@pytest.mark.parametrize("luis", ["skip", "defuse"])
def test_an_explosion_that_ends_the_text_unwritten_is_not_shown_to_who_may_not_see_the_hand(luis: str) -> None:
    text = f"players: Ana Luis Marta\nAna: skip\nLuis: {luis}\nMarta: nope\nturn: Luis\npile: kitten, ?*4\nLuis: draw"
    assert len(play_out(text, viewer="Marta")) == 2
    assert len(play_out(text)) == (3 if luis == "skip" else 2)
