"""Which other server processes run on the same PostgreSQL database. Each holds an advisory lock as long as it lives."""

import secrets
from typing import Any

from psycopg import AsyncConnection
from sqlalchemy import text

from frontier.server.storage.database import CHANNEL, Database
from frontier.server.storage.process_messages import ProcessStarted, encode

LOCK_CLASS = 0x46524F4E  # of the advisory locks
HELD_LOCKS = text(
    "SELECT objid FROM pg_locks JOIN pg_database ON pg_locks.database = pg_database.oid"
    f" WHERE locktype = 'advisory' AND classid = {LOCK_CLASS} AND datname = current_database()"
)


class PeerProcesses:
    """The other processes as far as this one knows them."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._number = secrets.randbelow(2**31)  # of this process
        self._others: set[int] = set()

    async def join(self, connection: AsyncConnection[Any]) -> None:
        """Take this process's lock on a connection that stays open, and announce it."""
        await connection.execute("SELECT pg_advisory_lock(%s, %s)", (LOCK_CLASS, self._number))
        payload = encode(self._db.origin, ProcessStarted(self._number))
        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    def add(self, number: int) -> None:
        """Count a process that has announced itself."""
        self._others.add(number)

    async def has_lost_one(self) -> bool:
        """Whether a process that ran at the last call has ended: the database has released its lock."""
        if not self._db.is_shared:
            return False
        before = self._others
        found = await self._db.read(lambda connection: connection.execute(HELD_LOCKS).scalars().all())
        self._others = set(found) - {self._number}
        return not before <= self._others
