"""The checker: a case played under every rulebook, ruled on, and compared with what it expects."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from ek_teach.engine import Verdict
from ek_teach.errors import EkTeachError, IllegalMoveError, NotationError
from ek_teach.languages import spoken
from ek_teach.notation import Question, QuestionKind, Script
from ek_teach.rulebook import RULEBOOKS, Rulebook, load_rulebook
from ek_teach.rulings.grounds import grounds, standing
from ek_teach.rulings.languages import case_in
from ek_teach.rulings.library import as_case
from ek_teach.rulings.model import (
    REFUSED,
    AuthorityKind,
    Case,
    ClaimJudged,
    Deciding,
    Finding,
    Outcome,
    Parting,
    Refusal,
    Ruling,
    Standing,
    UnderBook,
)
from ek_teach.rulings.running import Run, Stopped, Way, prepared
from ek_teach.rulings.unknown import branches
from ek_teach.rulings.varying import Change, Variations, changed
from ek_teach.rulings.wording import Speaker
from ek_teach.timeline import Timeline, play_out

__all__ = ["check"]

MOST_QUESTIONS: Final = 100
"""How many questions a case may ask."""

_SPEAKS: Final = (Standing.SETTLED, Standing.FOLLOWS, Standing.CONTRADICTED)


def check(
    case: object,
    *,
    rulebooks: Sequence[str | Rulebook] | None = None,
    language: str | None = None,
    chances: bool = False,
    name: str = "",
) -> Ruling:
    """Rule on a case under every rulebook, or under those asked for.

    Parameters
    ----------
    case : str, Script or Case
        The text of a situation, the same already read, a link, or the name of a case in the library. Questions are
        asked in the text; a text without any is asked whose turn it is and how many turns are owed.
    rulebooks : sequence of str or Rulebook, optional
        Names, TOML files, or rulebooks; without it all that there are, and the table's own house rules beside them.
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.
    chances : bool
        Whether the exact probability is told where the answer hangs on an unknown card.
    name : str
        Where a text came from, for messages.

    Returns
    -------
    Ruling

    Raises
    ------
    NotationError
        For a text that cannot be read, or that fits no rulebook at all, in the line that is wrong.
    EkTeachError
        For an unknown case, rulebook or language.

    Examples
    --------
    >>> ruling = check('''
    ... players: Ana Luis Marta
    ... Ana:     attack, ?*5
    ... Luis:    attack, ?*5
    ... Marta:   ?*6
    ... pile:    ?*20
    ...
    ... Ana:     attack
    ... Luis:    attack
    ... ask: how many turns owed?
    ... ''', rulebooks=["es", "zh"])
    >>> for book in ruling.books:
    ...     finding = book.findings[0]
    ...     print(book.rulebook, finding.answer, finding.standing, finding.hangs_on[0].options)
    es 4 settled (('attack_on_attack', 'replace'),)
    zh 2 settled (('attack_on_attack', 'add'),)
    >>> ruling.partings[0].line, ruling.partings[0].options
    (9, (('attack_on_attack', 'add', 'replace'),))
    """
    language = spoken(language)
    known = case_in(as_case(case, name), language)
    script = _asking(prepared(known.script), known.script)
    if len(script.questions) > MOST_QUESTIONS:
        raise NotationError(
            f"a case asks at most {MOST_QUESTIONS} questions, claimed moves among them; this is one more.",
            script.questions[MOST_QUESTIONS].line,
            source=script.source,
        )
    books = _books(script, rulebooks)
    return _Checker(known, script, books, language, chances=chances).ruling()


def _books(script: Script, asked: Sequence[str | Rulebook] | None) -> tuple[Rulebook, ...]:
    """The rulebooks to play under, each as the table of the text plays it."""
    if isinstance(asked, str | Rulebook):
        asked = [asked]
    if asked is not None and not asked:
        raise EkTeachError(f"no rulebook is named; there are {', '.join(RULEBOOKS)}.")
    if asked is not None and not isinstance(asked, Sequence):
        raise EkTeachError(f"rulebooks are a list of names, as in ['es', 'zh'], not {asked!r:.40}.")
    told: list[Rulebook] = []
    for name in RULEBOOKS if asked is None else asked:
        if isinstance(name, Rulebook):
            told.append(name)
            continue
        if not isinstance(name, str):
            raise EkTeachError(f"a rulebook is given by its name, its file or as a Rulebook, not as {name!r:.40}.")
        load_rulebook(name)
        # The house rules of the text are laid over the rulebook that it names, and over no other.
        own = script if name == script.rulebook_name and asked is not None else replace(script, house_rules=())
        told.append(replace(own, rulebook_name=name).rulebook())
    own_table = script.house_rules or script.rulebook_name not in RULEBOOKS
    if asked is None and own_table:
        told.insert(0, script.rulebook())
    return tuple(dict.fromkeys(told)) if len({book.id for book in told}) < len(told) else tuple(told)


def _asking(script: Script, original: Script) -> Script:
    """Add the questions that everybody has, to a text that asks none."""
    if script.questions:
        return script
    last = max((item.line for item in original.items), default=max((line for _, line, _ in script.places), default=1))
    kinds = [QuestionKind.WHOSE_TURN, QuestionKind.TURNS_OWED]
    return replace(script, items=(*script.items, *(Question(kind, line=last) for kind in kinds)))


class _Checker:
    """One case, its rulebooks, and the words of its reader."""

    def __init__(
        self, case: Case, script: Script, books: tuple[Rulebook, ...], language: str, *, chances: bool
    ) -> None:
        self.case, self.script, self.books, self.language, self.chances = case, script, books, language, chances
        self.speaker = Speaker(script.players, language)
        self.variations = Variations(script)
        self.runs: dict[str, Run] = {}

    def ruling(self) -> Ruling:
        self.runs = {book.id: self.variations.under(book) for book in self.books}
        self.require_a_rulebook_that_fits()
        under = tuple(self.under(book) for book in self.books)
        questions = tuple(self.speaker.question(question) for question in self.script.questions)
        ruling = Ruling(self.case, self.language, questions, under)
        return replace(ruling, partings=tuple(self.partings(ruling)))

    def require_a_rulebook_that_fits(self) -> None:
        """Refuse a text that goes wrong under every rulebook and does not expect it: then the text is wrong."""
        expected = [question.expected_under(book) for question in self.script.questions for book in self.books]
        if REFUSED in expected:
            return
        stopped = [run.first.stopped for run in self.runs.values()]
        wrong = [one.error for one in stopped if one is not None and isinstance(one.error, NotationError)]
        if len(wrong) == len(stopped):
            raise wrong[0]

    # --- one rulebook

    def under(self, book: Rulebook) -> UnderBook:
        run = self.runs[book.id]
        stopped = run.first.stopped
        refusal = None if stopped is None else self.speaker.stopped(stopped, book)
        findings = tuple(self.finding(book, number, refusal) for number in range(len(self.script.questions)))
        return UnderBook(book, findings, self.timeline(book, stopped), refusal)

    def timeline(self, book: Rulebook, stopped: Stopped | None) -> Timeline:
        """The steps that led there, on the way of chance that is shown."""
        script, title = self.case.script, self.case.title
        if stopped is not None and isinstance(stopped.error, NotationError):
            items = tuple(item for item in script.items if item.line < stopped.line)
            script = replace(script, items=items)
        try:
            return play_out(script, rulebook=book, language=self.language, title=title, chance=Way([]))
        except IllegalMoveError as error:
            if not isinstance(error.timeline, Timeline):
                raise
            return error.timeline

    def finding(self, book: Rulebook, number: int, stopped: Refusal | None) -> Finding:
        run, speaker = self.runs[book.id], self.speaker
        given = run.first.given[number]
        question, answer = given.question, run.answers[number]
        deciding = self.variations.deciding(book, number)
        stands, rules = standing(book, grounds(given, run.first), tuple(change for change, _ in deciding))
        refusal = self.why_not(given.found.verdict if given.found else None, question, book)
        if answer == REFUSED:
            refusal = stopped
        expected = question.expected_under(book)
        return Finding(
            question,
            speaker.question(question),
            answer,
            speaker.answer(answer),
            speaker.sentence(given, answer, refusal, book, complete=run.complete),
            stands,
            speaker.reasons(rules, book),
            tuple(self.change(change, other, book) for change, other in deciding),
            self.outcomes(book, number, deciding) if stands is Standing.CONTRADICTED else (),
            branches(run, number, self.script, book, speaker, chances=self.chances),
            refusal,
            expected,
            expected is None or expected == answer,
            self.authority(book, stands),
            tuple(
                ClaimJudged(self.script.players[claim.player], speaker.answer(claim.value), claim.value == answer)
                for claim in question.claims
            ),
        )

    def why_not(self, verdict: Verdict | None, question: Question, book: Rulebook) -> Refusal | None:
        """Why a move that is asked about is refused."""
        if verdict is None or verdict.allowed or question.move is None:
            return None
        return self.speaker.refused(verdict, question.move.action, question.line, book)

    def change(self, change: Change, answer: str, book: Rulebook) -> Deciding:
        meanings = tuple(self.speaker.meaning(option, value, book) for option, value in change)
        return Deciding(change, answer, meanings, self.speaker.deciding(change, answer, book))

    def outcomes(self, book: Rulebook, number: int, deciding: Sequence[tuple[Change, str]]) -> tuple[Outcome, ...]:
        """What each reading of a book that contradicts itself leads to."""
        told = []
        for option in dict.fromkeys(option for change, _ in deciding for option, _value in change):
            for reading in book.entries[option].readings:
                answer = self.variations.under(changed(book, ((option, reading.value),))).answers[number]
                sources = self.speaker.catalogue.marks.parted(map(str, reading.citations))
                meaning = self.speaker.meaning(option, reading.value, book)
                used = reading.value == book.values[option]
                told.append(Outcome(option, reading.value, meaning, sources, answer, used))
        return tuple(told)

    def authority(self, book: Rulebook, stands: Standing) -> AuthorityKind | None:
        """What an answer rests on: the book where it speaks, else what the case says."""
        said = self.case.authority_under(book.id.partition("+")[0])
        if said is None and stands in _SPEAKS:
            return AuthorityKind.SHEET if book.id.startswith("en-") else AuthorityKind.RULEBOOK
        return said

    # --- rulebook against rulebook

    def partings(self, ruling: Ruling) -> list[Parting]:
        told = []
        for number in range(len(ruling.questions)):
            groups = list(ruling.by_answer(number).items())
            for (one, left), (other, right) in combinations(groups, 2):
                told.append(self.parting(number, (one, other), left, right))
        return told

    def parting(
        self, number: int, answers: tuple[str, str], left: tuple[UnderBook, ...], right: tuple[UnderBook, ...]
    ) -> Parting:
        here, there = left[0].rulebook, right[0].rulebook
        change = self.variations.between(here, there, number)
        options = tuple((option, here.values[option], value) for option, value in change)
        runs = self.runs[here.id], self.runs[there.id]
        asked = [
            run.first.given[number].asked_at[option]
            for option, _left, _right in options
            for run in runs
            if option in run.first.given[number].asked_at
        ]
        line = min(asked, default=self.script.questions[number].line)
        steps = [frame.explanation.heading for frame in left[0].timeline if frame.line == line]
        step = steps[-1] if steps else ""
        names = tuple(tuple(book.rulebook.id for book in side) for side in (left, right))
        told = (self.speaker.answer(answers[0]), self.speaker.answer(answers[1]))
        sides = [book.rulebook for book in left], [book.rulebook for book in right]
        sentence = self.speaker.parting(sides, options, line, step)
        return Parting(number, names[0], names[1], told, options, line, step, sentence)
