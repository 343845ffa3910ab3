"""Lay the first tables: cards, lists, timelines, battles, pictures, settings.

Revision: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "library",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("uid", sa.String(), nullable=False),
        sa.Column("created_at", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_library"),
    )
    for thing in ("card", "army"):
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
    op.create_table(
        "timeline",
        sa.Column("key", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_timeline"),
    )
    op.create_table(
        "step",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("timeline", sa.String(), nullable=False),
        sa.Column("parent_id", sa.Integer(), nullable=True),
        sa.Column("at", sa.String(), nullable=False),
        sa.Column("label", sa.LargeBinary(), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=True),
        sa.Column("ended", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_step"),
        sa.ForeignKeyConstraint(["timeline"], ["timeline.key"], name="fk_step_timeline_timeline"),
        sa.ForeignKeyConstraint(["parent_id"], ["step.id"], name="fk_step_parent_id_step"),
    )
    op.create_index("ix_step_timeline", "step", ["timeline"])
    op.create_index("ix_step_parent_id", "step", ["parent_id"])
    op.create_table(
        "head",
        sa.Column("timeline", sa.String(), nullable=False),
        sa.Column("step_id", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("timeline", name="pk_head"),
        sa.ForeignKeyConstraint(["timeline"], ["timeline.key"], name="fk_head_timeline_timeline"),
        sa.ForeignKeyConstraint(["step_id"], ["step.id"], name="fk_head_step_id_step"),
    )
    op.create_table(
        "battle",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("side_a", sa.String(), nullable=False),
        sa.Column("side_b", sa.String(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("started_at", sa.String(), nullable=False),
        sa.Column("touched_at", sa.String(), nullable=False),
        sa.Column("archived", sa.Boolean(), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("setup", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_battle"),
        sa.ForeignKeyConstraint(["id"], ["timeline.key"], name="fk_battle_id_timeline"),
    )
    op.create_table(
        "picture",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_picture"),
    )
    op.create_table(
        "setting",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_setting"),
    )
