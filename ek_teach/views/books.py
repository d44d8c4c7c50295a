"""Rulebooks as text and as JSON: a list, one in full, the difference of two."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ek_teach.rulebook import Citation, Entry, Rulebook, difference, told_in
from ek_teach.views.data import label
from ek_teach.views.plain import wrapped

__all__ = ["difference_data", "difference_lines", "list_data", "list_lines", "rulebook_data", "rulebook_lines"]


def list_lines(books: Sequence[Rulebook], language: str = "en") -> Iterator[str]:
    """List rulebooks, a few lines each."""
    for book in books:
        told = told_in(book, language)
        yield from wrapped(told.title, f"{told.id:<9}")
        yield from wrapped(told.about, " " * 9)
    yield ""
    yield from wrapped(label(language, "books-one-in-full"))


class _Teller:
    """Rulebooks told in one language, line by line."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message: str, **arguments: str | int) -> str:
        return label(self.language, message, **arguments)

    def citations(self, citations: tuple[Citation, ...], indent: str) -> Iterator[str]:
        for citation in citations:
            yield from wrapped(f"§ {citation}: {citation.paraphrase}", indent, f"{indent}  ")

    def standing(self, entry: Entry) -> str:
        return self.say(f"status-{entry.status}")

    def entry(self, entry: Entry, meanings: Mapping[str, str], indent: str) -> Iterator[str]:
        """The grounds of a value: paragraphs, readings, assumption, what a house rule replaces."""
        yield from self.citations(entry.citations, indent)
        for reading in entry.readings:
            yield from wrapped(self.say("books-reading", meaning=meanings[reading.value]), indent)
            yield from self.citations(reading.citations, f"{indent}  ")
        if entry.assumption:
            assumed = self.say("books-assumption", assumption=entry.assumption.about, because=entry.assumption.because)
            yield from wrapped(assumed, indent, f"{indent}  ")
        if entry.overridden:
            ours = entry.overridden
            replaced = self.say("books-replaces", meaning=meanings[ours.value], standing=self.standing(ours))
            yield from wrapped(replaced, indent)
            yield from self.entry(ours, meanings, f"{indent}  ")
        if entry.note:
            yield from wrapped(self.say("books-note", note=entry.note), indent, f"{indent}  ")

    def rulebook(self, book: Rulebook) -> Iterator[str]:
        yield from wrapped(self.say("books-title", title=book.title, id=book.id))
        yield from wrapped(book.about)
        yield from wrapped(self.say("books-numbering", numbering=book.numbering))
        for heading, names in (
            ("books-options", list(book.values)),
            ("books-rules", [name for name in book.entries if name not in book.values]),
        ):
            yield from ("", self.say(heading))
            for name in names:
                yield from self.point(book, name)

    def point(self, book: Rulebook, name: str) -> Iterator[str]:
        entry, value, meanings = book.entries[name], book.values.get(name, ""), book.schema.options.get(name, {})
        yield ""
        yield f"  {name}{f' = {value}' if value else ''}  [{self.standing(entry)}]"
        yield from wrapped(book.schema.about[name], "    ")
        if value:
            yield from wrapped(self.say("books-here", meaning=meanings[value]), "    ", "      ")
        if entry.first_game is not None and entry.first_game != entry.value:
            first = self.say("books-first-game", meaning=meanings[entry.first_game])
            yield from wrapped(first, "    ", "      ")
        yield from self.entry(entry, meanings, "    ")

    def difference(self, left: Rulebook, right: Rulebook) -> Iterator[str]:
        points = difference(left, right)
        both = {"left": left.id, "right": right.id}
        yield from wrapped(
            self.say("books-differ", **both, number=len(points)) if points else self.say("books-agree", **both)
        )
        for point in points:
            yield ""
            yield point.option
            yield from wrapped(point.about, "  ")
            meanings = left.schema.options[point.option]
            for book, entry, value in ((left, point.left, point.left_value), (right, point.right, point.right_value)):
                says = self.say(
                    "books-says", id=book.id, value=value, meaning=meanings[value], standing=self.standing(entry)
                )
                yield from wrapped(says, "  ", "    ")
                yield from self.entry(entry, meanings, "    ")


def rulebook_lines(book: Rulebook, language: str = "en") -> Iterator[str]:
    """Tell one rulebook in full: every value and rule with what it rests on."""
    return _Teller(language).rulebook(told_in(book, language))


def difference_lines(left: Rulebook, right: Rulebook, language: str = "en") -> Iterator[str]:
    """Tell where two rulebooks differ, each side with what it rests on."""
    return _Teller(language).difference(told_in(left, language), told_in(right, language))


def _citation_data(citations: tuple[Citation, ...]) -> list[dict[str, Any]]:
    return [
        {"rulebook": c.rulebook, "heading": c.heading, "number": c.number, "paraphrase": c.paraphrase}
        for c in citations
    ]


def _entry_data(entry: Entry, value: str) -> dict[str, Any]:
    assumed = entry.assumption
    return {
        "value": value,
        "status": str(entry.status),
        "citations": _citation_data(entry.citations),
        "readings": [{"value": r.value, "citations": _citation_data(r.citations)} for r in entry.readings],
        "assumption": {"name": assumed.name, "about": assumed.about, "because": assumed.because} if assumed else None,
        "first_game": entry.first_game,
        "replaces": _entry_data(entry.overridden, entry.overridden.value) if entry.overridden else None,
        "note": entry.note,
    }


def list_data(books: Sequence[Rulebook], language: str = "en") -> list[dict[str, Any]]:
    """Put a list of rulebooks into what JSON can hold."""
    return [
        {"id": book.id, "language": book.language, "title": book.title, "about": book.about}
        for book in (told_in(each, language) for each in books)
    ]


def rulebook_data(book: Rulebook, language: str = "en") -> dict[str, Any]:
    """Put one rulebook, in full, into what JSON can hold."""
    book = told_in(book, language)
    return {
        "id": book.id,
        "title": book.title,
        "about": book.about,
        "language": book.language,
        "numbering": book.numbering,
        "entries": {
            name: {"about": book.schema.about[name]} | _entry_data(entry, book.values.get(name, ""))
            for name, entry in book.entries.items()
        },
    }


def difference_data(left: Rulebook, right: Rulebook, language: str = "en") -> list[dict[str, Any]]:
    """Put the points on which two rulebooks differ into what JSON can hold."""
    return [
        {
            "option": point.option,
            "about": point.about,
            "left": _entry_data(point.left, point.left_value),
            "right": _entry_data(point.right, point.right_value),
        }
        for point in difference(told_in(left, language), told_in(right, language))
    ]
