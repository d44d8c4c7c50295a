"""A ruling as plain data, worded and grouped: what its text, its page and its JSON are made of."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from fractions import Fraction
from typing import Any, Final

from ek_teach.explain import Marks, Reason, load_catalogue
from ek_teach.languages import LANGUAGES
from ek_teach.rulebook import Status, told_in
from ek_teach.rulings import Branch, Finding, Outcome, Refusal, Ruling, Standing, UnderBook
from ek_teach.timeline import answer_words
from ek_teach.views.data import Data, label
from ek_teach.views.plain import encodable

__all__ = ["SYMBOLS", "paragraph_words", "reasons_of", "ruling_data", "under"]

SYMBOLS: Final = {
    Standing.SETTLED: "✓",
    Standing.FOLLOWS: "∴",
    Standing.SILENT: "○",
    Standing.CONTRADICTED: "≠",
    Standing.HOUSE: "⌂",
}
"""The sign beside each verdict; the word always stands with it."""

_LABELS: Final = (
    *("answer", "rulebooks", "verdict", "authority", "says", "hangs", "hangs-none", "parts", "unknown", "readings"),
    *("why", "steps", "case", "link", "note"),
)


def ruling_data(ruling: Ruling, *, link: str = "") -> Data:
    """Turn a ruling into data that JSON can hold.

    Parameters
    ----------
    ruling : Ruling
    link : str
        The case as a link, where it is to be shown.

    Returns
    -------
    dict
        ``case``, ``language``, ``labels``, ``questions`` (each with ``asked``, its ``answers`` grouped, ``claims``,
        ``partings``) and ``books`` (each with ``id``, ``title``, ``language``, ``findings``, ``refusal``, ``steps``).
        Languages are what a page declares, as ``zh-Hant``; probabilities are fractions, as ``1/5``.
    """
    data: Data = _encodable(_Teller(ruling, link).data())
    return data


def _encodable(data: Any) -> Any:
    """The same data, with nothing in it that no file can hold."""
    if isinstance(data, str):
        return encodable(data)
    if isinstance(data, list):
        return [_encodable(each) for each in data]
    if isinstance(data, dict):
        return {encodable(key): _encodable(value) for key, value in data.items()}
    return data


def _tag(language: str) -> str:
    return load_catalogue(language).tag if language in LANGUAGES else language


class _Teller:
    def __init__(self, ruling: Ruling, link: str) -> None:
        self.ruling, self.link, self.language = ruling, link, ruling.language
        self.marks = load_catalogue(ruling.language).marks

    def say(self, message: str, **arguments: str | int | float) -> str:
        return label(self.language, message, **arguments)

    def data(self) -> Data:
        case = self.ruling.case
        status = "ruling-status" if case.id else "ruling-status.own"
        return {
            "case": {
                "id": case.id,
                "title": case.title or self.say("ruling-untitled"),
                "topic": str(case.topic or ""),
                "status": str(case.status),
                "about": self.say(status, id=case.id, status=self.say(f"case-{case.status}")),
                "question": case.question,
                "note": case.note,
                # Lines are spoken of by their numbers, so those at the top stay though they are empty.
                "text": case.text.rstrip("\n"),
                "link": self.link,
            },
            "language": _tag(self.language),
            "labels": {name.replace("-", "_"): self.say(f"ruling-{name}") for name in _LABELS}
            | {"marks": asdict(self.marks)},
            "questions": [self.question(number) for number in range(len(self.ruling.questions))],
            "books": [self.book(book) for book in self.ruling.books],
        }

    # --- by question

    def question(self, number: int) -> Data:
        groups = self.ruling.by_answer(number).values()
        return {
            "asked": self.ruling.questions[number],
            "line": self.ruling.books[0].findings[number].question.line,
            "answers": [self.answer([(book, book.findings[number]) for book in books]) for books in groups],
            "claims": self.claims(number),
            "partings": [
                {
                    "left": list(parting.left),
                    "right": list(parting.right),
                    "line": parting.line,
                    "options": [{"option": o, "left": left, "right": right} for o, left, right in parting.options],
                    "sentence": parting.sentence,
                }
                for parting in self.ruling.partings
                if parting.question == number
            ],
        }

    def answer(self, group: Sequence[tuple[UnderBook, Finding]]) -> Data:
        """One answer, and the rulebooks that give it."""
        first = group[0][1]
        return {
            "answer": first.answer,
            "told": first.told,
            "sentences": _grouped((finding.sentence, book.rulebook.id) for book, finding in group),
            "books": [book.rulebook.id for book, _ in group],
            "verdicts": self.verdicts(group),
            "hangs_on": _grouped(
                (change.sentence, book.rulebook.id) for book, finding in group for change in finding.hangs_on
            ),
            "branches": _grouped((self.branch(b), book.rulebook.id) for book, f in group for b in f.branches),
            "readings": _grouped((self.reading(o), book.rulebook.id) for book, f in group for o in f.outcomes),
            # An answer to "may" says itself why not.
            "refusals": _grouped(
                (self.refused(f.refusal), book.rulebook.id)
                for book, f in group
                if f.refusal is not None and f.refusal.reason not in f.sentence
            ),
            "wrong": [
                self.say("ruling-wrong", line=f.question.line, book=book.rulebook.id, expected=self.words(f.expected))
                for book, f in group
                if not f.agrees
            ],
        }

    def verdicts(self, group: Sequence[tuple[UnderBook, Finding]]) -> list[Data]:
        """The verdicts on one answer, each with the rulebooks of which it is true."""
        told: dict[tuple[str, str], Data] = {}
        for book, finding in group:
            unnamed = "house_rule" if finding.standing is Standing.HOUSE else "none"
            authority = unnamed if finding.authority is None else finding.authority.value
            key = finding.standing.value, authority
            verdict = told.setdefault(
                key,
                {
                    "standing": key[0],
                    "symbol": SYMBOLS[finding.standing],
                    "verdict": self.say(f"standing-{key[0].replace(' ', '_')}"),
                    "authority": self.say(f"authority-{authority.replace(' ', '_')}"),
                    "books": [],
                },
            )
            verdict["books"].append(book.rulebook.id)
        return list(told.values())

    def claims(self, number: int) -> list[str]:
        """What was said, and under which rulebooks it is right."""
        books = self.ruling.books
        told = []
        for place, claim in enumerate(books[0].findings[number].claims):
            groups: dict[str, list[str]] = {"right": [], "wrong": [], "assumed": [], "against": []}
            for book in books:
                finding = book.findings[number]
                holds, silent = finding.claims[place].holds, finding.standing is Standing.SILENT
                group = ("assumed" if holds else "against") if silent else "right" if holds else "wrong"
                groups[group].append(book.rulebook.id)
            for group, names in groups.items():
                if names:
                    everywhere = ".everywhere" if len(names) == len(books) else ""
                    message = f"ruling-claim-{group}{everywhere}"
                    told.append(
                        self.say(
                            message, player=claim.player, value=self.words(claim.value), books=self.marks.listed(names)
                        )
                    )
        return told

    def words(self, answer: str | None) -> str:
        return answer_words(answer or "", self.language)

    def branch(self, branch: Branch) -> str:
        answer = self.words(branch.answer)
        if branch.probability is None:
            return self.say("ruling-branch", condition=branch.condition, answer=answer)
        return self.say(
            "ruling-branch.likely",
            condition=branch.condition,
            answer=answer,
            fraction=str(branch.probability),
            percent=_percent(branch.probability),
        )

    def reading(self, outcome: Outcome) -> str:
        message = "ruling-reading.used" if outcome.used else "ruling-reading"
        return self.say(message, meaning=outcome.meaning, sources=outcome.sources, answer=self.words(outcome.answer))

    def refused(self, refusal: Refusal) -> str:
        told = self.say(
            "ruling-refused",
            line=refusal.line,
            heading=refusal.heading,
            reason=refusal.reason,
            instead=refusal.instead,
        )
        return told.strip()

    # --- by rulebook

    def book(self, book: UnderBook) -> Data:
        return {
            "id": book.rulebook.id,
            "title": told_in(book.rulebook, self.language).title,
            "language": _tag(book.rulebook.language),
            "findings": [self.finding(finding) for finding in book.findings],
            "refusal": None if book.refusal is None else self.refused(book.refusal),
            "steps": [
                {
                    "line": frame.line,
                    "heading": frame.explanation.heading,
                    "what": list(frame.explanation.what),
                    "sources": list(
                        dict.fromkeys(str(c) for reason in frame.explanation.why for c in reason.citations)
                    ),
                }
                for frame in book.timeline
            ],
        }

    def finding(self, finding: Finding) -> Data:
        return {
            "asked": finding.asked,
            "answer": finding.answer,
            "told": finding.told,
            "sentence": finding.sentence,
            "standing": finding.standing.value,
            "authority": None if finding.authority is None else finding.authority.value,
            "expected": finding.expected,
            "agrees": finding.agrees,
            "reasons": [self.reason(reason) for reason in finding.reasons],
            "hangs_on": [
                {"options": dict(change.options), "answer": change.answer, "sentence": change.sentence}
                for change in finding.hangs_on
            ],
            "branches": [
                {
                    "condition": branch.condition,
                    "answer": branch.answer,
                    "probability": None if branch.probability is None else str(branch.probability),
                }
                for branch in finding.branches
            ],
            "readings": [
                {"option": o.option, "value": o.value, "sources": o.sources, "answer": o.answer, "used": o.used}
                for o in finding.outcomes
            ],
            "claims": [{"player": c.player, "value": c.value, "holds": c.holds} for c in finding.claims],
        }

    def reason(self, reason: Reason) -> Data:
        return {
            "name": reason.name,
            "value": reason.value,
            "text": reason.text,
            "standing": "" if reason.status in (Status.EXPLICIT, Status.IMPLIED) else reason.standing,
            "note": reason.note,
            "paragraphs": [{"source": str(c), "paraphrase": c.paraphrase} for c in reason.citations],
        }


def _percent(probability: Fraction) -> float:
    """The nearest tenth; what can be, and what need not be, is never rounded to 0 or 100.

    Examples
    --------
    >>> _percent(Fraction(1, 5)), _percent(Fraction(1, 3)), _percent(Fraction(1, 5000))
    (20.0, 33.3, 0.1)
    """
    tenths = round(probability * 1000)
    if 0 < probability < 1:
        tenths = min(max(tenths, 1), 999)
    return tenths / 10


def _grouped(pairs: Iterable[tuple[str, str]]) -> list[Data]:
    """The same sentence under several rulebooks is told once, with their names."""
    told: dict[str, list[str]] = {}
    for sentence, book in pairs:
        books = told.setdefault(sentence, [])
        if book not in books:
            books.append(book)
    return [{"text": sentence, "books": books} for sentence, books in told.items()]


def under(one: Data, answer: Data, marks: Marks) -> str:
    """A sentence, with the rulebooks of which it is true where it is not all that give this answer."""
    text: str = one["text"]
    return text if one["books"] == answer["books"] else marks.aside(text, marks.listed(one["books"]))


def reasons_of(book: Data) -> list[Data]:
    """The reasons of a rulebook, each once, and each paragraph in full once: where it comes again, it is only named.

    The reasons that decide an answer are marked as ``deciding``.
    """
    told: dict[tuple[str, str], Data] = {}
    for finding in book["findings"]:
        options = {option for change in finding["hangs_on"] for option in change["options"]}
        for place, reason in enumerate(finding["reasons"]):
            one = told.setdefault((reason["name"], reason["value"]), reason | {"deciding": False})
            one["deciding"] |= place == 0 or reason["name"] in options
    known: set[str] = set()
    for one in told.values():
        one["paragraphs"] = [
            p | {"paraphrase": "" if p["source"] in known else p["paraphrase"]} for p in one["paragraphs"]
        ]
        known.update(paragraph["source"] for paragraph in one["paragraphs"])
    return list(told.values())


def paragraph_words(paragraph: Data, marks: Marks) -> str:
    """A paragraph as one line."""
    source, words = paragraph["source"], paragraph["paraphrase"]
    return f"§ {marks.named(source, words) if words else source}"
