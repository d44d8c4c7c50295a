"""The words of help and of mistakes in a command, in the language that is spoken.

Help is written in English where the command is; so are the sentences of the library that reads the command line. What
they are in another language lies in ``words/<language>.toml``: under ``[words]`` each paragraph, or each piece of a
line that is set out in columns, and under ``[sentences]`` what has holes, ``{0}``. What is not there stays English:
``python -m ek_teach.cli.translating tr`` lists it, ready to be copied.
"""

import inspect
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from ek_teach.errors import EkTeachError
from ek_teach.languages import refusal, spoken
from ek_teach.languages.telling import Form
from ek_teach.languages.words import words_in

__all__ = ["help_language", "paragraphs", "pieces", "sentence", "word"]

_SET_OUT: Final = "\b"
_BETWEEN_COLUMNS: Final = re.compile("( {2,})")
_HOLE: Final = re.compile(r"\{(\d)\}")


def help_language() -> str:
    """Give the language of help: no help may fail because the environment asks for a language that there is not."""
    try:
        return spoken()
    except EkTeachError:
        return "en"


def _words(part: str, language: str) -> dict[str, str]:
    told: dict[str, str] = words_in("ek_teach.cli", "words", f"{language}.toml").get(part, {})
    return told


def word(english: str) -> str:
    """Tell a word or a paragraph.

    Examples
    --------
    >>> from ek_teach.languages import speaking
    >>> with speaking("es"):
    ...     word("Options"), word("a word that nobody wrote")
    ('Opciones', 'a word that nobody wrote')
    """
    return _words("words", help_language()).get(english, english)


@cache
def _forms(language: str) -> tuple[Form, ...]:
    told = _words("sentences", language).items()
    return tuple(sorted((Form.of(english, own) for english, own in told), key=lambda form: -form.firm))


def sentence(english: str) -> str:
    """Tell a sentence of the library of the command line, and what is put into it; or a refusal of our own.

    Examples
    --------
    >>> from ek_teach.languages import speaking
    >>> with speaking("es"):
    ...     sentence("No such command 'frob'.")
    "No existe el comando 'frob'."
    """
    for form in _forms(help_language()):
        if (match := form.pattern.fullmatch(english)) is not None:
            return _filled(form.told, [sentence(part) for part in match.groups()])
    return refusal(english)


def _filled(told: str, put_in: Sequence[str]) -> str:
    return _HOLE.sub(lambda hole: put_in[int(hole[1])], told)


def pieces(line: str) -> list[str]:
    """Cut a line that is set out in columns, the blanks between them being pieces too.

    Examples
    --------
    >>> pieces("  ek-teach lab   open the lessons")
    ['', '  ', 'ek-teach lab', '   ', 'open the lessons']
    """
    return _BETWEEN_COLUMNS.split(line)


def paragraphs(text: str) -> Iterator[tuple[bool, list[str]]]:
    """Cut a text of help: for each paragraph whether it is set out in lines, and those lines, or else the one it is.

    Examples
    --------
    >>> list(paragraphs("Ask\\nquestions.\\n\\n\\b\\nExamples:\\n  ek-teach quiz"))
    [(False, ['Ask questions.']), (True, ['Examples:', '  ek-teach quiz'])]
    """
    for paragraph in inspect.cleandoc(text).split("\n\n"):
        set_out = paragraph.startswith(_SET_OUT)
        lines = paragraph.strip(f"{_SET_OUT}\n").split("\n")
        yield set_out, lines if set_out else [" ".join(paragraph.split())]
