"""Whether what a saved result says can be: each field of its kind, and all counts of the same games."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, Final

import numpy as np

from ek_teach.errors import EkTeachError, shown
from ek_teach.play.game import is_name
from ek_teach.play.streams import SEED_LIMIT
from ek_teach.rulebook import RULEBOOKS, load_schema
from ek_teach.simulation.intervals import require_confidence, require_precision
from ek_teach.simulation.running import Spans
from ek_teach.simulation.setting import Setting, seatings
from ek_teach.simulation.tally import CAUSES, EXTREMES, LONGEST_GAME, TALLY, Tally

__all__ = ["MOST_GAMES", "DamagedError", "require_sound_counts", "require_sound_fields"]

MOST_GAMES: Final = 10**12
"""How many games one result can hold."""

_NO_GAME: Final = -1


class DamagedError(EkTeachError):
    """Something in a saved result cannot be; what."""


# The fields -----------------------------------------------------------------------------------------------------------


def _is_whole(number: object, most: int = MOST_GAMES) -> bool:
    return type(number) is int and 0 <= number <= most


def _are_texts(texts: object) -> bool:
    return isinstance(texts, list) and all(isinstance(text, str) for text in texts)


def _is_share(share: object, require: Callable[[object], float]) -> bool:
    try:
        return isinstance(share, float) and require(share) > 0
    except EkTeachError:
        return False


def _are_runs(runs: object) -> bool:
    """Whether these are runs of games as they are written: in order, and none beginning where another ends."""
    if not (isinstance(runs, list) and all(isinstance(run, list) and len(run) == 2 for run in runs)):
        return False
    edges = [edge for run in runs for edge in run]
    return all(map(_is_whole, edges)) and all(one < other for one, other in pairwise(edges))


def _are_counts(counts: object) -> bool:
    return isinstance(counts, dict) and all(
        name in counts and _shape(counts[name]) == dict(TALLY.fields or {})[name][0].shape for name in TALLY.names or ()
    )


def _shape(counts: object) -> tuple[int, ...] | None:
    """The shape of lists of whole numbers in lists; none if there is anything else in them."""
    if type(counts) is int:
        return () if -1 <= counts < 1 << 63 else None
    if not isinstance(counts, list) or not counts:
        return None
    shapes = {_shape(one) for one in counts}
    inner = shapes.pop()
    return None if shapes or inner is None else (len(counts), *inner)


def _are_options(options: object) -> bool:
    known = load_schema().options
    return (
        isinstance(options, dict)
        and options.keys() == known.keys()
        and all(isinstance(value, str) and value in known[option] for option, value in options.items())
    )


def _is_book(told: object) -> bool:
    return isinstance(told, str) and told.partition("+")[0] in RULEBOOKS and told.isprintable()


_SOUND: Final[Mapping[str, tuple[Callable[[Any], bool], str]]] = {
    "rulebook": (_is_book, f"one of {', '.join(RULEBOOKS)}, with the house rules behind a plus sign"),
    "options": (_are_options, "every option of the rules with one of its values"),
    "house_rules": (
        lambda names: _are_texts(names) and set(names) <= load_schema().options.keys(),
        "a list of options",
    ),
    "strategies": (
        lambda names: isinstance(names, list) and 2 <= len(names) <= 5 and all(map(is_name, names)),
        "a list of two to five names",
    ),
    "own": (
        lambda own: isinstance(own, list) and all(isinstance(one, bool) for one in own),
        "a list of true or false, one for each strategy",
    ),
    "seed": (lambda seed: _is_whole(seed, SEED_LIMIT - 1), "a whole number from 0 to 2**64 - 1"),
    "rotate": (lambda rotate: isinstance(rotate, bool), "true or false"),
    "games": (_is_whole, "the number of games"),
    "goal": (_is_whole, f"a whole number from 0 to {MOST_GAMES:,}"),
    "complete": (lambda complete: isinstance(complete, bool), "true or false"),
    "confidence": (lambda share: _is_share(share, require_confidence), "a share such as 0.95"),
    "precision": (
        lambda share: share is None or _is_share(share, require_precision),
        "null, or a share such as 0.005",
    ),
    "most": (lambda most: most is None or (_is_whole(most) and most > 0), "null, or a number of games"),
    "played": (_are_runs, "runs of games [first, end], in order, as whole numbers"),
    "assumptions": (lambda told: told is None or _are_texts(told), "null, or a list of texts"),
    "counts": (_are_counts, "all counts, as whole numbers in lists of the right lengths"),
}
"""Of each field whether it can be, and what it should be."""


def require_sound_fields(data: Mapping[str, Any]) -> None:
    """Refuse fields that are not there, or that no result has.

    Raises
    ------
    DamagedError
        Naming the field and what it should be.
    """
    for name, (is_sound, right) in _SOUND.items():
        if name not in data:
            raise DamagedError(f"{name!r} is missing; it should be {right}.")
        if not is_sound(data[name]):
            raise DamagedError(f"{name!r} should be {right}, not {shown(data[name], 60)}.")
    played = sum(last - first for first, last in data["played"])
    named = dict(pair.partition("=")[::2] for pair in data["rulebook"].replace("+", ",").split(",")[1:])
    for holds, told in (
        (len(data["own"]) == len(data["strategies"]), "'own' and 'strategies' are of different lengths."),
        (named.items() <= data["options"].items(), "'rulebook' names house rules that are not in 'options'."),
        (data["games"] == played, f"'games' says {data['games']:,}, but by 'played' there are {played:,}."),
        (not played or data["played"][-1][1] <= data["goal"], "'played' has games beyond 'goal'."),
    ):
        if not holds:
            raise DamagedError(told)


# The counts -----------------------------------------------------------------------------------------------------------


def require_sound_counts(tally: Tally, spans: Spans, setting: Setting) -> None:
    """Refuse counts that no games of these numbers can have.

    Raises
    ------
    DamagedError
        Naming what contradicts what.
    """
    # Sums of squares of a trillion games need more room than the counts themselves.
    wide: dict[str, Any] = {name: part.astype(object) for name, part in tally._asdict().items()}
    held = Tally(**wide)
    seats, games = len(setting.players), spans.count
    used = {"seated": 2, "won": 2, "out": 2, "seat_out": 2, "causes": 1, "plays": 1, "out_turns": 1}
    for name in TALLY.names or ():
        counts, some = getattr(held, name), name in used
        if name != "extremes" and (counts < 0).any():
            raise DamagedError(f"a count of {name!r} is less than nothing.")
        if some and (counts[seats:].any() or (used[name] == 2 and counts[:, seats:].any())):
            raise DamagedError(f"{name!r} counts more players than the {seats} who play.")
    stays = seats - 1
    everybody = np.full(seats, games, object)
    plays, turns = held.plays, held.out_turns
    laid = plays[:, :, 0]
    for holds, told in (
        (held.totals[0] == games, f"'totals' counts {held.totals[0]:,} games, but {games:,} were played."),
        (held.totals[1] >= games, "'totals' counts fewer steps than games."),
        ((held.seated == _seated(spans, setting)).all(), "'seated' is not what these games and this seating give."),
        ((held.won <= held.seated).all() and held.won.sum() == games, "'won' does not count one winner a game."),
        *(
            ((counts.sum(axis=axis)[:seats] == everybody).all(), f"{name!r} does not count everybody once a game.")
            for name, counts in (("out", held.out), ("seat_out", held.seat_out))
            for axis in (0, 1)
        ),
        ((held.out[:, stays] == held.won.sum(axis=1)).all(), "'out' and 'won' do not have the same winners."),
        ((held.seat_out[:, stays] == held.won.sum(axis=0)).all(), "'seat_out' and 'won' do not have the same winners."),
        (
            (held.causes.sum(axis=1) == held.out[:, :stays].sum(axis=1)).all(),
            f"'causes' does not have one of {len(CAUSES)} causes for each explosion.",
        ),
        (
            (laid >= plays[:, :, 1]).all() and (laid >= plays[:, :, 2]).all(),
            "'plays' has more cards that took effect or mattered than were laid.",
        ),
        (held.lengths.sum() == games, "'lengths' does not count every game once."),
        (
            all(games <= total <= squares and total**2 <= squares * games for total, squares in turns[:stays])
            and not turns[stays:].any(),
            "'out_turns' has sums that no turns add up to.",
        ),
        (_extremes_fit(held, spans), f"'extremes' names no games for {', '.join(EXTREMES)} that can be."),
    ):
        if not holds:
            raise DamagedError(told)


def _seated(spans: Spans, setting: Setting) -> Any:
    """How often each player sat on each seat, from the numbers of the games alone."""
    seated = np.zeros(TALLY["seated"].shape, object)
    table = seatings(len(setting.players), setting.rotate)
    for place, slots in enumerate(table):
        # Of the numbers below an end, those that leave this remainder.
        often = sum(
            (last - place + len(table) - 1) // len(table) - (first - place + len(table) - 1) // len(table)
            for first, last in spans.spans
        )
        for seat, slot in enumerate(slots):
            seated[slot, seat] += often
    return seated


def _extremes_fit(held: Tally, spans: Spans) -> bool:
    rows = held.extremes.tolist()
    if not spans.count:
        return all(game == _NO_GAME for _, game in rows)
    (shortest, _), (longest, _), (chain, _), (debt, _) = rows
    taken = np.flatnonzero(held.lengths)
    ends = [int(taken[0]), int(taken[-1])]
    return (
        all(any(first <= game < last for first, last in spans.spans) for _, game in rows)
        and [min(shortest, LONGEST_GAME - 1), min(longest, LONGEST_GAME - 1)] == ends
        and chain >= 0
        and debt >= 1
    )
