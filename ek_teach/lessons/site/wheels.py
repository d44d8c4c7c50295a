"""Packages packed for the browser, and the list by which Pyodide finds and loads them."""

import json
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from packaging.utils import parse_wheel_filename

from ek_teach.lessons.site.packages import Package

__all__ = ["PRELOADED", "Wheel", "copy_kernel", "list_wheels", "pack"]

PRELOADED: Final = ("micropip", "piplite", "ipykernel", "comm", "pyodide-kernel", "jedi", "ipython", "ek-teach")
"""What is there before the first cell runs; the kernel would ask a network for all but the last."""

_KERNELS_OWN: Final = {"ipykernel": (), "pyodide-kernel": ("comm", "ipython")}
"""What is taken of the packages that come with the kernel, and what each needs."""

_EPOCH: Final = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Wheel:
    """A packed package.

    Attributes
    ----------
    name, version : str
    file : Path
    imports, needs : tuple of str
        The modules that it brings, and the packages that must be loaded with it.
    """

    name: str
    version: str
    file: Path
    imports: tuple[str, ...]
    needs: tuple[str, ...]


def pack(package: Package, folder: Path) -> Wheel:
    """Pack a package into a folder; the same package makes the same file."""
    file = folder / f"{package.name.replace('-', '_')}-{package.version}-py3-none-any.whl"
    info = next(path.rpartition("/")[0] for path in package.content if path.endswith(".dist-info/METADATA"))
    record = f"{info}/RECORD"
    listed = "".join(f"{path},,\n" for path in (*package.content, record))
    content = {**package.content, record: listed.encode()}
    with zipfile.ZipFile(file, "w") as archive:
        for path, raw in content.items():
            archive.writestr(zipfile.ZipInfo(path, _EPOCH), raw, zipfile.ZIP_DEFLATED)
    return Wheel(package.name, package.version, file, tuple(sorted(set(_modules(content)))), package.needs)


def _modules(content: Iterable[str]) -> Iterator[str]:
    for path in content:
        if path.endswith(".py"):
            yield path.split("/")[0].removesuffix(".py")


def copy_kernel(wheels: Iterable[Path], folder: Path) -> Iterator[Wheel]:
    """Copy what the site needs of the packages that come with the kernel."""
    for path in wheels:
        name, version, *_rest = parse_wheel_filename(path.name)
        if name in _KERNELS_OWN:
            (folder / path.name).write_bytes(path.read_bytes())
            yield Wheel(name, str(version), folder / path.name, (name.replace("-", "_"),), _KERNELS_OWN[name])


def list_wheels(lock: Path, wheels: Iterable[Wheel]) -> None:
    """Write the list that Pyodide reads: these packages beside it, and none that it would have to fetch."""
    listed = json.loads(lock.read_text(encoding="utf-8"))
    listed["packages"] = {wheel.name: _entry(wheel) for wheel in wheels}
    lock.write_text(json.dumps(listed, indent=1), encoding="utf-8")


def _entry(wheel: Wheel) -> dict[str, Any]:
    return {
        "depends": list(wheel.needs),
        "file_name": wheel.file.name,
        "imports": list(wheel.imports),
        "install_dir": "site",
        "name": wheel.name,
        "package_type": "package",
        "sha256": sha256(wheel.file.read_bytes()).hexdigest(),
        "unvendored_tests": False,
        "version": wheel.version,
    }
