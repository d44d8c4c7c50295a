"""The cases of the library in another language.

What a case says in prose - its title, its question, its note - stands in English in its own file. The words of a
language lie in ``cases/words/<language>.toml``, a table for each case; what is missing there stays English.
"""

from dataclasses import replace

from ek_teach.languages import spoken
from ek_teach.languages.words import words_in
from ek_teach.rulings.model import Case

__all__ = ["case_in"]


def case_in(case: Case, language: str | None = None) -> Case:
    """Tell a case in a language; one that somebody typed stays as it was typed.

    Parameters
    ----------
    case : Case
    language : str or None
        One of :data:`ek_teach.languages.LANGUAGES`; None takes the one that is spoken.

    Raises
    ------
    EkTeachError
        If there is no such language.

    Examples
    --------
    >>> from ek_teach.rulings import load_case
    >>> case_in(load_case("attack-plain"), "en").title
    'Attack: two turns, or two more than one?'
    """
    told = words_in("ek_teach.rulings", "cases", "words", f"{spoken(language)}.toml").get(case.id, {})
    return replace(case, script=replace(case.script, **told)) if told else case
