"""What people do at tables beside deciding: creating them, taking and leaving seats, hosting, chat."""

import logging
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import Connection

from frontier.lessons import Lesson
from frontier.server.bots.pool import SUBSTITUTE
from frontier.server.errors import Refused
from frontier.server.observability.logs import event
from frontier.server.people.person import Person
from frontier.server.storage.database import Database
from frontier.server.storage.process_messages import (
    ChatPosted,
    MutesChanged,
    SeatRemoved,
    TableChanged,
    TableDeleted,
)
from frontier.server.tables import arranging, chat, commit_reveal, hosting, lessons, lobby
from frontier.server.tables.live_table import LiveTable
from frontier.server.tables.model import ABANDONED, HUMAN, PLAYING, WAITING, TableData, load_table
from frontier.server.tables.quota import TableQuota
from frontier.server.tables.registry import TableRegistry

LOG = logging.getLogger(__name__)
Json = dict[str, Any]


class TableService:
    """Each method writes a request to the database, notifies the other processes, and brings the table in memory up to
    date."""

    def __init__(self, db: Database, registry: TableRegistry, quota: TableQuota) -> None:
        self._db = db
        self._registry = registry
        self._quota = quota

    # Tables ---------------------------------------------------------------------------------------------

    async def create(self, person: Person, address: str, wanted: lobby.NewTable) -> LiveTable:
        """Create a table for a person at a network address."""

        def create(connection: Connection) -> str:
            self._quota.check(connection, person.id, address, wanted.speed)
            return lobby.create(connection, person, wanted)

        table = await self._db.write(create)
        self._quota.record(address, table)
        event(LOG, "table-laid", table=table, game=wanted.game, players=wanted.players)
        live = await self._registry.get(table)
        await live.advance()
        return live

    async def begin_lesson(self, person: Person, address: str, lesson: Lesson, again: bool) -> LiveTable:
        """Go on with a lesson, or begin it anew in place of where the person last was."""

        def begin(connection: Connection) -> tuple[str, list[str]]:
            found = None if again else lessons.running(connection, person.id, lesson)
            if found is not None:
                return found, []
            gone = lessons.delete_tables(connection, person.id, lesson)
            self._quota.check(connection, person.id, address, "live")
            return lessons.begin(connection, person, lesson), gone

        table, gone = await self._db.write(begin, notify=lambda made: [TableDeleted(id_) for id_ in made[1]])
        self._registry.discard(gone)
        self._quota.record(address, table)
        live = await self._registry.get(table)
        await live.advance()
        return live

    async def lessons_of(self, person: Person) -> tuple[set[str], dict[str, str]]:
        """Return the lessons that a person has done, and the tables of those they are in the middle of."""
        return await self._db.read(
            lambda connection: (
                lessons.done(connection, person.id),
                lessons.running_tables(connection, person.id),
            )
        )

    async def load(self, table: str) -> TableData:
        """Return a table as it is in the database, also one that this server cannot play."""
        return await self._db.read(lambda connection: load_table(connection, table))

    async def public(self) -> list[TableData]:
        """Return the public tables that wait for players or are being played."""
        return await self._db.read(lobby.public_tables)

    async def of_person(self, person: Person) -> list[TableData]:
        """Return a person's tables, last changed first."""
        return await self._db.read(lambda connection: lobby.tables_of(connection, person))

    async def change(self, table: str, person: Person, changes: Json) -> LiveTable:
        """Change how fast bots play, who may talk, and before the game what is played and how."""
        thinking: Json = {name: changes[name] for name in ("pace", "think_less") if name in changes}
        settings = {name: value for name, value in changes.items() if name not in thinking and name != "chat"}

        def change(connection: Connection) -> None:
            if thinking:
                lobby.set_thinking(connection, table, person, thinking)
            if "chat" in changes:
                hosting.set_chat(connection, table, person, changes["chat"])
            if settings:
                arranging.change_settings(connection, table, person, settings)

        await self._db.write(change, notify=[TableChanged(table)])
        live = await self._registry.get(table)
        await live.catch_up()
        if thinking:
            await live.restart_bot()
        return live

    async def rematch(self, table: str, person: Person, address: str, share: commit_reveal.Share) -> LiveTable:
        """Create the same table again, or join the rematch that another player has created."""

        def rematch(connection: Connection) -> str:
            check = partial(self._quota.check, connection, person.id, address)
            return lobby.rematch(connection, table, person, share=share, check=check)

        made = await self._db.write(rematch, notify=lambda made: [TableChanged(table), TableChanged(made)])
        self._quota.record(address, made)
        with suppress(Refused):  # the old game may be one of rules that are gone
            await self._registry.reload(table)
        return await self._registry.reload(made)

    async def abandon(self, table: str, person: Person, agree: bool) -> LiveTable:
        """End a game without a result once everybody who is there agrees; before it has begun the host closes it."""
        live = await self._registry.get(table)
        if live.data.status == WAITING:
            await self._db.write(
                lambda connection: lobby.close_waiting(connection, table, person), notify=[TableChanged(table)]
            )
        else:
            live.playing()
            data = await self._mark(table, person, gives_up=agree)
            if agree and all(seat.gives_up or seat.left for seat in data.seats if seat.kind == HUMAN):
                await live.retry_if_stale(lambda: live.close(ABANDONED))
        return await self._registry.reload(table)

    # Seats ----------------------------------------------------------------------------------------------

    async def join(self, table: str, person: Person, seat: int | None, share: commit_reveal.Share) -> LiveTable:
        """Take a free seat; who has left a running game gets the seat back from the bot."""
        live = await self._registry.get(table)
        mine = live.data.seats_of(person.id)
        if live.data.status == PLAYING and any(live.data.seats[own].left for own in mine):
            await self._mark(table, person, left=False)
            for own in mine:
                await live.retry_if_stale(partial(live.take_back_seat, person, own))
        else:
            await self._db.write(
                lambda connection: lobby.join(connection, table, person, wanted=seat, share=share),
                notify=[TableChanged(table)],
            )
        return await self._registry.reload(table)

    async def reveal(self, table: str, person: Person, nonce: str) -> LiveTable:
        """Reveal the nonce that a person committed to."""
        await self._db.write(
            lambda connection: commit_reveal.reveal(connection, table, person, nonce), notify=[TableChanged(table)]
        )
        return await self._registry.reload(table)

    async def leave(self, table: str, person: Person) -> LiveTable:
        """Free a seat before the game; during it a bot plays on."""
        live = await self._registry.get(table)
        if not live.data.seats_of(person.id):
            raise Refused("forbidden")
        if live.data.lesson is not None:
            raise Refused("at-lesson")
        if live.data.status == WAITING:
            await self._db.write(
                lambda connection: lobby.leave_waiting(connection, table, person), notify=[TableChanged(table)]
            )
        elif live.data.status == PLAYING:
            data = await self._mark(table, person, left=True)
            there = [seat for seat in data.seats if seat.kind == HUMAN and not seat.left]
            if there and all(seat.gives_up for seat in there):
                await live.retry_if_stale(lambda: live.close(ABANDONED))
            else:
                await live.catch_up()
                for seat in live.data.seats_of(person.id):
                    await live.retry_if_stale(partial(live.stand_in, person, seat, SUBSTITUTE))
        return await self._registry.reload(table)

    async def _mark(self, table: str, person: Person, **values: bool) -> TableData:
        return await self._db.write(
            lambda connection: lobby.mark(connection, table, person, **values), notify=[TableChanged(table)]
        )

    # Hosting --------------------------------------------------------------------------------------------

    async def seat_bot(self, table: str, host: Person, seat: int, bot: str | None) -> LiveTable:
        """Let a bot take a free seat before the game; None: free the seat of a bot again."""

        def change(connection: Connection) -> None:
            if bot is None:
                arranging.free_bot(connection, table, host, seat=seat)
            else:
                arranging.seat_bot(connection, table, host, seat=seat, bot=bot)

        await self._db.write(change, notify=[TableChanged(table)])
        return await self._registry.reload(table)

    async def shuffle(self, table: str, host: Person) -> LiveTable:
        """Let everybody change seats by lot before the game."""
        await self._db.write(
            lambda connection: arranging.shuffle(connection, table, host), notify=[TableChanged(table)]
        )
        return await self._registry.reload(table)

    async def remove(self, table: str, host: Person, person: str) -> LiveTable:
        """Free somebody's seat before the game begins."""
        live = await self._registry.get(table)
        await self._db.write(
            lambda connection: hosting.remove(connection, table, host, person), notify=[SeatRemoved(table, person)]
        )
        await live.seat_removed(person)
        return live

    async def ban(self, table: str, host: Person, person: str, is_banned: bool) -> LiveTable:
        """Ban somebody from a table, or let them come back."""
        live = await self._registry.get(table)
        change = hosting.ban if is_banned else hosting.allow
        await self._db.write(lambda connection: change(connection, table, host, person), notify=[TableChanged(table)])
        await live.catch_up()
        return live

    async def bans(self, table: str, host: Person) -> list[Json]:
        """Return who is banned from a table, the last one first."""
        return await self._db.read(lambda connection: hosting.banned(connection, table, host))

    # Chat -----------------------------------------------------------------------------------------------

    async def post_chat(self, live: LiveTable, person: Person, text: str) -> Json:
        """Save a chat message and send it to everybody who wants to read it."""
        table = live.data.id
        message = await self._db.write(
            lambda connection: chat.post(connection, table, person, text),
            notify=lambda made: [ChatPosted(table, made["id"])],
        )
        live.broadcast.send_chat(message)
        return message

    async def chat_messages(self, table: str) -> list[Json]:
        """Return the last chat messages of a table."""
        return await self._db.read(lambda connection: chat.load_messages(connection, table))

    async def mute(self, live: LiveTable, owner: Person, muted: str, is_muted: bool) -> None:
        """Hide somebody's messages from a person, or show them again."""
        table = live.data.id
        await self._db.write(
            lambda connection: chat.mute(connection, table, owner=owner, muted=muted, is_muted=is_muted),
            notify=[MutesChanged(table)],
        )
        live.broadcast.mutes = await self._db.read(lambda connection: chat.load_mutes(connection, table))
