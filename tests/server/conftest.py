"""A server on each database for a whole module, and a PostgreSQL for the whole run."""

import json
import os
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.nats import Nats
from tests.server.serving import Server, new_database, postgresql

DATABASES = ("sqlite", "postgresql")
ON_BOTH = ("test_crash", "test_moves", "test_operation", "test_storage", "test_streams", "test_tables")
"""What depends on the database most is tried on both each time."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """All other tests take one database each, half of them this and half that; `make soak` takes both."""
    if "FELDHERR_SOAK" in os.environ:
        return
    names = {item.nodeid for item in items}
    left_out = {item for item in items if _taken_by_its_twin(item, names)}
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


def _taken_by_its_twin(item: pytest.Item, names: set[str]) -> bool:
    if not isinstance(item, pytest.Function) or not hasattr(item, "callspec") or item.path.stem in ON_BOTH:
        return False
    for this, other in (DATABASES, DATABASES[::-1]):
        if item.callspec.params.get("database") == this and item.nodeid.replace(this, other) in names:
            return this != DATABASES[zlib.crc32(item.nodeid.replace(this, "").encode()) % 2]
    return False


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL; there is no run without one."""
    with postgresql() as url:
        yield url


@pytest.fixture
def nats() -> Iterator[Nats]:
    server = Nats().start()
    yield server
    server.kill()


@pytest.fixture(scope="session", params=DATABASES)
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
