"""`kill -9` at random moments of running games, some times on each database; many more in `make soak`."""

from pathlib import Path

from tests.server.crashing import crash
from tests.server.serving import Server

KILLS = 4


def test_a_killed_server_has_lost_nothing(own_url: str, tmp_path: Path, database: str) -> None:
    server = Server(tmp_path / "home", own_url, snapshot_every=7).start()
    try:
        crash(server, KILLS, 1, "manual", "both", bots=int(database == "postgresql"))
    finally:
        server.stop()
