"""A timeline as plain text, for a terminal, a screen reader and a notebook without pictures."""

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final
from unicodedata import east_asian_width

from ek_teach.errors import EkTeachError
from ek_teach.timeline import Timeline, Walk
from ek_teach.views.data import Data, label, timeline_data
from ek_teach.views.plain import clean

__all__ = ["as_text", "card_list", "step_label", "step_lines", "table_lines"]

_WORD: Final = re.compile(" ?[^ ]+| ")


def _width(text: str) -> int:
    return len(text) if text.isascii() else sum(2 if east_asian_width(character) in "WF" else 1 for character in text)


def _pieces(text: str) -> Iterator[str]:
    """Cut a text where a line may end: before a blank, and before a character of a script without blanks."""
    for word in _WORD.findall(text):
        if word.isascii():
            yield word
            continue
        piece = ""
        for character in word:
            if piece not in ("", " ") and east_asian_width(character) == "W":
                yield piece
                piece = ""
            piece += character
        yield piece


def _wrapped(text: str, first: str, rest: str, width: int) -> Iterator[str]:
    line, column, fresh = first, _width(first), True
    for each in _pieces(clean(text)):
        piece, columns = each, _width(each)
        if not fresh and column + columns > width:
            yield line
            line, column, fresh = rest, _width(rest), True
        if fresh and piece.startswith(" "):
            piece, columns = piece[1:], columns - 1
        line += piece
        column += columns
        fresh = False
    yield line


def card_list(cards: list[Data]) -> str:
    """Name some cards in order, equal neighbours together.

    Examples
    --------
    >>> card_list([{"code": "N", "name": "Nope"}, {"code": "N", "name": "Nope"}, {"code": "S", "name": "Skip"}])
    '2 × Nope, Skip'
    """
    runs = [(name, len(list(run))) for name, run in groupby(card["name"] for card in cards)]
    return ", ".join(name if number == 1 else f"{number} × {name}" for name, number in runs)


def _placed(cards: list[Data]) -> str:
    words, place = [], 1
    for name, run in groupby(card["name"] for card in cards):
        end = place + len(list(run)) - 1
        words.append(f"{place if end == place else f'{place}–{end}'}: {name}")
        place = end + 1
    return ", ".join(words)


def step_label(data: Data, step: int) -> str:
    """Say which step this is, as ``Step 3 of 12``."""
    number, total = (str(data["frames"][place]["number"]) for place in (step, -1))
    pattern: str = data["labels"]["step"]
    return pattern.replace("{number}", number).replace("{total}", total)


def table_lines(data: Data, step: int) -> list[str]:
    """Describe the table of a step: one line a player, then the piles and what waits for its effect."""
    labels, table = data["labels"], data["frames"][step]["table"]
    lines = []
    for player in table["players"]:
        marks = [labels["turn"]] if player["turn"] else []
        marks += [] if player["living"] else [labels["out"]]
        says = ", ".join([*marks, *player["notes"]])
        line = f"{player['name']} ({says})" if says else player["name"]
        line = f"▶ {line}" if player["turn"] else line
        parts = []
        if player["hand"]:
            parts.append(f"{player['count']} ({card_list(player['hand'])})")
        elif player["living"]:
            parts.append(player["count"])
        if player["front"]:
            parts.append(f"{labels['front']} {card_list(player['front'])}")
        lines.append(f"{line}: {'; '.join(parts)}" if parts else line)
    pile, discard, counts = table["pile"]["cards"], table["discard"], table["counts"]
    lines.append(f"{labels['pile']}: {counts['pile']}" + (f" ({_placed(pile)})" if pile else ""))
    lines.append(f"{labels['discard']}: {counts['discard']}" + (f" ({_placed(discard)})" if discard else ""))
    if table["chain"]:
        links = [
            " ".join(filter(None, (f"{link['player']}: {card_list(link['cards'])}", link["detail"])))
            + f" ({labels['cancelled'] if link['cancelled'] else labels['stands']})"
            for link in table["chain"]
        ]
        lines.append(f"{labels['chain']}: {' ← '.join(links)}")
    if table["away"]:
        lines.append(counts["away"])
    return lines


def step_lines(data: Data, step: int, width: int = 88, *, paragraphs: bool = True) -> list[str]:
    """Tell one step in lines no wider than `width`, the paragraphs themselves or only where they stand."""
    labels, frame = data["labels"], data["frames"][step]
    lines: list[str] = []

    def write(text: str, first: str = "  ", rest: str | None = None) -> None:
        lines.extend(_wrapped(text, first, first if rest is None else rest, width))

    def section(heading: str, items: list[str]) -> None:
        if items:
            write(heading)
            for item in items:
                write(item, "  - ", "    ")

    write(f"{step_label(data, step)}. {frame['heading']}", "", "  ")
    if frame["refused"]:
        write(f"✕ {labels['refused']}")
    if frame["irregular"]:
        write(f"! {labels['irregular']}: {frame['irregular']}")
    for sentence in frame["what"]:
        write(sentence)
    section(labels["changes"], frame["changes"])
    section(labels["answers"], [f"{answer['symbol']} {answer['text']}" for answer in frame["answers"]])
    section(labels["table"], table_lines(data, step))
    if frame["why"]:
        write(labels["why"])
        for reason in frame["why"]:
            write(f"{reason['text']} [{labels['statuses'][reason['status']]['word']}]", "  - ", "    ")
            if reason["sources"] and not paragraphs:
                write(f"§ {'; '.join(reason['sources'])}", "    ", "      ")
            for locator in reason["sources"] if paragraphs else ():
                write(f"§ {locator}: {data['paragraphs'][locator]}", "    ", "      ")
            for remark in filter(None, (reason["assumption"], reason["standing"], reason["note"])):
                write(remark, "    ", "      ")
    return lines


def as_text(timeline: Timeline | Walk, step: int | None = None, width: int = 88) -> str:
    """Tell a timeline, or a walk with its branches, in plain text, the same each time, without colours.

    Parameters
    ----------
    timeline : Timeline or Walk
    step : int or None
        One frame of the record only, counted from 0 as in ``timeline.frames``; None tells the whole walk, with the
        paragraphs it rests on at its end.
    width : int
        The longest line, in columns of a terminal; a longer word is not cut.

    Returns
    -------
    str

    Raises
    ------
    EkTeachError
        If there is no such step.
    """
    walk = timeline if isinstance(timeline, Walk) else None
    data = timeline_data(timeline.timeline() if isinstance(timeline, Walk) else timeline)
    last = len(data["frames"]) - 1
    if step is not None:
        if not 0 <= step <= last:
            raise EkTeachError(f"there is no step {step}: this walk has the steps 0 to {last}.")
        return "\n".join(step_lines(data, step, width))
    head = [*_wrapped(data["title"], "", "", width), *_wrapped(data["about"], "", "", width)]
    steps = [step_lines(data, place, width, paragraphs=False) for place in range(last + 1)]
    foot = [data["labels"]["paragraphs"]] if data["paragraphs"] else []
    for locator, text in data["paragraphs"].items():
        foot += _wrapped(f"§ {locator}: {text}", "  ", "    ", width)
    branches = _branch_lines(walk, width) if walk is not None else []
    return "\n\n".join("\n".join(lines) for lines in (head, *steps, *branches, foot) if lines)


def _branch_lines(walk: Walk, width: int) -> Iterator[list[str]]:
    """Tell each branch from where it departs."""
    for branch in walk.branches[1:]:
        assert branch.parent is not None
        parent = walk.branch(branch.parent).name
        told = label(walk.language, "branch-told", name=branch.name, parent=parent, number=branch.at)
        yield list(_wrapped(f"⋔ {told}", "", "  ", width))
        data = timeline_data(walk.timeline(branch.number))
        for place in range(branch.at + 1, len(data["frames"])):
            yield step_lines(data, place, width, paragraphs=False)
