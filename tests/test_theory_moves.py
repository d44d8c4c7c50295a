"""The value of a move and the chain of Attacks: exact values, a simulation that agrees, and what is shown of them."""

from fractions import Fraction
from itertools import product

import pytest

from ek_teach.engine import ActionKind
from ek_teach.errors import EkTeachError
from ek_teach.languages import LANGUAGES
from ek_teach.lessons.exercises import exercise
from ek_teach.notation import play, read
from ek_teach.rulebook import RULEBOOKS, load_rulebook
from ek_teach.theory import (
    attack_chain,
    attack_chains,
    backward_induction,
    move_game,
    nope_war,
    small_game,
    solved_plays,
    turns_after_attacks,
)
from ek_teach.theory.hot_potato import chain_table as table_text
from ek_teach.theory.positions import begin, outcomes
from ek_teach.views.theory_moves import (
    chain_explorer,
    chain_table,
    moves_explorer,
    turns_table,
    value_chart,
    values_table,
)

from .spoken import TRANSLATED, assert_told_in, told_in_language


def evening(cards: int = 4, rival: str = "attack"):  # type: ignore[no-untyped-def]
    return backward_induction(move_game(cards, rival=rival, defuses=(0, 0)))


def by_hand(cards: int, mine: int, theirs: int) -> dict[int, Fraction]:
    """Work the game without choices out with pencil and paper: a linear recursion on cards and Defuses, no engine."""

    def first(pile: int, own: int, other: int) -> Fraction:
        """The chance of who is about to draw."""
        kitten = Fraction(1, pile)
        after_kitten = 1 - first(pile, other, own - 1) if own else Fraction(0)
        after_safe = 1 - first(pile - 1, other, own) if pile > 1 else Fraction(0)
        return kitten * after_kitten + (1 - kitten) * after_safe

    return {pile: first(pile, mine, theirs) for pile in range(1, cards + 1)}


# The value of a move --------------------------------------------------------------------------------------------------


def test_the_known_values_of_the_issue() -> None:
    """One Kitten, a Defuse each, the rest Skips, a defused Kitten shuffled back: 0, 5/8, 31/108, 43/72."""
    found = [backward_induction(move_game(cards, hand="", skips=True)).values[0] for cards in (1, 2, 3, 4)]
    assert found == [0, Fraction(5, 8), Fraction(31, 108), Fraction(43, 72)]


@pytest.mark.parametrize("defuses", list(product((0, 1, 2), repeat=2)))
def test_without_choices_the_values_are_those_of_pencil_and_paper(defuses: tuple[int, int]) -> None:
    """With cats only there is nothing to choose, and a recursion of three lines gives the same fractions."""
    expected = by_hand(6, *defuses)
    for cards, value in expected.items():
        assert backward_induction(move_game(cards, hand="", defuses=defuses)).values[0] == value


def test_a_skip_can_be_worse_than_the_draw_that_it_avoids() -> None:
    """Lesson 12: a Skip is worth less than a draw with four cards, more with three, as much with five."""
    worth = {cards: {move.words: move.value for move in evening(cards).moves} for cards in (3, 4, 5)}
    assert worth[3]["Ana plays Skip"] > worth[3]["Ana draws"]
    assert worth[4]["Ana plays Skip"] < worth[4]["Ana draws"]
    assert worth[5]["Ana plays Skip"] == worth[5]["Ana draws"]


def test_every_move_is_worth_what_it_leads_to() -> None:
    """The value of a move is the mean of the values of what may come of it, and the best is the value of the game."""
    solved = evening(3)
    start = begin(solved.game)
    assert solved.moves_at(start) == solved.moves and solved.values_at(start) == solved.values
    for move in solved.moves:
        weighed = [one.chance * solved.values_at(one.position)[0] for one in outcomes(solved.game, start, move.action)]
        assert sum(weighed) == move.value
    assert solved.best.value == solved.values[0] == max(move.value for move in solved.moves)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"cards": 0}, "cards is a whole number from 1 to 9, not 0"),
        ({"cards": True}, "cards is a whole number"),
        ({"cards": 6, "skips": True}, "from 1 to 5, not 6"),
        ({"cards": 3, "defuses": (1, 3)}, "each number of defuses is a whole number from 0 to 2, not 3"),
        ({"cards": 3, "defuses": (1,)}, "defuses tells for both players"),
        ({"cards": 3, "defuses": 1}, "defuses tells for both players"),
    ],
)
def test_a_game_that_cannot_be_is_refused_in_a_sentence(settings: dict[str, object], message: str) -> None:
    with pytest.raises(EkTeachError, match=message):
        move_game(**settings)  # type: ignore[arg-type]


# Played many times ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "rival", "defuses"), [(3, "", (1, 1)), (3, "attack", (1, 1)), (4, "skip", (0, 1))])
def test_a_simulation_agrees_with_the_exact_values(cards: int, rival: str, defuses: tuple[int, int]) -> None:
    """Best play with a pile that is really shuffled wins as often as backward induction says, to a 99.9 % interval."""
    solved = backward_induction(move_game(cards, rival=rival, defuses=defuses))
    played = solved_plays(solved, plays=800, seed=5, confidence=0.999)
    assert played.agrees(solved.values) and sum(played.means) == pytest.approx(1)
    assert not played.exact


def test_every_first_move_wins_as_often_as_its_value_says() -> None:
    """The first move is set, then both play their best."""
    solved = evening()
    for place, move in enumerate(solved.moves):
        played = solved_plays(solved, plays=600, seed=place, confidence=0.999, first=move.action)
        assert played.agrees(move.values), move.words
    assert not solved_plays(solved, plays=600, first=solved.moves[-1].action).agrees(solved.values)


def test_what_somebody_has_seen_stays_where_it_is() -> None:
    """A Kitten that See the Future showed on top is there in every play: Luis, who must draw, is lost."""
    solved = backward_induction(
        small_game(
            "players: Ana Luis\nAna: see the future, skip\nLuis: nothing\npile: exploding kitten, tacocat*2\n\n"
            "Ana: see the future\n"
        )
    )
    assert list(solved.values) == [1, 0]
    assert list(solved_plays(solved, plays=50).means) == [1, 0]


def test_the_same_seed_plays_the_same() -> None:
    solved = evening(3)
    assert solved_plays(solved, plays=100, seed=3) == solved_plays(solved, plays=100, seed=3)


def test_what_cannot_be_played_is_refused_in_a_sentence() -> None:
    solved = evening(2)
    other = next(move.action for move in attack_chain((1, 1), safe=1).solved.moves)._replace(player=1)
    war = nope_war(
        "players: Ana Luis\nAna: attack\nLuis: nope\npile: exploding kitten, ?*3\nAna: attack\n", {"Luis": -1}
    )
    with pytest.raises(EkTeachError, match="backward_induction"):
        solved_plays("evening")  # type: ignore[arg-type]
    with pytest.raises(EkTeachError, match="plays is a whole number"):
        solved_plays(solved, plays=0)
    with pytest.raises(EkTeachError, match="the first move is one of Ana"):
        solved_plays(solved, first=other)
    with pytest.raises(EkTeachError, match="paid before anybody has won"):
        solved_plays(backward_induction(war), plays=1)


# The hot potato -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", RULEBOOKS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_attacks_in_a_row_add_or_replace_as_the_book_says(book: str, players: int) -> None:
    """es, tr, ru, en-2025: turns still owed are handed on with two more. zh, en-2015: the next player takes two."""
    adds = load_rulebook(book).values["attack_on_attack"] == "add"
    expected = tuple(2 * number if adds else 2 for number in (1, 2, 3, 4))
    assert turns_after_attacks(rulebook=book, players=players) == expected


def test_who_cannot_answer_is_left_with_the_turns_of_all() -> None:
    """Three of four hold an Attack: under es the fourth owes six turns; under zh nobody gains by beginning."""
    chains = attack_chains((1, 1, 1, 0), safe=4)
    assert (chains["es"].holder, chains["es"].owed, chains["es"].passed) == ("Pedro", 6, 3)
    assert chains["es"].values[3] == 0 and sum(chains["es"].values) == 1
    assert (chains["zh"].holder, chains["zh"].owed, chains["zh"].passed) == ("Ana", 1, 0)
    assert chains["es"].exact and "backward induction" in chains["es"].method and chains["es"].assumptions


def test_an_attack_that_comes_back_is_not_begun() -> None:
    """The surprise of lesson 13: when all hold an Attack, the first one is worth nothing, and nobody attacks."""
    for attacks in ((1, 1, 1), (1, 1, 1, 1)):
        chain = attack_chain(attacks, safe=4)
        assert chain.passed == 0
        attack = next(move for move in chain.links[0].moves if move.action.kind is ActionKind.PLAY)
        assert attack.value == 0 < chain.links[0].move.value


@pytest.mark.parametrize("attacks", [(2, 1), (1, 1, 0), (2, 1, 1), (0, 0), (1, 0, 1, 1)])
@pytest.mark.parametrize("book", ["es", "zh"])
@pytest.mark.parametrize("owed", [0, 3])
def test_a_chain_is_what_the_engine_makes_of_its_moves(attacks: tuple[int, ...], book: str, owed: int) -> None:
    """Written down in the notation and played again, the Attacks of the chain lead to its holder and its turns."""
    chain = attack_chain(attacks, rulebook=book, safe=3, owed=owed)
    moves = "\n".join(f"{link.player}: attack" for link in chain.links[:-1])
    end = play(read(f"rulebook: {book}\n{table_text(attacks, safe=3, owed=owed)}\n\n{moves}\n")).end
    assert (end.turn.owed, chain.solved.game.names[end.turn.player]) == (chain.owed, chain.holder)
    for link in chain.links:
        assert link.move.value == max(move.value for move in link.moves)


def test_a_chain_agrees_with_a_simulation() -> None:
    """Each of four wins as often as the exact chain says, to a 99.9 % interval."""
    chain = attack_chain((1, 1, 1, 0), safe=4)
    assert solved_plays(chain.solved, plays=600, seed=13, confidence=0.999).agrees(chain.values)


@pytest.mark.parametrize(
    ("attacks", "settings", "message"),
    [
        ((1,), {}, "attacks tells for 2 to 4 players"),
        ("11", {}, "attacks tells for 2 to 4 players"),
        ((3, 2), {}, "attacks are 5 together, but the box has 4"),
        ((1, -1), {}, "each number of attacks is a whole number from 0 to 4"),
        ((1, 1), {"safe": 9}, "safe is a whole number from 0 to 8"),
        ((1, 1), {"defuses": 2}, "defuses is a whole number from 0 to 1"),
        ((1, 1), {"owed": 1}, "owed is 0 for an ordinary turn"),
        ((2, 1, 1), {"safe": 8, "defuses": 1}, "too many positions"),
    ],
)
def test_a_chain_that_cannot_be_is_refused_in_a_sentence(attacks, settings, message) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(EkTeachError, match=message):
        attack_chain(attacks, **settings)


# What is shown --------------------------------------------------------------------------------------------------------


def test_the_explorer_of_moves_tells_the_solved_values() -> None:
    """Each choice shows what backward induction gives for it, best moves with a star, in words too."""
    explorer = moves_explorer()
    explorer.choose(cards=4, rival="attack", defuses=(0, 0))
    solved = evening()
    for move in solved.moves:
        assert str(move.value) in explorer.text()
    assert "Shuffle and See the Future" in explorer.told["said"]
    assert "★ Shuffle: 1 = 100 %" in explorer.text() and "★" in explorer.told["html"]
    explorer.choose(rival="skip")
    assert str(evening(4, "skip").moves[-1].value) in explorer.told["html"]


def test_the_explorer_of_chains_tells_the_solved_chain() -> None:
    """Attacks, pile, debt and rulebook reach the chain under their own names; what the box has not is told."""
    explorer = chain_explorer()
    explorer.choose(ana=2, marta=0, safe=3, owed=2, rulebook="zh")
    assert explorer.told["said"] == attack_chain((2, 1, 0), rulebook="zh", safe=3, owed=2).sentence
    explorer.choose(ana=2, luis=2, marta=1)
    assert explorer.told["said"] == "attacks are 5 together, but the box has 4."
    with pytest.raises(EkTeachError, match="2 or 3 players"):
        chain_explorer(5)


def test_tables_and_bars_have_the_numbers_and_no_colour_alone() -> None:
    chain = attack_chain((1, 1, 0), safe=3)
    assert str(chain_table(chain)).count("\n") == 2 + len(chain.links)
    assert all(str(turns) in str(turns_table(3, ["es"])) for turns in turns_after_attacks(3))
    assert "–" not in str(values_table([evening(2), evening(3)]))
    chart = value_chart([("draw", Fraction(1, 3), False), ("Skip", Fraction(1), True)], "Values")
    assert chart.words == ("· draw: 1/3 = 33.3 %", "★ Skip: 1 = 100 %")
    assert chart.png().startswith(b"\x89PNG")
    with pytest.raises(EkTeachError, match="1 to 12 bars"):
        value_chart([], "None")
    with pytest.raises(EkTeachError, match="one solved game at least"):
        values_table([])


# Exercises ------------------------------------------------------------------------------------------------------------


_WRONG: dict[str, list[object]] = {
    "value-1": ["1/7", "5/11"],
    "value-2": ["draw", "skip"],
    "hot-potato-3": [7, 5],
}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["value-1", "value-2", "hot-potato-3"])
def test_the_exercises_accept_what_the_theory_says_and_explain_the_rest(name: str) -> None:
    """Other students, other tables; each right answer is accepted; a wrong one is told a value or a step."""
    asked = set()
    for number in range(8):
        one = exercise(name, student=f"Student {number}")
        asked.add((one.situation, one.question))
        solutions = one.solutions()
        assert all("Right" in str(one.check(solution)) for solution in solutions)
        for answer in _WRONG[name]:
            if str(answer) in map(str, solutions):
                continue
            try:
                told = str(one.check(answer))
            except EkTeachError as error:  # pragma: no cover
                pytest.fail(f"{one.situation}: {error}")
            assert "Not so" in told or "cannot be read" in told
            assert "Not so" not in told or any(sign.isdigit() for sign in told)
    assert len(asked) == 8


# In every language ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", TRANSLATED)
def test_moves_and_chains_are_told_in_the_language_that_is_spoken(language: str) -> None:
    def show() -> list[object]:
        solved, chain = backward_induction(move_game(2)), attack_chain((1, 1, 0))
        shown = [solved, *solved.line(), chain, chain_table(chain), turns_table(2, ("es",)), values_table([solved])]
        return [*shown, moves_explorer().text(), chain_explorer(2).text()]

    assert_told_in(language, show)


def test_who_changes_the_language_gets_no_answer_in_the_last_one() -> None:
    """Games are solved once; their sentences are those of the language that is spoken now."""
    texts = {language: told_in_language(language, lambda: [moves_explorer().text()]) for language in LANGUAGES}
    assert len(set(texts.values())) == len(LANGUAGES)
    assert told_in_language("en", lambda: [moves_explorer().text()]) == texts["en"]
