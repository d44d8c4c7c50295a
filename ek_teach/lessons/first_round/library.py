"""The usual mistakes as data: who names each, in which situation it is made, and by which rule it would be right.

A mistake is a situation in the notation, ``mistakes/<id>.txt``, with its questions and what each rulebook answers.
``mistakes/index.toml`` says the rest.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ek_teach.errors import EkTeachError, nearest
from ek_teach.rulebook import Citation, HouseRule, Rulebook, load_rulebook

__all__ = ["answers_questions", "deciding_rule", "mistake_names", "mistaken_rule", "named_in", "situation_of"]

_MISTAKES: Final = files("ek_teach.lessons.first_round") / "mistakes"


@cache
def _file() -> dict[str, Any]:
    return tomllib.loads((_MISTAKES / "index.toml").read_text(encoding="utf-8"))


def _index() -> dict[str, dict[str, Any]]:
    """Who names which mistake, and the rule that it plays by; in the order in which they are told."""
    return {entry["id"]: entry for entry in _file()["mistake"]}


def answers_questions(book: str) -> bool:
    """Tell whether a rulebook answers questions, and does not say what people do wrong."""
    return book in _file()["questions"]


def mistake_names() -> tuple[str, ...]:
    """The names of all mistakes, in the order in which they are told.

    Examples
    --------
    >>> mistake_names()[0]
    'draw-before-playing'
    """
    return tuple(_index())


def _entry(name: str) -> dict[str, Any]:
    if name not in _index():
        raise EkTeachError(f"there is no mistake {name!r:.60}{nearest(str(name), _index())}")
    return _index()[name]


@cache
def situation_of(name: str) -> str:
    """The situation in which a mistake is made, in the notation, with its questions and their answers.

    Raises
    ------
    EkTeachError
        If there is no such mistake.
    """
    _entry(name)
    return (_MISTAKES / f"{name}.txt").read_text(encoding="utf-8")


def mistaken_rule(name: str, book: Rulebook) -> HouseRule | None:
    """The rule that a table plays by mistake, as a house rule over a book; None where the mistake is only a claim."""
    entry = _entry(name)
    if "as_if" not in entry:
        return None
    return HouseRule(entry["rule"], entry["as_if"], instead_of=book.values[entry["rule"]], where="mistake")


def named_in(name: str) -> tuple[Citation, ...]:
    """The paragraphs that name a mistake."""
    return tuple(
        next(
            paragraph
            for paragraph in load_rulebook(place["book"]).paragraphs
            if (paragraph.heading, paragraph.number) == (place["heading"], place["number"])
        )
        for place in _entry(name)["named"]
    )


def deciding_rule(name: str) -> str | None:
    """The option or rule that decides about a mistake; None where it is the foremost behind the engine's answer."""
    rule: str | None = _entry(name).get("rule")
    return rule
