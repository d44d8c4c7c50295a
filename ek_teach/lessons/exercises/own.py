"""A teacher's own exercises, from a file of Python."""

import sys
from hashlib import blake2b
from pathlib import Path
from types import ModuleType

from ek_teach.errors import EkTeachError, place_of, shown, told_error
from ek_teach.lessons.exercises.registry import all_templates, restore, template_names
from ek_teach.lessons.exercises.task import Template

__all__ = ["load_exercises"]


def load_exercises(path: str | Path) -> tuple[Template, ...]:
    """Run a file of Python, so that the exercises in it are registered.

    Parameters
    ----------
    path : str or Path
        The file; whatever it does besides is done too, so run only files that you trust.

    Returns
    -------
    tuple of Template
        Those that the file registered.

    Raises
    ------
    EkTeachError
        If the file cannot be read, fails, registers nothing, or registers an exercise that is broken; then nothing of
        it is registered.
    """
    if not isinstance(path, str | Path):
        raise EkTeachError(f"a file of exercises is named by a text or a path, as 'mine.py', not {shown(path)}.")
    path = Path(path)
    try:
        if path.exists() and not path.is_file():
            raise EkTeachError(f"{str(path)!r:.90} is no ordinary file; name a file of Python.")
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        raise EkTeachError(f"{str(path)!r:.90} cannot be read ({reason}); name a file of Python.") from None
    all_templates()  # ours first, so that those that are new are those of the file
    before = template_names()
    digest = blake2b(f"{path.resolve()}:{text}".encode(errors="backslashreplace"), digest_size=8).hexdigest()
    module = ModuleType(f"ek_teach_exercises_{digest}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module
    try:
        exec(compile(text, str(path), "exec", dont_inherit=True), module.__dict__)  # noqa: S102 - what was asked for
    except BaseException as error:
        restore(before)
        if isinstance(error, KeyboardInterrupt):
            raise
        place = "" if isinstance(error, SyntaxError) else place_of(error, str(path))  # it tells its line itself
        if isinstance(error, EkTeachError):
            raise EkTeachError(f"{place or path}: {error}") from None
        told = ": ".join(filter(None, (place, told_error(error))))
        raise EkTeachError(f"{str(path)!r} cannot be run ({told}).") from None
    known = template_names()
    new = tuple(made for made in all_templates() if known[made.name] is not before.get(made.name))
    if not new:
        raise EkTeachError(f"{path} registers no exercise; write @template('my-exercise-1') above its function.")
    return new
