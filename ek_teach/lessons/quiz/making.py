"""A quiz made from a seed: the same seed and wishes give the same questions, on every computer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Final, overload

from ek_teach import notation
from ek_teach.errors import EkTeachError, nearest, shown
from ek_teach.languages import spoken
from ek_teach.lessons.puzzle import Checked
from ek_teach.lessons.quiz.asking import ask
from ek_teach.lessons.quiz.from_cases import case_situations
from ek_teach.lessons.quiz.from_positions import as_situation, random_moment
from ek_teach.lessons.quiz.grading import can_reach, effort, level_of
from ek_teach.lessons.quiz.marking import mark
from ek_teach.lessons.quiz.model import LEVELS, Kind, Question, Situation
from ek_teach.lessons.quiz.standing import is_settled
from ek_teach.lessons.quiz.wording import options, prompt, situation_text
from ek_teach.rulebook import RULEBOOKS, load_rulebook

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["MOST_QUESTIONS", "Quiz", "quiz", "usual_kinds"]

MOST_QUESTIONS: Final = 50
"""How many questions a quiz has at most."""

_TRIES: Final = 300
"""How many situations are looked at for a question of one kind and level."""


@dataclass(frozen=True)
class Quiz(Sequence[Question]):
    """Questions about the rules, which the engine answers; made by :func:`quiz`.

    Attributes
    ----------
    questions : tuple of Question
    seed : str
    rulebooks : tuple of str
        The rulebooks that are played.
    level : int or None
        None for a mixture that grows harder.
    kinds : tuple of Kind
    language : str
    """

    questions: tuple[Question, ...] = field(repr=False)
    seed: str
    rulebooks: tuple[str, ...]
    level: int | None
    kinds: tuple[Kind, ...]
    language: str

    @overload
    def __getitem__(self, place: int) -> Question: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Question, ...]: ...
    def __getitem__(self, place: int | slice) -> Question | tuple[Question, ...]:
        return self.questions[place]

    def __len__(self) -> int:
        return len(self.questions)

    def __repr__(self) -> str:
        return f"<Quiz {self.mark}: {len(self)} question{'' if len(self) == 1 else 's'}, seed {self.seed}>"

    def __str__(self) -> str:
        return str(_outlet("sheet").sheet_text(self))

    @cached_property
    def mark(self) -> str:
        """A short mark of all that is asked, the same on the sheet and on the key and in every language."""
        told = "\0".join(
            part
            for question in (replace(each, language="en") for each in self)
            for part in (situation_text(question), prompt(question), *options(question))
        )
        return sha256(told.encode()).hexdigest()[:6]

    def check(self, number: object, answer: object) -> Checked:
        """Judge an answer.

        Parameters
        ----------
        number : int
            Which question, counted from 1.
        answer : str or int
            The letter of an option, its number from 1, or the option in words.

        Returns
        -------
        Checked
            With the paragraphs behind the right answer.

        Raises
        ------
        EkTeachError
            If there is no such question, or for what is no answer to it.
        """
        if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= len(self):
            raise EkTeachError(f"there is no question {shown(number)}; the questions are 1 to {len(self)}.")
        return mark(self.questions[number - 1], answer)

    def save_sheet(self, path: "str | Path") -> "Path":
        """Write a sheet to print: text, Markdown or a page, as the name ends in .txt, .md or .html.

        Raises
        ------
        EkTeachError
            For another ending, or if the file cannot be written.
        """
        saved: Path = _outlet("saving").save_sheet(self, path)
        return saved

    def save_key(self, path: "str | Path") -> "Path":
        """Write the key that belongs to the sheet, each answer with its paragraphs; see :meth:`save_sheet`."""
        saved: Path = _outlet("saving").save_key(self, path)
        return saved

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return _outlet("widget").quiz_bundle(self, **kwargs)


def _outlet(name: str) -> Any:
    # What draws is built on what is drawn, so that it is met only when somebody looks.
    return import_module(f"ek_teach.lessons.quiz.{name}")


# --- wishes, read


def _seed(seed: object) -> str:
    known = isinstance(seed, str) or (isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) < 10**30)
    told = " ".join(str(seed).split()) if known else ""
    if not 0 < len(told) <= 40 or not told.isprintable():
        raise EkTeachError(f"a seed is a whole number or a short text, such as a student's name, not {shown(seed)}.")
    return told


def _number(number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= MOST_QUESTIONS:
        raise EkTeachError(f"a quiz has 1 to {MOST_QUESTIONS} questions, not {shown(number)}.")
    return number


def _level(level: object) -> int | None:
    if level is None:
        return None
    if isinstance(level, bool) or not isinstance(level, int) or level not in LEVELS:
        raise EkTeachError(f"a level is 1 (easy), 2 or 3 (hard), not {shown(level)}.")
    return level


def _listed(wish: object, what: str) -> list[str]:
    names = [wish] if isinstance(wish, str) else wish
    if not isinstance(names, Sequence) or not names or not all(isinstance(name, str) for name in names):
        raise EkTeachError(f"{what} is given by its name, or as a list of names, not as {shown(wish)}.")
    return list(dict.fromkeys(names))


def usual_kinds(books: Sequence[str]) -> tuple[Kind, ...]:
    """List the kinds that come without a wish: whoever plays by one rulebook is not asked about the others.

    Examples
    --------
    >>> [kind.value for kind in usual_kinds(["tr"])]
    ['next', 'turn', 'legal']
    """
    return tuple(kind for kind in Kind if kind is not Kind.RULEBOOK or len(books) > 1)


def _kinds(wish: object, books: Sequence[str]) -> tuple[Kind, ...]:
    if wish is None:
        return usual_kinds(books)
    names = _listed(wish, "a kind of question")
    known = [kind.value for kind in Kind]
    for name in names:
        if name not in known:
            raise EkTeachError(
                f"there is no kind {shown(name)}{nearest(name, known)} The kinds are {', '.join(known)}."
            )
    return tuple(map(Kind, names))


def _rulebooks(wish: object) -> tuple[str, ...]:
    names = _listed(wish, "a rulebook")
    for name in names:
        load_rulebook(name)
    return tuple(names)


# --- questions, found


def quiz(
    number: int = 5,
    *,
    seed: int | str = 0,
    rulebook: str | Sequence[str] = "es",
    level: int | None = None,
    kind: str | Sequence[str] | None = None,
    language: str | None = None,
    found: Callable[[Question], object] | None = None,
) -> Quiz:
    """Make a quiz out of the case library and of random games.

    Parameters
    ----------
    number : int
        How many questions, at most :data:`MOST_QUESTIONS`.
    seed : int or str
        The same seed gives the same quiz; a text is a seed too. Whoever guesses it can make the key: for a quiz that is
        graded take a long one by chance.
    rulebook : str or sequence of str
        The rulebook that is played, or several to change between: names or TOML files. Questions that ask for a
        rulebook offer these; where only one is given, it and some of the others.
    level : int, optional
        1, 2 or 3; without it the questions grow harder. What a level means: :mod:`ek_teach.lessons.quiz.grading`.
    kind : str or sequence of str, optional
        ``next``, ``turn``, ``legal`` or ``rulebook``; without it all of them in turn, but ``rulebook`` only where
        several rulebooks are given.
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken. The questions are the same in
        each.
    found : callable, optional
        Called with each question as soon as it is found: many hard ones take a minute.

    Returns
    -------
    Quiz
        At the end of a cell it is a quiz to click through; printed it is a sheet.

    Raises
    ------
    EkTeachError
        In one sentence, for a wish that cannot be fulfilled.

    Examples
    --------
    >>> made = quiz(2, seed=7, kind="turn")
    >>> [question.kind.value for question in made], made == quiz(2, seed=7, kind="turn")
    (['turn', 'turn'], True)
    >>> quiz(kind="turns")
    Traceback (most recent call last):
        ...
    ek_teach.errors.EkTeachError: there is no kind 'turns'; did you mean 'turn'? The kinds are next, turn, ...
    """
    language = spoken(language)
    count, told, books = _number(number), _seed(seed), _rulebooks(rulebook)
    wanted, kinds = _level(level), _kinds(kind, books)
    questions: list[Question] = []
    for place in range(count):
        # Without a wish the questions grow harder, the last third being the hardest.
        hard = wanted if wanted is not None else LEVELS[place * len(LEVELS) // count]
        turned = [kinds[(place + step) % len(kinds)] for step in range(len(kinds))]
        question = next(
            filter(None, (_found(each, hard, place, told, books, language, questions) for each in turned)), None
        )
        if question is None:
            raise EkTeachError(
                f"no further question of kind {' or '.join(kinds)} and level {hard} turned up under"
                f" {', '.join(books)} after {place} of {count}; ask for fewer, or wish for another kind, level or"
                " rulebook."
            )
        questions.append(question)
        if found is not None:
            found(question)
    return Quiz(tuple(questions), told, books, wanted, kinds, language)


def _found(
    kind: Kind, level: int, place: int, seed: str, books: tuple[str, ...], language: str, before: list[Question]
) -> Question | None:
    """Look at situations until one makes a question of this kind and level that was not asked yet."""
    random = Random(f"{seed}/{place}/{kind}/{level}")
    offered = books if len(books) > 1 else tuple(dict.fromkeys((*RULEBOOKS, *books)))
    shown_before = {notation.write(question.situation.script).partition("\n")[2] for question in before}
    for _try in range(_TRIES):
        rulebook = random.choice(books)
        situation = _situation(random, rulebook)
        if situation is None or not can_reach(kind, level, situation):
            continue
        if notation.write(situation.script).partition("\n")[2] in shown_before:
            continue
        made = ask(kind, situation, rulebook, offered, random, language)
        if made is not None and level_of(kind, effort(made)) == level and is_settled(made):
            return replace(made, level=level)
    return None


def _situation(random: Random, rulebook: str) -> Situation | None:
    """A situation of the case library or of a random game, as the coin falls."""
    if random.random() < 0.5:
        return random.choice(case_situations())
    return as_situation(random_moment(random, rulebook))
