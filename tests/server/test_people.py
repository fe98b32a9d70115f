"""Guests, accounts, sessions, tokens, limits, and protection against other sites."""

from typing import Any

import httpx

from tests.server.client import HEADERS, Client
from tests.server.patience import fetch
from tests.server.serving import Server
from tests.server.test_moves import two_at_a_table


def test_a_code_brings_a_guest_back_on_another_device(server: Server, anna: Client, guest: Any) -> None:
    table = anna.started(3)
    phone: Client = guest(server)
    phone.post("/people/return", expect=403, code="AAAA-BBBB-CCCC-DDDD")
    assert phone.post("/people/return", code=anna.return_code.lower())["person"] == anna.person
    assert phone.state(table, 0)["decision"]
    code = anna.post("/people/me/code")["return_code"]
    guest(server).post("/people/return", expect=403, code=anna.return_code)
    guest(server).post("/people/return", code=code)


def test_an_account_from_a_guest(server: Server, anna: Client, guest: Any) -> None:
    table = anna.started(3)
    mail = f"p{anna.person['id']}@example.org"
    anna.post("/people/register", expect=422, name="Anna", email=mail, password="short")
    person = anna.post("/people/register", name="Anna W.", email=mail.upper(), password="correct horse")["person"]
    assert (person["id"], person["guest"], person["email"]) == (anna.person["id"], False, mail.lower())
    anna.post("/people/register", expect=409, name="Anna", email="b@example.org", password="correct horse")
    guest(server).post("/people/register", expect=409, name="X", email=mail, password="correct horse")
    other: Client = guest(server)
    other.post("/people/login", expect=403, email=mail, password="wrong horse")
    other.post("/people/login", expect=403, email="nobody@example.org", password="wrong horse")
    other.post("/people/login", email=mail, password="correct horse")
    assert other.state(table, 1)["decision"]
    other.ask("POST", "/people/logout", 204)
    assert other.get("/people/me")["person"] is None
    changed = anna.ask("PATCH", "/people/me", json={"name": "Anna von W.", "language": "de"}).json()["person"]
    assert (changed["name"], changed["language"]) == ("Anna von W.", "de")
    anna.ask("DELETE", "/people/me", 403, json={"password": "wrong"})
    anna.ask("DELETE", "/people/me", 204, json={"password": "correct horse"})
    assert anna.get("/people/me")["person"] is None
    guest(server).post("/people/login", expect=403, email=mail, password="correct horse")


def test_deletion_leaves_the_table_playable(anna: Client, ben: Client) -> None:
    table = two_at_a_table(anna, ben)
    ben.post(f"/tables/{table}/chat", text="my secret address")
    ben.ask("DELETE", "/people/me", 204, json={})
    seat = anna.get(f"/tables/{table}")["seats"][1]
    assert (seat["kind"], seat["person"], seat["name"]) == ("bot", None, "–")
    assert anna.get(f"/tables/{table}/chat")["lines"][0]["text"] == "–"


def test_a_forgotten_password_needs_a_mailbox(server: Server, guest: Any) -> None:
    client: Client = guest(server)
    client.post("/people/reset", expect=409, email="nobody@example.org")  # this server sends no mail, and says so
    client.post("/people/reset/confirm", expect=403, token="wrong", password="correct horse")


def test_tokens_for_scripts(server: Server, anna: Client) -> None:
    made = anna.post("/people/me/tokens", label="my bot")
    assert made["token"].startswith("fh_")
    assert "token" not in anna.get("/people/me/tokens")["tokens"][0]
    with httpx.Client(base_url=f"{server.url}/api/v1", headers={"Authorization": f"Bearer {made['token']}"}) as script:
        assert script.get("/people/me").json()["person"]["id"] == anna.person["id"]
        body = {"game": "wallenstein", "players": 3}
        assert script.post("/tables", json=body).status_code == 201  # no browser, so no header needed
        anna.ask("DELETE", f"/people/me/tokens/{made['id']}", 204)
        assert script.get("/people/me").status_code == 401
    anna.ask("DELETE", f"/people/me/tokens/{made['id']}", 404)


def test_other_sites_cannot_act_for_a_person(server: Server, anna: Client) -> None:
    body = {"game": "wallenstein", "players": 3}
    with httpx.Client(base_url=f"{server.url}/api/v1", cookies=anna.http.cookies) as browser:
        assert browser.post("/tables", json=body).status_code == 403
        foreign = {**HEADERS, "Origin": "https://evil.example"}
        assert browser.post("/tables", json=body, headers=foreign).status_code == 403
        own = {**HEADERS, "Origin": server.url}
        assert browser.post("/tables", json=body, headers=own).status_code == 201


def test_cookies_and_headers_protect(server: Server) -> None:
    answer = fetch("POST", f"{server.url}/api/v1/people/guest", json={"name": "Eva"}, headers=HEADERS)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    secure = fetch(
        "POST",
        f"{server.url}/api/v1/people/guest",
        json={"name": "Eva"},
        headers={**HEADERS, "X-Forwarded-Proto": "https"},
    )
    assert "Secure" in secure.headers["set-cookie"]
    assert "strict-transport-security" in secure.headers
    for header in ("content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options"):
        assert header in answer.headers
    assert answer.headers["cache-control"] == "no-store"
    token = cookie.split("=")[1].split(";")[0]
    assert token not in server.log()
    assert answer.json()["return_code"] not in server.log()


def test_bodies_are_limited(server: Server, anna: Client) -> None:
    anna.post("/tables", expect=413, game="wallenstein", players=3, options={"x": "y" * 100_000})
    anna.ask("POST", "/tables", 422, content=b"{not json", headers={"content-type": "application/json"})
    chunks = (b" " * 10_000 for _ in range(20))
    anna.ask("POST", "/tables", 413, content=chunks, headers={"content-type": "application/json"})
    deep = b'{"game":' + b"[" * 30_000
    anna.ask("POST", "/tables", 422, content=deep, headers={"content-type": "application/json"})


def test_health_and_figures(server: Server) -> None:
    assert fetch("GET", f"{server.url}/healthz").json()["status"] == "ok"
    assert "feldherr_requests_total" in fetch("GET", f"{server.url}/metrics").text
    assert fetch("GET", f"{server.url}/api/v1/openapi.json").json()["info"]["title"] == "Feldherr"
    assert fetch("GET", f"{server.url}/api/v1/nothing").status_code == 404


def test_the_page_that_describes_the_api_loads_nothing_from_elsewhere(server: Server) -> None:
    answer = fetch("GET", f"{server.url}/docs")
    assert answer.headers["content-type"].startswith("text/html")
    assert "/api/v1/tables/{table_id}/moves" in answer.text
    assert 'href="#Answering"' in answer.text
    assert 'id="Answering"' in answer.text
    assert '<code>kind: plan</code></td><td><a href="#WallensteinPlanDecision">' in answer.text
    assert "The boxes to cover, the bid first." in answer.text
    assert "<script" not in answer.text
    assert not [word for word in ("http://", "https://", "src=", "@import", "url(") if word in answer.text]
    assert "https:" not in answer.headers["content-security-policy"]
