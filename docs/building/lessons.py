"""The lessons of ``notebooks/`` become pages of the tutorial, and links to them lead there."""

import re
from pathlib import Path

from sphinx.application import Sphinx

LESSONS = Path("tutorial", "lessons")


def bring(app: Sphinx) -> None:
    """Copy each lesson to where Sphinx looks for pages; what has not changed is left, so that it is not read anew."""
    source, target = app.srcdir.parent / "notebooks", app.srcdir / LESSONS
    target.mkdir(exist_ok=True)
    lessons = {path.name: path.read_bytes() for path in source.glob("*.ipynb")}
    for copy in target.glob("*.ipynb"):
        if copy.name not in lessons:
            copy.unlink()
    for name, content in lessons.items():
        copy = target / name
        if not copy.exists() or copy.read_bytes() != content:
            copy.write_bytes(content)


def link(app: Sphinx, page: str, source: list[str]) -> None:
    """Let a link to a notebook lead to its page; whoever reads the text where it lies finds the notebook itself."""
    source[0] = re.sub(r"\]\((?:\.\./)+notebooks/", f"](/{LESSONS.as_posix()}/", source[0])


def setup(app: Sphinx) -> dict[str, bool]:
    """Tell Sphinx."""
    app.connect("builder-inited", bring)
    app.connect("source-read", link)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
