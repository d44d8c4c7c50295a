"""Attack stacking: how many turns are owed, and what adds one or takes one away, in the arithmetic of a rulebook."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final

from ek_teach.cards import BOX, Title
from ek_teach.diagrams.model import Diagram, Edge, Node, NodeKind
from ek_teach.diagrams.turns import edge_id
from ek_teach.engine import (
    Action,
    ChanceKind,
    EventKind,
    Phase,
    State,
    Transition,
    Turn,
    branches,
    check,
    situation,
    step,
)
from ek_teach.explain import load_catalogue
from ek_teach.languages import spoken
from ek_teach.rulebook import Rulebook, told_in

__all__ = ["attack_stacking", "locate_attack", "trace_attack"]

_ORDINARY: Final = "ordinary"
_EXPLODED: Final = "exploded"
_END: Final = "end"

_CAUSES: Final = {
    EventKind.ATTACKED: "attack",
    EventKind.DREW: "draw",
    EventKind.SKIPPED: "skip",
    EventKind.KITTEN_PLACED: "defuse",
    EventKind.EXPLODED: "explosion",
    EventKind.NOPED_LATE: "late",
}
_ORDER: Final = tuple(_CAUSES.values())


def _node(turn: Turn) -> str:
    return f"attacked-{turn.owed}" if turn.attacked else _ORDINARY


def locate_attack(state: State) -> str:
    """Tell which node of :func:`attack_stacking` a state is at.

    Returns
    -------
    str
        ``ordinary``, ``attacked-2`` and so on, ``end``. A situation that somebody describes may owe more turns than
        the four Attacks of the box can pile up; its node is then not in the picture.

    Examples
    --------
    >>> from ek_teach.rulebook import load_rulebook
    >>> locate_attack(situation(load_rulebook("es"), ["DA", "DN"], "SSK", owed=3))
    'attacked-3'
    """
    return _END if state.phase is Phase.OVER else _node(state.turn)


def _path(transition: Transition) -> tuple[str, ...]:
    kinds = {event.kind for event in transition.events}
    before, after = transition.before, transition.after
    set_up = before.phase is Phase.SETUP or before.chance is ChanceKind.DECK
    late = EventKind.NOPED_LATE in kinds and before.late is not None
    if set_up or not (late or kinds & {EventKind.TURN_STARTED, EventKind.GAME_WON}):
        return ()
    through = EventKind.EXPLODED in kinds and EventKind.DEBT_PASSED_ON not in kinds
    return (locate_attack(before), *((_EXPLODED,) if through else ()), locate_attack(after))


def trace_attack(transition: Transition) -> tuple[str, ...]:
    """Tell which edges of :func:`attack_stacking` a step takes: none as long as the turn goes on.

    Examples
    --------
    >>> from ek_teach.rulebook import load_rulebook
    >>> trace_attack(step(situation(load_rulebook("es"), ["DA", "DN"], "SSK", owed=3), Action.draw(0)))
    ('attacked-3--attacked-2',)
    """
    return tuple(edge_id(*ends) for ends in pairwise(_path(transition)))


# Running the engine ---------------------------------------------------------------------------------------------------


def _settled(state: State) -> Iterator[Transition]:
    while state.phase is Phase.REACTION:
        transition = step(state, Action.let_stand(state.to_act[0]))
        yield transition
        state = transition.after


def _ways(rulebook: Rulebook, turn: Turn) -> Iterator[Transition]:
    """Everything that can end one of these turns, with three players and with two."""

    def lay(hand: str, pile: str, players: int = 3) -> State:
        hands = [hand, "N", "N"][:players]
        return situation(rulebook, hands, pile, owed=turn.owed, attacked=turn.attacked)

    for card in (Title.ATTACK, Title.SKIP):
        settled = list(_settled(step(lay(card, "PKK"), Action.play(0, card)).after))
        yield from settled
        if check(settled[-1].after, Action.nope(1)).allowed:
            yield step(settled[-1].after, Action.nope(1))
    yield step(lay("", "PKK"), Action.draw(0))
    kitten = step(lay("D", "KPK"), Action.draw(0)).after
    defused = step(kitten, Action.defuse(0)).after
    if defused.phase is Phase.CHANCE:
        yield from (transition for transition, _ in branches(defused))
    else:
        yield step(defused, Action.place(0, 0))
    for players, pile in ((3, "KPK"), (2, "KP")):
        kitten = step(lay("", pile, players), Action.draw(0)).after
        yield step(kitten, Action.explode(0))


def _played(transition: Transition) -> str:
    window = transition.before.window
    return "" if window is None else window.play.cards


def _played_late(transition: Transition) -> str:
    late = transition.before.late
    return "" if late is None or late.window is None else late.window.play.cards


def _rules(transition: Transition) -> tuple[dict[str, None], str]:
    """The rules behind a change of what is owed, and what caused it."""
    rules: dict[str, None] = {}
    cause = ""
    for event in transition.events:
        if event.kind is not EventKind.PASSED:
            rules |= dict.fromkeys(event.rules)
        cause = _CAUSES.get(event.kind, cause)
    return rules | dict.fromkeys(transition.consulted), cause


@lru_cache(maxsize=64)
def _found(rulebook: Rulebook) -> dict[tuple[str, str], tuple[tuple[str, ...], tuple[str, ...], bool]]:
    """The edges, each with the rules, the causes, and whether the turn goes to another player."""
    rules: dict[tuple[str, str], dict[str, None]] = {}
    causes: dict[tuple[str, str], set[str]] = {}
    moved: dict[tuple[str, str], bool] = {}
    seen, waiting = set(), [(Turn(0, 1, False), 0)]
    for turn, attacks in waiting:
        if (turn[1:], attacks) in seen:
            continue
        seen.add((turn[1:], attacks))
        for transition in _ways(rulebook, turn):
            path = _path(transition)
            behind, cause = _rules(transition)
            used = attacks + (Title.ATTACK in {_played(transition), _played_late(transition)})
            if not path or used > BOX[Title.ATTACK]:
                continue
            for ends in pairwise(path):
                rules.setdefault(ends, {}).update(behind)
                causes.setdefault(ends, set()).add(cause)
                moved[ends] = transition.before.turn.player != transition.after.turn.player
            if cause != "late" and path[-1] != _END:
                waiting.append((transition.after.turn, used))
    return {
        ends: (tuple(behind), tuple(sorted(causes[ends], key=_ORDER.index)), moved[ends])
        for ends, behind in rules.items()
    }


def _rank(node: str) -> tuple[int, int]:
    if node.startswith("attacked-"):
        return 1, int(node.removeprefix("attacked-"))
    return (_ORDINARY, "", _EXPLODED, _END).index(node), 0


def attack_stacking(rulebook: Rulebook, language: str | None = None) -> Diagram:
    """Draw up how owed turns pile up and are worked off, up to the four Attacks of the box.

    Parameters
    ----------
    rulebook : Rulebook
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Examples
    --------
    Where books add, the fourth Attack in a row makes eight turns; where they replace, it makes two:

    >>> from ek_teach.rulebook import load_rulebook
    >>> [len(attack_stacking(load_rulebook(book)).nodes) for book in ("es", "zh")]
    [11, 5]
    """
    return _drawn_up(rulebook, spoken(language))


@lru_cache(maxsize=64)
def _drawn_up(rulebook: Rulebook, language: str) -> Diagram:
    catalogue = load_catalogue(language)
    say = catalogue.say
    found = _found(rulebook)
    names = sorted({node for ends in found for node in ends}, key=_rank)
    kinds = {_ORDINARY: NodeKind.START, _EXPLODED: NodeKind.STEP, _END: NodeKind.END}

    def told(node: str) -> Node:
        number = _rank(node)[1]
        message = "diagram-attack-owed" if number else f"diagram-attack-{node}"
        kind = kinds.get(node, NodeKind.CHOICE)
        return Node(node, say(message, number=number), kind, say(f"{message}.about", number=number))

    def label(ends: tuple[str, str], causes: tuple[str, ...], moved: bool) -> str:
        if ends == (_EXPLODED, _END):
            return say("diagram-attack-last")
        words = catalogue.marks.listed(say("diagram-attack-cause", cause=cause) for cause in causes)
        if ends[1] == _EXPLODED:
            return say("diagram-attack-cause", cause="explosion")
        if ends[0] == _EXPLODED:
            return say("diagram-attack-next")
        return say("diagram-attack-edge", causes=words, who="next" if moved and causes != ("late",) else "same")

    edges = []
    for ends in sorted(found, key=lambda ends: (_rank(ends[0]), _rank(ends[1]))):
        rules, causes, moved = found[ends]
        back = causes == ("late",) and ends[::-1] in found and ends[0] != ends[1]
        edges.append(Edge(edge_id(*ends), *ends, label(ends, causes, moved), rules, back))
    return Diagram(
        "attack",
        say("diagram-attack.title", book=rulebook.id),
        say("diagram-attack", book=told_in(rulebook, language).title),
        rulebook,
        tuple(map(told, names)),
        tuple(edges),
        language=language,
    )
