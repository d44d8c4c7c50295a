"""What can be done at a moment of a timeline: the allowed moves, and the refused ones that people ask about."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from ek_teach.cards import UNKNOWN, Title, sorted_cards
from ek_teach.engine import (
    EVERYTHING,
    Action,
    ActionKind,
    ChanceKind,
    Legality,
    Phase,
    Seeded,
    State,
    Transition,
    Verdict,
    chance_outcomes,
    check,
    legal_actions,
    probability,
    step,
    unseen_count,
)
from ek_teach.errors import EkTeachError, IllegalMoveError
from ek_teach.explain import explain_refusal, explain_try, load_catalogue, move_words

__all__ = ["Offer", "carried_out", "chosen", "offers"]

_DRAWN_BLINDLY: Final = frozenset((ChanceKind.SHUFFLE, ChanceKind.DECK, ChanceKind.PLACE))
"""What chance has too many answers for to offer each."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A move that somebody could make, or would like to.

    Attributes
    ----------
    actions : tuple of Action
        What is done: the move itself, all the passes where everybody lets a card stand, and what chance answers.
    player : int
        The seat of whoever moves; that of the table where everybody is meant.
    text : str
        The move in a few words.
    group : str
        Moves that belong together, as all the places for a Kitten, have the same words here; else empty.
    verdict : Verdict
        The judgement of the move.
    reason : str
        For a refused move why, and what would have been right; for an irregular one what the book makes of it.
    chance : Fraction or None
        How likely it is that chance answers like this; None where nothing is left to chance.
    """

    actions: tuple[Action, ...]
    player: int
    text: str
    group: str
    verdict: Verdict
    reason: str = ""
    chance: Fraction | None = None

    @property
    def refused(self) -> bool:
        """Whether the rules refuse it."""
        return not self.verdict.allowed


def chosen(listed: Sequence[Offer], offer: Offer | int) -> Offer:
    """Tell which offer is meant, by itself or by its place.

    Raises
    ------
    IllegalMoveError
        For a refused move, with the reason.
    EkTeachError
        If it is none of those listed.
    """
    if isinstance(offer, bool) or (not isinstance(offer, int) and offer not in listed):
        raise EkTeachError("this move is not on offer here; choose one of offers().")
    if isinstance(offer, int):
        if not 0 <= offer < len(listed):
            raise EkTeachError(f"there is no move {offer} here; the moves are 0 to {len(listed) - 1}.")
        offer = listed[offer]
    if offer.refused:
        raise IllegalMoveError(f"{offer.text}: {offer.reason}", offer.verdict)
    return offer


def carried_out(state: State, actions: Sequence[Action]) -> tuple[Transition, ...]:
    """Carry some actions out, one after the other.

    Raises
    ------
    IllegalMoveError
        At the first that is refused.
    """
    done = []
    for action in actions:
        done.append(step(state, action))
        state = done[-1].after
    return tuple(done)


def offers(
    state: State, names: Sequence[str], language: str, viewer: int = EVERYTHING, seed: int = 0
) -> tuple[Offer, ...]:
    """List what could be done now: what is allowed first, then what is refused.

    Parameters
    ----------
    state : State
        The game as the viewer knows it; see :attr:`ek_teach.timeline.Frame.world`.
    names : sequence of str
        The players' names, by seat.
    language : str
        One of :data:`ek_teach.languages.LANGUAGES`.
    viewer : int
        Whose eyes; what chance may answer depends on who sees the answer.
    seed : int
        What draws an order where chance has too many answers to offer each.

    Returns
    -------
    tuple of Offer
        Empty once the game is over.

    Examples
    --------
    >>> from ek_teach.engine import situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["DA", "DN"], "SSK")
    >>> for offer in offers(state, ["Ana", "Luis"], "en"):
    ...     print("refused:" if offer.refused else "allowed:", offer.text)
    allowed: Ana draws
    allowed: Ana plays Attack
    refused: Ana plays Defuse
    refused: Luis plays Nope
    """
    return tuple(_Counter(state, names, language, viewer, seed).offers())


class _Counter:
    """What lies on the counter for one viewer."""

    def __init__(self, state: State, names: Sequence[str], language: str, viewer: int, seed: int) -> None:
        self.state, self.names, self.language = state, names, language
        self.viewer, self.seed = viewer, seed
        self.say = load_catalogue(language).say

    def offers(self) -> Iterator[Offer]:
        state = self.state
        if state.phase is Phase.OVER:
            return
        if state.phase is Phase.CHANCE:
            for answers, told, chance in self.answers(state):
                yield Offer(answers, state.turn.player, told, "", check(state, answers[0]), chance=chance)
            return
        if state.phase is Phase.REACTION:
            yield from self.silence()
        allowed = [action for action in legal_actions(state) if action.kind is not ActionKind.PASS]
        for action in allowed:
            if not _is_odd(action, state):
                yield from self.allowed(action)
        seen = {(action.kind, action.player, action.cards) for action in allowed}
        for action in _wishes(state):
            if (action.kind, action.player, action.cards) not in seen:
                verdict = check(state, action)
                if not verdict.allowed:
                    yield self.refused(action, verdict)

    def silence(self) -> Iterator[Offer]:
        """Everybody who is still asked lets the card on top stand."""
        window = self.state.window
        assert window is not None
        passes = tuple(map(Action.let_stand, window.unanswered))
        yield from self.expanded(passes, self.say("walk-silence"), -1, check(self.state, passes[0]))

    def allowed(self, action: Action) -> Iterator[Offer]:
        verdict = check(self.state, action)
        text = move_words(action, self.names, self.language)
        if action.kind is ActionKind.PLACE:
            text = self.placed(action)
        yield from self.expanded((action,), text, action.player, verdict, self.group(action))

    def expanded(
        self, actions: tuple[Action, ...], text: str, player: int, verdict: Verdict, group: str = ""
    ) -> Iterator[Offer]:
        """A move, once for each answer that chance may give to it."""
        reason = ""
        if verdict.legality is Legality.IRREGULAR:
            told = explain_try(verdict, actions[0], self.names, self.state.rulebook, self.language)
            reason = told.irregular
        after = carried_out(self.state, actions)[-1].after
        if after.phase is not Phase.CHANCE:
            yield Offer(actions, player, text, group, verdict, reason)
            return
        for answers, told_answer, chance in self.answers(after):
            words = self.say("walk-outcome", move=text, outcome=told_answer)
            yield Offer((*actions, *answers), player, words, group or text, verdict, reason, chance)

    def answers(self, state: State) -> Iterator[tuple[tuple[Action, ...], str, Fraction | None]]:
        """What chance may answer: the outcome, its words, and how likely it is."""
        kind = state.chance
        if kind in _DRAWN_BLINDLY:
            yield (Seeded(self.seed)(state),), self.say("walk-drawn", what=str(kind)), None
            return
        catalogue = load_catalogue(self.language)
        for outcome in self.outcomes(state):
            if kind is ChanceKind.HOLDS:
                told = self.say("walk-holds" if outcome.cards else "walk-holds-not")
            elif outcome.cards == UNKNOWN:
                told = self.say("walk-no-kitten" if kind is ChanceKind.REVEAL else "walk-some-card")
            else:
                told = catalogue.card(outcome.cards)
            yield (outcome,), told, probability(state, outcome)

    def outcomes(self, state: State) -> Iterator[Action]:
        player, window = state.turn.player, state.window
        listed = [outcome for outcome, _ in chance_outcomes(state)]
        if state.chance is ChanceKind.REVEAL and self.viewer not in (EVERYTHING, player):
            # Who does not draw sees whether it is a Kitten, and nothing else.
            yield from (outcome for outcome in listed if outcome.cards == Title.EXPLODING_KITTEN)
            if probability(state, Action.outcome(UNKNOWN)):
                yield Action.outcome(UNKNOWN)
            return
        takes = window.play.player if window is not None else None
        for outcome in listed:
            if outcome.cards == UNKNOWN and self.viewer in (EVERYTHING, takes):
                named = (title for title in Title if title != Title.EXPLODING_KITTEN)
                yield from (Action.outcome(title) for title in named if unseen_count(state.table, title))
            else:
                yield outcome

    def refused(self, action: Action, verdict: Verdict) -> Offer:
        told = explain_refusal(verdict, action, self.names, self.state.rulebook, self.language)
        text = move_words(action, self.names, self.language)
        reason = load_catalogue(self.language).marks.sentences(told.what)
        return Offer((action,), action.player, text, "", verdict, reason)

    def placed(self, action: Action) -> str:
        pile = len(self.state.table.pile)
        where = {0: "top", pile: "bottom"}.get(action.position or 0, "between")
        return self.say("walk-place", where=where, number=(action.position or 0) + 1)

    def group(self, action: Action) -> str:
        """The words over moves that differ in a detail only."""
        if action.kind is ActionKind.PLACE:
            return self.say("walk-places", player=self.names[action.player])
        many = action.kind is ActionKind.PLAY and (action.target is not None or len(action.cards) > 2)
        if not many:
            return ""
        return move_words(action._replace(target=None, named=""), self.names, self.language)


def _is_odd(action: Action, state: State) -> bool:
    """Whether a move is allowed but says less than one beside it, or leaves a place open."""
    if action.kind is ActionKind.PLACE:
        return action.position is None or action.openly
    if action.kind is ActionKind.GIVE:
        return action.cards == UNKNOWN
    return False


def _wishes(state: State) -> Iterator[Action]:
    """Moves that people try: any card of the hand in turn, a Nope of everybody, a draw while something is open."""
    player, table = state.turn.player, state.table
    if state.phase in (Phase.KITTEN, Phase.PLACING, Phase.GIVING, Phase.NAMING, Phase.FETCHING, Phase.REACTION):
        yield Action.draw(player)
    if state.phase is Phase.KITTEN:
        yield from (Action.defuse(player), Action.explode(player))
    if state.phase is Phase.TURN:
        others = [seat for seat in table.living if seat != player]
        hand = table.hands[player].replace(UNKNOWN, "")
        for title in sorted_cards("".join(set(hand))):
            yield Action.play(player, title, others[0] if title == Title.FAVOR else None)
            for size in (2, 3):
                if hand.count(title) >= size:
                    named = Title.DEFUSE.value if size == 3 else ""
                    yield Action.play(player, title * size, others[0], named)
        yield from map(Action.draw, [seat for seat in range(state.players) if seat not in table.living])
    yield from (Action.nope(seat) for seat in table.living if seat != player or state.phase is not Phase.TURN)
