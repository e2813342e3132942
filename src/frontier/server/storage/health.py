"""The health check: whether the database can be read and written."""

import asyncio
import time

from sqlalchemy import Connection, text

from frontier.server.errors import Refused
from frontier.server.storage.database import Database
from frontier.server.storage.failures import AWAY, DAMAGED, driver_message

FRESH = 5.0  # seconds for which a write that succeeded is proof enough
BETWEEN = 1.0  # seconds between two writes that are only a test
TIMEOUT = 5.0  # seconds to wait for the database
TOUCH = text(
    "INSERT INTO settings (key, value) VALUES ('probed', :now) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)


class Health:
    """Checks the database, once for all who ask at the same time."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self._check: asyncio.Task[str | None] | None = None
        self._tested = -BETWEEN  # when a write was last made only as a test

    async def trouble(self) -> str | None:
        """Return what is wrong, a key of failures.WHY; None if all is well."""
        if self.db.failures.is_damaged:
            return DAMAGED
        if self._check is None or self._check.done():
            self._check = asyncio.get_running_loop().create_task(self._check_now())
        done, _ = await asyncio.wait({self._check}, timeout=TIMEOUT)
        return self._check.result() if done else "slow"

    async def _check_now(self) -> str | None:
        failures = self.db.failures
        now = failures.clock()
        is_proven = failures.write_failure is None and now - failures.last_write < FRESH
        try:
            if is_proven or now - self._tested < BETWEEN:
                await self.db.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())
            else:
                self._tested = now
                await self.db.write(_touch)
        except Refused as refused:
            return str(refused.details["why"])
        except Exception as error:  # such as rights that were taken away
            failures.report(AWAY, driver_message(error))
            return AWAY
        return failures.write_failure


def _touch(connection: Connection) -> None:
    connection.execute(TOUCH, {"now": str(time.time())})
