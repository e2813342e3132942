"""Diagnoses errors of the database: for the log, for `/health`, and for those whose request failed."""

import json
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, TimeoutError

from frontier.server.errors import Refused
from frontier.server.observability import logs

LOG = logging.getLogger(__name__)
QUIET = 10.0  # seconds between two lines about the same failure; what happens meanwhile is counted
DAMAGED, AWAY = "damaged", "away"
WHY = {
    AWAY: "the database does not answer",
    "crowded": "the database has no room for more work",
    DAMAGED: "the database is damaged; restore a backup (docs/server.md, 'A damaged database')",
    "full": "the disk of the database is full",
    "disk": "the disk of the database fails",
    "locked": "another program holds the database",
    "read-only": "the database may only be read",
    "slow": "the database takes very long",
}
# By the codes of SQLite and the classes and codes of PostgreSQL.
SQLITE = {5: "locked", 6: "locked", 8: "read-only", 10: "disk", 11: DAMAGED, 13: "full", 26: DAMAGED}
POSTGRESQL = {
    "25006": "read-only", "42501": "read-only", "53100": "full", "53": "crowded", "57P": AWAY, "58030": "disk",
    "XX001": DAMAGED, "XX002": DAMAGED,
}  # fmt: skip
NOT_A_DATABASE = "file is not a database"  # SQLite's words for junk at the very beginning, or any other file
NO_TEXT = "Could not decode to UTF-8"  # SQLite's module found junk where a text should be


def diagnose(error: BaseException) -> str | None:
    """Return what is wrong with the database, a key of WHY; None if the fault is not its own."""
    if isinstance(error, TimeoutError):
        return "crowded"
    if isinstance(error, json.JSONDecodeError):  # what we wrote ourselves can no longer be read
        return DAMAGED
    if not isinstance(error, DBAPIError):
        return None
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None and code & 0xFF in SQLITE:
        return SQLITE[code & 0xFF]
    state = getattr(error.orig, "sqlstate", None) or ""
    for known, what in POSTGRESQL.items():
        if state.startswith(known):
            return what
    if str(error.orig).startswith(NO_TEXT):
        return DAMAGED
    return AWAY if isinstance(error, (OperationalError, InterfaceError)) else None


def is_reported(error: BaseException) -> bool:
    """Whether an error is a refusal because of a database failure that was logged already."""
    return isinstance(error, Refused) and error.key in ("busy", DAMAGED)


def driver_message(error: BaseException) -> str:
    """Return the first line of the database driver's message, without the statement."""
    original = getattr(error, "orig", None) or error
    return (str(original).strip().splitlines() or [type(original).__name__])[0]


class FailureMonitor:
    """Watches how the database does: turns its failures into refusals, and logs them, briefly however often."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.write_failure: str | None = None  # what was wrong with the last write
        self.last_write = clock()  # when one last succeeded
        self.is_damaged = False  # does not heal by itself
        self._logged: dict[str, tuple[float, int]] = {}  # when it was last logged, and how often it happened since

    @contextmanager
    def guard(self, writes: bool) -> Iterator[None]:
        """Refuse work that fails because of the database; it may succeed another time."""
        try:
            yield
        except Exception as error:
            what = diagnose(error)
            if what is None:
                raise
            self.report(what, driver_message(error))
            if writes:
                self.write_failure = what
            key = DAMAGED if what == DAMAGED else "busy"
            raise Refused(key, retry_after=1.0, why=what) from error
        if writes:
            self.write_failure, self.last_write = None, self.clock()

    def report(self, what: str, words: str) -> None:
        """Log a failure, unless the same was logged just before."""
        self.is_damaged |= what == DAMAGED
        at, count = self._logged.get(what, (-QUIET, 0))
        count += 1
        if self.clock() - at < QUIET:
            self._logged[what] = at, count
            return
        self._logged[what] = self.clock(), 0
        times = count if count > 1 else None
        logs.event(LOG, "database-failed", level=logging.ERROR, why=WHY[what], said=words, times=times)
