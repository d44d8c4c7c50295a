"""The lessons in another language, each from its one notebook and a file of words.

The words of a lesson lie in ``words/<language>/<lesson>.toml``, a table for each cell that has any, by the cell's id:

.. code-block:: toml

    [cell-02]
    of = "5f1c09ab"
    text = '''
    The whole cell, where it is prose.'''

    [cell-09]
    of = "77d0e2c4"
    words = [["what the code says", "the same in this language"]]

``of`` is the mark of the English cell that was translated. Where that cell has changed since, the translation is stale:
``python -m ek_teach.lessons.translating tr`` lists what is missing or stale, with the marks to write.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from ek_teach.errors import EkTeachError
from ek_teach.languages import LANGUAGES, known_language
from ek_teach.languages.words import words_in

__all__ = ["TRANSLATED", "Open", "cell_mark", "open_cells", "translated"]

TRANSLATED: Final = (
    "00_start_here",
    "01_a_first_round",
    "02_turn_flow",
    "03_attack_stacking",
    "04_nope_chains",
    "05_disputed_rulings",
    "06_which_rulebook_do_you_own",
)
"""The lessons that exist in every language."""

_WORDS: Final = ("ek_teach.lessons", "words")


def _source(cell: dict[str, Any]) -> str:
    source = cell["source"]
    return source if isinstance(source, str) else "".join(source)


def cell_mark(source: str) -> str:
    """Give the mark of a cell's text, by which a translation knows what it translates.

    Examples
    --------
    >>> cell_mark("# Start here") == cell_mark("# Start here"), len(cell_mark(""))
    (True, 8)
    """
    return sha256(source.encode()).hexdigest()[:8]


def translated(notebook: dict[str, Any], lesson: str, language: str) -> dict[str, Any]:
    """Tell a lesson in a language.

    Parameters
    ----------
    notebook : dict
        As nbformat 4 has it; it is not changed.
    lesson : str
        The name of its file without the ending.
    language : str
        One of :data:`ek_teach.languages.LANGUAGES`.

    Returns
    -------
    dict
        Prose and the words in the code told in the language; a cell before the first code says that all is shown in
        it. A lesson that there is no translation of stays as it is.

    Raises
    ------
    EkTeachError
        If there is no such language.
    """
    told = words_in(*_WORDS, known_language(language), f"{lesson}.toml")
    if not told:
        return notebook
    cells = [cell | {"source": _told(cell, told.get(cell.get("id", ""), {}))} for cell in notebook["cells"]]
    first = next((place for place, cell in enumerate(cells) if cell["cell_type"] == "code"), len(cells))
    cells.insert(first, _speaking(language))
    return notebook | {"cells": cells}


def _told(cell: dict[str, Any], told: dict[str, Any]) -> str:
    source = _source(cell)
    if cell["cell_type"] != "code":
        return str(told.get("text", source)).strip("\n")
    for english, own in told.get("words", ()):
        source = source.replace(english, own)
    return source


def _speaking(language: str) -> dict[str, Any]:
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": "language",
        "metadata": {},
        "outputs": [],
        "source": f'import ek_teach\n\nek_teach.speak("{language}")',
    }


@dataclass(frozen=True, slots=True)
class Open:
    """A cell that has no translation, or a stale one.

    Attributes
    ----------
    lesson, cell : str
    mark : str
        What ``of`` must say once the cell is translated.
    problem : str
        What is missing or wrong.
    """

    lesson: str
    cell: str
    mark: str
    problem: str

    def __str__(self) -> str:
        return f"{self.lesson}, [{self.cell}], of = {self.mark!r}: {self.problem}"


def open_cells(notebook: dict[str, Any], lesson: str, language: str) -> Iterator[Open]:
    """Find the cells of a lesson that are not translated, or whose English has changed since."""
    told = words_in(*_WORDS, language, f"{lesson}.toml")
    ids = set()
    for cell in notebook["cells"]:
        name, source, prose = cell["id"], _source(cell), cell["cell_type"] != "code"
        ids.add(name)
        own, mark = told.get(name), cell_mark(source)
        if own is None:
            if prose:
                yield Open(lesson, name, mark, "there is no translation.")
            continue
        if own.get("of") != mark:
            yield Open(lesson, name, mark, "the English cell has changed.")
        if prose and not str(own.get("text", "")).strip():
            yield Open(lesson, name, mark, "there is no text.")
        for english, _own in own.get("words", ()):
            if english not in source:
                yield Open(lesson, name, mark, f"the code does not say {english!r}.")
    for name in told.keys() - ids:
        yield Open(lesson, name, "", "the lesson has no such cell.")


def _main(languages: list[str]) -> int:
    from ek_teach.lessons.folder import find_lessons

    found = 0
    for language in languages or [each for each in LANGUAGES if each != "en"]:
        for lesson in TRANSLATED:
            notebook = json.loads((find_lessons() / f"{lesson}.ipynb").read_text(encoding="utf-8"))
            for one in open_cells(notebook, lesson, known_language(language)):
                print(f"{language}: {one}")
                found += 1
    return found > 0


if __name__ == "__main__":
    try:
        sys.exit(_main(sys.argv[1:]))
    except EkTeachError as error:
        sys.exit(str(error))
