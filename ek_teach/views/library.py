"""The case library as a list, by topic, and as JSON."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from ek_teach.rulings import Case
from ek_teach.views.plain import wrapped

__all__ = ["case_data", "case_lines"]


def case_lines(cases: Sequence[Case], *, failing: bool = False) -> Iterator[str]:
    """List cases under their topics, each with its name, status and question."""
    if not cases:
        yield from wrapped("Every case gives what it expects." if failing else "No case was found.")
        if not failing:
            yield from wrapped("Take fewer words, or a card's name in one of the five languages; without a word, all.")
        return
    for topic, of_topic in groupby(cases, key=lambda case: case.topic):
        listed = list(of_topic)
        yield f"{(topic or 'no topic').upper()} ({len(listed)})"
        for case in listed:
            yield from wrapped(f"{case.title} [{case.status}]", f"  {case.id}  ", "      ")
            if case.question:
                yield from wrapped(case.question, "      ")
        yield ""
    number = f"{len(cases)} case{'' if len(cases) == 1 else 's'}"
    yield from wrapped(f"{number}. A ruling: ek-teach rule {cases[0].id}")


def case_data(case: Case) -> dict[str, Any]:
    """Put a case into what JSON can hold."""
    return {
        "id": case.id,
        "title": case.title,
        "topic": case.topic,
        "status": case.status,
        "question": case.question,
        "note": case.note,
        "authorities": [{"value": a.value, "rulebooks": list(a.rulebooks)} for a in case.script.authorities],
        "text": case.text,
    }
