"""What is at an address: the client has pages, nothing else is there; a private table is for those who may see it."""

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from feldherr.server.app import create_app
from feldherr.server.config import Settings
from tests.server.test_pictures import browsing, new_table, settings

__all__ = ["settings"]
KNOWN = (
    "/",
    "/new",
    "/watch",
    "/account",
    "/reset?token=x",
    "/confirm?token=x",
    "/statistics",
    "/statistics/",
    "/p/x",
    "/rules",
    "/rules/x",
)
UNKNOWN = (
    "/nowhere",
    "/new/er",
    "/t",
    "/t/",
    "/t/nowhere",
    "/t/nowhere/replay",
    "/t/nowhere/replay/4",
    "/p/",
    "/p/x/y",
)


def test_the_service_worker_leaves_the_server_s_own_pages_alone(settings: Settings) -> None:
    """Without a network it shows the client's page at all addresses but these."""
    worker = (Path(__file__).parents[2] / "web/worker/worker.js").read_text("utf-8")
    written = re.search(r"^const OTHERS = /(.*)/;$", worker, re.MULTILINE)
    assert written is not None
    others = re.compile(written[1].replace("\\/", "/"))
    own = {getattr(route, "path", "") for route in create_app(settings).routes} - {""} | {"/handbook", "/handbook/"}
    assert "/readyz" in own
    assert [path for path in sorted(own) if not others.search(path)] == []
    assert [path for path in KNOWN if others.search(path)] == []


async def status(browser: httpx.AsyncClient, path: str) -> int:
    answer = await browser.get(path)
    assert answer.headers["content-type"].startswith("text/html")
    assert '<div id="app"></div>' in answer.text, "in either case it is the client that says so to people"
    return answer.status_code


def test_pages_are_found_and_nothing_else(settings: Settings) -> None:
    async def look() -> None:
        async with browsing(settings) as browser:
            assert {path: await status(browser, path) for path in KNOWN} == dict.fromkeys(KNOWN, 200)
            assert {path: await status(browser, path) for path in UNKNOWN} == dict.fromkeys(UNKNOWN, 404)
            for path in ("/nowhere.js", "/assets/none.css"):
                assert (await browser.get(path)).json()["error"]["code"] == "no_such_page"

    asyncio.run(look())


@pytest.mark.parametrize("rest", ["", "/replay", "/replay/3", "/rules"])
def test_a_private_table_is_found_by_those_who_may_see_it(settings: Settings, rest: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with browsing(settings) as browser:
            table = await new_table(browser, "Anna", public=False)
            code = (await browser.get(f"/api/v1/tables/{table}")).json()["invitation"]
            assert await status(browser, f"/t/{table}{rest}") == 200
            browser.cookies.clear()
            assert await status(browser, f"/t/{table}{rest}") == 404
            assert await status(browser, f"/t/{table}{rest}?code=wrong") == 404
            assert await status(browser, f"/t/{table}{rest}?code={code}") == 200

    asyncio.run(look())
