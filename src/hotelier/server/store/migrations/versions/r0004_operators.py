"""For operators: bans, reports, notices to servers, and hashed addresses with their key."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create their tables, and the key."""
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "clients",
        sa.Column("table_id", sa.String, owner, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("client", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_clients_client", "clients", ["client"])
    op.create_index("ix_clients_at", "clients", ["at"])
    op.create_table(
        "bans",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("client", sa.String),
        sa.Column("name", sa.String),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("closed", sa.Double),
    )
    op.create_index("ix_reports_table_id", "reports", ["table_id"])
    op.create_table(
        "notices",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("at", sa.Double, nullable=False),
    )
    kept = op.create_table(
        "secrets",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )
    op.bulk_insert(kept, [{"name": "addresses", "value": secrets.token_hex(32)}])
