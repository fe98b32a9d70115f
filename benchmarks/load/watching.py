"""The server as a process that is watched: what it takes of processor and memory."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
UNLIMITED = {
    "FELDHERR_GUESTS_PER_HOUR": "1000000000",
    "FELDHERR_REQUESTS_PER_SECOND": "1000000",
    "FELDHERR_TABLES_PER_HOUR": "1000000000",
    "FELDHERR_STREAMS_PER_ADDRESS": "1000000",
}


class Watched:
    """A process, from outside."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int) -> None:
        self.process = process
        self.port = port

    def processor(self) -> float:
        """Seconds of processor time so far."""
        return processor_of(self.process.pid)

    def memory(self) -> int:
        """Bytes in memory."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE


def processor_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def with_children(pid: int) -> float:
    """Seconds of processor time of a process and all that it has started and not yet ended."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return processor_of(pid) + sum(with_children(int(child)) for child in children)
    except FileNotFoundError:
        return 0.0


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


@contextmanager
def feldherr_server(folder: Path, more: dict[str, str] | None = None) -> Iterator[Watched]:
    """`feldherr serve` on SQLite, one worker, as it comes but for limits on how often one person may ask."""
    port = free_port()
    command = [sys.executable, "-m", "feldherr", "serve", "--port", str(port), "--database", str(folder / "bench.db")]
    with running(command, folder, port, f"http://127.0.0.1:{port}/healthz", {**UNLIMITED, **(more or {})}) as server:
        yield server


@contextmanager
def running(
    command: list[str], folder: Path, port: int, address: str, more: dict[str, str] | None = None
) -> Iterator[Watched]:
    """A server from its start, until it has answered once, to its end."""
    environment = {**os.environ, **(more or {}), "FELDHERR_HOME": str(folder)}
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        _wait(process, address, folder / "server.log")
        yield Watched(process, port)
    finally:
        process.terminate()
        process.wait(30)


def _wait(process: "subprocess.Popen[bytes]", address: str, log: Path) -> None:
    end = time.monotonic() + 180
    while time.monotonic() < end:
        if process.poll() is not None:
            raise RuntimeError(log.read_text()[-2000:])
        try:
            with urlopen(address, timeout=5):
                return
        except (URLError, OSError):
            time.sleep(0.05)
    raise TimeoutError(log.read_text()[-2000:])
