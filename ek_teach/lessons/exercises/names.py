"""Answers that are words: one of some choices, players, a move."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from ek_teach.errors import EkTeachError, NotationError, shown
from ek_teach.explain import load_catalogue
from ek_teach.languages import LANGUAGES, spoken
from ek_teach.lessons.exercises.answers import AnswerKind, as_text, require_words, unreadable, without_frills
from ek_teach.notation.moves import read_move
from ek_teach.notation.names import Piece, find_player, fold, known_card, told_card

__all__ = ["Choice", "Move", "Who"]

_MORE_WORDS: Final = {
    "yes": ("y", "true", "allowed", "si"),
    "no": ("n", "false", "not allowed"),
    "nobody": ("no one", "no-one", "none", "noone", "nadie", "kimse", "никто"),
}
"""What people say besides the words that the languages have for it."""

_DRAW: Final = "exercise-answer-move.draw"
_AND: Final = re.compile(r"[,;&、]|\b(?:and|y|ve|и)\b|[和與]")


@cache
def _said(answer: str) -> frozenset[str]:
    """The words for yes, no or nobody in every language: whoever writes one need not say which it is."""
    told = (load_catalogue(language).say(f"answer-{answer}") for language in LANGUAGES)
    return frozenset(map(fold, (*told, *_MORE_WORDS[answer])))


def _listed(words: Iterable[str]) -> str:
    return load_catalogue().marks.listed(words)


def _require_told_apart(kind: AnswerKind, options: Iterable[str]) -> None:
    """Refuse options of which one would be read as another, or as none of them."""
    for option in options:
        meant = kind.read(option)
        if meant != option:
            raise EkTeachError(f"the option {option!r:.60} would be read as {meant!r:.60}; give only one of them.")


@dataclass(frozen=True, slots=True)
class Choice(AnswerKind):
    """One of some words.

    Attributes
    ----------
    options : tuple of str
        As they are shown; ``yes`` and ``no`` can also be given as True and False.

    Examples
    --------
    >>> Choice(("yes", "no")).read(True), Choice(("draw", "skip")).read(" SKIP. ")
    ('yes', 'skip')
    """

    options: tuple[str, ...]

    def __post_init__(self) -> None:
        require_words(self.options, "the options of a Choice")
        _require_told_apart(self, self.options)

    @property
    def samples(self) -> Iterable[str]:
        """Each of the options."""
        return self.options

    @property
    def hint(self) -> str:
        """What can be written."""
        return load_catalogue().say("exercise-answer-choice", options=_listed(self.options))

    def read(self, answer: object) -> str:
        """Read one of the words, in any case."""
        text = ("yes" if answer else "no") if isinstance(answer, bool) else as_text(answer, self.hint)
        word = fold(text)
        if "yes" in self.options:
            word = "yes" if word in _said("yes") else "no" if word in _said("no") else word
        for option in self.options:
            if fold(without_frills(option)) == word:
                return option
        raise unreadable(self.hint, answer, text, self.options)


@dataclass(frozen=True, slots=True)
class Who(AnswerKind):
    """One player or several.

    Attributes
    ----------
    players : tuple of str
    several : bool
        Whether any number of players can be right, in any order; values are then frozensets, else single names.
    nobody : bool
        Whether nobody can be right: the empty text, or the empty set.

    Examples
    --------
    >>> Who(("Ana", "Luis")).read("LUIS")
    'Luis'
    >>> several = Who(("Ana", "Luis", "Mei"), several=True, nobody=True)
    >>> sorted(several.read("Mei and Ana")), several.told(several.read("nobody"))
    (['Ana', 'Mei'], 'nobody')
    """

    players: tuple[str, ...]
    several: bool = False
    nobody: bool = False

    def __post_init__(self) -> None:
        require_words(self.players, "the players of a Who")
        seats = {find_player(name, self.players) for name in self.players}
        if len(seats) < len(self.players):
            raise EkTeachError(f"two players of a Who cannot be told apart: {', '.join(self.players)}.")

    @property
    def samples(self) -> Iterable[str]:
        """Each of the players, and nobody."""
        return (*self.players, *(("nobody",) if self.nobody else ()))

    @property
    def hint(self) -> str:
        """What can be written."""
        say, names = load_catalogue().say, _listed(self.players)
        names = say("exercise-or", one=names, other=say("answer-nobody")) if self.nobody else names
        return say(f"exercise-answer-name{'.several' if self.several else ''}", names=names)

    def read(self, answer: object) -> str | frozenset[str]:
        """Read names, in any case, as a text or a list."""
        named = frozenset(self._named(answer))
        if not named and not self.nobody:
            raise unreadable(self.hint, answer)
        if self.several:
            return named
        if len(named) > 1:
            raise EkTeachError(load_catalogue().say("exercise-answer-name.one", number=len(named)))
        return next(iter(named), "")

    def _named(self, answer: object) -> Iterable[str]:
        if isinstance(answer, list | tuple | set | frozenset) and len(answer) <= len(self.players):
            parts = [as_text(part, self.hint) for part in answer]
        else:
            text = as_text(answer, self.hint)
            whole = find_player(text, self.players)
            if whole is not None:
                return [self.players[whole]]
            parts = [part.strip() for part in _AND.split(text)]
        if len(parts) == 1 and fold(parts[0]) in _said("nobody"):
            return []
        return [self._one(part, answer) for part in parts]

    def _one(self, part: str, answer: object) -> str:
        seat = find_player(part, self.players)
        if seat is None:
            raise unreadable(self.hint, answer, part, self.players)
        return self.players[seat]

    def told(self, value: str | Iterable[str]) -> str:
        """Write the names in the order of the seats."""
        named = {value} if isinstance(value, str) else frozenset(value)
        return _listed(name for name in self.players if name in named) or load_catalogue().say("answer-nobody")

    def same(self, given: str | frozenset[str], right: str | Iterable[str]) -> bool:
        """Whether the same players are meant."""
        return given == (frozenset(right) if self.several else right)


@dataclass(frozen=True, slots=True)
class Move(AnswerKind):
    """A move of one player, out of some that the exercise offers.

    Attributes
    ----------
    options : tuple of str
        The moves as the notation writes them, without the player's name: ``draw``, ``put back at 3``.
    players : tuple of str
    player : str
        Who is to move.

    Examples
    --------
    >>> move = Move(("draw", "skip", "put back on top"), ("Ana", "Luis"), "Ana")
    >>> move.read("Ana: plays a Skip"), move.read("put it back at 1"), move.read("saltar")
    ('skip', 'put back on top', 'skip')
    """

    options: tuple[str, ...]
    players: tuple[str, ...]
    player: str

    def __post_init__(self) -> None:
        require_words(self.options, "the options of a Move")
        require_words(self.players, "the players of a Move")
        if self.player not in self.players:
            raise EkTeachError(f"the player of a Move is one of {', '.join(self.players)}, not {shown(self.player)}.")
        _require_told_apart(self, self.options)

    @property
    def samples(self) -> Iterable[str]:
        """Each of the options."""
        return self.options

    @property
    def hint(self) -> str:
        """What can be written."""
        return load_catalogue().say("exercise-answer-move", options=_listed(map(self.told, self.options)))

    def read(self, answer: object) -> str:
        """Read a move, in the notation's own words or in those that it understands."""
        text = as_text(answer, self.hint)
        # With or without a colon, as people say it.
        name, rest = text[: len(self.player)], text[len(self.player) :]
        if fold(name) == fold(self.player) and rest[:1] in (" ", ":"):
            text = rest.lstrip(" :")
        meant = self._meant(text)
        for option in self.options:
            if fold(text) in self._words(option) or (meant is not None and self._meant(option) == meant):
                return option
        raise unreadable(self.hint, answer, text, map(self.told, self.options))

    def told(self, value: str) -> str:
        """Write a move: a card by its name, a draw in words, and any other as the notation has it."""
        card = known_card(value)
        if card is not None:
            return told_card(card, spoken())
        return load_catalogue().say(_DRAW) if value == "draw" else value

    def _words(self, option: str) -> set[str]:
        """What may be written for an option, in any language."""
        drawing = (load_catalogue(language).say(_DRAW) for language in LANGUAGES) if option == "draw" else ()
        return {fold(option), *map(fold, drawing)}

    @property
    def _seat(self) -> int:
        return self.players.index(self.player)

    def _meant(self, text: str) -> object:
        try:
            return read_move(Piece(text, 1, 1), self._seat, self.players).action
        except NotationError:
            return None
