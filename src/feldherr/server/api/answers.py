"""How routers answer: JSON made once, and the errors that any request may meet."""

import logging
from typing import Any

import orjson
from fastapi import Response
from pydantic.json_schema import models_json_schema

from feldherr.kernel.errors import FeldherrError
from feldherr.server.api.declared import said
from feldherr.server.api.play_shapes import ErrorBody
from feldherr.server.api.shapes import Shape
from feldherr.server.errors import Refused, error_json

_MEANINGS = {
    400: "The request cannot be read.",
    401: "Nobody is logged in.",
    403: "Not allowed.",
    404: "There is no such thing, or it is not for this person.",
    409: "It does not fit the present state.",
    413: "The body is too large.",
    422: "Something in the request is wrong.",
    429: "Too many requests.",
    503: "Storage does not answer; try again.",
}
ERRORS: dict[int | str, dict[str, Any]] = {status: {"description": meaning} for status, meaning in _MEANINGS.items()}
"""Of every router. They name no model: a thousand times the same one would take a fifth of the server's start."""


def describe_errors(document: dict[str, Any]) -> None:
    """Says what all errors look like: JSON, also where the answer is a page or a stream."""
    _, shapes = models_json_schema([(ErrorBody, "serialization")], ref_template="#/components/schemas/{model}")
    for name, shape in shapes["$defs"].items():
        document["components"]["schemas"].setdefault(name, shape)
    looks = {"application/json": {"schema": {"$ref": f"#/components/schemas/{ErrorBody.__name__}"}}}
    for path in document["paths"].values():
        for operation in path.values():
            for status, response in operation["responses"].items():
                if status >= "400":
                    response["content"] = looks


def describe_fields(document: dict[str, Any]) -> None:
    """Says of fields of shapes what their source says of them."""
    shapes = [Shape]
    for shape in shapes:
        shapes += shape.__subclasses__()
        described = [
            document["components"]["schemas"].get(f"{shape.__name__}{way}") for way in ("", "-Input", "-Output")
        ]
        for field, text in said(shape).items():
            for properties in (made["properties"] for made in described if made is not None):
                properties[field].setdefault("description", text)


class Json(Response):
    """An answer whose content is plain data; nothing is validated again on the way out."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content, option=orjson.OPT_NON_STR_KEYS)


def error_answer(error: FeldherrError) -> Json:
    """What anybody gets who asks for something that is not allowed."""
    return refusal(error) if isinstance(error, Refused) else Json({"error": error_json(error)}, 422)


def storage_failed(error: Exception) -> Json:
    """What anybody gets while the database cannot be reached; nothing was kept."""
    logging.getLogger("feldherr.web").error("storage failed", exc_info=error)
    return refusal(Refused(503, "storage_failed"))


def refusal(error: Refused) -> Json:
    body: dict[str, Any] = {"error": error_json(error)}
    if error.state is not None:
        body["state"] = error.state
    headers = {"Retry-After": "5"} if error.status in (429, 503) else None
    return Json(body, error.status, headers)


_LIMITS = ("min_length", "max_length", "ge", "le", "gt", "lt")


def wrong_field(error: dict[str, Any]) -> Refused:
    """The refusal of a request that does not have the shape it should, as the framework's validation found it.

    >>> wrong_field(
    ...     {"type": "string_too_short", "loc": ("body", "name"), "msg": "", "ctx": {"min_length": 8}}
    ... ).sentence("de")
    '„Name“ ist falsch: mindestens 8 Zeichen.'
    """
    where = ".".join(str(part) for part in error["loc"] if part != "body")[:80]
    limit = next((value for key, value in error.get("ctx", {}).items() if key in _LIMITS), None)
    said = str(error["msg"]).removeprefix("Value error, ")[:200]
    return Refused(422, "bad_request", where=where or "body", reason=error["type"], limit=limit, said=said)
