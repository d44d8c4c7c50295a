"""Run lessons in fresh kernels and store what they show: ``python tests/refresh_notebooks.py [LESSON ...]``.

Without a name it takes all of them. Of a walk the page and the text are stored, not the widget: a reader who opens a
lesson without having run it then sees the steps, and not a widget whose model is gone.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from ek_teach.errors import nearest

WIDGET = "application/vnd.jupyter.widget-view+json"
LESSONS = Path(__file__).resolve().parent.parent / "notebooks"


def find(names: Sequence[str], folder: Path = LESSONS) -> list[Path]:
    """The notebooks of these names, which may be paths; all of the folder where none is named."""
    there = {path.stem: path for path in sorted(folder.glob("*.ipynb"))}
    wanted = [Path(name).name.removesuffix(".ipynb") for name in names] or list(there)
    for name in wanted:
        if name not in there:
            raise SystemExit(f"there is no lesson {name!r} in {folder.name}{nearest(name, there)}")
    return [there[name] for name in wanted]


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


def main() -> None:
    """Refresh what the command line names."""
    parser = ArgumentParser(description="Run lessons in fresh kernels and store what they show.")
    parser.add_argument("lessons", nargs="*", metavar="LESSON", help="as 03_attack_stacking; all without one")
    for lesson in find(parser.parse_args().lessons):
        refresh(lesson)
        print(lesson.name)


if __name__ == "__main__":
    main()
