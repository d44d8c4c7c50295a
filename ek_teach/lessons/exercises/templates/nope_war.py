"""Lesson 14, the Nope war: what stands in the end, and who may answer."""

from fractions import Fraction

from ek_teach.engine import Action, check
from ek_teach.explain import rule_reasons
from ek_teach.lessons.exercises import Dice, Parting, Task, Who, stopped, template
from ek_teach.lessons.exercises.chains import chain, state_after
from ek_teach.lessons.exercises.speaking import words_of
from ek_teach.lessons.exercises.whose_turn import whose_turn
from ek_teach.notation import Answer, play, read
from ek_teach.rulebook import load_rulebook
from ek_teach.timeline import play_out


@template("nope-war-1", lesson=14)
def nope_war_1(dice: Dice) -> Task:
    """Three or four Attacks and Skips with chains of Nopes on them; whose turn it is tells what became of them."""
    kinds = dice.shuffled(["attack", "attack", *dice.some(["attack", "skip", "skip"], dice.whole(1, 2))])
    return whose_turn(chain(dice, kinds, Fraction(3, 5)), words_of("nope-war-1")("question"))


@template("nope-war-2", lesson=14)
def nope_war_2(dice: Dice) -> Task:
    """Open hands, a play and up to two Nopes on it: then who may answer is asked for."""
    names = dice.table(dice.whole(3, 5))
    nopes = [0] * len(names)
    for _ in range(dice.whole(3, 5)):
        nopes[dice.whole(0, len(names) - 1)] += 1
    card = dice.pick(("attack", "skip", "shuffle", "see the future"))
    lines = [f"rulebook: {dice.rulebook()}", f"players: {', '.join(names)}"]
    for seat, name in enumerate(names):
        others = [card] if seat == 0 else [dice.pick(("tacocat", "cattermelon", "favor"))]
        # A hand is never empty, so that the text can be read aloud.
        lines.append(f"{name}: {', '.join([*others, *['nope'] * nopes[seat]])}")
    text = "\n".join((*lines, f"pile: ?*{dice.whole(12, 20)}", "", f"{names[0]}: {card}"))
    last = 0
    for _ in range(dice.whole(0, 2)):
        state = state_after(text)
        able = [seat for seat in range(len(names)) if seat != last and check(state, Action.nope(seat)).allowed]
        if not able:
            break
        last = dice.pick(able)
        text += f"\n{names[last]}: nope"
    return _who_may_answer(text)


def _who_may_answer(text: str) -> Task:
    names, say = read(text).players, words_of("nope-war-2")

    def answered() -> Answer:
        return play(read(f"{text}\nask: who may nope?")).answers[-1]

    def right() -> frozenset[str]:
        return frozenset(answered().got.split(", ")) & frozenset(names)

    def parts(given: frozenset[str]) -> Parting:
        able = right()
        first = next(name for name in names if (name in given) != (name in able))
        walk = play_out(f"{text}\n{first} tries: nope\n...")
        told = say("missing" if first in able else "not-allowed", player=first, step=len(walk) - 1)
        # That a move is allowed, or that a card is missing, rests on no paragraph; who may answer at all does.
        asked, known = answered(), {reason.name for reason in walk[-1].explanation.why}
        rules = [rule for rule in dict.fromkeys((*asked.rules, *asked.consulted)) if rule not in known]
        why = rule_reasons(rules, load_rulebook(walk.rulebook), names, walk.language)
        return Parting(told, stopped(walk, len(walk) - 1), why)

    return Task(
        say("question"),
        Who(names, several=True, nobody=True),
        right,
        f"{text}\n...",
        parts,
        rules=("nope_own_action", "nope_answered_by"),
    )
