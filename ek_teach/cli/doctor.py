"""``ek-teach doctor``: what this computer has, what it lacks, and what to do then."""

import typer

from ek_teach.cli.terminal import ANSWER_IS_NO, print_text
from ek_teach.views.plain import wrapped

__all__ = ["doctor"]


def doctor() -> None:
    """Look whether this computer has all that the lessons need.

    What only some lessons use, the extras, is told as well, with what to type for it; without it the computer is ready.

    \b
    Example:
      ek-teach doctor

    Exit codes: 0 it is ready; 1 something is missing, and the line says what to do.
    """
    from ek_teach.lessons import readiness

    checks = readiness()
    for check in checks:
        for line in wrapped(check.found, f"{'ok ' if check.good else 'NO '} {check.name:<13}"):
            print_text(line)
    if not all(check.good for check in checks):
        raise typer.Exit(ANSWER_IS_NO)
    print_text("Ready. Begin with: ek-teach lab")
