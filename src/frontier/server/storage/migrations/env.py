"""Alembic's entry: `migrate` in the package hands over the connection."""

from alembic import context

from frontier.server.storage import schema

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=schema.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
