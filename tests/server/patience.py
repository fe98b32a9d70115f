"""How long tests wait for what must come: on a busy machine it may take long, and whoever waits is told what failed."""

import time
from collections.abc import Callable
from typing import Any

import httpx

PATIENCE = 180.0
"""Seconds; nothing that works takes as long, and nothing that is waited for costs more than it takes."""


def until(found: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """What is found in the end."""
    deadline = time.monotonic() + seconds
    while not (value := found()):
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.05)
    return value


def fetch(method: str, url: str, **more: Any) -> httpx.Response:
    """A request of its own, by nobody in particular."""
    return httpx.request(method, url, timeout=PATIENCE, verify=False, **more)
