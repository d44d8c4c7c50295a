"""Lesson 12, to draw or not to draw: what a first move is worth, by backward induction at each check."""

from fractions import Fraction
from typing import Final

from ek_teach.engine import EventKind
from ek_teach.lessons.exercises import Chance, Dice, Either, Given, Move, Parting, Task, stopped, template
from ek_teach.theory import MoveValue, Solved, backward_induction, small_game
from ek_teach.theory.move_games import move_table
from ek_teach.theory.positions import begin, outcomes
from ek_teach.timeline import play_out

_DEFUSES: Final = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2))
_MINE: Final = ("skip", "attack", "see the future", "shuffle")
_SHUFFLED: Final = "Whatever the rulebook says, a defused Kitten is shuffled into the pile here."
_OPEN: Final = "All hands lie open; the cards of the pile lie in an order that nobody knows."


@template("value-1", lesson=12, title="Nothing to do but draw: how likely is a win?")
def value_1(dice: Dice) -> Task:
    """Two players who can only draw, with Defuses or without."""
    names = dice.table(2)
    defuses, cards = dice.pick(_DEFUSES), dice.whole(2, 6)
    situation = move_table(cards, hand="", defuses=defuses, names=names)

    def solved() -> Solved:
        return backward_induction(small_game(situation))

    def parts(given: Given) -> Parting:
        found = solved()
        if Chance().same(given, found.values[1]):
            sentence = f"That is the chance of {names[1]}; {names[0]}'s is asked for."
        elif Chance().same(given, 1 - Fraction(1, cards)):
            sentence = "That is the chance that the first card is safe; the game goes on until only one of you is left."
        else:
            sentence = _first_card(found, names[0])
        return Parting(sentence, stopped(play_out(f"{situation}\n{names[0]}: draw -> tacocat"), 1))

    return Task(
        f"{_OPEN} {_SHUFFLED} How likely is {names[0]}, who begins, to be the last one left?",
        Chance(),
        lambda: solved().values[0],
        situation,
        parts,
    )


def _first_card(found: Solved, name: str) -> str:
    """Tell the first step of the induction, so that the rest can be done by hand."""
    chances, sums = [Fraction(0)] * 2, [Fraction(0)] * 2
    for outcome in outcomes(found.game, begin(found.game), found.best.action):
        safe = any(event.kind is EventKind.DREW for event in outcome.steps[0].events)
        chances[safe] += outcome.chance
        sums[safe] += outcome.chance * found.values_at(outcome.position)[0]
    told = [
        f"with a chance of {chance} it is {what}, and {name} then wins with {total / chance}"
        for chance, total, what in zip(chances, sums, ("the Kitten", "a safe card"), strict=True)
    ]
    return f"Look at the first card: {'; '.join(told)}. Weigh each with its chance, and add."


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


@template("value-2", lesson=12, title="What is the best first move?")
def value_2(dice: Dice) -> Task:
    """One player holds two or three cards, the other an Attack or a Skip; a few cards lie in the pile."""
    names = dice.table(2)
    mine, situation = _where_it_matters(dice, names)
    kind = Move(("draw", *mine), tuple(names), names[0])

    def solved() -> Solved:
        return backward_induction(small_game(situation))

    def named(move: MoveValue) -> str:
        return kind.read(move.words) if move.action.cards else "draw"

    def right() -> Either:
        found = solved()
        return Either(tuple(named(move) for move in found.moves if move.value == found.best.value))

    def parts(given: str) -> Parting:
        found = solved()
        move = next(move for move in found.moves if named(move) == given)
        walk = play_out(f"{situation}\n{names[0]}: {given}{' -> tacocat' if given == 'draw' else ''}")
        sentence = (
            f"After “{move.words}” {names[0]} wins with a chance of {move.value}, when {names[1]} answers as well as"
            f" can be. Another first move is worth more: {found.best.value}."
        )
        return Parting(sentence, stopped(walk, 1))

    return Task(
        f"{_OPEN} {_SHUFFLED} What See the Future shows, everybody sees. Which first move gives {names[0]} the best"
        " chance to be the last one left?",
        kind,
        right,
        situation,
        parts,
    )
