"""The chain of Nopes: how many lie, who may answer, and what becomes of the cards, up to the five Nopes of the box."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from ek_teach.diagrams.model import Diagram, Edge, Node, NodeKind
from ek_teach.diagrams.turns import edge_id
from ek_teach.engine import Action, EventKind, Phase, State, Transition, check, situation, step
from ek_teach.explain import load_catalogue
from ek_teach.languages import spoken
from ek_teach.rulebook import Rulebook, told_in

__all__ = ["locate_nope", "nope_chain", "trace_nope"]

_EFFECT: Final = "effect"
_CANCELLED: Final = "cancelled"


def _node(nopes: int) -> str:
    return f"nopes-{nopes}"


def locate_nope(state: State) -> str | None:
    """Tell which node of :func:`nope_chain` a state is at; None where no card waits to be answered.

    Examples
    --------
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["DA", "DN"], "SSK")
    >>> locate_nope(state), locate_nope(step(state, Action.play(0, "A")).after)
    (None, 'nopes-0')
    """
    return _node(len(state.window.nopes)) if state.phase is Phase.REACTION and state.window is not None else None


def _ends(transition: Transition) -> tuple[str, str] | None:
    before = locate_nope(transition.before)
    for event in transition.events:
        if event.kind in (EventKind.NOPED, EventKind.NOPED_LATE):
            assert event.number is not None
            return before or _EFFECT, _node(event.number)
        if event.kind is EventKind.CANCELLED:
            return before or _EFFECT, _CANCELLED
    if before is not None and transition.after.phase is not Phase.REACTION:
        return before, _EFFECT
    return None


def trace_nope(transition: Transition) -> tuple[str, ...]:
    """Tell which edges of :func:`nope_chain` a step takes: none as long as somebody is still to be heard.

    Examples
    --------
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = step(situation(load_rulebook("es"), ["DA", "DN"], "SSK"), Action.play(0, "A")).after
    >>> trace_nope(step(state, Action.nope(1)))
    ('nopes-0--nopes-1',)
    """
    ends = _ends(transition)
    return () if ends is None else (edge_id(*ends),)


# Running the engine ---------------------------------------------------------------------------------------------------


def _plays(rulebook: Rulebook) -> Iterator[State]:
    """A card, one that ends the turn, one that somebody must answer, and a combination; all hands may hold Nopes."""
    for cards, target in (("V", None), ("A", None), ("F", 1), ("TT", 1)):
        state = situation(rulebook, [cards + "???", "???", "???"], "PKK")
        yield step(state, Action.play(0, cards, target)).after


def _role(state: State, player: int) -> str:
    """What a player is to the card on top of the chain."""
    assert state.window is not None
    owners = (state.window.play.player, *state.window.nopes)
    if player == owners[-1]:
        return "both" if len(owners) > 1 and owners[-2] == player else "own"
    return "cancelled" if len(owners) > 1 and player == owners[-2] else "bystander"


class _Chain:
    """The edges, each with the rules behind it; and who may answer at each length of the chain."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.rules: dict[tuple[str, str], dict[str, None]] = {}
        self.roles: dict[tuple[str, str], set[str]] = {}
        self.discarded = True
        seen, waiting = set(), list(_plays(rulebook))
        for state in waiting:
            assert state.window is not None
            owners = (state.window.play.player, *state.window.nopes)
            likeness = (state.window.play.cards, len(owners), owners[-2:])
            if likeness in seen:
                continue
            seen.add(likeness)
            self.answer(state, state)
            nopes = map(Action.nope, state.table.living)
            waiting.extend(step(state, nope).after for nope in nopes if check(state, nope).allowed)
            self.settle(state)

    def note(self, ends: tuple[str, str], rules: Iterator[str]) -> None:
        self.rules.setdefault(ends, {}).update(dict.fromkeys(rules))

    def answer(self, state: State, chain: State) -> None:
        """Let everybody try to answer; a refusal tells a rule too."""
        allowed: list[tuple[str, str]] = []
        refused: list[str] = []
        for player in state.table.living:
            action = Action.nope(player)
            verdict = check(state, action)
            if not verdict.allowed:
                refused += () if verdict.reason in ("no_more_in_box", "too_late") else verdict.rules
                continue
            transition = step(state, action)
            ends = _ends(transition)
            assert ends is not None
            self.note(ends, iter((*_rules(transition), *verdict.rules)))
            self.roles.setdefault(ends, set()).add(_role(chain, player))
            allowed.append(ends)
        for ends in dict.fromkeys(allowed):
            self.note(ends, iter(refused))

    def settle(self, state: State) -> None:
        """Let everybody pass, and see what becomes of the cards and whether it is too late then."""
        chain, transition = state, None
        while state.phase is Phase.REACTION:
            transition = step(state, Action.let_stand(state.to_act[0]))
            state = transition.after
        assert transition is not None
        ends = _ends(transition)
        assert ends is not None and chain.window is not None
        self.note(ends, iter(_rules(transition, settled=True)))
        cards = chain.window.play.cards + "N" * len(chain.window.nopes)
        self.discarded &= sorted(state.table.discard) == sorted(cards)
        if ends[1] == _EFFECT and (state.late is not None or state.phase is not Phase.TURN):
            self.answer(state, chain)


def _rules(transition: Transition, *, settled: bool = False) -> tuple[str, ...]:
    """The rules of what happened to the chain; what the card does then is another picture."""
    about = (EventKind.NOPED, EventKind.NOPED_LATE, EventKind.CANCELLED, EventKind.RESTORED, EventKind.PASSED)
    rules = tuple(rule for event in transition.events if event.kind in about for rule in event.rules)
    asked = tuple(rule for rule in transition.consulted if rule.startswith("nope"))
    return (*rules, *asked)


@lru_cache(maxsize=64)
def _found(rulebook: Rulebook) -> _Chain:
    return _Chain(rulebook)


def _rank(node: str) -> int:
    return int(node.removeprefix("nopes-")) if node.startswith("nopes-") else 99 + (node == _CANCELLED)


def nope_chain(rulebook: Rulebook, language: str | None = None) -> Diagram:
    """Draw up the chain of Nopes on a card: an odd number cancels it, an even number lets it stand.

    Parameters
    ----------
    rulebook : Rulebook
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Examples
    --------
    >>> from ek_teach.rulebook import load_rulebook
    >>> [edge.target for edge in nope_chain(load_rulebook("es")).edges if edge.source == "nopes-1"]
    ['nopes-2', 'cancelled']
    """
    return _drawn_up(rulebook, spoken(language))


@lru_cache(maxsize=64)
def _drawn_up(rulebook: Rulebook, language: str) -> Diagram:
    say = load_catalogue(language).say
    chain = _found(rulebook)
    cards = "discarded" if chain.discarded else "other"

    def told(node: str) -> Node:
        number = _rank(node)
        if node in (_EFFECT, _CANCELLED):
            message = f"diagram-nope-{node}"
            return Node(node, say(message), NodeKind.END, say(f"{message}.about", cards=cards))
        message = "diagram-nope-chain" if number else "diagram-nope-played"
        stands = "cancelled" if number % 2 else "effect"
        about = say(f"{message}.about", number=number, stands=stands)
        kind = NodeKind.REACTION if number else NodeKind.START
        return Node(node, say(message, number=number, stands=stands), kind, about)

    def label(ends: tuple[str, str]) -> str:
        if ends not in chain.roles:
            return say("diagram-nope-stands")
        roles = chain.roles[ends]
        who = "anyone" if "own" in roles else "others" if "bystander" in roles else "cancelled"
        return say("diagram-nope-late" if ends[0] == _EFFECT else "diagram-nope-edge", who=who)

    edges = [
        Edge(edge_id(*ends), *ends, label(ends), tuple(chain.rules[ends]))
        for ends in sorted(chain.rules, key=lambda ends: (_rank(ends[0]), _rank(ends[1])))
    ]
    names = sorted({node for ends in chain.rules for node in ends}, key=_rank)
    return Diagram(
        "nope",
        say("diagram-nope.title", book=rulebook.id),
        say("diagram-nope", book=told_in(rulebook, language).title),
        rulebook,
        tuple(map(told, names)),
        tuple(edges),
        language=language,
    )
