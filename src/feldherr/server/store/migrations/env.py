"""Alembic runs the migrations on the connection that the server hands over."""

from alembic import context

from feldherr.server.store.schema import metadata


def run() -> None:
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        render_as_batch=True,
        transactional_ddl=False,  # the caller holds the transaction
    )
    context.run_migrations()


if hasattr(context, "config"):  # Alembic runs this file, rather than somebody importing it
    run()
