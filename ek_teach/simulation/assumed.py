"""Which assumptions the figures of many games rest on: those that the games themselves turn on."""

from contextlib import suppress
from typing import Final

from ek_teach.cards import Title
from ek_teach.engine import Action, Phase, Transition, check
from ek_teach.rulebook import Rules, Status
from ek_teach.simulation.setting import Setting

__all__ = ["found_assumptions"]

_LOOKED_INTO: Final = 12
"""How many games are played again to find the assumptions."""


def found_assumptions(setting: Setting, games: int) -> tuple[str, ...]:
    """List the options on which the rulebook is silent and the games turn, with what is assumed.

    Found by playing the first games again: options that decided what a step did, or whether a Nope or a combination
    that somebody held the cards for was allowed.
    """
    asked: set[str] = set()
    for number in range(min(games, _LOOKED_INTO)):
        # A strategy of one's own may fail in a game; until then it tells as much as any. Ctrl-C goes through.
        with suppress(Exception):
            for transition in setting.play(number):
                asked |= transition.consulted.keys() | _refused_by(transition)
    return tuple(
        f"{name} = {entry.value}"
        for name, entry in setting.rulebook.entries.items()
        if entry.status is Status.SILENT and name in asked
    )


def _refused_by(transition: Transition) -> set[str]:
    """The options that decided whether a Nope or a combination was allowed for which the cards were in the hand."""
    before = transition.before
    rules = Rules(before.rulebook)
    if before.phase is Phase.REACTION:
        seat = before.to_act[0]
        if Title.NOPE in before.table.hands[seat]:
            check(before, Action.nope(seat), rules)
    elif before.phase is Phase.TURN:
        seat, hands = before.turn.player, before.table.hands
        target = max((other for other in before.table.living if other != seat), key=lambda other: len(hands[other]))
        titles = sorted(set(hands[seat]))
        for size in (2, 3):
            for title in titles:
                if hands[seat].count(title) >= size:
                    check(before, Action.play(seat, title * size, target), rules)
        if len(titles) >= 5:
            check(before, Action.play(seat, "".join(titles[:5])), rules)
    return set(rules.consulted)
