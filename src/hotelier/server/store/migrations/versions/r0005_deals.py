"""Deals that many play: of the day, or shared; who played them; and the key of those of the day."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create their tables, and the key."""
    op.create_table(
        "deals",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("day", sa.String),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("bots", sa.Text, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_index("ix_deals_day", "deals", ["day"])
    op.create_table(
        "deal_entries",
        sa.Column(
            "deal_id", sa.String, sa.ForeignKey("deals.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("who", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("score", sa.Integer),
    )
    op.create_index("ix_deal_entries_table_id", "deal_entries", ["table_id"])
    secret = sa.table("secrets", sa.column("name"), sa.column("value"))
    op.bulk_insert(secret, [{"name": "deals", "value": secrets.token_hex(32)}])
