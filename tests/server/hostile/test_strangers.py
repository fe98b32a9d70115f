"""How often strangers may ask, and that counting them costs little."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from feldherr.server import limits
from feldherr.server.http import gate
from feldherr.server.http.protocol import PatientProtocol
from feldherr.server.limits import Bucket, Pace, network_of
from feldherr.server.store import people_rows
from tests.server.hostile.inside import JSON, OURS, Inside, serving


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:0:0:ffff:ffff:ffff:ffff", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.7, evil", "unknown"),
        ("", "unknown"),
        ("a" * 9000, "unknown"),
    ],
)
def test_by_what_somebody_is_counted(host: str, counted: str) -> None:
    assert network_of(host) == counted


def test_a_whole_network_shares_one_limit(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(str(tmp_path / "a.db"), guests_per_hour=5) as inside:
            for hosts in ([f"2001:db8::{i:x}:1" for i in range(1, 9)], ["::ffff:192.0.2.7", "192.0.2.7"] * 4):
                made = [await inside.ask("POST", "/api/v1/people/guest", b'{"name": "Flood"}', host=h) for h in hosts]
                assert [answer.status for answer in made] == [200] * 5 + [429] * 3
            other = await inside.ask("POST", "/api/v1/people/guest", b'{"name": "Anna"}', host="2001:db8:0:1::1")
            assert other.status == 200

    asyncio.run(run())


def test_who_asks_too_fast_waits_and_nobody_else_does(tmp_path: Path) -> None:
    """Pages, figures and refusals alike; whoever has too many waiting is refused."""

    async def run() -> None:
        async with serving(str(tmp_path / "p.db"), requests_per_second=2) as inside:
            may = int(gate.PEOPLE * 2 * (gate.BURST_SECONDS + gate.LONGEST_TURN))
            paths = ("/metrics", "/healthz", "/docs", "/none", "/api/v1/people/me", "/api/v1/openapi.json")
            flood = [
                asyncio.ensure_future(inside.ask("GET", paths[i % len(paths)], host=f"2001:db8::{i:x}"))
                for i in range(3 * may)
            ]
            await asyncio.sleep(0)
            others = [await inside.ask("GET", "/healthz", host=f"192.0.2.{i}") for i in range(9)]
            assert {answer.status for answer in others} == {200}
            waiting = sum(not one.done() for one in flood)
            assert waiting > 0, "those from one network wait while others are served"
            told = [answer.status for answer in await asyncio.gather(*flood)]
            assert told[-1] == 429
            assert sum(status == 429 for status in told) > may

    asyncio.run(run())


def test_a_pace_stays_small() -> None:
    pace = Pace(10, 1)
    for i in range(limits.MOST + 100):
        pace.wait(str(i), now=0.0)
    assert len(pace.taken) == limits.MOST


def test_a_bucket_stays_small_and_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A million strangers cost no more memory than fifty thousand, and each the same time."""
    bucket = Bucket(10, 60)
    begun = time.process_time()
    for i in range(100_000):
        bucket.take(f"2001:db8:{i:x}::/64", now=float(i) / 1000)
    first = time.process_time() - begun
    for i in range(100_000, 200_000):
        bucket.take(f"2001:db8:{i:x}::/64", now=float(i) / 1000)
    assert len(bucket.levels) == limits.MOST
    assert time.process_time() - begun < 5 * first + 1
    monkeypatch.setattr(limits, "MOST", 3)
    small = Bucket(1, 60)
    assert [small.take(key, now=0.0) for key in "abacadab"] == [True, True, False, True, False, True, False, True]


async def statuses(inside: Inside, headers: list[tuple[bytes, bytes]], host: str) -> int:
    answer = await inside.ask("GET", "/api/v1/people/me/tokens", headers=[JSON, OURS, *headers], host=host)
    return answer.require_sense().status


def test_wrong_tokens_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    by_token = people_rows.by_token

    def counted(connection: Any, hashed: str) -> Any:
        looked.append(hashed)
        return by_token(connection, hashed)

    monkeypatch.setattr(people_rows, "by_token", counted)

    async def run() -> None:
        async with serving(str(tmp_path / "b.db"), wrong_tokens_per_minute=5) as inside:
            await inside.enter()
            own, inside.cookie = inside.cookie, []
            assert await statuses(inside, own, "192.0.2.1") == 200
            for header, refused in ((b"authorization", b"Bearer fh_%d"), (b"cookie", b"feldherr_session=%d")):
                host = f"198.51.100.{len(refused)}"
                looked.clear()
                told = [await statuses(inside, [(header, refused % i)], host) for i in range(50)]
                assert told[:5] == [401] * 5
                assert set(told[10:]) == {429}
                assert len(looked) < 10
                assert await statuses(inside, [(header, refused % 1)], host) == 401  # known to be wrong: asks nobody
                assert await statuses(inside, own, host) == 200  # a session that is known is let in from there too
            looked.clear()
            stale = [await statuses(inside, [(b"cookie", b"feldherr_session=stale")], "203.0.113.1") for _ in range(50)]
            assert set(stale) == {401}
            assert len(looked) == 1

    asyncio.run(run())


def test_chat_has_a_quota(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(str(tmp_path / "c.db"), chat_per_minute=4) as inside:
            await inside.enter()
            tables = [await inside.table(public=True) for _ in range(2)]
            said = [
                await inside.ask("POST", f"/api/v1/tables/{tables[i % 2]}/chat", b'{"text": "hi"}') for i in range(6)
            ]
            assert [answer.status for answer in said] == [200] * 4 + [429] * 2
            assert said[-1].require_sense().json()["error"]["code"] == "too_much_talk"
            assert said[-1].all("retry-after") == ["5"]
            await inside.enter("Ben")
            assert (await inside.ask("POST", f"/api/v1/tables/{tables[0]}/chat", b'{"text": "hi"}')).status == 200
            lines = (await inside.ask("GET", f"/api/v1/tables/{tables[0]}/chat")).json()["lines"]
            assert len(lines) == 3

    asyncio.run(run())


def test_proxies_speak_for_many() -> None:
    """Their connections are not counted; by default that is this machine alone."""
    from feldherr.server.config import Settings

    kept = PatientProtocol.settings
    try:
        PatientProtocol.obey(Settings(trusted_proxies="10.0.0.0/8, 2001:db8::7"))
        assert "10.1.2.3" in PatientProtocol.trusted
        assert "2001:db8::7" in PatientProtocol.trusted
        assert "127.0.0.1" not in PatientProtocol.trusted
    finally:
        PatientProtocol.obey(kept)
