"""A table's log in memory: written to the database first, then folded in and told to everybody.

What is in memory is a cache of the log. When another process was quicker to write, what it wrote is read and the
request refused.
"""

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable

from frontier.server.bots.pool import BotPool
from frontier.server.errors import Refused
from frontier.server.observability.logs import event
from frontier.server.observability.metrics import Metrics
from frontier.server.storage.database import Append, Database
from frontier.server.tables import messages
from frontier.server.tables.broadcast import Audience
from frontier.server.tables.model import ENDED, PLAYING, TableData, load_table
from frontier.server.tables.monotonic_time import Timeline
from frontier.server.tables.play import UNDO, Draft, Entry, Play
from frontier.server.threads import aside

LOG = logging.getLogger(__name__)
Json = dict[str, Any]
FEW = 100  # entries that are folded in on the event loop


@dataclass(frozen=True)
class Services:
    """What a table needs of the server."""

    db: Database
    bots: BotPool
    metrics: Metrics


async def folded(data: TableData) -> Play | None:
    """The game of a table that was read, if it has been dealt."""
    return None if data.seed is None else await aside(data.play)


class LoggedTable:
    """A table's log and what it amounts to. Whoever changes it holds the lock."""

    def __init__(self, services: Services, data: TableData, play: Play | None, mutes: set[tuple[str, str]]) -> None:
        self.services = services
        self.data = data
        self.play = play
        self.time = Timeline(play.told[-1].entry.at if play is not None and play.told else 0.0)
        self.audience = Audience(data, self.play, mutes, self.time)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()

    def _set(self, data: TableData, play: Play | None) -> None:
        self.data, self.play = data, play
        self.audience.know(data, play)

    async def append_one(
        self,
        kind: str,
        seat: int | None,
        data: Json | None,
        also: tuple[Executable, ...] = (),
        status: str | None = None,
    ) -> None:
        """An entry that is no move."""
        assert self.play is not None
        draft = Draft(self.play, self.time.now())
        draft.add(kind, seat, data=data)
        await self.append(draft, also, status)
        self.audience.tell_table()

    async def append(
        self,
        draft: Draft,
        also: tuple[Executable, ...] = (),
        status: str | None = None,
        plan: tuple[int, Json | None] | None = None,
    ) -> None:
        """Write, then fold in and tell; Refused if another process was quicker, or if the log is full."""
        play = draft.play
        if play.is_full and status is None:
            raise Refused("game-too-long")
        values: Json = {"changed": time.time(), "status": self.data.status, "actor": None, "result": None}
        if draft.is_over:
            values |= {"status": ENDED, "result": messages.result(draft.state)}
        elif status is not None:
            values["status"] = status
        else:
            values["actor"] = self._actor_after(draft)
        rows = [
            {"at": entry.at, "kind": entry.kind, "seat": entry.seat, "action": entry.action, "data": entry.data}
            for entry in draft.entries
        ]
        if not await self.services.db.append(Append(self.data.id, play.head, rows, values, also)):
            await self._catch_up()
            raise Refused("stale", seq=self.play.head if self.play else 0)
        for name, value in values.items():
            setattr(self.data, name, value)
        if plan is not None:
            self.note_plan(*plan)
        self._take(draft.entries)
        if self.data.status != PLAYING:
            event(LOG, "game-ended", table=self.data.id, game=self.data.game, status=self.data.status, seq=play.head)
            self.audience.tell_table()

    def _actor_after(self, draft: Draft) -> int | None:
        """The seat that everybody will wait for."""
        last = draft.entries[-1]
        if last.kind == UNDO:
            assert last.data is not None
            return draft.play.moves[int(last.data["to"])].actor
        if draft.waits:
            return draft.play.awaiting if draft.play.awaiting is not None else last.seat
        return int(draft.state.actor)

    def _take(self, entries: list[Entry]) -> None:
        assert self.play is not None
        for entry in entries:
            self.play.take(entry)
        self.data.head = self.play.head
        self.data.entries = []  # the game has them
        self.audience.tell()

    async def catch_up(self) -> bool:
        """Read what other processes wrote; whether there was anything."""
        async with self.lock:
            return await self._catch_up()

    async def _catch_up(self) -> bool:
        head = self.play.head if self.play is not None else 0
        data = await self._read(head)
        if head > 0 and len(data.entries) > FEW:
            head, data = 0, await self._read(0)
        self.time.reach(data.entries[-1].at if data.entries else 0.0)
        if head == 0:
            self._set(data, await folded(data))
            self.audience.tell()
        else:
            self._set(data, self.play)
            if data.entries:
                self._take(data.entries)
        self.audience.tell_table()
        return self.data.head != head

    async def _read(self, after: int) -> TableData:
        return await self.services.db.read(lambda connection: load_table(connection, self.data.id, after))

    def note_plan(self, seat: int, plan: Json | None) -> None:
        """Know what is prepared; it is in the database already."""
        if plan is None:
            self.data.plans.pop(seat, None)
        else:
            self.data.plans[seat] = plan
