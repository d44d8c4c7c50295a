"""The records on which the kernel plays: a game, and what a seat sees of it."""

from typing import Any, Final

import numpy as np

from ek_teach.cards import BOX, Title
from ek_teach.engine import Stage, new_game
from ek_teach.play.sight import AHEAD, TITLES, Sight
from ek_teach.rulebook import Rulebook
from ek_teach.simulation.tally import SEATS

__all__ = ["GAME", "SIGHT", "new_kernel_game"]

DRAWN, SHUFFLED, STOLEN, HIDDEN, OVER = range(6, 11)
"""What the game waits for beside the decisions of a seat: what becomes of a Kitten; chance; nobody."""

_WHEN: Final = {
    "adds": ("attack_on_attack", "add"),
    "pairs": ("pair", "any_title"),
    "threes": ("three_of_a_kind", "on"),
    "fives": ("five_different", "on"),
    "names_first": ("triple_named", "with_the_play"),
    "refetch": ("fetch_just_played", "allowed"),
    "kitten_fetched": ("fetch_kitten", "allowed"),
    "hand_discarded": ("exploded_hand", "discard"),
    "kitten_discarded": ("exploded_kitten", "discard"),
    "own_nope": ("nope_own_action", "allowed"),
    "only_cancelled": ("nope_answered_by", "cancelled_player"),
    "at_random": ("kitten_placed", "random"),
    "defuse_drops": ("turns_after_defuse", "dropped"),
    "debt_passed": ("turns_after_explosion", "passed_on"),
    "peek_nothing": ("short_peek", "nothing"),
    "all_defuses": ("leftover_defuses", "all_but_two_players"),
    "third_up": ("thin_deck_rounding", "up"),
}
"""The option and the value that sets each mark of a game; ``dealt`` is a number."""

_STAGES: Final = tuple(Stage)
TAKE_OUT, DEAL_DEFUSES, RETURN_DEFUSES, SHUFFLE_DECK, DEAL_HANDS, THIN_DECK, ADD_KITTENS, SHUFFLE_PILE = range(8)

_ROOM: Final = 128  # for the pile: cards that are put back push its top to the left
MIDDLE: Final = 40

K0, K1, WHO, GAME_LOW, GAME_HIGH, BLOCK, UNUSED, WORDS = range(8)
"""A stream of dice: key, tail of the counter, the next block, how many of its four words are unused, the words."""

WORD_MASK: Final = 0xFFFFFFFF

_NUMBERS: Final = (
    "phase", "player", "owed", "attacked", "living", "top", "left_in_pile", "discarded", "size", "title", "target",
    "named", "nopes", "asked", "unanswered", "players", "hidden_by", "turns", "steps", "out", "most_nopes",
    "most_owed", "stages", "dealt", *_WHEN,
)  # fmt: skip

GAME: Final = np.dtype(
    [
        *((name, np.int64) for name in _NUMBERS),
        ("hands", np.int64, (SEATS, TITLES)),
        ("sizes", np.int64, (SEATS,)),
        ("alive", np.int64, (SEATS,)),
        ("seen", np.int64, (SEATS,)),
        ("playing", np.int64, (SEATS,)),
        ("slots", np.int64, (SEATS,)),
        ("pile", np.int64, (_ROOM,)),
        ("origin", np.int64, (_ROOM,)),
        ("discard", np.int64, (_ROOM,)),
        ("gone", np.int64, (TITLES,)),
        ("chain", np.int64, (BOX[Title.NOPE] + 1,)),
        ("dice", np.int64, (SEATS + 1, WORDS + 4)),
        ("plan", np.int64, (len(_STAGES),)),
    ]
)
"""A game: what it waits for, whose turn it is and what is owed; ``title``, ``target`` and the like of the play that
waits, who laid it and the Nopes on it (``chain``), who is asked; cards in hands by title, the pile with who hid a
Kitten there (``origin``, the seat plus one), the discard pile with its top card last, and counted (``gone``); a bit for
each card of the pile that a seat has seen; the dice; the strategy that each seat plays, and its place in the list of
strategies (``slots``); the rulebook's marks and the stages of its set-up."""

_SEQUENCES: Final = {"hand": TITLES, "discard": TITLES, "takeable": TITLES, "sizes": SEATS, "ahead": AHEAD}

SIGHT: Final = np.dtype(
    [(name, np.int64, (_SEQUENCES[name],)) if name in _SEQUENCES else (name, np.int64) for name in Sight._fields]
)
"""A sight, with the names that strategies know."""


def new_kernel_game(rulebook: Rulebook, players: int) -> Any:
    """Make the record for games of so many players; it is used again for each game.

    An optional third of the deck stays in, as it does on the readable engine.
    """
    stages = new_game(rulebook, players).plan
    if rulebook.values["thin_deck"] == "optional":
        stages = tuple(stage for stage in stages if stage is not Stage.THIN_DECK)
    game = np.zeros(1, GAME)
    game["players"], game["stages"], game["dealt"] = players, len(stages), int(rulebook.values["cards_dealt"])
    game["plan"][0, : len(stages)] = [_STAGES.index(stage) for stage in stages]
    for mark, (option, value) in _WHEN.items():
        game[mark] = rulebook.values[option] == value
    return game
