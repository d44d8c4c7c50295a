"""Which rulebook lies in somebody's box: a few questions that tell the books apart, and the books that fit."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ek_teach.errors import RulebookError
from ek_teach.languages import spoken
from ek_teach.rulebook import RULEBOOKS, Rulebook, Schema, Status, load_rulebook, load_schema, told_in

SPECIAL_COMBOS = "special_combos"
"""A choice of the table, and nothing that stands on a sheet."""

__all__ = ["BoxQuestion", "Fit", "box_questions", "fitting_rulebooks"]


@dataclass(frozen=True, slots=True)
class BoxQuestion:
    """One question about the sheet in a box.

    Attributes
    ----------
    option : str
    about : str
        What it is about, in a sentence.
    values : tuple of (str, str)
        The values that books give, and what each means.
    """

    option: str
    about: str
    values: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Fit:
    """How well a rulebook fits what somebody read on their sheet.

    Attributes
    ----------
    rulebook : Rulebook
    agrees, differs, silent : tuple of str
        The options on which the book says the same, says otherwise, and says nothing.
    """

    rulebook: Rulebook
    agrees: tuple[str, ...]
    differs: tuple[str, ...]
    silent: tuple[str, ...]

    def __str__(self) -> str:
        told = f"{self.rulebook}: agrees on {len(self.agrees)}, differs on {len(self.differs)}"
        told += f" ({', '.join(self.differs)})" if self.differs else ""
        return f"{told}, silent on {len(self.silent)}" if self.silent else told


def _said(book: Rulebook, option: str) -> str | None:
    """What a book says itself; None where it is silent, or says two things."""
    entry = book.entries[option]
    return None if entry.status in (Status.SILENT, Status.CONTRADICTED) else book.values[option]


def box_questions(language: str | None = None) -> tuple[BoxQuestion, ...]:
    """List the fewest questions that tell all rulebooks apart, the one that tells most first.

    Parameters
    ----------
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Examples
    --------
    >>> [question.option for question in box_questions()][:2]
    ['exploded_hand', 'attack_on_attack']
    """
    books = [told_in(load_rulebook(name), spoken(language)) for name in RULEBOOKS]
    schema = books[0].schema
    groups: list[Sequence[Rulebook]] = [books]
    chosen: list[BoxQuestion] = []
    while True:
        asked = {question.option for question in chosen} | {SPECIAL_COMBOS}
        options = [option for option in schema.options if option not in asked]
        best = max(options, key=lambda option: _told_apart(groups, option))
        if not _told_apart(groups, best):
            return tuple(chosen)
        chosen.append(_question(schema, books, best))
        groups = [part for group in groups for part in _split(group, best)]


def _split(group: Sequence[Rulebook], option: str) -> list[Sequence[Rulebook]]:
    parts: dict[str | None, list[Rulebook]] = {}
    for book in group:
        parts.setdefault(_said(book, option), []).append(book)
    return list(parts.values())


def _told_apart(groups: Sequence[Sequence[Rulebook]], option: str) -> int:
    """How many pairs of books, not told apart yet, both speak of an option and say different things."""
    return sum(
        _said(one, option) is not None
        and _said(other, option) is not None
        and _said(one, option) != _said(other, option)
        for group in groups
        for place, one in enumerate(group)
        for other in group[place + 1 :]
    )


def _question(schema: Schema, books: Sequence[Rulebook], option: str) -> BoxQuestion:
    given = {book.values[option] for book in books if _said(book, option) is not None}
    values = tuple((value, meaning) for value, meaning in schema.options[option].items() if value in given)
    return BoxQuestion(option, schema.about[option], values)


def fitting_rulebooks(answers: Mapping[str, str]) -> tuple[Fit, ...]:
    """Tell which rulebooks fit some answers, the best first.

    Parameters
    ----------
    answers : mapping of str to str
        For options what the sheet in the box says; whoever does not know leaves an option out.

    Raises
    ------
    RulebookError
        For an unknown option or value.

    Examples
    --------
    >>> best = fitting_rulebooks({"exploded_hand": "removed", "attack_on_attack": "add"})[0]
    >>> str(best)
    'tr: agrees on 2, differs on 0'
    """
    schema = load_schema()
    if not hasattr(answers, "items") or not all(isinstance(part, str) for pair in answers.items() for part in pair):
        raise RulebookError(f"answers are options with values, as in {{'pair': 'cats'}}, not {answers!r:.60}.")
    for option, value in answers.items():
        schema.require(option, value, "your answers")
    fits = []
    for name in RULEBOOKS:
        book = load_rulebook(name)
        said = {option: _said(book, option) for option in answers}
        fits.append(
            Fit(
                book,
                tuple(option for option, value in answers.items() if said[option] == value),
                tuple(option for option, value in answers.items() if said[option] not in (None, value)),
                tuple(option for option in answers if said[option] is None),
            )
        )
    return tuple(sorted(fits, key=lambda fit: (len(fit.differs), -len(fit.agrees))))
