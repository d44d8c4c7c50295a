"""Cases as they are found, judged, sent and told in another language; which rulebook lies in a box."""

import pytest

from ek_teach.errors import EkTeachError, NotationError, RulebookError
from ek_teach.languages import LANGUAGES
from ek_teach.notation import Comment, read, write
from ek_teach.rulebook import RULEBOOKS, load_rulebook
from ek_teach.rulings import (
    AuthorityKind,
    Case,
    CaseStatus,
    Standing,
    Topic,
    box_questions,
    case_in,
    case_names,
    check,
    find_cases,
    fitting_rulebooks,
    from_link,
    load_case,
    load_cases,
    to_link,
)
from ek_teach.rulings.library import as_case
from ek_teach.rulings.links import is_link

PLAYERS = "players: Ana Luis\n"


# What a case says of itself -------------------------------------------------------------------------------------------


def test_the_head_of_a_case_is_read_whatever_its_case_and_its_blanks():
    case = as_case(f"title: A\nquestion: Who?\nnote: x\ntopic:  SET-up\nstatus: Published \n{PLAYERS}")
    assert (case.topic, case.status) == (Topic.SET_UP, CaseStatus.PUBLISHED)
    assert (case.id, case.title, case.question, case.note) == ("", "A", "Who?", "x")
    many = as_case(f"topic: favor,  shuffle,   see the future\n{PLAYERS}")
    assert many.topic is Topic.FAVOR_SHUFFLE_FUTURE


def test_a_case_that_somebody_typed_is_a_draft_without_a_topic():
    case = as_case(PLAYERS)
    assert (case.id, case.title, case.topic, case.status) == ("", "", None, CaseStatus.DRAFT)
    assert case.text == PLAYERS
    assert load_case("attack-plain").title != load_case("attack-plain").id


@pytest.mark.parametrize(
    ("head", "line", "told"),
    [
        ("topic: noise", 1, "'noise' is none of: set-up, turn, attack and skip, nope, .*; did you mean 'nope'"),
        ("title: A\nstatus: GOLD", 2, "'gold' is none of: draft, verified, published"),
        ("title: A\ntopic: noise", 2, "'noise' is none of"),
        ("authority: hearsay", 1, "'hearsay' is none of: rulebook, sheet, card face, rulings that agree, open"),
        ("authority: open\nauthority es: hearsay", 2, "'hearsay' is none of"),
    ],
)
def test_a_word_of_the_head_that_there_is_not_is_told_with_its_line(head, line, told):
    with pytest.raises(NotationError, match=f"line {line}, column 1: {told}"):
        as_case(f"{head}\n{PLAYERS}")


@pytest.mark.parametrize(
    ("authorities", "expected"),
    [
        ("", (None, None, None)),
        ("authority: open", (AuthorityKind.OPEN,) * 3),
        ("authority: rulebook", (AuthorityKind.RULEBOOK, AuthorityKind.RULEBOOK, AuthorityKind.SHEET)),
        ("authority: sheet", (AuthorityKind.RULEBOOK, AuthorityKind.RULEBOOK, AuthorityKind.SHEET)),
        ("authority: open\nauthority es: rulebook", (AuthorityKind.RULEBOOK, AuthorityKind.OPEN, AuthorityKind.OPEN)),
        ("authority tr, en-2015: card face", (None, AuthorityKind.CARD_FACE, AuthorityKind.CARD_FACE)),
    ],
)
def test_the_authority_of_one_rulebook_comes_before_that_of_all(authorities, expected):
    """What a book says is a rulebook's word in one of the four, and a sheet's in an English one."""
    case = as_case(f"{authorities}\n{PLAYERS}" if authorities else PLAYERS)
    assert tuple(case.authority_under(book) for book in ("es", "tr", "en-2015")) == expected


def test_what_an_answer_rests_on_is_what_the_book_says_or_else_what_the_case_says():
    text = f"{PLAYERS}Ana: skip\nLuis: ?\npile: favor, kitten, ?*9\n\n"
    for asked, standing in (
        ("ask: may Ana skip?", Standing.SETTLED),
        ("Ana: draw\nask: whose turn?", Standing.FOLLOWS),
    ):
        told = {book.rulebook.id: book.findings[0] for book in check(text + asked).books}
        assert told["ru"].standing is standing
        assert {told["ru"].authority, told["tr"].authority} == {AuthorityKind.RULEBOOK}
        assert told["en-2025"].authority is AuthorityKind.SHEET
    silent = f"{{}}{PLAYERS}Ana: nope, attack\nLuis: ?\npile: kitten, ?*9\n\nAna: attack\nask: may Ana nope?\n"
    es = check(silent.format(""), rulebooks=["es"]).books[0].findings[0]
    assert (es.standing, es.authority) == (Standing.SILENT, None)
    es = check(silent.format("authority: card face\n"), rulebooks=["es"]).books[0].findings[0]
    assert es.authority is AuthorityKind.CARD_FACE


# Finding --------------------------------------------------------------------------------------------------------------


def test_cases_stand_in_the_order_of_their_topics_and_then_of_their_names():
    topics = list(Topic)
    order = [(topics.index(case.topic), case.id) for case in load_cases()]
    assert order == sorted(order)
    assert case_names() == tuple(sorted(case_names()))
    assert not [name for name in case_names() if name.endswith(".txt")]


def names(words: str) -> set[str]:
    return {case.id for case in find_cases(words)}


def test_every_word_must_occur_and_a_name_of_several_words_is_one():
    assert names("attack skip") == names("attack") & names("skip")
    assert names("see the future attack") == names("see the future") & names("attack")
    assert 0 < len(names("see the future attack")) < len(names("see the future")) < len(case_names())


@pytest.mark.parametrize(
    ("words", "found", "not_found"),
    [
        ("tacocat", "pair-steals-a-defuse", "attack-plain"),
        ("休想", "nope-on-skip", "attack-plain"),
        ("gatito explosivo", "exploded-kitten", "attack-plain"),
        ("set-up", "setup-who-begins", "attack-plain"),
        ("defuse", "defuse-must-be-played", "attack-plain"),
        ("attack plain", "attack-plain", "attack-then-skip"),
    ],
)
def test_a_card_finds_the_cases_that_are_about_it_and_no_others(words, found, not_found):
    assert found in names(words)
    assert not_found not in names(words)


def test_a_case_is_found_by_a_card_that_is_only_named_drawn_or_asked_about():
    """Three of a kind names a Defuse; a Nope, a Defuse and an explosion are cards though nobody lists them."""
    for case in load_cases():
        laid = {item.action.kind.value for item in case.script.items if hasattr(item, "action")}
        for kind, card in (("nope", "nope"), ("defuse", "defuse"), ("explode", "exploding kitten")):
            if kind in laid:
                assert case.id in names(card)


def test_what_is_no_search_and_no_case_is_told():
    with pytest.raises(EkTeachError, match="what is looked for is a text, such as 'attack nope', not 7"):
        find_cases(7)
    near = r"there is no case 'attack-plane'; did you mean 'attack-plain'\? 'ek-teach cases' lists them; a situation of"
    with pytest.raises(EkTeachError, match=near):
        load_case("attack-plane")
    with pytest.raises(EkTeachError, match="a case is a text, a link, a name or a script, not 7"):
        as_case(7)


def test_a_case_comes_in_every_form():
    plain = load_case("attack-plain")
    assert as_case(plain) is plain
    assert as_case(" attack-plain\n") is plain
    assert as_case(plain.script) == Case("", plain.script, write(plain.script), plain.topic, plain.status)
    assert as_case(to_link(plain.script)).script == plain.script
    # What comes from a file is a text, whatever it looks like.
    with pytest.raises(NotationError, match=r"^here\.txt, line 1"):
        as_case("attack-plain", "here.txt")
    with pytest.raises(NotationError, match="line 1"):
        as_case("attack: plain")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_case_of_the_library_is_told_in_every_language_and_plays_the_same(language):
    plain = load_case("attack-plain")
    told = case_in(plain, language)
    assert told.title != plain.title and told.question != plain.question
    assert told.script.items == plain.script.items
    assert (told.id, told.topic) == (plain.id, plain.topic)
    typed = as_case(f"title: A\n{PLAYERS}")
    assert case_in(typed, language) is typed
    assert case_in(plain, "en") is plain
    assert check("attack-plain", language=language, rulebooks=["es"]).case.title == told.title


# Links ----------------------------------------------------------------------------------------------------------------

SCRIPT = read(
    f"# a comment\n{PLAYERS}Ana: skip\nLuis: ?\npile: kitten, ?*9\n\n# another\nAna: skip  # kept\nask: whose turn?\n"
)


def test_a_link_leaves_out_comments_on_lines_of_their_own():
    kept = read(from_link(to_link(SCRIPT)))
    assert not any(isinstance(item, Comment) for item in kept.items)
    assert kept.items == tuple(item for item in SCRIPT.items if not isinstance(item, Comment))


def test_a_link_that_was_sent_long_ago_can_still_be_read():
    sent = "ek1.kfghQ_GBskIiKNvnpuaVYPMNkjdADkZyqz2SuzBTib2WJdShIG0gNcoK2akFJVzogc4FAA"
    assert read(from_link(sent)) == read(from_link(to_link(SCRIPT)))


@pytest.mark.parametrize("text", ["ek1.abc", " “ek1.abc”", "«EK1.abc»", "[ek1.abc]", "`ek1.`"])
def test_what_a_link_looks_like(text):
    assert is_link(text)


@pytest.mark.parametrize("text", ["ek2.abc", "see ek1.abc", "ek1", "", None, 7])
def test_what_does_not_look_like_a_link(text):
    assert not is_link(text)
    with pytest.raises(EkTeachError, match=r"this is no link to a case, which begins with 'ek1\.'"):
        from_link(text)


def test_what_cannot_be_packed_or_is_far_too_long():
    with pytest.raises(EkTeachError, match=r"what is packed is a script, as read\(\) gives, not 'players'"):
        to_link("players")
    with pytest.raises(EkTeachError, match="this link has 200,001 characters; at most 200,000 can be read"):
        from_link("ek1." + "A" * (200_001 - 4))
    with pytest.raises(EkTeachError, match="is cut off"):
        from_link("ek1." + "A" * (200_000 - 4))


@pytest.mark.parametrize("place", [5, 9, 20, -2])
@pytest.mark.parametrize("sign", ["!", "!!!!", ".", "é", "="])
def test_a_sign_that_no_link_has_breaks_it(place, sign):
    """A chat may put blanks in; anything else was changed by somebody."""
    link = to_link(SCRIPT)
    with pytest.raises(EkTeachError, match="is cut off, was changed, or has something behind it; copy all of it"):
        from_link(link[:place] + sign + link[place:])


@pytest.mark.parametrize("sign", [" ", "\n", "\u200b", "\u2060", "\ufeff"])
def test_blanks_within_a_link_do_not_matter(sign):
    link = to_link(SCRIPT)
    assert from_link(link[:9] + sign + link[9:]) == from_link(link)


def test_every_single_letter_of_a_link_counts():
    link = to_link(SCRIPT)
    for place in range(4, len(link) - 1):
        other = "A" if link[place] != "A" else "B"
        with pytest.raises(EkTeachError, match="is cut off, was changed"):
            from_link(link[:place] + other + link[place + 1 :])


# Which book lies in the box -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "best", "worst"),
    [
        ({}, "es: agrees on 0, differs on 0", "en-2025: agrees on 0, differs on 0"),
        ({"pair": "cats"}, "es: agrees on 1, differs on 0", "en-2025: agrees on 0, differs on 1 (pair)"),
        (
            {"exploded_hand": "removed", "attack_on_attack": "add"},
            "tr: agrees on 2, differs on 0",
            "en-2015: agrees on 0, differs on 2 (exploded_hand, attack_on_attack)",
        ),
        (
            {"nope_own_action": "forbidden"},
            "zh: agrees on 1, differs on 0",
            "en-2025: agrees on 0, differs on 0, silent on 1",
        ),
    ],
)
def test_how_well_each_book_fits_is_told_the_best_first(answers, best, worst):
    fits = [str(fit) for fit in fitting_rulebooks(answers)]
    assert len(fits) == len(RULEBOOKS)
    assert fits[0] == best
    assert worst in fits
    differ = [len(fit.differs) for fit in fitting_rulebooks(answers)]
    assert differ == sorted(differ)


def test_a_book_that_says_two_things_agrees_with_neither():
    """es tells the leftover Defuses before and after the deal."""
    for value in ("before_deal", "after_deal"):
        fits = {fit.rulebook.id: fit for fit in fitting_rulebooks({"leftover_defuses_when": value})}
        assert fits["es"].silent == ("leftover_defuses_when",)
        assert fits["tr"].agrees == (("leftover_defuses_when",) if value == "before_deal" else ())


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ({"pair": "dogs"}, "your answers, option 'pair': 'dogs' is not a value of it"),
        ({"par": "cats"}, "your answers: there is no option 'par'; did you mean 'pair'"),
        ({"pair": 7}, r"answers are options with values, as in \{'pair': 'cats'\}, not \{'pair': 7\}"),
        ({7: "cats"}, "answers are options with values"),
        ("pair", "answers are options with values"),
    ],
)
def test_answers_that_are_none_are_refused(answers, told):
    with pytest.raises(RulebookError, match=told):
        fitting_rulebooks(answers)


def test_the_questions_tell_all_books_apart_and_are_asked_in_the_language_of_the_reader():
    questions = box_questions("en")
    assert [question.option for question in questions] == ["exploded_hand", "attack_on_attack", "cards_dealt", "pair"]
    assert [value for value, _ in questions[0].values] == ["in_front", "removed", "discard"]
    assert questions[1].about.startswith("How many turns the next player owes")
    assert dict(questions[3].values)["cats"] == "two cats of the same kind"
    spanish = box_questions("es")
    assert [question.option for question in spanish] == [question.option for question in questions]
    assert spanish[0].about != questions[0].about
    told = {tuple(load_rulebook(name).values[question.option] for question in questions) for name in RULEBOOKS}
    assert len(told) == len(RULEBOOKS)
