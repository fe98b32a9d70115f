"""Attacks that last longer than every test run has time for, one after the other on servers of their own."""

import tempfile
from pathlib import Path

from tests.server.hostile.attacks import ATTACKS, attack
from tests.server.hostile.measuring import MEGABYTES, beside
from tests.server.serving import Server

SECONDS = 20.0
BUSY = 2
"""Another attack may run on the same machine meanwhile."""

CACHES = 64
"""Megabytes of replays and pictures that a server keeps for those who ask again."""


def fuzz(seed: int) -> None:
    """One attack after the other, by seed, with limits as every server has them."""
    name = sorted(ATTACKS)[seed % len(ATTACKS)]
    with tempfile.TemporaryDirectory(prefix="feldherr-soak-") as folder:
        usual = {"requests_per_second": 50, "logins_per_minute": 10}
        server = Server(Path(folder), str(Path(folder) / "soak.db"), **usual).start()
        try:
            with beside(server, moves=200) as costs:
                attack(name, server.url, SECONDS)
            print(f"{name}: {costs[0]}", flush=True)
            costs[0].require_small(BUSY, MEGABYTES + CACHES)
        finally:
            server.stop()
