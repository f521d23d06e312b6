"""Run by Alembic for every migration, inside the caller's transaction: all or nothing."""

from alembic import context

from hotelier.server.store.schema import metadata, version

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=version.name,
)
context.run_migrations()
