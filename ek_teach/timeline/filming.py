"""Steps and questions turned into the frames that one viewer sees."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ek_teach import notation
from ek_teach.cards import UNKNOWN
from ek_teach.diagrams import locate, trace
from ek_teach.engine import (
    EVERYTHING,
    Action,
    ActionKind,
    Phase,
    State,
    Transition,
    Verdict,
    blinded,
    redact_action,
    redact_event,
    view,
)
from ek_teach.explain import (
    explain_events,
    explain_start,
    explain_try,
    load_catalogue,
    visible_options,
    visible_verdict,
)
from ek_teach.notation import QuestionKind
from ek_teach.rulebook import Rulebook, told_in
from ek_teach.timeline.model import Answer, Frame, Timeline
from ek_teach.timeline.words import answer_words, question_words

__all__ = ["Camera", "Film", "Item", "Moved", "as_people_see_it", "items_of"]


@dataclass(frozen=True, slots=True)
class Moved:
    """A step that was carried out."""

    line: int | None
    transition: Transition


@dataclass(frozen=True, slots=True)
class Tried:
    """A move that was judged and not carried out."""

    line: int
    state: State
    action: Action


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, answered in the state of the game in which it was asked."""

    state: State
    answer: notation.Answer


Item = Moved | Tried | Asked

_FROM_A_HAND: Final = frozenset(
    (ActionKind.PLAY, ActionKind.NOPE, ActionKind.GIVE, ActionKind.DEFUSE, ActionKind.EXPLODE)
)
"""The kinds of action of which the judgement can hang on what a hand holds."""

_WHATEVER_THE_KITTEN: Final = frozenset((QuestionKind.HAPPENS, QuestionKind.PILE_SIZE))
"""Questions whose answer is the same whether a drawn Kitten explodes or not."""

_ABOUT_CARDS: Final = frozenset((QuestionKind.WHERE, QuestionKind.KNOWS, QuestionKind.IN_GAME, QuestionKind.MUST))
"""The questions of which the answer tells of single cards."""

_ABOUT_NOW: Final = frozenset((QuestionKind.MAY, QuestionKind.MUST, QuestionKind.WHO_MAY_NOPE))
"""The questions about what may be done now; all others are answered as if everybody still asked had passed."""


def _continues(transition: Transition | None) -> bool:
    """Whether a step only lets something stand or tells what chance did."""
    return transition is not None and transition.action.kind in (ActionKind.PASS, ActionKind.OUTCOME)


def _belongs(group: list[Moved], item: Moved) -> bool:
    """Whether people see a step as part of the one before."""
    if item.transition.action.kind is ActionKind.OUTCOME:
        return True
    return item.transition.is_pass and group[-1].transition.is_pass


def as_people_see_it(steps: Iterable[Transition]) -> tuple[tuple[Transition, ...], ...]:
    """Put steps together that people see as one."""
    groups: list[list[Moved]] = []
    for step in steps:
        moved = Moved(None, step)
        if groups and _belongs(groups[-1], moved):
            groups[-1].append(moved)
        else:
            groups.append([moved])
    return tuple(tuple(moved.transition for moved in group) for group in groups)


def items_of(played: notation.Played) -> list[Item]:
    """Put the steps and the questions of a record in the order in which they are shown.

    A question about what comes of a play is answered beside what came of it, where the silence after the play was left
    out of the text; else where it stands.
    """
    items: list[Item] = []
    waiting: list[Item] = []
    state = played.start
    for place, step in enumerate((*played.steps, None)):
        goes_on = step is not None and step.filled_in and _continues(step.transition)
        if not goes_on:
            items += waiting
            waiting = []
        for answer in played.answers:
            if answer.after == place:
                waits = goes_on and answer.question.kind not in _ABOUT_NOW
                (waiting if waits else items).append(Asked(state, answer))
        if step is None:
            break
        if step.transition is not None:
            items.append(Moved(step.line, step.transition))
            state = step.transition.after
        elif step.refusal is not None:
            items.append(Tried(step.line, step.refusal.before, step.refusal.action))
    return items


class Camera:
    """Makes the frames for one viewer."""

    def __init__(self, rulebook: Rulebook, names: Sequence[str], viewer: int, language: str) -> None:
        self.rulebook, self.names, self.viewer, self.language = rulebook, names, viewer, language
        self.frames: list[Frame] = []
        self.group: list[Moved] = []

    def film(self, start: State, items: Iterable[Item]) -> tuple[Frame, ...]:
        """Make the frames of a record: of where it begins, and of what happened then."""
        seen = view(start, self.viewer)
        explanation = explain_start(seen, self.names, self.language)
        world = blinded(start, self.viewer)
        self.frames.append(Frame(0, None, seen, None, (), explanation, node=locate(start), world=world))
        for item in items:
            if isinstance(item, Moved):
                if self.group and not _belongs(self.group, item):
                    self.develop()
                self.group.append(item)
                continue
            self.develop()
            if isinstance(item, Tried):
                self.tried(item)
            else:
                answers = (*self.frames[-1].answers, self.answered(item))
                self.frames[-1] = replace(self.frames[-1], answers=answers)
        self.develop()
        return tuple(self.frames)

    def film_as_one(self, steps: Iterable[Moved]) -> Frame:
        """Make one frame of some steps, whatever they are."""
        self.group = list(steps)
        self.develop()
        return self.frames[-1]

    def develop(self) -> None:
        """Make one frame of the steps that people see as one."""
        if not self.group:
            return
        first, last, line = self.group[0].transition, self.group[-1].transition, self.group[0].line
        true_events = tuple(event for item in self.group for event in item.transition.events)
        consulted = [option for item in self.group for option in visible_options(item.transition, self.viewer)]
        actions = tuple(
            redact_action(item.transition.action, item.transition.events, self.viewer) for item in self.group
        )
        edges = tuple(edge for item in self.group for edge in trace(item.transition))
        self.group = []
        events = tuple(redact_event(event, self.viewer) for event in true_events)
        action = redact_action(first.action, true_events, self.viewer)
        after = view(last.after, self.viewer)
        explanation = explain_events(
            events,
            view(first.before, self.viewer),
            after,
            self.rulebook,
            self.names,
            self.language,
            action=action,
            verdict=visible_verdict(first.before, first.action, self.viewer),
            consulted=consulted,
        )
        self.frames.append(
            Frame(
                len(self.frames),
                line,
                after,
                action,
                events,
                explanation,
                irregular=bool(explanation.irregular),
                node=locate(last.after),
                edges=edges,
                world=blinded(last.after, self.viewer),
                actions=actions,
            )
        )

    def tried(self, item: Tried) -> None:
        """Make the frame of a move that was only tried."""
        seen = view(item.state, self.viewer)
        verdict, secret = self.judged(item.state, item.action)
        action = redact_action(item.action, (), self.viewer)
        explanation = explain_try(verdict, action, self.names, self.rulebook, self.language, secret=secret)
        self.frames.append(
            Frame(
                len(self.frames),
                item.line,
                seen,
                None if secret else action,
                (),
                explanation,
                tried=True,
                refused=not verdict.allowed,
                irregular=bool(explanation.irregular),
                node=locate(item.state),
                world=blinded(item.state, self.viewer),
            )
        )

    def judged(self, state: State, action: Action) -> tuple[Verdict, bool]:
        """What the viewer may know of a judgement, and whether it hangs on cards that the viewer may not see."""
        verdict = visible_verdict(state, action, self.viewer)
        if self.viewer == EVERYTHING or not verdict.allowed:
            return verdict, False
        if action.kind is ActionKind.PLACE:
            return verdict, action.position is None and action.player != self.viewer
        if action.kind not in _FROM_A_HAND:
            return verdict, False
        return verdict, UNKNOWN in view(state, self.viewer).table.hands[action.player]

    def answered(self, item: Asked) -> Answer:
        """Tell a question and its answer, as far as the viewer may know it."""
        given, say = item.answer, load_catalogue(self.language).say
        question = given.question
        text = question_words(question, self.names, self.language)
        if self.hides(item):
            return Answer(given.line, text, say("answer-secret"))
        got, expected = (answer_words(value, self.language) for value in (given.got, given.expected or ""))
        return Answer(given.line, text, got, expected, given.ok)

    def hides(self, item: Asked) -> bool:
        """Whether an answer hangs on cards that the viewer may not see."""
        question, state = item.answer.question, item.state
        if self.viewer == EVERYTHING:
            return False
        if question.kind in _ABOUT_CARDS:
            # These tell where single cards are and what a hand leaves open: all of it is told only to who sees all.
            return question.kind is not QuestionKind.KNOWS or question.player != self.viewer
        if question.kind is QuestionKind.WHO_MAY_NOPE:
            living = state.table.living
            return any(visible_verdict(state, Action.nope(seat), self.viewer).allowed for seat in living)
        move = question.move
        if move is None:
            if question.kind is QuestionKind.HAND_SIZE and state.phase is Phase.REACTION:
                # Three of a kind is taken to go ahead; whether a card then changes hands, only the hand tells.
                play = state.window.play if state.window is not None else None
                asked = play.target if play is not None and len(play.cards) == 3 else None
                return asked is not None and UNKNOWN in view(state, self.viewer).table.hands[asked]
            if question.kind in _WHATEVER_THE_KITTEN or state.phase is not Phase.KITTEN:
                return False
            # A forced explosion is taken as done in the answer; whether it is forced, only the hand tells.
            drawer = state.turn.player
            return drawer != self.viewer and UNKNOWN in view(state, self.viewer).table.hands[drawer]
        if move.aim is not None or move.action.kind is ActionKind.DEFUSE:
            # Only the game can tell what is meant here, and it knows all the cards.
            return UNKNOWN in view(state, self.viewer).table.hands[move.action.player]
        return self.judged(state, move.action)[1]


@dataclass(frozen=True, slots=True, repr=False)
class Film:
    """A record with all its cards, from which the timeline of any viewer is made.

    Attributes
    ----------
    title : str
    names : tuple of str
        The players, by seat.
    start : State
    items : tuple of Item
        Steps, tries and questions, in order.
    """

    title: str
    names: tuple[str, ...]
    start: State
    items: tuple[Item, ...]

    def seen_by(self, viewer: int, language: str) -> Timeline:
        """Make the timeline of one viewer: a seat, ``EVERYTHING`` or ``ONLOOKER``."""
        rulebook = self.start.rulebook
        frames = Camera(rulebook, self.names, viewer, language).film(self.start, self.items)
        film = self if viewer == EVERYTHING else None
        title = self.title or load_catalogue(language).say("untitled-game")
        return Timeline(
            title, rulebook.id, told_in(rulebook, language).title, self.names, viewer, language, frames, film
        )
