"""What ``ek-teach`` says of itself, how its commands tell their help, and what becomes of anything that is refused."""

import sys
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from ek_teach import __version__
from ek_teach.cli.helping import help_page, mistake, usage
from ek_teach.cli.languages import Language
from ek_teach.cli.terminal import REFUSED, WRONGLY_WRITTEN, complain
from ek_teach.errors import EkTeachError, lacking
from ek_teach.languages import language_kept

__all__ = ["Command", "Commands", "Program", "start"]

# The library gives its own mistakes no public name; this is one of them.
_Mistake: Final[Any] = typer.BadParameter.__base__


class Command(TyperCommand):
    """A command that tells its help in the language that is spoken."""

    def get_help(self, ctx: Any) -> str:
        """Give the page of help."""
        return help_page(ctx)

    def get_usage(self, ctx: Any) -> str:
        """Give the line that tells how the command is written."""
        return usage(ctx)


class Commands(TyperGroup):
    """Several commands under one name; the name alone shows their help."""

    def get_help(self, ctx: Any) -> str:
        """Give the page of help."""
        return help_page(ctx)

    def get_usage(self, ctx: Any) -> str:
        """Give the line that tells how a command is written."""
        return usage(ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words of a command."""
        if not args and not ctx.resilient_parsing:
            typer.echo(ctx.get_help(), err=True)
            raise typer.Exit(WRONGLY_WRITTEN)
        return super().parse_args(ctx, args)


class Program(Commands):
    """All the commands; what the package raises on purpose becomes one sentence, and the exit code says which kind."""

    def main(self, *args: Any, **settings: Any) -> Any:
        """Run the command line and end."""
        with language_kept():
            try:
                code = super().main(*args, **settings | {"standalone_mode": False})
            except _Mistake as error:
                typer.echo(mistake(error), err=True)
                code = WRONGLY_WRITTEN
            except EkTeachError as error:
                complain(str(error))
                code = REFUSED
            except ModuleNotFoundError as error:
                if (told := lacking(error)) is None:
                    raise
                complain(str(told))
                code = REFUSED
        sys.exit(code)


def _tell_version(asked: bool) -> None:
    if asked:
        typer.echo(f"ek-teach {__version__}")
        raise typer.Exit


def start(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Tell the version and end.")
    ] = False,
    lang: Language = "en",
) -> None:
    """Explain, play and compare the rules of Exploding Kittens, paragraph by paragraph.

    \b
    Begin with:
      ek-teach lab                 open the lessons in JupyterLab
      ek-teach rule table.txt      rule on a situation under every rulebook
      ek-teach cases nope          find disputed situations that are ruled on already
      ek-teach show table.txt      walk through a situation, step by step
      ek-teach rulebooks es zh     tell where two rulebooks differ
      ek-teach telling             what to say aloud to newcomers
      ek-teach sheet               the rules of a book on one page, or where two differ
      ek-teach exercise list       exercises that check themselves, for a class
      ek-teach quiz                questions about the rules, and sheets to print
      ek-teach simulate cautious   play many games between strategies
      ek-teach diagram turn-flow   draw how a turn goes
      ek-teach site                build a site with the lessons, for computers that install nothing

    \b
    Exit codes:
      0  all is well
      1  the answer is no: a wrong expected answer, a computer that is not ready
      2  the command is not written as it should be
      3  something is not there, cannot be read or written, or is refused by the rules
      130  many games were stopped by Ctrl-C
    """
