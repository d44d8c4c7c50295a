"""A ruling as a page to be printed and pinned to the wall, and as a piece of HTML for a notebook. No scripts."""

from collections.abc import Iterator
from html import escape

from ek_teach.rulings import Ruling
from ek_teach.views.data import Data
from ek_teach.views.html import PAGE_CSS, allow, static_file
from ek_teach.views.plain import clean, clean_lines
from ek_teach.views.rulings_data import reasons_of, ruling_data, under

__all__ = ["ruling_fragment", "ruling_html"]


def ruling_fragment(ruling: Ruling, *, link: str = "", steps: bool = False) -> str:
    """Write a ruling as a piece of HTML, for a notebook's output; it follows the notebook's theme."""
    data = ruling_data(ruling, link=link)
    return f"<style>\n{_style()}</style>\n{_ruling(data, steps=steps, top=3)}"


def ruling_html(ruling: Ruling, *, link: str = "", steps: bool = False) -> str:
    """Write a ruling as a page of its own, which loads nothing and prints on one sheet.

    Parameters
    ----------
    ruling : Ruling
    link : str
        The case as a link, where it is to be shown.
    steps : bool
        Whether the steps that led there are told too, under each rulebook.
    """
    data = ruling_data(ruling, link=link)
    style = f"\n{_style()}{PAGE_CSS}"
    policy = f"default-src 'none'; style-src {allow(style)}; img-src data:; base-uri 'none'; form-action 'none'"
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(data["language"])}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<link rel="icon" href="data:,">\n<title>{_told(data["case"]["title"])}</title>\n<style>{style}</style>\n'
        f"</head>\n<body>\n<main>\n{_ruling(data, steps=steps, top=1)}\n</main>\n</body>\n</html>\n"
    )


def _style() -> str:
    return static_file("step_through.css") + static_file("ruling.css")


def _told(text: str) -> str:
    return escape(clean(text))


def _ruling(data: Data, *, steps: bool, top: int) -> str:
    return (
        f'<article class="ek-walk ek-ruling" lang="{escape(data["language"])}">\n'
        + "\n".join(_parts(data, steps=steps, top=top))
        + "\n</article>"
    )


def _parts(data: Data, *, steps: bool, top: int) -> Iterator[str]:
    case, labels = data["case"], data["labels"]
    yield f"<h{top}>{_told(case['title'])}</h{top}>"
    if case["question"]:
        yield f'<p class="ek-asked">{_told(case["question"])}</p>'
    for question in data["questions"]:
        yield f"<h{top + 1}>{_told(question['asked'])}</h{top + 1}>"
        for answer in question["answers"]:
            yield from _answer(answer, labels)
        if question["claims"]:
            yield _list(question["claims"])
        for parting in question["partings"]:
            yield f"<p><strong>{_told(labels['parts'])}:</strong> {_told(parting['sentence'])}</p>"
    yield f'<h{top + 1}>{_told(labels["why"])}</h{top + 1}>\n<div class="ek-grounds">'
    for book in data["books"]:
        yield f"<section><h{top + 2}>{_told(book['id'])}</h{top + 2}><ul>"
        yield from _reasons(book)
        yield "</ul></section>"
    yield "</div>"
    if steps:
        yield f"<h{top + 1}>{_told(labels['steps'])}</h{top + 1}>"
        for book in data["books"]:
            yield f'<h{top + 2}>{_told(book["id"])}</h{top + 2}>\n<ol start="0">'
            for step in book["steps"]:
                sources = f'<div class="ek-paragraph">§ {_told("; ".join(step["sources"]))}</div>'
                yield f"<li>{_told(step['heading'])}{sources if step['sources'] else ''}</li>"
            yield "</ol>"
    yield f"<h{top + 1}>{_told(labels['case'])}</h{top + 1}>\n<pre>{escape(clean_lines(case['text']))}</pre>\n<footer>"
    if case["note"]:
        yield f"<p>{_told(labels['note'])}: {_told(case['note'])}</p>"
    yield f"<p>{_told(case['about'])}.</p>"
    if case["link"]:
        yield f"<p>{_told(labels['link'])}: <code>{_told(case['link'])}</code></p>"
    yield "</footer>"


def _answer(answer: Data, labels: Data) -> Iterator[str]:
    yield '<section class="ek-answer">'
    yield f'<p class="ek-told">{_told(answer["told"])}</p>'
    yield f'<p class="ek-books">{_told(labels["rulebooks"])}: {_told(", ".join(answer["books"]))}</p>'
    yield from (f"<p>{_told(under(one, answer))}</p>" for one in (*answer["sentences"], *answer["refusals"]))
    yield '<ul class="ek-verdicts">'
    for verdict in answer["verdicts"]:
        books = f": {', '.join(verdict['books'])}" if len(answer["verdicts"]) > 1 else ""
        told = f"{verdict['verdict']} ({verdict['authority']}){books}"
        yield f'<li><span aria-hidden="true">{verdict["symbol"]}</span> {_told(told)}</li>'
    yield "</ul>"
    for name, heading in (("readings", "readings"), ("branches", "unknown"), ("hangs_on", "hangs")):
        if answer[name]:
            yield f"<p><strong>{_told(labels[heading])}</strong></p>"
            yield _list([under(one, answer) for one in answer[name]])
    yield from (f'<p class="ek-fault">✕ {_told(wrong)}</p>' for wrong in answer["wrong"])
    yield "</section>"


def _reasons(book: Data) -> Iterator[str]:
    for reason in reasons_of(book):
        yield f"<li>{_told(reason['text'])}"
        for paragraph in reason["paragraphs"]:
            yield f'<div class="ek-paragraph">§ {_told(paragraph["source"])}: {_told(paragraph["paraphrase"])}</div>'
        if reason["standing"]:
            yield f'<div class="ek-paragraph">{_told(reason["standing"])}</div>'
        yield "</li>"


def _list(texts: list[str]) -> str:
    return f"<ul>{''.join(f'<li>{_told(text)}</li>' for text in texts)}</ul>"
