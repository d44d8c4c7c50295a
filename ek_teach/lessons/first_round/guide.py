"""The first round together: a walk that stops to ask, and tells why, or why not."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from ek_teach.engine import Phase
from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue, rule_reasons
from ek_teach.languages import spoken
from ek_teach.lessons.first_round.counting import count_set_up, newcomers_book
from ek_teach.lessons.first_round.record import CHOOSE, Mark, Round, first_round
from ek_teach.lessons.puzzle import Checked, Puzzle
from ek_teach.rulebook import Rulebook
from ek_teach.timeline import Timeline, Walk, play_out
from ek_teach.timeline.offers import Offer

__all__ = ["GuidedRound", "Stop", "guided_round"]

_MOST_OWED: Final = 6
"""The most that can be chosen where turns are counted; two Attacks lead to four at the most."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A place where the newcomer predicts what comes, or chooses what to do.

    Attributes
    ----------
    number : int
        Counted from 1.
    name : str
    step : int
        The frame of the walk at which it is asked; nothing there gives the answer away.
    prompt : str
        The question.
    options : tuple of str
        What can be answered.
    chooses : bool
        Whether a move is chosen, rather than something predicted.
    """

    number: int
    name: str
    step: int
    prompt: str
    options: tuple[str, ...]
    chooses: bool


@dataclass(frozen=True, slots=True)
class _Choice:
    """A stop at which a move is chosen: the moves on offer, and what the round goes on with."""

    offers: tuple[Offer, ...]
    ours: str


class GuidedRound:
    """A first round with its stops.

    Parameters
    ----------
    rulebook : Rulebook
        As newcomers play it.
    players : int
        Two to five.
    language : str
        One of :data:`ek_teach.languages.LANGUAGES`.

    Attributes
    ----------
    rulebook, language
        As given.
    walk : Walk
        The round; a move that a newcomer chose becomes a branch of it.
    stops : tuple of Stop
    """

    def __init__(self, rulebook: Rulebook, players: int, language: str) -> None:
        say = load_catalogue(language).say
        self.rulebook, self.language = rulebook, language
        self._round: Round = first_round(rulebook, count_set_up(rulebook, players))
        self.title = say("guided-title", players=players)
        timeline = play_out(self._round.text, rulebook=rulebook, title=self.title, language=language)
        self.walk = Walk(timeline)
        self._asked: dict[int, Puzzle | _Choice] = {}
        self.stops = tuple(self._stop(number, mark, timeline) for number, mark in enumerate(self._round.marks, 1))

    @property
    def names(self) -> tuple[str, ...]:
        """The players, by seat."""
        return self._round.names

    @property
    def text(self) -> str:
        """The round in the notation."""
        return self._round.text

    def _stop(self, number: int, mark: Mark, timeline: Timeline) -> Stop:
        prompt = load_catalogue(self.language).say(
            f"guided-stop-{mark.name}", player=mark.player, secret=self.rulebook.values["kitten_placed_secretly"]
        )
        step = _step_of(mark, timeline)
        options: Sequence[str]
        if mark.question == CHOOSE:
            choice = self._choice(mark, step, timeline)
            self._asked[number] = choice
            options = [offer.text for offer in choice.offers]
        else:
            options = self._possible(mark)
            before = "\n".join(self._round.text.splitlines()[: mark.line])
            text = f"{before}\nask: {mark.question}"
            self._asked[number] = Puzzle(text, prompt, options, rulebook=self.rulebook, language=self.language)
        return Stop(number, mark.name, step, prompt, tuple(options), mark.question == CHOOSE)

    def _possible(self, mark: Mark) -> tuple[str, ...]:
        if mark.question.startswith("how many"):
            return tuple(map(str, range(_MOST_OWED + 1)))
        return self.names

    def _choice(self, mark: Mark, step: int, timeline: Timeline) -> _Choice:
        seat = self.names.index(mark.player)
        kept: dict[tuple[bool, str], Offer] = {}
        for offer in self.walk.offers(step):
            # Of moves that differ only in their target, and of those refused for the same reason, one is enough.
            first = offer.actions[0]
            kind = offer.verdict.reason if offer.refused else offer.group or f"{first.kind.value} {first.cards}"
            kept.setdefault((offer.player == seat, kind), offer)
        offers = kept.values()
        return _Choice(tuple(offers), timeline[step + 1].explanation.heading)

    # --- answering

    def stop(self, number: int) -> Stop:
        """Find a stop by its number.

        Raises
        ------
        EkTeachError
            If there is none of this number.
        """
        if isinstance(number, bool) or number not in range(1, len(self.stops) + 1):
            raise EkTeachError(f"there is no stop {number!r:.20}; the stops are 1 to {len(self.stops)}.")
        return self.stops[number - 1]

    def answer(self, number: int, answer: Any) -> Checked:
        """Answer the question of a stop.

        Parameters
        ----------
        number : int
            Of the stop, counted from 1.
        answer : str or int
            One of its options. A number of turns may be a number; for a move its place in the options, counted from 0,
            does too.

        Returns
        -------
        Checked
            Right or not (for a move: allowed or refused), what comes of it, and the paragraphs behind it.

        Raises
        ------
        EkTeachError
            If there is no such stop, or if this is no answer to it.
        """
        stop, asked = self.stop(number), self._asked[number]
        if isinstance(asked, Puzzle):
            return asked.check(answer)
        if answer is None or answer is ... or answer == "":
            return Checked(None, load_catalogue(self.language).say("guided-open"))
        return self._chosen(stop, asked, answer)

    def _chosen(self, stop: Stop, choice: _Choice, answer: object) -> Checked:
        catalogue = load_catalogue(self.language)
        say, marks = catalogue.say, catalogue.marks
        if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(stop.options):
            answer = stop.options[answer]
        if answer not in stop.options:
            options = marks.parted(stop.options)
            raise EkTeachError(say("guided-unread", given=f"{answer!r:.60}", options=options))
        offer = choice.offers[stop.options.index(str(answer))]
        if offer.refused:
            why = rule_reasons(offer.verdict.rules, self.rulebook, self.names, self.language)
            return Checked(False, say("guided-refused", move=offer.text), (offer.reason,), why)
        branch, step = self.walk.choose(stop.step, offer)
        told = self.walk.timeline(branch)[step].explanation
        irregular = (offer.reason,) if offer.reason else ()
        then = say("guided-ours") if branch == 0 else say("guided-different", move=choice.ours)
        verdict = say("guided-irregular" if irregular else "guided-allowed", move=offer.text)
        # The verdict names the move; what became of it need not begin with the same words.
        what = tuple(sentence for sentence in told.what if sentence != f"{offer.text}{marks.stop}")
        # Where a played card is laid says nothing about whether it may be played.
        why = tuple(reason for reason in told.why if reason.name != "played_card")
        return Checked(True, verdict, (*what, *irregular, then), why)

    @cached_property
    def answers(self) -> tuple[tuple[Checked, ...], ...]:
        """What each option of each stop is answered with; of a prediction only the right one."""
        # A round of its own, so that looking answers up leaves no branches behind.
        other = GuidedRound(self.rulebook, len(self.names), self.language)
        told = []
        for stop in self.stops:
            checked = tuple(other.answer(stop.number, option) for option in stop.options)
            told.append(checked if stop.chooses else tuple(one for one in checked if one))
        return tuple(told)

    # --- shown

    def __repr__(self) -> str:
        return f"<GuidedRound under {self.rulebook.id}: {len(self.names)} players, {len(self.stops)} stops>"

    def __str__(self) -> str:
        from ek_teach.lessons.first_round.guide_told import guide_text

        return guide_text(self)

    def _repr_html_(self) -> str:
        from ek_teach.lessons.first_round.guide_told import guide_html

        return guide_html(self)

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        from ek_teach.lessons.first_round.guide_told import guide_bundle

        return guide_bundle(self)


def _step_of(mark: Mark, timeline: Timeline) -> int:
    """Find the frame at which a stop asks: where its question is still open."""
    if mark.question == CHOOSE:
        return max((frame.number for frame in timeline if frame.line == mark.line), default=0)
    first = next(frame for frame in timeline if frame.line == mark.line)
    # A play waits for Nopes, and nothing has come of it yet; a draw is done at once, so it is asked about beforehand.
    return first.number if first.view.phase is Phase.REACTION else first.number - 1


def guided_round(rulebook: str | Rulebook = "es", players: int = 3, language: str | None = None) -> GuidedRound:
    """Walk newcomers through a first round, with open hands.

    Parameters
    ----------
    rulebook : str or Rulebook
        One of :data:`ek_teach.rulebook.RULEBOOKS`, a file, or a rulebook with house rules.
    players : int
        Two to five.
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Returns
    -------
    GuidedRound
        A form in a notebook; else as text or as HTML, with the answers at the end or folded away.

    Raises
    ------
    EkTeachError
        For an unknown rulebook or language, or a number of players that cannot play.

    Examples
    --------
    >>> together = guided_round("es", 3)
    >>> together
    <GuidedRound under es: 3 players, 12 stops>
    >>> print(together.stop(4).prompt)
    The Attack is cancelled. Whose turn is it now?
    >>> together.answer(4, "Ben").right, together.answer(4, "Ada").right
    (False, True)
    >>> refused = together.answer(1, "Ada plays Defuse")
    >>> print(refused.what[0])
    Defuse is played only against a drawn Exploding Kitten. Keep it until the Kitten comes.
    >>> [str(citation) for citation in refused.why[0].citations][:1]
    ['es, Qué necesitáis 2']
    """
    return GuidedRound(newcomers_book(rulebook), players, spoken(language))
