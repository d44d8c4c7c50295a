"""The lessons 00 to 06 in five languages, each from one notebook."""

import json
import re
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from ek_teach.languages import LANGUAGES
from ek_teach.lessons.folder import copy_lessons, find_lessons
from ek_teach.lessons.translating import TRANSLATED, cell_mark, open_cells, translated

OTHERS = tuple(language for language in LANGUAGES if language != "en")


def lesson(name: str) -> dict[str, Any]:
    notebook: dict[str, Any] = json.loads((find_lessons() / f"{name}.ipynb").read_text(encoding="utf-8"))
    return notebook


def source(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


@pytest.mark.parametrize("name", TRANSLATED)
@pytest.mark.parametrize("language", OTHERS)
def test_every_cell_is_translated_and_none_is_stale(language: str, name: str) -> None:
    assert list(open_cells(lesson(name), name, language)) == []


def test_a_cell_that_was_changed_makes_its_translation_stale() -> None:
    notebook = lesson(TRANSLATED[0])
    notebook["cells"][0]["source"] += " More."
    (found,) = open_cells(notebook, TRANSLATED[0], "tr")
    assert found.cell == notebook["cells"][0]["id"] and "has changed" in found.problem
    assert found.mark == cell_mark(source(notebook["cells"][0]))


@pytest.mark.parametrize("name", TRANSLATED)
@pytest.mark.parametrize("language", OTHERS)
def test_links_keys_code_and_formulas_are_those_of_the_english_lesson(language: str, name: str) -> None:
    english, told = lesson(name), translated(lesson(name), name, language)
    own = [cell for cell in told["cells"] if cell["id"] != "language"]
    for one, other in zip(english["cells"], own, strict=True):
        for kept in map(re.compile, (r"\]\(([^)]+)\)", "(?m)^(#+) ", "(?m)^```")):
            assert kept.findall(source(one)) == kept.findall(source(other)), one["id"]


@pytest.mark.parametrize("language", OTHERS)
def test_the_first_code_of_a_lesson_says_which_language_is_spoken(language: str) -> None:
    told = translated(lesson("03_attack_stacking"), "03_attack_stacking", language)
    first = next(cell for cell in told["cells"] if cell["cell_type"] == "code")
    assert f'speak("{language}")' in first["source"]


def test_english_and_lessons_without_a_translation_stay_as_they_are() -> None:
    assert translated(lesson(TRANSLATED[0]), TRANSLATED[0], "en") == lesson(TRANSLATED[0])
    assert translated(lesson("11_counting_cards"), "11_counting_cards", "zh") == lesson("11_counting_cards")


def test_the_learners_folder_gets_the_lessons_in_the_language_asked_for(tmp_path) -> None:
    copy_lessons(tmp_path / "ru", language="ru")
    copied = json.loads((tmp_path / "ru" / "00_start_here.ipynb").read_text(encoding="utf-8"))
    assert re.search("[а-я]{3}", source(copied["cells"][0]))
    nbformat.validate(nbformat.from_dict(copied))


@pytest.mark.slow
@pytest.mark.parametrize("name", TRANSLATED)
@pytest.mark.parametrize("language", OTHERS)
def test_a_lesson_runs_in_its_language(language: str, name: str) -> None:
    notebook = nbformat.from_dict(translated(lesson(name), name, language))
    NotebookClient(notebook, timeout=200, kernel_name="python3").execute()
