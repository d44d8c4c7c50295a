"""The laboratory: JupyterLab on the learner's folder."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ek_teach.errors import EkTeachError
from ek_teach.lessons.folder import FIRST_LESSON

__all__ = ["can_show_browser", "lab_command", "lab_environment", "start_lab", "write_settings"]

_SETTINGS: Final = {
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
}


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
    import zmq

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
