"""A ruling as a page to be printed and pinned to the wall, and as a piece of HTML for a notebook. No scripts."""

from collections.abc import Iterator
from html import escape
from typing import Final

from ek_teach.explain import Marks
from ek_teach.rulings import Ruling
from ek_teach.views.data import Data, marks_of
from ek_teach.views.html import page, static_file
from ek_teach.views.plain import clean_lines, in_html
from ek_teach.views.rulings_data import reasons_of, ruling_data, under

__all__ = ["ruling_fragment", "ruling_html"]


# A piece of HTML must not set up the paper of the notebook it stands in.
_PAPER: Final = """
@page { size: A4; margin: 10mm 12mm; }
@media print {
  html { color-scheme: light; }
  body { background: none; }
  .ek-walk { min-height: 0; }
}
"""


def ruling_fragment(ruling: Ruling, *, link: str = "", steps: bool = False) -> str:
    """Write a ruling as a piece of HTML, for a notebook's output; it follows the notebook's theme."""
    data = ruling_data(ruling, link=link)
    return f"<style>\n{_style()}</style>\n{_ruling(data, steps=steps, top=3)}"


def ruling_html(ruling: Ruling, *, link: str = "", steps: bool = False) -> str:
    """Write a ruling as a page of its own, which loads nothing; without its steps it is meant for one sheet of paper.

    Parameters
    ----------
    ruling : Ruling
    link : str
        The case as a link, where it is to be shown; paper goes without it.
    steps : bool
        Whether the steps that led there are told too, under each rulebook. Paper then has every paragraph in words as
        well, and without it one for each rule that decides an answer.
    """
    data = ruling_data(ruling, link=link)
    body = _ruling(data, steps=steps, top=1)
    return page(data["language"], in_html(data["case"]["title"]), body, _style() + _PAPER)


def _style() -> str:
    return static_file("step_through.css") + static_file("ruling.css")


def _ruling(data: Data, *, steps: bool, top: int) -> str:
    brief = "" if steps else " ek-brief"
    return (
        f'<article class="ek-walk ek-ruling{brief}" lang="{escape(data["language"])}">\n'
        + "\n".join(_parts(data, steps=steps, top=top))
        + "\n</article>"
    )


def _heading(level: int, style: str, text: str) -> str:
    return f'<h{level} class="ek-{style}">{text}</h{level}>'


def _parts(data: Data, *, steps: bool, top: int) -> Iterator[str]:
    case, labels, marks = data["case"], data["labels"], marks_of(data)
    yield f"<header>{_heading(top, 'title ek-typed', in_html(case['title']))}"
    if case["question"]:
        yield f'<p class="ek-asked ek-typed">{in_html(case["question"])}</p>'
    yield "</header>"
    for question in data["questions"]:
        yield f"<section>{_heading(top + 1, 'part', in_html(question['asked']))}"
        yield '<div class="ek-groups">'
        for answer in question["answers"]:
            yield from _answer(answer, labels, marks, top + 2)
        yield "</div>"
        if question["claims"]:
            yield f"<p><strong>{in_html(labels['says'])}</strong></p>{_list(question['claims'])}"
        for parting in question["partings"]:
            parts = f"<strong>{in_html(labels['parts'])}</strong>"
            yield f'<p class="ek-parts">{marks.named(parts, in_html(parting["sentence"]))}</p>'
        yield "</section>"
    yield f"<section>{_heading(top + 1, 'part', in_html(labels['why']))}"
    yield '<div class="ek-grounds">'
    for book in data["books"]:
        yield f"<section>{_book(book, top + 2)}<ul>"
        yield from _reasons(book, marks)
        yield "</ul></section>"
    yield "</div></section>"
    if steps:
        yield f"<section>{_heading(top + 1, 'part', in_html(labels['steps']))}"
        yield '<div class="ek-grounds">'
        for book in data["books"]:
            yield f'<section>{_book(book, top + 2)}<ol start="0">'
            for step in book["steps"]:
                sources = f'<div class="ek-paragraph"{_lang(book)}>§ {in_html(marks.parted(step["sources"]))}</div>'
                yield f"<li>{in_html(step['heading'])}{sources if step['sources'] else ''}</li>"
            yield "</ol></section>"
        yield "</div></section>"
    yield f"<section>{_heading(top + 1, 'part', in_html(labels['case']))}"
    # The numbers are drawn, so that what is copied is the text alone.
    lines = clean_lines(case["text"]).split("\n")
    told = "\n".join(f"<span>{escape(line)}</span>" for line in lines)
    yield f'<pre class="ek-case">{told}</pre></section>'
    yield "<footer>"
    if case["note"]:
        yield f'<p class="ek-typed">{in_html(marks.named(labels["note"], case["note"]))}</p>'
    yield f"<p>{in_html(case['about'])}</p>"
    if case["link"]:
        link = f"<code>{in_html(case['link'])}</code>"
        yield f'<p class="ek-screen">{marks.named(in_html(labels["link"]), link)}</p>'
    yield "</footer>"


def _lang(book: Data) -> str:
    return f' lang="{escape(book["language"])}"'


def _book(book: Data, level: int) -> str:
    return _heading(level, "book-name", f'{in_html(book["id"])} <span class="ek-soft">{in_html(book["title"])}</span>')


def _answer(answer: Data, labels: Data, marks: Marks, level: int) -> Iterator[str]:
    yield '<section class="ek-answer">'
    told = in_html(answer["told"])
    books = marks.listed(f"<span>{in_html(book)}</span>" for book in answer["books"])
    says = f'<span class="ek-says">{told}</span> <span class="ek-who-says">{books}</span>'
    yield _heading(level, "told", says)
    yield from (
        f'<p class="ek-fault"><span aria-hidden="true">✕</span> {in_html(wrong)}</p>' for wrong in answer["wrong"]
    )
    yield from (f"<p>{in_html(under(one, answer, marks))}</p>" for one in (*answer["sentences"], *answer["refusals"]))
    yield '<ul class="ek-verdicts">'
    for verdict in answer["verdicts"]:
        told = marks.aside(f"<strong>{in_html(verdict['verdict'])}</strong>", in_html(verdict["authority"]))
        if len(answer["verdicts"]) > 1:
            told = marks.named(told, in_html(marks.listed(verdict["books"])))
        yield f'<li><span class="ek-sign" aria-hidden="true">{verdict["symbol"]}</span> {told}</li>'
    yield "</ul>"
    for name, heading in (("readings", "readings"), ("branches", "unknown"), ("hangs_on", "hangs")):
        if answer[name]:
            yield f'<p class="ek-sub">{in_html(labels[heading])}</p>'
            yield _list([under(one, answer, marks) for one in answer[name]])
    if not answer["hangs_on"]:
        yield f'<p class="ek-soft">{in_html(labels["hangs_none"])}</p>'
    yield "</section>"


def _reasons(book: Data, marks: Marks) -> Iterator[str]:
    for reason in reasons_of(book):
        yield f'<li class="{"ek-deciding" if reason["deciding"] else "ek-more"}">{in_html(reason["text"])}'
        for paragraph in reason["paragraphs"]:
            source = f"<span{_lang(book)}>§ {in_html(paragraph['source'])}</span>"
            words = (
                f'<span class="ek-words">{marks.colon}{in_html(paragraph["paraphrase"])}</span>'
                if paragraph["paraphrase"]
                else ""
            )
            yield f'<div class="ek-paragraph">{source}{words}</div>'
        if reason["standing"]:
            yield f'<div class="ek-paragraph">{in_html(reason["standing"])}</div>'
        if reason["note"]:
            yield f'<div class="ek-paragraph ek-aside">{in_html(reason["note"])}</div>'
        yield "</li>"


def _list(texts: list[str]) -> str:
    return f"<ul>{''.join(f'<li>{in_html(text)}</li>' for text in texts)}</ul>"
