"""Where a wrong answer parts from the right one, along a timeline."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import Reason, load_catalogue
from ek_teach.timeline import Frame, Timeline

__all__ = ["Misreading", "Parting", "part", "stopped"]


@dataclass(frozen=True, slots=True, repr=False)
class Parting:
    """The place where an answer parts from the right one.

    Attributes
    ----------
    sentence : str
        What is otherwise there, in one sentence.
    timeline : Timeline or None
        The walk to that place: its last frame is where they part, with the paragraphs behind it.
    why : tuple of Reason
        More reasons, where the frame itself has none to tell.
    """

    sentence: str
    timeline: Timeline | None = None
    why: tuple[Reason, ...] = ()

    @property
    def frame(self) -> Frame | None:
        """The frame at which they part."""
        return self.timeline[-1] if self.timeline is not None else None

    def __repr__(self) -> str:
        return f"<Parting: {self.sentence}>"


@dataclass(frozen=True, slots=True)
class Misreading:
    """A way of counting that leads to a wrong answer.

    Attributes
    ----------
    sentence : str
        What is forgotten or mistaken, and what is so instead: told at the frame where the counts part.
    counts : sequence
        What somebody who counts so would say after each frame of the timeline; the last one is their answer.
    """

    sentence: str
    counts: Sequence[Any]


def stopped(timeline: Timeline, at: int) -> Timeline:
    """Cut a timeline after a frame, so that it stops there.

    Raises
    ------
    EkTeachError
        If it has no such frame.

    Examples
    --------
    >>> from ek_teach.timeline import play_out
    >>> text = "players: Ana Luis\\nAna: skip\\nLuis: nope\\npile: kitten, ?*3\\n\\nAna: skip"
    >>> timeline = play_out(text)
    >>> stopped(timeline, 1)[-1].explanation.heading
    'Ana plays Skip'
    """
    _require_timeline(timeline, "stopped")
    if at.__class__ is not int or not 0 <= at < len(timeline):
        raise EkTeachError(f"stopped stops at one of the frames 0 to {len(timeline) - 1}, not at {shown(at)}.")
    # A film would bring the rest back as soon as somebody looked with other eyes.
    return replace(timeline, frames=timeline.frames[: at + 1], film=None)


def part(
    timeline: Timeline,
    counts: Sequence[Any],
    given: Any,
    misreadings: Sequence[Misreading] = (),
    *,
    same: Callable[[Any, Any], bool] = lambda given, count: bool(given == count),
    told: Callable[[Any], str] = str,
) -> Parting:
    """Find where a wrong answer parts from the right one.

    Parameters
    ----------
    timeline : Timeline
    counts : sequence
        What is right after each of its frames; the last one is the right answer. Frames without one, at the end, are
        not looked at.
    given : object
        The wrong answer.
    misreadings : sequence of Misreading
        Known ways to go wrong, the likeliest first.
    same : callable
        Whether the given answer is one of these counts.
    told : callable
        Writes a count.

    Returns
    -------
    Parting
        At the first frame where the first misreading that leads to this answer counts otherwise. Where none does: at
        the step that changed what the answer says, if it was right on the way; else at the last step that changes the
        count.

    Raises
    ------
    EkTeachError
        If there are no counts, more of them than frames, or another number of them in a misreading.

    Examples
    --------
    >>> from ek_teach.timeline import play_out
    >>> timeline = play_out('''
    ... players: Ana Luis
    ... Ana:  attack, skip
    ... Luis: attack
    ... pile: kitten, ?*3
    ...
    ... Ana:  attack
    ... Luis: attack
    ... ''')
    >>> part(timeline, [1, 2, 4], 2)
    <Parting: After step 1 it was 2; step 2 changes that.>
    >>> part(timeline, [1, 2, 4], 2, [Misreading("An Attack on an Attack adds its turns.", [1, 2, 2])])
    <Parting: Until step 1 we agree; in step 2 we part. An Attack on an Attack adds its turns.>
    """
    _require_timeline(timeline, "part")
    _require_counts(counts, "the counts", 1, len(timeline))
    _require_misreadings(misreadings, len(counts))
    catalogue = load_catalogue(timeline.language)
    say = catalogue.say
    for wrong in misreadings:
        parted = [at for at, count in enumerate(counts) if wrong.counts[at] != count]
        if parted and same(given, wrong.counts[-1]):
            at = parted[0]
            agreed = say("exercise-agree", step=at - 1, next=at) if at else say("exercise-part-at-once")
            return Parting(catalogue.marks.sentences((agreed, wrong.sentence)), stopped(timeline, at))
    passed = [at for at, count in enumerate(counts[:-1]) if same(given, count)]
    later = range(passed[-1] + 1, len(counts)) if passed else ()
    changed = [at for at in later if counts[at] != counts[passed[-1]]]
    if changed:
        at = changed[0]
        sentence = say("exercise-was-so", step=at - 1, next=at, count=told(counts[at - 1]))
        return Parting(sentence, stopped(timeline, at))
    changes = [at for at in range(1, len(counts)) if counts[at] != counts[at - 1]]
    if not changes:
        return Parting(say("exercise-no-change"), stopped(timeline, 0))
    at = changes[-1]
    return Parting(say("exercise-last-change", next=at, count=told(counts[at - 1])), stopped(timeline, at))


def _require_timeline(timeline: object, who: str) -> None:
    if not isinstance(timeline, Timeline) or not len(timeline):
        raise EkTeachError(f"{who} takes a timeline, as play_out(situation) gives it, not {shown(timeline)}.")


def _require_misreadings(misreadings: object, frames: int) -> None:
    given = misreadings if isinstance(misreadings, Sequence) else (misreadings,)
    for wrong in given:
        if not isinstance(wrong, Misreading):
            raise EkTeachError(f"the misreadings are a list with a Misreading for each, not {shown(misreadings)}.")
        _require_counts(wrong.counts, f"the counts of the misreading {shown(wrong.sentence)}", frames, frames)


def _require_counts(counts: object, what: str, least: int, most: int) -> None:
    if not isinstance(counts, Sequence) or isinstance(counts, str):
        raise EkTeachError(f"{what} are a list with one for each frame of the timeline, not {shown(counts)}.")
    if not least <= len(counts) <= most:
        raise EkTeachError(
            f"{what} are {least} to {most}, one for each frame, not {len(counts)}."
            if least < most
            else f"{what} are {least}, one for each frame, not {len(counts)}."
        )
