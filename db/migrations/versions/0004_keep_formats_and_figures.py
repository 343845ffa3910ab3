"""Keep list formats of the players' own, and how many figures of each miniature they have.

Revision: 0004
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for thing in ("format", "owned"):
        op.create_table(
            thing,
            sa.Column("id", sa.String(), nullable=False),
            sa.Column("number", sa.Integer(), nullable=False),
            sa.Column("hidden", sa.Boolean(), nullable=False),
            sa.PrimaryKeyConstraint("id", name=f"pk_{thing}"),
        )
        op.create_table(
            f"{thing}_revision",
            sa.Column("id", sa.String(), nullable=False),
            sa.Column("number", sa.Integer(), nullable=False),
            sa.Column("at", sa.String(), nullable=False),
            sa.Column("data", sa.Text(), nullable=False),
            sa.PrimaryKeyConstraint("id", "number", name=f"pk_{thing}_revision"),
            sa.ForeignKeyConstraint(["id"], [f"{thing}.id"], name=f"fk_{thing}_revision_id_{thing}"),
        )
