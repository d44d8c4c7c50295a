"""The laboratory: a folder of the learner's own copies of the lessons, JupyterLab on it, and what both need."""

import filecmp
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import webbrowser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.resources import files
from pathlib import Path
from typing import Final

import zmq

from ek_teach.errors import EkTeachError

__all__ = [
    "FIRST_LESSON",
    "Check",
    "Copied",
    "copy_lessons",
    "find_lessons",
    "lab_command",
    "lab_environment",
    "readiness",
    "start_lab",
]

FIRST_LESSON: Final = "00_start_here.ipynb"
"""The notebook that JupyterLab opens first."""

_SETTINGS: Final = {
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
}

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


# The folder of lessons ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Copied:
    """What became of each lesson when the lessons were copied, by its path inside the folder.

    Attributes
    ----------
    new : tuple of str
        Lessons that were not in the folder yet.
    same : tuple of str
        Lessons that were there and are as they come with the package.
    kept : tuple of str
        Lessons that were there and differ: the learner's own, left as they are.
    """

    new: tuple[str, ...]
    same: tuple[str, ...]
    kept: tuple[str, ...]


def find_lessons() -> Path:
    """Find the notebooks: beside the installed package, or in the checkout that it runs from.

    Returns
    -------
    Path
        A folder that holds :data:`FIRST_LESSON`.

    Raises
    ------
    EkTeachError
        If there are none.

    Examples
    --------
    >>> (find_lessons() / FIRST_LESSON).is_file()
    True
    """
    package = Path(str(files("ek_teach.lessons")))
    for folder in (package / "notebooks", package.parent.parent / "notebooks"):
        if (folder / FIRST_LESSON).is_file():
            return folder
    raise EkTeachError(
        f"the lessons are not beside the package (there is no notebooks/{FIRST_LESSON}); install ek-teach again."
    )


def _lesson_files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        hidden = any(part.startswith((".", "__")) for part in inside.parts)
        if path.is_file() and not hidden:
            yield inside


def copy_lessons(target: Path, source: Path | None = None) -> Copied:
    """Copy the lessons into a folder, never over a file that is there already.

    Parameters
    ----------
    target : Path
        The learner's folder; it is made if need be.
    source : Path or None
        Where the lessons are; None takes :func:`find_lessons`.

    Returns
    -------
    Copied

    Raises
    ------
    EkTeachError
        If the folder cannot be made or written to, or is a file.

    Examples
    --------
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     first = copy_lessons(Path(folder) / "mine")
    ...     again = copy_lessons(Path(folder) / "mine")
    >>> FIRST_LESSON in first.new, again.new, again.same == first.new, again.kept
    (True, (), True, ())
    """
    source = source or find_lessons()
    new, same, kept = [], [], []
    try:
        if target.exists() and not target.is_dir():
            raise EkTeachError(f"{target} is a file; name a folder for the lessons, or one that does not exist yet.")
        for inside in _lesson_files(source):
            mine = target / inside
            if not mine.exists() and not mine.is_symlink():
                _copy_whole(source / inside, mine)
                new.append(inside.as_posix())
            elif mine.is_file() and filecmp.cmp(source / inside, mine, shallow=False):
                same.append(inside.as_posix())
            else:
                kept.append(inside.as_posix())
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise EkTeachError(
            f"the lessons cannot be copied into {target} ({reason}); name a folder of your own."
        ) from None
    return Copied(tuple(new), tuple(same), tuple(kept))


def _copy_whole(source: Path, target: Path) -> None:
    """Copy a file so that it is there whole or not at all: half a copy would be taken for the learner's own."""
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".copying_", dir=target.parent)
    os.close(handle)
    try:
        shutil.copyfile(source, name)
        # mkstemp lets nobody else read the file; a lesson is an ordinary file.
        Path(name).chmod(0o644)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


# JupyterLab -----------------------------------------------------------------------------------------------------------


def can_show_browser() -> bool:
    """Whether this computer can open a browser window by itself.

    A browser that runs inside the terminal does not count: it shows no notebook, and it would take the terminal over.
    """
    unix = os.name == "posix" and sys.platform != "darwin"
    if unix and not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def write_settings(folder: Path) -> None:
    """Write the settings with which JupyterLab begins; what a user has set otherwise goes before them."""
    (folder / "overrides.json").write_text(json.dumps(_SETTINGS), encoding="utf-8")


def lab_command(folder: Path, settings: Path, *, port: int | None = None, browser: bool = True) -> list[str]:
    """Write the command that starts JupyterLab on a folder of lessons, with the Python that runs this.

    Parameters
    ----------
    folder : Path
        The folder of lessons; JupyterLab shows nothing outside it.
    settings : Path
        The folder that :func:`write_settings` wrote into.
    port : int or None
        The first port to try; JupyterLab takes the next one that is free.
    browser : bool
        Whether a browser is opened.

    Examples
    --------
    >>> lab_command(Path("lessons"), Path("settings"), port=8899, browser=False)[1:3]
    ['-m', 'jupyterlab']
    """
    command = [
        sys.executable,
        "-m",
        "jupyterlab",
        f"--ServerApp.root_dir={folder.resolve()}",
        f"--LabApp.app_settings_dir={settings}",
        f"--LabApp.default_url=/lab/tree/{FIRST_LESSON}",
        "--ServerApp.ip=127.0.0.1",
        # One Ctrl-C is meant; a question with five seconds for the answer is not.
        "--ServerApp.answer_yes=True",
        # The lessons need no network, so nothing is asked of it.
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        # The address is told at any level; the rest is for those who run servers.
        "--Application.log_level=ERROR",
    ]
    # Else every kernel warns that it is not encrypted.
    command += ["--KernelManager.transport_encryption=auto"] if zmq.has("curve") else []
    command += [] if port is None else [f"--ServerApp.port={port}"]
    command += [] if browser and can_show_browser() else ["--no-browser"]
    command += ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return command


def lab_environment() -> dict[str, str]:
    """Tell the environment in which a notebook's kernel is the Python that runs this, whatever kernels there are."""
    return os.environ | {"JUPYTER_PREFER_ENV_PATH": "1"}


def start_lab(folder: Path, *, port: int | None = None, browser: bool = True) -> None:
    """Start JupyterLab on a folder of lessons and stay until it ends, by Ctrl-C or from its menu.

    Parameters
    ----------
    folder : Path
    port : int or None
    browser : bool
        As for :func:`lab_command`.

    Raises
    ------
    EkTeachError
        If JupyterLab cannot be started or ends with an error.
    """
    with tempfile.TemporaryDirectory(prefix="ek_teach_") as settings:
        write_settings(Path(settings))
        command = lab_command(folder, Path(settings), port=port, browser=browser)
        code, asked_to_end = _run(command, lab_environment())
    if code and not asked_to_end:
        raise EkTeachError(f"JupyterLab ended with an error (exit code {code}); what it said stands above.")


def _run(command: Sequence[str], environment: dict[str, str]) -> tuple[int, bool]:
    asked_to_end = False
    with subprocess.Popen(command, env=environment) as server:

        def end(*_signal: object) -> None:
            nonlocal asked_to_end
            asked_to_end = True
            # In a terminal the server got Ctrl-C too; started by another program, it did not.
            if os.name == "posix":
                server.terminate()

        handlers = {kind: signal.signal(kind, end) for kind in (signal.SIGINT, signal.SIGTERM)}
        try:
            code = server.wait()
        finally:
            for kind, handler in handlers.items():
                signal.signal(kind, handler)
    return code, asked_to_end


# Is this computer ready? ----------------------------------------------------------------------------------------------


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
    return Check("lessons", True, f"{sum(1 for _ in _lesson_files(folder))} files in {folder}")


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
