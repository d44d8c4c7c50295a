"""Games in which everybody plays at random: for tests, for benchmarks, and as the humblest opponent."""

from collections.abc import Callable
from random import Random
from typing import Final

from ek_teach.cards import BOX, Title
from ek_teach.engine import Action, Phase, Seeded, State, Transition, check, legal_actions, new_game, step
from ek_teach.rulebook import Rulebook

__all__ = ["random_action", "random_game"]

_TITLES: Final = tuple(BOX)
_ALONE: Final = Title.ATTACK + Title.SKIP + Title.FAVOR + Title.SHUFFLE + Title.SEE_THE_FUTURE
"""The titles that have an effect when they are laid alone in a turn."""


def _random_turn(state: State, random: Random) -> Action:
    """Pick a card of the hand, or the draw, all alike; lay it alone or as many of it as there are."""
    draw, player = random.random, state.turn.player
    hand = state.table.hands[player]
    for _attempt in range(3):
        choice = int(draw() * (len(hand) + 2))
        if choice >= len(hand):
            break
        card = hand[choice]
        action = _random_play(state, card, hand, draw)
        # A card that is aimed at nobody is always allowed in one's own turn.
        if action is not None and ((len(action.cards) == 1 and action.target is None) or check(state, action).allowed):
            return action
    return Action.draw(player)


def _random_play(state: State, card: str, hand: str, draw: Callable[[], float]) -> Action | None:
    player = state.turn.player
    if draw() < 0.05 and len(titles := sorted(set(hand))) >= 5:
        return Action.play(player, "".join(sorted(titles, key=lambda _title: draw())[:5]))
    most = min(3, hand.count(card))
    size = 1 + int(draw() * most)
    if card not in _ALONE and size == 1:
        if most == 1:
            return None
        size = most
    if size == 1 and card != Title.FAVOR:
        return Action.play(player, card)
    others = [seat for seat in state.table.living if seat != player]
    target = others[int(draw() * len(others))]
    return Action.play(player, card * size, target, _TITLES[int(draw() * len(_TITLES))] if size == 3 else "")


def random_action(state: State, random: Random) -> Action:
    """Choose some allowed action for whoever is asked; in a reaction window the players are asked one by one.

    Parameters
    ----------
    state : State
        Not at a chance node, not over.
    random : random.Random
        Where the choices come from.

    Returns
    -------
    Action
        Not evenly spread over the legal actions, but each kind of action is chosen sometimes.
    """
    if state.phase is Phase.REACTION and state.window is not None:
        seat = state.window.unanswered[0]
        if Title.NOPE in state.table.hands[seat] and random.random() < 0.5:
            nope = Action.nope(seat)
            if check(state, nope).allowed:
                return nope
        return Action.let_stand(seat)
    if state.phase is Phase.TURN:
        if state.late is not None and random.random() < 0.2:
            late = [action for seat in state.table.living if check(state, action := Action.nope(seat)).allowed]
            if late:
                return random.choice(late)
        return _random_turn(state, random)
    if state.phase is Phase.SETUP:
        return Action.proceed()
    if state.phase is Phase.PLACING:
        return Action.place(state.turn.player, random.randrange(len(state.table.pile) + 1))
    if state.phase is Phase.GIVING:
        giver = state.to_act[0]
        return Action.give(giver, random.choice(state.table.hands[giver]))
    if state.phase is Phase.KITTEN:
        defuse = Action.defuse(state.turn.player)
        if random.random() < 0.5 and check(state, defuse).allowed:
            return defuse
    if state.phase is Phase.FETCHING:
        fetch = Action.fetch(state.to_act[0], random.choice(state.table.discard))
        if check(state, fetch).allowed:
            return fetch
    return random.choice(legal_actions(state))


def random_game(rulebook: Rulebook, players: int, seed: int, first: int = 0) -> list[Transition]:
    """Play a whole game at random, from the closed box to the last player, with its full trace.

    Parameters
    ----------
    rulebook : Rulebook
    players : int
        Two to five.
    seed : int
        The same seed gives the same game.
    first : int
        The seat that begins.

    Returns
    -------
    list of Transition
        Every step, the set-up and chance included.

    Examples
    --------
    >>> from ek_teach.rulebook import load_rulebook
    >>> game = random_game(load_rulebook("es"), 3, seed=1)
    >>> game[-1].after.phase.value, game == random_game(load_rulebook("es"), 3, seed=1)
    ('over', True)
    """
    random, chance = Random(seed), Seeded(seed)
    state = new_game(rulebook, players, first)
    game = []
    while state.phase is not Phase.OVER:
        action = chance(state) if state.phase is Phase.CHANCE else random_action(state, random)
        transition = step(state, action)
        game.append(transition)
        state = transition.after
    return game
