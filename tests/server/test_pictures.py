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
    found = re.findall(r'<meta (?:name|property)="([a-z:_-]+)" content="([^"]*)" />', page)
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
            assert waiting["og:image"] == "http://feldherr.test/preview.png"
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
            told = set()
            for path, status in ((f"/t/{table}", 200), ("/t/nowhere", 404), ("/t/", 404), ("/", 200)):
                page = await browser.get(path)
                assert page.status_code == status
                told.add(page.text.replace(f'content="http://feldherr.test{path}"', ""))
            assert len(told) == 1, "the words of the house, and nothing else"

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


def test_an_invitation_tells_that_it_is_one_and_nothing_of_the_table(settings: Settings) -> None:
    async def look() -> None:
        async with browsing(settings) as browser:
            table = await new_table(browser, "Anna", public=False)
            code = (await browser.get(f"/api/v1/tables/{table}")).json()["invitation"]
            browser.cookies.clear()
            page = await browser.get(f"/t/{table}", params={"code": code, "language": "de"})
            tags = tags_of(page.text)
            assert (page.status_code, tags["og:title"]) == (200, "Eine Einladung")
            assert not [word for word in ("Anna", "Wallenstein", code) if word in page.text]
            assert tags["og:image"] == "http://feldherr.test/preview.png"
            wrong = await browser.get(f"/t/{table}?code=wrong")
            assert (wrong.status_code, tags_of(wrong.text)["og:title"]) == (404, HOUSE)

    asyncio.run(look())


HOUSE = "Feldherr: board games of the Thirty Years’ War"


def test_pages_tell_in_the_language_that_is_asked_for_what_they_are(settings: Settings) -> None:
    async def look() -> None:
        async with browsing(settings) as browser:
            for path, title in (
                ("/", HOUSE),
                ("/account", HOUSE),
                ("/learn", "Learn by playing"),
                ("/learn/w0", "First blood: a lesson in Wallenstein"),
                ("/learn/none", HOUSE),
                ("/rules/sixteenthirty", "The rules of Sixteen Thirty Something"),
                ("/rules/none", HOUSE),
                ("/tournaments", "Tournaments"),
                ("/tournaments/new", HOUSE),
                ("/tournaments/none", HOUSE),
                ("/p/none", HOUSE),
                ("/sandbox/none", HOUSE),
            ):
                page = await browser.get(path)
                tags = tags_of(page.text)
                assert (page.status_code, tags["og:title"], tags["og:url"]) == (
                    200,
                    title,
                    f"http://feldherr.test{path}",
                )
                assert tags["description"] == tags["og:description"]
                assert f"<title>{title}" in page.text
                german = (await browser.get(f"{path}?language=de")).text
                assert '<html lang="de"' in german
                assert tags_of(german)["og:locale"] == "de_DE"
                assert tags_of(german)["og:title"] != title
            assert (await browser.get("/nowhere/at/all")).status_code == 404

    asyncio.run(look())


def test_players_tournaments_and_positions_have_pictures(settings: Settings) -> None:
    async def look() -> None:
        async with browsing(settings.model_copy(update={"pictures_per_minute": 5})) as browser:
            await browser.post("/api/v1/people/guest", json={"name": "Anna"})
            body = {"name": 'Anna "&<b>', "email": "anna@example.org", "password": "korrekt pferd"}
            person = (await browser.post("/api/v1/people/register", json=body)).json()["person"]
            wish = {"name": "Autumn <i>", "game": "wallenstein", "pace": {"kind": "days", "days": 2}, "places": 8}
            made = (await browser.post("/api/v1/tournaments", json=wish)).json()
            table = await new_table(browser, "Anna", public=True)
            await browser.post(f"/api/v1/tables/{table}/start")
            box = (
                await browser.post(
                    "/api/v1/sandboxes", json={"source": {"kind": "new", "game": "sixteenthirty", "players": 3}}
                )
            ).json()
            shared = (await browser.post(f"/api/v1/sandboxes/{box['id']}/share")).json()["id"]
            for path, title in (
                (f"/p/{person['id']}", 'Anna "&<b>'),
                (f"/tournaments/{made['id']}", "Autumn <i>"),
                (f"/t/{table}/replay/0", "Wallenstein: a position of a game"),
                (f"/t/{table}/analysis", "Wallenstein: Year 1, Spring"),
                (f"/sandbox/{shared}", "Sixteen Thirty Something: a position"),
            ):
                page = (await browser.get(path)).text
                assert "<b>" not in page
                assert "<i>" not in page
                tags = tags_of(page)
                assert tags["og:title"] == title
                picture = await browser.get(tags["og:image"])
                assert (picture.status_code, size_of(picture.content)) == (200, (1200, 630)), path
                same = await browser.get(tags["og:image"], headers={"If-None-Match": picture.headers["etag"]})
                assert (same.status_code, same.content) == (304, b"")
                assert (await browser.get(tags["og:image"])).content == picture.content
            assert (await browser.get(f"/api/v1/tables/{table}/replay/99999/picture.png")).status_code in (404, 429)
            again = f"/api/v1/people/{person['id']}/picture.png?language=de"
            assert (await browser.get(again)).status_code == 429, "drawing is limited"

    asyncio.run(look())


def test_a_private_table_has_no_pictures_of_its_positions_for_strangers(settings: Settings) -> None:
    async def look() -> None:
        async with browsing(settings) as browser:
            table = await new_table(browser, "Anna", public=False)
            await browser.post(f"/api/v1/tables/{table}/start")
            path = f"/api/v1/tables/{table}/replay/0/picture.png"
            own = await browser.get(path)
            assert (own.status_code, own.headers["cache-control"]) == (200, "private, no-cache")
            browser.cookies.clear()
            assert (await browser.get(path)).status_code == 404
            assert (await browser.get("/api/v1/people/none/picture.png")).status_code == 404
            assert (await browser.get("/api/v1/tournaments/none/picture.png")).status_code == 404
            assert (await browser.get("/api/v1/positions/AAAAAAAAAAAAAAAA/picture.png")).status_code == 404

    asyncio.run(look())


def test_every_answer_names_the_client(settings: Settings, tmp_path: Path) -> None:
    page = INDEX.read_text("utf-8").replace('src="/src/main.ts"', 'crossorigin src="/assets/index-Abc_1-2.js"')
    (tmp_path / "index.html").write_text(page, "utf-8")

    async def look() -> None:
        async with browsing(settings) as browser:
            for path in ("/", "/healthz", "/api/v1/lessons", "/api/v1/none"):
                assert (await browser.get(path)).headers["x-feldherr-build"] == "index-Abc_1-2"

    asyncio.run(look())


def test_the_app_has_a_manifest_in_every_language(settings: Settings) -> None:
    async def look() -> None:
        async with browsing(settings) as browser:
            english = await browser.get("/manifest.webmanifest", headers={"Accept-Language": "fr"})
            assert english.headers["content-type"] == "application/manifest+json"
            told = english.json()
            german = (await browser.get("/manifest.webmanifest?language=de")).json()
            assert (told["lang"], german["lang"]) == ("en", "de")
            assert told["description"] != german["description"]
            assert {key for key in told if told[key] == german[key]} >= {"id", "start_url", "scope", "icons"}
            public = INDEX.parent / "public"
            assert [icon["src"] for icon in told["icons"] if not (public / icon["src"].lstrip("/")).is_file()] == []

    asyncio.run(look())


def test_lessons_can_be_read_by_anybody(settings: Settings) -> None:
    async def look() -> None:
        async with browsing(settings) as browser:
            told = (await browser.get("/api/v1/lessons/texts")).json()["lessons"]
            listed = (await browser.get("/api/v1/lessons")).json()["lessons"]
            assert [each["id"] for each in told] == [each["id"] for each in listed]
            assert all(len(text["steps"]) == line["steps"] + 1 for text, line in zip(told, listed, strict=True))
            assert all(said["en"] and said["de"] for text in told for said in text["steps"])

    asyncio.run(look())
