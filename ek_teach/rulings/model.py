"""What a ruling is made of: a case, and what each rulebook answers to its questions, on what grounds."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final

from ek_teach.explain import Reason
from ek_teach.notation import Question, Script
from ek_teach.rulebook import Rulebook, Status
from ek_teach.timeline import Timeline

__all__ = [
    "DEPENDS",
    "REFUSED",
    "AuthorityKind",
    "Branch",
    "Case",
    "CaseStatus",
    "ClaimJudged",
    "Deciding",
    "Finding",
    "Outcome",
    "Parting",
    "Refusal",
    "Ruling",
    "Standing",
    "Topic",
    "UnderBook",
]

REFUSED: Final = "refused"
"""The answer where the text does not get as far as the question: a move is refused, or chance cannot do as written."""

DEPENDS: Final = "depends"
"""The answer where it hangs on a card that nobody told."""


class Topic(StrEnum):
    """What a case is about."""

    SET_UP = "set-up"
    TURN = "turn"
    ATTACK_AND_SKIP = "attack and skip"
    NOPE = "nope"
    COMBINATIONS = "combinations"
    FAVOR_SHUFFLE_FUTURE = "favor, shuffle, see the future"
    KITTEN_AND_DEFUSE = "kitten and defuse"
    END = "elimination and end"


class CaseStatus(StrEnum):
    """How far a case has been checked."""

    DRAFT = "draft"
    """Written down; nobody has compared it with the books yet."""
    VERIFIED = "verified"
    """Played under every rulebook, and compared with the paragraphs it cites."""
    PUBLISHED = "published"
    """Verified, and shown in a lesson."""


class AuthorityKind(StrEnum):
    """What an answer rests on, the strongest first."""

    RULEBOOK = "rulebook"
    """One of the four rulebooks says so, or it follows from what that book says."""
    SHEET = "sheet"
    """The same of an English sheet."""
    CARD_FACE = "card face"
    """The books are silent; what is printed on the card decides."""
    AGREED = "rulings that agree"
    """The books are silent; independent rulings agree."""
    OPEN = "open"
    """The books are silent, and rulings differ or there are none."""


class Standing(StrEnum):
    """How firmly a rulebook stands behind an answer: the verdict."""

    SETTLED = "settled"
    """The book says so."""
    FOLLOWS = "follows"
    """It follows from another paragraph."""
    SILENT = "silent"
    """The book does not say; a labelled assumption was used."""
    CONTRADICTED = "contradicts itself"
    """The book says two things, and they lead to different answers."""
    HOUSE = "house rule"
    """The table has agreed on it."""

    @classmethod
    def of(cls, status: Status) -> "Standing":
        """The standing of an answer that rests on an entry of this status.

        Examples
        --------
        >>> Standing.of(Status.IMPLIED).value
        'follows'
        """
        return _STANDINGS[status]


_STANDINGS: Final = {
    Status.EXPLICIT: Standing.SETTLED,
    Status.IMPLIED: Standing.FOLLOWS,
    Status.SILENT: Standing.SILENT,
    Status.CONTRADICTED: Standing.CONTRADICTED,
    Status.HOUSE: Standing.HOUSE,
}


@dataclass(frozen=True, slots=True)
class Case:
    """A situation with its questions, and what is known of it.

    Attributes
    ----------
    id : str
        Its name in the library; empty for one that somebody typed.
    script : Script
        The text, read.
    text : str
        The text as it was written.
    topic : Topic or None
    status : CaseStatus
        Draft for one that somebody typed.
    """

    id: str
    script: Script
    text: str
    topic: Topic | None = None
    status: CaseStatus = CaseStatus.DRAFT

    @property
    def title(self) -> str:
        """What the case is called; empty for one that somebody typed without a title."""
        return self.script.title or self.id

    @property
    def question(self) -> str:
        """The question as people ask it; empty where the text does not say."""
        return self.script.question

    @property
    def note(self) -> str:
        """Anything a reader should know beside."""
        return self.script.note

    def authority_under(self, rulebook: str) -> AuthorityKind | None:
        """Tell what the case says its answer rests on under a rulebook; None where it does not say."""
        named = [a for a in self.script.authorities if rulebook in a.rulebooks]
        named += [a for a in self.script.authorities if not a.rulebooks]
        if not named:
            return None
        kind = AuthorityKind(named[0].value)
        books = (AuthorityKind.RULEBOOK, AuthorityKind.SHEET)
        if kind in books:
            return books[rulebook.startswith("en-")]
        return kind


@dataclass(frozen=True, slots=True)
class Deciding:
    """A change of options that changes the answer: the smallest there is.

    Attributes
    ----------
    options : tuple of (str, str)
        The options with other values than the rulebook's.
    answer : str
        What the answer would be.
    meanings : tuple of str
        What these values mean.
    sentence : str
        The same in words.
    """

    options: tuple[tuple[str, str], ...]
    answer: str
    meanings: tuple[str, ...] = ()
    sentence: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one reading of a book that contradicts itself leads to.

    Attributes
    ----------
    option, value : str
        The reading.
    meaning : str
        What the value means.
    sources : str
        The paragraphs of this reading.
    answer : str
    used : bool
        Whether it is the reading that is used elsewhere.
    """

    option: str
    value: str
    meaning: str
    sources: str
    answer: str
    used: bool


@dataclass(frozen=True, slots=True)
class Branch:
    """One of the answers where a card that nobody told matters.

    Attributes
    ----------
    condition : str
        Which card it is, in words.
    answer : str
    probability : Fraction or None
        How likely, every unknown card being as likely as any other; None where it was not asked for.
    """

    condition: str
    answer: str
    probability: Fraction | None = None


@dataclass(frozen=True, slots=True)
class ClaimJudged:
    """What a player said the answer is, and whether it is."""

    player: str
    value: str
    holds: bool


@dataclass(frozen=True, slots=True)
class Refusal:
    """A written move that the rules refuse, or an outcome that cannot be.

    Attributes
    ----------
    line : int
        Where it stands.
    heading, reason, instead : str
        What is refused, why, and what would be right.
    reasons : tuple of Reason
        The rules behind it; none for an outcome that cannot be.
    """

    line: int
    heading: str
    reason: str
    instead: str = ""
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Finding:
    """One question under one rulebook.

    Attributes
    ----------
    question : Question
    asked : str
        The question in words.
    answer : str
        The value: as the notation writes it, or :data:`REFUSED`, or :data:`DEPENDS`.
    told : str
        The value in words, in the reader's language.
    sentence : str
        The answer as a sentence that can be read aloud.
    standing : Standing
        The verdict.
    reasons : tuple of Reason
        The rules behind it, the deciding ones first, each with its paragraphs.
    hangs_on : tuple of Deciding
        The smallest changes of options that change it; none where no option that was asked does.
    outcomes : tuple of Outcome
        Both readings and what they lead to, where the book contradicts itself.
    branches : tuple of Branch
        The answers, where a card that nobody told matters.
    refusal : Refusal or None
        Why the move that is asked about is refused, or the move that stopped the text.
    expected : str or None
        What the case expects.
    agrees : bool
        Whether nothing else was expected.
    authority : AuthorityKind or None
        What the case says the answer rests on; for a book that speaks, what the verdict says.
    claims : tuple of ClaimJudged
    """

    question: Question
    asked: str
    answer: str
    told: str
    sentence: str
    standing: Standing
    reasons: tuple[Reason, ...] = ()
    hangs_on: tuple[Deciding, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    branches: tuple[Branch, ...] = ()
    refusal: Refusal | None = None
    expected: str | None = None
    agrees: bool = True
    authority: AuthorityKind | None = None
    claims: tuple[ClaimJudged, ...] = ()


@dataclass(frozen=True, slots=True)
class UnderBook:
    """A case under one rulebook.

    Attributes
    ----------
    rulebook : Rulebook
    findings : tuple of Finding
        One for each question, in order.
    timeline : Timeline
        The steps that led there; up to the refused move, where there is one.
    refusal : Refusal or None
        The move that stopped the text.
    """

    rulebook: Rulebook
    findings: tuple[Finding, ...]
    timeline: Timeline
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Parting:
    """Where two groups of rulebooks part over a question, and why.

    Attributes
    ----------
    question : int
        Which question, counted from 0.
    left, right : tuple of str
        The rulebooks that give the one answer and those that give the other.
    answers : (str, str)
    options : tuple of (str, str, str)
        The options that make the difference: name, value of the left, value of the right.
    line : int
        The line at which the first of them is asked.
    step : str
        What happens there, in words.
    sentence : str
        All of it in words.
    """

    question: int
    left: tuple[str, ...]
    right: tuple[str, ...]
    answers: tuple[str, str]
    options: tuple[tuple[str, str, str], ...]
    line: int
    step: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """A case ruled on: what each rulebook answers, and where they part.

    Attributes
    ----------
    case : Case
    language : str
    questions : tuple of str
        The questions in words, in order.
    books : tuple of UnderBook
    partings : tuple of Parting
    """

    case: Case
    language: str
    questions: tuple[str, ...]
    books: tuple[UnderBook, ...]
    partings: tuple[Parting, ...] = ()

    def by_answer(self, question: int) -> dict[str, tuple[UnderBook, ...]]:
        """Group the rulebooks by what they answer to a question, in the order in which answers come up."""
        groups: dict[str, list[UnderBook]] = {}
        for book in self.books:
            groups.setdefault(book.findings[question].answer, []).append(book)
        return {answer: tuple(books) for answer, books in groups.items()}

    @property
    def wrong(self) -> tuple[tuple[str, Finding], ...]:
        """The findings that differ from what the case expects, with the rulebook."""
        return tuple((book.rulebook.id, f) for book in self.books for f in book.findings if not f.agrees)
