"""What is felt first, a server's start and the first bot's answer: python -m benchmarks.load.starting.

Every level that is asked first has a server of its own, whose processes had as long to get ready as they wanted.
"""

import asyncio
import tempfile
import time
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

from benchmarks.load.watching import Watched, feldherr_server, with_children
from benchmarks.load.wire import Line, Server

LEVELS: Final = ("captain", "wallenstein")
QUIET: Final = 1.0
"""A server that used no processor for so many seconds has got ready."""
ONE_LOOK: Final = {"FELDHERR_BOT_SIMULATIONS": "1"}
"""What a level that searches spends on its search is no matter of the start."""


def measure(game: str = "wallenstein") -> dict[str, float]:
    found = {}
    for level in LEVELS:
        with (
            tempfile.TemporaryDirectory(prefix="feldherr-bench-") as name,
            feldherr_server(Path(name), ONE_LOOK) as server,
        ):
            found["server start, s of processor time"] = server.processor()
            get_ready(server)
            found["server and a thinker ready, s of processor time"] = with_children(server.process.pid)
            seconds = asyncio.run(first_answer(server.port, game, level))
        found[f"first answer of a bot, {level}, ms"] = seconds * 1000
    return found


def asked_once(folder: str) -> AbstractContextManager[Watched]:
    return feldherr_server(Path(folder), ONE_LOOK)


def get_ready(server: Watched) -> None:
    before = -1.0
    while (now := with_children(server.process.pid)) - before > 0.05 * QUIET:
        before = now
        time.sleep(QUIET)


async def first_answer(port: int, game: str, level: str) -> float:
    """Seconds from the start of a game until the first bot has answered."""
    line = await Server(port).line()
    _, _, cookie = await _post(line, "/people/guest", "", name="Player")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * 2]
    made = await _post(line, "/tables", cookie, game=game, players=3, seats=seats)
    table = f"/tables/{made[1]['id']}"
    begun = time.perf_counter()
    await _post(line, f"{table}/start", cookie)
    while True:
        _, header, _ = await line.ask("GET", table, cookie)
        if len(header["waiting_for"]) < len(seats):
            return time.perf_counter() - begun
        await asyncio.sleep(0.005)


async def _post(line: Line, path: str, cookie: str, **body: Any) -> tuple[int, Any, str]:
    answer = await line.ask("POST", path, cookie, body)
    assert answer[0] < 300, answer
    return answer


if __name__ == "__main__":
    for name, value in measure().items():
        print(f"{name}: {value:,.2f}")
