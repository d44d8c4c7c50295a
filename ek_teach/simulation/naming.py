"""What tables and walks call the players: no two alike."""

from collections.abc import Sequence
from itertools import count
from typing import Final

from ek_teach.explain import load_catalogue
from ek_teach.notation.names import HIDDEN_SIGNS, fold
from ek_teach.play import ALL_STRATEGIES, Player
from ek_teach.timeline.model import VIEWERS

__all__ = ["seated_names", "strategy_label", "told_apart"]

_TAKEN: Final = frozenset(("turn", "low", "high", "all", *VIEWERS))
"""Columns that tables have beside the players, and words that a walk has for viewers."""


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Number the names that several have, or that look alike, past the numbers that others have.

    Examples
    --------
    >>> told_apart(["random 2", "random", "counter", "random", "low"])
    ('random 2', 'random 1', 'counter', 'random 3', 'low 1')
    """
    folded = [fold(HIDDEN_SIGNS.sub("", name)) for name in names]
    taken, apart = {*folded, *_TAKEN}, []
    for name, plain in zip(names, folded, strict=True):
        if folded.count(plain) > 1 or plain in _TAKEN:
            number = next(number for number in count(1) if f"{plain} {number}" not in taken)
            taken.add(f"{plain} {number}")
            apart.append(f"{name} {number}")
        else:
            apart.append(name)
    return tuple(apart)


def strategy_label(name: str) -> str:
    """What a strategy is called in tables, in the language that is spoken; one of one's own by its own name.

    Examples
    --------
    >>> strategy_label("cautious"), strategy_label("mine")
    ('cautious', 'mine')
    """
    return load_catalogue().say(f"strategy-{name}.label") if name in ALL_STRATEGIES else name


def seated_names(players: Sequence[Player]) -> tuple[str, ...]:
    """What the players of a walk are called: as their strategies, no two alike.

    Examples
    --------
    >>> from ek_teach.play import players
    >>> seated_names(players(["random", "cautious", "random"]))
    ('Random 1', 'Cautious', 'Random 2')
    """
    say = load_catalogue().say
    return told_apart([player.name if player.own else say(f"strategy-{player.name}") for player in players])
