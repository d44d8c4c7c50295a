"""Questions to the reader of a lesson, which the engine answers: no answer is written down anywhere."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final

from ek_teach import notation
from ek_teach.engine import Legality
from ek_teach.errors import EkTeachError, NotationError
from ek_teach.explain import Reason, explain_try, implied_note, load_catalogue, rule_reasons, source_of
from ek_teach.languages import spoken
from ek_teach.notation import QuestionKind
from ek_teach.notation.names import Piece
from ek_teach.notation.questions import NOBODY, read_expected
from ek_teach.rulebook import Rulebook, load_rulebook
from ek_teach.timeline import answer_words, answer_written, play_out, question_words

__all__ = ["Asked", "Checked", "Puzzle"]

_NUMBERS: Final = frozenset(
    (QuestionKind.TURNS_OWED, QuestionKind.PILE_SIZE, QuestionKind.HAND_SIZE, QuestionKind.IN_GAME)
)
_JUDGED: Final = frozenset((QuestionKind.MAY, QuestionKind.MUST))
_YES_OR_NO: Final = _JUDGED | {QuestionKind.IS_OUT, QuestionKind.HAPPENS}
_LISTS: Final = frozenset((QuestionKind.WHO_MAY_NOPE, QuestionKind.WHERE))
_YES: Final = frozenset(("yes", "y", "true", "allowed"))
_NO: Final = frozenset(("no", "n", "false", "not allowed"))
_NUMBER_WORDS: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@dataclass(frozen=True, slots=True, repr=False)
class Asked:
    """A puzzle as it is shown: the situation, the question, and what can be chosen from.

    Attributes
    ----------
    situation, question : str
    options : tuple of str
        Empty where the reader answers freely.
    """

    situation: str
    question: str
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "\n".join((self.situation, "", self.question, *(f"- {option}" for option in self.options)))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        options = "".join(f"<li>{escape(option)}</li>" for option in self.options)
        return (
            f'<div class="ek-puzzle"><pre>{escape(self.situation)}</pre>'
            f"<p><strong>{escape(self.question)}</strong></p>{f'<ul>{options}</ul>' if options else ''}</div>"
        )


@dataclass(frozen=True, slots=True, repr=False)
class Checked:
    """What became of an answer.

    Attributes
    ----------
    right : bool or None
        None where nothing was answered yet.
    verdict : str
        The same as a sentence.
    what : tuple of str
        What happens in the last step; empty where nothing was answered.
    why : tuple of Reason
        The rules behind it, with their paragraphs.
    """

    right: bool | None
    verdict: str
    what: tuple[str, ...] = ()
    why: tuple[Reason, ...] = ()

    def __bool__(self) -> bool:
        return self.right is True

    def reasons(self) -> Iterable[str]:
        """Tell the rules behind it as sentences, with their paragraphs and, unless the book says so, how it stands."""
        for reason in self.why:
            source = source_of(reason, load_catalogue().marks, "§ ")
            yield " ".join(filter(None, (reason.text, f"[{source}]" if source else "", implied_note(reason))))

    def __str__(self) -> str:
        mark = {True: "✓", False: "✕", None: "○"}[self.right]
        return "\n".join((f"{mark} {self.verdict}", *self.what, *(f"- {reason}" for reason in self.reasons())))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        first, *rest = str(self).splitlines()[: 1 + len(self.what)]
        reasons = "".join(f"<li>{escape(reason)}</li>" for reason in self.reasons())
        said = "".join(f"<p>{escape(line)}</p>" for line in rest)
        return (
            f'<div class="ek-checked" role="status"><p><strong>{escape(first)}</strong></p>{said}'
            f"{f'<ul>{reasons}</ul>' if reasons else ''}</div>"
        )


class Puzzle:
    """A situation and a question about it, which the reader answers and the engine judges.

    Parameters
    ----------
    text : str
        A situation in the notation (docs/notation.md) that ends with one line ``ask:``, without its answer.
    question : str, optional
        The question in other words; else in those of the catalogue.
    options : sequence, optional
        Answers to choose from, as they are shown.
    rulebook : str or Rulebook, optional
        Another rulebook than the text's own.
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Raises
    ------
    EkTeachError
        For a text that cannot be played, that asks nothing or too much, that gives its answer away or leaves it open,
        and for options that are no answers.

    Examples
    --------
    >>> puzzle = Puzzle('''
    ... players: Ana Luis Marta
    ... Ana:     attack
    ... Luis:    attack, ?*3
    ... Marta:   defuse
    ... turn:    Luis owes 2
    ... pile:    exploding kitten*2, ?*9
    ...
    ... Luis:    attack
    ... ask: how many turns does Marta owe?
    ... ''')
    >>> puzzle
    <Puzzle: How many turns does Marta owe?>
    >>> puzzle.check(2).right, puzzle.check("4 turns").right
    (False, True)
    >>> puzzle.check("many")
    Traceback (most recent call last):
        ...
    ek_teach.errors.EkTeachError: the answer is a number from 0 to 999, not 'many'.
    """

    def __init__(
        self,
        text: str,
        question: str | None = None,
        options: Sequence[object] | None = None,
        *,
        rulebook: str | Rulebook | None = None,
        language: str | None = None,
    ) -> None:
        if not isinstance(text, str):
            raise EkTeachError(f"a puzzle is a text in the notation, not {text!r:.40}.")
        self._script = notation.read(text)
        self._question = _only_question(self._script)
        self._rulebook = load_rulebook(rulebook) if isinstance(rulebook, str) else rulebook
        self._language = language = spoken(language)
        self._asked = Asked(
            _without_line(text, self._question.line),
            question or question_words(self._question, self._script.players, language),
            tuple(answer_words(str(option), self._language) for option in options or ()),
        )
        for option in options or ():
            self._read(option)
        # What cannot be played is better told to the author than to the reader.
        self._explained()
        if self._answered().got == "depends":
            raise EkTeachError("the answer hangs on a card that the text does not tell; write that card down.")

    def __repr__(self) -> str:
        return f"<Puzzle: {self._asked.question}>"

    def _repr_html_(self) -> str:
        return self._asked._repr_html_()

    def ask(self) -> Asked:
        """Show the situation and the question."""
        return self._asked

    def check(self, answer: object) -> Checked:
        """Judge an answer.

        Parameters
        ----------
        answer : str, int, bool or list of str
            As the notation writes it, in any case: a name or ``nobody``, a number, yes or no, names or places with
            commas or as a list. Nothing (``...``, ``None`` or an empty text) is no answer yet.

        Returns
        -------
        Checked
            Right or wrong, with what happens in the last step and the paragraphs behind it.

        Raises
        ------
        EkTeachError
            For another kind of answer than is asked for, with what would be accepted.
        """
        say = load_catalogue(self._language).say
        if answer is None or answer is ... or (isinstance(answer, str) and not answer.strip()):
            return Checked(None, say("puzzle-open"))
        given, got = self._read(answer), self._answered().got
        right = _same(self._question.kind, given, got)
        told = answer_words(given, self._language)
        what, why = self._explained()
        return Checked(right, say("puzzle-right" if right else "puzzle-wrong", answer=told), what, why)

    # --- answered anew each time, so that nothing holds the answer

    def _read(self, answer: object) -> str:
        """Read what somebody answered as the notation would write it."""
        if isinstance(answer, str):
            answer = answer_written(answer.rstrip(" .!?。！？"), self._language)
        text = _plain(self._question.kind, answer)
        try:
            read = read_expected(self._question, Piece("", 1, 1), Piece(text, 1, 1), self._script.players)
        except NotationError as error:
            told = error.problem
        else:
            return read.expected[0].value
        raise EkTeachError(told)

    def _answered(self) -> notation.Answer:
        return notation.play(self._script, self._rulebook).answers[-1]

    def _explained(self) -> tuple[tuple[str, ...], tuple[Reason, ...]]:
        """What happens in the last step, and why; or why the move in question is allowed or not."""
        timeline = play_out(self._script, rulebook=self._rulebook, language=self._language)
        answer, names = self._answered(), self._script.players
        book = self._rulebook or self._script.rulebook()
        kind, move = self._question.kind, self._question.move
        if kind in _JUDGED or kind is QuestionKind.WHO_MAY_NOPE:
            # What else could be done is asked for too, and its options explain nothing.
            more = () if kind is QuestionKind.MUST else answer.consulted
            behind = rule_reasons(tuple(dict.fromkeys((*answer.rules, *more))), book, names, self._language)
            if kind is not QuestionKind.MAY or move is None or answer.verdict is None:
                return (), behind
            told = explain_try(answer.verdict, move.action, names, book, self._language)
            frowned = (told.irregular,) if told.irregular and answer.verdict.legality is Legality.IRREGULAR else ()
            return (*told.what, *frowned), behind
        frame = next(frame for frame in reversed(timeline) if frame.answers)
        last = frame.explanation
        missing = [rule for rule in answer.consulted if rule not in {reason.name for reason in last.why}]
        what = last.what if frame.number else (*last.what, *last.changes)
        return what, (*last.why, *rule_reasons(missing, book, names, self._language))


def _only_question(script: notation.Script) -> notation.Question:
    """The one question that a puzzle ends with."""
    if len(script.questions) != 1:
        raise EkTeachError(
            f"a puzzle ends with one line 'ask:', and this text has {len(script.questions)}."
            if script.questions
            else "a puzzle ends with one line 'ask:', and this text has none."
        )
    question = script.questions[0]
    after = script.items[script.items.index(question) + 1 :]
    if any(not isinstance(item, notation.Comment | notation.Stop) for item in after):
        raise EkTeachError("a puzzle ends with its line 'ask:'; move what comes after it above, or leave it out.")
    if question.expected:
        raise EkTeachError(
            f"line {question.expected[0].line} gives the answer away; leave it out, the engine finds it."
        )
    return question


def _without_line(text: str, line: int) -> str:
    lines = text.splitlines()
    kept = [each for number, each in enumerate(lines, 1) if number != line]
    return "\n".join(kept).strip("\n").rstrip()


def _plain(kind: QuestionKind, answer: object) -> str:
    """Write an answer, of whatever type, as the notation would have it."""
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    if isinstance(answer, float) and answer.is_integer():
        return str(int(answer))
    if isinstance(answer, int):
        return str(answer)
    if isinstance(answer, list | tuple | set | frozenset):
        parts: list[Any] = sorted(map(str, answer)) if isinstance(answer, set | frozenset) else list(map(str, answer))
        return ", ".join(parts) or NOBODY
    if not isinstance(answer, str):
        raise EkTeachError(f"an answer is a text, a number, yes or no, or a list of names, not {answer!r:.40}.")
    text = " ".join(answer.split())
    word = text.casefold()
    if kind in _YES_OR_NO:
        return "yes" if word in _YES else "no" if word in _NO else text
    if kind in _NUMBERS:
        first = re.match(r"([0-9]+|[a-z]+)( (?:turns?|cards?|copies|copy))?$", word)
        number = first[1] if first else ""
        return str(_NUMBER_WORDS.index(number)) if number in _NUMBER_WORDS else number if number.isdigit() else text
    return NOBODY if word in ("no one", "none", "no-one") else text


def _same(kind: QuestionKind, given: str, got: str) -> bool:
    if kind in _LISTS:
        return set(given.split(", ")) == set(got.split(", "))
    # An irregular move is allowed; that a book frowns on it is told with the reason.
    return given == got or (kind is QuestionKind.MAY and (given, got) == ("yes", "irregular"))
