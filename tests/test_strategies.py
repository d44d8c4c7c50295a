"""Strategies see what their seats see, do what is allowed, and show in their play what they believe."""

from collections import Counter
from collections.abc import Iterator
from inspect import getdoc
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ek_teach.engine import Action, ActionKind, Legality, Phase, Seeded, State, check, situation, step, view
from ek_teach.errors import EkTeachError
from ek_teach.explain import load_catalogue, message_names
from ek_teach.play import (
    ALL_STRATEGIES,
    Player,
    kitten_odds,
    let_opponents_play,
    play_game,
    players,
    random_game,
    seat_opponents,
)
from ek_teach.play.sight import CODES, FETCH, KITTEN, PLACE, TITLES, Decision, sight_of, to_action
from ek_teach.play.strategies import STRATEGIES, danger, random_five
from ek_teach.play.streams import Stream
from ek_teach.rulebook import HouseRule, Rulebook, load_rulebook

from .table import BOOKS, lay
from .test_properties import permuted

pytestmark = pytest.mark.slow

NAMES = tuple(STRATEGIES)
COMBINED = (("pair", "any_title"), ("three_of_a_kind", "on"), ("five_different", "on"))
HOUSES: tuple[tuple[tuple[str, str], ...], ...] = (
    (("kitten_placed", "random"),),
    (("triple_named", "after_nopes"), *COMBINED),
    (("fetch_just_played", "forbidden"), *COMBINED),
    (("fetch_kitten", "allowed"), *COMBINED),
    (("nope_own_action", "allowed"),),
    (("turns_after_explosion", "passed_on"), ("exploded_hand", "discard")),
    (("empty_target", "not_a_target"), ("nope_answered_by", "cancelled_player"), *COMBINED),
)


def house(book: str, rules: tuple[tuple[str, str], ...]) -> Rulebook:
    rulebook = load_rulebook(book)
    changes = [
        HouseRule(option, value, instead_of=rulebook.values[option])
        for option, value in rules
        if rulebook.values[option] != value
    ]
    return rulebook.with_house_rules(*changes)


TABLES = [pytest.param(book, (), id=book) for book in BOOKS] + [
    pytest.param(book, rules, id=f"{book}+{rules[0][0]}") for rules in HOUSES for book in BOOKS
]


def asks(state: State) -> bool:
    """Whether a strategy has to decide now."""
    if state.phase in (Phase.TURN, Phase.GIVING, Phase.NAMING, Phase.FETCHING, Phase.PLACING):
        return True
    seat = state.to_act[0] if state.to_act else -1
    return state.phase is Phase.REACTION and "N" in state.table.hands[seat] and check(state, Action.nope(seat)).allowed


def positions(rulebook: Rulebook, seats: int, seed: int) -> Iterator[State]:
    """Where somebody has to decide, in one game between our strategies and in one where everything happens."""
    dice = Random(seed)
    lineup = players([dice.choice(NAMES) for _ in range(seats)])
    for transition in play_game(rulebook, lineup, seed):
        if asks(transition.before):
            yield transition.before
    for transition in random_game(rulebook, seats, seed):
        if asks(transition.before):
            yield transition.before


def decision(name: str, state: State, seed: int = 0) -> Decision:
    seat = state.to_act[0]
    return STRATEGIES[name](sight_of(view(state, seat)), Stream(seed, 0, seat + 1))


def choice(name: str, state: State, seed: int = 0) -> Action:
    return to_action(decision(name, state, seed), view(state, state.to_act[0]))


# What holds for every one of them -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("book", "rules"), TABLES)
def test_every_decision_is_a_plainly_legal_action(book: str, rules: tuple[tuple[str, str], ...], seats: int) -> None:
    rulebook, met = house(book, rules), Counter[Phase]()
    for seed in range(2):
        for state in positions(rulebook, seats, seed):
            met[state.phase] += 1
            for name in NAMES:
                action = choice(name, state, seed)
                verdict = check(state, action)
                assert verdict.legality is Legality.LEGAL, (name, action, verdict)
                assert action.player == state.to_act[0]
                step(state, action)
    assert {Phase.TURN, Phase.REACTION} <= set(met)


def test_the_positions_of_these_tests_ask_for_everything_that_a_strategy_decides() -> None:
    met = {state.phase for rules in HOUSES for seed in range(6) for state in positions(house("es", rules), 3, seed)}
    assert met == {Phase.TURN, Phase.REACTION, Phase.GIVING, Phase.NAMING, Phase.FETCHING, Phase.PLACING}


@settings(max_examples=25)
@given(
    st.sampled_from(BOOKS),
    st.sampled_from(((), *HOUSES)),
    st.integers(2, 5),
    st.integers(0, 10**6),
    st.randoms(use_true_random=False),
)
def test_tables_that_look_the_same_to_a_seat_get_the_same_decision(
    book: str, rules: tuple[tuple[str, str], ...], seats: int, seed: int, random: Random
) -> None:
    """All cards that the seat cannot see are dealt out anew; neither the sight nor a decision changes."""
    states = list(positions(house(book, rules), seats, seed))
    for state in random.sample(states, min(15, len(states))):
        seat, twin = state.to_act[0], permuted(state, state.to_act[0], random)
        assert sight_of(view(twin, seat)) == sight_of(view(state, seat))
        for name in NAMES:
            assert decision(name, twin, seed) == decision(name, state, seed)


@pytest.mark.parametrize("name", NAMES)
def test_who_does_not_believe_in_dice_rolls_none(name: str) -> None:
    """Only the random one rolls, and the cautious one where it hides a Kitten; the view alone decides the others."""
    for seed in range(8):
        for state in positions(load_rulebook("en-2025"), 3, seed):
            dice = Stream(seed)
            sight = sight_of(view(state, state.to_act[0]))
            once = STRATEGIES[name](sight, dice)
            if name != "random" and (name, sight.decides) != ("cautious", PLACE):
                assert dice._block == 0
            assert once == STRATEGIES[name](sight, Stream(seed)) and all(type(part) is int for part in once)


@pytest.mark.parametrize("name", NAMES)
def test_the_catalogue_tells_of_each_what_its_function_tells(name: str) -> None:
    say = load_catalogue("en").say
    believes = getdoc(STRATEGIES[name])
    assert believes is not None and say(f"strategy-{name}") == name.capitalize()
    assert f"It {say(f'strategy-{name}.about').removeprefix('B').join(('b', ''))}" == believes.partition("\n")[0]


def test_the_catalogue_has_no_other_strategies() -> None:
    text = load_catalogue("en")._bundles[0]._messages
    assert {key for key in text if key.startswith("strategy-")} == {f"strategy-{name}" for name in ALL_STRATEGIES}
    assert not [key for key in text if key.startswith("opponent-")]
    assert not [name for name in message_names("en") if name.startswith("opponent-")]


# The danger that they count -------------------------------------------------------------------------------------------


@settings(max_examples=60)
@given(st.sampled_from(BOOKS), st.integers(2, 5), st.integers(0, 10**6))
def test_danger_is_the_exact_chance_that_the_odds_tell(book: str, seats: int, seed: int) -> None:
    """The odds are fractions, the danger a floating number; known cards beyond the six next are not in a sight."""
    for state in positions(load_rulebook(book), seats, seed):
        known = view(state, state.to_act[0])
        sight, pile = sight_of(known), known.table.pile
        for draws in range(1, len(pile) + 1):
            if set(pile[6:draws]) <= {"?"}:
                assert danger(sight, draws) == pytest.approx(
                    float(kitten_odds(known, draws).chance), rel=1e-12, abs=1e-12
                )


def test_danger_by_hand() -> None:
    sight = sight_of(view(lay("es", "D", "D", "D", pile="PPPPTTKK"), 0))
    assert [danger(sight, cards) for cards in (0, 1)] == [0.0, 0.25]
    assert danger(sight, 3) == pytest.approx(1 - (6 / 8) * (5 / 7) * (4 / 6))
    assert danger(sight, 7) == danger(sight, 8) == danger(sight, 99) == 1.0
    looked = sight_of(view(seen(lay("es", "D", "D", "D", pile="PPKPTTKP"), 0, 3), 0))
    assert [danger(looked, cards) for cards in (1, 2, 3)] == [0.0, 0.0, 1.0]


# What each believes ---------------------------------------------------------------------------------------------------


def seen(state: State, seat: int, cards: int) -> State:
    """The same table, of whose pile one player has seen the first cards."""
    masks = tuple((1 << cards) - 1 if other == seat else 0 for other in range(state.players))
    return state._replace(table=state.table._replace(seen=masks))


def laid(book: str | Rulebook, action: Action, *hands: str, **more: object) -> State:
    return step(lay(book, *hands, **more), action).after  # type: ignore[arg-type]


def placing(hand: str, pile: str, owed: int = 1) -> State:
    drawn = step(lay("es", hand, "D", pile=pile, owed=owed), Action.draw(0)).after
    return step(drawn, Action.defuse(0)).after


def asked(state: State) -> State:
    """The same game once everybody has let the card stand."""
    while state.phase is Phase.REACTION:
        state = step(state, Action.let_stand(state.to_act[0])).after
    return state


def test_the_cautious_one_looks_before_it_leaps_and_goes_round_a_kitten_it_has_seen() -> None:
    risky = lay("es", "DSV", "D", pile="KP")
    assert choice("cautious", risky) == Action.play(0, "V")
    assert choice("cautious", seen(risky, 0, 1)) == Action.play(0, "S")
    assert choice("cautious", seen(lay("es", "DSV", "D", pile="PK"), 0, 1)) == Action.draw(0)
    assert choice("cautious", seen(lay("es", "DH", "D", pile="KP"), 0, 1)) == Action.play(0, "H")
    owed = lay("es", "ADS", "D", pile="KP", owed=2)
    assert choice("cautious", seen(owed, 0, 1)) == Action.play(0, "A")


def test_the_cautious_one_takes_cards_while_it_has_no_defuse() -> None:
    pile = "PPPPMMMBBBRRK"
    assert choice("cautious", lay("es", "TT", "DN", pile=pile)) == Action.play(0, "TT", 1)
    assert choice("cautious", lay("es", "DTT", "DN", pile=pile)) == Action.draw(0)


def test_the_aggressive_one_attacks_and_the_cautious_one_does_not_need_to() -> None:
    state = lay("es", "AD", "D", pile="PPPPTTTTMMMMK")
    assert choice("aggressive", state) == Action.play(0, "A")
    assert choice("cautious", state) == Action.draw(0)
    grabs = lay("es", "DFTT", "D", "DNN", pile="PPPPMMMMRRKK")
    assert choice("aggressive", grabs) == Action.play(0, "TT", 2)


def test_where_each_hides_a_kitten() -> None:
    pile, owing = "KPPPPTT", 2
    assert {choice("aggressive", placing("D", pile), seed).position for seed in range(8)} == {0}
    assert choice("aggressive", placing("D", pile, owing)).position == 6
    assert {choice("cautious", placing("D", pile), seed).position for seed in range(40)} == {3, 4, 5, 6}
    assert choice("hoarder", placing("D", pile)).position == 6
    for name in ("counter", "noper"):
        # The next player draws it: under the card of the turn that one still owes.
        assert choice(name, placing("D", pile)).position == 0
        assert choice(name, placing("D", pile, owing)).position == 1


def test_the_hoarder_keeps_its_cards_while_the_pile_is_safe() -> None:
    hand = "AADDFFHHNNSSTTVV"
    safe = lay("es", hand, "P", pile="PPMMMMK")
    assert choice("hoarder", safe) == Action.draw(0)
    even = lay("es", hand, "P", pile="PK")
    assert choice("hoarder", even) == Action.play(0, "V")
    assert choice("hoarder", seen(even, 0, 1)) == Action.draw(0)
    assert choice("hoarder", seen(lay("es", hand, "P", pile="KP"), 0, 1)) == Action.play(0, "S")
    assert choice("hoarder", seen(lay("es", "DH", "P", pile="KP"), 0, 1)) == Action.play(0, "H")
    against_another = laid("es", Action.play(0, "A"), "AD", "DN", "DN")
    assert choice("hoarder", against_another).kind is ActionKind.PASS
    against_it = laid("es", Action.play(0, "F", 1), "FD", "DN", "DN")
    assert choice("hoarder", against_it).kind is ActionKind.NOPE


def test_the_counter_draws_what_it_knows_to_be_safe_and_escapes_what_it_knows_is_none() -> None:
    known = seen(lay("es", "ADSTTV", "D", pile="PKM"), 0, 1)
    assert choice("counter", known) == Action.draw(0)
    assert choice("counter", seen(lay("es", "ADSTTV", "D", pile="KPM"), 0, 1)) == Action.play(0, "S")
    assert choice("counter", seen(lay("es", "ADS", "D", pile="KPM", owed=2), 0, 1)) == Action.play(0, "A")
    assert choice("counter", seen(lay("es", "DH", "D", pile="KPM"), 0, 1)) == Action.play(0, "H")
    assert choice("counter", lay("es", "DSV", "D", pile="PPMK")) == Action.play(0, "V")


def test_the_counter_names_what_may_still_be_in_a_hand() -> None:
    table = house("en-2015", COMBINED)
    naming = asked(
        laid(house("en-2015", (("triple_named", "after_nopes"), *COMBINED)), Action.play(0, "TTT", 1), "DTTT", "DN")
    )
    assert naming.phase is Phase.NAMING and choice("counter", naming) == Action.name(0, "D")
    gone = lay(table, "TTT", "NN", pile="PPPPMMMMRRRRK", discard="DDDDDD")
    assert choice("counter", gone) == Action.play(0, "TTT", 1, "N")


@pytest.mark.parametrize("card", ["A", "H", "S", "V", "F", "TT"])
def test_the_noper_cancels_every_play_of_another_but_not_its_own(card: str) -> None:
    target = 1 if card in ("F", "TT") else None
    hands = ("AFHNSTTV", "DN", "DN")
    other = laid("es", Action.play(0, card, target), *hands)
    assert choice("noper", step(other, Action.let_stand(other.to_act[0])).after).kind is ActionKind.NOPE
    assert choice("noper", other).kind is ActionKind.NOPE
    # A house where one's own card may be cancelled: it does not; but it saves its own from another's Nope.
    rulebook = house("es", (("nope_own_action", "allowed"),))
    own = laid(rulebook, Action.play(0, card, target), *hands)
    while own.to_act[0] != 0:
        own = step(own, Action.let_stand(own.to_act[0])).after
    assert check(own, Action.nope(0)).allowed and choice("noper", own).kind is ActionKind.PASS
    cancelled = step(other, Action.nope(1)).after
    while cancelled.to_act[0] != 0:
        cancelled = step(cancelled, Action.let_stand(cancelled.to_act[0])).after
    assert choice("noper", cancelled).kind is ActionKind.NOPE


def test_who_answers_an_attack_and_who_a_shuffle() -> None:
    shuffle = laid("es", Action.play(0, "H"), "H", "DN", "DN")
    attack = laid("es", Action.play(0, "A"), "A", "DN", "DN")
    everything = {name for name in NAMES if choice(name, shuffle).kind is ActionKind.NOPE}
    assert everything - {"random"} == {"aggressive", "noper"}
    assert choice("cautious", attack).kind is ActionKind.NOPE
    passed = step(attack, Action.let_stand(1)).after  # it does not hit who is asked now
    assert choice("cautious", passed).kind is choice("hoarder", passed).kind is ActionKind.PASS
    cancelled = step(step(attack, Action.nope(2)).after, Action.let_stand(0)).after
    assert cancelled.to_act[0] == 1
    assert {choice(name, cancelled).kind for name in NAMES if name != "random"} == {ActionKind.PASS}


def test_the_optimiser_takes_the_escape_that_costs_least() -> None:
    """By hand, without a Defuse, so that a Kitten costs a life; two players, one Kitten among ten cards, on top."""
    pile = "KPPPPMMMMR"
    # One turn: a Skip ends it, and nothing is drawn. Any mixing leaves 1/10, and a draw costs a life for certain.
    assert choice("optimiser", seen(lay("es", "HS", "D", pile=pile), 0, 1)) == Action.play(0, "S")
    assert choice("optimiser", seen(lay("es", "AH", "D", pile=pile), 0, 1)) == Action.play(0, "A")
    assert choice("optimiser", seen(lay("es", "H", "D", pile=pile), 0, 1)) == Action.play(0, "H")
    # Two turns owed: after a Skip the Kitten still has to be drawn (1); mixed, two draws hold it with 2/10; an Attack
    # hands both turns on (0).
    two = {"owed": 2}
    assert choice("optimiser", seen(lay("es", "HS", "D", pile=pile, **two), 0, 1)) == Action.play(0, "H")
    assert choice("optimiser", seen(lay("es", "AHS", "D", pile=pile, **two), 0, 1)) == Action.play(0, "A")
    assert danger(sight_of(view(seen(lay("es", "HS", "D", pile=pile, **two), 0, 1), 0)), 1) == 1.0


def test_the_optimiser_lays_nothing_where_a_draw_costs_nothing() -> None:
    safe = seen(lay("es", "ADHSV", "D", pile="PKMMMMRRRR"), 0, 1)
    assert choice("optimiser", safe) == Action.draw(0)
    assert choice("optimiser", lay("es", "DS", "D", pile="PPPPMMMMRRRRTTTK")) == Action.draw(0)


def test_the_optimiser_looks_where_it_can_still_act_on_what_it_sees() -> None:
    """One in two is a Kitten: with a Skip in the hand a look costs a card, a draw half a life."""
    assert choice("optimiser", lay("es", "SV", "D", pile="PK")).cards in ("S", "V")
    assert choice("optimiser", seen(lay("es", "SV", "D", pile="PK"), 0, 1)) == Action.draw(0)
    assert choice("optimiser", seen(lay("es", "SV", "D", pile="KP"), 0, 1)) == Action.play(0, "S")


@pytest.mark.parametrize("name", [name for name in NAMES if name != "random"])
def test_who_is_asked_for_a_favor_gives_what_is_worth_least_and_fetches_what_is_worth_most(name: str) -> None:
    giving = asked(laid("es", Action.play(0, "F", target=1), "F", "DNST"))
    assert choice(name, giving) == Action.give(1, "T")
    five = asked(laid(house("en-2015", COMBINED), Action.play(0, "AFHST"), "AFHST", "D", discard="BDM"))
    assert five.phase is Phase.FETCHING
    assert choice(name, five) == Action.fetch(0, "D")


@pytest.mark.parametrize("name", NAMES)
def test_a_known_safe_card_is_drawn_where_the_hand_has_nothing_to_lay(name: str) -> None:
    assert choice(name, seen(lay("es", "DN", "D", pile="PK"), 0, 1)) == Action.draw(0)


# The random one's dice ------------------------------------------------------------------------------------------------


def spread(counts: Counter[object], shares: dict[object, float]) -> float:
    """Pearson's statistic against the shares that are due."""
    assert set(counts) <= set(shares)
    rolls = counts.total()
    return sum((counts[value] - rolls * share) ** 2 / (rolls * share) for value, share in shares.items())


def rolled(state: State, rolls: int = 6_000) -> Counter[object]:
    sight, dice = sight_of(view(state, state.to_act[0])), Stream(17)
    return Counter(STRATEGIES["random"](sight, dice) for _ in range(rolls))


def alike(state: State, numbers: dict[int, int]) -> None:
    """Each number comes as often as its weight says; 45 is passed by chance once in 10,000 with 15 of them."""
    shares: dict[object, float] = {
        (number, -1, -1, -1): weight / sum(numbers.values()) for number, weight in numbers.items()
    }
    assert spread(rolled(state), shares) < 45


def test_the_choices_of_the_random_one_are_spread() -> None:
    alike(laid("es", Action.play(0, "A"), "A", "DN"), {0: 1, 1: 1})
    alike(placing("D", "KPPPPTT"), dict.fromkeys(range(7), 1))
    giving = asked(laid("es", Action.play(0, "F", target=1), "F", "DNNSTT"))
    alike(giving, {CODES.index("D"): 1, CODES.index("N"): 2, CODES.index("S"): 1, CODES.index("T"): 2})
    after = house("en-2015", (("triple_named", "after_nopes"), *COMBINED))
    naming = asked(laid(after, Action.play(0, "TTT", 1), "DTTT", "DN"))
    alike(naming, {title: 1 for title in range(TITLES) if title != KITTEN})
    fetching = asked(laid(after, Action.play(0, "AFHST"), "AFHST", "D", discard="MMD"))
    assert sight_of(view(fetching, 0)).decides == FETCH
    alike(fetching, {CODES.index(code): 2 if code == "M" else 1 for code in "AFHSTMD"})


def test_in_a_turn_each_card_is_as_likely_as_the_next_and_the_draw_as_two() -> None:
    shares = {(1, CODES.index(code), -1, -1): 1 / 6 for code in "AHSV"} | {(0, -1, -1, -1): 2 / 6}
    assert spread(rolled(lay("es", "AHSV", "D", "D", pile="PPPPKK")), dict(shares)) < 30
    # A Nope cannot be laid, so that it comes to a draw; the Favor is aimed at each of the others alike.
    favor = {(1, CODES.index("F"), seat, -1): 1 / 8 for seat in (1, 2)} | {(0, -1, -1, -1): 6 / 8}
    assert spread(rolled(lay("es", "FN", "D", "D", pile="PPPPKK")), dict(favor)) < 30


def test_any_five_of_six_kinds_are_alike() -> None:
    sight, dice = sight_of(view(lay("en-2015", "AAFHSTV", "D", discard="M"), 0)), Stream(23)
    counts = Counter[object](random_five(sight, dice)[1] for _ in range(6_000))
    shares: dict[object, float] = {
        sum(1 << CODES.index(code) for code in five): 1 / 6 for five in combinations("AFHSTV", 5)
    }
    assert spread(counts, shares) < 30


def test_a_player_plays_its_strategy() -> None:
    state = situation(load_rulebook("es"), ["AD", "DN"], "PPPK")
    for name in NAMES:
        assert Player(name).choose(view(state, 0), Stream(3, 0, 1)) == choice(name, state, 3)


# Who plays ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "playing",
    [{"random", "cautious"}, frozenset(["random"]), {"random": 1, "cautious": 2}, iter(["random"]), 5, None],
    ids=lambda playing: type(playing).__name__,
)
def test_players_sit_in_an_order_so_that_what_has_none_is_refused(playing: object) -> None:
    with pytest.raises(EkTeachError, match=r"^strategies are given in the order in which they sit, as a list"):
        players(playing)  # type: ignore[arg-type]


@pytest.mark.parametrize("lineup", [["random", "noper"], ("random", "noper"), {"random": 1, "noper": 2}.keys()])
def test_a_list_or_a_tuple_is_an_order(lineup: list[str]) -> None:
    if isinstance(lineup, list | tuple):
        assert [player.name for player in players(lineup)] == ["random", "noper"]
    else:
        with pytest.raises(EkTeachError):
            players(lineup)


@pytest.mark.parametrize("error", [SystemExit(0), GeneratorExit(), BaseException("enough"), ValueError("no\nway")])
def test_whatever_a_function_raises_is_told_as_its_failure(error: BaseException) -> None:
    """Even what is meant to end a program."""

    def fails(_: object) -> Action:
        raise error

    with pytest.raises(
        EkTeachError, match=rf"the strategy fails failed .*, line \d+\): {type(error).__name__}"
    ) as told:
        list(play_game(load_rulebook("es"), players([fails, "random"])))
    assert str(told.value).isprintable()


def test_ctrl_c_stays_ctrl_c_in_a_function_too() -> None:
    def stopped(_: object) -> Action:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(play_game(load_rulebook("es"), players([stopped, "random"])))


@pytest.mark.parametrize("seat", [0.0, False, "0", None])
def test_a_seat_is_a_whole_number(seat: object) -> None:
    with pytest.raises(EkTeachError, match=r"acted for seat .*; its own seat is 0"):
        Player("own", lambda _: Action(ActionKind.DRAW, seat)).choose(  # type: ignore[arg-type]
            view(situation(load_rulebook("es"), ["AD", "DN"], "PPPK"), 0), Stream(1)
        )


@pytest.mark.parametrize("seat", [0.0, True, 7, -1, "0", 10**5000], ids=lambda seat: type(seat).__name__)
def test_a_person_sits_on_a_seat_that_there_is(seat: object) -> None:
    state = situation(load_rulebook("es"), ["AD", "DN"], "PPPK")
    with pytest.raises(EkTeachError, match=r"^there is no seat .*; the seats are 0 to 1\.$"):
        let_opponents_play(state, seat, seat_opponents("random", 2, 0), Seeded(1))  # type: ignore[arg-type]
