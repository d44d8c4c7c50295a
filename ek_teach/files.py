"""Files are written whole or not at all, and whether that will be possible is found out beforehand."""

import os
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex

from ek_teach.errors import EkTeachError, shown

__all__ = ["as_path", "ending_of", "is_same_file", "require_writable", "save_bytes"]


def as_path(path: object) -> Path:
    """Take what names a file: a text or a path.

    Raises
    ------
    EkTeachError
        For anything else, and for a text that can name none.

    Examples
    --------
    >>> as_path("result.json").suffix
    '.json'
    """
    if not isinstance(path, str | os.PathLike) or isinstance(named := os.fspath(path), bytes):
        raise EkTeachError(f"a file is named by a text or a Path, not by {shown(path)}.")
    if not named or "\0" in named:
        raise EkTeachError(f"{shown(named)} can name no file; give it another name.")
    return Path(named)


def ending_of(path: Path) -> str:
    """Tell the end of a file's name, from the last point on and in small letters, by which a way to write is chosen.

    Raises
    ------
    EkTeachError
        For a name that is nothing but an ending: it would be a hidden file.

    Examples
    --------
    >>> ending_of(Path("Class.HTML")), ending_of(Path("class"))
    ('.html', '')
    >>> ending_of(Path(".html"))
    Traceback (most recent call last):
        ...
    ek_teach.errors.EkTeachError: '.html' is only the end of a name; put something before it.
    """
    if path.name.startswith(".") and path.name.count(".") == 1:
        raise EkTeachError(f"{shown(path.name)} is only the end of a name; put something before it.")
    return path.suffix.lower()


def is_same_file(one: str | int | Path, other: Path) -> bool:
    """Tell whether two names, or the number of an open file and a name, lead to one file, which need not be there yet.

    Examples
    --------
    >>> is_same_file("quiz.html", Path("class/../quiz.html"))
    True
    """
    try:
        return os.path.samestat(os.stat(one), other.stat())  # noqa: PTH116 - the number of an open file has no Path
    except OSError:
        return not isinstance(one, int) and Path(one).resolve() == other.resolve()


def save_bytes(content: bytes, path: Path, sources: Iterable[str | int | Path] = ()) -> None:
    """Write a file, so that it is there whole or as it was before.

    Parameters
    ----------
    content : bytes
    path : Path
        Another file of this name is replaced; a device, as ``/dev/null``, is written to.
    sources : iterable of str, int or Path
        The files, or open files by their numbers, that it was made from; none of them is replaced.

    Raises
    ------
    EkTeachError
        If the file is one of the sources, by whatever name, or cannot be written.
    """
    with _sentences(path):
        if any(is_same_file(source, path) for source in sources):
            raise EkTeachError(f"{str(path)!r} is read from, and writing would destroy it; name another file.")
        if _is_device(path):
            path.write_bytes(content)
        else:
            # Where a link leads, so that the link stays one.
            _write_whole(content, path.resolve())


def require_writable(path: Path) -> None:
    """Find out whether :func:`save_bytes` will be able to write a file, by all that it does but the last step.

    Raises
    ------
    EkTeachError
        If not, and why.
    """
    with _sentences(path):
        if _is_device(path):
            return
        target = path.resolve()
        _require_open_to_change(target)
        beside = _beside(target)
        with beside.open("xb"):
            pass
        beside.unlink()


@contextmanager
def _sentences(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, RuntimeError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise EkTeachError(f"{str(path)!r} cannot be written ({reason}).") from None


def _is_device(path: Path) -> bool:
    """Whether it takes what is written to it as it comes; refuses what is neither that nor a file, present or to be."""
    if path.is_dir():
        raise IsADirectoryError(None, "it is a folder")
    if path.is_char_device():
        return True
    if path.exists() and not path.is_file():
        # A pipe would keep us waiting for a reader.
        raise OSError(None, "it is no ordinary file")
    return False


def _beside(target: Path) -> Path:
    return target.with_name(f".writing_{token_hex(8)}")


def _require_open_to_change(target: Path) -> None:
    if target.exists():
        # Renaming asks nobody whether the file that goes may be written to.
        with target.open("ab"):
            pass


def _write_whole(content: bytes, target: Path) -> None:
    beside = _beside(target)
    try:
        with beside.open("xb") as stream:
            stream.write(content)
        _require_open_to_change(target)
        if target.exists():
            beside.chmod(stat.S_IMODE(target.stat().st_mode))
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
