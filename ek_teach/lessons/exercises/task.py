"""What a template and a task are."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ek_teach.explain import load_catalogue
from ek_teach.lessons.exercises.answers import AnswerKind
from ek_teach.lessons.exercises.dice import Dice
from ek_teach.lessons.exercises.parting import Parting

__all__ = ["Make", "Task", "Template"]


def _no_walk(_given: Any) -> None:
    """What a task says that has no walk to show."""
    return


@dataclass(frozen=True, slots=True)
class Task:
    """One student's exercise: what a template's function makes of a student's dice.

    Attributes
    ----------
    question : str
        In one sentence or two.
    answer : AnswerKind
        How answers are read and compared.
    solve : callable
        Computes the right answer, anew each time: a value of the answer's kind, or :class:`Either` of several.
    situation : str
        A text in the notation, without ``ask:``; empty where there is no table to look at.
    parts : callable
        Takes a wrong answer, as the kind has read it, and tells where it parts from the right one; None where a walk
        would show nothing.
    rules : sequence of str or None
        The options of the rulebook on which the answer hangs, as ``("attack_on_attack",)``: a worksheet tells them
        beside what the cards do. None for those on which rulebooks differ and that played a part in the situation.
    """

    question: str
    answer: AnswerKind
    solve: Callable[[], Any]
    situation: str = ""
    parts: Callable[[Any], Parting | None] = _no_walk
    rules: Sequence[str] | None = None


Make = Callable[[Dice], Task]


@dataclass(frozen=True, slots=True)
class Template:
    """An exercise before anybody's numbers are drawn.

    Attributes
    ----------
    name : str
        As ``counting-1``: small letters, digits and hyphens.
    lesson : int
        The number of the notebook that it belongs to; 0 for none.
    title : str
        Of somebody's own exercise; empty where a message has it in each language: see :meth:`title_in`.
    make : callable
        Takes the student's :class:`Dice` and gives the :class:`Task`. It draws all its numbers from the dice and from
        nowhere else, so that the same student gets the same task each time.
    """

    name: str
    lesson: int
    title: str
    make: Make

    def title_in(self, language: str | None = None) -> str:
        """Tell the title in a language, or in the one that is spoken; somebody's own stays as it was written."""
        return self.title or load_catalogue(language).say(f"exercise-{self.name}")
