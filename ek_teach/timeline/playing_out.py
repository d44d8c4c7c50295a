"""The door of the room: a text, a script or steps of the engine, played out for one viewer."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ek_teach import notation
from ek_teach.cards import UNKNOWN
from ek_teach.diagrams import locate
from ek_teach.engine import EVERYTHING, ONLOOKER, ActionKind, Transition, blinded, redact_action, view
from ek_teach.errors import EkTeachError, IllegalMoveError, NotationError, nearest, place_in_text
from ek_teach.explain import explain_refusal, load_catalogue, visible_verdict
from ek_teach.languages import spoken
from ek_teach.notation.names import HIDDEN_SIGNS, find_player, fold, shorten
from ek_teach.notation.playing import require_driver
from ek_teach.rulebook import Rulebook, load_rulebook, told_in
from ek_teach.timeline.filming import Camera, Film, Moved, items_of
from ek_teach.timeline.model import EVERYBODY, ONLOOKER_NAME, VIEWERS, Frame, Timeline

__all__ = ["play_out", "seat_of"]

_NOT_FOR_YOU: Final = "what is written here does not fit cards that you may not see; look with viewer everybody."
"""What is said instead of a sentence that would tell something of hidden cards: always the same."""


def seat_of(viewer: str | int | None, names: Sequence[str]) -> int:
    """The viewer meant by a name."""
    if viewer is None:
        return EVERYTHING
    if isinstance(viewer, int) and not isinstance(viewer, bool):
        if viewer in (EVERYTHING, ONLOOKER) or 0 <= viewer < len(names):
            return viewer
        raise EkTeachError(f"there is no seat {viewer}; the seats of {len(names)} players are 0 to {len(names) - 1}.")
    if not isinstance(viewer, str):
        raise EkTeachError(f"a viewer is a name or the number of a seat, not {viewer!r:.40}.")
    if fold(viewer) in VIEWERS:
        return VIEWERS[fold(viewer)]
    seat = find_player(viewer, names)
    if seat is not None:
        return seat
    known = (*names, *VIEWERS)
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
        if name in VIEWERS:
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
    seat = seat_of(viewer, names)
    # What is raised instead is raised below, outside of the except: it must not carry the true error along.
    told: EkTeachError
    try:
        played = notation.play(script, rulebook, chance=chance)
    except notation.RefusedMoveError as error:
        told = _explained(error, script, seat, language, title or script.title)
    except notation.CardsError as error:
        if seat == EVERYTHING or seat in error.audience:
            raise
        told = NotationError(_NOT_FOR_YOU, error.line, error.column, error.source)
    else:
        if _explosion_gives_away(played, seat):
            played = replace(played, steps=played.steps[:-1])
        film = Film(title or script.title, names, played.start, tuple(items_of(played)))
        return film.seen_by(seat, language)
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
    frames = Camera(used, names, viewer, language).film(played.start, items_of(played))
    seen = view(state, viewer)
    last = Frame(
        len(frames), refused.line, seen, action, (), told, refused=True, node=locate(state),
        world=blinded(state, viewer),
    )  # fmt: skip
    timeline = Timeline(title, used.id, told_in(used, language).title, names, viewer, language, (*frames, last))
    place = place_in_text(refused.line, refused.column, script.source)
    marks = load_catalogue(language).marks
    sentences = marks.sentences((f"{told.heading}{marks.stop}", *told.what))
    return IllegalMoveError(f"{place}: {sentences}", verdict, timeline)


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
    film = Film(title, tuple(names), start, tuple(Moved(None, step) for step in transitions))
    return film.seen_by(seat_of(viewer, names), language)


def play_out(
    source: str | notation.Script | Sequence[Transition],
    *,
    names: Sequence[str] | None = None,
    title: str = "",
    rulebook: str | Rulebook | None = None,
    viewer: str | int | None = None,
    language: str | None = None,
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
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.
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
    language = spoken(language)
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
