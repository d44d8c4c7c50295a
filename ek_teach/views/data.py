"""A timeline as plain data: the only thing that a page or a browser gets.

Everything is worded and counted here, in the language of the timeline, so that what shows it needs no language of its
own. The cards that the viewer may not know are unknown in the timeline already; nothing is taken from anywhere else.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final

from ek_teach.cards import UNKNOWN, Cards, Title, sorted_cards, title_name
from ek_teach.engine import EVERYTHING, ONLOOKER, ActionKind, EventKind, Phase, View, Window
from ek_teach.explain import Marks, Reason, load_catalogue
from ek_teach.rulebook import Status
from ek_teach.timeline import Answer, Frame, Timeline
from ek_teach.views.plain import encodable

__all__ = ["STATUS_SYMBOLS", "Data", "label", "marks_of", "packed", "timeline_data"]

Data = dict[str, Any]
"""What JSON can hold: text, whole numbers, true and false, nothing, lists and mappings of these."""

_FIXED_LABELS: Final = (
    "step", "first", "back", "next", "last", "slider", "controls", "keys", "happened", "changes", "answers", "table",
    "why", "players", "hand", "front", "pile", "discard", "chain", "top", "rest", "refused", "irregular",
    "turn", "out", "cancelled", "stands", "paragraphs",
    # Running and jumping, keys.
    "run", "pause", "speed", "speed-seconds", "kind", "earlier", "later", "no-more", "owed-count", "forks", "big",
    "close", "save", "cancel", "again", "keys-title", "key-home", "key-end", "key-space", "key-escape", "key-step",
    "key-ends", "key-run", "key-kind", "key-nodes", "key-leave", "key-help",
    # Whose eyes, which language, what the kernel says.
    "language", "eyes", "asking", "no-answer", "not-here",
    # Moves and branches.
    "what-if", "what-if-lead", "waits", "moves-of", "nobody", "no-moves", "branches", "record", "branch-number",
    "branch-here", "branch-steps", "branch-from", "rename", "rename-to", "drop", "drop-sure", "drop-yes", "notation",
    "copy", "copied", "not-copied", "compare", "compare-with", "differs", "step-column",
    # Predicting.
    "predict", "predict-lead", "predict-who", "predict-what", "predict-owed", "check", "predict-none",
    "predict-shown", "predict-found", "predict-right", "predict-wrong", "predict-open", "predict-on", "predict-end",
    "predict-restart", "score",
    # Taking a seat.
    "take-seat", "take-seat-lead", "seat", "opponents", "start", "you-are", "your-move", "play-over", "odds",
    "new-game", "behind", "newest",
    # The diagram.
    "diagram", "zoom", "zoom-in", "zoom-out", "zoom-fit", "near", "node-leads", "node-visits", "node-unvisited",
)  # fmt: skip
_KINDS: Final[dict[str, tuple[EventKind, ...]]] = {
    "setup": (
        EventKind.TAKEN_OUT, EventKind.DEFUSES_DEALT, EventKind.DEFUSES_RETURNED, EventKind.DECK_SHUFFLED,
        EventKind.HAND_DEALT, EventKind.DECK_THINNED, EventKind.DECK_KEPT, EventKind.KITTENS_ADDED,
        EventKind.GAME_STARTED,
    ),
    "play": (EventKind.PLAYED,),
    "nope": (EventKind.NOPED, EventKind.NOPED_LATE),
    "cancelled": (EventKind.CANCELLED,),
    "effect": (
        EventKind.ATTACKED, EventKind.SKIPPED, EventKind.PEEKED, EventKind.SHUFFLED, EventKind.FAVOR_ASKED,
        EventKind.GAVE, EventKind.STOLE, EventKind.CARD_NAMED, EventKind.HANDED_OVER, EventKind.NOT_HELD,
        EventKind.FETCHED, EventKind.NOTHING_TO_TAKE, EventKind.NO_EFFECT,
    ),
    "draw": (EventKind.DREW,),
    "kitten": (EventKind.KITTEN_SHOWN,),
    "defuse": (EventKind.DEFUSED,),
    "placed": (EventKind.KITTEN_PLACED,),
    "exploded": (EventKind.EXPLODED,),
    "turn": (EventKind.TURN_STARTED,),
    "won": (EventKind.GAME_WON,),
    "try": (),
}  # fmt: skip
"""The kinds of event that a reader can jump to, and which events of the engine each stands for."""

_KIND_OF: Final = {event: kind for kind, events in _KINDS.items() for event in events}

_EXPECTED: Final[dict[str, tuple[str, ...]]] = {
    "setup": ("setup", "turn"),
    "turn": ("play", "draw", "kitten", "nope"),
    "window": ("nope", "effect", "cancelled"),
    "noped": ("nope", "cancelled", "effect"),
    "giving": ("effect", "nope"),
    "naming": ("effect", "nope"),
    "fetching": ("effect", "nope"),
    "kitten": ("defuse", "exploded"),
    "placing": ("placed", "turn"),
}
"""What a prediction is chosen from, by the node of the turn flow: what comes there, and what people expect."""

STATUS_SYMBOLS: Final = {
    Status.EXPLICIT: "✓",
    Status.IMPLIED: "∴",
    Status.SILENT: "○",
    Status.CONTRADICTED: "≠",
    Status.HOUSE: "⌂",
}


# A long walk says the same few things again and again.
@lru_cache(maxsize=4096)
def label(language: str, message: str, **arguments: str | int | float) -> str:
    """Word a label, in English where the language has none.

    Parameters
    ----------
    language : str
        One of :data:`ek_teach.languages.LANGUAGES`.
    message : str
        The name of the message without ``ui-``.
    **arguments : str or int
        What it speaks of; numbers choose the plural form.

    Examples
    --------
    >>> label("en", "owes", number=3), label("en", "cards", number=1)
    ('owes 3 turns', '1 card')
    """
    return load_catalogue(language).say(f"ui-{message}", **arguments)


def marks_of(data: Data) -> Marks:
    """The commas, colons and brackets of the language in which something is told."""
    return Marks(**data["labels"]["marks"])


def timeline_data(timeline: Timeline) -> Data:
    """Turn a timeline into data that JSON can hold.

    Parameters
    ----------
    timeline : Timeline

    Returns
    -------
    dict
        ``title``, ``rulebook`` (``id``, ``title``), ``viewer``, ``about`` (these two in one line), ``language``,
        ``players``, ``labels`` (the words of buttons and headings), ``kinds`` (the words of kinds of event), ``expect``
        (which of them a prediction is chosen from, by node) and ``frames``. A frame has ``number``, ``heading``,
        ``what``, ``why``, ``changes``, ``refused``, ``irregular``, ``answers``, ``table``, ``actor``, ``kinds``,
        ``node`` and ``edges`` (see :class:`ek_teach.timeline.Frame`); the cards of a hand and of the piles, top
        first, are pairs of ``code`` and ``name``.
    """
    return _Writer(timeline).data()


def packed(data: Data) -> Data:
    """Tell players, piles and reasons that stay the same from step to step only once.

    They are in ``things``; in the frames stand their places in it. The browser unpacks this again.

    Examples
    --------
    >>> from ek_teach.timeline import play_out
    >>> text = "players: Ana Luis\\nAna: attack\\nLuis: defuse, nope\\npile: exploding kitten, ?*9\\nAna: attack"
    >>> data = packed(timeline_data(play_out(text)))
    >>> [frame["table"]["players"] for frame in data["frames"]]
    [[0, 1], [4, 5], [9, 10]]
    """
    things: dict[str, int] = {}

    def place(thing: Any) -> int:
        return things.setdefault(json.dumps(thing, ensure_ascii=False), len(things))

    frames = []
    for frame in data["frames"]:
        table = frame["table"]
        players = list(map(place, table["players"]))
        piles = {pile: place(table[pile]) for pile in ("pile", "discard")}
        frames.append(
            frame | {"table": table | {"players": players} | piles, "why": [place(reason) for reason in frame["why"]]}
        )
    return data | {"frames": frames, "things": [json.loads(thing) for thing in things]}


class _Writer:
    """One timeline being written; it knows names and language."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        # What was not read from a text may hold what no page and no browser can take.
        self.names = tuple(map(encodable, timeline.names))
        self.language = timeline.language
        catalogue = load_catalogue(timeline.language)
        self.plain_standings = {catalogue.say(f"standing-{status}") for status in (Status.EXPLICIT, Status.IMPLIED)}

    def say(self, message: str, **arguments: str | int | float) -> str:
        return label(self.language, message, **arguments)

    def cards(self, cards: Cards) -> list[Data]:
        return [{"code": str(code), "name": title_name(code, self.language)} for code in cards]

    def viewer(self) -> str:
        viewer = self.timeline.viewer
        if viewer == EVERYTHING:
            return self.say("viewer-everything")
        if viewer == ONLOOKER:
            return self.say("viewer-onlooker")
        return self.say("viewer-player", player=self.names[viewer])

    def data(self) -> Data:
        timeline = self.timeline
        viewer = self.viewer()
        book = {"id": encodable(timeline.rulebook), "title": encodable(timeline.rulebook_title)}
        labels: Data = {name: self.say(name) for name in _FIXED_LABELS}
        labels["marks"] = asdict(load_catalogue(self.language).marks)
        labels["no_cards"] = self.say("cards", number=0)
        labels["statuses"] = {
            str(status): {"symbol": symbol, "word": self.say(f"status-{status}")}
            for status, symbol in STATUS_SYMBOLS.items()
        }
        return {
            "title": encodable(timeline.title),
            "rulebook": book,
            "viewer": viewer,
            "about": self.say("about", book=book["title"], id=book["id"], viewer=viewer),
            "language": load_catalogue(self.language).tag,
            "players": list(self.names),
            "labels": labels,
            "paragraphs": self.paragraphs(),
            "kinds": {kind: self.say(f"event-{kind}") for kind in _KINDS},
            "expect": {node: list(kinds) for node, kinds in _EXPECTED.items()},
            "frames": [self.frame(frame) for frame in timeline.frames],
        }

    def paragraphs(self) -> dict[str, str]:
        # A long walk rests on the same few paragraphs again and again: each is told once.
        return {
            encodable(str(citation)): encodable(citation.paraphrase)
            for frame in self.timeline.frames
            for reason in frame.explanation.why
            for citation in reason.citations
        }

    def frame(self, frame: Frame) -> Data:
        told = frame.explanation
        return {
            "number": frame.number,
            "heading": encodable(told.heading),
            "what": list(map(encodable, told.what)),
            "why": [self.reason(reason) for reason in told.why],
            "changes": list(map(encodable, told.changes)),
            "refused": bool(frame.refused),
            "irregular": encodable(told.irregular or ""),
            "answers": [self.answer(answer) for answer in frame.answers],
            "table": self.table(frame.view),
            "actor": self.actor(frame),
            "kinds": _kinds_of(frame),
            "node": frame.node,
            "edges": list(frame.edges),
        }

    def actor(self, frame: Frame) -> str:
        """Who did it; nobody where everybody let a card stand, or where the table or chance did."""
        action = frame.action
        if action is None or action.player < 0 or action.kind is ActionKind.PASS:
            return ""
        return self.names[action.player]

    def reason(self, reason: Reason) -> Data:
        # A plain "the rulebook says so" is what the mark of the status says already.
        standing = "" if reason.standing in self.plain_standings else encodable(reason.standing)
        assumed = reason.status is Status.SILENT and bool(standing)
        return {
            "text": encodable(reason.text),
            "status": str(reason.status),
            "sources": [encodable(str(citation)) for citation in reason.citations],
            "assumption": standing if assumed else None,
            "standing": "" if assumed else standing,
            "note": encodable(reason.note),
        }

    def answer(self, answer: Answer) -> Data:
        text = self.say("answer", question=answer.question, answer=answer.answer)
        symbol = "✕" if not answer.agrees else "✓" if answer.expected else "→"
        if answer.expected:
            text = self.say("as-expected" if answer.agrees else "expected", told=text, expected=answer.expected)
        return {"text": encodable(text), "symbol": symbol, "agrees": answer.agrees}

    def table(self, view: View) -> Data:
        table = view.table
        away = len(table.put_away) + len(table.unseen)
        return {
            "players": [self.player(view, seat) for seat in range(len(table.hands))],
            "pile": {"size": len(table.pile), "cards": self.cards(table.pile)},
            "discard": self.cards(table.discard),
            "away": away,
            "chain": self.chain(view.window) if view.window else [],
            "counts": {
                "pile": self.say("cards", number=len(table.pile)),
                "discard": self.say("cards", number=len(table.discard)),
                "away": self.say("away", number=away) if away else "",
            },
        }

    def player(self, view: View, seat: int) -> Data:
        table, turn = view.table, view.turn
        has_turn = turn.player == seat and view.phase not in (Phase.SETUP, Phase.OVER)
        asked = seat in view.to_act and view.phase is not Phase.TURN
        owed = turn.owed if has_turn else 0
        attacked = has_turn and turn.attacked
        notes = []
        if attacked or owed > 1:
            notes.append(self.say("owes", number=owed))
        if attacked:
            notes.append(self.say("attacked"))
        if asked:
            notes.append(self.say("asked", phase=str(view.phase)))
        if view.winner == seat:
            notes.append(self.say("won"))
        return {
            "name": self.names[seat],
            "living": seat in table.living,
            "turn": has_turn,
            "owed": owed,
            "attacked": attacked,
            "asked": asked,
            "notes": notes,
            "count": self.say("cards", number=len(table.hands[seat])),
            "hand": self.cards(sorted_cards(table.hands[seat])),
            "front": self.cards(table.face_up[seat] + sorted_cards(table.face_down[seat])),
        }

    def chain(self, window: Window) -> list[Data]:
        play = window.play
        detail: Iterable[str] = (
            self.say("aimed", player=self.names[play.target]) if play.target is not None else "",
            self.say("wants", card=title_name(play.named, self.language)) if play.named else "",
        )
        nopes = len(window.nopes)
        laid = [(play.player, play.cards or UNKNOWN, "play", " ".join(filter(None, detail)))]
        laid += [(seat, str(Title.NOPE), "nope", "") for seat in window.nopes]
        return [
            {
                "player": self.names[seat],
                "cards": self.cards(cards),
                "kind": kind,
                "detail": said,
                # Each Nope stands on the card before it, so a card is cancelled when an odd number lies on it.
                "cancelled": (nopes - place) % 2 == 1,
            }
            for place, (seat, cards, kind, said) in enumerate(laid)
        ]


def _kinds_of(frame: Frame) -> list[str]:
    if frame.tried or frame.refused:
        return ["try"]
    return list(dict.fromkeys(_KIND_OF[event.kind] for event in frame.events if event.kind in _KIND_OF))
