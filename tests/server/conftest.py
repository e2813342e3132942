"""Databases and servers for the tests: SQLite in a file, PostgreSQL from `pgserver`."""

import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.server import ServerProcess


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    import psycopg
    from pgserver.postgres_server import get_server

    # A short path: a socket's name may not be longer than about a hundred characters.
    with pytest.MonkeyPatch.context() as patch:
        folder = Path(f"/tmp/frontier-{uuid.uuid4().hex[:8]}")
        folder.mkdir()
        patch.setenv("PGDATA", str(folder))
        server = get_server(folder, cleanup_mode="delete")
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # nobody pulls the plug here
            connection.execute("SELECT pg_reload_conf()")
        yield str(server.get_uri())
        server.cleanup()


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """An empty database."""
    import psycopg

    name = f"t{uuid.uuid4().hex[:12]}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "table.db")
    found: str = request.getfixturevalue("postgres_database")
    return found


@pytest.fixture
def server(database: str, tmp_path: Path) -> Iterator[ServerProcess]:
    """A running server on each kind of database; limits are off, because all come from one address."""
    with ServerProcess(database, tmp_path, "--no-limits") as running:
        yield running


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests that mind only tables of their own, on SQLite."""
    folder = tmp_path_factory.mktemp("shared")
    with ServerProcess(str(folder / "table.db"), folder, "--no-limits") as running:
        yield running
