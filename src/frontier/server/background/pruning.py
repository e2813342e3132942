"""Forgets what nobody needs any more: guests who never sat down, tables nobody began, lessons that were left, and, if
so wished, old games.

Never a running game of people. Everything goes in small transactions, so that nobody who plays has to wait.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, false, func, or_, select, text, update

from frontier.server.observability.logs import event
from frontier.server.storage import schema
from frontier.server.storage.database import Database
from frontier.server.storage.process_messages import TableDeleted
from frontier.server.tables.model import ABANDONED, CLOSED, ENDED, WAITING
from frontier.server.tables.registry import TableRegistry

LOG = logging.getLogger(__name__)
DAY = 86400.0
EVERY = 3600.0  # seconds between two rounds, of whichever process
START_DELAY = 60.0  # seconds from the start of a process to its first round
TABLES, GUESTS = 20, 200  # that go in one transaction
PAUSE = 0.02  # seconds between two transactions, for those who play
CLAIM = text(
    "INSERT INTO settings (key, value) VALUES ('pruned', :now) ON CONFLICT (key) DO UPDATE SET value = excluded.value "
    "WHERE CAST(settings.value AS DOUBLE PRECISION) <= :before"
)


@dataclass(frozen=True)
class Retention:
    """For how many days things are kept; 0 means for ever."""

    guests: float = 30.0  # who have no seat, said nothing and left no address, since they came
    waiting: float = 14.0  # tables that nobody began, since somebody last came or went; lessons, since the last move
    ended: float = 0.0  # games that are over, since they ended


class Pruner:
    """Prunes now and then, in one of the processes."""

    def __init__(self, db: Database, registry: TableRegistry, retention: Retention) -> None:
        self._db = db
        self._registry = registry
        self._retention = retention
        self.next_run = time.monotonic() + START_DELAY

    async def run_if_due(self) -> None:
        """Prune, unless this process or another has done it lately."""
        if time.monotonic() < self.next_run:
            return
        self.next_run = time.monotonic() + EVERY
        if not any(asdict(self._retention).values()) or not await self._db.write(claim):
            return
        done = await prune(self._db, self._retention, self._registry.discard)
        if any(done.values()):
            event(LOG, "pruned", tables=done["tables"], guests=done["guests"])


def claim(connection: Connection) -> bool:
    """Claim the next round of pruning; whether it is up to this process, and nobody has done it lately."""
    now = time.time()
    return connection.execute(CLAIM, {"now": str(now), "before": now - 0.9 * EVERY}).rowcount == 1


def prune_tables(connection: Connection, retention: Retention) -> list[str]:
    """Delete some tables with all that belongs to them, and return which. Fewer than TABLES: these were the last."""
    columns = schema.tables.c
    found = connection.execute(
        select(columns.id, columns.previous, columns.next)
        .where(_old_tables(retention))
        .order_by(columns.changed)
        .limit(TABLES)
        .with_for_update(skip_locked=True)  # somebody joins or moves at this very moment
    ).all()
    gone = [row.id for row in found]
    for name, others in (("next", [row.previous for row in found]), ("previous", [row.next for row in found])):
        links = and_(columns.id.in_([id_ for id_ in others if id_ is not None]), columns[name].in_(gone))
        connection.execute(update(schema.tables).where(links).values({name: None}))
    connection.execute(delete(schema.tables).where(columns.id.in_(gone)))  # and what hangs on them
    return gone


def prune_guests(connection: Connection, retention: Retention) -> int:
    """Delete some guests and return how many. Fewer than GUESTS: these were the last."""
    id_ = schema.people.c.id
    wanted = select(id_).where(_old_guests(retention)).order_by(id_).limit(GUESTS).with_for_update(skip_locked=True)
    gone = connection.execute(wanted).scalars().all()
    connection.execute(delete(schema.people).where(id_.in_(gone)))
    return len(gone)


async def prune(
    db: Database, retention: Retention, on_gone: Callable[[list[str]], None] = lambda tables: None
) -> dict[str, int]:
    """Delete everything that may go, in small transactions, and return how many tables and guests; `on_gone` gets the
    tables."""
    done = {"tables": 0, "guests": 0}
    is_more = True
    while is_more:
        gone = await db.write(
            lambda connection: prune_tables(connection, retention),
            notify=lambda tables: [TableDeleted(table) for table in tables],
        )
        on_gone(gone)
        done["tables"] += len(gone)
        is_more = len(gone) == TABLES
        await asyncio.sleep(PAUSE)
    is_more = True
    while is_more:
        guests = await db.write(lambda connection: prune_guests(connection, retention))
        done["guests"] += guests
        is_more = guests == GUESTS
        await asyncio.sleep(PAUSE)
    return done


def count(connection: Connection, retention: Retention) -> dict[str, int]:
    """Return how much would be deleted at this moment."""
    entries = select(func.count()).select_from(schema.entries).join(schema.tables)

    def number(query: Select[Any]) -> int:
        return int(connection.execute(query).scalar_one())

    tables = select(func.count()).select_from(schema.tables)
    return {
        "waiting": number(tables.where(_never_begun(retention))),
        "ended": number(tables.where(_old_tables(retention), ~_never_begun(retention))),
        "entries": number(entries.where(_old_tables(retention))),
        "guests": number(select(func.count()).select_from(schema.people).where(_old_guests(retention))),
    }


def _before(days: float) -> float:
    return time.time() - days * DAY


def _never_begun(retention: Retention) -> ColumnElement[bool]:
    columns = schema.tables.c
    if not retention.waiting:
        return false()
    is_still = and_(columns.status.in_((WAITING, ABANDONED, CLOSED)), columns.head == 0)
    return and_(or_(is_still, columns.lesson.is_not(None)), columns.changed < _before(retention.waiting))


def _old_tables(retention: Retention) -> ColumnElement[bool]:
    columns = schema.tables.c
    if not retention.ended:
        return _never_begun(retention)
    is_over = and_(columns.status.in_((ENDED, ABANDONED, CLOSED)), columns.changed < _before(retention.ended))
    return or_(_never_begun(retention), is_over)


def _old_guests(retention: Retention) -> ColumnElement[bool]:
    """Nobody would miss them, and no row of the database names them."""
    people = schema.people.c
    if not retention.guests:
        return false()
    named = (
        schema.seats.c.person, schema.tables.c.host, schema.chat.c.person, schema.tokens.c.person,
        schema.subscriptions.c.person, schema.mutes.c.owner, schema.mutes.c.muted, schema.studies.c.person,
    )  # fmt: skip
    return and_(
        people.login.is_(None),
        people.email.is_(None),
        people.webhook.is_(None),
        people.created < _before(retention.guests),
        *(~exists().where(column == people.id) for column in named),
    )
