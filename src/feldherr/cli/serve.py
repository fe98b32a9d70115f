"""`feldherr serve`: tables for people in the browser, and for scripts."""

import argparse
import os
import tempfile
import threading
import webbrowser
from importlib.util import find_spec
from typing import TYPE_CHECKING

from feldherr.cli.texts import Texts
from feldherr.kernel.errors import BadOption

if TYPE_CHECKING:
    from feldherr.server.config import Settings

NEEDED = ("fastapi", "uvicorn", "sqlalchemy", "alembic", "argon2", "prometheus_client", "orjson", "psycopg")
MANY = 65_536


def run(given: argparse.Namespace, texts: Texts) -> int:
    if any(find_spec(package) is None for package in NEEDED):
        raise BadOption("server_not_installed")
    from feldherr.server import config

    chosen = {name: getattr(given, name) for name in ("host", "port", "database", "workers")}
    settings = config.load(given.config, **chosen)
    if given.show_config:
        print(settings.shown())
        return 0
    if settings.workers > 1 and not settings.on_postgresql:
        raise BadOption("one_worker_on_sqlite")
    if given.config:
        os.environ[config.PREFIX + "CONFIG"] = given.config
    for name, value in chosen.items():
        if value is not None:
            os.environ[config.PREFIX + name.upper()] = str(value)
    url = settings.public_url or f"http://{_reachable(settings.host)}:{settings.port}/"
    print(texts("serving", url=url), flush=True)
    if given.open:
        threading.Timer(1.5, webbrowser.open, [url]).start()
    _serve(settings)
    return 0


def _reachable(host: str) -> str:
    return "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host


def _serve(settings: "Settings") -> None:
    import uvicorn

    from feldherr.server.protocol import PatientProtocol
    from feldherr.server.store.engine import connect, migrate

    engine = connect(settings.database_url)
    migrate(engine)  # before any worker starts, so that a database that cannot be used is reported once
    engine.dispose()
    _allow_many_connections()
    with tempfile.TemporaryDirectory(prefix="feldherr-") as folder:
        if settings.workers > 1:
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        uvicorn.run(
            "feldherr.server.app:from_environment",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            http=PatientProtocol,
            ws="none",
            log_config=None,
            access_log=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.trusted_proxies,
            server_header=False,
            timeout_keep_alive=75,
            timeout_graceful_shutdown=10,
        )


def _allow_many_connections() -> None:
    """Every stream holds a file open, and systems often allow only a thousand until they are asked for more."""
    if find_spec("resource") is None:
        return  # Windows has no such limit
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY if hard == resource.RLIM_INFINITY else min(MANY, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
