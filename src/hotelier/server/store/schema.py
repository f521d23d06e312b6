"""The tables of the database, the same in SQLite and PostgreSQL.

Structured values are JSON, stored as text. A new database gets these tables, an older one is
migrated: a change of this file needs a migration next to the others in `migrations/versions`, and
a test compares the two.
"""

from secrets import token_hex

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    insert,
)

LATEST = "0006"  # the last migration

metadata = MetaData()

# Alembic's, but not by its name: another program's database isn't ours.
version = Table(
    "hotelier_version",
    metadata,
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="hotelier_version_pkc"),
)


def _table_id() -> Column[str]:
    """Which table it belongs to; deleted together with the table."""
    return Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


# Columns are in the order of the fields in rows.py.
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("game", String, nullable=False),
    Column("phase", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("made", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("due", Double, index=True),
    Column("entries", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("facts", Text, nullable=False),
    # Which change wrote the row last, so that a retry recognizes its own.
    Column("stamp", String, nullable=False),
    # The phase comes first, so that the same index counts tables and lists the lobby.
    Index("ix_tables_lobby", "phase", "public", "changed"),
)

entries = Table(
    "entries",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    _table_id(),
    Column("steps", Integer, nullable=False),
    Column("entry", Integer, primary_key=True, autoincrement=False),
    Column("position", Text, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    _table_id(),
    Column("format", String, nullable=False),
    Column("body", Text, nullable=False),
)

# When the server last checked that it can write.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

# From where a table was opened (seat 0), its seats were taken, and players came who were removed
# (seats below 0): keyed hashes of addresses, which are deleted after some days.
clients = Table(
    "clients",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("client", String, nullable=False, index=True),
    Column("at", Double, nullable=False, index=True),
)

# Who can't play or chat for a while.
bans = Table(
    "bans",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("client", String),  # the hash of an address,
    Column("name", String),  # or a player's name
    Column("reason", String, nullable=False),
    Column("made", Double, nullable=False),
    Column("until", Double, nullable=False),
)

# What players reported. A report outlives its table.
reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table_id", String, nullable=False, index=True),
    Column("seat", Integer),  # the reporter's, if they have one
    Column("reason", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("closed", Double),
)

# What the operator's tool did, for the servers to notice; removed after a while.
notices = Table(
    "notices",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("table_id", String),
    Column("at", Double, nullable=False),
)

# What nobody may guess: the keys for hashes of addresses and for the luck of deals.
SECRETS = ("addresses", "deals")
secrets = Table(
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)

# Deals that many play, each with the same luck, which follows from its secret.
deals = Table(
    "deals",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("game", String, nullable=False),
    Column("day", String, index=True),
    Column("options", Text, nullable=False),
    Column("bots", Text, nullable=False),
    Column("secret", String, nullable=False),
    Column("made", Double, nullable=False),
)

# Who plays a deal, once each. A result outlives its table.
deal_entries = Table(
    "deal_entries",
    metadata,
    Column("deal_id", String, ForeignKey("deals.id", ondelete="CASCADE"), primary_key=True),
    Column("who", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("table_id", String, nullable=False, index=True),
    Column("began", Double, nullable=False),
    Column("ended", Double),
    Column("score", Integer),
)

keys = Table(
    "keys",
    metadata,
    _table_id(),
    Column("digest", String, primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
    Column("expires", Double),
)

# A tournament is a row that changes, like a table without a journal.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("phase", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("made", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("facts", Text, nullable=False),
    Column("stamp", String, nullable=False),
    Index("ix_tournaments_phase", "phase", "public", "changed"),
)

# The names on the ladder, and the digest of the key with which each was claimed.
ladder = Table(
    "ladder",
    metadata,
    Column("name", String, primary_key=True),  # folded
    Column("shown", String, nullable=False),
    Column("key", String, nullable=False, unique=True),
    Column("made", Double, nullable=False),
)

# How strong players are, by game: a name on the ladder, or a bot.
ratings = Table(
    "ratings",
    metadata,
    Column("game", String, primary_key=True),
    Column("bot", Boolean, primary_key=True),
    Column("player", String, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", Double, nullable=False),
)

# The tables whose game has been rated: it counts once.
rated = Table("rated", metadata, _table_id())


def create(connection: Connection) -> None:
    """Create the tables in an empty database."""
    metadata.create_all(connection, checkfirst=False)
    connection.execute(insert(version).values(version_num=LATEST))
    made = [{"name": name, "value": token_hex(32)} for name in SECRETS]
    connection.execute(insert(secrets), made)
