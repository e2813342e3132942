"""Whole databases copied row by row: into a backup file, which is an SQLite database, and back into an empty one."""

import os
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, delete, func, insert, select, text
from sqlalchemy.engine import URL

from frontier import OptionError
from frontier.server.storage import migrations, schema
from frontier.server.storage.database import connect

BATCH = 1000  # rows
Progress = Callable[[int, int], None]  # rows done, rows in all


def check_schema(engine: Engine) -> None:
    """OptionError unless the database has the schema of this program."""
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
        present = ScriptDirectory.from_config(migrations.config(connection)).get_current_head()
    if found is None:
        raise OptionError("--database: there is nothing of Frontier in it")
    if found != present:
        told = f"revision {found}, this program has {present}"
        raise OptionError(f"--database: it is of another version ({told}); `frontier serve` brings an older one up")


def backup(source: URL, target: Path, progress: Progress) -> int:
    """Copy a database, also while it is in use, into a new file; the number of rows."""
    if target.exists():
        raise OptionError(f"{target}: this file exists already")
    if not target.absolute().parent.is_dir():
        raise OptionError(f"{target}: there is no folder {target.absolute().parent}")
    # Beside the target, so that the finished file only has to be renamed; it holds secrets, so nobody else may read it.
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    os.close(handle)
    unfinished = Path(name)
    try:
        copied = _fill(source, unfinished, progress)
        if target.exists():
            raise OptionError(f"{target}: this file exists already")
        unfinished.rename(target)
    finally:
        for suffix in ("", "-wal", "-shm"):
            Path(f"{name}{suffix}").unlink(missing_ok=True)
    return copied


def _fill(source: URL, file: Path, progress: Progress) -> int:
    origin, made = connect(source), connect(_sqlite(file))
    try:
        migrations.migrate(made)
        with (
            _snapshot(origin) as reading,
            made.connect().execution_options(writes=True) as writing,
            writing.begin(),
        ):
            copied = _copy(reading, writing, progress)
    finally:
        origin.dispose()
        made.dispose()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")  # one file that can be read wherever it is laid
    with file.open("rb") as written:
        os.fsync(written.fileno())
    return copied


def restore(source: Path, target: URL, progress: Progress) -> int:
    """Copy a backup into an empty database, wholly or not at all; the number of rows."""
    if not source.is_file():
        raise OptionError(f"{source}: there is no such file")
    with tempfile.TemporaryDirectory() as folder:
        # A copy: an older backup is brought up to the present schema first, and must stay as it is.
        file = Path(folder, "backup.db")
        _copy_file(source, file)
        origin, filled = connect(_sqlite(file)), connect(target)
        try:
            with origin.connect() as connection:
                if MigrationContext.configure(connection).get_current_revision() is None:
                    raise OptionError(f"{source}: not a backup of Frontier")
            migrations.migrate(origin)
            migrations.migrate(filled)
            with (
                _snapshot(origin) as reading,
                filled.connect().execution_options(writes=True) as writing,
                writing.begin(),
            ):
                _check_empty(writing)
                writing.execute(delete(schema.settings))
                copied = _copy(reading, writing, progress)
                _continue_sequences(writing)
        finally:
            origin.dispose()
            filled.dispose()
    return copied


def _copy_file(source: Path, target: Path) -> None:
    """As SQLite copies: with what is not yet in the main file."""
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as origin,
            closing(sqlite3.connect(target)) as copy,
        ):
            origin.backup(copy)
    except sqlite3.DatabaseError as error:
        raise OptionError(f"{source}: {error}") from None


def _snapshot(engine: Engine) -> Connection:
    """A connection whose reads all see the same moment."""
    if engine.dialect.name == "postgresql":
        return engine.connect().execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True, stream_results=True
        )
    return engine.connect()  # a transaction of SQLite sees the moment of its first read


def _copy(reading: Connection, writing: Connection, progress: Progress) -> int:
    counts = [
        reading.execute(select(func.count()).select_from(table)).scalar_one() for table in schema.metadata.sorted_tables
    ]
    done, total = 0, sum(counts)
    progress(done, total)
    for table in schema.metadata.sorted_tables:
        # In the order of the keys: whatever the database, the same rows give the same file.
        found = reading.execute(select(table).order_by(*table.primary_key), execution_options={"yield_per": BATCH})
        for rows in found.mappings().partitions():
            writing.execute(insert(table), [dict(row) for row in rows])
            done += len(rows)
            progress(done, total)
    return done


def _check_empty(connection: Connection) -> None:
    """Settings may be there: a server that was started on the database once has made itself a key."""
    for table in schema.metadata.sorted_tables:
        if table is not schema.settings and connection.execute(select(table).limit(1)).first() is not None:
            raise OptionError("--database: it is not empty; restore into a new one")


def _continue_sequences(connection: Connection) -> None:
    """Numbers that PostgreSQL gives out by itself go on after the last one copied."""
    if connection.dialect.name != "postgresql":
        return
    last = connection.execute(select(func.max(schema.chat.c.id))).scalar_one()
    if last is not None:
        connection.execute(text("SELECT setval(pg_get_serial_sequence('chat', 'id'), :last)"), {"last": last})


def _sqlite(file: Path) -> URL:
    return URL.create("sqlite+pysqlite", database=str(file))
