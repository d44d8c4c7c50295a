"""``ek-teach doctor``: what this computer has, what it lacks, and what to do then."""

import typer

from ek_teach.cli.languages import Language
from ek_teach.cli.terminal import ANSWER_IS_NO, print_text
from ek_teach.views.plain import wrapped

__all__ = ["doctor"]


def doctor(lang: Language = "en") -> None:
    """Look whether this computer has all that the lessons need.

    What only some lessons use, the extras, is told as well, with what to type for it; without it the computer is ready.

    \b
    Example:
      ek-teach doctor

    Exit codes: 0 it is ready; 1 something is missing, and the line says what to do.
    """
    from ek_teach.explain import load_catalogue
    from ek_teach.explain.columns import padded, written_width
    from ek_teach.lessons import readiness

    say = load_catalogue(lang).say
    marks = {good: say("doctor-mark.good" if good else "doctor-mark.bad") for good in (True, False)}
    checks = readiness(language=lang)
    mark_width, name_width = (max(map(written_width, told)) for told in (marks.values(), [c.name for c in checks]))
    for check in checks:
        begin = f"{padded(marks[check.good], mark_width)}  {padded(check.name, name_width)}  "
        print_text("\n".join(wrapped(check.found, begin)))
    if not all(check.good for check in checks):
        raise typer.Exit(ANSWER_IS_NO)
    print_text(say("doctor-ready"))
