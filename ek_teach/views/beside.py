"""Several rulebooks side by side: as data, and as text."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Final

from ek_teach.engine import EventKind, Phase
from ek_teach.explain import load_catalogue
from ek_teach.rulings import Row, SideBySide
from ek_teach.timeline import Frame, Timeline
from ek_teach.views.data import Data, label, marks_of
from ek_teach.views.plain import wrapped
from ek_teach.views.rulings_data import ruling_data

__all__ = ["side_by_side_data", "side_by_side_text"]

_LABELS: Final = (
    *("verdicts", "steps", "parting", "never", "first", "back", "next", "last", "jump", "slider", "keys"),
)


def side_by_side_data(table: SideBySide) -> Data:
    """Turn a side-by-side walk into data that JSON can hold.

    Returns
    -------
    dict
        ``title``, ``question``, ``language``, ``labels``, ``questions`` (each with ``asked``, ``answers`` and
        ``why``), ``parting`` (the number of
        the first row that differs, or None), ``rows`` (each with ``number``, ``where``, ``first``, ``groups``) and
        ``paragraphs``. A group has ``books``, ``mark`` and either a ``step`` or a ``missing`` sentence.
    """
    ruling, language = table.ruling, table.ruling.language
    data = ruling_data(ruling)
    paragraphs = {
        str(c): c.paraphrase
        for book in ruling.books
        for frame in book.timeline
        for reason in frame.explanation.why
        for c in reason.citations
    }
    return {
        "title": ruling.case.title or label(ruling.language, "ruling-untitled"),
        "question": ruling.case.question,
        "language": load_catalogue(language).tag,
        "labels": {name: label(language, f"beside-{name}") for name in _LABELS}
        | {"marks": asdict(load_catalogue(language).marks)},
        "books": [book.rulebook.id for book in ruling.books],
        "questions": [_short(question) for question in data["questions"]],
        "parting": table.parting,
        "rows": [_row(table, row, language) for row in table.rows],
        "paragraphs": paragraphs,
    }


def _short(question: Data) -> Data:
    """A question with who answers what, how firmly, and where they part."""
    told: dict[tuple[str, str], list[str]] = {}
    for answer in question["answers"]:
        for verdict in answer["verdicts"]:
            books = told.setdefault((answer["told"], f"{verdict['symbol']} {verdict['verdict']}"), [])
            books.extend(verdict["books"])
    answers = [{"told": answer, "verdict": verdict, "books": books} for (answer, verdict), books in told.items()]
    hangs = [change["text"] for answer in question["answers"] for change in answer["hangs_on"]]
    why = [parting["sentence"] for parting in question["partings"]] or hangs[:3]
    return {"asked": question["asked"], "answers": answers, "why": why}


def _row(table: SideBySide, row: Row, language: str) -> Data:
    names = [book.rulebook.id for book in table.ruling.books]
    groups: dict[int, list[int]] = {}
    for column, group in enumerate(row.groups):
        groups.setdefault(group, []).append(column)
    told: list[Data] = []
    for columns in groups.values():
        books = load_catalogue(language).marks.listed(names[column] for column in columns)
        first = columns[0]
        alone = len(groups) == 1
        mark = label(language, "beside-all") if alone else label(
            language, "beside-differs" if told else "beside-same", books=books
        )  # fmt: skip
        one: Data = {"books": [names[column] for column in columns], "mark": mark, "step": None, "missing": ""}
        number = row.frames[first]
        timeline = table.ruling.books[first].timeline
        if number is None:
            ended = table.ruling.books[first].refusal is not None and _is_over(timeline, row)
            one["missing"] = label(language, "beside-ended" if ended else "beside-nothing", books=books)
        else:
            one["step"] = _step(timeline[number], timeline.names, language)
            one["step"]["sources"] = _sources(table, row, columns)
        told.append(one)
    where = "beside-start" if row.line is None else "beside-line"
    return {
        "number": row.number,
        "where": label(language, where, **({} if row.line is None else {"line": row.line})),
        "first": row.number == table.parting,
        "groups": told,
    }


def _is_over(timeline: Timeline, row: Row) -> bool:
    last = timeline[-1].line
    return last is not None and row.line is not None and row.line > last


def _step(frame: Frame, names: tuple[str, ...], language: str) -> Data:
    turn, phase = frame.view.turn, frame.view.phase
    whose = ""
    told_already = any(event.kind is EventKind.TURN_STARTED for event in frame.events)
    if phase not in (Phase.SETUP, Phase.OVER) and not told_already:
        owes = "beside-owes" if turn.attacked or turn.owed > 1 else "beside-turn"
        whose = label(
            language, owes, player=names[turn.player], **({"number": turn.owed} if owes.endswith("s") else {})
        )
    explanation = frame.explanation
    return {
        "heading": explanation.heading,
        "what": list(explanation.what),
        "turn": whose,
        "refused": label(language, "refused") if frame.refused else "",
        "irregular": explanation.irregular,
        "answers": [f"{answer.question} {answer.answer}" for answer in frame.answers],
    }


def _sources(table: SideBySide, row: Row, columns: Sequence[int]) -> list[str]:
    """The paragraphs behind the foremost rule of a step, in each of the rulebooks."""
    told: dict[str, None] = {}
    for column in columns:
        number = row.frames[column]
        reasons = () if number is None else table.ruling.books[column].timeline[number].explanation.why
        told |= dict.fromkeys(str(citation) for reason in reasons[:1] for citation in reason.citations)
    return list(told)


def side_by_side_text(table: SideBySide) -> str:
    """Write a side-by-side walk as text: one entry where the rulebooks agree, one for each group where they differ."""
    return "\n".join(_lines(side_by_side_data(table)))


def _lines(data: Data) -> Iterator[str]:
    labels, marks = data["labels"], marks_of(data)
    yield from wrapped(data["title"])
    if data["question"]:
        yield from wrapped(data["question"])
    yield ""
    for question in data["questions"]:
        yield from wrapped(question["asked"])
        for answer in question["answers"]:
            told = f"{marks.named(marks.listed(answer['books']), answer['told'])}  {answer['verdict']}"
            yield from wrapped(told, "  ", "    ")
        for sentence in question["why"]:
            yield from wrapped(sentence, "  ", "    ")
    for row in data["rows"]:
        yield ""
        if row["first"]:
            yield f"--- {labels['parting']} ---"
        yield from wrapped(marks.aside(f"{row['number']}.", row["where"]))
        for group in row["groups"]:
            if len(row["groups"]) > 1:
                yield from wrapped(group["mark"], "  ")
            if group["missing"]:
                yield from wrapped(group["missing"], "    ")
                continue
            step = group["step"]
            heading = marks.aside(step["heading"], step["refused"]) if step["refused"] else step["heading"]
            yield from wrapped(heading, "    ")
            for sentence in (*step["what"], step["irregular"], step["turn"], *step["answers"]):
                yield from wrapped(sentence, "      ")
            if step["sources"]:
                yield from wrapped(f"§ {marks.parted(step['sources'])}", "      ", "        ")
    if data["parting"] is None:
        yield ""
        yield from wrapped(labels["never"])
