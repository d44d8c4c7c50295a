"""Is this computer ready? What the lessons need is looked at, and what to do is said where something is missing."""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ek_teach.errors import EkTeachError
from ek_teach.explain import Catalogue, load_catalogue
from ek_teach.languages.telling import refusal_in
from ek_teach.lessons.folder import find_lessons, lesson_files
from ek_teach.lessons.lab import can_show_browser

__all__ = ["Check", "readiness"]

_OLDEST_PYTHON: Final = (3, 11)
_NEEDED: Final = (
    "anywidget",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "graphviz",
    "ipywidgets",
    "jupyterlab",
    "typer",
)

_EXTRAS: Final = (
    ("theory", ("pygambit", "pyspiel")),
    ("nbgrader", ("nbgrader",)),
    ("site", ("jupyterlite_core", "jupyterlite_pyodide_kernel")),
)
"""The extras of the package that a class may want, and the modules that each brings; a message tells what it is for."""


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at.

    Attributes
    ----------
    name : str
        What was looked at, in the language that was asked for, as `found` is.
    good : bool
        False if the lessons cannot run like this.
    found : str
        What was found and, if it is not good, what would be.
    """

    name: str
    good: bool
    found: str


def readiness(folder: Path | None = None, language: str | None = None) -> tuple[Check, ...]:
    """Look at everything that the lessons need on this computer.

    Parameters
    ----------
    folder : Path or None
        Where lessons would be copied; None takes the current folder.
    language : str or None
        In which language it is told; None takes the one that is spoken.

    Returns
    -------
    tuple of Check

    Raises
    ------
    EkTeachError
        If there is no such language.

    Examples
    --------
    >>> [check.name for check in readiness(language="es")][:2]
    ['Python', 'paquetes']
    """
    words = load_catalogue(language)
    return (
        _check_python(words),
        _check_packages(words),
        _check_lab(words),
        _check_lessons(words),
        _check_folder(words, folder or Path.cwd()),
        _check_browser(words),
        _check_terminal(words),
        _check_graphviz(words),
        *(_check_extra(words, *extra) for extra in _EXTRAS),
    )


def _check_python(words: Catalogue) -> Check:
    good = sys.version_info >= _OLDEST_PYTHON
    found = words.say(
        "doctor-python.found" if good else "doctor-python.old",
        version=".".join(map(str, sys.version_info[:3])),
        path=sys.executable,
        needed=".".join(map(str, _OLDEST_PYTHON)),
    )
    return Check("Python", good, found)


def _required_packages() -> tuple[str, ...]:
    """The packages that the installed ek-teach requires; the list above where it runs without being installed."""
    try:
        lines = requires("ek-teach") or []
    except PackageNotFoundError:
        return _NEEDED
    return tuple(re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in lines if "extra ==" not in line)


def _check_packages(words: Catalogue) -> Check:
    found, missing = [], []
    for name in _required_packages():
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            missing.append(name)
    told = (
        words.say("doctor-packages.missing", names=words.marks.listed(missing))
        if missing
        else words.marks.listed(found)
    )
    return Check(words.say("doctor-packages"), not missing, told)


def _check_extra(words: Catalogue, name: str, modules: Sequence[str]) -> Check:
    """Look for what only some lessons and commands use: nothing else is worse off without it."""
    missing = [module for module in modules if find_spec(module) is None]
    found = words.say(
        "doctor-extra.missing" if missing else "doctor-extra.found",
        purpose=words.say(f"doctor-extra-{name}"),
        modules=words.marks.listed(missing or modules),
        command=f'"{sys.executable}" -m pip install -c constraints.txt -e ".[{name}]"',
    )
    return Check(f"[{name}]", True, found)


def _check_lab(words: Catalogue) -> Check:
    try:
        told = subprocess.run(
            [sys.executable, "-m", "jupyterlab", "--version"],
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=True,
        ).stdout.strip()
    except (OSError, subprocess.SubprocessError) as error:
        return Check("JupyterLab", False, words.say("doctor-lab.fails", error=type(error).__name__))
    return Check("JupyterLab", True, words.say("doctor-lab.found", version=told))


def _check_lessons(words: Catalogue) -> Check:
    try:
        folder = find_lessons()
    except EkTeachError as error:
        return Check(words.say("doctor-lessons"), False, refusal_in(str(error), words.language))
    number = sum(1 for _ in lesson_files(folder))
    return Check(
        words.say("doctor-lessons"), True, words.say("doctor-lessons.found", number=number, folder=str(folder))
    )


def _check_folder(words: Catalogue, folder: Path) -> Check:
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        found = words.say("doctor-folder.fails", folder=str(folder), reason=error.strerror or str(error))
        return Check(words.say("doctor-folder"), False, found)
    return Check(words.say("doctor-folder"), True, str(folder))


def _check_browser(words: Catalogue) -> Check:
    found = words.say("doctor-browser.found" if can_show_browser() else "doctor-browser.missing")
    return Check(words.say("doctor-browser"), True, found)


def _check_terminal(words: Catalogue) -> Check:
    encoding = getattr(sys.stdout, "encoding", None) or "?"
    try:
        "Неть, 休想, İyilik, ▶".encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return Check(words.say("doctor-terminal"), True, words.say("doctor-terminal.lacks", encoding=encoding))
    return Check(words.say("doctor-terminal"), True, words.say("doctor-terminal.found", encoding=encoding))


def _check_graphviz(words: Catalogue) -> Check:
    path = shutil.which("dot")
    found = words.say("doctor-graphviz.found", path=path) if path else words.say("doctor-graphviz.missing")
    return Check("Graphviz", True, found)
