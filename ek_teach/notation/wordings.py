"""What people say, put into the words of the notation: tables of phrasings, and advice on what is only nearly right.

In a table, ``{name}`` stands for a player, ``{card}`` for a card that may have an article, ``{nope}`` for a Nope,
``{laid}`` for a card of the play made last, and ``{rest}`` for any words; all else is a regular expression, whose named
groups can be used in what is meant. The rows of what is meant are tried from top to bottom, each on what those above it
made of the words; of the advice, the first row that fits is given.
"""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeVar

from ek_teach.cards import Cards, Title
from ek_teach.errors import NotationError
from ek_teach.notation.names import Piece, known_card

__all__ = ["Reworded", "advice_on_move", "advice_on_question", "move_in_our_words", "question_in_our_words"]

_LONGEST: Final = 300
"""How many characters are looked at; nobody says a move in more."""

_Read = TypeVar("_Read")

_OWN: Final = "(?:(?:an?|the|another|her|his|their|my|its) )"
_PUT: Final = f"puts? (?:it|{_OWN}?(?:exploding )?kitten)"
_PUT_BACK: Final = f"puts?(?: it| {_OWN}?(?:exploding )?kitten)? back"
_OF_PILE: Final = "(?: of the (?:draw )?pile)?(?P<open>(?: openly)?)"
_FROM: Final = "(?: (?:from|on|at|against) {name}.*)?"
_NAMING: Final = "(?:naming|names?|for|ask(?:s|ing) for|wants?|wanting)"
_SETS: Final = r"(?:a )?pair(?: of)?|two(?: of)?|2 ?[x*]?"
_TRIPLES: Final = r"three(?: of)?|3 ?[x*]?"

_MOVES: Final = (
    ("{rest}", r"{rest} ?[!！]+"),
    ("{rest}", r"plays? {rest}"),
    ("{verb}{rest}", r"(?P<verb>attack|skip|nope|defuse|shuffle|favou?r)s(?P<rest>(?![^\s*]).*)"),
    ("defuse", rf"defuse (?:it|{_OWN}?(?:exploding )?kitten)"),
    ("skip", rf"skip {_OWN}?turn"),
    ("shuffle", rf"shuffle {_OWN}?(?:draw )?(?:pile|deck)"),
    ("see the future", r"sees (?:into )?the future", r"looks? (?:at|into) the future"),
    ("draw", rf"draws? {_OWN}?(?:top )?card", r"draws? one card"),
    ("draw -> {card}", r"draws? {card}"),
    ("{nope} on {name}", r"{nope} {name}"),
    ("{nope}", r"{nope} (?:it|that|this)"),
    ("{nope} on {card}", r"{nope} {card}"),
    ("{rest}", rf"{_OWN}{{rest}}"),
    ("{card}*2{rest}", r"{card} pair(?P<rest>(?: .*)?)"),
    (
        "{rest} from {name}{more}",
        r"{rest},? (?:and |to )?(?:steal(?:s|ing)?|takes?|taking)(?: (?:a|one) card)? from {name}(?P<more>.*)",
    ),
    ("{rest} from {name} naming {what}", r"{rest},? (?:naming|for|asking for) (?P<what>[^,]+?),? from {name}"),
    (
        "{rest} from {name} naming {what}",
        rf"{{rest}} (?:from|on|at|against) {{name}},? (?:and )?{_NAMING} (?P<what>.+)",
    ),
    ("{card} from {name}", r"{card} {name}"),
    ("put back", rf"{_PUT} back"),
    ("put back {rest}", r"back {rest}", rf"{_PUT} back {{rest}}", rf"{_PUT} (?P<rest>(?:on|at|some).*)"),
    ("put back {rest} openly", r"puts? back openly {rest}"),
    ("put back on top{open}", rf"puts? back (?:on|to|at) (?:the )?top{_OF_PILE}"),
    ("put back at the bottom{open}", rf"puts? back (?:on|to|at) (?:the )?bottom{_OF_PILE}"),
)
"""What is meant, and the ways of saying it."""

_ADVICE_ON_MOVES: Final = (
    (
        "to play nothing and end the turn, write 'draw'.",
        rf"(?:ends?|finish(?:es)?|passes|pass) {_OWN}?turn",
        r"done|finish(?:es)?|plays? nothing|does nothing|nothing",
    ),
    ("whoever has a Kitten and no Defuse writes 'explode'.", r"dies?|is (?:out|dead)|los(?:es?|t)|blows? up"),
    (
        "say which cat is meant, as in 'tacocat*3 from {name} naming defuse'.",
        rf"(?:{_TRIPLES}) ?cats?{_FROM}",
        rf"cats? ?[*x] ?3{_FROM}",
    ),
    (
        "say which cat is meant, as in 'tacocat*2 from {name}'.",
        rf"(?:{_SETS}) ?cats?{_FROM}",
        rf"cats?(?: ?[*x] ?[0-9]+| pair)?{_FROM}",
    ),
    (
        "say which three cards are played, as in 'tacocat*3 from {name} naming defuse'.",
        rf"{_OWN}?(?:three of a kind|triple|three){_FROM}",
    ),
    (
        "say which cards are played, as in 'tacocat*2 from {name}'.",
        rf"{_OWN}?(?:pair|two of a kind|two){_FROM}",
        r"(?:steals?|takes?)(?: (?:a|one) card)? from {name}",
        r"from {name}",
    ),
    (
        "name the cards that are played, as in 'attack, skip, favor, shuffle, tacocat'.",
        r"(?:[0-9]{1,2}|five)(?: different)?(?: cards?)?",
    ),
    (
        "a card that is asked for stands behind 'naming'; write '{rest} from {name} naming {card}'.",
        r"{rest} (?:from|on|at|against) {name}, ?{card}",
    ),
)

_QUESTIONS: Final = (
    (
        "whose turn",
        r"who (?:goes|plays|moves|is|comes) (?:next|now|first)",
        r"who(?: i|')s next|who is (?:on turn|to move|to play)|whose turn(?: is it)? (?:now|next)",
    ),
    ("who wins", r"who (?:has )?won|who is the winner"),
    ("is {name} out", r"is {name} (?:dead|eliminated|exploded|out of the game)", r"has {name} (?:exploded|died|lost)"),
    (
        "must {name} {rest}",
        r"does {name} (?:have|need) to {rest}",
        r"has {name} to {rest}",
        r"is {name} (?:forced|obliged) to {rest}",
    ),
    ("may {name} {rest}", r"is {name} allowed to {rest}", r"could {name} {rest}"),
    ("{verb} {name} {rest}", r"(?P<verb>may|can|must) {name} (?:still|now|also|even|yet|already|then) {rest}"),
    ("{verb} {name} put back on top{open}", rf"(?P<verb>may|can|must) {{name}} {_PUT_BACK}(?P<open>(?: openly)?)"),
    ("{verb} {name} put back on top", rf"(?P<verb>may|can|must) {{name}} {_PUT_BACK} (?:secretly|in secret)"),
    (
        "how many cards does {name} hold",
        r"how many cards does {name} have(?: left)?",
        r"how many cards has {name}(?: got)?(?: left)?",
    ),
    ("how many turns does {name} owe", r"how many turns does {name} have(?: to take| left)?"),
    ("how many cards in the pile", r"how many cards are left(?: in the (?:draw )?pile)?|how big is the (?:draw )?pile"),
    ("does it happen", rf"does {_OWN}?{{laid}} (?:happen|work|count|take effect)"),
    ("does it happen", rf"does (?:it|{_OWN}(?:card|play|move)) (?:happen|work|count|take effect)"),
)

_ADVICE_ON_QUESTIONS: Final = (
    (
        "ask 'does it happen?', which is about the play made last.",
        r"(?:does|did|will) .+ (?:happen|work|count|take effect)",
    ),
)


class _Row(NamedTuple):
    """What is meant, and the patterns of saying it."""

    meant: str
    said: tuple[re.Pattern[str], ...]


def _is_card(text: str, laid: Cards) -> bool:
    return known_card(text) is not None


def _is_nope(text: str, laid: Cards) -> bool:
    return known_card(text) == Title.NOPE


def _is_laid(text: str, laid: Cards) -> bool:
    return (known_card(text) or "-") in laid


_FITS: Final[dict[str, Callable[[str, Cards], bool]]] = {"card": _is_card, "nope": _is_nope, "laid": _is_laid}


@lru_cache(maxsize=4096)
def _compiled(pattern: str) -> re.Pattern[str]:
    """Compile a pattern once: most of a table's rows are the same for all players."""
    return re.compile(pattern, re.IGNORECASE)


@lru_cache(maxsize=64)
def _rows(table: tuple[tuple[str, ...], ...], players: tuple[str, ...]) -> tuple[_Row, ...]:
    """Make the patterns of a table for some players."""
    names = "|".join(re.escape(name) for name in sorted(players, key=len, reverse=True))
    parts = {
        "name": f"(?P<name>{names})(?!\\w)",
        "card": rf"{_OWN}?(?P<card>\S.*?)",
        "nope": r"(?P<nope>\S+)",
        "laid": r"(?P<laid>\S.*?)",
        "rest": r"(?P<rest>\S.*?)",
    }

    def pattern(said: str) -> re.Pattern[str]:
        return _compiled(re.sub(r"\{(\w+)\}", lambda part: parts.get(part[1], part[0]), said))

    return tuple(_Row(meant, tuple(map(pattern, said))) for meant, *said in table)


def _match(row: _Row, text: str, laid: Cards) -> dict[str, str] | None:
    """The parts of what was said, where it is one of a row's phrasings."""
    for said in row.said:
        match = said.fullmatch(text)
        if match is not None:
            found = {key: value or "" for key, value in match.groupdict().items()}
            if all(fits(found[key], laid) for key, fits in _FITS.items() if key in found):
                return found
    return None


def _in_our_words(table: tuple[tuple[str, ...], ...], text: str, players: Sequence[str], laid: Cards = "") -> str:
    for row in _rows(table, tuple(players)):
        found = _match(row, text, laid)
        if found is not None:
            text = row.meant.format(**found)
    return text


def _advice(table: tuple[tuple[str, ...], ...], text: str, players: Sequence[str], other: str) -> str:
    for row in _rows(table, tuple(players)):
        found = _match(row, text, "")
        if found is not None:
            return row.meant.format(**{"name": other, **{key: value for key, value in found.items() if value}})
    return ""


def _collapsed(piece: Piece) -> str:
    """The words of a piece with single blanks; empty where there are too many of them to be looked at."""
    return " ".join(piece.text.split()) if len(piece.text) <= _LONGEST else ""


class Reworded(NamedTuple):
    """A piece in the words of the notation, which knows where its words were typed.

    Attributes
    ----------
    typed, piece : Piece
        As it was typed, and as it is read.
    """

    typed: Piece
    piece: Piece

    def read(self, reader: Callable[[Piece], _Read]) -> _Read:
        """Read the piece; a mistake in words that were typed is told in their place, any other at the beginning."""
        try:
            return reader(self.piece)
        except NotationError as error:
            raise NotationError(error.problem, error.line, self._column(error.column), error.source) from None

    def _column(self, column: int) -> int:
        typed, read, offset = self.typed.text, self.piece.text, column - self.piece.column
        alike = 0
        while alike < min(len(typed), len(read)) and typed[-1 - alike] == read[-1 - alike]:
            alike += 1
        return self.typed.column + (offset + len(typed) - len(read) if offset >= len(read) - alike else 0)


def _reworded(table: tuple[tuple[str, ...], ...], piece: Piece, players: Sequence[str], laid: Cards) -> Reworded:
    text = _collapsed(piece)
    meant = _in_our_words(table, text, players, laid)
    return Reworded(piece, piece if meant == text else piece._replace(text=meant))


def move_in_our_words(piece: Piece, players: Sequence[str]) -> Reworded:
    """Put a move, without its outcome, into the words of the notation; other words stay as they are.

    Examples
    --------
    >>> said = ("plays a favor on Luis", "nope the nope!", "draws a kitten", "puts the kitten back on top")
    >>> [move_in_our_words(Piece(one, 1, 1), ("Ana", "Luis")).piece.text for one in said]
    ['favor on Luis', 'nope on nope', 'draw -> kitten', 'put back on top']
    """
    return _reworded(_MOVES, piece, players, "")


def question_in_our_words(piece: Piece, players: Sequence[str], laid: Cards = "") -> Reworded:
    """Put a question, without its question mark, into the words of the notation.

    Parameters
    ----------
    piece : Piece
    players : sequence of str
    laid : str
        The cards of the play made last, by which it can be called.

    Examples
    --------
    >>> question_in_our_words(Piece("does the favor happen", 1, 1), ("Ana", "Luis"), "F").piece.text
    'does it happen'
    """
    return _reworded(_QUESTIONS, piece, players, laid)


def advice_on_move(piece: Piece, players: Sequence[str], player: int) -> str:
    """Tell what to write for words that are no move as they stand; empty where nothing is known.

    Examples
    --------
    >>> advice_on_move(Piece("dies", 1, 1), ("Ana", "Luis"), 0)
    "whoever has a Kitten and no Defuse writes 'explode'."
    """
    other = next(name for seat, name in enumerate(players) if seat != player)
    return _advice(_ADVICE_ON_MOVES, _collapsed(piece), players, other)


def advice_on_question(piece: Piece, players: Sequence[str]) -> str:
    """Tell what to ask instead of a question that cannot be asked; empty where nothing is known."""
    return _advice(_ADVICE_ON_QUESTIONS, _collapsed(piece), players, players[0])
