"""Whole games played out."""

from ek_teach.play.random_games import random_action, random_game

__all__ = ["random_action", "random_game"]
