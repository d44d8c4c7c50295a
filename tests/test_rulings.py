"""The checker: what each rulebook answers, how firmly, what it hangs on, which unknown card matters, and why not."""

from fractions import Fraction

import pytest

from ek_teach.errors import EkTeachError, NotationError
from ek_teach.notation import read, write
from ek_teach.rulebook import RULEBOOKS, Status
from ek_teach.rulings import (
    DEPENDS,
    REFUSED,
    Standing,
    check,
    find_cases,
    fitting_rulebooks,
    from_link,
    side_by_side,
    to_link,
)
from tests.table import ADDING, REPLACING

ATTACKS = """
players: Ana Luis Marta
Ana:     attack, ?*5
Luis:    attack, defuse, ?*4
Marta:   nope, ?*5
pile:    ?*20

Ana:  attack
Luis: attack
ask:  how many turns owed?
Marta says: 2
Luis says:  4
"""


def findings(text: str, **more):
    """The first finding of each rulebook."""
    return {book.rulebook.id: book.findings[0] for book in check(text, **more).books}


def test_books_that_add_and_books_that_replace_are_told_apart_and_the_option_is_found():
    """Attack on Attack: es Turno a turno 5 and others add, zh (4) replaces."""
    found = findings(ATTACKS)
    assert {book: f.answer for book, f in found.items()} == {
        **dict.fromkeys(ADDING, "4"),
        **dict.fromkeys(REPLACING, "2"),
    }
    for book, finding in found.items():
        assert [change.options[0][0] for change in finding.hangs_on] == ["attack_on_attack"]
        assert finding.hangs_on[0].answer == ("2" if book in ADDING else "4")
        # tr Kartlar 3 gives no figure, so that the current turn counts is implied there.
        assert finding.standing is (Standing.FOLLOWS if book == "tr" else Standing.SETTLED)
        assert finding.reasons[0].citations
        assert [claim.holds for claim in finding.claims] == [book in REPLACING, book in ADDING]


def test_rulebooks_part_at_the_line_in_which_the_option_is_asked():
    parting = check(ATTACKS).partings[0]
    assert (parting.line, parting.options) == (9, (("attack_on_attack", "add", "replace"),))
    assert set(parting.left) == set(ADDING)


def test_only_options_that_the_run_asked_are_varied():
    """A plain Attack gives two turns everywhere; nothing that was asked changes that."""
    text = ATTACKS.replace("Luis: attack\n", "").replace("Marta says: 2\nLuis says:  4\n", "")
    for finding in findings(text).values():
        assert finding.answer == "2"
        assert finding.hangs_on == ()


def test_a_silent_book_names_the_assumption():
    """No book says what becomes of the turns that an exploded player owed."""
    text = (
        "players: Ana Luis Marta\nAna: ?*3\nLuis: skip\nMarta: ?*3\nturn: Luis owes 3\npile: kitten, ?*9\n\n"
        "Luis: draw\nask: how many turns owed?\n"
    )
    for finding in findings(text).values():
        assert finding.standing is Standing.SILENT
        assert finding.reasons[0].assumption.name == "debt_dies"
        assert finding.hangs_on[0].options == (("turns_after_explosion", "passed_on"),)


@pytest.mark.parametrize("asked", ["may Luis nope", "who may nope"])
def test_that_a_pair_can_be_noped_rests_on_a_rule_of_its_own(asked: str) -> None:
    """Which es and tr do not have (nope_on_combos is silent); en-2025 Nope 4 says it, en-2015, ru and zh do too."""
    text = (
        "players: Ana Luis\nAna: nope, tacocat*2, ?*5\nLuis: nope, ?*6\npile: ?*20\n\n"
        f"Ana: tacocat*2 from Luis\nask: {asked}\n"
    )
    for book, finding in findings(text).items():
        behind = {reason.name: reason.status for reason in finding.reasons}
        assert (behind["nope_on_combos"] is Status.SILENT) == (book in ("es", "tr"))
        if book in ("es", "tr"):
            assert finding.standing is Standing.SILENT


def test_a_book_that_contradicts_itself_shows_both_readings_and_both_outcomes():
    """es tells the leftover Defuses both before the deal (Preparación) and after it (Para empezar ya)."""
    text = "players: Ana Luis Marta\ntable: proceed -> defuse, ...\nask: how many cards in the pile?\n"
    finding = findings(text, rulebooks=["es", "tr", "ru"])["es"]
    assert finding.standing is Standing.CONTRADICTED
    assert {outcome.value: outcome.answer for outcome in finding.outcomes} == {
        "before_deal": "29",
        "after_deal": REFUSED,
    }
    assert sum(outcome.used for outcome in finding.outcomes) == 1


def test_house_rules_of_the_text_are_a_rulebook_of_their_own():
    text = ATTACKS.replace("\nplayers", "\nhouse: attack on attack = replace instead of add\nplayers", 1)
    ruling = check(text)
    assert len(ruling.books) == len(RULEBOOKS) + 1
    own = ruling.books[0].findings[0]
    assert (own.answer, own.standing) == ("2", Standing.HOUSE)


def test_a_claimed_move_that_is_refused_is_told_why_not():
    text = ATTACKS.partition("Ana:  attack")[0] + "Ana: attack\nAna tries: skip\n"
    for finding in findings(text).values():
        assert finding.answer == "no"
        assert "cancelled" in finding.refusal.reason
        assert finding.refusal.instead
        assert finding.refusal.reasons


def test_a_move_that_stops_the_text_is_the_answer_under_that_rulebook_only():
    """Five different cards: es and tr do not have them, ru and zh do."""
    text = (
        "players: Ana Luis\nAna: attack, skip, favor, shuffle, tacocat, ?\nLuis: ?*6\ndiscard: defuse\npile: ?*9\n\n"
        "Ana: attack, skip, favor, shuffle, tacocat\nask: does it happen?\n"
    )
    answers = {book: finding.answer for book, finding in findings(text).items()}
    assert (answers["es"], answers["tr"], answers["ru"], answers["zh"]) == (REFUSED, REFUSED, "yes", "yes")


def test_an_unknown_card_that_matters_is_named_with_both_branches_and_the_exact_chance():
    text = ATTACKS.partition("Luis: attack\n")[0] + "ask: may Luis nope?\n"
    finding = findings(text, rulebooks=["es"], chances=True)["es"]
    yes, no = finding.branches
    assert (finding.answer, yes.answer, no.answer) == ("yes", "yes", "no")
    # 46 cards but the Kittens hide in hands, pile and box: 52 without them, less the six in sight; four are Nopes.
    assert yes.probability + no.probability == 1
    assert 0 < yes.probability < Fraction(1, 2)
    assert findings(text, rulebooks=["es"])["es"].branches[0].probability is None


def test_an_answer_that_hangs_on_what_was_stolen_is_left_open():
    text = (
        "players: Ana Luis\nAna: tacocat*2\nLuis: skip, nope\npile: kitten, ?*9\n\n"
        "Ana: tacocat*2 from Luis\nLuis: pass\nAna: pass\nask: may Ana skip?\n"
    )
    finding = findings(text, rulebooks=["es"], chances=True)["es"]
    assert finding.answer == DEPENDS
    assert sorted((branch.answer, branch.probability) for branch in finding.branches) == [
        ("no", Fraction(1, 2)),
        ("yes", Fraction(1, 2)),
    ]


def test_a_draw_that_nobody_told_may_have_been_a_kitten():
    text = "players: Ana Luis\nAna: skip\nLuis: ?*3\npile: ?*4\n\nAna: draw\nask: is Ana out?\n"
    finding = findings(text, rulebooks=["ru"], chances=True)["ru"]
    assert finding.answer == "no"
    assert [(branch.answer, branch.probability) for branch in finding.branches] == [
        ("no", Fraction(3, 4)),
        ("yes", Fraction(1, 4)),
    ]


def test_a_text_without_a_question_is_asked_whose_turn_and_what_is_owed():
    ruling = check(ATTACKS.partition("ask:")[0])
    assert ruling.questions == ("Whose turn is it?", "How many turns are owed?")


def test_first_games_are_played_under_every_rulebook_that_is_asked():
    """ru and the English sheets teach pairs of cats first, and any pair with the special combos."""
    text = "table: first game\nplayers: Ana Luis\nAna: skip*2\nLuis: ?*3\npile: ?*9\n\nask: may Ana skip*2 from Luis?\n"
    assert {book.partition("+")[0]: f.answer for book, f in findings(text, rulebooks=["ru", "zh"]).items()}[
        "ru"
    ] == "no"
    later = text.replace("first game", "special combos")
    assert {book.partition("+")[0]: f.answer for book, f in findings(later, rulebooks=["ru"]).items()}["ru"] == "yes"


# Links ----------------------------------------------------------------------------------------------------------------


def test_a_link_holds_the_whole_case_and_is_short():
    script = read(ATTACKS)
    link = to_link(script)
    assert read(from_link(link)) == script
    assert len(link) < 150
    assert [f.answer for f in findings(f" {link[:40]}\n{link[40:]} ").values()] == [
        f.answer for f in findings(ATTACKS).values()
    ]


@pytest.mark.parametrize("wrapped", ['"{}"', "<{}>", "\u2039{}\u203a.", "  {}\u200b\n", "({}),", "**{}**"])
def test_what_a_chat_puts_around_a_link_does_not_matter(wrapped):
    link = to_link(read(ATTACKS))
    assert read(from_link(wrapped.format(link))) == read(from_link(link))
    assert from_link("EK1." + link[4:]) == from_link(link)


@pytest.mark.parametrize("behind", [" look at this!", " wow", "AAAA", "AAAAAAAAAAAAAA", " ok?"])
def test_nothing_stands_behind_a_link(behind):
    with pytest.raises(EkTeachError, match="copy all of it and nothing else"):
        from_link(to_link(read(ATTACKS)) + behind)


def test_a_link_opens_no_file_of_rules(tmp_path):
    rules = tmp_path / "house.toml"
    rules.write_text("nonsense")
    link = to_link(read(f"rulebook: {rules}\n{ATTACKS}"))
    with pytest.raises(EkTeachError, match=f"links play by {', '.join(RULEBOOKS)} only"):
        check(link)


@pytest.mark.parametrize(
    "harm", [lambda link: link[:-3], lambda link: link[:9] + "A" + link[10:], lambda _: "ek1.", lambda _: "ek1.é"]
)
def test_a_broken_link_is_told_in_one_sentence(harm):
    with pytest.raises(EkTeachError, match="is cut off, was changed"):
        check(harm(to_link(read(ATTACKS))))


# What is wrong --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("players: Ana Luis\nAna: ?\nLuis: ?\npile: kitten*3, ?\n\nask: whose turn?", "line 4"),
        (
            "players: Ana Luis\nAna: ?\nLuis: ?\npile: kitten, ?\n\nask: may Pedro draw?",
            "line 6.*'Pedro' is not a player",
        ),
        ("players: Ana Luis\nAna: ?\nLuis: ?\npile: kitten, ?\n\nask: is out?", "line 6"),
        ("players: Ana Luis\nask: whose turn? answer: Ana answer: Luis", "line 2.*already given"),
        ("players: Ana Luis\nask: whose turn?\nAna says: Luis\nAna says: Ana", "line 4.*already said"),
        ("players: Ana Luis\nAna says: Luis", "line 2.*stands below 'ask"),
        ("topic: noise\nplayers: Ana Luis\nask: whose turn?", "line 1.*'noise' is none of"),
        ("status: gold\nplayers: Ana Luis\nask: whose turn?", "line 1.*'gold' is none of"),
        ("authority: hearsay\nplayers: Ana Luis\nask: whose turn?", "line 1.*'hearsay' is none of"),
        ("authority: open\nauthority: open\nplayers: Ana Luis", "line 2.*already given"),
        ("players: Ana Luis\nask: who ends the shuffle?", "line 2.*no Shuffle has taken effect"),
        ("players: Ana Luis\nask: where is kitchen?", "line 2.*not a card"),
    ],
)
def test_a_wrong_case_gets_one_sentence_with_the_line(text, told):
    with pytest.raises(NotationError, match=told):
        check(text)


def test_what_is_no_case_at_all_is_told():
    for nonsense in ("no-such-case", 7, None, ""):
        with pytest.raises(EkTeachError):
            check(nonsense)
    with pytest.raises(EkTeachError, match="no rulebook"):
        check(ATTACKS, rulebooks=[])
    with pytest.raises(EkTeachError, match="'xx'"):
        check(ATTACKS, rulebooks=["xx"])


def test_an_empty_file_is_a_text_without_players_and_no_name_of_a_case():
    with pytest.raises(NotationError, match=r"table\.txt, line 2, column 1: no line says who plays"):
        check("\n", name="table.txt")


def test_side_by_side_needs_two_rulebooks():
    with pytest.raises(EkTeachError, match=f"2 to {len(RULEBOOKS) + 1}"):
        side_by_side(check(ATTACKS, rulebooks=["es"]))


def test_cases_are_found_by_topic_word_and_card_in_five_languages():
    nopes = find_cases("nope")
    assert nopes
    assert find_cases("Неть attack") == find_cases("休想 ataque") == find_cases("nope attack")
    assert find_cases("zzz") == ()


def test_the_head_of_a_case_survives_reading_and_writing():
    text = (
        "title: A\ntopic: nope\nquestion: Who: me?\nstatus: draft\nauthority zh: rulebook\nauthority: open  # hm\n"
        "note: x\nplayers: Ana Luis\n\nask: what does Ana know of the hand of Luis?\nAna says: skip*2\n"
        "answer es: refused\n"
        "ask: where is the kitten?  answer: face up in front of Ana, draw pile\nask: how many defuses in the game?\n"
        "ask: must Ana draw?  answer: no\n"
    )
    script = read(text)
    assert read(write(script)) == script
    assert write(read(write(script))) == write(script)


STEAL = """
players: Ana Luis
Ana:     tacocat*2
Luis:    defuse, skip
pile:    exploding kitten, ?*9

Ana: tacocat*2 from Luis
{}
ask: where is defuse?  answer: depends
"""


@pytest.mark.parametrize("between", ["", "Luis: pass", "Ana: draw\nAna: explode"])
def test_which_card_is_taken_at_random_is_not_made_up_whenever_it_is_asked(between):
    """A pair takes any card of the hand: each of two has one chance in two."""
    finding = check(STEAL.format(between), rulebooks=["tr"], chances=True).books[0].findings[0]
    assert (finding.answer, finding.agrees) == ("depends", True)
    assert sum(branch.probability for branch in finding.branches) == 1
    chances = {}
    for branch in finding.branches:
        where = "hand of Luis" if branch.answer == "hand of Luis" else "with Ana"
        chances[where] = chances.get(where, 0) + branch.probability
    assert chances == {"hand of Luis": Fraction(1, 2), "with Ana": Fraction(1, 2)}


MANY = """
players: Ana Luis
Ana:     tacocat*4, cattermelon*4
Luis:    nope, skip, attack, favor, defuse, shuffle, ?*2
pile:    ?*12

ask: whose turn?
Ana: tacocat*2 from Luis
Ana: tacocat*2 from Luis
Ana: cattermelon*2 from Luis
ask: how many cards does Luis hold?
ask: where is nope?
"""


def test_more_ways_of_chance_than_can_be_followed_leave_alone_what_does_not_hang_on_them():
    turn, size, nope = check(MANY, rulebooks=["es"], chances=True).books[0].findings
    assert (turn.answer, size.answer, nope.answer) == ("Ana", "5", "depends")
    assert "too many ways" in nope.sentence
    assert {branch.answer for branch in nope.branches} == {"hand of Ana", "hand of Luis"}
    assert all(branch.probability is None for branch in nope.branches)


def test_many_ways_with_one_answer_are_told_together_and_their_chances_add_up():
    text = MANY.replace("Ana: cattermelon*2 from Luis\n", "").replace("ask: whose turn?\n", "")
    nope = check(text, rulebooks=["es"], chances=True).books[0].findings[1]
    assert [(branch.answer, branch.probability) for branch in nope.branches] == [
        ("hand of Luis", Fraction(3, 4)),
        ("hand of Ana", Fraction(1, 4)),
    ]


KITTEN = """
players: Ana Luis
Ana:     {}
Luis:    ?*5
pile:    exploding kitten, ?*20

Ana: draw
ask: who wins?
ask: must Ana defuse?
ask: may Ana explode?
ask: is Ana out?
"""


def test_whether_an_unknown_hand_holds_a_defuse_is_told_with_the_answers_of_both_hands():
    """ru Kotyonok 2: a Defuse in hand has to be played; an unknown hand may hold one."""

    def answers(hand):
        return check(KITTEN.format(hand), rulebooks=["ru"], chances=True).books[0].findings

    without, holding, unknown = answers("skip*2"), answers("defuse, skip"), answers("?*2")
    for place, finding in enumerate(unknown):
        held, missing = finding.branches
        assert (held.answer, missing.answer) == (holding[place].answer, without[place].answer)
        # Six Defuses among the 52 cards that nobody has told and that are no Kitten; two of these are in the hand.
        assert missing.probability == Fraction(46 * 45, 52 * 51)
        assert held.probability + missing.probability == 1
    assert "not even allowed" in without[1].sentence


def test_a_draw_that_may_have_been_a_kitten_is_followed_into_the_unknown_hand():
    text = "players: Ana Luis\nAna: ?*4\nLuis: ?*5\npile: ?*20\n\nAna: draw\nask: is Ana out?"
    finding = check(text, rulebooks=["es"], chances=True).books[0].findings[0]
    assert [branch.answer for branch in finding.branches] == ["no", "no", "yes"]
    assert sum(branch.probability for branch in finding.branches) == 1
    assert finding.branches[0].probability == Fraction(19, 20)


def test_the_house_rules_of_a_text_hold_where_its_own_rulebook_is_asked_for():
    text = "rulebook: es\nhouse: attack on attack = replace instead of add\n" + ATTACKS
    told = {book.rulebook.id: book.findings[0].answer for book in check(text, rulebooks=["es", "tr"]).books}
    assert told == {"es+attack_on_attack=replace": "2", "tr": "4"}
    assert len(side_by_side(check(text)).ruling.books) == len(RULEBOOKS) + 1


def test_a_case_asks_a_hundred_questions_at_most():
    with pytest.raises(NotationError, match="line 112, column 1: a case asks at most 100 questions"):
        check(ATTACKS + "ask: whose turn?\n" * 101)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: check(ATTACKS, rulebooks=5),
        lambda: from_link(None),
        lambda: from_link(b"ek1."),
        lambda: to_link("x"),
        lambda: find_cases(None),
        lambda: side_by_side("nope-on-attack"),
        lambda: fitting_rulebooks({"attack_on_attack": 5}),
        lambda: fitting_rulebooks(None),
    ],
)
def test_what_is_of_a_wrong_type_is_told_in_one_sentence(wrong):
    with pytest.raises(EkTeachError, match=r", not |no link"):
        wrong()
