"""Libraries that may be missing: one clear line instead of a traceback."""

from importlib import import_module
from typing import Any, Final

from ek_teach.errors import IN_BROWSER, MissingLibraryError, not_in_browsers
from ek_teach.theory.arguments import require

__all__ = ["LIBRARIES", "has", "needs"]

LIBRARIES: Final = {"pygambit": "pygambit", "pyspiel": "open_spiel", "open_spiel": "open_spiel"}
"""The libraries of the extra ``theory``: what is imported, and what is installed."""

_BASE: Final = ("scipy",)
"""What comes with the package itself, so that only a broken installation lacks it."""


def needs(module: str, purpose: str) -> Any:
    """Import a module, or say what is missing and how to get it.

    Raises
    ------
    MissingLibraryError
        If it is not installed.

    Examples
    --------
    >>> needs("math", "arithmetic").sqrt(4)
    2.0
    """
    try:
        return import_module(module)
    except ImportError:
        name = module.partition(".")[0]
    if IN_BROWSER:
        raise not_in_browsers(LIBRARIES.get(name, name))
    extra = "" if name in _BASE else "[theory]"
    raise MissingLibraryError(
        f'{purpose} needs {LIBRARIES.get(name, name)}, which is not installed; pip install "ek-teach{extra}" brings it.'
    )


def has(*modules: str) -> bool:
    """Whether some modules can be imported.

    Raises
    ------
    EkTeachError
        For what is no name of a module.

    Examples
    --------
    >>> has("math"), has("math", "no_such_module")
    (True, False)
    """
    from importlib.util import find_spec

    for module in modules:
        require(module, str, "a module is named by a text, as 'pygambit'")
    try:
        return all(find_spec(module) is not None for module in modules)
    except (ImportError, ValueError):
        # What a module would lie in is not there either, or the text names none.
        return False
