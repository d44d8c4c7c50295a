"""A timeline as plain text, for a terminal, a screen reader and a notebook without pictures."""

from collections.abc import Iterator
from itertools import groupby

from ek_teach.errors import EkTeachError
from ek_teach.explain import Marks
from ek_teach.timeline import Timeline, Walk
from ek_teach.views.data import Data, label, marks_of, timeline_data
from ek_teach.views.plain import wrapped

__all__ = ["as_text", "card_list", "step_heading", "step_label", "step_lines", "table_lines"]


def card_list(cards: list[Data], marks: Marks) -> str:
    """Name some cards in order, equal neighbours together.

    Examples
    --------
    >>> from ek_teach.explain import load_catalogue
    >>> cards = [{"code": "N", "name": "Nope"}, {"code": "N", "name": "Nope"}, {"code": "S", "name": "Skip"}]
    >>> card_list(cards, load_catalogue("en").marks)
    '2 × Nope, Skip'
    """
    runs = [(name, len(list(run))) for name, run in groupby(card["name"] for card in cards)]
    return marks.listed(marks.counted(number, name) for name, number in runs)


def _placed(cards: list[Data], marks: Marks) -> str:
    words, place = [], 1
    for name, run in groupby(card["name"] for card in cards):
        end = place + len(list(run)) - 1
        words.append(marks.named(f"{place if end == place else f'{place}–{end}'}", name))
        place = end + 1
    return marks.listed(words)


def step_label(data: Data, step: int) -> str:
    """Say which step this is, as ``Step 3 of 12``."""
    number, total = (str(data["frames"][place]["number"]) for place in (step, -1))
    pattern: str = data["labels"]["step"]
    return pattern.replace("{number}", number).replace("{total}", total)


def step_heading(data: Data, step: int) -> str:
    """Say which step this is, and what happens in it."""
    marks = marks_of(data)
    return f"{step_label(data, step)}{marks.stop}{marks.gap}{data['frames'][step]['heading']}"


def _player_line(player: Data, labels: Data, marks: Marks) -> str:
    notes = [labels["turn"]] if player["turn"] else []
    notes += [] if player["living"] else [labels["out"]]
    says = marks.listed([*notes, *player["notes"]])
    line = marks.aside(player["name"], says) if says else player["name"]
    line = f"▶ {line}" if player["turn"] else line
    parts = []
    if player["hand"]:
        parts.append(marks.aside(player["count"], card_list(player["hand"], marks)))
    elif player["living"]:
        parts.append(player["count"])
    if player["front"]:
        parts.append(f"{labels['front']} {card_list(player['front'], marks)}")
    return marks.named(line, marks.parted(parts)) if parts else line


def table_lines(data: Data, step: int) -> list[str]:
    """Describe the table of a step: one line a player, then the piles and what waits for its effect."""
    labels, table, marks = data["labels"], data["frames"][step]["table"], marks_of(data)
    lines = [_player_line(player, labels, marks) for player in table["players"]]
    for name, cards in (("pile", table["pile"]["cards"]), ("discard", table["discard"])):
        count = table["counts"][name]
        lines.append(marks.named(labels[name], marks.aside(count, _placed(cards, marks)) if cards else count))
    if table["chain"]:
        links = []
        for link in table["chain"]:
            laid = marks.named(link["player"], card_list(link["cards"], marks))
            stands = labels["cancelled"] if link["cancelled"] else labels["stands"]
            links.append(marks.aside(" ".join(filter(None, (laid, link["detail"]))), stands))
        lines.append(marks.named(labels["chain"], " ← ".join(links)))
    if table["away"]:
        lines.append(table["counts"]["away"])
    return lines


def step_lines(data: Data, step: int, width: int = 88, *, paragraphs: bool = True) -> list[str]:
    """Tell one step in lines no wider than `width`, the paragraphs themselves or only where they stand."""
    labels, frame, marks = data["labels"], data["frames"][step], marks_of(data)
    lines: list[str] = []

    def write(text: str, first: str = "  ", rest: str | None = None) -> None:
        lines.extend(wrapped(text, first, first if rest is None else rest, width))

    def section(heading: str, items: list[str]) -> None:
        if items:
            write(heading)
            for item in items:
                write(item, "  - ", "    ")

    write(step_heading(data, step), "", "  ")
    if frame["refused"]:
        write(f"✕ {labels['refused']}")
    if frame["irregular"]:
        write(f"! {marks.named(labels['irregular'], frame['irregular'])}")
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
                write(f"§ {marks.parted(reason['sources'])}", "    ", "      ")
            for locator in reason["sources"] if paragraphs else ():
                write(f"§ {marks.named(locator, data['paragraphs'][locator])}", "    ", "      ")
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
    head = [*wrapped(data["title"], "", "", width), *wrapped(data["about"], "", "", width)]
    steps = [step_lines(data, place, width, paragraphs=False) for place in range(last + 1)]
    foot = [data["labels"]["paragraphs"]] if data["paragraphs"] else []
    for locator, text in data["paragraphs"].items():
        foot += wrapped(f"§ {marks_of(data).named(locator, text)}", "  ", "    ", width)
    branches = _branch_lines(walk, width) if walk is not None else []
    return "\n\n".join("\n".join(lines) for lines in (head, *steps, *branches, foot) if lines)


def _branch_lines(walk: Walk, width: int) -> Iterator[list[str]]:
    """Tell each branch from where it departs."""
    for branch in walk.branches[1:]:
        assert branch.parent is not None
        parent = walk.branch(branch.parent).name
        told = label(walk.language, "branch-told", name=branch.name, parent=parent, number=branch.at)
        yield list(wrapped(f"⋔ {told}", "", "  ", width))
        data = timeline_data(walk.timeline(branch.number))
        for place in range(branch.at + 1, len(data["frames"])):
            yield step_lines(data, place, width, paragraphs=False)
