"""Diagrams that are taken from the engine, never drawn by hand, written as SVG, DOT, Mermaid and words."""

from ek_teach.diagrams.attacks import attack_stacking, locate_attack, trace_attack
from ek_teach.diagrams.model import Diagram, Edge, Mark, Node, NodeKind, neighbourhood
from ek_teach.diagrams.nopes import locate_nope, nope_chain, trace_nope
from ek_teach.diagrams.setups import set_up
from ek_teach.diagrams.turns import locate, trace, turn_flow
from ek_teach.diagrams.svg import style, to_svg
