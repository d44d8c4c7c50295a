"""The learner's folder: own copies of the lessons, which nothing overwrites."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from ek_teach.errors import EkTeachError
from ek_teach.files import save_bytes
from ek_teach.languages import spoken

__all__ = ["FIRST_LESSON", "Copied", "as_copied", "copy_lessons", "find_lessons", "lesson_files"]

FIRST_LESSON: Final = "00_start_here.ipynb"
"""The notebook that JupyterLab opens first."""


@dataclass(frozen=True, slots=True)
class Copied:
    """What became of each lesson when the lessons were copied, by its path inside the folder.

    Attributes
    ----------
    new : tuple of str
        Lessons that were not in the folder yet.
    same : tuple of str
        Lessons that were there and are as they were copied.
    kept : tuple of str
        Lessons that were there and differ: the learner's own, left as they are.
    """

    new: tuple[str, ...]
    same: tuple[str, ...]
    kept: tuple[str, ...]


def find_lessons() -> Path:
    """Find the notebooks: beside the installed package, or in the checkout that it runs from.

    Returns
    -------
    Path
        A folder that holds :data:`FIRST_LESSON`.

    Raises
    ------
    EkTeachError
        If there are none.

    Examples
    --------
    >>> (find_lessons() / FIRST_LESSON).is_file()
    True
    """
    package = Path(str(files("ek_teach.lessons")))
    for folder in (package / "notebooks", package.parent.parent / "notebooks"):
        if (folder / FIRST_LESSON).is_file():
            return folder
    raise EkTeachError(
        f"the lessons are not beside the package (there is no notebooks/{FIRST_LESSON}); install ek-teach again."
    )


def lesson_files(folder: Path) -> Iterator[Path]:
    """Find what belongs to the lessons of a folder, by its path in there; what is hidden does not."""
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        hidden = any(part.startswith((".", "__")) for part in inside.parts)
        if path.is_file() and not hidden:
            yield inside


def copy_lessons(target: Path, source: Path | None = None, language: str | None = None) -> Copied:
    """Copy the lessons into a folder, without outputs, never over a file that is there already.

    A stored output shows a widget as text, as long as its cell has not run, and tells what the class is to guess.

    Parameters
    ----------
    target : Path
        The learner's folder; it is made if need be.
    source : Path or None
        Where the lessons are; None takes :func:`find_lessons`.
    language : str, optional
        One of :data:`ek_teach.languages.LANGUAGES`, without it the one that is spoken: lessons that exist in it are
        told in it, the others in English.

    Returns
    -------
    Copied

    Raises
    ------
    EkTeachError
        If the folder cannot be made or written to, or is a file.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     first = copy_lessons(Path(folder) / "mine")
    ...     again = copy_lessons(Path(folder) / "mine")
    >>> FIRST_LESSON in first.new, again.new, again.same == first.new, again.kept
    (True, (), True, ())
    """
    source, language = source or find_lessons(), spoken(language)
    new, same, kept = [], [], []
    try:
        if target.exists() and not target.is_dir():
            raise EkTeachError(f"{target} is a file; name a folder for the lessons, or one that does not exist yet.")
        for inside in lesson_files(source):
            mine, fresh = target / inside, as_copied(source / inside, language)
            if not mine.exists() and not mine.is_symlink():
                mine.parent.mkdir(parents=True, exist_ok=True)
                save_bytes(fresh, mine)
                new.append(inside.as_posix())
            elif mine.is_file() and mine.read_bytes() == fresh:
                same.append(inside.as_posix())
            else:
                kept.append(inside.as_posix())
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise EkTeachError(
            f"the lessons cannot be copied into {target} ({reason}); name a folder of your own."
        ) from None
    return Copied(tuple(new), tuple(same), tuple(kept))


def as_copied(lesson: Path, language: str) -> bytes:
    """Read a lesson as the learner gets it: a notebook in their language, without outputs; anything else as it is."""
    raw = lesson.read_bytes()
    if lesson.suffix != ".ipynb":
        return raw
    # Imported here: the room must not have done so before ``python -m ek_teach.lessons.translating`` runs it.
    from ek_teach.lessons.translating import translated

    notebook = translated(json.loads(raw), lesson.stem, language)
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"], cell["execution_count"] = [], None
    # What widgets kept is of no use without the outputs that show it.
    notebook["metadata"].pop("widgets", None)
    return (json.dumps(notebook, ensure_ascii=False, indent=1) + "\n").encode()
