"""The tables that this process has in memory."""

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterable
from typing import Any

from sqlalchemy import select

from frontier.server.errors import Refused
from frontier.server.observability.logs import event
from frontier.server.storage import schema
from frontier.server.storage.failures import is_reported
from frontier.server.tables.chat import load_mutes
from frontier.server.tables.live_table import LiveTable, Services
from frontier.server.tables.model import PLAYING, WAITING, load_table
from frontier.server.tables.table_log import replayed
from frontier.server.tables.viewer import Viewer

LOG = logging.getLogger(__name__)
IDLE = 600.0  # seconds that a table nobody looks at stays in memory
IDLE_ENDED = 5.0  # seconds for one whose game is over


class TableRegistry:
    """A cache of tables, each loaded from the database when somebody asks for it."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.tables: dict[str, LiveTable] = {}
        self.unplayable: set[str] = set()  # tables that failed, or that this version cannot play on
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def get(self, table: str) -> LiveTable:
        """Return a table, loaded if it is not in memory; Refused if there is none."""
        live = self.tables.get(table)
        if live is None:
            # Two who ask at the same moment must get the same one.
            if table not in self._loading:
                self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            live = await asyncio.shield(self._loading[table])
        live.last_used = time.monotonic()
        return live

    async def _load(self, table: str) -> LiveTable:
        try:
            data, mutes = await self._services.db.read(lambda c: (load_table(c, table), load_mutes(c, table)))
            live = LiveTable(self._services, data, await replayed(data), mutes)
            self.tables[table] = live
            self._services.metrics.tables_live(len(self.tables))
            return live
        finally:
            del self._loading[table]

    async def find(self, table: str) -> LiveTable | None:
        """Return a table if it is in memory; one that is being loaded may have been read before a change, so wait."""
        if table in self._loading:
            await asyncio.wait({self._loading[table]})
        return self.tables.get(table)

    async def reload(self, table: str) -> LiveTable:
        """Read again, send and go on, after the database was changed otherwise than by the table itself."""
        live = await self.get(table)
        await live.catch_up()
        await live.advance()
        return live

    async def reload_changed(self) -> None:
        """Reload tables that were written by an administrator's command, or while the database did not answer."""
        live = list(self.tables)
        columns = schema.tables.c
        query = select(columns.id, columns.head, columns.status).where(columns.id.in_(live))
        rows = await self._services.db.read(lambda connection: connection.execute(query).all())
        self.discard(set(live) - {row.id for row in rows})
        for row in rows:
            table = self.tables.get(row.id)
            if table is not None and (row.head > table.data.head or row.status != table.data.status):
                await self.isolate(row.id, self.reload(row.id))

    def discard(self, tables: Iterable[str]) -> None:
        """Forget tables that are no longer in the database, and disconnect who looks at them."""
        for table in tables:
            live = self.tables.pop(table, None)
            if live is not None:
                live.cancel_bot()
                for viewer in live.broadcast.viewers:
                    viewer.disconnect()

    def evict_idle(self) -> None:
        """Drop tables from memory that nobody uses, those whose game is over at once."""
        now = time.monotonic()
        for table, live in list(self.tables.items()):
            longest = IDLE if live.data.status in (WAITING, PLAYING) else IDLE_ENDED
            if not live.is_in_use and now - live.last_used > longest:
                del self.tables[table]
        self._services.metrics.tables_live(len(self.tables))

    def viewers(self) -> list[Viewer]:
        """Return the connections to all tables of this process."""
        return [viewer for live in self.tables.values() for viewer in live.broadcast.viewers]

    def viewers_of(self, person: str) -> list[Viewer]:
        """Return a person's connections to tables of this process."""
        return [viewer for viewer in self.viewers() if viewer.person is not None and viewer.person.id == person]

    def cancel_bots(self) -> None:
        """Let no bot think any longer; everything that counts is in the database."""
        for live in self.tables.values():
            live.cancel_bot()

    async def isolate(self, table: str, work: Coroutine[Any, Any, object]) -> None:
        """Log the failure of one table that cannot be read or played, so that it does not hold up the others."""
        try:
            await work
        except Refused as refused:
            if is_reported(refused):
                return
            event(LOG, "table-refused", table=table, key=refused.key, why=str(refused.details))
            if refused.key == "old-rules":
                self.unplayable.add(table)
        except Exception:
            event(LOG, "table-broken", level=logging.ERROR, exc_info=True, table=table)
            self.unplayable.add(table)
