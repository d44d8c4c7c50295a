"""The sentences of refusals as they stand in the source, and those that a language lacks; it is a program.

``python -m ek_teach.languages.written tr`` lists what is missing in ``refusals/tr.toml``, ready to be copied, and what
stands there although no code says it any more.
"""

import errno
import json
import os
import sys
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from ek_teach.languages import LANGUAGES, known_language
from ek_teach.languages.source import sentences_in
from ek_teach.languages.telling import PLACES, sentences

__all__ = ["missing", "unused", "written"]

_SYSTEMS_OWN: Final = ("ENOENT", "EACCES", "EISDIR", "ENOTDIR", "EEXIST", "ENAMETOOLONG", "ENOSPC")
"""Why most files cannot be read or written; the sentences are those of the system."""

_AROUND: Final = (
    *PLACES,
    ".",
    *(os.strerror(getattr(errno, name)) for name in _SYSTEMS_OWN),
    "embedded null byte",
)
"""Where a problem is, what stands behind a word that is like no other, and what the system says: none of it is read off
the source."""


@cache
def written() -> dict[str, str]:
    """Give every sentence that the source can refuse with, and the file in which it stands.

    Examples
    --------
    >>> written()["there is no language {0}{1} The languages are: {2}."]
    'languages/__init__.py'
    """
    package = Path(str(files("ek_teach")))
    found: dict[str, str] = dict.fromkeys(_AROUND, "errors.py")
    for path in sorted(package.rglob("*.py")):
        for sentence in sentences_in(path.read_text(encoding="utf-8")):
            found.setdefault(sentence, path.relative_to(package).as_posix())
    return found


def missing(language: str) -> dict[str, str]:
    """Give the sentences that a language lacks, with their files."""
    told = sentences(language)
    return {sentence: file for sentence, file in written().items() if sentence not in told}


def unused(language: str) -> tuple[str, ...]:
    """Give the sentences of a language that no code says any more."""
    return tuple(sentence for sentence in sentences(language) if sentence not in written())


def _main(languages: list[str]) -> int:
    found = 0
    for language in languages or [each for each in LANGUAGES if each != "en"]:
        lacking, last = missing(known_language(language)), ""
        for sentence, file in lacking.items():
            if file != last:
                print(f"\n# {language}: {file}")
                last = file
            print(f"{json.dumps(sentence, ensure_ascii=False)} = {json.dumps(sentence, ensure_ascii=False)}")
        for sentence in unused(language):
            print(f"# {language}: no code says {sentence!r}")
        found += len(lacking) + len(unused(language))
    return found > 0


if __name__ == "__main__":
    sys.exit(_main(sys.argv[1:]))
