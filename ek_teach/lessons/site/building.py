"""A site, put together in a folder of its own and set in its place only when it is whole."""

import shutil
import tempfile
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Final

from ek_teach.errors import EkTeachError
from ek_teach.languages import known_language
from ek_teach.lessons.lab import write_settings
from ek_teach.lessons.site.front_page import front_page
from ek_teach.lessons.site.jupyterlite import build_lite, find_lite
from ek_teach.lessons.site.notebooks import site_lessons
from ek_teach.lessons.site.packages import own_package, packages_needed, stand_ins
from ek_teach.lessons.site.pyodide import LOCK, fetch_pyodide, unpack_pyodide
from ek_teach.lessons.site.wheels import PRELOADED, copy_kernel, list_wheels, pack

__all__ = ["STAGES", "build_site"]

STAGES: Final = ("pyodide", "packages", "lessons", "jupyterlite")
"""What is done one after the other."""

_SERVER: Final = "serve.py"
_MARKS: Final = (_SERVER, "jupyter-lite.json", "index.html")
"""What is in every site, so that a folder is known for one."""


def build_site(
    target: Path,
    language: str = "en",
    *,
    pyodide: Path | None = None,
    begins: Callable[[str], object] = lambda _stage: None,
) -> None:
    """Build the lessons as a site of files, which runs in a browser without a network.

    Parameters
    ----------
    target : Path
        The folder of the site: a new one, an empty one, or a site that is replaced.
    language : str
        In which language the site opens; the lessons lie there in all of them.
    pyodide : Path, optional
        A folder or a tar file with the Python for browsers; without it npm fetches it once.
    begins : callable, optional
        Is told each of :data:`STAGES` when it begins.

    Raises
    ------
    EkTeachError
        If the folder holds anything else, JupyterLite or Pyodide is missing, or the site cannot be written.
    """
    language, lite = known_language(language), find_lite()
    try:
        _require_room(target)
        with tempfile.TemporaryDirectory(prefix="ek_teach_") as scratch:
            workshop, built = Path(scratch), Path(scratch) / "site"
            begins("pyodide")
            folder = workshop / "static" / "pyodide"
            python = unpack_pyodide(pyodide or fetch_pyodide(lite.pyodide), folder, lite.pyodide, lite.python)
            begins("packages")
            needed = packages_needed(python)
            packed = [pack(package, folder) for package in (*needed, *stand_ins(), own_package(needed))]
            list_wheels(folder / LOCK, (*packed, *copy_kernel(lite.kernel_wheels, folder)))
            begins("lessons")
            contents = workshop / "contents"
            for path, notebook in site_lessons():
                (contents / path).parent.mkdir(parents=True, exist_ok=True)
                (contents / path).write_bytes(notebook)
            begins("jupyterlite")
            write_settings(workshop)
            build_lite(lite, workshop, contents, built, PRELOADED)
            (built / "index.html").write_text(front_page(language), encoding="utf-8")
            shutil.copyfile(str(files("ek_teach.lessons.site") / _SERVER), built / _SERVER)
            _set_in_place(built, target)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise EkTeachError(f"the site cannot be written to {target} ({reason}); name a folder of your own.") from None


def _require_room(target: Path) -> None:
    """Refuse a folder that holds what somebody may want to keep, before anything is built."""
    if target.exists() and not target.is_dir():
        raise EkTeachError(f"{target} is a file; name a folder for the site, or one that does not exist yet.")
    if target.is_dir() and any(target.iterdir()) and not _is_site(target):
        raise EkTeachError(f"{target} holds other files; name an empty folder for the site, or one that is not yet.")
    target.parent.mkdir(parents=True, exist_ok=True)


def _is_site(folder: Path) -> bool:
    return all((folder / name).is_file() for name in _MARKS)


def _set_in_place(built: Path, target: Path) -> None:
    """Put what was built where it belongs; what else somebody has laid into the folder of an earlier site stays."""
    target.mkdir(exist_ok=True)
    for new in sorted(built.iterdir()):
        old = target / new.name
        if old.is_dir() and not old.is_symlink():
            shutil.rmtree(old)
        else:
            old.unlink(missing_ok=True)
        shutil.move(new, old)
