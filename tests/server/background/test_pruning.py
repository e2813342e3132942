"""What is forgotten after a time, and above all what is not."""

import asyncio
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update
from websockets.exceptions import ConnectionClosed

from frontier.server.background import pruning
from frontier.server.background.pruning import DAY, Retention, prune
from frontier.server.storage import schema
from frontier.server.storage.database import Database, parse_url
from frontier.server.storage.migrations import migrate
from support.cli import run
from support.processes import SECONDS, wait_for
from support.rows import entry, person, rows, seat, table
from support.server import ServerProcess, TableSocket

pytestmark = pytest.mark.slow
OLD, NEW = 100.0, 1.0  # days
STATUSES = ("waiting", "playing", "over", "abandoned", "closed")


def ago(days: float) -> float:
    return time.time() - days * DAY


@pytest.fixture
async def db(database: str) -> AsyncIterator[Database]:
    opened = Database(parse_url(database))
    migrate(opened.engine)
    yield opened
    await opened.close()


async def add(db: Database, part: Any, *values: dict[str, Any]) -> None:
    def work(connection: Connection) -> None:
        for value in values:
            connection.execute(insert(part), value)

    await db.write(work)


async def create_table(db: Database, id_: str, status: str, days: float, head: int = 3, **more: Any) -> None:
    """A table with something of everything."""
    await add(db, schema.tables, table(id_, status, changed=ago(days), head=head, host="host", **more))
    await add(db, schema.seats, seat(id_, 0, "human", person="host"), seat(id_, 1, "open"))
    await add(db, schema.entries, *(entry(id_, seq) for seq in range(1, head + 1)))
    await add(db, schema.plans, {"table": id_, "seat": 0, "plan": {}})
    await add(db, schema.chat, {"table": id_, "person": "host", "name": "Host", "text": "hi", "at": 1.0})
    await add(db, schema.mutes, {"table": id_, "owner": "host", "muted": "host"})


async def left(db: Database, column: Any) -> set[str]:
    return set(await db.read(lambda connection: connection.execute(select(column)).scalars().all()))


@pytest.mark.anyio
async def test_tables_that_go_and_tables_that_stay(db: Database) -> None:
    await add(db, schema.people, person("host", "Host", created=ago(OLD)))
    for status in STATUSES:
        for days in (OLD, NEW):
            for head in (0, 3):
                age = "old" if days == OLD else "new"
                await create_table(db, f"{status[:6]}-{age}-{head}", status, days, head)
    everything = await left(db, schema.tables.c.id)
    assert (await prune(db, Retention(0, 0, 0)))["tables"] == 0
    assert await left(db, schema.tables.c.id) == everything
    expected = {"waitin-old-0", "abando-old-0", "closed-old-0"}
    keep = Retention()
    counts = await db.read(lambda connection: pruning.count(connection, keep))
    assert (counts["waiting"], counts["ended"], counts["entries"]) == (3, 0, 0)
    heard: list[str] = []
    assert (await prune(db, keep, heard.extend))["tables"] == 3
    assert set(heard) == expected
    assert everything - await left(db, schema.tables.c.id) == expected
    counts = await db.read(lambda connection: pruning.count(connection, Retention(ended=30)))
    assert (counts["waiting"], counts["ended"], counts["entries"]) == (0, 4, 9)
    await prune(db, Retention(ended=30))
    expected |= {"over-old-0", "over-old-3", "abando-old-3", "closed-old-3"}
    stays = everything - expected
    assert stays >= {"playin-old-0", "playin-old-3", "playin-new-0", "waitin-old-3", "over-new-3"}
    for part in (schema.entries, schema.seats, schema.plans, schema.chat, schema.mutes):
        named = await left(db, part.c.table)
        assert named == {id_ for id_ in stays if part is not schema.entries or id_.endswith("3")}
    assert await left(db, schema.tables.c.id) == stays


@pytest.mark.anyio
async def test_many_go_bit_by_bit_and_links_to_them_too(db: Database) -> None:
    await add(db, schema.people, person("host", "Host"))
    many = pruning.TABLES + 5
    await create_table(db, "first", "over", OLD, next="t0")
    for n in range(many):
        await create_table(
            db, f"t{n}", "waiting", OLD, 0, previous="first" if n == 0 else None, next="last" if n == 1 else None
        )
    await create_table(db, "last", "playing", OLD, previous="t1")
    calls: list[int] = []
    assert (await prune(db, Retention(), lambda tables: calls.append(len(tables))))["tables"] == many
    assert calls == [pruning.TABLES, 5]
    links = select(schema.tables.c.id, schema.tables.c.previous, schema.tables.c.next).order_by(schema.tables.c.id)
    found = await db.read(lambda connection: [tuple(row) for row in connection.execute(links)])
    assert found == [("first", None, None), ("last", None, None)]


@pytest.mark.anyio
async def test_guests_who_left_no_trace(db: Database) -> None:
    def somebody(name: str, **more: Any) -> dict[str, Any]:
        return person(name, name, created=more.pop("created", ago(OLD)), **more)

    people = [
        *(somebody(name) for name in ("host", "sat", "spoke", "token", "push", "owner", "muted", "gone1", "gone2")),
        somebody("account", login="account"),
        somebody("mail", email="a@example.org"),
        somebody("hook", webhook="https://example.org"),
        somebody("new", created=ago(NEW)),
    ]
    await add(db, schema.people, *people)
    await add(db, schema.tables, table("t", "playing", changed=ago(OLD), host="host"))
    await add(db, schema.seats, seat("t", 0, "human", person="sat"))
    await add(db, schema.chat, {"table": "t", "person": "spoke", "name": "S", "text": "hi", "at": 1.0})
    await add(db, schema.tokens, {"id": "t", "person": "token", "name": "x", "hash": "h", "created": 1.0})
    await add(db, schema.subscriptions, {"endpoint": "e", "person": "push", "p256dh": "", "auth": "", "created": 1.0})
    await add(db, schema.mutes, {"table": "t", "owner": "owner", "muted": "muted"})
    before = await left(db, schema.people.c.id)
    assert (await db.read(lambda connection: pruning.count(connection, Retention())))["guests"] == 2
    assert (await prune(db, Retention()))["guests"] == 2
    assert before - await left(db, schema.people.c.id) == {"gone1", "gone2"}


@pytest.mark.anyio
async def test_one_process_an_hour(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    other = Database(db.url)
    try:
        claims = await asyncio.gather(*(store.write(pruning.claim) for store in (db, other) for _ in range(3)))
        assert sorted(claims) == [False] * 5 + [True]
        later = time.time() + pruning.EVERY
        monkeypatch.setattr(time, "time", lambda: later)
        assert await other.write(pruning.claim)
        assert not await db.write(pruning.claim)
    finally:
        await other.close()


def test_the_command_beside_a_running_server(server: ServerProcess) -> None:
    """It says what would go; then it is gone, also from the server's memory."""
    ann, ben = server.guest("Ann"), server.guest("Ben")
    old, playing = ann.table(), ann.table(seats=[{"kind": "human"}, {"kind": "human"}])
    socket = ben.socket(old)
    socket.until("snapshot")

    async def age() -> None:
        store = Database(parse_url(server.database))
        await store.write(lambda c: c.execute(update(schema.tables).values(changed=ago(OLD))))
        await store.write(lambda c: c.execute(update(schema.people).values(created=ago(OLD))))
        await store.close()

    asyncio.run(age())
    arguments = ("prune", "--database", server.database)
    said = run(*arguments, "--dry-run").output
    assert "1 guests, 1 tables nobody began, 0 games that are over, 0 entries of their logs would go" in said
    assert len(rows(server.database)["tables"]) == 2
    assert "are gone" in run(*arguments).output
    assert [row["id"] for row in rows(server.database)["tables"]] == [playing]
    wait_for(partial(_is_cut, socket))
    wait_for(partial(_is_unknown, ann, old))
    assert ann.state(playing)["legal"]
    assert ben.http.get("/api/me").status_code == 401


def _is_cut(socket: TableSocket) -> bool:
    try:
        socket.receive(SECONDS)
    except ConnectionClosed:
        return True
    return False


def _is_unknown(person: Any, table: str) -> bool:
    return bool(person.http.get(f"/api/tables/{table}").status_code == 404)


@pytest.mark.anyio
async def test_the_server_prunes_by_itself(tmp_path: Path) -> None:
    from frontier.server.app_state import AppState
    from frontier.server.settings import Settings

    running = AppState(Settings(str(tmp_path / "table.db"), bot_processes=1))
    migrate(running.db.engine)
    try:
        await add(
            running.db, schema.people, person("old", "Old", created=ago(OLD)), person("new", "New", created=ago(NEW))
        )
        await running.pruner.run_if_due()
        assert await left(running.db, schema.people.c.id) == {"old", "new"}, "not right after the start"
        running.pruner.next_run = 0.0
        await running.pruner.run_if_due()
        assert await left(running.db, schema.people.c.id) == {"new"}
    finally:
        running.people.close()
        await running.db.close()
