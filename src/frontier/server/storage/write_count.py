"""Counts transactions, to notice that the end of an SQLite database is missing.

SQLite begins again at the last transaction that it can read: should its write-ahead log be damaged, everything after
that is gone, and what is left looks whole. So each transaction is counted, in the database, and the count is noted in a
file beside it, which ends in .seal. A database that counts less than this file has lost something.
"""

import os
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.engine import URL

COUNTS = 1 << 31  # how far SQLite counts in `user_version`; then from 0 again
OWNER_ONLY = 0o600


def counter_file(url: URL) -> Path:
    """Return the path of the count that belongs to an SQLite file."""
    return Path(f"{os.path.realpath(str(url.database))}.seal")


def count_transaction(connection: Connection) -> int:
    """Count the transaction of this connection and return its number."""
    number = (transaction_count(connection) + 1) % COUNTS
    connection.exec_driver_sql(f"PRAGMA user_version = {number}")
    return number


def transaction_count(connection: Connection) -> int:
    """Return how many transactions the database has seen."""
    return int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())


class WriteCounter:
    """Writes number and time of the last transaction to a file. It need not be flushed to the disk: a count that stays
    behind only notices less."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def note(self, number: int, now: float) -> None:
        """Write a transaction's number and time over the one before."""
        try:
            if self._file is None:
                self._file = os.open(self._path, os.O_CREAT | os.O_WRONLY, OWNER_ONLY)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, b"%010d %016.3f\n" % (number, now))
        except OSError:  # a full disk is told of by the database itself
            pass

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


@dataclass(frozen=True)
class LostWrites:
    """The transactions that a database has lost."""

    writes: int
    last: float  # when the last of them was made

    def __str__(self) -> str:
        when = datetime.fromtimestamp(self.last, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
        return f"the last {self.writes} writes are missing, up to {when}"


def find_lost_writes(connection: Connection, path: Path) -> LostWrites | None:
    """Return what the file has counted and the database has not; None if nothing, or if there is no file."""
    try:
        number, at = path.read_text("ascii").split()
        missing = (int(number) - transaction_count(connection)) % COUNTS
        return LostWrites(missing, float(at)) if 0 < missing < COUNTS // 2 else None
    except (OSError, ValueError):
        return None
