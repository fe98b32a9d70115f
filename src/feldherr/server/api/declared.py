"""What a method declares, read from its source: compiled code keeps no annotations."""

import ast
import sys
from functools import cache
from importlib.resources import files
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


@cache
def _methods(module: str, name: str) -> dict[str, ast.FunctionDef]:
    for part in _source(module).body:
        if isinstance(part, ast.ClassDef) and part.name == name:
            return {each.name: each for each in part.body if isinstance(each, ast.FunctionDef)}
    return {}


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
