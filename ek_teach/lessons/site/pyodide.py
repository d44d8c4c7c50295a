"""Pyodide, the Python that runs in a browser: a copy that is there already, or one that npm fetches once."""

import json
import os
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

from ek_teach.errors import EkTeachError

__all__ = ["LOCK", "fetch_pyodide", "unpack_pyodide"]

LOCK: Final = "pyodide-lock.json"
"""Its list of the packages that it can load."""

_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", LOCK)
_PATIENCE_S: Final = 600


def fetch_pyodide(version: str) -> Path:
    """Give Pyodide as a tar file: the one that was fetched before, or one that npm fetches now.

    Raises
    ------
    EkTeachError
        If there is no npm, or it cannot fetch it.
    """
    archive = user_cache_path("ek_teach") / f"pyodide-{version}.tgz"
    if archive.is_file():
        return archive
    npm = shutil.which("npm")
    if npm is None:
        raise EkTeachError(
            f"there is no npm to fetch Pyodide {version} with; install Node.js, which brings it, or name a copy of"
            " Pyodide with --pyodide."
        )
    with tempfile.TemporaryDirectory() as scratch:
        command = [npm, "pack", "--silent", f"pyodide@{version}"]
        try:
            subprocess.run(command, cwd=scratch, capture_output=True, check=True, timeout=_PATIENCE_S)
            (packed,) = Path(scratch).glob("*.tgz")
            archive.parent.mkdir(parents=True, exist_ok=True)
            # Whole or not at all, and in one step on the disk where it stays.
            half = archive.with_name(f"{archive.name}.{os.getpid()}")
            shutil.copyfile(packed, half)
            half.replace(archive)
        except (OSError, ValueError, subprocess.SubprocessError):
            raise EkTeachError(
                f"npm could not fetch Pyodide {version}; look whether this computer has a network, or name a copy of"
                " Pyodide with --pyodide."
            ) from None
    return archive


def unpack_pyodide(source: Path, target: Path, version: str, python: str) -> str:
    """Put Pyodide into a folder, without the packages that may lie beside it.

    Parameters
    ----------
    source : Path
        A folder or a tar file that holds it, at any depth.
    target : Path
        The folder, which does not exist yet.
    version, python : str
        Which Pyodide it should be, and the version of Python that it must have, as ``"3.14"``.

    Returns
    -------
    str
        The whole version of its Python, as ``"3.14.2"``.

    Raises
    ------
    EkTeachError
        If it is not there, is not Pyodide, or is one for another kernel.
    """
    with tempfile.TemporaryDirectory() as scratch:
        folder = source if source.is_dir() else _unpacked(source, Path(scratch))
        found = next((path.parent for path in sorted(folder.rglob(_FILES[0]))), folder)
        missing = [name for name in _FILES if not (found / name).is_file()]
        if missing:
            raise EkTeachError(
                f"{source} does not hold Pyodide ({', '.join(missing)} not there); name a folder or a tar file with"
                f" Pyodide {version}."
            )
        its_python = _python_of(found / LOCK)
        if not its_python.startswith(f"{python}."):
            raise EkTeachError(
                f"{source} holds a Pyodide whose Python is {its_python or 'unknown'}, and the kernel needs {python};"
                f" name a folder or a tar file with Pyodide {version}."
            )
        target.mkdir(parents=True)
        for name in _FILES:
            shutil.copyfile(found / name, target / name)
    return its_python


def _python_of(lock: Path) -> str:
    try:
        return str(json.loads(lock.read_text(encoding="utf-8"))["info"]["python"])
    except (ValueError, KeyError, TypeError):
        return ""


def _unpacked(source: Path, scratch: Path) -> Path:
    try:
        with tarfile.open(source) as archive:
            archive.extractall(scratch, filter="data")
    except (OSError, tarfile.TarError) as error:
        reason = getattr(error, "strerror", None) or "it is no tar file"
        raise EkTeachError(f"Pyodide cannot be read from {source} ({reason}); name its folder or tar file.") from None
    return scratch
