"""Answers that are words: one of some choices, players, a move."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ek_teach.errors import EkTeachError, NotationError, nearest, shown
from ek_teach.lessons.exercises.answers import AnswerKind, as_text, require_words, without_frills
from ek_teach.notation.moves import read_move
from ek_teach.notation.names import Piece, find_player, fold

__all__ = ["Choice", "Move", "Who"]

_YES: Final = frozenset(("yes", "y", "true", "allowed"))
_NO: Final = frozenset(("no", "n", "false", "not allowed"))
_NOBODY: Final = frozenset(("nobody", "no one", "no-one", "none", "noone"))


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
        return f"Give one of: {', '.join(self.options)}."

    def read(self, answer: object) -> str:
        """Read one of the words, in any case."""
        text = ("yes" if answer else "no") if isinstance(answer, bool) else as_text(answer, self.hint)
        word = fold(text)
        if "yes" in self.options:
            word = "yes" if word in _YES else "no" if word in _NO else word
        for option in self.options:
            if fold(without_frills(option)) == word:
                return option
        raise EkTeachError(f"{self.hint} This is {shown(answer)}{nearest(text, self.options)}")


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
        known = f"{', '.join(self.players)}{' or nobody' if self.nobody else ''}"
        return f"Give one or several names, with commas: {known}." if self.several else f"Give a name: {known}."

    def read(self, answer: object) -> str | frozenset[str]:
        """Read names, in any case, as a text or a list."""
        named = frozenset(self._named(answer))
        if not named and not self.nobody:
            raise EkTeachError(f"{self.hint} This is {shown(answer)}.")
        if self.several:
            return named
        if len(named) > 1:
            raise EkTeachError(f"One name is asked for, not {len(named)}.")
        return next(iter(named), "")

    def _named(self, answer: object) -> Iterable[str]:
        if isinstance(answer, list | tuple | set | frozenset) and len(answer) <= len(self.players):
            parts = [as_text(part, self.hint) for part in answer]
        else:
            text = as_text(answer, self.hint)
            whole = find_player(text, self.players)
            if whole is not None:
                return [self.players[whole]]
            parts = [part.strip() for part in re.split(r",|;|\band\b|&", text)]
        if len(parts) == 1 and fold(parts[0]) in _NOBODY:
            return []
        return [self._one(part, answer) for part in parts]

    def _one(self, part: str, answer: object) -> str:
        seat = find_player(part, self.players)
        if seat is None:
            raise EkTeachError(f"{self.hint} This is {shown(answer)}{nearest(part, self.players)}")
        return self.players[seat]

    def told(self, value: str | Iterable[str]) -> str:
        """Write the names in the order of the seats."""
        named = {value} if isinstance(value, str) else frozenset(value)
        return ", ".join(name for name in self.players if name in named) or "nobody"

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
        return f"Give a move: {', '.join(self.options)}."

    def read(self, answer: object) -> str:
        """Read a move, in the notation's own words or in those that it understands."""
        text = as_text(answer, self.hint)
        # With or without a colon, as people say it.
        name, rest = text[: len(self.player)], text[len(self.player) :]
        if fold(name) == fold(self.player) and rest[:1] in (" ", ":"):
            text = rest.lstrip(" :")
        meant = self._meant(text)
        for option in self.options:
            if fold(option) == fold(text) or (meant is not None and self._meant(option) == meant):
                return option
        raise EkTeachError(f"{self.hint} This is {shown(answer)}{nearest(text, self.options)}")

    @property
    def _seat(self) -> int:
        return self.players.index(self.player)

    def _meant(self, text: str) -> object:
        try:
            return read_move(Piece(text, 1, 1), self._seat, self.players).action
        except NotationError:
            return None
