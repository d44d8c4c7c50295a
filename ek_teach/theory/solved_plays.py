"""A solved game played many times on the engine with a pile that is really shuffled: a check by counting.

Backward induction leaves the order of the pile open and weighs what may come. Here the pile has an order, chance is
answered by a seeded stream, and only who lives to the end is counted. The two share the engine's rules and no more.
"""

from dataclasses import replace
from typing import Final

from ek_teach.engine import Action, ChanceKind, Phase, State, step
from ek_teach.errors import EkTeachError
from ek_teach.play.game import chance_answer
from ek_teach.play.streams import Stream, require_seed, shuffle
from ek_teach.simulation.intervals import proportion_interval, require_confidence
from ek_teach.theory.arguments import require, whole
from ek_teach.theory.induction import Solved
from ek_teach.theory.playing import Sampled
from ek_teach.theory.positions import begin, position_key, settled_after
from ek_teach.theory.small_games import SmallGame

__all__ = ["solved_plays"]

_MOST: Final = 100_000


def solved_plays(
    solved: Solved, plays: int = 1_000, seed: int = 1, confidence: float = 0.95, *, first: Action | None = None
) -> Sampled:
    """Let everybody play the best move, many times.

    Parameters
    ----------
    solved : Solved
        A game that somebody wins.
    plays : int
        From 1 to 100,000.
    seed : int
        The same seed, the same plays.
    confidence : float
        Of the intervals, which are Wilson's.
    first : Action, optional
        The first move, whether it is the best or not; one of the game's.

    Returns
    -------
    Sampled
        How often each seat won; of each interval alone the confidence holds.

    Raises
    ------
    EkTeachError
        For what is no solved game, and numbers and moves that cannot be.

    Examples
    --------
    >>> from ek_teach.theory import backward_induction, small_game
    >>> solved = backward_induction(small_game('''
    ... players: Ana Luis
    ... Ana:     defuse
    ... Luis:    defuse
    ... pile:    exploding kitten, skip
    ... '''))
    >>> played = solved_plays(solved, plays=500, seed=12)
    >>> str(solved.values[0]), played.agrees(solved.values)
    ('5/8', True)
    """
    require(solved, Solved, "what is played is a game that backward_induction() solved")
    plays = whole(plays, "plays", 1, _MOST)
    require_seed(seed)
    confidence = require_confidence(confidence)
    if first is not None and first not in [move.action for move in solved.moves]:
        raise EkTeachError(f"the first move is one of {', '.join(move.words for move in solved.moves)}.")
    table = _Table(solved)
    wins = [0] * solved.game.players
    for number in range(plays):
        wins[table.play(Stream(seed, number), first)] += 1
    means = tuple(won / plays for won in wins)
    intervals = tuple(proportion_interval(won, plays, confidence) for won in wins)
    return Sampled(plays, seed, means, intervals, confidence, {}, solved.game.names)


class _Table:
    """Where it is played; which move is best is looked up once for each position."""

    def __init__(self, solved: Solved) -> None:
        self.solved, self.best = solved, dict[tuple[object, ...], Action]()

    def play(self, dice: Stream, first: Action | None) -> int:
        """Play once, and tell which seat wins."""
        game = self.solved.game
        state, settled = _laid(game, dice), game.known
        while state.phase is not Phase.OVER:
            if state.phase is Phase.CHANCE:
                state, settled = _by_chance(game, state, settled, dice)
                continue
            action, first = first or self._move(state, settled), None
            done = step(state, action)
            state, settled = done.after, settled_after(done, settled)
            paid = game.payoff(game.state, state)
            if paid is not None and state.phase is not Phase.OVER:
                raise EkTeachError("this game is paid before anybody has won; nothing is left to be counted.")
        assert state.winner is not None
        return state.winner

    def _move(self, state: State, settled: int) -> Action:
        game = self.solved.game
        # What lies unsettled nobody knows, and the choice must not hang on it.
        position = begin(replace(game, known=settled), state)
        key = position_key(position, game.combinations)
        if key not in self.best:
            self.best[key] = self.solved.moves_at(position)[0].action
        return self.best[key]


def _laid(game: SmallGame, dice: Stream) -> State:
    """Shuffle the cards of the pile whose order is by chance."""
    pile = list(game.state.table.pile)
    places = [place for place in range(len(pile)) if not game.known >> place & 1]
    cards = [pile[place] for place in places]
    shuffle(cards, dice)
    for place, card in zip(places, cards, strict=True):
        pile[place] = card
    return game.state._replace(table=game.state.table._replace(pile="".join(pile)))


def _by_chance(game: SmallGame, state: State, settled: int, dice: Stream) -> tuple[State, int]:
    asked = state.chance
    after = step(state, chance_answer(state, dice)).after
    if asked is ChanceKind.STEAL:
        return after, settled
    if asked is ChanceKind.PLACE:
        # The small game shuffles then, which the rulebook does not: what somebody has seen is forgotten.
        pile = list(after.table.pile)
        shuffle(pile, dice)
        after = after._replace(table=after.table._replace(pile="".join(pile)))
    return after, 0
