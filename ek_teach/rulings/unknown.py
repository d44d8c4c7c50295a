"""Which unknown card an answer hangs on, the answers there are, and how likely each is."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from math import comb
from typing import Final

from ek_teach.cards import BOX, UNKNOWN, Title
from ek_teach.engine import Action, ActionKind, ChanceKind, Phase, State, check, probability, unseen_count
from ek_teach.notation import Move, Outcome, Question, QuestionKind, Script
from ek_teach.notation.answering import told as answer_in
from ek_teach.rulebook import Rulebook
from ek_teach.rulings.model import Branch
from ek_teach.rulings.running import Fork, Given, Leaf, Run, run
from ek_teach.rulings.wording import Speaker

__all__ = ["branches", "held_among"]

_MOST_TOLD: Final = 12
"""How many ways of chance are told one by one."""


def held_among(hidden: Mapping[str, int], unknown: int, wanted: Mapping[str, int]) -> Fraction:
    """Tell how likely some unknown cards of a hand hold at least some wanted ones.

    Parameters
    ----------
    hidden : mapping of str to int
        How many cards of each title nobody has told; the unknown cards are any of these with equal chance.
    unknown : int
        How many unknown cards the hand has.
    wanted : mapping of str to int
        How many of each title it takes.

    Returns
    -------
    Fraction
        Exact.

    Examples
    --------
    Five unknown cards out of fifty, among which are four Nopes:

    >>> held_among({"N": 4, "S": 46}, 5, {"N": 1}) == 1 - Fraction(comb(46, 5), comb(50, 5))
    True
    """
    total = sum(hidden.values())
    if unknown > total:
        return Fraction(0)
    # Ways to choose so many cards, title by title, each at least as often as it is wanted.
    ways = {0: 1}
    for title, copies in hidden.items():
        grown: Counter[int] = Counter()
        for size, count in ways.items():
            for taken in range(wanted.get(title, 0), min(copies, unknown - size) + 1):
                grown[size + taken] += count * comb(copies, taken)
        ways = grown
    if any(title not in hidden for title in wanted):
        return Fraction(0)
    return Fraction(ways.get(unknown, 0), comb(total, unknown))


def branches(
    run_here: Run, question: int, script: Script, rulebook: Rulebook, speaker: Speaker, *, chances: bool
) -> tuple[Branch, ...]:
    """List the answers to a question where an unknown card matters; none where it does not.

    Parameters
    ----------
    run_here : Run
    question : int
        Which question, counted from 0.
    script : Script
    rulebook : Rulebook
    speaker : Speaker
    chances : bool
        Whether the exact probabilities are asked for.
    """
    ways = run_here.leaves
    if len({leaf.given[question].answer for leaf in ways}) > 1:
        return tuple(_ways(run_here, question, speaker, chances=chances))
    leaf, given = run_here.first, run_here.first.given[question]
    return (
        _in_the_hand(leaf, given, speaker, chances=chances)
        or _if_a_defuse(leaf, given, rulebook, speaker, chances=chances)
        or _if_a_kitten(given, script, rulebook, speaker, chances=chances)
    )


def _ways(run_here: Run, question: int, speaker: Speaker, *, chances: bool) -> Iterator[Branch]:
    """Tell of each way, up to the question, what is answered; many ways with one answer are told together."""
    told: dict[tuple[Fork, ...], Leaf] = {}
    for leaf in run_here.leaves:
        before = leaf.before(question)
        told.setdefault(before.forks, before)
    answers: dict[str, list[Leaf]] = {}
    for leaf in told.values():
        answers.setdefault(leaf.given[question].answer, []).append(leaf)
    for answer, ways in answers.items():
        together = len(told) > _MOST_TOLD and len(ways) > 1
        for group in [ways] if together else [[way] for way in ways]:
            first = speaker.way(group[0].forks)
            likely = sum((way.probability for way in group), start=Fraction(0))
            known = chances and run_here.complete
            yield Branch(speaker.ways(first, len(group)) if together else first, answer, likely if known else None)


def _state_at(leaf: Leaf, given: Given) -> State:
    """The game in which a question was asked."""
    assert given.found is not None
    done = [step.transition for step in leaf.played.steps[: given.found.after] if step.transition is not None]
    return done[-1].after if done else leaf.played.start


def _hidden(state: State) -> dict[str, int]:
    counts = {str(title): unseen_count(state.table, title) for title in BOX if title != Title.EXPLODING_KITTEN}
    return {title: count for title, count in counts.items() if count > 0}


def _in_the_hand(leaf: Leaf, given: Given, speaker: Speaker, *, chances: bool) -> tuple[Branch, ...]:
    """Whether a move is allowed only if an unknown card of the hand is the one that is laid."""
    question, found = given.question, given.found
    if found is None:
        return ()
    state = _state_at(leaf, given)
    if question.kind is QuestionKind.WHO_MAY_NOPE:
        told: list[Branch] = []
        for seat in state.table.living:
            told += _missing(state, Action.nope(seat), given, speaker, chances=chances)
        return tuple(told)
    if question.kind is not QuestionKind.MAY or question.move is None or found.verdict is None:
        return ()
    action = question.move.action
    if not found.verdict.allowed or action.kind not in (ActionKind.PLAY, ActionKind.NOPE, ActionKind.DEFUSE):
        return ()
    return tuple(_missing(state, action, given, speaker, chances=chances))


_LAID: Final = {ActionKind.NOPE: str(Title.NOPE), ActionKind.DEFUSE: str(Title.DEFUSE)}


def _missing(state: State, action: Action, given: Given, speaker: Speaker, *, chances: bool) -> Iterator[Branch]:
    if not check(state, action).allowed:
        return
    hand = state.table.hands[action.player]
    short = Counter(_LAID.get(action.kind, action.cards)) - Counter(hand)
    if not short:
        return
    cards = "".join(card * count for card, count in short.items())
    likely = held_among(_hidden(state), hand.count(UNKNOWN), short) if chances else None
    asks_who = given.question.kind is QuestionKind.WHO_MAY_NOPE
    yes = speaker.name(action.player) if asks_who else given.answer
    yield Branch(speaker.hand(action.player, cards, holds=True), yes, likely)
    if not asks_who:
        yield Branch(speaker.hand(action.player, cards, holds=False), "no", None if likely is None else 1 - likely)


_ABOUT_A_HAND: Final = frozenset((QuestionKind.HAND_SIZE, QuestionKind.WHERE, QuestionKind.KNOWS, QuestionKind.IN_GAME))
"""Questions of which the answer tells what a hand holds, so that it cannot be told by trying another hand."""


def _if_a_defuse(
    leaf: Leaf, given: Given, rulebook: Rulebook, speaker: Speaker, *, chances: bool
) -> tuple[Branch, ...]:
    """Whether a Kitten was drawn by somebody of whom nobody has told whether they hold a Defuse."""
    question, found = given.question, given.found
    if found is None or question.kind in _ABOUT_A_HAND:
        return ()
    state = _state_at(leaf, given)
    player, table = state.turn.player, state.table
    hand = table.hands[player]
    unknown, defuses = hand.count(UNKNOWN), unseen_count(table, Title.DEFUSE)
    if state.phase is not Phase.KITTEN or Title.DEFUSE in hand or not unknown or not defuses:
        return ()
    done = [step.transition for step in leaf.played.steps[: found.after] if step.transition is not None]
    answers = []
    # Any title but a Defuse stands for a hand without one.
    for card in (Title.DEFUSE, Title.TACOCAT):
        hands = (*table.hands[:player], hand.replace(UNKNOWN, card), *table.hands[player + 1 :])
        # The run may be that of a rulebook which differs only in what was not asked; now it may be asked.
        supposed = state._replace(rulebook=rulebook, table=table._replace(hands=hands))
        action = question.move.action if question.move is not None else None
        answers.append(answer_in(question, action, supposed, done, None, speaker.names).value)
    if answers[0] == answers[1]:
        return ()
    likely = held_among(_hidden(state), unknown, {str(Title.DEFUSE): 1}) if chances else None
    return (
        Branch(speaker.hand(player, str(Title.DEFUSE), holds=True), answers[0], likely),
        Branch(
            speaker.hand(player, str(Title.DEFUSE), holds=False), answers[1], None if likely is None else 1 - likely
        ),
    )


def _if_a_kitten(
    given: Given, script: Script, rulebook: Rulebook, speaker: Speaker, *, chances: bool
) -> tuple[Branch, ...]:
    """A draw of an unknown card is no Kitten, for that would have been written; tell what it would have meant."""
    place = _last_draw(script, given.question)
    if place is None or given.found is None:
        return ()
    move = script.items[place]
    assert isinstance(move, Move)
    drawn = replace(move, outcome=Outcome(str(Title.EXPLODING_KITTEN), line=move.line, column=move.column))
    items = (*script.items[:place], drawn, *_questions_behind(script, place))
    other = run(replace(script, items=items), rulebook)
    if other.first.stopped is not None:
        return ()
    number = [item for item in items if isinstance(item, Question)].index(given.question)
    answer = other.answers[number]
    likely = _kitten_chance(other.first)
    if likely is None:
        # The card was known, so that it could not have been another.
        return ()
    deeper = _if_a_defuse(other.first, other.first.given[number], rulebook, speaker, chances=chances)
    if answer == given.answer and not deeper:
        return ()
    likely = likely if chances else None
    kitten = speaker.drawn(str(Title.EXPLODING_KITTEN))
    return (
        Branch(speaker.drawn(""), given.answer, None if likely is None else 1 - likely),
        *(
            Branch(
                speaker.both(kitten, branch.condition),
                branch.answer,
                None if likely is None or branch.probability is None else likely * branch.probability,
            )
            for branch in deeper
        ),
        *(() if deeper else (Branch(kitten, answer, likely),)),
    )


def _last_draw(script: Script, question: Question) -> int | None:
    """The place of a draw without an outcome right before a question."""
    at = next(place for place, item in enumerate(script.items) if item is question)
    for place in range(at - 1, -1, -1):
        item = script.items[place]
        if isinstance(item, Outcome):
            return None
        if isinstance(item, Move) and not item.tries:
            return place if item.action.kind is ActionKind.DRAW and item.outcome is None else None
    return None


def _questions_behind(script: Script, place: int) -> Iterator[Question]:
    for item in script.items[place + 1 :]:
        if isinstance(item, Question):
            yield item
        elif isinstance(item, Move) and not item.tries:
            return


def _kitten_chance(leaf: Leaf) -> Fraction | None:
    for done in reversed(leaf.played.steps):
        transition = done.transition
        if transition is not None and transition.before.chance is ChanceKind.REVEAL:
            return probability(transition.before, transition.action)
    return None
