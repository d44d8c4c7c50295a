"""Messages in five languages: Fluent files, with English where a language has no message yet.

A language is a few files: ``locales/<language>.ftl`` for the sentences about steps, and one for each room that says
something besides, ``locales/<room>.<language>.ftl``; the labels of views (``ui-...``) are such rooms. A message that
the files do not have, or cannot word with what it is given, is taken from the English ones; the names of cards are
always those of the language that was asked for. To translate a message, copy it from the English file and word it
anew: no code knows any sentence.

What a rule is about, what a value means and what a paragraph says are words of the rulebooks:
:func:`ek_teach.rulebook.told_in` tells them.
"""

from collections.abc import Callable, Iterable
from dataclasses import fields
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any, Final

from babel.lists import format_list
from babel.numbers import get_decimal_symbol, get_group_symbol
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ek_teach.cards import BOX, UNKNOWN, Cards, Title, title_name
from ek_teach.errors import EkTeachError
from ek_teach.explain.marks import Marks
from ek_teach.languages import spoken

__all__ = ["Catalogue", "load_catalogue", "message_names"]

_LOCALES: Final = files("ek_teach.explain") / "locales"


def _tag(language: str) -> str:
    return "zh-Hant" if language == "zh" else language


@cache
def _rooms(language: str) -> tuple[str, ...]:
    """The files of a language, without their ending."""
    names = (path.name.removesuffix(".ftl") for path in _LOCALES.iterdir() if path.name.endswith(".ftl"))
    return tuple(sorted(name for name in names if name.rpartition(".")[2] == language))


@cache
def _resource(name: str) -> Any:
    """Parse a file of messages; an empty resource where there is no file yet."""
    path = _LOCALES / f"{name}.ftl"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = text.count("\n", 0, start) + 1
            raise EkTeachError(f"{name}.ftl, line {line}: this is not a message in Fluent's syntax.")
    return resource


def message_names(language: str) -> tuple[str, ...]:
    """List the messages that a language has itself, attributes as ``message.attribute``, in the order of its file.

    Examples
    --------
    >>> "event-passed" in message_names("en"), "event-passed.heading" in message_names("en")
    (True, True)
    """
    names: list[str] = []
    for entry in _resource(language).body:
        if isinstance(entry, ast.Message):
            names += [entry.id.name] if entry.value else []
            names += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return tuple(names)


class Catalogue:
    """The messages of one language.

    Parameters
    ----------
    language : str
        One of :data:`ek_teach.languages.LANGUAGES`; :func:`load_catalogue` checks it and keeps one catalogue each.

    Attributes
    ----------
    tag : str
        What a page declares as its language, as ``zh-Hant``.
    marks : Marks
        What stands between words: commas, brackets, the gap between sentences.

    Examples
    --------
    >>> load_catalogue("en").say("event-drew", actor="Ana", cards="Skip")
    'Ana draws a card: Skip.'
    """

    __slots__ = ("_bundles", "_list_locale", "_number_marks", "language", "marks", "tag")

    def __init__(self, language: str) -> None:
        self.language, self.tag = language, _tag(language)
        # A list must not say "and" in another language than the sentence around it.
        spoken = language if message_names(language) else "en"
        self._list_locale = _tag(spoken).replace("-", "_")
        locale = self._list_locale
        self._number_marks = str.maketrans({",": get_group_symbol(locale), ".": get_decimal_symbol(locale)})
        functions: dict[str, Callable[[Any], Any]] = {"CARD": self._card_by_title}
        self._bundles: list[FluentBundle] = []
        for source in dict.fromkeys((language, "en")):
            bundle = FluentBundle([_tag(source)], functions=functions, use_isolating=False)
            for room in _rooms(source):
                bundle.add_resource(_resource(room))
            self._bundles.append(bundle)
        self.marks = Marks(**{field.name: self.say(f"mark-{field.name}") for field in fields(Marks)})

    def __repr__(self) -> str:
        return f"<Catalogue {self.language}>"

    def _card_by_title(self, title: Any) -> str:
        return title_name(Title[str(title)], self.language)

    def _format(self, message: str, arguments: dict[str, Any]) -> str | None:
        name, _, attribute = message.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            entry = bundle.get_message(name)
            pattern = entry.attributes.get(attribute) if attribute else entry.value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, arguments)
            if not errors:
                return str(text)
        return None

    def say(self, message: str, **arguments: str | int | float) -> str:
        """Word a message.

        Parameters
        ----------
        message : str
            Its name in the Fluent file, ``name`` or ``name.attribute``.
        **arguments : str or int
            What the message speaks of; numbers choose the plural form of the language.

        Returns
        -------
        str
            The message in this language, or in English where this language has none.

        Raises
        ------
        EkTeachError
            If not even English can word it.
        """
        text = self._format(message, arguments)
        if text is None:
            raise EkTeachError(f"there is no message {message!r} that can be worded with {sorted(arguments)}.")
        return text

    def card(self, code: str) -> str:
        """Name one card in this language.

        Examples
        --------
        >>> load_catalogue("ru").card("N")
        'Неть'
        """
        return title_name(code, self.language) if code in BOX or code == UNKNOWN else repr(code)

    def cards(self, cards: Cards) -> str:
        """Name several cards, equal ones together, in the order in which they come.

        Examples
        --------
        >>> load_catalogue("en").cards("NTN")
        '2 × Nope and Tacocat'
        """
        counts = {code: cards.count(code) for code in cards}
        return self.listing(
            self.say("cards-counted", card=self.card(code), number=number) for code, number in counts.items()
        )

    def cards_in_order(self, cards: Cards) -> str:
        """Name several cards one by one, for a pile.

        Examples
        --------
        >>> load_catalogue("en").cards_in_order("NTN")
        'Nope, Tacocat, and Nope'
        """
        return self.listing(self.card(code) for code in cards)

    def number(self, value: float | Fraction, form: str = ".0f") -> str:
        """Write a number in a form of Python's, with the decimal mark and the marks between thousands of this language.

        Examples
        --------
        >>> load_catalogue("es").number(1234.5, ",.1f"), load_catalogue("zh").number(0.25, ".2f")
        ('1.234,5', '0.25')
        """
        written = format(value if isinstance(value, int) else float(value), form)
        return written.translate(self._number_marks)

    def percent(self, share: float | Fraction, form: str = ".1f", *, close: bool = False) -> str:
        """Write a share in percent; `close` up where many stand below each other, or in brackets.

        Examples
        --------
        >>> load_catalogue("en").percent(0.125), load_catalogue("tr").percent(0.125)
        ('12.5 %', '%12,5')
        """
        return self.say("percent-close" if close else "percent", number=self.number(100 * float(share), form))

    def listing(self, items: Iterable[str]) -> str:
        """Join items with the words and commas of this language, or of English while it has no messages.

        Examples
        --------
        >>> load_catalogue("en").listing(["Ana", "Luis"])
        'Ana and Luis'
        """
        return format_list(list(items), locale=self._list_locale)


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def load_catalogue(language: str | None = None) -> Catalogue:
    """Load the messages of a language, or of the one that is spoken.

    Raises
    ------
    EkTeachError
        If it is none of :data:`ek_teach.languages.LANGUAGES`.

    Examples
    --------
    >>> load_catalogue("english")
    Traceback (most recent call last):
        ...
    ek_teach.errors.EkTeachError: there is no language 'english'. The languages are: en, es, tr, ru, zh.
    """
    return _catalogue(spoken(language))
