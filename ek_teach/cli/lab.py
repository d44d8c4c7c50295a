"""``ek-teach lab``: the lessons, copied and opened."""

from pathlib import Path
from typing import Annotated

import typer

from ek_teach.cli.languages import Language
from ek_teach.cli.terminal import print_text
from ek_teach.views.plain import clean

__all__ = ["lab"]


def lab(
    folder: Annotated[
        Path | None,
        typer.Argument(
            help="Where your own copies of the lessons are; made if need be. Without it ek_teach_lessons, and"
            " ek_teach_lessons_tr and the like in another language."
        ),
    ] = None,
    lang: Language = "en",
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="The first port to try; the next free one is taken.")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address; open nothing.")] = False,
) -> None:
    """Copy the lessons into a folder and open them in JupyterLab.

    A file that is in the folder already is never overwritten, so what you wrote stays. Ctrl-C ends JupyterLab. The
    lessons 00 to 06 exist in each language; the others are in English.

    \b
    Examples:
      ek-teach lab
      ek-teach lab --lang tr
      ek-teach lab ~/kittens --port 8899 --no-browser

    Exit codes: 0 ended by you; 2 a wrong option; 3 the folder cannot be used, or JupyterLab ended with an error.
    """
    from ek_teach.explain import load_catalogue
    from ek_teach.lessons import copy_lessons, start_lab

    catalogue = load_catalogue(lang)
    say = catalogue.say

    if folder is None:
        folder = Path("ek_teach_lessons" if lang == "en" else f"ek_teach_lessons_{lang}")
    copied = copy_lessons(folder, language=lang)
    print_text(say("command-lab-copied", folder=clean(str(folder.resolve()))))
    if copied.kept:
        print_text(say("command-lab-kept", files=catalogue.marks.listed(copied.kept)))
    print_text(say("command-lab-starts"))
    start_lab(folder, port=port, browser=not no_browser)
