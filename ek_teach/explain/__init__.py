"""Events and refusals as sentences, in five languages, each with the rule behind it and the rule's source."""

from ek_teach.explain.catalogue import Catalogue, load_catalogue, message_names
from ek_teach.explain.explaining import (
    Explanation,
    explain,
    explain_events,
    explain_refusal,
    explain_start,
    explain_try,
    rule_reasons,
)
from ek_teach.explain.marks import Marks
from ek_teach.explain.reasons import Reason, implied_note, source_of, sources_of
from ek_teach.explain.visible import visible_options, visible_verdict
from ek_teach.explain.words import move_words

__all__ = [
    "Catalogue",
    "Explanation",
    "Marks",
    "Reason",
    "explain",
    "explain_events",
    "explain_refusal",
    "explain_start",
    "explain_try",
    "implied_note",
    "load_catalogue",
    "message_names",
    "move_words",
    "rule_reasons",
    "source_of",
    "sources_of",
    "visible_options",
    "visible_verdict",
]
