"""Questions made of a situation: claims to choose from, one of them true and the others known to be false."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from ek_teach.cards import UNKNOWN
from ek_teach.engine import Action, ActionKind, Phase, State, check, step
from ek_teach.lessons.quiz.following import after, asked_at, book_for, follow, must_explode, settled, shown_end
from ek_teach.lessons.quiz.model import After, Judged, Kind, Question, Situation, Turned
from ek_teach.lessons.quiz.refusing import false_reasons, may_hold
from ek_teach.lessons.quiz.truth import judged, under
from ek_teach.lessons.quiz.which_book import MOST_CLAIMS, which_rulebook
from ek_teach.notation import Move
from ek_teach.rulebook import RULEBOOKS

__all__ = ["ask"]


def ask(
    kind: Kind, situation: Situation, rulebook: str, books: Sequence[str], random: Random, language: str
) -> Question | None:
    """Ask something about a situation.

    Parameters
    ----------
    kind : Kind
    situation : Situation
    rulebook : str
        The rulebook that is played; for :attr:`Kind.RULEBOOK`, one that can be chosen in any case.
    books : sequence of str
        For :attr:`Kind.RULEBOOK`, the rulebooks to choose from.
    random : random.Random
        What chooses between moves and between wrong claims, and mixes them.
    language : str

    Returns
    -------
    Question or None
        Not graded yet. None where nothing of this kind can be asked here.
    """
    if kind is Kind.RULEBOOK:
        made = which_rulebook(situation, rulebook, books, random)
    else:
        here = replace(situation, script=replace(situation.script, rulebook_name=rulebook))
        made = {Kind.NEXT: _what_next, Kind.TURN: _whose_turn, Kind.LEGAL: _is_it_legal}[kind](here, rulebook, random)
    return None if made is None else replace(made, language=language)


def _last_move(situation: Situation) -> Move | None:
    return next((item for item in reversed(situation.script.items) if isinstance(item, Move)), None)


# --- whose turn


def _whose_turn(situation: Situation, rulebook: str, random: Random) -> Question | None:
    if _last_move(situation) is None:
        return None
    right = under(Kind.TURN, situation, book_for(situation, rulebook))
    if right is None:
        return None
    claims = tuple(map(Turned, range(len(situation.script.players))))
    return Question(Kind.TURN, 0, situation, rulebook, claims)


# --- what happens next


def _what_next(situation: Situation, rulebook: str, random: Random) -> Question | None:
    last = _last_move(situation)
    if last is None or last.action.kind in (ActionKind.EXPLODE, ActionKind.PASS):
        return None
    book = book_for(situation, rulebook)
    followed, played = follow(situation, book), shown_end(situation, book)
    if followed is None or played is None:
        return None
    right, state = followed.after, played.end
    slips = (*_with_one_nope_more(state), *_with_one_nope_less(situation, rulebook))
    told = [claim for claim in dict.fromkeys((*_under_other_books(situation, rulebook), *slips)) if claim != right]
    near = list(_slips(right, state))
    random.shuffle(near)
    # The right answer must not be the only one in which the play takes effect, or is cancelled.
    alike = [claim for claim in near if claim.fate == right.fate and claim != right]
    wrong = [claim for claim in dict.fromkeys((*told[:2], *alike[:2], *told, *near)) if claim != right]
    if len(wrong) < MOST_CLAIMS - 1:
        return None
    claims = [right, *wrong[: MOST_CLAIMS - 1]]
    random.shuffle(claims)
    return Question(Kind.NEXT, 0, situation, rulebook, tuple(claims))


def _under_other_books(situation: Situation, rulebook: str) -> Iterator[After]:
    """What would happen by another rulebook."""
    for name in RULEBOOKS:
        followed = None if name == rulebook else follow(situation, book_for(situation, name))
        if followed is not None:
            yield followed.after


def _with_one_nope_more(state: State) -> Iterator[After]:
    """What would happen if the card on top were cancelled."""
    if state.phase is not Phase.REACTION:
        return
    for seat in state.table.living:
        if check(state, Action.nope(seat)).allowed:
            noped = step(state, Action.nope(seat)).after
            found = {after(noped, way) for way in settled(noped)}
            if len(found) == 1:
                yield found.pop()
            return


def _with_one_nope_less(situation: Situation, rulebook: str) -> Iterator[After]:
    """What would happen if the last Nope were overlooked."""
    *before, last = situation.script.items
    if not isinstance(last, Move) or last.action.kind is not ActionKind.NOPE:
        return
    shorter = replace(situation, script=replace(situation.script, items=tuple(before)))
    followed = follow(shorter, book_for(situation, rulebook))
    if followed is not None:
        yield followed.after


def _slips(right: After, state: State) -> Iterator[After]:
    """The wrong player, a turn too many or too few, somebody out who is not."""
    living = [seat for seat in state.table.living if seat not in right.out]
    fates = ("stands", "cancelled") if right.fate else ("",)
    owed = {1, 2, max(1, right.owed), right.owed + 1}
    for fate in fates:
        for player in living:
            for number in sorted(owed):
                yield After(fate, right.out, Phase.TURN.value, player, number)
    if right.out:
        yield After(right.fate, (), Phase.TURN.value, right.out[0], 1)
    elif right.phase == Phase.KITTEN.value and len(living) > 2:
        place = living.index(right.player)
        yield After("", (right.player,), Phase.TURN.value, living[(place + 1) % len(living)], 1)


# --- is it legal


def _is_it_legal(situation: Situation, rulebook: str, random: Random) -> Question | None:
    states = asked_at(situation, book_for(situation, rulebook))
    known = {move: claim for move in situation.moves if (claim := judged(states, move)) is not None}
    moves = [move for move in known if all(_is_clear(move, state) for state in states)]
    # Refused moves teach more, and there are fewer of them.
    refused = [move for move in moves if not known[move].allowed]
    allowed = [move for move in moves if known[move].allowed]
    pool = refused if refused and (not allowed or random.random() < 0.6) else allowed
    if not pool:
        return None
    move = random.choice(pool)
    right = known[move]
    wrong = [claim for claim in false_reasons(states[0], move) if not _may_be_true(claim, states, move)]
    refusals = wrong[: MOST_CLAIMS - 1] if right.allowed else [right, *wrong[: MOST_CLAIMS - 2]]
    if len(refusals) < 2:
        return None
    random.shuffle(refusals)
    return Question(Kind.LEGAL, 0, situation, rulebook, (Judged(True), *refusals), move=move)


def _may_be_true(claim: Judged, states: Sequence[State], move: Action) -> bool:
    return any(may_hold(claim.reason, state, move) for state in states)


def _is_clear(move: Action, state: State) -> bool:
    """Whether the judgement of a move hangs on nothing that is not shown, and leaves its player something to do."""
    if UNKNOWN in move.cards:
        return False
    verdict = check(state, move)
    if not verdict.allowed:
        # What comes first is a choice that somebody known to hold no Defuse does not have.
        return not (verdict.reason == "kitten_first" and must_explode(state))
    hand = state.table.hands[move.player]
    laid = {ActionKind.NOPE: "N", ActionKind.DEFUSE: "D", ActionKind.PLAY: move.cards, ActionKind.GIVE: move.cards}
    needed = laid.get(move.kind, "")
    return all(hand.count(card) >= needed.count(card) for card in needed)
