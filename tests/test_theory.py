"""Small games solved: known values, equilibria that three solvers agree on, and what a player may know."""

from fractions import Fraction
from itertools import product

import pytest

from ek_teach.cards import CATS
from ek_teach.engine import EventKind, Phase
from ek_teach.errors import EkTeachError, MissingLibraryError
from ek_teach.rulebook import RULEBOOKS
from ek_teach.theory import (
    as_gambit,
    as_openspiel,
    backward_induction,
    best_reply,
    counterfactual_regret,
    equilibrium,
    exploitability,
    gambit_equilibrium,
    game_tree,
    nope_war,
    save_gambit,
    small_game,
)
from ek_teach.theory.missing import needs
from ek_teach.theory.positions import begin, deals, outcomes


def skips(number: int, **options: object) -> object:
    """Two players with a Defuse each, one Kitten, and Skips."""
    pile = "exploding kitten" + (f", skip*{number}" if number else "")
    return small_game(f"players: Ana Luis\nAna: defuse\nLuis: defuse\npile: {pile}", **options)


HIDDEN = {
    "hide": ("Ana: defuse\nLuis: skip", "exploding kitten, tacocat", ""),
    "hide and shuffle": ("Ana: defuse\nLuis: skip, shuffle", "exploding kitten, tacocat", ""),
    "both hide": ("Ana: defuse, skip\nLuis: defuse, skip, shuffle", "exploding kitten, tacocat", ""),
    "hidden hand": ("Ana: defuse, attack\nLuis: ?", "exploding kitten, tacocat", "skip, nope, defuse"),
    "hidden Nope": ("Ana: attack, skip\nLuis: ?", "exploding kitten, tacocat*2", "nope, beard cat"),
}


def hidden(name: str, rulebook: str = "es") -> object:
    hands, pile, unseen = HIDDEN[name]
    return small_game(f"players: Ana Luis\n{hands}\npile: {pile}", kitten="secretly", unseen=unseen, rulebook=rulebook)


# Values with open hands -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "value"), [(0, "0"), (1, "5/8"), (2, "31/108"), (3, "43/72")])
def test_known_values_of_the_first_player(number, value):
    """Two players, one Kitten, one Defuse each, Skips, a defused Kitten shuffled back: known values, exactly."""
    solved = backward_induction(skips(number))
    assert solved.values == (Fraction(value), 1 - Fraction(value))
    assert solved.exact


def plainly(pile: int, skip: int, mine: tuple[int, int], theirs: tuple[int, int]) -> Fraction:
    """The same game written down again, without the engine: Skips in the pile, Defuses and Skips of each hand."""
    options = []
    if mine[1]:
        options.append(1 - plainly(pile, skip, theirs, (mine[0], mine[1] - 1)))
    value = Fraction(0)
    if skip:
        value += Fraction(skip, pile) * (1 - plainly(pile - 1, skip - 1, theirs, (mine[0], mine[1] + 1)))
    if mine[0]:
        value += Fraction(1, pile) * (1 - plainly(pile, skip, theirs, (mine[0] - 1, mine[1])))
    options.append(value)
    return max(options)


@pytest.mark.parametrize("number", range(5))
def test_values_agree_with_the_game_written_down_twice(number):
    """What the engine's positions give is what a few lines of arithmetic give, for up to five cards."""
    assert backward_induction(skips(number)).values[0] == plainly(number + 1, number, (1, 0), (1, 0))


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_open_games_are_solved_under_every_rulebook(rulebook):
    """The chances of all seats add up to 1, and no move is worth more than the game."""
    game = small_game(
        "players: Ana Luis\nAna: attack, see the future, nope\nLuis: defuse, skip\npile: exploding kitten, tacocat*2",
        rulebook=rulebook,
    )
    solved = backward_induction(game)
    assert sum(solved.values) == 1
    assert solved.values[0] == solved.best.value == max(move.value for move in solved.moves)
    assert {move.action.cards for move in solved.moves} == {"", "A", "V"}


def test_three_players_leave_two_kittens():
    """With three players the chances add up to 1, and ties are told."""
    solved = backward_induction(
        small_game("players: Ana Luis Marta\nAna: attack\nLuis: skip\nMarta: defuse\npile: exploding kitten*2, tacocat")
    )
    assert sum(solved.values) == 1
    assert any("equally good" in sentence for sentence in solved.assumptions)


def test_a_kitten_put_back_openly_is_seen_by_all():
    """Put where all see it, the Kitten on top is drawn by who has no other way out (es *Turno a turno* 3)."""
    game = small_game("players: Ana Luis\nAna: defuse\nLuis: tacocat\npile: exploding kitten", kitten="openly")
    assert backward_induction(game).values == (1, 0)
    assert any("wants it secret" in sentence for sentence in game.assumptions)


def test_chances_of_every_move_add_up_to_one():
    """Whatever a move leads to, the chances add up to 1 and no card is lost, along a whole tree of positions."""
    game = small_game(
        "players: Ana Luis\nAna: shuffle, see the future\nLuis: favor, defuse\npile: exploding kitten, skip, tacocat"
    )
    todo, seen = [begin(game)], set()
    while todo:
        position = todo.pop()
        if position in seen or position.state.phase is Phase.OVER:
            continue
        seen.add(position)
        for action in game.moves(position.state):
            found = list(outcomes(game, position, action))
            assert sum(outcome.chance for outcome in found) == 1
            for outcome in found:
                table = outcome.position.state.table
                rows = (*table.hands, *table.face_up, *table.face_down)
                assert sum(map(len, (*rows, table.pile, table.discard, table.put_away, table.unseen))) == 56
                todo.append(outcome.position)
    assert len(seen) > 100


# Trees and equilibria -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", HIDDEN)
def test_equilibria_are_those_of_gambit(name):
    """The linear program's value, in fractions and proven by best replies, equals that of Gambit."""
    pytest.importorskip("pygambit")
    game = hidden(name)
    ours, gambits = equilibrium(game), gambit_equilibrium(game)
    assert ours.exact and gambits.exact
    assert ours.values == gambits.values
    assert sum(ours.values) == 1


@pytest.mark.parametrize("name", ["hide and shuffle", "hidden hand", "hidden Nope"])
def test_regret_minimisation_comes_to_the_same_value(name):
    """OpenSpiel's value lies within its exploitability of the linear program's, and the exploitability falls."""
    game = hidden(name)
    exact, regrets = equilibrium(game), counterfactual_regret(game, 200)
    gap = regrets.equilibrium.gap
    assert abs(float(exact.values[0]) - regrets.equilibrium.values[0]) <= gap + 1e-9
    assert regrets.exploitability[-1] < 0.02
    assert regrets.exploitability[-1] < regrets.exploitability[0] or regrets.exploitability[0] < 1e-9
    assert not regrets.equilibrium.exact


def test_openspiel_measures_the_same_exploitability():
    """Ours is OpenSpiel's, for the same strategies: those that take each move as often as any other."""
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability as theirs

    tree = game_tree(hidden("both hide"))
    alike = {index: (Fraction(1, len(s.moves)),) * len(s.moves) for index, s in enumerate(tree.information)}
    made = as_openspiel(tree)
    assert float(exploitability(tree, alike)) == pytest.approx(
        theirs.exploitability(made, policy.UniformRandomPolicy(made))
    )
    assert (int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)) == (-1, -4)


def test_the_openspiel_game_is_walked_to_the_same_ends():
    """Every history of the Python game ends with the tree's payoffs, less half of the sum."""
    tree = game_tree(hidden("hide and shuffle"))
    todo, ends = [as_openspiel(tree).new_initial_state()], 0
    while todo:
        state = todo.pop()
        if state.is_terminal():
            ends += 1
            assert sum(state.returns()) == 0 and abs(state.returns()[0]) == 0.5
            continue
        todo += [state.child(action) for action in state.legal_actions()]
    assert ends == sum(node.payoffs is not None for node in tree.nodes)


def test_gambit_files_come_back_as_they_were(tmp_path):
    """An .efg and an .nfg of a game, read again, have the same value."""
    gambit = pytest.importorskip("pygambit")
    game = hidden("hide")
    value = equilibrium(game).values[0]
    tree, table = save_gambit(game, tmp_path / "hide.efg"), save_gambit(game, tmp_path / "hide.nfg")
    again = gambit.read_efg(str(tree))
    assert [p.label for p in again.players] == ["Ana", "Luis"]
    assert len(list(again.outcomes)) == len(list(as_gambit(game).outcomes))
    assert again.to_efg() == tree.read_text(encoding="utf-8")
    for read in (again, gambit.read_nfg(str(table))):
        found = gambit.nash.lp_solve(read, rational=True).equilibria[0]
        assert Fraction(str(found.payoff("Ana"))) == value


def test_pure_strategies_cannot_beat_the_equilibrium():
    """Against the seeker of an equilibrium no single place for the Kitten gains more than the value."""
    found = equilibrium(hidden("both hide"))
    assert best_reply(found.tree, found.strategies, 0) == found.values[0]
    assert best_reply(found.tree, found.strategies, 1) == found.values[1]


@pytest.mark.parametrize("name", HIDDEN)
def test_an_information_set_holds_nothing_that_its_player_may_not_know(name):
    """All moments of a set show its player the same: hand, sizes of hands, pile and discards (the engine's view)."""
    from ek_teach.engine import view

    game = hidden(name)
    views: dict[tuple[int, str], set[object]] = {}
    tree = game_tree(game)

    def walk(position, deal, path):
        if game.payoff(deal, position.state) is not None:
            return
        actions = game.moves(position.state)
        seat = position.state.to_act[0]
        if len(actions) > 1:
            seen = view(position.state, seat)
            views.setdefault((seat, path[seat]), set()).add(
                (seen.table.hands[seat], tuple(map(len, seen.table.hands)), len(seen.table.pile), seen.table.discard)
            )
        for action in actions:
            for outcome in outcomes(game, position, action):
                told = list(path)
                for step in outcome.steps:
                    for other in (0, 1):
                        shown = [
                            (e.kind, e.cards if e.audience is None or other in e.audience else "?" * len(e.cards))
                            for e in step.events
                        ]
                        places = [
                            e.position
                            for e in step.events
                            if e.kind is EventKind.KITTEN_PLACED and other in (e.audience or ())
                        ]
                        told[other] += repr((shown, places))
                walk(outcome.position, deal, tuple(told))

    for _, state in deals(game):
        walk(begin(game, state), state, (state.table.hands[0], state.table.hands[1]))
    assert all(len(seen) == 1 for seen in views.values())
    assert len(views) == len(tree.information)


def test_a_hidden_hand_is_dealt_with_the_right_chances():
    """Two unknown cards from three: each pair of single cards is equally likely."""
    game = small_game("players: Ana Luis\nAna: defuse\nLuis: ?*2\npile: exploding kitten", unseen="nope, skip*2")
    assert {state.table.hands[1]: chance for chance, state in deals(game)} == {
        "NS": Fraction(2, 3),
        "SS": Fraction(1, 3),
    }


# Nope wars ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ana", "luis"), list(product(range(3), range(3))))
def test_who_has_the_last_nope_wins_a_war_for_high_stakes(ana, luis):
    """With open hands and cheap Nopes the card stands if and only if its player can answer every Nope."""
    text = f"""
players: Ana Luis
Ana: attack{f", nope*{ana}" if ana else ""}
Luis: skip{f", nope*{luis}" if luis else ""}
pile: exploding kitten, ?*5
Ana: attack
"""
    war = nope_war(text, {"Ana": 100, "Luis": -100}, nope_worth="1/100")
    solved = backward_induction(war)
    stands = solved.values[0] > 50
    assert stands == (ana >= luis)
    nopes = sum("Nope" in words for words in solved.line())
    # Who would lose the war in the end does not begin it.
    assert nopes == (0 if stands else 1)


def test_a_nope_war_pays_stakes_and_is_told_no_chance_to_win():
    text = "players: Ana Luis\nAna: attack\nLuis: nope\npile: exploding kitten, ?*5\nAna: attack"
    told = str(backward_induction(nope_war(text, {"Luis": "-1/5"}, nope_worth="1/4")))
    assert "Luis ends with -1/5 on average" in told and "Luis plays Nope: -1/4" in told
    assert "chance" not in told and "%" not in told


def test_a_nope_that_costs_more_than_the_stake_is_kept():
    """Nobody pays a Nope for a card that hurts less than the Nope is worth."""
    text = "players: Ana Luis\nAna: attack\nLuis: nope\npile: exploding kitten, ?*5\nAna: attack"
    assert backward_induction(nope_war(text, {"Luis": "-1/5"}, nope_worth="1/4")).line() == ("Luis lets it stand",)
    assert backward_induction(nope_war(text, {"Luis": "-1/3"}, nope_worth="1/4")).line() == ("Luis plays Nope",)


def test_zh_lets_only_the_cancelled_player_answer():
    """zh *(2)* lets nobody but the cancelled player answer a Nope, so a friend's Nope changes nothing there."""
    text = "players: Ana Luis Marta\nAna: attack\nLuis: nope\nMarta: nope\npile: exploding kitten*2, ?*5\nAna: attack"
    stakes = {"Luis": -1, "Marta": 1}
    free = backward_induction(nope_war(text, stakes, nope_worth="1/10", rulebook="es"))
    bound = backward_induction(nope_war(text, stakes, nope_worth="1/10", rulebook="zh"))
    assert free.values[1] < bound.values[1]


def test_a_nope_war_with_a_hidden_hand_has_an_equilibrium():
    """Where the opponent's Nope is hidden, what one gains the other loses, and the program is exact."""
    text = "players: Ana Luis\nAna: attack, nope\nLuis: ?\npile: exploding kitten, ?*5\nAna: attack"
    found = equilibrium(nope_war(text, {"Ana": 1, "Luis": -1}, nope_worth="1/4", unseen="nope, skip"))
    assert found.exact and sum(found.values) == 0


# Bad input ------------------------------------------------------------------------------------------------------------

TABLE = "players: Ana Luis\nAna: defuse\nLuis: skip\npile: exploding kitten, tacocat"
WAR = "players: Ana Luis\nAna: skip, defuse\nLuis: nope\npile: exploding kitten, tacocat\nAna: skip"


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: small_game(7), "a text in the notation"),
        (lambda: small_game(TABLE, kitten="hidden"), "kitten is one of"),
        (lambda: small_game(TABLE, lays="skpi"), "lays cannot be read"),
        (lambda: small_game(TABLE, lays=5), "lays is a list of cards"),
        (lambda: small_game(TABLE, unseen="nope"), "no hand has an unknown card"),
        (lambda: small_game(TABLE.replace("tacocat", "?")), "every card of the pile"),
        (lambda: small_game(TABLE.replace("skip", "?")), "unseen names too few cards"),
        (lambda: small_game(TABLE.replace("skip", "?"), unseen="exploding kitten"), "no hand can hold"),
        (lambda: small_game(TABLE.replace("skip", "?"), unseen="nope*6"), "the box has 5"),
        (lambda: small_game("players: Ana Luis"), "begins in somebody's turn"),
        (lambda: backward_induction("es"), "small_game()"),
        (lambda: backward_induction(small_game(TABLE, kitten="secretly")), "no game with open hands"),
        (lambda: backward_induction(small_game(TABLE), most=3), "more than 3 positions"),
        (lambda: backward_induction(small_game(TABLE), most="many"), "whole number"),
        (lambda: game_tree(small_game(TABLE), most=3), "more than 3 nodes"),
        (lambda: equilibrium("es"), "small_game()"),
        (lambda: counterfactual_regret(small_game(TABLE), 0), "whole number from 1"),
        (lambda: save_gambit(small_game(TABLE), "game.txt"), ".efg"),
        (lambda: save_gambit(small_game(TABLE), 5), "file"),
        (lambda: nope_war(TABLE, {}), "card on the table"),
        (lambda: nope_war(WAR, {"Anna": 1}), "did you mean 'Ana'"),
        (lambda: nope_war(WAR, {"Ana": "much"}), "is a number"),
        (lambda: nope_war(WAR, 4), "stakes"),
        (lambda: needs("no_such_module", "A test"), "not installed"),
    ],
)
def test_bad_input_is_told_in_one_sentence(make, says):
    """What, where, and what would be right."""
    with pytest.raises(EkTeachError) as raised:
        make()
    assert says in str(raised.value)
    assert "\n" not in str(raised.value)


def test_three_players_have_no_linear_program():
    """More than two players can be exported, but not solved by a linear program."""
    pytest.importorskip("pygambit")
    game = small_game("players: Ana Luis Marta\nAna: skip\nLuis: skip\nMarta: skip\npile: exploding kitten*2, tacocat")
    with pytest.raises(EkTeachError, match="two players"):
        equilibrium(game)
    assert len(list(as_gambit(game).players)) == 3


def test_what_is_missing_says_how_to_get_it():
    """A library that is not there is named, with the extra that brings it."""
    with pytest.raises(MissingLibraryError, match=r"ek-teach\[theory\]"):
        needs("no_such_module", "A test")


def test_cats_are_not_laid_alone():
    """A lone cat does nothing, so that a small game leaves it out (`lone_cat`)."""
    assert not set(small_game(TABLE).lays) & set(CATS)
