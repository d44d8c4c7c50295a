"""A timeline with everything that might have happened instead: branches, made one chosen move at a time."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ek_teach import notation
from ek_teach.engine import EVERYTHING, Action, Phase, State, Transition, situation
from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue
from ek_teach.timeline.filming import Camera, Moved
from ek_teach.timeline.model import EVERYBODY, ONLOOKER_NAME, Frame, Timeline
from ek_teach.timeline.offers import Offer, carried_out, chosen, offers
from ek_teach.timeline.playing_out import seat_of

__all__ = ["Branch", "Difference", "Walk"]

_MOST_BRANCHES: Final = 500
_LONGEST_NAME: Final = 80


@dataclass(frozen=True, slots=True)
class Branch:
    """One way through: the record, or what might have been done instead.

    Attributes
    ----------
    number : int
        0 is the record.
    name : str
    parent : int or None
        The branch from which it departs; None for the record.
    at : int
        The last frame that it shares with its parent; 0 for the record.
    steps : tuple of (Transition, ...)
        What was chosen, choice by choice; empty for the record.
    named : bool
        Whether somebody gave it its name; else it is called after its first step, as its viewer sees that.
    """

    number: int
    name: str
    parent: int | None = None
    at: int = 0
    steps: tuple[tuple[Transition, ...], ...] = ()
    named: bool = False


@dataclass(frozen=True, slots=True)
class Difference:
    """One step of two branches.

    Attributes
    ----------
    number : int
        The frame's number.
    headings : tuple of (str, str)
        What happened in either; empty where a branch has ended.
    differs : bool
    """

    number: int
    headings: tuple[str, str]
    differs: bool


class Walk:
    """A timeline and the branches that were made of it.

    Parameters
    ----------
    timeline : Timeline
        Whoever sees everything there plays on with the true cards; anybody else with what they know, where ``?`` may
        be any card that the box has left.

    Examples
    --------
    >>> from ek_teach.timeline import play_out
    >>> walk = Walk(play_out('''
    ... players: Ana Luis
    ... Ana:     attack, skip
    ... Luis:    defuse, nope
    ... pile:    exploding kitten, ?*9
    ... Ana: attack
    ... '''))
    >>> [offer.text for offer in walk.offers(0) if not offer.refused]
    ['Ana draws', 'Ana plays Attack', 'Ana plays Skip']
    >>> branch, step = walk.choose(0, walk.offers(0)[2])
    >>> walk.timeline(branch)[step].explanation.heading
    'Ana plays Skip'
    >>> print(walk.notation(branch).splitlines()[-2])
    Ana:  skip
    """

    def __init__(self, timeline: Timeline) -> None:
        if not isinstance(timeline, Timeline):
            raise EkTeachError(f"a walk is made of a timeline, as play_out() makes it, not of {timeline!r:.40}.")
        self._film, self._viewer, self._language = timeline.film, timeline.viewer, timeline.language
        self._branches: dict[int, Branch] = {
            0: Branch(0, load_catalogue(timeline.language).say("walk-record", title=timeline.title))
        }
        self._timelines: dict[tuple[int, str], dict[int, Timeline]] = {(self._viewer, self._language): {0: timeline}}
        self._offers: dict[tuple[int, int], tuple[Offer, ...]] = {}

    def __repr__(self) -> str:
        more = len(self._branches) - 1
        return f"<Walk {self._record.title!r}: {more} branch{'' if more == 1 else 'es'}>"

    def __str__(self) -> str:
        return str(self._record)

    @property
    def branches(self) -> tuple[Branch, ...]:
        """The record and its branches, in the order in which they were made."""
        return tuple(map(self.branch, self._branches))

    def branch(self, number: int) -> Branch:
        """Find a branch.

        Raises
        ------
        EkTeachError
            If there is none of this number.
        """
        found = self._branches.get(number)
        if found is None:
            raise EkTeachError(f"there is no branch {number!r:.20}; there are {self._told()}.")
        if not found.steps or found.named or self._viewer == EVERYTHING:
            return found
        # What was chosen may tell of cards that these eyes do not see.
        return replace(found, name=self._filmed(found.steps[0], self._viewer).explanation.heading)

    @property
    def _record(self) -> Timeline:
        return self._seen(self._viewer)[0]

    def _seen(self, viewer: int) -> dict[int, Timeline]:
        """The timelines that were made for somebody's eyes, by branch."""
        eyes = (viewer, self._language)
        if eyes not in self._timelines:
            if self._film is None:
                if self._timeline_ends_refused():
                    raise EkTeachError(
                        "this record ends with a refused move, so that it can be looked at in one way only; leave that"
                        " move out and play it out anew."
                    )
                raise EkTeachError(
                    "this walk holds only what its viewer may know, in one language; play the record out anew."
                )
            self._timelines[eyes] = {0: self._film.seen_by(viewer, self._language)}
        return self._timelines[eyes]

    def _timeline_ends_refused(self) -> bool:
        last = next(iter(self._timelines.values()))[0].frames[-1]
        return last.refused and not last.tried

    def _told(self) -> str:
        return ", ".join(f"{branch.number} ({branch.name})" for branch in self.branches)

    def timeline(self, number: int = 0, viewer: int | None = None) -> Timeline:
        """Tell a branch as a timeline, from where everything begins.

        Parameters
        ----------
        number : int
        viewer : int, optional
            Through whose eyes; as a rule those of the walk.

        Raises
        ------
        EkTeachError
            If there is no such branch, or if what this viewer sees is not in this walk.
        """
        branch = self.branch(number)
        viewer = self._viewer if viewer is None else viewer
        made = self._seen(viewer)
        if number not in made:
            assert branch.parent is not None
            shared = self.timeline(branch.parent, viewer).frames[: branch.at + 1]
            # What the record asks is asked there.
            frames = [*shared[:-1], replace(shared[-1], answers=())]
            made[number] = replace(made[0], title=branch.name, frames=tuple(frames), film=None)
        known = made[number]
        for steps in branch.steps[len(known) - 1 - branch.at :] if number else ():
            frame = replace(self._filmed(steps, viewer), number=len(known))
            known = replace(known, frames=(*known.frames, frame))
        made[number] = known
        return known

    def _filmed(self, steps: Sequence[Transition], viewer: int) -> Frame:
        camera = Camera(steps[0].before.rulebook, self.names, viewer, self._language)
        return camera.film_as_one([Moved(None, step) for step in steps])

    @property
    def names(self) -> tuple[str, ...]:
        """The players, by seat."""
        return self._record.names

    @property
    def viewer(self) -> int:
        """Through whose eyes this walk is looked at: a seat, ``EVERYTHING`` or ``ONLOOKER``."""
        return self._viewer

    @property
    def language(self) -> str:
        """The language in which it is told."""
        return self._language

    @property
    def sees_everything(self) -> bool:
        """Whether all the cards are in this walk, so that it can be looked at through anybody's eyes."""
        return self._film is not None

    def world(self, step: int, number: int = 0) -> State:
        """Tell the game at a step, as far as the viewer knows it.

        Raises
        ------
        EkTeachError
            If there is no such step or branch.
        """
        frames = self.timeline(number).frames
        if step not in range(len(frames)):
            raise EkTeachError(f"there is no step {step!r:.20}; this branch has the steps 0 to {len(frames) - 1}.")
        world = frames[step].world
        if world is None:
            raise EkTeachError("this timeline was put together by hand, so that nobody can play on from it.")
        return world

    def offers(self, step: int, branch: int = 0) -> tuple[Offer, ...]:
        """List what could be done at a step; see :func:`ek_teach.timeline.offers`.

        Raises
        ------
        EkTeachError
            If there is no such step or branch.
        """
        world = self.world(step, branch)
        key = (branch, step)
        if key not in self._offers:
            self._offers[key] = offers(world, self.names, self._language, self._viewer, seed=step)
        return self._offers[key]

    def choose(self, step: int, offer: Offer | int, branch: int = 0) -> tuple[int, int]:
        """Do something else at a step, or go on where a branch ends.

        Parameters
        ----------
        step : int
        offer : Offer or int
            One of :meth:`offers`, or its place in them.
        branch : int

        Returns
        -------
        (int, int)
            The branch in which this was done, and its step: the same again where it was chosen before.

        Raises
        ------
        IllegalMoveError
            For a refused move, with the reason.
        EkTeachError
            If there is no such step, branch or offer.
        """
        offer = chosen(self.offers(step, branch), offer)
        return self.take(step, offer.actions, offer.text, branch)

    def take(self, step: int, actions: Sequence[Action], text: str, branch: int = 0) -> tuple[int, int]:
        """Carry some actions out as one choice; see :meth:`choose`."""
        known = self._known(step, tuple(actions), branch)
        if known is not None:
            return known
        steps = carried_out(self.world(step, branch), actions)
        if branch and step == len(self.timeline(branch)) - 1:
            self.lengthen(branch, (steps,))
            return branch, step + 1
        return self._added(branch, step, (steps,), text), step + 1

    def graft(self, step: int, steps: Sequence[Sequence[Transition]], name: str, branch: int = 0) -> int:
        """Add a branch that was played elsewhere, from the game at a step on; its number is returned."""
        self.world(step, branch)
        return self._added(branch, step, tuple(map(tuple, steps)), name, named=True)

    def lengthen(self, number: int, steps: Sequence[Sequence[Transition]]) -> None:
        """Go on with a branch by what was played elsewhere."""
        branch = self.branch(number)
        self._branches[number] = replace(self._branches[number], steps=(*branch.steps, *map(tuple, steps)))

    def _known(self, step: int, actions: tuple[Action, ...], branch: int) -> tuple[int, int] | None:
        """The branch and step in which the same was done here already."""
        following = self.timeline(branch).frames[step + 1 : step + 2]
        if following and following[0].actions == actions:
            return branch, step + 1
        for other in self._branches.values():
            departs = other.parent == branch and other.at == step
            if departs and tuple(done.action for done in other.steps[0]) == actions:
                return other.number, step + 1
        return None

    def _added(
        self, parent: int, at: int, steps: tuple[tuple[Transition, ...], ...], name: str, *, named: bool = False
    ) -> int:
        if len(self._branches) >= _MOST_BRANCHES:
            raise EkTeachError(f"{_MOST_BRANCHES} branches are enough; drop one before making another.")
        number = max(self._branches) + 1
        self._branches[number] = Branch(number, name[:_LONGEST_NAME], parent, at, steps, named)
        return number

    def rename(self, number: int, name: str) -> None:
        """Give a branch another name.

        Raises
        ------
        EkTeachError
            If there is no such branch, or the name shows nothing or is longer than a line.
        """
        branch = self.branch(number)
        name = " ".join(str(name).split())
        if not name or not name.isprintable() or len(name) > _LONGEST_NAME:
            raise EkTeachError(f"the name of a branch is one line of 1 to {_LONGEST_NAME} characters that can be read.")
        self._branches[number] = replace(branch, name=name, named=True)
        for made in self._timelines.values():
            if number and number in made:
                made[number] = replace(made[number], title=name)

    def drop(self, number: int) -> None:
        """Forget a branch and all that departs from it.

        Raises
        ------
        EkTeachError
            If there is no such branch, or for the record, which stays.
        """
        if self.branch(number).parent is None:
            raise EkTeachError("the record itself cannot be dropped; drop one of its branches.")
        gone = {number}
        for branch in self.branches:  # a branch comes after its parent
            if branch.parent in gone:
                gone.add(branch.number)
        self._branches = {at: branch for at, branch in self._branches.items() if at not in gone}
        for made in self._timelines.values():
            for dropped in gone & made.keys():
                del made[dropped]
        self._offers = {at: listed for at, listed in self._offers.items() if at[0] not in gone}

    @property
    def viewers(self) -> tuple[str, ...]:
        """Through whose eyes this walk can be looked at."""
        return (self._record.viewer_name,) if self._film is None else (EVERYBODY, *self._record.names, ONLOOKER_NAME)

    def look(self, viewer: str | int | None = None, language: str | None = None) -> None:
        """Look with other eyes, or read in another language; the branches stay.

        Parameters
        ----------
        viewer : str or int, optional
            As for :func:`ek_teach.timeline.play_out`; None keeps the eyes.
        language : str, optional
            One of :data:`ek_teach.languages.LANGUAGES`; None keeps the language.

        Raises
        ------
        EkTeachError
            If there is no such viewer or language, or if the timeline was made for a viewer who does not see
            everything: the other cards are not in it.
        """
        before = self._viewer, self._language
        eyes = self._viewer if viewer is None else seat_of(viewer, self.names)
        tongue = load_catalogue(self._language if language is None else language).language
        self._viewer, self._language = eyes, tongue
        try:
            self._seen(eyes)
        except EkTeachError:
            self._viewer, self._language = before
            raise
        if before != (eyes, tongue):
            self._offers = {}

    def compare(self, first: int, second: int) -> tuple[Difference, ...]:
        """Lay two branches side by side, from the step on in which they part.

        Returns
        -------
        tuple of Difference
            The last step that they share, and everything after it.
        """
        one, two = self.timeline(first).frames, self.timeline(second).frames
        shared = 0
        while shared < min(len(one), len(two)) and one[shared].actions == two[shared].actions:
            shared += 1
        rows = []
        for number in range(max(shared - 1, 0), max(len(one), len(two))):
            told = tuple(frames[number].explanation.heading if number < len(frames) else "" for frames in (one, two))
            rows.append(Difference(number, (told[0], told[1]), number >= shared))
        return tuple(rows)

    def notation(self, number: int = 0) -> str:
        """Write a branch as a text that can be played, sent and ruled on.

        Where the viewer sees everything it begins where the record does; else with the last turn before the branch of
        which the viewer knows enough.

        Raises
        ------
        EkTeachError
            If what the viewer knows is not enough to write it down.
        """
        timeline = self.timeline(number)
        branch = self.branch(number)
        last = branch.at if number else len(timeline) - 1
        begins = [at for at in range(last, -1, -1) if _can_begin(timeline[at].world)]
        if timeline.viewer == EVERYTHING:
            begins.insert(0, 0)
        for begin in begins:
            text = _written(timeline, begin)
            if text is not None:
                return text
        raise EkTeachError("what may be known of this branch is not enough to write it down; look with all cards open.")


def _can_begin(world: State | None) -> bool:
    """Whether a text can begin here: somebody is to play or draw, or the game is still in its box."""
    return world is not None and world.late is None and world.phase in (Phase.TURN, Phase.SETUP)


def _written(timeline: Timeline, begin: int) -> str | None:
    """The text of a timeline from a frame on; None if it cannot be written from there."""
    world = timeline[begin].world
    assert world is not None
    actions = [action for frame in timeline.frames[begin + 1 :] for action in frame.actions]
    try:
        steps = carried_out(_as_described(world) if begin else world, actions)
        title = "".join(sign for sign in timeline.title if sign != "#" and sign.isprintable())
        script = notation.script_from_game(steps, timeline.names, title=" ".join(title.split()))
    except EkTeachError:
        return None
    return notation.write(script)


def _as_described(world: State) -> State:
    """The same table as a text describes it: what somebody saw of the pile is written as what lies there."""
    if world.phase is Phase.SETUP:
        return world
    table, turn = world.table, world.turn
    out = [seat for seat in range(world.players) if seat not in table.living]
    return situation(
        world.rulebook,
        table.hands,
        table.pile,
        discard=table.discard,
        out=out,
        turn=turn.player,
        owed=turn.owed,
        attacked=turn.attacked,
    )
