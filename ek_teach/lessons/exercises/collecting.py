"""Results of a class put together: each answer is marked again before the best is kept."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from ek_teach.explain import load_catalogue
from ek_teach.lessons.exercises.marking import Exercise, exercise
from ek_teach.lessons.exercises.registry import all_templates
from ek_teach.lessons.exercises.results import Result
from ek_teach.lessons.exercises.sheet import Sheet

__all__ = ["marked_again"]


def marked_again(results: Iterable[Result], language: str | None = None) -> tuple[Sheet, tuple[str, ...]]:
    """Mark each answer again, instead of believing what was handed in, and keep the best of each student's exercise.

    Parameters
    ----------
    results : iterable of Result
        All that was handed in. Rows of the same student's exercise must still be apart: put together by the marks that
        they came with, a right answer could be lost to one that is only said to be right.
    language : str, optional
        In which language it is told; without it in the one that is spoken.

    Returns
    -------
    (Sheet, tuple of str)
        The sheet with the marks as computed now, and a sentence for each mark that was false and each exercise that is
        not known.

    Examples
    --------
    >>> from ek_teach.lessons.exercises import exercise
    >>> right = exercise("hot-potato-1", student="Ada").solution()
    >>> said = [Result("Ada", "", "hot-potato-1", 1, False, right), Result("Ada", "", "hot-potato-1", 2, True, "0")]
    >>> sheet, told = marked_again(said)
    >>> print(sheet)
    student  course  exercise      tries  right  answer
    Ada              hot-potato-1  1      yes    4
    >>> print(told[1])
    Ada, hot-potato-1: the sheet says right, but '0' is not right.
    """
    say, known = load_catalogue(language).say, {one.name for one in all_templates()}
    given: dict[tuple[str, str, str], Exercise] = {}
    marks: dict[tuple[tuple[str, str, str], str], bool] = {}
    unknown: Counter[str] = Counter()
    # The same row handed in again says nothing new; of one that says something else, each is told.
    told: dict[str, None] = {}
    again = []
    for result in results:
        if result.exercise not in known:
            unknown[result.exercise] += 1
            again.append(result)
            continue
        asked = result.key, result.answer
        if asked not in marks:
            if result.key not in given:
                given[result.key] = exercise(
                    result.exercise, student=result.student, course=result.course, language=language
                )
            marks[asked] = bool(given[result.key].check(result.answer))
        right = marks[asked]
        if right != result.right:
            said = "right" if result.right else "wrong"
            names = {"student": result.student, "exercise": result.exercise}
            told[say("exercise-collect-false", said=said, answer=f"{result.answer!r:.60}", **names)] = None
        again.append(replace(result, right=right))
    return Sheet(again), (
        *told,
        *(say("exercise-collect-unknown", exercise=name, rows=number) for name, number in sorted(unknown.items())),
    )
