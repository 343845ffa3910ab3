"""Keep rulesets of the players' own, with a timeline for their undo.

Revision: 0002
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ruleset",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ruleset"),
    )
    op.create_table(
        "ruleset_revision",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.String(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", "number", name="pk_ruleset_revision"),
        sa.ForeignKeyConstraint(["id"], ["ruleset.id"], name="fk_ruleset_revision_id_ruleset"),
    )
    op.execute("INSERT INTO timeline (key) VALUES ('rulesets')")
    op.execute("INSERT INTO head (timeline, step_id) VALUES ('rulesets', NULL)")
