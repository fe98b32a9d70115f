"""A forgotten password: a mail with a link, a new password, and every session of the account is over."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.patience import fetch
from tests.server.post import Mailbox, register
from tests.server.serving import Server

ADDRESS = "anna@example.org"
OLD, NEW = "correct horse battery", "staple 1618 defenestration"


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.stop()


@pytest.fixture(scope="module")
def posting(mailbox: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("reset")
    mail = {"smtp_host": "127.0.0.1", "smtp_port": mailbox.port, "smtp_starttls": "false"}
    settings = {**mail, "mail_from": "f@example.org", "public_url": "https://play.example.org"}
    server = Server(folder, str(folder / "server.db"), **settings).start()
    yield server
    server.stop()


def test_a_password_is_set_anew(posting: Server, mailbox: Mailbox, guest: Callable[..., Client]) -> None:
    anna, phone, thief = guest(posting), guest(posting), guest(posting)
    register(anna, mailbox, ADDRESS, OLD, name="Anna")
    phone.post("/people/login", email=ADDRESS, password=OLD)
    token = phone.post("/people/me/tokens", label="script")["token"]
    for who in (anna, phone):
        assert who.get("/people/me")["person"]["name"] == "Anna"

    nobody = thief.ask("POST", "/people/reset", 202, json={"email": "nobody@example.org"})
    asked = thief.ask("POST", "/people/reset", 202, json={"email": ADDRESS.upper()})
    assert nobody.content == asked.content  # whether there is an account is not told
    first = mailbox.link(ADDRESS, "reset", 1)
    thief.ask("POST", "/people/reset", 202, json={"email": ADDRESS})
    link = mailbox.link(ADDRESS, "reset", 2)
    assert mailbox.to("nobody@example.org") == []

    for bad in (first, link[:-1], "x" * 43):  # only the newest counts
        thief.post("/people/reset/confirm", expect=403, token=bad, password=NEW)
    thief.post("/people/reset/confirm", expect=422, token=link, password="short")
    assert anna.get("/people/me")["person"]
    thief.ask("POST", "/people/reset/confirm", 204, json={"token": link, "password": NEW})
    thief.post("/people/reset/confirm", expect=403, token=link, password=OLD)  # and only once

    for who in (anna, phone):
        assert who.get("/people/me")["person"] is None
    thief.post("/people/login", expect=403, email=ADDRESS, password=OLD)
    anna.post("/people/login", email=ADDRESS, password=NEW)
    assert anna.get("/people/me")["person"]["email"] == ADDRESS
    script = fetch("GET", f"{posting.url}/api/v1/people/me", headers={"Authorization": f"Bearer {token}"})
    assert script.status_code == 401
    assert link not in posting.log()
    assert NEW not in posting.log()
