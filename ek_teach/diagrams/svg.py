"""A diagram as SVG: places from the layout, words from the diagram, colours from the page.

No colour stands in the drawing itself: everything has classes, and :func:`style` gives them colours that follow the
theme of a notebook or, on a page of its own, light and dark.
"""

from collections.abc import Collection
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from math import hypot

from ek_teach.diagrams.drawing import Box, drawing
from ek_teach.diagrams.layout import Point, labelled, layout
from ek_teach.diagrams.model import Diagram, Mark, Node, NodeKind
from ek_teach.diagrams.text import EDGE_SIZE, NODE_SIZE, harmless

__all__ = ["style", "to_svg"]

_PAD = 12


@cache
def style() -> str:
    """The style of every drawing, for a page that allows none inside of it."""
    return (files("ek_teach.diagrams") / "drawing.css").read_text(encoding="utf-8")


def _text(box: Box, x: int, y: int, size: int) -> str:
    step = size * 1.3
    first = y - step * (len(box.lines) - 1) / 2 + size * 0.35
    spans = "".join(
        f'<tspan x="{x}" y="{first + step * number:.1f}">{escape(line)}</tspan>'
        for number, line in enumerate(box.lines)
    )
    return f'<text text-anchor="middle">{spans}</text>'


def _shape(kind: NodeKind, x: int, y: int, box: Box) -> str:
    """Each kind has a shape of its own, so that no colour is needed to tell them apart."""
    w, h = box.width, box.height
    left, top, right, bottom = x - w / 2, y - h / 2, x + w / 2, y + h / 2
    if kind is NodeKind.REACTION:
        points = [(left, y), (left + 14, top), (right - 14, top), (right, y), (right - 14, bottom), (left + 14, bottom)]
        return f'<polygon class="ek-shape" points="{" ".join(f"{a:g},{b:g}" for a, b in points)}"/>'
    radius = {NodeKind.START: h / 2, NodeKind.END: h / 2, NodeKind.CHANCE: h / 2, NodeKind.CHOICE: 9}.get(kind, 2)
    rect = f'<rect class="ek-shape" x="{left:g}" y="{top:g}" width="{w}" height="{h}" rx="{radius:g}"/>'
    if kind is NodeKind.END:
        rect += (
            f'<rect class="ek-rim" x="{left + 4:g}" y="{top + 4:g}" width="{w - 8}" height="{h - 8}"'
            f' rx="{h / 2 - 4:g}"/>'
        )
    if kind is NodeKind.PLACE:
        rect += f'<path class="ek-rim" d="M{left + 5:g} {top:g}V{bottom:g}M{right - 5:g} {top:g}V{bottom:g}"/>'
    return rect


def _curve(points: tuple[Point, ...]) -> str:
    if not points:
        return ""
    start, *rest = points
    told = " ".join(f"{x},{y}" for x, y in rest)
    return f"M{start[0]},{start[1]}C{told}"


def _head(points: tuple[Point, ...]) -> str:
    """The head of an arrow, as a triangle that ends where the line ends."""
    (x, y) = points[-1]
    before = next((point for point in reversed(points[:-1]) if hypot(x - point[0], y - point[1]) >= 4), points[0])
    length = hypot(x - before[0], y - before[1]) or 1
    dx, dy = (x - before[0]) / length, (y - before[1]) / length
    corners = [
        (x, y),
        (x - 10 * dx - 4.5 * dy, y - 10 * dy + 4.5 * dx),
        (x - 10 * dx + 4.5 * dy, y - 10 * dy - 4.5 * dx),
    ]
    return " ".join(f"{a:.1f},{b:.1f}" for a, b in corners)


def _mark(mark: Mark) -> str:
    return f" ek-{mark.value}" if mark is not Mark.SAME else ""


def _node(node: Node, place: Point, box: Box, *, current: bool) -> str:
    x, y = place
    here = " ek-current" if current else ""
    tip = (x - box.width / 2, y)
    points = f"{tip[0] - 3:g},{y} {tip[0] - 15:g},{y - 9} {tip[0] - 15:g},{y + 9}"
    return (
        f'<g class="ek-node ek-is-{node.kind.value}{_mark(node.mark)}{here}" data-node="{escape(node.id)}"'
        ' tabindex="-1">'
        f"<title>{escape(harmless(node.about or node.label))}</title>"
        f"{_shape(node.kind, x, y, box)}"
        f'<polygon class="ek-here" points="{points}"/>'
        f"{_text(box, x, y, NODE_SIZE)}</g>"
    )


def to_svg(diagram: Diagram, state: str | None = None, edges: Collection[str] = ()) -> str:
    """Write a diagram as SVG.

    Parameters
    ----------
    diagram : Diagram
    state : str, optional
        The node where the game is, which is marked.
    edges : collection of str
        Edges that were just taken, which are marked.

    Returns
    -------
    str
        The same text each time; no two diagrams have a name in common that must be alone in a page.

    Raises
    ------
    EkTeachError
        If there is no such node or edge, or it cannot be arranged on this computer.

    Examples
    --------
    >>> from ek_teach.diagrams import turn_flow
    >>> from ek_teach.rulebook import load_rulebook
    >>> drawn = to_svg(turn_flow(load_rulebook("es")), state="kitten")
    >>> drawn[:14], drawn.count('class="ek-node'), drawn.count("ek-current\\"")
    ('<svg class="ek', 17, 1)
    """
    at = None if state is None else diagram.node(state).id
    taken = {diagram.edge(name).id for name in edges}
    placed, drawn = layout(diagram), drawing(diagram)
    width, height = placed.size[0] + 2 * _PAD + 12, placed.size[1] + 2 * _PAD
    mark = sha256(repr((diagram.name, diagram.title, diagram.description, diagram.nodes, diagram.edges)).encode())
    name = f"ek-{mark.hexdigest()[:10]}"
    lines = []
    for number, edge in enumerate(diagram.edges):
        points = placed.lines[number]
        label = ""
        if labelled(drawn, number):
            box, (x, y) = drawn.labels[number], placed.labels[number]
            label = (
                f'<rect class="ek-paper" x="{x - box.width / 2:g}" y="{y - box.height / 2:g}" width="{box.width}"'
                f' height="{box.height}" rx="4"/>{_text(box, x, y, EDGE_SIZE)}'
            )
        back = "" if drawn.drawn[number] else " ek-back-edge"
        here = " ek-taken" if edge.id in taken else ""
        head = f'<polygon class="ek-head" points="{_head(points)}"/>' if points else ""
        lines.append(
            f'<g class="ek-edge{back}{_mark(edge.mark)}{here}" data-edge="{escape(edge.id)}">'
            f"<title>{escape(harmless(edge.label))}</title>"
            f'<path class="ek-line" d="{_curve(points)}"/>{head}{label}</g>'
        )
    nodes = [
        _node(node, placed.nodes[number], drawn.nodes[number], current=node.id == at)
        for number, node in enumerate(diagram.nodes)
    ]
    return (
        f'<svg class="ek-diagram" xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="{name}-t {name}-d"'
        f' width="{width}" height="{height}" viewBox="{-_PAD - 12} {-_PAD} {width} {height}">\n'
        f'<title id="{name}-t">{escape(harmless(diagram.title))}</title>\n'
        f'<desc id="{name}-d">{escape(harmless(diagram.description))}</desc>\n'
        f"<style>\n{style()}</style>\n" + "\n".join([*lines, *nodes]) + "\n</svg>\n"
    )
