"""Lesson 11, counting cards: how likely the next cards hold a Kitten, given what a player knows."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from math import comb

from ek_teach.engine import EventKind, Phase, view
from ek_teach.explain import load_catalogue
from ek_teach.languages import spoken
from ek_teach.lessons.exercises import Chance, Dice, Given, Misreading, Parting, Task, part, template
from ek_teach.lessons.exercises.chains import settled
from ek_teach.lessons.exercises.speaking import words_of
from ek_teach.play import kitten_odds, odds_words
from ek_teach.timeline import Frame, Timeline, play_out

_SAFE = ("skip", "attack", "favor", "shuffle", "nope", "tacocat", "cattermelon")


def _head(names: Sequence[str], pile: str, hands: Sequence[str]) -> str:
    lines = [f"{name}: {hand}" for name, hand in zip(names, hands, strict=True)]
    return "\n".join((f"players: {', '.join(names)}", *lines, f"pile: {pile}", ""))


def _hidden(pile: int, kittens: int, draws: int) -> Fraction:
    """The chance that the next cards hold a Kitten, where all places are alike."""
    return 1 - Fraction(comb(pile - kittens, draws), comb(pile, draws))


def _frames(walk: Timeline, chance: Callable[[Frame], Fraction]) -> list[Fraction]:
    """What a way of counting says after each frame; while a Kitten lies on the table, what it said before."""
    counts: list[Fraction] = []
    for frame in walk:
        settled = frame.view.phase not in (Phase.KITTEN, Phase.PLACING)
        counts.append(chance(frame) if settled or not counts else counts[-1])
    return counts


@template("counting-1", lesson=11)
def counting_1(dice: Dice) -> Task:
    """Some draws, one player explodes; then the next card is asked for."""
    say = words_of("counting-1")
    names = dice.table(dice.whole(3, 5))
    victim, size = dice.whole(1, len(names) - 1), dice.whole(12, 26)
    hands = ["skip, nope" if seat == victim else f"?*{dice.whole(4, 7)}" for seat in range(len(names))]
    lines = [f"{names[seat]}: draw" for seat in range(victim)]
    lines.append(f"{names[victim]}: draw -> exploding kitten")
    living = [seat for seat in range(len(names)) if seat != victim]
    after = [seat for seat in living if seat > victim] + living * 3
    lines += [f"{names[seat]}: draw" for seat in after[: dice.whole(0, 4)]]
    situation = _head(names, f"?*{size}", hands) + "\n" + "\n".join(lines)

    def right(frame: Frame) -> Fraction:
        return kitten_odds(frame.view).chance

    def gone(frame: Frame) -> int:
        return len(frame.view.table.living)

    def parts(given: Given) -> Parting:
        walk = play_out(situation)
        return _part(
            walk,
            _frames(walk, right),
            given,
            [
                Misreading(
                    say("gone"),
                    _frames(walk, lambda frame: Fraction(len(names) - 1, len(frame.view.table.pile))),
                ),
                Misreading(
                    say("drawn"),
                    _frames(walk, lambda frame: Fraction(gone(frame) - 1, size)),
                ),
                Misreading(
                    say("fewer"),
                    _frames(walk, lambda frame: Fraction(gone(frame), len(frame.view.table.pile))),
                ),
            ],
        )

    return Task(
        say("question"),
        Chance(),
        lambda: kitten_odds(view(settled(situation), 0)).chance,
        situation,
        parts,
        rules=(),  # what a pile holds hangs on no dispute
    )


@template("counting-2", lesson=11)
def counting_2(dice: Dice) -> Task:
    """Somebody owes several turns and can only draw; a Kitten is met or not."""
    say = words_of("counting-2")
    names = dice.table(dice.whole(3, 5))
    draws, size = dice.whole(2, 4), dice.whole(9, 26)
    hands = ["tacocat, nope", *(f"?*{dice.whole(4, 7)}" for _ in names[1:])]
    situation = _head(names, f"?*{size}", hands).replace("\npile", f"\nturn: {names[0]} owes {draws}\npile")
    kittens = len(names) - 1

    def met(by: int) -> Fraction:
        """How likely a Kitten is among the first cards."""
        return kitten_odds(view(settled(situation), 0), by).chance if by else Fraction(0)

    def parts(given: Given) -> Parting:
        walk = play_out(situation + "\n" + "\n".join([f"{names[0]}: draw"] * draws))
        one = Fraction(kittens, size)
        return _part(
            walk,
            [met(by) for by in range(draws + 1)],
            given,
            [
                Misreading(
                    say("kept", kittens=kittens, cards=size - 1),
                    [1 - (1 - one) ** by for by in range(draws + 1)],
                ),
                Misreading(
                    say("sum"),
                    [one * by for by in range(draws + 1)],
                ),
                Misreading(
                    say("opposite"),
                    [1 - met(by) for by in range(draws + 1)],
                ),
                Misreading(
                    say("each"),
                    [Fraction(comb(kittens, by), comb(size, by)) if by else Fraction(0) for by in range(draws + 1)],
                ),
                Misreading(
                    say("fewer"),
                    [_hidden(size, kittens + 1, by) if by else Fraction(0) for by in range(draws + 1)],
                ),
            ],
        )

    return Task(
        say("question", player=names[0], draws=draws),
        Chance(),
        lambda: met(draws),
        situation.rstrip(),
        parts,
        rules=(),  # what a pile holds hangs on no dispute
    )


@template("counting-3", lesson=11)
def counting_3(dice: Dice) -> Task:
    """Somebody sees three safe cards, some cards are drawn, and perhaps the pile is shuffled; some is still known."""
    say = words_of("counting-3")
    names = dice.table(dice.whole(3, 5))
    size, drawn = dice.whole(13, 26), dice.whole(1, 2)
    top = dice.some(_SAFE, 3)
    shuffles = dice.happens(Fraction(1, 3))
    ahead = dice.whole(3 - drawn + 1, 5 - drawn + 1)
    hands = ["see the future, nope", *(f"?*{dice.whole(4, 7)}" for _ in names[1:])]
    lines = [f"{names[0]}: see the future", *(f"{name}: draw" for name in names[:drawn])]
    if shuffles:
        lines.append(f"{names[drawn]}: shuffle")
    pile = f"{', '.join(top)}, ?*{size - 3}"
    situation = _head(names, pile, hands) + "\n" + "\n".join(lines)

    def right(frame: Frame) -> Fraction:
        return kitten_odds(frame.view, ahead).chance

    def parts(given: Given) -> Parting:
        walk = play_out(situation, viewer=names[0])
        kittens = len(names) - 1
        peeked = next(at for at, frame in enumerate(walk) if _shows(frame, EventKind.PEEKED))

        def known(frame: Frame) -> Fraction:
            """Count as if nothing had mixed the pile up since the peek."""
            left = size - len(frame.view.table.pile)
            blind = max(0, ahead - max(0, 3 - left)) if frame.number >= peeked else ahead
            pile = size - max(3, left) if frame.number >= peeked else size - left
            return _hidden(pile, kittens, blind)

        def undrawn(frame: Frame) -> Fraction:
            """Count as if no card had been drawn since the peek."""
            return _hidden(size - 3, kittens, max(0, ahead - 3)) if frame.number >= peeked else right(frame)

        return _part(
            walk,
            _frames(walk, right),
            given,
            [
                Misreading(
                    say("seen", player=names[0]),
                    _frames(walk, lambda frame: _hidden(len(frame.view.table.pile), kittens, ahead)),
                ),
                Misreading(say("shuffled", player=names[0]), _frames(walk, known)),
                Misreading(say("drawn"), _frames(walk, undrawn)),
            ],
        )

    return Task(
        say("question", player=names[0], ahead=ahead),
        Chance(),
        lambda: kitten_odds(view(settled(situation), 0), ahead).chance,
        situation,
        parts,
        rules=(),  # what a pile holds hangs on no dispute
    )


def _shows(frame: Frame, kind: EventKind) -> bool:
    return any(event.kind is kind for event in frame.events)


def _part(walk: Timeline, counts: list[Fraction], given: Given, misreadings: list[Misreading]) -> Parting:
    """Find where the counts part, and tell what there is to count at that place."""
    parting = part(walk, counts, given, misreadings, same=Chance().same)
    frame = parting.frame
    if frame is None or frame.view.phase in (Phase.KITTEN, Phase.PLACING):
        return parting
    counted = odds_words(kitten_odds(frame.view), spoken())[1:]
    return replace(parting, sentence=load_catalogue().marks.sentences((parting.sentence, *counted)))
