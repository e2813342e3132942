"""Integrity checks of an SQLite file. SQLite itself notices damage only when it reads the place, maybe months later."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL

from frontier.server.storage.failures import DAMAGED, FailureMonitor

SMALL = 256 << 20  # bytes that are read in about a second: the start waits for it
MOST = 100  # places that are counted
STEPS = 100_000  # of SQLite's machine, after which it asks whether to go on


def database_file(url: URL) -> Path | None:
    """Return the file of an SQLite database that has something in it, else None."""
    file = Path(str(url.database))
    return file if url.get_backend_name() == "sqlite" and file.is_file() and file.stat().st_size > 0 else None


def is_small(file: Path) -> bool:
    """Whether nobody minds waiting until the file is read."""
    return file.stat().st_size <= SMALL


def check_integrity(file: Path, stop: threading.Event | None = None) -> list[str]:
    """Return what is wrong with a file, in SQLite's words; it is only read, also what is not yet in the main file."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            if stop is not None:
                connection.set_progress_handler(stop.is_set, STEPS)
            found = connection.execute(f"PRAGMA quick_check({MOST})").fetchall()
    except sqlite3.OperationalError as error:
        if stop is not None and stop.is_set():
            return []
        return [str(error)]
    except sqlite3.DatabaseError as error:
        return [str(error)]
    lines = [line for (text,) in found for line in text.splitlines()]
    return [line for line in lines if line != "ok" and not line.startswith("***")]


def summary(damage: list[str]) -> str:
    """Return the first problem, and how many more there are."""
    more = f" and {len(damage) - 1} more" if len(damage) > 1 else ""
    return f"{damage[0]}{more}"


class BackgroundCheck:
    """Reads a large file while the server serves already."""

    def __init__(self, file: Path, failures: FailureMonitor) -> None:
        self._file = file
        self._failures = failures
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="check", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        if damage := check_integrity(self._file, self._stop):
            self._failures.report(DAMAGED, summary(damage))

    def close(self) -> None:
        """Stop the check."""
        self._stop.set()
        self._thread.join()
