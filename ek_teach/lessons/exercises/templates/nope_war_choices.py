"""Lesson 14, the Nope war: who should play a Nope, with open hands and with hidden ones."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from ek_teach.engine import Action
from ek_teach.explain import load_catalogue
from ek_teach.lessons.exercises import Chance, Dice, Given, Parting, Task, Who, template
from ek_teach.lessons.exercises.speaking import words_of
from ek_teach.theory import (
    NopeMoment,
    Solved,
    backward_induction,
    equilibrium,
    nope_duel,
    nope_moments,
    nope_war,
)
from ek_teach.timeline import play_out

_KEPT = 2
"""What a Nope is worth in the hand. Stakes are odd, so that no two ways to end are worth the same to anybody."""


@dataclass(frozen=True, slots=True)
class _War:
    """A war with open hands: the table up to the Attack, and what the Attack is worth to each."""

    text: str
    stakes: dict[str, int]

    def solved(self, more: str = "") -> Solved:
        return backward_induction(nope_war(self.text + more, self.stakes, nope_worth=_KEPT))

    def nopes(self) -> list[str]:
        """Who plays a Nope, in the order of best play."""
        solved = self.solved()
        words = {solved.game.words(Action.nope(seat)): name for seat, name in enumerate(self.stakes)}
        return [words[line] for line in solved.line() if line in words]

    def worth_of_first(self, name: str) -> Fraction:
        """What somebody ends with who plays the first Nope, everybody going on as well as can be."""
        seat = list(self.stakes).index(name)
        return self.solved(f"\n{name}: nope").values[seat] - _KEPT

    def worth(self, name: str) -> Fraction:
        """What somebody ends with in best play."""
        return self.solved().values[list(self.stakes).index(name)]


@template("nope-war-3", lesson=14)
def nope_war_3(dice: Dice) -> Task:
    """Three or four players with open hands, an Attack, and what it is worth to each of them."""
    names = dice.table(dice.whole(3, 4))
    nopes = _dealt_nopes(dice, len(names))
    stakes = {names[0]: dice.pick((1, 3, 5, 7))}
    stakes |= {name: dice.pick((-7, -5, -5, -3, 1)) for name in names[1:]}
    hands = [
        ", ".join((["attack"] if seat == 0 else ["tacocat"]) + ["nope"] * number) for seat, number in enumerate(nopes)
    ]
    table = "\n".join(f"{name}: {hand}" for name, hand in zip(names, hands, strict=True))
    text = f"rulebook: es\nplayers: {', '.join(names)}\n{table}\npile: ?*{dice.whole(9, 16)}\n\n{names[0]}: attack"
    war = _War(text, stakes)

    def right() -> str:
        return (war.nopes() or [""])[0]

    def parts(given: str) -> Parting:
        return _parted(war, nopes, given)

    told = load_catalogue().marks.listed(f"{name} {_signed(stake)}" for name, stake in stakes.items())
    return Task(
        words_of("nope-war-3")("question", stakes=told, kept=_KEPT, player=names[0]),
        Who(tuple(names), nobody=True),
        right,
        f"{text}\n...",
        parts,
        rules=("nope_answered_by",),
    )


def _signed(number: int | Fraction) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "\N{MINUS SIGN}")


def _dealt_nopes(dice: Dice, players: int) -> list[int]:
    """Three or four Nopes among the players, somebody but the first having one."""
    nopes = [0] * players
    nopes[dice.whole(1, players - 1)] = 1
    for _ in range(dice.whole(2, 3)):
        nopes[dice.whole(0, players - 1)] += 1
    return nopes


def _parted(war: _War, nopes: Sequence[int], given: str) -> Parting:
    names, say = list(war.stakes), words_of("nope-war-3")
    if not given:
        name = war.nopes()[0]
        sentence = say("nobody", player=name, stake=_signed(war.stakes[name]), worth=_signed(war.worth_of_first(name)))
        return Parting(sentence, play_out(f"{war.text}\n..."))
    if not nopes[names.index(given)]:
        return Parting(say("no-nope", player=given), play_out(f"{war.text}\n{given} tries: nope\n..."))
    if given == names[0]:
        sentence = say("own", player=given, worth=_signed(war.stakes[given]))
        return Parting(sentence, play_out(f"{war.text}\n{given} tries: nope\n..."))
    sentence = say("too-early", player=given, worth=_signed(war.worth_of_first(given)), best=_signed(war.worth(given)))
    return Parting(sentence, play_out(f"{war.text}\n{given}: nope\n..."))


@template("nope-war-4", lesson=14)
def nope_war_4(dice: Dice) -> Task:
    """The duel of the lesson: how likely the other one has a Nope, as a player with some Nopes must believe."""
    say = words_of("nope-war-4")
    attacker, attacked = dice.table(2)
    unseen, number, hand = dice.whole(7, 10), dice.whole(2, 5), dice.whole(2, 3)
    holds = dice.whole(1, min(hand, number - 1))

    def moment() -> NopeMoment:
        moments = nope_moments(equilibrium(nope_duel(number, hand, unseen=unseen)))
        return next(each for each in moments if each.played == 0 and each.holds == holds)

    def parts(given: Given) -> Parting:
        others = unseen - hand
        left = number - holds
        if given.value == Fraction(left, others):
            return Parting(say("one-chance", attacker=attacker, hand=hand, left=left))
        return Parting(say("count", attacker=attacker, attacked=attacked, hand=hand, others=others, left=left))

    return Task(
        say("question", unseen=unseen, nopes=number, attacker=attacker, attacked=attacked, hand=hand, holds=holds),
        Chance(),
        lambda: moment().answered,
        "",
        parts,
    )
