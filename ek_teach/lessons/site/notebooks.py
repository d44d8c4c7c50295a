"""The lessons as they stand in the site: a folder for each language, each notebook for the kernel of the browser."""

import json
from collections.abc import Iterator
from typing import Any, Final

from ek_teach.languages import LANGUAGES
from ek_teach.lessons.folder import as_copied, find_lessons
from ek_teach.lessons.translating import TRANSLATED

__all__ = ["first_lesson", "site_lessons"]

_KERNEL: Final = {"display_name": "Python (Pyodide)", "language": "python", "name": "python"}


def first_lesson(language: str) -> str:
    """Give the path of the first lesson in the site.

    Examples
    --------
    >>> first_lesson("tr")
    'tr/00_start_here.ipynb'
    """
    return f"{language}/{TRANSLATED[0]}.ipynb"


def site_lessons() -> Iterator[tuple[str, bytes]]:
    """Give the lessons that run without compiled libraries, in every language, each with its path.

    Examples
    --------
    >>> paths = [path for path, _notebook in site_lessons()]
    >>> paths[0], len(paths)
    ('en/00_start_here.ipynb', 35)
    """
    source = find_lessons()
    for language in LANGUAGES:
        for lesson in TRANSLATED:
            notebook: dict[str, Any] = json.loads(as_copied(source / f"{lesson}.ipynb", language))
            notebook["metadata"]["kernelspec"] = _KERNEL
            yield f"{language}/{lesson}.ipynb", json.dumps(notebook, ensure_ascii=False, indent=1).encode()
