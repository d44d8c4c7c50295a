"""Questions and answers of a record in words."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from ek_teach import notation
from ek_teach.explain import Catalogue, load_catalogue, move_words
from ek_teach.notation import QuestionKind
from ek_teach.notation.names import known_card

__all__ = ["answer_words", "answer_written", "question_words"]

_WORDS: Final = frozenset(
    ("yes", "no", "irregular", "nobody", "refused", "depends", "another player", "nobody knows", "no cards", "nothing")
)
"""The answers that are words of the notation, which each language has its own for."""

_PLACES: Final = ("draw pile", "discard pile", "out of the game")
_OF_PLAYERS: Final = re.compile("(hand of|face up in front of|face down in front of) (.+)")
_COUNTED: Final = re.compile(r"(.+?)(?:\*([0-9]+))?")


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


def _key(words: str) -> str:
    return words.replace(" ", "_")


def _part_words(part: str, catalogue: Catalogue) -> str:
    """Tell one of several things that an answer lists: a place, cards, or the name of a player."""
    if part in _PLACES:
        return catalogue.say(f"answer-place-{_key(part)}")
    if of_player := _OF_PLAYERS.fullmatch(part):
        return catalogue.say(f"answer-place-{_key(of_player[1])}", player=of_player[2])
    counted = _COUNTED.fullmatch(part)
    code = known_card(counted[1]) if counted else None
    if counted and code is not None:
        return catalogue.say("cards-counted", card=catalogue.card(code), number=int(counted[2] or 1))
    return part


def answer_words(value: str, language: str = "en") -> str:
    """Tell an answer of the notation in words.

    Examples
    --------
    >>> answer_words("irregular"), answer_words("Luis")
    ('yes, but irregular', 'Luis')
    >>> answer_words("discard pile, hand of Luis"), answer_words("?, skip*2")
    ('discard pile, hand of Luis', 'unknown card, 2 × Skip')
    """
    catalogue = load_catalogue(language)
    if value in _WORDS:
        return catalogue.say(f"answer-{_key(value)}")
    return catalogue.marks.listed(_part_words(part, catalogue) for part in value.split(", "))


@cache
def _written(language: str) -> tuple[dict[str, str], tuple[tuple[re.Pattern[str], str], ...]]:
    """What the words of a language are in the notation: whole answers, and places of a player."""
    catalogue = load_catalogue(language)
    words = {_folded(answer_words(word, language)): word for word in (*sorted(_WORDS), *_PLACES)}
    of_players = []
    for place in ("hand of", "face up in front of", "face down in front of"):
        before, after = _folded(catalogue.say(f"answer-place-{_key(place)}", player="\x00")).split("\x00")
        of_players.append((re.compile(f"{re.escape(before)}([^,]+){re.escape(after)}"), place))
    return words, tuple(of_players)


_COMMA: Final = re.compile(r"\s*[,，、]\s*")


def _folded(text: str) -> str:
    return " ".join(_COMMA.sub(", ", text.casefold()).split())


def _part_written(words: str, language: str) -> str | None:
    """Write one of several things that an answer lists; None for what is not understood."""
    known, of_players = _written(language)
    if (whole := known.get(words)) is not None:
        return whole
    return next((f"{place} {match[1]}" for told, place in of_players if (match := told.fullmatch(words))), None)


def answer_written(words: str, language: str = "en") -> str:
    """Write what somebody answered in their language as the notation has it; what is not understood stays as it is.

    Examples
    --------
    >>> answer_written("sí", "es"), answer_written("棄牌堆、Ana的手牌", "zh"), answer_written("Luis", "tr")
    ('yes', 'discard pile, hand of ana', 'Luis')
    """
    rest, written = _COMMA.split(words.strip()), list[str]()
    while rest:
        # A place may have a comma of its own, as "Tom adlı oyuncunun önünde, kapalı": the longest that is one is meant.
        for size in range(len(rest), 0, -1):
            if (found := _part_written(_folded(", ".join(rest[:size])), language)) is not None:
                break
        written.append(found or rest[0])
        rest = rest[size:]
    return ", ".join(written)
