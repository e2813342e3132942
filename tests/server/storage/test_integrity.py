"""Damaged SQLite files: what is noticed, and what is said."""

import json
import os
import random
import threading
from pathlib import Path

import httpx
import pytest
from sqlalchemy import insert

from frontier.server.storage import integrity, schema
from frontier.server.storage.database import connect, parse_url
from frontier.server.storage.failures import FailureMonitor
from frontier.server.storage.integrity import BackgroundCheck, check_integrity
from frontier.server.storage.migrations import migrate
from frontier.server.storage.write_count import COUNTS, WriteCounter, counter_file, find_lost_writes
from support.cli import run
from support.processes import SECONDS, wait_for
from support.server import ServerProcess

pytestmark = pytest.mark.slow
PAGE = 4096
PEOPLE = 3000


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """A database of some hundred pages."""
    file = tmp_path / "table.db"
    engine = connect(parse_url(str(file)))
    migrate(engine)
    person = {"name": "A name of some length", "sessions": 0, "auto_confirm": False, "created": 0.0}
    people = [person | {"id": f"person-{n:06}"} for n in range(PEOPLE)]
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(insert(schema.people), people)
    engine.dispose()
    file.chmod(0o600)
    return file


def spoil(file: Path, start: int, length: int) -> None:
    """Junk in place of what was there."""
    with file.open("r+b") as opened:
        opened.seek(start)
        opened.write(random.Random(start).randbytes(length))


def spoil_the_middle(file: Path) -> None:
    pages = file.stat().st_size // PAGE
    assert pages > 60
    spoil(file, (pages - 40) * PAGE, 20 * PAGE)


def test_a_whole_file_is_whole(filled: Path) -> None:
    assert check_integrity(filled) == []


def test_a_damaged_file_is_not_served(filled: Path) -> None:
    spoil_the_middle(filled)
    before = filled.read_bytes()
    told = run("serve", "--database", str(filled), "--port", "0")
    assert told.exit_code != 0
    said = str(told.exception)
    assert f"--database: {filled} is damaged (" in said
    assert "frontier restore BACKUP --database NEW" in said
    assert filled.read_bytes() == before


def test_a_file_that_is_something_else(tmp_path: Path) -> None:
    file = tmp_path / "table.db"
    file.write_bytes(b"not a database at all" * 1000)
    assert check_integrity(file) == ["file is not a database"]


def test_a_backup_of_a_damaged_file_says_how_to_restore(filled: Path, tmp_path: Path) -> None:
    spoil_the_middle(filled)
    target = tmp_path / "saved.db"
    said = str(run("backup", str(target), "--database", str(filled)).exception)
    assert "database disk image is malformed" in said
    assert "frontier restore BACKUP" in said
    assert not target.exists()


def test_damage_met_while_serving(filled: Path, tmp_path: Path) -> None:
    """A request that comes upon it is refused in words, and the log has a line."""
    with ServerProcess(str(filled), tmp_path, "--no-limits", "--no-check") as server:
        assert server.process is not None
        ann = server.guest("Ann")
        server.kill()
        # Everything in one file, and then all is junk behind the pages that every table and index begins with.
        engine = connect(parse_url(str(filled)))
        with engine.connect() as connection:
            connection.exec_driver_sql("SELECT count(*) FROM people")
            first = int(connection.exec_driver_sql("SELECT max(rootpage) FROM sqlite_master").scalar_one())
        engine.dispose()
        spoil(filled, first * PAGE, filled.stat().st_size - first * PAGE)
        server.start()
        answers = [server.visit(ann).http.get("/api/me") for _ in range(3)]
        for answer in answers:
            assert (answer.status_code, answer.json()["error"]["key"]) == (503, "damaged")
        health = httpx.get(f"{server.url}/health", timeout=SECONDS)
        assert (health.status_code, health.json()["status"]) == (503, "damaged")
        assert "restore a backup" in health.json()["why"]
    written = server.log.read_text()
    assert "Traceback" not in written
    assert sum("database-failed" in line for line in written.splitlines()) == 1


def test_a_large_file_is_checked_beside(filled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(integrity, "SMALL", PAGE)
    assert not integrity.is_small(filled)
    failures = FailureMonitor()
    check = BackgroundCheck(filled, failures)
    check._thread.join(SECONDS)
    assert not failures.is_damaged
    spoil_the_middle(filled)
    check = BackgroundCheck(filled, failures)
    wait_for(lambda: failures.is_damaged)
    check.close()


def test_a_check_can_be_broken_off(filled: Path) -> None:
    stop = threading.Event()
    stop.set()
    assert check_integrity(filled, stop) == []


# --- what is missing at the end ---


def lines(server: ServerProcess, start: int = 0) -> list[str]:
    return [line for line in server.log.read_text()[start:].splitlines() if "missing" in line]


def test_a_damaged_write_ahead_log_is_noticed(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    server = ServerProcess(str(database), tmp_path, "--no-limits").start()
    try:
        ann = server.guest("Ann")
        for n in range(20):
            ann.post("/api/guests", name=f"Guest {n}")
        server.kill()
        server.start()  # killed, but nothing is lost
        assert lines(server) == []
        server.guest("Ben")
        for _ in range(20):
            ann.table()
        server.kill()
        log = Path(f"{database}-wal")
        spoil(log, log.stat().st_size // 2, 100)
        told = len(server.log.read_text())
        server.start()
        first, *more = lines(server, told)
        assert first.startswith(f"{database}: the last ")
        assert "writes are missing, up to 20" in first
        (event,) = (json.loads(line) for line in more)
        assert (event["event"], event["level"]) == ("writes-missing", "error")
        assert 0 < event["writes"] < 60
        server.guest("Cem")
        told = len(server.log.read_text())
        server.stop()
        server.start()
        assert lines(server, told) == [], "what is there now counts"
        server.stop()
        for file in (database, log):
            file.unlink(missing_ok=True)
        server.start()
        assert lines(server, told) == [], "a new database has lost nothing"
    finally:
        server.stop()


def test_the_seal(tmp_path: Path) -> None:
    address = parse_url(str(tmp_path / "table.db"))
    path = counter_file(address)
    engine = connect(address)
    seal = WriteCounter(path)

    def loss_at(number: int, counted: int) -> int | None:
        seal.note(number, 1_800_000_000.5)
        with engine.begin() as connection:
            connection.exec_driver_sql(f"PRAGMA user_version = {counted}")
        with engine.connect() as connection:
            found = find_lost_writes(connection, path)
        return None if found is None else found.writes

    with engine.connect() as connection:
        assert find_lost_writes(connection, path) is None, "no seal, no complaint"
    assert loss_at(5, 5) is None
    assert loss_at(12, 5) == 7
    assert loss_at(5, 12) is None
    assert loss_at(3, COUNTS - 2) == 5, "it counts round"
    assert path.stat().st_mode & 0o777 == 0o600
    path.write_text("junk")
    with engine.connect() as connection:
        assert find_lost_writes(connection, path) is None
    path.unlink()
    seal.close()
    os.mkdir(path)
    seal.note(1, 1.0)  # where nothing can be noted, nothing is
    engine.dispose()
