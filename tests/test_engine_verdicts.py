"""Every verdict of the judge in full: the reason, the rules behind it and what it speaks of."""

import pytest

from ek_teach.engine import (
    TABLE,
    Action,
    ActionKind,
    Legality,
    Phase,
    Seeded,
    State,
    Verdict,
    check,
    legal_actions,
    new_game,
    step,
)
from ek_teach.rulebook import Rulebook, load_rulebook

from .table import ANA, LUIS, MARTA, lay, let_stand
from .test_engine_events import house

LEGAL = Verdict(Legality.LEGAL)
ATTACK, FAVOR, PAIR = Action.play(ANA, "A"), Action.play(ANA, "F", LUIS), Action.play(ANA, "TT", LUIS)
THREE, FIVE, DRAW = Action.play(ANA, "SSS", LUIS, "N"), Action.play(ANA, "AFHST"), Action.draw(ANA)


def illegal(reason: str, *rules: str, **parameters: str | int) -> Verdict:
    return Verdict(Legality.ILLEGAL, reason, rules, tuple(parameters.items()))


def irregular(reason: str, *rules: str, **parameters: str | int) -> Verdict:
    return Verdict(Legality.IRREGULAR, reason, rules, tuple(parameters.items()))


def after(state: State, *actions: Action) -> State:
    """Some actions carried out; whoever is asked about a play lets it stand."""
    for action in actions:
        state = step(state, action).after
        if state.phase is Phase.REACTION and action.kind is ActionKind.PLAY:
            state = let_stand(state).after
    return state


# Whose turn -----------------------------------------------------------------------------------------------------------

TURN = lay("ru", "AFSTTDN", "DN", "", out=[MARTA], pile="SVK")
REACTION = step(TURN, ATTACK).after
GIVING = after(TURN, FAVOR)
KITTEN = after(lay("ru", "D", "D", pile="KS"), DRAW)
PLACING = after(KITTEN, Action.defuse(ANA))
OVER = after(lay("ru", "S", "D", pile="KS"), DRAW, Action.explode(ANA))
SET_UP = new_game(load_rulebook("ru"), 2)
SHUFFLING = after(lay("ru", "H", "D", pile="SK"), Action.play(ANA, "H"))


@pytest.mark.parametrize(
    ("state", "player", "verdict"),
    [
        (TURN, ANA, LEGAL),
        (TURN, LUIS, illegal("not_your_turn", "out_of_turn", "direction", player=ANA)),
        (TURN, MARTA, illegal("player_is_out", "eliminated", player=MARTA)),
        (REACTION, ANA, illegal("window_open", "nope", "nope_window")),
        (REACTION, MARTA, illegal("player_is_out", "eliminated", player=MARTA)),
        (GIVING, ANA, illegal("giving_first", "favor", player=LUIS)),
        (KITTEN, LUIS, illegal("kitten_first", "kitten_shown", player=ANA)),
        (PLACING, LUIS, illegal("placing_first", "kitten_returned", player=ANA)),
        (OVER, LUIS, illegal("game_over", "last_one_wins")),
        (SET_UP, ANA, illegal("not_now", "play_or_pass")),
        (SHUFFLING, ANA, illegal("not_now", "play_or_pass")),
    ],
)
def test_who_may_draw(state, player, verdict):
    assert check(state, Action.draw(player)) == verdict


@pytest.mark.parametrize(
    ("play", "waits", "verdict"),
    [
        (Action.play(ANA, "SSS", LUIS), Phase.NAMING, illegal("naming_first", "three_of_a_kind_effect", player=ANA)),
        (FIVE, Phase.FETCHING, illegal("fetching_first", "five_different_effect", player=ANA)),
    ],
)
def test_a_combination_that_is_not_finished_comes_first(play, waits, verdict):
    table = house("ru", triple_named="after_nopes")
    state = after(lay(table, play.cards, "D", "D", discard="V"), play)
    assert state.phase is waits
    assert check(state, DRAW) == verdict


# Cards in hand --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "cards", "verdict"),
    [
        ("S", "", illegal("no_such_combination", "played_card", cards="")),
        ("S?", "?", illegal("no_such_combination", "played_card", cards="?")),
        ("S", "X", illegal("no_such_combination", "played_card", cards="X")),
        ("S", "V", illegal("card_not_in_hand", card="V")),
        ("S?", "V", LEGAL),
        ("S?", "K", illegal("card_not_in_hand", card="K")),
        ("S?", "A", illegal("no_more_in_box", "box", card="A")),
        ("TS", "TT", illegal("card_not_in_hand", card="T")),
        ("TS?", "TT", LEGAL),
        ("S?", "TT", illegal("card_not_in_hand", card="T")),
        ("S??", "TT", LEGAL),
        ("S???", "AAA", illegal("no_more_in_box", "box", card="A")),
        ("S?????", "AFHTV", illegal("no_more_in_box", "box", card="A")),
        ("S????", "FHKTV", illegal("card_not_in_hand", card="V")),
        ("S?????", "FHKTV", illegal("card_not_in_hand", card="K")),
    ],
)
def test_a_hand_must_be_able_to_show_what_is_laid(hand, cards, verdict):
    state = lay("ru", hand, "AAAA", "D", discard="M")
    assert check(state, Action.play(ANA, cards, LUIS if len(cards) == 2 else None)) == verdict


@pytest.mark.parametrize(("hidden", "verdict"), [("RR", LEGAL), ("R", illegal("no_more_in_box", "box", card="T"))])
def test_two_unknown_cards_become_two_of_a_title_only_if_the_box_has_two_left(hidden, verdict):
    """Four Tacocats: what lies in sight elsewhere cannot be among the unknown cards of the hand."""
    seen = {"RR": "TT", "R": "TTT"}[hidden]
    assert check(lay("ru", "??", seen, "D"), PAIR) == verdict


# Single cards ---------------------------------------------------------------------------------------------------------

TARGETS = (
    (None, "target_missing", (), {}),
    (-1, "target_missing", (), {}),
    (4, "target_missing", (), {}),
    (ANA, "target_yourself", (), {}),
    (MARTA, "target_is_out", ("eliminated",), {"player": MARTA}),
)


@pytest.mark.parametrize(
    ("cards", "named", "rule"), [("F", "", "favor"), ("TT", "", "pair"), ("SSS", "N", "three_of_a_kind")]
)
def test_whom_a_card_may_be_aimed_at(cards, named, rule):
    state = lay("ru", cards, "D", "", "", out=[MARTA])
    for target, reason, more, parameters in TARGETS:
        assert check(state, Action.play(ANA, cards, target, named)) == illegal(reason, rule, *more, **parameters)
    assert check(state, Action.play(ANA, cards, LUIS, named)) == LEGAL


@pytest.mark.parametrize(("cards", "rule"), [("F", "favor"), ("TT", "pair")])
def test_an_empty_hand_is_no_target_unless_the_table_lets_it_be_one(cards, rule):
    play = Action.play(ANA, cards, LUIS)
    assert check(lay("ru", cards, "", "D"), play) == illegal("empty_hand", "empty_target", rule, player=LUIS)
    lenient = lay(house("ru", empty_target="nothing_happens"), cards, "", "D")
    assert check(lenient, play) == irregular("empty_hand_nothing_happens", "empty_target", rule, player=LUIS)


@pytest.mark.parametrize(
    ("cards", "target", "named", "verdict"),
    [
        ("S", None, "N", illegal("name_not_wanted", "three_of_a_kind")),
        ("S", LUIS, "", illegal("target_not_wanted", "played_card")),
        ("N", None, "", illegal("nope_needs_an_action", "nope")),
        ("D", None, "", illegal("defuse_without_kitten", "defuse_only_with_kitten")),
        ("T", None, "", illegal("lone_cat", "lone_cat", "lone_cat_effect", card="T")),
        ("B", None, "", illegal("lone_cat", "lone_cat", "lone_cat_effect", card="B")),
    ],
)
def test_single_cards_that_are_not_laid_so(cards, target, named, verdict):
    assert check(lay("ru", "SNDTB", "D", "D"), Action.play(ANA, cards, target, named)) == verdict


def test_a_kitten_in_hand_is_not_played():
    """A table may let it be fetched; even then it is shown when it is drawn, and never laid."""
    state = after(
        lay(house("ru", fetch_kitten="allowed"), "AFHST", "D", "D", discard="K"), FIVE, Action.fetch(ANA, "K")
    )
    assert check(state, Action.play(ANA, "K")) == illegal("kitten_is_not_played", "kitten_shown")


def test_a_lone_cat_is_irregular_where_the_table_lets_it_be_laid():
    state = lay(house("ru", lone_cat="allowed"), "T", "D")
    expected = irregular("lone_cat_does_nothing", "lone_cat", "lone_cat_effect", card="T")
    assert check(state, Action.play(ANA, "T")) == expected


# Combinations ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "play", "verdict"),
    [
        ("es", Action.play(ANA, "SS", LUIS), illegal("pair_needs_cats", "pair", card="S")),
        ("ru", Action.play(ANA, "SS", LUIS, "N"), illegal("name_not_wanted", "pair")),
        ("es", THREE, illegal("no_three_of_a_kind", "three_of_a_kind")),
        ("ru", Action.play(ANA, "SSS", LUIS), illegal("name_a_card", "three_of_a_kind", "triple_named")),
        ("ru", Action.play(ANA, "SSS", LUIS, "X"), illegal("name_a_card", "three_of_a_kind", "triple_named")),
        ("tr", FIVE, illegal("no_five_different", "five_different")),
        ("ru", FIVE._replace(target=LUIS), illegal("target_not_wanted", "five_different")),
        ("ru", FIVE._replace(named="N"), illegal("name_not_wanted", "five_different")),
    ],
)
def test_combinations_that_are_not_laid_so(book, play, verdict):
    assert check(lay(book, "AFHSSST", "D", "D", discard="V"), play) == verdict


@pytest.mark.parametrize("cards", ["AF", "AAF", "SSSS", "AFHS", "AAFHS", "AAAAF", "AFHSTV"])
def test_what_is_no_combination(cards):
    state = lay("ru", "AAAAFHSSSSTV", "D", "D", discard="V")
    expected = illegal("no_such_combination", "pair", "three_of_a_kind", "five_different", cards=cards)
    assert check(state, Action.play(ANA, cards, LUIS)) == expected


def test_a_card_is_named_after_the_nopes_where_the_table_says_so():
    state = lay(house("ru", triple_named="after_nopes"), "SSS", "D", "D")
    assert check(state, THREE) == illegal("named_too_early", "triple_named")
    naming = after(state, Action.play(ANA, "SSS", LUIS))
    assert check(naming, Action.name(ANA, "?")) == illegal("name_a_card", "three_of_a_kind")
    assert check(naming, Action.name(LUIS, "N")) == illegal("not_your_decision", "triple_named", player=ANA)
    assert check(TURN, Action.name(ANA, "N")) == illegal("nothing_to_answer", "triple_named")
    assert check(OVER, Action.name(ANA, "N")) == illegal("game_over", "last_one_wins")


def test_what_five_different_cards_fetch():
    """By assumption no Kitten; the table may leave out the five themselves."""
    strict = house("ru", fetch_just_played="forbidden")
    nothing = illegal("nothing_to_fetch", "five_different")
    assert check(lay(strict, "AFHST", "D", "D"), FIVE) == nothing
    assert check(lay(strict, "AFHST", "D", "D", discard="K"), FIVE) == nothing
    assert check(lay(strict, "AFHST", "D", "D", discard="A"), FIVE) == LEGAL
    fetching = after(lay(strict, "AFHST", "D", "D", discard="KV"), FIVE)
    own = illegal("just_played_not_fetched", "fetch_just_played", "five_different", card="A")
    assert check(fetching, Action.fetch(ANA, "A")) == own
    assert check(fetching, Action.fetch(ANA, "K")) == illegal("kitten_not_fetched", "fetch_kitten", "five_different")
    assert check(fetching, Action.fetch(ANA, "V")) == LEGAL
    for cards in ("", "N", "AV"):
        missing = illegal("card_not_in_discard", "five_different", card=cards)
        assert check(fetching, Action.fetch(ANA, cards)) == missing
    assert check(fetching, Action.fetch(LUIS, "V")) == illegal("not_your_decision", "five_different", player=ANA)
    assert check(TURN, Action.fetch(ANA, "V")) == illegal("nothing_to_answer", "five_different")
    # A second Attack on the pile is not the one that was just laid.
    doubled = after(lay(strict, "AFHST", "D", "D", discard="A"), FIVE)
    assert check(doubled, Action.fetch(ANA, "A")) == LEGAL


# Nope, and letting stand ----------------------------------------------------------------------------------------------


def noped(book: str | Rulebook, *nopes: int) -> State:
    state = step(lay(book, "ANN", "NN", "N"), ATTACK).after
    for player in nopes:
        state = step(state, Action.nope(player)).after
    return state


CANCELLED = ("already_cancelled", "nope_on_nope")


@pytest.mark.parametrize(
    ("state", "action", "verdict"),
    [
        (noped("ru"), Action.nope(LUIS), LEGAL),
        (noped("ru"), Action.nope(LUIS, answers=0), LEGAL),
        (noped("ru"), Action.nope(LUIS, answers=1), illegal(*CANCELLED, player=ANA)),
        (noped("ru", LUIS), Action.nope(MARTA, answers=0), illegal(*CANCELLED, player=LUIS)),
        (noped("ru", LUIS, MARTA), Action.nope(ANA, answers=0), illegal(*CANCELLED, player=MARTA)),
        (noped("ru", LUIS, MARTA), Action.nope(ANA, answers=2), LEGAL),
        (noped("ru"), Action.nope(ANA), illegal("own_card", "nope_own_action")),
        (noped("ru", LUIS), Action.nope(LUIS), illegal("own_card", "nope_own_action")),
        (noped("ru", LUIS), Action.nope(ANA), LEGAL),
        (noped("ru", LUIS), Action.nope(MARTA), LEGAL),
        (noped("zh", LUIS), Action.nope(MARTA), illegal("only_cancelled_player", "nope_answered_by", player=ANA)),
        (noped("zh", LUIS, ANA), Action.nope(MARTA), illegal("only_cancelled_player", "nope_answered_by", player=LUIS)),
        (noped("zh", LUIS, ANA), Action.nope(LUIS), LEGAL),
        (noped("ru", MARTA), Action.nope(MARTA), illegal("own_card", "nope_own_action")),
        (noped("ru", MARTA, LUIS), Action.nope(MARTA), illegal("card_not_in_hand", card="N")),
        (noped(house("ru", nope_own_action="allowed")), Action.nope(ANA), LEGAL),
        (REACTION, Action.nope(MARTA), illegal("player_is_out", "eliminated", player=MARTA)),
        (TURN, Action.nope(LUIS), illegal("nothing_to_nope", "nope", "nope_window", "nope_not_a_draw")),
        (SET_UP, Action.nope(LUIS), illegal("nothing_to_nope", "nope", "nope_window", "nope_not_a_draw")),
        (KITTEN, Action.nope(LUIS), illegal("nothing_to_nope", "nope_exceptions")),
        (PLACING, Action.nope(LUIS), illegal("nothing_to_nope", "nope_exceptions")),
        (GIVING, Action.nope(LUIS), illegal("too_late", "nope_window")),
        (OVER, Action.nope(LUIS), illegal("game_over", "last_one_wins")),
    ],
)
def test_who_may_nope_what(state, action, verdict):
    assert check(state, action) == verdict


@pytest.mark.parametrize("phase", [Phase.GIVING, Phase.NAMING, Phase.FETCHING])
def test_an_effect_that_has_begun_is_noped_where_that_is_possible_at_any_moment(phase):
    """tr Kartlar 8; the other books have it before the effect or at once."""
    play, decision = {
        Phase.GIVING: (FAVOR, Action.give(LUIS, "N")),
        Phase.NAMING: (Action.play(ANA, "SSS", LUIS), Action.name(ANA, "N")),
        Phase.FETCHING: (FIVE, Action.fetch(ANA, "A")),
    }[phase]
    for window, verdict in (("any_moment", LEGAL), ("before_effect", illegal("too_late", "nope_window"))):
        options = {"triple_named": "after_nopes"} | ({"nope_window": window} if window == "any_moment" else {})
        state = after(lay(house("ru", **options), play.cards, "N", "D"), play)
        assert state.phase is phase
        assert check(state, Action.nope(LUIS)) == verdict
        listed = {*legal_actions(state)}
        assert decision in listed
        assert (Action.nope(LUIS) in listed) == verdict.allowed


def test_a_turn_that_has_passed_is_noped_where_that_is_possible_at_any_moment():
    state = after(lay("tr", "AN", "D", "N"), ATTACK)
    assert check(state, Action.nope(MARTA)) == irregular("late_nope", "nope_window")
    assert check(state, Action.nope(LUIS)) == illegal("card_not_in_hand", card="N")
    assert check(state, Action.nope(ANA)) == illegal("own_card", "nope_own_action")


@pytest.mark.parametrize(
    ("state", "player", "verdict"),
    [
        (REACTION, LUIS, LEGAL),
        (REACTION, MARTA, illegal("player_is_out", "eliminated", player=MARTA)),
        (step(REACTION, Action.let_stand(LUIS)).after, LUIS, illegal("already_passed", "nope")),
        (TURN, LUIS, illegal("nothing_to_answer", "nope")),
        (GIVING, LUIS, illegal("nothing_to_answer", "nope")),
    ],
)
def test_who_may_let_a_card_stand(state, player, verdict):
    assert check(state, Action.let_stand(player)) == verdict


# Favor, Kittens -------------------------------------------------------------------------------------------------------

UNKNOWN_GIVER = after(lay("ru", "F", "S?", "D"), FAVOR)


@pytest.mark.parametrize(
    ("state", "action", "verdict"),
    [
        (GIVING, Action.give(LUIS, "N"), LEGAL),
        (GIVING, Action.give(LUIS, "S"), illegal("card_not_in_hand", card="S")),
        (GIVING, Action.give(LUIS, ""), illegal("give_one_card", "favor")),
        (GIVING, Action.give(LUIS, "DN"), illegal("give_one_card", "favor")),
        (UNKNOWN_GIVER, Action.give(LUIS, "?"), LEGAL),
        (UNKNOWN_GIVER, Action.give(LUIS, "V"), LEGAL),
        (UNKNOWN_GIVER, Action.give(LUIS, "K"), illegal("card_not_in_hand", card="K")),
        (UNKNOWN_GIVER, Action.give(LUIS, "x"), illegal("give_one_card", "favor")),
        (GIVING, Action.give(LUIS, "?"), illegal("card_not_in_hand", card="?")),
        (GIVING, Action.give(ANA, "S"), illegal("not_your_decision", "favor", player=LUIS)),
        (TURN, Action.give(LUIS, "N"), illegal("nothing_to_answer", "favor")),
        (OVER, Action.give(LUIS, "D"), illegal("game_over", "last_one_wins")),
    ],
)
def test_what_is_given(state, action, verdict):
    assert check(state, action) == verdict


UNKNOWN_PILE = after(lay("ru", "D", "D", pile="K??"), DRAW, Action.defuse(ANA))
OPENLY = irregular("placed_openly", "kitten_placed_secretly")
AT_RANDOM = after(lay(house("ru", kitten_placed="random"), "D", "D", pile="KS"), DRAW, Action.defuse(ANA))


@pytest.mark.parametrize(
    ("state", "action", "verdict"),
    [
        (KITTEN, Action.defuse(ANA), LEGAL),
        (KITTEN, Action.defuse(LUIS), illegal("not_your_decision", "defuse_only_with_kitten", player=ANA)),
        (TURN, Action.defuse(ANA), illegal("not_a_kitten_to_defuse", "defuse_only_with_kitten")),
        (TURN, Action.explode(ANA), illegal("not_a_kitten_to_defuse", "explode")),
        (KITTEN, Action.explode(LUIS), illegal("not_your_decision", "explode", player=ANA)),
        (KITTEN, Action.explode(ANA), illegal("defuse_compulsory", "defuse_compulsory")),
        (after(lay("tr", "D", "D", pile="KS"), DRAW), Action.explode(ANA), None),
        (after(lay("ru", "S", "D", pile="KS"), DRAW), Action.explode(ANA), LEGAL),
        (after(lay("ru", "S", "D", pile="KS"), DRAW), Action.defuse(ANA), illegal("card_not_in_hand", card="D")),
        (PLACING, Action.place(ANA, 0), LEGAL),
        (PLACING, Action.place(ANA, 1), LEGAL),
        (PLACING, Action.place(ANA, 2), illegal("no_such_place", "kitten_returned", number=2)),
        (PLACING, Action.place(ANA, -1), illegal("no_such_place", "kitten_returned", number=2)),
        (PLACING, Action.place(ANA, None), illegal("place_unknown", "kitten_returned", number=2)),
        (PLACING, Action.place(LUIS, 0), illegal("not_your_decision", "kitten_returned", player=ANA)),
        (PLACING, Action.place(ANA, 0, openly=True), LEGAL),
        (UNKNOWN_PILE, Action.place(ANA, None), LEGAL),
        (UNKNOWN_PILE, Action.place(ANA, None, openly=True), illegal("place_unknown", "kitten_returned", number=3)),
        (KITTEN, Action.place(ANA, 0), illegal("not_a_kitten_to_defuse", "kitten_returned")),
        (AT_RANDOM, Action.place(ANA, 0), illegal("placed_at_random", "kitten_placed")),
        (SHUFFLING, Action.place(ANA, 0), illegal("not_a_kitten_to_defuse", "kitten_returned")),
    ],
)
def test_what_is_done_with_a_kitten(state, action, verdict):
    expected = irregular("declined_defuse", "defuse_compulsory") if verdict is None else verdict
    assert check(state, action) == expected


def test_showing_the_place_of_a_kitten_is_irregular_where_it_is_to_be_secret():
    placing = after(lay("es", "D", "D", pile="KS"), DRAW, Action.defuse(ANA))
    assert check(placing, Action.place(ANA, 0, openly=True)) == OPENLY
    assert check(placing, Action.place(ANA, 0)) == LEGAL


# The table and chance -------------------------------------------------------------------------------------------------


def before_the_third(book: str) -> State:
    state, chance = new_game(load_rulebook(book), 2), Seeded(1)
    while state.phase is Phase.CHANCE or state.plan[0].value != "thin-deck":
        state = step(state, chance(state) if state.phase is Phase.CHANCE else Action.proceed()).after
    return state


@pytest.mark.parametrize(
    ("state", "action", "verdict"),
    [
        (SET_UP, Action.proceed(), LEGAL),
        (SET_UP, Action(ActionKind.PROCEED, ANA), illegal("not_now", "shuffle_deck")),
        (TURN, Action.proceed(), illegal("not_now", "shuffle_deck")),
        (TURN, Action.decline(), illegal("not_now", "shuffle_deck")),
        (SET_UP, Action.decline(), illegal("nothing_taken_out", "thin_deck")),
        (new_game(load_rulebook("en-2025"), 2), Action.decline(), illegal("no_choice", "thin_deck")),
        (before_the_third("tr"), Action.decline(), illegal("no_choice", "thin_deck")),
        (before_the_third("en-2025"), Action.decline(), LEGAL),
        (SHUFFLING, Action.outcome("KS"), LEGAL),
        (SHUFFLING, Action.outcome("KK"), illegal("impossible_outcome", cards="KK")),
        (SHUFFLING, Action(ActionKind.OUTCOME, TABLE, "KS"), illegal("not_now", "play_or_pass")),
        (TURN, Action.outcome("S"), illegal("not_now", "play_or_pass")),
    ],
)
def test_what_the_table_and_chance_do(state, action, verdict):
    assert check(state, action) == verdict


@pytest.mark.parametrize("wrong", [{"cards": 5}, {"named": None}, {"target": "Luis"}, {"position": 1.0}])
def test_an_action_whose_field_has_the_wrong_type_is_no_action(wrong):
    for kind in (ActionKind.PLAY, ActionKind.NOPE, ActionKind.PLACE):
        expected = illegal("no_such_action", "play_or_pass")
        assert check(TURN, Action(kind, ANA, "A")._replace(**wrong)) == expected
    # Whoever draws has only a seat; whatever else is handed in is not looked at.
    assert check(TURN, Action(ActionKind.DRAW, ANA)._replace(**wrong)) == LEGAL
    assert check(TURN, Action("nix", ANA)) == check(TURN, Action.draw(True)) == expected


# What is listed -------------------------------------------------------------------------------------------------------


def listed(state: State) -> list[Action]:
    actions = list(legal_actions(state))
    assert len(set(actions)) == len(actions), "nothing is listed twice"
    return actions


def test_the_list_of_a_turn_in_its_order():
    """The draw, then title by title: single, pair, three of a kind with every name; then five different cards."""
    state = lay("ru", "FSSSHVA", "D", "D")
    told = listed(state)
    assert told[0] == DRAW
    assert [action.cards for action in told if len(action.cards) == 1] == [*"ASFFHV"]
    assert [action.target for action in told if action.cards == "F"] == [LUIS, MARTA]
    assert [action.target for action in told if action.cards == "SS"] == [LUIS, MARTA]
    assert [action.named for action in told if action.cards == "SSS" and action.target == MARTA] == [*"KDNASFHVTMPBR"]
    assert told[-1] == Action.play(ANA, "AFHSV")
    late = lay(house("ru", triple_named="after_nopes"), "SSS", "D")
    assert [action.named for action in listed(late) if action.cards == "SSS"] == [""]


def test_the_list_counts_unknown_cards_as_every_card_that_they_could_be():
    """Every title of which the box has one left, and pairs where two unknown cards may be the same."""
    told = {action.cards for action in listed(lay("ru", "?", "AAAA", "D")) if action.cards}
    assert told == {*"SFHV"}
    pairs = {action.cards for action in listed(lay("ru", "??", "AAA", "D")) if len(action.cards) == 2}
    assert pairs == {title * 2 for title in "DNSFHVTMBR"}
    known_too = {action.cards for action in listed(lay("ru", "A?", "D", "D")) if len(action.cards) == 2}
    assert known_too == {"AA"}


def test_what_an_unknown_hand_may_give():
    giving = after(lay("ru", "F", "S?", "AAAA"), FAVOR)
    assert [action.cards for action in listed(giving)] == [*"DNSFHVTMBR?"]


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (SET_UP, [Action.proceed()]),
        (SHUFFLING, [Action.outcome("KS"), Action.outcome("SK")]),
        (REACTION, [Action.let_stand(ANA), Action.let_stand(LUIS), Action.nope(LUIS)]),
        (KITTEN, [Action.defuse(ANA)]),
        (PLACING, [Action.place(ANA, at, openly) for at in (0, 1) for openly in (False, True)]),
        (
            UNKNOWN_PILE,
            [*(Action.place(ANA, at, openly) for at in (0, 1, 2) for openly in (False, True)), Action.place(ANA, None)],
        ),
        (OVER, []),
    ],
)
def test_the_list_of_each_phase_in_its_order(state, expected):
    assert listed(state) == expected
