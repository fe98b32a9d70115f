"""What is refused before anybody looks at what it means: addresses and JSON that no honest client sends."""

import re
from itertools import accumulate
from typing import Final

import orjson

from feldherr.server.errors import Refused

DEEPEST: Final = 32
"""Honest records are nested four deep."""
DIGITS: Final = 16
"""Whole numbers up to 2^53, which every client reads as the same number."""
PARTS: Final = 50_000
"""Brackets, commas and quotes; the longest records have a tenth of them."""

_LONG_NUMBER: Final = re.compile(rb"(?<![.\d])\d{%d}" % (DIGITS + 1))
_STEPS: Final = bytes.maketrans(b"[{]}", b"\x01\x01\xff\xff")
_NO_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))


def require_plain_path(path: str) -> None:
    """An address in letters that can be seen."""
    if not path.isprintable():
        raise Refused(400, "bad_address")


def require_plain_json(body: bytes) -> None:
    """JSON to the letter: whole characters, finite numbers, neither deep nor made of dust.

    >>> require_plain_json(b'{"name": "Anna"}')
    >>> require_plain_json(b'{"name": "\\\\ud800"}')
    Traceback (most recent call last):
    feldherr.server.errors.Refused: The request is not JSON: no low surrogate in string: line 1 column 11 (char 10).
    """
    if sum(map(body.count, (b"[", b"{", b",", b'"'))) > PARTS:
        raise Refused(413, "json_too_large", most=PARTS)
    bare = _without_strings(body)
    if _depth(bare) > DEEPEST:
        raise Refused(422, "json_too_deep", most=DEEPEST)
    if _LONG_NUMBER.search(bare):
        raise Refused(422, "number_too_long", most=DIGITS)
    try:
        orjson.loads(body)
    except orjson.JSONDecodeError as error:
        raise Refused(422, "bad_json", reason=str(error)) from None


def _without_strings(body: bytes) -> bytes:
    return b"".join(body.replace(rb"\\", b"").replace(rb"\"", b"").split(b'"')[::2])


def _depth(bare: bytes) -> int:
    """How deep it is nested: each bracket is a step down or up."""
    steps = bare.translate(_STEPS, _NO_BRACKETS)
    return max(accumulate(memoryview(steps).cast("b")), default=0)


def is_json(content_type: bytes) -> bool:
    """Whether a body of that type is read as JSON.

    >>> is_json(b"application/json; charset=utf-8"), is_json(b"text/plain")
    (True, False)
    """
    kind = content_type.partition(b";")[0].strip().lower()
    return kind.startswith(b"application/") and kind.endswith((b"/json", b"+json"))


def takes_gzip(accepted: str) -> bool:
    """Whether one who sends this as Accept-Encoding reads gzip.

    >>> takes_gzip("deflate, gzip;q=0.5"), takes_gzip("gzip; q=0"), takes_gzip("br")
    (True, False, False)
    """
    for each in accepted.split(","):
        kind, _, weight = each.partition(";")
        if kind.strip().lower() in ("gzip", "x-gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
