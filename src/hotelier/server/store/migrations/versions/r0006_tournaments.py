"""Tournaments, and the ladder: its names, ratings, and which games have been rated."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create their tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("stamp", sa.String, nullable=False),
    )
    op.create_index("ix_tournaments_phase", "tournaments", ["phase", "public", "changed"])
    op.create_table(
        "ladder",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("shown", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False, unique=True),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("bot", sa.Boolean, primary_key=True),
        sa.Column("player", sa.String, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table("rated", sa.Column("table_id", sa.String, owner, primary_key=True))
