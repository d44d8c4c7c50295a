"""Strategies in files of somebody's own."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ek_teach.errors import EkTeachError, nearest, place_of, told_error
from ek_teach.views.plain import clean

__all__ = ["meant"]


def meant(strategies: Sequence[str]) -> Any:
    """Find what is meant by strategies: one of ours by its name, or a function in a file."""
    from ek_teach.play import Player

    meant = [_own(name) if ":" in name or name.endswith(".py") else Player(name) for name in strategies]
    return meant[0] if len(meant) == 1 else meant


def _own(name: str) -> Any:
    from ek_teach.play import Player

    file, colon, function = name.rpartition(":")
    if not (colon and file and function):
        raise EkTeachError(f"say which function of which file plays, as in mine.py:my_strategy, not {name!r:.60}.")
    path = Path(file)
    try:
        if path.exists() and not path.is_file():
            raise EkTeachError(f"{file!r:.80} is no ordinary file; name a file of Python.")
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise EkTeachError(f"{file!r:.80} cannot be read ({reason}); name a file of Python.") from None
    strategy = _FromFile(str(path.resolve()), function, text)
    _loaded(strategy)
    return Player(function, strategy)


@dataclass(frozen=True, repr=False)
class _FromFile:
    """A function of a file, which knows the file's text, so that it can be sent to processes that do not."""

    file: str
    name: str
    text: str

    def __repr__(self) -> str:
        return f"{Path(self.file).name}:{self.name}"

    @property
    def __signature__(self) -> Any:
        from inspect import signature

        return signature(_loaded(self))

    def __call__(self, *seen: Any) -> Any:
        return _loaded(self)(*seen)


@cache
def _loaded(strategy: _FromFile) -> Callable[..., Any]:
    """Run the file of a strategy, and find the function.

    Raises
    ------
    EkTeachError
        If the file fails, or has no such function.
    """
    folder = str(Path(strategy.file).parent)
    if folder not in sys.path:
        sys.path.append(folder)  # for what it imports from beside it
    names = _run_file(strategy.file, strategy.text)
    if strategy.name not in names:
        functions = [name for name, value in names.items() if callable(value)]
        raise EkTeachError(
            f"there is no function {strategy.name!r:.40} in {strategy.file}{nearest(strategy.name, functions)}"
        )
    if not callable(names[strategy.name]):
        raise EkTeachError(f"{strategy.name!r:.40} in {strategy.file} is no function of a view.")
    function: Callable[..., Any] = names[strategy.name]
    return function


@cache
def _run_file(file: str, text: str) -> dict[str, Any]:
    from hashlib import blake2b
    from types import ModuleType

    module = ModuleType(f"ek_teach_own_{blake2b(f'{file}:{text}'.encode(), digest_size=8).hexdigest()}")
    module.__file__ = file
    sys.modules[module.__name__] = module
    try:
        exec(compile(text, file, "exec", dont_inherit=True), module.__dict__)  # noqa: S102 - what was asked for
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        place = "" if isinstance(error, SyntaxError) else place_of(error, file)  # such an error tells its line itself
        told = ": ".join(filter(None, (place, told_error(error))))
        raise EkTeachError(f"{file!r} cannot be run ({clean(told)}).") from None
    return vars(module)
