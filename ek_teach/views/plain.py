"""What every text to look at has in common: it cannot steer a terminal, and a file gets it whole or not at all."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import wrap
from typing import Final

from ek_teach.files import save_bytes

__all__ = ["clean", "clean_lines", "encodable", "escaped", "save_bytes", "save_text", "wrapped"]

_COLUMNS: Final = 80

# Controls could move a terminal's cursor or colour it, marks of direction turn the writing round, and half a pair of
# surrogates can be written nowhere.
_STEERING: Final = "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
_UNSAFE: Final = re.compile(_STEERING)
_UNSAFE_IN_LINES: Final = re.compile(f"(?![\n\t]){_STEERING}")
_SURROGATE: Final = re.compile("[\ud800-\udfff]")


def clean(text: str) -> str:
    r"""Replace what could steer a terminal, the ends of lines too, by a mark.

    Examples
    --------
    >>> clean("A\x1b[31mna")
    'A�[31mna'
    """
    return _UNSAFE.sub("�", text)


def clean_lines(text: str) -> str:
    """Do the same to a text of several lines: the ends of lines and tabulators stay."""
    return _UNSAFE_IN_LINES.sub("�", text)


def encodable(text: str) -> str:
    """Replace halves of pairs of surrogates, which are in no encoding, by a mark."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return _SURROGATE.sub("�", text)
    return text


def escaped(json_text: str) -> str:
    r"""Write in JSON's own way what could steer a terminal; the text means the same as before.

    Examples
    --------
    >>> escaped('["\u202e"]')
    '["\\u202e"]'
    """
    return _UNSAFE_IN_LINES.sub(lambda found: f"\\u{ord(found[0]):04x}", json_text)


def wrapped(text: str, first: str = "", rest: str | None = None) -> Iterator[str]:
    """Break a text into the lines of a narrow terminal, with nothing in them that could steer it."""
    later = " " * len(first) if rest is None else rest
    for line in wrap(text, _COLUMNS, initial_indent=first, subsequent_indent=later, break_long_words=False):
        yield clean(line)


def save_text(text: str, path: Path, sources: Iterable[str | int | Path] = ()) -> None:
    """Write a text into a file as UTF-8; see :func:`ek_teach.files.save_bytes`."""
    save_bytes(encodable(text).encode(), path, sources)
