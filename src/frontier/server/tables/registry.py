"""Keeps tables in memory, in step with the database and other processes, and looks for work left over."""

import asyncio
import gc
import logging
import secrets
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import asdict
from functools import partial
from typing import Any

import psycopg
from sqlalchemy import and_, exists, or_, select, text, update

from frontier.server.background import pruning
from frontier.server.errors import Refused
from frontier.server.notifications import subscriptions
from frontier.server.notifications.notifier import Notice, Notifier
from frontier.server.observability.logs import event
from frontier.server.people.people import People
from frontier.server.people.person import Person
from frontier.server.settings import Settings
from frontier.server.storage import schema
from frontier.server.storage.database import ALIVE, CHANNEL
from frontier.server.storage.failures import AWAY, is_told, said
from frontier.server.tables import commit_reveal, lobby
from frontier.server.tables.live_table import LiveTable
from frontier.server.tables.model import BOT, PLAYING, WAITING, load_table
from frontier.server.tables.table_log import Services, folded
from frontier.server.tables.viewer import Viewer
from frontier.server.threads import SWITCH

LOG = logging.getLogger(__name__)
Json = dict[str, Any]
ROUND = 5.0  # seconds between two looks at what is left over
STALE = 15.0  # seconds beyond a bot's time after which another process may take over its decision
PRESENT = 0x46524F4E  # the class of the advisory locks by which processes on PostgreSQL know that others run
WHO_RUNS = text(
    "SELECT objid FROM pg_locks JOIN pg_database ON pg_locks.database = pg_database.oid"
    f" WHERE locktype = 'advisory' AND classid = {PRESENT} AND datname = current_database()"
)
COLLECT = (10_000, 20, 20)  # thresholds of the garbage collector: full rounds take long with many tables
PRUNE_AFTER = 60.0  # seconds after the start
IDLE = 600.0  # seconds that a table nobody looks at stays in memory


class Office:
    """All tables of this process."""

    def __init__(self, services: Services, people: People, notifier: Notifier, origin: str, settings: Settings) -> None:
        self.services = services
        self.people = people
        self.notifier = notifier
        self.origin = origin
        services.db.origin = origin
        self.tables: dict[str, LiveTable] = {}
        self.stale = settings.bot_seconds + STALE
        self.call_after = settings.call_after
        self.keep = pruning.Keep(settings.keep_guests, settings.keep_waiting, settings.keep_ended)
        self._next_pruning = time.monotonic() + PRUNE_AFTER
        self._since = time.monotonic()
        self._banned: set[str] = set()  # people at tables here, as of the last look
        self._hopeless: set[str] = set()  # tables that this version cannot play on
        self._seen: dict[tuple[str, str], float] = {}  # table and person: when last at the table, in any process
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._number = secrets.randbelow(2**31)  # of this process among those that share the database
        self._others: set[int] = set()

    # Tables ---------------------------------------------------------------------------------------------

    async def get(self, table: str) -> LiveTable:
        """A table, read from the database if it is not in memory; Refused if there is none."""
        live = self.tables.get(table)
        if live is None:
            # Two who ask at the same moment must get the same one.
            if table not in self._loading:
                self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            live = await asyncio.shield(self._loading[table])
        live.used = time.monotonic()
        return live

    async def _load(self, table: str) -> LiveTable:
        try:
            data, mutes = await self.services.db.read(lambda c: (load_table(c, table), lobby.load_mutes(c, table)))
            live = LiveTable(self.services, data, await folded(data), mutes)
            self.tables[table] = live
            self.services.metrics.tables_live(len(self.tables))
            return live
        finally:
            del self._loading[table]

    async def changed(self, table: str) -> LiveTable:
        """After the database was changed otherwise than by the table itself: read it again, tell, and go on."""
        live = await self.get(table)
        await live.catch_up()
        await live.advance()
        return live

    def viewers_of(self, person: str) -> list[Viewer]:
        """A person's connections."""
        return [
            viewer
            for live in self.tables.values()
            for viewer in live.audience.viewers
            if viewer.person is not None and viewer.person.id == person
        ]

    async def person_changed(self, id_: str) -> None:
        """Connections of every process know the person anew."""
        await self._know_anew(id_)
        await self.services.db.write(lambda connection: None, tell=(f"person {id_}",))

    async def _know_anew(self, id_: str) -> None:
        """Those of somebody who signed out everywhere or is banned are cut; they may come again if they still can."""
        person = await self.people.by_id(id_)
        for viewer in self.viewers_of(id_):
            if person is None or viewer.person is None or viewer.person.sessions != person.sessions or person.is_banned:
                viewer.cut()
            else:
                viewer.person = person
        for table, live in list(self.tables.items()):
            if live.data.seats_of(id_):
                await self._safely(table, live.catch_up())  # the name may be another

    async def cut(self, person: str) -> None:
        """End a person's connections in every process: a cookie or token is no longer worth anything."""
        self._cut(person)
        await self.services.db.write(lambda connection: None, tell=(f"cut {person}",))

    def _cut(self, person: str) -> None:
        for viewer in self.viewers_of(person):
            viewer.cut()

    # Running --------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Keep going round; requests are answered from now on, whatever the last process left over."""
        gc.collect()
        gc.freeze()  # all that was imported stays
        gc.set_threshold(*COLLECT)
        sys.setswitchinterval(SWITCH)
        if self.services.db.is_shared:
            self._spawn(self._listen())
        self._spawn(self._go_round())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """End what runs by itself; everything that counts is in the database."""
        for live in self.tables.values():
            live.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _go_round(self) -> None:
        """Take up what was left over when the last process ended, then look around again and again."""
        await self._step(partial(self._take_up, 0.0))
        while True:
            await asyncio.sleep(ROUND)
            for step in (
                self._look_for_changes, self._look_for_people, self._tell_presence, self._take_over, self._draw_lots,
                self._call_people, self._prune,
            ):  # fmt: skip
                await self._step(step)
            self._forget_idle()

    async def _step(self, step: Callable[[], Awaitable[None]]) -> None:
        try:
            await step()
        except Exception as error:
            if not is_told(error):
                event(LOG, "round-failed", level=logging.ERROR, exc_info=True)

    async def _look_for_changes(self) -> None:
        """What was written by a command of the administrator, or missed while the database was away."""
        live = list(self.tables)
        columns = schema.tables.c
        query = select(columns.id, columns.head, columns.status).where(columns.id.in_(live))
        rows = await self.services.db.read(lambda connection: connection.execute(query).all())
        self._drop(set(live) - {row.id for row in rows})
        for row in rows:
            table = self.tables.get(row.id)
            if table is not None and (row.head > table.data.head or row.status != table.data.status):
                await self._safely(row.id, self.changed(row.id))

    def _drop(self, tables: Iterable[str]) -> None:
        """Forget tables that are no longer in the database; who looks at one is sent away."""
        for table in tables:
            live = self.tables.pop(table, None)
            if live is not None:
                live.stop()
                for viewer in live.audience.viewers:
                    viewer.cut()

    async def _prune(self) -> None:
        """Now and then, and by one process: forget what nobody needs any more."""
        if time.monotonic() < self._next_pruning:
            return
        self._next_pruning = time.monotonic() + pruning.EVERY
        if not any(asdict(self.keep).values()) or not await self.services.db.write(pruning.claim):
            return
        done = await pruning.prune(self.services.db, self.keep, self._drop)
        if any(done.values()):
            event(LOG, "pruned", tables=done["tables"], guests=done["guests"])

    async def _look_for_people(self) -> None:
        """Who was banned or signed out by a command of the administrator; PostgreSQL tells that by itself."""
        if self.services.db.is_shared:
            return
        opened: dict[str, set[int]] = {person: set() for live in self.tables.values() for person in live.data.persons}
        for live in self.tables.values():
            for viewer in live.audience.viewers:
                if viewer.person is not None:
                    opened.setdefault(viewer.person.id, set()).add(viewer.person.sessions)
        banned: set[str] = set()
        for person in await self.people.by_ids(list(opened)):
            if person.is_banned:
                banned.add(person.id)
            if (person.is_banned and person.id not in self._banned) or opened[person.id] - {person.sessions}:
                await self._know_anew(person.id)
        self._banned = banned

    async def _safely(self, table: str, work: Coroutine[Any, Any, object]) -> None:
        """One table that cannot be read or played must not hold up the others."""
        try:
            await work
        except Refused as refused:
            if is_told(refused):
                return
            event(LOG, "table-refused", table=table, key=refused.key, why=str(refused.details))
            if refused.key == "old-rules":
                self._hopeless.add(table)
        except Exception:
            event(LOG, "table-broken", level=logging.ERROR, exc_info=True, table=table)
            self._hopeless.add(table)

    async def _take_over(self) -> None:
        """What another process should have done long ago, or can do no more: then at once."""
        await self._take_up(0.0 if await self._is_somebody_gone() else self.stale)

    async def _is_somebody_gone(self) -> bool:
        """Whether a process that ran since the last round has ended: the database lets go of the lock it held."""
        if not self.services.db.is_shared:
            return False
        before = self._others
        found = await self.services.db.read(lambda connection: connection.execute(WHO_RUNS).scalars().all())
        self._others = set(found) - {self._number}
        return not before <= self._others

    async def _take_up(self, age: float) -> None:
        """Tables that wait for a bot or have not begun although everybody sits; at the start also those with plans."""
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
        for table in await self.services.db.read(lambda connection: connection.execute(query).scalars().all()):
            if table not in self._hopeless:
                await self._safely(table, self._take_up_one(table, is_late=age > 0))

    async def _take_up_one(self, table: str, is_late: bool) -> None:
        live = await self.get(table)
        if is_late and live.thinking is None:
            await live.catch_up()
        await live.advance()

    async def _draw_lots(self) -> None:
        """Tables that need not wait any longer for the nonces of those who are away; browsers that lost this process
        get the time to find it again."""
        if time.monotonic() - self._since < commit_reveal.REVEAL["live"]:
            return
        for table in await self.services.db.read(commit_reveal.overdue):
            await self._safely(table, self._draw_lots_of(table))

    async def _draw_lots_of(self, table: str) -> None:
        await self.services.db.write(lambda c: commit_reveal.go_without(c, table), tell=(f"info {table}",))
        await self.changed(table)

    def _forget_idle(self) -> None:
        """Tables that nobody looks at leave memory, those whose game is over at once."""
        now = time.monotonic()
        for table, live in list(self.tables.items()):
            patience = IDLE if live.data.status in (WAITING, PLAYING) else ROUND
            is_busy = live.audience.viewers or live.thinking is not None or live.lock.locked()
            if not is_busy and now - live.used > patience:
                del self.tables[table]
        self.services.metrics.tables_live(len(self.tables))

    # Calling people -------------------------------------------------------------------------------------

    async def _tell_presence(self) -> None:
        """Those whom a table waits for and who are at it need not be called, by no process."""
        now = time.monotonic()
        self._seen = {key: at for key, at in self._seen.items() if now - at < self.call_after}
        present: list[str] = []
        for table, live in self.tables.items():
            seat = live.data.actor if live.data.status == PLAYING else None
            person = live.data.seats[seat].person if seat is not None else None
            if person is not None and live.audience.has(person):
                self._seen[table, person] = now
                present.append(f"here {table} {person}")
        if present and self.services.db.is_shared:
            await self.services.db.write(lambda connection: None, tell=present)

    async def _call_people(self) -> None:
        """Tell those who are away that it is their turn, once a turn."""
        columns, seats, people = schema.tables.c, schema.seats.c, schema.people.c
        query = (
            select(columns.id, columns.game, columns.head, seats.seat, people.id.label("person"))
            .join(schema.seats, and_(seats.table == columns.id, seats.seat == columns.actor))
            .join(schema.people, people.id == seats.person)
            .where(
                columns.status == PLAYING,
                columns.changed < time.time() - self.call_after,
                seats.notified < columns.head,
                seats.stand_in.is_(None),
                or_(
                    people.email_confirmed,
                    people.webhook.is_not(None),
                    exists().where(schema.subscriptions.c.person == people.id),
                ),
            )
        )
        for row in await self.services.db.read(lambda connection: connection.execute(query).all()):
            if (row.id, row.person) in self._seen:
                continue
            person = await self.people.by_id(row.person)
            if person is not None and not person.is_banned and await self._claim(row.id, row.seat, row.head):
                self._spawn(self._call(person, row.id, row.game, row.head))

    async def _claim(self, table: str, seat: int, head: int) -> bool:
        """Whether it is up to this process to call somebody."""
        seats = schema.seats.c
        own = and_(seats.table == table, seats.seat == seat, seats.notified < head)
        change = update(schema.seats).where(own).values(notified=head)
        return await self.services.db.write(lambda connection: connection.execute(change).rowcount) == 1

    async def _call(self, person: Person, table: str, game: str, seq: int) -> None:
        browsers = await self.services.db.read(lambda connection: subscriptions.of(connection, person.id))
        notice = Notice(
            person_id=person.id, name=person.name, lang=person.lang or "en",
            email=person.email if person.email_confirmed else None,
            webhook=person.webhook, webhook_secret=person.webhook_secret or "", table_id=table, game=game,
            url=f"/t/{table}", seq=seq, subscriptions=browsers,
        )  # fmt: skip
        await self.notifier.send(notice)

    # Other processes ------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Hear what other processes wrote; after a break, look at everything."""
        address = self.services.db.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True, **ALIVE) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await connection.execute("SELECT pg_advisory_lock(%s, %s)", (PRESENT, self._number))
                    hello = f"{self.origin} runs {self._number}"
                    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, hello))
                    await self._look_at_everything()
                    async for notice in connection.notifies():
                        origin, kind, subject, *rest = notice.payload.split(" ")
                        if origin != self.origin:
                            await self._safely(subject, self._hear(kind, subject, rest))
            except Exception as error:  # whatever it is, without listening this process would play on its own
                if isinstance(error, psycopg.OperationalError):
                    self.services.db.failures.note(AWAY, said(error))
                else:
                    event(LOG, "listening-failed", level=logging.WARNING, exc_info=True)
                for live in self.tables.values():
                    for viewer in live.audience.viewers:
                        viewer.cut()  # they come again, if they still may
                await asyncio.sleep(1.0)

    async def _look_at_everything(self) -> None:
        """What was told while nobody listened is read again."""
        for table in list(self.tables):
            for kind in ("mutes", "log"):
                await self._safely(table, self._hear(kind, table, []))

    async def _hear(self, kind: str, subject: str, rest: list[str]) -> None:
        if kind == "person":
            await self._know_anew(subject)
            return
        if kind == "runs":
            self._others.add(int(subject))
            return
        if kind == "cut":
            self._cut(subject)
            return
        if kind == "gone":
            self._drop((subject,))
            return
        if kind == "here":
            self._seen[subject, rest[0]] = time.monotonic()
            return
        if subject in self._loading:  # may have been read just before the change
            await asyncio.wait({self._loading[subject]})
        live = self.tables.get(subject)
        if live is None:
            return
        if kind == "log" and rest and int(rest[0]) <= live.data.head:
            return  # read together with an earlier one
        match kind:
            case "chat":
                for message in await self.services.db.read(lambda c: lobby.messages(c, subject, int(rest[0]) - 1)):
                    if message["id"] == int(rest[0]):  # those after it are told of on their own
                        live.audience.tell_chat(message)
            case "mutes":
                live.audience.mutes = await self.services.db.read(lambda c: lobby.load_mutes(c, subject))
            case "removed":
                await live.let_get_up(rest[0])
            case "plan":
                await live.hear_plans()
                await live.advance(is_ours=False)
            case _:
                if await live.catch_up():
                    live.stop()  # whoever wrote goes on with the bots
                await live.advance(is_ours=False)
