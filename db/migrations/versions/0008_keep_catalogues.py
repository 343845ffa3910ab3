"""Keep the catalogue files that were read, with their bytes.

Revision: 0008
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "catalogue",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_catalogue"),
    )
    op.create_table(
        "catalogue_revision",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.String(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", "number", name="pk_catalogue_revision"),
        sa.ForeignKeyConstraint(["id"], ["catalogue.id"], name="fk_catalogue_revision_id_catalogue"),
    )
    op.create_table(
        "catalogue_file",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_catalogue_file"),
    )
