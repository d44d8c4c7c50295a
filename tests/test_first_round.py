"""A first round with newcomers: what is told, the round together, the usual mistakes; each answer checked."""

import re
import sys
from itertools import product
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ek_teach.cli import app
from ek_teach.engine import Phase
from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue
from ek_teach.languages import LANGUAGES
from ek_teach.lessons.first_round import guided_round, mistake_names, situation_of, telling, usual_mistakes
from ek_teach.lessons.first_round.counting import count_set_up, newcomers_book
from ek_teach.lessons.first_round.guide_form import GuideForm
from ek_teach.lessons.first_round.library import deciding_rule, mistaken_rule, named_in
from ek_teach.lessons.first_round.told import grounds
from ek_teach.notation import QuestionKind, read
from ek_teach.rulebook import RULEBOOKS, HouseRule, Status, load_rulebook
from ek_teach.rulings import check
from ek_teach.timeline import Walk
from tests.table import SIX

TABLES = tuple(product(RULEBOOKS, (2, 3, 4, 5)))
FILES = Path(__file__).resolve().parent.parent / "ek_teach" / "lessons" / "first_round" / "mistakes"
TEACHERS_PAGE = Path(__file__).resolve().parent.parent / "docs" / "lessons" / "01_a_first_round.md"

PILES = {
    "es": (35, 29, 23, 16), "ru": (35, 29, 23, 16), "en-2025": (35, 29, 23, 16), "zh": (35, 30, 23, 16),
    "tr": (24, 20, 23, 16), "en-2015": (41, 39, 35, 31),
}  # fmt: skip
"""The draw piles of two to five players, counted by hand from 56 cards."""


def visible(html: str) -> str:
    return " ".join(re.sub(r"<(script|style).*?</\1>|<[^>]+>", " ", html, flags=re.DOTALL).split())


# The telling ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "players"), TABLES)
def test_the_numbers_are_those_of_the_books(book: str, players: int) -> None:
    """One Kitten fewer than players; a Defuse besides the cards that are dealt; the Defuses that are left over."""
    values, counted = load_rulebook(book).values, count_set_up(load_rulebook(book), players)
    assert counted.kittens == players - 1
    assert counted.hand == int(values["cards_dealt"]) + 1
    everything = values["leftover_defuses"] == "all_but_two_players" and players > 2
    assert counted.defuses == (6 - players if everything else min(2, 6 - players))
    assert counted.defuses_dealt == (values["leftover_defuses_when"] == "before_deal")


@pytest.mark.parametrize("book", PILES)
def test_the_piles_are_as_counted_by_hand(book: str) -> None:
    """Of each book whose cards somebody has laid out."""
    assert tuple(count_set_up(load_rulebook(book), players).pile for players in (2, 3, 4, 5)) == PILES[book]


@pytest.mark.parametrize(("book", "players"), TABLES)
def test_it_takes_two_minutes(book: str, players: int) -> None:
    """By any book and for any number of players, at the pace that is assumed; and nearly all of them are used."""
    assert 1.5 < telling(book, players).minutes <= 2


@pytest.mark.parametrize(("book", "players"), TABLES)
def test_every_line_has_a_source_and_the_numbers_are_said(book: str, players: int) -> None:
    """Each line rests on paragraphs of this very book, or on an assumption that is told; only the last one is ours."""
    told = telling(book, players)
    *ruled, ours = told.lines
    assert ours.reasons == () and ours.name == "begin"
    for line in ruled:
        assert line.reasons
        for reason in line.reasons:
            assert reason.citations or reason.assumption or reason.standing, (line.name, reason.name)
            assert {citation.rulebook for citation in reason.citations} <= {book}
    assert f"{told.set_up.pile} cards, {players - 1} of them" in ruled[0].text
    assert f"You each hold {told.set_up.hand} cards" in ruled[1].text
    assert ("thin" in [line.name for line in ruled]) == (
        load_rulebook(book).values["thin_deck"] != "off" and players <= 3
    )


def said(book: str, name: str, players: int = 3) -> str:
    return next(line.text for line in telling(book, players).lines if line.name == name)


def test_what_is_said_follows_the_book() -> None:
    """Attack on Attack, pairs, the moment of a Nope, the secret place, and where an exploded hand goes."""
    for book in RULEBOOKS:
        values = newcomers_book(book).values
        assert ("two more turns with it" in said(book, "enders")) == (values["attack_on_attack"] == "add")
        assert ("cats or not" in said(book, "cats")) == (values["pair"] == "any_title")
        assert ("if you like" in said(book, "kitten")) == (values["kitten_placed_secretly"] == "optional")
        assert ("face down in front" in said(book, "kitten")) == (values["exploded_hand"] == "in_front")
        assert ("leave the game" in said(book, "kitten")) == (values["exploded_hand"] == "removed")
        assert ("at any moment" in said(book, "nope")) == (values["nope_window"] == "any_moment")
        assert ("at once" in said(book, "nope")) == (values["nope_window"] == "at_once")
    assert "9 cards were taken out" in said("tr", "thin") and "could have been" in said("en-2025", "thin")


def test_who_answers_a_nope_and_who_ends_the_shuffling_follow_the_book() -> None:
    """zh *(3)休想卡* 2 lets only the player whose card was stopped answer; zh *(7)洗混卡* 1 mixes until a call."""
    for book in RULEBOOKS:
        values = newcomers_book(book).values
        alone = "Only the player whose card was stopped" in said(book, "nope")
        assert alone == (values["nope_answered_by"] == "cancelled_player")
        assert ("itself be noped" in said(book, "nope")) != alone
        assert ("says stop" in said(book, "helpers")) == (values["shuffle_ends"] == "on_call")


def told_of(book: str, name: str, players: int = 3) -> str:
    line = next(line for line in telling(book, players).lines if line.name == name)
    return grounds(line.reasons)


def test_a_book_that_contradicts_itself_is_told_with_both_readings() -> None:
    """es puts the Defuses back before the deal, and after it; zh has the Kitten's place random, and any place."""
    deal, place = told_of("es", "hands"), told_of("zh", "kitten")
    readings = "but also after the ordinary cards are dealt (es, Para empezar ya 1; es, Para empezar ya 2)"
    assert "contradicts itself" in deal and readings in deal
    assert "at a random place (zh, (2)拆除卡 1)" in place and "Used here: at a place that the player chooses" in place
    assert "contradicts itself" not in told_of("tr", "hands") + told_of("es", "kitten")


def test_what_is_implied_or_assumed_is_told() -> None:
    """A pair stopped by a Nope (es, tr silent), the whole deck in line 1, and zh's card taken unseen bear a label."""
    assert all(
        ("like a single card. The rulebook does not say" in told_of(book, "nope"))
        == (load_rulebook(book).entries["nope_on_combos"].status is Status.SILENT)
        for book in RULEBOOKS
    )
    assert "The whole deck is played" in told_of("es", "aim") and "The whole deck" not in told_of("tr", "aim")
    assert "How many cards of each title" in told_of("es", "aim")
    assert "It follows from zh, 2張相同 1." in told_of("zh", "cats") and "follows" not in told_of("es", "cats")
    assert "that it is drawn blind is not said" in " ".join(str(telling("zh", 3)).split())
    for book in RULEBOOKS:
        for line in telling(book, 2).lines:
            for reason in line.reasons:
                if reason.status not in (Status.EXPLICIT, Status.IMPLIED):
                    assert reason.standing in grounds(line.reasons), (book, line.name, reason.name)


def test_newcomers_play_the_first_game_where_the_book_offers_one() -> None:
    """ru and the English sheets put the special combos off: at first only cats make a pair; tr puts nothing off."""
    assert "cats of the same kind" in said("ru", "cats") and "cats of the same kind" in said("en-2015", "cats")
    assert "cats or not" in said("tr", "cats")


def test_a_house_rule_is_told() -> None:
    """A table that plays 4 cards a hand, whatever its book says, is told of 5 cards and a larger pile."""
    table = load_rulebook("es").with_house_rules(HouseRule("cards_dealt", "4", "7"))
    told = telling(table, 2)
    assert told.set_up.hand == 5 and told.set_up.pile == PILES["es"][0] + 2 * 3
    assert "You each hold 5 cards" in str(told)


def test_it_is_shown_as_text_and_as_html() -> None:
    """The same each time; every line stands in both, with the cards that are held up."""
    told = telling("zh", 5)
    text, html = str(told), told._repr_html_()
    assert (text, html) == (str(telling("zh", 5)), telling("zh", 5)._repr_html_())
    for line in told.lines:
        assert line.text in visible(html).replace("&#x27;", "'")
        assert " ".join(line.text.split()) in " ".join(text.split())
    assert "Hold up: Skip and Attack" in text and "Hold up: Skip and Attack" in html
    assert all(len(line) <= 80 for line in text.splitlines())


@pytest.mark.parametrize(
    ("arguments", "wrong"), [(("es", 6), "2 to 5"), (("xx", 3), "no rulebook"), (("es", 3, "xx"), "no language")]
)
@pytest.mark.parametrize("make", [telling, guided_round])
def test_what_cannot_be_told_is_refused_in_one_sentence(make, arguments, wrong: str) -> None:
    with pytest.raises(EkTeachError, match=wrong):
        make(*arguments)


def test_a_rulebook_of_a_wrong_type_is_refused_in_one_sentence() -> None:
    with pytest.raises(EkTeachError, match="by its name"):
        usual_mistakes(7)  # type: ignore[arg-type]


def test_the_command_line_tells_the_same() -> None:
    """``ek-teach telling``; exit code 2 for a wrong number of players, 3 for an unknown rulebook."""
    runner = CliRunner()
    done = runner.invoke(app, ["telling", "--rulebook", "tr", "--players", "2"])
    assert done.exit_code == 0 and done.stdout.rstrip("\n") == str(telling("tr", 2))
    assert runner.invoke(app, ["telling", "--players", "7"]).exit_code == 2
    assert runner.invoke(app, ["telling", "--rulebook", "xx"]).exit_code == 3


# The usual mistakes ---------------------------------------------------------------------------------------------------


def test_each_file_is_a_mistake_and_each_mistake_has_a_file() -> None:
    assert {path.stem for path in FILES.glob("*.txt")} == set(mistake_names())


@pytest.mark.parametrize("name", mistake_names())
def test_the_engine_answers_as_the_file_expects_under_every_rulebook(name: str) -> None:
    """Each question of each situation has an expected answer under all six books, and the engine gives it."""
    text = situation_of(name)
    for question in read(text).questions:
        assert all(question.expected_under(load_rulebook(book)) for book in RULEBOOKS)
    assert check(text).wrong == ()


@pytest.mark.parametrize("name", mistake_names())
def test_a_mistake_is_one_under_each_book_that_names_it(name: str) -> None:
    """What is claimed, or what the mistaken rule leads to, is not what the book answers, and the book is cited."""
    for citation in named_in(name):
        mistake = next(one for one in usual_mistakes(citation.rulebook) if one.id == name)
        assert not mistake.fine
        wrong = [one for one in mistake.shown if not one.holds]
        assert all(one.right != one.mistaken for one in wrong)
        cited = {c.rulebook for one in wrong for reason in one.reasons for c in reason.citations}
        assert cited == {citation.rulebook}
        # A mistake is a claim of somebody in the situation, or a rule that is played by mistake: never both.
        claims = [question.claims for question in read(mistake.situation).questions]
        assert all(claims) != (mistaken_rule(name, mistake.rulebook) is not None)


def test_the_whole_turkish_list_and_all_spanish_questions_are_there() -> None:
    """tr *Sık yapılan hatalar* has four entries, es *Dudas frecuentes* seven; a book's own come in its own order."""
    turkish = [next(c.number for c in one.named if c.rulebook == "tr") for one in usual_mistakes("tr")]
    spanish = [next(c.number for c in one.named if c.rulebook == "es") for one in usual_mistakes("es")]
    assert turkish == [1, 2, 3, 4]
    assert spanish == sorted(spanish) and set(spanish) == set(range(1, 8))
    assert {c.heading for one in usual_mistakes("tr") for c in one.named if c.rulebook == "tr"} == {
        "Sık yapılan hatalar"
    }


def test_a_refused_mistake_is_refused_with_its_reason() -> None:
    """tr *Sık yapılan hatalar* 1 and 4: a card after the draw, a Nope on a Kitten and on a Defuse, are refused."""
    first, *_, last = usual_mistakes("tr")
    for mistake, reason in ((first, "draw_ends_turn"), (last, "nope_exceptions")):
        judged = [one for one in mistake.shown if one.question.startswith("Would this be allowed")]
        assert judged and all(one.right == "no" and "not allowed" in one.told for one in judged)
        assert all(reason in {rule.name for rule in one.reasons} for one in judged)


@pytest.mark.parametrize("name", [name for name in mistake_names() if mistaken_rule(name, load_rulebook("es"))])
def test_a_mistaken_rule_is_played_out_beside_the_book(name: str) -> None:
    """The two games part at a step, in words that differ; under a book that plays so they never do."""
    judged = [one for book in RULEBOOKS for one in usual_mistakes(book) if one.id == name]
    assert {one.fine for one in judged} == {True, False}
    for mistake in judged:
        rule = mistaken_rule(name, mistake.rulebook)
        assert rule is not None and mistake.as_mistaken is not None
        plays_so = mistake.rulebook.values[rule.option] == rule.value
        assert mistake.fine == plays_so
        assert any(one.right != one.mistaken for one in mistake.shown) != plays_so
        if mistake.parted is not None:
            assert not plays_so and mistake.parted.right != mistake.parted.mistaken
    # Where a move is only asked about, nothing has happened yet at which the games could part.
    asked = all(question.kind is QuestionKind.MAY for question in read(situation_of(name)).questions)
    assert any(one.parted for one in judged) != asked


@pytest.mark.parametrize("name", mistake_names())
def test_the_other_books_are_compared_and_say_why(name: str) -> None:
    """All six judge. Where it is no mistake, the rule of that book on the point in question is told and cited."""
    mistake = next(one for one in usual_mistakes("en-2025") if one.id == name)
    assert [one.rulebook.id for one in mistake.elsewhere] == [book for book in RULEBOOKS if book != "en-2025"]
    for one in mistake.elsewhere:
        assert one.reason is not None
        if one.fine != mistake.fine:
            assert one.reason.name == deciding_rule(name)
            assert one.rulebook.id in {c.rulebook for c in one.reason.citations}


def test_a_mistake_may_be_right_elsewhere() -> None:
    """zh and the first sheet give two for any Attack; ru lets the place be shown; three books discard the hand."""
    fine = {
        mistake.id: {one.rulebook.id for one in mistake.elsewhere if one.fine}.intersection(SIX)
        for book in ("es", "tr")
        for mistake in usual_mistakes(book)
    }
    assert {name: books for name, books in fine.items() if books} == {
        "all-leftover-defuses": {"zh", "en-2015"},
        "kitten-put-back-openly": {"ru"},
        "two-for-every-attack": {"zh", "en-2015"},
        "pair-of-any-cards": {"tr", "ru", "zh", "en-2015", "en-2025"},
        "exploded-hand-discarded": {"ru", "zh", "en-2015"},
    }


def test_a_pair_is_a_mistake_in_a_first_game() -> None:
    """ru and the English sheets begin with pairs of cats; that is told where their special combos allow more."""
    pair = next(one for one in usual_mistakes("es") if one.id == "pair-of-any-cards")
    assert [book for book in pair.first_game if book in SIX] == ["ru", "en-2015", "en-2025"]
    assert "In a first game" in str(pair)
    assert all(one.first_game == () for one in usual_mistakes("tr"))


def test_a_book_that_names_none_judges_those_of_all_others() -> None:
    for book in ("ru", "zh", "en-2015", "en-2025"):
        mistakes = usual_mistakes(book)
        assert [one.id for one in mistakes] == list(mistake_names())
        assert "This rulebook names none" in str(mistakes)
        assert all(f"No mistake under {book}" in " ".join(str(one).split()) for one in mistakes if one.fine)


def judged(book: str, name: str) -> str:
    """All mistakes, also those that a book does not name."""
    return " ".join(str(next(one for one in usual_mistakes(book) if one.id == name)).split())


def test_a_mistake_that_no_paragraph_states_is_marked() -> None:
    """zh does not say whether the place is shown; ru's section on the turn is empty; no book forbids a single cat."""
    assert "zh does not say that it is a mistake; we assume so" in judged("zh", "kitten-put-back-openly")
    shown = judged("es", "kitten-put-back-openly")
    # Behind these a further book may stand.
    assert re.search(r"A mistake under tr, en-2015,( and)? en-2025\b[^.]* too\.", shown)
    assert re.search(r"A mistake under zh\b[^.]* too, we assume: the book", shown)
    assert "follows from what ru says" in judged("ru", "no-draw-without-a-play")
    follows = judged("es", "no-draw-without-a-play")
    assert re.search(r"By what follows from the book, a mistake under ru\b[^.]* too\.", follows)
    for book in ("es", "ru", "zh", "en-2015", "en-2025"):
        assert f"{book} does not say that it is a mistake; we assume so" in judged(book, "cat-alone")
    # What the Turkish list names itself is no inference.
    assert not any("follows from what" in str(one) or "we assume so" in str(one) for one in usual_mistakes("tr"))


def test_an_answered_question_is_not_called_a_named_mistake() -> None:
    """es has questions and answers; tr has a list of mistakes."""
    assert "This rulebook asks the question" in str(usual_mistakes("es"))
    assert "Named by this rulebook itself" in str(usual_mistakes("tr"))
    both = judged("es", "nope-on-kitten-or-defuse")
    assert "Named in: tr, Sık yapılan hatalar 4 · Answered in: es, Dudas frecuentes 3" in both
    assert "Named in" not in judged("es", "cat-alone") and "Answered in" not in judged("tr", "draw-before-playing")


def test_a_finished_turn_is_not_handed_on() -> None:
    """es *Dudas frecuentes* 4: with one of two turns done, an Attack leaves three; by zh it is two."""
    for book, owed in {"es": 3, "ru": 3, "en-2025": 3, "zh": 2, "en-2015": 2}.items():
        shown = judged(book, "finished-turn-handed-on")
        assert f"Noor owes {owed} turns" in shown and not shown.startswith("✓")
        assert ("two more make three" in shown) == (owed == 3)


def test_an_exploded_player_waits() -> None:
    """es *Dudas frecuentes* 7: nothing more is done until the next game."""
    exploded = next(one for one in usual_mistakes("es") if one.id == "exploded-hand-discarded")
    assert exploded.shown[-1].right == "no" and "sits out" in exploded.instead
    assert "es, Dudas frecuentes 7" in {str(c) for reason in exploded.shown[-1].reasons for c in reason.citations}


def test_mistakes_are_shown_as_text_and_as_html() -> None:
    """The same each time; title, what people do, what is right, and the naming paragraph in both."""
    mistakes = usual_mistakes("tr")
    text, html = " ".join(str(mistakes).split()), visible(mistakes._repr_html_())
    assert mistakes._repr_html_() == usual_mistakes("tr")._repr_html_()
    for mistake in mistakes:
        for told in (mistake.title, mistake.told, mistake.instead, str(mistake.named[0])):
            assert told in text and told in html
            assert told in " ".join(str(mistake).split())
    assert html.count("By mistake") == sum(not one.holds for mistake in mistakes for one in mistake.shown)


# The first round together ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "players"), TABLES)
def test_the_round_can_be_played_and_each_question_has_one_answer(book: str, players: int) -> None:
    """By any book and any number of players: twelve stops in order; one option of a prediction is right."""
    together = guided_round(book, players)
    steps = [stop.step for stop in together.stops]
    assert len(steps) == 12 and steps == sorted(steps)
    for stop, answers in zip(together.stops, together.answers, strict=True):
        if stop.chooses:
            assert {checked.right for checked in answers} == {True, False}
        else:
            assert len(answers) == 1
        for checked in answers:
            cited = {c.rulebook for reason in checked.why for c in reason.citations}
            assert cited <= {book}
            assert cited or any(reason.assumption for reason in checked.why), (stop.name, checked.verdict)


@pytest.mark.parametrize(("book", "players"), TABLES)
def test_the_table_of_a_stop_does_not_give_the_answer_away(book: str, players: int) -> None:
    """A play still waits for Nopes when it is asked about, and a draw has not been made yet."""
    together = guided_round(book, players)
    timeline = together.walk.timeline()
    for stop in together.stops:
        frame = timeline[stop.step]
        assert frame.answers == ()
        if stop.name in ("first-owed-turn", "after-the-defuse"):
            assert timeline[stop.step + 1].view.turn != frame.view.turn
        elif not stop.chooses:
            assert frame.view.phase is Phase.REACTION


@pytest.mark.parametrize("book", RULEBOOKS)
def test_an_attack_on_an_attack_is_counted_by_the_book(book: str) -> None:
    """Owed turns and two more (es *Turno a turno* 5, tr *Kartlar* 3, ru), or two (zh, the first sheet)."""
    together = guided_round(book, 4)
    adds = load_rulebook(book).values["attack_on_attack"] == "add"
    counts = {stop.name: stop.number for stop in together.stops}
    assert together.answer(counts["attacked"], 2).right
    assert together.answer(counts["attacked-back"], 4 if adds else 2).right
    assert not together.answer(counts["attacked-back"], 2 if adds else 4).right
    assert together.answer(counts["first-owed-turn"], 3 if adds else 1).right
    # Of four turns two are left, of two none.
    assert together.answer(counts["skip-under-attack"], "Ada" if adds else "Ben").right


def test_a_refused_choice_is_told_why_not() -> None:
    """A Defuse without a Kitten (es *Qué necesitáis* 2), a single cat, a Nope on nothing: told why not."""
    together = guided_round("es", 3)
    for move, word in (("Ada plays Defuse", "drawn"), ("Ada plays Tacocat", "alone"), ("Ben plays Nope", "cancel")):
        checked = together.answer(1, move)
        assert checked.right is False and word in checked.what[0]
        assert checked.why and all(reason.citations or reason.assumption for reason in checked.why)
    assert len(together.walk.branches) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_names_an_allowed_move_once(language: str) -> None:
    """The verdict says the move; no sentence after it says just that again."""
    together = guided_round("es", 3, language=language)
    assert any(checked.right for answers in together.answers for checked in answers)
    for stop, answers in zip(together.stops, together.answers, strict=True):
        for option, checked in zip(stop.options, answers, strict=False):
            if stop.chooses and checked.right:
                assert option in checked.verdict
                assert option not in {sentence.rstrip(".。") for sentence in checked.what}
                assert option not in checked.what[-1]


@pytest.mark.parametrize("book", RULEBOOKS)
def test_an_allowed_play_is_explained_by_what_allows_it(book: str) -> None:
    """That cards may be played, and not where they are laid, is why an Attack may be."""
    why = {reason.name for reason in guided_round(book, 3).answer(1, "Ada plays Attack").why}
    assert "play_or_pass" in why and "played_card" not in why


def test_the_place_of_the_kitten_is_told_only_because_hands_are_open() -> None:
    """es keeps it secret, ru lets it be kept secret; either is said where the round names the place."""
    assert "nobody would see where" in guided_round("es", 3).stop(8).prompt
    assert "nobody need see where" in guided_round("ru", 3).stop(8).prompt


def test_an_allowed_choice_becomes_a_branch_and_ours_stays_in_the_round() -> None:
    together = guided_round("es", 3)
    assert isinstance(together.walk, Walk)
    ours = together.answer(1, "Ada plays See the Future")
    assert ours and "Go on" in ours.what[-1] and len(together.walk.branches) == 1
    other = together.answer(1, "Ada draws")
    assert other and "something else" in other.what[-1]
    assert [branch.name for branch in together.walk.branches][1:] == ["Ada draws"]
    # By its place too.
    assert together.answer(1, together.stop(1).options.index("Ada draws")).verdict == other.verdict


def test_looking_the_answers_up_leaves_no_branches() -> None:
    together = guided_round("zh", 2)
    assert together.answers and len(together.walk.branches) == 1


def test_a_wrong_answer_and_no_answer() -> None:
    """No answer is none; what is not on offer, and a stop that there is not, are refused in one sentence."""
    together = guided_round("tr", 2)
    for nothing in (None, ..., ""):
        assert together.answer(1, nothing).right is None and together.answer(2, nothing).right is None
    refused = {
        (1, "Ada flies"): "not on offer",
        (1, 99): "not on offer",
        (0, "Ada"): "no stop",
        (13, "Ada"): "no stop",
        ("1", "Ada"): "no stop",
        (10, "many"): "a number",
    }
    for (number, answer), wrong in refused.items():
        with pytest.raises(EkTeachError, match=wrong):
            together.answer(number, answer)


def test_a_table_where_chance_hides_the_kitten_plays_the_same_round() -> None:
    """The house rule ``kitten_placed = random``: the place is then written as what chance did."""
    table = load_rulebook("es").with_house_rules(HouseRule("kitten_placed", "random", "chosen"))
    together = guided_round(table, 3)
    assert "defuse -> at 3" in together.text
    assert together.answer(8, "Cleo").right


def test_the_questions_are_worded_for_every_stop() -> None:
    """Each stop has its message, and no message is kept for a stop that there is not."""
    text = (Path(sys.modules["ek_teach.explain"].__file__).parent / "locales" / "first_round.en.ftl").read_text("utf-8")
    assert set(re.findall(r"^guided-stop-([a-z-]+) =", text, re.MULTILINE)) == {
        stop.name for stop in guided_round("es", 3).stops
    }
    worded = set(re.findall(r"^mistake-([a-z-]+) =.*\n    \.told", text, re.MULTILINE))
    assert worded == set(mistake_names())


def test_the_round_is_shown_as_text_and_as_html() -> None:
    """The same each time; questions first, answers at the end or folded away, and no widget without a kernel."""
    together = guided_round("es", 3)
    bundle = together._repr_mimebundle_()
    assert set(bundle) == {"text/plain", "text/html"}
    assert bundle == guided_round("es", 3)._repr_mimebundle_()
    text, html = bundle["text/plain"], bundle["text/html"]
    questions, answers = text.split("\nAnswers\n")
    for stop in together.stops:
        assert stop.prompt in " ".join(questions.split()) and stop.prompt in visible(html)
    assert "Right: 4." in answers and "Right:" not in questions
    assert html.count("<details><summary>Answers") == len(together.stops)
    assert "ek-static" in html  # the walk, for readers without a kernel


def test_the_teachers_page_has_the_answers() -> None:
    """The table in docs/lessons is what the engine answers for three players under each book."""
    rows = [
        line.strip("|").split("|") for line in TEACHERS_PAGE.read_text("utf-8").splitlines() if line.startswith("|")
    ]
    cells = [[cell.strip() for cell in row] for row in rows]
    head = next(row for row in cells if row[0] == "Stop")
    told = {int(row[0]): row[1:] for row in cells if row[0].isdigit() and len(row) == len(head)}
    rounds = {book: guided_round(book, 3) for book in head[1:]}
    predicted = [stop.number for stop in guided_round("es", 3).stops if not stop.chooses]
    assert sorted(told) == predicted and set(head[1:]) == set(RULEBOOKS)
    for number, answers in told.items():
        for book, answer in zip(head[1:], answers, strict=True):
            assert rounds[book].answer(number, answer).right, (number, book)


# The form -------------------------------------------------------------------------------------------------------------


def test_the_form_asks_checks_and_goes_on() -> None:
    """A move is tried and told why not; the walk goes along; a prediction counts once, with its first try."""
    form = GuideForm(guided_round("es", 3))
    assert "Stop 1 of 12" in form.question.value and form.view.step == 0
    form.check.click()
    assert "Choose an answer first" in form.told.value
    form.options.value = "Ada plays Defuse"
    form.check.click()
    assert "Not allowed" in form.told.value and 'role="status"' in form.told.value and "§ es" in form.told.value
    form.go_on.click()
    assert "Stop 2 of 12" in form.question.value and form.told.value == "" and form.options.value is None
    assert form.view.step == 1 and "so far" not in form.question.value
    for answer in ("Ben", "Ada"):
        form.options.value = answer
        form.check.click()
    assert "✓ Right: Ada." in form.told.value
    form.go_on.click()
    assert "0 of 1" in form.question.value


def test_the_form_ends_and_starts_again() -> None:
    """Behind the last stop nothing is asked, and the walk stands at its end; started again, nothing is counted."""
    form = GuideForm(guided_round("zh", 5))
    while form.stop is not None:
        form.options.index = 0
        form.check.click()
        form.go_on.click()
    assert "That was the first round" in form.question.value and form.check.disabled and form.go_on.disabled
    assert form.view.step == len(form.view.walk.timeline()) - 1
    form.again.click()
    assert form.stop is not None and form.stop.number == 1 and not form.check.disabled
    assert "so far" not in form.question.value and repr(form) == "<GuideForm: 12 stops>"


def test_where_no_language_has_the_words_they_are_english_with_the_cards_named() -> None:
    """Until a language is filled in, the sentences are English and the cards bear their own names."""
    skip = load_catalogue("ru").card("S")
    assert skip in next(line for line in telling("ru", 3, "ru").lines if line.name == "enders").text
    assert any(skip in option for option in guided_round("ru", 3, "ru").stop(1).options)
    assert usual_mistakes("ru", "ru")[1].title.count(skip) == 1


# In a browser ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def page(tmp_path_factory, browser):
    """A page of JupyterLab with a guided round, its cell run."""
    from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

    from tests.live import open_live, serving, write_notebook

    folder = tmp_path_factory.mktemp("guided")
    lessons = folder / "lessons"
    command = [sys.executable, "-m", "ek_teach", "lab", str(lessons), "--no-browser", "--port", "8951"]
    with serving(command, folder) as url:
        source = "from ek_teach.lessons.first_round import guided_round, usual_mistakes\nguided_round('es', 3)"
        write_notebook(lessons / "guided.ipynb", source)
        page = browser.new_page(viewport={"width": 1280, "height": 1000})
        open_live(page, url.replace("00_start_here.ipynb", "guided.ipynb"))
        form = page.locator(".jp-OutputArea-output .ek-guide")
        for _ in range(5):
            page.locator(".jp-CodeCell .cm-content:visible").first.click()
            page.keyboard.press("Control+Enter")
            try:
                form.get_by_role("button", name="Next", exact=True).wait_for(timeout=10_000)
            except PlaywrightTimeoutError:
                # A kernel that still starts hears no key.
                continue
            break
        yield page
        page.close()


@pytest.mark.browser
@pytest.mark.slow
def test_in_a_browser_the_round_is_played_by_keyboard(page) -> None:
    """Tab, arrow keys and Enter are enough: an option is chosen, checked, and the table goes along."""
    from playwright.sync_api import expect

    form = page.locator(".jp-OutputArea-output .ek-guide")
    form.get_by_label("Ada plays Defuse", exact=True).focus()
    page.keyboard.press("Space")
    form.get_by_role("button", name="Check", exact=True).focus()
    page.keyboard.press("Enter")
    expect(form.get_by_role("status").filter(has_text="Not allowed")).to_contain_text("es, Qué necesitáis 2")
    form.get_by_role("button", name="Go on", exact=True).focus()
    page.keyboard.press("Enter")
    expect(form).to_contain_text("Stop 2 of 12")
    expect(form.locator(".ek-step")).to_contain_text("Step 1 of 17")
    form.get_by_label("Ada", exact=True).check()
    form.get_by_role("button", name="Check", exact=True).click()
    expect(form).to_contain_text("Right: Ada.")


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_in_a_browser_axe_finds_nothing_in_the_form(page, theme: str) -> None:
    """WCAG 2.2 A and AA in both themes, contrast included, with an answer told."""
    from tests.live import AXE_RULES, set_theme

    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    set_theme(page, theme)
    page.wait_for_timeout(1000)
    found = axe.Axe().run(page, ".ek-guide", AXE_RULES)
    assert found.violations_count == 0, found.generate_report()
