"""The lessons: notebooks that come with the package, and the laboratory in which they are opened."""

from ek_teach.lessons.doctor import Check, readiness
from ek_teach.lessons.folder import FIRST_LESSON, Copied, copy_lessons, find_lessons
from ek_teach.lessons.lab import start_lab

__all__ = ["FIRST_LESSON", "Check", "Copied", "copy_lessons", "find_lessons", "readiness", "start_lab"]
