"""The case library as a list, by topic, and as JSON."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from ek_teach.rulings import Case, Topic, case_in
from ek_teach.views.data import label
from ek_teach.views.plain import wrapped

__all__ = ["case_data", "case_lines", "topic_words"]


def topic_words(topic: Topic | None, language: str) -> str:
    """Name a topic.

    Examples
    --------
    >>> topic_words(Topic.FAVOR_SHUFFLE_FUTURE, "en")
    'Favor, Shuffle, See the Future'
    """
    name = "none" if topic is None else topic.name.lower()
    return label(language, f"topic-{name}")


def case_lines(cases: Sequence[Case], language: str = "en", *, failing: bool = False) -> Iterator[str]:
    """List cases under their topics, each with its name, status and question."""
    if not cases:
        yield from wrapped(label(language, "cases-none-failing" if failing else "cases-none"))
        if not failing:
            yield from wrapped(label(language, "cases-fewer"))
        return
    for topic, of_topic in groupby(cases, key=lambda case: case.topic):
        listed = [case_in(case, language) for case in of_topic]
        yield label(language, "cases-topic", topic=topic_words(topic, language), number=len(listed))
        for case in listed:
            status = label(language, f"case-{case.status}")
            line = label(language, "cases-line", title=case.title, status=status)
            yield from wrapped(line, f"  {case.id}  ", "      ")
            if case.question:
                yield from wrapped(case.question, "      ")
        yield ""
    yield from wrapped(label(language, "cases-number", number=len(cases), id=cases[0].id))


def case_data(case: Case, language: str = "en") -> dict[str, Any]:
    """Put a case into what JSON can hold."""
    case = case_in(case, language)
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
