"""A task made, solved and walked for a student: whatever is broken in a template is refused in one sentence."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import CodeType
from typing import Any, Final, NamedTuple, NoReturn, TypeVar

from ek_teach import notation
from ek_teach.errors import EkTeachError, place_of, shown, told_error
from ek_teach.lessons.exercises.answers import AnswerKind, all_rights, same_as_right
from ek_teach.lessons.exercises.dice import seeded_dice
from ek_teach.lessons.exercises.parting import Parting
from ek_teach.lessons.exercises.task import Task, Template
from ek_teach.rulebook import load_schema
from ek_teach.timeline import Timeline

__all__ = ["Trial"]

_SAMPLE: Final = "Ada"
"""For whom a template is tried before anybody is given it."""

_MOST_TRIED: Final = 2
"""So many wrong answers are walked when a template is tried."""

_PARTS: Final[tuple[tuple[str, Any, str], ...]] = (
    ("question", str, "a text"),
    ("situation", str, "a text"),
    ("answer", AnswerKind, "a kind of answer, as Whole() or Chance()"),
    ("solve", Callable, "a function"),
    ("parts", Callable, "a function"),
)

_T = TypeVar("_T")


def _is_accepted(kind: AnswerKind, value: Any) -> bool:
    """Whether a solution is right when somebody writes it as it is told."""
    return kind.same(kind.read(kind.told(value)), value)


def _place_of_function(code: CodeType) -> str:
    path = Path(code.co_filename)
    return f"{path.name}, line {code.co_firstlineno}" if path.is_file() else ""


class Trial(NamedTuple):
    """A template in the hands of one student.

    Attributes
    ----------
    template : Template
    student, course : str
    """

    template: Template
    student: str = _SAMPLE
    course: str = ""

    def task(self) -> Task:
        """Make the task.

        Raises
        ------
        EkTeachError
            If the function of the template fails, or what it gives is no task that can be set.
        """
        dice = seeded_dice(self.template.name, self.student, self.course)
        task: object = self._run(lambda: self.template.make(dice), "cannot be made")
        if not isinstance(task, Task):
            self._refuse("cannot be made", f"its function gives {shown(task)} in place of a Task")
        for what, wanted, meant in _PARTS:
            value: object = getattr(task, what)
            if not isinstance(value, wanted):
                self._refuse("cannot be made", f"the {what!r} of its Task is {meant}, not {shown(value)}")
            if isinstance(value, str) and any("\ud800" <= sign <= "\udfff" for sign in value):
                self._refuse("cannot be made", f"the {what!r} of its Task has half a sign, which cannot be written")
        self._require_rules(task.rules)
        if not task.question.strip():
            self._refuse("cannot be made", "the 'question' of its Task is empty")
        self._run(lambda: task.answer.hint, "cannot tell how an answer is written")
        if task.situation.strip():
            self._run(lambda: notation.read(task.situation), "has a situation that cannot be read")
        return task

    def read(self, task: Task, answer: object) -> Any:
        """Read an answer.

        Raises
        ------
        EkTeachError
            If it cannot be read, with the kind's own sentence; and if a kind of somebody's own fails at it.
        """
        try:
            return task.answer.read(answer)
        except EkTeachError:
            raise
        except (Exception, SystemExit) as error:
            self._refuse(f"cannot read the answer {shown(answer)}", error=error)

    def right(self, task: Task) -> Any:
        """Solve the task, and make sure that each solution is accepted when it is written as it is told.

        Raises
        ------
        EkTeachError
            If the function that solves it fails, or its solution is no answer of the kind.
        """
        right = self._run(task.solve, "cannot be solved")
        for value in all_rights(right):
            what = f"has the solution {shown(value)}, which is no answer of its kind"
            if not self._run(partial(_is_accepted, task.answer, value), what):
                self._refuse(what, task.answer.hint)
        return right

    def parted(self, task: Task, given: Any) -> Parting | None:
        """Tell where a wrong answer parts from the right one.

        Raises
        ------
        EkTeachError
            If the function that tells it fails, or gives something else.
        """
        what = f"cannot tell where the answer {shown(given)} parts from the right one"
        parting: object = self._run(lambda: task.parts(given), what)
        if parting is None:
            return None
        if not isinstance(parting, Parting):
            self._refuse(what, f"its parts gives {shown(parting)} in place of a Parting or None")
        for value, type_, meant in (
            (parting.sentence, str, "a sentence"),
            (parting.timeline, Timeline | None, "a walk"),
        ):
            if not isinstance(value, type_):
                self._refuse(what, f"its Parting has {shown(value)} in place of {meant}")
        return parting

    def all(self) -> None:
        """Make the task, solve it, and walk some wrong answers.

        Raises
        ------
        EkTeachError
            At the first thing that is broken.
        """
        task = self.task()
        right = self.right(task)
        samples = (self.read(task, sample) for sample in task.answer.samples)
        wrong = [given for given in samples if not same_as_right(task.answer, given, right)]
        for given in wrong[:_MOST_TRIED]:
            self.parted(task, given)

    def _require_rules(self, rules: object) -> None:
        """Refuse what is no list of options of the rulebooks."""
        if rules is None:
            return
        if not isinstance(rules, tuple | list):
            self._refuse("cannot be made", f"the 'rules' of its Task are a list of names, not {shown(rules)}")
        for rule in rules:
            if not isinstance(rule, str) or rule not in load_schema().options:
                self._refuse("cannot be made", f"no rulebook has the rule {shown(rule)} of its Task")

    def _run(self, act: Callable[[], _T], what: str) -> _T:
        try:
            return act()
        except (Exception, SystemExit) as error:  # a function of somebody's own may fail at anything
            self._refuse(what, error=error)

    def _refuse(self, what: str, why: str = "", error: BaseException | None = None) -> NoReturn:
        code = getattr(self.template.make, "__code__", None)
        place = _place_of_function(code) if code is not None else ""
        if error is not None:
            # A sentence of ours says enough without its type.
            why = str(error) if isinstance(error, EkTeachError) else told_error(error)
            place = place_of(error, code and code.co_filename) or place
        why = ": ".join(filter(None, (place, why.rstrip(".。"))))
        raise EkTeachError(f"the exercise {self.template.name!r} {what} for {self.student!r} ({why}).") from None
