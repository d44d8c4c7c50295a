"""A short way to lay a table in a test and to play on it."""

from ek_teach.engine import Action, ActionKind, Phase, State, Transition, situation, step
from ek_teach.rulebook import RULEBOOKS, Rulebook, load_rulebook

BOOKS = RULEBOOKS
SIX = ("es", "tr", "ru", "zh", "en-2015", "en-2025")
"""The books that some words and numbers were worked out for by hand; what holds of any book is tried with BOOKS."""
ADDING = tuple(book for book in BOOKS if load_rulebook(book).values["attack_on_attack"] == "add")
REPLACING = tuple(book for book in BOOKS if book not in ADDING)
ANA, LUIS, MARTA = 0, 1, 2


def lay(book: str | Rulebook, *hands: str, pile: str = "", **more) -> State:
    """Lay a situation; K kitten, D defuse, N nope, A attack, S skip, F favor, H shuffle, V future, T M P B R cats."""
    rulebook = load_rulebook(book) if isinstance(book, str) else book
    kittens = len(hands) - len(more.get("out", ())) - 1
    return situation(rulebook, hands, pile or "PPPP" + "K" * kittens, **more)


def let_stand(state: State) -> Transition:
    """Everybody still asked passes; the last step, in which the chain is decided."""
    transition = None
    while state.phase is Phase.REACTION:
        transition = step(state, Action.let_stand(state.to_act[0]))
        state = transition.after
    assert transition is not None
    return transition


def do(state: State, *actions: Action) -> State:
    """Carry actions out, everybody passing wherever the next action is no reaction and at the end."""
    for action in actions:
        if state.phase is Phase.REACTION and action.kind not in (ActionKind.NOPE, ActionKind.PASS):
            state = let_stand(state).after
        state = step(state, action).after
    return let_stand(state).after if state.phase is Phase.REACTION else state


def last(state: State, *actions: Action) -> Transition:
    """The step in which the last of some actions is decided."""
    for action in actions[:-1]:
        state = step(state, action).after
        if action.kind is ActionKind.PLAY and actions[-1].kind not in (ActionKind.NOPE, ActionKind.PASS):
            state = let_stand(state).after
    transition = step(state, actions[-1])
    return let_stand(transition.after) if transition.after.phase is Phase.REACTION else transition


def kinds(transition: Transition) -> list[str]:
    return [event.kind.value for event in transition.events]
