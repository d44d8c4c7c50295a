"""What each step tells: every event with all its fields, of which sentences, pictures and rulings are made."""

import pytest

from ek_teach.engine import TABLE, Action, Event, EventKind, Phase, State, new_game, step
from ek_teach.rulebook import HouseRule, Rulebook, load_rulebook

from .table import ANA, LUIS, MARTA, lay, let_stand

ATTACK, SKIP, FAVOR = Action.play(ANA, "A"), Action.play(ANA, "S"), Action.play(ANA, "F", LUIS)
PAIR = Action.play(ANA, "TT", LUIS)
THREE = Action.play(ANA, "SSS", LUIS, "N")
FIVE = Action.play(ANA, "AFHST")
DRAW = Action.draw(ANA)


def house(book: str, **options: str) -> Rulebook:
    rules = [HouseRule(option, value, load_rulebook(book).values[option]) for option, value in options.items()]
    return load_rulebook(book).with_house_rules(*rules)


def events(state: State, *actions: Action) -> tuple[Event, ...]:
    """The events of the last of some actions; nobody else says anything before it."""
    for action in actions[:-1]:
        state = step(state, action).after
    return step(state, actions[-1]).events


def carried_out(state: State, *actions: Action) -> tuple[Event, ...]:
    """The events of the step in which the chain of some actions is decided, without the last pass."""
    for action in actions:
        state = step(state, action).after
    passed, *told = let_stand(state).events
    assert passed.kind is EventKind.PASSED
    return tuple(told)


def deciding(state: State, play: Action) -> State:
    """A game in which a play has been carried out."""
    return let_stand(step(state, play).after).after


def turn(player: int, owed: int = 1) -> Event:
    return Event(EventKind.TURN_STARTED, player, ("owed_turns" if owed > 1 else "direction",), number=owed)


# Cards laid, cancelled and restored -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "play", "rules"),
    [
        ("A", ATTACK, ("played_card", "play_or_pass")),
        ("F", FAVOR, ("played_card", "play_or_pass")),
        ("TT", PAIR, ("pair", "combo_text")),
        ("SSS", THREE, ("three_of_a_kind", "combo_text")),
        ("AFHST", FIVE, ("five_different", "combo_text")),
    ],
)
def test_a_play_tells_its_cards_whom_it_is_aimed_at_and_what_it_asks_for(hand, play, rules):
    told = events(lay("ru", hand, "D", "D", discard="V"), play)
    assert told == (Event(EventKind.PLAYED, ANA, rules, None, play.cards, play.target, play.named),)


@pytest.mark.parametrize(
    ("hand", "play", "rules"),
    [
        ("A", ATTACK, ("nope", "nope_window")),
        ("TT", PAIR, ("nope", "nope_on_combos", "nope_window")),
    ],
)
def test_a_nope_tells_which_card_of_whom_it_answers(hand, play, rules):
    state = lay("ru", hand, "N", "N")
    first = Event(EventKind.NOPED, MARTA, rules, play, play.cards, ANA, number=1)
    assert events(state, play, Action.nope(MARTA)) == (first,)
    behind = ("nope_on_nope", "nope_answered_by", "nope_window")
    second = Event(EventKind.NOPED, LUIS, behind, play, "N", MARTA, number=2)
    assert events(state, play, Action.nope(MARTA), Action.nope(LUIS)) == (second,)


def test_a_late_nope_is_told_as_late():
    """tr Kartlar 8: at any moment, so also while the target of a Favor chooses, and after the turn has passed."""
    choosing = deciding(lay("tr", "F", "D", "N"), FAVOR)
    passed_on = deciding(lay("tr", "A", "D", "N"), ATTACK)
    for state, play in ((choosing, FAVOR), (passed_on, ATTACK)):
        late = Event(EventKind.NOPED_LATE, MARTA, ("nope", "nope_window"), play, play.cards, ANA, number=1)
        assert events(state, Action.nope(MARTA)) == (late,)


def test_who_passes_lets_the_play_stand():
    assert events(lay("es", "A", "D", "D"), ATTACK, Action.let_stand(MARTA)) == (
        Event(EventKind.PASSED, MARTA, ("nope",), ATTACK),
    )


@pytest.mark.parametrize(
    ("hand", "play", "goes_on"),
    [
        ("A", ATTACK, "cancelled_turn_ender"),
        ("S", SKIP, "cancelled_turn_ender"),
        ("V", Action.play(ANA, "V"), "play_or_pass"),
    ],
)
def test_a_cancelled_card_and_by_which_rule_the_turn_goes_on(hand, play, goes_on):
    """Of a card that ends the turn there is a rule of its own: ru Нападай… 5."""
    state = lay("ru", hand, "NN", "N")
    on = Event(EventKind.TURN_GOES_ON, ANA, (goes_on,), play)
    once = Event(EventKind.CANCELLED, ANA, ("nope", "cancelled_cards"), cards=hand, number=1)
    assert carried_out(state, play, Action.nope(LUIS)) == (once, on)
    chain = (Action.nope(LUIS), Action.nope(MARTA), Action.nope(LUIS))
    thrice = Event(EventKind.CANCELLED, ANA, ("nope_on_nope", "nope", "cancelled_cards"), cards=hand, number=3)
    assert carried_out(state, play, *chain) == (thrice, on)


def test_a_cancelled_combination_rests_on_its_own_rule_first():
    told = carried_out(lay("ru", "TT", "N", "D"), PAIR, Action.nope(LUIS))
    rules = ("nope_on_combos", "nope", "cancelled_cards")
    assert told[0] == Event(EventKind.CANCELLED, ANA, rules, cards="TT", number=1)


def test_a_restored_card_tells_how_many_nopes_were_spent_and_then_takes_effect():
    told = carried_out(lay("ru", "S", "N", "N"), SKIP, Action.nope(LUIS), Action.nope(MARTA))
    restored = Event(EventKind.RESTORED, ANA, ("nope_on_nope", "cancelled_cards"), cards="S", number=2)
    assert told == (restored, Event(EventKind.SKIPPED, ANA, ("skip",), SKIP, left=0), turn(LUIS))


# Effects --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "owed", "rule", "number", "left"),
    [
        ("ru", 0, "attack", 2, 0),
        ("ru", 1, "attack_on_attack", 3, 1),
        ("ru", 2, "attack_on_attack", 4, 2),
        ("zh", 2, "attack_on_attack", 2, 2),
    ],
)
def test_an_attack_tells_what_is_owed_now_and_what_was_left(book, owed, rule, number, left):
    state = lay(book, "A", "D", "D", owed=max(1, owed), attacked=owed > 0)
    assert carried_out(state, ATTACK) == (
        Event(EventKind.ATTACKED, ANA, (rule,), ATTACK, target=LUIS, number=number, left=left),
        turn(LUIS, number),
    )


def test_a_skip_tells_how_many_turns_are_still_owed():
    told = carried_out(lay("ru", "S", "D", "D", owed=3), SKIP)
    assert told == (Event(EventKind.SKIPPED, ANA, ("skip",), SKIP, left=2), turn(ANA, 2))
    last_owed = carried_out(lay("ru", "S", "D", "D", owed=2), SKIP)
    assert last_owed[-1] == Event(EventKind.TURN_STARTED, ANA, ("owed_turns",), number=1)


def test_a_favor_is_asked_and_answered():
    state = lay("ru", "F", "DS", "D")
    assert carried_out(state, FAVOR) == (Event(EventKind.FAVOR_ASKED, ANA, ("favor",), FAVOR, target=LUIS),)
    assert step(deciding(state, FAVOR), Action.give(LUIS, "S")).events == (
        Event(EventKind.GAVE, LUIS, ("favor",), FAVOR, "S", ANA, audience=(LUIS, ANA)),
    )


@pytest.mark.parametrize(("hand", "play", "asked"), [("F", FAVOR, True), ("TT", PAIR, False)])
def test_an_empty_hand_gives_nothing_where_the_table_lets_it_be_chosen(hand, play, asked):
    state = lay(house("ru", empty_target="nothing_happens"), hand, "", "D")
    told = carried_out(state, play)
    assert told[-1] == Event(EventKind.NOTHING_TO_TAKE, ANA, ("empty_target",), play, target=LUIS)
    assert len(told) == 1 + asked
    assert let_stand(step(state, play).after).consulted["empty_target"] == "nothing_happens"


def test_a_shuffle_tells_the_size_of_the_pile_and_not_its_order():
    play = Action.play(ANA, "H")
    told = step(deciding(lay("ru", "H", "D", pile="SSNK"), play), Action.outcome("NSKS")).events
    assert told == (Event(EventKind.SHUFFLED, ANA, ("shuffle", "shuffle_ends"), play, number=4),)


@pytest.mark.parametrize(
    ("rule", "pile", "seen", "rules"),
    [
        ("what_is_left", "ASNK", "ASN", ("see_the_future",)),
        ("what_is_left", "ASK", "ASK", ("see_the_future",)),
        ("what_is_left", "SK", "SK", ("see_the_future", "short_peek")),
        ("nothing", "SK", "", ("see_the_future", "short_peek")),
    ],
)
def test_what_is_looked_at_is_told_to_the_player_alone(rule, pile, seen, rules):
    play = Action.play(ANA, "V")
    book = load_rulebook("ru") if rule == "what_is_left" else house("ru", short_peek=rule)
    told = carried_out(lay(book, "V", "D", pile=pile), play)
    assert told == (Event(EventKind.PEEKED, ANA, rules, play, seen, number=len(seen), audience=(ANA,)),)


def test_a_stolen_card_is_told_to_the_two_whom_it_concerns():
    told = step(deciding(lay("ru", "TT", "DS", "D"), PAIR), Action.outcome("S")).events
    rules = ("pair_effect", "combo_text")
    assert told == (Event(EventKind.STOLE, ANA, rules, PAIR, "S", LUIS, audience=(ANA, LUIS)),)


@pytest.mark.parametrize("held", [True, False])
def test_a_named_card_is_handed_over_or_missing(held):
    told = carried_out(lay("ru", "SSS", "N" if held else "A", "D"), THREE)
    effect = ("three_of_a_kind_effect",)
    assert told == (
        Event(EventKind.CARD_NAMED, ANA, (*effect, "combo_text"), THREE, target=LUIS, named="N"),
        Event(EventKind.HANDED_OVER, LUIS, effect, THREE, "N", ANA)
        if held
        else Event(EventKind.NOT_HELD, LUIS, effect, THREE, target=ANA, named="N"),
    )


def test_a_card_named_after_the_nopes_is_told_as_if_it_had_been_named_with_the_play():
    play = Action.play(ANA, "SSS", LUIS)
    told = step(deciding(lay(house("ru", triple_named="after_nopes"), "SSS", "N", "D"), play), Action.name(ANA, "N"))
    assert [event.cause for event in told.events] == [THREE, THREE]
    assert [event.kind for event in told.events] == [EventKind.CARD_NAMED, EventKind.HANDED_OVER]


def test_a_fetched_card():
    told = step(deciding(lay("ru", "AFHST", "D", "D", discard="V"), FIVE), Action.fetch(ANA, "V")).events
    assert told == (Event(EventKind.FETCHED, ANA, ("five_different_effect", "combo_text"), FIVE, "V"),)


def test_a_cat_thrown_away_has_no_effect():
    play = Action.play(ANA, "T")
    told = carried_out(lay(house("ru", lone_cat="allowed"), "T", "D"), play)
    assert told == (Event(EventKind.NO_EFFECT, ANA, ("lone_cat_effect",), play, "T"),)


# Draws, Kittens, explosions -------------------------------------------------------------------------------------------


def test_a_drawn_card_is_told_to_its_player_alone():
    drew = Event(EventKind.DREW, ANA, ("draw_ends_turn",), cards="S", audience=(ANA,))
    assert events(lay("ru", "D", "D", pile="SK"), DRAW) == (drew, turn(LUIS))


KITTEN = (DRAW, Action.defuse(ANA))
RETURNED = ("kitten_returned", "kitten_placed", "kitten_placed_secretly")


def test_a_kitten_is_shown_and_defused():
    state = lay("ru", "D", "D", pile="KS")
    assert events(state, DRAW) == (Event(EventKind.KITTEN_SHOWN, ANA, ("kitten_shown",)),)
    assert events(state, *KITTEN) == (Event(EventKind.DEFUSED, ANA, ("defuse",)),)


@pytest.mark.parametrize("openly", [False, True])
def test_the_place_of_a_kitten_is_told_to_all_only_where_it_is_shown(openly):
    told = events(lay("ru", "D", "D", pile="KSN"), *KITTEN, Action.place(ANA, 1, openly))
    assert told == (
        Event(EventKind.KITTEN_PLACED, ANA, RETURNED, number=3, position=1, audience=None if openly else (ANA,)),
        Event(EventKind.TURN_ENDED, ANA, ("defuse_ends_turn",)),
        turn(LUIS),
    )


def test_the_place_that_chance_finds_is_told_to_nobody():
    told = events(lay(house("ru", kitten_placed="random"), "D", "D", pile="KSN"), *KITTEN, Action.outcome(position=2))
    assert told[0] == Event(EventKind.KITTEN_PLACED, ANA, RETURNED, number=3, position=2, audience=())


def test_a_defuse_in_an_owed_turn_ends_that_turn_and_says_by_which_rule_the_others_stay():
    told = events(lay("ru", "D", "D", pile="KSN", owed=2), *KITTEN, Action.place(ANA, 0))
    assert told[1] == Event(EventKind.TURN_ENDED, ANA, ("defuse_ends_turn", "turns_after_defuse"))


@pytest.mark.parametrize(("owed", "dropped"), [(1, 0), (2, 1), (3, 2)])
def test_turns_dropped_by_a_defuse_are_counted(owed, dropped):
    """A single turn is not dropped: there is nothing left to owe."""
    table = house("ru", turns_after_defuse="dropped")
    told = events(lay(table, "D", "D", pile="KSN", owed=owed), *KITTEN, Action.place(ANA, 0))
    ended = Event(EventKind.TURN_ENDED, ANA, ("defuse_ends_turn",))
    debt = Event(EventKind.DEBT_DROPPED, ANA, ("turns_after_defuse",), number=dropped)
    assert told[1:] == (debt if dropped else ended, turn(LUIS))


@pytest.mark.parametrize(
    ("book", "hand_to", "kitten_to", "audience"),
    [
        ("es", "in_front", "in_front", (ANA,)),
        ("tr", "removed", "removed", (ANA,)),
        ("zh", "discard", "discard", None),
    ],
)
def test_an_explosion_tells_what_goes_where_and_a_hidden_hand_to_its_player_alone(book, hand_to, kitten_to, audience):
    told = events(lay(book, "AS", "D", "D", pile="KSK"), DRAW, Action.explode(ANA))
    assert told == (
        Event(EventKind.EXPLODED, ANA, ("explode", "eliminated")),
        Event(EventKind.KITTEN_LEFT, ANA, ("exploded_kitten",), place=kitten_to),
        Event(EventKind.HAND_LEFT, ANA, ("exploded_hand",), cards="AS", number=2, place=hand_to, audience=audience),
        turn(LUIS),
    )


def test_the_last_one_wins():
    told = events(lay("ru", "S", "D", pile="KS"), DRAW, Action.explode(ANA))
    assert told[-1] == Event(EventKind.GAME_WON, LUIS, ("last_one_wins",))


@pytest.mark.parametrize("owed", [2, 4])
def test_turns_that_an_exploded_player_owed_are_counted_without_the_one_that_killed(owed):
    exploded = (DRAW, Action.explode(ANA))
    rules = ("turns_after_explosion",)
    dropped = events(lay("ru", "S", "D", "D", pile="KSK", owed=owed), *exploded)
    assert dropped[3:] == (Event(EventKind.DEBT_DROPPED, ANA, rules, number=owed - 1), turn(LUIS))
    table = house("ru", turns_after_explosion="passed_on")
    passed_on = events(lay(table, "S", "D", "D", pile="KSK", owed=owed), *exploded)
    assert passed_on[3:] == (
        Event(EventKind.DEBT_PASSED_ON, ANA, rules, target=LUIS, number=owed - 1),
        Event(EventKind.TURN_STARTED, LUIS, ("owed_turns",), number=owed - 1),
    )


# Set-up ---------------------------------------------------------------------------------------------------------------


def set_up(book: str | Rulebook, players: int, *, thin: bool = True) -> list[Event]:
    """The events of a whole set-up in which every shuffle leaves the cards as they lie."""
    state = new_game(load_rulebook(book) if isinstance(book, str) else book, players, first=1)
    told: list[Event] = []
    while state.phase is not Phase.TURN:
        if state.phase is Phase.CHANCE:
            action = Action.outcome(state.table.pile)
        else:
            action = Action.decline() if state.plan[0].value == "thin-deck" and not thin else Action.proceed()
        transition = step(state, action)
        told += transition.events
        state = transition.after
    return told


TAKEN_OUT = Event(EventKind.TAKEN_OUT, TABLE, ("take_out", "box"), cards="KKKKDDDDDD")


def dealt(cards: str, seat: int) -> Event:
    return Event(EventKind.HAND_DEALT, seat, ("cards_dealt",), cards=cards, number=len(cards), audience=(seat,))


def test_the_set_up_of_tr_stage_by_stage():
    """tr Kurulum 1-5 with two players: the Defuses first, a third of 33 away after the deal, one Kitten."""
    returned = ("leftover_defuses", "leftover_defuses_when")
    assert set_up("tr", 2) == [
        TAKEN_OUT,
        Event(EventKind.DEFUSES_DEALT, TABLE, ("defuse_each",), number=2),
        Event(EventKind.DEFUSES_RETURNED, TABLE, returned, number=2, left=2),
        Event(EventKind.DECK_SHUFFLED, TABLE, ("shuffle_deck",), number=48),
        dealt("AANNNNN", 0),
        dealt("AAFSSSS", 1),
        Event(
            EventKind.DECK_THINNED,
            TABLE,
            ("thin_deck", "thin_deck_when", "thin_deck_rounding"),
            number=11,
            left=23,
        ),
        Event(EventKind.KITTENS_ADDED, TABLE, ("kittens_in",), number=1, left=3),
        Event(EventKind.DECK_SHUFFLED, TABLE, ("shuffle_deck",), number=24),
        Event(EventKind.GAME_STARTED, 1, ("first_player", "players"), number=24),
        turn(1),
    ]


def test_the_set_up_of_zh_stage_by_stage():
    """zh １.遊戲準備 1-5 with three players: the Kittens first, then all the Defuses that are left."""
    told = set_up("zh", 3)
    assert [event.kind.value for event in told] == [
        *("taken-out", "deck-shuffled", "hand-dealt", "hand-dealt", "hand-dealt", "defuses-dealt", "kittens-added"),
        *("defuses-returned", "deck-shuffled", "game-started", "turn-started"),
    ]
    assert told[6:8] == [
        Event(EventKind.KITTENS_ADDED, TABLE, ("kittens_in", "kittens_added"), number=2, left=2),
        Event(
            EventKind.DEFUSES_RETURNED,
            TABLE,
            ("leftover_defuses", "leftover_defuses_when", "kittens_added"),
            number=3,
            left=0,
        ),
    ]


def test_a_table_that_keeps_the_whole_deck_says_so():
    """en-2025 Setup leaves it to the table whether a third goes."""
    told = set_up("en-2025", 3, thin=False)
    assert Event(EventKind.DECK_KEPT, TABLE, ("thin_deck",), number=27) in told
    assert told[-2].number == 29
