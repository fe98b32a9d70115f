"""The application: everything put together."""

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Final

import orjson
from fastapi import FastAPI, Header, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse
from starlette.routing import Route
from starlette.types import ASGIApp

from feldherr import __version__
from feldherr.kernel import words
from feldherr.kernel.errors import FeldherrError
from feldherr.server import metrics, tracing
from feldherr.server.accounts.doors import Doors
from feldherr.server.accounts.sessions import Sessions
from feldherr.server.api import (
    accounts,
    analyses,
    coming_back,
    games,
    hints,
    lessons,
    notices,
    orders,
    passkeys,
    people,
    pictures,
    play,
    provider,
    puzzles,
    ratings,
    replays,
    rules,
    sandboxes,
    statistics,
    tables,
    talk,
    ties,
    tournaments,
    tower,
)
from feldherr.server.api.answers import (
    Json,
    describe_errors,
    describe_fields,
    error_answer,
    refusal,
    storage_failed,
    wrong_field,
)
from feldherr.server.api.schemas import schemas
from feldherr.server.api.short_way import ShortWay
from feldherr.server.config import Settings
from feldherr.server.errors import Refused
from feldherr.server.http import gate
from feldherr.server.http.bodies import takes_gzip
from feldherr.server.limits import Bucket
from feldherr.server.live.hub import Hub
from feldherr.server.live.outside_changes import watch
from feldherr.server.notices.notifier import Notifier
from feldherr.server.pages import api_reference, app_manifest
from feldherr.server.pages.client_files import build, client_file, index
from feldherr.server.pages.handbook import handbook_file
from feldherr.server.pages.link_preview import page, spoken
from feldherr.server.pages.pictures import Pictures
from feldherr.server.pages.rulebooks import Rulebooks
from feldherr.server.play.analyses import Analysts
from feldherr.server.play.bots import BotDriver
from feldherr.server.play.hints import Adviser
from feldherr.server.play.orders import Orderly
from feldherr.server.play.puzzles import Puzzler
from feldherr.server.statistics.counting import Counter
from feldherr.server.store.database import Database
from feldherr.server.store.engine import connect, migrate
from feldherr.server.store.health import Health
from feldherr.server.tables.overdue import watch_clocks
from feldherr.server.tables.sandboxes import watch_sandboxes
from feldherr.server.tournaments.running import Director
from feldherr.server.work.cache import Cache

API: Final = "/api/v1"
PARTS: Final = (
    *(ties, people, coming_back, accounts, games, tables, play, lessons, hints, orders, talk, pictures, rules, replays),
    *(analyses, puzzles, sandboxes, statistics, notices, ratings, tournaments, passkeys, provider, tower),
)
BURST_SECONDS: Final = 10
ADDRESSES: Final = 10
"""As many addresses may try as often as one may, before an account takes no more attempts from strangers."""


@dataclass
class Limits:
    """How often somebody may ask for what."""

    guests: Bucket
    logins: Bucket
    attempts: Bucket
    pairs: Bucket
    """Attempts to log in, by address and account, ..."""
    strangers: Bucket
    """... and by account alone."""
    tables: Bucket
    lessons: Bucket
    requests: Bucket
    pictures: Bucket
    laboratory: Bucket
    chat: Bucket
    wrong_tokens: Bucket


def limits_of(settings: Settings) -> Limits:
    return Limits(
        guests=Bucket(settings.guests_per_hour, 3600),
        logins=Bucket(settings.logins_per_minute, 60),
        attempts=Bucket(settings.attempts_per_minute, 60),
        pairs=Bucket(settings.logins_per_hour, 3600),
        strangers=Bucket(settings.logins_per_hour * ADDRESSES, 3600),
        tables=Bucket(settings.tables_per_hour, 3600),
        lessons=Bucket(settings.lessons_per_hour, 3600),
        requests=Bucket(settings.requests_per_second * BURST_SECONDS, BURST_SECONDS),
        pictures=Bucket(settings.pictures_per_minute, 60),
        laboratory=Bucket(settings.laboratory_per_minute, 60),
        chat=Bucket(settings.chat_per_minute, 60),
        wrong_tokens=Bucket(settings.wrong_tokens_per_minute, 60),
    )


def create_app(settings: Settings) -> FastAPI:
    app = Described(
        title="Feldherr",
        version=__version__,
        description="Tables of Feldherr: people, bots and scripts play through this interface.",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,  # such a redirect would name the host that the request names
    )
    app.state.limits = limits_of(settings)
    app.state.draining = False
    for part in PARTS:
        app.include_router(part.router, prefix=API)
    app.add_exception_handler(FeldherrError, _on_error)
    app.add_exception_handler(RequestValidationError, _on_invalid)
    app.add_exception_handler(HTTPException, _on_http_error)
    app.add_exception_handler(SQLAlchemyError, _on_storage_error)
    add_pages(app)
    if settings.handbook:
        add_handbook(app, settings.handbook)
    return app


def guarded(app: FastAPI, settings: Settings) -> ASGIApp:
    """The application as it is served."""
    return gate.Gate(ShortWay(app), settings, build())


class Described(FastAPI):
    """Its description is made when somebody asks for it: it takes as long as all the rest of the start."""

    _told: tuple[bytes, bytes] | None = None

    async def described(self) -> tuple[bytes, bytes]:
        """For programs and as a page, made once; meanwhile the others are served."""
        async with self._describing:
            if self._told is None:
                self._told = await asyncio.to_thread(self._describe)
            return self._told

    def _describe(self) -> tuple[bytes, bytes]:
        described = self.openapi()
        return orjson.dumps(described), api_reference.page(described).encode()

    @cached_property
    def _describing(self) -> asyncio.Lock:
        return asyncio.Lock()

    def openapi(self) -> dict[str, Any]:
        """With the shapes of the games and of errors."""
        if self.openapi_schema is None:
            made = super().openapi()
            made["components"]["schemas"].update(schemas())
            describe_errors(made)
            describe_fields(made)
            for path in made["paths"].values():
                for operation in path.values():
                    for response in operation["responses"].values():
                        for stream in response.get("content", {}).get("text/event-stream", {}).values():
                            stream.pop("type", None)  # the messages are described, not the text that carries them
        assert self.openapi_schema is not None
        return self.openapi_schema


@contextlib.asynccontextmanager
async def running(settings: Settings, app: FastAPI) -> AsyncIterator[Hub]:
    """Storage, live tables, bots and clocks, from the start of a process to its end."""
    tracing.start(settings.traces)
    engine = connect(settings.database_url)
    await asyncio.to_thread(migrate, engine)
    engine.dispose()
    database = Database(settings)
    hub = Hub(settings, database)
    driver = BotDriver(hub)
    hub.observers.append(lambda _before, _after, _here: metrics.CHANGES.inc())
    app.state.hub = hub
    app.state.director = director = Director(hub)
    app.state.health = Health(database)
    app.state.adviser = Adviser(hub, driver.thinkers)
    app.state.analysts = analysts = Analysts(hub)
    app.state.puzzler = Puzzler(hub)
    app.state.orderly = orderly = Orderly(hub)
    app.state.sessions = sessions = Sessions(hub)
    app.state.doors = Doors(settings)
    app.state.pictures = Pictures(hub.work.pictures)
    app.state.rulebooks = Rulebooks(hub.work.pictures)
    app.state.replays = Cache(settings.replay_cache)
    _speak_once()
    _collect_rarely()
    await hub.clock.start()
    await hub.bus.start()
    app.state.notifier = notifier = Notifier(hub)
    await notifier.start()
    background = (
        hub.heartbeat(),
        hub.clock.run(),
        watch_clocks(hub),
        watch_sandboxes(hub),
        watch(hub, sessions.look),
        driver.run(),
        driver.thinkers.wake(),
        orderly.run(),
        Counter(hub).catch_up(),
        director.run(),
        metrics.breathe(),
    )
    tasks = [asyncio.create_task(each) for each in background]
    try:
        yield hub
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await analysts.stop()
        await driver.stop()
        await notifier.stop()
        await hub.stop()
        await hub.clock.stop()
        database.close()
        await asyncio.to_thread(tracing.stop)


def _speak_once() -> None:
    """The first sentence loads what tells all others, which takes a while; nobody's move is to wait for that."""
    for language in words.LANGUAGES:
        words.sentence(language, "prompts", "plan", {"seat": 0})


def _collect_rarely() -> None:
    """Hundreds of live tables are a million objects. Looking through all of them for garbage stops everyone for a
    quarter of a second, and finds next to nothing: nearly everything here goes by itself when it is no longer used."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(2_000, 10, 500)


# -- errors -----------------------------------------------------------------------------------------------------------


async def _on_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, FeldherrError)
    return error_answer(error)


async def _on_invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return refusal(wrong_field(error.errors()[0]))


async def _on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/"):
        packed = takes_gzip(request.headers.get("accept-encoding", ""))
        told = await page(request, index()) if index().is_file() else None
        answered = told or await asyncio.to_thread(client_file, request.url.path.lstrip("/"), packed)
        if answered is not None:
            return answered
    code = {404: "no_such_page", 405: "wrong_method"}.get(error.status_code, "bad_http")
    answer = refusal(Refused(error.status_code, code))
    if error.status_code == 405:
        answer.headers["Allow"] = ", ".join(methods_at(request.app, request.url.path))
    return answer


def methods_at(app: FastAPI, path: str) -> list[str]:
    """The methods that an address takes: those of the routes that name it to the letter, else of those that fit."""
    routes = [(path, app.routes), *((path.removeprefix(API), part.router.routes) for part in PARTS)]
    known = [(at, route) for at, some in routes for route in some if isinstance(route, Route)]
    fitting = [(at, route) for at, route in known if route.path_regex.match(at)]
    named = [route for at, route in fitting if route.path == at] or [route for _, route in fitting]
    return sorted({method for route in named for method in route.methods or ()})


async def _on_storage_error(_: Request, error: Exception) -> Response:
    return storage_failed(error)


# -- pages ------------------------------------------------------------------------------------------------------------


def add_pages(app: FastAPI) -> None:
    """Health, readiness, figures, the description of the API, and the browser client if it is there."""

    @app.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> Response:
        health: Health = request.app.state.health
        if not await health.good():
            raise Refused(503, "unhealthy")
        return Json({"status": "ok", "version": __version__})

    @app.get("/readyz", include_in_schema=False)
    async def readyz(request: Request) -> Response:
        hub: Hub = request.app.state.hub
        health: Health = request.app.state.health
        if request.app.state.draining:
            raise Refused(503, "draining")
        if not await health.good():
            raise Refused(503, "unhealthy")
        if not hub.bus.hears:
            raise Refused(503, "hears_nothing")
        return Json({"status": "ready", "version": __version__})

    @app.get(app_manifest.PATH, include_in_schema=False)
    async def get_manifest(language: str | None = None, accept_language: Annotated[str, Header()] = "") -> Response:
        content = orjson.dumps(app_manifest.manifest(spoken(language, accept_language)))
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
        return Response(content, media_type="application/manifest+json", headers=headers)

    figures = metrics.Exposition()

    @app.get("/metrics", include_in_schema=False)
    async def get_metrics(request: Request) -> Response:
        hub: Hub = request.app.state.hub
        metrics.TABLES.set(len(hub.tables))
        metrics.STREAMS.set(hub.streams.total())
        return Response(figures.text(), media_type="text/plain; version=0.0.4")

    @app.get(f"{API}/openapi.json", include_in_schema=False)
    async def description(request: Request) -> Response:
        return Response((await request.app.described())[0], media_type="application/json")

    @app.get("/docs", include_in_schema=False)
    async def docs(request: Request) -> Response:
        return Response((await request.app.described())[1], media_type="text/html; charset=utf-8")


def add_handbook(app: FastAPI, folder: Path) -> None:
    """The pages that `make docs` has built."""

    @app.get("/handbook", include_in_schema=False)
    async def front() -> Response:
        return RedirectResponse("/handbook/")

    @app.get("/handbook/{path:path}", include_in_schema=False)
    def handbook(path: str) -> Response:
        found = handbook_file(folder, path, gate.OWN_PAGES)
        if found is None:
            raise Refused(404, "no_such_page")
        return found
