"""Notices: one per decision and channel, not at night, stopped by a link, and nothing secret in them."""

import random
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Row, insert, select, update

from feldherr.server.config import Settings
from feldherr.server.model import PERSON, Person, Seat
from feldherr.server.notices import rows, texts
from feldherr.server.notices.wishes import Wishes
from feldherr.server.store import schema, table_rows
from feldherr.server.store.engine import connect
from feldherr.server.tables.lifecycle import SeatWish, create
from tests.server.client import Client
from tests.server.patience import fetch, until
from tests.server.post import Browser, Mailbox, PushService, register, text_of
from tests.server.serving import Server, new_database
from tests.server.test_admin import opened
from tests.server.test_ratings import LIVE, stored
from tests.server.test_ratings import account as account_of

PUBLIC = "https://play.example.org"
QUIET_SECONDS = 1.5


class Post:
    """A server with a mailbox and a push service."""

    def __init__(self, folder: Path, database: str) -> None:
        self.mailbox = Mailbox()
        self.push = PushService()
        self.database = database
        self.folder = folder
        self.server = self.serve("one").start()

    def serve(self, name: str) -> Server:
        return Server(
            self.folder / name,
            self.database,
            smtp_host="127.0.0.1",
            smtp_port=self.mailbox.port,
            smtp_starttls="false",
            mail_from="Feldherr <feldherr@example.org>",
            public_url=PUBLIC,
            notify_after=0.1,
            notify_interval=0.2,
            presence_seconds=0.4,
            push_hosts=f"127.0.0.1:{self.push.http.server_port}",
        )

    def notices(self, table: str) -> list[Row[Any]]:
        engine = connect(Settings(database=self.database).database_url, connections=1)
        with engine.connect() as connection, connection.begin():
            found = connection.execute(select(schema.notices).where(schema.notices.c.table_id == table)).all()
        engine.dispose()
        return list(found)

    def make_due(self, table: str) -> None:
        """As if the time had come."""
        engine = connect(Settings(database=self.database).database_url, connections=1)
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            connection.execute(update(schema.notices).where(schema.notices.c.table_id == table).values(due=0.0))
        engine.dispose()

    def stop(self) -> None:
        self.server.stop()
        self.mailbox.stop()
        self.push.stop()


@pytest.fixture(scope="module")
def post(database: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Post]:
    folder = tmp_path_factory.mktemp(f"post-{database}")
    url = new_database(request.getfixturevalue("postgres")) if database == "postgresql" else str(folder / "server.db")
    post = Post(folder, url)
    yield post
    post.stop()
    assert '"level":"error"' not in post.server.log()


@pytest.fixture
def account(post: Post, guest: Callable[..., Client]) -> Callable[..., Client]:
    """Makes people with an account who want to be told by e-mail."""

    def make(address: str, language: str = "en", **notify: Any) -> Client:
        client = guest(post.server)
        register(client, post.mailbox, address, "korrekt pferd", language=language)
        client.ask("PATCH", "/people/me", json={"notify": {"mail": True, **notify}})
        return client

    return make


def two_at_a_table(anna: Client, ben: Client, **more: Any) -> str:
    """A running table where Anna has the first seat and Ben the others."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = anna.table(3, seats=seats, **more)
    code = anna.get(f"/tables/{table}")["invitation"]
    for _ in range(2):
        ben.post(f"/tables/{table}/join", code=code)
    until(lambda: all(seat["kind"] == "person" for seat in anna.get(f"/tables/{table}")["seats"]))
    anna.post(f"/tables/{table}/start")
    return table


def test_a_mail_says_that_a_table_waits_and_nothing_else(
    post: Post, account: Callable[..., Client], guest: Callable[..., Client]
) -> None:
    anna, ben = account("anna@example.org", "de"), guest(post.server, "Ben")
    table = two_at_a_table(anna, ben, pace={"kind": "days", "days": 2})
    (mail,) = post.mailbox.wait("anna@example.org")
    assert mail["Subject"] == "Feldherr: deine Entscheidung in Wallenstein"
    assert mail["From"] == "Feldherr <feldherr@example.org>"
    assert mail["Auto-Submitted"] == "auto-generated"
    text = text_of(mail)
    assert f"{PUBLIC}/t/{table}\n" in text
    assert re.search(r"Frist: \d\d\.\d\d\.\d{4}, \d\d:\d\d \(UTC\); danach springt ein Hauptmann für dich ein\.", text)
    assert "Wilhelmine" not in text
    assert "Ben" not in text
    assert anna.get(f"/tables/{table}")["promise"] not in text
    time.sleep(QUIET_SECONDS)
    assert len(post.mailbox.to("anna@example.org")) == 1, "one per decision"
    rng = random.Random(1)
    ben.play_on(table, rng)
    anna.answer(table, 0, rng)
    ben.play_on(table, rng)
    until(lambda: 0 in ben.get(f"/tables/{table}")["waiting_for"])
    post.mailbox.wait("anna@example.org", 2)
    sent = [(row.question, row.state) for row in post.notices(table) if row.person_id == anna.person["id"]]
    assert len(sent) == len(set(sent)) == 2


def test_a_sealed_answer_that_is_reopened_is_not_told_again(
    post: Post, account: Callable[..., Client], guest: Callable[..., Client]
) -> None:
    anna, ben = account("again@example.org"), guest(post.server, "Ben")
    table = two_at_a_table(anna, ben)
    post.mailbox.wait("again@example.org")
    anna.answer(table, 0, random.Random(1))
    decision = anna.state(table, 0)["question"]
    anna.post(f"/tables/{table}/takeback", seat=0, decision=decision)
    for paused in (True, False):
        for client in (ben, anna):
            client.post(f"/tables/{table}/pause", paused=paused)
    time.sleep(QUIET_SECONDS)
    assert len(post.mailbox.to("again@example.org")) == 1


def test_who_is_elsewhere_hears_that_a_table_is_full_and_of_words_to_all(
    post: Post, account: Callable[..., Client], guest: Callable[..., Client]
) -> None:
    anna, ben = account("called@example.org"), guest(post.server, "Ben")
    table = anna.table(3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], public=True)
    time.sleep(QUIET_SECONDS)  # until Anna is elsewhere
    ben.post(f"/tables/{table}/join")
    (full,) = post.mailbox.wait("called@example.org")
    assert "All 3 seats" in text_of(full)
    ben.post(f"/tables/{table}/chat", text="Shall we begin, @all?")
    ben.post(f"/tables/{table}/chat", text="not to@all of you")
    told = post.mailbox.wait("called@example.org", 2)[-1]
    assert "Shall we begin" not in text_of(told), "nothing that anybody wrote is sent"
    time.sleep(QUIET_SECONDS)
    assert len(post.mailbox.to("called@example.org")) == 2


def test_who_is_elsewhere_hears_of_proposals_and_of_what_becomes_of_their_seat(
    post: Post, account: Callable[..., Client], guest: Callable[..., Client]
) -> None:
    anna, ben = account("elsewhere@example.org", "de"), guest(post.server, "Ben")
    table = ben.table(3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True, pace=LIVE)
    anna.post(f"/tables/{table}/join")
    cleo = guest(post.server, "Cleo")
    cleo.post(f"/tables/{table}/join")
    ben.post(f"/tables/{table}/start")
    time.sleep(QUIET_SECONDS)  # until Anna is elsewhere
    ben.post(f"/tables/{table}/proposals", kind="pause")

    def subjects() -> list[str]:
        told = [mail["Subject"] for mail in post.mailbox.to("elsewhere@example.org")]
        return [subject for subject in told if "Entscheidung" not in subject and "ist voll" not in subject]

    until(lambda: subjects() == ["Feldherr: ein Vorschlag in Wallenstein"])
    cleo.post(f"/tables/{table}/leave", seat=2)
    post.server.stop()  # which would write down the clock that it remembers
    with opened(post.database) as connection:
        mine = (schema.seats.c.table_id == table) & (schema.seats.c.seat == 1)
        connection.execute(update(schema.seats).where(mine).values(due_at=1.0))
    post.server.start()
    until(lambda: len(subjects()) == 2)
    ben.post(f"/tables/{table}/proposals", kind="replace", seat=1)
    until(lambda: len(subjects()) == 3)
    assert subjects()[1:] == [
        "Feldherr: ein Hauptmann spielt für dich in Wallenstein",
        "Feldherr: dein Platz in Wallenstein wird angeboten",
    ], "that Cleo left, and that her seat is a captain's, concerns nobody else"


def test_who_is_invited_or_drawn_to_a_table_hears_of_it_once(
    post: Post, account: Callable[..., Client], guest: Callable[..., Client]
) -> None:
    anna, ben = account("kept@example.org"), account("maker@example.org", mail=False)
    cleo = account("third@example.org", mail=False)
    table = ben.table(3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], public=True)
    anna.put(f"/people/{ben.person['id']}/tie", tie="friend")
    ben.post(f"/tables/{table}/invite", person=anna.person["id"])
    (invited,) = post.mailbox.wait("kept@example.org")
    assert invited["Subject"] == "Feldherr: an invitation to Wallenstein"
    assert f"{PUBLIC}/t/{table}\n" in text_of(invited)
    ben.put(f"/tables/{table}/name", name="Another name")
    pace = {"kind": "days", "days": 2}
    cup = ben.post("/tournaments", name="Cup", game="wallenstein", pace=pace, size=3, rounds=1, places=3)["id"]
    for who in (anna, ben, cleo):
        page = who.post(f"/tournaments/{cup}/enter")
    drawn = post.mailbox.wait("kept@example.org", 2)[-1]
    assert drawn["Subject"] == "Feldherr: a new round of your tournament in Wallenstein"
    assert f"{PUBLIC}/t/{page['table']}\n" in text_of(drawn)
    assert len(post.mailbox.to("kept@example.org")) == 2, "and of the invitation once"


def test_the_end_of_somebody_s_time_is_told_by_the_calendar() -> None:
    """The server's clock stands still while the server does."""
    anna = Person("anna", "Anna", account=True, email="anna@example.org")
    table = create(anna, "wallenstein", 3, {}, {"kind": "days", "days": 2}, True, [SeatWish("me")])
    table = replace(table.with_seat(replace(table.seats[0], due_at=0.0)), waiting_for=[0])
    settings, day = Settings(), 24 * 3600.0
    mail = texts.notice_mail(settings, bytes(32), anna, table, "decision", 2 * day)
    push = texts.notice_push(settings, anna, table, "decision", 1, 2 * day)
    told = Wishes.of({}).local(2 * day, "en")
    assert told in mail.text
    assert told in push


def test_an_old_word_to_all_is_not_told_again_by_a_server_that_starts(tmp_path: Path) -> None:
    with stored(str(tmp_path / "server.db")) as connection:
        anna = account_of(connection, "Anna")
        ben = account_of(connection, "Ben")
        connection.execute(update(schema.people).values(confirmed=True, notify={"mail": True}))
        table = create(Person(ben, "Ben"), "wallenstein", 3, {}, {"kind": "free"}, True, [SeatWish("me")])
        table_rows.create(connection, table.with_seat(Seat(1, PERSON, person_id=anna)))
        now = table.updated
        line = {"table_id": table.id, "person_id": ben, "name": "Ben", "text": "@all", "kind": "to_all", "facts": None}
        connection.execute(insert(schema.chat), {**line, "n": 1, "at": now})
        assert {notice.person_id for notice in rows.called(connection, -1.0, now + 60, True)} == {anna}
        assert rows.called(connection, -1.0, now + rows.LINES_KEPT + 60, True) == set()


def test_nothing_is_sent_unasked_or_to_somebody_who_is_there(
    post: Post, account: Callable[..., Client], guest: Callable[..., Client]
) -> None:
    anna, ben = account("there@example.org"), account("unasked@example.org", mail=False)
    table = two_at_a_table(anna, ben)
    end = time.monotonic() + QUIET_SECONDS
    while time.monotonic() < end:
        anna.state(table, 0)
        time.sleep(0.05)
    assert post.mailbox.to("there@example.org") == []
    post.mailbox.wait("there@example.org")
    assert post.mailbox.to("unasked@example.org") == []


def link_in(mail: EmailMessage) -> str:
    link = str(mail["List-Unsubscribe"]).strip("<>")
    assert link in text_of(mail)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert link.startswith(PUBLIC)
    return link.removeprefix(PUBLIC)


def test_the_link_in_a_mail_stops_them(
    post: Post, account: Callable[..., Client], guest: Callable[..., Client]
) -> None:
    anna, ben = account("stop@example.org"), guest(post.server, "Ben")
    table = two_at_a_table(anna, ben)
    link = post.server.url + link_in(post.mailbox.wait("stop@example.org")[0])
    page = fetch("GET", link)
    assert page.status_code == 200
    assert "<button>Stop them</button>" in page.text
    assert anna.get("/people/me")["person"]["notify"]["mail"] is True, "looking at a link changes nothing"
    assert fetch("POST", link[:-2] + ("00" if link[-2:] != "00" else "11")).status_code == 403
    assert fetch("POST", link.replace("channel=mail", "channel=push")).status_code == 403
    done = fetch("POST", link, data={"List-Unsubscribe": "One-Click"})
    assert done.status_code == 200
    assert "no more" in done.text
    assert anna.get("/people/me")["person"]["notify"]["mail"] is False
    rng = random.Random(2)
    anna.answer(table, 0, rng)
    ben.play_on(table, rng)
    time.sleep(QUIET_SECONDS)
    assert len(post.mailbox.to("stop@example.org")) == 1


def now_quiet() -> dict[str, str]:
    """Quiet hours around now, by a clock that is half a day off."""
    local = datetime.now(UTC) + timedelta(hours=12)
    start, end = local - timedelta(hours=1), local + timedelta(hours=1)
    return {"start": f"{start:%H:%M}", "end": f"{end:%H:%M}", "zone": "Etc/GMT-12"}


def test_quiet_hours_hold_a_notice_back(
    post: Post, account: Callable[..., Client], guest: Callable[..., Client]
) -> None:
    anna, ben = account("quiet@example.org", quiet=now_quiet()), guest(post.server, "Ben")
    table = two_at_a_table(anna, ben)
    until(lambda: [row for row in post.notices(table) if row.due > time.time() + 60])
    (held,) = post.notices(table)
    assert held.state == "waiting"
    assert 3500 <= held.due - time.time() <= 3661
    post.make_due(table)  # wakes up too early: held back again
    until(lambda: post.notices(table)[0].due > time.time() + 60)
    assert post.mailbox.to("quiet@example.org") == []
    anna.ask("PATCH", "/people/me", json={"notify": {"mail": True}})
    post.make_due(table)
    post.mailbox.wait("quiet@example.org")


def test_what_is_decided_meanwhile_is_not_told(
    post: Post, account: Callable[..., Client], guest: Callable[..., Client]
) -> None:
    anna, ben = account("decided@example.org", quiet=now_quiet()), guest(post.server, "Ben")
    table = two_at_a_table(anna, ben)
    until(lambda: [row for row in post.notices(table) if row.due > time.time() + 60])
    anna.answer(table, 0, random.Random(3))
    anna.ask("PATCH", "/people/me", json={"notify": {"mail": True}})
    post.make_due(table)
    until(lambda: post.notices(table) == [])
    assert post.mailbox.to("decided@example.org") == []


def test_a_mail_that_is_not_taken_is_tried_again_and_comes_once(
    post: Post, account: Callable[..., Client], guest: Callable[..., Client]
) -> None:
    anna, ben = account("later@example.org"), guest(post.server, "Ben")
    post.mailbox.answers.append("451 later")
    table = two_at_a_table(anna, ben)
    until(lambda: [row for row in post.notices(table) if row.attempts == 1 and row.state == "waiting"])
    assert post.mailbox.to("later@example.org") == []
    post.make_due(table)
    post.mailbox.wait("later@example.org")
    time.sleep(QUIET_SECONDS)
    assert len(post.mailbox.to("later@example.org")) == 1
    bert = account("never@example.org")
    post.mailbox.answers.append("554 never")
    refused = two_at_a_table(bert, ben)
    until(lambda: [row for row in post.notices(refused) if row.state == "failed"])
    assert 'feldherr_notices_total{channel="mail",result="sent"}' in fetch("GET", f"{post.server.url}/metrics").text


def test_push_messages_are_encrypted_for_the_browser(
    post: Post, account: Callable[..., Client], guest: Callable[..., Client]
) -> None:
    anna, ben = guest(post.server, "Anna"), guest(post.server, "Ben")
    phone, laptop = Browser(post.push, "phone"), Browser(post.push, "laptop")
    laptop.status = 410
    for browser in (phone, laptop):
        anna.post("/people/me/push", **browser.subscription)
    assert anna.get("/people/me")["person"]["notify"]["push"] is True
    table = two_at_a_table(anna, ben)
    until(lambda: phone.messages)
    time.sleep(QUIET_SECONDS)
    (message,) = phone.messages
    assert message == {
        "title": "Feldherr: your decision in Wallenstein",
        "body": "A table of 3 waits for you.",
        "url": f"{PUBLIC}/t/{table}",
        "tag": table,
        "waiting": 1,
    }
    (claims,) = phone.claims
    assert claims["key"] == anna.get("/push-key")["key"]
    assert claims["aud"] == post.push.url
    assert claims["sub"] == "mailto:feldherr@example.org"
    laptop.status = 201  # it is gone: nothing more is sent there
    rng = random.Random(4)
    anna.answer(table, 0, rng)
    ben.play_on(table, rng)
    until(lambda: len(phone.messages) == 2)
    assert laptop.messages == []
    anna.ask("DELETE", "/people/me/push", json={"endpoint": phone.endpoint})
    anna.answer(table, 0, rng)
    ben.play_on(table, rng)
    time.sleep(QUIET_SECONDS)
    assert len(phone.messages) == 2


@pytest.mark.parametrize(
    "endpoint", ["http://169.254.169.254/latest", "https://intranet.example.org/x", "http://localhost:5432/"]
)
def test_the_server_calls_only_push_services(post: Post, guest: Callable[..., Client], endpoint: str) -> None:
    anna = guest(post.server, "Anna")
    wanted = {**Browser(post.push, "none").subscription, "endpoint": endpoint}
    refused = anna.post("/people/me/push", 422, **wanted)
    assert refused["error"]["code"] == "push_service_refused"


def test_an_unknown_time_zone_is_refused(post: Post, guest: Callable[..., Client]) -> None:
    anna = guest(post.server, "Anna")
    quiet = {"start": "22:00", "end": "07:00", "zone": "Europe/Magdeburg"}
    anna.ask("PATCH", "/people/me", 422, json={"notify": {"quiet": quiet}})


def test_a_new_password_by_mail(post: Post, account: Callable[..., Client], guest: Callable[..., Client]) -> None:
    account("forgot@example.org")
    stranger = guest(post.server)
    forged = {"Host": "evil.example.com"}
    stranger.ask("POST", "/people/reset", 202, json={"email": "forgot@example.org"}, headers=forged)
    stranger.ask("POST", "/people/reset", 202, json={"email": "nobody@example.org"})
    (mail,) = post.mailbox.wait("forgot@example.org")
    assert "evil" not in text_of(mail)
    found = re.search(rf"{PUBLIC}/reset#(\S+)", text_of(mail))
    assert found is not None
    stranger.ask("POST", "/people/reset/confirm", 204, json={"token": found[1], "password": "neues pferd"})
    stranger.ask("POST", "/people/reset/confirm", 403, json={"token": found[1], "password": "drittes pferd"})
    stranger.post("/people/login", 403, email="forgot@example.org", password="korrekt pferd")
    stranger.post("/people/login", 200, email="forgot@example.org", password="neues pferd")
    assert post.mailbox.to("nobody@example.org") == []


def test_several_processes_send_one_mail(
    post: Post, database: str, account: Callable[..., Client], guest: Callable[..., Client]
) -> None:
    others = [post.serve(f"other{n}").start() for n in range(2)] if database == "postgresql" else []
    servers = [post.server, *others]
    people = [(account(f"many{n}@example.org"), guest(servers[n % len(servers)], "Ben")) for n in range(6)]
    for anna, ben in people:
        two_at_a_table(anna, ben)
    for n, _ in enumerate(people):
        post.mailbox.wait(f"many{n}@example.org")
    time.sleep(QUIET_SECONDS)
    counts = [len(post.mailbox.to(f"many{n}@example.org")) for n, _ in enumerate(people)]
    for server in others:
        server.stop()
        assert '"level":"error"' not in server.log()
    assert counts == [1] * len(people)
