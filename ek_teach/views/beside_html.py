"""Several rulebooks side by side as HTML: every step stands in it, and a small script shows them one by one."""

import json
from collections.abc import Iterator
from hashlib import sha256
from html import escape

from ek_teach.explain import load_catalogue
from ek_teach.rulings import SideBySide
from ek_teach.views.beside import side_by_side_data
from ek_teach.views.data import Data, marks_of
from ek_teach.views.html import page, static_file
from ek_teach.views.plain import in_html

__all__ = ["side_by_side_body", "side_by_side_fragment", "side_by_side_html", "side_by_side_script"]


def side_by_side_body(table: SideBySide) -> str:
    """Write the walk itself, without style and script."""
    data = side_by_side_data(table)
    body = "\n".join(_parts(data))
    labels = escape(json.dumps(data["labels"], ensure_ascii=False))
    mark = sha256(body.encode()).hexdigest()[:12]
    return (
        f'<div class="ek-walk ek-beside" data-ek-beside="{mark}" data-labels="{labels}"'
        f' lang="{escape(data["language"])}">\n{body}\n</div>'
    )


def side_by_side_fragment(table: SideBySide) -> str:
    """Write a side-by-side walk as a piece of HTML, for a notebook's output."""
    return (
        f"<style>\n{_style()}</style>\n{side_by_side_body(table)}\n"
        f'<script type="module">\n{side_by_side_script()}\nmountAll();\n</script>\n'
    )


def side_by_side_html(table: SideBySide) -> str:
    """Write a side-by-side walk as a page of its own, which loads nothing."""
    script = f"{side_by_side_script()}\nmountAll(true);\n"
    tag = load_catalogue(table.ruling.language).tag
    return page(tag, in_html(table.ruling.case.title), side_by_side_body(table), _style(), script)


def side_by_side_script() -> str:
    """Join the script of the side-by-side walk."""
    return f"{static_file('keys.js')}\n{static_file('side_by_side.js')}"


def _style() -> str:
    return static_file("step_through.css") + static_file("side_by_side.css")


def _parts(data: Data) -> Iterator[str]:
    labels = data["labels"]
    yield f'<div class="ek-title" role="heading" aria-level="2">{in_html(data["title"])}</div>'
    if data["question"]:
        yield f'<p class="ek-asked">{in_html(data["question"])}</p>'
    yield f'<section class="ek-verdicts" aria-label="{in_html(labels["verdicts"])}">'
    for question in data["questions"]:
        yield f'<p class="ek-question">{in_html(question["asked"])}</p>\n<ul class="ek-chips">'
        for answer in question["answers"]:
            yield (
                f'<li class="ek-chip"><span class="ek-books">{in_html(marks_of(data).listed(answer["books"]))}</span>'
                f'<strong class="ek-told">{in_html(answer["told"])}</strong>'
                f" <span>{in_html(answer['verdict'])}</span></li>"
            )
        yield "</ul>"
        yield from (f'<p class="ek-parting">{in_html(sentence)}</p>' for sentence in question["why"])
    yield f'</section>\n<ol class="ek-rows" start="0" aria-label="{in_html(labels["steps"])}">'
    for row in data["rows"]:
        yield from _row(row, data)
    yield "</ol>"
    if data["parting"] is None:
        yield f"<p>{in_html(labels['never'])}</p>"


def _row(row: Data, data: Data) -> Iterator[str]:
    first = " data-first" if row["first"] else ""
    yield f'<li class="ek-row"{first}>'
    where = f'<span class="ek-where">{row["number"]} · {in_html(row["where"])}</span>'
    badge = f' <strong class="ek-badge ek-irregular">≠ {in_html(data["labels"]["parting"])}</strong>' if first else ""
    yield f'<p class="ek-at">{where}{badge}</p>\n<div class="ek-groups">'
    for place, group in enumerate(row["groups"]):
        yield f'<section class="ek-group{" ek-other" if place else ""}">'
        yield f'<p class="ek-mark">{in_html(group["mark"])}</p>'
        yield from _group(group, data["paragraphs"])
        yield "</section>"
    yield "</div></li>"


def _group(group: Data, paragraphs: dict[str, str]) -> Iterator[str]:
    if group["missing"]:
        yield f"<p>{in_html(group['missing'])}</p>"
        return
    step = group["step"]
    yield f'<p class="ek-head">{in_html(step["heading"])}</p>'
    if step["refused"]:
        yield f'<p><strong class="ek-badge ek-refused">✕ {in_html(step["refused"])}</strong></p>'
    if step["irregular"]:
        yield f"<p><strong>!</strong> {in_html(step['irregular'])}</p>"
    yield from (f"<p>{in_html(sentence)}</p>" for sentence in step["what"])
    if step["turn"]:
        yield f'<p class="ek-turn">▶ {in_html(step["turn"])}</p>'
    yield from (f"<p>? {in_html(answer)}</p>" for answer in step["answers"])
    for source in step["sources"]:
        yield f"<details><summary>§ {in_html(source)}</summary><p>{in_html(paragraphs[source])}</p></details>"
