"""What an answer rests on: the rules behind it in their order, and how firmly the book stands behind them."""

import pytest

from ek_teach.rulings import Standing, check

SETTLED, FOLLOWS, SILENT = Standing.SETTLED, Standing.FOLLOWS, Standing.SILENT

TABLE = """rulebook: {book}
players: Ana Luis Marta
Ana:     skip, attack*2, tacocat*2, favor, see the future, shuffle, defuse
Luis:    nope*2, defuse, skip
Marta:   nope, attack
turn:    {turn}
pile:    {pile}, ?*9

{moves}
"""
CARD, KITTEN = "skip, exploding kitten*2", "exploding kitten, skip, exploding kitten"


def rests_on(text: str, book: str) -> dict[str, tuple[Standing, str]]:
    """For each question of a text the verdict, and the rules behind the answer in one line."""
    findings = check(text, rulebooks=[book]).books[0].findings
    return {f.asked: (f.standing, " ".join(reason.name for reason in f.reasons)) for f in findings}


def table(moves: str, asked: str, *, book: str = "ru", turn: str = "Ana", pile: str = CARD) -> tuple[Standing, str]:
    """The same for one question about the table above."""
    text = TABLE.format(book=book, turn=turn, pile=pile, moves=moves.replace("; ", "\n")) + f"ask: {asked}\n"
    ((_, found),) = rests_on(text, book).items()
    return found


@pytest.mark.parametrize(
    ("moves", "turn", "standing", "rules"),
    [
        ("Ana: attack", "Ana", SETTLED, "attack owed_turns"),
        ("Ana: skip", "Ana", SETTLED, "skip direction"),
        ("Ana: draw", "Ana", FOLLOWS, "draw_ends_turn direction"),
        ("Ana: draw", "Ana owes 2", SETTLED, "owed_turns draw_ends_turn"),
        ("Ana: skip", "Ana owes 2", SETTLED, "skip owed_turns"),
        ("Ana: attack; Luis: nope", "Ana", SETTLED, "cancelled_turn_ender"),
        ("Ana: see the future", "Ana", FOLLOWS, "play_or_pass see_the_future"),
        ("Ana: shuffle", "Ana", FOLLOWS, "play_or_pass shuffle shuffle_ends"),
        ("Ana: tacocat*2 from Luis -> skip", "Ana", FOLLOWS, "play_or_pass pair_effect combo_text"),
        ("Ana: favor from Luis; Luis: give skip", "Ana", FOLLOWS, "play_or_pass favor"),
        ("", "Ana", FOLLOWS, ""),
        ("Luis: draw", "Ana", FOLLOWS, "out_of_turn direction"),
    ],
)
def test_whose_turn_it_is_rests_on_what_ended_or_did_not_end_the_last_one(moves, turn, standing, rules):
    assert table(moves, "whose turn?", turn=turn) == (standing, rules)


def test_what_happened_twice_is_told_from_the_second_time_on():
    """The first Attack and what came of it have nothing to do with whose turn it is after the second."""
    again = "Ana: attack; Luis: skip; Luis: draw; Marta: draw; Ana: attack"
    assert table(again, "whose turn?", pile="favor*2, exploding kitten*2") == (SETTLED, "attack owed_turns")


@pytest.mark.parametrize(
    ("book", "turn", "moves", "standing", "rules"),
    [
        ("ru", "Ana", "Ana: put back on top", SETTLED, "defuse_ends_turn direction"),
        ("es", "Ana owes 2", "Ana: put back on top", SILENT, "turns_after_defuse defuse_ends_turn owed_turns"),
        ("ru", "Marta", "Marta: explode", SETTLED, "explode eliminated direction"),
        ("es", "Marta owes 2", "Marta: explode", SILENT, "turns_after_explosion direction"),
    ],
)
def test_whose_turn_it_is_after_a_kitten(book, turn, moves, standing, rules):
    who = turn.split()[0]
    defused = "" if who == "Marta" else f"{who}: defuse; "
    told = table(f"{who}: draw; {defused}{moves}", "whose turn?", book=book, turn=turn, pile=KITTEN)
    assert told == (standing, rules)


@pytest.mark.parametrize(
    ("moves", "pile", "asked", "standing", "rules"),
    [
        # A Nope: what has just happened says which rule comes first.
        ("Ana: draw", CARD, "may Luis nope?", SETTLED, "nope_not_a_draw nope nope_window"),
        ("Ana: draw", CARD, "who may nope?", SETTLED, "nope_not_a_draw nope nope_window"),
        ("Ana: skip; Luis: skip", CARD, "may Luis nope?", SILENT, "nope_own_action"),
        ("Ana: attack; Luis: draw", CARD, "may Luis nope?", SETTLED, "nope_not_a_draw nope nope_window"),
        (
            "Ana: see the future; Luis: pass; Marta: pass; Ana: pass",
            CARD,
            "may Luis nope?",
            SETTLED,
            "nope_window nope nope_not_a_draw",
        ),
        ("", CARD, "may Luis nope?", SETTLED, "nope nope_window nope_not_a_draw"),
        ("Ana: draw", KITTEN, "may Luis nope?", SETTLED, "nope_exceptions"),
        ("Ana: draw; Ana: defuse", KITTEN, "may Luis nope?", SETTLED, "nope_exceptions"),
        ("Ana: attack", CARD, "may Luis nope?", SETTLED, "nope"),
        ("Ana: attack", CARD, "who may nope?", SETTLED, "nope"),
        ("Ana: attack", CARD, "may Ana skip?", SETTLED, "nope nope_window"),
        # A card laid too late: because the draw ended the turn, if that is what ended it.
        ("Ana: draw", CARD, "may Ana skip?", FOLLOWS, "draw_ends_turn out_of_turn direction"),
        ("Ana: skip; Luis: pass; Marta: pass; Ana: pass", CARD, "may Ana attack?", FOLLOWS, "out_of_turn direction"),
        ("Ana: draw", CARD, "may Luis skip?", SETTLED, "skip"),
        ("", CARD, "may Luis skip?", FOLLOWS, "out_of_turn direction"),
        ("Ana: draw", KITTEN, "must Ana defuse?", SETTLED, "defuse_compulsory"),
    ],
)
def test_what_may_be_done_rests_on_the_rules_of_the_judge(moves, pile, asked, standing, rules):
    assert table(moves, asked, pile=pile) == (standing, rules)


@pytest.mark.parametrize(
    ("moves", "asked", "rules"),
    [
        ("Ana: draw", "is Ana out?", "kitten_shown"),
        ("Ana: draw; Ana: defuse", "is Ana out?", "defuse"),
        ("Ana: draw; Ana: defuse; Ana: put back on top; Luis: skip; Marta: draw", "is Ana out?", "defuse"),
        (
            "Ana: draw; Ana: defuse; Ana: put back on top; Luis: skip; Marta: draw",
            "is Marta out?",
            "explode eliminated",
        ),
        ("Ana: draw; Ana: defuse", "is Luis out?", "defuse"),
        ("Ana: draw", "who wins?", ""),
        ("Ana: draw; Ana: defuse; Ana: put back on top; Luis: skip; Marta: draw", "who wins?", "explode eliminated"),
    ],
)
def test_who_is_out_rests_on_what_befell_that_player_last(moves, asked, rules):
    assert table(moves, asked, pile=KITTEN)[1] == rules


PLACED = "kitten_placed kitten_returned kitten_placed_secretly"
RETURNED = "kitten_returned kitten_placed kitten_placed_secretly"
TO_THE_TOP = "Ana: draw; Ana: defuse; Ana: put back on top"
EXPLODED = "Ana: skip; Luis: skip; Marta: draw"


@pytest.mark.parametrize(
    ("moves", "pile", "asked", "rules"),
    [
        ("Ana: draw", CARD, "where is skip?", "draw_ends_turn"),
        ("Ana: attack; Luis: nope", CARD, "where is nope?", "nope nope_window"),
        ("Ana: attack; Luis: nope", CARD, "where is attack?", "nope cancelled_cards"),
        ("Ana: draw", KITTEN, "where is exploding kitten?", "kitten_shown"),
        (TO_THE_TOP, KITTEN, "where is exploding kitten?", RETURNED),
        (TO_THE_TOP, KITTEN, "where is defuse?", "defuse"),
        (EXPLODED, KITTEN, "where is exploding kitten?", "exploded_kitten"),
        (EXPLODED, KITTEN, "where is attack?", "exploded_hand"),
        (EXPLODED, KITTEN, "where is favor?", "exploded_hand"),
        ("Ana: favor from Luis; Luis: give skip", CARD, "where is skip?", "favor"),
        ("Ana: favor from Luis; Luis: give skip; Ana: draw", CARD, "where is nope?", "draw_ends_turn"),
        ("Ana: draw", CARD, "how many cards in the pile?", "draw_ends_turn"),
        (TO_THE_TOP, KITTEN, "how many cards in the pile?", RETURNED),
        ("Ana: see the future", CARD, "what does Ana know of the pile?", "see_the_future"),
        ("Ana: shuffle", CARD, "what does Ana know of the pile?", "shuffle shuffle_ends"),
        (TO_THE_TOP, KITTEN, "what does Ana know of the pile?", PLACED),
        ("Ana: shuffle", CARD, "who ends the shuffle?", "shuffle_ends shuffle"),
        ("Ana: attack", CARD, "does it happen?", "attack"),
        ("Ana: attack; Luis: nope", CARD, "does it happen?", "nope cancelled_cards"),
        # How large a hand may be is a rule of its own: the first one after a mere draw, the last one otherwise.
        ("Ana: draw", CARD, "how many cards does Ana hold?", "no_hand_limit draw_ends_turn"),
        ("Ana: favor from Luis; Luis: give skip", CARD, "how many cards does Ana hold?", "favor no_hand_limit"),
    ],
)
def test_where_cards_are_and_how_many_rests_on_what_moved_them_last(moves, pile, asked, rules):
    assert table(moves, asked, pile=pile)[1] == rules


def test_what_is_in_the_game_rests_on_the_stage_of_the_set_up_that_put_it_there():
    asked = ("exploding kittens in the game?", "defuses in the game?", "cards in the pile?")
    text = (
        "players: Ana Luis Marta Pedro\n" + "".join(f"ask: how many {each}\n" for each in asked) + "ask: whose turn?\n"
    )
    assert [rules for _, rules in rests_on(text, "ru").values()] == [
        "kittens_in kittens_added",
        "leftover_defuses leftover_defuses_when kittens_added",
        "cards_dealt box kittens_in kittens_added",
        "first_player players direction",
    ]


def test_a_text_that_stops_rests_on_the_refusal_and_on_nothing_where_chance_cannot_do_so():
    """A card that cannot lie on top is against no rule."""
    text = (
        TABLE.format(book="ru", turn="Ana", pile=CARD, moves="Ana: draw -> favor")
        + "ask: whose turn?  answer: refused\n"
    )
    assert list(rests_on(text, "ru").values()) == [(FOLLOWS, "")]


@pytest.mark.parametrize(
    ("name", "book", "question", "standing", "rules"),
    [
        (
            "exploded-debt-and-the-next-attack",
            "zh",
            "How many turns does Tom owe?",
            SILENT,
            "turns_after_explosion attack_on_attack attack owed_turns",
        ),
        (
            "setup-pile-of-two-players",
            "tr",
            "How many cards are in the draw pile?",
            SILENT,
            "thin_deck_rounding thin_deck_when thin_deck cards_dealt box kittens_in",
        ),
        (
            "setup-pile-of-three-players",
            "tr",
            "How many cards are in the draw pile?",
            FOLLOWS,
            "thin_deck_when thin_deck leftover_defuses cards_dealt box kittens_in",
        ),
        (
            "setup-third-leaves-if-the-table-likes",
            "en-2025",
            "How many cards are in the draw pile?",
            SILENT,
            "thin_deck_rounding thin_deck thin_deck_when cards_dealt box kittens_in",
        ),
        (
            "setup-defuse-on-top-before-the-deal",
            "es",
            "How many cards does Ana hold?",
            Standing.CONTRADICTED,
            "leftover_defuses_when cards_dealt kittens_in no_hand_limit",
        ),
    ],
)
def test_of_several_options_that_decide_the_weakest_decides_how_firm_the_answer_is(
    name, book, question, standing, rules
):
    """And is told first, before the other options and the rules that decide nothing."""
    assert rests_on(name, book)[question] == (standing, rules)


def test_what_a_book_teaches_for_a_first_game_is_what_it_says():
    """ru Пары… 1: without the special combos a pair is one of cats, whatever the book says of later games."""
    text = (
        "table: first game\n"
        + TABLE.format(book="ru", turn="Ana", pile=CARD, moves="")
        + "ask: may Ana attack*2 from Luis?\n"
    )
    ((_, (standing, rules)),) = rests_on(text, "ru").items()
    assert (standing, rules.split()[0]) == (SETTLED, "pair")
