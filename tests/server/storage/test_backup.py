"""Backup and restore of whole databases, between SQLite and PostgreSQL."""

import dataclasses
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from frontier import OptionError
from frontier.server.people.person import Person
from frontier.server.storage import backup as copying
from frontier.server.storage import schema
from frontier.server.storage.backup import backup, restore
from frontier.server.storage.database import connect, parse_url
from frontier.server.tables import chat
from support.rows import CHATS, ENTRIES, TABLE, entry, fill, rows, table


@pytest.fixture
def filled(database: str) -> str:
    """A database with something in every table."""
    fill(database)
    return database


@pytest.fixture
def other(filled: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty database of the other kind."""
    found = str(tmp_path / "other.db") if "://" in filled else request.getfixturevalue("postgres_database")
    return str(found)


def ignored(done: int, total: int) -> None:
    """Nobody looks."""


def saved(database: str, folder: Path) -> Path:
    """A backup."""
    file = folder / "saved.db"
    backup(parse_url(database), file, ignored)
    return file


@pytest.mark.slow
def test_everything_comes_through_into_the_other_kind(filled: str, other: str, tmp_path: Path) -> None:
    before = rows(filled)
    assert all(before.values()), "a table without rows proves nothing"
    file = saved(filled, tmp_path)
    assert rows(str(file)) == before
    copied = restore(file, parse_url(other), ignored)
    assert rows(other) == before == rows(filled)
    assert copied == sum(map(len, before.values()))


@pytest.mark.slow
def test_numbers_of_messages_go_on_after_the_last(filled: str, other: str, tmp_path: Path) -> None:
    restore(saved(filled, tmp_path), parse_url(other), ignored)
    engine = connect(parse_url(other))
    nothing: dict[str, Any] = {field.name: None for field in dataclasses.fields(Person)}
    person = Person(**nothing | {"id": "ann", "name": "Ann"})
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        assert chat.post(connection, TABLE, person, "hello")["id"] == CHATS + 1
    engine.dispose()


@pytest.mark.slow
def test_what_is_written_meanwhile_is_not_in_it(filled: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = rows(filled)
    monkeypatch.setattr(copying, "BATCH", 10)
    engine = connect(parse_url(filled))
    seen: list[tuple[int, int]] = []

    def play_on(done: int, total: int) -> None:
        """A move between any two batches, as a running server makes them."""
        seen.append((done, total))
        head = ENTRIES + len(seen)
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            connection.execute(insert(schema.tables).values(**table(f"new{head}", "waiting")))
            connection.execute(update(schema.tables).where(schema.tables.c.id == TABLE).values(head=head))
            connection.execute(insert(schema.entries).values(**entry(TABLE, head)))
            connection.execute(insert(schema.chat).values(table=TABLE, person="ben", name="Ben", text="!", at=2.0))

    file = tmp_path / "saved.db"
    backup(parse_url(filled), file, play_on)
    engine.dispose()
    assert rows(str(file)) == before
    total = sum(map(len, before.values()))
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert {of for _, of in seen} == {total}
    assert seen[0][0] == 0
    assert seen[-1][0] == total
    assert len(rows(filled)["entries"]) == ENTRIES + len(seen)
    assert len(seen) > 5


# --- errors: these need no second kind of database ---


@pytest.fixture
def at_home(tmp_path: Path) -> str:
    """A filled SQLite file."""
    database = str(tmp_path / "home.db")
    fill(database)
    return database


def test_a_backup_is_one_plain_file_that_only_its_owner_reads(at_home: str, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    file = saved(at_home, folder)
    assert list(folder.iterdir()) == [file]
    assert file.stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def test_a_backup_overwrites_nothing(at_home: str, tmp_path: Path) -> None:
    file = tmp_path / "saved.db"
    file.write_text("precious")
    with pytest.raises(OptionError, match="exists already"):
        backup(parse_url(at_home), file, ignored)
    assert file.read_text() == "precious"


def test_a_backup_that_fails_leaves_nothing_behind(at_home: str, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()

    def fails(done: int, total: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(parse_url(at_home), folder / "saved.db", fails)
    assert list(folder.iterdir()) == []


def test_a_restore_needs_an_empty_database(at_home: str, tmp_path: Path) -> None:
    file = saved(at_home, tmp_path)
    before = rows(at_home)
    with pytest.raises(OptionError, match="not empty"):
        restore(file, parse_url(at_home), ignored)
    assert rows(at_home) == before


def test_a_server_that_ran_on_it_once_does_no_harm(at_home: str, tmp_path: Path) -> None:
    file = saved(at_home, tmp_path)
    target = str(tmp_path / "target.db")
    restore(file, parse_url(target), ignored)
    engine = connect(parse_url(target))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        for part in reversed(schema.metadata.sorted_tables):
            connection.execute(part.delete())
        connection.execute(insert(schema.settings).values(key="cookie-key", value="of the new server"))
    engine.dispose()
    restore(file, parse_url(target), ignored)
    assert rows(target) == rows(at_home)


def test_a_restore_is_whole_or_nothing(at_home: str, tmp_path: Path) -> None:
    file = saved(at_home, tmp_path)
    connection = sqlite3.connect(file)
    with connection:
        connection.execute("UPDATE chat SET person = 'nobody' WHERE id = 7")
    connection.close()
    target = str(tmp_path / "target.db")
    with pytest.raises(Exception, match="FOREIGN KEY"):
        restore(file, parse_url(target), ignored)
    assert not any(rows(target).values())


def broken(file: Path) -> None:
    file.write_text("this is no database, though it is long enough to look like one " * 50)


def foreign(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE recipes (id INTEGER)")
    connection.close()


def newer(file: Path) -> None:
    fill(str(file))
    connection = sqlite3.connect(file)
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


def missing(file: Path) -> None:
    pass


@pytest.mark.parametrize(
    ("make", "told"),
    [(broken, "not a database"), (foreign, "not a backup"), (newer, "newer Frontier"), (missing, "no such file")],
)
def test_what_is_no_backup_is_refused(make: Callable[[Path], None], told: str, tmp_path: Path) -> None:
    file, target = tmp_path / "given.db", tmp_path / "target.db"
    make(file)
    before = file.read_bytes() if file.exists() else None
    with pytest.raises(OptionError, match=told):
        restore(file, parse_url(str(target)), ignored)
    assert (file.read_bytes() if file.exists() else None) == before
