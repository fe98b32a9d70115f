"""E-mail addresses: one mailbox each, confirmed before they count, told to nobody, and not flooded."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError
from sqlalchemy import select, update

from feldherr.server.api.people_shapes import (
    Email,
)
from feldherr.server.config import Settings
from feldherr.server.notices.rows import WAITING
from feldherr.server.store import account_rows, schema
from feldherr.server.store.engine import connect, migrate
from tests.server.client import Client
from tests.server.patience import fetch, until
from tests.server.post import Mailbox, register, text_of
from tests.server.serving import Server

PASSWORD, OTHER = "korrekt pferd", "anderes pferd"
numbers = count()
an_address = TypeAdapter(Email)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("anna@example.org", "anna@example.org"),
        ("Anna.Maria+feldherr@Mail.Example.ORG", "anna.maria+feldherr@mail.example.org"),
        ("o'neill_1@xn--mnchen-3ya.de", "o'neill_1@xn--mnchen-3ya.de"),
    ],
)
def test_an_address_is_one_mailbox(text: str, kept: str) -> None:
    assert an_address.validate_python(text) == kept


@pytest.mark.parametrize(
    "text",
    [
        *("a@example.org,b@example.org", "a@example.org;b@example.org", "a@example.org b@example.org", "a@b@c.org"),
        *("Anna <anna@example.org>", "<anna@example.org>", '"anna"@example.org', '"a@b"@example.org'),
        *("anna(comment)@example.org", "anna@example.org(comment)", "anna@[127.0.0.1]", "anna@[IPv6:::1]"),
        *("anna@example.org\n", "anna@example.org\r\nBcc: all@example.org", "anna\n@example.org", "\0anna@example.org"),
        *(" anna@example.org", "anna@example.org ", "an na@example.org", "anna@exam ple.org", "anna\t@example.org"),
        *(".anna@example.org", "anna.@example.org", "an..na@example.org", "-anna@example.org", "anna%b@example.org"),
        *(
            "anna!b@example.org",
            "anna|b@example.org",
            "anna\\b@example.org",
            "anna/b@example.org",
            "anna:b@example.org",
        ),
        *("anna@localhost", "anna@example", "anna@.org", "anna@example..org", "anna@example.org.", "anna@-x.org"),
        *("anna@x-.org", "anna@127.0.0.1", "anna@example.1", "@example.org", "anna@", "anna", "anna@exa_mple.org"),
        *("ann\u0430@example.org", "anna@ex\u0430mple.org", "anna@example\u3002org", "ann\u00ad@example.org"),
        *("anna\uff20example.org", "anna@example.or\u212a", "anna@m\u00fcnchen.de", "\u202eanna@example.org"),
        *("a" * 65 + "@example.org", "a@" + "b" * 64 + ".org", "a@" + "b." * 126 + "org"),
        *("anna@example.org?cc=ben@example.org", "mailto:anna@example.org", "group:anna@example.org;"),
    ],
)
def test_what_is_not_one_mailbox_is_no_address(text: str) -> None:
    with pytest.raises(ValidationError):
        an_address.validate_python(text)


@dataclass(frozen=True)
class Post:
    server: Server
    mailbox: Mailbox

    def change(self, table: Any, **values: Any) -> None:
        engine = connect(Settings(database=self.server.database).database_url, connections=1)
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            connection.execute(update(table).values(**values))
        engine.dispose()


def serving(folder: Path, **more: Any) -> Iterator[Post]:
    mailbox = Mailbox()
    mail = {"smtp_host": "127.0.0.1", "smtp_port": mailbox.port, "smtp_starttls": "false", "mail_from": "f@example.org"}
    server = Server(folder, str(folder / "server.db"), **mail, **more).start()
    yield Post(server, mailbox)
    server.stop()
    mailbox.stop()
    assert '"level":"error"' not in server.log()


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Post]:
    yield from serving(tmp_path_factory.mktemp("addresses"))


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Post]:
    limits = {"account_mails_per_hour": 2, "notice_mails_per_hour": 1}
    quick = {"notify_after": 0.1, "notify_interval": 0.2, "presence_seconds": 0.4}
    yield from serving(tmp_path_factory.mktemp("strict"), **limits, **quick)


@pytest.fixture
def email() -> str:
    return f"somebody{next(numbers)}@example.org"


def asked(who: Client, email: str, password: str = PASSWORD) -> Any:
    return who.post("/people/register", name="Anna", email=email, password=password)["person"]


def test_nobody_has_an_address_before_its_owner_says_so(post: Post, guest: Callable[..., Client], email: str) -> None:
    anna = guest(post.server, "Anna")
    person = asked(anna, email)
    assert (person["guest"], person["email"], person["confirming"]) == (True, None, email)
    link = post.mailbox.link(email, "confirm")
    other = guest(post.server)
    other.post("/people/login", expect=403, email=email, password=PASSWORD)
    other.ask("POST", "/people/reset", 202, json={"email": email})
    page = fetch("GET", f"{post.server.url}/confirm")
    look = fetch("GET", f"{post.server.url}/api/v1/people/confirm", params={"token": link})
    assert (page.status_code in (200, 404), look.status_code) == (True, 405), "programs that follow links do nothing"
    assert anna.get("/people/me")["person"]["guest"]
    assert len(post.mailbox.to(email)) == 1, "the link, and nothing else"
    anna.post("/people/confirm", expect=403, token=link[:-1])
    confirmed = anna.post("/people/confirm", token=link)["person"]
    assert (confirmed["id"], confirmed["email"], confirmed["confirmed"]) == (person["id"], email, True)
    anna.post("/people/confirm", expect=403, token=link)
    other.post("/people/login", email=email, password=PASSWORD)
    assert link not in post.server.log()
    assert email not in post.server.log()


def test_a_link_that_somebody_else_asked_for_binds_nothing(
    post: Post, guest: Callable[..., Client], email: str
) -> None:
    """A stranger registers with my address: even if I press the button, their guest does not become my account."""
    stranger, owner = guest(post.server), guest(post.server, "Owner")
    asked(stranger, email, OTHER)
    link = post.mailbox.link(email, "confirm")
    assert owner.post("/people/confirm", expect=403, token=link)["error"]["code"] == "password_needed"
    owner.post("/people/confirm", expect=403, token=link, password=PASSWORD)
    assert stranger.get("/people/me")["person"]["guest"]
    phone = guest(post.server)  # whoever did ask, on another device
    phone.post("/people/confirm", token=link, password=OTHER)
    assert phone.get("/people/me")["person"]["email"] == email


def test_links_get_old(post: Post, guest: Callable[..., Client], email: str) -> None:
    anna = guest(post.server, "Anna")
    asked(anna, email)
    first = post.mailbox.link(email, "confirm")
    asked(anna, email)
    second = post.mailbox.link(email, "confirm", 2)
    anna.post("/people/confirm", expect=403, token=first)
    post.change(schema.confirmations, expires=time.time() - 1)
    anna.post("/people/confirm", expect=403, token=second)
    assert guest(post.server).post("/people/login", expect=403, email=email, password=PASSWORD)


def test_registering_does_not_tell_whether_an_address_is_known(
    post: Post, guest: Callable[..., Client], email: str
) -> None:
    owner, one, two = guest(post.server), guest(post.server), guest(post.server)
    register(owner, post.mailbox, email, PASSWORD)
    answers = [asked(one, email, OTHER), asked(two, f"un{email}", OTHER)]
    answers += [one.get("/people/me")["person"], two.get("/people/me")["person"]]
    told = [{**answer, "id": "", "confirming": answer["confirming"].removeprefix("un")} for answer in answers]
    assert all(answer == told[0] for answer in told)
    (mail,) = post.mailbox.wait(email)
    assert mail["Subject"] == "Feldherr: you have an account already"
    assert "/confirm#" not in text_of(mail)
    assert "/reset" in text_of(mail)
    guest(post.server).post("/people/login", expect=403, email=email, password=OTHER)
    guest(post.server).post("/people/login", email=email, password=PASSWORD)


def test_registering_takes_the_same_time_for_known_addresses(
    post: Post, guest: Callable[..., Client], email: str
) -> None:
    register(guest(post.server), post.mailbox, email, PASSWORD)
    bodies: dict[str, dict[str, Any]] = {"/people/register": {"name": "Anna", "password": OTHER}, "/people/reset": {}}
    for path, more in bodies.items():
        seconds: dict[bool, list[float]] = {True: [], False: []}
        for i in range(5):
            for known, measured in seconds.items():
                who = guest(post.server)
                begun = time.monotonic()
                who.post(path, email=email if known else f"{i}{email}", **more)
                measured.append(time.monotonic() - begun)
        quickest = sorted(min(times) for times in seconds.values())
        assert quickest[1] < 3 * quickest[0] + 0.02, f"{path}: {seconds}"


def test_the_first_to_confirm_has_the_address(post: Post, guest: Callable[..., Client], email: str) -> None:
    one, two = guest(post.server), guest(post.server)
    asked(one, email)
    first = post.mailbox.link(email, "confirm")
    asked(two, email, OTHER)
    second = post.mailbox.link(email, "confirm", 2)
    two.post("/people/confirm", token=second)
    one.post("/people/confirm", expect=403, token=first)
    assert one.get("/people/me")["person"]["guest"]


def test_another_address_is_confirmed_before_it_counts(post: Post, guest: Callable[..., Client], email: str) -> None:
    anna, ben = guest(post.server), guest(post.server)
    new, taken = f"new{email}", f"ben{email}"
    register(anna, post.mailbox, email, PASSWORD)
    register(ben, post.mailbox, taken, OTHER)
    anna.ask("PUT", "/people/me/email", 403, json={"email": new, "password": OTHER})
    guest(post.server, "Guest").ask("PUT", "/people/me/email", 409, json={"email": new, "password": OTHER})
    same = [anna.put("/people/me/email", email=one, password=PASSWORD)["person"] for one in (taken, new)]
    assert [(one["email"], one["confirming"]) for one in same] == [(email, taken), (email, new)]
    link = post.mailbox.link(new, "confirm")
    anna.post("/people/confirm", token=link)
    assert anna.get("/people/me")["person"]["email"] == new
    (told,) = post.mailbox.wait(email)
    assert told["Subject"] == "Feldherr: your account has another address"
    assert new not in text_of(told)
    (tried,) = post.mailbox.wait(taken)
    assert tried["Subject"] == "Feldherr: you have an account already"
    guest(post.server).post("/people/login", expect=403, email=email, password=PASSWORD)
    guest(post.server).post("/people/login", email=new, password=PASSWORD)


def test_nothing_goes_to_an_account_whose_address_was_never_confirmed(
    post: Post, guest: Callable[..., Client], email: str
) -> None:
    """As accounts are that were made while the server sent no mail."""
    anna = guest(post.server)
    register(anna, post.mailbox, email, PASSWORD)
    post.change(schema.people, confirmed=False)
    guest(post.server).ask("POST", "/people/reset", 202, json={"email": email})
    person = anna.put("/people/me/email", email=email, password=PASSWORD)["person"]
    assert (person["email"], person["confirmed"], person["confirming"]) == (email, False, email)
    link = post.mailbox.link(email, "confirm")
    assert len(post.mailbox.to(email)) == 1
    assert anna.post("/people/confirm", token=link)["person"]["confirmed"]


def test_nobody_is_flooded(strict: Post, guest: Callable[..., Client], email: str) -> None:
    register(guest(strict.server), strict.mailbox, email, PASSWORD)
    known: list[int] = []
    unknown: list[int] = []
    for address, statuses in ((email, known), (f"un{email}", unknown)):
        for _ in range(4):
            body = {"name": "Flood", "email": address, "password": OTHER}
            statuses.append(guest(strict.server).http.post("/people/register", json=body).status_code)
        for _ in range(4):
            statuses.append(guest(strict.server).http.post("/people/reset", json={"email": address}).status_code)
    assert known == [200, 429, 429, 429, 202, 202, 429, 429]  # one was used to register
    assert unknown == [200, 200, 429, 429, 202, 202, 429, 429]
    until(lambda: len(strict.mailbox.to(email)) >= 3)
    time.sleep(1)
    assert (len(strict.mailbox.to(email)), len(strict.mailbox.to(f"un{email}"))) == (3, 2)


def test_notices_are_limited_too(strict: Post, guest: Callable[..., Client], email: str) -> None:
    anna = guest(strict.server)
    register(anna, strict.mailbox, email, PASSWORD)
    anna.ask("PATCH", "/people/me", json={"notify": {"mail": True}})
    tables = [anna.started(3) for _ in range(3)]
    strict.mailbox.wait(email)

    def states() -> list[str]:
        engine = connect(Settings(database=strict.server.database).database_url, connections=1)
        mine = schema.notices.c.table_id.in_(tables)
        with engine.connect() as connection, connection.begin():
            found = list(connection.execute(select(schema.notices.c.state).where(mine)).scalars())
        engine.dispose()
        return found

    until(lambda: len(states()) == 3)
    time.sleep(1)
    assert states().count(WAITING) == 2, "they wait until there is room"
    assert len(strict.mailbox.to(email)) == 1


def test_mails_are_counted_by_the_hour_and_by_the_day(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'mails.db'}")
    migrate(engine)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():

        def may(to: str = "anna@example.org", kind: str = "reset") -> bool:
            return account_rows.count_mail(connection, kind, to, 2, 3)

        assert [may() for _ in range(3)] == [True, True, False]
        assert may("ben@example.org")
        assert may(kind="confirm")
        connection.execute(update(schema.mails).values(at=time.time() - 3700))
        assert [may() for _ in range(3)] == [True, False, False], "three a day"
        assert "anna" not in str(connection.execute(select(schema.mails)).all())
        connection.execute(update(schema.mails).values(at=time.time() - 25 * 3600))
        assert may()
        assert len(connection.execute(select(schema.mails)).all()) == 1, "older ones are forgotten"
    engine.dispose()


def test_without_mail_an_address_is_only_a_name(server: Server, guest: Callable[..., Client], email: str) -> None:
    anna = guest(server)
    person = asked(anna, email)
    assert (person["guest"], person["email"], person["confirmed"], person["mail"]) == (False, email, False, False)
    guest(server).post("/people/register", expect=409, name="Ben", email=email, password=OTHER)
    assert anna.put("/people/me/email", email=f"new{email}", password=PASSWORD)["person"]["email"] == f"new{email}"
    guest(server).post("/people/login", email=f"new{email}", password=PASSWORD)
    assert guest(server).post("/people/reset", expect=409, email=f"new{email}")["error"]["code"] == "no_mail"
