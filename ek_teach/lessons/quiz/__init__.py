"""Quizzes made by the engine: what happens next, whose turn it is, what is allowed and why not, which rulebook says so.

What decides and what draws stand apart: :mod:`following`, :mod:`truth` and :mod:`marking` ask the engine,
:mod:`wording` tells it, :mod:`sheet` and :mod:`widget` show it.
"""

from ek_teach.lessons.quiz.making import MOST_QUESTIONS, Quiz, quiz
from ek_teach.lessons.quiz.model import LETTERS, LEVELS, Kind, Question, Situation

__all__ = ["LETTERS", "LEVELS", "MOST_QUESTIONS", "Kind", "Question", "Quiz", "Situation", "quiz"]
