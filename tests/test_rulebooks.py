"""Six rulebooks as data, house rules over them, and the difference of two."""

import copy
import pickle
from pathlib import Path

import pytest

from ek_teach.errors import RulebookError
from ek_teach.rulebook import (
    RULEBOOKS,
    HouseRule,
    Rules,
    Status,
    difference,
    load_rulebook,
    load_schema,
    parse_house_rule,
)

# The table of options: es, tr, ru, zh, en-2015, en-2025. A value in brackets is one that the book does not give.
OPTIONS = {
    "attack_on_attack": "add add add replace replace add",
    "leftover_defuses": "two_at_most two_at_most two_at_most all_but_two_players all_but_two_players two_at_most",
    "leftover_defuses_when": "before_deal before_deal after_deal after_deal after_deal before_deal",
    "kittens_added": "after_defuses after_defuses after_defuses before_defuses (after_defuses) after_defuses",
    "cards_dealt": "7 7 7 7 4 7",
    "thin_deck": "(off) third (off) (off) (off) optional",
    "exploded_hand": "in_front removed discard discard discard in_front",
    "exploded_kitten": "in_front removed discard (discard) discard in_front",
    "pair": "cats any_title any_title any_title any_title any_title",
    "three_of_a_kind": "(off) on on on on on",
    "five_different": "(off) (off) on on on off",
    "nope_window": "before_effect any_moment before_effect at_once before_effect before_effect",
    "nope_own_action": "(forbidden) (forbidden) (forbidden) forbidden (forbidden) (forbidden)",
    "nope_answered_by": "(anyone) (anyone) (anyone) cancelled_player anyone anyone",
    "kitten_placed": "chosen chosen chosen chosen chosen chosen",
    "kitten_placed_secretly": "required required optional (required) required required",
    "turns_after_defuse": "(kept) (kept) kept (kept) kept (kept)",
    "shuffle_ends": "(by_player) (by_player) (by_player) on_call on_call (by_player)",
    "defuse_compulsory": "no (no) yes (no) (no) (no)",
    "turns_after_explosion": "(dropped) (dropped) (dropped) (dropped) (dropped) (dropped)",
}
CONTRADICTED = {("es", "leftover_defuses_when"), ("es", "defuse_compulsory"), ("zh", "kitten_placed")}


@pytest.mark.parametrize("option", OPTIONS)
def test_each_book_has_the_value_and_the_status_that_its_text_gives(option):
    for book, told in zip(RULEBOOKS, OPTIONS[option].split(), strict=True):
        entry = load_rulebook(book).entries[option]
        assert entry.value == told.strip("()"), book
        assert (entry.status is Status.SILENT) is told.startswith("("), book
        assert (entry.status is Status.CONTRADICTED) is ((book, option) in CONTRADICTED), book


@pytest.mark.parametrize("book", RULEBOOKS)
def test_no_value_comes_from_nowhere(book):
    """Each entry rests on paragraphs or on a labelled assumption; each paragraph is cited."""
    rulebook = load_rulebook(book)
    assert set(rulebook.entries) == set(load_schema().about)
    cited = set()
    for entry in rulebook.entries.values():
        if entry.status is Status.SILENT:
            assert entry.assumption is not None
        else:
            assert entry.citations
        if entry.status is Status.CONTRADICTED:
            assert len({reading.value for reading in entry.readings}) == 2
        cited |= set(entry.citations)
    assert cited == set(rulebook.paragraphs)


@pytest.mark.parametrize("option", ["short_peek", "empty_target", "triple_named", "lone_cat", "fetch_kitten"])
def test_where_all_books_are_silent_all_use_the_same_assumption(option):
    assert len({load_rulebook(book).entries[option].assumption for book in RULEBOOKS}) == 1


def test_the_switch_of_the_table_is_recorded_when_a_staged_option_is_asked():
    """ru Пары и особые комбинации 1-2."""
    rules = Rules(load_rulebook("ru").first_game())
    assert rules.consult("pair") == "cats"
    assert rules.consulted == {"pair": "cats", "special_combos": "off"}
    assert load_rulebook("es").first_game() is load_rulebook("es")


def test_the_difference_of_two_rulebooks_is_one_call_with_both_citations():
    found = {d.option: d for d in difference(load_rulebook("es"), load_rulebook("zh"))}
    attack = found["attack_on_attack"]
    assert (attack.left_value, attack.right_value) == ("add", "replace")
    assert str(attack.left.citations[0]).startswith("es, Turno a turno")
    assert str(attack.right.citations[0]).startswith("zh, (4)攻擊卡")
    assert difference(load_rulebook("es"), load_rulebook("es")) == ()


# House rules.


def test_a_house_rule_says_what_it_replaces():
    es = load_rulebook("es")
    table = es.with_house_rules(HouseRule("attack_on_attack", "replace", "add"))
    entry = table.entries["attack_on_attack"]
    assert entry.status is Status.HOUSE
    assert entry.overridden is es.entries["attack_on_attack"]
    assert entry.sources == "house rule"
    assert table != es
    assert es.with_house_rules() is es


def test_an_undeclared_clash_shows_both_sides():
    with pytest.raises(RulebookError, match=r"'replace' clashes with 'add' of es \(es, Turno a turno 5"):
        load_rulebook("es").with_house_rules(HouseRule("attack_on_attack", "replace", where="ours.toml"))


def test_a_house_rule_that_replaces_something_else_is_refused():
    with pytest.raises(RulebookError, match="it says it replaces 'replace', but es has 'add'"):
        load_rulebook("es").with_house_rules(HouseRule("attack_on_attack", "replace", "replace"))


def test_two_house_rules_clash_unless_the_second_declares_it():
    first = HouseRule("turns_after_explosion", "passed_on")
    with pytest.raises(RulebookError, match="clashes"):
        load_rulebook("es").with_house_rules(first, HouseRule("turns_after_explosion", "dropped"))
    both = load_rulebook("es").with_house_rules(first, HouseRule("turns_after_explosion", "dropped", "passed_on"))
    assert both.values["turns_after_explosion"] == "dropped"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("atack_on_attack = add", "no option 'atack_on_attack'; did you mean 'attack_on_attack'"),
        ("attack_on_attack = ad", "'ad' is not a value of it; did you mean 'add'"),
        ("attack_on_attack", "not of the form"),
        ("= add", "not of the form"),
    ],
)
def test_a_mistake_in_a_house_rule_is_told_with_what_would_be_right(text, message):
    with pytest.raises(RulebookError, match=message):
        load_rulebook("es").with_house_rules(parse_house_rule(text))


def write(tmp_path, text):
    path = tmp_path / "ours.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_an_overlay_file(tmp_path):
    path = write(tmp_path, '[house]\nbase = "es"\n[option.three_of_a_kind]\nvalue = "on"\n')
    assert load_rulebook(path).values["three_of_a_kind"] == "on"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[house]\nbase = "es"\n[option.attack_on_atack]\nvalue = "add"\n', "no option 'attack_on_atack'; did you"),
        ('[house]\nbase = "es"\n[option.attack_on_attack]\nvalue = "twice"\n', "Allowed: add, replace"),
        (
            '[house]\nbase = "es"\n[option.attack_on_attack]\nvalu = "add"\n',
            "nothing is called 'valu' here; did you mean 'value'",
        ),
        ('[house]\nbase = "es"\n', "changes nothing"),
        ("[house]\n", "base is missing"),
        ('[house]\nbase = "fr"\n[option.pair]\nvalue = "cats"\n', "no rulebook 'fr'"),
        ("[house\n", "not valid TOML"),
        ("", r"table \[book\]"),
    ],
)
def test_a_mistake_in_a_file_names_the_file_the_option_and_what_is_allowed(tmp_path, text, message):
    path = write(tmp_path, text)
    with pytest.raises(RulebookError, match=message):
        load_rulebook(path)


def whole(changes=()):
    from importlib.resources import files

    text = (files("ek_teach.rulebook") / "data" / "es.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_a_whole_rulebook_of_ones_own(tmp_path):
    assert load_rulebook(write(tmp_path, whole())).values == load_rulebook("es").values


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[option.attack_on_attack]", "[option.attack_on_atack]", r"the table \[option.attack_on_attack\] is missing"),
        ("[rule.favor]", "[rule.favour]", r"the table \[rule.favor\] is missing"),
        ("[rule.favor]", "[rule.favour]\nstatus = 'silent'\n[rule.favor]", "nothing is called 'favour' here; did you"),
        ('status = "explicit"', 'status = "explcit"', "status 'explcit' is none of"),
        ('status = "explicit"', 'statuss = "explicit"', "nothing is called 'statuss' here"),
        ('cites = ["', 'cites = ["Nowhere 9", "', "no paragraph 'Nowhere 9'"),
        ('value = "add"', 'value = "ad"', "'ad' is not a value"),
        ('assumption = "debt_dies"', 'assumption = "debt_lives"', "no assumption 'debt_lives'"),
        ('assumption = "debt_dies"', 'value = "dropped"', "must name an assumption"),
        ('[paragraphs."Turno a turno"]', '[paragraphs."Turno a turno"]\nx = "y"', "'x' is not a paragraph number"),
    ],
)
def test_a_mistake_in_a_whole_rulebook(tmp_path, old, new, message):
    with pytest.raises(RulebookError, match=message):
        load_rulebook(write(tmp_path, whole([(old, new)])))


def test_values_without_sources_are_refused(tmp_path):
    import re

    head = r'(\[option\.attack_on_attack\]\nvalue = "add"\nstatus = "explicit"\n)'
    bare = re.sub(head + r"cites = \[[^\]]*\]", r"\1", whole())
    with pytest.raises(RulebookError, match="needs at least one paragraph"):
        load_rulebook(write(tmp_path, bare))
    one = re.sub(r'(status = "contradicted"(?:.|\n)*?)readings = \[(?:[^\[\]]|\[[^\]]*\])*\]', r"\1", whole(), count=1)
    with pytest.raises(RulebookError, match="two readings"):
        load_rulebook(write(tmp_path, one))


def test_a_file_that_is_not_text(tmp_path):
    path = tmp_path / "noise.toml"
    path.write_bytes(b"\xff\xfe\x00" * 9)
    with pytest.raises(RulebookError, match="cannot be read as UTF-8"):
        load_rulebook(str(path))
    with pytest.raises(RulebookError, match="is no ordinary file"):
        load_rulebook(str(tmp_path))
    with pytest.raises(RulebookError, match="is no ordinary file"):
        load_rulebook("/dev/zero")
    with pytest.raises(RulebookError, match="cannot be read"):
        load_rulebook("é" * 300 + ".toml")
    with pytest.raises(RulebookError, match="no rulebook 'a"):
        load_rulebook("a\0b")
    with pytest.raises(RulebookError, match=r"no rulebook ''|no ordinary file"):
        load_rulebook("")
    path.write_bytes(b"#" * 1_000_001)
    with pytest.raises(RulebookError, match="longer than 1,000,000 bytes"):
        load_rulebook(str(path))


def test_a_byte_order_mark_is_fine(tmp_path):
    path = tmp_path / "ours.toml"
    path.write_bytes(b"\xef\xbb\xbf" + b'[house]\nbase = "es"\n[option.lone_cat]\nvalue = "allowed"\n')
    assert load_rulebook(str(path)).values["lone_cat"] == "allowed"


def test_house_rules_that_go_round_in_a_circle(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name, base in (("a", "b"), ("b", "a")):
        text = f'[house]\nbase = "{base}.toml"\n[option.lone_cat]\nvalue = "allowed"\n'
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    with pytest.raises(RulebookError, match=r"go round in a circle: a\.toml on b\.toml on a\.toml"):
        load_rulebook("a.toml")


HOUSE = '[house]\nbase = "es"\n[option.lone_cat]\nvalue = "allowed"\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HOUSE + '[optoin.pair]\nvalue = "cats"\n', "nothing is called 'optoin' here; did you mean 'option'"),
        (HOUSE.replace("base", 'bsae = "tr"\nbase'), "nothing is called 'bsae' here; did you mean 'base'"),
        ("[house]\nbase = 1\n", "base: text in quotes is expected here, not 1"),
        ('[house]\nbase = ["es"]\n', "text in quotes is expected"),
        ("house = 1\n", "a table is expected here"),
        ("[[house]]\n", "a table is expected here"),
        ('option = "x"\n[house]\nbase = "es"\n', "a table is expected here"),
        ('[house]\nbase = "es"\n[option]\nlone_cat = "allowed"\n', "option 'lone_cat': a table is expected here"),
        ('[house]\nbase = "es"\n[[option.lone_cat]]\nvalue = "allowed"\n', "a table is expected here"),
        ('[house]\nbase = "es"\n[option.cards_dealt]\nvalue = 4\n', "text in quotes is expected here, not 4"),
        ("book = 3\n", "a table is expected here"),
        ("x = " + "[" * 20_000, "not TOML of a kind"),
        ("x = " + "9" * 5_000, "not TOML of a kind"),
    ],
)
def test_a_file_of_the_wrong_shape_is_told_in_one_sentence(tmp_path, text, message):
    with pytest.raises(RulebookError, match=message):
        load_rulebook(write(tmp_path, text))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('status = "explicit"', "status = 1"),
        ('status = "explicit"', "status = ['explicit']"),
        ('value = "add"', 'value = ["add"]'),
        ("[option.attack_on_attack]", "[option.attack_on_attack]\nfirst_game = 1"),
        ('id = "es"', "id = 7"),
        ('[paragraphs."Turno a turno"]', '[paragraphs."Turno a turno"]\n"²" = "y"'),
        ('[paragraphs."Turno a turno"]', '[paragraphs."Turno a turno"]\n99 = 1'),
        ("readings = [", "readings = [1,"),
        ('assumption = "debt_dies"', "assumption = ['debt_dies']"),
    ],
)
def test_a_value_of_the_wrong_type_in_a_whole_rulebook(tmp_path, old, new):
    with pytest.raises(RulebookError, match=r"ours\.toml, .*(expected here|not a paragraph number)"):
        load_rulebook(write(tmp_path, whole([(old, new)])))


def test_readings_that_are_no_list(tmp_path):
    import re

    text = re.sub(r"readings = \[(?:[^\[\]]|\[[^\]]*\])*\]", "readings = 1", whole(), count=1)
    with pytest.raises(RulebookError, match="a list of tables is expected"):
        load_rulebook(write(tmp_path, text))
    with pytest.raises(RulebookError, match="a list of texts is expected"):
        load_rulebook(
            write(tmp_path, re.sub(r"(add\"\nstatus = \"explicit\"\n)cites = .*", r"\1cites = 1", whole(), count=1))
        )
    with pytest.raises(RulebookError, match="no rulebook 'no such'"):
        load_rulebook("no such")


def test_no_rule_has_the_name_of_an_option():
    """One name, one entry: a rule that shared a name with an option would never be read."""
    import tomllib
    from importlib.resources import files

    data = tomllib.loads((files("ek_teach.rulebook") / "data" / "options.toml").read_text(encoding="utf-8"))
    assert not data["option"].keys() & data["rule"].keys()
    assert data["option"].keys() | data["rule"].keys() == load_schema().about.keys()


# One rulebook serves every game of the process ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        lambda book: book.values.update(attack_on_attack="replace"),
        lambda book: book.values.__setitem__("attack_on_attack", "replace"),
        lambda book: book.entries.pop("attack_on_attack"),
        lambda book: book.entries.clear(),
        lambda book: book.schema.options["attack_on_attack"].update(third="a third way"),
        lambda book: book.schema.options.clear(),
        lambda book: book.schema.about.clear(),
        lambda book: setattr(book, "id", "club"),
    ],
)
def test_nobody_can_change_a_rulebook_under_the_others(change):
    """It is read once and shared, so that a change would change the games of everybody."""
    book = load_rulebook("es")
    before = dict(book.values), dict(book.entries), dict(book.schema.options), dict(book.schema.about)
    with pytest.raises((AttributeError, TypeError)):
        change(book)
    assert before == (dict(book.values), dict(book.entries), dict(book.schema.options), dict(book.schema.about))
    assert load_rulebook("es") is book


def test_a_rulebook_keeps_nothing_of_what_it_was_made_from():
    book, entries = load_rulebook("es"), dict(load_rulebook("es").entries)
    other = type(book)(book.id, book.title, book.about, book.language, book.numbering, entries, book.schema, ())
    entries.clear()
    assert other.entries == book.entries


@pytest.mark.parametrize("book", [*RULEBOOKS, "first game", "house"])
@pytest.mark.parametrize("way", [lambda one: pickle.loads(pickle.dumps(one)), copy.deepcopy, copy.copy])
def test_a_rulebook_is_the_same_on_the_way_to_another_process(book, way):
    if book == "first game":
        ours = load_rulebook("ru").first_game()
    elif book == "house":
        ours = load_rulebook("es").with_house_rules(HouseRule("three_of_a_kind", "on", instead_of="off"))
    else:
        ours = load_rulebook(book)
    other = way(ours)
    assert (other, hash(other)) == (ours, hash(ours))
    assert (other.entries, other.staged, other.paragraphs) == (ours.entries, ours.staged, ours.paragraphs)
    assert other.schema == ours.schema
    with pytest.raises(TypeError):
        other.values["pair"] = "cats"


@pytest.mark.parametrize("name", [7, None, b"es", ["es"], 10**5000, ""], ids=lambda name: type(name).__name__)
def test_what_names_no_rulebook_is_refused_in_one_sentence(name):
    with pytest.raises(RulebookError) as refused:
        load_rulebook(name)
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 200


def test_a_file_of_house_rules_may_be_a_path(tmp_path):
    path = Path(tmp_path / "ours.toml")
    path.write_text('[house]\nbase = "es"\n[option.three_of_a_kind]\nvalue = "on"\n', encoding="utf-8")
    assert load_rulebook(path).values == load_rulebook(str(path)).values
    assert load_rulebook(path).values["three_of_a_kind"] == "on"


@pytest.mark.parametrize("name", ["", "a\x1b[31m", "es+pair=cats", "x" * 61])
def test_a_book_of_ones_own_has_a_name_that_can_be_told(tmp_path, name):
    import json

    import ek_teach.rulebook

    own = Path(str(ek_teach.rulebook.__file__)).parent / "data" / "es.toml"
    path = tmp_path / "own.toml"
    path.write_text(
        own.read_text(encoding="utf-8").replace('id = "es"', f"id = {json.dumps(name)}", 1), encoding="utf-8"
    )
    with pytest.raises(RulebookError, match=r"table \[book\], id: a short name is expected here"):
        load_rulebook(path)
