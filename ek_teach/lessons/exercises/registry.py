"""The registry that knows all templates by name."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from ek_teach.errors import EkTeachError, nearest, shown
from ek_teach.lessons.exercises.dice import known_label
from ek_teach.lessons.exercises.making import Trial
from ek_teach.lessons.exercises.task import Make, Template

__all__ = [
    "all_templates",
    "find_template",
    "forget",
    "register",
    "restore",
    "template",
    "template_names",
]


LONGEST_NAME: Final = 50
"""Longer names would not fit into the identifiers of a notebook's cells."""

_REGISTRY: Final[dict[str, Template]] = {}
_OURS: Final = "ek_teach.lessons.exercises.templates"
_LAST_LESSON: Final = 999


def register(new: Template) -> Template:
    """Put a template into the registry; another one of somebody's own that has the same name is replaced.

    What is not the package's own is tried first, for one student, so that what is broken comes to light before a class
    is given it.

    Raises
    ------
    EkTeachError
        For a name with other signs than small letters, digits and hyphens, one that an exercise of the package has, and
        a template that makes no task that can be solved.
    """
    if not isinstance(new, Template):
        raise EkTeachError(f"register takes a Template, not {shown(new)}; write @template('my-exercise-1').")
    _require_name(new.name)
    if new.lesson.__class__ is not int or not 0 <= new.lesson <= _LAST_LESSON:
        raise EkTeachError(
            f"the lesson of the exercise {new.name!r} is a whole number from 0 (for none) to {_LAST_LESSON}, not"
            f" {shown(new.lesson)}."
        )
    if new.title != "":
        known_label(new.title, f"the title of the exercise {new.name!r}")
    if not callable(new.make):
        raise EkTeachError(f"the exercise {new.name!r} is made by a function, not by {shown(new.make)}.")
    if not _is_ours(new.make):
        _load_ours()
        if new.name in _REGISTRY and _is_ours(_REGISTRY[new.name].make):
            raise EkTeachError(
                f"the name {new.name!r} belongs to an exercise of ek-teach; give your own another one, as"
                f" 'my-{new.name}'."
            )
        new = replace(new, title=new.title or new.name)
        Trial(new).all()
    _REGISTRY[new.name] = new
    return new


def _require_name(name: object) -> None:
    """Refuse what is no name of a template."""
    plain = name.replace("-", "") if isinstance(name, str) else ""
    if not (plain.isascii() and plain.isalnum() and str(name).islower() and len(str(name)) <= LONGEST_NAME):
        raise EkTeachError(
            f"the name of a template has small letters, digits and hyphens, at most {LONGEST_NAME} in all, not"
            f" {shown(name)}."
        )


def _is_ours(make: object) -> bool:
    return str(getattr(make, "__module__", "")).startswith(f"{_OURS}.")


def template(name: str, *, lesson: int = 0, title: str = "") -> Callable[[Make], Make]:
    """Register the function below as a template.

    Parameters
    ----------
    name : str
    lesson : int
    title : str
        Without it, the first line of the function's docstring. The exercises of the package have theirs as messages.

    Raises
    ------
    EkTeachError
        As :func:`register`.

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
    _require_name(name)  # already here, where @template was written without a name

    def registered(make: Make) -> Make:
        told = title or ((make.__doc__ or "").strip() or name).splitlines()[0].rstrip(".")
        register(Template(name, lesson, "" if _is_ours(make) else told, make))
        return make

    return registered


def forget(name: str) -> Template | None:
    """Take a template out of the registry, and return it if it was there."""
    return _REGISTRY.pop(name, None)


def restore(known: Mapping[str, Template]) -> None:
    """Make the registry what it was when :func:`template_names` copied it."""
    _REGISTRY.clear()
    _REGISTRY.update(known)


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
    """Find a template by its name, in any case.

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
    known = name.strip().casefold()
    if known not in _REGISTRY:
        _load_ours()
    if known not in _REGISTRY:
        hint = nearest(name, _REGISTRY)
        raise EkTeachError(
            f"there is no exercise {name!r:.60}{hint}"
            if hint != "."
            else f"there is no exercise {name!r:.60}. 'ek-teach exercise list' tells them all."
        )
    return _REGISTRY[known]
