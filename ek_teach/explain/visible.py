"""What a viewer may know of a judgement, without a word: the verdict and the options as far as hands are in sight."""

from ek_teach.engine import (
    EVERYTHING,
    Action,
    ActionKind,
    Legality,
    State,
    Transition,
    Verdict,
    blinded,
    check,
    redact_action,
)

__all__ = ["visible_options", "visible_verdict"]


def visible_verdict(state: State, action: Action, viewer: int) -> Verdict:
    """Judge an action by what a viewer may know.

    Every card that the viewer does not know counts as unknown, and may be anything. What is refused even so is refused
    for a reason that the viewer can see; what is allowed then and refused in truth is refused because of hidden cards.

    Parameters
    ----------
    state : State
        The true state.
    action : Action
        The true action.
    viewer : int
        A seat, :data:`ek_teach.engine.EVERYTHING` or :data:`ek_teach.engine.ONLOOKER`.

    Returns
    -------
    Verdict
        It depends on nothing that the viewer may not know.

    Examples
    --------
    >>> from ek_teach.engine import situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["DA", "DN"], "SSK")
    >>> check(state, Action.play(0, "S")).reason, visible_verdict(state, Action.play(0, "S"), viewer=1).reason
    ('card_not_in_hand', '')
    """
    if viewer == EVERYTHING:
        return check(state, action)
    if action.kind is ActionKind.OUTCOME:
        return Verdict(Legality.LEGAL)
    if action.kind is ActionKind.PLACE and (action.player == viewer or action.position is not None):
        # Which places there are is a matter of the size of the pile, not of secrets; that a place may be left open is
        # one of what is written down of the pile, which only whoever puts the Kitten back is told.
        return check(state, action)
    return check(blinded(state, viewer), redact_action(action, (), viewer))


def visible_options(transition: Transition, viewer: int) -> tuple[str, ...]:
    """List the options that a step depended on, for whoever may know them: who sees all the cards, and who acted.

    That an option was asked can tell what a hand holds: whether a Defuse must be played is asked of its holder only.
    """
    return tuple(transition.consulted) if viewer in (EVERYTHING, transition.action.player) else ()
