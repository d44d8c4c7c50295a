"""Questions with their expected answers, read."""

import re
from collections.abc import Sequence
from dataclasses import replace
from difflib import SequenceMatcher, get_close_matches
from typing import Final

from ek_teach.cards import UNKNOWN, Cards, sorted_cards
from ek_teach.errors import NotationError, nearest
from ek_teach.notation.model import Claim, Expected, Question, QuestionKind
from ek_teach.notation.moves import read_move
from ek_teach.notation.names import (
    Piece,
    card_names,
    fold,
    known_title,
    read_cards,
    read_player,
    read_players,
    read_title,
    shorten,
    split_name,
    told_cards,
)
from ek_teach.notation.wordings import advice_on_question, question_in_our_words
from ek_teach.rulebook import RULEBOOKS

__all__ = [
    "ANOTHER_PLAYER",
    "ANSWER",
    "DEPENDS",
    "NOBODY",
    "NOWHERE",
    "NO_CARDS",
    "REFUSED",
    "answer_problem",
    "known_cards",
    "read_claim",
    "read_expected",
    "read_question",
    "read_rulebooks",
    "told_players",
]

NOBODY: Final = "nobody"
"""The answer that names no player."""

ANOTHER_PLAYER: Final = "another player"
"""The answer to who ends a shuffle, where somebody else calls stop."""

NOWHERE: Final = "nobody knows"
"""The answer to where a card is, where none of its title is in sight."""

NO_CARDS: Final = "no cards"
"""What is known of an empty hand."""

REFUSED: Final = "refused"
"""What can be expected of every question: the text does not get so far under this rulebook."""

DEPENDS: Final = "depends"
"""What can be expected of every question: it hangs on a card that nobody told."""

ANSWER: Final = re.compile(r"(?<!\S)answer(?=[\s:])([^:]{0,200}):", re.IGNORECASE)
"""The beginning of an expected answer, which may name rulebooks."""

_SIMPLE: Final = {
    "whose turn": QuestionKind.WHOSE_TURN,
    "whose turn is it": QuestionKind.WHOSE_TURN,
    "how many turns owed": QuestionKind.TURNS_OWED,
    "how many turns are owed": QuestionKind.TURNS_OWED,
    "who may nope": QuestionKind.WHO_MAY_NOPE,
    "who can nope": QuestionKind.WHO_MAY_NOPE,
    "who wins": QuestionKind.WHO_WINS,
    "how many cards in the pile": QuestionKind.PILE_SIZE,
    "how many cards are in the pile": QuestionKind.PILE_SIZE,
    "does it happen": QuestionKind.HAPPENS,
    "who ends the shuffle": QuestionKind.SHUFFLE_ENDS,
    "who ends the shuffling": QuestionKind.SHUFFLE_ENDS,
}
_HAND: Final = re.compile(r"how\s+many\s+cards\s+does(?=\s)", re.IGNORECASE)
_OWED: Final = re.compile(r"how\s+many\s+turns\s+does(?=\s)", re.IGNORECASE)
_OUT: Final = re.compile(r"is(?=\s)", re.IGNORECASE)
_ABOUT_SOMEBODY: Final = (
    (_HAND, "hold", QuestionKind.HAND_SIZE),
    (_OWED, "owe", QuestionKind.TURNS_OWED),
    (_OUT, "out", QuestionKind.IS_OUT),
)
_MOVES: Final = (
    (re.compile(r"(?:may|can)\s+", re.IGNORECASE), QuestionKind.MAY),
    (re.compile(r"must\s+", re.IGNORECASE), QuestionKind.MUST),
)
_WHERE: Final = re.compile(r"where\s+(?:is|are)\s+(?:the\s+)?(?=\S)", re.IGNORECASE)
_IN_GAME: Final = re.compile(r"how\s+many\s+(\S.*?)\s+(?:are\s+)?in\s+the\s+game", re.IGNORECASE)
_KNOWS: Final = re.compile(
    r"what\s+(?:does|may|can)\s+(\S.*?)\s+(?:know|see)\s+of\s+(?:the\s+)?(pile|hand\s+of\s+(\S.*))", re.IGNORECASE
)
_FORMS: Final = (
    *("whose turn?", "how many turns owed?", "how many turns does {name} owe?", "who may nope?", "may {name} attack?"),
    *("must {name} draw?", "who wins?", "is {name} out?", "how many cards in the pile?", "does it happen?"),
    *("how many cards does {name} hold?", "where is skip?", "what does {name} know of the pile?"),
    *("what does {other} know of the hand of {name}?", "who ends the shuffle?", "how many defuses in the game?"),
)
"""What can be asked, by the example of some player or card."""

_LITTLE_WORDS: Final = frozenset(("the", "of", "is", "are", "does", "do", "it", "in", "a", "an", "to", "how", "many"))
"""Words that tell nothing of what somebody asks about."""

_LONGEST: Final = 80
"""How many characters of a question are compared with the forms."""

_MISTYPED: Final = 0.85
"""From which likeness on a question is taken for a form with a slip of the finger."""

_NEAR: Final = 3
"""How many forms are suggested for what cannot be asked."""


def read_question(piece: Piece, players: Sequence[str], laid: Cards = "") -> Question:
    """Read a question, with the answers that stand on its line.

    Parameters
    ----------
    piece : Piece
    players : sequence of str
    laid : str
        The cards of the play made last, by which a question may call it.

    Examples
    --------
    >>> question = read_question(Piece("whose turn?  answer: Luis", 1, 1), ("Ana", "Luis"))
    >>> question.kind.value, question.expected[0].value
    ('whose turn?', 'Luis')
    """
    answers = list(ANSWER.finditer(piece.text))
    asked = piece.cut(0, answers[0].start() if answers else None)
    said = question_in_our_words(asked.cut(0, len(asked.text.removesuffix("?"))), players, laid)
    question = said.read(lambda reworded: _read_asked(reworded, players, asked.text))
    question = replace(question, column=asked.column)
    for number, match in enumerate(answers):
        end = answers[number + 1].start() if number + 1 < len(answers) else None
        names, value = piece.cut(match.start(1), match.end(1)), piece.cut(match.end(), end)
        question = read_expected(question, names, value, players)
    return question


def _read_asked(asked: Piece, players: Sequence[str], typed: str) -> Question:
    text, line, column = asked.text, asked.line, asked.column
    kind = _SIMPLE.get(fold(text))
    if kind is not None:
        return Question(kind, line=line, column=column)
    for pattern, end, about in _ABOUT_SOMEBODY:
        match = pattern.match(text)
        if match is not None and re.fullmatch(rf"\s{end}", text[-len(end) - 1 :], re.IGNORECASE):
            name = asked.cut(match.end(), max(match.end(), len(text) - len(end)))
            return Question(about, read_player(name, players), line=line, column=column)
    for pattern, about in _MOVES:
        match = pattern.match(text)
        if match is not None:
            return _read_about_move(about, asked.cut(match.end()), players, asked)
    question = _read_about_cards(asked, players)
    if question is None:
        raise _cannot_be_asked(asked, players, typed)
    return question


def _cannot_be_asked(asked: Piece, players: Sequence[str], typed: str) -> NotationError:
    """Make the error that names what could be asked instead."""
    forms = _forms_near(asked.text, players)
    advice = advice_on_question(asked, players)
    if not advice and get_close_matches(fold(asked.text[:_LONGEST]), map(fold, forms[:1]), cutoff=_MISTYPED):
        advice = f"did you mean {forms[0]!r}?"
    advice = advice or f"what can be asked is, for example, {_either(forms)}."
    return asked.error(f"{shorten(typed)} cannot be asked; {advice}")


def _forms_near(text: str, players: Sequence[str]) -> list[str]:
    """The forms of questions that are most like some words, the nearest first."""
    words = set(fold(text[:_LONGEST]).split())
    name = next((name for name in players if words & set(fold(name).split())), players[0])
    other = next(one for one in players if one != name)

    def likeness(form: str) -> float:
        shared = words & set(form.rstrip("?").split())
        telling = len(shared - _LITTLE_WORDS) + len(shared) / 5
        return SequenceMatcher(None, fold(text[:_LONGEST]), fold(form)).ratio() + telling / 2

    return sorted((form.format(name=name, other=other) for form in _FORMS), key=likeness, reverse=True)[:_NEAR]


def _read_about_move(kind: QuestionKind, rest: Piece, players: Sequence[str], piece: Piece) -> Question:
    who, what = split_name(rest, players)
    seat = read_player(who, players)
    move = read_move(what, seat, players)
    if move.outcome is not None:
        raise what.error("a move that is only asked about has no outcome; leave out what came of it.")
    return Question(kind, seat, move, line=piece.line, column=piece.column)


def _read_about_cards(asked: Piece, players: Sequence[str]) -> Question | None:
    """Read a question about where cards are and who knows of them; None if it is another one."""
    text, line, column = asked.text, asked.line, asked.column
    match = _WHERE.match(text)
    if match is not None:
        where = asked.cut(match.end())
        if not _may_be_a_card(where.text):
            return None
        return Question(QuestionKind.WHERE, line=line, column=column, cards=read_title(where))
    match = _IN_GAME.fullmatch(text)
    if match is not None:
        cards = read_title(asked.cut(match.start(1), match.end(1)))
        return Question(QuestionKind.IN_GAME, line=line, column=column, cards=cards)
    match = _KNOWS.fullmatch(text)
    if match is not None:
        seat = read_player(asked.cut(match.start(1), match.end(1)), players)
        about = read_player(asked.cut(match.start(3), match.end(3)), players) if match[3] else None
        return Question(QuestionKind.KNOWS, seat, line=line, column=column, about=about)
    return None


def _may_be_a_card(text: str) -> bool:
    """Whether some words are a card, or nearly one."""
    return known_title(text) is not None or nearest(text, card_names()) != "."


def read_expected(question: Question, names: Piece, value: Piece, players: Sequence[str]) -> Question:
    """Add an expected answer to a question.

    Parameters
    ----------
    question : Question
    names : Piece
        The rulebooks for which it stands; empty for all others.
    value : Piece
    players : sequence of str

    Raises
    ------
    NotationError
        If this is no answer to the question, or a second one for the same rulebook.
    """
    rulebooks = read_rulebooks(names)
    for earlier in question.expected:
        twice = [name for name in dict.fromkeys(rulebooks) if name in earlier.rulebooks]
        if twice or not (rulebooks or earlier.rulebooks):
            whom = ", ".join(twice) or "all other rulebooks"
            raise value.error(f"the answer for {whom} is already given in line {earlier.line}; keep one of them.")
    word = fold(value.text)
    told = word if word in (REFUSED, DEPENDS) else _read_value(question, value, players)
    return replace(question, expected=(*question.expected, Expected(told, rulebooks, value.line, value.column)))


def read_rulebooks(names: Piece) -> tuple[str, ...]:
    """Read the rulebooks for which something stands; none for all others."""
    rulebooks = []
    for part in names.split(",") if names.text else ():
        name = fold(part.text)
        if name not in RULEBOOKS:
            hint = nearest(name, RULEBOOKS)
            told = hint if hint != "." else f"; they are {', '.join(RULEBOOKS)}."
            raise part.error(f"{shorten(part.text)} is not a rulebook{told}")
        rulebooks.append(name)
    return tuple(rulebooks)


def read_claim(question: Question, player: int, head: Piece, value: Piece, players: Sequence[str]) -> Question:
    """Add to a question what a player says the answer is.

    Raises
    ------
    NotationError
        If this is no answer to the question, or the second one of this player.
    """
    for earlier in question.claims:
        if earlier.player == player:
            raise head.error(f"{players[player]} has already said something in line {earlier.line}; keep one of them.")
    claim = Claim(player, _read_value(question, value, players), head.line, head.column)
    return replace(question, claims=(*question.claims, claim))


def _read_value(question: Question, piece: Piece, players: Sequence[str]) -> str:
    kind, word = question.kind, fold(piece.text)
    if kind is QuestionKind.KNOWS:
        return word if word == NO_CARDS else known_cards(question, read_cards(piece))
    if kind is QuestionKind.WHERE:
        return _read_places(piece, players)
    if kind is QuestionKind.IN_GAME and word == NOWHERE:
        return word
    problem = answer_problem(kind, word)
    if problem:
        raise piece.error(f"{problem}, not {shorten(piece.text)}.")
    if kind in _WORDS:
        return word
    if kind in _NUMBERS:
        return str(int(word))
    if word == NOBODY or (kind is QuestionKind.SHUFFLE_ENDS and word == ANOTHER_PLAYER):
        return word
    if kind is QuestionKind.WHO_MAY_NOPE:
        return told_players(read_players(piece, players), players)
    return players[read_player(piece, players)]


_WORDS: Final = {
    QuestionKind.MAY: ("yes", "no", "irregular"),
    QuestionKind.MUST: ("yes", "no"),
    QuestionKind.IS_OUT: ("yes", "no"),
    QuestionKind.HAPPENS: ("yes", "no"),
}
_NUMBERS: Final = (QuestionKind.TURNS_OWED, QuestionKind.PILE_SIZE, QuestionKind.HAND_SIZE, QuestionKind.IN_GAME)


def known_cards(question: Question, cards: str) -> str:
    """Write what somebody knows in one way only: unknown cards at the end are left off, a hand is sorted.

    Examples
    --------
    >>> known_cards(Question(QuestionKind.KNOWS, 0), "?S??")
    '?, skip'
    """
    if question.about is not None:
        return told_cards(sorted_cards(cards.replace(UNKNOWN, "")))
    return told_cards(cards.rstrip(UNKNOWN))


_PLACES: Final = ("draw pile", "discard pile", "out of the game")
_OF_PLAYERS: Final = ("hand of", "face up in front of", "face down in front of")


def _read_places(piece: Piece, players: Sequence[str]) -> str:
    """Read where a card is: one place or several between commas."""
    if fold(piece.text) == NOWHERE:
        return NOWHERE
    places = []
    for part in piece.split(","):
        word = fold(part.text).removeprefix("in the ").removeprefix("on the ").removeprefix("the ")
        if word in _PLACES:
            places.append(word)
            continue
        for start in _OF_PLAYERS:
            match = re.match(rf"(?:the\s+)?{start}(?=\s)".replace(" ", r"\s+"), part.text, re.IGNORECASE)
            if match is not None:
                places.append(f"{start} {players[read_player(part.cut(match.end()), players)]}")
                break
        else:
            known = [*_PLACES, *(f"{start} {players[0]}" for start in _OF_PLAYERS), NOWHERE]
            raise part.error(f"{shorten(part.text)} is no place of a card; such places are: {', '.join(known)}.")
    return ", ".join(places)


def answer_problem(kind: QuestionKind, word: str) -> str:
    """Tell what kind of answer a question wants, if this is another kind; empty if it fits."""
    words = _WORDS.get(kind)
    if words is not None:
        return "" if word in words else f"""the answer is '{"', '".join(words[:-1])}' or '{words[-1]}'"""
    if kind in _NUMBERS:
        return "" if re.fullmatch(r"[0-9]{1,3}", word) else "the answer is a number from 0 to 999"
    if kind in (QuestionKind.KNOWS, QuestionKind.WHERE) or word:
        return ""
    return "the answer is the name of a player or 'nobody'"


def _either(words: Sequence[str]) -> str:
    return f"""'{"', '".join(words[:-1])}' or '{words[-1]}'"""


def told_players(seats: Sequence[int], players: Sequence[str]) -> str:
    """Name some players, or nobody.

    Examples
    --------
    >>> told_players((0, 2), ("Ana", "Luis", "Marta")), told_players((), ("Ana", "Luis"))
    ('Ana, Marta', 'nobody')
    """
    return ", ".join(players[seat] for seat in seats) or NOBODY
