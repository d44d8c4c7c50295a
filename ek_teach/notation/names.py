"""Names as people type them: cards in five languages, players, and pieces of a line that know where they stand."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import Final, NamedTuple

from ek_teach.cards import BOX_SIZE, UNKNOWN, Cards, all_names, title_name
from ek_teach.errors import AmbiguousError, NotationError, nearest

__all__ = [
    "Piece",
    "card_index",
    "card_names",
    "find_player",
    "fold",
    "fold_card",
    "known_card",
    "known_title",
    "player_problem",
    "read_card",
    "read_cards",
    "read_player",
    "read_players",
    "read_title",
    "shorten",
    "split_name",
    "told_card",
    "told_cards",
]

LONGEST_NAME: Final = 40
"""How many characters the name of a player may have."""

CONNECTING_WORDS: Final = frozenset(
    ("from", "on", "at", "against", "naming", "asking", "for", "owes", "and", "tries", "says", "answer")
)
"""Words that join the parts of a line; no word of a player's name may be one of them."""

RESERVED_WORDS: Final = CONNECTING_WORDS | frozenset(
    (
        *("topic", "question", "status", "note", "authority"),
        *("title", "rulebook", "house", "table", "players", "out", "discard", "turn", "pile", "ask"),
        *("play", "pass", "draw", "give", "take", "name", "put", "explode", "openly", "somewhere"),
        *("nobody", "nothing", "everybody", "onlooker", "yes"),
    )
)
"""Words of the notation; no player can be called one of them."""


HIDDEN_SIGNS: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Signs that show nothing: those that Unicode lets a program ignore, and blanks that count as letters or notes."""


_QUOTES: Final = "«»„“”「」『』\"'"
"""What people put around the name of a card, as the Russian and the Chinese book do."""


_ARTICLE: Final = re.compile(r"(?:an?|the)\s+(?=\S)", re.IGNORECASE)
_NUMBERS: Final = {
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
    "pair of": 2,
    "three of": 3,
}
"""The words that people write for a number of cards."""

_SPELT: Final = "|".join(word.replace(" ", r"\s+") for word in sorted(_NUMBERS, key=len, reverse=True))
_SPELT_NUMBER: Final = re.compile(rf"(?:a\s+)?(?:{_SPELT})(?=\s+\S)", re.IGNORECASE)
_BARE_NUMBER: Final = re.compile(rf"([0-9]{{1,2}}|{_SPELT})(?:\s+cards?)?", re.IGNORECASE)

_SOME_CAT: Final = ("cat", "cats", "cat card", "cat cards")
"""What people write for a card without saying which of the five cats it is."""

_SHORT_NAMES: Final = (("see future", "V"),)
"""What people write for a card besides its names."""


def fold(text: str) -> str:
    """Fold a word so that case, the Turkish dotted and dotless i, and the number of blanks do not matter.

    Examples
    --------
    >>> fold("İYİLİK") == fold("iyilik") == fold("İYİLİK".lower()), fold("KARIŞTIR") == fold("karıştır")
    (True, True)
    """
    text = unicodedata.normalize("NFC", text).replace("İ", "i").replace("ı", "i")
    # Lowering the case of İ leaves an i with a dot of its own.
    return " ".join(unicodedata.normalize("NFC", text.casefold().replace("i\u0307", "i")).split())


def fold_card(text: str) -> str:
    """Fold the name of a card: accents, hyphens and full-width letters do not matter either.

    Examples
    --------
    >>> fold_card("Desactivación") == fold_card("desactivacion"), fold_card("rainbow-ralphing cat")
    (True, 'rainbow ralphing cat')
    """
    plain = unicodedata.normalize("NFKD", text.strip(_QUOTES).replace("ı", "i").replace("-", " "))
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).casefold().split())


def shorten(text: str, width: int = 40) -> str:
    """Quote what somebody wrote, for a message, cut to a bearable length.

    Examples
    --------
    >>> shorten("a" * 100, 5)
    "'aaaaa...'"
    """
    return repr(text if len(text) <= width else text[:width] + "...")


class Piece(NamedTuple):
    """Part of a line that knows where it stands, for messages; line and column are counted from 1.

    Examples
    --------
    >>> line = Piece("Ana:  skip", 7, 1)
    >>> line.cut(4)
    Piece(text='skip', line=7, column=7, source='')
    """

    text: str
    line: int
    column: int
    source: str = ""

    def cut(self, start: int, end: int | None = None) -> "Piece":
        """Take a part out, blanks at both ends left off."""
        part = self.text[start:end]
        bare = part.lstrip()
        return Piece(bare.rstrip(), self.line, self.column + start + len(part) - len(bare), self.source)

    def split(self, separator: str) -> list["Piece"]:
        """Cut at every separator."""
        pieces, start = [], 0
        for part in self.text.split(separator):
            pieces.append(self.cut(start, start + len(part)))
            start += len(part) + len(separator)
        return pieces

    def error(self, problem: str) -> NotationError:
        """Make the error that tells what is wrong here."""
        return NotationError(problem, self.line, self.column, self.source)


def card_index(names: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Index names of cards, folded, by code; the names of different cards must differ.

    Raises
    ------
    AmbiguousError
        Naming both cards.

    Examples
    --------
    >>> card_index([("Skip", "S"), ("SKIP", "S")])
    {'skip': 'S'}
    >>> card_index([("cat", "T"), ("Cat", "B")])
    Traceback (most recent call last):
        ...
    ek_teach.errors.AmbiguousError: line 1, column 1: 'Cat' could be Tacocat or Beard Cat.
    """
    index: dict[str, str] = {}
    for name, code in names:
        known = index.setdefault(fold_card(name), code)
        if known != code:
            raise AmbiguousError(f"{name!r} could be {title_name(known)} or {title_name(code)}.")
    return index


@cache
def _cards() -> dict[str, str]:
    return card_index((*all_names(), *_SHORT_NAMES))


@cache
def card_names() -> tuple[str, ...]:
    """List every name of a card in five languages, for suggestions."""
    return tuple(name if name[:1] in "Iİ" else name.lower() for name, _code in all_names() if len(name) > 1)


def known_card(text: str) -> str | None:
    """Find the code of a card by any of its names; None for no card."""
    if len(text) > 2 * LONGEST_NAME:
        return None
    return _cards().get(fold_card(text))


def known_title(text: str) -> str | None:
    """Find the code of a card by any of its names, in the plural or behind an article too; None for no card.

    Examples
    --------
    >>> known_title("tacocats"), known_title("the defuse"), known_title("attack"), known_title("cats")
    ('T', 'D', 'A', None)
    """
    if len(text) > 2 * LONGEST_NAME:
        return None
    article = _ARTICLE.match(text)
    bare = text[article.end() :] if article is not None else text
    return known_card(text) or known_card(bare) or (known_card(bare[:-1]) if bare[-1:] in "sS" else None)


def _split_count(piece: Piece) -> tuple[Piece, Piece] | None:
    """Cut ``skip*2``, ``2 skip``, ``2x skip`` or ``two skips`` into name and number; None where there is no number.

    Done by hand: a pattern with blanks on both sides of the sign takes far too long on a long row of blanks.
    """
    text = piece.text
    spelt = _SPELT_NUMBER.match(text)
    if spelt is not None:
        return piece.cut(spelt.end()), piece.cut(0, spelt.end())
    bare = text.rstrip("0123456789")
    if bare != text and (bare.rstrip()[-1:] in ("*", "×") or bare.rstrip()[-2:].lower() == " x"):
        return piece.cut(0, len(bare.rstrip()) - 1), piece.cut(len(bare))
    rest = text.lstrip("0123456789")
    if rest != text and rest.strip():
        digits = len(text) - len(rest)
        name = piece.cut(digits)
        signed = name.text[0] in "*×" or name.text[:2].lower() == "x "
        return name.cut(1) if signed else name, piece.cut(0, digits)
    return None


def _number_of(piece: Piece) -> int:
    """Read how many cards of a kind there are."""
    spelt = _NUMBERS.get(fold(piece.text).removeprefix("a "))
    digits = piece.text.lstrip("0")
    if spelt is None and (not digits or len(digits) > 2 or int(digits) > BOX_SIZE):
        raise piece.error(f"{shorten(piece.text, 10)} is not a number of cards; it goes from 1 to {BOX_SIZE}.")
    return spelt or int(digits)


def read_card(piece: Piece, *, known: bool = False) -> str:
    """Read the name of one card.

    Parameters
    ----------
    piece : Piece
    known : bool
        Whether an unknown card is out of place here.

    Returns
    -------
    str
        Its code.

    Raises
    ------
    NotationError
        For no card, with the nearest name.

    Examples
    --------
    >>> [read_card(Piece(name, 1, 1)) for name in ("see the future", "Неть", "跳過", "karıştır", "No")]
    ['V', 'N', 'S', 'H', 'N']
    >>> read_card(Piece("skpi", 3, 7))
    Traceback (most recent call last):
        ...
    ek_teach.errors.NotationError: line 3, column 7: 'skpi' is not a card; did you mean 'skip'?
    """
    if not piece.text:
        raise piece.error("the name of a card is missing here.")
    article = _ARTICLE.match(piece.text)
    if article is not None and known_card(piece.text) is None:
        piece = piece.cut(article.end())
    return _known(piece, known_card(piece.text), known=known)


def read_title(piece: Piece) -> str:
    """Read the name of a card, in the plural too.

    Raises
    ------
    NotationError
        For no card, with the nearest name.
    """
    return _known(piece, known_title(piece.text), known=True)


def _known(piece: Piece, code: str | None, *, known: bool) -> str:
    """Give back the code of a card that was found; raise where it was not."""
    if code is None and fold(piece.text) in _SOME_CAT:
        raise piece.error("say which cat is meant, as in 'tacocat'.")
    if code is None:
        raise piece.error(f"{shorten(piece.text)} is not a card{nearest(piece.text, card_names())}")
    if known and code == UNKNOWN:
        raise piece.error("an unknown card cannot stand here; name the card, as in 'skip'.")
    return code


def read_cards(piece: Piece) -> Cards:
    """Read a list of cards: names between commas, ``*`` and a number for several of a kind, ``nothing`` for none.

    Examples
    --------
    >>> read_cards(Piece("defuse, skip*2, ?*3", 1, 1))
    'DSS???'
    >>> read_cards(Piece("nothing", 1, 1))
    ''
    """
    if not piece.text or fold(piece.text) == "nothing":
        return ""
    cards = ""
    for part in piece.split(","):
        bare = _BARE_NUMBER.fullmatch(part.text[:LONGEST_NAME])
        if bare is not None:
            many = _number_of(part.cut(0, bare.end(1)))
            told = f"'{UNKNOWN}*{many}' for {many} unknown cards" if many > 1 else f"'{UNKNOWN}' for an unknown card"
            raise part.error(f"write {told}, or say which.")
        counted = _split_count(part)
        if counted is None:
            unknown = part.text and not part.text.strip(UNKNOWN)
            cards += part.text if unknown else read_card(part)
        else:
            name, number = counted
            cards += (known_title(name.text) or read_card(name)) * _number_of(number)
        if len(cards) > BOX_SIZE:
            raise part.error(f"more than {BOX_SIZE} cards are listed here, but the box has {BOX_SIZE}.")
    return cards


def told_card(code: str, language: str = "en") -> str:
    """Write one card."""
    if code == UNKNOWN:
        return UNKNOWN
    name = title_name(code, language)
    return name.lower() if language == "en" else name


def told_cards(cards: Cards, language: str = "en") -> str:
    """Write a list of cards, equal neighbours together.

    Examples
    --------
    >>> told_cards("DSS???"), told_cards("")
    ('defuse, skip*2, ?*3', 'nothing')
    """
    runs = [(told_card(code, language), len(list(run))) for code, run in groupby(cards)]
    return ", ".join(name if count == 1 else f"{name}*{count}" for name, count in runs) or "nothing"


def player_problem(name: str) -> str:
    """Tell why nobody can be called so in this notation; empty if somebody can.

    Examples
    --------
    >>> player_problem("Ana María"), player_problem("Skip")
    ('', "'Skip' is a card (Skip), so no player can be called that; change it, as in 'Skip1'.")
    """
    if not name:
        return "the name of a player is missing here."
    if len(name) > LONGEST_NAME:
        return f"the name {shorten(name, 20)} has {len(name)} characters; at most {LONGEST_NAME} are allowed."
    hidden = HIDDEN_SIGNS.search(name)
    if hidden is not None:
        return f"the invisible sign U+{ord(hidden[0]):04X} cannot stand in a name; delete it."
    for sign in name:
        if unicodedata.category(sign)[0] not in "LMN" and sign not in " '’-._":
            return (
                f"{shorten(name)} is not a name: {sign!r} cannot stand in it; letters, digits, blanks and ' - . _ can."
            )
    if not any(sign.isalpha() for sign in name):
        return f"{shorten(name)} is not a name: it needs at least one letter."
    folded = fold(name)
    if folded in RESERVED_WORDS:
        return f"{name!r} is a word of the notation, so no player can be called that; change it, as in '{name}1'."
    for word in folded.split():
        if word in CONNECTING_WORDS:
            return f"{word!r} joins the parts of a line, so it cannot be a word of the name {name!r}."
    code = known_card(name)
    if code is not None:
        card = title_name(code)
        return f"{name!r} is a card ({card}), so no player can be called that; change it, as in '{name}1'."
    return ""


def find_player(text: str, players: Sequence[str]) -> int | None:
    """Find the seat of a player by name, in any case; None for nobody."""
    folded = fold(text)
    for seat, name in enumerate(players):
        if fold(name) == folded:
            return seat
    return None


def read_player(piece: Piece, players: Sequence[str]) -> int:
    """Read the name of a player.

    Examples
    --------
    >>> read_player(Piece("LUIS", 1, 1), ("Ana", "Luis"))
    1
    >>> read_player(Piece("Lius", 4, 6), ("Ana", "Luis"))
    Traceback (most recent call last):
        ...
    ek_teach.errors.NotationError: line 4, column 6: 'Lius' is not a player; did you mean 'Luis'?
    """
    if not piece.text:
        raise piece.error(f"the name of a player is missing here; the players are {', '.join(players)}.")
    seat = find_player(piece.text, players)
    if seat is None:
        hint = nearest(piece.text, players)
        told = hint if hint != "." else f"; the players are {', '.join(players)}."
        raise piece.error(f"{shorten(piece.text)} is not a player{told}")
    return seat


def split_name(piece: Piece, players: Sequence[str]) -> tuple[Piece, Piece]:
    """Cut behind the longest beginning that is a player's name, or behind the first word.

    Examples
    --------
    >>> [piece.text for piece in split_name(Piece("Ana María plays skip", 1, 1), ("Luis", "Ana María"))]
    ['Ana María', 'plays skip']
    """
    ends = [match.end() for match in re.finditer(r"\S+", piece.text)]
    folded = {fold(name) for name in players}
    for end in reversed(ends[:20]):
        if fold(piece.text[:end]) in folded:
            return piece.cut(0, end), piece.cut(end)
    end = ends[0] if ends else 0
    return piece.cut(0, end), piece.cut(end)


def read_players(piece: Piece, players: Sequence[str]) -> tuple[int, ...]:
    """Read some players' names, between commas, blanks or ``and``; in the order of the seats.

    Examples
    --------
    >>> read_players(Piece("Marta and Ana", 1, 1), ("Ana", "Luis", "Marta"))
    (0, 2)
    """
    if len(piece.text) > 10 * LONGEST_NAME:
        raise piece.error(f"more names are written here than there are players, who are {', '.join(players)}.")
    seats = set()
    for part in piece.split(","):
        seat = find_player(part.text, players)
        if seat is not None:
            seats.add(seat)
            continue
        words = [part.cut(match.start(), match.end()) for match in re.finditer(r"\S+", part.text)]
        start = 0
        while start < len(words):
            if fold(words[start].text) == "and":
                start += 1
                continue
            for end in range(min(len(words), start + LONGEST_NAME), start, -1):
                seat = find_player(" ".join(word.text for word in words[start:end]), players)
                if seat is not None:
                    seats.add(seat)
                    start = end
                    break
            else:
                read_player(words[start] if len(words) > 1 else part, players)
        if not words:
            read_player(part, players)
    return tuple(sorted(seats))
