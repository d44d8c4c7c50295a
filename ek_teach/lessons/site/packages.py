"""What the Python in the browser needs: which packages, and which of their files.

The files are those that are installed on this computer, so nothing is fetched and the site runs what was tried here.
What is compiled is left out: the packages below have it only to be faster.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from importlib.resources import files
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import ek_teach
from ek_teach.errors import EkTeachError
from ek_teach.languages import LANGUAGES

__all__ = ["Package", "own_package", "packages_needed", "stand_ins"]

_ROOTS: Final = (
    "anywidget", "babel", "comm", "fluent.runtime", "fluent.syntax", "graphviz", "ipython", "ipywidgets", "jedi",
    "platformdirs", "traitlets",
)  # fmt: skip
"""What the lessons import and what the kernel is made of; what these require comes with them."""

_NOT_IN_BROWSERS: Final = frozenset(("jupyterlab-widgets", "pexpect", "psutil", "widgetsnbextension"))
"""Required by one of the above, but for a computer or for a front end of another kind."""

_BROWSER: Final = {
    "extra": "",
    "implementation_name": "cpython",
    "os_name": "posix",
    "platform_machine": "wasm32",
    "platform_python_implementation": "CPython",
    "platform_system": "Emscripten",
    "sys_platform": "emscripten",
}

_COMPILED: Final = (".so", ".pyd", ".dylib", ".pyc")
_NOTES: Final = ("RECORD", "INSTALLER", "REQUESTED", "direct_url.json")
"""What an installation writes about itself, which is not so in the site."""

_LOCALES: Final = frozenset(("root", *LANGUAGES, "zh_Hant", "zh_Hant_TW", "en_001", "es_419"))
_LEFT_OUT: Final = ("jedi/third_party/django-stubs/", "ek_teach/lessons/notebooks/", "ek_teach/lessons/site/")
"""Big, and of no use in a lesson."""


@dataclass(frozen=True, slots=True)
class Package:
    """A package as the browser gets it.

    Attributes
    ----------
    name, version : str
    content : mapping from str to bytes
        Its files, what it says of itself among them, by the path that each has where packages are installed.
    needs : tuple of str
        The packages that must be loaded with it.
    """

    name: str
    version: str
    content: Mapping[str, bytes]
    needs: tuple[str, ...] = ()


def packages_needed(python: str, find: Callable[[str], Distribution] = distribution) -> list[Package]:
    """Find the packages that the lessons and the kernel need in a browser, without ek_teach itself.

    Parameters
    ----------
    python : str
        The version of Python there, as ``"3.14.2"``.
    find : callable, optional
        Finds what is installed under a name.

    Raises
    ------
    EkTeachError
        If one of them is not installed here.

    Examples
    --------
    >>> names = {package.name for package in packages_needed("3.14.2")}
    >>> {"ipython", "ipywidgets", "fluent-syntax"} <= names, names & {"numpy", "numba", "pexpect"}
    (True, set())
    """
    browser = _BROWSER | {"python_full_version": python, "python_version": ".".join(python.split(".")[:2])}
    found: dict[str, Package] = {}
    waiting: list[str] = [canonicalize_name(root) for root in _ROOTS]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = _package(name, browser, find)
            waiting += found[name].needs
    return list(found.values())


def _package(name: str, browser: dict[str, str], find: Callable[[str], Distribution]) -> Package:
    try:
        installed = find(name)
    except PackageNotFoundError:
        raise _not_here(name) from None
    wanted = (Requirement(line) for line in installed.requires or ())
    needs = [canonicalize_name(each.name) for each in wanted if each.marker is None or each.marker.evaluate(browser)]
    content = {
        path.as_posix(): Path(str(path.locate())).read_bytes()
        for path in installed.files or ()
        if path.parts[0] != ".." and _is_for_browsers(path.as_posix())
    }
    if not all(any(path.endswith(end) for path in content) for end in (".py", ".dist-info/METADATA")):
        raise _not_here(name)
    return Package(name, installed.version, content, tuple(need for need in needs if need not in _NOT_IN_BROWSERS))


def _not_here(name: str) -> EkTeachError:
    return EkTeachError(
        f"the site needs the package {name}, which is not wholly on this computer; install ek-teach again, with all it"
        " needs."
    )


def own_package(needs: Iterable[Package]) -> Package:
    """Give ek_teach itself, as it lies here; a checkout has no list of its files."""
    package = Path(str(files("ek_teach")))
    content = {}
    for path in sorted(package.rglob("*")):
        inside = path.relative_to(package.parent).as_posix()
        if path.is_file() and _is_for_browsers(inside):
            content[inside] = path.read_bytes()
    return _described("ek-teach", ek_teach.__version__, content, tuple(each.name for each in needs))


def stand_ins() -> list[Package]:
    """Give what stands there for the two packages that would fetch others from a network."""
    own = (Path(str(files("ek_teach.lessons.site"))) / "offline.py").read_bytes()
    return [
        _described("micropip", "0", {"micropip/__init__.py": own}),
        # The kernel sets values in the second, and %pip asks the third.
        _described("piplite", "0", dict.fromkeys(("piplite/__init__.py", "piplite/piplite.py", "piplite/cli.py"), own)),
    ]


def _described(name: str, version: str, content: Mapping[str, bytes], needs: tuple[str, ...] = ()) -> Package:
    """Give a package that no installation has described."""
    info = f"{name.replace('-', '_')}-{version}.dist-info"
    told = {
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: ek-teach\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    return Package(name, version, {**content, **{path: text.encode() for path, text in told.items()}}, needs)


def _is_for_browsers(inside: str) -> bool:
    """Whether a file of a package, by its path where packages are installed, goes into the site.

    Examples
    --------
    >>> _is_for_browsers("babel/locale-data/tr.dat"), _is_for_browsers("babel/locale-data/fr.dat")
    (True, False)
    >>> _is_for_browsers("psygnal/_signal.py"), _is_for_browsers("psygnal/_signal.cpython-311-darwin.so")
    (True, False)
    """
    *folders, name = inside.split("/")
    if name.endswith(_COMPILED) or inside.startswith(_LEFT_OUT):
        return False
    if folders and folders[-1].endswith(".dist-info") and name in _NOTES:
        return False
    if inside.startswith("babel/locale-data/") and name.endswith(".dat"):
        return name.removesuffix(".dat") in _LOCALES
    return True
