"""Games by letter of every kind, on both databases, killed far more often than in a test run."""

import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.server.correspondence import Letters, tell
from tests.server.presets import PRESETS
from tests.server.serving import Server, new_database, postgresql

KILLS = 20


def fuzz(seed: int) -> None:
    """Even seeds use SQLite, odd ones PostgreSQL."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="feldherr-letters-")))
        url = new_database(stack.enter_context(postgresql())) if seed % 2 else str(folder / "letters.db")
        server = Server(folder, url, snapshot_every=7).start()
        stack.callback(server.stop)
        letters = Letters(server, PRESETS[sorted(PRESETS)[seed // 2 % len(PRESETS)]], seed, KILLS)
        stack.callback(letters.close)
        tell(letters)
