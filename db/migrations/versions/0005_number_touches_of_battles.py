"""Number the touches of battles, so that their order does not hang on the clock.

Battles that nobody touched since have no number.

Revision: 0005
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("battle", sa.Column("touch", sa.Integer(), nullable=True))
    op.create_index("ix_battle_touch", "battle", ["touch"])
