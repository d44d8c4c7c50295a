"""A rulebook told in another language: the same values and paragraphs, other words.

The words of a language lie in ``data/words/<language>/``, one file for each file of ``data/`` and of the same shape,
but without values: what options, rules and assumptions are about, and of each book its title, its paragraphs in our own
words, and its notes. The headings of paragraphs stay as the book has them, since they are what a reader looks up. What
a language lacks, a rulebook or house rules of somebody's own above all, stays as it was written.
"""

from collections import OrderedDict
from dataclasses import replace
from typing import Final

from ek_teach.languages import spoken
from ek_teach.languages.words import words_in
from ek_teach.rulebook.model import Assumption, Citation, Entry, Reading, Rulebook, Schema, Status

__all__ = ["told_in"]

_WORDS: Final = ("ek_teach.rulebook", "data", "words")
_WRITTEN_IN: Final = "en"
_MOST_KEPT: Final = 200


class _Teller:
    """The words of one language for one rulebook."""

    def __init__(self, book: Rulebook, language: str) -> None:
        self.book = book
        # House rules are told behind a plus sign; what they leave alone is still the book's.
        own = words_in(*_WORDS, language, f"{book.id.partition('+')[0]}.toml")
        self.head: dict[str, str] = own.get("book", {})
        self.paragraphs: dict[str, dict[str, str]] = own.get("paragraphs", {})
        self.notes: dict[str, str] = own.get("note", {})
        self.asked = words_in(*_WORDS, language, "options.toml")
        self.assumed = words_in(*_WORDS, language, "assumptions.toml")

    def rulebook(self) -> Rulebook:
        book = self.book
        return replace(
            book,
            title=self.head.get("title", book.title),
            about=self.head.get("about", book.about),
            numbering=self.head.get("numbering", book.numbering),
            entries={name: self.entry(entry) for name, entry in book.entries.items()},
            schema=self.schema(book.schema),
            paragraphs=tuple(map(self.citation, book.paragraphs)),
        )

    def schema(self, schema: Schema) -> Schema:
        options, rules = self.asked.get("option", {}), self.asked.get("rule", {})
        values = {name: options.get(name, {}).get("values", {}) for name in schema.options}
        return Schema(
            {
                name: {value: values[name].get(value, meaning) for value, meaning in told.items()}
                for name, told in schema.options.items()
            },
            {
                name: options[name]["about"] if name in options else rules.get(name, about)
                for name, about in schema.about.items()
            },
        )

    def citation(self, citation: Citation) -> Citation:
        told = self.paragraphs.get(citation.heading, {}).get(str(citation.number), citation.paraphrase)
        return replace(citation, paraphrase=told)

    def citations(self, citations: tuple[Citation, ...]) -> tuple[Citation, ...]:
        return tuple(map(self.citation, citations))

    def assumption(self, assumption: Assumption | None) -> Assumption | None:
        return replace(assumption, **self.assumed.get(assumption.name, {})) if assumption else None

    def entry(self, entry: Entry) -> Entry:
        # The note of a house rule says where the table wrote it down.
        note = entry.note if entry.status is Status.HOUSE else self.notes.get(entry.name, entry.note)
        return replace(
            entry,
            citations=self.citations(entry.citations),
            readings=tuple(Reading(reading.value, self.citations(reading.citations)) for reading in entry.readings),
            assumption=self.assumption(entry.assumption),
            note=note,
            overridden=self.entry(entry.overridden) if entry.overridden else None,
        )


# By identity: two rulebooks of somebody's own may say the same and word it differently.
_told: OrderedDict[tuple[int, str], tuple[Rulebook, Rulebook]] = OrderedDict()


def told_in(book: Rulebook, language: str | None = None) -> Rulebook:
    """Tell a rulebook in a language.

    Parameters
    ----------
    book : Rulebook
        As it was loaded, house rules and all.
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Returns
    -------
    Rulebook
        Equal to the first, with other words; the names of options and values, the headings and the numbers of the
        paragraphs are the same.

    Raises
    ------
    EkTeachError
        If there is no such language.

    Examples
    --------
    >>> from ek_teach.rulebook import load_rulebook
    >>> told_in(load_rulebook("zh"), "en") is load_rulebook("zh")
    True
    >>> told_in(load_rulebook("zh"), "es") == load_rulebook("zh")
    True
    """
    language = spoken(language)
    if language == _WRITTEN_IN:
        return book
    key = (id(book), language)
    if key not in _told:
        _told[key] = (book, _Teller(book, language).rulebook())
        while len(_told) > _MOST_KEPT:
            _told.popitem(last=False)
    return _told[key][1]
