"""The cases of the library in another language.

What a case says in prose - its title, its question, its note - stands in English in its own file. The words of a
language lie in ``cases/words/<language>.toml``, a table for each case; what is missing there stays English.
"""

import tomllib
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ek_teach.rulings.model import Case

__all__ = ["case_in"]

_WORDS: Final = files("ek_teach.rulings") / "cases" / "words"


@cache
def _words(language: str) -> dict[str, dict[str, Any]]:
    path = _WORDS / f"{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def case_in(case: Case, language: str) -> Case:
    """Tell a case in a language; one that somebody typed stays as it was typed.

    Parameters
    ----------
    case : Case
    language : str
        One of :data:`ek_teach.languages.LANGUAGES`.

    Examples
    --------
    >>> from ek_teach.rulings import load_case
    >>> case_in(load_case("attack-plain"), "en").title
    'Attack: two turns, or two more than one?'
    """
    told = _words(language).get(case.id, {})
    return replace(case, script=replace(case.script, **told)) if told else case
