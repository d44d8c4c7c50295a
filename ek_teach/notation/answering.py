"""Questions answered; asking changes nothing."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from ek_teach.cards import BOX, UNKNOWN, Title
from ek_teach.engine import (
    Action,
    ActionKind,
    ChanceKind,
    EventKind,
    Legality,
    Phase,
    State,
    Transition,
    Verdict,
    chance_outcomes,
    check,
    legal_actions,
    step,
    view,
)
from ek_teach.notation.model import Outcome, Question, QuestionKind
from ek_teach.notation.outcomes import forced_outcome, outcome_action
from ek_teach.notation.questions import ANOTHER_PLAYER, DEPENDS, NO_CARDS, NOWHERE, known_cards, told_players
from ek_teach.rulebook import Rules

__all__ = ["Answer", "Found", "UnanswerableError", "must_explode", "told"]


class UnanswerableError(Exception):
    """A question that nothing in the game so far gives an answer to; why, in a sentence."""


class Answer(NamedTuple):
    """A question answered.

    Attributes
    ----------
    question : Question
    expected : str or None
        What the text expects under this rulebook, if it says.
    got : str
    ok : bool
        Whether nothing else was expected.
    line : int
    after : int
        After how many steps it was asked.
    rulebook : str
        Under which rulebook.
    verdict : Verdict or None
        For ``may`` and ``must``: the judgement.
    consulted : dict of str to str
        The options that were asked for the answer, beyond those of the steps before it.
    rules : tuple of str
        The rules behind a judgement, the foremost first.
    further : tuple of Transition
        The steps that were taken as done for the answer.
    """

    question: Question
    expected: str | None
    got: str
    ok: bool
    line: int
    after: int
    rulebook: str
    verdict: Verdict | None = None
    consulted: Mapping[str, str] = MappingProxyType({})
    rules: tuple[str, ...] = ()
    further: tuple[Transition, ...] = ()

    def __str__(self) -> str:
        told = f"line {self.line}, under {self.rulebook}: {self.got}"
        return told if self.ok else f"{told}, but the text expects {self.expected}"


def must_explode(state: State) -> bool:
    """Tell whether a Kitten was drawn and nothing but exploding is possible."""
    return state.phase is Phase.KITTEN and [one.kind for one in legal_actions(state)] == [ActionKind.EXPLODE]


class Found(NamedTuple):
    """What is answered, and on what it depended; see :class:`Answer`."""

    value: str
    verdict: Verdict | None = None
    consulted: Mapping[str, str] = MappingProxyType({})
    rules: tuple[str, ...] = ()
    further: tuple[Transition, ...] = ()


def told(
    question: Question, action: Action | None, state: State, done: Sequence[Transition], pending: Outcome | None,
    names: Sequence[str], supposed: Callable[[State], Action] | None = None,
) -> Found:  # fmt: skip
    """Answer a question.

    It is asked of a game in which everybody still asked has passed and whoever must explode has done so, except
    about what may be done.

    Parameters
    ----------
    question : Question
    action : Action or None
        For ``may`` and ``must``: the action in question.
    state : State
    done : sequence of Transition
        The game so far.
    pending : Outcome or None
        An outcome that is written and not yet asked for.
    names : sequence of str
    supposed : callable, optional
        Who answers for chance where that is not written.

    Returns
    -------
    Found

    Raises
    ------
    UnanswerableError
        For what cannot be answered here.
    """
    kind, rules = question.kind, Rules(state.rulebook)
    if kind is QuestionKind.WHO_MAY_NOPE:
        verdicts = {seat: check(state, Action.nope(seat), rules) for seat in state.table.living}
        able = [seat for seat, verdict in verdicts.items() if verdict.allowed]
        refused = next((verdict.rules for verdict in verdicts.values() if verdict.rules), ())
        rule = (_rule_of_nope(state),)
        return Found(told_players(able, names), None, rules.consulted, rule if able else refused or rule)
    if action is not None:
        return _judged(kind, action, state, rules)
    further: list[Transition] = []
    while state.phase is Phase.REACTION and state.window is not None:
        further.append(step(state, Action.let_stand(state.window.unanswered[0])))
        state = further[-1].after
    if state.phase is not Phase.CHANCE:
        return _in_the_end(question, state, done, further, names)
    ways = [step(state, outcome) for outcome in _outcomes(state, pending, supposed)]
    found = [_in_the_end(question, way.after, done, [*further, way], names) for way in ways]
    return found[0] if len({one.value for one in found}) == 1 else found[0]._replace(value=DEPENDS)


def _outcomes(state: State, pending: Outcome | None, supposed: Callable[[State], Action] | None) -> tuple[Action, ...]:
    """What chance may do: as written, as somebody supposes, or everything there is."""
    written = None if pending is None else outcome_action(state, pending)
    if written is not None and check(state, written).allowed:
        return (written,)
    if state.chance in (ChanceKind.SHUFFLE, ChanceKind.DECK):
        return (Action.outcome(state.table.pile),)
    forced = forced_outcome(state)
    if forced is not None:
        return (forced,)
    if supposed is not None:
        return (supposed(state),)
    return tuple(outcome for outcome, _ in chance_outcomes(state))


def _in_the_end(
    question: Question, state: State, done: Sequence[Transition], further: list[Transition], names: Sequence[str]
) -> Found:
    """Answer once everybody has passed and chance has answered; who must explode does so first."""
    rules = Rules(state.rulebook)
    if must_explode(state):
        further.append(step(state, Action.explode(state.turn.player)))
        state = further[-1].after
    everything = [*done, *further]
    for transition in further:
        rules.consulted |= transition.consulted
    if question.kind is QuestionKind.HAPPENS:
        value = _yes(_happens(everything))
    elif question.kind is QuestionKind.SHUFFLE_ENDS:
        value = _shuffle_ends(everything, rules, names)
    else:
        value = _answer_about(question, state, names)
    return Found(value, None, rules.consulted, (), tuple(further))


def _judged(kind: QuestionKind, action: Action, state: State, rules: Rules) -> Found:
    """Answer whether a move may, or must, be made."""
    verdict = check(state, action, rules)
    behind = verdict.rules or (_rule_of(action, state),)
    if kind is QuestionKind.MAY:
        value = {Legality.LEGAL: "yes", Legality.IRREGULAR: "irregular"}.get(verdict.legality, "no")
        return Found(value, verdict, rules.consulted, behind)
    others = [other for other in _alternatives(state, action.player) if other != action]
    choices = [check(state, other, rules) for other in others]
    behind = next((choice.rules for choice in choices if choice.rules), behind)
    must = verdict.allowed and not any(choice.allowed for choice in choices)
    return Found(_yes(must), verdict, rules.consulted, behind)


def _alternatives(state: State, player: int) -> tuple[Action, ...]:
    """What a player could do instead, refused moves among them: why they are refused makes a move compulsory."""
    if state.phase is Phase.KITTEN:
        return Action.defuse(player), Action.explode(player)
    return tuple(action for action in legal_actions(state) if action.player == player)


def _rule_of(action: Action, state: State) -> str:
    """The rule by which a move that nothing speaks against is made."""
    if action.kind is ActionKind.NOPE:
        return _rule_of_nope(state)
    if action.kind is ActionKind.PLAY:
        combination = {2: "pair", 3: "three_of_a_kind", 5: "five_different"}.get(len(action.cards))
        return combination or _SINGLE.get(action.cards, "played_card")
    return _KINDS.get(action.kind, "play_or_pass")


def _rule_of_nope(state: State) -> str:
    """The rule by which a Nope is played now: that a combination can be cancelled is a rule of its own."""
    window = (state.late or state).window
    return "nope_on_combos" if window is not None and len(window.play.cards) > 1 else "nope"


_SINGLE: Final[dict[str, str]] = {
    Title.ATTACK: "attack", Title.SKIP: "skip", Title.FAVOR: "favor", Title.SHUFFLE: "shuffle",
    Title.SEE_THE_FUTURE: "see_the_future",
}  # fmt: skip
_KINDS: Final = {
    ActionKind.DEFUSE: "defuse", ActionKind.EXPLODE: "explode", ActionKind.GIVE: "favor",
    ActionKind.PLACE: "kitten_returned", ActionKind.FETCH: "five_different_effect", ActionKind.NAME: "triple_named",
}  # fmt: skip


def _happens(done: Sequence[Transition]) -> bool:
    for transition in reversed(done):
        for event in reversed(transition.events):
            if event.kind in (EventKind.CANCELLED, EventKind.RESTORED):
                return event.kind is EventKind.RESTORED
        if transition.action.kind is ActionKind.PLAY:
            return True
    raise UnanswerableError("nothing has been played yet, so there is nothing that could happen.")


def _shuffle_ends(done: Sequence[Transition], rules: Rules, names: Sequence[str]) -> str:
    for transition in reversed(done):
        for event in transition.events:
            if event.kind is EventKind.SHUFFLED:
                return names[event.actor] if rules.consult("shuffle_ends") == "by_player" else ANOTHER_PLAYER
    raise UnanswerableError("no Shuffle has taken effect, so there is nothing that somebody could end.")


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"


def _answer_about(question: Question, state: State, names: Sequence[str]) -> str:
    kind, over = question.kind, state.phase is Phase.OVER
    if kind is QuestionKind.WHOSE_TURN:
        return told_players(() if over else (state.turn.player,), names)
    if kind is QuestionKind.TURNS_OWED:
        return str(0 if over or question.player not in (None, state.turn.player) else state.turn.owed)
    if kind is QuestionKind.WHO_WINS:
        return told_players(() if state.winner is None else (state.winner,), names)
    if kind is QuestionKind.PILE_SIZE:
        return str(len(state.table.pile))
    if kind is QuestionKind.WHERE:
        return _where(question.cards, state, names)
    if kind is QuestionKind.IN_GAME:
        return _in_game(question.cards, state)
    player = question.player or 0
    if kind is QuestionKind.KNOWS:
        return _known(question, player, state)
    if kind is QuestionKind.HAND_SIZE:
        return str(len(state.table.hands[player]))
    return _yes(player not in state.table.living)


def _where(card: str, state: State, names: Sequence[str]) -> str:
    table = state.table
    places = [f"hand of {name}" for name, hand in zip(names, table.hands, strict=True) if card in hand]
    places += ["draw pile"] if card in table.pile else []
    places += ["discard pile"] if card in table.discard else []
    for told, rows in (("face up in front of", table.face_up), ("face down in front of", table.face_down)):
        places += [f"{told} {name}" for name, cards in zip(names, rows, strict=True) if card in cards]
    places += ["out of the game"] if card in table.put_away + table.unseen else []
    return ", ".join(places) or NOWHERE


def _known(question: Question, player: int, state: State) -> str:
    seen = view(state, player).table
    if question.about is None:
        return known_cards(question, seen.pile)
    return known_cards(question, seen.hands[question.about]) if state.table.hands[question.about] else NO_CARDS


def _in_game(card: str, state: State) -> str:
    """Count the copies that were not put away: what a whole game tells, and the table that somebody describes does not.

    A third of the deck that was removed unseen may hold anything but Kittens, which go in later.
    """
    table = state.table
    whole_game = bool(table.put_away) or not table.unseen
    told = whole_game and (card == Title.EXPLODING_KITTEN or UNKNOWN not in table.unseen)
    return str(BOX[card] - table.put_away.count(card) - table.unseen.count(card)) if told else NOWHERE
