"""The case library: one file a case, found by name, topic, card and word."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from ek_teach.cards import all_names
from ek_teach.errors import EkTeachError, nearest
from ek_teach.languages import LANGUAGES
from ek_teach.notation import Move, Script, read, write
from ek_teach.notation.names import fold, known_card
from ek_teach.rulings.languages import case_in
from ek_teach.rulings.links import from_link, is_link
from ek_teach.rulings.model import AuthorityKind, Case, CaseStatus, Topic

__all__ = ["as_case", "case_names", "find_cases", "load_case", "load_cases"]

_CASES: Final = files("ek_teach.rulings") / "cases"


@cache
def case_names() -> tuple[str, ...]:
    """The names of all cases, in the order of the alphabet."""
    return tuple(sorted(path.name[:-4] for path in _CASES.iterdir() if path.name.endswith(".txt")))


def _word(script: Script, about: str, value: str, words: Iterable[str]) -> None:
    if value not in words:
        raise script.error(about, f"{value!r} is none of: {', '.join(words)}{nearest(value, words)}")


def _judged(script: Script, text: str, name: str) -> Case:
    """Make a case of a text, its words of the head checked."""
    topics, statuses, kinds = ([str(one) for one in kind] for kind in (Topic, CaseStatus, AuthorityKind))
    topic, status = " ".join(script.topic.lower().split()), script.status.lower().strip()
    if topic:
        _word(script, "topic", topic, topics)
    if status:
        _word(script, "status", status, statuses)
    for number, authority in enumerate(script.authorities):
        _word(script, f"authority {number}", authority.value, kinds)
    return Case(
        name,
        script,
        text,
        Topic(topic) if topic else None,
        CaseStatus(status) if status else CaseStatus.DRAFT,
    )


@cache
def load_case(name: str) -> Case:
    """Load a case of the library.

    Raises
    ------
    EkTeachError
        If there is none of this name.
    """
    if name not in case_names():
        raise EkTeachError(
            f"there is no case {name!r:.60}{nearest(name, case_names())} 'ek-teach cases' lists them; a situation of"
            " your own is given as a file, or as a text of several lines."
        )
    text = (_CASES / f"{name}.txt").read_text(encoding="utf-8")
    return _judged(read(text, f"{name}.txt"), text, name)


def load_cases() -> tuple[Case, ...]:
    """Load the whole library, by topic and name."""
    topics = list(Topic)
    cases = [load_case(name) for name in case_names()]
    return tuple(sorted(cases, key=lambda case: (topics.index(case.topic) if case.topic else -1, case.id)))


def as_case(source: object, name: str = "") -> Case:
    """Make a case of whatever somebody has: a text, a link, the name of a case, a script.

    Raises
    ------
    EkTeachError
        In one sentence, for what is none of these.
    """
    if isinstance(source, Case):
        return source
    if isinstance(source, Script):
        return _judged(source, write(source), "")
    if not isinstance(source, str):
        raise EkTeachError(f"a case is a text, a link, a name or a script, not {source!r:.40}.")
    if is_link(source):
        source = from_link(source)
    # What came from a file is never the name of a case, not even where it is empty.
    if not name and "\n" not in source.strip() and ":" not in source:
        return load_case(source.strip())
    return _judged(read(source, name), source, "")


# Searching ------------------------------------------------------------------------------------------------------------


def find_cases(words: str = "") -> tuple[Case, ...]:
    """Find cases in which every one of some words occurs.

    Parameters
    ----------
    words : str
        Words of a topic, a title, a question or a name, in any of the five languages; names of cards find the cases in
        which such a card is laid, held, drawn or asked about.

    Examples
    --------
    >>> found = find_cases("")
    >>> len(found) == len(case_names())
    True
    """
    if not isinstance(words, str):
        raise EkTeachError(f"what is looked for is a text, such as 'attack nope', not {words!r:.40}.")
    asked = dict.fromkeys(_split(words))
    return tuple(case for case in load_cases() if all(_fits(case, word) for word in asked))


def _split(words: str) -> list[str]:
    """Cut a search into words, names of cards kept whole."""
    parts = words.split()
    found: list[str] = []
    while parts:
        for length in range(min(len(parts), 5), 0, -1):
            piece = " ".join(parts[:length])
            if length == 1 or known_card(piece) is not None:
                found.append(piece)
                parts = parts[length:]
                break
    return found


@cache
def _said(case: Case) -> str:
    told = [case.id.replace("-", " "), case.topic or ""]
    for each in (case_in(case, language) for language in LANGUAGES):
        told += [each.title, each.question, each.note]
    return fold(" ".join(told))


@cache
def _cards(case: Case) -> frozenset[str]:
    """The cards that a case speaks of: those that are laid, wanted or asked about, and those of its title."""
    cards = set()
    for item in case.script.items:
        if isinstance(item, Move):
            cards |= set(item.action.cards + item.action.named) | _OF_KINDS.get(item.action.kind.value, set())
    for question in case.script.questions:
        cards |= set(question.cards)
        if question.move is not None:
            action = question.move.action
            cards |= set(action.cards + action.named) | _OF_KINDS.get(action.kind.value, set())
    said = f" {_said(case)} "
    cards |= {code for code, names in _names() if any(f" {fold(name)} " in said for name in names)}
    return frozenset(cards - {"?"})


_OF_KINDS: Final = {"nope": {"N"}, "defuse": {"D"}, "explode": {"K"}, "place": {"K"}}


@cache
def _names() -> tuple[tuple[str, tuple[str, ...]], ...]:
    told: dict[str, list[str]] = {}
    for name, code in all_names():
        told.setdefault(str(code), []).append(name)
    return tuple((code, tuple(names)) for code, names in told.items())


def _fits(case: Case, word: str) -> bool:
    code = known_card(word)
    return (code is not None and code in _cards(case)) or fold(word) in _said(case)
