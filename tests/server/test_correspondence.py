"""A game by letter from the first move to the last, killed now and then; far more often in `make soak`."""

import os
from pathlib import Path

from tests.server.correspondence import Letters, tell
from tests.server.presets import PRESETS
from tests.server.serving import Server

KILLS = 20 if "FELDHERR_SOAK" in os.environ else 2


def test_a_game_by_letter_loses_nothing_and_nobody(own_url: str, tmp_path: Path) -> None:
    server = Server(tmp_path / "home", own_url, snapshot_every=7).start()
    letters = Letters(server, PRESETS["second"], 1, KILLS)
    try:
        over = tell(letters)
        assert [seat["stand_in"] for seat in over["seats"]] == [False, False, False]
    finally:
        letters.close()
        server.stop()
