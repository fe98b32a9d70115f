"""Wrong passwords: strangers are slowed down, the owner is not, and nobody learns who has an account."""

import time
from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path

import pytest

from feldherr.server.accounts import sessions
from tests.server.client import Client
from tests.server.serving import Server

HOURLY = 2
MINUTELY = 6
PASSWORD = "korrekt pferd"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("logins")
    server = Server(folder, str(folder / "server.db"), logins_per_hour=HOURLY, logins_per_minute=MINUTELY).start()
    yield server
    server.stop()


def at(who: Client, address: str) -> Client:
    """The same browser elsewhere; the server believes this header from its own machine."""
    who.http.headers["X-Forwarded-For"] = address
    return who


def tries(who: Client, email: str, password: str = "wrong horse", times: int = 1) -> list[int]:
    body = {"email": email, "password": password}
    return [who.http.post("/people/login", json=body).status_code for _ in range(times)]


def owner_of(strict: Server, guest: Callable[..., Client], email: str) -> Client:
    owner = at(guest(strict), "198.51.100.1")
    owner.post("/people/register", name="Anna", email=email, password=PASSWORD)
    owner.ask("POST", "/people/logout", 204)
    return owner


def test_a_stranger_does_not_lock_the_owner_out(strict: Server, guest: Callable[..., Client]) -> None:
    email = "anna@example.org"
    owner = owner_of(strict, guest, email)
    stranger = at(guest(strict), "198.51.100.1")  # even from the same address
    assert tries(stranger, email, times=HOURLY + 2) == [403] * HOURLY + [429] * 2
    assert tries(stranger, email, PASSWORD) == [429], "who guesses right too late learns nothing"
    assert tries(owner, email, PASSWORD) == [200]
    elsewhere = at(guest(strict), "198.51.100.77")
    assert tries(elsewhere, email, PASSWORD) == [200], "one stranger does not speak for all addresses"


def test_many_strangers_lock_out_only_strangers(strict: Server, guest: Callable[..., Client]) -> None:
    email = "ben@example.org"
    owner = owner_of(strict, guest, email)
    strangers = (at(guest(strict), f"203.0.113.{i}") for i in range(1, 60))  # time passes, and lets a few more try
    tried = sum(1 for _ in takewhile(lambda who: tries(who, email) == [403], strangers))
    assert 10 * HOURLY <= tried < 58
    assert tries(at(guest(strict), "203.0.113.99"), email, PASSWORD) == [429]
    assert tries(at(owner, "203.0.113.98"), email, PASSWORD) == [200], "a browser that was there before, wherever it is"


def test_a_known_browser_is_not_made_up(strict: Server, guest: Callable[..., Client]) -> None:
    owner = owner_of(strict, guest, "carl@example.org")
    owner_of(strict, guest, "dora@example.org")
    place = owner.http.cookies["feldherr_place"]
    statuses = []
    for forged in (place, place[:-1] + "x", "x." + "0" * 32, ".", "", "ä" * 9):
        thief = at(guest(strict), "192.0.2.1")
        body = {"email": "dora@example.org", "password": "wrong horse"}
        cookie = [(b"cookie", f"feldherr_place={forged}".encode())]
        statuses.append(thief.http.post("/people/login", json=body, headers=cookie).status_code)
    assert statuses == [403] * HOURLY + [429] * (6 - HOURLY), "all were counted as strangers"


def test_a_known_browser_does_not_guess_for_ever(strict: Server, guest: Callable[..., Client]) -> None:
    owner = owner_of(strict, guest, "emil@example.org")
    statuses = tries(owner, "emil@example.org", times=5 * MINUTELY)
    assert statuses[:MINUTELY] == [403] * MINUTELY
    assert 429 in statuses


def test_accounts_that_do_not_exist_are_limited_alike(strict: Server, guest: Callable[..., Client]) -> None:
    owner_of(strict, guest, "frida@example.org")
    told = [
        tries(at(guest(strict), "192.0.2.9"), email, times=HOURLY + 2)
        for email in ("frida@example.org", "nobody@example.org")
    ]
    assert told[0] == told[1]


def test_the_cookie_is_as_well_kept_as_the_session(strict: Server, guest: Callable[..., Client]) -> None:
    owner_of(strict, guest, "gustav@example.org")
    secure = {"X-Forwarded-Proto": "https"}
    body = {"email": "gustav@example.org", "password": PASSWORD}
    answer = at(guest(strict), "192.0.2.10").ask("POST", "/people/login", 200, json=body, headers=secure)
    cookies = answer.headers.get_list("set-cookie")
    assert {cookie.partition("=")[0] for cookie in cookies} == {"feldherr_session", "feldherr_place"}
    for cookie in cookies:
        assert all(flag in cookie for flag in ("HttpOnly", "SameSite=lax", "Secure", "Path=/"))


def test_an_unknown_account_takes_as_long_as_a_known_one() -> None:
    stored = sessions.hasher.hash(PASSWORD)

    def seconds(known: str | None) -> float:
        begun = time.thread_time()
        assert not sessions._verify(known, "wrong horse")
        return time.thread_time() - begun

    sessions._nobodys.cache_clear()
    first = [seconds(stored), seconds(None)]
    assert first[0] > first[1], "the first to ask pays, whoever they ask for"
    known, unknown = (min(seconds(which) for _ in range(5)) for which in (stored, None))
    assert 0.5 < known / unknown < 2
