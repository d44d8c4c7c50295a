"""Games that begin in the middle, on the kernel: the worlds that the Monte Carlo planner plays in its head."""

from functools import lru_cache
from typing import Any

from ek_teach.engine import ChanceKind, Phase, State
from ek_teach.play import planner
from ek_teach.play.sight import ANSWER, CODES, FETCH, GIVE, NAME, NOBODY, PLACE, TURN, counted, numbered
from ek_teach.rulebook import Rulebook
from ek_teach.simulation import kernel, records
from ek_teach.simulation.setting import seatings
from ek_teach.simulation.tally import new_tally

__all__ = ["finish", "load", "offer_kernel"]

_PHASES = {
    Phase.TURN: TURN,
    Phase.REACTION: ANSWER,
    Phase.GIVING: GIVE,
    Phase.NAMING: NAME,
    Phase.FETCHING: FETCH,
    Phase.PLACING: PLACE,
    Phase.KITTEN: records.DRAWN,
    Phase.OVER: records.OVER,
}
_CHANCE = {
    ChanceKind.SHUFFLE: records.SHUFFLED,
    ChanceKind.STEAL: records.STOLEN,
    ChanceKind.PLACE: records.HIDDEN,
}


def load(game: Any, state: State) -> None:
    """Put a state of the readable engine, every card of which is known, into a record of the kernel."""
    table, turn, window = state.table, state.turn, state.window
    game["phase"] = _PHASES[state.phase] if state.chance is None else _CHANCE[state.chance]
    game["player"], game["owed"], game["attacked"] = turn.player, turn.owed, turn.attacked
    game["living"], game["stages"], game["hidden_by"] = len(table.living), 0, 0
    game["turns"] = game["steps"] = game["out"] = game["most_nopes"] = game["most_owed"] = 0
    record = game[0]
    for name in ("hands", "sizes", "alive", "seen", "origin"):
        record[name][...] = 0
    for seat, hand in enumerate(table.hands):
        record["hands"][seat] = counted(hand)
        record["sizes"][seat] = len(hand)
        record["seen"][seat] = table.seen[seat]
    record["alive"][list(table.living)] = 1
    top, pile, discard = records.MIDDLE, table.pile, table.discard
    game["top"], game["left_in_pile"], game["discarded"] = top, len(pile), len(discard)
    record["pile"][top : top + len(pile)] = [CODES.index(card) for card in pile]
    record["discard"][: len(discard)] = [CODES.index(card) for card in reversed(discard)]
    record["gone"][...] = counted(discard)
    if window is not None:
        play = window.play
        game["size"], game["title"] = len(play.cards), numbered(play.cards)
        game["target"] = NOBODY if play.target is None else play.target
        game["named"] = CODES.index(play.named) if play.named else NOBODY
        game["nopes"] = len(window.nopes)
        record["chain"][: 1 + len(window.nopes)] = (play.player, *window.nopes)
        if window.unanswered:
            game["asked"], game["unanswered"] = window.unanswered[0], len(window.unanswered)


@lru_cache(maxsize=16)
def _template(rulebook: Rulebook, players: int) -> Any:
    return records.new_kernel_game(rulebook, players)


def finish(state: State, seed: int) -> int:
    """Play a state to the end on the kernel; the same game, and so the same winner, as on the readable engine.

    Examples
    --------
    >>> from ek_teach.engine import situation
    >>> from ek_teach.rulebook import load_rulebook
    >>> finish(situation(load_rulebook("es"), ["S", ""], "K"), seed=0)
    0
    """
    game, tally = _template(state.rulebook, state.players).copy(), new_tally()
    load(game, state)
    names = [planner.GUESS] * state.players
    kernel.play_compiled(game, names, seatings(state.players, rotate=False), seed, 0, 1, tally)
    return int(tally.won.sum(axis=0).argmax())


def offer_kernel() -> None:
    """Let the planner play its worlds on the kernel."""
    planner.finish = finish
