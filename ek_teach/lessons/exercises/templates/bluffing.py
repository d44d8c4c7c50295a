"""Lesson 17, bluff and belief: how often to bluff, and what the game is worth."""

from fractions import Fraction

from ek_teach.lessons.exercises import Chance, Dice, Given, Parting, Task, template
from ek_teach.rulebook import RULEBOOKS, load_rulebook
from ek_teach.theory import Equilibrium, attack_bluff, belief, equilibrium
from ek_teach.timeline import play_out


@template("bluff-1", lesson=17, title="How often to bluff")
def bluff_1(dice: Dice) -> Task:
    """The endgame of the lesson with three cards in the pile and other cards unseen."""
    names = tuple(dice.table(2))
    ana, luis = names
    attacks, cats = dice.pick(((1, 1), (1, 2), (1, 3), (1, 4), (2, 2), (2, 3), (2, 4)))
    book = dice.pick([name for name in RULEBOOKS if load_rulebook(name).values["attack_on_attack"] == "add"])
    unseen = f"{attacks} {'Attack' if attacks == 1 else 'Attacks'} and {cats} {'Tacocat' if cats == 1 else 'Tacocats'}"
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
        often = "too often" if given.value > bluffs(found) else "too seldom"
        sentence = (
            f"Then {luis} would believe after an Attack that the other card is one too with a chance of {seen}. Drawing"
            f" and attacking back are equally good where that chance is {real}: with {given.told} the bluff comes"
            f" {often}, and {luis} knows what to do."
        )
        return Parting(sentence, play_out(f"{situation}\n{ana}: attack"))

    return Task(
        f"{ana} holds an Attack and a card that {luis} does not know: it was dealt from {unseen}. {luis} holds an"
        " Attack, nobody a Defuse. The pile is listed, not in order: how it lies nobody knows. With a second Attack"
        f" {ana} always plays one. The card is a Tacocat: how likely does {ana} play the Attack all the same, in the"
        " equilibrium?",
        Chance(),
        lambda: bluffs(solved()),
        situation,
        parts,
    )
