"""What an answer rests on: the options that the engine consulted, and the rules on which its book says nothing firm."""

from collections.abc import Iterable, Iterator
from typing import Final

from ek_teach.cards import CATS
from ek_teach.engine import Action, ActionKind, ChanceKind, Phase, State, Transition, check, step
from ek_teach.lessons.quiz.following import answered, asked_at, book_for, chance_steps, follow, shown_end
from ek_teach.lessons.quiz.model import Kind, Question
from ek_teach.rulebook import Rules, Status

__all__ = ["UNSETTLED", "consulted", "hangs_on", "open_rules", "steps_behind"]

UNSETTLED: Final = frozenset((Status.SILENT, Status.CONTRADICTED))
"""How a book stands behind what it does not settle itself."""


def steps_behind(question: Question, name: str) -> tuple[Transition, ...]:
    """What leads to the answer under a rulebook, as far as it gets."""
    situation, book = question.situation, book_for(question.situation, name)
    if question.kind in (Kind.NEXT, Kind.TURN):
        followed = follow(situation, book)
        if followed is not None:
            return (*followed.done, *followed.further)
    played = shown_end(situation, book)
    return () if played is None else (*played.transitions, *chance_steps(played.end))


def consulted(question: Question, name: str) -> set[str]:
    """Name the options that the engine asked for on the way to the answer under a rulebook.

    Parameters
    ----------
    question : Question
    name : str
        The rulebook.
    """
    situation, book = question.situation, book_for(question.situation, name)
    rules = Rules(book)
    if question.move is not None:
        for state in asked_at(situation, book):
            check(state, question.move, rules)
    answers = () if question.asked is None else answered(situation, [question.asked], book)
    told = [option for answer in answers for option in answer.consulted]
    return {option for each in steps_behind(question, name) for option in each.consulted}.union(rules.consulted, told)


def open_rules(question: Question, name: str) -> tuple[str, ...]:
    """Name the rules behind the answer on which a rulebook is silent or contradicts itself, the foremost first.

    Options are none of them: they have other values, which can be tried.

    Parameters
    ----------
    question : Question
    name : str
        The rulebook.
    """
    book = book_for(question.situation, name)
    found = (*_of_the_judgement(question, name), *_of_the_steps(question, name))
    return tuple(
        rule
        for rule in dict.fromkeys(found)
        if rule not in book.schema.options and book.entries[rule].status in UNSETTLED
    )


def _of_the_judgement(question: Question, name: str) -> Iterator[str]:
    """The rules by which a move is refused; of one that is allowed those by which it would be made."""
    situation, book = question.situation, book_for(question.situation, name)
    for answer in () if question.asked is None else answered(situation, [question.asked], book):
        yield from answer.rules
        yield from _behind_events(answer.further)
    move = _judged_move(question)
    if move is not None:
        for state in asked_at(situation, book):
            yield from _behind_a_move(state, move)


def _judged_move(question: Question) -> Action | None:
    told = None if question.asked is None else question.asked.move
    return question.move if told is None else told.action


def _behind_a_move(state: State, move: Action) -> Iterator[str]:
    verdict = check(state, move)
    yield from verdict.rules
    if verdict.allowed:
        yield from (rule for event in step(state, move).events[:1] for rule in event.rules)
    elif move.kind is ActionKind.NOPE and state.window is not None and len(state.window.play.cards) > 1:
        # Whatever this Nope is refused for: that a combination can be cancelled at all is taken for granted.
        yield "nope_on_combos"


def _of_the_steps(question: Question, name: str) -> Iterator[str]:
    # Of a set-up nothing is asked: the text says who begins, and what lies where.
    return _behind_events(
        each
        for each in steps_behind(question, name)
        if each.before.phase is not Phase.SETUP and each.before.chance is not ChanceKind.DECK
    )


def _behind_events(steps: Iterable[Transition]) -> Iterator[str]:
    return (rule for each in steps for event in each.events for rule in event.rules)


def hangs_on(question: Question, rule: str, name: str) -> bool:
    """Tell whether the answer would be another one if an open rule were not as the engine takes it; in doubt it would.

    Parameters
    ----------
    question : Question
    rule : str
        One of :func:`open_rules`.
    name : str
        The rulebook.
    """
    steps = steps_behind(question, name)
    if rule == "played_card":
        # That a played card lies on the discard pile matters where one is fetched from there.
        return "five_different" in consulted(question, name)
    if rule == "combo_text":
        # What is printed on a cat does nothing, so that it makes no difference whether it counts.
        moves = [each.action for each in steps] + [move for move in (_judged_move(question),) if move is not None]
        combined = [move.cards for move in moves if move.kind is ActionKind.PLAY and len(move.cards) > 1]
        return any(not set(cards) <= set(CATS) for cards in combined)
    if rule == "nope_not_a_draw":
        made = [each.action.kind for each in steps if each.action.kind is not ActionKind.OUTCOME]
        return made[-1:] == [ActionKind.DRAW]
    return True
