"""What an exercise says, in the language that is spoken while its template is at work."""

from collections.abc import Callable
from typing import TypeAlias

from ek_teach.explain import load_catalogue

__all__ = ["Say", "words_of"]

Say: TypeAlias = Callable[..., str]


def words_of(name: str) -> Say:
    """Give what words the parts of one exercise's messages, in the language that is spoken now.

    Parameters
    ----------
    name : str
        As in the message ``exercise-NAME``.

    Examples
    --------
    >>> words_of("whose-turn")("question")
    'Whose turn is it now?'
    """
    say = load_catalogue().say
    return lambda part, **arguments: say(f"exercise-{name}.{part}", **arguments)
