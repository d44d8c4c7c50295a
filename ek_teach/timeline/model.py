"""A timeline and its frames, as values."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Final, overload

from ek_teach.engine import EVERYTHING, ONLOOKER, Action, Event, State, View
from ek_teach.explain import Explanation, load_catalogue
from ek_teach.rulebook import Status

if TYPE_CHECKING:
    from pathlib import Path

    from ek_teach.timeline.filming import Film

__all__ = ["EVERYBODY", "ONLOOKER_NAME", "VIEWERS", "Answer", "Frame", "Timeline"]

EVERYBODY: Final = "everybody"
"""The name of the viewer who sees every card."""

ONLOOKER_NAME: Final = "onlooker"
"""The name of the viewer who sees nobody's hand."""

VIEWERS: Final = {EVERYBODY: EVERYTHING, ONLOOKER_NAME: ONLOOKER}
"""The viewers who are no players, by name."""


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
        The node of the turn flow (:func:`ek_teach.diagrams.turn_flow`) that the game is at after the step.
    edges : tuple of str
        The edges of the turn flow that the step took, in order.
    answers : tuple of Answer
        The questions that the record asks here.
    world : State
        The game after the step with ``?`` for every card that the viewer does not know: where a "what if" begins.
    actions : tuple of Action
        Everything that was done in the step, as the viewer may know it.
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
    edges: tuple[str, ...] = ()
    answers: tuple[Answer, ...] = ()
    world: State | None = field(default=None, repr=False, compare=False)
    actions: tuple[Action, ...] = field(default=(), repr=False, compare=False)


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
    film : Film or None
        What it was made of, where the viewer sees everything: so that others' eyes, and other languages, can follow.

    Examples
    --------
    >>> from ek_teach.engine import situation, step
    >>> from ek_teach.rulebook import load_rulebook
    >>> from ek_teach.timeline import play_out
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
    film: "Film | None" = field(default=None, repr=False, compare=False)

    @property
    def viewer_name(self) -> str:
        """Who sees this: the name of a player, ``everybody`` or ``onlooker``."""
        return {EVERYTHING: EVERYBODY, ONLOOKER: ONLOOKER_NAME}.get(self.viewer) or self.names[self.viewer]

    def save_html(self, path: "str | Path") -> "Path":
        """Write it into a file as a page of its own; see :func:`ek_teach.views.save_html`."""
        # Views are built on timelines, so that they are met only when somebody asks for one.
        saved: Path = import_module("ek_teach.views").save_html(self, path)
        return saved

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
        lines, marks = [self.title], load_catalogue(self.language).marks
        for frame in self.frames:
            lines += ["", f"{frame.number}. {frame.explanation.heading}"]
            lines += [f"   {sentence}" for sentence in frame.explanation.what]
            for reason in frame.explanation.why:
                plain = reason.status in (Status.EXPLICIT, Status.IMPLIED)
                told = "" if plain else reason.standing
                sources = marks.parted(filter(None, (told, *map(str, reason.citations))))
                lines.append(f"   {reason.text} [{sources}]")
        return "\n".join(lines)
