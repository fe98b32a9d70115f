"""Many whole games, looking for crashes and broken invariants: python -m tests.soak [--games N] [--seed S]."""

import argparse
import json
import multiprocessing
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Iterable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

FUZZERS = {
    "wallenstein": "tests.wallenstein.fuzz",
    "sixteenthirty": "tests.sixteenthirty.fuzz",
    "positions": "tests.fuzz_positions",
    "edits": "tests.fuzz_edits",
    "bots": "tests.bots.fuzz",
    "searching": "tests.bots.fuzz_searching",
    "server": "tests.server.fuzz",
    "letters": "tests.server.fuzz_letters",
    "hostile": "tests.server.hostile.fuzz",
    "fast": "tests.fast.parity",
}
"""The module of each game's fuzzer: its `fuzz(seed)` plays a random game on a table that the seed chooses, and raises
what it finds, with the game's `record` as an attribute of the exception where there is one."""
GAMES = 10_000
MOST = {"positions": 600, "edits": 600, "searching": 500, "server": 20, "letters": 20, "hostile": 14}
"""Where a seed takes long: fifty tampered records of a game, bots that search, ten kills of a server with the games
meanwhile, a game by letter with its kills, an attack beside which somebody plays."""
MOST_SHOWN = 10

Failure = tuple[int, str, dict[str, Any] | None]


def play(fuzzer: str, seed: int) -> Failure | None:
    """Plays one random game; what went wrong comes back as plain data."""
    try:
        import_module(FUZZERS[fuzzer]).fuzz(seed)
    except Exception as error:
        return seed, traceback.format_exc(), getattr(error, "record", None)
    return None


def show(fuzzer: str, failure: Failure, folder: Path) -> None:
    """What went wrong, how to see it again, and where its record lies."""
    seed, text, record = failure
    print(f"\n{text}Again: python -m tests.soak --game {fuzzer} --games 1 --seed {seed}")
    if record is not None:
        path = folder / f"{fuzzer}-{seed}.json"
        path.write_text(json.dumps(record))
        print(f"Record: {path}")


def progress(done: int, games: int, failed: int, began: float) -> None:
    """A line that is written over on a terminal, and now and then elsewhere."""
    rate = done / (time.monotonic() - began)
    if sys.stdout.isatty():
        print(f"\r{done:,} of {games:,} games, {failed} failed, {rate:.0f} a second ", end="", flush=True)
    elif done % max(1, games // 10) == 0:
        print(f"{done:,} of {games:,} games, {failed} failed, {rate:.0f} a second", flush=True)


def soak(fuzzer: str, seeds: Iterable[int], games: int, cores: int) -> int:
    """Plays the games on so many cores; gives the number that failed."""
    began = time.monotonic()
    failed = 0
    folder = None
    with multiprocessing.Pool(cores) as pool:
        for done, failure in enumerate(pool.imap_unordered(partial(play, fuzzer), seeds, chunksize=4), 1):
            if failure is not None:
                failed += 1
                folder = folder or Path(tempfile.mkdtemp(prefix="feldherr-soak-"))
                if failed <= MOST_SHOWN:
                    show(fuzzer, failure, folder)
            progress(done, games, failed, began)
    if sys.stdout.isatty():
        print()
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many games of each kind (default {GAMES:,})")
    parser.add_argument("--seed", type=int, default=0, help="the first seed; the others follow it (default 0)")
    parser.add_argument("--game", choices=FUZZERS, action="append", help="which game (default: all)")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    given = parser.parse_args()
    fuzzers = given.game or list(FUZZERS)
    failed = played = 0
    for fuzzer in fuzzers:
        games = min(given.games, MOST.get(fuzzer, given.games))
        print(f"{fuzzer}: {games:,} games from seed {given.seed} on {given.cores} cores", flush=True)
        failed += soak(fuzzer, range(given.seed, given.seed + games), games, given.cores)
        played += games
    print(f"{played - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
