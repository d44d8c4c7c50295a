"""The value of a move with open hands, exactly: backward induction over every position that the engine can reach.

Each player wants most to be the last one left. With two players the value is that of the game; with more, it is what
comes of everybody choosing the best move for themselves, ties going to the move that stands first.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from ek_teach.cards import UNKNOWN, Title
from ek_teach.engine import Action, ActionKind
from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue
from ek_teach.explain.words import Words
from ek_teach.languages import spoken
from ek_teach.theory.arguments import require, whole
from ek_teach.theory.positions import Position, begin, outcomes, position_key
from ek_teach.theory.progress import Progress
from ek_teach.theory.sizes import require_few_positions, too_many_positions
from ek_teach.theory.small_games import SmallGame, whoever_lives
from ek_teach.theory.wording import assumed, told_share

__all__ = ["MoveValue", "Solved", "backward_induction"]

MOST_POSITIONS: Final = 400_000
"""How many positions are looked at before a game is called too large: some minutes of work."""

Values = tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A move and what it is worth.

    Attributes
    ----------
    action : Action
    words : str
    values : tuple of Fraction
        What each seat is paid on average: its chance to win, unless the game pays otherwise.
    value : Fraction
        The same for the player who moves.
    """

    action: Action
    words: str
    values: Values
    value: Fraction


@dataclass(frozen=True, repr=False)
class Solved:
    """A game solved by backward induction.

    Attributes
    ----------
    game : SmallGame
    values : tuple of Fraction
        For each seat its chance to win, when everybody plays as well as can be.
    moves : tuple of MoveValue
        What the player to move can do, best first.
    positions : int
        How many positions were looked at.
    method : str
    exact : bool
    assumptions : tuple of str
    """

    game: SmallGame
    values: Values
    moves: tuple[MoveValue, ...]
    positions: int
    assumptions: tuple[str, ...]
    method: str = field(default_factory=lambda: load_catalogue().say("method-induction"), init=False)
    exact: bool = field(default=True, init=False)
    _induction: "_Induction" = field(repr=False, compare=False, kw_only=True)

    def line(self) -> tuple[str, ...]:
        """One game of best play in words: every best move, of what chance may do the likeliest, and who wins.

        Who lets a card stand because there is no Nope to play is left out. A game that is paid out before somebody has
        won it, as a Nope war, ends with its last move.

        Examples
        --------
        >>> from ek_teach.theory import small_game
        >>> table = "players: Ana Luis\\nAna: skip\\nLuis: nothing\\npile: exploding kitten"
        >>> backward_induction(small_game(table)).line()
        ('Ana plays Skip', 'Luis draws', 'Luis explodes', 'Ana wins')
        """
        return tuple(self._induction.line())

    def moves_at(self, position: Position) -> tuple[MoveValue, ...]:
        """What the player to act at any position of the game can do, best first."""
        return self._induction.ranked(position)

    def values_at(self, position: Position) -> Values:
        """What each seat expects at any position of the game."""
        return self._induction.values(position)

    @property
    def best(self) -> MoveValue:
        """The best move; the first of those that are equally good."""
        return self.moves[0]

    def __str__(self) -> str:
        say, named = load_catalogue().say, load_catalogue().marks.named
        # Whoever is paid otherwise than by winning is not told a chance: what a Nope war pays may be less than nothing.
        message, told = ("solved-wins", told_share) if self.game.payoff is whoever_lives else ("solved-paid", str)
        seats = zip(self.game.names, self.values, strict=True)
        lines = [say(message, player=name, worth=told(value)) for name, value in seats]
        lines += [f"  {named(move.words, told(move.value))}" for move in self.moves]
        size = say("solved-positions", positions=self.positions)
        lines.append(say("solved-exact-of", method=self.method, size=size))
        return "\n".join((*lines, *assumed(self.assumptions)))

    __repr__ = __str__

    def frame(self):  # type: ignore[no-untyped-def]
        """The moves and what each seat expects of them, as a pandas table."""
        import pandas as pd

        rows = {move.words: dict(zip(self.game.names, move.values, strict=True)) for move in self.moves}
        return pd.DataFrame.from_dict(rows, orient="index")


def backward_induction(game: SmallGame, most: int = MOST_POSITIONS, *, progress: bool | None = None) -> Solved:
    """Solve a small game with open hands: everybody sees every card but the order of the pile.

    Parameters
    ----------
    game : SmallGame
    most : int
        How many positions to look at before giving up. A game that surely has more is refused at once.
    progress : bool, optional
        Whether to show how many positions were looked at; without a word, where it takes more than fifteen seconds.

    Raises
    ------
    EkTeachError
        For hands with unknown cards, a Kitten put back in secret, or more than `most` positions.

    Examples
    --------
    Two players with a Defuse each, a Kitten and a Skip in the pile: who begins wins with a chance of 5/8.

    >>> from ek_teach.theory import small_game
    >>> solved = backward_induction(small_game('''
    ... players: Ana Luis
    ... Ana:     defuse
    ... Luis:    defuse
    ... pile:    exploding kitten, skip
    ... '''))
    >>> str(solved.values[0]), [(move.words, str(move.value)) for move in solved.moves]
    ('5/8', [('Ana draws', '5/8')])
    """
    _require_open(game)
    require_few_positions(game, whole(most, "most", 1))
    first = begin(game)
    with Progress(progress, load_catalogue().say("solved-unit", unit="positions")) as looked:
        induction = _Induction(game, most, looked)
        try:
            values = induction.values(first)
        except RecursionError:
            raise EkTeachError("this game is too long to be solved exactly; take cards out of the pile.") from None
    moves = induction.ranked(first)
    return Solved(game, values, moves, len(induction.known), (*game.assumptions, *_open(game)), _induction=induction)


def _open(game: SmallGame) -> Iterator[str]:
    say = load_catalogue().say
    yield say("assume-open-hands")
    if Title.SEE_THE_FUTURE in game.lays:
        yield say("assume-open-future")
    if game.players > 2:
        yield say("assume-first-of-equals")


def _require_open(game: SmallGame) -> None:
    require(game, SmallGame, "backward induction solves what small_game() makes")
    if UNKNOWN in "".join(game.state.table.hands):
        raise EkTeachError("with unknown cards in a hand this is no game with open hands; solve it with equilibrium().")
    if game.kitten == "secretly" and Title.DEFUSE in "".join((*game.state.table.hands, game.state.table.pile)):
        raise EkTeachError(
            "with a Kitten put back in secret this is no game with open hands; use kitten='shuffled' or 'openly',"
            " or solve it with equilibrium()."
        )


class _Induction:
    """The positions of one game that were looked at, with their values."""

    def __init__(self, game: SmallGame, most: int, looked: Progress) -> None:
        self.game, self.most, self.looked = game, most, looked
        self.known: dict[tuple[object, ...], Values] = {}

    def values(self, position: Position) -> Values:
        """What each seat expects at a position."""
        paid = self.game.payoff(self.game.state, position.state)
        if paid is not None:
            return paid
        key = position_key(position, self.game.combinations)
        known = self.known.get(key)
        if known is None:
            seat = position.state.to_act[0]
            # max takes the first of equals
            known = max((worth for _, worth in self.moves(position)), key=lambda worth: worth[seat])
            if len(self.known) >= self.most:
                raise too_many_positions(self.most)
            self.known[key] = known
            self.looked.step()
        return known

    def moves(self, position: Position) -> Iterator[tuple[Action, Values]]:
        """Each move of the player to act, with what each seat expects of it."""
        for action in self.game.moves(position.state):
            expected = [Fraction(0)] * self.game.players
            for outcome in outcomes(self.game, position, action):
                for seat, value in enumerate(self.values(outcome.position)):
                    expected[seat] += outcome.chance * value
            yield action, tuple(expected)

    def ranked(self, position: Position) -> tuple[MoveValue, ...]:
        """The moves in words with their values, best first; of equals that which the game lists first."""
        seat = position.state.to_act[0]
        found = sorted(self.moves(position), key=lambda move: -move[1][seat])
        return tuple(MoveValue(action, self.game.words(action), worth, worth[seat]) for action, worth in found)

    def line(self) -> Iterator[str]:
        """The best moves in words, with the likeliest of what chance may do, and the winner if there is one."""
        words, position = Words(self.game.names, spoken()), begin(self.game)
        while self.game.payoff(self.game.state, position.state) is None:
            seat = position.state.to_act[0]
            offered = list(self.moves(position))
            action = max(offered, key=lambda move: move[1][seat])[0]
            taken = max(outcomes(self.game, position, action), key=lambda outcome: outcome.chance)
            if action.kind is ActionKind.EXPLODE:
                # In a small game only those explode who hold no Defuse, so that none was kept back.
                yield words.catalogue.say("event-exploded.heading", actor=words.name(seat))
            elif len(offered) > 1 or action.kind in (ActionKind.DRAW, ActionKind.DEFUSE):
                yield self.game.words(action)
            position = taken.position
        if position.state.winner is not None:
            yield words.catalogue.say("event-game-won.heading", actor=words.name(position.state.winner))
