"""Texts played: what people leave out is filled in, chance is told or asked, questions are answered."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from ek_teach.cards import UNKNOWN, Title, title_name
from ek_teach.engine import (
    TABLE,
    Action,
    ActionKind,
    ChanceKind,
    EventKind,
    Phase,
    Stage,
    State,
    Transition,
    Verdict,
    Window,
    check,
    new_game,
    situation,
    step,
)
from ek_teach.errors import EkTeachError, IllegalMoveError, NotationError, SetupError, place_in_text
from ek_teach.notation.answering import Answer, UnanswerableError, must_explode, told
from ek_teach.notation.model import Item, Move, Outcome, Question, Script, Stop
from ek_teach.notation.outcomes import (
    TOLD,
    agrees,
    forced_outcome,
    outcome_action,
    unknown_order,
    what_to_write,
    who_may_be_asked,
    who_may_know_why,
    why_impossible,
)
from ek_teach.rulebook import Rulebook

__all__ = ["Answer", "CardsError", "Chance", "Played", "Refusal", "RefusedMoveError", "Step", "play", "start"]

Chance = Callable[[State], Action]
"""A driver: what chance answers at a chance node."""

_SHUFFLES: Final = (Stage.SHUFFLE_DECK, Stage.SHUFFLE_PILE)


class CardsError(NotationError):
    """A text that does not fit the cards of its game, so that the sentence about it tells something of them.

    Attributes
    ----------
    audience : tuple of int
        The seats of those who may read it because they see these cards; to everybody else it would give them away.
    """

    def __init__(
        self, problem: str, line: int = 1, column: int = 1, source: str = "", audience: tuple[int, ...] = ()
    ) -> None:
        super().__init__(problem, line, column, source)
        self.audience = audience


class RefusedMoveError(IllegalMoveError):
    """A written move that the rules refuse.

    Attributes
    ----------
    action : Action
        The move.
    state : State
        The game in which it was refused.
    line, column : int
        Where it stands.
    played : Played
        The game up to there.
    hint : str
        What was probably meant, as it is written; mostly empty.
    undecided : (State, Action) or None
        Where an explosion was filled in just before the move: the game before it, and the move as it would have been
        meant there. Whoever may not see the hand that holds no Defuse is told the refusal in that game, for it is the
        same whether or not there is a Defuse.
    """

    def __init__(
        self, action: Action, verdict: Verdict, state: State, line: int, column: int, source: str, played: "Played",
        undecided: tuple[State, Action] | None = None,
    ) -> None:  # fmt: skip
        self.hint = _hint(action, state)
        problem = (
            f"this move is refused ({verdict.reason}); {self.hint}"
            if self.hint
            else f"this move is refused ({verdict.reason})"
        )
        super().__init__(f"{place_in_text(line, column, source)}: {problem}", verdict)
        self.action, self.state, self.line, self.column, self.played = action, state, line, column, played
        self.undecided = undecided


class Refusal(NamedTuple):
    """A move that somebody tried, in its game, with the judgement; it was not carried out."""

    before: State
    action: Action
    verdict: Verdict


class Step(NamedTuple):
    """One step of a text being played.

    Attributes
    ----------
    line : int
        The line that led to it.
    transition : Transition or None
        What was carried out.
    refusal : Refusal or None
        What was only tried: judged (perhaps found legal) and not carried out.
    filled_in : bool
        Whether the text leaves it out.
    """

    line: int
    transition: Transition | None = None
    refusal: Refusal | None = None
    filled_in: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """A text played out.

    Attributes
    ----------
    script : Script
    start : State
        The game before the first step.
    steps : tuple of Step
    answers : tuple of Answer
    """

    script: Script
    start: State
    steps: tuple[Step, ...]
    answers: tuple[Answer, ...]

    @property
    def transitions(self) -> tuple[Transition, ...]:
        """What was carried out, in order."""
        return tuple(step.transition for step in self.steps if step.transition is not None)

    @property
    def end(self) -> State:
        """The game after the last step."""
        transitions = self.transitions
        return transitions[-1].after if transitions else self.start

    @property
    def wrong(self) -> tuple[Answer, ...]:
        """The answers that differ from what the text expects."""
        return tuple(answer for answer in self.answers if not answer.ok)


def start(script: Script, rulebook: Rulebook | None = None) -> State:
    r"""Lay the table as a text describes it, or put the closed box on it for a whole game.

    Parameters
    ----------
    script : Script
    rulebook : Rulebook, optional
        Another rulebook than the one that the text names.

    Raises
    ------
    NotationError
        For a table that cannot be, in the line that says so.

    Examples
    --------
    >>> from ek_teach.notation import read
    >>> start(read("players: Ana Luis\nAna: skip\nLuis: nope\npile: exploding kitten, ?*3")).table.hands
    ('S', 'N')
    """
    rulebook = script.rulebook() if rulebook is None else rulebook
    first, described = script.first_turn, script.description
    if described is None:
        return new_game(rulebook, len(script.players), first.player if first else 0)
    living = [seat for seat in range(len(script.players)) if seat not in described.out]
    turn, owed, attacked = (first.player, first.owed, first.attacked) if first else (min(living, default=0), 1, False)
    try:
        return situation(
            rulebook,
            described.hands,
            described.pile,
            discard=described.discard,
            out=described.out,
            turn=turn,
            owed=owed,
            attacked=attacked,
        )
    except SetupError as error:
        # The sentence as it was raised: told in another language it would not begin with the player.
        problem = str(error.args[0])
    about = "pile"
    for seat, name in enumerate(script.players):
        if problem.startswith(f"player {seat + 1} "):
            about = "turn" if problem.endswith("the turn.") else f"hand {seat}"
            problem = name + problem.removeprefix(f"player {seat + 1}")
            break
    wrong = script.error(about, problem)
    raise wrong if about == "turn" else CardsError(wrong.problem, wrong.line, wrong.column, wrong.source)


def play(
    script: Script,
    rulebook: Rulebook | None = None,
    *,
    chance: Chance | None = None,
    supposed: Chance | None = None,
    until: int | None = None,
) -> Played:
    """Play a text.

    Parameters
    ----------
    script : Script
    rulebook : Rulebook, optional
        Another rulebook than the one that the text names; house rules are then those of that rulebook only.
    chance : callable, optional
        A driver for what chance did where the text does not say. Without one, such a place is an error that tells
        what to write.
    supposed : callable, optional
        A driver for what chance would do where a question runs ahead of the game. Without one, an answer that hangs on
        that is ``depends``.
    until : int, optional
        The last line to play; nothing is filled in behind it.

    Returns
    -------
    Played

    Raises
    ------
    RefusedMoveError
        For a move that the rules refuse, with its place and the verdict.
    NotationError
        For an outcome that is missing, impossible, or was never asked for; a :class:`CardsError` where this tells
        something of the cards.
    EkTeachError
        If this is no script, or chance is no driver.

    Examples
    --------
    >>> from ek_teach.notation import read
    >>> played = play(read('''
    ... players: Ana Luis
    ... Ana:     attack, ?*4
    ... Luis:    defuse, ?*4
    ... pile:    exploding kitten, ?*10
    ...
    ... Ana: attack
    ... ask: how many turns owed?   answer: 2
    ... '''))
    >>> [step.transition.action.kind.value for step in played.steps], played.answers[0].ok
    (['play', 'pass', 'pass'], True)
    """
    if not isinstance(script, Script):
        raise EkTeachError(
            f"what is played is a script, not an object of type {type(script).__name__}; make one with read()."
        )
    require_driver(chance)
    game = _Game(script, start(script, rulebook), chance, supposed)
    for item, outcome_follows in zip(script.items, _outcome_follows(script.items, until), strict=True):
        if isinstance(item, Stop) or (until is not None and item.line > until):
            return game.played()
        game.take(item, outcome_follows)
    if until is None or not script.items or script.items[-1].line <= until:
        game.finish()
    return game.played()


def require_driver(chance: object) -> None:
    """Refuse what cannot answer for chance, such as a bare seed."""
    if isinstance(chance, type) or (chance is not None and not callable(chance)):
        seed = chance if isinstance(chance, int) and not isinstance(chance, bool) else 7
        raise EkTeachError(f"chance is a driver that answers, not {chance!r:.40}; pass Seeded({seed}).")


def _outcome_follows(items: tuple[Item, ...], until: int | None) -> list[bool]:
    """Tell of each item whether the next thing is an outcome on a line of its own, or the text breaks off there.

    Where a Kitten is put back tells what chance did under a rulebook that leaves the place to chance.
    """
    told, follows = [], False
    for item in reversed(items):
        told.append(follows)
        if (until is not None and item.line > until) or isinstance(item, Outcome | Stop):
            follows = True
        elif isinstance(item, Move) and not item.tries:
            follows = item.action.kind is ActionKind.PLACE
    return told[::-1]


class _Game:
    """A game being played from a text."""

    def __init__(self, script: Script, state: State, chance: Chance | None, supposed: Chance | None) -> None:
        self.script, self.start, self.state = script, state, state
        self.chance, self.supposed = chance, supposed
        self.steps: list[Step] = []
        self.answers: list[Answer] = []
        self.pending: Outcome | None = None
        self.last: Move | None = None
        self.undecided: tuple[State, Action] | None = None
        self.line = next((line for key, line, _ in script.places if key == "players"), 1)

    def played(self) -> Played:
        return Played(self.script, self.start, tuple(self.steps), tuple(self.answers))

    def error(self, item: Item, problem: str) -> NotationError:
        return NotationError(problem, item.line, item.column, self.script.source)

    def cards_error(self, item: Item, problem: str, audience: tuple[int, ...] | None) -> NotationError:
        """Make an error for those who may know it; None stands for all."""
        if audience is None:
            return self.error(item, problem)
        return CardsError(problem, item.line, item.column, self.script.source, audience)

    # --- items

    def take(self, item: Item, outcome_follows: bool) -> None:
        if isinstance(item, Question):
            if self.state.phase is Phase.SETUP and not outcome_follows:
                self.set_up()
            self.answers.append(self.answer(item))
        elif isinstance(item, Outcome):
            self.take_outcome(item)
        elif isinstance(item, Move):
            if item.action.player == TABLE:
                self.take_table_move(item, outcome_follows)
            elif item.tries:
                if self.state.phase is Phase.SETUP and not outcome_follows:
                    self.set_up()
                action = self.resolved(item)
                refusal = Refusal(self.state, action, check(self.state, action))
                self.steps.append(Step(item.line, refusal=refusal))
            else:
                self.take_move(item, outcome_follows)

    def take_move(self, item: Move, outcome_follows: bool) -> None:
        self.set_up()
        if not item.answers:
            self.close_window()
        if self.state.chance is ChanceKind.PLACE and item.action.kind is ActionKind.PLACE:
            self.put_back_by_chance(item)
            return
        if self.state.phase is Phase.CHANCE:
            self.ask_chance()
        if not item.answers and must_explode(self.state) and item.action.player != self.state.turn.player:
            self.undecided = self.state, self.resolved(item)
            self.do(Action.explode(self.state.turn.player), self.line, filled_in=True)
        self.begin(item)
        self.do(self.resolved(item), item.line)
        self.undecided = None
        if self.state.phase is Phase.CHANCE and not outcome_follows:
            self.ask_chance()

    def put_back_by_chance(self, item: Move) -> None:
        """Take the place to which somebody put the Kitten back for the one that chance chose."""
        action = self.resolved(item)
        self.begin(item)
        if action.player != self.state.turn.player:
            self.do(action, item.line)
        elif action.position is not None and self.pending is None:
            self.pending = Outcome(position=action.position, line=item.line, column=item.column)
        self.ask_chance()

    def begin(self, item: Move) -> None:
        """From here on, what happens comes of this move."""
        goes_on = item.answers or item.action.kind is ActionKind.NAME
        if item.outcome is not None or not goes_on:
            if self.pending is not None:
                raise self.not_asked_for(self.pending)
            self.pending = item.outcome
        self.last, self.line = item, item.line

    def take_table_move(self, item: Move, outcome_follows: bool) -> None:
        if self.state.phase is Phase.CHANCE:
            self.ask_chance()
        wanted: tuple[Stage, ...] = ()
        if item.thins or item.action.kind is ActionKind.DECLINE:
            if Stage.THIN_DECK not in self.start.plan and self.state.phase is Phase.SETUP:
                self.without_a_third(item)
                return
            if item.thins and Stage.THIN_DECK not in self.state.plan:
                raise self.error(item, "a third leaves the deck in a set-up, before the Kittens go in.")
            wanted = (Stage.THIN_DECK,)
        elif item.outcome is not None:
            wanted = _SHUFFLES
        if any(stage in wanted for stage in self.state.plan):
            while self.state.plan[0] not in wanted:
                self.next_stage()
                if self.state.phase is Phase.CHANCE:
                    self.ask_chance()
        self.begin(item)
        self.do(item.action, item.line)
        if self.state.phase is Phase.CHANCE and not outcome_follows:
            self.ask_chance()

    def without_a_third(self, item: Move) -> None:
        """Take a line about the third where none is ever removed: it can be left, but not taken out."""
        if item.thins:
            raise self.error(
                item,
                "no third of the deck is taken out at this table; leave the line out, or write"
                " 'house: thin deck = optional' where two or three play.",
            )
        self.begin(item)

    def take_outcome(self, item: Outcome) -> None:
        while self.state.phase is Phase.SETUP:
            self.next_stage()
        self.close_window()
        if self.pending is not None:
            raise self.not_asked_for(self.pending)
        self.pending = item
        if self.state.phase is Phase.CHANCE:
            self.ask_chance()
        else:
            self.settle_pending()

    def finish(self) -> None:
        """Fill in what is still to come at the end of a text."""
        if self.state.phase is Phase.SETUP and self.chance is None and not self.steps:
            return
        self.set_up()
        self.close_window()
        if self.state.phase is Phase.CHANCE:
            self.ask_chance()
        if self.pending is not None:
            raise self.not_asked_for(self.pending)
        if must_explode(self.state):
            self.do(Action.explode(self.state.turn.player), self.line, filled_in=True)

    # --- what the text leaves out

    def set_up(self) -> None:
        while self.state.phase is Phase.SETUP or self.state.chance is ChanceKind.DECK:
            if self.state.phase is Phase.SETUP:
                self.next_stage()
            else:
                self.ask_chance()

    def next_stage(self) -> None:
        """Carry out the next stage of the set-up; a third that may stay stays, for the text does not take it out."""
        thins = self.state.plan[0] is Stage.THIN_DECK
        stays = thins and check(self.state, Action.decline()).allowed
        self.do(Action.decline() if stays else Action.proceed(), self.line, filled_in=True)

    def close_window(self) -> None:
        while self.state.phase is Phase.REACTION and self.state.window is not None:
            self.do(Action.let_stand(self.state.window.unanswered[0]), self.line, filled_in=True)

    # --- steps

    def do(self, action: Action, line: int, *, filled_in: bool = False) -> None:
        try:
            transition = step(self.state, action)
        except IllegalMoveError:
            column = self.last.column if self.last is not None else 1
            raise RefusedMoveError(
                action, check(self.state, action), self.state, line, column, self.script.source, self.played(),
                self.undecided,
            ) from None  # fmt: skip
        self.steps.append(Step(line, transition, filled_in=filled_in))
        self.state = transition.after
        if self.pending is not None and action.kind is not ActionKind.OUTCOME:
            if self.state.phase is Phase.CHANCE:
                self.ask_chance()
            else:
                self.settle_pending()

    def settle_pending(self) -> None:
        """Where chance is not asked: keep an outcome that may be asked for yet, accept one that says what is known."""
        pending, last = self.pending, self.steps[-1].transition if self.steps else None
        if pending is None or self.state.phase in (Phase.REACTION, Phase.NAMING):
            return
        if last is None or not agrees(pending, last):
            raise self.not_asked_for(pending)
        self.pending = None

    def not_asked_for(self, outcome: Outcome) -> NotationError:
        last = next((step.transition for step in reversed(self.steps) if step.transition), None)
        if last is not None and any(event.kind is EventKind.CANCELLED for event in last.events):
            return self.error(outcome, "this outcome was never asked for: the play was cancelled; leave it out.")
        if last is not None and last.action.kind is ActionKind.DRAW:
            top = title_name(last.before.table.pile[0]).lower()
            problem = f"the card on top of the pile was {top}; write that, or leave the outcome out."
            return self.cards_error(outcome, problem, (last.action.player,))
        if last is not None and last.after.phase is not Phase.OVER:
            known = next((event for event in last.events if event.kind in TOLD), None)
            if known is not None:
                told = title_name(known.cards).lower() if known.cards else "nothing"
                problem = f"the hand is known, and what came of it is {told}; leave the outcome out."
                window = last.before.window
                target = window.play.target if window is not None else None
                # That nothing could be taken everybody sees; that a card could only be this one tells of the hand.
                open_to_all = known.kind is EventKind.NOTHING_TO_TAKE
                audience = None if open_to_all else () if target is None else (target,)
                return self.cards_error(outcome, problem, audience)
        return self.error(outcome, "this outcome was never asked for: nothing is left to chance here; leave it out.")

    def ask_chance(self) -> None:
        """Answer a chance node: as written, as it must be, by the driver; or ask the writer."""
        pending, self.pending = self.pending, None
        if pending is not None:
            outcome = outcome_action(self.state, pending)
            if not check(self.state, outcome).allowed:
                audience = who_may_know_why(self.state, outcome)
                raise self.cards_error(pending, why_impossible(self.state, outcome), audience)
            self.do(outcome, pending.line)
            return
        forced = forced_outcome(self.state)
        if forced is None and self.chance is not None:
            forced = self.chance(self.state)
        if forced is None:
            forced = unknown_order(self.state)
        if forced is None:
            where = self.last or Outcome(line=self.line)
            audience = who_may_be_asked(self.state)
            raise self.cards_error(where, what_to_write(self.state, self.script.players), audience)
        self.do(forced, self.line, filled_in=True)

    # --- what only the game can tell

    def resolved(self, item: Move) -> Action:
        """Tell which action a move means in this game."""
        action, state = item.action, self.state
        if item.bottom:
            return action._replace(position=len(state.table.pile))
        if action.kind is ActionKind.DEFUSE and state.phase is Phase.TURN:
            return Action.play(action.player, Title.DEFUSE)
        if item.aim is None:
            return action
        window = state.window or (state.late.window if state.late is not None else None)
        return action if window is None else action._replace(position=self.aimed_at(item, window))

    def aimed_at(self, item: Move, window: Window) -> int:
        """Which card of the chain a Nope names: the last that fits."""
        owners = (window.play.player, *window.nopes)
        for place in range(len(window.nopes), -1, -1):
            cards = Title.NOPE.value if place else window.play.cards
            if item.aim == owners[place] or (isinstance(item.aim, str) and item.aim in cards):
                return place
        chain = [_told_cards(window.play.cards), *("nope" for _ in window.nopes)]
        laid = zip(owners, chain, strict=True)
        told = ", ".join(f"'{self.script.players[seat]}: {cards}'" for seat, cards in laid)
        aim = self.script.players[item.aim] if isinstance(item.aim, int) else title_name(item.aim or UNKNOWN).lower()
        raise self.error(item, f"the Nope is aimed at {aim}, but what was laid is {told}.")

    # --- questions

    def answer(self, question: Question) -> Answer:
        state = self.state
        action = self.resolved(question.move) if question.move is not None else None
        done = [step.transition for step in self.steps if step.transition]
        try:
            found = told(question, action, state, done, self.pending, self.script.players, self.supposed)
        except UnanswerableError as error:
            raise self.error(question, str(error)) from None
        expected = question.expected_under(state.rulebook)
        ok = expected is None or expected == found.value
        return Answer(
            question, expected, found.value, ok, question.line, len(self.steps), state.rulebook.id, found.verdict,
            found.consulted, found.rules, found.further,
        )  # fmt: skip


def _hint(action: Action, state: State) -> str:
    """Tell what to write for a refused move that is said at the table and means another one here."""
    if action.kind is ActionKind.PASS and state.phase is Phase.TURN and action.player == state.turn.player:
        return "to play nothing and end the turn, write 'draw'"
    return ""


def _told_cards(cards: str) -> str:
    return ", ".join(title_name(card).lower() for card in cards)
