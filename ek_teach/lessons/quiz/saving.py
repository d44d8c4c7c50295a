"""Sheets and keys kept as files: how one is written is told by the end of its name."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from ek_teach.errors import EkTeachError, shown
from ek_teach.files import as_path, ending_of
from ek_teach.lessons.quiz.making import Quiz
from ek_teach.lessons.quiz.sheet import (
    key_html,
    key_markdown,
    key_text,
    sheet_html,
    sheet_markdown,
    sheet_text,
)
from ek_teach.views.plain import save_text

__all__ = ["require_known_ending", "save_key", "save_sheet"]

_Writer = Callable[[Quiz], str]

_SHEETS: Final[dict[str, _Writer]] = {
    ".txt": sheet_text, ".md": sheet_markdown, ".html": sheet_html, ".htm": sheet_html,
}  # fmt: skip
_KEYS: Final[dict[str, _Writer]] = {".txt": key_text, ".md": key_markdown, ".html": key_html, ".htm": key_html}


def require_known_ending(path: object) -> Path:
    """Take the name of a file in which a sheet can be kept.

    Raises
    ------
    EkTeachError
        If its end does not say how the sheet is written.
    """
    target = as_path(path)
    if ending_of(target) not in _SHEETS:
        raise EkTeachError(
            f"a sheet or key is kept in a file that ends in .txt, .md or .html, not in {shown(target.name)}."
        )
    return target


def _saved(quiz: Quiz, path: object, writers: dict[str, _Writer]) -> Path:
    target = require_known_ending(path)
    save_text(writers[ending_of(target)](quiz).rstrip("\n") + "\n", target)
    return target


def save_sheet(quiz: Quiz, path: object) -> Path:
    """Write the sheet into a file."""
    return _saved(quiz, path, _SHEETS)


def save_key(quiz: Quiz, path: object) -> Path:
    """Write the key into a file."""
    return _saved(quiz, path, _KEYS)
