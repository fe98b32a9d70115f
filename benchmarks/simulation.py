"""Simulation on one core and on two, and what memory it takes as games go by."""

import os
import resource
import subprocess
import sys
import tempfile
import time

from feldherr.research import simulate

GAMES = 3000
BLIND = 20_000
MILLION = 1_000_000
LOOKING = "feldherr.research.policies:at_random"
"""Plays as `random` does, but is asked: the reference plays, since the fast lane asks nobody."""


def clocked(games: int, jobs: int, policy: str = LOOKING) -> tuple[float, float]:
    """Seconds on the wall, and seconds that processors worked, those of other processes included."""
    wall, work = time.perf_counter(), worked()
    simulate(policy, games, seed=1, jobs=jobs, chunk=50)
    return time.perf_counter() - wall, worked() - work


def worked() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def two_cores(games: int = GAMES) -> dict[str, float]:
    """On a busy machine the wall says little: the processors' time says what two idle cores would do."""
    one_wall, one_work = clocked(games, 1)
    two_wall, two_work = clocked(games, 2)
    return {"two cores, times one (wall)": one_wall / two_wall, "two cores, times one (work)": 2 * one_work / two_work}


def lanes(games: int = GAMES // 10) -> dict[str, float]:
    """Games a second that somebody looks at, and such that nobody does: the same games."""
    _, looked = clocked(games, 1)
    _, blind = clocked(BLIND, 1, "random")
    speeds = {"simulate, reference, games/s": games / looked, "simulate, fast lane, games/s": BLIND / blind}
    return {**speeds, "simulate, fast lane, times the reference": BLIND / blind / (games / looked)}


def memory(games: int) -> float:
    """Megabytes at most, of a process of its own that writes games all the while, on the fast lane if it is there."""
    with tempfile.TemporaryDirectory() as folder:
        code = f"from benchmarks.simulation import peak; peak({games}, {folder!r})"
        return float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)


def peak(games: int, folder: str) -> None:
    simulate("random", games, seed=1, jobs=1, folder=folder, decisions=False, chunk=1000)
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


def details() -> dict[str, float]:
    few, many = memory(MILLION // 100), memory(MILLION)
    return {
        **lanes(),
        **two_cores(),
        "simulate, ten thousand games, MB": few,
        "simulate, a million games, MB": many,
    }


if __name__ == "__main__":
    for name, value in details().items():
        print(f"{name}: {value:,.2f}")
