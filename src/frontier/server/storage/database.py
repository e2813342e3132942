"""The one place that talks to SQLite or PostgreSQL. Work runs in threads, never on the event loop.

A table's log grows only by `append`: everything that waits is written in one transaction, and each entry's sequence
number must follow the table's last one, or nothing of that append is written.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, bindparam, create_engine, event, insert, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from frontier import OptionError
from frontier.server.errors import Refused
from frontier.server.storage import schema
from frontier.server.storage.failures import FailureMonitor
from frontier.server.storage.process_messages import LogAppended, ProcessMessage, encode
from frontier.server.storage.write_count import WriteCounter, count_transaction, counter_file

T = TypeVar("T")
Row = dict[str, Any]
READERS = 4
CHANNEL = "frontier"
BUSY_SECONDS = 30.0
# A network that went silent is noticed within seconds, not hours.
KEEPALIVE: dict[str, Any] = {
    "connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}  # fmt: skip


# Made once: to build a statement takes longer than to run it.
ADVANCE_HEAD = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.head == bindparam("before"))
    .values({column: bindparam(column) for column in ("head", "changed", "status", "actor", "result")})
)
INSERT_ENTRIES = insert(schema.entries)


@dataclass(frozen=True)
class Append:
    """Entries to follow a table's head, and what else changes with them in the same transaction."""

    table: str
    head: int
    entries: list[Row]
    values: Row  # of the table's row: changed, status, actor, result
    also: Sequence[Executable] = ()


def parse_url(given: str) -> URL:
    """Return the address of a database; a bare path is an SQLite file. OptionError says what is wrong."""
    try:
        url = make_url(given if "://" in given else f"sqlite:///{given}")
    except ArgumentError:
        raise OptionError("--database: expected a file, sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    match url.get_backend_name():
        case "sqlite":
            if url.database in (None, "", ":memory:"):
                raise OptionError("--database: SQLite needs a file")
            folder = Path(str(url.database)).absolute().parent
            if not folder.is_dir():
                raise OptionError(f"--database: there is no folder {folder}")
            return url.set(drivername="sqlite+pysqlite")
        case "postgresql":
            return url.set(drivername="postgresql+psycopg")
        case other:
            raise OptionError(f"--database: expected sqlite or postgresql, got {other}")


def connect(url: URL) -> Engine:
    """Return an engine with what both kinds of database need to be safe and quick."""
    if url.get_backend_name() == "postgresql":
        return create_engine(
            url, pool_size=READERS + 2, pool_pre_ping=True, hide_parameters=True, connect_args=dict(KEEPALIVE)
        )
    arguments = {"timeout": BUSY_SECONDS, "check_same_thread": False}
    engine = create_engine(url, pool_size=READERS + 2, connect_args=arguments, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # transactions begin below, not behind our back
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")  # a killed process loses nothing
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that reads first and writes later would fail when another one wrote in between.
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


class Database:
    """Reads run side by side; writes one after another, which is what SQLite does anyway."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.engine = connect(url)
        self.is_shared = url.get_backend_name() == "postgresql"  # other processes may write too
        self.origin = ""  # identifies this process in its messages to the others
        self.failures = FailureMonitor()
        self._readers = ThreadPoolExecutor(READERS, "read")
        self._writers = ThreadPoolExecutor(2 if self.is_shared else 1, "write")
        self._write_counter = None if self.is_shared else WriteCounter(counter_file(url))
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._appending: asyncio.Task[None] | None = None
        self.on_commit: Callable[[float, int], None] | None = None  # seconds and entries, for the metrics

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run queries in one transaction."""

        def run() -> T:
            with self.engine.connect() as connection, connection.begin():
                return work(connection)

        with self.failures.guard(writes=False):
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(
        self,
        work: Callable[[Connection], T],
        notify: Sequence[ProcessMessage] | Callable[[T], Sequence[ProcessMessage]] = (),
    ) -> T:
        """Run changes in one transaction and notify the other processes; what of, may depend on the result."""

        def run() -> T:
            with self._transaction() as connection:
                result = work(connection)
                self._notify(connection, notify(result) if callable(notify) else notify)
                return result

        with self.failures.guard(writes=True):
            return await asyncio.get_running_loop().run_in_executor(self._writers, run)

    async def notify(self, *messages: ProcessMessage) -> None:
        """Notify the other processes, if there can be any, of something that is not in the database."""
        if messages and self.is_shared:
            await self.write(lambda connection: None, notify=messages)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """Open a transaction that writes."""
        number = 0
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection
            if self._write_counter is not None:
                number = count_transaction(connection)
        if self._write_counter is not None:
            self._write_counter.note(number, time.time())

    async def append(self, append: Append) -> bool:
        """Write to a table's log; False if somebody else was first, and then nothing was written."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[bool] = loop.create_future()
        self._waiting.append((append, future))
        if self._appending is None:
            self._appending = loop.create_task(self._append_waiting())
        return await asyncio.shield(future)

    async def _append_waiting(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                if not await self._write_batch(batch):
                    for single in batch:  # one of them is bad; the others must not pay for it
                        await self._write_batch([single])
        finally:
            self._appending = None

    async def _write_batch(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> bool:
        """Write a batch and resolve its futures; False if its parts have to be written one by one."""
        loop = asyncio.get_running_loop()
        started = loop.time()
        try:
            with self.failures.guard(writes=True):
                done = await loop.run_in_executor(self._writers, self._write_all, [append for append, _ in batch])
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, Refused):
                return False
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return True
        for (_, future), was_first in zip(batch, done, strict=True):
            if not future.done():
                future.set_result(was_first)
        if self.on_commit is not None:
            written = [append for (append, _), was_first in zip(batch, done, strict=True) if was_first]
            self.on_commit(loop.time() - started, sum(len(append.entries) for append in written))
        return True

    def _write_all(self, batch: list[Append]) -> list[bool]:
        done = [False] * len(batch)
        rows: list[Row] = []
        appended: list[ProcessMessage] = []
        # In the order of their ids, so that two processes cannot wait for each other.
        order = sorted(range(len(batch)), key=lambda i: (batch[i].table, batch[i].head))
        with self._transaction() as connection:
            for i in order:
                append = batch[i]
                values = {
                    "table": append.table, "before": append.head, "head": append.head + len(append.entries),
                    **append.values,
                }  # fmt: skip
                if connection.execute(ADVANCE_HEAD, values).rowcount != 1:
                    continue
                done[i] = True
                for seq, entry in enumerate(append.entries, start=append.head + 1):
                    rows.append({**entry, "table": append.table, "seq": seq})
                for statement in append.also:
                    connection.execute(statement)
                appended.append(LogAppended(append.table, values["head"]))
            if rows:
                connection.execute(INSERT_ENTRIES, rows)
            self._notify(connection, appended)
        return done

    def _notify(self, connection: Connection, messages: Sequence[ProcessMessage]) -> None:
        if not self.is_shared:
            return
        for message in messages:
            payload = encode(self.origin, message)
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    async def close(self) -> None:
        """Finish what waits, then close the database."""
        if self._appending is not None:
            await self._appending
        self._readers.shutdown()
        self._writers.shutdown()
        if self._write_counter is not None:
            self._write_counter.close()
        self.engine.dispose()
