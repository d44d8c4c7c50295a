"""The sentences of refusals as they stand in the source, and those that a language lacks; it is a program.

``python -m ek_teach.languages.written tr`` lists what is missing in ``refusals/tr.toml``, ready to be copied, and what
stands there although no code says it any more.
"""

import ast
import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from ek_teach.languages import LANGUAGES, known_language
from ek_teach.languages.telling import sentences

__all__ = ["missing", "unused", "written"]

_SAYS: Final = re.compile(r"\w*Error|fail|error|BadParameter|complain")
"""Calls whose texts are shown to people."""

_PYTHONS_OWN: Final = frozenset({"AttributeError", "TypeError", "ValueError", "OSError", "IsADirectoryError"})
_MAKES: Final = re.compile(r"nearest|shown|told_error|place_of|.*problem.*")
"""Functions that return a piece of a refusal."""

_PLACES: Final = ("line {0}, column {1}: {2}", "{0}, line {1}, column {2}: {3}")
"""What a :class:`ek_teach.errors.NotationError` sets before its problem."""

_WORD: Final = re.compile("[A-Za-z]{2,}")
_HOLE: Final = re.compile(r"\{\d\}")


def _sentences(node: ast.expr | None) -> Iterator[str]:
    """Find the texts in an expression, each f-string with numbered holes, and those in its holes."""
    if isinstance(node, ast.IfExp):
        yield from _sentences(node.body)
        yield from _sentences(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from _sentences(value)
    elif isinstance(node, ast.BinOp):
        yield from _sentences(node.left)
        yield from _sentences(node.right)
    elif isinstance(node, ast.Call):
        for argument in node.args:
            if isinstance(argument, ast.JoinedStr | ast.IfExp):
                yield from _sentences(argument)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        holes = [part.value for part in node.values if isinstance(part, ast.FormattedValue)]
        number, text = 0, ""
        for part in node.values:
            if isinstance(part, ast.Constant):
                text += str(part.value).replace("{", "{{").replace("}", "}}")
            else:
                text, number = f"{text}{{{number}}}", number + 1
        yield text
        for hole in holes:
            yield from _sentences(hole)


def _of_call(node: ast.Call) -> Iterator[str]:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if not _SAYS.fullmatch(name) or name in _PYTHONS_OWN:
        return
    for argument in node.args:
        spoken = isinstance(argument, ast.Constant) and isinstance(argument.value, str) and " " in argument.value
        if spoken or isinstance(argument, ast.JoinedStr | ast.IfExp | ast.BinOp | ast.BoolOp):
            yield from _sentences(argument)


def _of_module(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from _of_call(node)
        elif isinstance(node, ast.FunctionDef) and _MAKES.fullmatch(node.name):
            for inside in ast.walk(node):
                if isinstance(inside, ast.Return):
                    yield from _sentences(inside.value)


@cache
def written() -> dict[str, str]:
    """Give every sentence that the source can refuse with, and the file in which it stands.

    Examples
    --------
    >>> written()["there is no language {0}{1} The languages are: {2}."]
    'languages/__init__.py'
    """
    package = Path(str(files("ek_teach")))
    found: dict[str, str] = dict.fromkeys(_PLACES, "errors.py")
    for path in sorted(package.rglob("*.py")):
        for sentence in _of_module(ast.parse(path.read_text(encoding="utf-8"))):
            if _WORD.search(_HOLE.sub("", sentence)):
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
