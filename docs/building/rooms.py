"""The reference of a room is what it names in ``__all__``, also where a name is fetched only when it is used.

``short-names`` puts into a page which of them are found in ``ek_teach`` itself.
"""

import sys
from functools import cache
from importlib import import_module
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.pycode import ModuleAnalyzer
from sphinx.util.docutils import SphinxDirective

import ek_teach

LAZY = ("ek_teach.theory", "ek_teach.views")


def fetch(app: Sphinx) -> None:
    """Put the names that a room fetches on first use where autodoc looks for them."""
    for room in map(import_module, LAZY):
        for name in room.__all__:
            setattr(room, name, getattr(room, name))


@cache
def told_constants(room: str) -> dict[str, list[str]]:
    """The docstrings of a room's constants, which stand below them in the file that each comes from."""
    told: dict[str, list[str]] = {}
    for module in sorted(name for name in sys.modules if name == room or name.startswith(f"{room}.")):
        for (of, name), lines in ModuleAnalyzer.for_module(module).find_attr_docs().items():
            if not of:
                told.setdefault(name, list(lines))
    return told


def tell_constant(app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Tell what a constant is, and not what a whole number is."""
    room, _, short = name.rpartition(".")
    if what == "data" and short in told_constants(room):
        lines[:] = told_constants(room)[short]


def skip_field(app: Sphinx, what: str, name: str, thing: Any, skip: bool, options: Any) -> bool | None:
    """Pass over a field of a named tuple: the docstring of its class tells it, and Python only that it is a field."""
    return True if type(thing).__name__ == "_tuplegetter" else None


class ShortNames(SphinxDirective):
    """The names of ``ek_teach`` itself, each with the room that it comes from."""

    def run(self) -> list[nodes.Node]:
        """Make the table; each room's page says the rest."""
        self.env.note_reread()
        names = [f"   {room}.{name}" for name, room in ek_teach._HOMES.items()]  # noqa: SLF001 - no other list has the rooms
        return self.parse_text_to_nodes("\n".join([".. autosummary::", "   :nosignatures:", "", *names]))


def setup(app: Sphinx) -> dict[str, bool]:
    """Tell Sphinx."""
    app.add_directive("short-names", ShortNames)
    # Before autosummary lists what a room holds.
    app.connect("builder-inited", fetch, priority=100)
    app.connect("autodoc-skip-member", skip_field)
    # Before numpydoc reads it.
    app.connect("autodoc-process-docstring", tell_constant, priority=100)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
