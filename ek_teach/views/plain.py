"""What every text to look at has in common: it cannot steer a terminal, and a file gets it whole or not at all."""

import re
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Final
from unicodedata import east_asian_width

from ek_teach.explain.columns import written_width
from ek_teach.files import save_bytes

__all__ = [
    "clean",
    "clean_lines",
    "encodable",
    "escaped",
    "in_html",
    "in_markdown",
    "save_bytes",
    "save_text",
    "wrapped",
]

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


def in_html(text: str) -> str:
    r"""Write a text into a page: nothing in it is markup, and nothing can steer what reads it.

    Examples
    --------
    >>> in_html("<b> & \x1b")
    '&lt;b&gt; &amp; �'
    """
    return escape(clean(text))


# At the start of a line a sign or a number with a dot begins a list or a heading; "://" and "www." make a link.
_MARKUP: Final = re.compile(r"[\\`*_\[\]<>|~&$@]|^[#+=-]|:(?=//)|(?<=www)\.", re.IGNORECASE)
_NUMBERED: Final = re.compile(r"^(\d{1,9})(?=[.)])")


def in_markdown(text: str) -> str:
    """Write a text into Markdown: nothing in it is markup, no formula and no link either."""
    # A notebook takes two strokes and a bracket for a formula, so a stroke is written by its number.
    told = _MARKUP.sub(lambda sign: "&#92;" if sign[0] == "\\" else f"\\{sign[0]}", clean(text).strip())
    return _NUMBERED.sub(r"\1\\", told)


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


# Lines ----------------------------------------------------------------------------------------------------------------

_WORD: Final = re.compile(" *[^ ]+")
_BLANK: Final = re.compile(r"\s")
# What no line begins with in Chinese.
_NEVER_FIRST: Final = frozenset("，。、；：？！）」』》…—")
_NEVER_LAST: Final = frozenset("（「『《")


def _pieces(text: str) -> Iterator[str]:
    """Cut a text where a line may end: before a blank, and before a character of a script without blanks."""
    for word in _WORD.findall(text):
        if word.isascii():
            yield word
            continue
        piece = ""
        for character in word:
            wide = {east_asian_width(character), east_asian_width(piece[-1:] or " ")} & {"W", "F"}
            if piece.strip() and wide and character not in _NEVER_FIRST and piece[-1] not in _NEVER_LAST:
                yield piece
                piece = ""
            piece += character
        yield piece


def wrapped(text: str, first: str = "", rest: str | None = None, width: int = _COLUMNS) -> Iterator[str]:
    """Break a text into lines, with nothing in them that could steer a terminal.

    Parameters
    ----------
    text : str
    first, rest : str
        What the first line and the others begin with; without `rest` as many blanks as `first` is wide.
    width : int
        The longest line, in columns: a Chinese character fills two. A longer word is not cut.

    Examples
    --------
    >>> list(wrapped("one two three", "- ", width=9))
    ['- one two', '  three']
    >>> list(wrapped("休想卡否定攻擊卡。", width=12))
    ['休想卡否定攻', '擊卡。']
    """
    later = " " * written_width(first) if rest is None else rest
    line, column, fresh = clean(first), written_width(first), True
    for each in _pieces(clean(_BLANK.sub(" ", text))):
        piece, columns = each, written_width(each)
        if not fresh and column + columns > width:
            yield line
            line, column, fresh = later, written_width(later), True
        if fresh and piece.startswith(" "):
            piece = piece.lstrip(" ")
            columns = written_width(piece)
        line += piece
        column += columns
        fresh = False
    if not fresh:
        yield line


# Files ----------------------------------------------------------------------------------------------------------------


def save_text(text: str, path: Path, sources: Iterable[str | int | Path] = ()) -> None:
    """Write a text into a file as UTF-8; see :func:`ek_teach.files.save_bytes`."""
    save_bytes(encodable(text).encode(), path, sources)
