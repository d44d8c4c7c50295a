"""Everything that can come about in a chain of Attacks or of Nopes, found by the engine and told as plain data.

A page steps through this data by itself: every state, every step and every sentence is in it, and no kernel is asked.
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Final

from ek_teach.cards import UNKNOWN, Title, title_name
from ek_teach.engine import Action, ChanceKind, EventKind, Phase, State, Transition, check, situation, step
from ek_teach.errors import EkTeachError
from ek_teach.explain import Reason, explain_refusal, load_catalogue, rule_reasons
from ek_teach.rulebook import Rulebook, Rules, Status, load_rulebook, told_in
from ek_teach.timeline import play_out
from ek_teach.views.data import Data, label
from ek_teach.views.plain import encodable

__all__ = ["NAMES", "PLAYS", "attack_data", "books_of", "fill_names", "nope_data"]

NAMES: Final = ("Ana", "Luis", "Marta", "Tom", "Jule")
"""What the players are called where nobody says."""

MOST_ATTACKS: Final = 4
"""How many Attacks the box holds."""

# What each label of the page is called there, and in the catalogue behind "explore-".
_LABELS: Final = (
    "undo", "redo", "reset", "keys", "steps", "history", "books", "rulebook", "happened", "why", "must-move", "owed",
    "ordinary", "last-owed", "under-attack", "left", "none-left", "same", "differs", "parted", "play", "stand", "nope",
    "chain", "stands-now", "cancelled-now", "stands", "cancelled", "even", "odd", "answers", "may", "may-not", "result",
    "start", "over", "refused-here", "everybody",
)  # fmt: skip
_SYMBOLS: Final = {
    Status.EXPLICIT: "✓", Status.IMPLIED: "∴", Status.SILENT: "○", Status.CONTRADICTED: "≠", Status.HOUSE: "⌂",
}  # fmt: skip


class _Notes:
    """The reasons and paragraphs that the states share, each told once."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.reasons: list[Data] = []
        self.paragraphs: dict[str, str] = {}
        self._places: dict[tuple[str, ...], int] = {}

    def add(self, reasons: Iterable[Reason]) -> list[int]:
        """Note some reasons down and tell where they stand."""
        return list(dict.fromkeys(map(self._place, reasons)))

    def _place(self, reason: Reason) -> int:
        plain = reason.status in (Status.EXPLICIT, Status.IMPLIED)
        sources = [encodable(str(citation)) for citation in reason.citations]
        for citation in reason.citations:
            self.paragraphs[encodable(str(citation))] = encodable(citation.paraphrase)
        standing = "" if plain else encodable(reason.standing)
        key = (reason.text, str(reason.status), standing, *sources)
        if key not in self._places:
            self._places[key] = len(self.reasons)
            self.reasons.append(
                {
                    "text": encodable(reason.text),
                    "status": str(reason.status),
                    "sources": sources,
                    "standing": standing,
                    "note": encodable(reason.note),
                }
            )
        return self._places[key]


def books_of(rulebook: str | Rulebook, rulebooks: Sequence[str | Rulebook]) -> tuple[Rulebook, ...]:
    """Load one rulebook, or those that are to be compared.

    Examples
    --------
    >>> [book.id for book in books_of("es", ())], [book.id for book in books_of("es", ("tr", "zh"))]
    (['es'], ['tr', 'zh'])
    """
    if isinstance(rulebooks, str):
        raise EkTeachError(f"rulebooks are several, as in ('es', 'zh'), not {rulebooks!r:.40}.")
    books = tuple(book if isinstance(book, Rulebook) else load_rulebook(book) for book in rulebooks or (rulebook,))
    ids = [book.id for book in books]
    if len(set(ids)) < len(ids):
        raise EkTeachError(f"a rulebook is given twice: {', '.join(ids)}; give each once.")
    return books


def _is_name(name: object) -> bool:
    return isinstance(name, str) and bool(name.strip())


def _names(players: int, names: Sequence[str] | None) -> tuple[str, ...]:
    if players.__class__ is not int or not 2 <= players <= len(NAMES):
        raise EkTeachError(f"two to five players play, not {players!r:.40}.")
    if names is None:
        return NAMES[:players]
    told = () if isinstance(names, str) else tuple(names)
    if not all(map(_is_name, told)) or len({*told}) != players or len(told) != players:
        raise EkTeachError(f"give {players} names that can be told apart, as in {list(NAMES[:players])}.")
    return tuple(map(encodable, told))


def fill_names(text: str, names: Sequence[str], player: int = 0) -> str:
    """Put names where a text of the data has the places of players, counted from whoever is to move.

    Examples
    --------
    >>> fill_names("{0} attacks {1}.", ["Ana", "Luis"], player=1)
    'Luis attacks Ana.'
    """
    for seat in range(len(names)):
        text = text.replace(f"{{{seat}}}", f"\0{(player + seat) % len(names)}\0")
    for seat, name in enumerate(names):
        text = text.replace(f"\0{seat}\0", name)
    return text


def _run(state: State, *actions: Action) -> list[Transition]:
    """Carry actions out; then everybody passes, and chance does what tells nothing."""
    done: list[Transition] = []

    def do(action: Action) -> None:
        done.append(step(done[-1].after if done else state, action))

    for action in actions:
        do(action)
    while done[-1].after.phase is Phase.REACTION:
        do(Action.let_stand(done[-1].after.to_act[0]))
    after = done[-1].after
    if after.phase is Phase.CHANCE:
        unseen = {
            ChanceKind.STEAL: Action.outcome("?"),
            ChanceKind.SHUFFLE: Action.outcome(after.table.pile),
            ChanceKind.PLACE: Action.outcome(position=0),
        }
        assert after.chance is not None
        do(unseen[after.chance])
    return done


def _told(
    steps: list[Transition], names: Sequence[str], language: str, after: int = 1
) -> tuple[list[str], tuple[Reason, ...]]:
    """What happened, in sentences, from a frame on, and why the last of it happened."""
    frames = play_out(steps, names=names, viewer="onlooker", language=language)
    sentences: list[str] = []
    for frame in frames[after:]:
        # That nobody plays a Nope is what letting it stand says; how many cards a pile of ours has, nobody asks.
        said = bool(frame.events) and frame.events[0].kind in (EventKind.PASSED, EventKind.KITTEN_PLACED)
        sentences += map(encodable, frame.explanation.what[1 if said else 0 :])
    return sentences, frames[-1].explanation.why


def _common(kind: str, books: Sequence[Rulebook], names: Sequence[str], language: str, notes: _Notes) -> Data:
    statuses = {
        str(status): {"symbol": sign, "word": label(language, f"status-{status}")} for status, sign in _SYMBOLS.items()
    }
    return {
        "kind": kind,
        "title": label(language, f"explore-{kind}-title"),
        "about": label(language, f"explore-{kind}-about"),
        "language": load_catalogue(language).tag,
        "players": list(names),
        "labels": {name: label(language, f"explore-{name}") for name in _LABELS}
        | {"statuses": statuses, "marks": asdict(load_catalogue(language).marks)},
        "titles": [{"id": encodable(book.id), "title": encodable(told_in(book, language).title)} for book in books],
        "reasons": notes.reasons,
        "paragraphs": notes.paragraphs,
    }


def _face(code: str, language: str) -> Data:
    return {"code": str(code), "name": title_name(str(code), language)}


# Attacks --------------------------------------------------------------------------------------------------------------

_Turn = tuple[int, bool, int]
"""Turns owed, whether they come from an Attack, and how many Attacks are left."""

_SHOWN: Final = {"attack": "A", "noped": "AN", "skip": "S", "draw": "?", "defuse": "KD"}
"""What can be done in a turn, with the cards that stand for it."""


def _key(turn: _Turn) -> str:
    owed, attacked, left = turn
    return f"{owed}{'a' if attacked else 'o'}{left}"


def _table(book: Rulebook, players: int, turn: _Turn, kitten: bool = False) -> State:
    """A table on which the first player has such a turn, and cards for everything that can be done in it."""
    owed, attacked, left = turn
    hands = [Title.ATTACK * left + Title.SKIP + Title.DEFUSE, *[Title.DEFUSE + Title.NOPE] * (players - 1)]
    kittens = Title.EXPLODING_KITTEN * (players - 1)
    pile = kittens + Title.TACOCAT if kitten else Title.TACOCAT + kittens
    return situation(book, hands, pile, owed=owed, attacked=attacked)


def _ways(book: Rulebook, players: int, turn: _Turn) -> dict[str, list[Transition]]:
    """Everything that can be done in a turn, carried out by the engine."""
    state = _table(book, players, turn)
    attack = Action.play(0, Title.ATTACK)
    ways = {"attack": _run(state, attack), "noped": _run(state, attack, Action.nope(1))} if turn[2] else {}
    drawn = [step(_table(book, players, turn, kitten=True), Action.draw(0))]
    drawn.append(step(drawn[-1].after, Action.defuse(0)))
    put_back = [Action.place(0, 0)] if drawn[-1].after.phase is Phase.PLACING else [Action.outcome(position=0)]
    return ways | {
        "skip": _run(state, Action.play(0, Title.SKIP)),
        "draw": _run(state, Action.draw(0)),
        "defuse": [*drawn, *_run(drawn[-1].after, *put_back)],
    }


def _states(book: Rulebook, players: int, language: str, notes: _Notes) -> dict[str, Data]:
    """The closed set of states that a game without explosions can get into, from an ordinary turn on."""
    places = tuple(f"{{{seat}}}" for seat in range(players))
    say = load_catalogue(language).say
    states: dict[str, Data] = {}
    open_turns: list[_Turn] = [(1, False, MOST_ATTACKS)]
    while open_turns:
        turn = owed, attacked, left = open_turns.pop(0)
        if _key(turn) in states:
            continue
        edges: dict[str, Data] = {}
        for code, steps in _ways(book, players, turn).items():
            after = steps[-1].after.turn
            target = (after.owed, after.attacked, left - (code in ("attack", "noped")))
            # A play is told by what comes of it, a draw by itself.
            sentences, why = _told(steps, places, language, 2 if steps[0].after.phase is Phase.REACTION else 1)
            edges[code] = {"to": _key(target), "by": after.player, "told": sentences, "why": notes.add(why)}
            open_turns.append(target)
        message = "change-turn.attacked" if attacked else "change-turn"
        told = say(message, player=places[0], number=owed)
        states[_key(turn)] = {"owed": owed, "attacked": attacked, "left": left, "told": told, "edges": edges}
    return states


def attack_data(
    books: Sequence[Rulebook], players: int = 3, names: Sequence[str] | None = None, language: str = "en"
) -> Data:
    """Run through all turns that Attacks can lead to, and put down what comes of each thing that can be done.

    Nobody explodes, and of the cards only the four Attacks are counted. The states are told from the seat of whoever
    is to move, who is ``{0}`` in every text; ``by`` says how many seats further the next one sits.

    Parameters
    ----------
    books : sequence of Rulebook
    players : int
        Two to five.
    names : sequence of str, optional
    language : str
        One of :data:`ek_teach.languages.LANGUAGES`.

    Returns
    -------
    dict
        What JSON can hold: ``edges``, ``start`` and for each of ``books`` its ``states``.

    Examples
    --------
    >>> states = attack_data(books_of("es", ()))["books"][0]["states"]
    >>> states["2a3"]["edges"]["attack"]["to"], states["2a3"]["edges"]["draw"]["to"]
    ('4a2', '1a3')
    """
    told, notes = _names(players, names), _Notes(language)
    graphs = [{"states": _states(book, players, language, notes)} for book in books]
    edges = [
        {
            "code": code,
            "label": label(language, f"explore-edge-{code}"),
            "cards": [_face(card, language) for card in cards],
        }
        for code, cards in _SHOWN.items()
    ]
    start = _key((1, False, MOST_ATTACKS))
    return _common("attack", books, told, language, notes) | {
        "edges": edges, "start": start, "most": MOST_ATTACKS, "books": graphs,
    }  # fmt: skip


# Nopes ----------------------------------------------------------------------------------------------------------------

PLAYS: Final = {
    "attack": ("A", False), "skip": ("S", False), "favor": ("F", True), "shuffle": ("H", False),
    "future": ("V", False), "pair": ("TT", True),
}  # fmt: skip
"""What can be played, by name: the cards, and whether the next player is its target."""

MOST_NOPES: Final = 5
"""How many Nopes the box holds."""


def _laid(book: Rulebook, players: int, code: str) -> Transition:
    """A play on the table; what people hold besides is not known, so that anybody may have every Nope."""
    cards, aimed = PLAYS[code]
    hands = [cards + UNKNOWN * MOST_NOPES, *[UNKNOWN * MOST_NOPES] * (players - 1)]
    return step(situation(book, hands, UNKNOWN * 8), Action.play(0, cards, 1 if aimed else None))


def _chain_key(window: tuple[int, ...]) -> str:
    """Who may answer hangs on the owners of the two topmost cards and on how many Nopes there are."""
    chain = (0, *window)
    return f"{len(window)}.{chain[-1]}.{chain[-2] if window else 0}"


def _nodes(book: Rulebook, names: Sequence[str], language: str, notes: _Notes) -> dict[str, Data]:
    nodes: dict[str, Data] = {}
    waiting = [_laid(book, len(names), "shuffle").after]
    while waiting:
        state = waiting.pop(0)
        assert state.window is not None
        key = _chain_key(state.window.nopes)
        if key in nodes:
            continue
        seats: list[Data] = []
        for seat in range(len(names)):
            nope, rules = Action.nope(seat), Rules(book)
            verdict = check(state, nope, rules)
            if verdict.allowed:
                waiting.append(step(state, nope).after)
                told: list[str] = []
                why = rule_reasons(tuple(rules.consulted), book, names, language)
            else:
                refusal = explain_refusal(verdict, nope, names, book, language)
                told, why = list(refusal.what[:1]), refusal.why
            target = _chain_key((*state.window.nopes, seat))
            seats.append(
                {"may": verdict.allowed, "to": target, "told": list(map(encodable, told)), "why": notes.add(why)}
            )
        nodes[key] = {"count": len(state.window.nopes), "seats": seats}
    return nodes


def _end(book: Rulebook, names: Sequence[str], code: str, count: int, language: str, notes: _Notes) -> Data:
    """What comes of a play when so many Nopes were played; two players in turn can do that under any rulebook."""
    laid = _laid(book, len(names), code)
    nopes = [Action.nope((place + 1) % 2) for place in range(count)]
    steps = [laid, *_run(laid.after, *nopes or [Action.let_stand(1)])]
    sentences, why = _told(steps, names, language, 2 + count)
    cards = label(language, "explore-lie", number=len(steps[-1].after.table.discard))
    return {"told": sentences, "why": notes.add(why), "cards": cards, "stands": count % 2 == 0}


def nope_data(
    books: Sequence[Rulebook], players: int = 3, names: Sequence[str] | None = None, language: str = "en"
) -> Data:
    """Run through all chains of Nopes on a play of the first player: who may answer, and what comes of it.

    Anybody may hold a Nope as long as the box has one left.

    Parameters
    ----------
    books : sequence of Rulebook
    players : int
        Two to five.
    names : sequence of str, optional
    language : str
        One of :data:`ek_teach.languages.LANGUAGES`.

    Returns
    -------
    dict
        What JSON can hold: ``plays``, and for each of ``books`` the ``nodes`` of a chain and the ``ends`` of a play.

    Examples
    --------
    >>> node = nope_data(books_of("zh", ()))["books"][0]["nodes"]["1.2.0"]
    >>> [seat["may"] for seat in node["seats"]]
    [True, False, False]
    """
    told, notes = _names(players, names), _Notes(language)
    graphs = [
        {
            "nodes": _nodes(book, told, language, notes),
            "ends": {
                code: [_end(book, told, code, count, language, notes) for count in range(MOST_NOPES + 1)]
                for code in PLAYS
            },
        }
        for book in books
    ]
    plays = [
        {
            "code": code,
            "label": label(language, f"explore-play-{code}"),
            "cards": [_face(card, language) for card in cards],
            "detail": label(language, "aimed", player=told[1]) if aimed else "",
        }
        for code, (cards, aimed) in PLAYS.items()
    ]
    return _common("nope", books, told, language, notes) | {
        "plays": plays, "nope": _face(Title.NOPE, language), "start": _chain_key(()), "books": graphs,
    }  # fmt: skip
