"""Compile the kernel once for each computer, and again only when what it is made of has changed."""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numba
import platformdirs

from ek_teach import cards
from ek_teach.play import sight, strategies, streams
from ek_teach.simulation import records, tally

__all__ = ["cached", "compiled"]

config: Any = numba.config
_MADE_OF: Final = (cards, sight, strategies, streams, records, tally)
"""Beside the files of the kernel itself."""

compiled: Any = numba.njit(error_model="numpy", cache=False)
"""Compile a function of the kernel that another one calls."""


def _folder(entry: str) -> Path:
    """A folder that is named by the contents of every file that the kernel is made of.

    numba looks only at the file of the function it keeps; a changed strategy would go unnoticed.
    """
    digest = hashlib.sha256(numba.__version__.encode())
    others = (Path(__file__), *(Path(str(module.__file__)) for module in _MADE_OF))
    for file in (*sorted(Path(entry).parent.glob("*.py")), *others):
        digest.update(file.read_bytes())
    home = os.environ.get("NUMBA_CACHE_DIR") or platformdirs.user_cache_dir("ek_teach")
    return Path(home) / f"kernel-{digest.hexdigest()[:16]}"


def cached(function: Callable[..., Any]) -> Any:
    """Compile a function of the kernel so that the next process finds it; where nothing can be written, without."""
    before = config.CACHE_DIR
    try:
        folder = _folder(function.__code__.co_filename)
        folder.mkdir(parents=True, exist_ok=True)
        config.CACHE_DIR = str(folder)
        return numba.njit(error_model="numpy", cache=True)(function)
    except (OSError, RuntimeError):
        return numba.njit(error_model="numpy")(function)
    finally:
        config.CACHE_DIR = before
