"""Lesson 13, the hot potato: who is left with how many turns, when everybody foresees the others' Attacks."""

from typing import Final

from ek_teach.lessons.exercises import Dice, Misreading, Parting, Task, Whole, part, template
from ek_teach.theory import AttackChain, attack_chain
from ek_teach.theory.hot_potato import chain_table
from ek_teach.timeline import play_out

_DEALT: Final = ((1, 1, 0), (1, 0, 1), (2, 1, 0), (1, 1, 1), (1, 1, 2), (2, 1, 1), (1, 1, 1, 0), (1, 0, 1, 1))


@template("hot-potato-3", lesson=13, title="Who is left with how many turns?")
def hot_potato_3(dice: Dice) -> Task:
    """Three or four players with Attacks in open hands; the chain of best play up to the first draw."""
    attacks = dice.pick(_DEALT)
    names = dice.table(len(attacks))
    safe, owed = dice.whole(2, 4), dice.pick((0, 0, 2, 3))
    book = dice.pick(("es", "tr", "zh", "en-2025"))
    situation = f"rulebook: {book}\n{chain_table(attacks, safe=safe, owed=owed, names=names)}"

    def chain() -> AttackChain:
        return attack_chain(attacks, rulebook=book, safe=safe, owed=owed, names=names)

    def parts(given: int) -> Parting:
        found = chain()
        moves = "".join(f"\n{link.player}: attack" for link in found.links[:-1])
        walk = play_out(f"{situation}\n{moves}")
        counts = [frame.view.turn.owed for frame in walk]
        last = found.links[-1]
        stops = (
            f"{last.player} gains nothing by an Attack here: it is worth {last.moves[1].value}, and drawing"
            f" {last.move.value}."
            if len(last.moves) > 1
            else f"{last.player} has no Attack left, and draws."
        )
        # Whoever goes on beyond the last Attack, or stops before it, parts where best play draws.
        return part(walk, counts, given, [Misreading(stops, [*counts[:-1], given])])

    return Task(
        "All hands lie open, the cards of the pile lie in an order that nobody knows, and a defused Kitten would be"
        " shuffled in. Everybody plays as well as can be; whoever is as well off by drawing draws. How many turns has"
        " the player to take who draws first, this one included?",
        Whole(least=1, unit="turns"),
        lambda: chain().owed,
        situation,
        parts,
    )
