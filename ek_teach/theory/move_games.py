"""The small game of lesson 12: one Kitten, a few cards that can only be drawn, and the question what to do first."""

from collections.abc import Sequence
from typing import Final

from ek_teach.cards import BOX, Title
from ek_teach.errors import EkTeachError, shown
from ek_teach.rulebook import Rulebook
from ek_teach.theory.arguments import require, require_names, whether, whole
from ek_teach.theory.hot_potato import NAMES, cats
from ek_teach.theory.small_games import SmallGame, small_game

__all__ = ["EVERYTHING_TO_TRY", "move_game", "move_table"]

EVERYTHING_TO_TRY: Final = "skip, attack, shuffle, see the future"
"""What the first player holds besides a Defuse, if nothing else is asked for."""

_MOST: Final = 8


def move_table(
    cards: int,
    *,
    hand: str = EVERYTHING_TO_TRY,
    rival: str = "",
    defuses: Sequence[int] = (1, 1),
    skips: bool = False,
    names: Sequence[str] = NAMES,
) -> str:
    """Write the table of :func:`move_game` in the notation; the parameters are the same.

    Examples
    --------
    >>> print(move_table(3, hand="skip", rival="attack"))
    players: Ana Luis
    Ana: defuse, skip
    Luis: defuse, attack
    pile: tacocat*2, exploding kitten
    """
    most = min(_MOST, BOX[Title.SKIP]) if whether(skips, "skips") else _MOST
    whole(cards, "cards", 1, most + 1)
    if not isinstance(defuses, list | tuple) or len(defuses) != 2:
        raise EkTeachError(f"defuses tells for both players how many they hold, as (1, 1), not {shown(defuses)}.")
    for held in defuses:
        whole(held, "each number of defuses", 0, 2)
    for held, whose in ((hand, "hand"), (rival, "rival")):
        require(held, str, f"{whose} is a list of cards in a text, as 'skip, attack'")
    require_names(names, 2, len(NAMES))
    lines = [f"players: {' '.join(names[:2])}"]
    for name, number, others in zip(names, defuses, (hand, rival), strict=False):
        lines.append(f"{name}: {', '.join(['defuse'] * number + [others] * bool(others)) or 'nothing'}")
    rest = ([f"skip*{cards - 1}"] if cards > 1 else []) if skips else cats(cards - 1)
    return "\n".join((*lines, f"pile: {', '.join([*rest, 'exploding kitten'])}"))


def move_game(
    cards: int,
    *,
    hand: str = EVERYTHING_TO_TRY,
    rival: str = "",
    defuses: Sequence[int] = (1, 1),
    skips: bool = False,
    names: Sequence[str] = NAMES,
    rulebook: str | Rulebook | None = None,
) -> SmallGame:
    """Make the game of two players in which the first one wonders what to do.

    Parameters
    ----------
    cards : int
        How many lie in the pile, from 1 to 9; one is the Kitten, which is shuffled in when it is defused.
    hand, rival : str
        What the two hold besides their Defuses, as ``"skip, attack"``.
    defuses : tuple of int
        How many each holds, from 0 to 2.
    skips : bool
        Whether the rest of the pile is Skips (five cards at most) and not cats, which can only be drawn.
    names : sequence of str
    rulebook : str or Rulebook, optional
        The Spanish one without it.

    Raises
    ------
    EkTeachError
        For numbers and cards that cannot be.

    Examples
    --------
    >>> from ek_teach.theory import backward_induction
    >>> [str(backward_induction(move_game(cards, hand="", skips=True)).values[0]) for cards in (1, 2, 3, 4)]
    ['0', '5/8', '31/108', '43/72']
    """
    text = move_table(cards, hand=hand, rival=rival, defuses=defuses, skips=skips, names=names)
    return small_game(text, rulebook=rulebook)
