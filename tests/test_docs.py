"""What the documentation shows in Python works as it stands there."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
EXAMPLE = re.compile(r"<!-- example: python -->\n```python\n(.*?)```", re.DOTALL)


PAGES = ["diagrams.md", "exercises.md", "quizzes.md", "simulation.md", "step_through.md", "theory.md"]


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run(page, capsys):
    examples = EXAMPLE.findall((DOCS / page).read_text(encoding="utf-8"))
    assert examples
    for example in examples:
        exec(compile(example, page, "exec"), {})
    assert capsys.readouterr().out
