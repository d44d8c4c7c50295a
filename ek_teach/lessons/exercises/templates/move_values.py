"""Lesson 12, to draw or not to draw: what a first move is worth, by backward induction at each check."""

from fractions import Fraction
from typing import Final

from ek_teach.engine import EventKind
from ek_teach.explain import load_catalogue
from ek_teach.lessons.exercises import Chance, Dice, Either, Given, Move, Parting, Task, stopped, template
from ek_teach.lessons.exercises.speaking import words_of
from ek_teach.notation.names import told_card
from ek_teach.theory import MoveValue, Solved, backward_induction, small_game
from ek_teach.theory.move_games import move_table
from ek_teach.theory.positions import begin, outcomes
from ek_teach.timeline import play_out

_DEFUSES: Final = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2))
_MINE: Final = ("skip", "attack", "see the future", "shuffle")


def _asked(question: str) -> str:
    """Put before a question how the hands and the pile lie, and what becomes of a defused Kitten."""
    say = words_of("value")
    return load_catalogue().marks.sentences((say("open"), say("shuffled"), question))


@template("value-1", lesson=12)
def value_1(dice: Dice) -> Task:
    """Two players who can only draw, with Defuses or without."""
    say, names = words_of("value-1"), dice.table(2)
    defuses, cards = dice.pick(_DEFUSES), dice.whole(2, 6)
    situation = move_table(cards, hand="", defuses=defuses, names=names)

    def solved() -> Solved:
        return backward_induction(small_game(situation))

    def parts(given: Given) -> Parting:
        found = solved()
        if Chance().same(given, found.values[1]):
            sentence = say("other", player=names[0], other=names[1])
        elif Chance().same(given, 1 - Fraction(1, cards)):
            sentence = say("first")
        else:
            sentence = _first_card(found, names[0])
        return Parting(sentence, stopped(play_out(f"{situation}\n{names[0]}: draw -> tacocat"), 1))

    return Task(
        _asked(say("question", player=names[0])),
        Chance(),
        lambda: solved().values[0],
        situation,
        parts,
        rules=(),  # how a Kitten goes back, the question says
    )


def _first_card(found: Solved, name: str) -> str:
    """Tell the first step of the induction, so that the rest can be done by hand."""
    chances, sums = [Fraction(0)] * 2, [Fraction(0)] * 2
    for outcome in outcomes(found.game, begin(found.game), found.best.action):
        safe = any(event.kind is EventKind.DREW for event in outcome.steps[0].events)
        chances[safe] += outcome.chance
        sums[safe] += outcome.chance * found.values_at(outcome.position)[0]
    wins = [total / chance for total, chance in zip(sums, chances, strict=True)]
    return words_of("value-1")(
        "look",
        player=name,
        kitten=str(chances[False]),
        safe=str(chances[True]),
        after_kitten=str(wins[False]),
        after_safe=str(wins[True]),
    )


def _where_it_matters(dice: Dice, names: list[str]) -> tuple[list[str], str]:
    """Draw a hand and a table, again and again until some first move is worth less than another."""
    while True:
        mine = dice.some(_MINE, dice.whole(2, 3))
        text = move_table(
            dice.whole(2, 4),
            hand=", ".join(mine),
            rival=dice.pick(("attack", "skip")),
            defuses=dice.pick(((0, 0), (0, 1), (1, 1))),
            names=names,
        )
        found = backward_induction(small_game(text))
        if found.moves[-1].value < found.best.value:
            return mine, text


@template("value-2", lesson=12)
def value_2(dice: Dice) -> Task:
    """One player holds two or three cards, the other an Attack or a Skip; a few cards lie in the pile."""
    say, names = words_of("value-2"), dice.table(2)
    mine, situation = _where_it_matters(dice, names)
    kind = Move(("draw", *mine), tuple(names), names[0])

    def solved() -> Solved:
        return backward_induction(small_game(situation))

    def named(move: MoveValue) -> str:
        return told_card(move.action.cards) if move.action.cards else "draw"

    def right() -> Either:
        found = solved()
        return Either(tuple(named(move) for move in found.moves if move.value == found.best.value))

    def parts(given: str) -> Parting:
        found = solved()
        move = next(move for move in found.moves if named(move) == given)
        walk = play_out(f"{situation}\n{names[0]}: {given}{' -> tacocat' if given == 'draw' else ''}")
        sentence = say(
            "worse",
            move=move.words,
            player=names[0],
            other=names[1],
            value=str(move.value),
            best=str(found.best.value),
        )
        return Parting(sentence, stopped(walk, 1))

    return Task(
        _asked(say("question", player=names[0])),
        kind,
        right,
        situation,
        parts,
        rules=("attack_on_attack",),
    )
