"""What might have been done instead: offers, branches, other eyes, and branches written as texts."""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ek_teach.cards import UNKNOWN
from ek_teach.engine import ONLOOKER, Action, EventKind, Phase, blinded, check, situation, view
from ek_teach.errors import EkTeachError, IllegalMoveError
from ek_teach.play import random_game
from ek_teach.rulebook import load_rulebook
from ek_teach.timeline import Walk, offers, play_out
from tests.table import BOOKS, lay

NAMES = ["Ana", "Luis", "Marta", "Pia", "Otto"]

TABLE = """
title:   An Attack, and what else
players: Ana Luis Marta
Ana:     attack, tacocat*2, defuse
Luis:    nope, skip, defuse
Marta:   nope, favor, defuse
pile:    exploding kitten, skip, exploding kitten, shuffle
Ana: attack
ask: whose turn?
Luis: skip
"""


def walk_of(text: str = TABLE, **more) -> Walk:
    return Walk(play_out(text, **more))


@cache
def game_of(book: str, players: int, seed: int):
    return random_game(load_rulebook(book), players, seed)


def somewhere_in_a_game(book: str, players: int, seed: int, at: float):
    """A dozen steps out of a random game."""
    game = game_of(book, players, seed % 20)
    begin = int(at * (len(game) - 1))
    return game[begin : begin + 12]


def texts(walk: Walk, step: int, branch: int = 0, refused: bool = False) -> list[str]:
    return [offer.text for offer in walk.offers(step, branch) if offer.refused is refused]


def choose(walk: Walk, step: int, text: str, branch: int = 0) -> tuple[int, int]:
    return walk.choose(step, next(offer for offer in walk.offers(step, branch) if offer.text == text), branch)


def headings(walk: Walk, branch: int) -> list[str]:
    return [frame.explanation.heading for frame in walk.timeline(branch)]


# What is on offer -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 5), at=st.floats(0, 1))
def test_what_is_offered_is_what_the_judge_allows_and_what_is_greyed_is_refused(book, seed, players, at):
    """Every offer can be carried out; every refusal has a reason; a game that is not over offers something."""
    game = game_of(book, players, seed % 20)
    state = game[int(at * (len(game) - 1))].before
    listed = offers(state, NAMES[:players], "en")
    assert any(not offer.refused for offer in listed)
    for offer in listed:
        assert check(state, offer.actions[0]).allowed is not offer.refused
        assert offer.text
        if offer.refused:
            assert offer.reason


def test_each_answer_of_chance_is_an_offer_with_its_probability():
    """A pair takes one of three cards at random (es Combinaciones 1): two Nopes and a Defuse."""
    walk = walk_of("players: Ana Luis\nAna: tacocat*2\nLuis: defuse, nope*2\npile: exploding kitten, skip*3")
    branch, step = choose(walk, 0, "Ana plays a pair (Tacocat) on Luis")
    found = {offer.text: str(offer.chance) for offer in walk.offers(step, branch) if offer.chance}
    assert found == {"Nobody plays a Nope → Defuse": "1/3", "Nobody plays a Nope → Nope": "2/3"}


def test_an_unknown_top_card_is_drawn_as_each_card_it_may_be():
    walk = walk_of("players: Ana Luis\nAna: defuse\nLuis: defuse\npile: ?*4")
    drawn = {offer.text: offer.chance for offer in walk.offers(0) if offer.text.startswith("Ana draws")}
    assert str(drawn["Ana draws → Exploding Kitten"]) == "1/4"
    assert sum(drawn.values()) == 1


def test_who_does_not_draw_sees_only_whether_it_is_a_kitten():
    walk = walk_of("players: Ana Luis\nAna: defuse\nLuis: defuse\npile: ?*4", viewer="Luis")
    drawn = {offer.text: str(offer.chance) for offer in walk.offers(0) if offer.text.startswith("Ana draws")}
    assert drawn == {"Ana draws → Exploding Kitten": "1/4", "Ana draws → no Kitten": "3/4"}


def test_a_move_that_people_try_is_shown_with_the_reason_why_not():
    walk = walk_of()
    refused = {offer.text: offer.reason for offer in walk.offers(0) if offer.refused}
    assert "Luis plays Nope" in refused
    assert "Ana plays Defuse" in refused
    with pytest.raises(IllegalMoveError, match="Luis plays Nope"):
        choose(walk, 0, "Luis plays Nope")
    assert len(walk.branches) == 1


def test_a_late_nope_is_on_offer_with_what_the_book_makes_of_it():
    """tr Nope 1: a Nope may be played at any moment, also once an Attack has begun to be owed; it is irregular."""
    text = "rulebook: tr\nplayers: Ana Luis\nAna: attack\nLuis: defuse, nope\npile: exploding kitten, skip*3\n"
    walk = walk_of(text + "Ana: attack")
    late = next(offer for offer in walk.offers(2) if offer.text == "Luis plays Nope")
    assert not late.refused
    assert late.reason


def test_nothing_is_on_offer_once_the_game_is_over():
    game = random_game(load_rulebook("es"), 2, seed=3)
    walk = Walk(play_out(game, names=NAMES[:2]))
    assert walk.offers(len(walk.timeline()) - 1) == ()


# Branches -------------------------------------------------------------------------------------------------------------


def test_a_choice_makes_a_branch_and_leaves_the_record_as_it_was():
    walk = walk_of()
    before = headings(walk, 0)
    branch, step = choose(walk, 1, "Luis plays Nope")
    branch, step = choose(walk, step, "Nobody plays a Nope", branch)
    assert headings(walk, branch)[:2] == before[:2]
    assert headings(walk, branch)[-1] == "Nobody answers the Nope: Ana's Attack is cancelled"
    assert headings(walk, 0) == before
    assert [one.parent for one in walk.branches] == [None, 0]


def test_going_on_at_the_end_of_a_branch_lengthens_it():
    walk = walk_of()
    branch, step = choose(walk, 0, "Ana draws")
    again, last = choose(walk, step, "Ana plays Defuse", branch)
    assert (again, last) == (branch, step + 1)
    assert len(walk.branches) == 2


def test_the_same_choice_leads_to_the_same_branch():
    walk = walk_of()
    assert choose(walk, 0, "Ana draws") == choose(walk, 0, "Ana draws")
    assert choose(walk, 0, "Ana plays Attack") == (0, 1)
    assert len(walk.branches) == 2


def test_the_questions_of_a_record_stay_with_the_record():
    walk = walk_of()
    at = next(frame.number for frame in walk.timeline() if frame.answers)
    branch, _ = walk.choose(at, 0)
    assert not any(frame.answers for frame in walk.timeline(branch)[at:])


def test_branches_are_renamed_and_dropped_with_all_that_departs_from_them():
    walk = walk_of()
    first, step = choose(walk, 0, "Ana draws")
    second, _ = choose(walk, step, "Ana plays Defuse", first)
    third, _ = choose(walk, 1, "Luis plays Nope")
    walk.rename(first, "  The  draw ")
    assert walk.branch(first).name == walk.timeline(first).title == "The draw"
    walk.drop(first)
    assert [branch.number for branch in walk.branches] == [0, third]
    assert second == first


@pytest.mark.parametrize("name", ["", "  ", "x" * 81, "a\u202eb"])
def test_a_name_that_cannot_be_read_is_refused(name):
    walk = walk_of()
    with pytest.raises(EkTeachError, match="one line of 1 to 80"):
        walk.rename(0, name)


def test_the_record_cannot_be_dropped_and_what_is_not_there_is_told():
    walk = walk_of()
    with pytest.raises(EkTeachError, match="record itself"):
        walk.drop(0)
    with pytest.raises(EkTeachError, match=r"no branch 7; there are 0"):
        walk.timeline(7)
    with pytest.raises(EkTeachError, match="no step 99; this branch has the steps 0 to"):
        walk.offers(99)
    with pytest.raises(EkTeachError, match="no move 99 here"):
        walk.choose(0, 99)
    with pytest.raises(EkTeachError, match="made of a timeline"):
        Walk(TABLE)


def test_two_branches_are_compared_from_where_they_part():
    walk = walk_of()
    branch, _ = choose(walk, 0, "Ana draws")
    rows = walk.compare(0, branch)
    assert [row.differs for row in rows] == [False] + [True] * (len(rows) - 1)
    assert rows[1].headings == ("Ana plays Attack", "Ana draws an Exploding Kitten")


# Other eyes -----------------------------------------------------------------------------------------------------------


def test_other_eyes_see_the_same_branches_with_less_in_them():
    walk = walk_of()
    branch, _ = choose(walk, 0, "Ana draws")
    walk.look("Luis", "ru")
    timeline = walk.timeline(branch)
    assert timeline.viewer_name == "Luis"
    assert timeline[-1].view.table.hands[0] == UNKNOWN * 4
    walk.look("everybody", "en")
    assert UNKNOWN not in walk.timeline(branch)[-1].view.table.hands[0]


def test_who_was_shown_less_cannot_look_with_other_eyes():
    walk = walk_of(viewer="Luis")
    assert walk.viewers == ("Luis",)
    with pytest.raises(EkTeachError, match="only what its viewer may know"):
        walk.look("everybody")


@pytest.mark.parametrize("book", BOOKS)
@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 4), at=st.floats(0, 1))
def test_what_might_have_been_tells_nothing_of_hidden_cards(book, seed, players, at):
    """Two games that look the same to a viewer offer the same moves, and each choice leads to the same frames."""
    game = game_of(book, players, seed % 20)
    state = game[int(at * (len(game) - 1))].before
    viewer = ONLOOKER if seed % (players + 1) == players else seed % (players + 1)
    twin = shuffled_out_of_sight(state, viewer, seed)
    assert view(twin, viewer) == view(state, viewer)
    one, two = (offers(blinded(world, viewer), NAMES[:players], "en", viewer, seed=1) for world in (state, twin))
    assert one == two


def shuffled_out_of_sight(state, viewer, seed):
    """The same state with the cards that the viewer does not know dealt anew among their places."""
    random, table = Random(seed), state.table
    seen = table.seen[viewer] if viewer >= 0 else 0
    places = [("hand", seat, at) for seat, hand in enumerate(table.hands) if seat != viewer for at in range(len(hand))]
    piles = [("pile", 0, at) for at in range(len(table.pile)) if not seen >> at & 1]
    hands, pile = [list(hand) for hand in table.hands], list(table.pile)
    # The Kittens of the pile stay in the pile; its other cards and the hands change places.
    loose = list(places) + [place for place in piles if pile[place[2]] != "K"]
    cards = [hands[seat][at] if kind == "hand" else pile[at] for kind, seat, at in loose]
    random.shuffle(cards)
    for (kind, seat, at), card in zip(loose, cards, strict=True):
        (hands[seat] if kind == "hand" else pile)[at] = card
    hidden = [at for _, _, at in piles]
    order = [pile[at] for at in hidden]
    random.shuffle(order)
    for at, card in zip(hidden, order, strict=True):
        pile[at] = card
    table = table._replace(hands=tuple("".join(sorted(hand)) for hand in hands), pile="".join(pile))
    late = state.late and state.late._replace(table=table._replace(discard=state.late.table.discard))
    return state._replace(table=table, late=late)


# Any line of any game -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("viewer", ["everybody", "Luis", "onlooker"])
@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 5), at=st.floats(0, 1))
def test_any_line_of_choices_can_be_followed(book, viewer, seed, players, at):
    """From any step of any game, whatever is chosen, there is a next choice until the game is over."""
    random = Random(seed)
    walk = Walk(play_out(somewhere_in_a_game(book, players, seed, at), names=NAMES[:players], viewer=viewer))
    branch, step = 0, seed % len(walk.timeline())
    for _ in range(8):
        allowed = [offer for offer in walk.offers(step, branch) if not offer.refused]
        if not allowed:
            assert walk.timeline(branch)[step].view.phase is Phase.OVER
            break
        branch, step = walk.choose(step, random.choice(allowed), branch)
        frame = walk.timeline(branch)[step]
        assert frame.number == step
        assert frame.explanation.heading


@pytest.mark.parametrize("book", BOOKS)
@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 5), at=st.floats(0, 1))
def test_a_branch_is_written_as_a_text_that_tells_the_same_again(book, seed, players, at):
    random = Random(seed)
    walk = Walk(play_out(game_of(book, players, seed % 20)[: 12 + int(50 * at)], names=NAMES[:players]))
    branch, step = 0, len(walk.timeline()) - 1 - seed % 4
    for _ in range(4):
        allowed = [offer for offer in walk.offers(step, branch) if not offer.refused]
        if not allowed:
            break
        branch, step = walk.choose(step, random.choice(allowed), branch)
    told = walk.timeline(branch)
    again = play_out(walk.notation(branch))
    assert again[-1].view == told[-1].view
    assert loud(again) == loud(told)


def loud(timeline):
    """What happened, but for who kept silent, and however many steps people see in it."""
    events = [event for frame in timeline for event in frame.events if event.kind is not EventKind.PASSED]
    return [(event.kind, event.actor, event.cards, event.target) for event in events]


def test_what_a_player_knows_of_a_branch_is_written_from_the_last_turn_on():
    walk = walk_of(viewer="Luis")
    branch, step = choose(walk, 1, "Luis plays Nope")
    branch, _ = choose(walk, step, "Nobody plays a Nope", branch)
    text = walk.notation(branch)
    assert "Ana:      ?*4" in text
    assert play_out(text, viewer="Luis")[-1].view.turn == walk.timeline(branch)[-1].view.turn


def test_a_state_put_together_by_hand_is_walked_too():
    state = lay("es", "AD", "ND")
    from ek_teach.engine import step

    walk = Walk(play_out([step(state, Action.play(0, "A"))], names=NAMES[:2]))
    assert "Luis plays Nope" in texts(walk, 1)
    assert situation(state.rulebook, ["AD", "ND"], state.table.pile) == state
