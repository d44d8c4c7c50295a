"""Lesson 2, how a turn goes: whose turn it is."""

from ek_teach.lessons.exercises import Dice, Task, template
from ek_teach.lessons.exercises.chains import chain
from ek_teach.lessons.exercises.whose_turn import whose_turn


@template("turn-1", lesson=2)
def turn_1(dice: Dice) -> Task:
    """Five to seven moves, at least one of them an Attack; nobody plays a Nope."""
    kinds = ["attack", *dice.some(["attack", "skip", "draw", "skip", "draw", "draw", "skip"], dice.whole(4, 6))]
    return whose_turn(chain(dice, dice.shuffled(kinds)))
