"""A timeline as HTML: a page of its own that needs no network, or a piece of one for a notebook.

Both hold every step as a plain list, which is what a reader without scripts sees; where scripts run, the list is
replaced by the same table and buttons as in the notebook's widget.
"""

import json
from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from ek_teach.timeline import Timeline, Walk
from ek_teach.views.data import Data, marks_of, packed, timeline_data
from ek_teach.views.plain import save_text
from ek_teach.views.text import step_heading, table_lines
from ek_teach.views.walk_data import page_data

__all__ = ["as_fragment", "as_html", "page", "save_html", "static_file", "step_script", "step_style"]

# Whatever could end the element that the data stands in, or start a comment, is written as an escape of JSON.
_ESCAPES: Final = {character: f"\\u{ord(character):04x}" for character in "<>&\u2028\u2029"}

_PAGE_CSS: Final = """
html { color-scheme: light dark; }
body { margin: 0; background: #e9e5da; }
@media (prefers-color-scheme: dark) { body { background: #121118; } }
.ek-walk { max-width: 76rem; margin: 0 auto; min-height: 100vh; }
"""


@cache
def static_file(name: str) -> str:
    """Read the script or the style that every view shares."""
    return (files("ek_teach.views") / "static" / name).read_text(encoding="utf-8")


_STEP_PARTS: Final = ("base", "table", "told", "diagram", "moves", "what_if", "predict", "play", "through")
"""The parts of the step-through's script, in the order in which they are joined."""


@cache
def step_script() -> str:
    """Join the script of the step-through."""
    return "\n".join(map(static_file, ("drawing.js", "keys.js", *(f"step_{part}.js" for part in _STEP_PARTS))))


@cache
def step_style() -> str:
    """Join the style of the step-through."""
    return static_file("step_through.css") + static_file("step_panels.css")


def _items(texts: list[str]) -> str:
    return "".join(f"<li>{escape(text)}</li>" for text in texts)


def _static_step(data: Data, step: int) -> str:
    labels, frame, marks = data["labels"], data["frames"][step], marks_of(data)
    parts = [f"<summary>{escape(step_heading(data, step))}</summary>"]
    if frame["refused"]:
        parts.append(f"<p><strong>✕ {escape(labels['refused'])}</strong></p>")
    if frame["irregular"]:
        irregular = f"<strong>! {escape(labels['irregular'])}</strong>"
        parts.append(f"<p>{marks.named(irregular, escape(frame['irregular']))}</p>")
    parts += [f"<p>{escape(sentence)}</p>" for sentence in frame["what"]]
    for name, texts in (
        ("changes", frame["changes"]),
        ("answers", [f"{answer['symbol']} {answer['text']}" for answer in frame["answers"]]),
        ("table", table_lines(data, step)),
    ):
        if texts:
            parts.append(f"<p><strong>{escape(labels[name])}</strong></p><ul>{_items(texts)}</ul>")
    if frame["why"]:
        parts.append(f"<p><strong>{escape(labels['why'])}</strong></p><ul>")
        for reason in frame["why"]:
            status = labels["statuses"][reason["status"]]["word"]
            told = [f"§ {marks.parted(reason['sources'])}"] if reason["sources"] else []
            told += filter(None, (reason["assumption"], reason["standing"], reason["note"]))
            parts.append(f"<li>{escape(reason['text'])} <em>[{escape(status)}]</em><ul>{_items(told)}</ul></li>")
        parts.append("</ul>")
    return f"<li><details>{''.join(parts)}</details></li>"


def _json(data: list[Data]) -> str:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for character, escape_of_it in _ESCAPES.items():
        text = text.replace(character, escape_of_it)
    return text


def _static_paragraphs(data: Data) -> str:
    if not data["paragraphs"]:
        return ""
    told = "".join(f"<dt>§ {escape(at)}</dt><dd>{escape(text)}</dd>" for at, text in data["paragraphs"].items())
    return f"<details><summary>{escape(data['labels']['paragraphs'])}</summary><dl>{told}</dl></details>\n"


def _walk(data: Data, payload: str, mark: str, tag: str) -> str:
    steps = "\n".join(_static_step(data, step) for step in range(len(data["frames"])))
    language = escape(data["language"])
    return (
        f'<div class="ek-walk" data-ek-walk="{mark}" lang="{language}">\n'
        f'<script type="application/json">{payload}</script>\n'
        f"<{tag}>{escape(data['title'])}</{tag}>\n<p>{escape(data['about'])}</p>\n"
        f'<ol class="ek-static" start="{data["frames"][0]["number"]}">\n{steps}\n</ol>\n'
        f"{_static_paragraphs(data)}</div>"
    )


def _script(mark: str) -> str:
    # A walk that is shown twice has its data twice; once a walk runs, its data is no longer in the page.
    return (
        f"{step_script()}\n"
        f"for (const home of document.querySelectorAll('[data-ek-walk=\"{mark}\"]')) {{\n"
        "  const data = home.querySelector('script[type=\"application/json\"]');\n"
        "  if (data) mountPage(home, JSON.parse(data.textContent));\n"
        "}\n"
    )


def _mark(payload: str) -> str:
    return sha256(payload.encode()).hexdigest()[:12]


def as_fragment(timeline: Timeline | Walk) -> str:
    """Write a timeline, or a walk with its branches, as a piece of HTML, for a notebook's output.

    Parameters
    ----------
    timeline : Timeline or Walk

    Returns
    -------
    str
        The list of steps, with the style and the script that turn it into a walk. It is named after a digest of its
        own data, so that several can stand in one page, and it is the same each time.
    """
    # The diagram is for the widget and for a page of its own: a notebook that is stored stays small.
    versions = page_data(timeline) if isinstance(timeline, Walk) else [packed(timeline_data(timeline))]
    data = timeline_data(timeline.timeline() if isinstance(timeline, Walk) else timeline)
    payload = _json([version | {"diagram": None} for version in versions])
    mark = _mark(payload)
    return (
        f"<style>\n{step_style()}</style>\n{_walk(data, payload, mark, 'p')}\n"
        f'<script type="module">\n{_script(mark)}</script>\n'
    )


def _allow(text: str) -> str:
    """Tell a page's policy that this script or style is meant."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def page(language: str, title: str, body: str, style: str, script: str = "") -> str:
    """Write a page of its own, which loads nothing: its policy allows only the script and the style inside it.

    Parameters
    ----------
    language, title, body : str
        As HTML.
    style, script : str
        Besides what every page has.
    """
    style = f"\n{style}{_PAGE_CSS}"
    allowed, told = f"style-src {_allow(style)}", ""
    if script:
        script = f"\n{script}"
        allowed, told = f"script-src {_allow(script)}; {allowed}", f'<script type="module">{script}</script>\n'
    policy = f"default-src 'none'; {allowed}; img-src data:; base-uri 'none'; form-action 'none'"
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<link rel="icon" href="data:,">\n<title>{title}</title>\n<style>{style}</style>\n'
        f"</head>\n<body>\n<main>\n{body}\n</main>\n{told}</body>\n</html>\n"
    )


def as_html(timeline: Timeline | Walk, *, languages: Sequence[str] = (), viewers: Sequence[str] = ()) -> str:
    """Write a timeline, or a walk with its branches, as a page of its own.

    Parameters
    ----------
    timeline : Timeline or Walk
    languages, viewers : sequence of str
        Between which languages, and between whose eyes, the reader of the page can change; as a rule there is nothing
        to change. What any of these viewers may know is in the page, whoever opens it.

    Returns
    -------
    str
        One HTML document. It loads nothing: its policy allows only the script and the style inside it.

    Raises
    ------
    EkTeachError
        If there is no such language or viewer, or if what that viewer may know is not in the timeline.
    """
    walk = timeline if isinstance(timeline, Walk) else Walk(timeline)
    versions = page_data(walk, languages, viewers)
    data, payload = timeline_data(walk.timeline()), _json(versions)
    mark = _mark(payload)
    # Nothing else is on the page, so the keys work without a click.
    focus = "document.querySelector('.ek-root')?.focus({ preventScroll: true });\n"
    body = _walk(data, payload, mark, "h1")
    return page(data["language"], escape(data["title"]), body, step_style(), f"{_script(mark)}{focus}")


def save_html(
    timeline: Timeline | Walk, path: str | Path, *, languages: Sequence[str] = (), viewers: Sequence[str] = ()
) -> Path:
    """Write a timeline, or a walk with its branches, into a file as a page of its own.

    Parameters
    ----------
    timeline : Timeline or Walk
    path : str or Path
        Another file of this name is replaced.
    languages, viewers : sequence of str
        See :func:`as_html`.

    Returns
    -------
    Path
        The file's path.

    Raises
    ------
    EkTeachError
        If the file cannot be written; what was there before is then as it was.
    """
    path = Path(path)
    save_text(as_html(timeline, languages=languages, viewers=viewers), path)
    return path
