"""Lesson 15, hide and seek: what hiding the Kitten is worth."""

from fractions import Fraction

from ek_teach.explain import load_catalogue
from ek_teach.lessons.exercises import Chance, Dice, Given, Parting, Task, template
from ek_teach.lessons.exercises.speaking import words_of
from ek_teach.theory import Hiding, equilibrium, hide_and_seek
from ek_teach.theory.hiding import hiding_game
from ek_teach.timeline import play_out

_HANDS = (("", "skip"), ("", "skip*2"), ("", "skip, shuffle"), ("", "attack"), ("skip", "skip*2"), ("skip", "attack"))
"""What hider and seeker hold, besides the Defuse that is played."""


@template("hiding-1", lesson=15)
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
        words_of("hiding-1")("question", hider=hider, seeker=seeker, cards=size),
        Chance(),
        lambda: equilibrium(hiding_game(size, mine, theirs, names=(hider, seeker))).values[0],
        situation,
        parts,
        rules=(),  # how a Kitten goes back and what cats do, the question says
    )


def _said(solved: Hiding, given: Fraction) -> str:
    _hider, seeker = solved.equilibrium.tree.game.names
    say = words_of("hiding-1")
    if given == 1 - solved.value:
        return say("other", seeker=seeker)
    if given == solved.best_known.known:
        return say("known", seeker=seeker)
    if given == Fraction(1, len(solved.places)):
        return say("one-place", places=len(solved.places), seeker=seeker)
    return load_catalogue().marks.sentences((say("table", seeker=seeker), *solved.why()[1:2]))
