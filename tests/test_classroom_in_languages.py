"""Exercises, worksheets, quizzes and the first round in five languages: the same numbers, and no English left."""

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

import ek_teach
from ek_teach.errors import EkTeachError
from ek_teach.languages import LANGUAGES, speak, speaking, spoken
from ek_teach.lessons import first_round
from ek_teach.lessons.exercises import Mark, Result, Sheet, Whole, all_templates, exercise
from ek_teach.lessons.exercises.assignment import assignment_notebook
from ek_teach.lessons.exercises.class_list import compared_with_class
from ek_teach.lessons.exercises.collecting import marked_again
from ek_teach.lessons.exercises.making import Trial
from ek_teach.lessons.exercises.names import Choice, Who
from ek_teach.lessons.exercises.numbers import Chance
from ek_teach.lessons.exercises.worksheet import key_html, key_text, worksheet_html, worksheet_text
from ek_teach.lessons.quiz import LETTERS, Kind, Quiz, quiz
from ek_teach.lessons.quiz.sheet import key_html as quiz_key_html
from ek_teach.lessons.quiz.sheet import key_text as quiz_key_text
from ek_teach.lessons.quiz.sheet import sheet_text
from ek_teach.notation import play, read
from tests.command import run

OTHERS = tuple(language for language in LANGUAGES if language != "en")
NAMES = [template.name for template in all_templates()]
CLASS = ("Ada", "Grace")
NOTATION = re.compile(r"^(?:[\w ]+: .*|ek-teach .*|.*--number .*|<pre>.*|\.\.\.)$", re.MULTILINE)
WORD = re.compile("[a-z]{2,}")


@cache
def words_of_files(language: str) -> frozenset[str]:
    locales = files("ek_teach.explain") / "locales"
    named = (
        path for path in locales.iterdir() if path.name == f"{language}.ftl" or path.name.endswith(f".{language}.ftl")
    )
    told = "\n".join(
        line for path in named for line in path.read_text("utf-8").splitlines() if not line.startswith("#")
    )
    return frozenset(WORD.findall(re.sub(r"\{[^{}]*\}|^[\w.-]+ =", " ", told, flags=re.MULTILINE)))


def english_left(text: str, language: str) -> list[str]:
    """Runs of three English words that are no words of the language too."""
    known = words_of_files("en") - words_of_files(language)
    text = re.sub("(?m)^- [^=\n]* = ", "", text)  # a sign of the notation in a legend
    text = re.sub(r"(?s)<(style|pre|script|code)\b.*?</\1>|<[^>]*>", "\n", text)
    runs = re.findall(r"\b[a-z]{2,}(?:[ \n]+[a-z]{2,}\b){2,}", NOTATION.sub("", text))
    found = []
    for run_ in runs:
        words = run_.split()
        found += [three for three in zip(words, words[1:], words[2:], strict=False) if known.issuperset(three)]
    return [" ".join(three) for three in found]


def require_told(text: str, language: str) -> None:
    assert text.strip() and english_left(text, language) == [], text


def test_english_is_found_where_it_is_left() -> None:
    assert english_left("Şimdi sıra kimde? The turns that are owed are handed on.", "tr")
    assert not english_left("Şimdi sıra kimde? Kart çekmek.\nAda: see the future\n", "tr")


def wrong_answers(name: str) -> list[object]:
    trial = Trial(next(template for template in all_templates() if template.name == name), "Ada")
    task = trial.task()
    right = trial.right(task)
    samples = [task.answer.told(task.answer.read(sample)) for sample in task.answer.samples]
    return [sample for sample in samples if sample not in map(task.answer.told, getattr(right, "values", (right,)))]


# --- exercises


def at_the_end(situation: str) -> object:
    return play(read(f"{situation.removesuffix('...')}\n...")).end


@pytest.mark.parametrize("name", NAMES)
def test_an_exercise_is_told_in_each_language_with_the_same_numbers(name: str) -> None:
    english = exercise(name, student="Ada")
    numbers = Counter(re.findall("[0-9]+", english.question))
    wrong, right = wrong_answers(name)[0], english.solution()
    assert english.language == "en"
    for language in OTHERS:
        one = exercise(name, student="Ada", language=language)
        assert one.title != english.title and one.question != english.question and one.hint != english.hint
        assert numbers <= Counter(re.findall("[0-9]+", one.question)), one.question
        if one.situation:
            assert at_the_end(one.situation) == at_the_end(english.situation)
        marked = one.check(wrong)
        assert marked.mark is Mark.WRONG and one.check(right).mark is Mark.RIGHT
        for text in (str(one), one._repr_html_(), str(marked), marked._repr_html_(), *one.solutions()):
            require_told(text, language)
        assert english.check(one.solution()), "a student's answer counts whatever language the teacher speaks"
    assert spoken() == "en"


def test_the_language_that_is_spoken_is_that_of_an_exercise() -> None:
    english = exercise("turn-1", student="Ada")
    try:
        speak("tr")
        one = exercise("turn-1", student="Ada")
        assert "sıra kimde" in one.question and one.language == "tr"
        assert exercise("turn-1", student="Ada", language="en").question == english.question
        assert str(english.check(...)) == "○ No answer yet."
    finally:
        speak("en")
    with speaking("es"), pytest.raises(EkTeachError, match="no hay ningún idioma"):
        exercise("turn-1", student="Ada", language="latin")


@pytest.mark.parametrize("language", OTHERS)
def test_what_cannot_be_read_is_told_in_the_language(language: str) -> None:
    for name in ("counting-1", "turn-1", "hot-potato-1", "value-2", "nope-war-2"):
        told = exercise(name, student="Ada", language=language).check("skpi")
        assert told.mark is Mark.UNREADABLE and "'skpi'" in told.sentence
        require_told(told.sentence, language)


def test_answers_are_read_in_every_language() -> None:
    turns, chance = Whole(unit="turns"), Chance()
    for words in ("four turns", "cuatro turnos", "dört tur", "DÖRT", "четыре хода", "四個回合", "４", "4回合。"):
        assert turns.read(words) == 4, words
    for words in (
        "3/8",
        "3 of 8",
        "3 de 8",
        "3 из 8",
        "8分之3",
        "％37,5",
        "37,5 por ciento",
        "yüzde 37,5",
        "百分之37.5",
    ):
        assert chance.same(chance.read(words), chance.read("3/8").value), words
    who = Who(("Ana", "Luis"), several=True, nobody=True)
    for words in ("nobody", "nadie", "hiç kimse", "никто", "沒有人"):
        assert who.read(words) == frozenset(), words
    for words in ("Ana and Luis", "Ana y Luis", "Ana ve Luis", "Ana и Luis", "Ana、Luis", "Ana和Luis"):
        assert who.read(words) == {"Ana", "Luis"}, words
    assert {Choice(("yes", "no")).read(words) for words in ("yes", "sí", "evet", "да", "是")} == {"yes"}


# --- worksheets, keys, sheets, assignments


@pytest.mark.parametrize("language", OTHERS)
def test_a_worksheet_and_its_key_are_told_in_the_language_under_the_same_mark(language: str) -> None:
    names = ["counting-1", "nope-war-2"]
    for write in (worksheet_text, worksheet_html, key_text, key_html):
        told, english = write(names, CLASS, "9b", language), write(names, CLASS, "9b", "en")
        marks = [set(re.findall(r"\b[0-9a-f]{6}\b", re.sub(r"[^\x00-\x7f]", " ", text))) for text in (told, english)]
        assert marks[0] & marks[1]
        require_told(told, language)
    assert f'lang="{"zh-Hant" if language == "zh" else language}"' in worksheet_html(names, CLASS, "", language)


@pytest.mark.parametrize("language", OTHERS)
def test_results_are_told_in_the_language_and_kept_in_one_form(language: str) -> None:
    right = exercise("nope-war-2", student="Grace", language=language)
    sheet = Sheet()
    sheet.record(right.check(right.solution()))
    assert sheet.as_csv().startswith("student,course,exercise,tries,right,answer\n") and ",yes," in sheet.as_csv()
    assert sheet.as_text(language).splitlines()[0] != sheet.as_text("en").splitlines()[0]
    again, told = marked_again(
        [*sheet, Result("Ada", "", "turn-1", 1, True, "0"), Result("Ada", "", "mine-1", 1, True, "0")]
    )
    assert again.results[-1].right and len(told) == 2, "what was answered in a language counts in English"
    _, told = marked_again(
        [Result("Ada", "", "turn-1", 1, True, "0"), Result("Ada", "", "mine-1", 1, True, "0")], language
    )
    for sentence in (*told, *compared_with_class(sheet, ["Ada"], language)):
        require_told(sentence.partition("--from")[0], language)


@pytest.mark.parametrize("language", OTHERS)
def test_an_assignment_speaks_the_language(language: str) -> None:
    pytest.importorskip("nbgrader")
    cells = assignment_notebook(["turn-1"], language=language)["cells"]
    assert f"ek_teach.speak('{language}')" in cells[1]["source"]
    for cell in cells:
        comments = re.findall("#+ (?!BEGIN|END)(.*)", cell["source"])
        require_told("\n".join(comments or ["-"]) if cell["cell_type"] == "code" else cell["source"], language)


@pytest.mark.parametrize("language", OTHERS)
def test_the_commands_speak_the_language(language: str, tmp_path: Path) -> None:
    (tmp_path / "class.txt").write_text("Ada\nGrace\n", encoding="utf-8")
    listed = run("exercise", "list", "--lang", language)
    require_told(listed.output, language)
    shown = run("exercise", "show", "turn-1", "--student", "Ada", "--lang", language)
    assert exercise("turn-1", student="Ada", language=language).question in " ".join(shown.output.split())


# --- quizzes


@cache
def some_quiz(kind: Kind, language: str) -> Quiz:
    return quiz(
        2, seed=7, kind=kind.value, rulebook=["es", "zh", "tr"], level=1 if kind is Kind.LEGAL else 2, language=language
    )


@pytest.mark.parametrize("kind", list(Kind))
@pytest.mark.parametrize("language", OTHERS)
def test_a_quiz_is_told_in_each_language_with_the_same_questions(kind: Kind, language: str) -> None:
    english, told = some_quiz(kind, "en"), some_quiz(kind, language)
    assert told.mark == english.mark and [one.claims for one in told] == [one.claims for one in english]
    for text in (sheet_text(told), quiz_key_text(told), quiz_key_html(told)):
        require_told(text, language)
    for number in range(1, len(told) + 1):
        for letter in LETTERS[: len(told[number - 1].claims)]:
            require_told(str(told.check(number, letter)), language)
            assert bool(told.check(number, letter.upper() + "）")) is bool(english.check(number, letter))
    with pytest.raises(EkTeachError) as refused:
        told.check(1, "skpi")
    require_told(str(refused.value), language)


def test_full_width_letters_and_digits_are_answers() -> None:
    made = some_quiz(Kind.TURN, "zh")
    for given in ("ａ", "Ａ）", "１", "a。", "a！"):
        assert made.check(1, given).verdict == made.check(1, "a").verdict


def test_a_quiz_speaks_the_language_that_is_spoken() -> None:
    try:
        speak("es")
        assert quiz(1, seed=7, kind="turn", level=1).language == "es"
    finally:
        speak("en")


# --- the first round


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("book", ["es", "tr", "zh"])
def test_the_telling_and_the_round_are_told_in_the_language(book: str, language: str) -> None:
    for made in (first_round.telling(book, 3, language), first_round.guided_round(book, 3, language)):
        require_told(str(made), language)
        require_told(made._repr_html_().partition('class="ek-walk')[0], language)


@pytest.mark.parametrize("language", OTHERS)
def test_the_usual_mistakes_are_told_in_the_language(language: str) -> None:
    for book in ("tr", "zh"):
        made = first_round.usual_mistakes(book, language)
        require_told(str(made), language)
        require_told(made._repr_html_(), language)


def test_chinese_sentences_have_no_gaps_and_its_length_is_counted_in_characters() -> None:
    told = first_round.telling("zh", 4, "zh")
    assert f"{told.characters}個字" in told.about and "280" in told.about
    assert "140" in first_round.telling("zh", 4, "es").about
    for made in (told, first_round.guided_round("zh", 3, "zh"), first_round.usual_mistakes("zh", "zh")):
        assert not re.search("[。！？] [\u3400-\u9fff]", str(made).replace("\n", "")), str(made)


def test_what_is_not_on_offer_is_refused_in_the_language() -> None:
    together = first_round.guided_round("es", 3, "tr")
    with pytest.raises(EkTeachError, match="seçeneklerden biri değil"):
        together.answer(1, "uç")


def test_the_package_offers_the_language() -> None:
    assert ek_teach.exercise("turn-1", student="Ada", language="zh").title.startswith("攻擊")
