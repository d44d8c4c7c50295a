"""Explain, play and compare the rules of the card game Exploding Kittens, paragraph by paragraph.

The names that a notebook needs stand here; the rest is in the rooms: ``rulebook``, ``engine``, ``notation``,
``explain``, ``diagrams``, ``timeline``, ``rulings``, ``views``.

Examples
--------
>>> import ek_teach
>>> ek_teach.load_rulebook("es").values["attack_on_attack"]
'add'
"""

import sys
from importlib import import_module
from typing import Any, Final

__version__: Final = "0.1.0"

_HOMES: Final = {
    "difference": "ek_teach.rulebook",
    "load_rulebook": "ek_teach.rulebook",
    "told_in": "ek_teach.rulebook",
    "speak": "ek_teach.languages",
    "spoken": "ek_teach.languages",
    "parse_house_rule": "ek_teach.rulebook",
    "EkTeachError": "ek_teach.errors",
    "Seeded": "ek_teach.engine",
    "attack_stacking": "ek_teach.diagrams",
    "compare": "ek_teach.diagrams",
    "nope_chain": "ek_teach.diagrams",
    "set_up": "ek_teach.diagrams",
    "turn_flow": "ek_teach.diagrams",
    "random_game": "ek_teach.play",
    "Timeline": "ek_teach.timeline",
    "Walk": "ek_teach.timeline",
    "play_out": "ek_teach.timeline",
    "simulate": "ek_teach.simulation",
    "load_result": "ek_teach.simulation",
    "Puzzle": "ek_teach.lessons.puzzle",
    "exercise": "ek_teach.lessons.exercises",
    "Quiz": "ek_teach.lessons.quiz",
    "quiz": "ek_teach.lessons.quiz",
    "AttackCounter": "ek_teach.views",
    "NopeExplorer": "ek_teach.views",
    "explosion_chart": "ek_teach.views",
    "length_chart": "ek_teach.views",
    "seat_chart": "ek_teach.views",
    "win_chart": "ek_teach.views",
    "as_text": "ek_teach.views",
    "save_html": "ek_teach.views",
}

__all__ = [  # noqa: PLE0604 - the names are those of _HOMES
    "__version__",
    *_HOMES,
]


def __getattr__(name: str) -> Any:
    # Loaded on first use, so that the engine alone needs nothing but the standard library.
    if name not in _HOMES:
        raise AttributeError(f"module 'ek_teach' has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_HOMES[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *_HOMES])


if (_ipython := sys.modules.get("IPython")) is not None and _ipython.get_ipython() is not None:
    import_module("ek_teach.views.notebook").register()
