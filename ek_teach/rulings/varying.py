"""What an answer hangs on: the case again under other values of the options that were really asked."""

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Final

from ek_teach.notation import Script
from ek_teach.rulebook import HouseRule, Rulebook
from ek_teach.rulings.running import Run, run

__all__ = ["Change", "Variations", "changed"]

Change = tuple[tuple[str, str], ...]
"""Some options with values."""

_LARGEST_SET: Final = 2
"""How many options may have to change together before an answer counts as hanging on none."""

_MOST_PLAYED_FOR_PAIRS: Final = 600
"""How often a text may be played to find two options that change an answer only together."""

_LARGEST_PARTING: Final = 3
"""The same between two rulebooks, where only the other book's values are tried."""


def changed(rulebook: Rulebook, change: Change) -> Rulebook:
    """Give a rulebook other values, whatever it says itself.

    Examples
    --------
    >>> from ek_teach.rulebook import load_rulebook
    >>> changed(load_rulebook("es"), (("attack_on_attack", "replace"),)).values["attack_on_attack"]
    'replace'
    """
    for option, value in change:
        rulebook = rulebook.with_house_rules(HouseRule(option, value, rulebook.values[option]))
    return rulebook


class Variations:
    """One case under many rulebooks, each different way of asking played only once.

    A run under one rulebook is the run under every other that agrees on the options which were asked.
    """

    def __init__(self, script: Script) -> None:
        self.script = script
        self._runs: list[Run] = []

    def under(self, rulebook: Rulebook) -> Run:
        """Play under a rulebook; the answers are those of this rulebook, the states perhaps those of one like it."""
        values = rulebook.values
        for known in self._runs:
            if all(values[option] == value for option, value in known.consulted.items()):
                return known
        fresh = run(self.script, rulebook)
        self._runs.append(fresh)
        return fresh

    def deciding(self, rulebook: Rulebook, question: int) -> tuple[tuple[Change, str], ...]:
        """List the smallest changes of options that change an answer, each with the answer it leads to.

        Only options that were asked are changed; where it takes two together, also those that are asked only once
        another has changed.
        """
        here = self.under(rulebook)
        answer = here.answers[question]
        asked = _asked(here, question)
        found = []
        more = set(asked)
        for change in _changes(asked, 1, rulebook):
            there = self.under(changed(rulebook, change))
            more |= set(_asked(there, question))
            if there.answers[question] != answer and not _only_worded_otherwise(there, question):
                found.append((change, there.answers[question]))
        if found or len(more) < _LARGEST_SET:
            return tuple(found)
        pairs = list(_changes(sorted(more, key=list(rulebook.values).index), _LARGEST_SET, rulebook))
        if len(pairs) * len(here.leaves) > _MOST_PLAYED_FOR_PAIRS:
            return ()
        for change in pairs:
            there = self.under(changed(rulebook, change))
            if there.answers[question] != answer and not _only_worded_otherwise(there, question):
                found.append((change, there.answers[question]))
        return tuple(found)

    def between(self, left: Rulebook, right: Rulebook, question: int) -> Change:
        """Find the smallest set of options that, taken from the right rulebook, gives the left one its answer."""
        here, there = self.under(left), self.under(right)
        wanted = there.answers[question]
        asked = {**dict.fromkeys(_asked(here, question)), **dict.fromkeys(_asked(there, question))}
        differ = [option for option in left.values if option in asked and left.values[option] != right.values[option]]
        for size in range(1, min(_LARGEST_PARTING, len(differ)) + 1):
            for options in combinations(differ, size):
                change = tuple((option, right.values[option]) for option in options)
                if self.under(changed(left, change)).answers[question] == wanted:
                    return change
        return tuple((option, right.values[option]) for option in differ)


_WORDED_OTHERWISE: Final = frozenset(("placed_at_random", "named_too_early", "name_a_card"))
"""Refusals of the way in which a text tells something that would happen all the same under the other value."""


def _only_worded_otherwise(played: Run, question: int) -> bool:
    """Whether an answer differs only because the same thing is written in another way under these values."""
    stopped, found = played.first.stopped, played.first.given[question].found
    verdicts = (stopped.verdict if stopped is not None else None, found.verdict if found is not None else None)
    return any(verdict is not None and verdict.reason in _WORDED_OTHERWISE for verdict in verdicts)


def _asked(played: Run, question: int) -> list[str]:
    """The options asked up to a question, on any way of chance, in the order in which they were asked."""
    return list(dict.fromkeys(option for leaf in played.leaves for option in leaf.given[question].consulted))


def _changes(options: Iterable[str], size: int, rulebook: Rulebook) -> Iterator[Change]:
    for chosen in combinations(options, size):
        others = [
            [(option, value) for value in rulebook.schema.options[option] if value != rulebook.values[option]]
            for option in chosen
        ]
        yield from product(*others)
