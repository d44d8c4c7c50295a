"""What exercises about whose turn it is have in common."""

from collections.abc import Callable

from ek_teach.engine import EventKind
from ek_teach.lessons.exercises.chains import Step, misread
from ek_teach.lessons.exercises.names import Who
from ek_teach.lessons.exercises.parting import Misreading, Parting, part
from ek_teach.lessons.exercises.speaking import Say, words_of
from ek_teach.lessons.exercises.task import Task
from ek_teach.notation import play, read
from ek_teach.timeline import Timeline, play_out

__all__ = ["whose_turn"]


def whose_turn(situation: str, question: str = "") -> Task:
    """Ask whose turn it is at the end of a situation in which nobody explodes; in other words, if there are any."""
    say = words_of("whose-turn")

    def parts(given: str) -> Parting:
        walk = play_out(situation)
        counts = [walk.names[frame.view.turn.player] for frame in walk]
        return part(walk, counts, given, _misreadings(walk, say))

    return Task(
        question or say("question"),
        Who(read(situation).players),
        lambda: play(read(f"{situation}\nask: whose turn?")).answers[-1].got,
        situation,
        parts,
        rules=("attack_on_attack",),
    )


def _misreadings(walk: Timeline, say: Say) -> list[Misreading]:
    """Tell the known ways to lose one's place at the table."""
    players, begin = len(walk.names), walk[0].view.turn.player

    def named(sentence: str, shift: Callable[[Step], int]) -> Misreading:
        def count(seat: object, step: Step) -> int:
            assert isinstance(seat, int)
            return (seat + step.after.player - step.before.player + shift(step)) % players

        seats = misread(walk, sentence, begin, count).counts
        return Misreading(sentence, [walk.names[seat] for seat in seats])

    def stays(step: Step, kind: EventKind) -> int:
        return int(kind in step.kinds and step.after.player == step.before.player)

    def comes_back(step: Step) -> int:
        return -int(EventKind.RESTORED in step.kinds and step.after.player != step.before.player)

    return [
        named(say("skip"), lambda step: stays(step, EventKind.SKIPPED)),
        named(say("draw"), lambda step: stays(step, EventKind.DREW)),
        named(say("cancelled"), lambda step: int(step.cancelled != "")),
        named(say("restored"), comes_back),
    ]
