"""The turn: which node of the turn flow a state is at, which edges a step takes, and the graph of all of them.

A state lies at one node, found from what is public: the phase, what chance is asked for, and how many Nopes lie. A step
runs through nodes on its way; the kinds of its events, which everybody may know, tell which. The graph is what comes
of running the engine over situations that differ in what is played, what is owed and who is left.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Final

from ek_teach.cards import Title
from ek_teach.diagrams.model import Diagram, Edge, Node, NodeKind
from ek_teach.engine import (
    ActionKind,
    ChanceKind,
    Event,
    EventKind,
    Phase,
    State,
    Transition,
    branches,
    legal_actions,
    new_game,
    situation,
    step,
)
from ek_teach.explain import load_catalogue
from ek_teach.languages import spoken
from ek_teach.rulebook import Rulebook, told_in

__all__ = ["Found", "locate", "trace", "turn_flow", "turn_rules"]

KINDS: Final = {
    "setup": NodeKind.START,
    "turn": NodeKind.CHOICE,
    "window": NodeKind.REACTION,
    "noped": NodeKind.REACTION,
    "effect": NodeKind.STEP,
    "look": NodeKind.STEP,
    "shuffle": NodeKind.CHANCE,
    "giving": NodeKind.CHOICE,
    "steal": NodeKind.CHANCE,
    "naming": NodeKind.CHOICE,
    "ask": NodeKind.STEP,
    "fetching": NodeKind.CHOICE,
    "goes-on": NodeKind.STEP,
    "draw": NodeKind.STEP,
    "kitten": NodeKind.CHOICE,
    "exploded": NodeKind.STEP,
    "placing": NodeKind.CHOICE,
    "placed-by-chance": NodeKind.CHANCE,
    "over": NodeKind.STEP,
    "next": NodeKind.STEP,
    "end": NodeKind.END,
}
"""Every node that some rulebook can have, in the order of play."""

_PHASES: Final = {
    Phase.SETUP: "setup",
    Phase.TURN: "turn",
    Phase.GIVING: "giving",
    Phase.NAMING: "naming",
    Phase.FETCHING: "fetching",
    Phase.KITTEN: "kitten",
    Phase.PLACING: "placing",
    Phase.OVER: "end",
}
_CHANCES: Final = {
    ChanceKind.DECK: "setup",
    ChanceKind.SHUFFLE: "shuffle",
    ChanceKind.STEAL: "steal",
    ChanceKind.REVEAL: "draw",
    ChanceKind.HOLDS: "ask",
    ChanceKind.PLACE: "placed-by-chance",
}


def locate(state: State) -> str:
    """Tell which node of the turn flow a state is at.

    Parameters
    ----------
    state : State
        It may be blinded: nothing but what lies open on the table is looked at.

    Returns
    -------
    str
        The name of a node of :func:`turn_flow`.

    Examples
    --------
    >>> from ek_teach.engine import Action
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["DA", "DN"], "SSK")
    >>> locate(state), locate(step(state, Action.play(0, "A")).after)
    ('turn', 'window')
    """
    if state.phase is Phase.REACTION:
        assert state.window is not None
        return "noped" if len(state.window.nopes) % 2 else "window"
    if state.phase is Phase.CHANCE:
        assert state.chance is not None
        return _CHANCES[state.chance]
    return _PHASES[state.phase]


_ON_THE_WAY: Final[dict[EventKind, tuple[str, ...]]] = {
    EventKind.PLAYED: ("window",),
    EventKind.TURN_GOES_ON: ("goes-on", "turn"),
    EventKind.RESTORED: ("effect",),
    EventKind.ATTACKED: ("effect", "next"),
    EventKind.SKIPPED: ("effect", "over"),
    EventKind.PEEKED: ("effect", "look", "goes-on"),
    EventKind.FAVOR_ASKED: ("effect",),
    EventKind.NOTHING_TO_TAKE: ("effect", "goes-on"),
    EventKind.NO_EFFECT: ("effect", "goes-on"),
    EventKind.SHUFFLED: ("goes-on",),
    EventKind.GAVE: ("goes-on",),
    EventKind.STOLE: ("goes-on",),
    EventKind.FETCHED: ("goes-on",),
    EventKind.HANDED_OVER: ("goes-on",),
    EventKind.NOT_HELD: ("goes-on",),
    EventKind.DREW: ("draw", "over"),
    EventKind.KITTEN_SHOWN: ("draw", "kitten"),
    EventKind.TURN_ENDED: ("over",),
    EventKind.EXPLODED: ("exploded",),
    EventKind.DEBT_DROPPED: ("next",),
    EventKind.DEBT_PASSED_ON: ("next",),
    EventKind.GAME_WON: ("end",),
    EventKind.GAME_STARTED: ("turn",),
}
"""Through which nodes an event leads."""


def _way(event: Event, at: str, player: int) -> tuple[str, ...]:
    """Through which nodes an event leads from where the step is, in the turn of a player."""
    if event.kind in (EventKind.NOPED, EventKind.NOPED_LATE):
        assert event.number is not None
        return ("noped",) if event.number % 2 else ("window",)
    if event.kind is EventKind.CARD_NAMED:
        return ("ask",) if at == "naming" else ("effect", "ask")
    if event.kind is EventKind.TURN_STARTED:
        straight = at in ("setup", "turn", "next") or (at == "over" and event.actor == player)
        return ("turn",) if straight else ("next", "turn")
    return _ON_THE_WAY.get(event.kind, ())


def _taken(transition: Transition) -> list[tuple[str, str, tuple[str, ...]]]:
    """The edges that a step takes, each with the rules of the events that led along it."""
    at, player = locate(transition.before), transition.before.turn.player
    taken: list[tuple[str, str, tuple[str, ...]]] = []
    waiting: tuple[str, ...] = ()
    for event in transition.events:
        way = [node for node in _way(event, at, player) if node != at]
        if not way:
            waiting += event.rules
        for node in way:
            # The rules of an event lie behind the edge that it ends with; what came before it, behind its first.
            taken.append((at, node, waiting + (event.rules if node == way[-1] else ())))
            at, waiting = node, ()
    after = locate(transition.after)
    if after != at:
        if at in ("window", "noped"):
            taken.append((at, "effect", waiting))
            at, waiting = "effect", ()
        taken.append((at, after, waiting))
    elif taken and waiting:
        source, target, rules = taken[-1]
        taken[-1] = (source, target, rules + waiting)
    return taken


def trace(transition: Transition) -> tuple[str, ...]:
    """Tell which edges of the turn flow a step takes, in order; none if it stays at its node.

    Parameters
    ----------
    transition : Transition
        Its events may be redacted and its states blinded.

    Examples
    --------
    >>> from ek_teach.engine import Action
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["DA", "DN"], "SSK")
    >>> trace(step(state, Action.draw(0)))
    ('turn--draw', 'draw--over', 'over--next', 'next--turn')
    """
    return tuple(edge_id(source, target) for source, target, _ in _taken(transition))


def edge_id(source: str, target: str) -> str:
    """Name the edge between two nodes."""
    return f"{source}--{target}"


def turn_rules(transition: Transition) -> dict[tuple[str, str], tuple[str, ...]]:
    """Tell the rules behind each edge that a step takes.

    What was asked besides the rules of the events, and what the judge says, lies behind the first edge, which is what
    somebody did.
    """
    behind: dict[tuple[str, str], list[str]] = {}
    for source, target, rules in _taken(transition):
        behind.setdefault((source, target), []).extend(rules)
    if behind:
        told = {rule for event in transition.events for rule in event.rules}
        besides = (*transition.verdict.rules, *transition.consulted)
        next(iter(behind.values())).extend(rule for rule in besides if rule not in told)
    return {edge: tuple(dict.fromkeys(rules)) for edge, rules in behind.items()}


# The situations -------------------------------------------------------------------------------------------------------

_SINGLE: Final = (Title.ATTACK, Title.SKIP, Title.FAVOR, Title.SHUFFLE, Title.SEE_THE_FUTURE, Title.TACOCAT)
_FIVE: Final = "AFHSV"


def _situations(rulebook: Rulebook) -> Iterator[State]:
    """Situations that differ in what can be played, in what is owed, and in what lies on top of the pile."""
    yield situation(rulebook, ["VN", "NNP", ""], "PBMKK")  # a chain of three
    for cards in (*_SINGLE, "TT", "SS", "TTT"):
        yield situation(rulebook, [cards, "NP", ""], "PBMKK")
    yield situation(rulebook, [_FIVE, "NP", ""], "PBMKK", discard="PK")
    yield situation(rulebook, ["TTT", "??", ""], "PBMKK")
    for cards in "ASV":
        yield situation(rulebook, [cards, "NP", ""], "PK", owed=3, out=[2])
    for hand in ("D", ""):
        for out, kittens in (((), "KK"), ((2,), "K")):
            for owed in (1, 3):
                yield situation(rulebook, [hand, "P", ""], kittens + "PBM", owed=owed, out=out)
    yield situation(rulebook, ["", "P", ""], "P??KK")
    yield situation(rulebook, ["", "P", ""], "??KK")


def _answers(state: State) -> Iterator[Transition]:
    """What can be done in a state, one of what is alike to this picture."""
    if state.phase is Phase.CHANCE:
        # Every outcome of a shuffle leads the same way.
        most = 1 if state.chance in (ChanceKind.DECK, ChanceKind.SHUFFLE) else None
        for transition, _chance in islice(branches(state), most):
            yield transition
        return
    done = set()
    for action in legal_actions(state):
        target = None if action.target is None else bool(state.table.hands[action.target])
        held = action.named in state.table.hands[action.target] if action.named and action.target is not None else None
        shape: tuple[object, ...] = (action.kind, action.cards, target, held, action.openly, action.position == 0)
        if action.kind is ActionKind.NAME:
            shape = (*shape, action.named in _asked_hand(state))
        if action.kind is ActionKind.PASS and action.player != state.to_act[0]:
            continue  # who passes first makes no difference
        if shape not in done:
            done.add(shape)
            yield step(state, action)


def _asked_hand(state: State) -> str:
    assert state.window is not None and state.window.play.target is not None
    return state.table.hands[state.window.play.target]


def _likeness(state: State) -> tuple[object, ...]:
    """What two states have in common that lead to the same edges with the same rules."""
    window, table, turn = state.window, state.table, state.turn
    chain = None if window is None else (window.play[2:], len(window.nopes), len(window.unanswered))
    hands = tuple(bool(hand) for hand in table.hands)
    return (
        state.phase, state.chance, chain, state.late is not None, min(turn.owed, 2), turn.attacked,
        table.hands[turn.player], hands, len(table.living), table.pile[:1], len(table.pile) < _PEEK,
        state.plan, len(table.hands),
    )  # fmt: skip


_PEEK: Final = 3


def explored(starts: Iterable[State], depth: int) -> Iterator[Transition]:
    """Carry everything out that can be done, from each of some states on, for so many steps."""
    known = set()
    waiting = [(state, 0) for state in starts]
    for state, steps in waiting:
        likeness = _likeness(state)
        # Another player's turn brings nothing new, but that the card which led to it can be cancelled still.
        if steps >= depth or likeness in known or (state.turn.player and state.late is None):
            continue
        known.add(likeness)
        for transition in _answers(state):
            yield transition
            waiting.append((transition.after, steps + 1))


def _set_ups(rulebook: Rulebook) -> Iterator[Transition]:
    for players in (2, 4):
        state = new_game(rulebook, players)
        while state.phase in (Phase.SETUP, Phase.CHANCE):
            transition = next(_answers(state))
            yield transition
            state = transition.after


@dataclass(frozen=True, slots=True)
class Found:
    """What running the engine found: edges with the rules behind them, and how many steps it took."""

    rules: dict[tuple[str, str], tuple[str, ...]]
    steps: int


@lru_cache(maxsize=64)
def found(rulebook: Rulebook) -> Found:
    """Run the engine over the situations and collect the edges of the turn flow."""
    rules: dict[tuple[str, str], dict[str, None]] = {}
    steps = 0
    for transition in (*_set_ups(rulebook), *explored(_situations(rulebook), 10)):
        steps += 1
        for edge, behind in turn_rules(transition).items():
            rules.setdefault(edge, {}).update(dict.fromkeys(behind))
    leaving: dict[str, dict[str, None]] = {}
    for (source, _target), ruled in rules.items():
        leaving.setdefault(source, {}).update(ruled)
    # What a step leads to without an event of its own rests on the rule behind the answer that is asked for there.
    return Found({edge: tuple(ruled or leaving.get(edge[1], {})) for edge, ruled in rules.items()}, steps)


def turn_flow(rulebook: Rulebook, language: str | None = None) -> Diagram:
    """Draw up a whole turn: what is waited for, what can be done, and what comes of it.

    Parameters
    ----------
    rulebook : Rulebook
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Returns
    -------
    Diagram
        Its edges are those that running the engine found, each with the rules that the engine named.

    Examples
    --------
    >>> from ek_teach.rulebook import load_rulebook
    >>> [edge.target for edge in turn_flow(load_rulebook("es")).edges if edge.source == "turn"]
    ['window', 'draw']
    """
    return _drawn_up(rulebook, spoken(language))


@lru_cache(maxsize=64)
def _drawn_up(rulebook: Rulebook, language: str) -> Diagram:
    say = load_catalogue(language).say
    rules, order = found(rulebook).rules, list(KINDS)
    present = {node for edge in rules for node in edge}
    nodes = [
        Node(node, say(f"diagram-turn-{node}"), kind, say(f"diagram-turn-{node}.about"))
        for node, kind in KINDS.items()
        if node in present
    ]
    edges = [
        Edge(edge_id(*edge), *edge, say(f"diagram-turn-edge-{edge_id(*edge)}"), rules[edge])
        for edge in sorted(rules, key=lambda edge: (order.index(edge[0]), order.index(edge[1])))
    ]
    return Diagram(
        "turn-flow",
        say("diagram-turn.title", book=rulebook.id),
        say("diagram-turn", book=told_in(rulebook, language).title),
        rulebook,
        tuple(nodes),
        tuple(edges),
        language=language,
    )
