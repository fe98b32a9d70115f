"""Pictures over HTTP: for whom, how long they are good for, and what a link to a table tells beforehand."""

import asyncio
import contextlib
import random
import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from feldherr import svg
from feldherr.server import app as application
from feldherr.server.config import Settings
from feldherr.server.pages import client_files
from tests.server.client import HEADERS, Client
from tests.server.test_moves import two_at_a_table
from tests.svg.test_looks import size_of

INDEX = Path(__file__).parents[2] / "web" / "index.html"


def test_a_spectator_gets_what_a_spectator_may_know(server: Any, anna: Client, ben: Client, guest: Any) -> None:
    table = two_at_a_table(anna, ben)
    watcher = guest(server, "Cleo")
    rng = random.Random(4)
    before = watcher.ask("GET", f"/tables/{table}/picture.svg?shape=board")
    assert before.headers["content-type"].startswith("image/svg+xml")
    assert "script" not in before.headers["content-security-policy"]
    assert before.headers["cache-control"] == "public, no-cache"
    names = [seat["name"] for seat in watcher.get(f"/tables/{table}")["seats"]]
    assert before.text == svg.board(watcher.state(table)["view"], players=names)
    anna.answer(table, 0, rng)
    public = watcher.ask("GET", f"/tables/{table}/picture.svg?shape=board&language=de").text
    assert public == svg.board(watcher.state(table)["view"], players=names, language="de")
    own = anna.ask("GET", f"/tables/{table}/picture.svg?shape=board&seat=0")
    assert own.text == svg.board(anna.state(table, 0)["view"], 0, players=names)
    assert own.headers["cache-control"] == "private, no-cache"
    for client in (ben, watcher):
        client.get(f"/tables/{table}/picture.svg", expect=403, seat=0)
        client.get(f"/tables/{table}/picture.png", expect=403, seat=0)


def test_a_picture_is_good_until_the_position_changes(anna: Client, ben: Client) -> None:
    table = two_at_a_table(anna, ben)
    path = f"/tables/{table}/picture.png"
    first = anna.ask("GET", path)
    assert first.headers["content-type"] == "image/png"
    assert size_of(first.content) == (1200, 630)
    same = {"If-None-Match": first.headers["etag"]}
    assert anna.ask("GET", path, 304, headers=same).content == b""
    anna.post(f"/tables/{table}/chat", text="chat changes no picture")
    anna.ask("GET", path, 304, headers=same)
    anna.answer(table, 0, random.Random(1))
    again = anna.ask("GET", path, 200, headers=same)
    assert again.headers["etag"] != first.headers["etag"]


def test_private_and_unstarted_tables_have_no_pictures_for_others(anna: Client, ben: Client) -> None:
    private = anna.table(3, public=False)
    anna.get(f"/tables/{private}/picture.svg", expect=409)
    anna.post(f"/tables/{private}/start")
    anna.ask("GET", f"/tables/{private}/picture.svg")
    ben.get(f"/tables/{private}/picture.svg", expect=404)
    ben.get(f"/tables/{private}/picture.png", expect=404)
    ben.get(f"/tables/{private}/picture.png", expect=422, shape="poster")


# -- the page of a table ----------------------------------------------------------------------------------------------


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """For a server in this process, with a page of the client."""
    monkeypatch.setattr(client_files, "STATIC", tmp_path)
    (tmp_path / "index.html").write_text(INDEX.read_text("utf-8"), "utf-8")
    return Settings(database=str(tmp_path / "server.db"), pictures_per_minute=3, public_url="http://feldherr.test")


@contextlib.asynccontextmanager
async def browsing(settings: Settings) -> AsyncIterator[httpx.AsyncClient]:
    app = application.create_app(settings)
    transport = httpx.ASGITransport(application.guarded(app, settings))
    async with (
        application.running(settings, app),
        httpx.AsyncClient(transport=transport, base_url="http://feldherr.test", headers=HEADERS) as browser,
    ):
        yield browser


def tags_of(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:name|property)="([a-z:_]+)" content="([^"]*)" />', page)
    return {name: unescape(content) for name, content in found}


async def new_table(browser: httpx.AsyncClient, name: str, public: bool) -> str:
    await browser.post("/api/v1/people/guest", json={"name": name})
    body = {"game": "wallenstein", "players": 3, "public": public, "seats": [{"kind": "me"}] * 3}
    table: str = (await browser.post("/api/v1/tables", json=body)).json()["id"]
    return table


def test_a_link_to_a_public_table_tells_how_it_stands(settings: Settings) -> None:
    async def look() -> None:
        async with browsing(settings) as browser:
            name = 'Anna "><script>'
            table = await new_table(browser, name, public=True)
            waiting = tags_of((await browser.get(f"/t/{table}")).text)
            assert "og:image" not in waiting
            assert waiting["og:title"] == "Wallenstein: a table with free seats"
            await browser.post(f"/api/v1/tables/{table}/start")
            page = await browser.get(f"/t/{table}")
            assert "<script>" not in page.text
            assert "default-src 'self'" in page.headers["content-security-policy"]
            tags = tags_of(page.text)
            assert tags["og:title"] == "Wallenstein: Year 1, Spring"
            assert f"{name} 0" in tags["og:description"]
            assert tags["og:url"] == f"http://feldherr.test/t/{table}"
            picture = await browser.get(tags["og:image"])
            assert size_of(picture.content) == (int(tags["og:image:width"]), int(tags["og:image:height"]))
            german = await browser.get(f"/t/{table}", headers={"Accept-Language": "de-DE,de;q=0.9"})
            assert tags_of(german.text)["og:title"] == "Wallenstein: Jahr 1, Frühling"

    asyncio.run(look())


def test_a_link_to_a_private_table_tells_nothing(settings: Settings) -> None:
    async def look() -> None:
        async with browsing(settings) as browser:
            table = await new_table(browser, "Anna", public=False)
            await browser.post(f"/api/v1/tables/{table}/start")
            for path, status in ((f"/t/{table}", 200), ("/t/nowhere", 404), ("/t/", 404), ("/", 200)):
                page = await browser.get(path)
                assert (page.status_code, page.text) == (status, INDEX.read_text("utf-8"))

    asyncio.run(look())


def test_drawing_is_limited_and_what_is_kept_is_not(settings: Settings) -> None:
    async def look() -> None:
        async with browsing(settings) as browser:
            table = await new_table(browser, "Anna", public=True)
            await browser.post(f"/api/v1/tables/{table}/start")
            path = f"/api/v1/tables/{table}/picture.svg"
            for query in ("", "?language=de", "?shape=board"):
                assert (await browser.get(path + query)).status_code == 200
            assert (await browser.get(path + "?shape=board&language=de")).status_code == 429
            assert (await browser.get(path)).status_code == 200

    asyncio.run(look())
