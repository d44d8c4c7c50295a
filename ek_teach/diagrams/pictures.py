"""A diagram as a picture made of dots, and as a page to be printed."""

from math import hypot
from struct import unpack
from typing import Final

from ek_teach.diagrams.drawing import drawing
from ek_teach.diagrams.layout import Point, layout, run_graphviz
from ek_teach.diagrams.model import Diagram
from ek_teach.diagrams.text import EDGE_SIZE, NODE_SIZE, harmless
from ek_teach.diagrams.writing import LINES, SHAPES, quoted
from ek_teach.errors import EkTeachError

__all__ = ["to_pdf", "to_png"]

_DOTS: Final = 220
"""Dots for an inch of paper."""

_HEAD: Final = 8
"""How long an arrow's head is, in pixels."""


def to_png(diagram: Diagram, state: str | None = None) -> bytes:
    """Draw a diagram as a PNG picture, with the help of Graphviz.

    Raises
    ------
    EkTeachError
        If there is no Graphviz on this computer, or no such node.
    """
    return run_graphviz(_with_dots(placed_dot(diagram, state), 144), "png", "neato", as_placed=True)


def to_pdf(diagram: Diagram, state: str | None = None) -> bytes:
    """Draw a diagram as a PDF of one page, cut to its size, with the help of Graphviz.

    The page holds a picture: what draws where no Graphviz is installed writes no PDF of its own.

    Raises
    ------
    EkTeachError
        If there is no Graphviz on this computer, or no such node.
    """
    picture = run_graphviz(_with_dots(placed_dot(diagram, state), _DOTS), "jpg", "neato", as_placed=True)
    width, height = _jpeg_size(picture)
    page = (round(width * 72 / _DOTS), round(height * 72 / _DOTS))
    drawn = f"{page[0]} 0 0 {page[1]} 0 0 cm /P Do".encode()
    image = f"/Type/XObject/Subtype/Image/Width {width}/Height {height}/ColorSpace/DeviceRGB/BitsPerComponent 8"
    box = f"/MediaBox[0 0 {page[0]} {page[1]}]/Resources<</XObject<</P 5 0 R>>>>/Contents 4 0 R"
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        f"<</Type/Page/Parent 2 0 R{box}>>".encode(),
        _stream("", drawn),
        _stream(f"{image}/Filter/DCTDecode", picture),
    ]
    text, places = b"%PDF-1.4\n", []
    for number, each in enumerate(objects, start=1):
        places.append(len(text))
        text += b"%d 0 obj\n%s\nendobj\n" % (number, each)
    entries = b"".join(b"%010d 00000 n \n" % place for place in places)
    table = b"xref\n0 %d\n0000000000 65535 f \n%s" % (len(objects) + 1, entries)
    end = b"trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, len(text))
    return text + table + end


def _stream(about: str, content: bytes) -> bytes:
    return f"<<{about}/Length {len(content)}>>\nstream\n".encode() + content + b"\nendstream"


def _with_dots(dot: str, dots: int) -> str:
    return dot.replace("graph [", f"graph [dpi={dots}, bgcolor=white, ", 1)


def _jpeg_size(picture: bytes) -> tuple[int, int]:
    """Read width and height from the frame of a JPEG picture."""
    place = 2
    while place + 9 < len(picture):
        marker, length = unpack(">HH", picture[place : place + 4])
        if 0xFFC0 <= marker <= 0xFFC3:
            height, width = unpack(">HH", picture[place + 5 : place + 9])
            return width, height
        place += 2 + length
    raise EkTeachError("Graphviz drew no picture that can be put on a page.")


def placed_dot(diagram: Diagram, state: str | None = None) -> str:
    """Write a diagram for Graphviz with everything in its place, so that it only draws."""
    at = None if state is None else diagram.node(state).id
    drawn, placed = drawing(diagram), layout(diagram)
    height = placed.size[1]
    numbers = {node.id: number for number, node in enumerate(diagram.nodes)}

    def point(place: tuple[int, int]) -> str:
        return f"{place[0]},{height - place[1]}"

    def room(width: int, height: int) -> str:
        return f'width="{width / 72:.3f}", height="{height / 72:.3f}"'

    def words(lines: tuple[str, ...]) -> str:
        return quoted("\n".join(lines))

    lines = [
        "digraph {",
        f"graph [outputorder=edgesfirst, splines=true, pad=0.2, label={quoted(harmless(diagram.title))}, labelloc=t]",
        f'node [fixedsize=true, fontname="Arial", fontsize={NODE_SIZE}, style=filled, fillcolor="#f2efe6"]',
        'edge [color="#605d68", arrowsize=0.8]',
    ]
    for number, node in enumerate(diagram.nodes):
        box = drawn.nodes[number]
        shape, style, _ = SHAPES[node.kind]
        where = f'pos="{point(placed.nodes[number])}", {room(box.width, box.height)}'
        here = ", penwidth=5" if node.id == at else ""
        lines.append(f'n{number} [{where}, label={words(box.lines)}, shape={shape}, style="filled,{style}"{here}]')
    for number, edge in enumerate(diagram.edges):
        points = placed.lines[number]
        if not points:
            continue
        line = f"e,{point(points[-1])} {' '.join(map(point, (*points[:-1], _before_the_head(points))))}"
        lines.append(f'n{numbers[edge.source]} -> n{numbers[edge.target]} [pos="{line}", style="{LINES[edge.mark]}"]')
        box = drawn.labels[number]
        if drawn.drawn[number] and box.lines:
            where = f'pos="{point(placed.labels[number])}", {room(box.width, box.height)}'
            look = f'fontsize={EDGE_SIZE}, shape=plaintext, fillcolor="white"'
            lines.append(f"l{number} [{where}, label={words(box.lines)}, {look}]")
    return "\n".join([*lines, "}", ""])


def _before_the_head(points: tuple[Point, ...]) -> Point:
    """Where a line ends so that its arrow's head fits between it and the node."""
    x, y = points[-1]
    before = next((place for place in reversed(points) if hypot(x - place[0], y - place[1]) >= _HEAD), points[0])
    length = hypot(x - before[0], y - before[1]) or 1
    return round(x - _HEAD * (x - before[0]) / length), round(y - _HEAD * (y - before[1]) / length)
