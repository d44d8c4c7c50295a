"""A text that was read: who plays by which rules, how the table lay, and what was done, told and asked."""

from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Final

from ek_teach.cards import Cards
from ek_teach.engine import Action, ActionKind
from ek_teach.errors import NotationError, RulebookError
from ek_teach.notation.names import shorten
from ek_teach.rulebook import RULEBOOKS, HouseRule, Rulebook, load_rulebook

__all__ = [
    "PROSE",
    "Authority",
    "Claim",
    "Comment",
    "Description",
    "Expected",
    "FirstTurn",
    "Item",
    "Move",
    "Note",
    "Outcome",
    "Question",
    "QuestionKind",
    "Script",
    "Stop",
]


PROSE: Final = ("topic", "question", "status", "note")
"""The lines of the head that say something about the text, in words that no game depends on."""


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment on a line of its own, without its ``#``."""

    text: str
    line: int = field(default=0, compare=False)
    column: int = field(default=1, compare=False)


@dataclass(frozen=True, slots=True)
class Note:
    """A comment in the head of a text.

    Attributes
    ----------
    about : str
        The line it belongs to: its key, as ``"pile"``; ``"house 1"`` and ``"hand 1"`` for the second of those.
    text : str
    beside : bool
        Whether it stands behind that line rather than above it.
    """

    about: str
    text: str
    beside: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """What chance did: cards in order, or a place (0 is the top, -1 the bottom of whatever pile there is).

    With ``rest``, as many unknown cards follow as the pile has besides.
    """

    cards: Cards = ""
    position: int | None = None
    rest: bool = False
    line: int = field(default=0, compare=False)
    column: int = field(default=1, compare=False)
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Move:
    """What somebody did, as it was written.

    Attributes
    ----------
    action : Action
        The action, but for what only the game can tell: the card that a Nope is aimed at, and where the bottom is.
    aim : int, str or None
        For a Nope: the seat or the code of the card it is aimed at; None for the card on top of the chain.
    bottom : bool
        Whether a Kitten is put back at the bottom, wherever that is.
    tries : bool
        Whether the move is only claimed: it is judged and not carried out.
    thins : bool
        For the table: whether it takes a third of the deck out, whenever in the set-up that is.
    outcome : Outcome or None
        What chance answered, written on the same line.
    line, column : int
        Where the move stands.
    comment : str
        The comment behind it.
    """

    action: Action
    aim: int | str | None = None
    bottom: bool = False
    tries: bool = False
    outcome: Outcome | None = None
    line: int = field(default=0, compare=False)
    column: int = field(default=1, compare=False)
    comment: str = ""
    thins: bool = False

    @property
    def answers(self) -> bool:
        """Whether it is a Nope or a pass, which belong to the play before them."""
        return self.action.kind in (ActionKind.NOPE, ActionKind.PASS)


class QuestionKind(StrEnum):
    """What can be asked."""

    WHOSE_TURN = "whose turn?"
    TURNS_OWED = "how many turns owed?"
    WHO_MAY_NOPE = "who may nope?"
    MAY = "may"
    WHO_WINS = "who wins?"
    PILE_SIZE = "how many cards in the pile?"
    HAND_SIZE = "how many cards does"
    IS_OUT = "is"
    HAPPENS = "does it happen?"
    MUST = "must"
    WHERE = "where is"
    KNOWS = "what does"
    SHUFFLE_ENDS = "who ends the shuffle?"
    IN_GAME = "how many in the game"


@dataclass(frozen=True, slots=True)
class Expected:
    """An expected answer: the value as it is told, and the rulebooks for which it stands (none: all others)."""

    value: str
    rulebooks: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)
    column: int = field(default=1, compare=False)
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Claim:
    """What a player says the answer is."""

    player: int
    value: str
    line: int = field(default=0, compare=False)
    column: int = field(default=1, compare=False)
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A question about the game at this point.

    Attributes
    ----------
    kind : QuestionKind
    player : int or None
        Whom it is about; None for everybody.
    move : Move or None
        For ``may`` and ``must``: the move in question.
    expected : tuple of Expected
    cards : str
        For ``where is`` and ``how many in the game``: the code of the card.
    about : int or None
        For ``what does X know of the hand of Y``: the seat of Y; None for the pile.
    claims : tuple of Claim
    """

    kind: QuestionKind
    player: int | None = None
    move: Move | None = None
    expected: tuple[Expected, ...] = ()
    line: int = field(default=0, compare=False)
    column: int = field(default=1, compare=False)
    comment: str = ""
    cards: Cards = ""
    about: int | None = None
    claims: tuple[Claim, ...] = ()

    def expected_under(self, rulebook: Rulebook) -> str | None:
        """Tell the answer expected under a rulebook; None if the text does not say."""
        own = {rulebook.id, rulebook.id.partition("+")[0]}
        for expected in self.expected:
            if own & set(expected.rulebooks):
                return expected.value
        return next((expected.value for expected in self.expected if not expected.rulebooks), None)


@dataclass(frozen=True, slots=True)
class Stop:
    """Three dots: the text breaks off here, and nothing is filled in behind it."""

    line: int = field(default=0, compare=False)
    column: int = field(default=1, compare=False)
    comment: str = ""


Item = Move | Outcome | Question | Comment | Stop


@dataclass(frozen=True, slots=True)
class FirstTurn:
    """Who begins, how many turns are owed with this one, and whether they come from an Attack."""

    player: int
    owed: int = 1
    attacked: bool = False


@dataclass(frozen=True, slots=True)
class Description:
    """How the table lies at the beginning: hands (sorted), piles (top first), and who has exploded."""

    hands: tuple[Cards, ...]
    pile: Cards
    discard: Cards = ""
    out: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Authority:
    """What an answer is said to rest on, and the rulebooks for which this stands (none: all others)."""

    value: str
    rulebooks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Script:
    """A situation or a whole game as it was written.

    Attributes
    ----------
    players : tuple of str
        The names, in the order of the seats.
    rulebook_name : str
        One of :data:`ek_teach.rulebook.RULEBOOKS`, or the path of a TOML file.
    house_rules : tuple of HouseRule
    table : str
        ``"first game"``, ``"special combos"``, or empty: as the rulebook has it.
    title : str
    first_turn : FirstTurn or None
        Whose turn it is; None for an ordinary turn of the first living player.
    description : Description or None
        None for a whole game, which begins with the set-up.
    items : tuple of Item
        Moves, outcomes, questions and comments, in order.
    notes : tuple of Note
        The comments of the head.
    places : tuple of (str, int, int)
        Line and column of each line of the head, by its key as in :class:`Note`.
    source : str
        Where the text came from, for messages.
    topic, question, status, note : str
        What the text says about itself: its field, the question in prose, how far it is checked, anything beside.
    authorities : tuple of Authority
        What its answers are said to rest on.
    """

    players: tuple[str, ...]
    rulebook_name: str = "es"
    house_rules: tuple[HouseRule, ...] = ()
    table: str = ""
    title: str = ""
    first_turn: FirstTurn | None = None
    description: Description | None = None
    items: tuple[Item, ...] = ()
    notes: tuple[Note, ...] = ()
    places: tuple[tuple[str, int, int], ...] = field(default=(), compare=False)
    source: str = field(default="", compare=False)
    topic: str = ""
    question: str = ""
    status: str = ""
    note: str = ""
    authorities: tuple[Authority, ...] = ()

    @property
    def first_game(self) -> bool:
        """Whether the table plays a first game, without the special combos."""
        return self.table == "first game"

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions, in order."""
        return tuple(item for item in self.items if isinstance(item, Question))

    def error(self, about: str, problem: str) -> NotationError:
        """Make the error that tells what is wrong with a line of the head."""
        for key, line, column in self.places:
            if key == about:
                return NotationError(problem, line, column, self.source)
        return NotationError(problem, source=self.source)

    def rulebook(self) -> Rulebook:
        """Load the rulebook that the text names, with its house rules.

        Raises
        ------
        RulebookError
            If the file cannot be used.
        NotationError
            If a house rule clashes with the rulebook, in the line of the house rule.
        """
        rulebook = self._book()
        if self.first_game:
            rulebook = rulebook.first_game()
        elif self.table and rulebook.values["special_combos"] == "off":
            switch = HouseRule("special_combos", "on", "off", "special combos")
            rulebook = rulebook.with_house_rules(switch)
        for number in range(len(self.house_rules)):
            try:
                rulebook.with_house_rules(*self.house_rules[: number + 1])
            except RulebookError as error:
                raise self.error(f"house {number}", str(error)) from None
        return rulebook.with_house_rules(*self.house_rules)

    def _book(self) -> Rulebook:
        name = self.rulebook_name
        # Only a regular file is opened: a text that somebody sent must not make the program wait for a device.
        try:
            there = name in RULEBOOKS or Path(name).is_file()
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise self.error("rulebook", f"the file {shorten(name)} cannot be looked at ({reason}).") from None
        if not there:
            raise self.error("rulebook", f"there is no file {name!r}; the rulebooks are {', '.join(RULEBOOKS)}.")
        return load_rulebook(name)
