"""What a template is, and the registry that knows them all by name."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from ek_teach.errors import EkTeachError, nearest, shown
from ek_teach.lessons.exercises.answers import AnswerKind
from ek_teach.lessons.exercises.dice import Dice
from ek_teach.lessons.exercises.parting import Parting

__all__ = [
    "Make",
    "Task",
    "Template",
    "all_templates",
    "find_template",
    "forget",
    "register",
    "template",
    "template_names",
]


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
    """

    question: str
    answer: AnswerKind
    solve: Callable[[], Any]
    situation: str = ""
    parts: Callable[[Any], Parting | None] = _no_walk


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
    make : callable
        Takes the student's :class:`Dice` and gives the :class:`Task`. It draws all its numbers from the dice and from
        nowhere else, so that the same student gets the same task each time.
    """

    name: str
    lesson: int
    title: str
    make: Make


LONGEST_NAME: Final = 50
"""Longer names would not fit into the identifiers of a notebook's cells."""

_REGISTRY: Final[dict[str, Template]] = {}
_OURS: Final = "ek_teach.lessons.exercises.templates"


def register(new: Template) -> Template:
    """Put a template into the registry; another one of the same name is replaced.

    Raises
    ------
    EkTeachError
        For a name with other signs than small letters, digits and hyphens.
    """
    plain = str(new.name).replace("-", "")
    if not (plain.isascii() and plain.isalnum() and str(new.name).islower() and len(new.name) <= LONGEST_NAME):
        raise EkTeachError(
            f"the name of a template has small letters, digits and hyphens, at most {LONGEST_NAME} in all, not"
            f" {shown(new.name)}."
        )
    _REGISTRY[new.name] = new
    return new


def template(name: str, *, lesson: int = 0, title: str = "") -> Callable[[Make], Make]:
    """Register the function below as a template.

    Parameters
    ----------
    name : str
    lesson : int
    title : str
        Without it, the first line of the function's docstring.

    Examples
    --------
    >>> from ek_teach.lessons.exercises import Task, Whole, exercise, template
    >>> @template("doubling", title="Twice as many")
    ... def doubling(dice):
    ...     cards = dice.whole(3, 9)
    ...     return Task(f"How many are twice {cards} cards?", Whole(unit="cards"), lambda: 2 * cards)
    >>> print(exercise("doubling", student="Ada").question)
    How many are twice 5 cards?
    >>> _ = forget("doubling")
    """

    def registered(make: Make) -> Make:
        told = title or (make.__doc__ or name).strip().splitlines()[0].rstrip(".")
        register(Template(name, lesson, told, make))
        return make

    return registered


def forget(name: str) -> Template | None:
    """Take a template out of the registry, and return it if it was there."""
    return _REGISTRY.pop(name, None)


def _load_ours() -> None:
    for module in iter_modules(import_module(_OURS).__path__):
        import_module(f"{_OURS}.{module.name}")


def template_names() -> dict[str, Template]:
    """Copy the registry as it is now."""
    return dict(_REGISTRY)


def all_templates() -> tuple[Template, ...]:
    """List all templates, by lesson and name."""
    _load_ours()
    return tuple(sorted(_REGISTRY.values(), key=lambda known: (known.lesson, known.name)))


def find_template(name: str) -> Template:
    """Find a template by its name.

    Raises
    ------
    EkTeachError
        If there is none; with the nearest name.

    Examples
    --------
    >>> find_template("counting-1").lesson
    11
    >>> find_template("countng-1")
    Traceback (most recent call last):
        ...
    ek_teach.errors.EkTeachError: there is no exercise 'countng-1'; did you mean 'counting-1'?
    """
    if not isinstance(name, str):
        raise EkTeachError("an exercise is named by a text, as in exercise('counting-1', student='Ada').")
    if name not in _REGISTRY:
        _load_ours()
    if name not in _REGISTRY:
        hint = nearest(name, _REGISTRY)
        more = "" if hint != "." else " 'ek-teach exercise list' tells them all."
        raise EkTeachError(f"there is no exercise {name!r:.60}{hint}{more}")
    return _REGISTRY[name]
