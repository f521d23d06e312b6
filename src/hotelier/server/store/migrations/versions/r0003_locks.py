"""Store only a hash of the key in a table's link; add a row for the server's last write."""

import hashlib

import orjson
import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_tables = sa.table("tables", sa.column("id", sa.String), sa.column("facts", sa.Text))


def upgrade() -> None:
    """Hash the keys, and create the table `pulse`."""
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    connection = op.get_bind()
    for id in list(connection.execute(sa.select(_tables.c.id)).scalars()):
        found = connection.execute(sa.select(_tables.c.facts).where(_tables.c.id == id))
        facts = orjson.loads(found.scalar_one())
        if "key" in facts:
            facts["lock"] = hashlib.sha256(facts.pop("key").encode()).hexdigest()
            changed = {"facts": orjson.dumps(facts).decode()}
            connection.execute(_tables.update().where(_tables.c.id == id).values(changed))
