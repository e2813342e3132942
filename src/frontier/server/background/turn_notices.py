"""Notifies people who are away that it is their turn, once a turn."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, and_, exists, or_, select, update

from frontier.server.background.presence import Presence
from frontier.server.notifications.notices import TurnNotice
from frontier.server.notifications.notifier import Notifier
from frontier.server.notifications.subscriptions import Subscriptions
from frontier.server.people.people import People
from frontier.server.people.person import Person
from frontier.server.storage import schema
from frontier.server.storage.database import Database
from frontier.server.tables.model import PLAYING


class TurnNotices:
    """Finds whom to notify; of several processes one does it."""

    def __init__(self, db: Database, people: People, notifier: Notifier, presence: Presence) -> None:
        self._db = db
        self._people = people
        self._notifier = notifier
        self._presence = presence
        self._subscriptions = Subscriptions(db)
        self._tasks: set[asyncio.Task[None]] = set()

    async def send_due(self) -> None:
        """Notify everybody whom a table has waited for long enough and who is not there."""
        changed_before = time.time() - self._presence.absent_after
        for row in await self._db.read(lambda connection: _due(connection, changed_before)):
            if self._presence.is_present(row.id, row.person):
                continue
            person = await self._people.by_id(row.person)
            if person is not None and not person.is_banned and await self._claim(row.id, row.seat, row.head):
                task = asyncio.get_running_loop().create_task(self._send(person, row.id, row.game, row.head))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Cancel what is being sent."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _claim(self, table: str, seat: int, head: int) -> bool:
        """Whether it is up to this process to notify a seat of this turn."""
        seats = schema.seats.c
        own = and_(seats.table == table, seats.seat == seat, seats.notified < head)
        change = update(schema.seats).where(own).values(notified=head)
        return await self._db.write(lambda connection: connection.execute(change).rowcount) == 1

    async def _send(self, person: Person, table: str, game: str, seq: int) -> None:
        notice = TurnNotice(
            person_id=person.id, name=person.name, lang=person.lang or "en",
            email=person.email if person.email_confirmed else None,
            webhook=person.webhook, webhook_secret=person.webhook_secret or "", table_id=table, game=game,
            url=f"/t/{table}", seq=seq, subscriptions=await self._subscriptions.of(person.id),
        )  # fmt: skip
        await self._notifier.send(notice)


def _due(connection: Connection, changed_before: float) -> Sequence[Row[*tuple[Any, ...]]]:
    """Return table, game, head, seat and person of those who can be reached and were not yet notified of the turn."""
    columns, seats, people = schema.tables.c, schema.seats.c, schema.people.c
    query = (
        select(columns.id, columns.game, columns.head, seats.seat, people.id.label("person"))
        .join(schema.seats, and_(seats.table == columns.id, seats.seat == columns.actor))
        .join(schema.people, people.id == seats.person)
        .where(
            columns.status == PLAYING,
            columns.lesson.is_(None),
            columns.changed < changed_before,
            seats.notified < columns.head,
            seats.stand_in.is_(None),
            or_(
                people.email_confirmed,
                people.webhook.is_not(None),
                exists().where(schema.subscriptions.c.person == people.id),
            ),
        )
    )
    return connection.execute(query).all()
