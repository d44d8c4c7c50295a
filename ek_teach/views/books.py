"""Rulebooks as text and as JSON: a list, one in full, the difference of two."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ek_teach.rulebook import Citation, Difference, Entry, Rulebook, Status
from ek_teach.views.plain import wrapped

__all__ = ["difference_data", "difference_lines", "list_data", "list_lines", "rulebook_data", "rulebook_lines"]


def list_lines(books: Sequence[Rulebook]) -> Iterator[str]:
    """List rulebooks, a few lines each."""
    for book in books:
        yield from wrapped(book.title, f"{book.id:<9}")
        yield from wrapped(book.about, " " * 9)
    yield ""
    yield from wrapped("One in full: ek-teach rulebooks zh. Where two differ: ek-teach rulebooks es zh.")


def _citation_lines(citations: tuple[Citation, ...], indent: str) -> Iterator[str]:
    for citation in citations:
        yield from wrapped(f"§ {citation}: {citation.paraphrase}", indent, f"{indent}  ")


_STANDING: Final = {
    Status.EXPLICIT: "the book says so",
    Status.IMPLIED: "it follows from the book",
    Status.SILENT: "the book is silent",
    Status.CONTRADICTED: "the book contradicts itself",
    Status.HOUSE: "house rule",
}


def _entry_lines(entry: Entry, indent: str) -> Iterator[str]:
    """The grounds of a value: paragraphs, readings, assumption, what a house rule replaces."""
    yield from _citation_lines(entry.citations, indent)
    for reading in entry.readings:
        yield from wrapped(f"Reading {reading.value!r}:", indent)
        yield from _citation_lines(reading.citations, f"{indent}  ")
    if entry.assumption:
        assumed = entry.assumption
        value = f" ({assumed.value})" if assumed.value else ""
        yield from wrapped(f"Assumption{value}: {assumed.about} Because: {assumed.because}", indent, f"{indent}  ")
    if entry.overridden:
        ours = entry.overridden
        yield from wrapped(f"Replaces {ours.value!r} ({_STANDING[ours.status]}):", indent)
        yield from _entry_lines(ours, f"{indent}  ")
    if entry.note:
        yield from wrapped(f"Note: {entry.note}", indent, f"{indent}  ")


def rulebook_lines(book: Rulebook) -> Iterator[str]:
    """Tell one rulebook in full: every value and rule with what it rests on."""
    yield from wrapped(f"{book.title} ({book.id})")
    yield from wrapped(book.about)
    yield from wrapped(f"Paragraphs: {book.numbering}")
    for heading, names in _sections(book):
        yield from ("", heading)
        for name in names:
            entry = book.entries[name]
            value = f" = {book.values[name]}" if name in book.values else ""
            yield ""
            yield f"  {name}{value}  [{_STANDING[entry.status]}]"
            yield from wrapped(book.schema.about[name], "    ")
            if value:
                yield from wrapped(f"Here: {book.schema.options[name][book.values[name]]}", "    ", "      ")
            if entry.first_game is not None and entry.first_game != entry.value:
                yield from wrapped(f"In a first game: {entry.first_game}", "    ")
            yield from _entry_lines(entry, "    ")


def _sections(book: Rulebook) -> tuple[tuple[str, list[str]], ...]:
    rules = [name for name in book.entries if name not in book.values]
    return (("WHERE BOOKS CAN DIFFER", list(book.values)), ("WHERE THEY AGREE, OR ALL ARE SILENT", rules))


def difference_lines(left: Rulebook, right: Rulebook, points: Sequence[Difference]) -> Iterator[str]:
    """Tell where two rulebooks differ, each side with what it rests on."""
    number = f"{len(points)} point{'' if len(points) == 1 else 's'}"
    yield from wrapped(
        f"{left.id} and {right.id} differ on {number}." if points else f"{left.id} and {right.id} agree."
    )
    for point in points:
        yield ""
        yield point.option
        yield from wrapped(point.about, "  ")
        for book, entry, value in ((left, point.left, point.left_value), (right, point.right, point.right_value)):
            yield from wrapped(f"{book.id}: {value}  [{_STANDING[entry.status]}]", "  ", "    ")
            yield from _entry_lines(entry, "    ")


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


def list_data(books: Sequence[Rulebook]) -> list[dict[str, Any]]:
    """Put a list of rulebooks into what JSON can hold."""
    return [{"id": book.id, "language": book.language, "title": book.title, "about": book.about} for book in books]


def rulebook_data(book: Rulebook) -> dict[str, Any]:
    """Put one rulebook, in full, into what JSON can hold."""
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


def difference_data(point: Difference) -> dict[str, Any]:
    """Put one point on which two rulebooks differ into what JSON can hold."""
    return {
        "option": point.option,
        "about": point.about,
        "left": _entry_data(point.left, point.left_value),
        "right": _entry_data(point.right, point.right_value),
    }
