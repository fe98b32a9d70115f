"""The database for an operator: it must be there, reachable, and in the present form."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from feldherr.kernel.errors import BadOption
from feldherr.server.config import Settings, without_password
from feldherr.server.store.engine import MIGRATIONS, connect


@contextmanager
def opened(settings: Settings, *, present: bool = True, new: bool = False) -> Iterator[Engine]:
    """The database of the settings. `present`: only in the present form; `new`: it may not exist yet."""
    url = settings.database_url
    told = without_password(url)
    if url.startswith("sqlite") and not new and not Path(make_url(url).database or "").is_file():
        raise BadOption("no_database", database=told)
    engine = connect(url, connections=2)
    try:
        form = form_of(engine)
        if present and form != newest_form():
            raise BadOption("old_database" if form is None or form < newest_form() else "new_database", form=form)
        yield engine
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadOption("database_failed", database=told, reason=reason) from error
    finally:
        engine.dispose()


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """One transaction that may write."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        yield connection


def form_of(engine: Engine) -> str | None:
    """The last migration that was carried out on a database."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def newest_form() -> str:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    head = ScriptDirectory.from_config(config).get_current_head()
    assert head is not None
    return head
