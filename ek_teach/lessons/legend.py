"""What the signs and words of the notation mean: a legend for whoever has nothing but a sheet of paper."""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from ek_teach.explain import load_catalogue
from ek_teach.languages import spoken

__all__ = ["Entry", "legend", "without_rulebook"]

_SIGNS: Final[dict[str, str]] = {
    "players": "^players:",
    "nothing": "(?<= )nothing$",
    "out": "^out:",
    "discard": "^discard:",
    "turn": "^turn:",
    "owes": r"\bowes (?P<number>\d+)\b(?! of)",
    "owes-last": r"\bowes 1 of an attack\b",
    "pile": "^pile:",
    "times": r"\*(?P<number>\d+)",
    "unknown": r"\?",
    "draw": "(?<=[: ])draw\\b",
    "arrow": "->",
    "from": r"\bfrom\b",
    "naming": r"\bnaming\b",
    "name": r"(?<=[: ])name\b",
    "on": r"(?<= )on(?! top)\b",
    "pass": r"(?<=[: ])pass\b",
    "give": r"(?<=[: ])give\b",
    "take": r"(?<=[: ])take\b",
    "put-back": r"\bput back at (?P<number>\d+)",
    "put-back-top": r"\bput back on top\b",
    "put-back-bottom": r"\bput back at the bottom\b",
    "put-back-somewhere": r"\bput back somewhere\b",
    "openly": r"\bopenly\b",
    "explode": r"(?<=[: ])explode\b",
    "tries": r"\btries:",
}
"""How each is found, in the order in which they are told: first the table, then what is done."""

_PLAIN: Final = frozenset((
    "nothing", "draw", "from", "naming", "on", "give", "take", "put-back-top", "put-back-bottom", "explode",
))  # fmt: skip
"""English words that mean what they say; the notation has no others, so other languages tell these too."""


class Entry(NamedTuple):
    """A line of the legend.

    Attributes
    ----------
    sign : str
        As it stands in the situation.
    meaning : str
        In the reader's language.
    """

    sign: str
    meaning: str

    def __str__(self) -> str:
        return f"{self.sign} = {self.meaning}"


def legend(situations: Iterable[str], language: str | None = None) -> tuple[Entry, ...]:
    """Explain the signs and words that occur in situations, and no others.

    Parameters
    ----------
    situations : iterable of str
        In the notation, as they are shown.
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`; without it the one that is spoken.

    Returns
    -------
    tuple of Entry
        In the order of a situation's lines.

    Examples
    --------
    >>> for entry in legend(["players: Ana, Luis\\nAna: skip\\nLuis: nope\\npile: skip, ?*9\\n\\nAna: draw -> skip"]):
    ...     print(entry)
    players: = who plays, in the order of the turns; below, the cards that each one holds
    pile: = the draw pile, top card first
    *9 = 9 cards of that kind
    ? = a card that is not told
    -> = what came of it: the card drawn or taken, the cards seen, or the pile after a shuffle
    """
    catalogue, language = load_catalogue(language), spoken(language)
    text = "\n".join(situations)
    found = ((name, re.search(sign, text, re.MULTILINE)) for name, sign in _SIGNS.items())
    return tuple(
        Entry(match[0], catalogue.say(f"legend-{name}", number=int(match.groupdict().get("number", 0))))
        for name, match in found
        if match and not (language == "en" and name in _PLAIN)
    )


def without_rulebook(situation: str) -> str:
    r"""Leave out the line that names the rulebook, where its title is told beside the situation.

    Examples
    --------
    >>> without_rulebook("rulebook: es\nplayers: Ana, Luis")
    'players: Ana, Luis'
    """
    return re.sub("^rulebook:.*\n?", "", situation, flags=re.MULTILINE)
