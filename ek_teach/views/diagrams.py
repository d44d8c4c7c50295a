"""Diagrams in a notebook and as pages: the picture, and the same in words beside it."""

from base64 import b64encode
from collections.abc import Collection
from html import escape
from typing import Any

from ek_teach.diagrams import MARK_SIGNS, Diagram, style, to_svg, to_table, told_rules
from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue
from ek_teach.views.data import label
from ek_teach.views.html import page, static_file
from ek_teach.views.plain import clean

__all__ = ["diagram_bundle", "diagram_fragment", "diagram_html"]


def _told(text: str) -> str:
    return escape(clean(" ".join(text.split())))


def _words(diagram: Diagram) -> str:
    """Each node with what leads on from it, and the rules behind that, as nested lists."""
    labels = {node.id: _told(node.label) for node in diagram.nodes}
    parts = []
    for node in diagram.nodes:
        leads = []
        for edge in diagram.edges:
            if edge.source == node.id:
                rules = "".join(f"<li>{_told(rule)}</li>" for rule in told_rules(diagram, edge))
                way = f"{MARK_SIGNS[edge.mark]}{_told(edge.label)} → {labels[edge.target]}"
                inner = f"<details><summary>{way}</summary><ul>{rules}</ul></details>" if rules else way
                leads.append(f"<li>{inner}</li>")
        about = f"<strong>{MARK_SIGNS[node.mark]}{labels[node.id]}</strong>. {_told(node.about)}"
        parts.append(f'<li data-words="{escape(node.id)}">{about}<ul>{"".join(leads)}</ul></li>')
    return f'<ul class="ek-words">{"".join(parts)}</ul>'


def _still(diagram: Diagram, svg: str) -> str:
    """The picture as an image: a notebook that is not trusted yet would show the bare words of an SVG element."""
    held = b64encode(svg.encode()).decode()
    return f'<img class="ek-still" alt="{_told(diagram.description)}" src="data:image/svg+xml;base64,{held}">'


def _body(diagram: Diagram, state: str | None, edges: Collection[str]) -> str:
    language = diagram.language
    try:
        picture = _still(diagram, to_svg(diagram, state, edges))
    except EkTeachError as error:
        # The words say the same.
        picture = f"<p>{_told(str(error))}</p>"
    buttons = "".join(
        f'<button type="button" class="ek-button" data-zoom="{way}">{_told(label(language, f"zoom-{way}"))}</button>'
        for way in ("out", "in", "fit")
    )
    near = _told(label(language, "near"))
    buttons += f'<button type="button" class="ek-button" data-near aria-pressed="false">{near}</button>'
    zoom = _told(label(language, "zoom"))
    return (
        f'<div class="ek-walk ek-drawn" data-ek-diagram lang="{load_catalogue(language).tag}">\n'
        f'<div class="ek-title" role="heading" aria-level="2">{_told(diagram.title)}</div>\n'
        f"<p>{_told(diagram.description)}</p>\n"
        f'<div class="ek-tools" role="group" aria-label="{zoom}" hidden>{buttons}</div>\n'
        f'<div class="ek-picture">{picture}</div>\n<div class="ek-node-rules" aria-live="polite"></div>\n'
        f"<details><summary>{_told(label(language, 'in-words'))}</summary>{_words(diagram)}</details>\n</div>"
    )


def _style() -> str:
    return static_file("step_through.css") + style() + static_file("diagram.css")


def diagram_fragment(diagram: Diagram, state: str | None = None, edges: Collection[str] = ()) -> str:
    """Write a diagram as a piece of HTML, for a notebook's output.

    Parameters
    ----------
    diagram : Diagram
    state : str, optional
        The node where the game is, which is marked.
    edges : collection of str
        Edges that were just taken, which are marked.

    Raises
    ------
    EkTeachError
        If there is no such node or edge.
    """
    return (
        f"<style>\n{_style()}</style>\n{_body(diagram, state, edges)}\n"
        f'<script type="module">\n{static_file("diagram.js")}</script>\n'
    )


def diagram_html(diagram: Diagram, state: str | None = None, edges: Collection[str] = ()) -> str:
    """Write a diagram as a page of its own, which loads nothing; see :func:`diagram_fragment`."""
    body = _body(diagram, state, edges)
    tag = load_catalogue(diagram.language).tag
    return page(tag, _told(diagram.title), body, _style(), static_file("diagram.js"))


def diagram_bundle(diagram: Diagram) -> dict[str, Any]:
    """Show a diagram in a notebook: the picture, and the same in words for readers without pictures."""
    return {"text/html": diagram_fragment(diagram), "text/plain": to_table(diagram)}
