"""A record played out, frame by frame, for one viewer: the only thing that a view of any kind sees.

A frame is what people at a table see as one step: a draw together with the card that came, a Shuffle together with the
new order, the silence in which nobody plays a Nope together with the effect that follows. What the viewer may not know
is blotted out before a frame is made, so it cannot reach a page or a browser.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, overload

from ek_teach import notation
from ek_teach.cards import UNKNOWN
from ek_teach.engine import (
    EVERYTHING,
    ONLOOKER,
    Action,
    ActionKind,
    Event,
    Phase,
    State,
    Transition,
    Verdict,
    View,
    redact_action,
    redact_event,
    view,
)
from ek_teach.errors import EkTeachError, IllegalMoveError, NotationError, nearest
from ek_teach.explain import (
    Explanation,
    explain_events,
    explain_refusal,
    explain_start,
    explain_try,
    load_catalogue,
    move_words,
    visible_options,
    visible_verdict,
)
from ek_teach.notation import QuestionKind
from ek_teach.notation.names import HIDDEN_SIGNS, find_player, fold, shorten
from ek_teach.notation.playing import require_driver
from ek_teach.rulebook import Rulebook, Status, load_rulebook

__all__ = ["EVERYBODY", "Answer", "Frame", "Timeline", "answer_words", "play_out", "question_words"]

EVERYBODY: Final = "everybody"
"""The name of the viewer who sees every card."""

ONLOOKER_NAME: Final = "onlooker"
"""The name of the viewer who sees nobody's hand."""

_VIEWERS: Final = {EVERYBODY: EVERYTHING, ONLOOKER_NAME: ONLOOKER}

_NOT_FOR_YOU: Final = "what is written here does not fit cards that you may not see; look with viewer everybody."
"""What is said instead of a sentence that would tell something of hidden cards: always the same."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A question of the record and its answer.

    Attributes
    ----------
    line : int or None
        Where the question stands in the record.
    question, answer : str
        As they are shown.
    expected : str
        What the record expects; empty where it does not say.
    agrees : bool
        Whether the answer is the expected one; true where nothing is expected.
    """

    line: int | None
    question: str
    answer: str
    expected: str = ""
    agrees: bool = True


@dataclass(frozen=True, slots=True)
class Frame:
    """One step as a viewer sees it.

    Attributes
    ----------
    number : int
        0 for where everything begins.
    line : int or None
        The line of the record that it comes from, counted from 1.
    view : View
        The table after the step.
    action : Action or None
        What was done; None for the first frame, and for a try of which the judgement hangs on hidden cards.
    events : tuple of Event
        What happened.
    explanation : Explanation
        The same in words, with reasons and what changed.
    tried : bool
        Whether the move was only tried; the table is then as before.
    refused : bool
        Whether a try is refused, as far as the viewer may know.
    irregular : bool
        Whether a book frowns on the move, as far as the viewer may know.
    node : str
        The phase of the game after the step: the node of the diagram to light up.
    answers : tuple of Answer
        The questions that the record asks here.
    """

    number: int
    line: int | None
    view: View
    action: Action | None
    events: tuple[Event, ...]
    explanation: Explanation
    tried: bool = False
    refused: bool = False
    irregular: bool = False
    node: str = ""
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class Timeline(Sequence[Frame]):
    """A record played out for one viewer.

    Attributes
    ----------
    title : str
        What the record is called.
    rulebook, rulebook_title : str
        The short name and the title of the rulebook that was played.
    names : tuple of str
        The players, by seat.
    viewer : int
        A seat, :data:`ek_teach.engine.EVERYTHING` or :data:`ek_teach.engine.ONLOOKER`.
    language : str
        The language of the explanations.
    frames : tuple of Frame
        The frames; the first is where everything begins.

    Examples
    --------
    >>> from ek_teach.engine import situation, step
    >>> from ek_teach.rulebook import load_rulebook
    >>> draw = step(situation(load_rulebook("es"), ["DA", "DN"], "SSK"), Action.draw(0))
    >>> timeline = play_out([draw], names=["Ana", "Luis"], viewer="Luis")
    >>> timeline
    <Timeline 'a game': 1 step under es, seen by Luis>
    >>> timeline[1].explanation.what[0]
    'Ana draws a card; it is no Exploding Kitten.'
    """

    title: str
    rulebook: str
    rulebook_title: str
    names: tuple[str, ...]
    viewer: int
    language: str
    frames: tuple[Frame, ...]

    @property
    def viewer_name(self) -> str:
        """Who sees this: the name of a player, ``everybody`` or ``onlooker``."""
        return {EVERYTHING: EVERYBODY, ONLOOKER: ONLOOKER_NAME}.get(self.viewer) or self.names[self.viewer]

    def __len__(self) -> int:
        return len(self.frames)

    @overload
    def __getitem__(self, place: int) -> Frame: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Frame, ...]: ...
    def __getitem__(self, place: int | slice) -> Frame | tuple[Frame, ...]:
        return self.frames[place]

    def __iter__(self) -> Iterator[Frame]:
        return iter(self.frames)

    def __repr__(self) -> str:
        steps = len(self.frames) - 1
        told = f"{steps} step{'' if steps == 1 else 's'}"
        seen_by = "an onlooker" if self.viewer == ONLOOKER else self.viewer_name
        return f"<Timeline {self.title!r}: {told} under {self.rulebook}, seen by {seen_by}>"

    def __str__(self) -> str:
        lines = [self.title]
        for frame in self.frames:
            lines += ["", f"{frame.number}. {frame.explanation.heading}"]
            lines += [f"   {sentence}" for sentence in frame.explanation.what]
            for reason in frame.explanation.why:
                plain = reason.status in (Status.EXPLICIT, Status.IMPLIED)
                told = "" if plain else reason.standing
                sources = "; ".join(filter(None, (told, *map(str, reason.citations))))
                lines.append(f"   {reason.text} [{sources}]")
        return "\n".join(lines)


# What a record holds, one after the other -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Moved:
    """A step that was carried out."""

    line: int | None
    transition: Transition


@dataclass(frozen=True, slots=True)
class _Tried:
    """A move that was judged and not carried out."""

    line: int
    state: State
    action: Action


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question, answered in the state of the game in which it was asked."""

    state: State
    answer: notation.Answer


_Item = _Moved | _Tried | _Asked

_FROM_A_HAND: Final = frozenset(
    (ActionKind.PLAY, ActionKind.NOPE, ActionKind.GIVE, ActionKind.DEFUSE, ActionKind.EXPLODE)
)
"""The kinds of action of which the judgement can hang on what a hand holds."""

_WHATEVER_THE_KITTEN: Final = frozenset((QuestionKind.HAPPENS, QuestionKind.PILE_SIZE))
"""Questions whose answer is the same whether a drawn Kitten explodes or not."""

_ABOUT_CARDS: Final = frozenset((QuestionKind.WHERE, QuestionKind.KNOWS, QuestionKind.IN_GAME, QuestionKind.MUST))
"""The questions of which the answer tells of single cards."""

_ABOUT_NOW: Final = frozenset((QuestionKind.MAY, QuestionKind.MUST, QuestionKind.WHO_MAY_NOPE))
"""The questions about what may be done now; all others are answered as if everybody still asked had passed."""


def _continues(transition: Transition | None) -> bool:
    """Whether a step only lets something stand or tells what chance did."""
    return transition is not None and transition.action.kind in (ActionKind.PASS, ActionKind.OUTCOME)


def _belongs(group: list[_Moved], item: _Moved) -> bool:
    """Whether people see a step as part of the one before."""
    if item.transition.action.kind is ActionKind.OUTCOME:
        return True
    return item.transition.is_pass and group[-1].transition.is_pass


def _items(played: notation.Played) -> list[_Item]:
    """Put the steps and the questions of a record in the order in which they are shown.

    A question about what comes of a play is answered beside what came of it, where the silence after the play was left
    out of the text; else where it stands.
    """
    items: list[_Item] = []
    waiting: list[_Item] = []
    state = played.start
    for place, step in enumerate((*played.steps, None)):
        goes_on = step is not None and step.filled_in and _continues(step.transition)
        if not goes_on:
            items += waiting
            waiting = []
        for answer in played.answers:
            if answer.after == place:
                waits = goes_on and answer.question.kind not in _ABOUT_NOW
                (waiting if waits else items).append(_Asked(state, answer))
        if step is None:
            break
        if step.transition is not None:
            items.append(_Moved(step.line, step.transition))
            state = step.transition.after
        elif step.refusal is not None:
            items.append(_Tried(step.line, step.refusal.before, step.refusal.action))
    return items


# Questions and answers in words ---------------------------------------------------------------------------------------

_WORDS: Final = frozenset(
    ("yes", "no", "irregular", "nobody", "refused", "depends", "another player", "nobody knows", "no cards", "nothing")
)
"""The answers that are words of the notation, which each language has its own for."""


def question_words(question: notation.Question, names: Sequence[str], language: str = "en") -> str:
    r"""Ask a question in words.

    Examples
    --------
    >>> script = notation.read("players: Ana Luis\nask: how many turns does Luis owe?")
    >>> question_words(script.questions[0], script.players)
    'How many turns does Luis owe?'
    """
    catalogue, move = load_catalogue(language), question.move
    message = f"question-{question.kind.name.lower()}"
    if question.kind is QuestionKind.TURNS_OWED and question.player is not None:
        message += ".player"
    if question.about is not None:
        message += ".hand"
    return catalogue.say(
        message,
        player="" if question.player is None else names[question.player],
        owner="" if question.about is None else names[question.about],
        card=catalogue.card(question.cards) if question.cards else "",
        move="" if move is None else move_words(move.action, names, language),
    )


def answer_words(value: str, language: str = "en") -> str:
    """Tell an answer of the notation in words.

    Examples
    --------
    >>> answer_words("irregular"), answer_words("Luis")
    ('yes, but irregular', 'Luis')
    """
    return load_catalogue(language).say(f"answer-{value.replace(' ', '_')}") if value in _WORDS else value


# What a viewer sees of it ---------------------------------------------------------------------------------------------


class _Camera:
    """Makes the frames for one viewer."""

    def __init__(self, rulebook: Rulebook, names: Sequence[str], viewer: int, language: str) -> None:
        self.rulebook, self.names, self.viewer, self.language = rulebook, names, viewer, language
        self.frames: list[Frame] = []
        self.group: list[_Moved] = []

    def film(self, start: State, items: Iterable[_Item]) -> tuple[Frame, ...]:
        seen = view(start, self.viewer)
        explanation = explain_start(seen, self.names, self.language)
        self.frames.append(Frame(0, None, seen, None, (), explanation, node=seen.phase.value))
        for item in items:
            if isinstance(item, _Moved):
                if self.group and not _belongs(self.group, item):
                    self.develop()
                self.group.append(item)
                continue
            self.develop()
            if isinstance(item, _Tried):
                self.tried(item)
            else:
                answers = (*self.frames[-1].answers, self.answered(item))
                self.frames[-1] = replace(self.frames[-1], answers=answers)
        self.develop()
        return tuple(self.frames)

    def develop(self) -> None:
        """Make one frame of the steps that people see as one."""
        if not self.group:
            return
        first, last, line = self.group[0].transition, self.group[-1].transition, self.group[0].line
        true_events = tuple(event for item in self.group for event in item.transition.events)
        consulted = [option for item in self.group for option in visible_options(item.transition, self.viewer)]
        self.group = []
        events = tuple(redact_event(event, self.viewer) for event in true_events)
        action = redact_action(first.action, true_events, self.viewer)
        after = view(last.after, self.viewer)
        explanation = explain_events(
            events,
            view(first.before, self.viewer),
            after,
            self.rulebook,
            self.names,
            self.language,
            action=action,
            verdict=visible_verdict(first.before, first.action, self.viewer),
            consulted=consulted,
        )
        self.frames.append(
            Frame(
                len(self.frames),
                line,
                after,
                action,
                events,
                explanation,
                irregular=bool(explanation.irregular),
                node=after.phase.value,
            )
        )

    def tried(self, item: _Tried) -> None:
        seen = view(item.state, self.viewer)
        verdict, secret = self.judged(item.state, item.action)
        action = redact_action(item.action, (), self.viewer)
        explanation = explain_try(verdict, action, self.names, self.rulebook, self.language, secret=secret)
        self.frames.append(
            Frame(
                len(self.frames),
                item.line,
                seen,
                None if secret else action,
                (),
                explanation,
                tried=True,
                refused=not verdict.allowed,
                irregular=bool(explanation.irregular),
                node=seen.phase.value,
            )
        )

    def judged(self, state: State, action: Action) -> tuple[Verdict, bool]:
        """What the viewer may know of a judgement, and whether it hangs on cards that the viewer may not see."""
        verdict = visible_verdict(state, action, self.viewer)
        if self.viewer == EVERYTHING or not verdict.allowed:
            return verdict, False
        if action.kind is ActionKind.PLACE:
            return verdict, action.position is None and action.player != self.viewer
        if action.kind not in _FROM_A_HAND:
            return verdict, False
        return verdict, UNKNOWN in view(state, self.viewer).table.hands[action.player]

    def answered(self, item: _Asked) -> Answer:
        given, say = item.answer, load_catalogue(self.language).say
        question = given.question
        text = question_words(question, self.names, self.language)
        if self.hides(item):
            return Answer(given.line, text, say("answer-secret"))
        got, expected = (answer_words(value, self.language) for value in (given.got, given.expected or ""))
        return Answer(given.line, text, got, expected, given.ok)

    def hides(self, item: _Asked) -> bool:
        """Whether an answer hangs on cards that the viewer may not see."""
        question, state = item.answer.question, item.state
        if self.viewer == EVERYTHING:
            return False
        if question.kind in _ABOUT_CARDS:
            # These tell where single cards are and what a hand leaves open: all of it is told only to who sees all.
            return question.kind is not QuestionKind.KNOWS or question.player != self.viewer
        if question.kind is QuestionKind.WHO_MAY_NOPE:
            living = state.table.living
            return any(visible_verdict(state, Action.nope(seat), self.viewer).allowed for seat in living)
        move = question.move
        if move is None:
            if question.kind is QuestionKind.HAND_SIZE and state.phase is Phase.REACTION:
                # Three of a kind is taken to go ahead; whether a card then changes hands, only the hand tells.
                play = state.window.play if state.window is not None else None
                asked = play.target if play is not None and len(play.cards) == 3 else None
                return asked is not None and UNKNOWN in view(state, self.viewer).table.hands[asked]
            if question.kind in _WHATEVER_THE_KITTEN or state.phase is not Phase.KITTEN:
                return False
            # A forced explosion is taken as done in the answer; whether it is forced, only the hand tells.
            drawer = state.turn.player
            return drawer != self.viewer and UNKNOWN in view(state, self.viewer).table.hands[drawer]
        if move.aim is not None or move.action.kind is ActionKind.DEFUSE:
            # Only the game can tell what is meant here, and it knows all the cards.
            return UNKNOWN in view(state, self.viewer).table.hands[move.action.player]
        return self.judged(state, move.action)[1]


# The door -------------------------------------------------------------------------------------------------------------


def _seat(viewer: str | int | None, names: Sequence[str]) -> int:
    """The viewer meant by a name."""
    if viewer is None:
        return EVERYTHING
    if isinstance(viewer, int) and not isinstance(viewer, bool):
        if viewer in (EVERYTHING, ONLOOKER) or 0 <= viewer < len(names):
            return viewer
        raise EkTeachError(f"there is no seat {viewer}; the seats of {len(names)} players are 0 to {len(names) - 1}.")
    if not isinstance(viewer, str):
        raise EkTeachError(f"a viewer is a name or the number of a seat, not {viewer!r:.40}.")
    if fold(viewer) in _VIEWERS:
        return _VIEWERS[fold(viewer)]
    seat = find_player(viewer, names)
    if seat is not None:
        return seat
    known = (*names, *_VIEWERS)
    raise EkTeachError(
        f"there is no viewer {shorten(viewer)}{nearest(viewer, known)} It is one of the players"
        f" ({', '.join(names)}), {EVERYBODY!r} or {ONLOOKER_NAME!r}."
    )


def _lists(things: object, kind: type) -> bool:
    """Whether this is a sequence of things of one type; a text is none."""
    if not isinstance(things, Sequence) or isinstance(things, str | bytes | bytearray):
        return False
    return all(isinstance(thing, kind) for thing in things)


def _require_names(names: Sequence[str], players: int) -> None:
    if not _lists(names, str):
        raise EkTeachError(f"names are a list of texts, as in ['Ana', 'Luis'], not {names!r:.40}.")
    if len(names) != players:
        raise EkTeachError(f"{len(names)} names are given for {players} players; give one for each.")
    # What shows nothing must not make two names that look the same.
    plain = [fold(HIDDEN_SIGNS.sub("", name)) for name in names]
    for seat, name in enumerate(plain):
        if not name:
            raise EkTeachError(f"the name of seat {seat} shows nothing; give one that can be read.")
        if name in _VIEWERS:
            raise EkTeachError(f"{name!r} is a word for a viewer, so no player can be called that.")
        if name in plain[:seat]:
            raise EkTeachError(f"two players are called {shorten(names[seat])}; tell them apart.")


def _book(rulebook: str | Rulebook | None) -> Rulebook | None:
    if not isinstance(rulebook, str | Rulebook | None):
        raise EkTeachError(f"a rulebook is given by its name, its file or as a Rulebook, not as {rulebook!r:.40}.")
    return load_rulebook(rulebook) if isinstance(rulebook, str) else rulebook


def _play_script(
    script: notation.Script,
    rulebook: Rulebook | None,
    viewer: str | int | None,
    language: str,
    title: str,
    chance: notation.Chance | None,
) -> Timeline:
    names = script.players
    seat = _seat(viewer, names)
    # What is raised instead is raised below, outside of the except: it must not carry the true error along.
    told: EkTeachError
    try:
        played = notation.play(script, rulebook, chance=chance)
    except notation.RefusedMoveError as error:
        told = _explained(error, script, seat, language, title or script.title or "a game")
    except notation.CardsError as error:
        if seat == EVERYTHING or seat in error.audience:
            raise
        told = NotationError(_NOT_FOR_YOU, error.line, error.column, error.source)
    else:
        used = played.start.rulebook
        if _explosion_gives_away(played, seat):
            played = replace(played, steps=played.steps[:-1])
        frames = _Camera(used, names, seat, language).film(played.start, _items(played))
        return Timeline(title or script.title or "a game", used.id, used.title, names, seat, language, frames)
    raise told


def _explosion_gives_away(played: notation.Played, viewer: int) -> bool:
    """Whether the text ends with an explosion that was filled in from a hand that the viewer may not see.

    Where a Defuse is held nothing is filled in, so that an explosion is shown, or is not, would tell the hand.
    """
    if viewer == EVERYTHING or not played.steps or not played.steps[-1].filled_in:
        return False
    transition = played.steps[-1].transition
    if transition is None or transition.action.kind is not ActionKind.EXPLODE:
        return False
    drawer = transition.action.player
    return drawer != viewer and UNKNOWN in view(transition.before, viewer).table.hands[drawer]


def _explained(
    refused: notation.RefusedMoveError, script: notation.Script, viewer: int, language: str, title: str
) -> IllegalMoveError:
    """The same refusal with its reason as a sentence, told to one viewer, and the record up to it."""
    state, action, played = refused.state, refused.action, refused.played
    if refused.undecided is not None and viewer not in (EVERYTHING, refused.undecided[0].turn.player):
        state, action = refused.undecided
        # Nor may the explosion that was filled in be seen.
        steps = played.steps
        while steps and steps[-1].transition is not None and steps[-1].transition.after is not state:
            steps = steps[:-1]
        played = replace(played, steps=steps)
    verdict = visible_verdict(state, action, viewer)
    action = redact_action(action, (), viewer)
    names, used = script.players, state.rulebook
    told = explain_refusal(verdict, action, names, used, language)
    frames = _Camera(used, names, viewer, language).film(played.start, _items(played))
    seen = view(state, viewer)
    last = Frame(len(frames), refused.line, seen, action, (), told, refused=True, node=seen.phase.value)
    timeline = Timeline(title, used.id, used.title, names, viewer, language, (*frames, last))
    place = f"line {refused.line}, column {refused.column}"
    if script.source:
        place = f"{script.source}, {place}"
    return IllegalMoveError(f"{place}: {told.heading}. {' '.join(told.what)}", verdict, timeline)


def _play_transitions(
    transitions: Sequence[Transition], names: Sequence[str] | None, viewer: str | int | None, language: str, title: str
) -> Timeline:
    if not transitions:
        raise EkTeachError("there is nothing to play out: the list of steps is empty.")
    start = transitions[0].before
    if names is None:
        say = load_catalogue(language).say
        names = tuple(say("player-number", number=seat + 1) for seat in range(start.players))
    else:
        _require_names(names, start.players)
    rulebook, seat = start.rulebook, _seat(viewer, names)
    frames = _Camera(rulebook, names, seat, language).film(start, [_Moved(None, t) for t in transitions])
    return Timeline(title or "a game", rulebook.id, rulebook.title, tuple(names), seat, language, frames)


def play_out(
    source: str | notation.Script | Sequence[Transition],
    *,
    names: Sequence[str] | None = None,
    title: str = "",
    rulebook: str | Rulebook | None = None,
    viewer: str | int | None = None,
    language: str = "en",
    chance: notation.Chance | None = None,
) -> Timeline:
    """Play a record out for one viewer.

    Parameters
    ----------
    source : str, Script or sequence of Transition
        The text of a situation or a game, the same already read, or steps of the engine one after the other.
    names : sequence of str, optional
        For steps of the engine: the players, by seat. A text names its players itself.
    title : str, optional
        What the timeline is called; else as the text says.
    rulebook : str or Rulebook, optional
        Another rulebook than the text's own; for a text only.
    viewer : str or int, optional
        ``everybody`` (the default) sees every card, ``onlooker`` nobody's; else the name or seat of a player.
    language : str
        One of :data:`ek_teach.cards.LANGUAGES`.
    chance : callable, optional
        For a text that leaves chance open: who answers, for instance ``Seeded(7)``.

    Returns
    -------
    Timeline
        It holds nothing that the viewer may not know.

    Raises
    ------
    IllegalMoveError
        For a move that the rules refuse: where it stands, why, and what would be right, as far as the viewer may know.
    NotationError
        For a text that cannot be read, or that leaves open what chance did. Where the reason lies in cards that the
        viewer may not see, it tells the place and nothing else.
    EkTeachError
        For an unknown viewer or language, for names that cannot be told apart, and for anything of a wrong type.

    Examples
    --------
    >>> timeline = play_out('''
    ... players: Ana Luis Marta
    ... Ana:     attack, ?*5
    ... Luis:    defuse, ?*7
    ... Marta:   nope, ?*7
    ... pile:    exploding kitten, ?*19
    ...
    ... Ana:     attack
    ... Marta:   nope
    ... ask: whose turn?    answer: Ana
    ... ''')
    >>> for frame in timeline:
    ...     print(frame.number, frame.explanation.heading)
    0 The situation
    1 Ana plays Attack
    2 Marta plays Nope
    3 Nobody answers the Nope: Ana's Attack is cancelled
    >>> timeline[3].answers[0].answer
    'Ana'
    """
    load_catalogue(language)
    require_driver(chance)
    if not isinstance(title, str):
        raise EkTeachError(f"a title is a text, not {title!r:.40}.")
    if isinstance(source, str):
        source = notation.read(source)
    if isinstance(source, notation.Script):
        if names is not None:
            raise EkTeachError("a text names its players itself; leave names out.")
        return _play_script(source, _book(rulebook), viewer, language, title, chance)
    if not _lists(source, Transition):
        raise EkTeachError(
            f"what is played out is a text, a script, or a list of steps of the engine, not {source!r:.40}."
        )
    if rulebook is not None:
        raise EkTeachError("steps of the engine were played under a rulebook already; leave rulebook out.")
    return _play_transitions(source, names, viewer, language, title)
