"""Strategies, whole games played out, a table with a person, and the odds of the next draw."""

from ek_teach.play.game import ALL_STRATEGIES, PLANNER, Player, Playing, moves, play_game, play_on, players
from ek_teach.play.odds import Odds, kitten_odds, odds_words
from ek_teach.play.opponents import OPPONENTS, let_opponents_play, seat_opponents
from ek_teach.play.random_games import random_action, random_game

__all__ = [
    "ALL_STRATEGIES",
    "OPPONENTS",
    "PLANNER",
    "Odds",
    "Player",
    "Playing",
    "kitten_odds",
    "let_opponents_play",
    "moves",
    "odds_words",
    "play_game",
    "play_on",
    "players",
    "random_action",
    "random_game",
    "seat_opponents",
]
