"""A real NATS server for tests: Debian's, installed where that is allowed."""

import os
import shutil
import socket
import subprocess
import time

from tests.server.patience import PATIENCE
from tests.server.serving import free_port

PLACES = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])


def program() -> str:
    """Where it is; there is no run without one."""
    found = shutil.which("nats-server", path=PLACES)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"DEBIAN_FRONTEND": "noninteractive", **os.environ}
        for order in (["update"], ["install", "-y", "--no-install-recommends", "nats-server"]):
            subprocess.run(["apt-get", "-qq", *order], env=quiet, check=False, capture_output=True)
        found = shutil.which("nats-server", path=PLACES)
    assert found is not None, "NATS is missing, and cannot be installed from here: sudo apt-get install nats-server"
    return found


class Nats:
    """`nats-server` in a process of its own, with a password."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"nats://feldherr:secret@127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Nats":
        address = ["--addr", "127.0.0.1", "--port", str(self.port), "--user", "feldherr", "--pass", "secret"]
        self.process = subprocess.Popen([program(), *address], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while True:
            assert self.process.poll() is None, "NATS does not start"
            try:
                socket.create_connection(("127.0.0.1", self.port), 5).close()
                return self
            except OSError:
                assert time.monotonic() < end, "NATS does not listen"
                time.sleep(0.05)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
