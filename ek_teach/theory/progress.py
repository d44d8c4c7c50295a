"""How far a long calculation has come, shown where there is something to wait for."""

from time import monotonic
from typing import Any, Final

from ek_teach.theory.arguments import whether

__all__ = ["Progress"]

_PATIENCE: Final = 15.0
"""Seconds without a bar: longer than any cell of a lesson takes, whose outputs stay the same on a slow computer too."""


class Progress:
    """A bar in a notebook or a terminal.

    Parameters
    ----------
    shown : bool or None
        Whether to show it; None where it takes more than fifteen seconds.
    unit : str
        What is counted.
    total : int, optional
        How many there are, if that is known.

    Examples
    --------
    >>> with Progress(False, "positions") as progress:
    ...     progress.step()
    """

    def __init__(self, shown: bool | None, unit: str, total: int | None = None) -> None:
        self._shown = None if shown is None else whether(shown, "progress")
        self._unit, self._total = unit, total
        self._begun, self._done = monotonic(), 0
        self._bar: Any = None

    def __enter__(self) -> "Progress":
        return self

    def step(self) -> None:
        """Tell that one more is done; nothing is shown once the calculation is over."""
        self._done += 1
        if self._bar is not None:
            self._bar.update()
        elif self._shown or (self._shown is None and monotonic() - self._begun > _PATIENCE):
            from tqdm.auto import tqdm

            self._bar = tqdm(total=self._total, initial=self._done, unit=f" {self._unit}", leave=False)

    def __exit__(self, *_: object) -> None:
        self._shown = False
        if self._bar is not None:
            self._bar.close()
            self._bar = None
