"""Diagrams that are taken from the engine, never drawn by hand, written as SVG, DOT, Mermaid and words."""

from collections.abc import Callable
from typing import Final

from ek_teach.diagrams.attacks import attack_stacking, locate_attack, trace_attack
from ek_teach.diagrams.comparing import compare
from ek_teach.diagrams.drawing import MARKS as MARK_SIGNS
from ek_teach.diagrams.model import Diagram, Edge, Mark, Node, NodeKind, neighbourhood
from ek_teach.diagrams.nopes import locate_nope, nope_chain, trace_nope
from ek_teach.diagrams.pictures import to_pdf, to_png
from ek_teach.diagrams.setups import set_up
from ek_teach.diagrams.svg import style, to_svg
from ek_teach.diagrams.turns import locate, trace, turn_flow
from ek_teach.diagrams.writing import to_dot, to_mermaid, to_table, told_rules
from ek_teach.errors import EkTeachError, nearest
from ek_teach.languages import spoken
from ek_teach.rulebook import Rulebook

__all__ = [
    "DIAGRAMS",
    "MARK_SIGNS",
    "Diagram",
    "Edge",
    "Mark",
    "Node",
    "NodeKind",
    "attack_stacking",
    "compare",
    "diagram",
    "locate",
    "locate_attack",
    "locate_nope",
    "neighbourhood",
    "nope_chain",
    "set_up",
    "style",
    "to_dot",
    "to_mermaid",
    "to_pdf",
    "to_png",
    "to_svg",
    "to_table",
    "told_rules",
    "trace",
    "trace_attack",
    "trace_nope",
    "turn_flow",
]

_PLAIN: Final[dict[str, Callable[[Rulebook, str], Diagram]]] = {
    "turn-flow": turn_flow,
    "attack": attack_stacking,
    "nope": nope_chain,
}

DIAGRAMS: Final = (*_PLAIN, "set-up")
"""The names of the diagrams."""


def diagram(name: str, rulebook: Rulebook, *, players: int | None = None, language: str | None = None) -> Diagram:
    """Draw up one of :data:`DIAGRAMS` by its name.

    Parameters
    ----------
    name : str
    rulebook : Rulebook
    players : int, optional
        For ``set-up``: two to five; else it counts for each of them.
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Raises
    ------
    EkTeachError
        If there is no such diagram, language or number of players, or if players are given for another diagram.

    Examples
    --------
    >>> from ek_teach.rulebook import load_rulebook
    >>> diagram("nope", load_rulebook("zh")).title
    'Chain of Nopes (zh)'
    """
    if name not in DIAGRAMS:
        known = ", ".join(DIAGRAMS)
        raise EkTeachError(f"there is no diagram {str(name)[:40]!r}{nearest(str(name), DIAGRAMS)} There are: {known}.")
    if name == "set-up":
        return set_up(rulebook, players, language)
    if players is not None:
        raise EkTeachError(f"the number of players makes no difference to {name}; give it for set-up only.")
    return _PLAIN[name](rulebook, spoken(language))
