"""The page that describes the API: made from its description, with nothing to load from anywhere."""

from functools import partial
from html import escape
from itertools import groupby
from typing import Any, Final

Shape = dict[str, Any]
STYLE: Final = """
:root { color-scheme: light dark; --rule: #8886; --quiet: #777; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--rule); text-transform: capitalize; }
details { border: 1px solid var(--rule); border-radius: 6px; margin: .5rem 0; padding: .3rem .8rem; }
summary { cursor: pointer; overflow-wrap: anywhere; }
code, b.method { font-family: ui-monospace, monospace; font-size: 14px; }
b.method { display: inline-block; min-width: 4.2rem; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0; border-top: 1px solid var(--rule); }
.quiet { color: var(--quiet); }
"""


def page(described: Shape) -> str:
    """The whole page.

    >>> '<b class="method">GET</b>' in page(
    ...     {"info": {"title": "T", "version": "1", "description": ""}, "paths": {"/x": {"get": {"responses": {}}}}}
    ... )
    True
    """
    info = described["info"]
    schemas = described.get("components", {}).get("schemas", {})
    operations = [
        (operation.get("tags", ["other"])[0], method, path, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]
    chapters = "".join(
        f"<section><h2>{escape(tag)}</h2>{''.join(_operation(*one[1:]) for one in found)}</section>"
        for tag, found in groupby(sorted(operations, key=lambda each: each[0]), key=lambda each: each[0])
    )
    shapes = "".join(map(partial(_schema, schemas), sorted(schemas)))
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(info["title"])} API</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head><body>'
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info['description'])} "
        'For programs: <a href="/api/v1/openapi.json">openapi.json</a>.</p>'
        f"{chapters}<section><h2>shapes</h2>{shapes}</section></body></html>"
    )


def _operation(method: str, path: str, operation: Shape) -> str:
    parameters = "".join(
        f"<tr><td><code>{escape(one['name'])}</code></td><td>{one['in']}{_needed(one.get('required', False))}</td>"
        f"<td>{_type(one.get('schema', {}))}</td><td>{escape(one.get('description', ''))}</td></tr>"
        for one in operation.get("parameters", [])
    )
    body = _content(operation.get("requestBody", {}))
    answers = "".join(
        f"<tr><td>{escape(status)}</td><td>{_content(answer)}</td><td>{escape(answer.get('description', ''))}</td></tr>"
        for status, answer in operation["responses"].items()
    )
    return (
        f'<details><summary><b class="method">{method.upper()}</b> <code>{escape(path)}</code></summary>'
        f"<p>{escape(operation.get('description') or operation.get('summary') or '')}</p>"
        + (f"<table>{parameters}</table>" if parameters else "")
        + (f"<p>Body: {body}</p>" if body else "")
        + f"<table>{answers}</table></details>"
    )


def _content(part: Shape) -> str:
    return ", ".join(_type(content.get("schema", {})) for content in part.get("content", {}).values())


def _schema(schemas: Shape, name: str) -> str:
    """A shape: its keys one by one, or what it may be."""
    shape = schemas[name]
    needed = shape.get("required", [])
    rows = "".join(
        f"<tr><td><code>{escape(field)}</code></td><td>{_type(kind)}{_needed(field in needed)}</td>"
        f"<td>{escape(kind.get('description', ''))}</td></tr>"
        for field, kind in shape.get("properties", {}).items()
    )
    told = f"<p>{escape(shape['description'])}</p>" if "description" in shape else ""
    head = f'<details id="{escape(name)}"><summary><code>{escape(name)}</code></summary>'
    return f"{head}{told}{f'<table>{rows}</table>' if rows else _choices(shape)}</details>"


def _choices(shape: Shape) -> str:
    """Several shapes, with the value of the key that tells them apart."""
    key = shape.get("discriminator", {})
    if "mapping" not in key:
        return f"<p>{_type(shape)}</p>"
    rows = "".join(
        f"<tr><td><code>{escape(key['propertyName'])}: {escape(value)}</code></td><td>{_type({'$ref': name})}</td></tr>"
        for value, name in key["mapping"].items()
    )
    return f"<table>{rows}</table>"


def _needed(needed: bool) -> str:
    return "" if needed else ' <span class="quiet">optional</span>'


def _type(shape: Shape) -> str:
    """A type in words, with links to named shapes."""
    if "$ref" in shape:
        name = escape(shape["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for choice in ("anyOf", "oneOf"):
        if choice in shape:
            return " or ".join(map(_type, shape[choice]))
    words = shape.get("enum", [shape["const"]] if "const" in shape else [])
    if words:
        return " or ".join(f"<code>{escape(str(word))}</code>" for word in words)
    if shape.get("type") == "array":
        return f"list of {_type(shape.get('items', {}))}"
    if isinstance(shape.get("additionalProperties"), dict):
        return f"any key, each {_type(shape['additionalProperties'])}"
    limits = [f"{word} {shape[key]}" for key, word in LIMITS.items() if key in shape]
    return escape(" ".join([shape.get("type", "anything"), *limits]))


LIMITS: Final = {
    "minimum": "from",
    "maximum": "to",
    "minLength": "of at least",
    "maxLength": "of at most",
    "pattern": "like",
}
