'''Exercises that check themselves: each student has other numbers, and the engine computes every answer.

To add an exercise, write one function and register it under a name. It takes the student's :class:`Dice`, draws all its
numbers from them, and returns a :class:`Task`::

    from ek_teach.lessons.exercises import Misreading, Task, Whole, part, template
    from ek_teach.timeline import play_out

    @template("hot-potato-9", lesson=13, title="Attack upon Attack")
    def hot_potato_9(dice):
        names = dice.table(3)                    # also: dice.whole(2, 5), dice.pick(things), dice.happens(chance)
        situation = f"""
    players: {", ".join(names)}
    ...
    """
        counts = lambda: [frame.view.turn.owed for frame in play_out(situation)]
        return Task(
            question=f"How many turns does {names[2]} owe?",
            answer=Whole(unit="turns"),                  # how answers are read: see below
            solve=lambda: counts()[-1],                  # computed at each check, stored nowhere
            situation=situation,                         # notation (docs/notation.md); leave it out where there is none
            parts=lambda given: part(play_out(situation), counts(), given, [Misreading("...", [...])]),
        )

The file ``templates/<lesson>.py`` of a lesson is found by itself; a teacher's own file is loaded with
:func:`load_exercises`.

Kinds of answers, and what ``solve`` returns for each (or ``Either((one, other))`` where several are right):

===========================================  ================================================
``Whole(least, most, unit)``                 ``int``
``Chance()``, ``Number(least, most)``        ``Fraction`` (exact), or ``float`` (an estimate)
``Choice(("yes", "no"))``                    one of its options
``Move(("draw", "skip"), players, player)``  one of its options
``Who(players)``                             a name; with ``nobody=True`` also ``""``
``Who(players, several=True)``               a set of names
===========================================  ================================================

``parts(given)`` gets a wrong answer as its kind has read it (for ``Chance`` and ``Number`` a :class:`Given`, whose
``value`` is a ``Fraction``) and returns a :class:`Parting` (a sentence, and a timeline that stops where the answers
part) or None. :func:`part` finds the place from what is right after each frame, and from known misreadings.
'''

from ek_teach.lessons.exercises.answers import AnswerKind, Either
from ek_teach.lessons.exercises.dice import Dice
from ek_teach.lessons.exercises.marking import Exercise, Mark, Marked, exercise
from ek_teach.lessons.exercises.names import Choice, Move, Who
from ek_teach.lessons.exercises.numbers import Chance, Given, Number, Whole
from ek_teach.lessons.exercises.own import load_exercises
from ek_teach.lessons.exercises.parting import Misreading, Parting, part, stopped
from ek_teach.lessons.exercises.registry import (
    all_templates,
    find_template,
    forget,
    register,
    template,
)
from ek_teach.lessons.exercises.results import Result
from ek_teach.lessons.exercises.sheet import Sheet
from ek_teach.lessons.exercises.task import Make, Task, Template

__all__ = [
    "AnswerKind",
    "Chance",
    "Choice",
    "Dice",
    "Either",
    "Exercise",
    "Given",
    "Make",
    "Mark",
    "Marked",
    "Misreading",
    "Move",
    "Number",
    "Parting",
    "Result",
    "Sheet",
    "Task",
    "Template",
    "Who",
    "Whole",
    "all_templates",
    "exercise",
    "find_template",
    "forget",
    "load_exercises",
    "part",
    "register",
    "stopped",
    "template",
]
