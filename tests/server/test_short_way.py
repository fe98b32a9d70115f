"""The short way for moves answers as the long way does."""

import asyncio
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy.exc import OperationalError

from feldherr.server.api import play, short_way
from feldherr.server.api.play_shapes import Answering
from feldherr.server.api.short_way import ShortWay

MOVE = {"seat": 0, "decision": "1", "move": "pass", "request": "r1"}


def test_a_storage_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def anybody(_: Any) -> None:
        return None

    async def fails(*_: Any) -> None:
        raise OperationalError("insert", {}, Exception("disk full"))

    monkeypatch.setattr(short_way, "whoever", anybody)
    monkeypatch.setattr(short_way, "somebody", anybody)
    monkeypatch.setattr(play, "post_move", fails)
    monkeypatch.setattr(Answering, "model_validate_json", lambda _: None)
    app = FastAPI()
    app.state.hub = None

    async def post() -> httpx.Response:
        transport = httpx.ASGITransport(app=ShortWay(app))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.post("/api/v1/tables/abc/moves", json=MOVE)

    answer = asyncio.run(post())
    assert answer.status_code == 503
    assert answer.json()["error"]["code"] == "storage_failed"
