"""The database for an operator: it must be there, reachable, and in the present form."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine

from feldherr.kernel.errors import BadOption
from feldherr.server.config import Settings
from feldherr.server.store.engine import connect, file_of, form_of, newest_form
from feldherr.server.store.ready import explained, require_ours


@contextmanager
def opened(settings: Settings, *, present: bool = True, new: bool = False) -> Iterator[Engine]:
    """The database of the settings. `present`: only in the present form; `new`: it may not exist yet."""
    url = settings.database_url
    file = file_of(url)
    if file is not None and not new and not file.exists():
        raise BadOption("no_database", database=str(file))
    engine = connect(url, connections=2)
    try:
        with explained(url):
            require_ours(engine)
            if present and form_of(engine) != newest_form():
                raise BadOption("old_database")
            yield engine
    finally:
        engine.dispose()


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """One transaction that may write."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        yield connection
