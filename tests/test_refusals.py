"""Refusals as people meet them, raised in every room of the house: whole in each language, with no English left."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ek_teach import load_result, load_rulebook, play_out, simulate, speak
from ek_teach.cards import Title, title_name
from ek_teach.diagrams import diagram, neighbourhood, turn_flow
from ek_teach.engine import Action, Scripted, new_game, situation, view
from ek_teach.errors import EkTeachError, IllegalMoveError
from ek_teach.languages import LANGUAGES, language_kept, speaking
from ek_teach.languages.telling import refusal_in
from ek_teach.lessons.exercises import Choice, Either, Move, Sheet, Whole, exercise, load_exercises
from ek_teach.lessons.puzzle import Puzzle
from ek_teach.lessons.quiz import quiz
from ek_teach.notation import play, read, write
from ek_teach.play import Player, kitten_odds, play_game, players
from ek_teach.rulings import check, from_link, load_case, side_by_side
from ek_teach.theory import attack_chain, best_reply, game_tree, has, hide_and_seek, move_game, nope_war, small_game
from ek_teach.timeline import Walk
from ek_teach.views import Choice as Control
from ek_teach.views import Slider, win_chart

TRANSLATED = tuple(language for language in LANGUAGES if language != "en")

ES = load_rulebook("es")
TABLE = "players: Ana Luis\nAna: attack, skip, defuse\nLuis: nope, skip\npile: exploding kitten, ?*9\n\n"
SMALL = "players: Ana Luis\nAna: defuse\nLuis: skip\npile: exploding kitten, tacocat"


def fails(_: object) -> Action:
    raise ZeroDivisionError


def answers_nothing(_: object) -> None:
    return None


def cheats(seen: Any) -> Action:
    return Action.nope(seen.viewer)


def made(body: str) -> Callable[[Path], object]:
    """Read a file with an exercise of somebody's own."""

    def make(folder: Path) -> object:
        path = folder / "mine.py"
        path.write_text(f"from ek_teach.lessons.exercises import *\n@template('own-1')\ndef own(dice):\n    {body}\n")
        return load_exercises(path)

    return make


def book(text: str) -> Callable[[Path], object]:
    """Load house rules, or a whole rulebook, from a file."""

    def load(folder: Path) -> object:
        path = folder / "ours.toml"
        path.write_text(text, encoding="utf-8")
        return load_rulebook(path)

    return load


def kept(text: str) -> Callable[[Path], object]:
    """Read a result from a file."""

    def load(folder: Path) -> object:
        path = folder / "kept.json"
        path.write_text(text, encoding="utf-8")
        return load_result(path)

    return load


def results(row: str) -> Callable[[Path], object]:
    """Read a sheet of results from a file."""

    def load(folder: Path) -> object:
        path = folder / "class.csv"
        path.write_text(f"student,course,exercise,tries,right,answer\n{row}\n", encoding="utf-8")
        return Sheet.load(path)

    return load


def edited(book_of: str, old: str, new: str) -> Callable[[Path], object]:
    """Load a whole rulebook in which something was changed."""
    shipped = Path(__file__).parents[1] / "ek_teach" / "rulebook" / "data" / f"{book_of}.toml"
    text = shipped.read_text(encoding="utf-8")
    assert old in text
    return book(text.replace(old, new, 1))


TEXTS = (
    "",
    "nonsense",
    "players: Ana",
    "players: Ana Ana",
    "players: Ana and Luis",
    "rulebook: frr\nplayers: Ana Luis",
    "rulebook: zebra\nplayers: Ana Luis",
    "house: pair = any\nplayers: Ana Luis",
    "house: pair\nplayers: Ana Luis",
    "players: Ana Luis\nturn: Luis owes 2",
    "players: Ana Luis\nout: Luis",
    "players: Ana Luis\nAna: skpi",
    "players: Ana Luis\nAna: skip\npile: ?*9",
    "players: Ana Luis\nAna: exploding kitten\nLuis: skip\npile: ?*9",
    "players: Ana Luis\nAna: skip\nLuis: skip\npile: skip",
    "players: Ana Luis\nAna: 5 cards\nLuis: skip\npile: ?*9",
    "players: Ana Luis\nAna: 1 card\nLuis: skip\npile: ?*9",
    "players: Ana Luis\nAna: nope*6\nLuis: skip\npile: ?*9",
    TABLE + "Ana skip",
    TABLE + "Tom: skip",
    TABLE + "Lius: skip",
    TABLE + "Ana: fly",
    TABLE + "Ana: done",
    TABLE + "Ana: cats from Luis",
    TABLE + "Ana: three of a kind from Luis",
    TABLE + "Ana: skip, draw",
    TABLE + "Ana: pass",
    TABLE + "Luis: attack",
    TABLE + "Ana: attack\nLuis: nope on skip",
    TABLE + "Ana: draw -> skip\nAna: put back at 99",
    TABLE + "Ana: draw\nAna: defuse\nAna: put back",
    TABLE + "Ana: draw\nAna: defuse\nAna: put it there",
    TABLE + "Ana: skip -> at 0",
    TABLE + "Ana: skip -> skip",
    TABLE + "ask: why?",
    TABLE + "ask: whose trun?",
    TABLE + "ask: does it happen?",
    TABLE + "ask: does the cat happen?",
    TABLE + "ask: who ends the shuffle?",
    TABLE + "ask: may Ana draw?  answer: maybe",
    TABLE + "ask: how many turns owed?  answer: many",
    TABLE + "ask: whose turn?  answer frr: Luis",
    TABLE + "ask: whose turn?  answer zebra: Luis",
    TABLE + "ask: whose turn?  answer: Tom",
    TABLE + "ask: whose turn?  answer es: Ana  answer es: Luis",
    TABLE + "ask: where is skip?  answer: the moon",
)
"""Texts that cannot be read or played."""

CALLS: tuple[Callable[[], object], ...] = (
    # the box and the game
    lambda: new_game(ES, 9),
    lambda: situation(ES, ["DAN", "D"], "SSS"),
    lambda: situation(ES, ["D", "D"], "KK"),
    lambda: situation(ES, ["D", "D", "D"], "KKKSS"),
    lambda: situation(ES, ["K", "D"], "K?"),
    lambda: situation(ES, ["D", "D", ""], "K?", out=(2,), turn=2),
    lambda: view(new_game(ES, 2), 7),
    lambda: Scripted([])(new_game(ES, 2)),
    # rulebooks
    lambda: load_rulebook("en-2O25"),
    lambda: load_rulebook(5),  # type: ignore[arg-type]
    # diagrams
    lambda: diagram("turn-flwo", ES),
    lambda: neighbourhood(turn_flow(ES), "nowhere"),
    lambda: turn_flow(ES).edge("nowhere"),
    # strategies and many games
    lambda: Player("zebra"),
    lambda: players({"cautious"}),  # type: ignore[arg-type]
    lambda: list(play_game(ES, players([fails, "random"]))),
    lambda: list(play_game(ES, players([cheats, "random"]))),
    lambda: list(play_game(ES, players([answers_nothing, "random"]))),
    lambda: simulate(["cautious", "random"], seed="x"),  # type: ignore[arg-type]
    lambda: simulate(["cautious"] * 9),
    lambda: simulate(["cautious", "random"], games=0),
    lambda: kitten_odds(view(situation(ES, ["D", "D"], "K??"), 0), 4),
    lambda: kitten_odds(view(situation(ES, ["D", "D"], "K"), 0), 2),
    # a walk
    lambda: play_out(5),  # type: ignore[arg-type]
    lambda: play_out(TABLE, viewer="Tom"),
    lambda: Walk(play_out(TABLE)).offers(99),
    lambda: Walk(TABLE),  # type: ignore[arg-type]
    # rulings
    lambda: load_case("atack"),
    lambda: check(TABLE, rulebooks=["frr"]),
    lambda: from_link("ek1.zzz"),
    lambda: side_by_side(5),  # type: ignore[arg-type]
    # theory
    lambda: small_game(5),  # type: ignore[arg-type]
    lambda: small_game(SMALL, kitten="lost"),
    lambda: small_game(SMALL + "\nLuis: attack"),
    lambda: small_game(SMALL, unseen="zebra"),
    lambda: game_tree(small_game(SMALL), most=1),
    lambda: game_tree(5),  # type: ignore[arg-type]
    lambda: game_tree(small_game(SMALL, kitten="secretly")).find("Tom"),
    lambda: game_tree(small_game(SMALL, kitten="secretly")).find(""),
    lambda: best_reply(game_tree(small_game(SMALL, kitten="secretly")), {}, 7),
    lambda: attack_chain((1, 1), names="AB"),  # type: ignore[arg-type]
    lambda: attack_chain((9, 1)),
    lambda: hide_and_seek(3, hider=3),  # type: ignore[arg-type]
    lambda: move_game(3, defuses=(1.0, 1)),  # type: ignore[arg-type]
    lambda: nope_war("players: Ana Luis\nAna: attack\nLuis: nope\npile: ?*9\n\nAna: attack", {"Ana": "much"}),
    lambda: has(5),  # type: ignore[arg-type]
    # lessons
    lambda: exercise("countng-1", student="Ada"),
    lambda: exercise("zebra", student="Ada"),
    lambda: exercise("counting-1", student=5),  # type: ignore[arg-type]
    lambda: Choice(()),
    lambda: Either(()),
    lambda: Whole(5, 1),
    lambda: Move("Ana", (), ("Ana", "Luis")),  # type: ignore[arg-type]
    lambda: Sheet(5),  # type: ignore[arg-type]
    lambda: quiz(0),
    lambda: quiz(kind="riddle"),
    lambda: quiz(kind=3),  # type: ignore[arg-type]
    lambda: Puzzle(TABLE),
    lambda: Puzzle(TABLE + "ask: whose turn?").check("Tom"),
    # what is shown
    lambda: win_chart(5),  # type: ignore[arg-type]
    lambda: Slider("Cards", 5, 1, 9),
    lambda: Control("Cards", ()),
    lambda: write(5),  # type: ignore[arg-type]
)

FILES: tuple[Callable[[Path], object], ...] = (
    lambda folder: load_rulebook(folder),
    lambda folder: load_rulebook(folder / "none.toml"),
    book('[house]\nbase = "es"\n[optoin.pair]\nvalue = "cats"'),
    book('[house]\nbsae = "es"\n[option.pair]\nvalue = "cats"'),
    book('[house]\nbase = "es"\n[option.pair]\nvalu = "cats"'),
    book('[house]\nbase = "es"\n[option.pair]\nvalue = 5'),
    book('[house]\nbase = "es"\n[option]\npair = 5'),
    book('[house]\nbase = "es"\n[option.pair]\nvalue = "any_title"\ninstead_of = "zebra"'),
    book('[house]\nbase = "es"\n[option.pair]\nvalue = "any"'),
    book('[book]\nid = "club"'),
    edited("es", 'id = "es"', 'id = "a+b"'),
    edited("es", "[option.pair]", "[option.pear]"),
    edited("es", 'status = "explicit"', 'status = "certain"'),
    edited("es", 'status = "explicit"', 'status = "silent"'),
    edited("es", "cites = [", 'cites = ["zebra 9", '),
    kept("x"),
    kept("{}"),
    kept(json.dumps({"format": "ek_teach result 1"})),
    lambda folder: load_result(folder / "none.json"),
    results("Ada,,counting-1,many,yes,1"),
    results("Ada,,counting-1,1,maybe,1"),
    results("Ada"),
    lambda folder: Sheet.load(folder / "none.csv"),
    lambda folder: load_exercises(folder / "none.py"),
    made("return 5"),
    made("return 1 / 0"),
    made("return Task('?', 5, lambda: 1)"),
    made("return Task(5, Whole(), lambda: 1)"),
    made("return Task('?', Whole(), lambda: 1, 'nonsense')"),
    made("return Task('?', Choice(('a',)), lambda: 'b')"),
    made("return Task('?', Whole(), lambda: 1, parts=lambda given: 1 / 0)"),
    made("return Task('?', Whole(5, 1), lambda: 1)"),
)


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(EkTeachError) as caught:
        act()
    return str(caught.value)


def in_each_language(act: Callable[[], object]) -> Iterator[tuple[str, str, str]]:
    """Refuse the same in English and in each language."""
    with language_kept():
        speak("en")
        english = refused(act)
        for language in TRANSLATED:
            speak(language)
            yield language, english, refused(act)


QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"|「[^」]*」|\[[^\]]*\]|\w+\([^()]*\)|<[^<>]*>|/[\w./-]+")
"""What somebody typed or is to type, and what Python calls a thing."""

RUN = re.compile(r"\b[a-z]{2,}(?: [a-z]{2,})+\b")
OURS = re.compile(r"\b(?:the|of|and|with|which|this|there|has|have|are|is|not|or|for|from|write|say|give|take|leave)\b")
THEIRS = {"tr": {"not"}, "es": {"has", "or"}}
"""Words of a language that look like one of ours, where it has any."""

TYPED = (
    *("draw pile", "discard pile", "out of the game", "hand of", "face up in front of", "face down in front of"),
    *("nobody knows", "exploding kitten", "nope chain", "owed turns", "division by zero"),
)
"""What is typed as it stands, in every language, and what Python says."""


def english_left(english: str, told: str, language: str) -> set[str]:
    """Give what a refusal in another language still has of the English one."""
    left = QUOTED.sub(" ", told)
    for typed in TYPED:
        left = left.replace(typed, "")
    runs = {run for run in RUN.findall(left) if run in english}
    return runs | (set(OURS.findall(left)) - THEIRS.get(language, set()))


HALF_WIDTH = re.compile(r"[\u4e00-\u9fff] ?[,.:;!?()]|[,;!?()] ?[\u4e00-\u9fff]")


def assert_whole(act: Callable[[], object]) -> None:
    for language, english, told in in_each_language(act):
        assert told != english, told
        assert not english_left(english, told, language), f"{english}\n{told}"
        if language == "zh":
            assert not HALF_WIDTH.search(QUOTED.sub("x", told)), told


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_refused_in_the_language_that_is_spoken(text: str) -> None:
    assert_whole(lambda: play(read(text)))


@pytest.mark.parametrize("number", range(len(CALLS)))
def test_a_call_is_refused_in_the_language_that_is_spoken(number: int) -> None:
    assert_whole(CALLS[number])


@pytest.mark.parametrize("number", range(len(FILES)))
def test_a_file_is_refused_in_the_language_that_is_spoken(number: int, tmp_path: Path) -> None:
    assert_whole(lambda: FILES[number](tmp_path))


# How a refusal is read back -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_place_is_told_apart_from_what_is_wrong_there(language: str) -> None:
    """A form that begins with what is wrong would take the place for a part of that."""
    problem = "'skpi' is not a card; did you mean 'skip'?"
    told = refusal_in(problem, language)
    for place in ("line 3, column 7", "table.txt, line 3, column 7", "mine.py, line 3", "line 3"):
        whole = refusal_in(f"{place}: {problem}", language)
        assert whole.endswith(told) and "line" not in whole.removeprefix("table.txt")


def test_what_stands_in_brackets_is_not_cut_in_two() -> None:
    sentence = (
        "the exercise 'own-1' cannot be made for 'Ada' (mine.py, line 4: the 'answer' of its Task is a text, not 5)."
    )
    inner = "el 'answer' de su Task es un texto, no 5"
    told = f"el ejercicio 'own-1' no se puede crear para 'Ada' (mine.py, línea 4: {inner})."
    assert refusal_in(sentence, "es") == told


def test_a_bracket_in_quotes_is_no_bracket() -> None:
    assert refusal_in("line 1, column 6: '(' is not a card.", "es") == "línea 1, columna 6: '(' no es una carta."


def test_a_full_stop_that_is_put_in_is_that_of_the_language() -> None:
    assert refusal_in("'zebra' is not a card.", "zh") == "'zebra'不是卡牌。"


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_card_in_a_refusal_has_its_name_in_the_language(language: str) -> None:
    with speaking(language):
        with pytest.raises(EkTeachError) as caught:
            play_out("players: Ana Luis\nAna: attack*9\nLuis: skip\npile: ?*9\n\nAna: attack")
        said = str(caught.value)
    assert title_name(Title.ATTACK, language) in said
    assert language == "es" or "Attack" not in said


def test_a_walk_that_ends_in_a_refusal_has_its_rulebook_in_the_language() -> None:
    with speaking("ru"), pytest.raises(IllegalMoveError) as caught:
        play_out("rulebook: ru\nplayers: Ana Luis\nAna: skip\nLuis: skip\npile: ?*9\n\nLuis: skip", language="ru")
    assert "Russian" not in caught.value.timeline.rulebook_title
