"""Five languages, whole: the same messages, the same things told, every plural, nothing left in English."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast, visitor

from ek_teach.diagrams import turn_flow
from ek_teach.errors import EkTeachError
from ek_teach.languages import LANGUAGES, language_kept, speak, spoken
from ek_teach.languages.telling import refusal_in
from ek_teach.languages.written import missing, unused
from ek_teach.lessons.sheet import rules_sheet, sheet_html
from ek_teach.notation import read
from ek_teach.rulebook import RULEBOOKS, load_rulebook, load_schema, told_in
from ek_teach.rulings import case_in, case_names, check, load_case, side_by_side
from ek_teach.timeline import answer_words, answer_written
from ek_teach.views import diagram_html, ruling_html, side_by_side_html

from .command import run

TRANSLATED = tuple(language for language in LANGUAGES if language != "en")
LOCALES = Path(str(files("ek_teach.explain"))) / "locales"
ROOMS = sorted(path.name.removesuffix("en.ftl") for path in LOCALES.glob("*en.ftl"))

PLURALS = {language: {"other", *map(Locale.parse(language).plural_form, range(200))} for language in TRANSLATED}
"""The categories of CLDR that whole numbers of a table fall into, and what parts of a whole do."""
CATEGORIES = {"zero", "one", "two", "few", "many"}

ALIKE = {
    "ui-key-home", "ui-key-end", "ui-key-escape", "ui-zoom", "ui-irregular", "ui-explore-play-favor", "doctor-terminal",
}  # fmt: skip
"""Messages that are one word, and in some language the same word as in English."""


@dataclass
class Said(visitor.Visitor):  # type: ignore[misc]
    """What a message speaks of."""

    variables: set[str] = field(default_factory=set)
    choices: list[set[str]] = field(default_factory=list)
    text: str = ""

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the library asks for methods of such names
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - the library asks for methods of such names
        self.choices.append({getattr(one.key, "name", None) or one.key.value for one in node.variants})
        self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802 - the library asks for methods of such names
        self.text += node.value


@cache
def messages(file: str) -> dict[str, Said]:
    found = {}
    for entry in FluentParser().parse((LOCALES / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content[:60]!r} is no message"
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value} | {
                f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes
            }
            for name, pattern in patterns.items():
                if pattern is not None:
                    found[name] = Said()
                    found[name].visit(pattern)
    return found


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_has_every_message_and_no_other(language: str, room: str) -> None:
    assert list(messages(f"{room}{language}.ftl")) == list(messages(f"{room}en.ftl"))


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", TRANSLATED)
def test_a_message_speaks_of_nothing_that_it_is_not_given(language: str, room: str) -> None:
    english = messages(f"{room}en.ftl")
    for name, said in messages(f"{room}{language}.ftl").items():
        assert said.variables <= english[name].variables, name


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", TRANSLATED)
def test_whoever_counts_has_every_plural_of_the_language(language: str, room: str) -> None:
    for name, said in messages(f"{room}{language}.ftl").items():
        for keys in said.choices:
            assert not keys & CATEGORIES or PLURALS[language] <= keys, name


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", TRANSLATED)
def test_no_message_is_left_in_english(language: str, room: str) -> None:
    english = messages(f"{room}en.ftl")
    for name, said in messages(f"{room}{language}.ftl").items():
        same = said.text.split() == english[name].text.split() and re.search("[A-Za-z]{3}", said.text)
        assert not same or name in ALIKE, name


HALF_WIDTH = re.compile(r"[\u4e00-\u9fff][,.:;!?()]|[,;!?()][\u4e00-\u9fff]")


@pytest.mark.parametrize("room", ROOMS)
def test_chinese_has_the_marks_of_chinese(room: str) -> None:
    for name, said in messages(f"{room}zh.ftl").items():
        assert not HALF_WIDTH.search(said.text), f"{name}: {said.text}"


@pytest.mark.parametrize("room", ROOMS)
def test_no_name_gets_an_ending_in_turkish(room: str) -> None:
    """A suffix would have to follow the vowels of a name that nobody knows when the sentence is written."""
    glued = re.compile(r"(?:CARD\(\"\w+\"\)|\$(?:actor|target|player|owner|card|cards|names?)) \}['’]")
    text = (LOCALES / f"{room}tr.ftl").read_text(encoding="utf-8")
    assert not glued.search(text)


# Rulebooks and cases --------------------------------------------------------------------------------------------------


def flat(table: dict[str, Any], at: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flat(value, (*at, key))
        else:
            yield (*at, key), value


def own_words(language: str, name: str) -> dict[tuple[str, ...], str]:
    path = files("ek_teach.rulebook") / "data" / "words" / language / f"{name}.toml"
    return dict(flat(tomllib.loads(path.read_text(encoding="utf-8"))))


def english_words(name: str) -> dict[tuple[str, ...], str]:
    book = load_rulebook(name)
    told = {("book", key): getattr(book, key) for key in ("title", "about", "numbering")}
    told |= {("paragraphs", c.heading, str(c.number)): c.paraphrase for c in book.paragraphs}
    return told | {("note", entry.name): entry.note for entry in book.entries.values() if entry.note}


def assert_told(own: dict[tuple[str, ...], str], english: dict[tuple[str, ...], str]) -> None:
    assert own.keys() == english.keys()
    left = [key for key, text in own.items() if not text.strip() or text == english[key]]
    assert not left


@pytest.mark.parametrize("name", RULEBOOKS)
@pytest.mark.parametrize("language", TRANSLATED)
def test_every_paragraph_and_note_of_a_rulebook_is_told(language: str, name: str) -> None:
    assert_told(own_words(language, name), english_words(name))


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_option_rule_and_assumption_is_told(language: str) -> None:
    schema = load_schema()
    english = {
        (
            *(("option",) if name in schema.options else ("rule",)),
            name,
            *(("about",) if name in schema.options else ()),
        ): about
        for name, about in schema.about.items()
    }
    english |= {
        ("option", name, "values", value): meaning
        for name, values in schema.options.items()
        for value, meaning in values.items()
    }
    assert_told(own_words(language, "options"), english)
    assumed = {
        entry.assumption.name: entry.assumption
        for name in RULEBOOKS
        for entry in load_rulebook(name).entries.values()
        if entry.assumption
    }
    english = {(name, key): getattr(one, key) for name, one in assumed.items() for key in ("about", "because")}
    assert_told(own_words(language, "assumptions"), english)


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_rulebook_in_another_language_is_the_same_rulebook(language: str) -> None:
    for name in RULEBOOKS:
        book = load_rulebook(name)
        told = told_in(book, language)
        assert told == book and told.values == book.values and told.title != book.title
        assert [str(c) for c in told.paragraphs] == [str(c) for c in book.paragraphs]


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_case_is_told(language: str) -> None:
    for name in case_names():
        case, told = load_case(name), case_in(load_case(name), language)
        assert told.title != case.title and (told.question != case.question or not case.question), name
        assert bool(told.note) == bool(case.note) and (told.note != case.note or not case.note), name


# Answers --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "places", [("face down in front of tom",), ("face up in front of tom", "hand of ana", "draw pile")]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_read_as_they_are_told(language: str, places: tuple[str, ...]) -> None:
    """A place may have a comma in it: in Turkish "Tom adlı oyuncunun önünde, kapalı" is one."""
    for told in (places, places[::-1]):
        answer = ", ".join(told)
        assert answer_written(answer_words(answer, language), language) == answer


# Refusals -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_refusal_that_the_code_can_give_is_told_and_none_besides(language: str) -> None:
    assert missing(language) == {}
    assert unused(language) == ()


HOLE = re.compile(r"(?<!\{)\{(\d)\}(?!\})")


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_refusal_puts_in_what_the_english_one_puts_in(language: str) -> None:
    path = files("ek_teach.languages") / "refusals" / f"{language}.toml"
    for english, told in tomllib.loads(path.read_text(encoding="utf-8")).items():
        assert set(HOLE.findall(told)) == set(HOLE.findall(english)), english


@pytest.mark.parametrize("language", TRANSLATED)
def test_whoever_speaks_a_language_is_refused_in_it(language: str) -> None:
    with language_kept():
        speak(language)
        for wrong in ("rulebook: frr\nplayers: Ana Luis", "players: Ana Luis\nAna: skpi"):
            with pytest.raises(EkTeachError) as caught:
                read(wrong).rulebook()
            assert not re.search("there is no|did you mean|the rulebooks are", str(caught.value).lower()), caught.value
        with pytest.raises(EkTeachError) as caught:
            load_rulebook("zzz")
        assert "en-2025" in str(caught.value) and "there is no" not in str(caught.value)


def test_after_a_command_the_language_is_the_one_of_before() -> None:
    run("rulebooks", "--lang", "ru")
    assert spoken() == "en"


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_command_line_refuses_in_the_language_asked_for(language: str) -> None:
    done = run("rulebooks", "es", "frr", "--lang", language)
    assert done.exit_code == 3 and "there is no" not in done.stderr


def test_what_is_no_sentence_of_ours_stays_as_it_is() -> None:
    assert refusal_in("¿Qué?", "tr") == "¿Qué?"
    assert refusal_in("", "tr") == ""


def test_every_page_names_its_language_as_browsers_know_it() -> None:
    """Chinese by its script: else a screen reader may speak, and a browser draw, another one."""
    book, attacks = load_rulebook("zh"), check("nope-on-attack", language="zh")
    for page in (
        diagram_html(turn_flow(book, language="zh")),
        side_by_side_html(side_by_side(attacks)),
        sheet_html(rules_sheet("zh", "zh")),
        ruling_html(attacks),
    ):
        assert page.startswith('<!DOCTYPE html>\n<html lang="zh-Hant">')
        assert 'lang="zh"' not in page
