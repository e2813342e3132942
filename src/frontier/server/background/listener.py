"""Listens to the other server processes on the same PostgreSQL database."""

import asyncio
import logging

import psycopg

from frontier.server.background.peers import PeerProcesses
from frontier.server.background.person_sync import PersonSync
from frontier.server.background.presence import Presence
from frontier.server.observability.logs import event
from frontier.server.storage.database import CHANNEL, KEEPALIVE, Database
from frontier.server.storage.failures import AWAY, driver_message
from frontier.server.storage.process_messages import (
    ChatPosted,
    LogAppended,
    MutesChanged,
    PersonChanged,
    PersonPresent,
    PlansChanged,
    ProcessMessage,
    ProcessStarted,
    SeatRemoved,
    SignedOut,
    TableChanged,
    TableDeleted,
    decode,
)
from frontier.server.tables import chat
from frontier.server.tables.live_table import LiveTable
from frontier.server.tables.registry import TableRegistry

LOG = logging.getLogger(__name__)
RECONNECT_SECONDS = 1.0


class ProcessListener:
    """Applies what other processes announce to the tables, people and presence of this one."""

    def __init__(
        self, db: Database, registry: TableRegistry, *, people: PersonSync, presence: Presence, peers: PeerProcesses
    ) -> None:
        self._db = db
        self._registry = registry
        self._people = people
        self._presence = presence
        self._peers = peers

    async def run(self) -> None:
        """Listen for ever; after an interruption, read everything again."""
        address = self._db.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True, **KEEPALIVE) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._peers.join(connection)
                    await self._reload_everything()
                    async for notification in connection.notifies():
                        origin, message = decode(notification.payload)
                        if origin != self._db.origin:
                            await self._registry.isolate(_subject(message), self._handle(message))
            except Exception as error:  # whatever it is, without listening this process would play on its own
                if isinstance(error, psycopg.OperationalError):
                    self._db.failures.report(AWAY, driver_message(error))
                else:
                    event(LOG, "listening-failed", level=logging.WARNING, exc_info=True)
                for viewer in self._registry.viewers():
                    viewer.disconnect()  # they come back, if they still may
                await asyncio.sleep(RECONNECT_SECONDS)

    async def _reload_everything(self) -> None:
        """Read again what was announced while this process did not listen."""
        for table in list(self._registry.tables):
            for message in (MutesChanged(table), TableChanged(table)):
                await self._registry.isolate(table, self._handle(message))

    async def _handle(self, message: ProcessMessage) -> None:
        match message:
            case PersonChanged(person):
                await self._people.refresh(person)
            case SignedOut(person):
                self._people.disconnect(person)
            case ProcessStarted(number):
                self._peers.add(number)
            case TableDeleted(table):
                self._registry.discard((table,))
            case PersonPresent(table, person):
                self._presence.note(table, person)
            case _:
                live = await self._registry.find(message.table)
                if live is not None:
                    await self._handle_at(live, message)

    async def _handle_at(
        self,
        live: LiveTable,
        message: LogAppended | TableChanged | PlansChanged | MutesChanged | ChatPosted | SeatRemoved,
    ) -> None:
        match message:
            case ChatPosted(table, number):
                for posted in await self._db.read(lambda c: chat.load_messages(c, table, number - 1)):
                    if posted["id"] == number:  # those after it are announced on their own
                        live.broadcast.send_chat(posted)
            case MutesChanged(table):
                live.broadcast.mutes = await self._db.read(lambda c: chat.load_mutes(c, table))
            case SeatRemoved(_, person):
                await live.seat_removed(person)
            case PlansChanged(_):
                await live.reload_plans()
                await live.advance(is_ours=False)
            case LogAppended(_, head) if head <= live.data.head:
                pass  # read together with an earlier one
            case LogAppended() | TableChanged():
                if await live.catch_up():
                    live.cancel_bot()  # whoever wrote goes on with the bots
                await live.advance(is_ours=False)


def _subject(message: ProcessMessage) -> str:
    """Return what a message is about, for the log."""
    match message:
        case PersonChanged(person) | SignedOut(person):
            return person
        case ProcessStarted(number):
            return str(number)
        case _:
            return message.table
