"""``ek-teach site``: the lessons as files for any web server, with a Python that runs in the browser."""

from pathlib import Path
from typing import Annotated

import typer

from ek_teach.cli.languages import Language
from ek_teach.cli.terminal import print_text
from ek_teach.views.plain import clean

__all__ = ["site"]


def site(
    folder: Annotated[
        Path, typer.Argument(help="Where the site is built: a new folder, or an earlier site, which is replaced.")
    ] = Path("ek_teach_site"),
    lang: Language = "en",
    pyodide: Annotated[
        Path | None,
        typer.Option(help="A folder or a tar file with Pyodide, the Python for browsers; else npm fetches it once."),
    ] = None,
) -> None:
    """Build the lessons as a site that needs no installation: Python runs in the browser, without a network.

    The lessons 00 to 06 are in it in every language, and it opens in the one asked for. Any web server hands it out;
    so does python serve.py in its folder, from a USB stick too.

    \b
    Examples:
      ek-teach site
      ek-teach site --lang tr
      ek-teach site kittens --pyodide pyodide.tgz

    Exit codes: 0 it is built; 2 a wrong option; 3 the folder cannot be used, or JupyterLite or Pyodide is missing.
    """
    from ek_teach.explain import load_catalogue
    from ek_teach.lessons.site import build_site

    say = load_catalogue(lang).say
    build_site(folder, lang, pyodide=pyodide, begins=lambda stage: print_text(say(f"command-site-{stage}")))
    print_text(say("command-site-built", folder=clean(str(folder.resolve()))))
