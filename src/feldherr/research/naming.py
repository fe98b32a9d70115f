"""What tells a policy from others: its class or function, and what it was made with."""

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any, Final

from feldherr.kernel.errors import BadOption

PLAIN: Final = (type(None), bool, int, float, complex, str, bytes)
LOCAL: Final = ("<lambda>", "<locals>")
"""In the names of functions that no import path finds, so that their name says nothing."""


def name_of(policy: Any) -> str:
    """A policy by its import path, and with what it holds in short, if it holds anything: a text stands for itself.

    >>> from random import Random
    >>> name_of("captain"), name_of(Random.choice)
    ('captain', 'random:Random.choice')
    >>> from feldherr.bots.wallenstein.scripts import Script
    >>> name_of(Script(margin=1)) == name_of(Script(margin=1)) != name_of(Script(margin=2))
    True
    """
    if isinstance(policy, str):
        return policy
    kind = policy if hasattr(policy, "__qualname__") else type(policy)
    try:
        held = list(_told(policy, ()))
    except (TypeError, ValueError):  # as pickling says it, and cells that are still empty
        raise BadOption("policy_untold", policy=f"{kind.__module__}:{kind.__qualname__}"[:80]) from None
    found = f"{kind.__module__}:{kind.__qualname__}"
    return found if len(held) == 1 else f"{found}#{blake2b(repr(held).encode(), digest_size=8).hexdigest()}"


def _told(value: Any, within: tuple[int, ...]) -> Iterator[Any]:
    """A value as plain data, the same in every process: one datum, if its class or name says all. `within` are the
    things that hold it, from the outermost."""
    if isinstance(value, PLAIN):
        yield value
    elif id(value) in within:
        yield ("again", within.index(id(value)))
    elif isinstance(value, (type, ModuleType, BuiltinFunctionType)):
        yield f"{getattr(value, '__module__', '')}:{getattr(value, '__qualname__', value.__name__)}"
    elif isinstance(value, (set, frozenset)):
        yield sorted(repr(list(_told(item, within))) for item in value)
    else:
        first, parts = _parts(value)
        yield first
        for part in parts:
            yield from _told(part, (*within, id(value)))


def _parts(value: Any) -> tuple[Any, Iterable[Any]]:
    """What names a thing, and what it holds."""
    if isinstance(value, (list, tuple)):
        return (type(value).__qualname__, len(value)), value
    if isinstance(value, dict):
        return (type(value).__qualname__, len(value)), [part for line in value.items() for part in line]
    if isinstance(value, MethodType):
        return value.__func__.__qualname__, [value.__self__]
    if isinstance(value, CodeType):
        return value.co_code, [value.co_consts, value.co_names]
    if isinstance(value, FunctionType):
        held = [cell.cell_contents for cell in value.__closure__ or ()]
        local = any(part in value.__qualname__ for part in LOCAL)
        return f"{value.__module__}:{value.__qualname__}", (
            [value.__code__, value.__defaults__, value.__kwdefaults__, held] if local else []
        )
    return _made(value)


def _made(value: Any) -> tuple[Any, Iterable[Any]]:
    """Its class, and what pickling would make it with and set in it, if that is anything."""
    made = value.__reduce_ex__(4)
    kind = f"{type(value).__module__}:{type(value).__qualname__}"
    if isinstance(made, str):  # a name of its module
        return (kind, made), []
    making, given, *state = made
    if len(given) == 1 and given[0] is type(value) and all(part is None for part in state):
        return kind, []
    return kind, [making, given, *(list(part) if isinstance(part, Iterator) else part for part in state)]
