"""The languages there are, and the one that is spoken where nothing else is asked for.

A lesson says once which language it is in, and everything that it shows is told in it; so does the variable
``EK_TEACH_LANG`` of the environment, which the command line reads too.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ek_teach.errors import EkTeachError, nearest, shown, tell_errors_by
from ek_teach.languages.telling import refusal_in

__all__ = ["LANGUAGES", "VARIABLE", "known_language", "language_kept", "refusal", "speak", "speaking", "spoken"]

LANGUAGES: Final = ("en", "es", "tr", "ru", "zh")
"""English, Spanish, Turkish, Russian, Traditional Chinese: the languages in which cards have names and all is told."""

VARIABLE: Final = "EK_TEACH_LANG"
"""What the environment says it by."""

_spoken: str | None = None


def known_language(language: object) -> str:
    """Take the name of a language, or refuse it.

    Raises
    ------
    EkTeachError
        If it is none of :data:`LANGUAGES`.

    Examples
    --------
    >>> known_language("english")
    Traceback (most recent call last):
        ...
    ek_teach.errors.EkTeachError: there is no language 'english'. The languages are: en, es, tr, ru, zh.
    """
    if isinstance(language, str) and language in LANGUAGES:
        return language
    hint = nearest(language, LANGUAGES) if isinstance(language, str) else "."
    raise EkTeachError(f"there is no language {shown(language)}{hint} The languages are: {', '.join(LANGUAGES)}.")


def speak(language: str) -> None:
    """Choose the language in which all is told from now on, where a call does not name one.

    Parameters
    ----------
    language : str
        One of :data:`LANGUAGES`.

    Raises
    ------
    EkTeachError
        For any other.

    Examples
    --------
    >>> import ek_teach
    >>> ek_teach.speak("es")
    >>> ek_teach.load_rulebook("zh").values["pair"], ek_teach.spoken()
    ('any_title', 'es')
    >>> ek_teach.speak("en")
    """
    global _spoken  # noqa: PLW0603 - one session speaks one language
    _spoken = known_language(language)


def spoken(language: str | None = None) -> str:
    """Give the language that is asked for, or else the one that is spoken: English until somebody chooses.

    Raises
    ------
    EkTeachError
        For a language that there is not.
    """
    if language is not None:
        return known_language(language)
    if _spoken is None:
        return known_language(os.environ.get(VARIABLE) or "en")
    return _spoken


@contextmanager
def language_kept() -> Iterator[None]:
    """Speak the same language afterwards as before, whatever was chosen in between."""
    global _spoken  # noqa: PLW0603 - one session speaks one language
    before = _spoken
    try:
        yield
    finally:
        _spoken = before


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while.

    Raises
    ------
    EkTeachError
        For a language that there is not.

    Examples
    --------
    >>> with speaking("es"):
    ...     print(spoken())
    es
    >>> spoken()
    'en'
    """
    with language_kept():
        speak(language)
        yield


def refusal(sentence: str) -> str:
    """Tell a refusal that was written in English in the language that is spoken.

    Examples
    --------
    >>> refusal("there is no step 7.")
    'there is no step 7.'
    """
    # No refusal may fail because the environment asks for a language that there is not.
    language = _spoken or os.environ.get(VARIABLE) or "en"
    return sentence if language == "en" else refusal_in(sentence, language)


tell_errors_by(refusal)
