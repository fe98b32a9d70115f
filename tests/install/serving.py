"""An installed server, asked for its start page."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from tests.install.places import as_user
from tests.server.patience import PATIENCE
from tests.server.serving import free_port


@contextmanager
def served(
    command: list[str | Path], cwd: Path, env: dict[str, str], patience: float = PATIENCE, user: int | None = None
) -> Iterator[str]:
    """The address of a server, which ends afterwards."""
    url = f"http://127.0.0.1:{(port := free_port())}"
    log = cwd / "server.log"
    words = [*map(str, command), "serve", "--port", str(port)]
    with log.open("wb") as told, started(words, cwd, env, told, user) as process:
        try:
            deadline = time.monotonic() + patience
            while not _answers(url):
                said = log.read_text("utf-8")[-3000:]
                assert process.poll() is None, said
                assert time.monotonic() < deadline, said
                time.sleep(0.1)
            yield url
        finally:
            os.killpg(process.pid, signal.SIGTERM)  # the server, and whoever started it
            process.wait()


def started(
    words: list[str], cwd: Path, env: dict[str, str], told: BinaryIO, user: int | None
) -> subprocess.Popen[bytes]:
    return subprocess.Popen(words, cwd=cwd, env=env, stdout=told, stderr=told, start_new_session=True, **as_user(user))


def _answers(url: str) -> bool:
    try:
        with urlopen(f"{url}/healthz", timeout=5) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def require_start_page(url: str) -> None:
    """The page of the browser client, and a script that it names."""
    with urlopen(url, timeout=PATIENCE) as answer:
        page = answer.read().decode()
    script = page.partition('<script type="module" crossorigin src="')[2].partition('"')[0]
    assert script.endswith(".js"), page
    with urlopen(f"{url}{script}", timeout=PATIENCE) as answer:
        assert "javascript" in answer.headers["Content-Type"]


def require_handbook(url: str, there: bool) -> None:
    """Its German front page, where the wheel has it."""
    try:
        with urlopen(f"{url}/handbook/de", timeout=PATIENCE) as answer:
            said = answer.read().decode()
    except HTTPError as error:
        said = str(error.code)
    assert ('<html lang="de"' in said) == there, said[:1000]
