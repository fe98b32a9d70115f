"""Passkeys over HTTP: made, used, named, removed; and everything that must not open an account."""

import json
import secrets
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from feldherr.cli import main
from feldherr.server.accounts import passkeys
from feldherr.server.accounts.doors import Doors
from feldherr.server.config import Settings
from tests.server.authenticator import PRESENT, Authenticator, decoded, encoded
from tests.server.client import Client
from tests.server.serving import Server, new_database

PASSWORD = "correct horse battery"
FAR = "https://play.example.org"
People = Callable[..., Client]
one_database = pytest.mark.parametrize("database", ["sqlite"], indirect=True, scope="session")
"""For what both do alike."""


@pytest.fixture(scope="module")
def house(database: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp(f"passkeys-{database}")
    url = new_database(request.getfixturevalue("postgres")) if database == "postgresql" else str(folder / "server.db")
    server = Server(folder, url)
    server.settings["public_url"] = f"http://localhost:{server.port}"
    yield server.start()
    server.stop()


@pytest.fixture(scope="module")
def far(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Known to the world by another name."""
    folder = tmp_path_factory.mktemp("far")
    server = Server(folder, str(folder / "far.db"), public_url=FAR).start()
    yield server
    server.stop()


def account(guest: People, server: Server, name: str) -> Client:
    person = guest(server)
    email = f"{name.lower()}{secrets.token_hex(6)}@example.org"
    person.person = person.post("/people/register", name=name, email=email, password=PASSWORD)["person"]
    return person


def options(client: Client, path: str = "/people/passkeys/options", **body: Any) -> Any:
    return client.post(path, **body)["options"]


def add(person: Client, key: Authenticator, name: str = "Phone", expect: int | None = None) -> Any:
    made = key.make(options(person, "/people/me/passkeys/options", password=PASSWORD), name)
    return person.post("/people/me/passkeys", expect, **made)


def enter(browser: Client, key: Authenticator, expect: int | None = None) -> Any:
    return browser.post("/people/passkeys", expect, **key.sign(options(browser)))


def code(answer: Any) -> str:
    return str(answer["error"]["code"])


@pytest.fixture
def key(house: Server) -> Authenticator:
    return Authenticator(f"http://localhost:{house.port}")


def test_made_used_named_and_removed(house: Server, guest: People, key: Authenticator) -> None:
    anna, phone = account(guest, house, "Anna"), Client(house.url)
    assert anna.get("/people/me")["doors"] == {"mail": False, "passkeys": True, "provider": None, "handbook": False}
    (made,) = add(anna, key, "Phone")["passkeys"]
    assert (made["name"], made["used"]) == ("Phone", None)

    assert enter(phone, key)["person"]["id"] == anna.person["id"]
    assert phone.get("/people/me")["person"]["name"] == "Anna"
    renamed = phone.ask("PATCH", f"/people/me/passkeys/{made['id']}", json={"name": "Old phone"}).json()
    assert renamed["passkeys"][0]["name"] == "Old phone"
    assert renamed["passkeys"][0]["used"] > made["created"]
    eve = account(guest, house, "Eve")
    eve.ask("PATCH", f"/people/me/passkeys/{made['id']}", 404, json={"name": "Mine"})
    eve.ask("DELETE", f"/people/me/passkeys/{made['id']}", 404)

    assert phone.ask("DELETE", f"/people/me/passkeys/{made['id']}").json()["passkeys"] == []
    phone.ask("POST", "/people/logout", 204)
    assert code(enter(phone, key, 403)) == "unknown_passkey"
    assert phone.get("/people/me")["person"] is None
    phone.close()


@one_database
def test_adding_needs_the_owner(house: Server, guest: People) -> None:
    anna, ben = account(guest, house, "Anna"), guest(house, "Ben")
    assert code(anna.post("/people/me/passkeys/options", 403, password="wrong horse")) == "wrong_password"
    assert code(anna.post("/people/me/passkeys/options", 403)) == "wrong_password"
    assert code(ben.post("/people/me/passkeys/options", 409, password=PASSWORD)) == "no_account"


def test_a_challenge_is_good_once_and_in_its_browser(house: Server, guest: People, key: Authenticator) -> None:
    anna, thief = account(guest, house, "Anna"), Client(house.url)
    add(anna, key)
    phone = Client(house.url)
    asked = options(phone)
    stolen = key.sign(asked)
    options(thief)
    assert code(thief.post("/people/passkeys", 403, **stolen)) == "attempt_over"  # begun elsewhere
    assert phone.post("/people/passkeys", **stolen)["person"]["id"] == anna.person["id"]
    assert code(phone.post("/people/passkeys", 403, **stolen)) == "attempt_over"  # once
    made_up = key.sign({"challenge": encoded(b"x" * 64)})
    assert code(phone.post("/people/passkeys", 403, **made_up)) == "attempt_over"
    # a challenge to sign in with makes no passkey, and the other way round
    other = Authenticator(key.origin)
    wrong = other.make({**options(anna), "user": {"id": encoded(b"x")}})
    assert code(anna.post("/people/me/passkeys", 403, **wrong)) == "attempt_over"
    asked = options(anna, "/people/me/passkeys/options", password=PASSWORD)
    assert code(anna.post("/people/passkeys", 403, **key.sign(asked))) == "attempt_over"
    for client in (phone, thief):
        client.close()


@one_database
def test_a_challenge_belongs_to_who_asked(house: Server, guest: People, key: Authenticator) -> None:
    """Who signs out and in as somebody else in one browser cannot finish what the other began."""
    anna, ben = account(guest, house, "Anna"), account(guest, house, "Ben")
    made = key.make(options(anna, "/people/me/passkeys/options", password=PASSWORD))
    anna.post("/people/login", email=ben.person["email"], password=PASSWORD)
    assert code(anna.post("/people/me/passkeys", 403, **made)) == "attempt_over"
    assert ben.get("/people/me/ways")["passkeys"] == []


@one_database
def test_what_is_forged_opens_nothing(house: Server, guest: People, key: Authenticator) -> None:
    anna, eve, browser = account(guest, house, "Anna"), account(guest, house, "Eve"), Client(house.url)
    add(anna, key)
    own = Authenticator(key.origin)
    add(eve, own)
    for change in ("origin", "rp_id", "flags", "user", "key", "signature"):
        forged = Authenticator(key.origin)
        forged.id, forged.key, forged.user, forged.count = key.id, key.key, key.user, key.count
        if change == "origin":
            forged.origin = "https://evil.example"
        elif change == "rp_id":
            forged.rp_id = "evil.example"
        elif change == "flags":
            forged.flags = PRESENT  # nobody was verified
        elif change == "user":
            forged.user = own.user
        elif change == "key":
            forged.key = own.key
        signed = forged.sign(options(browser))
        if change == "signature":
            signed["signature"] = encoded(bytes(70))
        assert code(browser.post("/people/passkeys", 403, **signed)) == "wrong_passkey", change
    assert browser.get("/people/me")["person"] is None
    for change in ("origin", "rp_id", "flags"):
        forged = Authenticator(key.origin)
        setattr(forged, change, PRESENT if change == "flags" else "https://evil.example")
        assert code(add(anna, forged, expect=403)) == "wrong_passkey", change
    assert len(anna.get("/people/me/ways")["passkeys"]) == 1
    browser.close()


def test_a_passkey_that_counts_backwards_was_copied(house: Server, guest: People, key: Authenticator) -> None:
    anna, browser = account(guest, house, "Anna"), Client(house.url)
    add(anna, key)
    key.count = 7
    enter(browser, key)
    browser.ask("POST", "/people/logout", 204)
    for count in (6, 7, 0):
        key.count = count - 1  # signing counts on
        assert code(enter(browser, key, 403)) == "passkey_copied"
    key.count = 8
    enter(browser, key)
    browser.close()


@one_database
def test_one_that_does_not_count_is_taken(house: Server, guest: People) -> None:
    anna, browser, still = (
        account(guest, house, "Anna"),
        Client(house.url),
        Authenticator(f"http://localhost:{house.port}"),
    )
    add(anna, still)
    for _ in range(2):
        still.count = -1  # as phones do: always 0
        enter(browser, still)
    browser.close()


@one_database
def test_limits(house: Server, guest: People, key: Authenticator) -> None:
    anna = account(guest, house, "Anna")
    add(anna, key)
    assert code(add(anna, key, expect=409)) == "passkey_known"
    for _ in range(9):
        add(anna, Authenticator(key.origin))
    assert code(anna.post("/people/me/passkeys/options", 409, password=PASSWORD)) == "too_many_passkeys"
    with_all = anna.get("/people/me/ways")["passkeys"]
    assert len(with_all) == 10


def test_a_reset_ends_passkeys_and_a_new_password_keeps_them(
    house: Server, guest: People, key: Authenticator, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, browser = account(guest, house, "Anna"), Client(house.url)
    add(anna, key)
    anna.ask("PUT", "/people/me/password", 204, json={"old": PASSWORD, "new": "another horse"})
    enter(browser, key)
    assert main(["admin", "--database", house.database, "reset-password", "--", anna.person["id"]]) == 0
    token = capsys.readouterr().out.split("#")[1].strip()
    browser.ask("POST", "/people/reset/confirm", 204, json={"token": token, "password": PASSWORD})
    assert anna.get("/people/me")["person"] is None
    assert code(enter(browser, key, 403)) == "unknown_passkey"
    browser.close()


def test_name_and_origin_come_from_the_public_address(far: Server, guest: People) -> None:
    """Whatever a request calls the server."""
    anna, browser = account(guest, far, "Anna"), Client(far.url)
    key = Authenticator(FAR, "play.example.org")
    asked = options(anna, "/people/me/passkeys/options", password=PASSWORD)
    assert asked["rp"]["id"] == "play.example.org"
    anna.post("/people/me/passkeys", **key.make(asked))
    near = Authenticator(far.url, "127.0.0.1")
    assert code(add(anna, near, expect=403)) == "wrong_passkey"
    assert enter(browser, key)["person"]["id"] == anna.person["id"]
    browser.close()


@one_database
def test_malformed_answers(house: Server, guest: People, key: Authenticator) -> None:
    """Bytes that are no CBOR, no JSON, too deep or cut off are refused in a sentence."""
    anna, browser = account(guest, house, "Anna"), Client(house.url)
    add(anna, key)
    good = key.sign(options(browser))
    deep = encoded(b"\x81" * 6000 + b"\x00")
    for field in ("client_data", "authenticator_data", "signature"):
        for bad in ("A", "AA", encoded(b"{}"), encoded(b"\xff" * 300), encoded(json.dumps({"challenge": 1}).encode())):
            asked = {**key.sign(options(browser)), field: bad}
            browser.post("/people/passkeys", 403, **asked)
    for bad in ("A", deep, encoded(decoded(good["client_data"] or ""))):
        made = key.make(options(anna, "/people/me/passkeys/options", password=PASSWORD))
        anna.post("/people/me/passkeys", 403, **{**made, "attestation": bad})
    browser.post("/people/passkeys", 422, **{**good, "id": "x" * 1365})
    browser.close()


@one_database
def test_not_offered_without_a_public_name(server: Server, guest: People) -> None:
    ben = guest(server, "Ben")
    assert ben.get("/people/me")["doors"]["passkeys"] is False
    assert code(ben.post("/people/passkeys/options", 409)) == "no_passkeys_here"
    assert code(ben.post("/people/me/passkeys/options", 409)) == "no_passkeys_here"


def test_not_offered_without_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    there = Settings(public_url=FAR)
    assert Doors(there).as_json()["passkeys"] is True
    monkeypatch.setattr(passkeys, "find_spec", lambda _: None)
    assert Doors(there).as_json()["passkeys"] is False
    monkeypatch.undo()
    assert Doors(Settings(public_url="https://192.0.2.7")).as_json()["passkeys"] is False
