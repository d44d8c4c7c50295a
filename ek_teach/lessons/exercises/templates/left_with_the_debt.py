"""Lesson 13, the hot potato: who is left with how many turns, when everybody foresees the others' Attacks."""

from typing import Final

from ek_teach.lessons.exercises import Dice, Misreading, Parting, Task, Whole, part, template
from ek_teach.lessons.exercises.speaking import words_of
from ek_teach.theory import AttackChain, attack_chain
from ek_teach.theory.hot_potato import chain_table
from ek_teach.timeline import play_out

_DEALT: Final = ((1, 1, 0), (1, 0, 1), (2, 1, 0), (1, 1, 1), (1, 1, 2), (2, 1, 1), (1, 1, 1, 0), (1, 0, 1, 1))


@template("hot-potato-3", lesson=13)
def hot_potato_3(dice: Dice) -> Task:
    """Three or four players with Attacks in open hands; the chain of best play up to the first draw."""
    say, attacks = words_of("hot-potato-3"), dice.pick(_DEALT)
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
            say("no-gain", player=last.player, attack=str(last.moves[1].value), draw=str(last.move.value))
            if len(last.moves) > 1
            else say("no-attack", player=last.player)
        )
        # Whoever goes on beyond the last Attack, or stops before it, parts where best play draws.
        return part(walk, counts, given, [Misreading(stops, [*counts[:-1], given])])

    return Task(
        say("question"),
        Whole(least=1, unit="turns"),
        lambda: chain().owed,
        situation,
        parts,
        rules=("attack_on_attack", "turns_after_explosion"),
    )
