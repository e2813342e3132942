"""Databases and servers for the tests: SQLite in a file, PostgreSQL from `pgserver`."""

import logging
import ssl
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from frontier.server.observability.logs import TALKATIVE, UVICORN
from support.people_web import World, open_world
from support.postgres import PostgresServer
from support.receivers import shown_certificate
from support.server import ServerProcess, fresh_database


@pytest.fixture(autouse=True)
def own_logging() -> Iterator[None]:
    """Leave the logging of this process as it was: a server that a test runs inside it sets it up its own way."""
    loggers = [logging.getLogger(name) for name in (None, *UVICORN, *TALKATIVE)]
    before = [(list(logger.handlers), logger.level, logger.propagate, logger.disabled) for logger in loggers]
    yield
    logging.captureWarnings(False)
    for logger, (handlers, level, propagate, disabled) in zip(loggers, before, strict=True):
        logger.handlers[:], logger.propagate, logger.disabled = handlers, propagate, disabled
        logger.setLevel(level)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    with PostgresServer() as server:
        yield server.url


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """An empty database."""
    return fresh_database(postgres)


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


MAIL = ("--smtp", "smtp://127.0.0.1:1?from=table@example.org&starttls=0")  # nobody listens there


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests that mind only tables of their own, on SQLite."""
    folder = tmp_path_factory.mktemp("shared")
    with ServerProcess(str(folder / "table.db"), folder, "--no-limits", *MAIL) as running:
        yield running


@pytest.fixture(scope="session")
def shared_postgres_server(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests that mind only tables of their own, on PostgreSQL."""
    folder = tmp_path_factory.mktemp("shared")
    with ServerProcess(fresh_database(postgres), folder, "--no-limits", *MAIL) as running:
        yield running


@pytest.fixture(scope="session", params=["shared_server", "shared_postgres_server"], ids=["sqlite", "postgresql"])
def each_server(request: pytest.FixtureRequest) -> ServerProcess:
    """Each of the shared servers, one after the other."""
    running: ServerProcess = request.getfixturevalue(request.param)
    return running


@pytest.fixture
def anyio_backend() -> str:
    """Coroutines as tests run on asyncio."""
    return "asyncio"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """The routes about people, without a process of their own."""
    async with open_world(tmp_path) as opened:
        yield opened


@pytest.fixture
def trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """A server's certificate that this process trusts."""
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "localhost.pem"))
    return shown_certificate(tmp_path)
