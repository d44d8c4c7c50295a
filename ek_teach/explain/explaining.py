"""What happened, why, and what it changes, worded from events; why a move is refused, and what would be right.

Nothing here decides a rule. The sentences are worded from events and views that were redacted before, so a sentence
can tell no more than its reader may know.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ek_teach.engine import (
    EVERYTHING,
    Action,
    Event,
    EventKind,
    Legality,
    Phase,
    Transition,
    Verdict,
    View,
    redact_action,
    redact_event,
    view,
)
from ek_teach.explain.happening import changes, differences, event_sentence, heading_of, passed_words
from ek_teach.explain.reasons import Reason, reasons
from ek_teach.explain.visible import visible_options, visible_verdict
from ek_teach.explain.words import Words, move
from ek_teach.rulebook import Rulebook

__all__ = [
    "Explanation",
    "explain",
    "explain_events",
    "explain_refusal",
    "explain_start",
    "explain_try",
    "rule_reasons",
]


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


def _verdict_arguments(verdict: Verdict, action: Action, words: Words) -> dict[str, str | int]:
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


def _irregular(verdict: Verdict | None, action: Action | None, words: Words) -> str:
    if verdict is None or verdict.legality is not Legality.IRREGULAR or action is None:
        return ""
    return words.catalogue.say(f"irregular-{verdict.reason}", **_verdict_arguments(verdict, action, words))


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
        One of :data:`ek_teach.languages.LANGUAGES`.
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
    words = Words(names, language)
    what: list[str] = []
    heading = ""
    for event in events:
        if event.kind is not EventKind.PASSED:
            what.append(event_sentence(event, words))
        elif not heading:
            heading, sentence = passed_words(events, before, after.phase is not Phase.REACTION, words)
            what.append(sentence)
    irregular = _irregular(verdict, action, words)
    more = (*(verdict.rules if verdict is not None and irregular else ()), *consulted)
    return Explanation(
        heading if events and events[0].kind is EventKind.PASSED else heading_of(events, action, words),
        tuple(what),
        reasons(events, more, rulebook, words),
        changes(before, after, words),
        irregular,
    )


def explain_start(start: View, names: Sequence[str], language: str = "en") -> Explanation:
    """Explain where a game or a situation begins: whose turn it is and who may act.

    Examples
    --------
    >>> from ek_teach.engine import check, situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["DA", "DN"], "SSK", owed=2)
    >>> explain_start(view(state, EVERYTHING), ["Ana", "Luis"]).changes
    ("It is Ana's turn; Ana owes 2 turns, this one included.", 'Ana may play cards, or draw to end the turn.')
    """
    words = Words(names, language)
    say = words.catalogue.say
    setup = start.phase is Phase.SETUP
    what = () if setup else (say("start-pile", number=len(start.table.pile)),)
    return Explanation(say("start.setup" if setup else "start"), what, (), tuple(differences(None, start, words)))


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
        One of :data:`ek_teach.languages.LANGUAGES`.

    Examples
    --------
    >>> from ek_teach.engine import check, situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> es = load_rulebook("es")
    >>> action = Action.play(1, "N")
    >>> refusal = explain_refusal(check(situation(es, ["DA", "DN"], "SSK"), action), action, ["Ana", "Luis"], es)
    >>> refusal.heading
    'Not allowed: Luis plays Nope'
    >>> refusal.what[0]
    "It is Ana's turn, not Luis's; out of turn only Nope can be played."
    """
    words = Words(names, language)
    say = words.catalogue.say
    if verdict.allowed:
        heading = say("refusal.hidden", actor=words.name(action.player))
        reason = "refusal-secret"
    else:
        heading = say("refusal", move=move(action, words))
        reason = f"refusal-{verdict.reason}"
    arguments = _verdict_arguments(verdict, action, words)
    return Explanation(
        heading,
        (say(reason, **arguments), say(f"{reason}.instead", **arguments)),
        () if verdict.allowed else reasons((), verdict.rules, rulebook, words),
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
        One of :data:`ek_teach.languages.LANGUAGES`.
    secret : bool
        Whether the judgement hangs on cards that the reader may not see; then neither it nor the move is told.
    """
    words = Words(names, language)
    say = words.catalogue.say
    nothing = (say("change-nothing"),)
    if secret:
        return Explanation(say("tried.hidden", actor=words.name(action.player)), (say("tried.secret"),), (), nothing)
    if not verdict.allowed:
        return explain_refusal(verdict, action, names, rulebook, language)
    return Explanation(
        say("tried", move=move(action, words)),
        (say("tried.allowed"),),
        reasons((), verdict.rules, rulebook, words),
        nothing,
        _irregular(verdict, action, words),
    )


def rule_reasons(
    rules: Sequence[str], rulebook: Rulebook, names: Sequence[str], language: str = "en"
) -> tuple[Reason, ...]:
    """Tell some options and rules with their sources, in the order in which they come.

    Examples
    --------
    >>> from ek_teach.rulebook import load_rulebook
    >>> reason, = rule_reasons(["attack_on_attack"], load_rulebook("zh"), ["Ana", "Luis"])
    >>> reason.value, str(reason.citations[0])
    ('replace', 'zh, (4)攻擊卡 1')
    """
    return reasons((), rules, rulebook, Words(names, language))


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
        One of :data:`ek_teach.languages.LANGUAGES`.
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
