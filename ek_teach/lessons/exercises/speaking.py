"""In which language an exercise is spoken: whatever a template says while it is at work is said in it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from ek_teach.explain import load_catalogue
from ek_teach.languages import known_language, speak, spoken

__all__ = ["Say", "speaking", "words_of"]

Say: TypeAlias = Callable[..., str]


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while: templates, kinds of answers and theory all use the one that is spoken.

    Examples
    --------
    >>> with speaking("es"):
    ...     print(spoken())
    es
    >>> spoken()
    'en'
    """
    before = spoken()
    if known_language(language) == before:
        yield
        return
    speak(language)
    try:
        yield
    finally:
        speak(before)


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
