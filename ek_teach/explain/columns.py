"""Columns of text that stand below each other, Chinese letters being twice as wide as others."""

from unicodedata import east_asian_width

__all__ = ["padded", "written_width"]


def written_width(text: str) -> int:
    """How many columns of a terminal a text takes.

    Examples
    --------
    >>> written_width("Skip"), written_width("跳過卡")
    (4, 6)
    """
    return len(text) if text.isascii() else sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def padded(text: str, width: int, *, right: bool = False) -> str:
    """Fill a text up with blanks, behind it or, where it is to stand at the right, before it.

    Examples
    --------
    >>> padded("跳過卡", 8) + "|", padded("12", 4, right=True)
    ('跳過卡  |', '  12')
    """
    blanks = " " * (width - written_width(text))
    return blanks + text if right else text + blanks
