"""What happened, why, and what it changes, worded from events; why a move is refused, and what would be right.

Nothing here decides a rule. The sentences are worded from events and views that were redacted before, so a sentence
can tell no more than its reader may know.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ek_teach.cards import UNKNOWN, Cards
from ek_teach.engine import (
    CHANCE,
    EVERYTHING,
    TABLE,
    Action,
    ActionKind,
    Event,
    EventKind,
    Legality,
    Phase,
    State,
    Transition,
    Verdict,
    View,
    check,
    redact_action,
    redact_event,
    view,
)
from ek_teach.explain.catalogue import Catalogue, load_catalogue
from ek_teach.rulebook import Assumption, Citation, Entry, Rulebook, Status

__all__ = [
    "Explanation",
    "Reason",
    "explain",
    "explain_events",
    "explain_refusal",
    "explain_start",
    "explain_try",
    "move_words",
    "visible_options",
    "visible_verdict",
]


@dataclass(frozen=True, slots=True)
class Reason:
    """One rule behind a step, with its source.

    Attributes
    ----------
    text : str
        What the rule is, what it says here, and the play that it hangs on.
    name : str
        The option or rule.
    value : str
        The option's value; empty for a rule.
    status : Status
        How firmly the rulebook stands behind it.
    citations : tuple of Citation
        The paragraphs; those of all readings where the book contradicts itself.
    assumption : Assumption or None
        What stands in where the book is silent.
    standing : str
        The status as a sentence: an assumption with its grounds, both readings of a contradiction, a house rule with
        what it replaces.
    note : str
        Anything a reader should know beside.
    """

    text: str
    name: str
    value: str
    status: Status
    citations: tuple[Citation, ...] = ()
    assumption: Assumption | None = None
    standing: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Explanation:
    """A step, or a refused move, in words.

    Attributes
    ----------
    heading : str
        A short title.
    what : tuple of str
        What happened, a sentence an event; for a refused move why, and what would be right.
    why : tuple of Reason
        The rules behind it, each once, the foremost first.
    changes : tuple of str
        Whose turn it is, what is owed, who may act now, who is out: as far as it changed.
    irregular : str
        What a book would frown on; empty for a plainly legal step.
    """

    heading: str
    what: tuple[str, ...]
    why: tuple[Reason, ...]
    changes: tuple[str, ...]
    irregular: str = ""


_MAY_BE_HIDDEN: Final = frozenset(
    (
        EventKind.HAND_DEALT,
        EventKind.DREW,
        EventKind.HAND_LEFT,
        EventKind.PEEKED,
        EventKind.GAVE,
        EventKind.STOLE,
    )
)
_SHAPES: Final = {1: "one", 2: "pair", 3: "three", 5: "five"}


class _Words:
    """The names at one table and the catalogue of one language."""

    def __init__(self, names: Sequence[str], language: str) -> None:
        self.names, self.catalogue = names, load_catalogue(language)

    def name(self, seat: int) -> str:
        if seat in (TABLE, CHANCE):
            return self.catalogue.say("table" if seat == TABLE else "chance")
        return self.names[seat] if seat < len(self.names) else self.catalogue.say("player-number", number=seat + 1)

    def players(self, seats: Sequence[int]) -> str:
        return self.catalogue.listing(map(self.name, seats))

    def play(self, cards: Cards) -> str:
        """A play inside a sentence: the card, or what kind of combination it is."""
        shape = _SHAPES.get(len(cards))
        if shape is None:
            return self.catalogue.cards(cards)
        return self.catalogue.say(f"play-{shape}", card=self.catalogue.card(cards[0]))


def move_words(action: Action, names: Sequence[str], language: str = "en") -> str:
    """Tell a move in a few words, without saying whether it is allowed.

    Parameters
    ----------
    action : Action
        As its reader may know it.
    names : sequence of str
        The players' names, by seat.
    language : str
        One of :data:`ek_teach.cards.LANGUAGES`.

    Examples
    --------
    >>> move_words(Action.play(0, "TT", target=1), ["Ana", "Luis"])
    'Ana plays a pair (Tacocat) on Luis'
    """
    return _move(action, _Words(names, language))


def _move(action: Action, words: _Words) -> str:
    catalogue, cards = words.catalogue, action.cards
    arguments: dict[str, str | int] = {"actor": words.name(action.player)}
    if cards:
        arguments |= {"card": catalogue.card(cards[0]), "cards": catalogue.cards(cards)}
    if action.target is not None:
        arguments["target"] = words.name(action.target)
    if action.named:
        arguments["named"] = catalogue.card(action.named)
    message = f"move-{action.kind.value}"
    if action.kind is ActionKind.PLAY:
        titles = 5 if len(cards) == 5 else 1
        known = {1: "play", 2: "pair", 3: "three", 5: "five"} if len(set(cards)) == titles else {}
        shape = known.get(len(cards), "cards")
        message = f"move-{shape}"
        if action.target is not None and shape in ("play", "pair", "three"):
            message += ".named" if shape == "three" and action.named else ".target"
        arguments.setdefault("cards", "")
    elif action.kind is ActionKind.GIVE and not cards.strip(UNKNOWN):
        message += ".hidden"
    return catalogue.say(message, **{"cards": "?", "named": "?", **arguments})


# Events ---------------------------------------------------------------------------------------------------------------


def _variant(event: Event) -> str:
    """Which of an event's sentences fits: the attribute of its message, empty for the main one."""
    kind = event.kind
    if kind is EventKind.PLAYED:
        shape = _SHAPES.get(len(event.cards), "")
        if shape == "one" and event.target is not None:
            return "one-target"
        return "three-named" if shape == "three" and event.named else shape
    if kind is EventKind.KITTEN_PLACED:
        if event.position is None:
            return "hidden" if event.audience == () else "unknown"
        if event.position == 0:
            return "top"
        return "bottom" if event.position + 1 == event.number else ""
    if kind is EventKind.ATTACKED and event.left and event.number == event.left + 2:
        return "adding"
    if kind is EventKind.PEEKED and not event.cards:
        return "nothing"
    if kind in _MAY_BE_HIDDEN and event.cards and not event.cards.strip(UNKNOWN):
        return "hidden"
    return ""


def _arguments(event: Event, words: _Words) -> dict[str, str | int]:
    catalogue, cards = words.catalogue, event.cards
    cause = event.cause
    arguments: dict[str, str | int] = {
        "actor": words.name(event.actor),
        "card": catalogue.card(cards[0]) if cards else "",
        "cards": catalogue.cards_in_order(cards) if event.kind is EventKind.PEEKED else catalogue.cards(cards),
        "owner": words.name(event.actor if cause is None else cause.player),
        "play": words.play(cards if cause is None else cause.cards),
        "place": event.place,
    }
    if event.target is not None:
        arguments["target"] = words.name(event.target)
    if event.named:
        arguments["named"] = catalogue.card(event.named)
    if event.number is not None:
        arguments["number"] = event.number
    if event.left is not None:
        arguments["left"] = event.left
    if event.position is not None:
        arguments["above"] = event.position
    return arguments


def _sentence(event: Event, words: _Words) -> str:
    variant = _variant(event)
    message = f"event-{event.kind.value}"
    return words.catalogue.say(f"{message}.{variant}" if variant else message, **_arguments(event, words))


def _passed(events: Sequence[Event], before: View | None, closed: bool, words: _Words) -> tuple[str, str]:
    """The heading and the sentence for those who let a card stand, taken together."""
    catalogue = words.catalogue
    passes = [event for event in events if event.kind is EventKind.PASSED]
    arguments = _arguments(passes[0], words)
    arguments |= {"names": words.players([event.actor for event in passes]), "actors": len(passes)}
    if not closed:
        chain = before is not None and before.window is not None and before.window.nopes
        return (
            catalogue.say("event-passed.heading", **arguments),
            catalogue.say("event-passed.answered" if chain else "event-passed", **arguments),
        )
    kinds = {event.kind for event in events}
    message = "closed"
    if EventKind.CANCELLED in kinds:
        message = "closed.cancelled"
    elif EventKind.RESTORED in kinds:
        message = "closed.restored"
    return catalogue.say(message, **arguments), catalogue.say("event-passed.everybody", **arguments)


def _heading(events: Sequence[Event], action: Action | None, words: _Words) -> str:
    if not events:
        return _move(action, words) if action is not None else words.catalogue.say("start")
    first = events[0]
    if first.kind is EventKind.PLAYED:
        return _move(Action(ActionKind.PLAY, first.actor, first.cards, first.target, first.named), words)
    return words.catalogue.say(f"event-{first.kind.value}.heading", **_arguments(first, words))


# Reasons --------------------------------------------------------------------------------------------------------------


def _meaning(option: str, value: str, rulebook: Rulebook, catalogue: Catalogue) -> str:
    return catalogue.say_or(f"value-{option}-{value}", rulebook.schema.options[option][value])


def _standing(entry: Entry, used: str, rulebook: Rulebook, catalogue: Catalogue) -> str:
    """How firmly the rulebook stands behind a value, as a sentence."""
    status, name = entry.status, entry.name

    def meaning(value: str) -> str:
        return _meaning(name, value, rulebook, catalogue)

    if name in rulebook.staged and used != entry.value:
        return catalogue.say("standing-first-game")
    if status is Status.HOUSE:
        if entry.overridden is None:
            return catalogue.say("standing-house", where=entry.note)
        replaced = entry.overridden
        return catalogue.say(
            "standing-house.instead", where=entry.note, meaning=meaning(replaced.value), sources=replaced.sources
        )
    if status is Status.CONTRADICTED:
        told = ""
        for reading in entry.readings:
            sources = "; ".join(map(str, reading.citations))
            next_one = catalogue.say("reading", meaning=meaning(reading.value), sources=sources)
            told = catalogue.say("reading-join", first=told, second=next_one) if told else next_one
        return catalogue.say("standing-contradicted", readings=told, meaning=meaning(used))
    if status is Status.SILENT and entry.assumption is not None:
        assumption = entry.assumption
        return catalogue.say(
            "standing-silent",
            assumption=catalogue.say_or(f"assumption-{assumption.name}", assumption.about),
            because=catalogue.say_or(f"because-{assumption.name}", assumption.because),
        )
    return catalogue.say(f"standing-{status.value}") if status is not Status.SILENT else ""


def _reason(rule: str, cause: Action | None, rulebook: Rulebook, words: _Words) -> Reason:
    catalogue, entry = words.catalogue, rulebook.entries[rule]
    value = rulebook.values.get(rule, "")
    arguments = {"about": catalogue.say_or(f"about-{rule}", rulebook.schema.about[rule])}
    message = "reason-rule"
    if value:
        message, arguments["meaning"] = "reason-option", _meaning(rule, value, rulebook, catalogue)
        # What an option is about is a question; the value behind a colon answers it.
        arguments["about"] = arguments["about"].rstrip(".。")
    if cause is not None:
        message += ".caused"
        arguments |= {"actor": words.name(cause.player), "play": words.play(cause.cards)}
    citations = entry.citations or tuple(dict.fromkeys(c for reading in entry.readings for c in reading.citations))
    return Reason(
        catalogue.say(message, **arguments),
        rule,
        value,
        entry.status,
        citations,
        entry.assumption,
        _standing(entry, value, rulebook, catalogue),
        "" if entry.status is Status.HOUSE else entry.note,
    )


def _reasons(events: Sequence[Event], more: Sequence[str], rulebook: Rulebook, words: _Words) -> tuple[Reason, ...]:
    """The rules behind some events, each once; that a card may be let stand explains nothing beside what came of it."""
    causes: dict[str, Action | None] = {}
    telling = [event for event in events if event.kind is not EventKind.PASSED] or events
    for event in telling:
        for rule in event.rules:
            causes.setdefault(rule, event.cause)
    for rule in more:
        causes.setdefault(rule, None)
    return tuple(_reason(rule, cause, rulebook, words) for rule, cause in causes.items())


# Changes --------------------------------------------------------------------------------------------------------------


def _act(after: View, words: _Words) -> str:
    message = f"act-{after.phase.value}"
    if after.phase is Phase.CHANCE and after.chance is not None:
        message += f".{after.chance.value}"
    seats = after.to_act if after.phase is not Phase.OVER else after.table.living
    return words.catalogue.say(message, players=words.players(seats))


def _changes(before: View | None, after: View, words: _Words) -> Iterator[str]:
    """What is different now: who is out, the turn and what is owed, the chain, who may act."""
    say = words.catalogue.say
    if before is not None:
        for seat in before.table.living:
            if seat not in after.table.living:
                yield say("change-out", player=words.name(seat))
    begun = after.phase not in (Phase.SETUP, Phase.OVER) and after.chance != "deck"
    was = None if before is None or before.phase is Phase.SETUP or before.chance == "deck" else before.turn
    if begun and after.turn != was:
        turn = after.turn
        message = "change-turn.attacked" if turn.attacked else "change-turn"
        yield say(message, player=words.name(turn.player), number=turn.owed)
    window = after.window
    heard = () if before is None or before.window is None else before.window.nopes
    if after.phase is Phase.REACTION and window is not None and window.nopes not in ((), heard):
        message = "change-chain.cancelled" if len(window.nopes) % 2 else "change-chain"
        yield say(message, owner=words.name(window.play.player), play=words.play(window.play.cards))
    waits = before is None or (before.phase, before.chance, before.to_act) != (after.phase, after.chance, after.to_act)
    if waits or after.phase is Phase.SETUP:
        yield _act(after, words)


def _changes_or_nothing(before: View | None, after: View, words: _Words) -> tuple[str, ...]:
    nothing = "change-nothing" if before == after else "change-cards"
    return tuple(_changes(before, after, words)) or (words.catalogue.say(nothing),)


# Refusals -------------------------------------------------------------------------------------------------------------


def _verdict_arguments(verdict: Verdict, action: Action, words: _Words) -> dict[str, str | int]:
    catalogue = words.catalogue
    arguments: dict[str, str | int] = {"actor": words.name(action.player), "card": "?", "cards": "?", "number": 0}
    for name, value in verdict.parameters:
        if name == "player":
            arguments[name] = words.name(int(value))
        elif name in ("card", "cards"):
            cards = str(value)
            arguments[name] = catalogue.cards(cards) if cards else "?"
        else:
            arguments[name] = value
    return arguments


def _irregular(verdict: Verdict | None, action: Action | None, words: _Words) -> str:
    if verdict is None or verdict.legality is not Legality.IRREGULAR or action is None:
        return ""
    return words.catalogue.say(f"irregular-{verdict.reason}", **_verdict_arguments(verdict, action, words))


def _blind(state: State, viewer: int) -> State:
    late = None if state.late is None else _blind(state.late, viewer)
    return state._replace(table=view(state, viewer).table, late=late)


def visible_verdict(state: State, action: Action, viewer: int) -> Verdict:
    """Judge an action by what a viewer may know.

    Every card that the viewer does not know counts as unknown, and may be anything. What is refused even so is refused
    for a reason that the viewer can see; what is allowed then and refused in truth is refused because of hidden cards.

    Parameters
    ----------
    state : State
        The true state.
    action : Action
        The true action.
    viewer : int
        A seat, :data:`ek_teach.engine.EVERYTHING` or :data:`ek_teach.engine.ONLOOKER`.

    Returns
    -------
    Verdict
        It depends on nothing that the viewer may not know.

    Examples
    --------
    >>> from ek_teach.engine import situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["DA", "DN"], "SSK")
    >>> check(state, Action.play(0, "S")).reason, visible_verdict(state, Action.play(0, "S"), viewer=1).reason
    ('card_not_in_hand', '')
    """
    if viewer == EVERYTHING:
        return check(state, action)
    if action.kind is ActionKind.OUTCOME:
        return Verdict(Legality.LEGAL)
    if action.kind is ActionKind.PLACE and (action.player == viewer or action.position is not None):
        # Which places there are is a matter of the size of the pile, not of secrets; that a place may be left open is
        # one of what is written down of the pile, which only whoever puts the Kitten back is told.
        return check(state, action)
    return check(_blind(state, viewer), redact_action(action, (), viewer))


def visible_options(transition: Transition, viewer: int) -> tuple[str, ...]:
    """List the options that a step depended on, for whoever may know them: who sees all the cards, and who acted.

    That an option was asked can tell what a hand holds: whether a Defuse must be played is asked of its holder only.
    """
    return tuple(transition.consulted) if viewer in (EVERYTHING, transition.action.player) else ()


# The door -------------------------------------------------------------------------------------------------------------


def explain_events(
    events: Sequence[Event],
    before: View | None,
    after: View,
    rulebook: Rulebook,
    names: Sequence[str],
    language: str = "en",
    *,
    action: Action | None = None,
    verdict: Verdict | None = None,
    consulted: Iterable[str] = (),
) -> Explanation:
    """Explain what happened.

    Parameters
    ----------
    events : sequence of Event
        What happened, of one step or of several that people see as one, already redacted for the reader.
    before, after : View
        The table as the reader saw it before (None: not at all) and sees it after.
    rulebook : Rulebook
        The rulebook that was played.
    names : sequence of str
        The players' names, by seat.
    language : str
        One of :data:`ek_teach.cards.LANGUAGES`.
    action : Action, optional
        What was done, redacted; needed for the heading where nothing happened, and for an irregular move.
    verdict : Verdict, optional
        The judgement of the action as far as the reader may know it, see :func:`visible_verdict`.
    consulted : iterable of str
        Further options that it depended on, as far as the reader may know that.

    Returns
    -------
    Explanation
    """
    words = _Words(names, language)
    what: list[str] = []
    heading = ""
    for event in events:
        if event.kind is not EventKind.PASSED:
            what.append(_sentence(event, words))
        elif not heading:
            heading, sentence = _passed(events, before, after.phase is not Phase.REACTION, words)
            what.append(sentence)
    irregular = _irregular(verdict, action, words)
    more = (*(verdict.rules if verdict is not None and irregular else ()), *consulted)
    return Explanation(
        heading if events and events[0].kind is EventKind.PASSED else _heading(events, action, words),
        tuple(what),
        _reasons(events, more, rulebook, words),
        _changes_or_nothing(before, after, words),
        irregular,
    )


def explain_start(start: View, names: Sequence[str], language: str = "en") -> Explanation:
    """Explain where a game or a situation begins: whose turn it is and who may act.

    Examples
    --------
    >>> from ek_teach.engine import situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["DA", "DN"], "SSK", owed=2)
    >>> explain_start(view(state, EVERYTHING), ["Ana", "Luis"]).changes
    ("It is Ana's turn; Ana owes 2 turns, this one included.", 'Ana may play cards, or draw to end the turn.')
    """
    words = _Words(names, language)
    say = words.catalogue.say
    setup = start.phase is Phase.SETUP
    what = () if setup else (say("start-pile", number=len(start.table.pile)),)
    return Explanation(say("start.setup" if setup else "start"), what, (), tuple(_changes(None, start, words)))


def explain_refusal(
    verdict: Verdict,
    action: Action,
    names: Sequence[str],
    rulebook: Rulebook,
    language: str = "en",
) -> Explanation:
    """Explain why a move is refused and what would have been right.

    Parameters
    ----------
    verdict : Verdict
        The judgement as far as the reader may know it, see :func:`visible_verdict`. One that does not refuse the move
        stands for a refusal whose reason lies in cards that the reader may not see: then neither the reason nor the
        cards of the move are told.
    action : Action
        The move, redacted for the reader.
    names : sequence of str
        The players' names, by seat.
    rulebook : Rulebook
        The rulebook that was played.
    language : str
        One of :data:`ek_teach.cards.LANGUAGES`.

    Examples
    --------
    >>> from ek_teach.engine import situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> es = load_rulebook("es")
    >>> action = Action.play(1, "N")
    >>> refusal = explain_refusal(check(situation(es, ["DA", "DN"], "SSK"), action), action, ["Ana", "Luis"], es)
    >>> refusal.heading
    'Not allowed: Luis plays Nope'
    >>> refusal.what[0]
    "It is Ana's turn, not Luis's; out of turn only Nope can be played."
    """
    words = _Words(names, language)
    say = words.catalogue.say
    if verdict.allowed:
        heading = say("refusal.hidden", actor=words.name(action.player))
        reason = "refusal-secret"
    else:
        heading = say("refusal", move=_move(action, words))
        reason = f"refusal-{verdict.reason}"
    arguments = _verdict_arguments(verdict, action, words)
    return Explanation(
        heading,
        (say(reason, **arguments), say(f"{reason}.instead", **arguments)),
        () if verdict.allowed else _reasons((), verdict.rules, rulebook, words),
        (say("change-nothing"),),
    )


def explain_try(
    verdict: Verdict,
    action: Action,
    names: Sequence[str],
    rulebook: Rulebook,
    language: str = "en",
    *,
    secret: bool = False,
) -> Explanation:
    """Explain what would become of a move that is only tried.

    Parameters
    ----------
    verdict : Verdict
        The judgement as far as the reader may know it, see :func:`visible_verdict`.
    action : Action
        The move, redacted for the reader.
    names : sequence of str
        The players' names, by seat.
    rulebook : Rulebook
        The rulebook that was played.
    language : str
        One of :data:`ek_teach.cards.LANGUAGES`.
    secret : bool
        Whether the judgement hangs on cards that the reader may not see; then neither it nor the move is told.
    """
    words = _Words(names, language)
    say = words.catalogue.say
    nothing = (say("change-nothing"),)
    if secret:
        return Explanation(say("tried.hidden", actor=words.name(action.player)), (say("tried.secret"),), (), nothing)
    if not verdict.allowed:
        return explain_refusal(verdict, action, names, rulebook, language)
    return Explanation(
        say("tried", move=_move(action, words)),
        (say("tried.allowed"),),
        _reasons((), verdict.rules, rulebook, words),
        nothing,
        _irregular(verdict, action, words),
    )


def explain(
    transition: Transition, names: Sequence[str], language: str = "en", viewer: int = EVERYTHING
) -> Explanation:
    """Explain one step to one viewer.

    Parameters
    ----------
    transition : Transition
        The step as the engine returned it; what the viewer may not know is blotted out here.
    names : sequence of str
        The players' names, by seat.
    language : str
        One of :data:`ek_teach.cards.LANGUAGES`.
    viewer : int
        A seat, :data:`ek_teach.engine.EVERYTHING` or :data:`ek_teach.engine.ONLOOKER`.

    Examples
    --------
    >>> from ek_teach.engine import situation, step
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["DA", "DN"], "SSK")
    >>> explanation = explain(step(state, Action.play(0, "A")), ["Ana", "Luis"])
    >>> explanation.heading
    'Ana plays Attack'
    >>> explanation.changes
    ('Everybody still in the game is asked for a Nope; still to be heard: Luis and Ana.',)
    """
    before, action = transition.before, transition.action
    return explain_events(
        tuple(redact_event(event, viewer) for event in transition.events),
        view(before, viewer),
        view(transition.after, viewer),
        before.rulebook,
        names,
        language,
        action=redact_action(action, transition.events, viewer),
        verdict=visible_verdict(before, action, viewer),
        consulted=visible_options(transition, viewer),
    )
