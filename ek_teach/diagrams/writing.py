"""A diagram as text: in Graphviz's language, in Mermaid's, and in words."""

from collections.abc import Iterator
from typing import Final

from ek_teach.diagrams.drawing import MARKS
from ek_teach.diagrams.model import Diagram, Edge, Mark, NodeKind
from ek_teach.diagrams.text import harmless
from ek_teach.explain import load_catalogue, rule_reasons

__all__ = ["LINES", "SHAPES", "quoted", "to_dot", "to_mermaid", "to_table", "told_rules"]

SHAPES: Final = {
    NodeKind.START: ("box", "rounded", "([{}])"),
    NodeKind.CHOICE: ("box", "rounded,bold", "({})"),
    NodeKind.REACTION: ("hexagon", "bold", "{{{{{}}}}}"),
    NodeKind.CHANCE: ("box", "rounded,dashed", "[/{}/]"),
    NodeKind.STEP: ("box", "solid", "[{}]"),
    NodeKind.PLACE: ("box3d", "solid", "[[{}]]"),
    NodeKind.END: ("doubleoctagon", "solid", "(({}))"),
}
"""For each kind of node Graphviz's shape and style, and Mermaid's brackets."""

LINES: Final = {Mark.SAME: "solid", Mark.FIRST: "dotted", Mark.SECOND: "bold", Mark.CHANGED: "dashed"}


def _label(text: str, mark: Mark) -> str:
    return harmless(MARKS[mark] + text if text or mark is not Mark.SAME else "")


def quoted(text: str) -> str:
    r"""Quote a text for Graphviz.

    Examples
    --------
    >>> print(quoted('a "b"\\n'))
    "a \"b\"\\n"
    """
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def to_dot(diagram: Diagram) -> str:
    """Write a diagram in Graphviz's language.

    Parameters
    ----------
    diagram : Diagram

    Examples
    --------
    >>> from ek_teach.diagrams import attack_stacking
    >>> from ek_teach.rulebook import load_rulebook
    >>> print(to_dot(attack_stacking(load_rulebook("zh"))).splitlines()[5])
      "attacked-1" [label="Last owed turn", shape=box, style="rounded,bold"]
    """
    lines = [
        "digraph {",
        f"  graph [label={quoted(harmless(diagram.title))}, labelloc=t, rankdir=TB]",
        '  node [fontname="sans-serif"]',
        '  edge [fontname="sans-serif"]',
    ]
    for node in diagram.nodes:
        shape, style, _ = SHAPES[node.kind]
        label = quoted(_label(node.label, node.mark))
        lines.append(f'  {quoted(node.id)} [label={label}, shape={shape}, style="{style}"]')
    for edge in diagram.edges:
        label = quoted(_label(edge.label, edge.mark))
        lines.append(f"  {quoted(edge.source)} -> {quoted(edge.target)} [label={label}, style={LINES[edge.mark]}]")
    return "\n".join([*lines, "}", ""])


def _mermaid(text: str) -> str:
    told = text.replace("#", "#35;").replace("&", "#amp;").replace('"', "#quot;")
    return '"' + told.replace("<", "#lt;").replace(">", "#gt;").replace("\n", "<br/>") + '"'


def to_mermaid(diagram: Diagram) -> str:
    """Write a diagram in Mermaid's language, as Markdown pages show it.

    Examples
    --------
    >>> from ek_teach.diagrams import nope_chain
    >>> from ek_teach.rulebook import load_rulebook
    >>> print(to_mermaid(nope_chain(load_rulebook("es"))).splitlines()[3])
    flowchart TD
    """
    names = {node.id: f"n{number}" for number, node in enumerate(diagram.nodes)}
    lines = ["---", f"title: {_mermaid(_one_line(diagram.title))}", "---", "flowchart TD"]
    for node in diagram.nodes:
        brackets = SHAPES[node.kind][2]
        lines.append(f"  {names[node.id]}{brackets.format(_mermaid(_label(node.label, node.mark)))}")
    for edge in diagram.edges:
        label = _label(edge.label, edge.mark)
        told = f"|{_mermaid(label)}|" if label else ""
        arrow = "-.->" if edge.mark in (Mark.FIRST, Mark.CHANGED) else "==>" if edge.mark is Mark.SECOND else "-->"
        lines.append(f"  {names[edge.source]} {arrow}{told} {names[edge.target]}")
    return "\n".join([*lines, ""])


def told_rules(diagram: Diagram, edge: Edge) -> tuple[str, ...]:
    """Tell the rules behind an edge, each with its paragraphs; in a comparison what differs, under both rulebooks."""
    books = [diagram.rulebook]
    rules = edge.rules
    if diagram.against is not None:
        books = [diagram.against] if edge.mark is Mark.SECOND else [diagram.rulebook]
        if edge.mark is Mark.CHANGED:
            books, rules = [diagram.rulebook, diagram.against], edge.changed
    catalogue, told = load_catalogue(diagram.language), []
    for book in books:
        for reason in rule_reasons(rules, book, (), diagram.language):
            sources = catalogue.marks.parted(map(str, reason.citations))
            told.append(f"{reason.text} [{sources or catalogue.say('diagram-silent', book=book.id)}]")
    return tuple(dict.fromkeys(told))


def _one_line(text: str) -> str:
    return " ".join(harmless(text).split())


def to_table(diagram: Diagram) -> str:
    """Tell a diagram in words: each node, what leads on from it, and the rules behind that.

    Examples
    --------
    >>> from ek_teach.diagrams import attack_stacking
    >>> from ek_teach.rulebook import load_rulebook
    >>> print(to_table(attack_stacking(load_rulebook("zh"))).splitlines()[0])
    Attack stacking (zh)
    """
    return "\n".join(_told(diagram)) + "\n"


def _told(diagram: Diagram) -> Iterator[str]:
    catalogue = load_catalogue(diagram.language)
    say, marks = catalogue.say, catalogue.marks
    yield _one_line(diagram.title)
    yield _one_line(diagram.description)
    labels = {node.id: _one_line(node.label) for node in diagram.nodes}
    for node in diagram.nodes:
        yield ""
        kind = say("diagram-kind", kind=str(node.kind))
        yield marks.named(marks.aside(f"{MARKS[node.mark]}{labels[node.id]}", kind), _one_line(node.about))
        for edge in diagram.edges:
            if edge.source != node.id:
                continue
            label = _one_line(_label(edge.label, edge.mark))
            yield "  → " + (
                say("diagram-leads", label=label, target=labels[edge.target]) if label else labels[edge.target]
            )
            yield from (f"      {rule}" for rule in told_rules(diagram, edge))
