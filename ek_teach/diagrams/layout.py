"""Where everything stands: found by Graphviz from the sizes alone, or taken from what was arranged ahead.

Each label stands in a little box of its own on the line, so that no two labels meet. Which letters are written does not
matter to Graphviz; so the same graph gets the same places on every computer and under each rulebook.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from ek_teach.diagrams.drawing import Drawing, drawing
from ek_teach.diagrams.model import Diagram
from ek_teach.errors import IN_BROWSER, EkTeachError, not_in_browsers

__all__ = ["Layout", "arrange", "digest", "layout", "layout_dot", "run_graphviz"]

AHEAD: Final = "layouts.json"

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything stands, in pixels from the top left.

    Attributes
    ----------
    size : (int, int)
        Width and height.
    nodes, labels : tuple of (int, int)
        The middles of the nodes, and of the labels of the edges; one for each.
    lines : tuple of tuple of (int, int)
        For each edge the points of its Bezier curves, from source to target.
    """

    size: Point
    nodes: tuple[Point, ...]
    labels: tuple[Point, ...]
    lines: tuple[tuple[Point, ...], ...]


def layout_dot(diagram: Diagram) -> str:
    """Write what Graphviz needs to know: sizes and lines, no word."""
    drawn = drawing(diagram)
    places = {node.id: number for number, node in enumerate(diagram.nodes)}
    lines = [
        "digraph {",
        'graph [rankdir=TB, nodesep="0.22", ranksep="0.24", margin=0, pad=0]',
        'node [shape=box, fixedsize=true, label=""]',
        "edge [arrowhead=none]",
    ]
    for number, (node, box) in enumerate(zip(diagram.nodes, drawn.nodes, strict=True)):
        group = ', group="main"' if node.id in drawn.main else ""
        lines.append(f'n{number} [width="{box.width / 72:.3f}", height="{box.height / 72:.3f}"{group}]')
    for number, edge in enumerate(diagram.edges):
        if not drawn.drawn[number]:
            continue
        ends = (places[edge.source], places[edge.target])
        first, last = ends[::-1] if drawn.up[number] else ends
        box = drawn.labels[number]
        if not box.lines:
            lines.append(f"n{first} -> n{last} [weight=0]")
            continue
        main = {edge.source, edge.target} <= drawn.main and not drawn.up[number] and edge.source != edge.target
        group, weight = (', group="main"', " weight=8") if main else ("", " weight=1")
        lines.append(f'l{number} [width="{box.width / 72:.3f}", height="{box.height / 72:.3f}"{group}]')
        lines.append(f"n{first} -> l{number} [headclip=false{weight}]")
        lower = " minlen=4" if edge.id in drawn.lower else ""
        lines.append(f"l{number} -> n{last} [tailclip=false{weight}{lower}]")
    return "\n".join([*lines, "}", ""])


def digest(dot: str) -> str:
    """Name a text by what is in it."""
    return sha256(dot.encode()).hexdigest()[:16]


_CHINESE: Final = re.compile("[\u2e80-\u9fff\uf900-\ufaff]")


def _program(dot: str, format_: str) -> str | None:
    """Find a program that draws: Graphviz itself, or the one that comes as a package of Python.

    The latter arranges whatever it is given; of letters it brings its own, and Chinese ones are not among them.
    """
    if format_ != "plain" and _CHINESE.search(dot):
        return shutil.which("dot")
    beside = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    return shutil.which("graphviz-pure", path=beside) or shutil.which("dot")


def run_graphviz(dot: str, format_: str, engine: str = "dot", *, as_placed: bool = False) -> bytes:
    """Let Graphviz draw.

    Raises
    ------
    EkTeachError
        If there is none on this computer, or it ends with an error.
    """
    program = _program(dot, format_)
    if program is None and format_ != "plain" and _CHINESE.search(dot):
        raise EkTeachError(
            "nothing on this computer draws Chinese letters into a picture; write it as svg or html, and print that"
            " from a browser, or install Graphviz."
        )
    if program is None and IN_BROWSER:
        raise not_in_browsers("Graphviz")
    if program is None:
        raise EkTeachError(
            "this picture was not arranged ahead, and no Graphviz is on this computer; install it with:"
            " pip install graphviz-pure."
        )
    from graphviz.backend import dot_command

    before = dot_command.DOT_BINARY
    dot_command.DOT_BINARY = Path(program)
    try:
        command = dot_command.command(engine, format_, neato_no_op=2 if as_placed else None)
    finally:
        dot_command.DOT_BINARY = before
    try:
        done = subprocess.run(command, input=dot.encode(), capture_output=True, check=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        raise EkTeachError(
            "Graphviz could not draw this picture; write it as svg or html, and print that from a browser."
        ) from None
    return done.stdout


def arrange(diagram: Diagram) -> dict[str, Any]:
    """Let Graphviz arrange a diagram; what comes can be kept as JSON."""
    places: dict[str, list[int]] = {}
    curves: dict[tuple[str, str], list[int]] = {}
    size = [0, 0]
    for line in run_graphviz(layout_dot(diagram), "plain").decode().splitlines():
        kind, *words = line.split()
        if kind == "graph":
            size = [round(float(word) * 72) for word in words[1:3]]
        elif kind == "node":
            places[words[0]] = [round(float(word) * 72) for word in words[1:3]]
        elif kind == "edge":
            count = int(words[2])
            curves[words[0], words[1]] = [round(float(word) * 72) for word in words[3 : 3 + 2 * count]]
    numbers = {node.id: f"n{number}" for number, node in enumerate(diagram.nodes)}
    drawn = drawing(diagram)
    lines: list[list[list[int]]] = []
    for number, edge in enumerate(diagram.edges):
        if drawn.drawn[number]:
            ends = (numbers[edge.source], numbers[edge.target])
            first, last = ends[::-1] if drawn.up[number] else ends
            through = (first, f"l{number}", last) if drawn.labels[number].lines else (first, last)
            lines.append([curves[piece] for piece in pairwise(through)])
    return {"size": size, "places": places, "lines": lines}


@cache
def arranged_ahead() -> dict[str, Any]:
    """What was arranged ahead, by the digests of the texts for Graphviz."""
    path = files("ek_teach.diagrams") / AHEAD
    known: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return known


def _points(curve: list[int], height: int) -> list[Point]:
    return [(x, height - y) for x, y in zip(curve[::2], curve[1::2], strict=True)]


@lru_cache(maxsize=64)
def layout(diagram: Diagram) -> Layout:
    """Tell where everything of a diagram stands.

    Raises
    ------
    EkTeachError
        If it was not arranged ahead and no Graphviz is on this computer.
    """
    found = arranged_ahead().get(digest(layout_dot(diagram))) or arrange(diagram)
    width, height = found["size"]
    places = {name: (x, height - y) for name, (x, y) in found["places"].items()}
    drawn = drawing(diagram)
    nodes = tuple(places[f"n{number}"] for number in range(len(diagram.nodes)))
    pieces = iter(found["lines"])
    lines: dict[str, tuple[Point, ...]] = {}
    for number, edge in enumerate(diagram.edges):
        if drawn.drawn[number]:
            first, *rest = (_points(curve, height) for curve in next(pieces))
            line = [*first, *(point for piece in rest for point in piece[1:])]
            lines[edge.id] = tuple(line[::-1] if drawn.up[number] else line)
    for edge in diagram.edges:
        # The way back is drawn upon the way there.
        lines.setdefault(edge.id, lines.get(f"{edge.target}--{edge.source}", ())[::-1])
    labels = tuple(places.get(f"l{number}", (0, 0)) for number in range(len(diagram.edges)))
    return Layout((width, height), nodes, labels, tuple(lines[edge.id] for edge in diagram.edges))


def labelled(drawn: Drawing, number: int) -> bool:
    """Whether an edge has a label of its own in the picture."""
    return drawn.drawn[number] and bool(drawn.labels[number].lines)
