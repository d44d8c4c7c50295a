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
    ("theory", "Gambit and OpenSpiel in lessons 15 and 17", ("pygambit", "pyspiel")),
    ("nbgrader", "assignments for nbgrader", ("nbgrader",)),
)
"""The extras of the package that a class may want: name, for what, and the modules that each brings."""


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at.

    Attributes
    ----------
    name : str
    good : bool
        False if the lessons cannot run like this.
    found : str
        What was found and, if it is not good, what would be.
    """

    name: str
    good: bool
    found: str


def readiness(folder: Path | None = None) -> tuple[Check, ...]:
    """Look at everything that the lessons need on this computer.

    Parameters
    ----------
    folder : Path or None
        Where lessons would be copied; None takes the current folder.

    Returns
    -------
    tuple of Check

    Examples
    --------
    >>> [check.name for check in readiness()][:2]
    ['Python', 'packages']
    """
    return (
        _check_python(),
        _check_packages(),
        _check_lab(),
        _check_lessons(),
        _check_folder(folder or Path.cwd()),
        _check_browser(),
        _check_terminal(),
        _check_graphviz(),
        *(_check_extra(*extra) for extra in _EXTRAS),
    )


def _check_python() -> Check:
    wanted = ".".join(map(str, _OLDEST_PYTHON))
    good = sys.version_info >= _OLDEST_PYTHON
    advice = "" if good else f"; Python {wanted} or newer is needed"
    return Check("Python", good, f"{'.'.join(map(str, sys.version_info[:3]))} at {sys.executable}{advice}")


def _required_packages() -> tuple[str, ...]:
    """The packages that the installed ek-teach requires; the list above where it runs without being installed."""
    try:
        lines = requires("ek-teach") or []
    except PackageNotFoundError:
        return _NEEDED
    return tuple(re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in lines if "extra ==" not in line)


def _check_packages() -> Check:
    found, missing = [], []
    for name in _required_packages():
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            missing.append(name)
    if missing:
        return Check("packages", False, f"missing: {', '.join(missing)}; install ek-teach again")
    return Check("packages", True, ", ".join(found))


def _check_extra(name: str, purpose: str, modules: Sequence[str]) -> Check:
    """Look for what only some lessons and commands use: nothing else is worse off without it."""
    missing = [module for module in modules if find_spec(module) is None]
    if not missing:
        return Check(f"[{name}]", True, f"{purpose}: {', '.join(modules)} can be imported")
    command = f'"{sys.executable}" -m pip install -c constraints.txt -e ".[{name}]"'
    return Check(
        f"[{name}]",
        True,
        f"{purpose}: {', '.join(missing)} not installed, and only needed for that; in the folder of the project, type"
        f" {command}",
    )


def _check_lab() -> Check:
    try:
        told = subprocess.run(
            [sys.executable, "-m", "jupyterlab", "--version"], capture_output=True, text=True, timeout=120, check=True
        ).stdout.strip()
    except (OSError, subprocess.SubprocessError) as error:
        return Check("JupyterLab", False, f"it does not start ({type(error).__name__}); install ek-teach again")
    return Check("JupyterLab", True, f"{told} starts")


def _check_lessons() -> Check:
    try:
        folder = find_lessons()
    except EkTeachError as error:
        return Check("lessons", False, str(error))
    return Check("lessons", True, f"{sum(1 for _ in lesson_files(folder))} files in {folder}")


def _check_folder(folder: Path) -> Check:
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        return Check(
            "write access", False, f"{folder} cannot be written to ({error.strerror}); change to a folder of your own"
        )
    return Check("write access", True, str(folder))


def _check_browser() -> Check:
    if can_show_browser():
        return Check("browser", True, "opens by itself")
    return Check("browser", True, "none opens by itself; copy the address that `ek-teach lab` prints into one")


def _check_terminal() -> Check:
    encoding = getattr(sys.stdout, "encoding", None) or "unknown"
    try:
        "Неть, 休想, İyilik, ▶".encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return Check(
            "terminal", True, f"its encoding {encoding} lacks some letters; set PYTHONUTF8=1, or use --output FILE"
        )
    return Check("terminal", True, f"its encoding {encoding} has all letters")


def _check_graphviz() -> Check:
    path = shutil.which("dot")
    return Check("Graphviz", True, f"dot at {path}" if path else "no dot on the PATH; it is not needed")
