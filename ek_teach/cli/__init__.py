"""The command line: reads options, calls a room, prints what comes back.

Exit codes, the same for every command: 0 all is well; 1 the answer is no (a wrong expected answer, a computer that is
not ready); 2 the command is not written as it should be; 3 something is not there, cannot be read or written, or is
refused by the rules; 130 many games were stopped by Ctrl-C.
"""

import sys

import typer

from ek_teach.cli.classroom import assignment, exercise
from ek_teach.cli.doctor import doctor
from ek_teach.cli.drawing import diagram
from ek_teach.cli.lab import lab
from ek_teach.cli.library import cases, rulebooks
from ek_teach.cli.program import Command, Program, start
from ek_teach.cli.quizzing import quiz
from ek_teach.cli.ruling import rule
from ek_teach.cli.sheet import sheet
from ek_teach.cli.simulating import simulate
from ek_teach.cli.site import site
from ek_teach.cli.telling import telling
from ek_teach.cli.terminal import REFUSED, complain, make_writable, no_output, stop_writing
from ek_teach.cli.walking import show

__all__ = ["app", "main"]

app = typer.Typer(
    name="ek-teach",
    cls=Program,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.callback()(start)
for command in (
    lab, show, rule, cases, rulebooks, simulate, diagram, telling, sheet, assignment, quiz, site, doctor,
):  # fmt: skip
    app.command(cls=Command)(command)
app.add_typer(exercise)


def main() -> None:
    """Run the command line."""
    make_writable(sys.stdout, sys.stderr)
    try:
        app()
    except OSError as error:
        # Help and the version are written by the library of the command line.
        stop_writing()
        complain(str(no_output(error)))
        sys.exit(REFUSED)
