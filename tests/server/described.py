"""Whether something is as the description of the API says: no key missing, none too many."""

from functools import cache
from typing import Any

import jsonschema_rs
import orjson

from feldherr.server.app import create_app
from feldherr.server.config import Settings


@cache
def document() -> dict[str, Any]:
    return create_app(Settings()).openapi()


@cache
def _validator(name: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(
        {"$ref": f"#/components/schemas/{name}", "components": document()["components"]}
    )


def require(name: str, value: Any) -> None:
    """Fails unless the value, as it is sent, has the named shape."""
    sent = orjson.loads(orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS))
    faults = [f"{'/'.join(map(str, e.instance_path))}: {e.message[:400]}" for e in _validator(name).iter_errors(sent)]
    assert not faults, (name, faults[:3])


def of_kind(game: str, value: dict[str, Any], what: str) -> str:
    """The name of the shape of a decision or an event."""
    return "".join(word.capitalize() for word in f"{game}_{value['kind']}_{what}".split("_"))
