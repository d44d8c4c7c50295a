"""JupyterLite, the JupyterLab that is nothing but files: what is installed of it, and how it is built."""

import json
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ek_teach.errors import EkTeachError, MissingLibraryError

__all__ = ["Lite", "build_lite", "find_lite"]

_KERNEL: Final = "@jupyterlite/pyodide-kernel-extension"
_EXTENSIONS: Final = (_KERNEL, "@jupyter-widgets/jupyterlab-manager", "anywidget")
"""What JupyterLab is extended by in the site: the kernel, and what shows widgets."""


@dataclass(frozen=True, slots=True)
class Lite:
    """What is installed of JupyterLite.

    Attributes
    ----------
    extensions : tuple of Path
        The folders of the extensions that the site has.
    kernel_wheels : tuple of Path
        The packages that the kernel brings with it.
    pyodide, python : str
        Which Pyodide the kernel is made for, and which Python that is, as ``"3.14"``.
    """

    extensions: tuple[Path, ...]
    kernel_wheels: tuple[Path, ...]
    pyodide: str
    python: str


def find_lite() -> Lite:
    """Find JupyterLite and what it needs.

    Raises
    ------
    EkTeachError
        If something of it is not installed.
    """
    if find_spec("jupyterlite_core") is None or find_spec("jupyterlite_pyodide_kernel") is None:
        raise MissingLibraryError("a site needs JupyterLite, which is not installed: pip install 'ek-teach[site]'.")
    from jupyter_core.paths import jupyter_path
    from jupyterlite_pyodide_kernel.constants import PYODIDE_PYTHON_VERSION, PYODIDE_VERSION

    found = tuple(_extension(name, map(Path, jupyter_path("labextensions"))) for name in _EXTENSIONS)
    wheels = tuple(sorted((found[0] / "static" / "pypi").glob("*.whl")))
    return Lite(found, wheels, PYODIDE_VERSION, PYODIDE_PYTHON_VERSION)


def _extension(name: str, folders: Iterable[Path]) -> Path:
    for folder in folders:
        if (folder / name / "package.json").is_file():
            return folder / name
    raise MissingLibraryError(
        f"a site needs {name}, which JupyterLab does not find on this computer; install ek-teach again, with all it"
        " needs."
    )


def build_lite(lite: Lite, workshop: Path, contents: Path, target: Path, preloaded: Iterable[str]) -> None:
    """Build JupyterLite with what lies in a folder: settings, and Pyodide under ``static/pyodide``.

    Parameters
    ----------
    lite : Lite
    workshop : Path
        That folder; what is built for is written there too.
    contents : Path
        What the readers see in the list of files.
    target : Path
        Where it is built.
    preloaded : iterable of str
        The packages that are there before the first cell runs; a reader's network is asked for none of them.

    Raises
    ------
    EkTeachError
        If JupyterLite cannot be built.
    """
    told = {
        "LiteBuildConfig": {
            "apps": ["lab"],
            "contents": [str(contents)],
            "federated_extensions": [str(folder) for folder in lite.extensions],
            # No extension comes in because the builder happens to have it: many want a server, which is not there.
            "ignore_sys_prefix": True,
            "no_libarchive": True,
            "no_sourcemaps": True,
            "no_unused_shared_packages": True,
            "output_dir": str(target),
        }
    }
    settings = {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "ek_teach",
            "litePluginSettings": {
                f"{_KERNEL}:kernel": {
                    "disablePyPIFallback": True,
                    "loadPyodideOptions": {"packages": list(preloaded)},
                }
            },
        },
    }
    (workshop / "jupyter_lite_config.json").write_text(json.dumps(told), encoding="utf-8")
    (workshop / "jupyter-lite.json").write_text(json.dumps(settings), encoding="utf-8")
    built = subprocess.run(
        [sys.executable, "-m", "jupyterlite_core", "build"], cwd=workshop, capture_output=True, text=True, check=False,
        stdin=subprocess.DEVNULL, encoding="utf-8", errors="replace",
    )  # fmt: skip
    if built.returncode:
        last = (built.stderr.strip() or built.stdout.strip()).rpartition("\n")[2]
        raise EkTeachError(f"JupyterLite could not be built ({last}); install ek-teach again, with its extra site.")
