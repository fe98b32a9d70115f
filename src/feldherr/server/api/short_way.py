"""The short way for moves: the same function answers them, without the framework's detours."""

import re
from typing import Final

from fastapi import FastAPI, Request
from fastapi.routing import APIRoute
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import Message, Receive, Scope, Send

from feldherr.kernel.errors import FeldherrError
from feldherr.server.accounts.sessions import somebody, whoever
from feldherr.server.api import play
from feldherr.server.api.answers import error_answer, storage_failed
from feldherr.server.api.play_shapes import Playing
from feldherr.server.http.bodies import is_json
from feldherr.server.http.gate import header_of

_MOVES: Final = re.compile(r"/api/v1/tables/([A-Za-z0-9_-]{1,32})/moves")
_ROUTE: Final = next(route for route in play.router.routes if getattr(route, "endpoint", None) is play.post_move)


class ShortWay:
    """Answers moves itself. Whatever is not quite as it should be goes the long way, which says what is wrong."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _MOVES.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if found is None or not is_json(header_of(scope, b"content-type")):
            await self.app(scope, receive, send)
            return
        message = await receive()  # the whole body: the gate has seen to that
        try:
            body = Playing.model_validate_json(message["body"])
        except ValidationError:
            await self.app(scope, _again(message, receive), send)
            return
        assert isinstance(_ROUTE, APIRoute)
        scope["route"], scope["app"] = _ROUTE, self.app
        request = Request(scope, receive)
        try:
            me = await somebody(await whoever(request))
            answer = await play.post_move(self.app.state.hub, me, found[1], body)
        except FeldherrError as error:
            answer = error_answer(error)
        except SQLAlchemyError as error:
            answer = storage_failed(error)
        await answer(scope, receive, send)


def _again(message: Message, receive: Receive) -> Receive:
    given = False

    async def replay() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return message

    return replay
