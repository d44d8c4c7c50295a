"""Questions with their expected answers, read."""

import re
from collections.abc import Sequence
from typing import Final

from ek_teach.errors import nearest
from ek_teach.notation.model import Expected, Question, QuestionKind
from ek_teach.notation.moves import read_move
from ek_teach.notation.names import Piece, fold, read_player, read_players, shorten
from ek_teach.rulebook import RULEBOOKS

__all__ = ["ANSWER", "NOBODY", "answer_problem", "read_expected", "read_question", "told_players"]

NOBODY: Final = "nobody"
"""The answer that names no player."""

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
}
_HAND: Final = re.compile(r"how\s+many\s+cards\s+does(?=\s)", re.IGNORECASE)
_OWED: Final = re.compile(r"how\s+many\s+turns\s+does(?=\s)", re.IGNORECASE)
_OUT: Final = re.compile(r"is(?=\s)", re.IGNORECASE)
_ABOUT_SOMEBODY: Final = (
    (_HAND, "hold", QuestionKind.HAND_SIZE),
    (_OWED, "owe", QuestionKind.TURNS_OWED),
    (_OUT, "out", QuestionKind.IS_OUT),
)
_MAY: Final = re.compile(r"(?:may|can)\s+", re.IGNORECASE)
_KNOWN: Final = (
    *(
        "whose turn?",
        "how many turns owed?",
        "how many turns does NAME owe?",
        "who may nope?",
        "may NAME MOVE?",
        "who wins?",
        "is NAME out?",
    ),
    *("how many cards in the pile?", "how many cards does NAME hold?", "does it happen?"),
)


def read_question(piece: Piece, players: Sequence[str]) -> Question:
    """Read a question, with the answers that stand on its line.

    Examples
    --------
    >>> question = read_question(Piece("whose turn?  answer: Luis", 1, 1), ("Ana", "Luis"))
    >>> question.kind.value, question.expected[0].value
    ('whose turn?', 'Luis')
    """
    answers = list(ANSWER.finditer(piece.text))
    asked = piece.cut(0, answers[0].start() if answers else None)
    question = _read_asked(asked, players)
    for number, match in enumerate(answers):
        end = answers[number + 1].start() if number + 1 < len(answers) else None
        names, value = piece.cut(match.start(1), match.end(1)), piece.cut(match.end(), end)
        question = read_expected(question, names, value, players)
    return question


def _read_asked(piece: Piece, players: Sequence[str]) -> Question:
    text = piece.text.removesuffix("?").rstrip()
    asked = piece.cut(0, len(text))
    line, column = piece.line, piece.column
    kind = _SIMPLE.get(fold(text))
    if kind is not None:
        return Question(kind, line=line, column=column)
    for pattern, end, about in _ABOUT_SOMEBODY:
        match = pattern.match(text)
        if match is not None and re.fullmatch(rf"\s{end}", text[-len(end) - 1 :], re.IGNORECASE):
            name = asked.cut(match.end(), max(match.end(), len(text) - len(end)))
            return Question(about, read_player(name, players), line=line, column=column)
    match = _MAY.match(text)
    if match is not None:
        who, what = _split_name(asked.cut(match.end()), players)
        seat = read_player(who, players)
        move = read_move(what, seat, players)
        if move.outcome is not None:
            raise what.error("a move that is only asked about has no outcome; leave '->' out.")
        return Question(QuestionKind.MAY, seat, move, line=line, column=column)
    hint = nearest(text, _KNOWN)
    told = hint if hint != "." else f"; what can be asked is: {' '.join(_KNOWN)}"
    raise piece.error(f"{shorten(piece.text)} cannot be asked{told}")


def _split_name(piece: Piece, players: Sequence[str]) -> tuple[Piece, Piece]:
    """Cut behind the longest beginning that is a player's name, or behind the first word."""
    ends = [match.end() for match in re.finditer(r"\S+", piece.text)]
    folded = {fold(name) for name in players}
    for end in reversed(ends[:20]):
        if fold(piece.text[:end]) in folded:
            return piece.cut(0, end), piece.cut(end)
    end = ends[0] if ends else 0
    return piece.cut(0, end), piece.cut(end)


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
    rulebooks = []
    for part in names.split(",") if names.text else ():
        name = fold(part.text)
        if name not in RULEBOOKS:
            told = nearest(name, RULEBOOKS)
            raise part.error(
                f"{shorten(part.text)} is not a rulebook"
                f"{told if told != '.' else '; they are ' + ', '.join(RULEBOOKS) + '.'}"
            )
        rulebooks.append(name)
    for earlier in question.expected:
        twice = [name for name in dict.fromkeys(rulebooks) if name in earlier.rulebooks]
        if twice or not (rulebooks or earlier.rulebooks):
            whom = ", ".join(twice) or "all other rulebooks"
            raise value.error(f"the answer for {whom} is already given in line {earlier.line}; keep one of them.")
    told = _read_value(question.kind, value, players)
    expected = Expected(told, tuple(rulebooks), value.line, value.column)
    return Question(
        question.kind,
        question.player,
        question.move,
        (*question.expected, expected),
        question.line,
        question.column,
        question.comment,
    )


def _read_value(kind: QuestionKind, piece: Piece, players: Sequence[str]) -> str:
    word = fold(piece.text)
    problem = answer_problem(kind, word)
    if problem:
        raise piece.error(f"{problem}, not {shorten(piece.text)}.")
    if kind in (QuestionKind.MAY, QuestionKind.IS_OUT, QuestionKind.HAPPENS):
        return word
    if kind in (QuestionKind.TURNS_OWED, QuestionKind.PILE_SIZE, QuestionKind.HAND_SIZE):
        return str(int(word))
    if word == NOBODY:
        return NOBODY
    if kind is QuestionKind.WHO_MAY_NOPE:
        return told_players(read_players(piece, players), players)
    return players[read_player(piece, players)]


def answer_problem(kind: QuestionKind, word: str) -> str:
    """Tell what kind of answer a question wants, if this is another kind; empty if it fits."""
    if kind in (QuestionKind.MAY, QuestionKind.IS_OUT, QuestionKind.HAPPENS):
        return "" if word in ("yes", "no") else "the answer is 'yes' or 'no'"
    if kind in (QuestionKind.TURNS_OWED, QuestionKind.PILE_SIZE, QuestionKind.HAND_SIZE):
        return "" if re.fullmatch(r"[0-9]{1,3}", word) else "the answer is a number"
    return "" if word else "the answer is the name of a player or 'nobody'"


def told_players(seats: Sequence[int], players: Sequence[str]) -> str:
    """Name some players, or nobody.

    Examples
    --------
    >>> told_players((0, 2), ("Ana", "Luis", "Marta")), told_players((), ("Ana", "Luis"))
    ('Ana, Marta', 'nobody')
    """
    return ", ".join(players[seat] for seat in seats) or NOBODY
