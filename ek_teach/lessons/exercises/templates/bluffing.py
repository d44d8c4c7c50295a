"""Lesson 17, bluff and belief: how often to bluff, and what the game is worth."""

from fractions import Fraction

from ek_teach.lessons.exercises import Chance, Dice, Given, Parting, Task, template
from ek_teach.lessons.exercises.speaking import words_of
from ek_teach.theory import Equilibrium, attack_bluff, belief, equilibrium
from ek_teach.timeline import play_out


@template("bluff-1", lesson=17)
def bluff_1(dice: Dice) -> Task:
    """The endgame of the lesson with three cards in the pile and other cards unseen."""
    names = tuple(dice.table(2))
    ana, luis = names
    attacks, cats = dice.pick(((1, 1), (1, 2), (1, 3), (1, 4), (2, 2), (2, 3), (2, 4)))
    book = dice.rulebook(attack_on_attack="add")
    say = words_of("bluff-1")
    situation = (
        f"rulebook: {book}\nplayers: {ana}, {luis}\n{ana}: attack, tacocat\n{luis}: attack\n"
        "pile: exploding kitten, cattermelon*2"
    )

    def solved() -> Equilibrium:
        return equilibrium(attack_bluff(3, attacks, cats, book, (ana, luis)))

    def bluffs(found: Equilibrium) -> Fraction:
        return Fraction(found.at(f"{ana}: Attack, Tacocat.")["play Attack"])

    def parts(given: Given) -> Parting:
        found = solved()
        believed = belief(found, f"{luis}: Attack. {ana}: play Attack")
        real = Fraction(believed.after[f"{ana}: Attack, Attack"])
        seen = Fraction(attacks, attacks + cats * given.value) if given.value else Fraction(1)
        often = "more" if given.value > bluffs(found) else "less"
        sentence = say("wrong", other=luis, seen=str(seen), real=str(real), given=given.told, often=often)
        return Parting(sentence, play_out(f"{situation}\n{ana}: attack"))

    return Task(
        say("question", player=ana, other=luis, attacks=attacks, cats=cats),
        Chance(),
        lambda: bluffs(solved()),
        situation,
        parts,
        rules=("attack_on_attack",),
    )
