"""Structured logs: one JSON object a line, and no secrets in them."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final

import orjson

_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}

OWN: Final = frozenset({"at", "level", "from", "said", "error"})
"""What every line says of itself; a fact of the same name stands beside it with a dash beneath."""


class JsonLines(logging.Formatter):
    """What was said, where, and the facts given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        facts = {key: value for key, value in vars(record).items() if key not in _USUAL}
        line |= {f"{key}_" if key in OWN else key: value for key, value in facts.items()}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = "".join(traceback.format_exception(*record.exc_info))[-8000:]
        try:
            return orjson.dumps(line, default=str).decode()
        except TypeError:  # such as half a character, or a number of 80 bits
            return json.dumps(line, default=str)


def set_up(level: str) -> None:
    logging._srcfile = None  # nobody is told which line of code spoke, so it is not looked for
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("feldherr").setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True  # it would write query strings; `web` writes its own lines
