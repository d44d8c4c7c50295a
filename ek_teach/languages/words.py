"""Files of words: TOML that holds the sentences of one language."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

__all__ = ["words_in"]


@cache
def words_in(package: str, *way: str) -> dict[str, Any]:
    """Read a file of words, once.

    Parameters
    ----------
    package : str
        The room that the words belong to.
    *way : str
        The folders and the file in it, as ``"data", "words", "tr", "options.toml"``.

    Returns
    -------
    dict
        Empty where a language has no such file yet.

    Examples
    --------
    >>> words_in("ek_teach.rulings", "cases", "words", "en.toml")
    {}
    """
    path = files(package).joinpath(*way)
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
