"""The store itself: appends that are written together, conflicts, and the way to the present schema."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Executable, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError

from frontier import OptionError
from frontier.server.storage import schema
from frontier.server.storage.database import Append, Database, connect, parse_url
from frontier.server.storage.migrations import config, migrate

pytestmark = pytest.mark.slow

Json = dict[str, Any]
TABLES = [f"table-{n:02}" for n in range(12)]
MIGRATE = """
import sys
from frontier.server.storage.database import connect, parse_url
from frontier.server.storage.migrations import migrate
print("ready", flush=True)
sys.stdin.readline()
migrate(connect(parse_url(sys.argv[1])))
"""


@pytest.fixture
async def db(database: str) -> AsyncIterator[Database]:
    """A database with a few tables that have begun."""
    opened = Database(parse_url(database))
    migrate(opened.engine)
    person = {"id": "ann", "name": "Ann", "sessions": 0, "auto_confirm": False, "created": 0.0}
    table = {
        "game": "homesteaders", "players": 2, "modules": [], "options": {}, "components": "c", "rules": 1,
        "visibility": "link", "speed": "live", "pace": 0.0, "status": "playing", "host": "ann", "secret": "s",
        "commitment": "c", "head": 0, "created": 0.0, "changed": 0.0,
    }  # fmt: skip
    await opened.write(lambda c: c.execute(insert(schema.people), person))
    await opened.write(lambda c: c.execute(insert(schema.tables), [table | {"id": id_} for id_ in TABLES]))
    yield opened
    await opened.close()


def entries(*actions: int | None, kind: str | None = "move") -> list[Json]:
    return [{"at": 1.0, "kind": kind, "seat": 0, "action": action, "data": None} for action in actions]


def wish(table: str, head: int, entries: list[Json], at: float = 1.0, also: Sequence[Executable] = ()) -> Append:
    return Append(table, head, entries, {"changed": at, "status": "playing", "actor": 0, "result": None}, also)


async def log_of(db: Database, table: str) -> list[tuple[int, int]]:
    columns = schema.entries.c
    query = select(columns.seq, columns.action).where(columns.table == table).order_by(columns.seq)
    return await db.read(lambda c: [(row.seq, row.action) for row in c.execute(query)])


async def head_of(db: Database, table: str) -> tuple[int, float]:
    query = select(schema.tables.c.head, schema.tables.c.changed).where(schema.tables.c.id == table)
    return await db.read(lambda c: tuple(c.execute(query).one()))


# --- appending ---


@pytest.mark.anyio
async def test_many_appends_at_once_are_written_together(db: Database) -> None:
    rounds, commits = 15, []
    db.on_commit = lambda seconds, written: commits.append(written)

    async def play(table: str) -> None:
        head = 0
        for turn in range(rounds):
            length = 1 + turn % 3
            assert await db.append(wish(table, head, entries(*range(head + 1, head + length + 1))))
            head += length

    await asyncio.gather(*map(play, TABLES))
    for table in TABLES:
        assert await log_of(db, table) == [(n, n) for n in range(1, 2 * rounds + 1)]
        assert (await head_of(db, table))[0] == 2 * rounds
    assert sum(commits) == 2 * rounds * len(TABLES)
    assert len(commits) <= 3 * rounds, "one transaction for all that wait, not one for each"


@pytest.mark.anyio
async def test_appends_that_follow_each_other_may_wait_together(db: Database) -> None:
    waiting = [db.append(wish(TABLES[0], n, entries(n))) for n in range(20)]
    assert all(await asyncio.gather(*waiting))
    assert await log_of(db, TABLES[0]) == [(n + 1, n) for n in range(20)]


@pytest.mark.anyio
async def test_of_those_who_want_the_same_number_one_gets_it_and_the_others_leave_no_trace(db: Database) -> None:
    table, written = TABLES[0], []
    db.on_commit = lambda seconds, entries: written.append(entries)

    def competing(n: int) -> Append:
        also = insert(schema.plans).values(table=table, seat=n, plan={"of": n})
        return wish(table, 0, entries(*[n] * (1 + n % 4)), float(n), (also,))

    done = await asyncio.gather(*(db.append(competing(n)) for n in range(30)))
    (winner,) = [n for n, was_first in enumerate(done) if was_first]
    log = [(seq, winner) for seq in range(1, 2 + winner % 4)]
    assert await log_of(db, table) == log
    assert await head_of(db, table) == (len(log), float(winner))
    plans = await db.read(lambda c: c.execute(select(schema.plans.c.seat)).scalars().all())
    assert list(plans) == [winner]
    assert sum(written) == len(log), "only what was written is counted"


@pytest.mark.anyio
async def test_two_processes_at_one_log(db: Database) -> None:
    """Each with a store of its own, as fast as they can; what one is told to have written, is there."""
    other = Database(db.url)
    table, won = TABLES[0], {}

    async def play(store: Database, name: int) -> None:
        while True:
            head, _ = await head_of(store, table)
            if head >= 40:
                return
            if await store.append(wish(table, head, entries(name, name))):
                won[head] = name

    try:
        await asyncio.gather(play(db, 1), play(other, 2), play(db, 3), play(other, 4))
    finally:
        await other.close()
    assert sorted(won) == list(range(0, 40, 2))
    assert await log_of(db, table) == [(head + k, name) for head, name in sorted(won.items()) for k in (1, 2)]


@pytest.mark.anyio
async def test_one_that_fails_does_not_take_the_others_with_it(db: Database) -> None:
    good = [wish(table, 0, entries(1)) for table in TABLES[1:4]]
    bad = wish(TABLES[0], 0, entries(1, kind=None))
    told = await asyncio.gather(*map(db.append, [*good, bad]), return_exceptions=True)
    assert told[:3] == [True] * 3
    assert isinstance(told[3], IntegrityError)
    assert not await log_of(db, TABLES[0])
    assert (await head_of(db, TABLES[0]))[0] == 0
    assert [await log_of(db, table) for table in TABLES[1:4]] == [[(1, 1)]] * 3


@pytest.mark.anyio
async def test_who_waits_during_a_failure_is_not_hurt(db: Database) -> None:
    bad = asyncio.ensure_future(db.append(wish(TABLES[0], 0, entries(1, kind=None))))
    while db._waiting or db._appending is None:  # until the bad one is on its way
        await asyncio.sleep(0)
    assert await db.append(wish(TABLES[0], 0, entries(7)))
    with pytest.raises(IntegrityError):
        await bad
    assert await log_of(db, TABLES[0]) == [(1, 7)]


@pytest.mark.anyio
async def test_who_goes_away_does_not_disturb_the_others(db: Database) -> None:
    gone = asyncio.ensure_future(db.append(wish(TABLES[0], 0, entries(1))))
    stays = asyncio.ensure_future(db.append(wish(TABLES[1], 0, entries(2))))
    await asyncio.sleep(0)
    gone.cancel()
    assert await stays
    assert await log_of(db, TABLES[0]) == [(1, 1)], "what was asked for is done"
    assert await db.append(wish(TABLES[0], 1, entries(3)))


@pytest.mark.anyio
async def test_closing_finishes_what_waits(database: str, db: Database) -> None:
    closing = Database(parse_url(database))
    waiting = [asyncio.ensure_future(closing.append(wish(table, 0, entries(1)))) for table in TABLES]
    await asyncio.sleep(0)
    await closing.close()
    assert await asyncio.gather(*waiting) == [True] * len(TABLES)
    assert await log_of(db, TABLES[-1]) == [(1, 1)]


@pytest.mark.anyio
async def test_a_change_that_fails_is_taken_back_whole(db: Database) -> None:
    def work(connection: Connection) -> None:
        connection.execute(insert(schema.settings).values(key="a", value="b"))
        raise LookupError

    with pytest.raises(LookupError):
        await db.write(work)
    assert await db.read(lambda c: c.execute(select(schema.settings)).all()) == []


@pytest.mark.anyio
async def test_readers_and_writers_do_not_fail_each_other(db: Database) -> None:
    """On SQLite a transaction that reads first and then writes fails if it did not say so at the start."""
    other = Database(db.url)
    wanted = select(schema.settings.c.value).where(schema.settings.c.key.like("k%"))

    def keep(connection: Connection) -> None:
        found = connection.execute(wanted).all()
        connection.execute(insert(schema.settings).values(key=f"k{uuid4().hex}", value=str(len(found))))

    def kept(connection: Connection) -> int:
        return len(connection.execute(wanted).all())

    try:
        await asyncio.gather(
            *(store.write(keep) for _ in range(15) for store in (db, other)),
            *(store.append(wish(TABLES[k], 0, entries(1))) for k, store in enumerate((db, other))),
            *(store.read(kept) for _ in range(15) for store in (db, other)),
        )
        assert await db.read(kept) == 30
    finally:
        await other.close()


# --- addresses ---


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("mysql://somebody@somewhere/x", "sqlite or postgresql"),
        ("sqlite://", "SQLite needs a file"),
        ("/no/such/folder/table.db", "there is no folder"),
        ("://", "expected a file"),
    ],
)
def test_an_address_that_cannot_work_is_refused(given: str, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        parse_url(given)


# --- the way to the present schema ---


def revisions() -> list[str]:
    folder = Path(sys.modules[migrate.__module__].__file__ or "").parent
    return [script.revision for script in ScriptDirectory(str(folder)).walk_revisions()]


def differences(database: str) -> list[Any]:
    engine = connect(parse_url(database))
    try:
        with engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            return list(compare_metadata(context, schema.metadata))
    finally:
        engine.dispose()


def bring(database: str) -> None:
    engine = connect(parse_url(database))
    try:
        migrate(engine)
    finally:
        engine.dispose()


def test_migrations_lead_to_the_schema(database: str) -> None:
    bring(database)
    assert differences(database) == []


def test_a_difference_would_be_seen(database: str) -> None:
    bring(database)
    engine = connect(parse_url(database))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(text("DROP TABLE plans"))
    engine.dispose()
    assert len(differences(database)) == 1


@pytest.mark.parametrize("revision", revisions())
def test_an_older_database_is_brought_forward_and_keeps_what_it_has(database: str, revision: str) -> None:
    engine = connect(parse_url(database))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        command.upgrade(config(connection), revision)
        connection.execute(text("INSERT INTO settings (key, value) VALUES ('kept', 'yes')"))
    engine.dispose()
    bring(database)
    bring(database)
    assert differences(database) == []
    engine = connect(parse_url(database))
    with engine.connect() as connection:
        assert connection.execute(text("SELECT value FROM settings WHERE key = 'kept'")).scalar_one() == "yes"
    engine.dispose()


def make_newer(database: str) -> None:
    bring(database)
    engine = connect(parse_url(database))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()


def test_a_newer_database_is_refused(database: str) -> None:
    make_newer(database)
    with pytest.raises(OptionError, match=r"newer Frontier \(revision 9999\)"):
        bring(database)
    engine = connect(parse_url(database))
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == "9999"
    engine.dispose()


@pytest.mark.slow
def test_a_server_says_clearly_that_the_database_is_newer(tmp_path: Path) -> None:
    database = str(tmp_path / "table.db")
    make_newer(database)
    program = [sys.executable, "-m", "frontier"]
    command_ = [*program, "serve", "--port", "0", "--database", database]
    done = subprocess.run(command_, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0
    told = " ".join((done.stdout + done.stderr).split())
    assert "newer Frontier (revision 9999)" in told
    assert "Traceback" not in told
    assert "Frontier is at" not in told


@pytest.mark.slow
def test_processes_that_start_together_take_turns(database: str) -> None:
    command_ = [sys.executable, "-c", MIGRATE, database]
    starting = [
        subprocess.Popen(command_, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    for process in starting:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in starting:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    said = [process.communicate(timeout=60)[1] for process in starting]
    assert [process.returncode for process in starting] == [0] * 4, "\n".join(said)
    assert differences(database) == []
    engine = connect(parse_url(database))
    assert set(inspect(engine).get_table_names()) == {*schema.metadata.tables, "alembic_version"}
    engine.dispose()
