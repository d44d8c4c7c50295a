"""The hot potato: Attacks go round the table, and somebody is left with the turns that they piled up.

With open hands the chain has an end that everybody can foresee, and backward induction finds it: the engine plays every
line, under any rulebook, and each player attacks, or draws, as is best for themselves.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ek_teach.cards import BOX, Title
from ek_teach.engine import Action, ActionKind, Phase, situation, step
from ek_teach.errors import EkTeachError, shown
from ek_teach.explain import load_catalogue
from ek_teach.rulebook import Rulebook
from ek_teach.theory.arguments import book_of, books_of, require_names, whole
from ek_teach.theory.induction import MoveValue, Solved, Values, backward_induction
from ek_teach.theory.positions import begin, outcomes
from ek_teach.theory.small_games import small_game
from ek_teach.theory.wording import assumed

__all__ = [
    "NAMES",
    "AttackChain",
    "Link",
    "attack_chain",
    "attack_chains",
    "cats",
    "chain_table",
    "turns_after_attacks",
]

NAMES: Final = ("Ana", "Luis", "Marta", "Pedro")
"""Who sits at the table, in the order of play."""

MOST_SAFE: Final = 8
MOST_OWED: Final = 8
_MOST_POSITIONS: Final = 45_000
"""About ten seconds of work."""


@dataclass(frozen=True, slots=True)
class Link:
    """A decision in the chain.

    Attributes
    ----------
    player : str
    owed : int
        How many turns the player has to take, this one included.
    attacked : bool
        Whether they come from an Attack.
    moves : tuple of MoveValue
        What the player can do, best first; the first is done.
    """

    player: str
    owed: int
    attacked: bool
    moves: tuple[MoveValue, ...]

    @property
    def move(self) -> MoveValue:
        """What the player does."""
        return self.moves[0]


@dataclass(frozen=True, repr=False)
class AttackChain:
    """A chain of Attacks in best play, up to the first draw.

    Attributes
    ----------
    links : tuple of Link
        The decisions, the draw that ends the chain included.
    solved : Solved
        The whole game, to its last explosion.
    """

    links: tuple[Link, ...]
    solved: Solved

    @property
    def rulebook(self) -> Rulebook:
        """What it was played by."""
        return self.solved.game.rulebook

    @property
    def holder(self) -> str:
        """Who is left with the turns."""
        return self.links[-1].player

    @property
    def owed(self) -> int:
        """How many turns the holder has to take; one where nobody attacked."""
        return self.links[-1].owed

    @property
    def passed(self) -> int:
        """How many Attacks were played."""
        return len(self.links) - 1

    @property
    def values(self) -> Values:
        """Each seat's chance to be the last one left."""
        return self.solved.values

    @property
    def method(self) -> str:
        """How it was found."""
        return self.solved.method

    @property
    def exact(self) -> bool:
        """Whether the numbers are exact."""
        return self.solved.exact

    @property
    def assumptions(self) -> tuple[str, ...]:
        """What was assumed, a sentence each."""
        say = load_catalogue().say
        pile = self.solved.game.state.table.pile
        kittens = pile.count(Title.EXPLODING_KITTEN)
        own = say("chain-assume-safe", kittens=kittens, safe=len(pile) - kittens), say("chain-assume-first")
        return (*own, *self.solved.assumptions)

    @property
    def sentence(self) -> str:
        """Who is left with what, in one sentence."""
        say = load_catalogue().say
        if not self.passed:
            return say("chain-none", move=self.links[0].move.words)
        return say("chain-holder", attacks=self.passed, player=self.holder, owed=self.owed)

    def __str__(self) -> str:
        say, marks = load_catalogue().say, load_catalogue().marks
        lines = [marks.aside(link.move.words, str(link.move.value)) for link in self.links]
        chances = zip(self.solved.game.names, self.values, strict=True)
        wins = say("solved-chances", chances=marks.listed(f"{name} {value}" for name, value in chances))
        size = say("solved-positions", positions=self.solved.positions)
        exact = say("solved-exact-of", method=self.method, size=size)
        return "\n".join((self.sentence, *lines, wins, exact, *assumed(self.assumptions)))

    __repr__ = __str__


def attack_chain(
    attacks: Sequence[int] = (1, 1, 1),
    *,
    rulebook: str | Rulebook = "es",
    safe: int = 5,
    defuses: int = 0,
    owed: int = 0,
    names: Sequence[str] = NAMES,
) -> AttackChain:
    """Find out who is left with the turns when Attacks go round the table.

    Parameters
    ----------
    attacks : sequence of int
        How many Attacks each of two to four players holds; together at most the four of the box. The first begins.
    rulebook : str or Rulebook
    safe : int
        How many cards of the pile can only be drawn, from 0 to 8; one Kitten fewer than players lies among them.
    defuses : int
        How many Defuses each holds: 0 or 1. A defused Kitten is shuffled in.
    owed : int
        How many turns the first player already owes to an Attack, from 2 to 8; 0 for an ordinary turn.
    names : sequence of str
        What the players are called.

    Returns
    -------
    AttackChain

    Raises
    ------
    EkTeachError
        For numbers that cannot be, and for a game that is too large to be solved in some seconds.

    Examples
    --------
    Three of four hold an Attack. Under the Spanish book the turns add up, and the fourth cannot win any more:

    >>> chain = attack_chain((1, 1, 1, 0), safe=4)
    >>> chain.sentence, str(chain.values[3])
    ('3 Attacks, and Pedro is left with 6 turns.', '0')

    If the fourth could answer, nobody would begin:

    >>> attack_chain((1, 1, 1, 1), safe=4).sentence
    'Nobody attacks: Ana draws.'
    """
    game = small_game(chain_table(attacks, safe=safe, defuses=defuses, owed=owed, names=names), rulebook=rulebook)
    try:
        solved = backward_induction(game, _MOST_POSITIONS)
    except EkTeachError:
        raise EkTeachError(
            "this chain has too many positions to be solved in some seconds; take a smaller pile (safe=), fewer"
            " Attacks, or no Defuses."
        ) from None
    return AttackChain(_links(solved), solved)


def attack_chains(
    attacks: Sequence[int] = (1, 1, 1),
    *,
    rulebooks: Sequence[str | Rulebook] = ("es", "zh"),
    safe: int = 5,
    defuses: int = 0,
    owed: int = 0,
) -> dict[str, AttackChain]:
    """Compare rulebooks: the same chain under each, by name.

    Raises
    ------
    EkTeachError
        For what is no list of rulebooks, and as :func:`attack_chain`.

    Examples
    --------
    >>> for book, chain in attack_chains((1, 1, 0), safe=5).items():
    ...     print(book, chain.sentence)
    es 2 Attacks, and Marta is left with 4 turns.
    zh Nobody attacks: Ana draws.
    """
    return {
        str(book): attack_chain(attacks, rulebook=book, safe=safe, defuses=defuses, owed=owed)
        for book in books_of(rulebooks)
    }


def turns_after_attacks(number: int = 4, *, rulebook: str | Rulebook = "es", players: int = 3) -> tuple[int, ...]:
    """Ask the engine how many turns are owed after 1, 2, ... Attacks in a row, the first in an ordinary turn.

    Parameters
    ----------
    number : int
        From 1 to the four Attacks of the box.
    rulebook : str or Rulebook
    players : int
        From 2 to 5; it makes no difference, as can be tried.

    Raises
    ------
    EkTeachError
        For other numbers.

    Examples
    --------
    >>> turns_after_attacks(rulebook="es"), turns_after_attacks(rulebook="zh")
    ((2, 4, 6, 8), (2, 2, 2, 2))
    """
    whole(number, "number", 1, BOX[Title.ATTACK])
    whole(players, "players", 2, 5)
    book = book_of(rulebook)
    held = [number // players + (seat < number % players) for seat in range(players)]
    state = situation(book, [Title.ATTACK * attacks for attacks in held], "PPPP" + "K" * (players - 1))
    turns = []
    for _ in range(number):
        state = step(state, Action.play(state.turn.player, Title.ATTACK)).after
        while state.phase is Phase.REACTION:
            state = step(state, Action.let_stand(state.to_act[0])).after
        turns.append(state.turn.owed)
    return tuple(turns)


# The game -------------------------------------------------------------------------------------------------------------


def _hands(attacks: Sequence[int]) -> tuple[int, ...]:
    if not isinstance(attacks, list | tuple) or not 2 <= len(attacks) <= len(NAMES):
        raise EkTeachError(
            f"attacks tells for 2 to {len(NAMES)} players how many each holds, as (1, 1, 1), not {shown(attacks)}."
        )
    held = tuple(whole(number, "each number of attacks", 0, BOX[Title.ATTACK]) for number in attacks)
    if sum(held) > BOX[Title.ATTACK]:
        raise EkTeachError(f"attacks are {sum(held)} together, but the box has {BOX[Title.ATTACK]}.")
    return held


def chain_table(
    attacks: Sequence[int], *, safe: int = 5, defuses: int = 0, owed: int = 0, names: Sequence[str] = NAMES
) -> str:
    """Write the table of :func:`attack_chain` in the notation; the parameters are the same.

    Examples
    --------
    >>> print(chain_table((1, 0), safe=2, owed=2))
    players: Ana Luis
    Ana: attack*1
    Luis: nothing
    turn: Ana owes 2
    pile: tacocat*2, exploding kitten*1
    """
    held = _hands(attacks)
    whole(safe, "safe", 0, MOST_SAFE)
    whole(defuses, "defuses", 0, 1)
    if whole(owed, "owed", 0, MOST_OWED) == 1:
        raise EkTeachError("owed is 0 for an ordinary turn, or from 2 turns of an Attack; 1 is neither.")
    require_names(names, len(held), len(NAMES))
    seated = tuple(names)[: len(held)]
    lines = [f"players: {' '.join(seated)}"]
    for name, number in zip(seated, held, strict=True):
        cards = [f"attack*{number}"] * bool(number) + ["defuse"] * defuses
        lines.append(f"{name}: {', '.join(cards) or 'nothing'}")
    if owed:
        lines.append(f"turn: {seated[0]} owes {owed}")
    lines.append(f"pile: {', '.join([*cats(safe), f'exploding kitten*{len(seated) - 1}'])}")
    return "\n".join(lines)


def cats(number: int) -> list[str]:
    """Write up to eight cards that can only be drawn, in the notation."""
    return [f"{cat}*{many}" for cat, many in (("tacocat", min(number, 4)), ("cattermelon", number - 4)) if many > 0]


def _links(solved: Solved) -> tuple[Link, ...]:
    """Follow best play to the first draw."""
    game, position, links = solved.game, begin(solved.game), list[Link]()
    while True:
        state = position.state
        moves = solved.moves_at(position)
        if state.phase is Phase.TURN:
            links.append(Link(game.names[state.turn.player], state.turn.owed, state.turn.attacked, moves))
        if moves[0].action.kind is ActionKind.DRAW:
            return tuple(links)
        # Up to the first draw nothing is by chance.
        (outcome,) = outcomes(game, position, moves[0].action)
        position = outcome.position
