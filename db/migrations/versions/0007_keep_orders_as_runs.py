"""Keep what sides do while they order as one sealed row each, and seals of sizes that tell nothing.

Revision: 0007
"""

from __future__ import annotations

from alembic import op

from db.resealing import seal_battles

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    seal_battles(op.get_bind().exec_driver_sql)
