"""A ruling as text to be read aloud, and as Markdown."""

import re
from collections.abc import Iterator

from ek_teach.explain import Marks
from ek_teach.rulings import Ruling
from ek_teach.views.data import Data, marks_of
from ek_teach.views.plain import clean, clean_lines, in_markdown, wrapped
from ek_teach.views.rulings_data import paragraph_words, reasons_of, ruling_data, under

__all__ = ["ruling_markdown", "ruling_text"]


def ruling_text(ruling: Ruling, *, link: str = "", steps: bool = False) -> str:
    """Write a ruling as text.

    Parameters
    ----------
    ruling : Ruling
    link : str
        The case as a link, where it is to be shown.
    steps : bool
        Whether the steps that led there are told too, under each rulebook.
    """
    data = ruling_data(ruling, link=link)
    return "\n".join(_text(data, steps=steps))


def _text(data: Data, *, steps: bool) -> Iterator[str]:
    case, labels, marks = data["case"], data["labels"], marks_of(data)
    yield from wrapped(case["title"])
    if case["question"]:
        yield from wrapped(case["question"])
    for question in data["questions"]:
        yield ""
        yield from _question_lines(question, labels, marks)
    yield ""
    yield labels["why"]
    for book in data["books"]:
        yield from _why_lines(book, marks)
    if steps:
        yield ""
        yield labels["steps"]
        for book in data["books"]:
            yield from wrapped(book["id"], "  ")
            for number, step in enumerate(book["steps"]):
                sources = f" [{marks.parted(step['sources'])}]" if step["sources"] else ""
                yield from wrapped(f"{step['heading']}{sources}", f"    {number:>2}. ", " " * 8)
    yield ""
    yield labels["case"]
    for number, line in enumerate(clean_lines(case["text"]).split("\n"), 1):
        yield f"  {number:>3}  {line.expandtabs()}".rstrip()
    yield ""
    if case["note"]:
        yield from wrapped(marks.named(labels["note"], case["note"]))
    yield from wrapped(case["about"])
    if case["link"]:
        yield marks.named(labels["link"], clean(case["link"]))


def _question_lines(question: Data, labels: Data, marks: Marks) -> Iterator[str]:
    yield from wrapped(question["asked"])
    for answer in question["answers"]:
        yield from _answer_lines(answer, labels, marks)
    if question["claims"]:
        yield from wrapped(marks.named(labels["says"], ""), "  ")
        for claim in question["claims"]:
            yield from wrapped(claim, "    - ", "      ")
    for parting in question["partings"]:
        yield from wrapped(marks.named(labels["parts"], parting["sentence"]), "  ", "    ")


def _answer_lines(answer: Data, labels: Data, marks: Marks) -> Iterator[str]:
    yield from wrapped(marks.named(marks.listed(answer["books"]), answer["told"]), "  ", "    ")
    for wrong in answer["wrong"]:
        yield from wrapped(f"✕ {wrong}", "      ", "        ")
    for sentence in answer["sentences"]:
        yield from wrapped(under(sentence, answer, marks), "      ")
    for verdict in answer["verdicts"]:
        told = f"{verdict['symbol']} {marks.aside(verdict['verdict'], verdict['authority'])}"
        some = len(answer["verdicts"]) > 1
        yield from wrapped(marks.named(told, marks.listed(verdict["books"])) if some else told, "      ", "        ")
    for refusal in answer["refusals"]:
        yield from wrapped(under(refusal, answer, marks), "      ", "        ")
    for name, title in (("readings", "readings"), ("branches", "unknown"), ("hangs_on", "hangs")):
        if answer[name]:
            yield from wrapped(marks.named(labels[title], ""), "      ")
            for one in answer[name]:
                yield from wrapped(under(one, answer, marks), "        - ", " " * 10)
    if not answer["hangs_on"]:
        yield from wrapped(labels["hangs_none"], "      ", "        ")


def _why_lines(book: Data, marks: Marks) -> Iterator[str]:
    yield from wrapped(marks.named(book["id"], book["title"]), "  ", "    ")
    for reason in reasons_of(book):
        yield from wrapped(reason["text"], "    ", "      ")
        for paragraph in reason["paragraphs"]:
            yield from wrapped(paragraph_words(paragraph, marks), "      ", "        ")
        for remark in filter(None, (reason["standing"], reason["note"])):
            yield from wrapped(remark, "      ", "        ")


# Markdown -------------------------------------------------------------------------------------------------------------


def _bold(text: str) -> str:
    return f"**{in_markdown(text)}**"


def _code(text: str) -> str:
    return f"`{clean(text).replace('`', '')}`"


def ruling_markdown(ruling: Ruling, *, link: str = "", steps: bool = False) -> str:
    """Write a ruling as Markdown, with a table of the answers; see :func:`ruling_text`."""
    data = ruling_data(ruling, link=link)
    return "\n".join(_markdown(data, steps=steps))


def _markdown(data: Data, *, steps: bool) -> Iterator[str]:
    case, labels, marks = data["case"], data["labels"], marks_of(data)
    yield f"# {in_markdown(case['title'])}"
    if case["question"]:
        yield f"\n{in_markdown(case['question'])}"
    for question in data["questions"]:
        yield from _markdown_question(question, labels, marks)
    yield f"\n## {in_markdown(labels['why'])}\n"
    for book in data["books"]:
        yield from _markdown_why(book, marks)
    if steps:
        yield f"\n## {in_markdown(labels['steps'])}"
        for book in data["books"]:
            yield f"\n### {in_markdown(book['id'])}\n"
            for number, step in enumerate(book["steps"]):
                sources = marks.parted(step["sources"])
                told = marks.aside(step["heading"], sources) if sources else step["heading"]
                yield f"{number}. {in_markdown(told)}"
    yield f"\n## {in_markdown(labels['case'])}\n"
    # A fence longer than any in the text cannot be ended by it.
    fence = "`" * max(3, 1 + max(map(len, re.findall("`+", case["text"])), default=0))
    yield f"{fence}text\n{clean_lines(case['text'])}\n{fence}\n"
    if case["note"]:
        yield f"{in_markdown(marks.named(labels['note'], case['note']))}\n"
    yield in_markdown(case["about"])
    if case["link"]:
        yield f"\n{marks.named(in_markdown(labels['link']), _code(case['link']))}"


def _markdown_question(question: Data, labels: Data, marks: Marks) -> Iterator[str]:
    yield f"\n## {in_markdown(question['asked'])}\n"
    heads = [labels[name] for name in ("answer", "rulebooks", "verdict", "authority")]
    yield f"| {' | '.join(map(in_markdown, heads))} |"
    yield "|---|---|---|---|"
    for answer in question["answers"]:
        for verdict in answer["verdicts"]:
            word = f"{verdict['symbol']} {verdict['verdict']}"
            cells = (answer["told"], marks.listed(verdict["books"]), word, verdict["authority"])
            yield f"| {' | '.join(map(in_markdown, cells))} |"
    yield ""
    for answer in question["answers"]:
        yield from (f"- ✕ **{in_markdown(wrong)}**" for wrong in answer["wrong"])
    yield from _markdown_list(labels["says"], question["claims"], marks)
    for parting in question["partings"]:
        yield f"- {marks.named(_bold(labels['parts']), in_markdown(parting['sentence']))}"
    for answer in question["answers"]:
        yield f"- {marks.aside(_bold(answer['told']), in_markdown(marks.listed(answer['books'])))}"
        for one in (*answer["sentences"], *answer["refusals"]):
            yield f"  - {in_markdown(under(one, answer, marks))}"
        for name, title in (("readings", "readings"), ("branches", "unknown"), ("hangs_on", "hangs")):
            yield from _markdown_list(labels[title], [under(one, answer, marks) for one in answer[name]], marks, "  ")
        if not answer["hangs_on"]:
            yield f"  - {in_markdown(labels['hangs_none'])}"


def _markdown_list(title: str, told: list[str], marks: Marks, indent: str = "") -> Iterator[str]:
    if told:
        yield f"{indent}- {marks.named(in_markdown(title), '').rstrip()}"
        yield from (f"{indent}  - {in_markdown(one)}" for one in told)


def _markdown_why(book: Data, marks: Marks) -> Iterator[str]:
    yield f"- {marks.named(_bold(book['id']), in_markdown(book['title']))}"
    for reason in reasons_of(book):
        yield f"  - {in_markdown(reason['text'])}"
        for paragraph in reason["paragraphs"]:
            yield f"    - {in_markdown(paragraph_words(paragraph, marks))}"
        for remark in filter(None, (reason["standing"], reason["note"])):
            yield f"    - {in_markdown(remark)}"
