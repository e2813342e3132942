"""Takes over tables that no process attends to: a bot has to decide there, or the game has not begun."""

import time

from sqlalchemy import and_, exists, or_, select

from frontier.server.background.peers import PeerProcesses
from frontier.server.storage import schema
from frontier.server.storage.database import Database
from frontier.server.tables.model import BOT, PLAYING
from frontier.server.tables.registry import TableRegistry

STALE = 15.0  # seconds beyond a bot's time after which another process may take over its decision


class UnattendedTables:
    """Lets tables go on that another process has left behind."""

    def __init__(self, db: Database, registry: TableRegistry, peers: PeerProcesses, bot_seconds: float) -> None:
        self._db = db
        self._registry = registry
        self._peers = peers
        self._stale = bot_seconds + STALE

    async def take_over_stale(self) -> None:
        """Take over what another process should have done long ago; at once if that process has ended."""
        await self.take_over(0.0 if await self._peers.has_lost_one() else self._stale)

    async def take_over(self, age: float) -> None:
        """Take over tables that have waited so long for a bot or for their beginning; if `age` is 0 also those with
        plans."""
        columns, seats, plans = schema.tables.c, schema.seats.c, schema.plans.c
        own = and_(seats.table == columns.id, seats.seat == columns.actor)
        waits = [
            columns.head == 0,
            exists().where(own, or_(seats.kind == BOT, seats.stand_in.is_not(None))),
        ]
        if age == 0:
            waits.append(exists().where(plans.table == columns.id, plans.seat == columns.actor))
        query = select(columns.id).where(columns.status == PLAYING, or_(*waits))
        if age > 0:
            query = query.where(columns.changed <= time.time() - age)
        for table in await self._db.read(lambda connection: connection.execute(query).scalars().all()):
            if table not in self._registry.unplayable:
                await self._registry.isolate(table, self._take_over_one(table, is_late=age > 0))

    async def _take_over_one(self, table: str, is_late: bool) -> None:
        live = await self._registry.get(table)
        if is_late and not live.is_thinking:
            await live.catch_up()
        await live.advance()
