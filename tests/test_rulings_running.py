"""A case played under one rulebook: what was asked, in which line, on which way of chance, and what it hangs on."""

from dataclasses import replace
from fractions import Fraction

import pytest

from ek_teach.engine import Action
from ek_teach.errors import EkTeachError, NotationError
from ek_teach.notation import Question, QuestionKind, Script, read
from ek_teach.rulebook import RULEBOOKS, HouseRule, Rulebook, load_rulebook
from ek_teach.rulings import DEPENDS, REFUSED, Ruling, Standing, check, side_by_side
from ek_teach.rulings.running import MOST_LEAVES, Run, Way, prepared, run
from ek_teach.rulings.unknown import held_among
from ek_teach.rulings.varying import Variations, changed
from tests.table import SIX

TABLE = """players: Ana Luis Marta
Ana:   attack*2, skip, tacocat*2
Luis:  attack, nope, favor
Marta: nope
pile:  favor, exploding kitten*2, ?*9

"""


def script(moves: str, table: str = TABLE) -> Script:
    return prepared(read(table + moves.replace("; ", "\n")))


def played(moves: str, book: str | Rulebook = "es", table: str = TABLE) -> Run:
    return run(script(moves, table), load_rulebook(book) if isinstance(book, str) else book)


ADD, WINDOW = {"attack_on_attack": "add"}, {"nope_window": "before_effect"}


# What was asked, and where --------------------------------------------------------------------------------------------


def test_each_question_hangs_on_what_was_asked_up_to_it_and_knows_the_line():
    moves = "ask: whose turn?; Ana: attack; Luis: nope; Marta: nope; ask: may Luis draw?; ask: whose turn?; "
    found = played(moves + "Luis: attack; ask: how many turns owed?").first.given
    assert [given.answer for given in found] == ["Ana", "no", "Luis", "4"]
    noped = {"nope_window": 9, "nope_answered_by": 10}
    assert [given.asked_at for given in found] == [{}, noped, noped, noped | {"attack_on_attack": 13}]
    assert [given.consulted.keys() for given in found] == [given.asked_at.keys() for given in found]
    assert [given.found.after for given in found] == [0, 3, 3, 7]


def test_what_comes_of_a_play_was_asked_in_the_line_of_the_play_and_not_in_that_of_the_question():
    first, second, third = played("Ana: attack; ask: whose turn?; ask: may Marta nope?; ask: may Ana nope?").first.given
    assert first.asked_at == {"nope_window": 7}
    assert second.asked_at == {}
    assert third.asked_at == {"nope_own_action": 10}


def test_what_the_set_up_asked_was_asked_in_the_line_of_the_players():
    whole = played("ask: how many cards in the pile?", "tr", "title: A\nplayers: Ana Luis\n")
    (given,) = whole.first.given
    assert given.answer == "24"
    assert set(given.asked_at.values()) == {2}
    assert given.consulted == {
        "leftover_defuses_when": "before_deal",
        "thin_deck": "third",
        "thin_deck_when": "after_deal",
        "leftover_defuses": "two_at_most",
        "cards_dealt": "7",
        "thin_deck_rounding": "down",
    }


def test_behind_a_refused_move_every_answer_is_the_refusal_and_hangs_on_what_the_judge_asked():
    refused = played("Ana: attack; ask: whose turn?; Luis: tacocat*2 from Ana; ask: whose turn?; Ana: draw")
    assert refused.answers == ("Luis", REFUSED)
    assert (refused.first.stopped.line, refused.first.stopped.verdict.reason) == (9, "card_not_in_hand")
    pair = "Ana: skip; ask: whose turn?; Luis: favor*2 from Ana; ask: whose turn?"
    table = TABLE.replace("favor\n", "favor*2\n")
    before, behind = played(pair, table=table).first.given
    assert (before.found.got, behind.found, behind.answer) == ("Luis", None, REFUSED)
    assert "pair" not in before.consulted
    assert behind.consulted == {"nope_window": "before_effect", "pair": "cats"}
    assert behind.asked_at == {"nope_window": 7, "pair": 9}


def test_what_chance_cannot_do_stops_the_text_without_a_verdict():
    text = "ask: whose turn?; Ana: draw -> skip; ask: whose turn?"
    stopped = played(text).first
    assert [given.answer for given in stopped.given] == ["Ana", REFUSED]
    assert (stopped.stopped.line, stopped.stopped.verdict) == (8, None)
    assert isinstance(stopped.stopped.error, NotationError)


def test_what_chance_left_open_before_that_is_still_followed():
    text = "Ana: tacocat*2 from Luis; ask: where is nope?; Luis: pass; Marta: pass; Ana: pass; Ana: draw -> skip; "
    told = played(text + "ask: whose turn?")
    assert told.answers == (DEPENDS, REFUSED)
    assert [leaf.probability for leaf in told.leaves] == [Fraction(1, 3)] * 3


def test_a_table_that_cannot_be_is_no_case_at_all():
    with pytest.raises(NotationError, match="line 5"):
        played("ask: whose turn?", table=TABLE.replace("exploding kitten*2", "exploding kitten*3"))


def test_a_claimed_move_is_a_question_right_behind_it():
    told = prepared(read(TABLE + "Ana tries: attack  # why not?\nAna: skip\nask: whose turn?\n"))
    tried, asked, skip, last = told.items
    assert isinstance(asked, Question)
    assert (asked.kind, asked.player, asked.line, asked.column) == (QuestionKind.MAY, 0, tried.line, tried.column)
    assert (asked.move.action, asked.move.tries, asked.move.comment) == (Action.play(0, "A"), False, "")
    assert tried.tries and tried.comment
    assert told.questions == (asked, last)
    assert skip.action == Action.play(0, "S")


# Ways of chance -------------------------------------------------------------------------------------------------------


def test_each_way_has_its_forks_its_chance_and_its_answers():
    told = played(
        "ask: whose turn?; Ana: tacocat*2 from Luis; ask: where is nope?; "
        "Luis: pass; Marta: pass; Ana: pass; Ana: draw; ask: where is nope?"
    )
    assert told.answers == ("Ana", DEPENDS, DEPENDS)
    assert told.complete
    assert [[fork.outcome.cards for fork in leaf.forks] for leaf in told.leaves] == [["A"], ["F"], ["N"]]
    assert [leaf.probability for leaf in told.leaves] == [Fraction(1, 3)] * 3
    assert [leaf.given[1].answer for leaf in told.leaves] == [
        *["hand of Luis, hand of Marta"] * 2,
        "hand of Ana, hand of Marta",
    ]
    assert told.first is told.leaves[0]
    assert told.consulted == {"pair": "cats"}


def test_before_a_question_there_is_only_what_chance_did_up_to_it():
    moves = (
        "ask: whose turn?; Ana: tacocat*2 from Luis; ask: where is nope?; Ana: skip*2 from Luis; ask: where is nope?"
    )
    leaf = played(moves, "ru", TABLE.replace("skip", "skip*2")).leaves[0]
    assert [len(leaf.before(question).forks) for question in (0, 1, 2)] == [0, 1, 2]
    assert leaf.before(2).probability == Fraction(1, 6)
    refused = played("Ana: tacocat*2 from Luis; Luis: draw; ask: whose turn?").first
    assert refused.before(0) is refused


def test_nothing_is_left_to_chance_where_only_one_thing_can_happen():
    certain = played("Ana: tacocat*2 from Marta; ask: where is nope?")
    assert certain.answers == ("hand of Ana, hand of Luis",)
    assert certain.first.forks == ()
    assert len(certain.leaves) == 1


def test_no_more_ways_are_followed_than_are_allowed_those_that_differ_least_first():
    hands = "Ana: tacocat*4, cattermelon*4\nLuis: nope, skip, attack, favor, defuse, shuffle\n"
    table = f"players: Ana Luis\n{hands}pile: ?*9\n\n"
    pair = "Ana: tacocat*2 from Luis; "
    told = played(pair * 2 + "Ana: cattermelon*2 from Luis; ask: where is nope?", table=table)
    assert len(told.leaves) == MOST_LEAVES
    assert not told.complete
    first = {leaf.forks[0].outcome.cards for leaf in told.leaves}
    assert first == set("NSAFDH"), "the first card is looked at in every way"
    whole = played(pair + "Ana: cattermelon*2 from Luis; ask: where is nope?", table=table)
    assert (len(whole.leaves), whole.complete) == (30, True)
    assert sum(leaf.probability for leaf in whole.leaves) == 1


def test_a_way_answers_the_same_question_in_the_same_way_and_names_the_others():
    state = played("Ana: tacocat*2 from Luis; ask: where is nope?").first.forks[0].state
    way = Way([])
    assert way(state) == way(state) == Action.outcome("A")
    assert (way.widths, list(way.others())) == ([3], [[1], [2]])
    assert Way([2])(state) == Action.outcome("N")
    assert Way([9])(state) == Action.outcome("N"), "a choice that there is not is the last one there is"
    other = Way([1])
    assert other(state) == Action.outcome("F")
    assert list(other.others()) == []
    deeper = Way([])
    deeper.widths = [2, 1, 3]
    assert list(deeper.others()) == [[1], [0, 0, 1], [0, 0, 2]]
    chosen = Way([1])
    chosen.widths = [2, 2]
    assert list(chosen.others()) == [[1, 1]]


def test_a_shuffled_pile_is_one_that_nobody_knows():
    table = TABLE.replace("skip,", "shuffle,")
    assert played("Ana: shuffle; Ana: draw; ask: how many cards does Ana hold?", table=table).answers == ("5",)
    knows = played("Ana: shuffle; ask: what does Ana know of the pile?", table=table)
    assert (knows.answers, len(knows.leaves)) == (("nothing",), 1)


# What an answer hangs on ----------------------------------------------------------------------------------------------


def test_a_text_is_played_once_for_every_way_of_asking():
    variations = Variations(script("Ana: attack; Luis: attack; ask: how many turns owed?"))
    es, ru, zh = (load_rulebook(name) for name in ("es", "ru", "zh"))
    assert variations.under(ru) is variations.under(es) is variations.under(es)
    assert variations.under(zh) is not variations.under(es)
    # What was not asked makes no difference.
    assert variations.under(changed(es, (("thin_deck", "third"),))) is variations.under(es)


def test_a_changed_rulebook_has_each_change_laid_over_the_one_before():
    es = load_rulebook("es")
    other = changed(es, (("attack_on_attack", "replace"), ("lone_cat", "allowed")))
    assert (other.values["attack_on_attack"], other.values["lone_cat"]) == ("replace", "allowed")
    assert changed(es, ()) is es
    once = es.with_house_rules(HouseRule("attack_on_attack", "replace", "add"))
    assert other == once.with_house_rules(HouseRule("lone_cat", "allowed", "forbidden"))


def test_the_smallest_changes_are_one_option_each_with_the_answer_it_leads_to():
    variations = Variations(script("Ana: attack; Luis: attack; ask: how many turns owed?; ask: whose turn?"))
    assert variations.deciding(load_rulebook("es"), 0) == (((("attack_on_attack", "replace"),), "2"),)
    assert variations.deciding(load_rulebook("zh"), 0) == (((("attack_on_attack", "add"),), "4"),)
    assert variations.deciding(load_rulebook("es"), 1) == ()


@pytest.mark.parametrize(
    ("name", "book", "change", "answer"),
    [
        ("nope-on-own-nope", "zh", (("nope_own_action", "allowed"), ("nope_answered_by", "anyone")), "yes"),
        ("three-names-the-card-first", "es", (("three_of_a_kind", "on"), ("triple_named", "after_nopes")), "yes"),
        (
            "exploded-debt-and-the-next-attack",
            "zh",
            (("attack_on_attack", "add"), ("turns_after_explosion", "passed_on")),
            "3",
        ),
    ],
)
def test_two_options_are_told_where_it_takes_both(name, book, change, answer):
    """Also one that is asked only once the other has changed."""
    told = [
        (deciding.options, deciding.answer)
        for finding in check(name, rulebooks=[book]).books[0].findings
        for deciding in finding.hangs_on
    ]
    assert told == [(change, answer)]


def test_a_first_game_hangs_on_the_rule_and_on_the_choice_of_the_table():
    variations = Variations(script("ask: may Ana skip*2 from Luis?", TABLE.replace("skip", "skip*2")))
    first_game = load_rulebook("ru").with_house_rules(HouseRule("special_combos", "off", "on"))
    assert variations.deciding(first_game, 0) == (
        ((("pair", "any_title"),), "yes"),
        ((("special_combos", "on"),), "yes"),
    )


def test_between_two_books_only_what_differs_and_was_asked_is_taken_from_the_other():
    variations = Variations(script("Ana: attack; Luis: attack; ask: how many turns owed?; ask: whose turn?"))
    es, zh = load_rulebook("es"), load_rulebook("zh")
    assert variations.between(es, zh, 0) == (("attack_on_attack", "replace"),)
    assert variations.between(zh, es, 0) == (("attack_on_attack", "add"),)
    assert variations.between(es, load_rulebook("ru"), 0) == ()


def test_the_same_thing_written_otherwise_is_no_other_answer():
    """Where the Kitten goes back at random, the place is not written by the player: a refusal of the wording only."""
    table = "players: Ana Luis\nAna: defuse\nLuis: ?\npile: exploding kitten, skip, favor\n\n"
    moves = "Ana: draw; Ana: defuse; Ana: put back on top; ask: whose turn?; ask: what does Ana know of the pile?"
    variations = Variations(script(moves, table))
    assert variations.deciding(load_rulebook("es"), 0) == ()
    assert variations.deciding(load_rulebook("es"), 1) == (((("kitten_placed", "random"),), "nothing"),)


# Unknown cards --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hidden", "unknown", "wanted", "chance"),
    [
        ({"N": 4, "S": 46}, 1, {"N": 1}, Fraction(4, 50)),
        ({"N": 1, "S": 1}, 2, {"N": 1, "S": 1}, Fraction(1)),
        ({"N": 2, "S": 2}, 2, {"N": 2}, Fraction(1, 6)),
        ({"N": 2, "S": 2}, 2, {"N": 1, "S": 1}, Fraction(4, 6)),
        ({"N": 2, "S": 2}, 2, {"N": 1}, Fraction(5, 6)),
        ({"N": 2, "S": 2}, 2, {}, Fraction(1)),
        ({"N": 2, "S": 2}, 4, {"N": 2}, Fraction(1)),
        ({"N": 2, "S": 2}, 1, {"N": 2}, Fraction(0)),
        ({"N": 2, "S": 2}, 5, {"N": 1}, Fraction(0)),
        ({"N": 2}, 1, {"S": 1}, Fraction(0)),
        ({"N": 2}, 1, {"N": 3}, Fraction(0)),
    ],
)
def test_how_likely_unknown_cards_hold_what_is_wanted(hidden, unknown, wanted, chance):
    assert held_among(hidden, unknown, wanted) == chance


# Side by side ---------------------------------------------------------------------------------------------------------

FIVE = (
    "players: Ana Luis\nAna: attack, skip, favor, shuffle, tacocat\nLuis: ?\ndiscard: defuse\npile: kitten, ?*9\n\n"
    "Ana: attack, skip, favor, shuffle, tacocat\nLuis: pass\nAna: pass\nAna: take defuse\nask: where is defuse?\n"
)


def test_rows_are_numbered_and_a_book_that_refuses_has_no_step_any_more():
    """es has no five different cards, ru and zh have them and do the same."""
    told = side_by_side(check(FIVE, rulebooks=["es", "ru", "zh"]))
    assert [row.number for row in told.rows] == list(range(len(told.rows)))
    assert [row.line for row in told.rows] == [None, 7, 8, 10]
    assert [row.frames for row in told.rows] == [(0, 0, 0), (1, 1, 1), (None, 2, 2), (None, 3, 3)]
    assert [row.groups for row in told.rows] == [(0, 0, 0), *[(0, 1, 1)] * 3]
    assert [row.parts for row in told.rows] == [False, True, True, True]
    assert told.parting == 1


def test_books_that_never_differ_never_part():
    told = side_by_side(check(TABLE + "Ana: skip\nask: whose turn?\n", rulebooks=["es", "tr"]))
    assert told.parting is None
    assert {row.groups for row in told.rows} == {(0, 0)}


@pytest.mark.parametrize("number", [0, 1, len(RULEBOOKS) + 2])
def test_side_by_side_stand_two_rulebooks_and_at_most_all_of_them_with_the_tables_own(number):
    ruling = check(TABLE + "ask: whose turn?\n")
    books = (ruling.books * 2)[:number]
    ruling = Ruling(ruling.case, ruling.language, ruling.questions, books)
    with pytest.raises(EkTeachError, match=f"side by side stand 2 to {len(RULEBOOKS) + 1} rulebooks, not {number};"):
        side_by_side(ruling)
    most = Ruling(ruling.case, ruling.language, ruling.questions, (check(TABLE).books * 2)[: len(RULEBOOKS) + 1])
    assert len(side_by_side(most).rows[0].frames) == len(RULEBOOKS) + 1


def test_only_a_ruling_stands_side_by_side():
    with pytest.raises(EkTeachError, match=r"what stands side by side is a ruling, as check\(\) gives, not 'es'"):
        side_by_side("es")


# The checker ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rulebooks", "told"),
    [
        ([], f"no rulebook is named; there are {', '.join(RULEBOOKS)}"),
        (7, r"rulebooks are a list of names, as in \['es', 'zh'\], not 7"),
        ([7], "a rulebook is given by its name, its file or as a Rulebook, not as 7"),
    ],
)
def test_what_names_no_rulebooks_is_told(rulebooks, told):
    with pytest.raises(EkTeachError, match=told):
        check(TABLE, rulebooks=rulebooks)


def test_rulebooks_are_named_in_every_way_and_each_is_played_once():
    def ids(rulebooks: object) -> list[str]:
        return [book.rulebook.id for book in check(TABLE, rulebooks=rulebooks).books]

    assert ids(None) == list(RULEBOOKS)
    assert ids("zh") == ids(load_rulebook("zh")) == ids(["zh", "zh"]) == ["zh"]
    assert ids(["zh", "es"]) == ["zh", "es"]


def test_the_house_rules_of_a_text_are_laid_over_the_rulebook_that_it_names_alone():
    text = "rulebook: zh\nhouse: lone cat = allowed\n" + TABLE
    assert [book.rulebook.id for book in check(text).books] == ["zh+lone_cat=allowed", *RULEBOOKS]
    assert [book.rulebook.id for book in check(text, rulebooks=["zh", "es"]).books] == ["zh+lone_cat=allowed", "es"]


def test_a_text_that_asks_nothing_is_asked_at_its_last_line():
    asked = [f.question for f in check(TABLE + "Ana: skip\nLuis: skip\n", rulebooks=["es"]).books[0].findings]
    assert [(question.kind, question.line) for question in asked] == [
        (QuestionKind.WHOSE_TURN, 8),
        (QuestionKind.TURNS_OWED, 8),
    ]
    bare = check(TABLE, rulebooks=["es"]).books[0].findings[0].question
    assert bare.line == 5
    # A script that no text was read for has no lines.
    made = replace(read(TABLE), places=())
    assert check(made, rulebooks=["es"]).books[0].findings[0].question.line == 1


def test_a_text_that_is_wrong_under_every_book_is_refused_unless_it_expects_that():
    text = TABLE + "Ana: draw -> skip\nask: whose turn?{}\n"
    with pytest.raises(NotationError, match="line 7, column 14: the card on top of the pile was favor"):
        check(text.format(""))
    told = check(text.format("  answer: refused"), rulebooks=["es"]).books[0]
    assert (told.findings[0].answer, told.findings[0].agrees) == (REFUSED, True)
    assert told.refusal.line == 7
    assert told.refusal.reason.startswith("The card on top of the pile was favor")
    assert len(told.timeline) >= 1


def test_what_a_case_expects_is_compared_and_what_differs_is_listed():
    ruling = check(TABLE + "Ana: skip\nask: whose turn?  answer: Ana\nask: is Ana out?\n", rulebooks=["es", "tr"])
    assert [(book, f.expected, f.answer) for book, f in ruling.wrong] == [("es", "Ana", "Luis"), ("tr", "Ana", "Luis")]
    assert [f.agrees for f in ruling.books[0].findings] == [False, True]
    assert ruling.books[0].findings[1].expected is None


def test_claims_are_judged_and_told_with_their_players():
    text = TABLE + "Ana: skip\nask: whose turn?\nAna says: Luis\nMarta says: Marta\n"
    claims = check(text, rulebooks=["es"]).books[0].findings[0].claims
    assert [(claim.player, claim.value, claim.holds) for claim in claims] == [
        ("Ana", "Luis", True),
        ("Marta", "Marta", False),
    ]


def test_a_book_that_contradicts_itself_shows_each_reading_with_its_meaning_and_its_sources():
    """es Turno a turno 4 and another paragraph: whether a Defuse must be played."""
    table = "players: Ana Luis Marta\nAna: defuse\nLuis: ?\nMarta: ?\npile: kitten*2, ?*9\n\n"
    finding = check(table + "Ana: draw\nask: must Ana defuse?\n", rulebooks=["es"]).books[0].findings[0]
    assert finding.standing is Standing.CONTRADICTED
    assert {(one.option, one.value, one.answer, one.used) for one in finding.outcomes} == {
        ("defuse_compulsory", "yes", "yes", False),
        ("defuse_compulsory", "no", "no", True),
    }
    assert all(one.meaning and one.sources.startswith("es, ") for one in finding.outcomes)
    assert len({one.sources for one in finding.outcomes}) == 2
    assert check(table + "Ana: draw\nask: must Ana defuse?\n", rulebooks=["ru"]).books[0].findings[0].outcomes == ()


def test_all_pairs_of_answers_part_each_once():
    """Three ways with the Kitten that exploded: in front, out of the game, on the discard pile."""
    partings = check("exploded-kitten", rulebooks=SIX).partings
    assert [(parting.left, parting.right) for parting in partings] == [
        (("es", "en-2025"), ("tr",)),
        (("es", "en-2025"), ("ru", "zh", "en-2015")),
        (("tr",), ("ru", "zh", "en-2015")),
    ]
    assert {parting.options[0][0] for parting in partings} == {"exploded_kitten"}
    assert [parting.options[0][1:] for parting in partings] == [
        ("in_front", "removed"),
        ("in_front", "discard"),
        ("removed", "discard"),
    ]


def test_the_steps_are_told_up_to_the_move_that_stops_the_text():
    told = check(FIVE, rulebooks=["es", "ru"]).books
    assert [len(book.timeline) for book in told] == [2, 4]
    assert told[0].timeline[-1].refused is not None
    assert told[1].refusal is None
