"""A language speaks with one voice: one form of address, one term for a thing, its own marks wherever words meet."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from ek_teach.languages import LANGUAGES, speaking
from ek_teach.lessons.first_round import usual_mistakes
from ek_teach.rulings import case_in, load_case

PACKAGE = Path(str(files("ek_teach")))
OTHERS = tuple(language for language in LANGUAGES if language != "en")
SPANISH = [
    *sorted((PACKAGE / "explain" / "locales").glob("*es.ftl")),
    *sorted((PACKAGE / "lessons" / "words" / "es").glob("*.toml")),
    PACKAGE / "cli" / "words" / "es.toml",
    PACKAGE / "languages" / "refusals" / "es.toml",
]
SCRIPTS = [*PACKAGE.rglob("static/*.js")]

ALOUD = re.compile(r"^telling-[^\n]*\n(?:[ \t][^\n]*\n)*", re.MULTILINE)
"""What somebody says to a whole table."""

TO_SEVERAL = re.compile(
    r"\b(?:vosotros|vuestr[oa]s?|os|sois|\w+[áé]is|\w+[aei]d(?:l[aeo]s?|me|nos)|(?:elegi|juga|roba|mira|escribi|responde|toma|deja|deci|empeza|segui"
    r"|hace|usa|proba|cambia|ejecuta|pulsa|pregunta|busca|conta|nombra|pone|volve|añadi|recorre|lee|abri|pensa)d)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("file", SPANISH, ids=lambda file: file.name)
def test_spanish_speaks_to_one_reader(file: Path) -> None:
    text = ALOUD.sub("", file.read_text(encoding="utf-8"))
    assert TO_SEVERAL.findall(text) == []


@pytest.mark.parametrize("file", SPANISH[:-1], ids=lambda file: file.name)
def test_spanish_has_one_word_for_a_paragraph(file: Path) -> None:
    told = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in told if re.search("[Pp]árrafo", line)] == []


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_page_has_the_marks_of_its_language(script: Path) -> None:
    """What stands between two texts that a script is given comes with them: see the messages ``mark-...``."""
    own = re.compile(r"""\}: [`$]|["'`]: ["'`]|join\(["'](?:[,;:] | )["']\)|` \(\$""")
    assert own.findall(script.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_situation_of_a_mistake_is_told_in_the_language(language: str) -> None:
    for english, own in zip(usual_mistakes("es"), usual_mistakes("es", language=language), strict=True):
        told, _, notation = own.situation.partition("\n")
        before, _, same = english.situation.partition("\n")
        assert told.startswith("# ")
        assert told != before
        assert notation == same


def test_a_case_is_told_in_the_language_that_is_spoken() -> None:
    case = load_case("attack-plain")
    with speaking("es"):
        assert case_in(case) == case_in(case, "es") != case
    assert case_in(case).title == case.title
