"""Every option is really asked for, and every rule and option that events and verdicts name exists in the books."""

from ek_teach.engine import Action, Phase, check, legal_actions, step
from ek_teach.play import random_game
from ek_teach.rulebook import HouseRule, load_rulebook, load_schema

from .table import BOOKS, lay


def test_every_option_is_consulted_by_some_step():
    """An option that no step asks for explains nothing."""
    asked: set[str] = set()
    books = [load_rulebook(book) for book in BOOKS]
    table = load_rulebook("ru").with_house_rules(
        HouseRule("kitten_placed", "random", "chosen"),
        HouseRule("empty_target", "nothing_happens"),
        HouseRule("lone_cat", "allowed"),
        HouseRule("fetch_kitten", "allowed"),
        HouseRule("triple_named", "after_nopes"),
        HouseRule("nope_own_action", "allowed"),
    )
    for book in [*books, table]:
        for players in (2, 3, 4):
            for seed in range(12):
                for transition in random_game(book, players, seed):
                    asked |= transition.consulted.keys()
    cat = step(lay(table, "TN", "D"), Action.play(0, "T"))
    asked |= cat.consulted.keys() | step(cat.after, Action.nope(0)).consulted.keys()
    assert set(load_schema().options) - asked == set()


def test_events_and_verdicts_name_only_rules_that_the_books_know():
    for book in BOOKS:
        rulebook = load_rulebook(book)
        for transition in random_game(rulebook, 4, seed=11):
            for event in transition.events:
                assert event.rules
                assert set(event.rules) <= set(rulebook.entries)
            if transition.before.phase is not Phase.CHANCE:
                for action in legal_actions(transition.before):
                    assert set(check(transition.before, action).rules) <= set(rulebook.entries)
