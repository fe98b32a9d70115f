"""Every answer, from every route, page, file and refusal, carries the headers that protect who reads it."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from feldherr.server.http.gate import OWN_PAGES, PICTURE
from feldherr.server.pages import client_files
from tests.server.hostile.inside import JSON, OURS, Answer, Inside, serving
from tests.server.hostile.test_bad_values import attacking

FIXED = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
IMMUTABLE = "max-age=31536000, immutable"


def require_headers(answer: Answer, https: bool = False) -> None:
    for name, value in FIXED.items():
        assert answer.all(name) == [value], (answer.asked, name)
    drawn = re.search(r"/picture\.(svg|png)[? ]", answer.asked) is not None
    assert answer.all("content-security-policy") == [PICTURE if drawn else OWN_PAGES], answer.asked
    assert answer.all("cross-origin-resource-policy") == ["cross-origin" if drawn else "same-origin"], answer.asked
    assert answer.all("strict-transport-security") == (["max-age=31536000"] if https else []), answer.asked
    assert answer.all("server") == [], answer.asked
    assert answer.all("access-control-allow-origin") == [], answer.asked
    require_kept_by_nobody(answer, drawn)
    for cookie in answer.all("set-cookie"):
        require_flags(cookie, https)


def require_kept_by_nobody(answer: Answer, drawn: bool) -> None:
    """What is said to one person is not kept on the way to others; the client's own files are the same for all."""
    (kept,) = answer.all("cache-control")
    path = answer.asked.split()[1].partition("?")[0]
    if drawn and answer.status < 400:
        assert kept in ("public, no-cache", "private, no-cache"), answer.asked
    elif path.startswith("/assets/") and answer.status == 200:
        assert kept == IMMUTABLE, answer.asked
    elif path.startswith("/api/v1/rules/") and not path.endswith("/record") and answer.status == 200:
        assert kept == "private, max-age=300", answer.asked
    elif path.startswith(("/api/", "/docs", "/healthz", "/metrics")) or answer.status >= 400:
        assert kept == "no-store", answer.asked
    else:
        assert kept in ("no-cache", "no-store"), answer.asked


def require_flags(cookie: str, https: bool) -> None:
    parts = [part.strip().lower() for part in cookie.split(";")]
    assert {"httponly", "samesite=lax", "path=/"} <= set(parts), cookie
    assert ("secure" in parts) is https, cookie
    assert not [part for part in parts if part.startswith("domain")], cookie


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client, to the point."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Feldherr</title>", "utf-8")
    (folder / "assets" / "main.js").write_text("1", "utf-8")
    (folder / "assets" / "main.js.gz").write_bytes(b"\x1f\x8b")
    monkeypatch.setattr(client_files, "STATIC", folder)


def test_every_route(tmp_path: Path, static: None) -> None:
    """Asked by a guest over https, by nobody without, and with another method."""

    async def run() -> int:
        async with serving(str(tmp_path / "a.db")) as inside:
            attack = await attacking(inside)
            seen = set()
            for method, path, operation in attack.routes():
                target, body = attack.target(path, operation), attack.body(operation)
                await inside.enter()  # some routes end the session
                require_headers(await inside.ask(method, target, body, scheme="https"), https=True)
                inside.cookie = []
                require_headers(await inside.ask(method, target, body))
                require_headers(await inside.ask("PROPFIND", target))
                seen.add(path)
            return len(seen)

    assert asyncio.run(run()) > 40


def test_pages_files_and_refusals(tmp_path: Path, static: None) -> None:
    async def run() -> None:
        async with serving(str(tmp_path / "b.db"), body_limit=200) as inside:
            await inside.enter()
            table = await inside.table(public=True)
            for method, path, status in (
                ("GET", "/", 200),
                ("HEAD", "/", 200),
                ("GET", "/assets/main.js", 200),
                ("GET", "/assets/none.js", 404),
                ("GET", f"/t/{table}", 200),
                ("GET", "/rules", 200),
                ("GET", "/docs", 200),
                ("GET", "/healthz", 200),
                ("GET", "/metrics", 200),
                ("GET", "/api/v1/openapi.json", 200),
                ("GET", "/api/v1/none", 404),
                ("GET", "/%00", 400),
                ("POST", "/", 404),
                ("POST", "/healthz", 405),
                ("GET", f"/api/v1/tables/{table}/stream", 200),
                ("GET", "/api/v1/stream", 200),
                ("GET", f"/api/v1/tables/{table}/picture.svg", 200),
                ("GET", f"/api/v1/tables/{table}/picture.svg?seat=0", 200),
            ):
                answer = await inside.ask(method, path)
                assert answer.status == status, answer
                require_headers(answer)
            drawn = await inside.ask("GET", f"/api/v1/tables/{table}/picture.svg")
            again = [(b"if-none-match", drawn.one("etag").encode())]
            same = await inside.ask("GET", f"/api/v1/tables/{table}/picture.svg", headers=again)
            assert same.status == 304
            require_headers(same)
            for body, status in ((b"x" * 300, 413), (b"{", 422), (b'{"name": 1}', 422)):
                answer = await inside.ask("POST", "/api/v1/people/guest", body)
                assert answer.status == status
                require_headers(answer)
            packed = await inside.ask("GET", "/assets/main.js", headers=[(b"accept-encoding", b"gzip")])
            assert packed.one("content-encoding") == "gzip"
            refused = await inside.ask("GET", "/assets/main.js", headers=[(b"accept-encoding", b"gzip;q=0")])
            assert refused.all("content-encoding") == []
            part = await inside.ask("GET", "/assets/main.js", headers=[(b"range", b"bytes=0-0,0-0")])
            assert (part.status, part.one("accept-ranges")) == (200, "none")

    asyncio.run(run())


def test_failures_of_our_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where the server fails, it says so as everywhere else, and not how."""

    async def fails(*_: Any) -> None:
        raise RuntimeError("the secret reason")

    async def run() -> None:
        async with serving(str(tmp_path / "c.db")) as inside:
            await inside.enter()
            table = await inside.table()
            monkeypatch.setattr("feldherr.server.api.play.post_move", fails)
            body = b'{"seat": 0, "decision": "1", "move": "pass"}'
            answer = await inside.ask("POST", f"/api/v1/tables/{table}/moves", body)
            assert (answer.status, answer.json()["error"]["code"]) == (500, "server_failed")
            assert b"secret" not in answer.body
            require_headers(answer)

    asyncio.run(run())


def test_nothing_follows_a_forged_host(tmp_path: Path, static: None) -> None:
    """No redirect, no link and no picture names the host that a request names."""

    async def run() -> None:
        async with serving(str(tmp_path / "d.db"), public_url="https://play.example.org") as inside:
            attack = await attacking(inside)
            table = attack.usual["table_id"]
            addresses = [
                attack.target(path, operation) for method, path, operation in attack.routes() if method == "GET"
            ]
            addresses += ["/", "/docs", "/healthz", f"/t/{table}", "/rules", "//evil.example", "//evil.example/.."]
            forged = [
                (b"host", b"evil.example"),
                (b"x-forwarded-host", b"evil.example"),
                (b"forwarded", b"host=evil.example"),
            ]
            for address in addresses:
                for slash in ("", "/"):
                    path, _, query = address.partition("?")
                    answer = await asking(inside, f"{path}{slash}?{query}", forged)
                    assert answer.status // 100 != 3, answer
                    assert b"evil.example" not in answer.body, answer
                    assert "evil.example" not in str(answer.headers), answer
            page = await asking(inside, f"/t/{table}", forged)
            assert f"https://play.example.org/t/{table}".encode() in page.body

    asyncio.run(run())


async def asking(inside: Inside, target: str, forged: list[tuple[bytes, bytes]]) -> Answer:
    """With the forged host before the real one, and instead of it."""
    return await inside.ask("GET", target, headers=[JSON, OURS, *forged], named=b"evil.example")


def test_other_sites_change_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(str(tmp_path / "e.db")) as inside:
            await inside.enter()
            body = json.dumps({"name": "Eve"}).encode()
            for origin in (b"https://evil.example", b"null", b"http://[", b"http://feldherr.test.evil.example", b""):
                answer = await inside.ask("PATCH", "/api/v1/people/me", body, [JSON, OURS, (b"origin", origin)])
                assert (answer.status, answer.json()["error"]["code"]) == (403, "foreign_origin")
            plain = await inside.ask("PATCH", "/api/v1/people/me", body, [JSON])
            assert plain.json()["error"]["code"] == "header_needed"
            own = await inside.ask(
                "PATCH", "/api/v1/people/me", body, [JSON, OURS, (b"origin", b"http://feldherr.test")]
            )
            assert own.status == 200

    asyncio.run(run())
