"""Quizzes: one option is right, the others are false, nothing hidden is shown, and reasons carry their paragraphs."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ek_teach import notation
from ek_teach.cards import UNKNOWN
from ek_teach.engine import Action, ActionKind, EventKind, Legality, Phase, check, legal_actions, step, view
from ek_teach.errors import EkTeachError
from ek_teach.lessons.puzzle import Puzzle
from ek_teach.lessons.quiz import LEVELS, Kind, Question, Quiz, Situation, quiz
from ek_teach.lessons.quiz.asking import ask
from ek_teach.lessons.quiz.following import asked_at, book_for, shown_end
from ek_teach.lessons.quiz.from_cases import case_situations
from ek_teach.lessons.quiz.from_positions import Moment, as_situation, random_moment
from ek_teach.lessons.quiz.grading import Effort, can_reach, effort, level_of
from ek_teach.lessons.quiz.making import usual_kinds
from ek_teach.lessons.quiz.marking import mark, right_place, solution
from ek_teach.lessons.quiz.model import After, Book, Judged
from ek_teach.lessons.quiz.refusing import may_hold
from ek_teach.lessons.quiz.sheet import (
    Item,
    item_html,
    item_lines,
    key_html,
    key_markdown,
    key_text,
    sheet_html,
    sheet_markdown,
    sheet_text,
)
from ek_teach.lessons.quiz.standing import is_settled
from ek_teach.lessons.quiz.truth import says, truth, under
from ek_teach.lessons.quiz.wording import options, prompt, situation_text
from ek_teach.notation import QuestionKind
from ek_teach.play import random_game
from ek_teach.rulebook import RULEBOOKS, HouseRule, Status, load_rulebook
from ek_teach.rulings import load_cases
from ek_teach.timeline import offers
from tests.command import refuses, run

SEEDS = range(400)
EVIL = "<script>alert(1)</script>"


@cache
def drafts() -> tuple[Question, ...]:
    """Questions of every kind out of hundreds of seeds, from both sources, under all rulebooks, of every level."""
    found = []
    for seed in SEEDS:
        random = Random(seed)
        book = random.choice(RULEBOOKS)
        here = as_situation(random_moment(random, book)) if seed % 2 else random.choice(case_situations())
        if here is not None:
            made = (ask(kind, here, book, RULEBOOKS, random, "en") for kind in Kind)
            found += [question for question in made if question is not None]
    return tuple(found)


def of(kind: Kind) -> list[Question]:
    return [question for question in drafts() if question.kind is kind]


def asked_in_notation(question: Question, *asked: str) -> list[str]:
    """What the notation answers to questions that are added to the text as it is shown."""
    text = "\n".join((situation_text(question), *(f"ask: {one}" for one in asked), "..."))
    return [answer.got for answer in notation.play(notation.read(text), book_of(question)).answers]


def book_of(question: Question) -> Any:
    return book_for(question.situation, question.rulebook)


# One right answer -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_hundreds_of_seeds_give_questions_of_every_kind() -> None:
    assert len(drafts()) > 900
    assert all(len(of(kind)) > 40 for kind in Kind)
    assert {bool(question.situation.case) for question in drafts()} == {True, False}


@pytest.mark.slow
def test_exactly_one_option_is_true_and_no_two_say_the_same() -> None:
    for question in drafts():
        told = options(question)
        assert len(set(told)) == len(told) == len(question.claims) >= 2
        assert sum(claim == truth(question) for claim in question.claims) == 1


@pytest.mark.slow
def test_the_player_whose_turn_it_is_said_to_be_is_whom_the_notation_names() -> None:
    for question in of(Kind.TURN):
        (name,) = asked_in_notation(question, "whose turn?")
        assert options(question)[right_place(question)] == name
        assert options(question).count(name) == 1


@pytest.mark.slow
def test_what_happens_next_is_what_the_notation_answers_and_each_wrong_option_contradicts_it() -> None:
    """Turn, debt and fate of the play are asked of the text one by one, apart from how the quiz finds them."""
    checked = 0
    for question in of(Kind.NEXT):
        right = question.claims[right_place(question)]
        assert isinstance(right, After)
        names = question.situation.script.players
        if right.phase == "turn":
            assert asked_in_notation(question, "whose turn?", "how many turns owed?") == [
                names[right.player],
                str(right.owed),
            ]
            checked += 1
        if right.phase == "over":
            assert asked_in_notation(question, "who wins?") == [names[right.player]]
        if right.fate:
            assert asked_in_notation(question, "does it happen?") == ["yes" if right.fate == "stands" else "no"]
        out = [asked_in_notation(question, f"is {name} out?") for name in names]
        living = shown_end(question.situation, book_of(question)).end.table.living
        assert [seat for seat in living if out[seat] == ["yes"]] == list(right.out)
        # All options speak of the same things, so that another value in any of them makes an option false.
        assert all(claim != right for claim in question.claims if claim is not right)
    assert checked > 100


@pytest.mark.slow
def test_what_is_allowed_is_what_the_judge_allows_and_no_false_reason_is_true() -> None:
    """A wrong reason is none that the judge gives, and its sentence does not hold at the table that is shown."""
    refused = 0
    for question in of(Kind.LEGAL):
        states = asked_at(question.situation, book_of(question))
        verdict = check(states[0], question.move)
        yes, *noes = question.claims
        assert yes == Judged(True)
        assert (right_place(question) == 0) is verdict.allowed
        for claim in noes:
            true = {may_hold(claim.reason, state, question.move) for state in states}
            assert true == {claim.reason == verdict.reason}
        assert [claim.reason for claim in noes].count(verdict.reason) == (not verdict.allowed)
        refused += not verdict.allowed
    assert 30 < refused < len(of(Kind.LEGAL)) - 30


@pytest.mark.slow
def test_whatever_reason_the_judge_gives_counts_as_one_that_may_be_true() -> None:
    """So that the true reason is never offered as a false one, under any rulebook, in hundreds of positions."""
    reasons = set()
    for seed in range(120):
        book = load_rulebook(RULEBOOKS[seed % 6])
        for transition in random_game(book, 2 + seed % 4, seed)[::9]:
            state = transition.before
            if state.phase.value in ("setup", "chance", "over"):
                continue
            for offer in offers(state, ["A", "B", "C", "D", "E"][: state.players], "en"):
                if offer.refused:
                    reasons.add(offer.verdict.reason)
                    assert may_hold(offer.verdict.reason, state, offer.actions[0]), (offer, state)
    assert len(reasons) > 10


@pytest.mark.slow
def test_one_of_the_rulebooks_offered_gives_the_answer_and_the_others_do_not() -> None:
    for question in of(Kind.RULEBOOK):
        said = []
        for claim in question.claims:
            assert isinstance(claim, Book)
            script = question.situation.script
            items = (*script.items, question.asked)
            book = replace(script, rulebook_name=claim.name).rulebook()
            # A set-up is done before the question, and what is shown is all that was played.
            setting_up = shown_end(question.situation, book).end.phase is Phase.SETUP
            items = items if setting_up else (*items, notation.Stop())
            got = notation.play(replace(script, items=items), book).answers[-1].got
            said.append("yes" if got == "irregular" else got)
        assert said.count(question.value) == 1
        assert said.index(question.value) == right_place(question)
        assert "rulebook:" not in situation_text(question)


@pytest.mark.slow
def test_the_right_answer_is_accepted_and_each_wrong_one_refused_with_its_grounds() -> None:
    """Every mark carries a paragraph, or says that the book is silent and what is assumed."""
    for question in drafts()[::4]:
        right = right_place(question)
        for place in range(len(question.claims)):
            told = mark(question, place + 1)
            assert told.right is (place == right)
            assert told.why
            assert all("[" in reason for reason in told.reasons())
            assert (options(question)[right] in str(told)) and options(question)[place] in told.verdict
        if is_settled(question):
            assert any(reason.citations for reason in solution(question).why)


# Nothing hidden -------------------------------------------------------------------------------------------------------


def moments() -> Iterator[tuple[Moment, Situation]]:
    for seed in range(300):
        random = Random(seed)
        moment = random_moment(random, random.choice(RULEBOOKS))
        here = as_situation(moment)
        if here is not None:
            yield moment, here


@pytest.mark.slow
def test_no_card_is_shown_that_the_viewer_does_not_know() -> None:
    """Other hands are backs of cards, and of the pile only what the viewer has looked at; gifts stay secret."""
    seen = 0
    for moment, here in moments():
        seen += 1
        described = here.script.description
        known = view(moment.steps[0].before, moment.viewer).table
        assert here.viewer == moment.names[moment.viewer]
        for seat, hand in enumerate(described.hands):
            assert sorted(hand) == sorted(known.hands[seat])
            assert seat == moment.viewer or set(hand) <= {UNKNOWN}
        assert described.pile == known.pile
        for item in here.script.items:
            if isinstance(item, notation.Move) and item.action.kind is ActionKind.GIVE and item.action.cards != UNKNOWN:
                favors = [
                    each
                    for each in here.script.items
                    if isinstance(each, notation.Move) and each.action.target is not None
                ]
                assert moment.viewer in (item.action.player, *(each.action.player for each in favors))
            if (
                isinstance(item, notation.Move)
                and item.action.kind is ActionKind.DRAW
                and item.action.player != moment.viewer
            ):
                assert item.outcome is None or item.outcome.cards in (UNKNOWN, "K")
    assert seen > 280


def shuffled_away(moment: Moment) -> Moment:
    """The same moment with the hidden cards of hands and pile dealt in another way, where nobody plays any."""
    before = moment.steps[0].before
    table, viewer = before.table, moment.viewer
    known = view(before, viewer).table
    places = [(seat, at) for seat in table.living if seat != viewer for at in range(len(table.hands[seat]))]
    places += [(-1, at) for at, card in enumerate(known.pile) if card == UNKNOWN and table.pile[at] != "K"]
    cards = [table.pile[at] if seat < 0 else table.hands[seat][at] for seat, at in places]
    Random(1).shuffle(cards)
    hands, pile = [list(hand) for hand in table.hands], list(table.pile)
    for (seat, at), card in zip(places, cards, strict=True):
        (pile if seat < 0 else hands[seat])[at] = card
    fresh = table._replace(hands=tuple("".join(sorted(hand)) for hand in hands), pile="".join(pile))
    first = moment.steps[0]
    return moment._replace(steps=(first._replace(before=before._replace(table=fresh)), *moment.steps[1:]))


@pytest.mark.slow
def test_two_tables_that_look_the_same_to_the_viewer_give_the_same_question() -> None:
    """What is hidden is dealt anew behind the viewer's back, and not a sign of the situation changes."""
    changed = 0
    for moment, here in moments():
        other = shuffled_away(moment)
        changed += other.steps[0].before != moment.steps[0].before
        assert as_situation(other) == here
    assert changed > 200


def test_cases_are_shown_without_what_could_tell_the_answer() -> None:
    for here in case_situations():
        text = notation.write(here.script)
        assert not any(word in text for word in ("title:", "question:", "note:", "answer", "ask:", "says:", "#"))


# Seeds, kinds and levels ----------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_quiz_and_another_seed_another() -> None:
    one = quiz(4, seed="Ana", rulebook=["es", "zh"])
    assert one == quiz(4, seed="Ana", rulebook=["es", "zh"])
    assert one.mark != quiz(4, seed="Luis", rulebook=["es", "zh"]).mark
    assert quiz(2, seed=7, kind="turn") == quiz(2, seed="7", kind="turn")


@pytest.mark.slow
def test_no_order_of_a_hash_decides_anything() -> None:
    code = "from ek_teach.lessons.quiz import quiz; from ek_teach.lessons.quiz.sheet import *; made = quiz(6, seed=5)"
    told = {
        subprocess.run(
            [sys.executable, "-c", f"{code}; print(sheet_text(made), key_text(made))"],
            capture_output=True, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": number},
        ).stdout
        for number in ("1", "2", "3")
    }  # fmt: skip
    assert len(told) == 1
    assert len(told.pop()) > 1000


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", list(Kind))
def test_each_kind_and_level_occurs_and_no_situation_twice(kind: Kind, level: int) -> None:
    made = quiz(3, seed=11, kind=kind.value, level=level, rulebook=["es", "zh", "tr"])
    assert [(question.kind, question.level) for question in made] == [(kind, level)] * 3
    assert len({situation_text(question) for question in made}) == 3
    assert all(level_of(question.kind, effort(question)) == level for question in made)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_without_a_wish_every_kind_comes_and_the_questions_grow_harder(seed: int) -> None:
    made = quiz(6, seed=seed, rulebook=["es", "ru", "zh"])
    assert {question.kind for question in made} == set(Kind)
    assert [question.level for question in made] == [1, 1, 2, 2, 3, 3]
    assert all(is_settled(question) for question in made)


def test_a_level_is_counted() -> None:
    """Docs, What the levels mean: a story, much to look up, a dispute, each a point."""
    told = {(m, o, d): level_of(Kind.NEXT, Effort(m, o, d)) for m in (2, 3) for o in (2, 3) for d in (False, True)}
    assert told[2, 2, False] == 1
    assert told[3, 2, False] == told[2, 3, False] == told[2, 2, True] == 2
    assert told[3, 3, False] == told[3, 2, True] == told[3, 3, True] == 3
    assert level_of(Kind.RULEBOOK, Effort(1, 1, True)) == 1


def situation_of(text: str, *moves: Action) -> Situation:
    return Situation(notation.read(text), moves)


OWN_CARD = """
players: Ana Luis
Ana:     attack, nope
Luis:    skip, ?
pile:    ?*9

Ana: attack
"""


def test_what_hangs_on_an_assumption_is_not_asked() -> None:
    """es says nothing of cancelling one's own card; zh (3)休想卡 forbids it, so that under zh it can be asked."""
    nope = Action.nope(0)
    claims = (Judged(True), Judged(False, "own_card"))
    for book, settled in (("es", False), ("zh", True)):
        question = Question(Kind.LEGAL, 1, situation_of(OWN_CARD, nope), book, claims, move=nope)
        assert truth(question) == Judged(False, "own_card")
        assert is_settled(question) is settled


OPEN = (Status.SILENT, Status.CONTRADICTED)
ONLY_TOLD = ("played_card", "combo_text", "nope_not_a_draw")
"""Docs, Quizzes: rules that can be open and are asked about, since no answer hangs on them; then they are labelled."""


def seen_on_the_way(question: Question, name: str) -> tuple[set[str], set[str]]:
    """The rules and the options met on the way to an answer, found without the quiz: by playing its text."""
    book, script = book_for(question.situation, name), question.situation.script
    played = notation.play(replace(script, items=(*script.items, notation.Stop())), book)
    steps, state = list(played.transitions), played.end
    while question.kind in (Kind.NEXT, Kind.TURN) and state.phase is Phase.REACTION:
        steps.append(step(state, Action.let_stand(state.window.unanswered[0])))
        state = steps[-1].after
    explodes = state.phase is Phase.KITTEN and [one.kind for one in legal_actions(state)] == [ActionKind.EXPLODE]
    if explodes and question.kind is not Kind.LEGAL:
        steps.append(step(state, Action.explode(state.turn.player)))
    begins = [at for at, one in enumerate(steps, 1) if EventKind.GAME_STARTED in {event.kind for event in one.events}]
    begun = max(begins, default=0)
    rules = {rule for one in steps[begun:] for event in one.events for rule in event.rules}
    options_ = {option for one in steps for option in one.consulted}
    if question.move is not None:
        for at in asked_at(question.situation, book):
            verdict = check(at, question.move)
            rules |= set(verdict.rules)
            made = step(at, question.move).events[:1] if verdict.allowed else ()
            rules |= {rule for event in made for rule in event.rules}
    return rules, options_


def require_settled(question: Question) -> None:
    """Docs, Quizzes: what hangs on a rule or an option that the book leaves open is not asked; the rest is labelled."""
    right = truth(question)
    name = right.name if isinstance(right, Book) else question.rulebook
    book = book_for(question.situation, name)
    rules, consulted = seen_on_the_way(question, name)
    labels = {reason.name: reason for reason in solution(question).why}
    for rule in rules - set(book.schema.options):
        if book.entries[rule].status in OPEN:
            assert rule in ONLY_TOLD, (rule, question)
            assert "does not say" in labels[rule].standing, (rule, question)
    if question.kind is Kind.RULEBOOK:
        return
    for option in consulted:
        if book.entries[option].status in OPEN:
            assert option not in ("turns_after_explosion", "empty_target"), (option, question)
            for value in book.schema.options[option]:
                other = book.with_house_rules(HouseRule(option, value, book.values[option]))
                assert under(question.kind, question.situation, other, question.move) == right, (option, question)


@pytest.mark.slow
@pytest.mark.parametrize("name", RULEBOOKS)
def test_no_question_rests_on_what_its_book_leaves_open(name: str) -> None:
    asked = [one for one in drafts() if one.rulebook == name or truth(one) == Book(name)]
    settled = [question for question in asked if is_settled(question)]
    assert len(settled) > 80
    for question in settled:
        require_settled(question)
    for seed, kind in product(range(2), Kind):
        for question in quiz(3, seed=seed, rulebook=name, kind=kind.value):
            require_settled(question)


def nope_on_a_pair(nope: str, *more: str) -> Situation:
    text = "players: Ana Luis\nAna: tacocat*2, ?*2\nLuis: {}, ?*2\npile: ?*9\n\nAna: tacocat*2 from Luis\n"
    return situation_of(text.format(nope) + "\n".join(more), Action.nope(1))


def test_a_nope_on_a_combination_is_asked_only_where_the_book_speaks_of_it() -> None:
    """es and tr say what a Nope cancels and name no combination; ru and zh do."""
    for name, settled in (("es", False), ("tr", False), ("ru", True), ("zh", True)):
        for kind, here in (
            (Kind.NEXT, nope_on_a_pair("nope", "Luis: nope")),
            (Kind.TURN, nope_on_a_pair("nope", "Luis: nope")),
            (Kind.LEGAL, nope_on_a_pair("nope")),
            (Kind.LEGAL, nope_on_a_pair("skip")),
        ):
            question = ask(kind, replace(here, moves=(Action.nope(1),)), name, RULEBOOKS, Random(1), "en")
            assert question is None or is_settled(question) is settled, (name, kind)
    question = ask(Kind.LEGAL, nope_on_a_pair("nope"), "es", RULEBOOKS, Random(1), "en")
    (label,) = (line for line in mark(question, "yes").reasons() if line.startswith("A combination can be cancelled"))
    assert "The rulebook does not say" in label


def test_that_a_draw_cannot_be_cancelled_is_asked_only_where_the_book_says_so() -> None:
    """The English sheets do not; that there is nothing to cancel before anybody has done anything follows from Nope."""
    table = "players: Ana Luis\nAna: ?*4\nLuis: nope, ?*2\npile: ?*9\n\n"
    for name, settled in (("en-2015", False), ("en-2025", False), ("es", True)):
        for drawn in ("draw", "draw -> ?"):
            here = situation_of(f"{table}Ana: {drawn}", Action.nope(1))
            question = ask(Kind.LEGAL, here, name, (), Random(1), "en")
            assert question.claims[right_place(question)].reason == "nothing_to_nope"
            assert is_settled(question) is settled
        question = ask(Kind.LEGAL, situation_of(table, Action.nope(1)), name, (), Random(1), "en")
        assert is_settled(question)
        told = [line for line in solution(question).reasons() if line.startswith("Drawing a card is not a played")]
        assert told and ("does not say" in told[0]) is not settled


def test_what_is_printed_on_a_combination_counts_where_it_would_do_something(tmp_path: Path) -> None:
    """es says nothing of it: two cats do nothing anyway, two Attacks of a table of one's own would."""
    own = tmp_path / "any_pair.toml"
    own.write_text('[house]\nbase = "es"\n[option.pair]\nvalue = "any_title"\ninstead_of = "cats"\n', encoding="utf-8")
    text = "players: Ana Luis\nAna: {0}*2, ?\nLuis: skip\npile: ?*9\n\nAna: {0}*2 from Luis"
    for card, settled in (("tacocat", True), ("attack", False)):
        question = ask(Kind.TURN, situation_of(text.format(card)), str(own), RULEBOOKS, Random(1), "en")
        assert is_settled(question) is settled


def test_turns_that_an_exploded_player_owed_are_not_asked() -> None:
    """No book says who owes them: dropped, passed on instead of the next player's own turn, or beside it."""
    text = "players: Ana Luis Marta\nAna: ?*5\nLuis: attack, skip\nMarta: ?*5\nturn: {}\npile: exploding kitten, ?*9"
    for turn, settled in (("Luis owes 2", False), ("Luis", True)):
        here = situation_of(f"{text.format(turn)}\n\nLuis: draw")
        for name in ("zh", "es", "en-2025"):
            question = ask(Kind.NEXT, here, name, RULEBOOKS, Random(1), "en")
            assert is_settled(question) is settled
    asked = notation.Question(QuestionKind.TURNS_OWED)
    owed = replace(situation_of(f"{text.format('Luis owes 2')}\n\nLuis: draw"), asked=(asked,))
    claims = (Book("zh"), Book("es"))
    question = Question(Kind.RULEBOOK, 1, owed, "", claims, asked=asked, value="1")
    assert not is_settled(question)


ATTACKS = """
players: Ana Luis Marta
Ana:     attack
Luis:    attack, skip
Marta:   nope, ?
pile:    ?*9

Ana:  attack
Luis: attack
"""


def test_an_attack_on_an_attack_is_asked_with_what_the_other_books_make_of_it() -> None:
    """es Dudas frecuentes 4 adds: four turns. zh (4)攻擊卡 1 replaces: two, which is the likeliest mistake."""
    question = ask(Kind.NEXT, situation_of(ATTACKS), "es", RULEBOOKS, Random(1), "en")
    assert question.claims[right_place(question)] == After("stands", (), "turn", 2, 4)
    assert After("stands", (), "turn", 2, 2) in question.claims
    assert After("cancelled", (), "turn", 1, 2) in question.claims
    told = mark(question, right_place(question) + 1)
    assert any("zh" in line and "2 turns" in line for line in told.what)
    assert any("Dudas frecuentes" in reason for reason in told.reasons())


# Answers, read --------------------------------------------------------------------------------------------------------


def test_an_answer_is_a_letter_a_number_or_what_is_said() -> None:
    question = ask(Kind.TURN, situation_of(ATTACKS), "es", RULEBOOKS, Random(1), "en")
    assert all(mark(question, answer).right for answer in ("c", "C)", " c. ", "3", 3, "marta", "Marta"))
    assert not any(mark(question, answer).right for answer in ("a", 2, "LUIS"))
    nope = Action.nope(2)
    legal = ask(Kind.LEGAL, situation_of(ATTACKS, nope), "es", RULEBOOKS, Random(1), "en")
    assert mark(legal, "yes").right
    with pytest.raises(EkTeachError, match="one of the letters"):
        mark(legal, "no")  # there are several of them


@pytest.mark.parametrize(
    "answer", ["", "z", "ab", "0", "5", 0, 5, -1, True, None, 2.0, ["a"], b"a", "a" * 10_000, "\x1b[31m", "²"]
)
def test_what_is_no_answer_gets_one_sentence(answer: Any) -> None:
    question = ask(Kind.TURN, situation_of(ATTACKS), "es", RULEBOOKS, Random(1), "en")
    with pytest.raises(EkTeachError, match=r"^the answer is one of the letters a, b, c, not .{1,60}\.$"):
        mark(question, answer)


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"number": 0}, "1 to 50"), ({"number": 51}, "1 to 50"), ({"number": True}, "1 to 50"),
        ({"number": "many"}, "1 to 50"), ({"number": 10**5000}, "1 to 50"), ({"seed": None}, "a seed is"),
        ({"seed": 1.5}, "a seed is"), ({"seed": ""}, "a seed is"), ({"seed": "x" * 99}, "a seed is"),
        ({"seed": 10**5000}, "a seed is"), ({"seed": "\x1b[2J"}, "a seed is"), ({"level": 0}, "a level is"),
        ({"level": 4}, "a level is"), ({"level": True}, "a level is"), ({"level": "hard"}, "a level is"),
        ({"kind": "turns"}, "did you mean 'turn'"), ({"kind": []}, "a kind of"), ({"kind": 3}, "a kind of"),
        ({"kind": [3]}, "a kind of"), ({"rulebook": "fr"}, "fr"), ({"rulebook": []}, "a rulebook is given"),
        ({"rulebook": None}, "a rulebook is given"), ({"rulebook": [None]}, "a rulebook is given"),
        ({"language": "fr"}, "fr"), ({"language": 7}, "no language"),
    ],
)  # fmt: skip
def test_a_wish_that_cannot_be_meant_gets_one_sentence(wishes: dict[str, Any], told: str) -> None:
    with pytest.raises(EkTeachError) as caught:
        quiz(**{"number": 1, **wishes})
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


@pytest.mark.slow
def test_a_kind_of_which_there_is_too_little_is_told() -> None:
    """es and en-2025 agree on nearly everything, so that fifty easy places where they part are not to be had."""
    with pytest.raises(EkTeachError, match="no further question of kind rulebook and level 1 turned up under es, en-2"):
        quiz(50, kind="rulebook", level=1, rulebook=["es", "en-2025"])


def test_each_question_is_told_as_soon_as_it_is_found() -> None:
    """So that somebody who waits for many hard ones sees how far it is."""
    told: list[Question] = []
    made = quiz(3, seed=7, kind="turn", found=told.append)
    assert tuple(told) == made.questions


def test_no_question_is_worked_out_that_cannot_have_the_level() -> None:
    """A story counts by its moves alone: after one move there is no hard question of the kind rulebook."""
    one, three = situation_of(ATTACKS.rpartition("\n\n")[0] + "\n\nAna: attack"), situation_of(ATTACKS + "Marta: nope")
    assert [can_reach(Kind.RULEBOOK, level, one) for level in LEVELS] == [True, True, False]
    assert [can_reach(Kind.RULEBOOK, level, three) for level in LEVELS] == [False, True, True]
    assert [can_reach(Kind.NEXT, level, three) for level in LEVELS] == [False, True, True]
    assert all(can_reach(Kind.NEXT, level, one) for level in LEVELS)


@pytest.mark.parametrize("number", [0, 3, True, "1", None, -1, pytest.param(10**5000, id="huge")])
def test_there_is_no_such_question(number: Any) -> None:
    with pytest.raises(EkTeachError, match="the questions are 1 to 2"):
        quiz(2, seed=1, kind="turn").check(number, "a")


def test_a_question_made_by_hand_without_a_true_option_is_told() -> None:
    question = ask(Kind.TURN, situation_of(ATTACKS), "es", RULEBOOKS, Random(1), "en")
    with pytest.raises(EkTeachError, match="none of the answers"):
        mark(replace(question, claims=question.claims[:2]), "a")


def test_a_rulebook_of_ones_own_can_be_asked_about(tmp_path: Path) -> None:
    """A house rule counts: where Attacks replace, the second leaves two turns."""
    own = tmp_path / "our_table.toml"
    own.write_text(
        '[house]\nbase = "es"\n[option.attack_on_attack]\nvalue = "replace"\ninstead_of = "add"\n', encoding="utf-8"
    )
    made = quiz(2, seed=2, rulebook=str(own), kind=["next", "legal"])
    assert all(made.check(number, right_place(made[number - 1]) + 1) for number in (1, 2))
    question = ask(Kind.NEXT, situation_of(ATTACKS), str(own), RULEBOOKS, Random(1), "en")
    assert question.claims[right_place(question)] == After("stands", (), "turn", 2, 2)


# Paper ----------------------------------------------------------------------------------------------------------------


@cache
def small() -> Quiz:
    return quiz(4, seed=7, rulebook=["es", "zh"])


def test_a_sheet_holds_the_questions_and_its_key_the_answers() -> None:
    made = small()
    for sheet, key in ((sheet_text, key_text), (sheet_markdown, key_markdown), (sheet_html, key_html)):
        questions, answers = sheet(made), key(made)
        assert f"Sheet {made.mark}" in questions
        assert f"The key to sheet {made.mark}" in answers
        assert answers.count("The answer is ") == len(made)
        assert "The answer is " not in questions and "§" not in questions and "seed" not in questions
        assert "§" in answers and "--seed 7" in answers
        assert sheet(quiz(4, seed=7, rulebook=["es", "zh"])) == questions
    text = " ".join(sheet_text(made).split())
    for question in made:
        for part in (prompt(question), *options(question)):
            assert " ".join(part.split()) in text.replace("- ", "-") or " ".join(part.split()) in text
        assert notation.read(situation_text(question)).players == question.situation.script.players


def test_a_sheet_names_the_rulebook_once_and_has_name_and_mark_on_every_page() -> None:
    made = small()
    text, page = sheet_text(made), sheet_html(made)
    assert not re.search("^ *rulebook:", text, re.MULTILINE) and "- pile: = the draw pile" in text
    head = re.search("(?s)<thead>(.*)</thead>", page)[1]
    assert f"Sheet {made.mark}" in head and "Name: ___" in head and '<ul class="ek-legend">' in page
    assert f"sheet {made.mark}" in re.search("(?s)<thead>(.*)</thead>", key_html(made))[1]


def test_the_key_begins_with_the_letters_alone() -> None:
    """One line to mark many sheets by; of many questions no number is parted from its letter."""
    made = small()
    letters = [f"{number} {'ABCDEF'[right_place(question)]}" for number, question in enumerate(made, 1)]
    text, markdown, page = key_text(made), key_markdown(made), key_html(made)
    assert text.split("\n\n")[1] == " · ".join(letters)
    assert f"\n\n**{' · '.join(letters)}**\n\n## " in markdown
    assert re.sub("<.*?>", "", re.search('<p class="ek-quiz-letters">(.*)</p>', page)[1]) == " · ".join(letters)
    assert all(" · ".join(letters) not in sheet(made) for sheet in (sheet_text, sheet_markdown, sheet_html))
    many = replace(made, questions=made.questions * 8)
    lines = key_text(many).split("\n\n")[1].splitlines()
    assert len(lines) > 1 and all(re.fullmatch(r"(· )?\d+ [A-F]( · \d+ [A-F])*( ·)?", line) for line in lines), lines


def test_the_command_on_the_key_makes_the_same_quiz() -> None:
    words = next(
        line for line in key_markdown(small()).replace("\\", "").splitlines() if line.startswith("Made by")
    ).split()
    result = run(*words[3:], "--sheet", "-")
    assert sheet_text(small()) in result.stdout


def test_sheets_are_kept_as_the_end_of_the_name_says(tmp_path: Path) -> None:
    for ending, begin in ((".txt", "A quiz"), (".md", "# A quiz"), (".html", "<!DOCTYPE html>")):
        assert small().save_sheet(tmp_path / f"sheet{ending}").read_text(encoding="utf-8").startswith(begin)
        assert "The answer is" in small().save_key(tmp_path / f"key{ending}").read_text(encoding="utf-8")
    for bad in ("sheet", "sheet.pdf", "", None, 3):
        with pytest.raises(EkTeachError):
            small().save_sheet(bad)
    with pytest.raises(EkTeachError, match="cannot be written"):
        small().save_sheet(tmp_path / "nowhere" / "sheet.txt")


def test_no_text_can_break_out_of_a_page() -> None:
    """A rulebook of somebody's own may be called anything."""
    item = Item(EVIL, (EVIL,), EVIL, EVIL, (EVIL, "\x1b[31m"))
    assert EVIL not in item_html(item)
    assert item_html(item).count("&lt;script&gt;") == 5
    assert "\x1b" not in item_html(item) + "".join(item_lines(item))


# The notebook ---------------------------------------------------------------------------------------------------------


def test_the_page_holds_no_answer_and_the_kernel_judges_the_first_one() -> None:
    from ek_teach.lessons.quiz.widget import QuizView

    made = small()
    shown = QuizView(made)
    sent = json.dumps(shown.get_state(["data", "marks"]), ensure_ascii=False)
    assert "The answer is" not in sent and "§" not in sent and "claims" not in sent and made.seed not in shown.data
    right = right_place(made[0])
    shown.answer(0, right)
    assert shown.score == (1, 1)
    assert shown.marks["0"]["right"] and any("§" in reason for reason in shown.marks["0"]["why"])
    shown.answer(0, (right + 1) % 2)
    assert shown.score == (1, 1)
    wrong = next(place for place in range(len(made[1].claims)) if place != right_place(made[1]))
    shown._hear(None, {"kind": "answer", "place": 1, "choice": wrong}, None)
    assert shown.score == (1, 2)
    assert "The answer is" in shown.marks["1"]["what"][0]


@pytest.mark.parametrize(
    "message",
    [None, 3, {}, {"kind": "answer"}, {"kind": "ask", "place": 0, "choice": 0},
     {"kind": "answer", "place": -1, "choice": 0},
     {"kind": "answer", "place": 0, "choice": 99}, {"kind": "answer", "place": True, "choice": 0},
     {"kind": "answer", "place": "0", "choice": 0}, {"kind": "answer", "place": 0, "choice": None}],
)  # fmt: skip
def test_a_message_that_cannot_be_meant_is_passed_over(message: Any) -> None:
    from ek_teach.lessons.quiz.widget import QuizView

    shown = QuizView(small())
    shown._hear(None, message, None)
    assert shown.marks == {}


def test_a_notebook_without_a_kernel_shows_the_questions() -> None:
    made = small()
    bundle, _about = made._repr_mimebundle_()
    assert bundle["text/plain"] == str(made) == sheet_text(made)
    assert "application/vnd.jupyter.widget-view+json" in bundle
    for question in made:
        assert prompt(question).split("?")[0].replace("'", "&#x27;") in bundle["text/html"]
    assert "The answer is" not in bundle["text/html"]
    assert repr(made) == f"<Quiz {made.mark}: 4 questions, seed 7>"


@pytest.mark.browser
def test_a_quiz_is_taken_with_the_keyboard_and_judged_by_the_kernel(browser: Any) -> None:
    """A letter chooses, Enter checks, Enter goes on; the verdict is a status that a screen reader tells."""
    from ek_teach.lessons.quiz.widget import QuizView

    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    made, page = small(), browser.new_page()
    shown = QuizView(made)
    data = json.dumps(shown.data).replace("<", "\\u003c")
    script = QuizView._esm if isinstance(QuizView._esm, str) else str(QuizView._esm)
    page.expose_function("kernel", lambda message: (shown._hear(None, message, None), shown.marks)[1])
    page.set_content(
        "<!DOCTYPE html><html lang=en><title>quiz</title><main><div id=home></div></main>"
        f"<style>{QuizView._css}</style><script type=module>{script.replace('export default', 'const widget =')}"
        f"const state = {{ data: {data}, marks: {{}} }}; let heard = null;"
        "const model = { get: (name) => state[name], on: (_, f) => (heard = f), off: () => (heard = null),"
        "  send: async (message) => { state.marks = await kernel(message); heard(); } };"
        "globalThis.leave = widget.render({ model, el: document.querySelector('#home') });</script>"
    )
    page.get_by_role("radio").first.wait_for()
    page.get_by_text("What the signs mean").click()
    assert page.get_by_text("pile: = the draw pile, top card first").is_visible()
    for number, question in enumerate(made, 1):
        assert f"Question {number} of 4" in page.locator(".ek-quiz-count").inner_text()
        page.get_by_role("radio").first.focus()
        page.keyboard.press("Enter" if number == 1 else "Tab")
        if number == 1:
            assert page.get_by_role("status").inner_text() == "Choose an answer first."
        page.get_by_role("radio").first.focus()
        page.keyboard.press("abcdef"[right_place(question)])
        page.keyboard.press("Enter")
        page.locator(".ek-quiz-verdict").wait_for()
        assert page.get_by_role("status").inner_text().startswith("✓ Right: ")
        assert "§" in page.get_by_role("status").inner_text()
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            rules = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
            found = axe.run(page, options=rules).response["violations"]
            assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == []
        page.keyboard.press("Enter")
    assert shown.score == (4, 4)
    assert "Right so far: 4 of 4" in page.locator(".ek-quiz-count").inner_text()
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.evaluate("leave()")
    assert page.locator(".ek-root").count() == 0
    page.close()


# The terminal ---------------------------------------------------------------------------------------------------------

FINE, USAGE, REFUSED, STOPPED = 0, 2, 3, 130


OPTIONS = ("quiz", "--number", "2", "--seed", "7", "--kind", "turn", "--level", "1")


def test_the_terminal_asks_judges_and_tells_the_score() -> None:
    made = quiz(2, seed=7, kind="turn", level=1)
    letters = ["abcdef"[right_place(question)] for question in made]
    result = run(*OPTIONS, stdin="\n".join((letters[0], "nonsense", letters[1])) + "\n")
    assert result.exit_code == FINE
    assert result.stdout.count("✓ Right: ") == 2
    assert "the answer is one of the letters" in result.stdout
    assert "2 right of 2 answered; the quiz has 2 questions." in result.stdout
    assert "§ es" in result.stdout


def test_what_the_signs_mean_is_told_before_the_first_question() -> None:
    told = run(*OPTIONS, stdin="").stdout
    assert told.index("- pile: = the draw pile") < told.index("Question 1")
    # Whose the unknown cards are each question says itself.
    assert "- ? =" not in told and "“?” is a card that" in told


def test_without_a_seed_nobody_can_guess_the_key() -> None:
    """Docs, On paper: whoever knows the seed can make the key, so that it must be long."""
    keys = [run("quiz", "--number", "1", "--kind", "turn", "--key", "-").stdout for _ in range(2)]
    seeds = {re.search(r"--seed\s+(\w+)", key)[1] for key in keys}
    assert len(seeds) == 2 and all(len(seed) >= 16 for seed in seeds)


@pytest.mark.parametrize("typed", ["", "a\n", b"\xff\xfe\n"])
def test_the_end_of_the_input_ends_the_quiz_with_the_score_so_far(typed: str | bytes) -> None:
    """Ctrl-D."""
    result = run(*OPTIONS, stdin=typed)
    assert result.exit_code == FINE
    assert f"of {typed == 'a' + chr(10):d} answered; the quiz has 2 questions." in result.stdout


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no SIGINT to one process")
def test_ctrl_c_ends_the_quiz_with_the_score_so_far() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "ek_teach", *OPTIONS],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=0,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    told = ""
    while "Your answer" not in told:
        line = process.stdout.readline()
        assert line, process.stderr.read()
        told += line
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    rest, complaints = process.communicate(timeout=60)
    assert process.returncode == STOPPED
    assert "0 right of 0 answered; the quiz has 2 questions." in rest
    assert "Traceback" not in complaints


def test_a_sheet_and_its_key_are_printed_or_saved_and_nothing_is_asked(tmp_path: Path) -> None:
    sheet, key = tmp_path / "sheet.md", tmp_path / "key.html"
    saved = run(*OPTIONS, "--sheet", sheet, "--key", key)
    assert (saved.exit_code, saved.stdout) == (FINE, "")
    assert sheet.read_text(encoding="utf-8").startswith("# A quiz") and "The answer is" in key.read_text(
        encoding="utf-8"
    )
    both = run(*OPTIONS, "--sheet", "-", "--key", "-").stdout
    assert both.index("Sheet ") < both.index("The key to sheet ")
    assert "The answer is" not in run(*OPTIONS, "--sheet", "-").stdout


@pytest.mark.parametrize(
    ("options_", "code", "told"),
    [
        (("--number", "0"), USAGE, "Invalid value"), (("--level", "4"), USAGE, "Invalid value"),
        (("--kind", "turns"), USAGE, "turn"),
        (("--lang", "fr"), USAGE, "fr"), (("--rulebook", "fr"), REFUSED, "fr"),
        (("--sheet", "quiz.pdf"), REFUSED, ".html"),
        (("--sheet", "a.txt", "--key", "a.txt"), USAGE, "two files"), (("--seed", ""), REFUSED, "a seed is"),
        (("--sheet", "/nowhere/at/all.txt"), REFUSED, "cannot be written"),
        (("--seed", "x" * 99), REFUSED, "a seed is"),
    ],
)  # fmt: skip
def test_a_wrong_option_gets_one_sentence(options_: tuple[str, ...], code: int, told: str) -> None:
    result = run("quiz", "--number", "1", *options_)
    assert result.exit_code == code
    assert told in result.stderr
    assert "Traceback" not in result.stderr


TWO_FILES = "the sheet and its key need two files, or the class would read the answers."


@pytest.mark.parametrize("by", ["name", "symlink", "hard link", "link to what is not there"])
def test_sheet_and_key_are_never_the_same_file(by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By whatever names: else the class would get the answers, and no sheet."""
    monkeypatch.chdir(tmp_path)
    sheet, key = tmp_path / "a.txt", tmp_path / "b.txt"
    if by != "link to what is not there":
        sheet.write_text("before", encoding="utf-8")
    if by == "hard link":
        key.hardlink_to(sheet)
    elif by != "name":
        key.symlink_to(sheet)
    result = run(*OPTIONS, "--sheet", "a.txt", "--key", sheet if by == "name" else key)
    assert result.exit_code == USAGE
    assert TWO_FILES in " ".join(result.stderr.replace("│", " ").split())
    assert not sheet.exists() or sheet.read_text(encoding="utf-8") == "before"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such pipes here")
@pytest.mark.parametrize("key", ["nowhere/key.txt", "folder.txt", "key.pdf", "", ".html", "pipe.txt"])
def test_no_sheet_is_written_whose_key_cannot_be(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.txt").mkdir()
    os.mkfifo("pipe.txt")
    before = sorted(tmp_path.iterdir())
    refuses(run(*OPTIONS, "--sheet", "sheet.txt", "--key", key), repr(key))
    assert sorted(tmp_path.iterdir()) == before


def test_a_name_that_is_refused_is_told_as_it_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    refuses(run("quiz", "--sheet", "a.pdf"), "ends in .txt, .md or .html, not in 'a.pdf'.")
    refuses(run("quiz", "--sheet", ""), "'' can name no file")
    refuses(run("quiz", "--key", ".html"), "'.html' is only the end of a name; put something before it.")
    with pytest.raises(EkTeachError, match=r"not in 'a\.pdf'\.$"):
        small().save_sheet(tmp_path.relative_to(tmp_path) / "a.pdf")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such pipes here")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    """Nobody reads from it, so that writing to it would never end."""
    pipe = tmp_path / "pipe.txt"
    os.mkfifo(pipe)
    for save in (small().save_sheet, small().save_key):
        with pytest.raises(EkTeachError, match="cannot be written \\(it is no ordinary file\\)"):
            save(pipe)


def test_help_loads_no_quiz() -> None:
    """So that the command line answers at once."""
    code = "import sys; from ek_teach.cli import app; print([name for name in sys.modules if 'quiz.' in name])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_a_puzzle_and_a_quiz_agree() -> None:
    """The same table asked as a puzzle of a lesson: two ways to the same judge."""
    question = ask(Kind.TURN, situation_of(ATTACKS), "es", RULEBOOKS, Random(1), "en")
    puzzle = Puzzle(f"{situation_text(question)}\nask: whose turn?")
    for name in options(question):
        assert puzzle.check(name).right is mark(question, name).right
    assert check(shown_end(question.situation, book_of(question)).end, Action.nope(2)).legality is Legality.LEGAL


# What no book says ----------------------------------------------------------------------------------------------------


def of_case(name: str, place: int = 0) -> Situation:
    return [here for here in case_situations() if here.case == name][place]


def plain(answer: str) -> str:
    """An answer of the notation, where a book frowns on a move and allows it."""
    return "yes" if answer == "irregular" else answer


def test_a_question_out_of_a_case_has_the_answer_of_that_case_under_each_rulebook() -> None:
    """What a case asks is asked where the case asks it: chance has had its say, the set-up is done."""
    told: dict[Kind, int] = dict.fromkeys((Kind.RULEBOOK, Kind.LEGAL, Kind.TURN), 0)
    for case, name in product(load_cases(), RULEBOOKS):
        script = replace(case.script, rulebook_name=name)
        try:
            answers = [] if case.script.house_rules else notation.play(script, script.rulebook()).answers
        except EkTeachError:
            continue
        wanted = {replace(one.question, expected=(), claims=(), comment=""): plain(one.got) for one in answers}
        for here in (here for here in case_situations() if here.case == case.id):
            book = book_for(here, name)
            for asked, got in zip(here.asked, says(here, here.asked, name), strict=True):
                want = wanted.get(asked, got)
                assert got == want, (case.id, name, asked)
                told[Kind.RULEBOOK] += 1
                if asked.kind is QuestionKind.MAY and asked.move.action in here.moves:
                    claim = under(Kind.LEGAL, here, book, asked.move.action)
                    assert claim.allowed is (want == "yes"), (case.id, name, asked)
                    told[Kind.LEGAL] += 1
                turned = under(Kind.TURN, here, book) if asked.kind is QuestionKind.WHOSE_TURN else None
                if turned is not None:
                    assert here.script.players[turned.player] == want, (case.id, name)
                    told[Kind.TURN] += 1
    assert told[Kind.RULEBOOK] > 900 and told[Kind.LEGAL] > 300 and told[Kind.TURN] > 100


@pytest.mark.parametrize(("name", "book"), [("turn-several-cards", "tr"), ("pair-twice-in-a-turn", "ru")])
def test_a_turn_goes_on_after_a_play_that_is_left_to_chance(name: str, book: str) -> None:
    """After a Shuffle or a pair further cards may be played: tr Sıran gelince 1; ru, Пары и особые комбинации."""
    for seed in range(6):
        question = ask(Kind.LEGAL, of_case(name), book, RULEBOOKS, Random(seed), "en")
        assert question.claims[right_place(question)] == Judged(True)
        assert mark(question, "yes").right


def test_what_chance_leaves_open_is_not_asked() -> None:
    """Whether Ana may play a Skip after a pair hangs on the card that she takes, where Luis holds Skip and Attack."""
    text = "players: Ana Luis\nAna: tacocat*2\nLuis: {}\npile: ?*9\n\nAna: tacocat*2 from Luis\nLuis: pass\nAna: pass"
    skip = Action.play(0, "S")
    for hand, claim in (("skip, attack", None), ("skip*2", Judged(True))):
        here = situation_of(text.format(hand), skip)
        assert under(Kind.LEGAL, here, load_rulebook("es"), skip) == claim
        assert (ask(Kind.LEGAL, here, "es", RULEBOOKS, Random(1), "en") is None) is (claim is None)


WAITING = ("not_now", "window_open")
"""Refusals of a move that comes too soon."""


def told_to_wait(question: Question) -> bool:
    states = () if question.move is None else asked_at(question.situation, book_of(question))
    reasons = {check(state, question.move).reason for state in states}
    reasons |= {claim.reason for claim in question.claims if isinstance(claim, Judged)}
    told = " ".join((*options(question), str(solution(question))))
    return not reasons.isdisjoint(WAITING) or "waiting for something else" in told or "can still be cancelled." in told


def test_nobody_is_taught_to_wait() -> None:
    """No book says how long a played card can be answered: that a move comes too soon is neither asked nor offered."""
    for name, seed in product(("tr", "ru", "zh"), range(3)):
        assert not any(map(told_to_wait, quiz(6, seed=seed, rulebook=name, kind="legal")))
    skip = Action.play(0, "S")
    here = situation_of("players: Ana Luis\nAna: favor, skip\nLuis: ?*3\npile: ?*9\n\nAna: favor from Luis", skip)
    assert check(shown_end(here, load_rulebook("es")).end, skip).reason == "window_open"
    assert ask(Kind.LEGAL, here, "es", RULEBOOKS, Random(1), "en") is None
    assert says(here, [notation.Question(QuestionKind.MAY, 0, notation.Move(skip))], "es") == [None]


@pytest.mark.slow
def test_no_draft_teaches_to_wait() -> None:
    assert not any(map(told_to_wait, (*of(Kind.LEGAL), *of(Kind.RULEBOOK))))


def test_a_favor_against_a_hand_that_became_empty_is_left_out() -> None:
    """Luis, validly chosen, answers with a last card: no book says what becomes of the Favor, nor is it assumed."""
    text = "players: Ana Luis\nAna: favor, nope\nLuis: {}\npile: ?*9\n\nAna: favor from Luis\nLuis: nope\nAna: nope"
    for hand, settled in (("nope", False), ("nope, skip", True)):
        here = situation_of(text.format(hand))
        question = ask(Kind.NEXT, here, "es", RULEBOOKS, Random(1), "en")
        assert is_settled(question) is settled
    spent = of_case("nope-spent-the-last-card")
    for kind in (Kind.TURN, Kind.NEXT):
        question = ask(kind, spent, "es", RULEBOOKS, Random(1), "en")
        assert question is None or not is_settled(question)


def test_what_is_only_implied_is_told_as_implied() -> None:
    """zh (3)休想卡 2 names only the cancelled player as one who may answer a Nope; it does not forbid others."""
    nope = Action.nope(2)
    here = situation_of(
        "players: Ana Luis Tom\nAna: attack, ?\nLuis: nope, ?\nTom: nope, ?\npile: ?*9\n\nAna: attack\nLuis: nope", nope
    )
    question = ask(Kind.LEGAL, here, "zh", RULEBOOKS, Random(1), "en")
    assert question.claims[right_place(question)].reason == "only_cancelled_player"
    (reason,) = (line for line in solution(question).reasons() if line.startswith("Who may answer a Nope"))
    assert "The rulebook implies it. (§ zh, (3)休想卡 2)" in reason
    assert "it does not forbid others" in reason


KITTEN = """
players: Ana Luis
Ana:     {}
Luis:    ?*3
pile:    exploding kitten, ?*9

Ana: draw
"""


def test_a_player_known_to_hold_no_defuse_explodes() -> None:
    """Nobody is told of a choice that such a player does not have, whatever is asked (ru Котёнок 1)."""
    draw = Action.draw(0)
    for hand, chooses in (("skip, attack", False), ("skip, ?", True), ("skip, defuse", True)):
        here = situation_of(KITTEN.format(hand), draw)
        legal = ask(Kind.LEGAL, here, "ru", RULEBOOKS, Random(1), "en")
        assert (legal is not None) is chooses
        assert legal is None or "plays Defuse or explodes" in str(solution(legal))
        following = ask(Kind.NEXT, here, "ru", RULEBOOKS, Random(1), "en")
        right = following.claims[right_place(following)]
        assert right == (After("", (), "kitten", 0, 0) if chooses else After("", (0,), "over", 1, 0))
        # "Must play Defuse or explode" would be true of whoever can only explode.
        assert ("must play Defuse or explode" in " ".join(options(following))) is chooses


def test_a_quiz_for_one_rulebook_asks_about_no_other() -> None:
    made = quiz(6, seed=1, rulebook="tr")
    assert {question.rulebook for question in made} == {"tr"}
    assert made.kinds == usual_kinds(["tr"]) and Kind.RULEBOOK not in made.kinds
    assert "--kind" not in key_text(made)
    assert usual_kinds(["tr", "zh"]) == tuple(Kind)


@pytest.mark.slow
def test_which_rulebook_is_asked_of_the_rulebooks_that_are_given() -> None:
    """Several: these and no others. One, if the kind is asked for: it is among the options every time."""
    for question in quiz(3, seed=1, rulebook=["tr", "zh", "es"], kind="rulebook", level=1):
        assert {claim.name for claim in question.claims} <= {"tr", "zh", "es"}
    for name in ("tr", "ru"):
        for question in quiz(4, seed=3, rulebook=name, kind="rulebook"):
            assert name in [claim.name for claim in question.claims]


@pytest.mark.slow
def test_moves_are_said_to_be_refused_elsewhere_only_where_they_are() -> None:
    for question in (*of(Kind.NEXT), *of(Kind.TURN), *of(Kind.LEGAL))[::3]:
        refusing = [
            name
            for name in RULEBOOKS
            if name != question.rulebook and shown_end(question.situation, book_for(question.situation, name)) is None
        ]
        told = [line for line in solution(question).what if "would not all be allowed" in line]
        assert [re.findall(rf"\b(?:{'|'.join(RULEBOOKS)})\b", line) for line in told] == (
            [refusing] if refusing else []
        )
