"""Whole games played out, simple opponents to play against, and the odds of the next draw."""

from ek_teach.play.game import Player, Playing, moves, play_game, players
from ek_teach.play.odds import Odds, kitten_odds, odds_words
from ek_teach.play.opponents import OPPONENTS, Opponent, let_opponents_play, own_actions, seat_opponents
from ek_teach.play.random_games import random_action, random_game

__all__ = [
    "OPPONENTS",
    "Odds",
    "Opponent",
    "Player",
    "Playing",
    "kitten_odds",
    "let_opponents_play",
    "moves",
    "odds_words",
    "own_actions",
    "play_game",
    "players",
    "random_action",
    "random_game",
    "seat_opponents",
]
