"""What every drawing has in common: the lines of the labels, the rooms they take, and which way is down."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ek_teach.diagrams.model import Diagram, Edge, Mark, Node, NodeKind
from ek_teach.diagrams.text import EDGE_SIZE, NODE_SIZE, lines_of, room

__all__ = ["MARKS", "Box", "Drawing", "drawing"]

MARKS: Final = {Mark.SAME: "", Mark.FIRST: "− ", Mark.SECOND: "+ ", Mark.CHANGED: "≠ "}

_NODE_LINE: Final = 14
_EDGE_LINE: Final = {"turn-flow": 13, "set-up": 26}
_MAIN_LINES: Final = {
    "turn-flow": frozenset(("setup", "turn", "draw", "over", "next")),
    "set-up": frozenset(),
}


@dataclass(frozen=True, slots=True)
class Box:
    """The lines of a label and the room for them."""

    lines: tuple[str, ...]
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Drawing:
    """A diagram ready to be laid out.

    Attributes
    ----------
    nodes, labels : tuple of Box
        One for each node and each edge.
    up : tuple of bool
        Whether an edge leads up, against the order of the nodes.
    drawn : tuple of bool
        Whether an edge has a line of its own.
    main : frozenset of str
        The nodes that stand in one line, straight down.
    lower : frozenset of str
        The edges whose targets stand in a second row, where there are too many for one.
    """

    nodes: tuple[Box, ...]
    labels: tuple[Box, ...]
    up: tuple[bool, ...]
    drawn: tuple[bool, ...]
    main: frozenset[str]
    lower: frozenset[str]


_MORE: Final = {NodeKind.REACTION: 36, NodeKind.END: 36, NodeKind.PLACE: 30, NodeKind.CHANCE: 30}


def _node_box(node: Node) -> Box:
    lines = lines_of(MARKS[node.mark] + node.label, _NODE_LINE)
    width, height = room(lines, NODE_SIZE)
    more = _MORE.get(node.kind, 22)
    return Box(tuple(lines), max(width + more, 76), height + 18)


def _label_box(diagram: Diagram, edge: Edge) -> Box:
    if not edge.label and edge.mark is Mark.SAME:
        return Box((), 2, 2)
    lines = lines_of((MARKS[edge.mark] + edge.label).strip(), _EDGE_LINE.get(diagram.name, 20))
    width, height = room(lines, EDGE_SIZE)
    return Box(tuple(lines), width + 8, height + 2)


def _heights(diagram: Diagram) -> dict[str, int]:
    """How far down each node wants to stand."""
    order = {node.id: place for place, node in enumerate(diagram.nodes)}
    if diagram.name == "attack":
        # Debts are piled up: the more is owed, the higher.
        return {node: -int(node.removeprefix("attacked-")) if "-" in node else place for node, place in order.items()}
    if diagram.name == "set-up":
        return dict.fromkeys(order, 0)
    return order


def _effects(diagram: Diagram) -> list[str]:
    """The edges to what the different cards do."""
    if diagram.name != "turn-flow":
        return []
    elsewhere = ("goes-on", "over", "next")
    return [edge.id for edge in diagram.edges if edge.source == "effect" and edge.target not in elsewhere]


@lru_cache(maxsize=64)
def drawing(diagram: Diagram) -> Drawing:
    """Measure a diagram."""
    height = _heights(diagram)
    known = {edge.id for edge in diagram.edges}
    main = _MAIN_LINES.get(diagram.name)
    if main is None:
        main = frozenset(node.id for node in diagram.nodes if node.id.startswith(("nopes-", "attacked-", "ordinary")))
    if diagram.name == "set-up":
        main = frozenset(node.id for node in diagram.nodes if node.kind is not NodeKind.PLACE and node.id != "removed")
    return Drawing(
        tuple(map(_node_box, diagram.nodes)),
        tuple(_label_box(diagram, edge) for edge in diagram.edges),
        tuple(height[edge.source] > height[edge.target] for edge in diagram.edges),
        tuple(not (edge.back and f"{edge.target}--{edge.source}" in known) for edge in diagram.edges),
        main,
        frozenset(_effects(diagram)[1::2]),
    )
