"""The command line in five languages: its help, its mistakes and what it prints besides what it was asked for."""

import re

import pytest
from typer.main import get_command

from ek_teach import lessons
from ek_teach.cli import app
from ek_teach.cli.translating import commands, missing, unused, written
from ek_teach.explain.columns import written_width
from ek_teach.languages import LANGUAGES
from ek_teach.languages.words import words_in
from tests.command import run
from tests.test_cli import FINE, NO, REFUSED, TABLE, USAGE
from tests.test_languages import HALF_WIDTH

OTHERS = tuple(language for language in LANGUAGES if language != "en")
PROGRAM = get_command(app)
COMMANDS = [
    context.command_path.split()[1:]
    for _, context in commands(PROGRAM, PROGRAM.make_context("ek-teach", ["doctor"], resilient_parsing=True))
]
ALIKE = {"Error"}
"""Words of help that are the same in some language."""


def told(language: str) -> dict[str, str]:
    file = words_in("ek_teach.cli", "words", f"{language}.toml")
    return file["words"] | file["sentences"]


# The words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_of_help_is_there_and_none_is_stale(language: str) -> None:
    assert {english for part in missing(language).values() for english in part} == set()
    assert unused(language) == ()


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_of_help_is_left_in_english(language: str) -> None:
    assert {english for english, own in told(language).items() if own == english} <= ALIKE


CODE = re.compile(
    r"--[a-z][a-z-]*|\{\d\}|ek-teach [a-z ]*[a-z]|(?<=[;:.：；] )\d+(?= )|\.[a-z]{3,}|[a-z]+(?:-[a-z0-9]+)+"
)


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_typed_is_the_same_in_every_language(language: str) -> None:
    for english, own in told(language).items():
        typed = {found.removesuffix(".") for found in CODE.findall(english)} - {"set-up", "ek-teach"}
        assert all(each in own for each in typed), (english, own)


def test_chinese_help_has_the_marks_of_chinese() -> None:
    assert [own for own in told("zh").values() if HALF_WIDTH.search(own)] == []


def test_a_new_text_of_help_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is read from the commands is what they say, each option of each command included."""
    words = written()["words"]
    for command, _ in commands(PROGRAM, PROGRAM.make_context("ek-teach", ["doctor"], resilient_parsing=True)):
        for parameter in command.params:
            assert parameter.help in words, parameter.name


# Help -----------------------------------------------------------------------------------------------------------------


TYPED = re.compile(r"    (ek-teach|cat) |  -+[a-z, -]+<[a-z|]+>$")
"""Lines of help that hold nothing but what is typed."""


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_is_told_in_each_language_within_80_columns(command: list[str]) -> None:
    english = run(*command, "--help").stdout
    for language in OTHERS:
        page = run("--lang", language, *command, "--help")
        assert page.exit_code == FINE
        lines = [line for line in page.stdout.splitlines() if not TYPED.match(line)]
        assert max(map(written_width, lines)) <= 80
        assert [line for line in lines if line in english and len(line.split()) > 2] == []


def test_help_breaks_chinese_where_its_columns_end() -> None:
    lines = run("--lang", "zh", "quiz", "--help").stdout.splitlines()
    assert max(map(written_width, lines)) > 70
    assert not any(line.strip()[:1] in {"，", "。", "；"} for line in lines)


@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "es", "quiz", "--help"),
        ("quiz", "--lang", "es", "--help"),
        ("--lang", "tr", "quiz", "-l", "es", "-h"),
    ],
    ids=" ".join,
)
def test_a_language_holds_wherever_it_is_said(arguments: tuple[str, ...]) -> None:
    assert "Cuántas preguntas." in run(*arguments).stdout


def test_the_environment_says_the_language_of_help_and_the_command_says_it_louder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("EK_TEACH_LANG", "es")
    assert "Cuántas preguntas." in run("quiz", "--help").stdout
    assert "Сколько вопросов." in run("quiz", "--lang", "ru", "--help").stdout
    assert "Сколько вопросов." in run("--lang", "ru", "quiz", "--help").stdout
    assert run("rulebooks", "tr", "tr", "--lang", "en").stdout == "tr and tr agree.\n"
    assert run("--lang", "en", "rulebooks", "tr", "tr").stdout == "tr and tr agree.\n"


def test_help_does_not_fail_because_of_a_language_that_there_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EK_TEACH_LANG", "fr")
    assert "How many questions." in run("quiz", "--lang", "en", "--help").stdout
    assert "Show this message and exit." in run("--help").stdout
    refused = run("telling")
    assert refused.exit_code == USAGE
    assert "Invalid value for 'EK_TEACH_LANG': 'fr' is none of en, es, tr, ru, zh" in refused.stderr
    assert "'--lang' / '-l': 'de' no es ninguno" in run("--lang", "es", "telling", "--lang", "de").stderr


def test_one_language_does_not_last_into_the_next_run() -> None:
    run("--lang", "es", "rulebooks", "tr", "tr")
    assert run("rulebooks", "tr", "tr").stdout == "tr and tr agree.\n"


# Mistakes -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("frob",), "No existe el comando 'frob'."),
        (("rul",), "No existe el comando 'rul'. ¿Querías decir 'rule'?"),
        (("show",), "Falta el argumento 'archivo'."),
        (("exercise", "show", "counting-1"), "Falta la opción '--student'."),
        (("show", "-", "--frob"), "No existe la opción --frob"),
        (("lab", "--no-browse"), "No existe la opción --no-browse (posibles opciones: --no-browser)"),
        (("show", "-", "--step", "two"), "Valor no válido para '--step': se espera un número entero"),
        (("simulate", "--precision", "x"), "Valor no válido para '--precision': se espera un número"),
        (("lab", "--port", "0"), "Valor no válido para '--port': se espera un número mayor o igual que 1"),
        (("lab", "--port", "70000"), "Valor no válido para '--port': se espera un número menor o igual que 65535"),
        (("show", "-", "--format", "pdf"), "'pdf' no es ninguno de estos: 'text', 'json', 'html'."),
        (("show", "a", "b"), "Sobran argumentos (b)"),
        (("show", "--seed"), "La opción '--seed' necesita un valor."),
        (("lab", "--no-browser=3"), "La opción '--no-browser' no lleva valor."),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, tuple) else "",
)
def test_a_mistake_in_a_command_is_told_in_the_language(arguments: tuple[str, ...], said: str) -> None:
    result = run("--lang", "es", *arguments)
    assert (result.exit_code, result.stdout) == (USAGE, "")
    assert said in result.stderr.splitlines()[-1]
    assert result.stderr.splitlines()[-1].startswith("Error: ")
    assert "Usage" not in result.stderr


def test_a_mistake_is_told_below_how_the_command_is_written() -> None:
    assert run("--lang", "ru", "show").stderr.splitlines() == [
        "Использование: ek-teach show [ПАРАМЕТРЫ] {файл}",
        "Справка: 'ek-teach show -h'.",
        "",
        "Ошибка: Не хватает аргумента 'файл'.",
    ]


def test_a_group_without_a_command_shows_its_help() -> None:
    shown = run("--lang", "tr", "exercise")
    assert (shown.exit_code, shown.stdout) == (USAGE, "")
    assert shown.stderr == run("--lang", "tr", "exercise", "--help").stdout


# What is printed ------------------------------------------------------------------------------------------------------

ENGLISH = re.compile(r"\b(?:the|is|and|with|has|not|files?|missing|lessons|starts|under|line|input|opens|answer is)\b")


@pytest.mark.parametrize("language", OTHERS)
def test_the_doctor_speaks_every_language(language: str) -> None:
    result = run("doctor", "--lang", language)
    assert result.exit_code == FINE
    assert not ENGLISH.search(result.stdout.replace("/", " / "))
    assert max(map(written_width, result.stdout.splitlines())) <= 80


@pytest.mark.parametrize("language", OTHERS)
def test_the_lab_speaks_every_language(language: str, tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "start_lab", lambda *_, **__: None)
    (tmp_path / lessons.FIRST_LESSON).write_text("mine")
    lines = run("lab", tmp_path, "--lang", language).stdout.splitlines()
    assert len(lines) == 3
    assert not any(ENGLISH.search(line) for line in lines)


@pytest.mark.parametrize("language", OTHERS)
def test_where_something_stands_is_told_in_the_language(language: str, tmp_path) -> None:
    table = tmp_path / "table.txt"
    table.write_text(TABLE, encoding="utf-8")
    wrong = run("show", table, "--rulebook", "zh", "--lang", language)
    assert wrong.exit_code == NO
    assert ", line 12" not in wrong.stderr
    assert "12" in wrong.stderr
    ruled = run("rule", table, "-r", "zh", "--lang", language)
    assert ruled.exit_code == NO
    assert "under zh" not in ruled.stderr
    unread = run("show", "-", "--lang", language, stdin=b"\xff\xff")
    assert unread.exit_code == REFUSED
    assert "standard input" not in unread.stderr
