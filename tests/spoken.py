"""What is shown while a language is spoken, and whether English is left in it."""

import re
import unicodedata
from collections.abc import Callable, Iterable

from babel import Locale
from babel.numbers import get_decimal_symbol

from ek_teach.languages import LANGUAGES, language_kept, speak

__all__ = ["TRANSLATED", "assert_told_in", "told_in_language"]

TRANSLATED = [language for language in LANGUAGES if language != "en"]

_ENGLISH = re.compile(
    r"\b(?:the|of|with|and|that|which|every|when|by|is|are|to|wins|draws|plays|cards?|games?|turns?|players?)\b"
)
_RUN = re.compile(r"\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\b")
_DECIMALS = re.compile(r"\d\.\d{1,2}(?!\d)")


def _in_latin_letters(language: str) -> bool:
    """Whether a language is written as English is, by the letters of what it calls itself."""
    return unicodedata.name(str(Locale.parse(language).get_language_name(language))[0]).startswith("LATIN")


def told_in_language(language: str, show: Callable[[], Iterable[object]]) -> str:
    """Show things while a language is spoken, as a text."""
    with language_kept():
        speak(language)
        return "\n".join(map(str, show()))


def assert_told_in(language: str, show: Callable[[], Iterable[object]]) -> None:
    """Find no English sentence in what is shown, and no decimal point where a comma belongs."""
    text = told_in_language(language, show)
    english = told_in_language("en", show)
    for line in text.splitlines():
        assert not _ENGLISH.search(line), line
        # Elsewhere letters of our own alphabet belong to names and to what is typed.
        assert _in_latin_letters(language) or not _RUN.search(line), line
        assert get_decimal_symbol(language) == "." or not _DECIMALS.search(line), line
    assert len(text.splitlines()) == len(english.splitlines()) or "\n\n" in english
