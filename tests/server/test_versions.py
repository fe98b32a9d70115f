"""Tables begun with an older version of the rules go on as they began; those of an unknown one are set aside."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.serving import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, str(tmp_path / "own.db"), cache_seconds=0.1, heartbeat=0.2).start()
    yield server
    server.stop()


def begun_with(server: Server, table: str, version: int) -> None:
    """The table as that version would have stored it."""
    server.stop()
    with closing(sqlite3.connect(server.folder / "own.db")) as connection, connection:
        connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
        connection.execute("UPDATE tables SET version = ? WHERE id = ?", (version, table))
    server.start()


def cubes(client: Client, table: str) -> int:
    """All cubes of the first seat."""
    view = client.state(table, 0)["view"]
    on_board = sum(county["armies"] for county in view["counties"].values() if county["owner"] == 0)
    return int(view["players"][0]["supply"] + on_board + view["tower"]["inside"]["0"] + view["tower"]["tray"]["0"])


def test_the_first_version_of_the_manual_has_61_cubes(server: Server, guest: Callable[..., Client]) -> None:
    anna = guest(server, "Anna")
    table = anna.started(3, options={"edition": "manual"})
    assert cubes(anna, table) == 62
    begun_with(server, table, 1)
    assert cubes(anna, table) == 61
    assert anna.get(f"/tables/{table}")["options"]["rules"] == {"armies_each": 61, "unguarded_revolts": "won"}


def test_a_table_that_names_no_tower_keeps_its_first_calibration(server: Server, guest: Callable[..., Client]) -> None:
    anna = guest(server, "Anna")
    table = anna.started(3, options={"tower": "aged"})
    inside = anna.state(table, 0)["view"]["tower"]["inside"]
    with closing(sqlite3.connect(server.folder / "own.db")) as connection, connection:
        connection.execute("UPDATE tables SET options = json_remove(options, '$.tower') WHERE id = ?", (table,))
    begun_with(server, table, 2)
    assert anna.get(f"/tables/{table}")["options"]["tower"] == "aged"
    assert anna.state(table, 0)["view"]["tower"]["inside"] == inside


def test_what_cannot_be_replayed_exactly_is_not_replayed(server: Server, guest: Callable[..., Client]) -> None:
    anna = guest(server, "Anna")
    table = anna.started(3)
    begun_with(server, table, 99)
    refused = anna.get(f"/tables/{table}/state", 409)["error"]
    assert refused["code"] == "table_set_aside", json.dumps(refused)
