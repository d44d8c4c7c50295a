"""A case played under one rulebook, whatever comes of it, with everything that was asked on the way."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from math import prod
from typing import Final, NamedTuple

from ek_teach.cards import UNKNOWN
from ek_teach.engine import Action, ChanceKind, State, Verdict, chance_outcomes, check, new_game
from ek_teach.errors import NotationError
from ek_teach.notation import (
    Answer,
    Move,
    Played,
    Question,
    QuestionKind,
    RefusedMoveError,
    Script,
    play,
    start,
)
from ek_teach.rulebook import Rulebook, Rules
from ek_teach.rulings.model import DEPENDS, REFUSED

__all__ = ["MOST_LEAVES", "Fork", "Given", "Leaf", "Run", "Stopped", "Way", "prepared", "run"]

MOST_LEAVES: Final = 64
"""How many ways of chance are followed; where there are more, the answer is that of these."""


class Fork(NamedTuple):
    """A point at which chance was asked and the text does not say: the game there, what chance did, how likely."""

    state: State
    outcome: Action
    probability: Fraction


@dataclass(frozen=True, slots=True)
class Stopped:
    """Where the text ends before its end: a refused move, or an outcome that cannot be.

    Attributes
    ----------
    line : int
    error : RefusedMoveError or NotationError
    verdict : Verdict or None
        Why the move is refused; None for an outcome that cannot be.
    """

    line: int
    error: RefusedMoveError | NotationError
    verdict: Verdict | None = None


@dataclass(frozen=True, slots=True)
class Given:
    """A question answered: the value, the options asked up to it, and the steps and rules behind it.

    Attributes
    ----------
    question : Question
    answer : str
    consulted : dict of str to str
        Every option asked from the beginning up to the answer, with its value.
    asked_at : dict of str to int
        The line in which each of them was asked first.
    found : Answer or None
        As the notation answers; None where the text does not get so far.
    """

    question: Question
    answer: str
    consulted: dict[str, str]
    asked_at: dict[str, int]
    found: Answer | None = None


@dataclass(frozen=True, slots=True)
class Leaf:
    """One way through the text, as chance would have it.

    Attributes
    ----------
    forks : tuple of Fork
        What chance did where the text does not say.
    given : tuple of Given
    played : Played
    stopped : Stopped or None
    """

    forks: tuple[Fork, ...]
    given: tuple[Given, ...]
    played: Played
    stopped: Stopped | None

    @property
    def probability(self) -> Fraction:
        """How likely this way is."""
        return prod((fork.probability for fork in self.forks), start=Fraction(1))

    def before(self, question: int) -> "Leaf":
        """The same way, without what chance did only after a question was asked."""
        found = self.given[question].found
        if found is None:
            return self
        steps = [done.transition for done in self.played.steps[: found.after] if done.transition is not None]
        asked = [step.before for step in (*steps, *found.further)]
        return replace(self, forks=tuple(fork for fork in self.forks if fork.state in asked))


@dataclass(frozen=True, slots=True)
class Run:
    """A case under one rulebook.

    Attributes
    ----------
    rulebook : Rulebook
    leaves : tuple of Leaf
        The ways through the text; one, where nothing is left to chance.
    answers : tuple of str
        What is answered to each question: :data:`DEPENDS` where the ways differ.
    consulted : dict of str to str
        Every option that was asked on any way, with its value: the run is the same under every rulebook that agrees on
        these.
    complete : bool
        Whether every way of chance was followed.
    """

    rulebook: Rulebook
    leaves: tuple[Leaf, ...]
    answers: tuple[str, ...]
    consulted: dict[str, str]
    complete: bool = True

    @property
    def first(self) -> Leaf:
        """The way that is shown."""
        return self.leaves[0]


class Way:
    """A driver that follows one way of chance and notes where there were others.

    Parameters
    ----------
    choices : list of int
        Which outcome to take at each point, the first at all further ones.
    """

    def __init__(self, choices: list[int]) -> None:
        self.choices, self.widths = choices, list[int]()
        self.forks: list[Fork] = []
        self._answered: list[tuple[State, Action]] = []

    def __call__(self, state: State) -> Action:
        """Answer for chance; the same where the same is asked again, by a question and then by the game."""
        if state.chance in (ChanceKind.DECK, ChanceKind.SHUFFLE):
            return Action.outcome(UNKNOWN * len(state.table.pile))
        for known, outcome in self._answered:
            if known == state:
                return outcome
        outcome = self._choose(state)
        self._answered.append((state, outcome))
        return outcome

    def _choose(self, state: State) -> Action:
        outcomes = tuple(chance_outcomes(state))
        place = len(self.widths)
        choice = self.choices[place] if place < len(self.choices) else 0
        self.widths.append(len(outcomes))
        outcome, probability = outcomes[min(choice, len(outcomes) - 1)]
        if len(outcomes) > 1:
            self.forks.append(Fork(state, outcome, probability))
        return outcome

    def others(self) -> Iterator[list[int]]:
        """The choices of the ways that leave this one at a point behind those chosen so far."""
        for place in range(len(self.choices), len(self.widths)):
            for choice in range(1, self.widths[place]):
                yield [*self.choices, *[0] * (place - len(self.choices)), choice]


def run(script: Script, rulebook: Rulebook) -> Run:
    """Play a case under a rulebook and answer its questions, on every way that chance leaves open.

    Parameters
    ----------
    script : Script
    rulebook : Rulebook

    Raises
    ------
    NotationError
        For a table that cannot be, in the line that says so.
    """
    # Ways that differ in one point come before those that differ in two, so that each point is looked at even where
    # there are too many ways.
    found: dict[tuple[int, ...], Leaf] = {}
    waiting: deque[list[int]] = deque([[]])
    while waiting and len(found) < MOST_LEAVES:
        leaf, path = _follow(script, rulebook, waiting.popleft())
        found[tuple(path.choices)] = leaf
        waiting.extend(path.others())
    leaves = tuple(found[choices] for choices in sorted(found))
    consulted: dict[str, str] = {}
    for leaf in leaves:
        for given in leaf.given:
            consulted |= given.consulted
    answers = []
    for column in zip(*(leaf.given for leaf in leaves), strict=True):
        values = {given.answer for given in column}
        answers.append(column[0].answer if len(values) == 1 else DEPENDS)
    return Run(rulebook, leaves, tuple(answers), consulted, not waiting)


def _follow(script: Script, rulebook: Rulebook, choices: list[int]) -> tuple[Leaf, Way]:
    start(script, rulebook)
    path = Way(choices)
    stopped: Stopped | None = None
    try:
        played = play(script, rulebook, chance=path, supposed=path)
    except RefusedMoveError as error:
        played, stopped = error.played, Stopped(error.line, error, check(error.state, error.action))
    except NotationError as error:
        stopped = Stopped(error.line, error)
        path = Way(choices)
        before = tuple(item for item in script.items if item.line < error.line)
        played = play(replace(script, items=before), rulebook, chance=path, supposed=path)
    return Leaf(tuple(path.forks), tuple(_given(script, played, stopped)), played, stopped), path


def _given(script: Script, played: Played, stopped: Stopped | None) -> Iterator[Given]:
    """Go through the questions with what was asked up to each of them."""
    rules = Rules(played.start.rulebook)
    if script.description is None:
        new_game(played.start.rulebook, len(script.players), rules=rules)
    asked_at = dict.fromkeys(rules.consulted, next((line for key, line, _ in script.places if key == "players"), 1))
    consulted = dict(rules.consulted)

    def note(more: dict[str, str], line: int) -> None:
        for option, value in more.items():
            consulted.setdefault(option, value)
            asked_at.setdefault(option, line)

    answers = iter(played.answers)
    for question in script.questions:
        found = next(answers, None)
        until = len(played.steps) if found is None else found.after
        for step in played.steps[:until]:
            if step.transition is not None:
                note(step.transition.consulted, step.line)
        if found is not None:
            at, seen = dict(asked_at), consulted | dict(found.consulted)
            # What comes of a play was asked where the play stands, not where somebody asks about it.
            last = played.steps[found.after - 1].line if found.further and found.after else question.line
            for option in found.consulted:
                at.setdefault(option, last)
            yield Given(question, found.got, seen, at, found)
            continue
        if stopped is not None and isinstance(stopped.error, RefusedMoveError):
            asked = Rules(stopped.error.state.rulebook)
            check(stopped.error.state, stopped.error.action, asked)
            note(asked.consulted, stopped.line)
        yield Given(question, REFUSED, dict(consulted), dict(asked_at))


def prepared(script: Script) -> Script:
    """Add the questions that a text asks without saying so: whether each claimed move is allowed."""
    items = []
    for item in script.items:
        items.append(item)
        if isinstance(item, Move) and item.tries:
            move = replace(item, tries=False, comment="")
            items.append(Question(QuestionKind.MAY, item.action.player, move, line=item.line, column=item.column))
    return replace(script, items=tuple(items))
