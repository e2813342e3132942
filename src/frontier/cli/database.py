"""What the commands that meet a database share: clear errors, a database that is there, and one process at a file."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from frontier import OptionError
from frontier.cli.common import errors

if TYPE_CHECKING:
    from sqlalchemy import Engine
    from sqlalchemy.engine import URL

OWNER_ONLY = 0o600
OTHERS = 0o077
HOW_TO_RESTORE = "restore a backup: frontier restore BACKUP --database NEW (docs/server.md, 'A damaged database')"


@contextmanager
def brief_errors() -> Iterator[None]:
    """What the database or the disk refuses becomes an OptionError of one line."""
    from sqlalchemy.exc import DBAPIError

    from frontier.server.storage.failures import DAMAGED, NOT_A_DATABASE, diagnose, driver_message

    try:
        yield
    except DBAPIError as error:
        is_ours = diagnose(error) == DAMAGED and driver_message(error) != NOT_A_DATABASE
        raise OptionError(
            f"the database says: {driver_message(error)}{f'; {HOW_TO_RESTORE}' if is_ours else ''}"
        ) from None
    except OSError as error:
        raise OptionError(f"{error.filename}: {error.strerror}" if error.filename else str(error)) from None


def existing(database: str) -> "URL":
    """The address of a database in use, of this program's schema; a missing one is not made."""
    from frontier.server.storage.backup import check_schema
    from frontier.server.storage.database import connect, parse_url

    address = parse_url(database)
    if address.get_backend_name() == "sqlite" and not Path(str(address.database)).is_file():
        raise OptionError(f"--database: there is no file {address.database}")
    engine = connect(address)
    try:
        check_schema(engine)
    finally:
        engine.dispose()
    return address


def refuse_damage(address: "URL") -> None:
    """OptionError if an SQLite file is damaged; a large one is checked by the server, while it serves."""
    from frontier.server.storage.integrity import check_integrity, database_file, is_small, summary

    file = database_file(address)
    if file is not None and is_small(file) and (damage := check_integrity(file)):
        raise OptionError(
            f"--database: {file} is damaged ({summary(damage)}); {HOW_TO_RESTORE}; --no-check starts all the same"
        )


def warn_of_lost_writes(engine: "Engine") -> None:
    """Say aloud that an SQLite database lacks what was written last."""
    from frontier.server.storage.write_count import counter_file, find_lost_writes

    if engine.dialect.name != "sqlite":
        return
    with engine.connect() as connection:
        loss = find_lost_writes(connection, counter_file(engine.url))
    if loss is not None:
        shown = f"{engine.url.database}: {loss} (docs/server.md, 'A damaged database'); the server goes on without."
        errors.print(f"[bold red]{shown}[/]", soft_wrap=True, highlight=False)


def _make_private(file: Path) -> bool:
    """Let only its owner read a file: it holds the key of all cookies, and what is said at the tables. Whether it is
    new."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
        return True
    except FileExistsError:
        if file.stat().st_mode & OTHERS:
            shown = f"[yellow]{file} can be read by other users of this machine; chmod 600 ends that.[/]"
            errors.print(shown, soft_wrap=True)
        return False


@contextmanager
def alone(address: "URL") -> Iterator[None]:
    """Hold an SQLite file for this process, which keeps tables in memory; PostgreSQL tells its processes of each other.

    The lock file stays; the lock on it ends with the process, however that ends.
    """
    if address.get_backend_name() != "sqlite" or sys.platform == "win32":
        yield
        return
    import fcntl

    database = Path(os.path.realpath(str(address.database)))
    path = Path(f"{database}.lock")
    try:
        _make_private(path)
        if _make_private(database):  # SQLite gives the files beside it the rights of the database
            Path(f"{database}.seal").unlink(missing_ok=True)  # of another one, that was here before
        opened = path.open("a+", encoding="ascii")
    except OSError as error:
        raise OptionError(f"--database: {error.filename or path}: {error.strerror}") from None
    with opened as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            holder = file.read().strip()
            who = f"process {holder}" if holder else "another process"
            raise OptionError(f"--database: {address.database} is in use by {who}; end it first") from None
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        yield
