"""Jobs that do no good, for worker processes."""

import os
import signal
from pathlib import Path
from time import sleep


def spin() -> None:
    while True:
        pass


def hoard() -> int:
    return len([bytes(1024 * 1024) for _ in range(4096)])


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def idle() -> None:
    sleep(600)


def babble() -> bytes:
    return bytes(8 * 1024 * 1024)


def fail() -> None:
    raise ZeroDivisionError("of all things")


def note(file: str, word: str, seconds: float = 0.0) -> str:
    """Leaves a trace, so that it can be counted how often it was done, and in which order."""
    with Path(file).open("a") as notes:
        notes.write(f"{word}\n")
    sleep(seconds)
    return word


def nothing() -> None:
    pass
