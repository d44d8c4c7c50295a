"""Two diagrams of one kind laid over each other: what only one rulebook has, and what both have with another rule."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from ek_teach.diagrams.model import Diagram, Edge, Mark, Node
from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue
from ek_teach.rulebook import told_in

__all__ = ["compare"]

_Thing = TypeVar("_Thing", Node, Edge)


def compare(first: Diagram, second: Diagram) -> Diagram:
    """Lay two diagrams of one kind over each other.

    Parameters
    ----------
    first, second : Diagram
        The same kind of diagram under two rulebooks.

    Returns
    -------
    Diagram
        Everything that either has; what only one of them has is marked, and so is what rests on another value of an
        option or has other words.

    Raises
    ------
    EkTeachError
        If they are of different kinds.

    Examples
    --------
    >>> from ek_teach.diagrams import attack_stacking
    >>> from ek_teach.rulebook import load_rulebook
    >>> both = compare(*(attack_stacking(load_rulebook(book)) for book in ("zh", "es")))
    >>> both.edge("attacked-2--attacked-4").mark.value, both.edge("attacked-2--attacked-2").mark.value
    ('second', 'first')
    """
    if first.name != second.name:
        raise EkTeachError(f"a diagram of the {first.name} and one of the {second.name} cannot be compared.")
    say = load_catalogue(first.language).say

    def edge(one: Edge, two: Edge) -> Edge:
        told = tuple(rule for rule in two.rules if rule not in one.rules or _differs(rule, first, second))
        gone = tuple(rule for rule in one.rules if rule not in two.rules)
        changed = (*told, *gone)
        words = one.label if one.label == two.label else f"{one.label} → {two.label}"
        if not changed and one.label == two.label:
            return two
        return replace(two, label=words, mark=Mark.CHANGED, changed=changed)

    def node(one: Node, two: Node) -> Node:
        return two if one == two else replace(two, mark=Mark.CHANGED)

    return Diagram(
        first.name,
        say("diagram-compared.title", title=first.title, book=second.rulebook.id),
        say("diagram-compared", description=first.description, book=told_in(second.rulebook, first.language).title),
        first.rulebook,
        _laid_over(first.nodes, second.nodes, node),
        _laid_over(first.edges, second.edges, edge),
        against=second.rulebook,
        language=first.language,
    )


def _differs(rule: str, first: Diagram, second: Diagram) -> bool:
    return first.rulebook.values.get(rule) != second.rulebook.values.get(rule)


def _laid_over(
    first: Sequence[_Thing], second: Sequence[_Thing], both: Callable[[_Thing, _Thing], _Thing]
) -> tuple[_Thing, ...]:
    """Everything that either has, in the order of the first; what only the second has stands behind its neighbour."""
    ours, theirs = {thing.id: thing for thing in first}, {thing.id: thing for thing in second}
    order = [thing.id for thing in first]
    before = ""
    for thing in second:
        if thing.id not in ours:
            order.insert(order.index(before) + 1 if before in order else len(order), thing.id)
        before = thing.id
    laid = []
    for name in order:
        one, two = ours.get(name), theirs.get(name)
        if one is not None and two is not None:
            laid.append(both(one, two))
        elif one is not None:
            laid.append(replace(one, mark=Mark.FIRST))
        elif two is not None:
            laid.append(replace(two, mark=Mark.SECOND))
    return tuple(laid)
