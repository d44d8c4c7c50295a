"""A diagram as a value: what is waited for, what leads from one to the other, and the rule behind it.

Nothing here draws; the functions that make diagrams run the engine, and those that write them only read these values.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from ek_teach.errors import EkTeachError, nearest
from ek_teach.rulebook import Rulebook

__all__ = ["Diagram", "Edge", "Mark", "Node", "NodeKind", "neighbourhood"]


class NodeKind(StrEnum):
    """What a node stands for."""

    START = "start"
    """Where everything begins."""
    CHOICE = "choice"
    """A player decides."""
    REACTION = "reaction"
    """Everybody is asked for a Nope."""
    CHANCE = "chance"
    """Chance decides."""
    STEP = "step"
    """Something that happens on the way; nothing is waited for."""
    PLACE = "place"
    """A place where cards lie."""
    END = "end"
    """Nothing follows."""


class Mark(StrEnum):
    """What a comparison says about a node or an edge."""

    SAME = ""
    FIRST = "first"
    """Only the first rulebook has it."""
    SECOND = "second"
    """Only the second rulebook has it."""
    CHANGED = "changed"
    """Both have it, with another rule or other words."""


@dataclass(frozen=True, slots=True)
class Node:
    """One node.

    Attributes
    ----------
    id : str
        Its name, which never changes with rulebook or language.
    label : str
        A few words; lines are ended by a newline.
    kind : NodeKind
    about : str
        The same in a sentence.
    mark : Mark
        What a comparison says about it.
    """

    id: str
    label: str
    kind: NodeKind = NodeKind.STEP
    about: str = ""
    mark: Mark = Mark.SAME


@dataclass(frozen=True, slots=True)
class Edge:
    """One edge.

    Attributes
    ----------
    id : str
        ``source--target``.
    source, target : str
        Nodes by their names.
    label : str
        A few words; lines are ended by a newline.
    rules : tuple of str
        The options and rules behind it, by name, as the engine told them.
    back : bool
        Whether it is the way back of another edge, taken by a late Nope; drawn upon that edge.
    mark : Mark
        What a comparison says about it.
    changed : tuple of str
        For a changed edge the options and rules that differ.
    """

    id: str
    source: str
    target: str
    label: str
    rules: tuple[str, ...] = ()
    back: bool = False
    mark: Mark = Mark.SAME
    changed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Diagram:
    """A graph taken from the engine under one rulebook, or two of them compared.

    Attributes
    ----------
    name : str
        ``turn-flow``, ``attack``, ``nope`` or ``set-up``.
    title, description : str
        What it shows, in a few words and in a sentence or two.
    rulebook : Rulebook
    nodes : tuple of Node
        In the order of play.
    edges : tuple of Edge
        In the order of their sources.
    against : Rulebook or None
        The second rulebook of a comparison.
    language : str
        The language of its words.

    Examples
    --------
    >>> from ek_teach.diagrams import turn_flow
    >>> from ek_teach.rulebook import load_rulebook
    >>> flow = turn_flow(load_rulebook("es"))
    >>> flow.node("kitten").kind.value, flow.edge("kitten--exploded").rules[-1]
    ('choice', 'defuse_compulsory')
    """

    name: str
    title: str
    description: str
    rulebook: Rulebook
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    against: Rulebook | None = None
    language: str = "en"

    def node(self, name: str) -> Node:
        """Find a node.

        Raises
        ------
        EkTeachError
            If there is none of this name.
        """
        known = {node.id: node for node in self.nodes}
        if name not in known:
            raise EkTeachError(
                f"the diagram {self.name} has no node {str(name)[:60]!r}{nearest(str(name), known)}"
                f" It has: {', '.join(known)}."
            )
        return known[name]

    def edge(self, name: str) -> Edge:
        """Find an edge.

        Raises
        ------
        EkTeachError
            If there is none of this name.
        """
        known = {edge.id: edge for edge in self.edges}
        if name not in known:
            raise EkTeachError(
                f"the diagram {self.name} has no edge {str(name)[:60]!r}{nearest(str(name), known)}"
                f" It has: {', '.join(known)}."
            )
        return known[name]


def neighbourhood(diagram: Diagram, node: str, steps: int = 1) -> Diagram:
    """Cut out what lies around a node.

    Parameters
    ----------
    diagram : Diagram
    node : str
        The name of a node.
    steps : int
        How many edges away, either way, a node may lie to be kept.

    Returns
    -------
    Diagram
        With those nodes and the edges between them, in the same order.

    Raises
    ------
    EkTeachError
        If there is no such node, or the number of steps is no whole number from 0.

    Examples
    --------
    >>> from ek_teach.diagrams import turn_flow
    >>> from ek_teach.rulebook import load_rulebook
    >>> [node.id for node in neighbourhood(turn_flow(load_rulebook("es")), "kitten").nodes]
    ['draw', 'kitten', 'exploded', 'placing']
    """
    if steps.__class__ is not int or steps < 0:
        raise EkTeachError(f"a neighbourhood is a whole number of steps from 0, not {steps!r:.40}.")
    near = {diagram.node(node).id}
    for _ in range(min(steps, len(diagram.nodes))):
        near |= {
            end for edge in diagram.edges for end in (edge.source, edge.target) if {edge.source, edge.target} & near
        }
    return replace(
        diagram,
        nodes=tuple(each for each in diagram.nodes if each.id in near),
        edges=tuple(edge for edge in diagram.edges if edge.source in near and edge.target in near),
    )
