"""`feldherr admin`: what it shows, what it changes while the server runs, backups, and games checked again."""

import json
import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, select, update

from feldherr.cli import main
from feldherr.server.config import Settings
from feldherr.server.store import schema
from feldherr.server.store.engine import connect
from feldherr.server.store.schema import metadata
from tests.server.client import Client
from tests.server.patience import until
from tests.server.serving import Server, new_database

Admin = Callable[..., str]


@pytest.fixture
def admin(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> Admin:
    """Runs a command on the server's database, or another, and gives what it printed."""
    monkeypatch.setenv("FELDHERR_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C")

    def run(*words: str, database: str = server.database, code: int = 0) -> str:
        capsys.readouterr()
        assert main(["admin", "--database", database, *words]) == code
        printed = capsys.readouterr()
        if code == 2:
            assert printed.out == ""
            assert printed.err.count("\n") == 1
            assert "Traceback" not in printed.err
        return str(printed.err if code == 2 else printed.out)

    return run


@contextmanager
def opened(database: str) -> Iterator[Connection]:
    engine = connect(Settings(database=database).database_url, connections=1)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        yield connection
    engine.dispose()


def contents(database: str) -> dict[str, list[Any]]:
    with opened(database) as connection:
        return {
            table.name: sorted(map(repr, connection.execute(select(table)).all())) for table in metadata.sorted_tables
        }


def test_what_is_there(admin: Admin, server: Server, anna: Client, ben: Client) -> None:
    table = anna.table(3, seats=[{"kind": "me"}, {"kind": "bot"}], public=True)
    ben.post(f"/tables/{table}/chat", text="Dummkopf\nwer das liest")
    anna.post(f"/tables/{table}/chat/1/report", reason="rude")
    listed = admin("games", "--status", "open")
    bot = anna.get(f"/tables/{table}")["seats"][1]["name"]
    assert any(
        line.startswith(f"{table}  wallenstein  open") and f"Anna, {bot}, -" in line for line in listed.split("\n")
    )
    assert table not in admin("games", "--status", "over")
    assert [t["id"] for t in json.loads(admin("games", "--json")) if t["id"] == table] == [table]
    shown = admin("show", "--", table)
    assert anna.person["id"] in shown
    with opened(server.database) as connection:
        secret = connection.execute(select(schema.tables.c.secret).where(schema.tables.c.id == table)).scalar_one()
    assert secret.hex() not in admin("show", "--json", "--", table)
    assert any(line.startswith(ben.person["id"]) and "  Ben  " in line for line in admin("players").split("\n"))
    (report,) = [r for r in json.loads(admin("reports", "--json")) if r["table"] == table]
    assert report["text"] == "Dummkopf\nwer das liest"
    assert report["person"] == ben.person["id"]
    assert report["reporter"] == anna.person["id"]
    assert "Dummkopf?wer das liest" in admin("reports")


def test_a_seat_is_handed_over_while_the_server_runs(admin: Admin, anna: Client, ben: Client) -> None:
    table = anna.started(3, seats=[{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}])
    assert "Seat 1" in admin("hand-over", "--", table, "1", ben.person["id"])
    until(lambda: ben.get(f"/tables/{table}/state", None, seat=1)["decision"] if mine(ben, table) else None)
    ben.answer(table, 1, random.Random(1))
    anna.post(f"/tables/{table}/moves", 403, seat=1, decision="0", move="pass")
    assert "sits at seat 1 already" in admin("hand-over", "--", table, "1", ben.person["id"], code=2)
    assert "no seat 7" in admin("hand-over", "--", table, "7", ben.person["id"], code=2)
    assert "nobody" in admin("hand-over", "--", table, "1", "Nobody Known", code=2)
    admin("hand-over", "--", table, "2", ben.person["id"])
    until(lambda: mine(ben, table) == [1, 2])
    header = ben.get(f"/tables/{table}")
    while header["status"] == "running":
        anna.play_on(table, random.Random(1))
        header = ben.play_on(table, random.Random(2))
    assert "is over" in admin("hand-over", "--", table, "1", anna.person["id"], code=2)


def test_whoever_is_handed_a_seat_finds_nothing_of_who_sat_there(admin: Admin, anna: Client, ben: Client) -> None:
    """Neither orders nor what they answered; and all read of it."""
    table = anna.table(3, game="sixteenthirty", seats=[{"kind": "me"}, {"kind": "me"}, {"kind": "me"}], public=True)
    anna.post(f"/tables/{table}/start")
    anna.put(f"/tables/{table}/orders", seat=1, orders=["only_answer"])
    anna.post(f"/tables/{table}/leave", seat=1)
    assert anna.get(f"/tables/{table}")["seats"][1]["why"] == "left"
    admin("hand-over", "--", table, "1", ben.person["id"])
    until(lambda: mine(ben, table) == [1])
    assert ben.get(f"/tables/{table}/orders", seat=1)["orders"] == []
    seat = ben.get(f"/tables/{table}")["seats"][1]
    assert (seat["stand_in"], seat["why"], seat["offered"]) == (False, None, False)
    lines = ben.get(f"/tables/{table}/chat")["lines"]
    assert [line["n"] for line in lines] == list(range(1, len(lines) + 1))
    assert lines[-1]["kind"] == "taken_over"


def mine(client: Client, table: str) -> list[int]:
    answer = client.http.get(f"/tables/{table}")
    seats: list[int] = answer.json()["mine"] if answer.status_code == 200 else []
    return seats


def test_a_player_is_removed_and_bots_go_on(
    admin: Admin, server: Server, anna: Client, guest: Callable[..., Client]
) -> None:
    carl = guest(server)
    body: dict[str, Any] = {"name": "Karl der Kahle", "email": "Carl@Example.org", "password": "langes passwort"}
    carl.person = carl.post("/people/register", **body)["person"]
    table = anna.table(3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])
    carl.post(f"/tables/{table}/join", code=anna.get(f"/tables/{table}")["invitation"])
    anna.post(f"/tables/{table}/start")
    carl.post(f"/tables/{table}/chat", text="Hier Karl der Kahle")
    anna.answer(table, 0, random.Random(1))
    waiting = carl.table(3)
    assert "Karl der Kahle" in admin("remove-player", "carl@example.org")
    until(lambda: anna.get(f"/tables/{table}")["seats"][1]["kind"] == "bot")
    until(lambda: anna.get(f"/tables/{table}")["moves"] >= 3)  # the bot has planned in his place
    line = anna.get(f"/tables/{table}/chat")["lines"][-1]
    assert (line["kind"], line["facts"]["why"], line["n"]) == ("stood_in", "deleted", 3)  # all read why
    header = anna.get(f"/tables/{table}")
    while header["status"] == "running":
        header = anna.play_on(table, random.Random(2))
    assert header["status"] == "over"
    with opened(server.database) as connection:
        rows = repr([connection.execute(select(one)).all() for one in metadata.sorted_tables])
    assert "Karl" not in rows
    assert carl.person["id"] not in rows
    assert json.loads(admin("show", "--json", "--", waiting))["seats"][0]["kind"] == "open"
    assert "There is nobody" in admin("remove-player", "carl@example.org", code=2)


def test_an_operator_confirms_an_address(
    admin: Admin, server: Server, anna: Client, guest: Callable[..., Client]
) -> None:
    emil = guest(server)
    email = f"emil{secrets.token_hex(6)}@example.org"
    body: dict[str, Any] = {"name": "Emil", "email": email, "password": "langes passwort"}
    emil.post("/people/register", **body)
    assert "counts as confirmed" in admin("confirm-address", email)
    with opened(server.database) as connection:
        people = metadata.tables["people"].c
        assert connection.execute(select(people.confirmed).where(people.email == email)).scalar() is True
    assert "has no address" in admin("confirm-address", "--", anna.person["id"], code=2)


def test_an_operator_makes_a_link_for_a_new_password(
    admin: Admin, server: Server, anna: Client, guest: Callable[..., Client]
) -> None:
    """Good once; the newest counts; all doors close when it is used, and none before."""
    emil, other = guest(server), guest(server)
    email = f"emil{secrets.token_hex(6)}@example.org"
    emil.post("/people/register", name="Emil", email=email, password="langes passwort")
    other.post("/people/login", email=email, password="langes passwort")
    first, second = (admin("reset-password", email).partition("/reset#")[2].strip() for _ in range(2))
    assert len(second) >= 43
    assert emil.get("/people/me")["person"]["name"] == "Emil"
    other.post("/people/reset/confirm", 403, token=first, password="neues passwort")
    other.ask("POST", "/people/reset/confirm", 204, json={"token": second, "password": "neues passwort"})
    other.post("/people/reset/confirm", 403, token=second, password="neues passwort")
    assert emil.get("/people/me")["person"] is None
    assert other.post("/people/login", email=email, password="neues passwort")["person"]["name"] == "Emil"
    assert "has no address" in admin("reset-password", "--", anna.person["id"], code=2)
    assert "There is nobody" in admin("reset-password", "nobody@example.org", code=2)
    assert second not in server.log()


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
def test_a_backup_goes_into_either_database(
    admin: Admin, server: Server, anna: Client, tmp_path: Path, request: pytest.FixtureRequest, into: str
) -> None:
    rng = random.Random(5)
    table = anna.started(3)
    anna.play_on(table, rng, 45)
    anna.answer(table, anna.get(f"/tables/{table}")["waiting_for"][0], rng)
    anna.put(f"/tables/{table}/notes", seat=0, text="Grüße 🙂")
    file = tmp_path / "backup.db"
    before = anna.get(f"/tables/{table}")
    assert "table" in admin("backup", str(file))
    assert file.stat().st_mode & 0o077 == 0, "it holds secrets"
    assert [one.name for one in tmp_path.iterdir() if one.name.startswith(".")] == []
    assert "there already" in admin("backup", str(file), code=2)
    postgres = request.getfixturevalue("postgres") if into == "postgresql" else ""
    target = new_database(postgres) if postgres else str(tmp_path / "restored.db")
    assert "Restored" in admin("restore", str(file), database=target)
    assert contents(target) == contents(str(file))
    assert "--replace" in admin("restore", str(file), database=target, code=2)
    admin("restore", "--replace", str(file), database=target)
    assert contents(target) == contents(str(file))
    assert " 0 would differ" in admin("recheck", "--jobs", "1", database=target)
    restored = Server(tmp_path / "second", target).start()
    anna.http.base_url = httpx.URL(f"{restored.url}/api/v1")
    assert anna.get(f"/tables/{table}")["moves"] == before["moves"]
    assert anna.get(f"/tables/{table}/notes", seat=0)["text"] == "Grüße 🙂"
    assert anna.play_on(table, rng)["status"] == "over"
    restored.stop()
    anna.http.base_url = httpx.URL(f"{server.url}/api/v1")


def test_what_is_no_backup_is_refused(admin: Admin, tmp_path: Path) -> None:
    target = tmp_path / "new" / "target.db"
    file = tmp_path / "no backup.db"
    assert "no file" in admin("restore", str(file), database=str(target), code=2)
    file.write_bytes(b"SQLite format 3\0" + bytes(5000))
    assert "not a backup" in admin("restore", str(file), database=str(target), code=2)
    file.write_text("hello")
    assert "not a backup" in admin("restore", str(file), database=str(target), code=2)
    assert "no database" in admin("games", database=str(tmp_path / "none.db"), code=2)
    assert not (tmp_path / "none.db").exists()


def test_games_that_would_differ_are_listed(admin: Admin, anna: Client, tmp_path: Path) -> None:
    rng = random.Random(6)
    names = ["outcome", "move", "snapshot", "version", "same"]
    tables = {name: anna.started(3) for name in names}
    for name, table in tables.items():
        anna.play_on(table, rng, 10_000 if name == "outcome" else 45)
    file = tmp_path / "copy.db"
    admin("backup", str(file))
    assert " 0 would differ" in admin("recheck", database=str(file))
    with opened(str(file)) as connection:
        rows, moves = schema.tables.c, schema.moves.c
        scores = {"scores": [1, 2, 3], "ranking": [[2], [1], [0]]}
        connection.execute(update(schema.tables).where(rows.id == tables["outcome"]).values(outcome=scores))
        last = (moves.table_id == tables["move"]) & (moves.number == 30)
        connection.execute(update(schema.moves).where(last).values(text="pass pass"))
        changed = (rows.id == tables["snapshot"]) | (rows.id == tables["version"])
        connection.execute(update(schema.tables).where(changed).values(version=1))
        snapshots = schema.snapshots.c
        kept = select(snapshots.number, snapshots.content).order_by(snapshots.number.desc()).limit(1)
        other = connection.execute(kept.where(snapshots.table_id == tables["move"])).one()
        latest = connection.execute(kept.where(snapshots.table_id == tables["snapshot"])).one()
        own = (snapshots.table_id == tables["snapshot"]) & (snapshots.number == latest.number)
        connection.execute(update(schema.snapshots).where(own).values(content=other.content))
    found = json.loads(admin("recheck", "--json", database=str(file), code=1))
    codes = {one["table"]: one["code"] for one in found["findings"]}
    assert codes == {
        tables["outcome"]: "recheck_outcome",
        tables["move"]: "recheck_move",
        tables["snapshot"]: "recheck_position",
        tables["version"]: "recheck_version",
    }
    assert found["differing"] == 3
    german = admin("recheck", "--language", "de", database=str(file), code=1)
    assert "3 würden anders verlaufen, 1 trägt nur" in german
    assert "anders ab Zug 30: " in german


def test_migrate(admin: Admin, tmp_path: Path) -> None:
    fresh = str(tmp_path / "fresh.db")
    assert "now has form" in admin("migrate", database=fresh)
    assert "already" in admin("migrate", database=fresh)
    assert "already" in admin("migrate")
    with opened(fresh) as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    for words in (["migrate"], ["games"], ["backup", str(tmp_path / "b.db")]):
        assert "newer Feldherr" in admin(*words, database=fresh, code=2)


def test_what_cannot_be_read_is_refused_in_one_sentence(admin: Admin) -> None:
    assert "it can games, show" in admin(code=2)
    assert "it can games, show" in admin("dance", code=2)
    assert "hand-over TABLE SEAT PERSON" in admin("hand-over", "x", code=2)
    assert "no table" in admin("show", "nothing", code=2)
    assert "open, running" in admin("games", "--status", "lost", code=2)
    assert "cannot be reached" in admin("games", database="postgresql://nobody:geheim@127.0.0.1:1/none", code=2)
    assert "geheim" not in admin("games", database="postgresql://nobody:geheim@127.0.0.1:1/none", code=2)
