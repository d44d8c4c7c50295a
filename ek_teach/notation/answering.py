"""Questions answered; asking changes nothing."""

from collections.abc import Sequence
from typing import NamedTuple

from ek_teach.engine import (
    Action,
    ActionKind,
    ChanceKind,
    EventKind,
    Phase,
    State,
    Transition,
    Verdict,
    chance_outcomes,
    check,
    legal_actions,
    step,
)
from ek_teach.notation.model import Outcome, Question, QuestionKind
from ek_teach.notation.outcomes import forced_outcome, outcome_action
from ek_teach.notation.questions import told_players

__all__ = ["Answer", "must_explode", "told"]


class Answer(NamedTuple):
    """A question answered.

    Attributes
    ----------
    question : Question
    expected : str or None
        What the text expects under this rulebook, if it says.
    got : str
    ok : bool
        Whether nothing else was expected.
    line : int
    after : int
        After how many steps it was asked.
    rulebook : str
        Under which rulebook.
    verdict : Verdict or None
        For ``may``: the judgement.
    """

    question: Question
    expected: str | None
    got: str
    ok: bool
    line: int
    after: int
    rulebook: str
    verdict: Verdict | None = None

    def __str__(self) -> str:
        told = f"line {self.line}, under {self.rulebook}: {self.got}"
        return told if self.ok else f"{told}, but the text expects {self.expected}"


def must_explode(state: State) -> bool:
    """Tell whether a Kitten was drawn and nothing but exploding is possible."""
    return state.phase is Phase.KITTEN and [one.kind for one in legal_actions(state)] == [ActionKind.EXPLODE]


def told(
    question: Question, action: Action | None, state: State, done: Sequence[Transition], pending: Outcome | None,
    names: Sequence[str],
) -> tuple[str, Verdict | None]:  # fmt: skip
    """Answer a question.

    It is asked of a game in which everybody still asked has passed and whoever must explode has done so, except
    about what may be done.

    Parameters
    ----------
    question : Question
    action : Action or None
        For ``may``: the action in question.
    state : State
    done : sequence of Transition
        The game so far.
    pending : Outcome or None
        An outcome that is written and not yet asked for.
    names : sequence of str

    Returns
    -------
    (str, Verdict or None)
        The answer, and for ``may`` the judgement behind it.
    """
    kind = question.kind
    if kind is QuestionKind.WHO_MAY_NOPE:
        able = [seat for seat in state.table.living if check(state, Action.nope(seat)).allowed]
        return told_players(able, names), None
    if action is not None:
        verdict = check(state, action)
        return _yes(verdict.allowed), verdict
    further: list[Transition] = []
    while state.phase is Phase.REACTION and state.window is not None:
        further.append(step(state, Action.let_stand(state.window.unanswered[0])))
        state = further[-1].after
    if state.phase is Phase.CHANCE:
        state = step(state, _some_outcome(question, state, pending)).after
    if must_explode(state):
        state = step(state, Action.explode(state.turn.player)).after
    if kind is QuestionKind.HAPPENS:
        return _yes(_happens([*done, *further])), None
    return _answer_about(question, state, names), None


def _some_outcome(question: Question, state: State, pending: Outcome | None) -> Action:
    """An outcome to answer by: the one that is written, or any, since no answer hangs on which it is.

    How many cards a hand holds does hang on whether it held the card that three of a kind asked for.
    """
    written = None if pending is None else outcome_action(state, pending)
    if written is not None and check(state, written).allowed:
        return written
    if state.chance is ChanceKind.HOLDS and question.kind is QuestionKind.HAND_SIZE:
        raise ValueError("this hangs on whether that hand holds the card; ask it below the line that says so.")
    if state.chance in (ChanceKind.SHUFFLE, ChanceKind.DECK):
        return Action.outcome(state.table.pile)
    return forced_outcome(state) or next(outcome for outcome, _ in chance_outcomes(state))


def _happens(done: Sequence[Transition]) -> bool:
    for transition in reversed(done):
        for event in reversed(transition.events):
            if event.kind in (EventKind.CANCELLED, EventKind.RESTORED):
                return event.kind is EventKind.RESTORED
        if transition.action.kind is ActionKind.PLAY:
            return True
    raise ValueError("nothing has been played yet, so there is nothing that could happen.")


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"


def _answer_about(question: Question, state: State, names: Sequence[str]) -> str:
    kind, over = question.kind, state.phase is Phase.OVER
    if kind is QuestionKind.WHOSE_TURN:
        return told_players(() if over else (state.turn.player,), names)
    if kind is QuestionKind.TURNS_OWED:
        return str(0 if over or question.player not in (None, state.turn.player) else state.turn.owed)
    if kind is QuestionKind.WHO_WINS:
        return told_players(() if state.winner is None else (state.winner,), names)
    if kind is QuestionKind.PILE_SIZE:
        return str(len(state.table.pile))
    player = question.player or 0
    if kind is QuestionKind.HAND_SIZE:
        return str(len(state.table.hands[player]))
    return _yes(player not in state.table.living)
