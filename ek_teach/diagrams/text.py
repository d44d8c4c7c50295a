"""How labels are broken into lines, how much room they take, and what no drawing may hold."""

import re
import unicodedata
from textwrap import wrap
from typing import Final

__all__ = ["EDGE_SIZE", "NODE_SIZE", "harmless", "lines_of", "room"]

NODE_SIZE: Final = 15
EDGE_SIZE: Final = 13
"""The heights of letters, in pixels."""

# What XML cannot hold or what turns the writing of the rest of a line round.
_HARMFUL: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]"
)
_NARROW: Final = frozenset("fijlrtI.,:;'!|()[]/ \u00a0-")
_WIDE: Final = frozenset("mwMW@%→×≠+−")


def harmless(text: str) -> str:
    r"""Replace what no drawing may hold by a mark.

    Examples
    --------
    >>> harmless("a\x00\u202eb")
    'a��b'
    """
    return _HARMFUL.sub("�", text)


def _wrapped(text: str, most: int) -> list[str]:
    # A word is broken only where it is longer than any word of a label.
    return wrap(text, max(most, 1), break_long_words=len(text) > _LONG, break_on_hyphens=False)


_LONG: Final = 60


def lines_of(label: str, most: int) -> list[str]:
    """Break a label into lines of about so many letters, each about as long as the next.

    Examples
    --------
    >>> lines_of("Where to put the Kitten?", 16)
    ['Where to put', 'the Kitten?']
    """
    lines: list[str] = []
    for part in harmless(label).splitlines():
        needed = len(_wrapped(part, most)) or 1
        even = next(
            (width for width in range(-(-len(part) // needed), most) if len(_wrapped(part, width)) <= needed), most
        )
        lines += _wrapped(part, max(even, 1)) or [""]
    return lines


def _width(letter: str) -> int:
    """Tell how wide a letter is at most, in hundredths of its height."""
    if unicodedata.east_asian_width(letter) in "WF":
        return 105
    if letter in _NARROW:
        return 42
    return 98 if letter in _WIDE else 74 if letter.isupper() else 63


def room(lines: list[str], size: int) -> tuple[int, int]:
    """Tell how wide and high some lines are at most, in pixels, whatever letters the reader's computer has.

    What was arranged ahead is found again by these numbers, so they are whole: fractions are not added up alike by each
    Python.

    Examples
    --------
    >>> room(["出牌或抽牌？"], NODE_SIZE)
    (94, 20)
    """
    widest = max((sum(map(_width, line)) for line in lines), default=0)
    return round(widest * size / 100), round(len(lines) * size * 13 / 10)
