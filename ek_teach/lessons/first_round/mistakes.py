"""The usual mistakes: named or asked about by the rulebooks, told in our words, and each played out on the engine.

What a mistake would have is either what a player claims in its situation, or what comes of a rule that the table plays
by mistake; either is compared with what the engine answers by the book.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from ek_teach.explain import Reason, load_catalogue
from ek_teach.languages import spoken
from ek_teach.lessons.first_round.counting import known_book
from ek_teach.lessons.first_round.library import (
    deciding_rule,
    mistake_names,
    mistaken_rule,
    named_in,
    situation_of,
)
from ek_teach.rulebook import RULEBOOKS, Citation, Rulebook, load_rulebook
from ek_teach.rulings import Finding, UnderBook, check
from ek_teach.timeline import Timeline, answer_words

__all__ = ["Elsewhere", "Mistake", "Parted", "Shown", "UsualMistakes", "usual_mistakes"]


@dataclass(frozen=True, slots=True)
class Shown:
    """One question about the situation, and what is wrong about the mistake.

    Attributes
    ----------
    question : str
    right : str
        What the engine answers, in words.
    mistaken : str
        What the mistake answers.
    holds : bool
        Whether both are the same, so that there is no mistake.
    told : str
        The answer as a sentence; for a refused move with its reason.
    reasons : tuple of Reason
        The rules behind it, each with its paragraphs.
    """

    question: str
    right: str
    mistaken: str
    holds: bool
    told: str
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Parted:
    """The first step at which the book's game and the mistaken one part.

    Attributes
    ----------
    right, mistaken : tuple of str
        What happens there.
    """

    right: tuple[str, ...]
    mistaken: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What another rulebook makes of it.

    Attributes
    ----------
    rulebook : Rulebook
    fine : bool
        Whether it is no mistake there.
    reason : Reason or None
        The rule of that book which says so.
    """

    rulebook: Rulebook
    fine: bool
    reason: Reason | None


@dataclass(frozen=True, slots=True, repr=False)
class Mistake:
    """A usual mistake, judged by one rulebook and compared with the others.

    Attributes
    ----------
    id : str
    rulebook : Rulebook
        The one that judges.
    named : tuple of Citation
        The paragraphs that name it, or answer a question about it, of whichever book.
    title, told, instead : str
        What it is called, what people do, what is right; told in our words.
    shown : tuple of Shown
        The questions of the situation.
    timeline : Timeline
        The situation played out by the book.
    as_mistaken : Timeline or None
        The same played by the mistake, where it is a rule.
    parted : Parted or None
        Where the two part.
    reason : Reason or None
        The rule of the rulebook that decides.
    elsewhere : tuple of Elsewhere
        The other rulebooks.
    first_game : tuple of str
        The rulebooks under which it is a mistake in a first game only.
    language : str
    """

    id: str
    rulebook: Rulebook
    named: tuple[Citation, ...]
    title: str
    told: str
    instead: str
    shown: tuple[Shown, ...]
    timeline: Timeline
    as_mistaken: Timeline | None
    parted: Parted | None
    reason: Reason | None
    elsewhere: tuple[Elsewhere, ...]
    first_game: tuple[str, ...]
    language: str

    @property
    def fine(self) -> bool:
        """Whether the rulebook itself plays so, so that it is no mistake under it."""
        return _fine(self.shown)

    @property
    def situation(self) -> str:
        """The situation in the notation, below a comment that tells what happens in it."""
        told = load_catalogue(self.language).say(f"mistake-{self.id}.played")
        return f"# {told}\n{situation_of(self.id)}"

    def __str__(self) -> str:
        from ek_teach.lessons.first_round.mistakes_told import mistake_text

        return mistake_text(self)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from ek_teach.lessons.first_round.mistakes_told import mistake_html

        return mistake_html(self)


class UsualMistakes(tuple[Mistake, ...]):
    """Some mistakes, shown together."""

    __slots__ = ()

    def __str__(self) -> str:
        from ek_teach.lessons.first_round.mistakes_told import mistakes_text

        return mistakes_text(self)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from ek_teach.lessons.first_round.mistakes_told import mistakes_html

        return mistakes_html(self)


# Judging --------------------------------------------------------------------------------------------------------------


def _under(name: str, book: Rulebook, language: str) -> UnderBook:
    return check(situation_of(name), rulebooks=[book], language=language, name=f"{name}.txt").books[0]


def _mistaken(finding: Finding, other: Finding | None) -> str:
    """What the mistake answers: what is claimed in the situation, or what the mistaken rule leads to."""
    return finding.claims[0].value if other is None else other.answer


def _judged(name: str, book: Rulebook, language: str) -> tuple[tuple[Shown, ...], UnderBook, UnderBook | None]:
    right, rule = _under(name, book, language), mistaken_rule(name, book)
    wrong = None if rule is None else _under(name, book.with_house_rules(rule), language)
    others = [None] * len(right.findings) if wrong is None else list(wrong.findings)
    shown = []
    for finding, other in zip(right.findings, others, strict=True):
        mistaken = _mistaken(finding, other)
        # The first claim is the mistake; whether it holds, the checker has found out.
        holds = finding.claims[0].holds if other is None else mistaken == finding.answer
        told = answer_words(mistaken, language)
        shown.append(Shown(finding.asked, finding.told, told, holds, finding.sentence, finding.reasons))
    return tuple(shown), right, wrong


def _fine(shown: Sequence[Shown]) -> bool:
    return all(one.holds for one in shown)


def _first_games(name: str, language: str) -> Iterator[str]:
    """The books under which it is a mistake in a first game, which they offer, and none in later ones."""
    for book in map(load_rulebook, RULEBOOKS):
        if deciding_rule(name) in book.staged:
            later, first = (_fine(_judged(name, one, language)[0]) for one in (book, book.first_game()))
            if later and not first:
                yield book.id


def _parted(right: Timeline, wrong: Timeline) -> Parted | None:
    """Find the first step that goes another way under the mistaken rule."""
    for ours, theirs in zip(right.frames, wrong.frames, strict=False):
        if ours.explanation.what != theirs.explanation.what:
            return Parted(ours.explanation.what, theirs.explanation.what)
    return None


def _compared(name: str, own: Rulebook, language: str) -> Iterator[Elsewhere]:
    """Judge a mistake by the other books."""
    for other in map(load_rulebook, RULEBOOKS):
        if other.id == own.id:
            continue
        shown, _, _ = _judged(name, other, language)
        yield Elsewhere(other, _fine(shown), _deciding(name, shown))


def _deciding(name: str, shown: Sequence[Shown]) -> Reason | None:
    """Find what decides: the rule that is named for it, else the foremost rule."""
    reasons = [reason for one in shown for reason in one.reasons]
    named = [reason for reason in reasons if reason.name == deciding_rule(name)]
    return next(iter((*named, *reasons)), None)


@cache
def _mistake(name: str, book: Rulebook, language: str) -> Mistake:
    say = load_catalogue(language).say
    shown, right, wrong = _judged(name, book, language)
    return Mistake(
        name,
        book,
        named_in(name),
        say(f"mistake-{name}"),
        say(f"mistake-{name}.told"),
        say(f"mistake-{name}.instead", hand=book.values["exploded_hand"], attack=book.values["attack_on_attack"]),
        shown,
        right.timeline,
        None if wrong is None else wrong.timeline,
        None if wrong is None else _parted(right.timeline, wrong.timeline),
        _deciding(name, shown),
        tuple(_compared(name, book, language)),
        tuple(_first_games(name, language)),
        language,
    )


def usual_mistakes(rulebook: str | Rulebook = "tr", language: str | None = None) -> UsualMistakes:
    """Tell the usual mistakes under a rulebook, each shown on the engine and compared with the other rulebooks.

    Parameters
    ----------
    rulebook : str or Rulebook
        The Turkish book has a list of common mistakes and the Spanish one the questions that people ask; either gives
        its own. A book that names none gives those of all others, judged by its own paragraphs: what is wrong
        elsewhere may be right there.
    language : str
        One of :data:`ek_teach.languages.LANGUAGES`.

    Returns
    -------
    UsualMistakes
        A tuple of :class:`Mistake`; as text, as HTML and in a notebook.

    Raises
    ------
    EkTeachError
        For an unknown rulebook or language.

    Examples
    --------
    >>> tr = usual_mistakes("tr")
    >>> [mistake.title for mistake in tr][:2]
    ['A new card used too early', 'One card more, in spite of a Skip or an Attack']
    >>> tr[0].shown[0].right, tr[0].shown[0].mistaken
    ('no', 'yes')
    >>> [mistake.id for mistake in usual_mistakes("zh") if mistake.fine]
    ['all-leftover-defuses', 'two-for-every-attack', 'pair-of-any-cards', 'exploded-hand-discarded']
    """
    language = spoken(language)
    book = known_book(rulebook)
    base = book.id.partition("+")[0]
    own = [name for name in mistake_names() if any(citation.rulebook == base for citation in named_in(name))]
    # In the order in which the book names them.
    own.sort(key=lambda name: next(one.number for one in named_in(name) if one.rulebook == base))
    return UsualMistakes(_mistake(name, book, language) for name in own or mistake_names())
