"""Every parameter of every route takes the worst that can be sent, and says what is wrong with it."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from feldherr.server.http.bodies import DEEPEST, PARTS, require_plain_json
from feldherr.server.pages import client_files
from tests.server.hostile.inside import JSON, OURS, Inside, serving, short_record

DEEP = "[" * 900 + "]" * 900
VALUES = (
    *('"\\ud800"', '"\\udfff\\ud800"', '"\\u0000"', '"\\u202e"', '"\\u200b"', '""', '" "', '"\\ud83d\\ude00"'),
    *("NaN", "Infinity", "-Infinity", "1e308", "1e400", "-0.0", "1.5", "-1", "true", "null", "[]", "{}"),
    *("9223372036854775807", "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1" + "0" * 400),
    *("9007199254740992", "2147483648", "4294967296", '"9223372036854775808"', '{"a": {"a": [1, {"b": null}]}}'),
    *(DEEP, "[" * 31 + "1" + "]" * 31, '"' + "x" * 30_000 + '"', '"%00"', "{", "'a'", "1" * 5000, '{"__class__": 1}'),
)
WRITTEN = (
    *("%00", "%ff", "%ed%a0%80", "%", "%zz", "%2e%2e", "..%2f..%2fetc%2fpasswd", "%E2%80%AE", "%D9%A1", "a" * 3000),
    *("9223372036854775807", "9223372036854775808", "-9223372036854775809", "-1", "1e5", "NaN", "1.0", "0x10", "1_0"),
    *("9" * 4500, "%20", "null", "true", "[]", "%F0%9F%98%80", "%0d%0aSet-Cookie:%20a=b", "+1", "1;2", "%2f%2f"),
)
BODIES = (
    *(b"", b" ", b"\xff\xfe", b"null", b"[]", b"1", b'"a"', b"{", b"}", b"{}", b"{} {}", b'{"a":1,"a":2}', b"\x00"),
    *(DEEP.encode(), b'{"a":' * 900 + b"1" + b"}" * 900, b"[" * 60_000, b'{"seat":0,"seat":1}', b'"\\ud800"', b"NaN"),
    *(b"1" * 60_000, b'{"\\ud800": 1}', b"\xef\xbb\xbf{}", b'{"a":"\xc3\x28"}', b'{"seat": 0x10}', b"[1,]", b"[]" * 9),
)
TYPES = (
    b"",
    b"text/plain",
    b"application/x-www-form-urlencoded",
    b"multipart/form-data",
    b"application/json; x",
    b"\xff",
)
USUAL: dict[str, Any] = {
    **{"name": "Anna", "label": "mine", "seat": 0, "text": "hello", "reason": "", "code": "abc", "nonce": "0" * 32},
    **{"game": "wallenstein", "players": 3, "options": {}, "pace": {"kind": "free"}, "public": False, "hints": "never"},
    **{"seats": [{"kind": "me"}], "kind": "bot", "level": "recruit", "paused": False, "agree": False, "at": 0, "n": 1},
    **{"email": "anna@example.org", "password": "short", "language": "en", "people": [], "notify": {}, "since": 0},
    **{"token": "x", "person_id": "abc", "token_id": "abc", "person": "abc", "channel": "mail", "proof": "0" * 32},
    **{"endpoint": "https://push.example.org/x", "keys": {}, "expirationTime": None, "shape": "card", "move": "pass"},
    **{"figure": "paderborn", "part": "before", "lesson": "w0", "step": 1, "answer": "next", "orders": ["only_answer"]},
    **{
        "vacation_id": "abc",
        "first": "2030-01-01",
        "days": 3,
        "zone": "UTC",
        "search": "x",
        "before": 1,
        "when_full": False,
    },
    **{"tournament_id": "abc", "tie": "friend", "passkey_id": "abc", "id": "abc", "client_data": "abc", "state": "abc"},
    "position_id": "A" * 16,
}
"""What honest requests give; passwords are too short here, since hashing them takes long."""
LEAVING = ("DELETE /api/v1/people/me", "POST /api/v1/people/logout")


class Attack:
    """All routes, each with one thing wrong at a time."""

    def __init__(self, inside: Inside, usual: dict[str, Any]) -> None:
        self.inside = inside
        self.usual = usual
        self.described = inside.app.openapi()
        self.asked = 0

    def routes(self) -> Iterator[tuple[str, str, dict[str, Any]]]:
        for path, operations in self.described["paths"].items():
            for method, operation in operations.items():
                yield method.upper(), path, operation

    async def ask(self, method: str, target: str, body: bytes = b"", headers: Any = (JSON, OURS)) -> None:
        if f"{method} {target.partition('?')[0]}" in LEAVING:
            await self.inside.enter()
        (await self.inside.ask(method, target, body, headers)).require_sense()
        self.asked += 1

    def target(self, path: str, operation: dict[str, Any], **bad: str) -> str:
        needed = operation.get("parameters", [])
        query = [p["name"] for p in needed if p["in"] == "query" and (p.get("required") or p["name"] in bad)]
        for p in needed:
            if p["in"] == "path":
                path = path.replace(f"{{{p['name']}}}", bad.get(p["name"], str(self.usual[p["name"]])))
        return path + "?" + "&".join(f"{name}={bad.get(name, self.usual.get(name, 1))}" for name in query)

    def fields(self, operation: dict[str, Any]) -> dict[str, Any]:
        content = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
        name = content.get("$ref", "").rpartition("/")[2]
        return dict(self.described["components"]["schemas"].get(name, {}).get("properties", {}))

    def body(self, operation: dict[str, Any], **bad: str) -> bytes:
        known = {name: json.dumps(self.usual[name]) for name in self.fields(operation) if name in self.usual}
        return ("{" + ",".join(f'"{name}": {value}' for name, value in {**known, **bad}.items()) + "}").encode()


async def attacking(inside: Inside) -> Attack:
    await inside.enter()
    table = await inside.table(public=True)
    decision = await inside.decision(table)
    return Attack(inside, {**USUAL, "table_id": table, "decision": decision["id"], "record": short_record()})


def test_every_parameter_in_an_address(tmp_path: Path) -> None:
    async def run() -> int:
        async with serving(str(tmp_path / "a.db")) as inside:
            attack = await attacking(inside)
            for method, path, operation in attack.routes():
                body = attack.body(operation)
                for parameter in operation.get("parameters", []):
                    for value in WRITTEN if parameter["in"] in ("path", "query") else ():
                        await attack.ask(method, attack.target(path, operation, **{parameter["name"]: value}), body)
            return attack.asked

    assert asyncio.run(run()) > 1500


def test_every_field_of_a_body(tmp_path: Path) -> None:
    async def run() -> int:
        async with serving(str(tmp_path / "b.db")) as inside:
            attack = await attacking(inside)
            for method, path, operation in attack.routes():
                target = attack.target(path, operation)
                for field in attack.fields(operation):
                    for value in VALUES:
                        await attack.ask(method, target, attack.body(operation, **{field: value}))
            return attack.asked

    assert asyncio.run(run()) > 1000


def test_every_option_and_every_key_of_a_record(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(str(tmp_path / "c.db")) as inside:
            attack = await attacking(inside)
            games = (await inside.ask("GET", "/api/v1/games")).json()["games"]
            for value in VALUES:
                for option in [*games[0]["options"], "\\ud800", "x" * 5000]:
                    made = b'{"game": "wallenstein", "players": 3, "options": {"%s": %s}}'
                    await attack.ask("POST", "/api/v1/tables", made % (option.encode(), value.encode()))
                for key in attack.usual["record"]:
                    told = {name: json.dumps(one) for name, one in attack.usual["record"].items()} | {key: value}
                    record = ",".join(f'"{name}": {one}' for name, one in told.items())
                    await attack.ask("POST", "/api/v1/tables/import", b'{"record": {%s}}' % record.encode())

    asyncio.run(run())


def test_every_body_type_and_method(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(str(tmp_path / "d.db")) as inside:
            attack = await attacking(inside)
            for method, path, operation in attack.routes():
                target = attack.target(path, operation)
                for body in BODIES if "requestBody" in operation else ():
                    await attack.ask(method, target, body)
                for kind in TYPES:
                    await attack.ask(method, target, attack.body(operation), [(b"content-type", kind), OURS])
                for other in ("HEAD", "OPTIONS", "TRACE", "PROPFIND", "PATCH", "DELETE", "get", "X" * 100):
                    await attack.ask(other, target, b"{}")

    asyncio.run(run())


HEADERS = [
    *((b"cookie", value) for value in (b"\xff=\xfe", b"feldherr_session=", b"feldherr_session=\x01", b"=;;=" * 500)),
    *((b"cookie", b"feldherr_session=" + value) for value in (b'"\\', b"%00", b"a" * 9000, b"\xed\xa0\x80")),
    *((b"authorization", value) for value in (b"Bearer", b"Bearer \xff", b"Basic x", b" ", b"Bearer " + b"a" * 9000)),
    *((b"origin", value) for value in (b"http://[", b"null", b"http://feldherr.test:99999999", b"\xff", b"[", b"//")),
    *((b"host", value) for value in (b"[", b"evil.example", b"", b"\xff", b"a:b:c", b"feldherr.test:port")),
    *((b"range", value) for value in (b"bytes=0-0,1-1", b"bytes=9-1", b"bytes=" + b"0-," * 3000, b"\xff", b"x=1")),
    *((b"accept-encoding", value) for value in (b"gzip;q=0", b"gzip;q=x", b"\xff", b"," * 5000, b"*;q=1e999")),
    *((b"accept-language", value) for value in (b"\xff", b"," * 5000, b"de;q=NaN")),
    *((b"if-none-match", value) for value in (b"\xff", b"*", b'"' * 5000)),
    *((b"last-event-id", value) for value in (b"\xff", b"9" * 20, b"\xb2", b"-1", b"1e9")),
    *((b"content-length", value) for value in (b"abc", b"-1", b"9" * 30, b"1, 1", b"")),
]
ADDRESSES = (
    *(
        "/%00",
        "/%0a",
        "/%ff",
        "/" + "a" * 5000,
        "/a/" * 900,
        "/assets/%00.js",
        "/assets/" + "b" * 300 + ".js",
        "/%5c..",
    ),
    *(
        "/..%2f..%2fetc%2fpasswd",
        "//evil.example/%2e%2e",
        "/t/%00",
        "/t/" + "a" * 33,
        "/t/-",
        "/api/v1/%00",
        "/api/v1/",
    ),
    *("/api/v1//tables", "/docs/", "/healthz/", "/%E2%80%AE", "/%c0%ae", "/.", "/index.html/", "/%u0000", "/?%00=%ff"),
)


def test_headers_and_addresses(tmp_path: Path, client_page: None) -> None:
    async def run() -> None:
        async with serving(str(tmp_path / "e.db")) as inside:
            attack = await attacking(inside)
            table = attack.usual["table_id"]
            move = b'{"seat": 0, "decision": "1", "move": "pass"}'
            for header in HEADERS:
                for method, path in (
                    ("GET", "/"),
                    ("GET", "/assets/main.js"),
                    ("GET", f"/t/{table}"),
                    ("GET", f"/api/v1/tables/{table}/stream"),
                    ("GET", f"/api/v1/tables/{table}/replay"),
                    ("GET", f"/api/v1/tables/{table}/picture.svg"),
                    ("POST", f"/api/v1/tables/{table}/moves"),
                    ("POST", f"/api/v1/tables/{table}/chat"),
                ):
                    await attack.ask(method, path, move if method == "POST" else b"", [JSON, OURS, header])
            for address in ADDRESSES:
                for method in ("GET", "HEAD", "OPTIONS", "POST", "DELETE"):
                    await attack.ask(method, address)
            assert (await inside.ask("GET", "/%00")).status == 400
            assert (await inside.ask("GET", "/assets/" + "b" * 300 + ".js")).status == 404

    asyncio.run(run())


@pytest.fixture
def client_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_files, "STATIC", tmp_path / "static")
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<title>Feldherr</title>", "utf-8")
    (tmp_path / "static" / "assets" / "main.js").write_text("1", "utf-8")


def test_the_short_way_says_the_same_as_the_long_way(tmp_path: Path) -> None:
    """Moves are read by another parser: what it lets through, and what it does not, must not differ."""

    async def run() -> None:
        async with serving(str(tmp_path / "f.db")) as inside:
            attack = await attacking(inside)
            table = attack.usual["table_id"]
            for value in VALUES:
                for field in ("seat", "decision", "move"):
                    sent = {"seat": "0", "decision": '"1"', "move": '"pass"'} | {field: value}
                    body = ("{" + ",".join(f'"{name}": {one}' for name, one in sent.items()) + "}").encode()
                    quick = await inside.ask("POST", f"/api/v1/tables/{table}/moves", body)
                    slow = await inside.ask("POST", f"/api/v1/tables/{table}/check", body)
                    assert quick.require_sense().status // 100 == 4
                    if slow.status == 422:
                        assert quick.status == 422, (quick, slow)

    asyncio.run(run())


def test_what_large_json_costs() -> None:
    """A body is refused before its parts are made into anything; honest ones are far below."""
    for body in (b"[" * 1_000_000, b"[" + b"[]," * 330_000 + b"1]", b"[" + b"1," * 500_000 + b"1]"):
        with pytest.raises(Exception, match=str(PARTS)):
            require_plain_json(body)
    require_plain_json(b"[" * DEEPEST + b"]" * DEEPEST)
    require_plain_json(b'{"text": "' + b"[" * 900 + b'\\"[[[' + b"9" * 900 + b'"}')
    for body, code in ((b"[" * 33 + b"]" * 33, "deep"), (b"[12345678901234567]", "digits"), (b"[NaN]", "JSON")):
        with pytest.raises(Exception, match=code):
            require_plain_json(body)
