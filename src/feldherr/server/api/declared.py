"""What is written down in a source: what a method declares, since compiled code keeps no annotations, and what fields
mean."""

import ast
import sys
from functools import cache
from importlib.resources import files
from inspect import cleandoc
from itertools import pairwise
from typing import Any, NamedTuple


class Declared(NamedTuple):
    """A method as it is written down: its parameters but `self`, what it returns, and what its docstring says."""

    takes: dict[str, Any]
    returns: Any
    says: str | None


def declared(kind: type, method: str, space: dict[str, Any] | None = None) -> Declared:
    """How a class, or the nearest of its bases that has it, declares a method; `space` has names that only the type
    checker imports."""
    for base in kind.__mro__:
        written = _methods(base.__module__, base.__name__).get(method)
        if written is not None:
            names = {**vars(sys.modules[base.__module__]), **(space or {})}
            arguments = [*written.args.args, *written.args.kwonlyargs]
            takes = {one.arg: _meant(one.annotation, names) for one in arguments if one.arg != "self"}
            return Declared(takes, _meant(written.returns, names), ast.get_docstring(written))
    raise AttributeError(method)


def methods_of(kind: type) -> list[str]:
    """The methods that a class itself declares."""
    return list(_methods(kind.__module__, kind.__name__))


def said(kind: type) -> dict[str, str]:
    """What the texts beneath the fields of a class and of its bases say.

    >>> from feldherr.server.api.shapes import ErrorFacts
    >>> said(ErrorFacts)
    {'facts': 'What the sentence is made of.'}
    """
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        body = _body(base.__module__, base.__name__)
        for field, text in pairwise(body):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                found.pop(field.target.id, None)
                match text:
                    case ast.Expr(ast.Constant(str(words))):
                        found[field.target.id] = cleandoc(words)
    return found


def _body(module: str, name: str) -> list[ast.stmt]:
    classes = (part for part in _source(module).body if isinstance(part, ast.ClassDef) and part.name == name)
    return next((part.body for part in classes), [])


@cache
def _methods(module: str, name: str) -> dict[str, ast.FunctionDef]:
    return {each.name: each for each in _body(module, name) if isinstance(each, ast.FunctionDef)}


@cache
def _source(module: str) -> ast.Module:
    package, *rooms = module.split(".")
    if package != "feldherr":
        return ast.Module([], [])
    place = files(package).joinpath(*rooms)
    file = place.joinpath("__init__.py") if place.is_dir() else files(package).joinpath(*rooms[:-1], f"{rooms[-1]}.py")
    return ast.parse(file.read_text("utf-8"))


def _meant(annotation: ast.expr | None, names: dict[str, Any]) -> Any:
    if annotation is None:
        return None
    meant = eval(compile(ast.Expression(annotation), "<annotation>", "eval"), names)  # of our own source
    return _meant(ast.parse(meant, mode="eval").body, names) if isinstance(meant, str) else meant
