"""How Alembic runs here: on the connection that the upgrade hands over, never on one of its own."""

from __future__ import annotations

from alembic import context

from db.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
