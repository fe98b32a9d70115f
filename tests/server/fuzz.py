"""What is too long for every test run: hundreds of kills, and whole games of every kind on both databases."""

import random
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.server.client import Client
from tests.server.crashing import crash
from tests.server.presets import PRESETS
from tests.server.serving import Server, new_database, postgresql
from tests.server.whole_games import play_to_the_end

KILLS = 10


def fuzz(seed: int) -> None:
    """Even seeds use SQLite, odd ones PostgreSQL: ten kills, then a whole game on a server of its own."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="feldherr-soak-")))
        url = new_database(stack.enter_context(postgresql())) if seed % 2 else str(folder / "soak.db")
        server = Server(folder, url, snapshot_every=7).start()
        stack.callback(server.stop)
        crash(server, KILLS, seed, *random.Random(seed).sample(sorted(PRESETS), 2), bots=seed // 2 % 2)
        anna, ben = Client(server.url, "Anna"), Client(server.url, "Ben")
        stack.callback(anna.close)
        stack.callback(ben.close)
        name = sorted(PRESETS)[seed // 2 % len(PRESETS)]
        play_to_the_end(anna, ben, PRESETS[name], random.Random(seed))
