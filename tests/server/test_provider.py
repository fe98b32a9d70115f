"""Sign-in through a real OpenID provider, over HTTP: new accounts, known ones, links, and every forgery on the way."""

import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from sqlalchemy import update

from feldherr.cli import main
from feldherr.kernel.errors import BadOption
from feldherr.server.config import Settings
from feldherr.server.store import schema
from feldherr.server.store.engine import connect
from tests.oidc.started import provider_for, sign_in
from tests.server.client import Client
from tests.server.serving import Server, new_database

PASSWORD = "correct horse battery"
People = Callable[..., Client]
one_database = pytest.mark.parametrize("database", ["sqlite"], indirect=True, scope="session")
"""For what both do alike."""


@pytest.fixture(scope="module")
def house(database: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp(f"provider-{database}")
    url = new_database(request.getfixturevalue("postgres")) if database == "postgresql" else str(folder / "server.db")
    server = Server(folder, url)
    with provider_for(server):
        yield server.start()
        server.stop()


@pytest.fixture
def login() -> str:
    """Somebody whom nobody knows yet."""
    return f"user{secrets.token_hex(4)}"


def begin(client: Client, expect: int | None = None, **more: Any) -> Any:
    return client.post("/people/provider", expect, name="Bold Ensign", **more)


def through(client: Client, login: str, expect: int | None = None, **more: Any) -> Any:
    """The whole way there and back again."""
    return client.post("/people/provider/finish", expect, **sign_in(begin(client, **more)["url"], login))


def account(guest: People, server: Server, email: str) -> Client:
    person = guest(server)
    person.person = person.post("/people/register", name="Anna", email=email, password=PASSWORD)["person"]
    return person


def code(answer: Any) -> str:
    return str(answer["error"]["code"])


def test_a_new_account_and_the_same_again(house: Server, guest: People, login: str) -> None:
    desk, phone = guest(house), guest(house)
    assert desk.get("/people/me")["doors"] == {"mail": False, "passkeys": True, "provider": "Guild", "handbook": False}
    entered = through(desk, login, next="/games")
    assert entered["next"] == "/games"
    person = entered["person"]
    assert (person["name"], person["guest"], person["email"], person["password"]) == (login, False, None, False)
    assert through(phone, login)["person"]["id"] == person["id"]
    assert phone.get("/people/me/ways") == {"passkeys": [], "linked": True}
    assert code(phone.ask("DELETE", "/people/me/provider", 409).json()) == "last_way_in"
    assert through(guest(house), login + "2")["person"]["id"] != person["id"]
    desk.get(f"/people/{person['id']}/ratings", 200)  # as good as any account


def test_a_guest_becomes_the_account_and_keeps_their_seats(house: Server, guest: People, login: str) -> None:
    ben = guest(house, "Ben")
    table = ben.table()
    entered = through(ben, login)["person"]
    assert (entered["id"], entered["name"], entered["guest"]) == (ben.person["id"], "Ben", False)
    assert ben.get(f"/tables/{table}")["mine"] == [0, 1, 2]
    guest(house).post("/people/return", expect=403, code=ben.return_code)  # the code was a guest's
    # a guest who signs in as somebody known is that one, as with a password
    carl = guest(house, "Carl")
    assert through(carl, login)["person"]["id"] == ben.person["id"]


@one_database
def test_an_address_leads_into_no_account(house: Server, guest: People, login: str) -> None:
    """Neither a verified nor any other one; it stays with the account that has it."""
    email = f"{login}@example.org"
    anna = account(guest, house, email)
    for mark in "~!":
        entered = through(guest(house), f"{login}{mark}{email}")["person"]
        assert entered["id"] != anna.person["id"]
        assert entered["email"] is None


@one_database
def test_only_a_verified_address_that_is_free_is_taken_over(house: Server, guest: People, login: str) -> None:
    entered = through(guest(house), f"{login}~{login}@Example.org")["person"]
    assert (entered["email"], entered["confirmed"]) == (f"{login}@example.org", True)
    assert entered["name"] == login
    other = through(guest(house), f"{login}2!{login}2@example.org")["person"]
    assert (other["email"], other["confirmed"]) == (None, False)
    odd = through(guest(house), f"{login}3~no address at all")["person"]
    assert odd["email"] is None
    guest(house).post("/people/login", expect=403, email=f"{login}@example.org", password="any password")


def test_an_account_is_linked_by_its_owner(house: Server, guest: People, login: str) -> None:
    anna = account(guest, house, f"{login}@example.org")
    assert code(begin(anna, 403)) == "wrong_password"
    assert code(begin(anna, 403, password="wrong horse")) == "wrong_password"
    linked = through(anna, login, password=PASSWORD)["person"]
    assert linked["id"] == anna.person["id"]
    assert code(begin(anna, 409, password=PASSWORD)) == "already_linked"
    assert through(guest(house), login)["person"]["id"] == anna.person["id"]
    # nobody else gets it
    ben = account(guest, house, f"{login}-b@example.org")
    assert code(through(ben, login, 409, password=PASSWORD)) == "identity_taken"
    assert ben.get("/people/me/ways")["linked"] is False
    # and it can be ended, as there is a password
    assert anna.ask("DELETE", "/people/me/provider").json()["linked"] is False
    assert code(anna.ask("DELETE", "/people/me/provider", 404).json()) == "not_linked"
    assert through(guest(house), login)["person"]["id"] != anna.person["id"]


def test_what_comes_back_is_good_once_and_in_its_browser(house: Server, guest: People, login: str) -> None:
    desk, thief, victim = guest(house), guest(house), guest(house)
    back = sign_in(begin(desk)["url"], login)
    assert code(thief.post("/people/provider/finish", 403, **back)) == "attempt_over"
    begin(victim)  # whoever has an attempt of their own gets into nobody else's either
    assert code(victim.post("/people/provider/finish", 403, **back)) == "attempt_over"
    for state in ("x" * 43, back["state"][:-1]):
        assert code(desk.post("/people/provider/finish", 403, **{**back, "state": state})) == "attempt_over"
    assert desk.post("/people/provider/finish", **back)["person"]["name"] == login
    assert code(desk.post("/people/provider/finish", 403, **back)) == "attempt_over"
    assert thief.get("/people/me")["person"] is None


@one_database
def test_codes_are_bound_to_their_attempt(house: Server, guest: People, login: str) -> None:
    """PKCE and nonce: a code that was begun by another attempt is refused by the provider, one from elsewhere by us."""
    desk, thief = guest(house), guest(house)
    stolen = sign_in(begin(thief)["url"], login)
    own = sign_in(begin(desk)["url"], login + "2")
    mixed = {**own, "code": stolen["code"]}
    assert code(desk.post("/people/provider/finish", 403, **mixed)) == "provider_refused"
    again = sign_in(begin(desk)["url"], login)
    foreign = {**again, "iss": "https://evil.example"}
    assert code(desk.post("/people/provider/finish", 403, **foreign)) == "provider_refused"
    assert desk.get("/people/me")["person"] is None


@one_database
def test_who_breaks_off_stays_who_they_were(house: Server, guest: People, login: str) -> None:
    ben = guest(house, "Ben")
    back = sign_in(begin(ben)["url"], login, cancel=True)
    assert back["error"] == "access_denied"
    told = {name: back[name] for name in ("state", "iss", "error")}
    assert code(ben.post("/people/provider/finish", 403, **told)) == "provider_refused"
    assert ben.get("/people/me")["person"]["guest"] is True


@one_database
def test_whoever_signs_out_meanwhile_links_nothing(house: Server, guest: People, login: str) -> None:
    anna = account(guest, house, f"{login}@example.org")
    ben = account(guest, house, f"{login}-b@example.org")
    back = sign_in(begin(anna, password=PASSWORD)["url"], login)
    anna.post("/people/login", email=ben.person["email"], password=PASSWORD)
    assert code(anna.post("/people/provider/finish", 403, **back)) == "attempt_over"
    assert ben.get("/people/me/ways")["linked"] is False


@one_database
def test_the_way_there(house: Server, guest: People) -> None:
    """State, nonce and a challenge, all new each time; back to our own page, whatever host a request names."""
    desk = guest(house)
    asked = [parse_qs(urlsplit(begin(desk)["url"]).query) for _ in range(2)]
    for name in ("state", "nonce", "code_challenge"):
        assert asked[0][name] != asked[1][name]
        assert len(asked[0][name][0]) >= 43
    assert asked[0]["code_challenge_method"] == ["S256"]
    forged = desk.http.post("/people/provider", json={"name": "Eve"}, headers={"Host": "evil.example"}).json()
    assert parse_qs(urlsplit(forged["url"]).query)["redirect_uri"] == [f"http://localhost:{house.port}/signed-in"]
    for place in (
        "https://evil.example",
        "//evil.example",
        "/\\evil.example",
        "/\t/evil.example",
        "games",
        "javascript:1",
    ):
        begin(desk, 422, next=place)
    desk.http.headers.pop("X-Feldherr")
    assert code(begin(desk, 403)) == "header_needed"


def test_an_account_without_a_password(house: Server, guest: People, login: str) -> None:
    """What needs the password elsewhere needs that they signed in a moment ago."""
    desk = guest(house)
    person = through(desk, login)["person"]
    assert code(desk.ask("PUT", "/people/me/password", 409, json={"new": PASSWORD}).json()) == "address_needed"
    email = f"{login}@example.org"
    assert desk.put("/people/me/email", email=email)["person"]["email"] == email
    signed_in_long_ago(house, person["id"])
    for method, path, body in (
        ("PUT", "/people/me/password", {"new": PASSWORD}),
        ("PUT", "/people/me/email", {"email": "x" + email}),
        ("POST", "/people/me/passkeys/options", {}),
        ("DELETE", "/people/me", {}),
    ):
        assert code(desk.ask(method, path, 403, json=body).json()) == "sign_in_again", path
    token = desk.post("/people/me/tokens", label="script")["token"]
    desk.ask("POST", "/people/logout", 204)
    through(desk, login)
    script = guest(house)
    script.http.headers["Authorization"] = f"Bearer {token}"
    assert code(script.ask("PUT", "/people/me/password", 403, json={"new": PASSWORD}).json()) == "sign_in_again"
    desk.ask("PUT", "/people/me/password", 204, json={"new": PASSWORD})
    assert guest(house).post("/people/login", email=email, password=PASSWORD)["person"]["id"] == person["id"]
    assert desk.ask("DELETE", "/people/me/provider").json()["linked"] is False
    desk.ask("DELETE", "/people/me", 403, json={})
    desk.ask("DELETE", "/people/me", 204, json={"password": PASSWORD})


def signed_in_long_ago(house: Server, person: str) -> None:
    engine = connect(Settings(database=house.database).database_url)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        sessions = schema.sessions
        connection.execute(
            update(sessions).where(sessions.c.person_id == person).values(opened=sessions.c.opened - 3600)
        )
    engine.dispose()


def test_a_reset_ends_links_but_the_first(
    house: Server, guest: People, login: str, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = account(guest, house, f"{login}@example.org")
    through(anna, login, password=PASSWORD)
    made = through(guest(house), f"{login}2~{login}2@example.org")["person"]
    for person, still in ((anna.person, False), (made, True)):
        assert main(["admin", "--database", house.database, "reset-password", person["email"]]) == 0
        token = capsys.readouterr().out.split("#")[1].strip()
        fresh = guest(house)
        fresh.ask("POST", "/people/reset/confirm", 204, json={"token": token, "password": "another horse"})
        fresh.post("/people/login", email=person["email"], password="another horse")
        assert fresh.get("/people/me/ways")["linked"] is still


def test_a_provider_that_is_away(tmp_path: Path, guest: People) -> None:
    server = Server(tmp_path, str(tmp_path / "server.db"))
    with provider_for(server):
        pass  # and gone
    server.start()
    ben = guest(server, "Ben")
    assert code(begin(ben, 503)) == "provider_failed"
    assert ben.get("/people/me")["person"]["name"] == "Ben"
    server.stop()


@one_database
def test_not_offered_where_none_is_set(server: Server, guest: People) -> None:
    ben = guest(server, "Ben")
    assert ben.get("/people/me")["doors"]["provider"] is None
    assert code(begin(ben, 409)) == "no_provider_here"
    assert code(ben.post("/people/provider/finish", 409, state="x")) == "no_provider_here"


def test_incomplete_settings_are_refused_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    issuer: dict[str, Any] = {"oidc_issuer": "https://id.example.org"}
    whole: dict[str, Any] = {**issuer, "oidc_client_id": "feldherr", "public_url": "https://play.example.org"}
    Settings().require_provider()
    Settings(**whole).require_provider()
    for given, refusal in (
        (issuer, "oidc_incomplete"),
        ({**whole, "oidc_issuer": "http://id.example.org"}, "oidc_unsafe"),
    ):
        with pytest.raises(BadOption) as refused:
            Settings(**given).require_provider()
        assert refused.value.code == refusal
    monkeypatch.setattr("feldherr.server.config.find_spec", lambda _: None)
    with pytest.raises(BadOption, match=r"feldherr\[oidc\]"):
        Settings(**whole).require_provider()
