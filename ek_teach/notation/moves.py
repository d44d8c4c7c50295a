"""One move as people write it: ``favor from Ana``, ``tacocat*2 from Ana -> nope``, ``put back at 3 openly``."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ek_teach.cards import UNKNOWN, Title
from ek_teach.engine import Action
from ek_teach.errors import nearest
from ek_teach.notation.model import Move, Outcome
from ek_teach.notation.names import (
    Piece,
    card_names,
    find_player,
    fold,
    known_card,
    read_card,
    read_cards,
    read_player,
    shorten,
)
from ek_teach.notation.wordings import advice_on_move, move_in_our_words

__all__ = ["BOTTOM", "TABLE_MOVES", "read_move", "read_outcome", "read_table_move"]

BOTTOM: Final = -1
"""The place at the bottom, in an outcome, of a pile whose size the text does not tell."""

TABLE_MOVES: Final = {
    "proceed": Move(Action.proceed()),
    **dict.fromkeys(("leave it", "leave it out"), Move(Action.decline())),
    **dict.fromkeys(("take a third out", "take out a third"), Move(Action.proceed(), thins=True)),
}
"""What the table does in a set-up."""

_REST: Final = re.compile(r"(?:^|,)\s*(?:\.\.\.|…)$")
_ARROW: Final = re.compile(r"->|→")
_AIMED: Final = re.compile(r"(?<=\s)(?:from|on|at|against)(?!\S)", re.IGNORECASE)
_NAMING: Final = re.compile(r"(?<=\s)(?:naming|asking\s+for|for)(?!\S)", re.IGNORECASE)
_ON: Final = re.compile(r"(?<=\s)on(?!\S)", re.IGNORECASE)
_AT: Final = re.compile(r"at\s+([0-9]+)")
_PUT_BACK: Final = re.compile(r"puts?\s+(?:it\s+)?back(?!\S)", re.IGNORECASE)
_WHOLE_MOVES: Final = ("pass", "passes", "draw", "draws", "explode", "explodes")
_PLACES: Final = "'at 3' (1 is the top), 'on top', 'at the bottom' or 'somewhere', and 'openly' behind it if all see it"
_VERB: Final = re.compile(r"(?:pass(?:es)?|(?:draw|explode|give|take|name|put|play)s?)(?!\S)", re.IGNORECASE)
_VERBS: Final = ("pass", "draw", "explode", "give", "take", "name", "put back", "nope")


def read_outcome(piece: Piece) -> Outcome:
    """Read what stands behind an arrow: cards, ``nothing``, or a place.

    Examples
    --------
    >>> read_outcome(Piece("skip, ?*2", 1, 1)).cards, read_outcome(Piece("at 3", 1, 1)).position
    ('S??', 2)
    >>> read_outcome(Piece("skip, ...", 1, 1)).rest
    True
    """
    if not piece.text:
        raise piece.error("say behind '->' what happened: a card, several cards top first, 'nothing', or 'at 3'.")
    place = _place(piece)
    if place is not None:
        return Outcome(position=place, line=piece.line, column=piece.column)
    rest = _REST.search(piece.text)
    if rest is not None:
        piece = piece.cut(0, rest.start())
    return Outcome(read_cards(piece), rest=rest is not None, line=piece.line, column=piece.column)


def _place(piece: Piece) -> int | None:
    """Read a place in the pile; None if the words name none."""
    words = fold(piece.text)
    if words in ("on top", "at the top", "top"):
        return 0
    if words in ("at the bottom", "bottom"):
        return BOTTOM
    match = _AT.fullmatch(words)
    if match is None:
        return None
    digits = match[1].lstrip("0")
    if not digits or len(digits) > 2:
        raise piece.error(f"there is no place {shorten(match[1], 10)}; places are counted from the top, which is 1.")
    return int(digits) - 1


def read_table_move(piece: Piece) -> Move | None:
    """Read a step of the set-up, ``proceed``, ``take a third out`` or ``leave it``; None for other words."""
    head, outcome = _split_outcome(piece)
    words = fold(head.text)
    move = TABLE_MOVES.get(words)
    if move is None:
        return None
    if outcome is not None and words != "proceed":
        raise head.error(f"'table: {words}' shuffles nothing, so no cards can stand behind it.")
    return replace(move, outcome=outcome, line=piece.line, column=piece.column)


def _split_outcome(piece: Piece) -> tuple[Piece, Outcome | None]:
    arrow = _ARROW.search(piece.text)
    if arrow is None:
        return piece, None
    return piece.cut(0, arrow.start()), read_outcome(piece.cut(arrow.end()))


def read_move(piece: Piece, player: int, players: Sequence[str], *, tries: bool = False) -> Move:
    """Read the move of a player.

    Parameters
    ----------
    piece : Piece
        What stands behind the name and the colon.
    player : int
        The seat of whoever moves.
    players : sequence of str
    tries : bool
        Whether the move is only claimed.

    Returns
    -------
    Move

    Raises
    ------
    NotationError
        With the place, and what would be right.

    Examples
    --------
    >>> move = read_move(Piece("skip*3 from Ana naming defuse", 1, 1), 1, ("Ana", "Luis"))
    >>> move.action.cards, move.action.target, move.action.named
    ('SSS', 0, 'D')
    """
    head, outcome = _split_outcome(piece)
    if not head.text:
        raise head.error(f"{players[player]} does nothing here; write a move, as in '{players[player]}: draw'.")
    said = move_in_our_words(head, players)
    advice = advice_on_move(said.piece, players, player)
    if advice:
        raise head.error(f"{shorten(head.text)} is not a move; {advice}")
    move = said.read(lambda reworded: _read_reworded(reworded, player, players))
    if move.outcome is not None and outcome is not None:
        raise piece.error("what was drawn is said twice here; say it once, as in 'draw -> skip'.")
    if move.outcome is not None:
        outcome = replace(move.outcome, column=piece.column)
    if tries and outcome is not None:
        raise piece.error(
            "a move that somebody only tries is not carried out, so it has no outcome; leave out what came of it."
        )
    return replace(move, tries=tries, outcome=outcome, line=piece.line, column=piece.column)


def _read_reworded(piece: Piece, player: int, players: Sequence[str]) -> Move:
    head, outcome = _split_outcome(piece)
    action, aim, bottom = _read_action(head, player, players)
    return Move(action, aim, bottom, outcome=outcome)


def _read_action(piece: Piece, player: int, players: Sequence[str]) -> tuple[Action, int | str | None, bool]:
    words = fold(piece.text)
    verb = words.partition(" ")[0]
    first, comma, further = piece.text.partition(",")
    if comma and (fold(first) in _WHOLE_MOVES or any(_VERB.match(part.lstrip()) for part in further.split(","))):
        raise piece.error("a line says one move; write the next one on a line of its own.")
    rest = piece.cut(re.match(r"\S*", piece.text).end())  # type: ignore[union-attr]
    if words in ("pass", "passes"):
        return Action.let_stand(player), None, False
    if words in ("draw", "draws"):
        return Action.draw(player), None, False
    if words in ("explode", "explodes"):
        return Action.explode(player), None, False
    if verb in ("give", "gives"):
        return Action.give(player, read_card(rest)), None, False
    if verb in ("take", "takes"):
        return Action.fetch(player, read_card(rest)), None, False
    if verb in ("name", "names"):
        return Action.name(player, read_card(rest, known=True)), None, False
    if verb in ("put", "puts"):
        return _read_return(piece, player)
    if verb in ("play", "plays"):
        piece = rest
    on = _ON.search(piece.text)
    if on is not None and known_card(piece.text[: on.start()]) == Title.NOPE:
        return Action.nope(player), _read_aim(piece.cut(on.end()), players), False
    return _read_play(piece, player, players), None, False


def _read_aim(piece: Piece, players: Sequence[str]) -> int | str:
    seat = find_player(piece.text, players)
    if seat is not None:
        return seat
    code = known_card(piece.text)
    if code is not None and code != UNKNOWN:
        return code
    hint = nearest(piece.text, [*players, *(title.name.lower().replace("_", " ") for title in Title)])
    raise piece.error(f"a Nope is aimed at a player's card or at a card, not at {shorten(piece.text)}{hint}")


def _read_return(piece: Piece, player: int) -> tuple[Action, int | str | None, bool]:
    match = _PUT_BACK.match(piece.text)
    if match is None:
        raise piece.error(f"{shorten(piece.text)} is not a move; write 'put back' and {_PLACES}.")
    where = piece.cut(match.end())
    openly = where.text[-7:].strip().lower() == "openly"
    if openly:
        where = where.cut(0, len(where.text) - len("openly"))
    if fold(where.text) == "somewhere":
        return Action.place(player, None, openly), None, False
    if not where.text:
        raise where.error(f"say where the Kitten is put back: {_PLACES}.")
    place = _place(where)
    if place is None:
        raise where.error(f"{shorten(where.text)} is not a place; write {_PLACES}.")
    if place == BOTTOM:
        return Action.place(player, None, openly), None, True
    return Action.place(player, place, openly), None, False


def _read_play(piece: Piece, player: int, players: Sequence[str]) -> Action:
    target, named, cards = None, "", piece
    naming = _NAMING.search(cards.text)
    if naming is not None:
        named = read_card(cards.cut(naming.end()), known=True)
        cards = cards.cut(0, naming.start())
    aimed = _AIMED.search(cards.text)
    if aimed is not None:
        target = read_player(cards.cut(aimed.end()), players)
        cards = cards.cut(0, aimed.start())
    codes = _read_laid(cards)
    if UNKNOWN in codes:
        raise cards.error("an unknown card cannot be played; name the card that it turned out to be.")
    if target is None and not named:
        if codes == Title.NOPE:
            return Action.nope(player)
        if codes == Title.DEFUSE:
            return Action.defuse(player)
    return Action.play(player, codes, target, named)


def _read_laid(piece: Piece) -> str:
    if not piece.text or fold(piece.text) == "nothing":
        raise piece.error("a move names at least one card, or says 'draw' or 'pass'.")
    single = "," not in piece.text and "*" not in piece.text and not re.search("[0-9]", piece.text)
    if single and known_card(piece.text) is None and piece.text.strip(UNKNOWN):
        hint = nearest(piece.text, (*_VERBS, *card_names()))
        if hint != nearest(piece.text, card_names()) or hint == ".":
            told = hint if hint != "." else "; write a card, 'draw' or 'pass'."
            raise piece.error(f"{shorten(piece.text)} is neither a card nor a move{told}")
    return read_cards(piece)
