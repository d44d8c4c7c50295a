"""Lesson 15, hide and seek: what hiding the Kitten is worth."""

from fractions import Fraction

from ek_teach.lessons.exercises import Chance, Dice, Given, Parting, Task, template
from ek_teach.theory import Hiding, equilibrium, hide_and_seek
from ek_teach.theory.hiding import hiding_game
from ek_teach.timeline import play_out

_HANDS = (("", "skip"), ("", "skip*2"), ("", "skip, shuffle"), ("", "attack"), ("skip", "skip*2"), ("skip", "attack"))
"""What hider and seeker hold, besides the Defuse that is played."""


@template("hiding-1", lesson=15, title="Hide and seek: what is a good place worth?")
def hiding_1(dice: Dice) -> Task:
    """A Kitten was drawn and defused; both play as well as can be."""
    hider, seeker = dice.table(2)
    mine, theirs = dice.pick(_HANDS)
    size = dice.whole(3, 5)
    situation = (
        f"rulebook: es\nplayers: {hider}, {seeker}\n{hider}: {', '.join(filter(None, (mine, 'defuse')))}\n"
        f"{seeker}: {theirs}\npile: exploding kitten, tacocat*{size - 1}\n\n{hider}: draw"
    )

    def solved() -> Hiding:
        return hide_and_seek(size, mine, theirs, names=(hider, seeker))

    def parts(given: Given) -> Parting:
        return Parting(_said(solved(), given.value), play_out(f"{situation}\n..."))

    return Task(
        f"{hider} defuses the Kitten and puts it back in secret into a pile of {size}, the Kitten included; the others"
        " are Tacocats, of which one alone does nothing, and pairs are not played here. Then"
        f" {seeker} is to move. Both play as well as can be. How likely does {hider} win?",
        Chance(),
        lambda: equilibrium(hiding_game(size, mine, theirs, names=(hider, seeker))).values[0],
        situation,
        parts,
    )


def _said(solved: Hiding, given: Fraction) -> str:
    _hider, seeker = solved.equilibrium.tree.game.names
    if given == 1 - solved.value:
        return f"That is how likely {seeker} wins."
    if given == solved.best_known.known:
        return f"So it would be if {seeker} knew the place; but the Kitten is put back in secret."
    if given == Fraction(1, len(solved.places)):
        return (
            f"One place of {len(solved.places)} is right only where {seeker} has a single guess and nothing happens"
            " after it; play on to the end."
        )
    return " ".join(
        (
            f"Make a table: the places of the Kitten above, what {seeker} can do on the left, who wins inside.",
            *solved.why()[1:2],
        )
    )
