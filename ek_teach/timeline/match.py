"""One player of a walk plays on against strategies, and sees what that player may know."""

from random import Random
from typing import Final

from ek_teach.cards import UNKNOWN, Cards, Title
from ek_teach.engine import EVERYTHING, Action, Phase, Seeded, State, Transition, blinded, check, unseen_count
from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue, move_words
from ek_teach.play import OPPONENTS, let_opponents_play, seat_opponents
from ek_teach.play.streams import require_seed
from ek_teach.timeline.filming import as_people_see_it
from ek_teach.timeline.model import Timeline
from ek_teach.timeline.offers import Offer, carried_out, chosen, offers
from ek_teach.timeline.walk import Walk

__all__ = ["Match"]

_MOST_STEPS: Final = 5_000


class Match:
    """A game that a person plays on from a step of a walk; it becomes a branch of that walk.

    Where cards are unknown, as in a situation that somebody typed, chance deals them first.

    Parameters
    ----------
    walk : Walk
    step : int
        Where to play on from.
    seat : int
        The person's seat.
    opponents : str
        One of :data:`ek_teach.play.OPPONENTS`.
    branch : int
    seed : int
        What chance does, and what opponents roll; from 0 to 2**64 - 1.

    Attributes
    ----------
    branch : int
        The number of the branch that this becomes.

    Examples
    --------
    >>> from ek_teach.play import random_game
    >>> from ek_teach.rulebook import load_rulebook
    >>> from ek_teach.timeline import play_out
    >>> walk = Walk(play_out(random_game(load_rulebook("es"), 3, seed=4)[:20], names=["Ana", "Luis", "Marta"]))
    >>> match = Match(walk, step=9, seat=0, opponents="cautious", seed=1)
    >>> match.timeline.viewer_name, match.over
    ('Ana', False)
    """

    def __init__(
        self, walk: Walk, step: int, seat: int, opponents: str = "cautious", *, branch: int = 0, seed: int = 0
    ) -> None:
        names = walk.names
        walk.world(step, branch)
        if seat not in range(len(names)):
            raise EkTeachError(f"there is no seat {seat!r:.20}; the seats are 0 to {len(names) - 1}.")
        if opponents not in OPPONENTS:  # whatever a browser sends
            raise EkTeachError(f"there are no opponents {opponents!r:.40}; there are {', '.join(OPPONENTS)}.")
        if not walk.sees_everything and walk.viewer != seat:
            raise EkTeachError(
                f"this walk holds only what its viewer may know, so that {names[seat]} cannot play on in it."
            )
        require_seed(seed)
        begin = _true(walk, step, branch)
        if begin.phase is Phase.OVER:
            raise EkTeachError("the game is over at this step; go back to where somebody can still play.")
        if seat not in begin.table.living:
            raise EkTeachError(f"{names[seat]} is out of the game at this step; take the seat of somebody who plays.")
        self.seat, self.opponents = seat, opponents
        self._walk = walk
        self._chance, self._seed = Seeded(seed), seed
        self._others = seat_opponents(opponents, len(names), seat)
        self._state = dealt(begin, Random(seed))
        steps = self._answered([])
        name = load_catalogue(walk.language).say("walk-match", player=names[seat])
        if not steps:
            # A branch has a first step: that of the person, which is still to come.
            self._waiting_to_begin: tuple[int, int, str] | None = (step, branch, name)
            self.branch = branch
            self._at = step
        else:
            self._waiting_to_begin = None
            self.branch = walk.graft(step, as_people_see_it(steps), name, branch)

    def _answered(self, own: list[Transition]) -> list[Transition]:
        """What was done, and what the others and chance answer to it."""
        if own:
            self._state = own[-1].after
        more = let_opponents_play(self._state, self.seat, self._others, self._chance, _MOST_STEPS, seed=self._seed)
        if more:
            self._state = more[-1].after
        return [*own, *more]

    @property
    def timeline(self) -> Timeline:
        """The game so far, as the person sees it."""
        timeline = self._walk.timeline(self.branch, self.seat)
        if self._waiting_to_begin is None:
            return timeline
        return Timeline(
            timeline.title, timeline.rulebook, timeline.rulebook_title, timeline.names, timeline.viewer,
            timeline.language, timeline.frames[: self._at + 1],
        )  # fmt: skip

    @property
    def over(self) -> bool:
        """Whether there is nothing more to decide: the game is over, or the person is out."""
        return self._state.phase is Phase.OVER or self.seat not in self._state.table.living

    def offers(self) -> tuple[Offer, ...]:
        """List what the person can do, and what the rules refuse."""
        if self.over:
            return ()
        state, names, language = self._state, self._walk.names, self._walk.language
        seen = offers(blinded(state, self.seat), names, language, self.seat)
        say = load_catalogue(language).say
        mine: list[Offer] = []
        for offer in seen:
            first = offer.actions[0]
            if offer.player == self.seat and not any(first == other.actions[0] for other in mine):
                # What chance answers is seen when it has answered.
                text = offer.text if len(offer.actions) == 1 else move_words(first, names, language)
                group = "" if offer.group == text else offer.group
                mine.append(Offer((first,), offer.player, text, group, offer.verdict, offer.reason))
        silence = Action.let_stand(self.seat)
        verdict = check(state, silence)
        if verdict.allowed:
            mine.insert(0, Offer((silence,), self.seat, say("walk-own-silence"), "", verdict))
        return tuple(mine)

    def choose(self, offer: Offer | int) -> Timeline:
        """Make a move; the others and chance answer.

        Raises
        ------
        IllegalMoveError
            For a refused move, with the reason.
        EkTeachError
            If there is no such move, or the game is over.
        """
        listed = self.offers()
        if not listed:
            raise EkTeachError("there is nothing to decide any more; start a new game.")
        offer = chosen(listed, offer)
        steps = as_people_see_it(self._answered(list(carried_out(self._state, offer.actions))))
        if self._waiting_to_begin is None:
            self._walk.lengthen(self.branch, steps)
        else:
            step, branch, name = self._waiting_to_begin
            self.branch, self._waiting_to_begin = self._walk.graft(step, steps, name, branch), None
        return self.timeline


def _true(walk: Walk, step: int, branch: int) -> State:
    """The game at a step with all the cards that the walk holds."""
    if not walk.sees_everything:
        return walk.world(step, branch)
    world = walk.timeline(branch, EVERYTHING)[step].world
    assert world is not None
    return world


def dealt(state: State, random: Random) -> State:
    """Deal the unknown cards of hands and pile, every way being equally likely; the Kittens go into the pile.

    Examples
    --------
    >>> from ek_teach.engine import situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = dealt(situation(load_rulebook("es"), ["D??", "N??"], "????"), Random(1))
    >>> "?" in "".join(state.table.hands) + state.table.pile, state.table.pile.count("K")
    (False, 1)
    """
    table = state.table
    if UNKNOWN not in "".join(table.hands) + table.pile:
        return state
    kitten = Title.EXPLODING_KITTEN
    shown = table.pile.count(kitten) + sum(table.face_up[seat].count(kitten) for seat in table.living)
    kittens = min(max(len(table.living) - 1 - shown, 0), table.pile.count(UNKNOWN), unseen_count(table, kitten))
    loose = [title.value for title in Title if title != kitten for _ in range(unseen_count(table, title))]
    random.shuffle(loose)
    hands = tuple("".join(sorted(_filled(hand, loose))) for hand in table.hands)
    blanks = table.pile.count(UNKNOWN)
    hidden = [kitten.value] * kittens + [loose.pop() for _ in range(blanks - kittens)]
    random.shuffle(hidden)
    pile = _filled(table.pile, hidden)
    return state._replace(table=table._replace(hands=hands, pile=pile), late=None)


def _filled(cards: Cards, loose: list[str]) -> Cards:
    return "".join(loose.pop() if card == UNKNOWN else card for card in cards)
