"""Arranges the diagrams of the rulebooks ahead, for computers and browsers on which nothing can; it is a program."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ek_teach.diagrams import DIAGRAMS, diagram
from ek_teach.diagrams.layout import AHEAD, arrange, digest, layout_dot
from ek_teach.diagrams.model import Diagram
from ek_teach.languages import LANGUAGES
from ek_teach.rulebook import RULEBOOKS, load_rulebook

__all__ = ["arranged", "shipped"]


def shipped() -> Iterator[Diagram]:
    """The diagrams of each rulebook, in each language."""
    for name in DIAGRAMS:
        for book in RULEBOOKS:
            for language in LANGUAGES:
                yield diagram(name, load_rulebook(book), language=language)


def arranged() -> dict[str, Any]:
    """Arrange them all; equal graphs are arranged once."""
    found: dict[str, Any] = {}
    for each in shipped():
        dot = layout_dot(each)
        if digest(dot) not in found:
            found[digest(dot)] = arrange(each)
    return dict(sorted(found.items()))


if __name__ == "__main__":
    target = Path(__file__).with_name(AHEAD)
    target.write_text(json.dumps(arranged(), separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{target}: {target.stat().st_size:,} bytes")
