"""The lessons on the turn, on Attacks and on Nopes: three questions each, whose answers are stored nowhere."""

import ast
from pathlib import Path

import pytest

pytest.importorskip("anywidget")
nbformat = pytest.importorskip("nbformat")

from ek_teach.lessons.puzzle import Puzzle  # noqa: E402 - where Jupyter is missing there are no lessons

LESSONS = Path(__file__).resolve().parent.parent / "notebooks"
NAMES = ("02_turn_flow", "03_attack_stacking", "04_nope_chains")

pytestmark = pytest.mark.parametrize("name", NAMES)


def code_cells(name):
    notebook = nbformat.read(LESSONS / f"{name}.ipynb", as_version=4)
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def calls(name, function):
    """Every call of a function or method of this name, with the cell it stands in."""
    for cell in code_cells(name):
        for node in ast.walk(ast.parse(cell.source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == function:
                yield cell, node


def test_each_lesson_asks_three_questions_that_the_engine_can_answer(name):
    """A question is a text and perhaps other words and options; it can be made, and its answer is not in the text."""
    asked = list(calls(name, "Puzzle"))
    assert len(asked) == 3
    for _, call in asked:
        words = {keyword.arg: ast.literal_eval(keyword.value) for keyword in call.keywords}
        assert Puzzle(ast.literal_eval(call.args[0]), **words).check(...).right is None


def test_the_answer_is_left_to_the_reader(name):
    """Each check holds three dots, and what is stored says that there is no answer yet."""
    checked = list(calls(name, "check"))
    assert [ast.literal_eval(call.args[0]) for _, call in checked] == [...] * 3
    for cell, _ in checked:
        assert [output.data["text/plain"] for output in cell.outputs] == ["○ No answer yet."]


def test_a_stored_lesson_shows_its_pictures(name):
    """A reader without a kernel sees the diagrams, and no widget whose model is gone."""
    outputs = [output for cell in code_cells(name) for output in cell.outputs if "data" in output]
    assert any("ek-drawn" in output.data.get("text/html", "") for output in outputs)
    assert not any("application/vnd.jupyter.widget-view+json" in output.data for output in outputs)
