"""Two small games that the lessons turn this way and that: a duel of Nopes, and an Attack that may be a bluff."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from ek_teach.cards import Title
from ek_teach.engine import ActionKind
from ek_teach.rulebook import Rulebook
from ek_teach.theory.arguments import Worth, number, require, require_names, whole
from ek_teach.theory.equilibria import Equilibrium
from ek_teach.theory.hot_potato import cats
from ek_teach.theory.nope_wars import nope_war
from ek_teach.theory.positions import deals
from ek_teach.theory.replies import Number
from ek_teach.theory.small_games import SmallGame, small_game

__all__ = ["NopeMoment", "attack_bluff", "nope_duel", "nope_moments"]


def nope_duel(
    nopes: int = 2,
    hand: int = 2,
    stake: Worth = 4,
    worth: Mapping[str, Worth] | None = None,
    unseen: int = 8,
    rulebook: str | Rulebook | None = None,
) -> SmallGame:
    """Make the duel of lesson 14: Ana has laid an Attack that hurts Luis; who of the two holds a Nope, nobody knows.

    Parameters
    ----------
    nopes : int
        How many of the cards that nobody has seen are Nopes, from 0 to 5; the others are Cats.
    hand : int
        How many of these cards each of the two holds, from 1 to 4.
    stake : number
        What it is worth to Luis that the Attack is cancelled.
    worth : mapping of str to number, optional
        What a Nope that is kept is worth to Ana and to Luis; nothing to her and 1 to him without it.
    unseen : int
        How many cards nobody has seen: enough for the Nopes and for both hands, and at most 8 of them Cats.
    rulebook : str or Rulebook, optional

    Raises
    ------
    EkTeachError
        For numbers that cannot be.

    Examples
    --------
    >>> from ek_teach.theory import equilibrium
    >>> [str(value) for value in equilibrium(nope_duel(nopes=1)).values]
    ['13/4', '-13/4']
    """
    whole(nopes, "nopes", 0, 5)
    whole(hand, "hand", 1, 4)
    whole(unseen, "unseen", max(2 * hand, nopes), nopes + 8)
    pool = [f"nope*{nopes}"] * bool(nopes) + cats(unseen - nopes)
    text = f"""
players: Ana Luis
Ana:  attack, ?*{hand}
Luis: ?*{hand}
pile: exploding kitten, ?*9

Ana: attack
"""
    kept = {"Ana": 0, "Luis": 1} if worth is None else worth
    return nope_war(text, {"Luis": -number(stake, "stake")}, nope_worth=kept, unseen=", ".join(pool), rulebook=rulebook)


@dataclass(frozen=True, slots=True)
class NopeMoment:
    """The moments of a duel in which a player holds so many Nopes and so many were played.

    Attributes
    ----------
    player : str
    holds : int
        How many Nopes the player has now.
    played : int
        How many lie on the card.
    chance : Fraction or float
        How likely the duel comes to this.
    answered : Fraction or float
        How likely the other one could answer another Nope, as the player must believe (Bayes' rule).
    plays : Fraction or float
        How often the player plays a Nope here.
    """

    player: str
    holds: int
    played: int
    chance: Number
    answered: Number
    plays: Number


def nope_moments(found: Equilibrium) -> tuple[NopeMoment, ...]:
    """List who plays a Nope in a solved duel, by how many Nopes they hold and how many lie there already.

    Moments that the equilibrium never comes to are left out, and so is who has no Nope to play.

    Raises
    ------
    EkTeachError
        For what is no equilibrium.

    Examples
    --------
    With one Nope among the cards, whoever has it knows that nobody can answer.

    >>> from ek_teach.theory import equilibrium
    >>> for moment in nope_moments(equilibrium(nope_duel(nopes=1))):
    ...     print(moment.player, moment.holds, moment.played, moment.chance, moment.answered, moment.plays)
    Luis 1 0 1/4 0 1
    """
    require(found, Equilibrium, "moments are listed of an equilibrium, as equilibrium() finds it")
    tree, game = found.tree, found.tree.game
    dealt = [tuple(hand.count(Title.NOPE) for hand in state.table.hands) for _, state in deals(game)]
    sums: dict[tuple[int, int, int], list[Number]] = defaultdict(lambda: [Fraction(0)] * 3)
    root = tree.nodes[0]
    todo: list[tuple[int, tuple[int, ...], int, Number]] = (
        [(0, dealt[0], 0, Fraction(1))]
        if len(dealt) == 1
        else [(child, held, 0, share) for child, held, share in zip(root.children, dealt, root.chances, strict=True)]
    )
    while todo:
        at, held, played, weight = todo.pop()
        node = tree.nodes[at]
        if node.information is None or node.player is None or weight == 0:
            continue
        place = tree.information[node.information]
        for move, (action, child) in enumerate(zip(place.actions, node.children, strict=True)):
            chance = found.strategies[node.information][move]
            if action.kind is ActionKind.NOPE:
                totals = sums[node.player, held[node.player], played]
                totals[0] += weight
                totals[1] += weight * (held[1 - node.player] > 0)
                totals[2] += weight * chance
                after = tuple(number - (seat == node.player) for seat, number in enumerate(held))
                todo.append((child, after, played + 1, weight * chance))
            else:
                todo.append((child, held, played, weight * chance))
    return tuple(
        NopeMoment(game.names[seat], holds, played, chance, able / chance, plays / chance)
        for (seat, holds, played), (chance, able, plays) in sorted(sums.items(), key=lambda row: (row[0][2], row[0]))
    )


def attack_bluff(
    pile: int = 3,
    attacks: int = 1,
    cats: int = 1,
    rulebook: str | Rulebook | None = None,
    names: tuple[str, str] = ("Ana", "Luis"),
) -> SmallGame:
    """Make the endgame of lesson 17: nobody has a Defuse, both have an Attack, and Ana has one card more.

    Luis does not know that card. It is one of a few that are unseen: Attacks and Tacocats.

    Parameters
    ----------
    pile : int
        How many cards are left, one of them the Kitten, from 2 to 5.
    attacks : int
        How many of the unseen cards are Attacks, 1 or 2.
    cats : int
        How many of them are Tacocats, from 1 to 4.
    rulebook : str or Rulebook, optional
    names : tuple of str
        Instead of Ana's and Luis'.

    Raises
    ------
    EkTeachError
        For numbers that cannot be.

    Examples
    --------
    >>> from ek_teach.theory import equilibrium
    >>> found = equilibrium(attack_bluff())
    >>> str(found.values[0]), {move: str(chance) for move, chance in found.at("Ana: Attack, Tacocat.").items()}
    ('7/12', {'draw': '1/2', 'play Attack': '1/2'})
    """
    whole(pile, "pile", 2, 5)
    whole(attacks, "attacks", 1, 2)
    whole(cats, "cats", 1, 4)
    require_names(names, 2, 2)
    text = f"""
players: {", ".join(names)}
{names[0]}: attack, ?
{names[1]}: attack
pile: exploding kitten, cattermelon*{pile - 1}
"""
    # Nobody can defuse, so that it makes no difference where a Kitten would go, and nothing need be assumed about it.
    return small_game(text, kitten="secretly", unseen=f"attack*{attacks}, tacocat*{cats}", rulebook=rulebook)
