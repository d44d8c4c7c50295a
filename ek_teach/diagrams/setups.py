"""The set-up: each stage in the order of the book, where its cards come from and where they go."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final

from ek_teach.diagrams.model import Diagram, Edge, Node, NodeKind
from ek_teach.diagrams.turns import edge_id
from ek_teach.engine import Action, EventKind, Phase, Stage, Table, Transition, branches, check, new_game, step
from ek_teach.errors import EkTeachError
from ek_teach.explain import Catalogue, load_catalogue
from ek_teach.languages import spoken
from ek_teach.rulebook import Rulebook, Rules, told_in

__all__ = ["set_up"]

_PLAYERS: Final = (2, 3, 4, 5)
_BOX: Final = "box"
_BEGINS: Final = "begins"
_PLACES: Final = ("aside", "hands", "removed")


def _places(table: Table) -> dict[str, Counter[str]]:
    hands = Counter("".join(table.hands))
    return {
        "pile": Counter(table.pile),
        "aside": Counter(table.put_away),
        "hands": hands,
        "removed": Counter(table.unseen),
    }


def _stages(rulebook: Rulebook, players: int, *, declining: bool) -> Iterator[tuple[Stage | None, list[Transition]]]:
    """Carry the set-up out, stage by stage, a shuffle with its answer; None for a stage that the table leaves out."""
    state = new_game(rulebook, players)
    while state.phase is Phase.SETUP:
        stage: Stage | None = state.plan[0]
        if declining and check(state, Action.decline()).allowed:
            stage, done = None, [step(state, Action.decline())]
        else:
            done = [step(state, Action.proceed())]
        if done[-1].after.phase is Phase.CHANCE:
            done.append(next(branches(done[-1].after))[0])
        yield stage, done
        state = done[-1].after


_Ends = tuple[str, str]


class _Flow:
    """What moves along the edges, for each number of players."""

    def __init__(self, rulebook: Rulebook, numbers: Iterable[int]) -> None:
        self.rules: dict[_Ends, dict[str, None]] = {}
        self.deck: dict[_Ends, dict[int, list[int]]] = {}
        self.moved: dict[_Ends, dict[str, dict[int, int]]] = {}
        self.each: dict[_Ends, int] = {}
        self.optional: set[_Ends] = set()
        self.order: list[str] = []
        for players in numbers:
            self.play(rulebook, players, declining=False)
            if rulebook.values["thin_deck"] == "optional":
                self.play(rulebook, players, declining=True)

    def line(self, ends: _Ends, players: int, deck: int, rules: Iterable[str]) -> None:
        """Go on to the next stage, with so many cards in the deck."""
        self.rules.setdefault(ends, {}).update(dict.fromkeys(rules))
        sizes = self.deck.setdefault(ends, {}).setdefault(players, [])
        if deck not in sizes:
            sizes.append(deck)

    def play(self, rulebook: Rulebook, players: int, *, declining: bool) -> None:
        asked = Rules(rulebook)
        last, left_out = _BOX, False
        deck = len(new_game(rulebook, players, rules=asked).table.pile)
        rules = tuple(asked.consulted)
        for stage, done in _stages(rulebook, players, declining=declining):
            behind = tuple(rule for each in done for rule in _behind(each))
            if stage is None:
                left_out, rules = True, (*rules, *behind)
                continue
            if left_out:
                self.optional.add((last, stage.value))
                left_out = False
            self.line((last, stage.value), players, deck, rules)
            if stage.value not in self.order:
                # A stage that only some numbers of players have comes where they have it.
                self.order.insert(self.order.index(last) + 1 if last in self.order else 0, stage.value)
            self.move(stage.value, players, done, behind)
            last, deck, rules = stage.value, len(done[-1].after.table.pile), behind
        self.line((last, _BEGINS), players, deck, rules)
        self.rules.setdefault(("hands", _BEGINS), {}).update(dict.fromkeys(rules))
        self.moved.setdefault(("hands", _BEGINS), {})

    def move(self, stage: str, players: int, done: list[Transition], rules: Iterable[str]) -> None:
        """Compare where the cards lay with where they lie."""
        before, after = _places(done[0].before.table), _places(done[-1].after.table)
        from_aside = bool(before["aside"] - after["aside"])
        for place in _PLACES:
            gone, come = before[place] - after[place], after[place] - before[place]
            for ends, cards in (((place, stage), gone), ((stage, place), come)):
                if not cards:
                    continue
                self.rules.setdefault(ends, {}).update(dict.fromkeys(rules))
                # The deck is shuffled face down: only cards that lie or lay aside are known by their titles.
                amounts = dict(cards) if from_aside or place == "aside" else {"": cards.total()}
                for title, count in amounts.items():
                    self.moved.setdefault(ends, {}).setdefault(title, {})[players] = count
        for event in done[0].events:
            if event.kind is EventKind.HAND_DEALT and event.number is not None:
                self.each[stage, "hands"] = event.number


def _behind(transition: Transition) -> tuple[str, ...]:
    rules = tuple(
        rule for event in transition.events if event.kind is not EventKind.TURN_STARTED for rule in event.rules
    )
    return (*rules, *transition.consulted)


def _amounts(amounts: Mapping[int, int | list[int]], numbers: Iterable[int], either: str) -> str:
    """One number where all tables have the same, else one for each number of players."""
    told = []
    for players in numbers:
        amount = amounts.get(players, 0)
        told.append(either.join(map(str, amount)) if isinstance(amount, list) else str(amount))
    return told[0] if len(set(told)) == 1 else "\u00a0/\u00a0".join(told)  # one word, for it is read as one


@lru_cache(maxsize=128)
def _flow(rulebook: Rulebook, numbers: tuple[int, ...]) -> _Flow:
    return _Flow(rulebook, numbers)


def set_up(rulebook: Rulebook, players: int | None = None, language: str | None = None) -> Diagram:
    """Draw up the set-up.

    Parameters
    ----------
    rulebook : Rulebook
    players : int or None
        Two to five; None counts for each of them, in this order: 2 / 3 / 4 / 5.
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Raises
    ------
    EkTeachError
        For another number of players.

    Examples
    --------
    >>> from ek_teach.rulebook import load_rulebook
    >>> [edge.label for edge in set_up(load_rulebook("es"), 3).edges if edge.target == "hands"]
    ['3 × Defuse', '7 each: 21 cards']
    """
    if players is not None and (players.__class__ is not int or players not in _PLAYERS):
        raise EkTeachError(f"{players!r:.40} players cannot play the base game; it is for 2 to 5.")
    return _drawn_up(rulebook, _PLAYERS if players is None else (players,), spoken(language))


@lru_cache(maxsize=128)
def _drawn_up(rulebook: Rulebook, numbers: tuple[int, ...], language: str) -> Diagram:
    catalogue = load_catalogue(language)
    say, flow = catalogue.say, _flow(rulebook, numbers)
    order = [_BOX, *flow.order, *_PLACES, _BEGINS]
    present = {node for ends in flow.rules for node in ends}
    kinds = {
        _BOX: NodeKind.START,
        _BEGINS: NodeKind.END,
        "aside": NodeKind.PLACE,
        "hands": NodeKind.PLACE,
        "removed": NodeKind.END,
    }
    kinds |= {stage.value: NodeKind.CHANCE for stage in (Stage.SHUFFLE_DECK, Stage.SHUFFLE_PILE)}
    nodes = [
        Node(node, say(f"diagram-setup-{node}"), kinds.get(node, NodeKind.STEP), say(f"diagram-setup-{node}.about"))
        for node in order
        if node in present
    ]
    edges = [
        Edge(edge_id(*ends), *ends, _label(flow, ends, numbers, catalogue), tuple(flow.rules[ends]))
        for ends in sorted(flow.rules, key=lambda ends: (order.index(ends[0]), order.index(ends[1])))
    ]
    counted = "each" if len(numbers) > 1 else str(numbers[0])
    return Diagram(
        "set-up",
        say("diagram-setup.title", book=rulebook.id, players=counted),
        say("diagram-setup", book=told_in(rulebook, language).title, players=counted),
        rulebook,
        tuple(nodes),
        tuple(edges),
        language=language,
    )


def _label(flow: _Flow, ends: _Ends, numbers: tuple[int, ...], catalogue: Catalogue) -> str:
    say = catalogue.say
    either = f" {say('diagram-setup-or')} "

    def amounts(counted: Mapping[int, int | list[int]]) -> str:
        return _amounts(counted, [players for players in numbers if players in counted], either)

    def only(counted: Mapping[int, object]) -> list[str]:
        told = catalogue.marks.listed(str(players) for players in numbers if players in counted)
        return [say("diagram-setup-players", players=told)] if len(counted) < len(numbers) else []

    if ends in flow.deck:
        lines = [say("diagram-setup-deck", cards=amounts(flow.deck[ends])), *only(flow.deck[ends])]
        return "\n".join([*lines, say("diagram-setup-left-out")] if ends in flow.optional else lines)
    if ends in flow.each:
        return say("diagram-setup-each", each=flow.each[ends], cards=amounts(flow.moved[ends][""]))
    lines = []
    for title, counted in flow.moved[ends].items():
        told = amounts(counted)
        worded = say("diagram-setup-titled", card=catalogue.card(title), cards=told) if title else ""
        lines += [worded or say("diagram-setup-cards", cards=told), *only(counted)]
    return "\n".join(lines)
