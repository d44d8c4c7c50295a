"""``ek-teach diagram``: a turn, piled-up Attacks, the chain of Nopes and the set-up, drawn."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

from ek_teach.cli.formats import format_of
from ek_teach.cli.languages import Language
from ek_teach.cli.reading import files_behind
from ek_teach.cli.terminal import print_text
from ek_teach.rulebook import RULEBOOKS, load_rulebook
from ek_teach.views.plain import save_bytes, save_text

__all__ = ["diagram"]


class DiagramFormat(StrEnum):
    """How a diagram is written."""

    TEXT = "text"
    SVG = "svg"
    HTML = "html"
    DOT = "dot"
    MERMAID = "mermaid"
    PNG = "png"
    PDF = "pdf"


_BINARY: Final = (DiagramFormat.PNG, DiagramFormat.PDF)
_BY_ENDING: Final = {
    **{f".{format_.value}": format_ for format_ in DiagramFormat},
    ".txt": DiagramFormat.TEXT,
    ".gv": DiagramFormat.DOT,
    ".mmd": DiagramFormat.MERMAID,
    ".htm": DiagramFormat.HTML,
}
"""What the end of a file's name says about how it is written."""


def diagram(
    name: Annotated[str, typer.Argument(help="turn-flow, attack, nope or set-up.")],
    rulebook: Annotated[str, typer.Option(help=f"{', '.join(RULEBOOKS)}, or a TOML file.")] = "es",
    against: Annotated[
        str | None, typer.Option(help="A second rulebook: what differs from the first is marked.")
    ] = None,
    state: Annotated[str | None, typer.Option(help="Mark this node as where the game is; for svg and html.")] = None,
    players: Annotated[
        int | None, typer.Option(min=2, max=5, help="For set-up: count for so many players, not for each number.")
    ] = None,
    lang: Language = "en",
    format_: Annotated[
        DiagramFormat | None, typer.Option("--format", help="How it is written; else as the file's name ends, or text.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Write into this file instead of the terminal.")
    ] = None,
) -> None:
    """Draw how a turn goes, how Attacks pile up, how Nopes answer each other, or how the game is set up.

    The diagram is taken from the engine under the rulebook that you name; each arrow rests on its rule.

    \b
    Examples:
      ek-teach diagram turn-flow -o turn.svg
      ek-teach diagram attack --rulebook es --against zh -o attack.html
      ek-teach diagram nope --rulebook tr
      ek-teach diagram set-up --players 3 -o set-up.png
      ek-teach diagram turn-flow --state kitten -o kitten.svg

    Exit codes: 0 all is well; 2 a wrong option; 3 there is no such diagram, rulebook or node, nothing here can draw
    that format, or the file cannot be written.
    """
    from ek_teach import diagrams
    from ek_teach.views.diagrams import diagram_html

    wanted = format_of(format_, output, _BY_ENDING, DiagramFormat.TEXT)
    if wanted in _BINARY and output is None:
        raise typer.BadParameter(f"a {wanted.value} is no text; name a file for it with --output.")
    if state is not None and wanted not in (DiagramFormat.SVG, DiagramFormat.HTML):
        raise typer.BadParameter("a node is marked in a picture only; take --format svg or html.")
    drawn = diagrams.diagram(name, load_rulebook(rulebook), players=players, language=lang)
    if against is not None:
        other = diagrams.diagram(name, load_rulebook(against), players=players, language=lang)
        drawn = diagrams.compare(drawn, other)
    if wanted in _BINARY:
        assert output is not None
        save_bytes((diagrams.to_png if wanted is DiagramFormat.PNG else diagrams.to_pdf)(drawn), output)
        return
    if wanted is DiagramFormat.HTML:
        told = diagram_html(drawn, state)
    elif wanted is DiagramFormat.SVG:
        told = diagrams.to_svg(drawn, state)
    else:
        writers = {DiagramFormat.DOT: diagrams.to_dot, DiagramFormat.MERMAID: diagrams.to_mermaid}
        told = writers.get(wanted, diagrams.to_table)(drawn)
    if output is None:
        print_text(told.rstrip("\n"))
    else:
        read = [file for book in (rulebook, against) if book for file in files_behind(book)]
        save_text(told, output, read)
