"""Tables, their journals, snapshots and keys."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables of the first version."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("stamp", sa.String, nullable=False),
    )
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_lobby", "tables", ["phase", "public", "changed"])
    op.create_table(
        "entries",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "snapshots",
        _table_id(),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("entry", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("position", sa.Text, nullable=False),
    )
    op.create_table(
        "keys",
        _table_id(),
        sa.Column("digest", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires", sa.Double),
    )
    op.create_index("ix_keys_digest", "keys", ["digest"])


def _table_id() -> sa.Column[str]:
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String, owner, primary_key=True)
