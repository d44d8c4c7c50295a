"""Disputed rulings: the checker, the library of cases, and several rulebooks side by side.

>>> from ek_teach.rulings import check
>>> ruling = check('''
... players: Ana Luis
... Ana:     attack, ?*5
... Luis:    ?*6
... pile:    ?*20
...
... Ana:     attack
... ask: how many turns owed?
... ''')
>>> {answer: [str(book.rulebook) for book in books] for answer, books in ruling.by_answer(0).items()}
{'2': ['es', 'tr', 'ru', 'zh', 'en-2015', 'en-2025']}
"""

from ek_teach.rulings.checking import check
from ek_teach.rulings.identifying import BoxQuestion, Fit, box_questions, fitting_rulebooks
from ek_teach.rulings.languages import case_in
from ek_teach.rulings.library import case_names, find_cases, load_case, load_cases
from ek_teach.rulings.links import from_link, to_link
from ek_teach.rulings.lockstep import Row, SideBySide, side_by_side
from ek_teach.rulings.model import (
    DEPENDS,
    REFUSED,
    AuthorityKind,
    Branch,
    Case,
    CaseStatus,
    ClaimJudged,
    Deciding,
    Finding,
    Outcome,
    Parting,
    Refusal,
    Ruling,
    Standing,
    Topic,
    UnderBook,
)

__all__ = [
    "DEPENDS",
    "REFUSED",
    "AuthorityKind",
    "BoxQuestion",
    "Branch",
    "Case",
    "CaseStatus",
    "ClaimJudged",
    "Deciding",
    "Finding",
    "Fit",
    "Outcome",
    "Parting",
    "Refusal",
    "Row",
    "Ruling",
    "SideBySide",
    "Standing",
    "Topic",
    "UnderBook",
    "box_questions",
    "case_in",
    "case_names",
    "check",
    "find_cases",
    "fitting_rulebooks",
    "from_link",
    "load_case",
    "load_cases",
    "side_by_side",
    "to_link",
]
