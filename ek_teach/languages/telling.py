"""Refusals in another language, found by their form.

A refusal is written in English where it is raised, as an f-string: that is the one place where it can be read beside
what causes it. The sentences of a language lie in ``refusals/<language>.toml``, each under the English one with
``{0}``, ``{1}`` for what is put in. When a refusal is shown, it is read back: the form that fits it best says what was
put in, and the sentence of the language is made with that. What has no sentence stays English.
"""

import re
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

from ek_teach.cards import Title, title_name
from ek_teach.languages.words import words_in

__all__ = ["PLACES", "Form", "capital", "forms", "refusal_in", "sentences"]

PLACES: Final = (
    "line {0}, column {1}: {2}",
    "{0}, line {1}, column {2}: {3}",
    "line {0}: {1}",
    "{0}, line {1}: {2}",
)
"""What is set before a problem to tell where it is."""

_HOLE: Final = re.compile(r"(?<!\{)\{(\d)\}(?!\})")
_PLACED: Final = re.compile(r"(\{0\}\S*, )?line [{\d]")
_ANY: Final = "(.*?)"
_MEANT: Final = r"(; .*?|\.|)"
"""Behind a word that was not found stands the one that was meant, or nothing but a full stop."""

_NUMBER: Final = r"(\d+)"
_QUOTED: Final = re.compile(r"'[^']*'|\"[^\"]*\"")
_IN_BRACKETS: Final = re.compile(r"\([^()]*\)")
_LIST: Final = re.compile(r"(?:'[^',]*'|[\w.-]+)(?:, (?:'[^',]*'|[\w.-]+))+")
"""Names in a row; a comma in a sentence, or in what somebody wrote, is none of ours."""

_COMMAS: Final = {"zh": "、"}
"""What stands between names in a row, where it is not a comma."""

_DEEPEST: Final = 6


def _plain(piece: str) -> str:
    """A piece between holes: braces of its own are doubled where it was an f-string."""
    return piece.replace("{{", "{").replace("}}", "}")


@dataclass(frozen=True, slots=True)
class Form:
    """One English sentence with holes, and what it is in another language.

    Attributes
    ----------
    pattern : re.Pattern
        Fits a sentence as a whole.
    told : str
        The sentence of the language, with the same holes.
    placed : bool
        Whether it begins with a place: what stands behind that is a sentence of its own, which no other form may cut.
    firm : int
        How many letters are not in holes: of several forms that fit, the firmest is meant.
    landmark : str
        The longest piece between holes; a sentence without it does not fit.
    """

    pattern: re.Pattern[str]
    told: str
    placed: bool
    firm: int
    landmark: str

    @classmethod
    def of(cls, english: str, told: str) -> "Form":
        """Make a form of a template.

        Examples
        --------
        >>> Form.of("there is no step {0}.", "no hay paso {0}.").pattern.fullmatch("there is no step 7.")[1]
        '7'
        """
        pieces = [_plain(piece) for piece in _HOLE.split(english)[::2]]
        placed = _PLACED.match(english) is not None
        pattern = re.escape(pieces[0])
        for before, piece in pairwise(pieces):
            pattern += f"{_hole(before, is_first=not pattern)}{re.escape(piece)}"
        return cls(re.compile(pattern, re.DOTALL), told, placed, sum(map(len, pieces)), max(pieces, key=len))


def _hole(before: str, *, is_first: bool) -> str:
    """What may stand in a hole, by what stands before it."""
    if before.endswith(("line ", ", column ")):
        return _NUMBER
    return _ANY if before or is_first else _MEANT


def sentences(language: str) -> dict[str, str]:
    """Give the sentences of a language, each under the English one; none for English."""
    return words_in("ek_teach.languages", "refusals", f"{language}.toml")


@cache
def forms(language: str) -> tuple[Form, ...]:
    """Give the forms of a language in the order in which they are tried: places first, then the firmest."""
    told = sentences(language).items()
    return tuple(
        sorted((Form.of(english, own) for english, own in told), key=lambda form: (not form.placed, -form.firm))
    )


def _is_whole(put_in: str) -> bool:
    """Whether a text closes the brackets that it opens, those in quotes left aside."""
    left = _QUOTED.sub("", put_in)
    while (without := _IN_BRACKETS.sub("", left)) != left:
        left = without
    return not set("()") & set(left)


def _fitting(sentence: str, language: str) -> tuple[Form, re.Match[str]] | None:
    """Find the form that is meant: rather one that cuts nothing in brackets in two."""
    torn = None
    for form in forms(language):
        if form.landmark in sentence and (match := form.pattern.fullmatch(sentence)) is not None:
            if all(map(_is_whole, match.groups())):
                return form, match
            torn = torn or (form, match)
    return torn


def refusal_in(sentence: str, language: str, depth: int = 0) -> str:
    """Tell a refusal in a language; what is put into it may be a sentence too.

    Parameters
    ----------
    sentence : str
        As it was raised.
    language : str
        One of :data:`ek_teach.languages.LANGUAGES`.
    depth : int
        How deep in another sentence it stands.

    Examples
    --------
    >>> refusal_in("there is no such sentence", "es")
    'there is no such sentence'
    >>> refusal_in("there is no language 'xx'. The languages are: en, es.", "zh")
    "沒有這種語言：'xx'。語言有：en、es。"
    """
    if depth > _DEEPEST or not sentence.strip():
        return sentence
    if _LIST.fullmatch(sentence):
        return sentence.replace(", ", _COMMAS.get(language, ", "))
    found = _fitting(sentence, language)
    if found is None:
        # Where a sentence begins a line, its first letter was made a capital.
        small = sentence[:1].lower() + sentence[1:]
        found = _fitting(small, language) if small != sentence else None
        if found is None:
            return sentence
        told = _filled(*found, language, depth)
        return capital(told, language)
    return _filled(*found, language, depth)


def capital(sentence: str, language: str) -> str:
    """Begin a sentence with a capital letter; the Turkish i keeps its dot.

    Examples
    --------
    >>> capital("izleyen", "tr"), capital("it", "en")
    ('İzleyen', 'It')
    """
    first = "İ" if language == "tr" and sentence.startswith("i") else sentence[:1].upper()
    return first + sentence[1:]


@cache
def _card_names(language: str) -> dict[str, str]:
    return {title_name(title): title_name(title, language) for title in Title}


def _filled(form: Form, match: re.Match[str], language: str, depth: int) -> str:
    names = _card_names(language)
    put_in = [names.get(part) or refusal_in(part, language, depth + 1) for part in match.groups()]
    pieces = _HOLE.split(form.told)
    return "".join(put_in[int(piece)] if place % 2 else _plain(piece) for place, piece in enumerate(pieces))
