"""The rules behind an answer, and how firmly the rulebook stands behind it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ek_teach.engine import Event, EventKind
from ek_teach.notation import QuestionKind
from ek_teach.rulebook import Rulebook, Status
from ek_teach.rulings.model import Standing
from ek_teach.rulings.running import Given, Leaf
from ek_teach.rulings.varying import Change

__all__ = ["grounds", "standing"]

_TURN: Final = frozenset(
    (
        *(EventKind.ATTACKED, EventKind.SKIPPED, EventKind.DREW, EventKind.TURN_ENDED, EventKind.TURN_GOES_ON),
        *(EventKind.EXPLODED, EventKind.DEBT_DROPPED, EventKind.DEBT_PASSED_ON, EventKind.GAME_WON),
        *(EventKind.KITTEN_SHOWN, EventKind.SHUFFLED, EventKind.PEEKED, EventKind.GAVE, EventKind.STOLE),
        *(EventKind.HANDED_OVER, EventKind.NOT_HELD, EventKind.FETCHED, EventKind.NOTHING_TO_TAKE),
        *(EventKind.NO_EFFECT, EventKind.GAME_STARTED),
    )
)
_CARDS_MOVED: Final = frozenset(
    (
        *(EventKind.DREW, EventKind.KITTEN_SHOWN, EventKind.DEFUSED, EventKind.KITTEN_PLACED, EventKind.HAND_LEFT),
        *(EventKind.KITTEN_LEFT, EventKind.PLAYED, EventKind.NOPED, EventKind.NOPED_LATE, EventKind.CANCELLED),
        *(EventKind.GAVE, EventKind.STOLE, EventKind.HANDED_OVER, EventKind.NOT_HELD, EventKind.FETCHED),
        *(EventKind.NOTHING_TO_TAKE, EventKind.SHUFFLED, EventKind.HAND_DEALT, EventKind.DECK_THINNED),
        *(EventKind.KITTENS_ADDED, EventKind.DEFUSES_RETURNED, EventKind.TAKEN_OUT, EventKind.RESTORED),
    )
)
_TELLING: Final[dict[QuestionKind, frozenset[EventKind]]] = {
    QuestionKind.WHOSE_TURN: _TURN,
    QuestionKind.TURNS_OWED: _TURN,
    QuestionKind.WHO_WINS: frozenset((EventKind.GAME_WON, EventKind.EXPLODED, EventKind.KITTEN_PLACED)),
    QuestionKind.IS_OUT: frozenset((EventKind.EXPLODED, EventKind.DEFUSED, EventKind.KITTEN_SHOWN, EventKind.DREW)),
    QuestionKind.PILE_SIZE: _CARDS_MOVED - {EventKind.PLAYED, EventKind.HAND_LEFT, EventKind.KITTEN_LEFT},
    QuestionKind.HAND_SIZE: _CARDS_MOVED,
    QuestionKind.WHERE: _CARDS_MOVED,
    QuestionKind.KNOWS: frozenset(
        (EventKind.PEEKED, EventKind.SHUFFLED, EventKind.KITTEN_PLACED, EventKind.DREW, EventKind.CANCELLED)
    ),
    QuestionKind.SHUFFLE_ENDS: frozenset((EventKind.SHUFFLED,)),
    QuestionKind.IN_GAME: frozenset((EventKind.KITTENS_ADDED, EventKind.DEFUSES_RETURNED, EventKind.TAKEN_OUT)),
    QuestionKind.HAPPENS: frozenset(
        set(EventKind) - {EventKind.PASSED, EventKind.TURN_STARTED, EventKind.TURN_GOES_ON}
    ),
}
"""Of which events the last one tells why the answer is as it is."""


def grounds(given: Given, leaf: Leaf) -> tuple[str, ...]:
    """List the rules behind an answer, the foremost first.

    For what may be done these are the rules of the verdict; for everything else those of the last event that the
    question is about; for a text that was stopped those of the refusal.
    """
    found = given.found
    if found is None:
        verdict = leaf.stopped.verdict if leaf.stopped is not None else None
        return verdict.rules if verdict is not None else ()
    kinds = _TELLING.get(given.question.kind)
    if kinds is None:
        return _rules_of_a_judgement(given, leaf)
    events = [event for step in leaf.played.steps[: found.after] if step.transition for event in step.transition.events]
    events += [event for transition in found.further for event in transition.events]
    telling = _last(events, kinds, given)
    if telling is None:
        return found.rules
    if given.question.kind is QuestionKind.HAND_SIZE:
        # Whatever moved a card, a hand may become as large, or as small, as it likes; a mere draw tells nothing else.
        unlimited = ("no_hand_limit",)
        return unlimited + telling.rules if telling.kind is EventKind.DREW else telling.rules + unlimited
    if given.question.kind is QuestionKind.PILE_SIZE and leaf.played.script.description is None:
        # What is left of a deck hangs on how many cards the box holds.
        return ("box", *telling.rules)
    if kinds is _TURN:
        # The same may have happened before, so that an equal event is not yet the one that tells.
        at = max(place for place, event in enumerate(events) if event is telling)
        return tuple(dict.fromkeys(_rules_of_a_turn(events[at:])))
    return telling.rules


def _rules_of_a_judgement(given: Given, leaf: Leaf) -> tuple[str, ...]:
    """The rules of a verdict, that one first which what has just happened puts into play."""
    found = given.found
    assert found is not None
    done = [step.transition for step in leaf.played.steps[: found.after] if step.transition is not None]
    events = {event.kind for event in done[-1].events} if done else set()
    refused = found.verdict is not None and found.verdict.reason == "not_your_turn"
    if "nope_not_a_draw" in found.rules and events:
        first = "nope_not_a_draw" if EventKind.DREW in events else "nope_window"
    elif refused and EventKind.DREW in events:
        first = "draw_ends_turn"
    else:
        return found.rules
    return tuple(dict.fromkeys((first, *found.rules)))


_TURN_GOES_ON: Final = frozenset(
    (
        *(EventKind.SHUFFLED, EventKind.PEEKED, EventKind.GAVE, EventKind.STOLE, EventKind.HANDED_OVER),
        *(EventKind.NOT_HELD, EventKind.FETCHED, EventKind.NOTHING_TO_TAKE, EventKind.NO_EFFECT),
    )
)
"""What happens in a turn and does not end it, so that the rule which lets it go on is the one to tell."""


def _rules_of_a_turn(events: Sequence[Event]) -> Iterator[str]:
    """The rules by which it is this player's turn, from the event that tells it on."""
    telling, *behind = events
    if telling.kind in _TURN_GOES_ON:
        yield "play_or_pass"
    if telling.kind is EventKind.DREW and any(event.rules == ("owed_turns",) for event in behind):
        yield "owed_turns"
    yield from telling.rules
    for event in behind:
        if event.kind in (EventKind.TURN_ENDED, EventKind.TURN_STARTED):
            yield from event.rules


def _last(events: Iterable[Event], kinds: frozenset[EventKind], given: Given) -> Event | None:
    question = given.question
    telling = [event for event in events if event.kind in kinds]
    if question.kind is QuestionKind.WHERE:
        about = [event for event in telling if _moves(event, question.cards)]
        telling = about or telling
    if question.kind is QuestionKind.IN_GAME:
        kind = EventKind.KITTENS_ADDED if question.cards == "K" else EventKind.DEFUSES_RETURNED
        telling = [event for event in telling if event.kind is kind] or telling
    if question.kind is QuestionKind.IS_OUT and question.player is not None:
        telling = [event for event in telling if event.actor == question.player] or telling
    return telling[-1] if telling else None


def _moves(event: Event, card: str) -> bool:
    if event.kind is EventKind.KITTEN_LEFT or event.kind is EventKind.KITTEN_PLACED:
        return card == "K"
    if event.kind is EventKind.NOPED:
        return card == "N"
    if event.kind is EventKind.DEFUSED:
        return card == "D"
    return card in event.cards


def standing(
    rulebook: Rulebook, rules: tuple[str, ...], deciding: tuple[Change, ...]
) -> tuple[Standing, tuple[str, ...]]:
    """Tell how firmly a rulebook stands behind an answer, and name what it rests on, the foremost first.

    Where the answer hangs on options, the weakest of them decides; otherwise the foremost of the rules behind it.
    """
    options = tuple(dict.fromkeys(option for change in deciding for option, _value in change))
    entries = rulebook.entries
    if options:
        first_game = [option for option in options if option in rulebook.staged and _staged(rulebook, option)]
        statuses = [Status.EXPLICIT if option in first_game else entries[option].status for option in options]
        weakest = max(statuses, key=_WEAKNESS.index)
        foremost = sorted(options, key=lambda option: -_WEAKNESS.index(entries[option].status))
        return Standing.of(weakest), (*foremost, *(rule for rule in rules if rule not in options))
    if not rules:
        return Standing.FOLLOWS, ()
    return Standing.of(entries[rules[0]].status), rules


def _staged(rulebook: Rulebook, option: str) -> bool:
    """Whether the value is that of a first game, which the book itself offers."""
    return rulebook.values[option] != rulebook.entries[option].value


_WEAKNESS: Final = (Status.EXPLICIT, Status.IMPLIED, Status.SILENT, Status.CONTRADICTED, Status.HOUSE)
