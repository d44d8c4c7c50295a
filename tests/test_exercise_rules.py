"""What a worksheet tells of the rulebook is what the answer hangs on: no rule is missing, and none leads astray."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import chain, product
from unittest import mock

import pytest

from ek_teach.errors import EkTeachError
from ek_teach.lessons.exercises import Task, Whole, all_templates, exercise, forget, template
from ek_teach.lessons.exercises.on_paper import table_notes
from ek_teach.rulebook import Rulebook, Rules, load_schema, loading
from ek_teach.rulings.varying import changed

WITH_A_TABLE = [known.name for known in all_templates() if exercise(known.name, student="Ada").situation]
CLASS = ("Ada", "Grace")
# Attacks and Skips all lie so in nope-war-1 that the turns owed decide for one in five hundred, as for the last one.
LONG_LIST = [f"Student {number}" for number in (*range(60), 554)]


@contextmanager
def noted() -> Iterator[set[str]]:
    """Note which options are asked meanwhile."""
    asked: set[str] = set()
    consult = Rules.consult

    def noting(self: Rules, option: str) -> str:
        asked.add(option)
        return consult(self, option)

    with mock.patch.object(Rules, "consult", noting):
        yield asked


@contextmanager
def otherwise(option: str, value: str) -> Iterator[None]:
    """Let every rulebook have another value; what an exercise itself lays over its rulebook stays."""
    shipped = loading._shipped

    def other(name: str) -> Rulebook:
        book = shipped(name)
        return book if book.values[option] == value else changed(book, ((option, value),))

    with mock.patch.object(loading, "_shipped", other):
        yield


def deciding(name: str, student: str, among: set[str] | None = None) -> set[str]:
    """Which options would change the answer of a student if the rulebook had another value."""
    task = exercise(name, student=student)._trial.task()
    with noted() as asked:
        right = task.solve()
    found = set()
    values = load_schema().options
    for option, value in [(each, value) for each in among or asked for value in values[each]]:
        # With another value, what stands in the text may be no legal game: then no other answer can come of it.
        with otherwise(option, value), suppress(EkTeachError):
            found |= {option} if task.solve() != right else set()
    return found


@pytest.mark.parametrize("name", WITH_A_TABLE)
def test_no_rule_that_changes_an_answer_is_missing_on_paper(name: str) -> None:
    told = exercise(name, student="Ada").rules
    assert told is not None
    assert not set(chain.from_iterable(deciding(name, student) for student in CLASS)) - set(told)


@pytest.mark.parametrize(
    ("name", "rule"),
    [each for name in WITH_A_TABLE for each in product([name], exercise(name, student="Ada").rules or ())],
)
def test_no_rule_is_told_on_paper_that_changes_nobodys_answer(name: str, rule: str) -> None:
    assert any(rule in deciding(name, student, {rule}) for student in LONG_LIST)


def test_a_sheet_says_nothing_that_the_question_takes_back() -> None:
    def told(name: str) -> str:
        one = exercise(name, student="Ada")
        return " ".join(table_notes(one.situation, one.rules))

    assert "hand of an exploded player" not in told("counting-1") and "exploded goes" not in told("counting-1")
    assert "at a place that the player chooses" not in told("value-1") + told("value-2")
    assert "A Defuse, played when a Kitten was drawn, saves its player." in told("value-1")
    assert "attacked player answers with another Attack" in told("hot-potato-1")


def test_an_exercise_that_names_no_rules_tells_what_rulebooks_differ_in() -> None:
    table = "players: Ana, Luis\nAna: attack\nLuis: attack\npile: ?*9\n\nAna: attack\nLuis: attack"
    assert any("another Attack" in note for note in table_notes(table))
    assert not any("another Attack" in note for note in table_notes(table, ()))


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        (["attack_on_atack"], "no rulebook has the rule 'attack_on_atack' of its Task"),
        ([5], "no rulebook has the rule 5 of its Task"),
        ("attack_on_attack", "the 'rules' of its Task are a list of names, not 'attack_on_attack'"),
    ],
)
def test_rules_that_no_rulebook_has_are_refused_when_an_exercise_is_made(rules: object, told: str) -> None:
    with pytest.raises(EkTeachError, match=told):
        template("my-rules-1")(lambda _dice: Task("How many?", Whole(), lambda: 3, rules=rules))  # type: ignore[arg-type]
    assert forget("my-rules-1") is None
