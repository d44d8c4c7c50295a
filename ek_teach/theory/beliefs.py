"""What a player should believe about hidden cards after the moves of the others: Bayes' rule in an equilibrium."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce

from ek_teach.engine import ActionKind
from ek_teach.errors import EkTeachError
from ek_teach.explain import Catalogue, load_catalogue
from ek_teach.theory.arguments import require
from ek_teach.theory.equilibria import Equilibrium
from ek_teach.theory.replies import Number
from ek_teach.theory.tree import Tree
from ek_teach.theory.wording import told

__all__ = ["Belief", "belief"]


@dataclass(frozen=True)
class Belief:
    """What a player believes at an information set.

    Attributes
    ----------
    words : str
        The moment, as the player knows it.
    chance : Fraction or float
        How likely the game comes there, when both players keep to the equilibrium.
    before : dict of str to number
        For each thing that may be hidden, how likely it is if the moves of the others told nothing: chance alone.
    after : dict of str to number
        The same when their moves are counted too, by Bayes' rule.
    worth : dict of str to dict
        For each of these things, what the player gets with each move, when both go on as in the equilibrium.
    method : str
    exact : bool
    assumptions : tuple of str
    told : str
    told_hidden : dict of str to str
        The moment, and each thing that may be hidden, in the language that is spoken.
    """

    words: str
    chance: Number
    before: dict[str, Number]
    after: dict[str, Number]
    worth: dict[str, dict[str, Number]]
    method: str
    exact: bool
    assumptions: tuple[str, ...]
    told: str
    told_hidden: dict[str, str]

    def __str__(self) -> str:
        catalogue = load_catalogue()
        rows = [
            f"  {catalogue.marks.named(self.told_hidden[hidden], f'{told(self.before[hidden])} -> {told(after)}')}"
            for hidden, after in self.after.items()
        ]
        return "\n".join((catalogue.say("belief-reached", moment=self.told, chance=told(self.chance)), *rows))


def belief(found: Equilibrium, words: str) -> Belief:
    """Work out what is hidden from a player at some moment, and how likely each possibility is.

    Parameters
    ----------
    found : Equilibrium
    words : str
        The moment: what :attr:`InformationSet.words` is, or a part of it that no other moment has.

    Returns
    -------
    Belief
        Hidden is what chance did (hands dealt, cards drawn or looked at) and where a Kitten was put in secret, as far
        as it differs between the moments that the player cannot tell apart.

    Raises
    ------
    EkTeachError
        If no moment is told so, or the equilibrium never leads there, so that Bayes' rule says nothing.

    Examples
    --------
    Luis does not know where Ana hid the Kitten, but he knows how she hides.

    >>> from ek_teach.theory import equilibrium, small_game
    >>> found = equilibrium(small_game('''
    ... players: Ana Luis
    ... Ana:     defuse
    ... Luis:    skip
    ... pile:    exploding kitten, tacocat
    ... ''', kitten="secretly"))
    >>> print(belief(found, "Ana draws the Kitten, Ana hides it"))
    Luis: Skip. Ana draws the Kitten, Ana hides it (reached with a chance of 1/2 (0.5000))
      place 0: 1/2 (0.5000) -> 1/2 (0.5000)
      place 1: 1/2 (0.5000) -> 1/2 (0.5000)
    """
    require(found, Equilibrium, "beliefs follow from an equilibrium, as equilibrium() finds it")
    tree = found.tree
    index = tree.find(words)
    place = tree.information[index]
    pasts = [_past(found, node, place.player) for node in place.nodes]
    names = _names([past.hidden for past in pasts], load_catalogue("en"))
    told_names = _names([past.told for past in pasts], load_catalogue())
    before: dict[str, Number] = {}
    after: dict[str, Number] = {}
    for name, past in zip(names, pasts, strict=True):
        before[name] = before.get(name, Fraction(0)) + past.by_chance
        after[name] = after.get(name, Fraction(0)) + past.by_others
    all_after = sum(after.values())
    if all_after < 1e-9:
        raise EkTeachError(
            f"in this equilibrium the game never comes to {place.words!r:.80}, so Bayes' rule says nothing about it."
        )
    all_before = sum(before.values())
    sums: dict[str, list[Number]] = {name: [Fraction(0)] * len(place.moves) for name in names}
    for name, past, node in zip(names, pasts, place.nodes, strict=True):
        # Where the others never lead, the weights of chance alone.
        share = past.by_others / after[name] if after[name] else past.by_chance / before[name]
        children = enumerate(tree.nodes[node].children)
        sums[name] = [sums[name][move] + share * _worth(found, child, place.player) for move, child in children]
    return Belief(
        place.words,
        sum((past.whole for past in pasts), Fraction(0)),
        {name: chance / all_before for name, chance in sorted(before.items())},
        {name: chance / all_after for name, chance in sorted(after.items())},
        {name: dict(zip(place.moves, worths, strict=True)) for name, worths in sorted(sums.items())},
        load_catalogue().say("method-bayes", method=found.method),
        found.exact,
        (*found.assumptions, load_catalogue().say("assume-beliefs")),
        place.told,
        dict(zip(names, told_names, strict=True)),
    )


@dataclass(frozen=True, slots=True)
class _Past:
    """How a game came to a node: how likely by chance alone, with the others' moves, and with the player's own."""

    by_chance: Number
    by_others: Number
    whole: Number
    hidden: tuple[str, ...]
    told: tuple[str, ...]


def _past(found: Equilibrium, node: int, seat: int) -> _Past:
    tree = found.tree
    by_chance: Number = Fraction(1)
    others: Number = Fraction(1)
    own: Number = Fraction(1)
    hidden: list[str] = []
    told_hidden: list[str] = []
    for above, move in _way(tree, node):
        there = tree.nodes[above]
        if there.information is None:
            by_chance *= there.chances[move]
            hidden.append(there.moves[move])
            told_hidden.append(there.told_moves[move])
            continue
        chance = found.strategies[there.information][move]
        if there.player == seat:
            own *= chance
        else:
            others *= chance
            if tree.information[there.information].actions[move].kind is ActionKind.PLACE:
                hidden.append(there.moves[move])
                told_hidden.append(there.told_moves[move])
    return _Past(by_chance, by_chance * others, by_chance * others * own, tuple(hidden), tuple(told_hidden))


def _way(tree: Tree, node: int) -> list[tuple[int, int]]:
    """The nodes above a node, from the root on, each with the branch that is taken."""
    above = {
        child: (index, move) for index, there in enumerate(tree.nodes) for move, child in enumerate(there.children)
    }
    way = []
    while node in above:
        way.append(above[node])
        node = above[node][0]
    return way[::-1]


def _worth(found: Equilibrium, node: int, seat: int) -> Number:
    """What a player gets from a node on."""
    there = found.tree.nodes[node]
    if there.payoffs is not None:
        return there.payoffs[seat]
    shares = there.chances if there.information is None else found.strategies[there.information]
    total: Number = Fraction(0)
    for child, share in zip(there.children, shares, strict=True):
        if share:
            total = total + share * _worth(found, child, seat)
    return total


def _names(hidden: Sequence[tuple[str, ...]], catalogue: Catalogue) -> list[str]:
    """Name what is hidden by what differs; what is the same in all is known, or makes no difference."""
    if len({len(each) for each in hidden}) == 1:
        kept = [at for at in range(len(hidden[0])) if len({each[at] for each in hidden}) > 1]
        hidden = [tuple(each[at] for at in kept) for each in hidden]

    def then(first: str, second: str) -> str:
        return catalogue.say("belief-then", first=first, second=second)

    return [reduce(then, each) if each else catalogue.say("belief-nothing") for each in hidden]
