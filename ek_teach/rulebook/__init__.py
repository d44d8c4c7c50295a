"""Rules as data: six rulebooks, each value with its source; house rules laid over them; the difference of two."""

from ek_teach.rulebook.languages import told_in
from ek_teach.rulebook.loading import RULEBOOKS, load_rulebook, load_schema, parse_house_rule
from ek_teach.rulebook.model import (
    Assumption,
    Citation,
    Difference,
    Entry,
    HouseRule,
    Reading,
    Rulebook,
    Rules,
    Schema,
    Status,
    difference,
)

__all__ = [
    "RULEBOOKS",
    "Assumption",
    "Citation",
    "Difference",
    "Entry",
    "HouseRule",
    "Reading",
    "Rulebook",
    "Rules",
    "Schema",
    "Status",
    "difference",
    "load_rulebook",
    "load_schema",
    "parse_house_rule",
    "told_in",
]
