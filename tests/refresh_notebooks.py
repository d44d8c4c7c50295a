"""Run every lesson in a fresh kernel and store what it shows: ``python tests/refresh_notebooks.py``.

Of a walk the page and the text are stored, not the widget: a reader who opens a lesson without having run it then sees
the steps, and not a widget whose model is gone.
"""

from pathlib import Path

import nbformat
from nbclient import NotebookClient

WIDGET = "application/vnd.jupyter.widget-view+json"
LESSONS = Path(__file__).resolve().parent.parent / "notebooks"


def refresh(path: Path) -> None:
    """Run one notebook and write it back."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(
        notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": path.parent}}
    ).execute()
    notebook.metadata.pop("widgets", None)
    notebook.metadata["language_info"] = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(WIDGET, None)
    nbformat.write(notebook, path)


if __name__ == "__main__":
    for lesson in sorted(LESSONS.glob("*.ipynb")):
        refresh(lesson)
        print(lesson.name)
