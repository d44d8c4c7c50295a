"""What the documentation shows in Python works as it stands there."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
EXAMPLE = re.compile(r"<!-- example: python -->\n```python\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("page", ["diagrams.md", "step_through.md", "simulation.md", "theory.md", "quizzes.md", "exercises.md"])
def test_the_examples_of_a_page_run(page, capsys):
    examples = EXAMPLE.findall((DOCS / page).read_text(encoding="utf-8"))
    assert examples
    for example in examples:
        exec(compile(example, page, "exec"), {})
    assert capsys.readouterr().out
