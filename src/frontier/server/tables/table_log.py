"""A table's log in memory: an entry is written to the database first, then applied to the game and sent to viewers.

What is in memory is a cache of the log. When another process was quicker to write, what it wrote is read and the
request refused.
"""

import logging
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Executable

from frontier.server.errors import Refused
from frontier.server.observability.logs import event
from frontier.server.storage.database import Append, Database
from frontier.server.storage.process_messages import PlansChanged
from frontier.server.tables import lessons, messages, statements
from frontier.server.tables.broadcast import Broadcast
from frontier.server.tables.model import ENDED, PLAYING, TableData, load_plans, load_table
from frontier.server.tables.monotonic_time import MonotonicTime
from frontier.server.tables.play import UNDO, Draft, Entry, Play
from frontier.server.threads import run_in_thread

LOG = logging.getLogger(__name__)
Json = dict[str, Any]
MOST_ON_LOOP = 100  # entries that are applied on the event loop; more of them are applied in a thread


async def replayed(data: TableData) -> Play | None:
    """Return the game of a table that was read, if it has been dealt."""
    return None if data.seed is None else await run_in_thread(data.play)


class TableLog:
    """A table's log, and the game and plans that it amounts to. Whoever changes it holds the table's lock."""

    def __init__(
        self,
        db: Database,
        data: TableData,
        play: Play | None,
        *,
        broadcast: Broadcast,
        time: MonotonicTime,
        on_end: Callable[[], None],
    ) -> None:
        self.db = db
        self.data = data
        self.play = play
        self.broadcast = broadcast
        self.time = time
        self.on_end = on_end

    @property
    def head(self) -> int:
        """The sequence number of the last entry."""
        return self.play.head if self.play is not None else 0

    async def append_event(
        self,
        kind: str,
        seat: int | None,
        data: Json | None,
        *,
        also: tuple[Executable, ...] = (),
        status: str | None = None,
    ) -> None:
        """Append an entry that is no move."""
        assert self.play is not None
        draft = Draft(self.play, self.time.now())
        draft.add(kind, seat, data=data)
        await self.append(draft, also=also, status=status)
        self.broadcast.send_table()

    async def append(
        self,
        draft: Draft,
        *,
        also: tuple[Executable, ...] = (),
        status: str | None = None,
        plan: tuple[int, Json | None] | None = None,
    ) -> None:
        """Write entries, then apply and send them; Refused if another process was quicker, or if the log is full."""
        play = draft.play
        if play.is_full and status is None:
            raise Refused("game-too-long")
        values: Json = {"changed": time.time(), "status": self.data.status, "actor": None, "result": None}
        if draft.is_over:
            values |= {"status": ENDED, "result": messages.result(draft.state)}
        elif status is not None:
            values["status"] = status
        else:
            values["actor"] = _actor_after(draft)
        also = (*also, *lessons.mark_done(play, draft, self.data.host))
        rows = [
            {"at": entry.at, "kind": entry.kind, "seat": entry.seat, "action": entry.action, "data": entry.data}
            for entry in draft.entries
        ]
        if not await self.db.append(Append(self.data.id, play.head, rows, values, also)):
            await self.catch_up()
            raise Refused("stale", seq=self.head)
        for name, value in values.items():
            setattr(self.data, name, value)
        if plan is not None:
            self.set_plan(*plan)
        self._apply(draft.entries)
        if self.data.status != PLAYING:
            event(LOG, "game-ended", table=self.data.id, game=self.data.game, status=self.data.status, seq=play.head)
            self.broadcast.send_table()
            self.on_end()

    def _apply(self, entries: list[Entry]) -> None:
        assert self.play is not None
        for entry in entries:
            self.play.take(entry)
        self.data.head = self.play.head
        self.data.entries = []  # the game has them
        self.broadcast.send_updates()

    async def catch_up(self) -> bool:
        """Read what other processes wrote; whether there was anything."""
        head = self.head
        data = await self._read(head)
        if head > 0 and len(data.entries) > MOST_ON_LOOP:
            head, data = 0, await self._read(0)
        self.time.advance_to(data.entries[-1].at if data.entries else 0.0)
        if head == 0:
            self._reload(data, await replayed(data))
            self.broadcast.send_updates()
        else:
            self._reload(data, self.play)
            if data.entries:
                self._apply(data.entries)
        self.broadcast.send_table()
        return self.data.head != head

    def _reload(self, data: TableData, play: Play | None) -> None:
        self.data, self.play = data, play
        self.broadcast.table_reloaded(data, play)

    async def _read(self, after: int) -> TableData:
        return await self.db.read(lambda connection: load_table(connection, self.data.id, after))

    # Plans ----------------------------------------------------------------------------------------------

    async def save_plan(self, seat: int, plan: Json | None) -> None:
        """Save a seat's plan (None: none) where every process finds it; only its seat is sent it."""
        changes = (statements.lock_table(self.data.id), *statements.save_plan(self.data.id, seat, plan))
        await self.db.write(
            lambda connection: [connection.execute(change) for change in changes], notify=[PlansChanged(self.data.id)]
        )
        self.set_plan(seat, plan)
        self.broadcast.send_plan(seat)

    async def reload_plans(self) -> None:
        """Read the plans again that another process has changed; only their seats are sent them."""
        before = self.data.plans
        self.data.plans = await self.db.read(lambda connection: load_plans(connection, self.data.id))
        for seat in before.keys() | self.data.plans.keys():
            if before.get(seat) != self.data.plans.get(seat):
                self.broadcast.send_plan(seat)

    def set_plan(self, seat: int, plan: Json | None) -> None:
        """Set in memory what a seat has prepared; it is in the database already."""
        if plan is None:
            self.data.plans.pop(seat, None)
        else:
            self.data.plans[seat] = plan


def _actor_after(draft: Draft) -> int | None:
    """Return the seat that everybody will wait for."""
    last = draft.entries[-1]
    if last.kind == UNDO:
        assert last.data is not None
        return draft.play.moves[int(last.data["to"])].actor
    if draft.waits:
        return draft.play.awaiting if draft.play.awaiting is not None else last.seat
    return int(draft.state.actor)
