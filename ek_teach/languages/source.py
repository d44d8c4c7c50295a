"""The sentences that a Python module can refuse with, read off its source, each with numbered holes."""

import ast
import re
from collections.abc import Iterator
from typing import Final

from ek_teach.languages.source_names import Names, defaults_of, names_in

__all__ = ["sentences_in"]

_SAYS: Final = re.compile(
    r"\w*[Ee]rror(?:_at)?|__init__|fail|BadParameter|complain|_?require\w*|needs|known_label|whole|number|whether"
    r"|_(?:run|refuse|each|listed|as_\w+)"
)
"""Calls whose texts are shown to people."""

_SAYS_NAMED: Final = re.compile(r"\w*Error|cards_error|_run|_refuse")
"""Those that are given a text also by a name for it."""

_PYTHONS_OWN: Final = frozenset({"AttributeError", "TypeError", "ValueError"})

_MAKES: Final = re.compile(
    r"nearest|shown|told_error|place_of|why_\w+|what_to_write|_hint|_seat_name|_either|.*problem.*"
)
"""Functions that return a piece of a refusal."""

_TABLES: Final = "_ADVICE"
"""How the tables are called of which each row begins with a piece of a refusal."""

_WORD: Final = re.compile("[A-Za-z]{2,}")
_TYPED: Final = re.compile(r"[A-Za-z]+|\S*[._\[]\S*")
"""A word of a rulebook, a file, a package, a name of Python: what is typed, and is the same in every language."""

_NAMED_HOLE: Final = re.compile(r"\{([a-z]+)\}")
_HOLE: Final = re.compile(r"\{\d\}")


def sentences_in(module: str) -> Iterator[str]:
    r"""Find the sentences of refusals, and the pieces that are put into them.

    Examples
    --------
    >>> list(sentences_in("def f(n):\n  what = 'two cards' if n else f'{n} cards'\n  raise MyError(f'{what} of {n}.')"))
    ['{0} of {1}.', 'two cards', '{0} cards']
    """
    tree = ast.parse(module)
    for sentence in dict.fromkeys(_of_module(tree)):
        if _WORD.search(_HOLE.sub("", sentence)) and not _TYPED.fullmatch(sentence):
            yield sentence


def _of_module(tree: ast.Module) -> Iterator[str]:
    outside = names_in(tree.body)
    for name, tables in outside.items():
        if name.startswith(_TABLES):
            yield from _advice(tables)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for function in functions:
        names = outside | defaults_of(function.args) | names_in(ast.walk(function), outside)
        makes = _MAKES.fullmatch(function.name) is not None
        for node in ast.walk(function):
            if isinstance(node, ast.Call):
                yield from _of_call(node, names)
            elif isinstance(node, ast.Return) and makes:
                yield from _Texts(names).of(node.value)
    # What is called outside of all functions, where no name is but those of the module.
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from _of_call(node, {})


def _advice(tables: list[ast.expr]) -> Iterator[str]:
    """Give what the rows of tables begin with; the holes have names in the source, and are numbered."""
    for table in tables:
        for row in getattr(table, "elts", ()):
            text = row.elts[0].value
            for number, name in enumerate(_NAMED_HOLE.findall(text)):
                text = text.replace(f"{{{name}}}", f"{{{number}}}")
            yield text


def _of_call(node: ast.Call, names: Names) -> Iterator[str]:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if not _SAYS.fullmatch(name) or name in _PYTHONS_OWN:
        return
    for argument in node.args:
        spoken = isinstance(argument, ast.Constant) and isinstance(argument.value, str) and " " in argument.value
        named = isinstance(argument, ast.Name) and _SAYS_NAMED.fullmatch(name) is not None
        if spoken or named or isinstance(argument, ast.JoinedStr | ast.IfExp | ast.BinOp | ast.BoolOp):
            yield from _Texts(names).of(argument)


class _Texts:
    """The texts that an expression may be, each f-string with numbered holes, and those in its holes."""

    def __init__(self, names: Names) -> None:
        self.names = dict(names)

    def of(self, node: ast.expr | None) -> Iterator[str]:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield from self.template(node)
        else:
            for part in self.parts(node):
                yield from self.of(part)

    def parts(self, node: ast.expr | None) -> list[ast.expr]:
        """The expressions of which one is what an expression says."""
        match node:
            case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, right=other):
                return [one, other]
            case ast.BoolOp(values=values) | ast.Dict(values=values):
                return values
            case ast.Call(args=args):
                return [one for one in args if isinstance(one, ast.JoinedStr | ast.IfExp)]
            case ast.Name(id=name) | ast.Subscript(value=ast.Name(id=name)):
                # Looked up once: a name that is made of itself would be read for ever.
                return self.names.pop(name, [])
        return []

    def template(self, node: ast.JoinedStr) -> Iterator[str]:
        holes = [part.value for part in node.values if isinstance(part, ast.FormattedValue)]
        number, text = 0, ""
        for part in node.values:
            if isinstance(part, ast.Constant):
                text += str(part.value).replace("{", "{{").replace("}", "}}")
            else:
                text, number = f"{text}{{{number}}}", number + 1
        yield text
        for hole in holes:
            yield from self.of(hole)
