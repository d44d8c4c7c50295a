"""What the names of a Python module stand for, as far as that is written out in it."""

import ast
from collections.abc import Iterable, Iterator

__all__ = ["Names", "defaults_of", "names_in"]

Names = dict[str, list[ast.expr]]
"""The expressions that each name may stand for."""


def names_in(body: Iterable[ast.AST], known: Names | None = None) -> Names:
    r"""Give what each name is assigned, or goes through in a loop over something that is written out.

    Parameters
    ----------
    body : iterable of ast.AST
        Statements; what stands in them is not looked into.
    known : dict, optional
        What the names outside stand for, over which a loop may go.

    Examples
    --------
    >>> found = names_in(ast.parse("a = 'one'\nfor b, c in ((1, 'two'), (3, 'three')): pass").body)
    >>> {name: [ast.literal_eval(value) for value in values] for name, values in found.items()}
    {'a': ['one'], 'b': [1, 3], 'c': ['two', 'three']}
    """
    found: Names = {}
    for statement in body:
        match statement:
            case ast.Assign(targets=targets, value=value):
                pairs = [(target, value) for target in targets]
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                pairs = [(target, value)]
            case ast.For(target=target, iter=things):
                pairs = [(target, thing) for thing in _each_of(things, known or {})]
            case _:
                continue
        for target, value in pairs:
            _unpack(target, value, found)
    return found


def defaults_of(arguments: ast.arguments) -> Names:
    """Give what the parameters of a function are where nobody says otherwise.

    Examples
    --------
    >>> function = ast.parse("def f(a, b='house rule', *, c='x'): pass").body[0]
    >>> {name: ast.literal_eval(value) for name, [value] in defaults_of(function.args).items()}
    {'b': 'house rule', 'c': 'x'}
    """
    pairs = zip(reversed(arguments.args), reversed(arguments.defaults), strict=False)
    more = zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    return {one.arg: [default] for one, default in (*pairs, *more) if default is not None}


def _unpack(target: ast.expr, value: ast.expr, found: Names) -> None:
    match target, value:
        case ast.Name(id=name), _:
            found.setdefault(name, []).append(value)
        case ast.Tuple(elts=targets), ast.Tuple(elts=values) if len(targets) == len(values):
            for one, its in zip(targets, values, strict=True):
                _unpack(one, its, found)


def _each_of(things: ast.expr, known: Names) -> Iterator[ast.expr]:
    """Give what a loop goes through: a list, the pairs of a table, or either by its name."""
    match things:
        case ast.Tuple(elts=elts) | ast.List(elts=elts):
            for one in elts:
                match one:
                    case ast.Starred(value=ast.GeneratorExp(elt=each)):
                        yield each
                    case _:
                        yield one
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="items")):
            for table in known.get(name, []):
                if isinstance(table, ast.Dict):
                    yield from (
                        ast.Tuple([key, value]) for key, value in zip(table.keys, table.values, strict=True) if key
                    )
        case ast.Name(id=name):
            for table in known.get(name, []):
                if not isinstance(table, ast.Name):
                    yield from _each_of(table, known)
