"""The marks between words - commas, colons, brackets, the gap between two sentences - as a language writes them."""

from collections.abc import Iterable
from dataclasses import dataclass

__all__ = ["Marks"]


@dataclass(frozen=True, slots=True)
class Marks:
    """The marks of one language, blanks included; messages ``mark-...`` hold them.

    Examples
    --------
    >>> from ek_teach.explain import load_catalogue
    >>> marks = load_catalogue("en").marks
    >>> marks.named("Ana", marks.aside("2 cards", "Nope, Skip"))
    'Ana: 2 cards (Nope, Skip)'
    """

    comma: str
    semicolon: str
    colon: str
    opening: str
    closing: str
    stop: str
    gap: str
    times: str

    def listed(self, items: Iterable[str]) -> str:
        """Several short things in a row, as in brackets."""
        return self.comma.join(items)

    def parted(self, items: Iterable[str]) -> str:
        """Several longer things in a row, which may hold commas."""
        return self.semicolon.join(items)

    def counted(self, number: int, name: str) -> str:
        """How many there are of something; one goes without its number."""
        return name if number == 1 else f"{number}{self.times}{name}"

    def named(self, name: str, told: str) -> str:
        """What something is, behind its name."""
        return f"{name}{self.colon}{told}"

    def aside(self, told: str, aside: str) -> str:
        """Something, and what is said of it in brackets."""
        return f"{told}{self.opening}{aside}{self.closing}"

    def sentences(self, sentences: Iterable[str]) -> str:
        """Sentences one behind the other; empty ones are left out."""
        return self.gap.join(filter(None, sentences))
