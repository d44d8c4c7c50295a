"""An exercise of one student, and what became of an answer to it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from html import escape
from typing import Final

from ek_teach import notation
from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue
from ek_teach.languages import speaking, spoken
from ek_teach.lessons.exercises.answers import is_open, same_as_right, told_right
from ek_teach.lessons.exercises.dice import known_label
from ek_teach.lessons.exercises.making import Trial
from ek_teach.lessons.exercises.parting import Parting
from ek_teach.lessons.exercises.registry import find_template
from ek_teach.lessons.exercises.task import Template
from ek_teach.timeline import Timeline
from ek_teach.views.data import timeline_data
from ek_teach.views.html import as_fragment
from ek_teach.views.plain import clean, clean_lines, wrapped
from ek_teach.views.text import step_lines

__all__ = ["Exercise", "Mark", "Marked", "exercise"]


class Mark(StrEnum):
    """What became of an answer."""

    RIGHT = "right"
    WRONG = "wrong"
    UNREADABLE = "cannot be read"
    OPEN = "not answered"


_SIGNS: Final = {Mark.RIGHT: "✓", Mark.WRONG: "✕", Mark.UNREADABLE: "?", Mark.OPEN: "○"}


@dataclass(frozen=True, slots=True, repr=False)
class Marked:
    """An answer with its mark.

    Attributes
    ----------
    exercise, student, course : str
        Whose answer to what this is.
    mark : Mark
    answer : str
        As it was read; empty where there was nothing to read.
    sentence : str
        The mark in words.
    parting : Parting or None
        For a wrong answer: where it parts from the right one.
    """

    exercise: str
    student: str
    course: str
    mark: Mark
    answer: str
    sentence: str
    parting: Parting | None = None

    @property
    def right(self) -> bool | None:
        """Whether it is right; None where there was no answer that could be read."""
        return {Mark.RIGHT: True, Mark.WRONG: False}.get(self.mark)

    @property
    def timeline(self) -> Timeline | None:
        """The walk that stops where a wrong answer parts from the right one."""
        return self.parting.timeline if self.parting is not None else None

    def __bool__(self) -> bool:
        return self.mark is Mark.RIGHT

    def _head(self) -> str:
        return f"{_SIGNS[self.mark]} {self.sentence}"

    def __str__(self) -> str:
        lines = [*wrapped(self._head())]
        if self.parting is not None:
            lines += wrapped(self.parting.sentence)
        if self.timeline is not None:
            say = load_catalogue(self.timeline.language).say
            before = [f"{frame.number}. {frame.explanation.heading}" for frame in self.timeline.frames[:-1]]
            lines += (
                ["", say("exercise-so-far"), *(line for told in before for line in wrapped(told, "  "))]
                if before
                else []
            )
            lines += ["", *step_lines(timeline_data(self.timeline), len(self.timeline) - 1, 80)]
        lines += [line for reason in self._reasons() for line in wrapped(reason, "- ")]
        return clean_lines("\n".join(lines))

    __repr__ = __str__

    def _reasons(self) -> Iterator[str]:
        marks = load_catalogue().marks
        for reason in self.parting.why if self.parting is not None else ():
            sources = marks.parted(f"§ {citation}" for citation in reason.citations) or reason.standing
            yield f"{reason.text} [{sources}]" if sources else reason.text

    def _repr_html_(self) -> str:
        parted = f"<p>{escape(clean(self.parting.sentence))}</p>" if self.parting is not None else ""
        walk = as_fragment(_last_steps(self.timeline)) if self.timeline is not None else ""
        head = escape(clean(self._head()))
        why = "".join(f"<li>{escape(clean(reason))}</li>" for reason in self._reasons())
        why = f"<ul>{why}</ul>" if why else ""
        return f'<div class="ek-checked"><p role="status"><strong>{head}</strong></p>{parted}{why}</div>{walk}'


def _last_steps(timeline: Timeline) -> Timeline:
    """Begin at the last step that is agreed on, so that the next one is where answers part."""
    return replace(timeline, frames=timeline.frames[-2:], film=None)


class Exercise:
    """One student's exercise.

    Parameters
    ----------
    template : Template
    student : str
    course : str
        A word for the class.
    language : str
        One of :data:`ek_teach.languages.LANGUAGES`; the numbers are the same in each.

    Attributes
    ----------
    name, title, student, course, language : str
    situation : str
        The table and what was done, in the notation, cards by their names in the language; empty where there is none.
    question, hint : str
        What is asked, and how an answer is written.
    rules : tuple of str or None
        On which options of the rulebook the answer hangs; None where the exercise does not say.

    Examples
    --------
    >>> ada = exercise("hot-potato-1", student="Ada")
    >>> ada.check(...)
    ○ No answer yet.
    >>> ada.check(ada.solution()).right
    True
    """

    __slots__ = (
        *("_template", "course", "hint", "language", "name", "question", "rules", "situation", "student", "title"),
    )

    def __init__(self, template: Template, student: str, course: str = "", language: str = "en") -> None:
        self.name, self.title, self.language = template.name, template.title_in(language), language
        self.student = known_label(student, "the name of a student")
        self.course = known_label(course, "the word for a class") if course else ""
        self._template = template
        with speaking(language):
            task = self._trial.task()
            self.question, self.hint = task.question, task.answer.hint
        self.situation = _in_language(task.situation.strip("\n").rstrip(), language)
        self.rules = None if task.rules is None else tuple(task.rules)

    @property
    def _trial(self) -> Trial:
        return Trial(self._template, self.student, self.course)

    def in_language(self, language: str) -> "Exercise":
        """Give the same exercise, told in another language."""
        return Exercise(self._template, self.student, self.course, language)

    def _for_whom(self) -> str:
        say = load_catalogue(self.language).say
        if self.course:
            return say("exercise-for-class", student=self.student, course=self.course)
        return say("exercise-for", student=self.student)

    def __str__(self) -> str:
        named = load_catalogue(self.language).marks.named
        lines = [*wrapped(named(self.name, self.title)), *wrapped(self._for_whom()), ""]
        lines += [self.situation, ""] if self.situation else []
        return clean_lines("\n".join((*lines, *wrapped(self.question), *wrapped(self.hint))))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        def told(text: str) -> str:
            return escape(clean(text))

        catalogue = load_catalogue(self.language)
        heading = catalogue.marks.named(self.name, self.title)
        table = f"<pre>{escape(clean_lines(self.situation))}</pre>" if self.situation else ""
        return (
            f'<div class="ek-exercise" lang="{catalogue.tag}"><p><strong>{told(heading)}</strong><br>'
            f"{told(self._for_whom())}</p>{table}<p><strong>{told(self.question)}</strong></p>"
            f"<p>{told(self.hint)}</p></div>"
        )

    def check(self, answer: object) -> Marked:
        """Mark an answer.

        Parameters
        ----------
        answer : object
            As the hint says. ``...``, None or an empty text is no answer yet.

        Returns
        -------
        Marked
            Right, wrong, cannot be read, or not answered. The right answer is computed for it and not kept.
        """
        with speaking(self.language):
            return self._checked(answer)

    def _checked(self, answer: object) -> Marked:
        # The task is made anew each time, so that nothing keeps what was computed for it.
        catalogue, task = load_catalogue(self.language), self._trial.task()
        say = catalogue.say
        if is_open(answer):
            return self._marked(Mark.OPEN, "", say("exercise-open"))
        try:
            given = self._trial.read(task, answer)
        except EkTeachError as error:
            return self._marked(Mark.UNREADABLE, "", say("exercise-unreadable", problem=str(error)))
        told, right = task.answer.told(given), self._trial.right(task)
        if same_as_right(task.answer, given, right):
            return self._marked(Mark.RIGHT, told, say("exercise-right", answer=told))
        sentence = catalogue.marks.sentences((say("exercise-wrong", answer=told), task.answer.remark(given, right)))
        parting = self._trial.parted(task, given)
        if parting is not None and parting.timeline is not None:
            parting = replace(parting, timeline=replace(parting.timeline, title=self.title))
        return self._marked(Mark.WRONG, told, sentence, parting)

    def _marked(self, mark: Mark, answer: str, sentence: str, parting: Parting | None = None) -> Marked:
        return Marked(self.name, self.student, self.course, mark, answer, sentence, parting)

    def solutions(self) -> tuple[str, ...]:
        """Compute all the right answers, for a teacher's key: each as :meth:`check` reads it."""
        with speaking(self.language):
            task = self._trial.task()
            return told_right(task.answer, self._trial.right(task))

    def solution(self) -> str:
        """Compute the right answer; where several are right, one of them."""
        return self.solutions()[0]


def _in_language(situation: str, language: str) -> str:
    """Name the cards of a situation in another language than English, in which templates write it."""
    return notation.write(notation.read(situation), language).rstrip() if situation and language != "en" else situation


def exercise(name: str, *, student: str | None = None, course: str = "", language: str | None = None) -> Exercise:
    """Give a student their own exercise.

    Parameters
    ----------
    name : str
        The template, as ``counting-1``; ``ek-teach exercise list`` tells them all.
    student : str
        The student's name. Everybody gets other numbers, and the same ones each time.
    course : str
        A word for the class, so that the same name has other numbers in another class or year.
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Returns
    -------
    Exercise

    Raises
    ------
    EkTeachError
        If there is no such exercise, or the name cannot be read.

    Examples
    --------
    >>> ada = exercise("counting-1", student="Ada", course="9b")
    >>> ada.check("one half, perhaps").mark.value
    'cannot be read'
    """
    template = find_template(name)
    if student is None:
        raise EkTeachError(
            f"the name of a student is missing; write exercise({template.name!r}, student='Ada'), for the numbers"
            " follow from it."
        )
    return Exercise(template, student, course, spoken(language))
