"""Kinds of answers: how each is read, told, and compared with the right one.

Every kind has the same: ``hint`` says what can be written, ``read`` makes a value of what somebody wrote, ``told``
writes a value so that ``read`` would read it again, and ``same`` compares two values. Kinds are in two rooms:
``numbers`` and ``names``. They tell in the language that is spoken, and read all of them.
"""

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import load_catalogue

__all__ = [
    "LONGEST",
    "AnswerKind",
    "Either",
    "all_rights",
    "as_text",
    "is_open",
    "require_words",
    "same_as_right",
    "told_right",
    "unreadable",
    "without_frills",
]

LONGEST: Final = 120
"""Longer texts are no answers."""


class AnswerKind(ABC):
    """What a kind of answer can do; a template may bring a kind of its own."""

    __slots__ = ()

    @property
    @abstractmethod
    def hint(self) -> str:
        """What can be written, in one sentence."""

    @abstractmethod
    def read(self, answer: object) -> Any:
        """Make a value of what somebody answered; raise :class:`EkTeachError` where that cannot be."""

    @property
    def samples(self) -> Iterable[object]:
        """Some answers that can be read, with which a new exercise is tried."""
        return ()

    def told(self, value: Any) -> str:
        """Write a value as :meth:`read` reads it."""
        return str(value)

    def same(self, given: Any, right: Any) -> bool:
        """Whether a given value is as good as the right one."""
        return bool(given == right)

    def remark(self, given: Any, right: Any) -> str:  # noqa: ARG002 - some kinds look at them
        """Say more about a wrong answer, if its form deserves a word."""
        return ""


@dataclass(frozen=True, slots=True)
class Either:
    """Several right answers: what ``solve`` returns where it does not matter which one is given.

    Attributes
    ----------
    values : tuple
    """

    values: tuple[Any, ...]

    def __post_init__(self) -> None:
        values: object = self.values
        if not isinstance(values, tuple | list) or not values:
            raise EkTeachError(f"Either has at least one right answer, as in Either((2, 3)), not {shown(values)}.")


def require_words(words: object, what: str) -> None:
    """Refuse a list of words that is none, is empty, or has something else in it than texts.

    Raises
    ------
    EkTeachError
    """
    given = words if isinstance(words, tuple | list) else ()
    if not given or not all(isinstance(word, str) and word.strip() for word in given):
        raise EkTeachError(f"{what} are one or more texts, as in ('one', 'other'), not {shown(words)}.")


def is_open(answer: object) -> bool:
    """Whether nothing was answered yet: ``...``, None, or an empty text."""
    return answer is None or answer is ... or (isinstance(answer, str) and not answer.strip())


def without_frills(answer: str) -> str:
    """A text with plain digits, one kind of blank, and no end of a sentence."""
    return " ".join(unicodedata.normalize("NFKC", answer[: LONGEST + 1]).split()).rstrip(" .,!?。、")


def as_text(answer: object, hint: str) -> str:
    """Take a text that could be an answer; refuse anything else with the hint."""
    if not isinstance(answer, str) or len(answer) > LONGEST:
        raise unreadable(hint, answer)
    return without_frills(answer)


def unreadable(hint: str, answer: object, text: str = "", known: Iterable[str] = ()) -> EkTeachError:
    """Make the refusal of what cannot be read: what can be written, what was given, and what that is nearest to.

    Parameters
    ----------
    hint : str
    answer : object
        What was given.
    text : str
        The word in it that is none of the known ones.
    known : iterable of str

    Examples
    --------
    >>> print(unreadable("Give one of: draw, skip.", "skpi", "skpi", ("draw", "skip")))
    Give one of: draw, skip. This is 'skpi'; did you mean 'skip'?
    """
    catalogue = load_catalogue()
    words = {word.casefold(): word for word in known}
    near = [repr(words[word]) for word in get_close_matches(text.casefold(), words, n=1)]
    message = "exercise-answer-given.near" if near else "exercise-answer-given"
    told = catalogue.say(message, given=shown(answer), near="".join(near))
    return EkTeachError(catalogue.marks.sentences((hint, told)))


def all_rights(right: Any) -> Sequence[Any]:
    """The right answer, or each of several."""
    return right.values if isinstance(right, Either) else (right,)


def same_as_right(kind: AnswerKind, given: Any, right: Any) -> bool:
    """Compare with the right answer, or with each of several."""
    return any(kind.same(given, value) for value in all_rights(right))


def told_right(kind: AnswerKind, right: Any) -> tuple[str, ...]:
    """Tell the right answer, or all of several."""
    return tuple(kind.told(value) for value in all_rights(right))
