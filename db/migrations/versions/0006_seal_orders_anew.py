"""Seal what tells a hidden order anew: what was merely compressed is read by SQLite itself.

Revision: 0006
"""

from __future__ import annotations

import zlib
from contextlib import suppress

from alembic import op

from db.seals import DEED, LABEL, SETUP, seal, unseal

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_SEALED = (("step", "label", LABEL), ("step", "payload", DEED), ("battle", "setup", SETUP))


def upgrade() -> None:
    connection = op.get_bind()
    # What is overwritten must not stay behind in pages that are free now.
    connection.exec_driver_sql("PRAGMA secure_delete = ON")
    for table, column, block in _SEALED:
        compressed = f"SELECT id, {column} FROM {table} WHERE substr({column}, 1, 1) = x'78'"
        for key, kept in connection.exec_driver_sql(compressed).fetchall():
            update = f"UPDATE {table} SET {column} = ? WHERE id = ?"
            with suppress(zlib.error):  # what is torn stays as it is: whoever opens the battle is told so
                connection.exec_driver_sql(update, (seal(unseal(kept), block), key))
