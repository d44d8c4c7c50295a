"""One case under several rulebooks, step beside step, and the first row in which they differ."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from ek_teach.errors import EkTeachError
from ek_teach.rulebook import RULEBOOKS
from ek_teach.rulings.model import Ruling
from ek_teach.timeline import Frame

__all__ = ["MOST_COLUMNS", "Row", "SideBySide", "side_by_side"]

MOST_COLUMNS: Final = len(RULEBOOKS) + 1
"""All the rulebooks, and the table's own beside them."""


@dataclass(frozen=True, slots=True)
class Row:
    """One step in lockstep.

    Attributes
    ----------
    number : int
        0 for where everything begins.
    line : int or None
        The line of the case that it comes from.
    frames : tuple of (int or None)
        For each rulebook the number of the frame in its timeline; None where that rulebook has no step here, because
        the text was refused before or less happens in this line.
    groups : tuple of int
        For each rulebook the number of its group: rulebooks of one group have the same table and saw the same happen.
    """

    number: int
    line: int | None
    frames: tuple[int | None, ...]
    groups: tuple[int, ...]

    @property
    def parts(self) -> bool:
        """Whether the rulebooks differ here."""
        return len(set(self.groups)) > 1


@dataclass(frozen=True, slots=True)
class SideBySide:
    """A ruling, step beside step.

    Attributes
    ----------
    ruling : Ruling
        Its books are the columns.
    rows : tuple of Row
    parting : int or None
        The number of the first row in which the rulebooks differ; None where they never do.
    """

    ruling: Ruling
    rows: tuple[Row, ...]
    parting: int | None


def side_by_side(ruling: Ruling) -> SideBySide:
    """Put the steps of a ruling side by side.

    Parameters
    ----------
    ruling : Ruling
        Under two rulebooks at least, and at most all of them with the table's own.

    Raises
    ------
    EkTeachError
        If this is no ruling, if there is only one rulebook to look at, or more than that.

    Examples
    --------
    >>> from ek_teach.rulings import check
    >>> table = side_by_side(check('''
    ... players: Ana Luis Marta
    ... Ana:     attack, ?*5
    ... Luis:    attack, ?*5
    ... Marta:   ?*6
    ... pile:    ?*20
    ...
    ... Ana:     attack
    ... Luis:    attack
    ... ask: how many turns owed?
    ... ''', rulebooks=["es", "zh"]))
    >>> [(row.line, row.frames, row.groups) for row in table.rows]
    [(None, (0, 0), (0, 0)), (8, (1, 1), (0, 0)), (8, (2, 2), (0, 0)), (9, (3, 3), (0, 0)), (9, (4, 4), (0, 1))]
    >>> table.parting
    4
    """
    if not isinstance(ruling, Ruling):
        raise EkTeachError(f"what stands side by side is a ruling, as check() gives, not {ruling!r:.40}.")
    columns = [book.timeline for book in ruling.books]
    if not 2 <= len(columns) <= MOST_COLUMNS:
        raise EkTeachError(f"side by side stand 2 to {MOST_COLUMNS} rulebooks, not {len(columns)}; name that many.")
    lines = sorted({frame.line for timeline in columns for frame in timeline if frame.line is not None})
    rows = [_row(0, None, [0] * len(columns), columns)]
    for line in lines:
        of_line = [[frame.number for frame in timeline if frame.line == line] for timeline in columns]
        for step in range(max(map(len, of_line))):
            numbers = [found[step] if step < len(found) else None for found in of_line]
            rows.append(_row(len(rows), line, numbers, columns))
    return SideBySide(ruling, tuple(rows), next((row.number for row in rows if row.parts), None))


def _row(
    number: int, line: int | None, frames: Sequence[int | None], columns: Sequence[Sequence[Frame]]
) -> Row:  # fmt: skip
    seen: dict[object, int] = {}
    fresh = count()
    groups = []
    for at, timeline in zip(frames, columns, strict=True):
        same_as = None if at is None else _shape(timeline[at])
        if same_as not in seen:
            seen[same_as] = next(fresh)
        groups.append(seen[same_as])
    return Row(number, line, tuple(frames), tuple(groups))


def _shape(frame: Frame) -> object:
    """What two rulebooks have in common where they do not differ: everything but the rules behind it."""
    events = tuple(event._replace(rules=(), cause=None) for event in frame.events)
    answers = tuple((answer.question, answer.answer) for answer in frame.answers)
    seen = [value for name, value in frame.view._asdict().items() if name not in ("viewer", "rulebook")]
    return events, tuple(seen), frame.refused, frame.irregular, answers
