"""The analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create their table."""
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String, owner, primary_key=True),
        sa.Column("format", sa.String, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
