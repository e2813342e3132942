"""Whether the server can do what it is there for. Reading is not enough: it must be able to write."""

import asyncio
import time

from sqlalchemy import Connection, text

from frontier.server.errors import Refused
from frontier.server.storage.database import Database
from frontier.server.storage.failures import AWAY, DAMAGED, said

FRESH = 5.0  # seconds for which a write that succeeded is proof enough
BETWEEN = 1.0  # seconds between two writes that are only a test
PATIENCE = 5.0  # seconds to wait for the database
TOUCH = text(
    "INSERT INTO settings (key, value) VALUES ('probed', :now) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)


class Health:
    """Asks the database, once for all who want to know at the same time."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self._asking: asyncio.Task[str | None] | None = None
        self._tested = -BETWEEN  # when a write was last tried only to see

    async def trouble(self) -> str | None:
        """What is wrong, a key of failures.WHY; None if all is well."""
        if self.db.failures.is_damaged:
            return DAMAGED
        if self._asking is None or self._asking.done():
            self._asking = asyncio.get_running_loop().create_task(self._ask())
        done, _ = await asyncio.wait({self._asking}, timeout=PATIENCE)
        return self._asking.result() if done else "slow"

    async def _ask(self) -> str | None:
        failures = self.db.failures
        now = failures.clock()
        is_proven = failures.of_writing is None and now - failures.written < FRESH
        try:
            if is_proven or now - self._tested < BETWEEN:
                await self.db.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())
            else:
                self._tested = now
                await self.db.write(_touch)
        except Refused as refused:
            return str(refused.details["why"])
        except Exception as error:  # such as rights that were taken away
            failures.note(AWAY, said(error))
            return AWAY
        return failures.of_writing


def _touch(connection: Connection) -> None:
    connection.execute(TOUCH, {"now": str(time.time())})
