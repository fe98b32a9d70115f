"""`feldherr serve`: tables for people in the browser, and for scripts."""

import argparse
import gc
import webbrowser
from importlib.util import find_spec
from threading import Thread
from typing import TYPE_CHECKING

from feldherr.cli.texts import Texts
from feldherr.kernel.errors import BadOption

if TYPE_CHECKING:
    from feldherr.server.config import Settings

MANY = 65_536


def run(given: argparse.Namespace, texts: Texts) -> int:
    from feldherr.server import config

    chosen = {name: getattr(given, name) for name in ("host", "port", "database", "workers")}
    settings = config.load(given.config, **chosen)
    if given.show_config:
        print(settings.shown())
        return 0
    if settings.workers > 1 and not settings.on_postgresql:
        raise BadOption("one_worker_on_sqlite")
    settings.require_provider()
    settings.require_handbook()
    settings.require_carrier()
    settings.require_tracing()
    if given.open and "log_level" not in settings.model_fields_set:
        settings = settings.model_copy(update={"log_level": "warning"})  # somebody sits before it to play
    _serve(settings, given.open, texts)
    return 0


def _serve(settings: "Settings", opens: bool, texts: Texts) -> None:
    """What can go wrong is found out before anything is said; it is said when the first request can be answered."""
    from feldherr.server.operation.listening import listening, url_of
    from feldherr.server.store.lock import alone_on
    from feldherr.server.store.ready import make_ready

    gc.disable()  # until it serves: what a start loads stays, and looking through it takes a seventh of the time
    _allow_many_connections()
    with alone_on(settings.database_url) as note, listening(settings.host, settings.port) as sockets:
        url = settings.public_url or url_of(settings.host, sockets[0].getsockname()[1])
        make_ready(settings.database_url)
        from feldherr.server.operation.supervisor import serve  # which takes a while

        def ready() -> None:
            note(url)
            print(texts("serving", url=url), flush=True)
            if opens:
                Thread(target=_open, args=(url, texts), daemon=True).start()

        serve(settings, sockets, ready)


def _open(url: str, texts: Texts) -> None:
    try:
        opened = webbrowser.open(url)
    except (webbrowser.Error, OSError):
        opened = False
    if not opened:
        print(texts("no_browser", url=url), flush=True)


def _allow_many_connections() -> None:
    """Every stream holds a file open, and systems often allow only a thousand until they are asked for more."""
    if find_spec("resource") is None:
        return  # Windows has no such limit
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY if hard == resource.RLIM_INFINITY else min(MANY, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
