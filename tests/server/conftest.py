"""A server on each database for a whole module, and a PostgreSQL for the whole run."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.serving import Server, new_database, postgresql


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL; there is no run without one."""
    with postgresql() as url:
        yield url


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def own_url(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A database of the test's own."""
    return new_database(request.getfixturevalue("postgres")) if database == "postgresql" else str(tmp_path / "own.db")


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
