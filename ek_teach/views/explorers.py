"""Two explorers to try rules out on: whose turn it is and how many are owed, and who may answer a Nope.

Each is a widget, a piece of a page that needs no kernel, and a text; all three show what the engine found out.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

import anywidget
import traitlets

from ek_teach.explain import load_catalogue
from ek_teach.languages import spoken
from ek_teach.rulebook import Rulebook
from ek_teach.views.data import Data, label
from ek_teach.views.explorers_data import attack_data, books_of, fill_names, nope_data
from ek_teach.views.html import page, static_file
from ek_teach.views.plain import in_html, wrapped

__all__ = ["AttackCounter", "NopeExplorer", "explorer_fragment", "explorer_html", "explorer_text"]

# Whatever could end the element that the data stands in, or start a comment, is written as an escape of JSON.
_ESCAPES: Final = {character: f"\\u{ord(character):04x}" for character in "<>&\u2028\u2029"}


class _Grid(NamedTuple):
    """A table in words: what it is called, its columns, and its rows with their headings first."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def _language(data: Data) -> str:
    return str(data["language"]).partition("-")[0]


def _titles(data: Data) -> list[str]:
    return [f"{book['title']} ({book['id']})" for book in data["titles"]]


# Every state in words -------------------------------------------------------------------------------------------------


def _turns(states: dict[str, Data]) -> Iterator[str]:
    """The states, each turn once: with as many Attacks left as it can have."""
    for key, state in sorted(states.items(), key=lambda item: (item[1]["attacked"], item[1]["owed"], -item[1]["left"])):
        twins = [
            other
            for other in states.values()
            if (other["owed"], other["attacked"]) == (state["owed"], state["attacked"])
        ]
        if state["left"] == max(other["left"] for other in twins):
            yield key


def _outcome(data: Data, book: int, key: str, edge: str) -> str:
    """Whose turn it is after something, told from the first seat."""
    states = data["books"][book]["states"]
    found = states[key]["edges"].get(edge)
    if found is None:
        return label(_language(data), "explore-none")
    return fill_names(states[found["to"]]["told"], data["players"], found["by"])


def _attack_grids(data: Data) -> Iterator[_Grid]:
    edges, names = data["edges"], data["players"]
    columns = (label(_language(data), "explore-turn-state"), *(edge["label"] for edge in edges))
    for book, title in enumerate(_titles(data)):
        states = data["books"][book]["states"]
        rows = tuple(
            (fill_names(states[key]["told"], names), *(_outcome(data, book, key, edge["code"]) for edge in edges))
            for key in _turns(states)
        )
        yield _Grid(title, columns, rows)


def _partings(data: Data) -> list[str]:
    """Where rulebooks part: the turns in which the same step has another outcome."""
    language, ids = _language(data), [book["id"] for book in data["titles"]]
    graphs = [book["states"] for book in data["books"]]
    lines = []
    for key in _turns(graphs[0]):
        for edge in data["edges"]:
            having = [book for book, states in enumerate(graphs) if key in states]
            told = {book: _outcome(data, book, key, edge["code"]) for book in having}
            if len(set(told.values())) < 2:
                continue
            said = load_catalogue(language).marks.sentences(
                label(language, "explore-said", book=ids[book], told=text) for book, text in told.items()
            )
            where = fill_names(graphs[0][key]["told"], data["players"])
            lines.append(label(language, "explore-row-parts", where=where, edge=edge["label"], told=said))
    return lines or [label(language, "explore-never-parted")]


def _nope_grids(data: Data) -> Iterator[_Grid]:
    labels, names, language = data["labels"], data["players"], _language(data)
    say = load_catalogue(language)
    marks = say.marks
    for graph, title in zip(data["books"], _titles(data), strict=True):
        rows = []
        for key, node in graph["nodes"].items():
            count, top, below = (int(part) for part in key.split("."))
            chain = label(language, "explore-top" if count else "explore-first", player=names[top], owner=names[below])
            able = [name for name, seat in zip(names, node["seats"], strict=True) if seat["may"]]
            refused = [
                marks.named(name, marks.sentences(seat["told"]))
                for name, seat in zip(names, node["seats"], strict=True)
                if not seat["may"]
            ]
            told = (
                label(language, "explore-answerers", players=say.listing(able))
                if able
                else label(language, "explore-nobody")
            )
            now = label(language, "explore-is-cancelled" if count % 2 else "explore-takes-effect")
            rows.append(
                (label(language, "explore-nopes-on-it", number=count), chain, now, told, marks.sentences(refused))
            )
        columns = ("explore-nopes", "explore-on-top", "explore-now", "explore-answers", "explore-may-not")
        yield _Grid(
            marks.named(title, labels["answers"]), tuple(label(language, name) for name in columns), tuple(rows)
        )
        ends = tuple(
            (
                play["label"],
                label(language, "explore-nopes-on-it", number=count),
                marks.sentences((*end["told"], end["cards"])),
            )
            for play in data["plays"]
            for count, end in enumerate(graph["ends"][play["code"]])
        )
        heads = (
            fill_names(labels["play"].replace("{player}", "{0}"), names),
            label(language, "explore-nopes"),
            labels["result"],
        )
        yield _Grid(marks.named(title, labels["result"]), heads, ends)


def _grids(data: Data) -> list[_Grid]:
    return list(_attack_grids(data) if data["kind"] == "attack" else _nope_grids(data))


def explorer_text(data: Data) -> str:
    """Tell everything that an explorer can show, in plain text, the same each time.

    Parameters
    ----------
    data : dict
        What :func:`ek_teach.views.explorers_data.attack_data` or ``nope_data`` made.

    Examples
    --------
    >>> print(explorer_text(attack_data(books_of("zh", ()), players=2)).splitlines()[5])
    It is Ana's turn, an ordinary one.
    """
    marks = load_catalogue(_language(data)).marks
    lines = [*wrapped(data["title"]), *wrapped(data["about"])]
    for grid in _grids(data):
        lines += ["", *wrapped(grid.title), ""]
        for row in grid.rows:
            lines += wrapped(row[0] if data["kind"] == "attack" else f"{row[0]} · {row[1]}")
            cells = (
                zip(grid.columns[1:], row[1:], strict=True)
                if data["kind"] == "attack"
                else zip(grid.columns[2:], row[2:], strict=True)
            )
            for column, cell in cells:
                if cell:
                    lines += wrapped(marks.named(column, cell), "  - ")
    if data["kind"] == "attack" and len(data["books"]) > 1:
        lines += ["", *wrapped(label(_language(data), "explore-parts-title"))]
        for line in _partings(data):
            lines += wrapped(line, "  - ")
    lines.append("")
    for locator, paragraph in data["paragraphs"].items():
        lines += wrapped(f"§ {marks.named(locator, paragraph)}", "", "    ")
    return "\n".join(lines)


# Pages ----------------------------------------------------------------------------------------------------------------


def _table(grid: _Grid) -> str:
    heads = "".join(f'<th scope="col">{in_html(column)}</th>' for column in grid.columns)
    rows = "".join(
        f'<tr><th scope="row">{in_html(row[0])}</th>{"".join(f"<td>{in_html(cell)}</td>" for cell in row[1:])}</tr>\n'
        for row in grid.rows
    )
    head = f"<caption>{in_html(grid.title)}</caption><thead><tr>{heads}</tr></thead>"
    return f"<table>{head}\n<tbody>\n{rows}</tbody></table>"


def _payload(data: Data) -> str:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for character, escape_of_it in _ESCAPES.items():
        text = text.replace(character, escape_of_it)
    return text


def _mark(data: Data) -> str:
    return sha256(_payload(data).encode()).hexdigest()[:12]


def _body(data: Data, tag: str) -> str:
    parts = [_table(grid) for grid in _grids(data)]
    if data["kind"] == "attack" and len(data["books"]) > 1:
        items = "".join(f"<li>{in_html(line)}</li>" for line in _partings(data))
        parts.append(f"<p>{in_html(label(_language(data), 'explore-parts-title'))}</p><ul>{items}</ul>")
    tables = "\n".join(parts)
    return (
        f'<div class="ek-walk ek-explorer" data-ek-explorer="{_mark(data)}" lang="{in_html(data["language"])}">\n'
        f'<script type="application/json">{_payload(data)}</script>\n'
        f"<{tag}>{in_html(data['title'])}</{tag}>\n<p>{in_html(data['about'])}</p>\n"
        f'<div class="ek-x-tables" tabindex="0" role="group" aria-label="{in_html(data["title"])}">\n'
        f"{tables}\n</div>\n</div>"
    )


def explorer_script() -> str:
    """Join the script of both explorers."""
    return static_file("drawing.js") + "\n" + static_file("explorer.js")


def _script(data: Data) -> str:
    return (
        f"{explorer_script()}\n"
        f"for (const home of document.querySelectorAll('[data-ek-explorer=\"{_mark(data)}\"]')) {{\n"
        "  const data = home.querySelector('script[type=\"application/json\"]');\n"
        "  if (data) mount(home, JSON.parse(data.textContent));\n"
        "}\n"
    )


def _style() -> str:
    return static_file("step_through.css") + static_file("explorer.css")


def explorer_fragment(data: Data) -> str:
    """Write an explorer as a piece of HTML: tables of all states, which a script, where one runs, turns into buttons.

    Parameters
    ----------
    data : dict
        What :func:`ek_teach.views.explorers_data.attack_data` or ``nope_data`` made.
    """
    return f'<style>\n{_style()}</style>\n{_body(data, "p")}\n<script type="module">\n{_script(data)}</script>\n'


def explorer_html(data: Data) -> str:
    """Write an explorer as a page of its own, which loads nothing."""
    return page(data["language"], in_html(data["title"]), _body(data, "h1"), _style(), _script(data))


# Widgets --------------------------------------------------------------------------------------------------------------


class _Explorer(anywidget.AnyWidget):
    """What both widgets have in common: the data, and forms of it for readers without a kernel."""

    _esm = explorer_script()
    _css = _style()
    _made: Callable[..., Data]
    data = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        rulebook: str | Rulebook = "es",
        players: int = 3,
        rulebooks: Sequence[str | Rulebook] = (),
        *,
        names: Sequence[str] | None = None,
        language: str | None = None,
    ) -> None:
        super().__init__(data=self._made(books_of(rulebook, rulebooks), players, names, spoken(language)))

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        shown = super()._repr_mimebundle_(**kwargs)
        bundle, about = shown or ({}, {})
        data = dict(self.data)
        return bundle | {"text/html": explorer_fragment(data), "text/plain": explorer_text(data)}, about

    def __repr__(self) -> str:
        # The same each time, so that a notebook's output can be compared with an earlier one.
        books = ", ".join(book["id"] for book in self.data["titles"])
        return f"<{type(self).__name__} {books}: {len(self.data['players'])} players>"


class AttackCounter(_Explorer):
    """Attacks, Skips and draws to try out: who must move and how many turns are owed, after each step.

    Parameters
    ----------
    rulebook : str or Rulebook
        The rulebook that is played.
    players : int
        Two to five.
    rulebooks : sequence of str or Rulebook
        Several rulebooks instead, side by side; where they part is said.
    names : sequence of str, optional
        The players, by seat.
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Examples
    --------
    >>> AttackCounter(rulebooks=("es", "zh"))
    <AttackCounter es, zh: 3 players>
    """

    _made = staticmethod(attack_data)


class NopeExplorer(_Explorer):
    """A chain of Nopes to try out: who may answer, whether the play stands, and what comes of it.

    Parameters
    ----------
    rulebook : str or Rulebook
        The rulebook that is played.
    players : int
        Two to five.
    rulebooks : sequence of str or Rulebook
        Several rulebooks instead, to switch between.
    names : sequence of str, optional
        The players, by seat; the first one plays.
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Examples
    --------
    >>> NopeExplorer("zh", players=4)
    <NopeExplorer zh: 4 players>
    """

    _made = staticmethod(nope_data)
