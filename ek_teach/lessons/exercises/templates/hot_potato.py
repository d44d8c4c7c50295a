"""Lesson 13, the hot potato: turns owed after Attacks that are passed on, under a rulebook."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from ek_teach.engine import EventKind
from ek_teach.lessons.exercises import Dice, Misreading, Parting, Task, Whole, part, template
from ek_teach.lessons.exercises.chains import Step, chain, misread
from ek_teach.lessons.exercises.speaking import words_of
from ek_teach.rulebook import load_rulebook
from ek_teach.timeline import Timeline, play_out

Twist = Callable[[int, Step], int | None]
"""Takes what is owed so far and a step, and gives what is owed then; None where it is counted as the rules have it."""


@template("hot-potato-1", lesson=13)
def hot_potato_1(dice: Dice) -> Task:
    """Two to four Attacks with Skips and draws between them, the last two in a row; nobody plays a Nope."""
    between = [*dice.some(["skip", "draw", "skip", "draw"], dice.whole(1, 3)), *["attack"] * dice.whole(0, 2)]
    return _owed(chain(dice, [*dice.shuffled(between), "attack", *["draw"] * dice.whole(0, 1), "attack"]))


@template("hot-potato-2", lesson=13)
def hot_potato_2(dice: Dice) -> Task:
    """Three or four Attacks with Skips or draws between them, answered by Nopes now and then."""
    kinds = ["attack", *dice.shuffled(["attack", *dice.some(["attack", "skip", "draw"], 2)]), "attack"]
    return _owed(chain(dice, kinds, Fraction(1, 2)))


def _owed(situation: str) -> Task:
    def timeline() -> Timeline:
        return play_out(situation)

    def counts(walk: Timeline) -> list[int]:
        return [frame.view.turn.owed for frame in walk]

    def parts(given: int) -> Parting:
        walk = timeline()
        return part(walk, counts(walk), given, misreadings(walk))

    return Task(
        words_of("hot-potato")("question"),
        Whole(unit="turns"),
        lambda: counts(timeline())[-1],
        situation,
        parts,
        rules=("attack_on_attack",),
    )


def owed_then(owed: int, step: Step, *, adds: bool) -> int:
    """Count the turns owed after a step, the rules' way; `adds` says what the rulebook makes of Attack upon Attack."""
    if EventKind.ATTACKED in step.kinds:
        return 2 + (owed if adds and step.before.attacked else 0)
    if step.after.player != step.before.player:
        return step.after.owed
    return owed - (step.before.owed - step.after.owed)


def misreadings(walk: Timeline) -> list[Misreading]:
    """Tell the known ways to miscount a chain of Attacks."""
    adds = load_rulebook(walk.rulebook).values["attack_on_attack"] == "add"
    say, book = words_of("hot-potato"), walk.rulebook_title

    def counted(sentence: str, twist: Twist) -> Misreading:
        def count(owed: Any, step: Step) -> int:
            twisted = twist(owed, step)
            return owed_then(owed, step, adds=adds) if twisted is None else twisted

        return misread(walk, sentence, walk[0].view.turn.owed, count)

    def attacks(step: Step) -> bool:
        return EventKind.ATTACKED in step.kinds

    def stays(step: Step, kind: EventKind) -> bool:
        return kind in step.kinds and step.after.player == step.before.player

    return [
        counted(
            say("adds" if adds else "replaces", book=book),
            lambda owed, step: (2 + (0 if adds else owed)) if attacks(step) and step.before.attacked else None,
        ),
        counted(
            say("ordinary"),
            lambda owed, step: owed + 2 if attacks(step) and not step.before.attacked else None,
        ),
        counted(
            say("playing"),
            lambda owed, step: owed + 1 if adds and attacks(step) and step.before.attacked else None,
        ),
        counted(
            say("draw"),
            lambda owed, step: owed if stays(step, EventKind.DREW) else None,
        ),
        counted(
            say("skip"),
            lambda owed, step: owed if stays(step, EventKind.SKIPPED) else None,
        ),
        counted(
            say("skip-all"),
            lambda _owed, step: 1 if stays(step, EventKind.SKIPPED) else None,
        ),
        counted(
            say("cancelled"),
            lambda owed, step: 2 + (owed if adds and step.before.attacked else 0) if step.cancelled == "A" else None,
        ),
        counted(
            say("restored"),
            lambda owed, step: owed if EventKind.RESTORED in step.kinds else None,
        ),
    ]
