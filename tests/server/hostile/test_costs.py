"""Whatever a guest does, those who play beside hardly notice: neither the event loop nor memory is theirs alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hostile.attacks import ATTACKS, attack
from tests.server.hostile.measuring import MEGABYTES, beside
from tests.server.serving import Server

SECONDS = 3.0
HOLDS = {"sandboxes": 150}
"""Megabytes of tables that are open meanwhile: here one address may make as many as it likes."""


@pytest.fixture(scope="module")
def ordinary(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that every server has, but for how many guests and tables one address may make."""
    folder: Path = tmp_path_factory.mktemp("ordinary")
    usual = {"requests_per_second": 50, "logins_per_minute": 10}
    server = Server(folder, str(folder / "server.db"), **usual).start()
    yield server
    server.stop()


@pytest.mark.parametrize("name", ATTACKS)
def test_a_player_beside_an_attack_plays_on(ordinary: Server, name: str) -> None:
    with beside(ordinary, moves=40) as costs:
        attack(name, ordinary.url, SECONDS)
    costs[0].require_small(megabytes=HOLDS.get(name, MEGABYTES))
