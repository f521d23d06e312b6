"""Migrating an older database with Alembic, which takes long to import and is seldom needed."""

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """Run every migration the database hasn't had."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def known_versions() -> tuple[str, ...]:
    """All versions this program knows, the newest first."""
    script = ScriptDirectory.from_config(_config())
    return tuple(revision.revision for revision in script.walk_revisions())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "hotelier.server.store:migrations")
    return config
