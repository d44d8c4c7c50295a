"""Situations out of the case library: each place at which a case asks something, and its end."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from ek_teach import notation
from ek_teach.lessons.quiz.model import Situation
from ek_teach.notation import Item, Move, Outcome, QuestionKind, Script
from ek_teach.rulings import Case, load_cases

__all__ = ["case_situations"]


@cache
def case_situations() -> tuple[Situation, ...]:
    """List what the library asks about, case by case, without titles, comments, claims and answers.

    Cases of tables with house rules are left out: under another rulebook they would be other tables.

    Examples
    --------
    >>> found = case_situations()
    >>> {situation.case for situation in found} <= {case.id for case in load_cases()}
    True
    >>> any(situation.script.questions or situation.script.title for situation in found)
    False
    """
    return tuple(
        situation for case in load_cases() if not case.script.house_rules for situation in _situations_of(case)
    )


def _situations_of(case: Case) -> Iterator[Situation]:
    bare = _bare(case.script)
    kept: list[Item] = []
    asked: list[notation.Question] = []
    for item in case.script.items:
        if isinstance(item, Outcome) or (isinstance(item, Move) and not item.tries):
            if asked:
                yield _at(bare, kept, asked, case.id)
                asked = []
            kept.append(replace(item, comment=""))
        elif isinstance(item, Move):
            tried = replace(item, tries=False, comment="")
            asked.append(notation.Question(QuestionKind.MAY, item.action.player, tried))
        elif isinstance(item, notation.Question):
            asked.append(replace(item, expected=(), claims=(), comment=""))
    yield _at(bare, kept, asked, case.id)


def _at(bare: Script, items: list[Item], asked: list[notation.Question], case: str) -> Situation:
    # Read again, so that each line has its number.
    script = notation.read(notation.write(replace(bare, items=tuple(items))))
    moves = tuple(
        question.move.action
        for question in asked
        if question.kind is QuestionKind.MAY and question.move is not None and _is_plain(question.move)
    )
    return Situation(script, moves, tuple(asked), case=case)


def _is_plain(move: Move) -> bool:
    """Whether the action itself says all that is asked about."""
    return move.aim is None and not move.bottom and not move.thins


def _bare(script: Script) -> Script:
    return Script(script.players, script.rulebook_name, (), script.table, "", script.first_turn, script.description)
