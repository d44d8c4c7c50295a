"""The one judge of what is allowed: :func:`check`, which everything else asks."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from ek_teach.cards import BOX, CATS, UNKNOWN, Title, sorted_cards
from ek_teach.engine.actions import CHANCE, TABLE, Action, ActionKind
from ek_teach.engine.chance import chance_outcomes, possible
from ek_teach.engine.state import Legality, Phase, Stage, State, Table, Verdict, unseen_count
from ek_teach.rulebook import Rules

__all__ = ["COMBINATION_SIZES", "LEGAL", "check", "legal_actions"]

LEGAL: Final = Verdict(Legality.LEGAL)
"""The verdict on an action that nothing speaks against."""

_CODES: Final = frozenset(BOX)

COMBINATION_SIZES: Final = {2: "pair", 3: "three_of_a_kind", 5: "five_different"}
"""The rule behind a combination of each size."""


def _illegal(reason: str, *rules: str, **parameters: str | int) -> Verdict:
    return Verdict(Legality.ILLEGAL, reason, rules, tuple(parameters.items()))


def _irregular(reason: str, *rules: str, **parameters: str | int) -> Verdict:
    return Verdict(Legality.IRREGULAR, reason, rules, tuple(parameters.items()))


def _holding(table: Table, hand: str, cards: str) -> Verdict:
    """Whether a hand can show these cards, an unknown card standing for any title of which the box has one left."""
    if len(cards) == 1:  # by far the most frequent case
        if cards in hand:
            return LEGAL
        missing = [cards]
    else:
        missing = [card for card in sorted(set(cards)) for _ in range(cards.count(card) - hand.count(card))]
        if not missing:
            return LEGAL
    if len(missing) > hand.count(UNKNOWN):
        return _illegal("card_not_in_hand", card=missing[-1])
    for code in missing:
        # A Kitten is shown when it is drawn, so an unknown card of a hand is none.
        if code == Title.EXPLODING_KITTEN:
            return _illegal("card_not_in_hand", card=code)
        if unseen_count(table, code) < missing.count(code):
            return _illegal("no_more_in_box", "box", card=code)
    return LEGAL


def _own_turn(state: State, player: int) -> Verdict:
    """Whether a player may act in the course of a turn now."""
    phase = state.phase
    if phase is Phase.TURN:
        if player == state.turn.player:
            return LEGAL
        if player not in state.table.living:
            return _illegal("player_is_out", "eliminated", player=player)
        return _illegal("not_your_turn", "out_of_turn", "direction", player=state.turn.player)
    if phase is Phase.OVER:
        return _illegal("game_over", "last_one_wins")
    if player not in state.table.living:
        return _illegal("player_is_out", "eliminated", player=player)
    if phase is Phase.REACTION:
        return _illegal("window_open", "nope", "nope_window")
    if phase in _WAITING:
        reason, rule = _WAITING[phase]
        return _illegal(reason, rule, player=state.to_act[0])
    return _illegal("not_now", "play_or_pass")


_WAITING: Final = {
    Phase.KITTEN: ("kitten_first", "kitten_shown"),
    Phase.PLACING: ("placing_first", "kitten_returned"),
    Phase.GIVING: ("giving_first", "favor"),
    Phase.NAMING: ("naming_first", "three_of_a_kind_effect"),
    Phase.FETCHING: ("fetching_first", "five_different_effect"),
}
"""Why a turn does not go on yet, by what the game waits for, and the rule that asks for it."""


def _decision(state: State, phase: Phase, player: int, reason: str, rule: str) -> Verdict:
    """Whether the game waits for this player's decision of one kind."""
    if state.phase is Phase.OVER:
        return _illegal("game_over", "last_one_wins")
    if state.phase is not phase:
        return _illegal(reason, rule)
    if player not in state.to_act:
        return _illegal("not_your_decision", rule, player=state.to_act[0])
    return LEGAL


def _target(state: State, action: Action, rules: Rules, rule: str) -> Verdict:
    target = action.target
    if target is None or not 0 <= target < state.players:
        return _illegal("target_missing", rule)
    if target == action.player:
        return _illegal("target_yourself", rule)
    if target not in state.table.living:
        return _illegal("target_is_out", rule, "eliminated", player=target)
    # Three of a kind asks for a card that may not be there: an empty hand simply does not hold it.
    if rule != "three_of_a_kind" and not state.table.hands[target]:
        if rules.consult("empty_target") == "not_a_target":
            return _illegal("empty_hand", "empty_target", rule, player=target)
        return _irregular("empty_hand_nothing_happens", "empty_target", rule, player=target)
    return LEGAL


def fetchable(state: State, play: Action, rules: Rules) -> str:
    """List the cards that five different cards may fetch, the five themselves not yet or already discarded.

    Before the play (phase ``TURN``) the five count as being about to lie on the pile; after it they lie there.
    """
    just_played = rules.consult("fetch_just_played") == "allowed"
    pile = state.table.discard
    if state.phase is Phase.TURN:
        pile = play.cards + pile if just_played else pile
    elif not just_played:
        for card in play.cards:
            pile = pile.replace(card, "", 1)
    if Title.EXPLODING_KITTEN in pile and rules.consult("fetch_kitten") == "forbidden":
        pile = pile.replace(Title.EXPLODING_KITTEN, "")
    return pile


def _play_one(state: State, action: Action, rules: Rules) -> Verdict:
    title = action.cards
    if action.named:
        return _illegal("name_not_wanted", "three_of_a_kind")
    if title == Title.FAVOR:
        return _target(state, action, rules, "favor")
    if action.target is not None:
        return _illegal("target_not_wanted", "played_card")
    if title == Title.NOPE:
        return _illegal("nope_needs_an_action", "nope")
    if title == Title.DEFUSE:
        return _illegal("defuse_without_kitten", "defuse_only_with_kitten")
    if title == Title.EXPLODING_KITTEN:
        return _illegal("kitten_is_not_played", "kitten_shown")
    if title in CATS:
        if rules.consult("lone_cat") == "forbidden":
            return _illegal("lone_cat", "lone_cat", "lone_cat_effect", card=title)
        return _irregular("lone_cat_does_nothing", "lone_cat", "lone_cat_effect", card=title)
    return LEGAL


def _play_several(state: State, action: Action, rules: Rules) -> Verdict:
    cards, size = action.cards, len(action.cards)
    kinds = len(set(cards))
    if size == 5 and kinds == 5:
        if rules.consult("five_different") == "off":
            return _illegal("no_five_different", "five_different")
        if action.target is not None:
            return _illegal("target_not_wanted", "five_different")
        if action.named:
            return _illegal("name_not_wanted", "five_different")
        return LEGAL if fetchable(state, action, rules) else _illegal("nothing_to_fetch", "five_different")
    if kinds != 1 or size not in (2, 3):
        return _illegal("no_such_combination", "pair", "three_of_a_kind", "five_different", cards=cards)
    if size == 2:
        if rules.consult("pair") == "cats" and cards[0] not in CATS:
            return _illegal("pair_needs_cats", "pair", card=cards[0])
        if action.named:
            return _illegal("name_not_wanted", "pair")
        return _target(state, action, rules, "pair")
    if rules.consult("three_of_a_kind") == "off":
        return _illegal("no_three_of_a_kind", "three_of_a_kind")
    if rules.consult("triple_named") == "with_the_play":
        if action.named not in BOX:
            return _illegal("name_a_card", "three_of_a_kind", "triple_named")
    elif action.named:
        return _illegal("named_too_early", "triple_named")
    return _target(state, action, rules, "three_of_a_kind")


def _check_play(state: State, action: Action, rules: Rules) -> Verdict:
    verdict = _own_turn(state, action.player)
    if verdict is not LEGAL:
        return verdict
    if not action.cards or not _CODES.issuperset(action.cards):
        return _illegal("no_such_combination", "played_card", cards=action.cards)
    verdict = _holding(state.table, state.table.hands[action.player], action.cards)
    if verdict is not LEGAL:
        return verdict
    return (_play_one if len(action.cards) == 1 else _play_several)(state, action, rules)


def _check_draw(state: State, action: Action, rules: Rules) -> Verdict:
    return _own_turn(state, action.player)


def chain_owner(state: State, answers: int) -> int:
    """The seat that laid a card of the chain: 0 is the played card, 1 the first Nope, and so on."""
    assert state.window is not None
    return state.window.play.player if answers == 0 else state.window.nopes[answers - 1]


def _check_nope(state: State, action: Action, rules: Rules) -> Verdict:
    player = action.player
    verdict = LEGAL
    if state.phase is Phase.OVER:
        return _illegal("game_over", "last_one_wins")
    if player not in state.table.living:
        return _illegal("player_is_out", "eliminated", player=player)
    if state.phase is not Phase.REACTION:
        if state.phase in (Phase.KITTEN, Phase.PLACING):
            return _illegal("nothing_to_nope", "nope_exceptions")
        effect_begun = state.phase in (Phase.GIVING, Phase.NAMING, Phase.FETCHING)
        if not effect_begun and state.late is None:
            return _illegal("nothing_to_nope", "nope", "nope_window", "nope_not_a_draw")
        if rules.consult("nope_window") != "any_moment":
            return _illegal("too_late", "nope_window")
        if state.late is not None:
            state = state.late
            verdict = _irregular("late_nope", "nope_window")
    assert state.window is not None
    top = len(state.window.nopes)
    if action.position is not None and action.position != top:
        return _illegal("already_cancelled", "nope_on_nope", player=chain_owner(state, top))
    if chain_owner(state, top) == player and rules.consult("nope_own_action") == "forbidden":
        return _illegal("own_card", "nope_own_action")
    if top and rules.consult("nope_answered_by") == "cancelled_player":
        cancelled = chain_owner(state, top - 1)
        if player != cancelled:
            return _illegal("only_cancelled_player", "nope_answered_by", player=cancelled)
    holding = _holding(state.table, state.table.hands[player], Title.NOPE)
    return verdict if holding is LEGAL else holding


def _check_pass(state: State, action: Action, rules: Rules) -> Verdict:
    if state.phase is not Phase.REACTION or state.window is None:
        return _illegal("nothing_to_answer", "nope")
    if action.player in state.window.unanswered:
        return LEGAL
    if action.player not in state.table.living:
        return _illegal("player_is_out", "eliminated", player=action.player)
    return _illegal("already_passed", "nope")


def _check_give(state: State, action: Action, rules: Rules) -> Verdict:
    verdict = _decision(state, Phase.GIVING, action.player, "nothing_to_answer", "favor")
    if verdict is not LEGAL:
        return verdict
    # An unknown card of the hand may be given as such.
    if action.cards not in _CODES and action.cards != UNKNOWN:
        return _illegal("give_one_card", "favor")
    return _holding(state.table, state.table.hands[action.player], action.cards)


def _check_name(state: State, action: Action, rules: Rules) -> Verdict:
    verdict = _decision(state, Phase.NAMING, action.player, "nothing_to_answer", "triple_named")
    if verdict is LEGAL and action.named not in BOX:
        return _illegal("name_a_card", "three_of_a_kind")
    return verdict


def _check_fetch(state: State, action: Action, rules: Rules) -> Verdict:
    verdict = _decision(state, Phase.FETCHING, action.player, "nothing_to_answer", "five_different")
    if verdict is not LEGAL:
        return verdict
    assert state.window is not None
    card = action.cards
    if len(card) != 1 or card not in state.table.discard:
        return _illegal("card_not_in_discard", "five_different", card=card)
    if card not in fetchable(state, state.window.play, rules):
        if card == Title.EXPLODING_KITTEN:
            return _illegal("kitten_not_fetched", "fetch_kitten", "five_different")
        return _illegal("just_played_not_fetched", "fetch_just_played", "five_different", card=card)
    return LEGAL


def _check_defuse(state: State, action: Action, rules: Rules) -> Verdict:
    verdict = _decision(state, Phase.KITTEN, action.player, "not_a_kitten_to_defuse", "defuse_only_with_kitten")
    if verdict is not LEGAL:
        return verdict
    return _holding(state.table, state.table.hands[action.player], Title.DEFUSE)


def _check_explode(state: State, action: Action, rules: Rules) -> Verdict:
    verdict = _decision(state, Phase.KITTEN, action.player, "not_a_kitten_to_defuse", "explode")
    if verdict is not LEGAL or Title.DEFUSE not in state.table.hands[action.player]:
        return verdict
    if rules.consult("defuse_compulsory") == "yes":
        return _illegal("defuse_compulsory", "defuse_compulsory")
    return _irregular("declined_defuse", "defuse_compulsory")


def _check_place(state: State, action: Action, rules: Rules) -> Verdict:
    if state.phase is Phase.CHANCE and rules.consult("kitten_placed") == "random":
        return _illegal("placed_at_random", "kitten_placed")
    verdict = _decision(state, Phase.PLACING, action.player, "not_a_kitten_to_defuse", "kitten_returned")
    if verdict is not LEGAL:
        return verdict
    pile = state.table.pile
    if action.position is None:
        # A place that the record does not know makes sense only in a pile that it does not know either.
        if UNKNOWN not in pile or action.openly:
            return _illegal("place_unknown", "kitten_returned", number=len(pile) + 1)
        return LEGAL
    if not 0 <= action.position <= len(pile):
        return _illegal("no_such_place", "kitten_returned", number=len(pile) + 1)
    if action.openly and rules.consult("kitten_placed_secretly") == "required":
        return _irregular("placed_openly", "kitten_placed_secretly")
    return LEGAL


def _check_proceed(state: State, action: Action, rules: Rules) -> Verdict:
    if state.phase is not Phase.SETUP or action.player != TABLE:
        return _illegal("not_now", "shuffle_deck")
    if action.kind is ActionKind.PROCEED:
        return LEGAL
    thin_deck = rules.consult("thin_deck")
    if thin_deck == "off":
        return _illegal("nothing_taken_out", "thin_deck")
    if thin_deck == "optional" and state.plan[0] is Stage.THIN_DECK:
        return LEGAL
    return _illegal("no_choice", "thin_deck")


def _check_outcome(state: State, action: Action, rules: Rules) -> Verdict:
    if state.phase is not Phase.CHANCE or action.player != CHANCE:
        return _illegal("not_now", "play_or_pass")
    return LEGAL if possible(state, action) else _illegal("impossible_outcome", cards=action.cards)


_CHECKS: Final[dict[ActionKind, Callable[[State, Action, Rules], Verdict]]] = {
    ActionKind.PROCEED: _check_proceed,
    ActionKind.DECLINE: _check_proceed,
    ActionKind.PLAY: _check_play,
    ActionKind.DRAW: _check_draw,
    ActionKind.NOPE: _check_nope,
    ActionKind.PASS: _check_pass,
    ActionKind.GIVE: _check_give,
    ActionKind.NAME: _check_name,
    ActionKind.FETCH: _check_fetch,
    ActionKind.DEFUSE: _check_defuse,
    ActionKind.EXPLODE: _check_explode,
    ActionKind.PLACE: _check_place,
    ActionKind.OUTCOME: _check_outcome,
}


def check(state: State, action: Action, rules: Rules | None = None) -> Verdict:
    """Judge an action: legal, irregular or illegal, and why.

    Parameters
    ----------
    state : State
    action : Action
        Any action at all; nothing is carried out.
    rules : Rules, optional
        The record to which the options asked for are added.

    Returns
    -------
    Verdict
        For a refused action the reason by code, with parameters and the rules behind it.

    Examples
    --------
    >>> from ek_teach.engine import Action, situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["DA", "DN"], "SSK")
    >>> check(state, Action.play(0, "A")).legality.value
    'legal'
    >>> check(state, Action.play(1, "N")).reason
    'not_your_turn'
    """
    # People and programs hand in anything; what is not even of the shape of an action has no judge.
    judge = _CHECKS.get(action.kind)
    if judge is None or action.player.__class__ is not int:
        return _illegal("no_such_action", "play_or_pass")
    if judge not in _BARE and not _is_well_formed(action):
        return _illegal("no_such_action", "play_or_pass")
    return judge(state, action, Rules(state.rulebook) if rules is None else rules)


_BARE: Final = frozenset((_check_draw, _check_pass, _check_defuse, _check_explode))
"""The judges who look at nothing of an action but its player."""


def _is_well_formed(action: Action) -> bool:
    """Whether each field of an action is of its type: a float is no place, a list is no run of cards."""
    target, position = action.target, action.position
    return (
        action.cards.__class__ in _TEXT
        and action.named.__class__ in _TEXT
        and (target is None or target.__class__ is int)
        and (position is None or position.__class__ is int)
    )


_TEXT: Final = (str, Title)


def _spellable(state: State, player: int) -> str:
    """The codes that a hand shows, or could show for an unknown card, each as often as it could."""
    hand = state.table.hands[player]
    unknown = hand.count(UNKNOWN)
    if not unknown:
        return hand
    possible = (
        title * min(unknown, unseen_count(state.table, title)) for title in BOX if title != Title.EXPLODING_KITTEN
    )
    return "".join(sorted(hand.replace(UNKNOWN, "") + "".join(possible)))


def _plays(state: State) -> Iterator[Action]:
    player = state.turn.player
    hand = _spellable(state, player)
    others: tuple[int | None, ...] = tuple(seat for seat in state.table.living if seat != player)
    titles = sorted_cards("".join(set(hand)))
    for title in titles:
        for target in others if title == Title.FAVOR else (None,):
            yield Action.play(player, title, target)
        for size in (2, 3):
            if hand.count(title) >= size:
                for target in others:
                    yield Action.play(player, title * size, target)
                    if size == 3:
                        for named in BOX:
                            yield Action.play(player, title * size, target, named)
    for five in combinations(titles, 5):
        yield Action.play(player, "".join(five))


def _candidates(state: State) -> Iterator[Action]:
    """Every action that could be allowed; :func:`check` decides."""
    phase, table = state.phase, state.table
    if phase is Phase.SETUP:
        yield from (Action.proceed(), Action.decline())
    elif phase is Phase.CHANCE:
        yield from (outcome for outcome, _ in chance_outcomes(state))
    if phase is Phase.TURN:
        yield Action.draw(state.turn.player)
        yield from _plays(state)
    elif phase is Phase.REACTION:
        yield from (Action.let_stand(seat) for seat in table.living)
    elif phase is Phase.GIVING:
        giver = state.to_act[0]
        titles = sorted_cards("".join(set(_spellable(state, giver) + table.hands[giver])))
        yield from (Action.give(giver, title) for title in titles)
    elif phase is Phase.NAMING:
        yield from (Action.name(state.to_act[0], title) for title in BOX)
    elif phase is Phase.FETCHING:
        yield from (Action.fetch(state.to_act[0], card) for card in sorted_cards("".join(set(table.discard))))
    elif phase is Phase.KITTEN:
        yield from (Action.defuse(state.turn.player), Action.explode(state.turn.player))
    elif phase is Phase.PLACING:
        for position in (*range(len(table.pile) + 1), None):
            yield from (Action.place(state.turn.player, position, openly) for openly in (False, True))
    if phase in (Phase.REACTION, Phase.GIVING, Phase.NAMING, Phase.FETCHING) or state.late is not None:
        yield from (Action.nope(seat) for seat in table.living)


def legal_actions(state: State) -> tuple[Action, ...]:
    """List every action that :func:`check` allows, in a fixed order.

    A Nope is listed once, answering the card on top of the chain. At a chance node these are the outcomes; there may
    be very many (every order of a pile), so ask :func:`ek_teach.engine.chance_outcomes` instead.

    Examples
    --------
    >>> from ek_teach.engine import situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> state = situation(load_rulebook("es"), ["DA", "DN"], "SSK")
    >>> [(action.kind.value, action.cards) for action in legal_actions(state)]
    [('draw', ''), ('play', 'A')]
    """
    return tuple(action for action in _candidates(state) if check(state, action).allowed)
