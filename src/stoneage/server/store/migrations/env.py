"""Run by alembic: migrate over the connection that it was given, in that one's transaction."""

from alembic import context

from stoneage.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
