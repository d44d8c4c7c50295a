"""``ek-teach telling``: what to say aloud to newcomers."""

from typing import Annotated

import typer

from ek_teach.cli.languages import Language
from ek_teach.cli.terminal import print_text
from ek_teach.rulebook import RULEBOOKS

__all__ = ["telling"]


def telling(
    rulebook: Annotated[str, typer.Option(help=f"{', '.join(RULEBOOKS)}, or a TOML file.")] = "es",
    players: Annotated[int, typer.Option(min=2, max=5, help="How many play.")] = 4,
    lang: Language = "en",
) -> None:
    """Tell the game to newcomers in two minutes, as one says it aloud.

    The numbers are those of the set-up by this rulebook with so many players; each line names its paragraphs.

    \b
    Examples:
      ek-teach telling --rulebook es --players 4
      ek-teach telling --rulebook tr --players 3

    Exit codes: 0 all is well; 2 a wrong option; 3 there is no such rulebook or language.
    """
    from ek_teach.lessons import first_round

    print_text(str(first_round.telling(rulebook, players, lang)))
