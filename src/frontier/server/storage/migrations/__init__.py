"""Brings a database to the present schema, at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, text

from frontier import OptionError

LOCK = 0x66726F6E  # any number that only we use: two processes that start together take turns


def config(connection: Connection) -> Config:
    """Return Alembic's settings for one connection."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings


def migrate(engine: Engine) -> None:
    """Run the migrations that are missing; OptionError if the database is newer than this program."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        settings = config(connection)
        found = MigrationContext.configure(connection).get_current_revision()
        try:
            if found is not None:
                ScriptDirectory.from_config(settings).get_revision(found)
        except CommandError:
            raise OptionError(f"the database was made by a newer Frontier (revision {found}); use that one") from None
        command.upgrade(settings, "head")
