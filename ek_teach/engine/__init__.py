"""The game as pure functions over immutable values: state, actions, legality, step, chance, set-up, knowledge."""

from ek_teach.engine.actions import CHANCE, TABLE, Action, ActionKind
from ek_teach.engine.chance import Scripted, Seeded, chance_outcomes, probability
from ek_teach.engine.events import Event, EventKind
from ek_teach.engine.knowledge import EVERYTHING, ONLOOKER, View, blinded, redact_action, redact_event, view
from ek_teach.engine.legality import check, legal_actions
from ek_teach.engine.setup import new_game, situation
from ek_teach.engine.state import (
    ChanceKind,
    Legality,
    Phase,
    Stage,
    State,
    Table,
    Transition,
    Turn,
    Verdict,
    Window,
    card_count,
    unseen_count,
)
from ek_teach.engine.step import branches, step

__all__ = [
    "CHANCE",
    "EVERYTHING",
    "ONLOOKER",
    "TABLE",
    "Action",
    "ActionKind",
    "ChanceKind",
    "Event",
    "EventKind",
    "Legality",
    "Phase",
    "Scripted",
    "Seeded",
    "Stage",
    "State",
    "Table",
    "Transition",
    "Turn",
    "Verdict",
    "View",
    "Window",
    "blinded",
    "branches",
    "card_count",
    "chance_outcomes",
    "check",
    "legal_actions",
    "new_game",
    "probability",
    "redact_action",
    "redact_event",
    "situation",
    "step",
    "unseen_count",
    "view",
]
