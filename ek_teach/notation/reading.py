"""Texts read: every line understood, or refused in one sentence with its place and what would be right."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from ek_teach.cards import UNKNOWN, Cards, sorted_cards
from ek_teach.engine import ActionKind
from ek_teach.errors import EkTeachError, NotationError, RulebookError, nearest
from ek_teach.notation.model import (
    PROSE,
    Authority,
    Comment,
    Description,
    FirstTurn,
    Item,
    Move,
    Note,
    Question,
    Script,
    Stop,
)
from ek_teach.notation.moves import TABLE_MOVES, read_move, read_outcome, read_table_move
from ek_teach.notation.names import (
    LONGEST_NAME,
    Piece,
    find_player,
    fold,
    player_problem,
    read_cards,
    read_player,
    shorten,
    split_name,
)
from ek_teach.notation.questions import read_claim, read_expected, read_question, read_rulebooks
from ek_teach.rulebook import RULEBOOKS, HouseRule, load_schema, parse_house_rule

__all__ = ["MOST_CHARACTERS", "MOST_LINES", "read"]

MOST_CHARACTERS: Final = 200_000
MOST_LINES: Final = 5_000

_LINE_END: Final = re.compile(r"\r\n|\r|\n")
# Controls, and the marks that make a text look other than it is: embeddings, overrides, line and paragraph separators.
_FORBIDDEN: Final = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
)
_LOOKALIKES: Final = str.maketrans("：，、＊×？＃。；０１２３４５６７８９\u3000\u00a0\t", ":,,**?#.;0123456789   ")
_OWES: Final = re.compile(r"(?<=\s)owes(?!\S)", re.IGNORECASE)
_LONGEST_PROSE: Final = 400
_HEAD_ORDER: Final = (
    *("title", *PROSE, "authority", "rulebook", "house", "table", "players", "hand", "out", "discard", "turn", "pile"),
)
_FORMS: Final = "'Ana: skip', 'pile: ?*20', 'ask: whose turn?', '-> skip' or '# a comment'"


def read(text: str, source: str = "") -> Script:
    r"""Read a situation or a whole game.

    Parameters
    ----------
    text : str
        As docs/notation.md describes it; at most 200,000 characters and 5,000 lines.
    source : str
        Where it came from, for messages.

    Returns
    -------
    Script

    Raises
    ------
    NotationError
        In one sentence: where, what is wrong, and what would be right.
    EkTeachError
        If it is no text at all.

    Examples
    --------
    >>> script = read('''
    ... players: Ana Luis
    ... Ana:     attack, ?*4
    ... Luis:    defuse, ?*4
    ... pile:    exploding kitten, ?*10
    ...
    ... Ana: attack     # nobody minds
    ... ask: whose turn?  answer: Luis
    ... ''')
    >>> script.players, script.description.pile, len(script.items)
    (('Ana', 'Luis'), 'K??????????', 2)
    >>> read("players: Ana Luis\nAna: atack")
    Traceback (most recent call last):
        ...
    ek_teach.errors.NotationError: line 2, column 6: 'atack' is not a card; did you mean 'attack'?
    """
    if not isinstance(text, str):
        raise EkTeachError(
            f"what is read is a text, not an object of type {type(text).__name__}; decode bytes, as in data.decode()."
        )
    if len(text) > MOST_CHARACTERS:
        raise NotationError(
            f"the text has {len(text):,} characters; at most {MOST_CHARACTERS:,} can be read.", source=source
        )
    text = text.removeprefix("\ufeff")
    lines = _LINE_END.split(text)
    if len(lines) > MOST_LINES + (not lines[-1]):
        raise NotationError(f"the text has {len(lines):,} lines; at most {MOST_LINES:,} can be read.", source=source)
    for number, line in enumerate(lines, 1):
        match = _FORBIDDEN.search(line)
        if match is not None:
            raise NotationError(
                f"the invisible control character U+{ord(match[0]):04X} stands here; delete it.",
                number,
                match.start() + 1,
                source,
            )
    return _Reader(lines, source).script()


class _Reader:
    """A text being read line by line."""

    def __init__(self, lines: list[str], source: str) -> None:
        self.lines, self.source = lines, source
        self.plain = [line.translate(_LOOKALIKES) for line in lines]
        self.described = any(_key(line) == "pile" for line in self.plain)
        self.in_head = True
        self.players: tuple[str, ...] = ()
        self.title, self.rulebook_name, self.table = "", "es", ""
        self.prose: dict[str, str] = {}
        self.authorities: list[Authority] = []
        self.house_rules: list[HouseRule] = []
        self.hands: dict[int, Cards] = {}
        self.pile: Cards | None = None
        self.discard: Cards = ""
        self.out: tuple[int, ...] = ()
        self.first_turn: FirstTurn | None = None
        self.items: list[Item] = []
        self.notes: list[Note] = []
        self.above: list[Comment] = []
        self.places: dict[str, tuple[int, int]] = {}
        self.keys: dict[str, Callable[[Piece], None]] = {
            "title": self.read_title,
            "rulebook": self.read_rulebook,
            "house": self.read_house_rule,
            "players": self.read_players,
            "out": self.read_out,
            "discard": self.read_discard,
            "turn": self.read_turn,
            "pile": self.read_pile,
            **{key: partial(self.read_prose, key) for key in PROSE},
        }

    def script(self) -> Script:
        for number, line in enumerate(self.plain, 1):
            before_comment, sharp, _ = line.partition("#")
            told = self.lines[number - 1][len(before_comment) + 1 :].strip() if sharp else ""
            piece = Piece(before_comment, number, 1, self.source).cut(0)
            if piece.text:
                self.read_line(piece, told)
            elif sharp:
                comment = Comment(told, number, len(before_comment) + 1)
                (self.above if self.in_head else self.items).append(comment)
        if not self.players:
            raise NotationError(
                "no line says who plays; write one, as in 'players: Ana Luis Marta'.", max(1, len(self.lines)), 1,
                self.source,
            )  # fmt: skip
        self.items[:0] = self.above
        return Script(
            self.players,
            self.rulebook_name,
            tuple(self.house_rules),
            self.table,
            self.title,
            self.first_turn,
            self.description(),
            tuple(self.items),
            tuple(sorted(self.notes, key=lambda note: _HEAD_ORDER.index(note.about.partition(" ")[0]))),
            tuple((key, line, column) for key, (line, column) in self.places.items()),
            self.source,
            authorities=tuple(self.authorities),
            **self.prose,
        )

    def description(self) -> Description | None:
        if self.pile is None:
            for key in ("out", "discard"):
                if key in self.places:
                    raise self.error_at(key, f"'{key}:' describes a table, so a line 'pile: ...' is needed too.")
            if self.first_turn is not None and (self.first_turn.attacked or self.first_turn.owed > 1):
                raise self.error_at(
                    "turn", "a whole game begins with an ordinary turn; leave 'owes' out, or write a pile."
                )
            return None
        for seat, name in enumerate(self.players):
            if seat not in self.hands and seat not in self.out:
                raise self.error_at(
                    "pile",
                    f"the hand of {name} is missing; write it above this line, as in '{name}: defuse, ?*4'"
                    f" or '{name}: nothing'.",
                )
        hands = tuple(self.hands.get(seat, "") for seat in range(len(self.players)))
        return Description(hands, self.pile, self.discard, self.out)

    def error_at(self, key: str, problem: str) -> NotationError:
        line, column = self.places[key]
        return NotationError(problem, line, column, self.source)

    # --- one line

    def read_line(self, piece: Piece, comment: str) -> None:
        if piece.text.startswith(("->", "→")):
            start = 2 if piece.text.startswith("->") else 1
            self.add(replace(read_outcome(piece.cut(start)), column=piece.column, comment=comment), piece)
            return
        if piece.text in ("...", "…"):
            self.add(Stop(piece.line, piece.column, comment), piece)
            return
        label, colon, _ = piece.text.partition(":")
        if not colon:
            raise self.no_colon(piece)
        head, rest = piece.cut(0, len(label)), piece.cut(len(label) + 1)
        key = fold(head.text)
        if key == "table":
            self.read_table(head, rest, comment)
        elif key in self.keys:
            self.read_head(key, head, rest, comment)
        elif key == "ask":
            self.add(replace(read_question(rest, self.need_players(head), self.last_play()), comment=comment), head)
        elif key.split(" ")[0] == "answer":
            self.read_answer(head, rest, comment)
        elif key.split(" ")[0] == "authority":
            self.read_authority(head, rest, comment)
        elif key.endswith(" says") and find_player(key, self.players) is None:
            self.read_claim(head, rest, comment)
        else:
            self.read_player_line(head, rest, comment)

    def no_colon(self, piece: Piece) -> NotationError:
        who, what = split_name(piece, self.players)
        seat = find_player(who.text, self.players)
        if seat is not None and what.text:
            return self.no_colon_behind(seat, who, what, piece)
        word = piece.text.split(maxsplit=1)[0]
        rest = piece.text[len(word) :].strip()
        if fold(word) in (*self.keys, "table", "ask"):
            return piece.error(f"a colon is missing; write '{word}: {rest[:40]}'.")
        return piece.error(f"{shorten(piece.text)} is not a line of this notation, such as {_FORMS}.")

    def no_colon_behind(self, seat: int, who: Piece, what: Piece, piece: Piece) -> NotationError:
        """Make the error for a player's line without a colon; what is advised can be read."""
        verb = re.match(r"(says|tries)\s+(?=\S)", what.text, re.IGNORECASE)
        if verb is not None:
            return piece.error(f"a colon is missing; write '{who.text} {verb[1]}: {what.text[verb.end() :][:40]}'.")
        try:
            if self.described and self.pile is None:
                read_cards(what)
            else:
                read_move(what, seat, self.players)
        except NotationError as error:
            problem = f"a colon is missing behind {who.text!r}, and further on {error.problem}"
            return NotationError(problem, error.line, error.column, error.source)
        return piece.error(f"a colon is missing; write '{who.text}: {what.text[:40]}'.")

    def last_play(self) -> Cards:
        """The cards of the play that was written last."""
        for item in reversed(self.items):
            if isinstance(item, Move) and item.action.kind is ActionKind.PLAY and not item.tries:
                return item.action.cards
        return ""

    def add(self, item: Item, piece: Piece) -> None:
        """Take an item in; the first one ends the head."""
        self.need_players(piece)
        if self.described and self.pile is None:
            raise piece.error("this belongs below the line 'pile: ...', which ends the description of the table.")
        if self.in_head:
            self.items.extend(self.above)
            self.above, self.in_head = [], False
        if any(isinstance(earlier, Stop) for earlier in self.items):
            raise piece.error("the text breaks off at '...' above, so nothing can stand below it but comments.")
        self.items.append(item)

    def need_players(self, piece: Piece) -> tuple[str, ...]:
        if not self.players:
            raise piece.error("say first who plays, as in 'players: Ana Luis Marta'.")
        return self.players

    # --- the head

    def read_head(self, key: str, head: Piece, rest: Piece, comment: str) -> None:
        if not self.in_head:
            raise head.error(f"'{key}:' belongs above the first move.")
        about = f"house {len(self.house_rules)}" if key == "house" else key
        self.take_note(about, head, comment)
        self.keys[key](rest)

    def take_note(self, about: str, head: Piece, comment: str) -> None:
        if about in self.places:
            raise head.error(f"'{head.text}:' is already written in line {self.places[about][0]}; keep one of them.")
        self.places[about] = head.line, head.column
        self.notes.extend(Note(about, above.text, False) for above in self.above)
        self.above = []
        if comment:
            self.notes.append(Note(about, comment, True))

    def as_written(self, rest: Piece) -> str:
        """The words of a piece as they were typed, before signs of other keyboards were read as ours."""
        start = rest.column - 1
        return self.lines[rest.line - 1][start : start + len(rest.text)]

    def read_title(self, rest: Piece) -> None:
        self.title = self.as_written(rest)

    def read_prose(self, key: str, rest: Piece) -> None:
        if len(rest.text) > _LONGEST_PROSE:
            raise rest.error(f"'{key}:' has {len(rest.text)} characters; at most {_LONGEST_PROSE} are allowed.")
        self.prose[key] = self.as_written(rest)

    def read_authority(self, head: Piece, rest: Piece, comment: str) -> None:
        if not self.in_head:
            raise head.error("'authority:' belongs above the first move.")
        books = read_rulebooks(head.cut(len("authority")))
        for earlier in self.authorities:
            twice = [name for name in books if name in earlier.rulebooks]
            if twice or not (books or earlier.rulebooks):
                whom = ", ".join(twice) or "all other rulebooks"
                raise head.error(f"the authority for {whom} is already given; keep one of the two lines.")
        if not rest.text or len(rest.text) > LONGEST_NAME:
            raise rest.error("say in a word what the answer rests on, as in 'authority: rulebook'.")
        self.take_note(f"authority {len(self.authorities)}", head, comment)
        self.authorities.append(Authority(" ".join(rest.text.lower().split()), books))

    def read_rulebook(self, rest: Piece) -> None:
        name = self.as_written(rest)
        if fold(name) in RULEBOOKS:
            self.rulebook_name = fold(name)
        elif name.endswith(".toml") and len(name) <= 240:
            self.rulebook_name = name
        else:
            raise rest.error(
                f"there is no rulebook {shorten(name)}{nearest(name, RULEBOOKS)} They are {', '.join(RULEBOOKS)};"
                " or name a file that ends in '.toml'."
            )

    def read_house_rule(self, rest: Piece) -> None:
        try:
            rule = parse_house_rule(rest.text)
            load_schema().require(rule.option, rule.value, rule.where)
            if rule.instead_of is not None:
                load_schema().require(rule.option, rule.instead_of, rule.where)
        except RulebookError as error:
            problem = str(error)
            raise rest.error(problem if len(problem) < 2000 else "this is not a house rule.") from None
        self.house_rules.append(rule)

    def read_table(self, head: Piece, rest: Piece, comment: str) -> None:
        word = fold(rest.text)
        if word in ("first game", "special combos"):
            if not self.in_head:
                raise head.error(f"'table: {word}' belongs above the first move.")
            self.take_note("table", head, comment)
            self.table = word
            return
        move = read_table_move(rest)
        if move is None:
            allowed = ("first game", "special combos", *TABLE_MOVES)
            raise rest.error(
                f"{shorten(rest.text)} is nothing that a table does{nearest(word, allowed)} Write 'first game' or"
                " 'special combos' in the head, 'proceed', 'take a third out' or 'leave it' in a set-up."
            )
        self.add(replace(move, comment=comment), head)

    def read_players(self, rest: Piece) -> None:
        parts = rest.split(",") if "," in rest.text else [
            rest.cut(match.start(), match.end()) for match in re.finditer(r"\S+", rest.text)
        ]  # fmt: skip
        if any(fold(word) == "and" for word in rest.text.replace(",", " ").split()):
            mark = "," if "," in rest.text else " "
            told = " ".join(mark if fold(word) == "and" else word for word in rest.text.split())
            joint = ", " if mark == "," else " "
            names = joint.join(name.strip() for name in told.split(mark) if name.strip())
            raise rest.error(f"leave 'and' out between the names; write 'players: {names[:80]}'.")
        for part in parts:
            self.add_player(part)
        if len(self.players) < 2:
            raise rest.error("1 player cannot play this game; it is for 2 to 5.")

    def add_player(self, part: Piece) -> int:
        name = " ".join(part.text.split())
        problem = player_problem(name)
        if problem:
            raise part.error(problem)
        if find_player(name, self.players) is not None:
            raise part.error(f"two players are called {name!r}; tell them apart, as in '{name}2'.")
        if len(self.players) >= 5:
            raise part.error("more than 5 players cannot play this game; it is for 2 to 5.")
        self.players = (*self.players, name)
        return len(self.players) - 1

    def read_out(self, rest: Piece) -> None:
        """Who is out; somebody who is not among the players sat somewhere, and it does not matter where."""
        self.need_players(rest)
        out = set()
        named = "," in rest.text or find_player(rest.text, self.players) is not None
        parts = rest.split(",") if named else [
            rest.cut(match.start(), match.end()) for match in re.finditer(r"\S+", rest.text)
        ]  # fmt: skip
        for part in parts:
            seat = find_player(part.text, self.players)
            if seat is None:
                hint = nearest(part.text, self.players)
                if hint != ".":
                    raise part.error(f"{shorten(part.text)} is not a player{hint}")
                seat = self.add_player(part)
            if self.hands.get(seat):
                raise part.error(f"{self.players[seat]} is out and cannot hold cards; take out one of the two lines.")
            out.add(seat)
        if not out:
            raise rest.error("say who is out, as in 'out: Pedro', or leave the line out.")
        self.out = tuple(sorted(out))

    def read_discard(self, rest: Piece) -> None:
        self.discard = read_cards(rest)

    def read_pile(self, rest: Piece) -> None:
        self.need_players(rest)
        self.pile = read_cards(rest)

    def read_turn(self, rest: Piece) -> None:
        players = self.need_players(rest)
        match = _OWES.search(rest.text)
        if match is None:
            if not rest.text:
                raise rest.error("say whose turn it is, as in 'turn: Luis' or 'turn: Luis owes 2'.")
            self.first_turn = FirstTurn(read_player(rest, players))
            return
        seat = read_player(rest.cut(0, match.start()), players)
        owes = rest.cut(match.end())
        number, _, of = fold(owes.text).partition(" ")
        if not re.fullmatch(r"[0-9]{1,2}", number) or int(number) < 1 or of not in ("", "of an attack"):
            raise owes.error(
                f"{shorten(owes.text, 20)} is not a number of turns; write it as in 'Luis owes 2' or"
                " 'Luis owes 1 of an attack'."
            )
        self.first_turn = FirstTurn(seat, int(number), bool(of) or int(number) > 1)

    # --- hands, moves and answers

    def read_player_line(self, head: Piece, rest: Piece, comment: str) -> None:
        players = self.need_players(head)
        seat = find_player(head.text, players)
        tries = False
        if seat is None and fold(head.text).endswith(" tries"):
            tries = True
            head = head.cut(0, len(head.text.rstrip()) - len("tries"))
            seat = read_player(head, players)
        if seat is None:
            raise self.no_such_label(head, players)
        if not tries and re.match(r"tr(?:y|ies)\s", rest.text, re.IGNORECASE):
            what = rest.text.split(maxsplit=1)[1]
            name = players[seat]
            raise rest.error(f"who only tries a move is said before the colon; write '{name} tries: {what[:40]}'.")
        if self.described and self.pile is None:
            if tries:
                raise head.error("moves belong below the line 'pile: ...', which ends the description of the table.")
            self.read_hand(seat, head, rest, comment)
            return
        if not self.described and self.in_head and not tries and self.hands_begin(head.line):
            raise rest.error(
                f"this looks like the hand of {players[seat]}, but the line 'pile:' is missing; write it below the"
                " hands, as in 'pile: exploding kitten, ?*9'."
            )
        self.add(replace(read_move(rest, seat, players, tries=tries), column=head.column, comment=comment), head)

    def hands_begin(self, first: int) -> bool:
        """Whether hands begin with this line, in a text without a pile: one for each, some of which nobody can play."""
        seen = set()
        for line in self.plain[first - 1 :]:
            label, _, told = line.partition("#")[0].partition(":")
            if not label.strip():
                continue
            seat = find_player(label, self.players)
            if seat is None or seat in seen:
                return fold(label) in ("out", "discard")
            seen.add(seat)
            try:
                cards = read_cards(Piece(told, 1, 1).cut(0))
            except NotationError:
                return False
            if told.strip() and not _could_be_played(cards):
                return True
        return False

    def no_such_label(self, head: Piece, players: tuple[str, ...]) -> NotationError:
        words = (*players, *self.keys, "table", "ask", "answer")
        hint = nearest(head.text, words)
        if hint == ".":
            hint = f"; the players are {', '.join(players)}."
        return head.error(f"{shorten(head.text)} is neither a player nor a word of the notation{hint}")

    def read_hand(self, seat: int, head: Piece, rest: Piece, comment: str) -> None:
        name, about = self.players[seat], f"hand {seat}"
        if seat in self.hands:
            raise head.error(
                f"the hand of {name} is already written in line {self.places[about][0]}; moves come below 'pile: ...'."
            )
        hand = sorted_cards(read_cards(rest))
        if seat in self.out and hand:
            raise head.error(f"{name} is out and cannot hold cards; take out one of the two lines.")
        self.take_note(about, head, comment)
        self.hands[seat] = hand

    def last_question(self) -> int | None:
        """The place of the question that lines below it are still about."""
        for place in range(len(self.items) - 1, -1, -1):
            if isinstance(self.items[place], Question):
                return place
            if not isinstance(self.items[place], Comment):
                break
        return None

    def read_answer(self, head: Piece, rest: Piece, comment: str) -> None:
        place = self.last_question()
        if place is None:
            raise head.error("an answer stands behind or below its question, as in 'ask: whose turn?  answer: Luis'.")
        item = self.items[place]
        assert isinstance(item, Question)
        question = read_expected(item, head.cut(len("answer")), rest, self.players)
        last = replace(question.expected[-1], comment=comment)
        self.items[place] = replace(question, expected=(*question.expected[:-1], last))

    def read_claim(self, head: Piece, rest: Piece, comment: str) -> None:
        players = self.need_players(head)
        seat = read_player(head.cut(0, len(head.text.rstrip()) - len("says")), players)
        place = self.last_question()
        if place is None:
            raise head.error(f"what {players[seat]} says answers a question, so it stands below 'ask: ...'.")
        item = self.items[place]
        assert isinstance(item, Question)
        question = read_claim(item, seat, head, rest, players)
        last = replace(question.claims[-1], comment=comment)
        self.items[place] = replace(question, claims=(*question.claims[:-1], last))


def _could_be_played(cards: Cards) -> bool:
    """Whether these cards, laid together, could be a play under some rulebook."""
    kinds = len(set(cards))
    return UNKNOWN not in cards and ((kinds == 1 and len(cards) <= 3) or kinds == len(cards) == 5)


def _key(line: str) -> str:
    return fold(line.partition("#")[0].partition(":")[0]) if len(line.partition(":")[0]) <= 2 * LONGEST_NAME else ""
