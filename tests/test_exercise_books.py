"""A student's numbers stay theirs, whatever else comes into the toolkit."""

import sys

from ek_teach.lessons.exercises import all_templates, exercise
from ek_teach.lessons.exercises.dice import seeded_dice
from ek_teach.rulebook import RULEBOOKS, load_rulebook

CLASS = [f"Student {number}" for number in range(12)]


def asked() -> list[str]:
    """All exercises of a class, as they are asked."""
    made = [exercise(known.name, student=student) for known in all_templates() for student in CLASS]
    return [f"{one.question}\n{one.situation}" for one in made]


def test_one_rulebook_more_gives_no_student_other_numbers(monkeypatch):
    before = asked()
    for name, module in list(sys.modules.items()):
        if name.startswith("ek_teach") and hasattr(module, "RULEBOOKS"):
            monkeypatch.setattr(module, "RULEBOOKS", (*RULEBOOKS, "es"))
    assert asked() == before


def test_the_rulebook_of_an_exercise_is_one_that_has_what_it_asks_for():
    drawn = [seeded_dice("any", student).rulebook(attack_on_attack="replace") for student in CLASS]
    assert {load_rulebook(name).values["attack_on_attack"] for name in drawn} == {"replace"}
    assert len({seeded_dice("any", student).rulebook() for student in CLASS}) > 2
