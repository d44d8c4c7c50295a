"""Questions and answers of a record in words."""

from collections.abc import Sequence
from typing import Final

from ek_teach import notation
from ek_teach.explain import load_catalogue, move_words
from ek_teach.notation import QuestionKind

__all__ = ["answer_words", "question_words"]

_WORDS: Final = frozenset(
    ("yes", "no", "irregular", "nobody", "refused", "depends", "another player", "nobody knows", "no cards", "nothing")
)
"""The answers that are words of the notation, which each language has its own for."""


def question_words(question: notation.Question, names: Sequence[str], language: str = "en") -> str:
    r"""Ask a question in words.

    Examples
    --------
    >>> script = notation.read("players: Ana Luis\nask: how many turns does Luis owe?")
    >>> question_words(script.questions[0], script.players)
    'How many turns does Luis owe?'
    """
    catalogue, move = load_catalogue(language), question.move
    message = f"question-{question.kind.name.lower()}"
    if question.kind is QuestionKind.TURNS_OWED and question.player is not None:
        message += ".player"
    if question.about is not None:
        message += ".hand"
    return catalogue.say(
        message,
        player="" if question.player is None else names[question.player],
        owner="" if question.about is None else names[question.about],
        card=catalogue.card(question.cards) if question.cards else "",
        move="" if move is None else move_words(move.action, names, language),
    )


def answer_words(value: str, language: str = "en") -> str:
    """Tell an answer of the notation in words.

    Examples
    --------
    >>> answer_words("irregular"), answer_words("Luis")
    ('yes, but irregular', 'Luis')
    """
    return load_catalogue(language).say(f"answer-{value.replace(' ', '_')}") if value in _WORDS else value
