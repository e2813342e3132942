"""A database that can be reached but does not do its work: full, read-only, failing. What is told, and how briefly."""

import asyncio
import json
import logging
import resource
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from psycopg import errors as psycopg_errors
from sqlalchemy import Connection, event, insert
from sqlalchemy.exc import DBAPIError, IntegrityError, InternalError

from frontier.server.errors import Refused
from frontier.server.storage import schema
from frontier.server.storage.database import Database, parse_url
from frontier.server.storage.failures import QUIET, FailureMonitor, diagnose
from frontier.server.storage.health import BETWEEN, FRESH, Health
from frontier.server.storage.migrations import migrate
from support.postgres import PostgresServer
from support.processes import SECONDS, wait_for
from support.server import Client, ServerProcess

pytestmark = pytest.mark.slow


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def db(tmp_path: Path, clock: Clock) -> AsyncIterator[Database]:
    opened = Database(parse_url(str(tmp_path / "table.db")))
    opened.failures = FailureMonitor(clock)
    migrate(opened.engine)
    yield opened
    await opened.close()


def let(db: Database, pragma: str) -> None:
    """Every transaction from now on runs under this pragma, after which all connections are new."""
    db.engine.dispose()

    @event.listens_for(db.engine, "connect")
    def set_pragma(connection: Any, _record: object) -> None:
        connection.execute(f"PRAGMA {pragma}")


def large(connection: Connection) -> None:
    connection.execute(insert(schema.settings).values(key="large", value="x" * 2_000_000))


def failed(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    return [vars(record)["fields"] for record in caplog.records if record.message == "database-failed"]


@pytest.mark.anyio
async def test_a_full_disk_takes_a_line_not_a_traceback(
    db: Database, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    let(db, "max_page_count = 100")
    for _ in range(50):
        with pytest.raises(Refused, match="busy"):
            await db.write(large)
    (told,) = failed(caplog)
    assert told == {"why": "the disk of the database is full", "said": "database or disk is full"}
    assert not any(record.exc_info for record in caplog.records)
    clock.now += QUIET
    with pytest.raises(Refused):
        await db.write(large)
    assert [line.get("times") for line in failed(caplog)] == [None, 50]


@pytest.mark.anyio
async def test_health_notices_that_nothing_is_written_any_more(db: Database, clock: Clock) -> None:
    health = Health(db)
    let(db, "query_only = ON")
    assert await health.trouble() is None, "a write has just succeeded, so none is tried"
    clock.now += FRESH
    assert await health.trouble() == "read-only"
    let(db, "query_only = OFF")
    assert await health.trouble() == "read-only", "one write a second is enough to see"
    clock.now += BETWEEN
    assert await health.trouble() is None


@pytest.mark.anyio
async def test_health_notices_a_write_that_failed_at_once(db: Database, clock: Clock) -> None:
    health = Health(db)
    let(db, "max_page_count = 100")
    with pytest.raises(Refused):
        await db.write(large)
    health._tested = clock.now
    assert await health.trouble() == "full"
    clock.now += BETWEEN
    assert await health.trouble() is None, "small things still fit"


@pytest.mark.anyio
async def test_many_who_ask_cost_one_write(db: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    health, tried = Health(db), 0
    real = db.write

    async def counted(*arguments: Any, **named: Any) -> Any:
        nonlocal tried
        tried += 1
        return await real(*arguments, **named)

    monkeypatch.setattr(db, "write", counted)
    let(db, "query_only = ON")
    clock.now += FRESH
    for _ in range(3):
        assert set(await asyncio.gather(*(health.trouble() for _ in range(100)))) == {"read-only"}
    assert tried == 1
    clock.now += BETWEEN
    await asyncio.gather(*(health.trouble() for _ in range(100)))
    assert tried == 2


@pytest.mark.parametrize(
    ("error", "what"),
    [
        (psycopg_errors.ReadOnlySqlTransaction(), "read-only"),
        (psycopg_errors.InsufficientPrivilege(), "read-only"),
        (psycopg_errors.DiskFull(), "full"),
        (psycopg_errors.TooManyConnections(), "crowded"),
        (psycopg_errors.OutOfMemory(), "crowded"),
        (psycopg_errors.AdminShutdown(), "away"),
        (psycopg_errors.CannotConnectNow(), "away"),
        (psycopg_errors.DataCorrupted(), "damaged"),
        (psycopg_errors.IndexCorrupted(), "damaged"),
        (psycopg_errors.InternalError_(), None),
    ],
)
def test_what_postgresql_says(error: psycopg.Error, what: str | None) -> None:
    assert diagnose(InternalError("statement", None, error)) == what


def test_our_own_faults_are_not_the_database_s() -> None:
    assert diagnose(IntegrityError("statement", None, psycopg_errors.UniqueViolation())) is None
    assert diagnose(LookupError()) is None
    assert diagnose(DBAPIError("statement", None, psycopg_errors.SyntaxError())) is None


# --- with the real server ---


def health_of(server: ServerProcess) -> tuple[int, dict[str, Any]]:
    answer = httpx.get(f"{server.url}/health", timeout=SECONDS)
    return answer.status_code, answer.json()


def tracebacks(server: ServerProcess) -> list[str]:
    return [line for line in server.log.read_text().splitlines() if "Traceback" in line]


def act(person: Client, table: str) -> httpx.Response:
    seen = person.state(table)
    body = {"seq": seen["seq"], "action": seen["legal"][0]["action"]}
    return person.http.post(f"/api/tables/{table}/act", json=body)


def test_postgresql_that_may_only_be_read(tmp_path: Path) -> None:
    """As a standby is, or a server whose disk ran over."""

    def read_only(is_on: bool) -> None:
        with psycopg.connect(postgres.url, autocommit=True) as connection:
            connection.execute("SET default_transaction_read_only = off")
            connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {'on' if is_on else 'off'}".encode())
            connection.execute("SELECT pg_reload_conf()")

    with PostgresServer() as postgres, ServerProcess(postgres.url, tmp_path, "--no-limits") as server:
        ann = server.guest("Ann")
        table = ann.table("homesteaders", seats=[{"kind": "human"}, {"kind": "human"}])
        read_only(True)
        wait_for(lambda: health_of(server)[0] == 503)
        assert health_of(server)[1] == {"status": "read-only", "why": "the database may only be read"}
        answer = act(ann, table)
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "busy")
        assert "Retry-After" in answer.headers
        read_only(False)
        wait_for(lambda: health_of(server)[0] == 200)
        assert act(ann, table).status_code == 200
    assert not tracebacks(server)


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is set from outside")
def test_a_disk_that_fails_and_works_again(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "table.db"), tmp_path, "--no-limits") as server:
        assert server.process is not None
        ann = server.guest("Ann")
        table = ann.table("homesteaders", seats=[{"kind": "human"}, {"kind": "bot", "bot": "random"}])
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        size = (tmp_path / "table.db-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))
        refused = [ann.http.post("/api/guests", json={"name": "Ben"}) for _ in range(40)]
        assert {answer.status_code for answer in refused} == {503}
        assert health_of(server) == (503, {"status": "disk", "why": "the disk of the database fails"})
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
        wait_for(lambda: health_of(server)[0] == 200)
        wait_for(lambda: bool(ann.state(table)["legal"]))
        assert act(ann, table).status_code == 200
    assert not tracebacks(server)
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert sum(line.get("event") == "database-failed" for line in lines) < 5


def test_no_address_is_in_the_log(tmp_path: Path) -> None:
    """Sockets that open, break off, are refused, or speak nonsense; at the level that is the default."""
    with ServerProcess(str(tmp_path / "table.db"), tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.table()
        ann.socket(table).until("snapshot")
        ann.socket(table).connection.socket.sendall(b"\x81\x82\0\0\0\0\xff\xff")
        ann.socket(table).connection.send("x" * 200_000)
        with httpx.Client() as stranger:
            upgrade = {"Connection": "Upgrade", "Upgrade": "websocket"}
            stranger.get(f"{server.url}/api/tables/{table}/socket", headers=upgrade)
            key = {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version": "13"}
            refused = stranger.get(f"{server.url}/nowhere", headers=upgrade | key | {"Origin": "http://evil.example"})
            assert refused.status_code == 403
    written = server.log.read_text()
    assert "table-laid" in written
    assert "127.0.0.1" not in written
    assert not tracebacks(server)


def test_at_debug_level_addresses_are_there(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "table.db"), tmp_path, "--log-level", "debug") as server:
        ann = server.guest("Ann")
        ann.socket(ann.table()).until("snapshot")
    opened = [json.loads(line) for line in server.log.read_text().splitlines() if "[accepted]" in line]
    assert [line["level"] for line in opened] == [logging.getLevelName(logging.DEBUG).lower()]
    assert "127.0.0.1" in opened[0]["message"]
