"""How large a small game is, told before it is written down or solved.

The nodes of a tree are counted exactly, each position once, however many ways lead to it. For the positions themselves
there is no shorter way than to look at them, but that many are sure which come of drawing alone.
"""

from itertools import accumulate

from ek_teach.cards import UNKNOWN, Title
from ek_teach.engine import Phase, State
from ek_teach.errors import EkTeachError
from ek_teach.theory.positions import Position, begin, deals, outcomes, position_key, ways_to_deal
from ek_teach.theory.small_games import SmallGame, whoever_lives

__all__ = ["require_few_nodes", "require_few_positions", "too_many_positions"]


class _TooManyError(Exception):
    """There are more than was asked for; how many more, nobody needs to know."""


def require_few_nodes(game: SmallGame, most: int) -> None:
    """Refuse a game whose tree has more than so many nodes.

    Raises
    ------
    EkTeachError
        As soon as that is sure.
    """
    try:
        nodes_of(game, most)
    except _TooManyError:
        raise EkTeachError(
            f"this game has more than {most:,} nodes; take cards out, let fewer be laid (lays=), or allow more (most=)."
        ) from None
    except RecursionError:
        raise EkTeachError("this game is too long to be written down as a tree; take cards out.") from None


def nodes_of(game: SmallGame, most: int) -> int:
    """Count the nodes of a game's tree.

    Raises
    ------
    _TooManyError
        If they are more than `most`.
    """
    blanks = [hand.count(UNKNOWN) for hand in game.state.table.hands]
    if ways_to_deal(game.unseen, blanks, most) > most:
        raise _TooManyError
    dealt = [state for _, state in deals(game)]
    total = int(len(dealt) > 1)
    for state in dealt:
        total += _Counter(game, state, most - total).nodes(begin(game, state))
    if total > most:
        raise _TooManyError
    return total


class _Counter:
    """Counts what the tree of one deal has; what a position leads to is the same, however it was come to."""

    def __init__(self, game: SmallGame, deal: State, most: int) -> None:
        self.game, self.deal, self.most = game, deal, most
        self.known: dict[tuple[object, ...], int] = {}

    def nodes(self, position: Position) -> int:
        """How many nodes there are from a position on."""
        if self.game.payoff(self.deal, position.state) is not None:
            return 1
        key = position_key(position, self.game.combinations)
        if key in self.known:
            return self.known[key]
        actions = self.game.moves(position.state)
        # A move without a choice is made at once, and so is what chance cannot do otherwise.
        found = int(len(actions) > 1)
        for action in actions:
            after = list(outcomes(self.game, position, action))
            found += len(after) > 1
            for outcome in after:
                found += self.nodes(outcome.position)
                if found > self.most:
                    raise _TooManyError
        self.known[key] = found
        return found


def require_few_positions(game: SmallGame, most: int) -> None:
    """Refuse a game that surely has more than so many positions.

    Raises
    ------
    EkTeachError
        Before any position is looked at. A game that passes may still have more.
    """
    if least_positions(game, most) > most:
        raise too_many_positions(most)


def too_many_positions(most: int) -> EkTeachError:
    """Word the refusal of a game with more than so many positions."""
    return EkTeachError(
        f"this game has more than {most:,} positions; take cards out, let fewer be laid (lays=), or allow more (most=)."
    )


def least_positions(game: SmallGame, enough: int) -> int:
    """Count the positions that come of drawing alone, up to a number that is enough.

    However the safe cards fall, everybody may always draw, so that each way to share out those drawn so far is a
    position of its own.

    Examples
    --------
    >>> from ek_teach.theory import small_game
    >>> game = small_game("players: Ana Luis\\nAna: skip\\nLuis: skip\\npile: exploding kitten, tacocat, favor")
    >>> least_positions(game, 100)
    5
    """
    state = game.state
    if game.payoff is not whoever_lives or state.phase is not Phase.TURN or game.known:
        return 1
    safe = state.table.pile.replace(Title.EXPLODING_KITTEN, "")
    total = 0
    for drawn in accumulate(_drawers(state, len(safe)), _one_more, initial=(0,) * state.players):
        total += ways_to_deal(safe, drawn, enough)
        if total > enough:
            break
    return total


def _drawers(state: State, draws: int) -> list[int]:
    """Who draws the next cards, if everybody only draws: the turns that are owed first, then each in turn."""
    living = state.table.living
    first = living.index(state.turn.player)
    owed = [state.turn.player] * state.turn.owed
    rest = (living[(first + 1 + number) % len(living)] for number in range(draws))
    return [*owed, *rest][:draws]


def _one_more(drawn: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(number + (other == seat) for other, number in enumerate(drawn))
