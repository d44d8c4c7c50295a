"""The house, drawn from its contract in ``pyproject.toml`` and from the imports that are really there.

``{house}`` puts the picture into a page, ``{rooms}`` the table below it.
"""

import tomllib
from functools import cache
from html import escape
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import grimp
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from ek_teach.diagrams.layout import run_graphviz

ROOT = Path(__file__).parents[2]
HOUSE = "ek_teach"
# Graphviz knows colours only, and the page is light or dark.
INK = "#010203"


@cache
def floors() -> tuple[tuple[str, ...], ...]:
    """The rooms of each floor, the top floor first, as the contract has them."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers = next(contract["layers"] for contract in contracts if contract["id"] == "house")
    return tuple(tuple(room.strip(" ()") for room in layer.split("|")) for layer in layers)


@cache
def imports() -> dict[str, frozenset[str]]:
    """The rooms that each room imports, read from the code."""
    graph = grimp.build_graph(HOUSE, cache_dir=None)
    rooms = {f"{HOUSE}.{room}": room for floor in floors() for room in floor}
    for module in rooms:
        graph.squash_module(module)
    return {
        room: frozenset(
            rooms[found] for found in graph.find_modules_directly_imported_by(module) - {module} if found in rooms
        )
        for module, room in rooms.items()
    }


def beyond(room: str, known: dict[str, frozenset[str]]) -> frozenset[str]:
    """All rooms that are reached through another one."""
    return frozenset().union(*(known[other] | beyond(other, known) for other in known[room]))


def drawn() -> list[tuple[str, str]]:
    """The imports that the picture shows: those that do not follow from others, or nobody could read it."""
    known = imports()
    return [
        (room, other) for floor in floors() for room in floor for other in sorted(known[room] - beyond(room, known))
    ]


def picture() -> str:
    """The house as SVG: a floor for each layer, a line for each import."""
    look = f'color="{INK}", fontcolor="{INK}"'
    lines = [
        "digraph {",
        'graph [rankdir=TB, nodesep="0.4", ranksep="0.32", bgcolor="transparent"]',
        f'node [shape=box, style=rounded, fontname="sans-serif", fontsize=12, {look}]',
        f'edge [arrowsize="0.6", {look}]',
        *("{ rank=same; " + " ".join(f'"{room}"' for room in floor) + " }" for floor in floors()),
        # Floors stand in their order also where no room of one imports the next.
        *(f'"{upper[0]}" -> "{lower[0]}" [style=invis]' for upper, lower in pairwise(floors())),
        *(f'"{room}" -> "{other}"' for room, other in drawn()),
        "}",
    ]
    svg = run_graphviz("\n".join(lines), "svg").decode()
    return svg[svg.index("<svg") :].replace(INK, "currentColor")


class House(SphinxDirective):
    """The picture of the house."""

    def run(self) -> list[nodes.Node]:
        """Draw it."""
        self.env.note_reread()
        told = "The rooms of the package, top floor first, and which room imports which; the table below says the same."
        html = f'<figure class="house" role="img" aria-label="{escape(told)}">{picture()}</figure>'
        return [nodes.raw("", html, format="html")]


class Rooms(SphinxDirective):
    """A line for each room: what it is, and which rooms it imports."""

    def run(self) -> list[nodes.Node]:
        """Make the table."""
        self.env.note_reread()
        known = imports()
        lines = ["| Room | What it is | Imports |", "|---|---|---|"]
        for room in (room for floor in floors() for room in floor):
            first = (import_module(f"{HOUSE}.{room}").__doc__ or "").partition("\n")[0]
            lines.append(f"| `{room}` | {first} | {' '.join(sorted(known[room])) or 'nothing'} |")
        return self.parse_text_to_nodes("\n".join(lines))


def setup(app: Sphinx) -> dict[str, bool]:
    """Tell Sphinx."""
    app.add_directive("house", House)
    app.add_directive("rooms", Rooms)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
