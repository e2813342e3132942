"""Several at once, and waiting for what must come about sooner or later."""

import threading
import time
import uuid
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import psycopg

from support.server import Client, Json

T = TypeVar("T")
PATIENCE = 60.0


def new_database(postgres: str) -> str:
    """The address of an empty database, for several tests together."""
    name = f"t{uuid.uuid4().hex[:12]}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return postgres.replace("/postgres?", f"/{name}?")


def until(look: Callable[[], T], is_fine: Callable[[T], bool], timeout: float = PATIENCE) -> T:
    """Look again and again until it is as it should be."""
    end = time.monotonic() + timeout
    while not is_fine(seen := look()):
        assert time.monotonic() < end, f"still {seen}"
        time.sleep(0.02)
    return seen


def at_once(*works: Callable[[], T]) -> list[T]:
    """All of them at the same moment, as far as threads can."""
    ready = threading.Barrier(len(works))

    def run(work: Callable[[], T]) -> T:
        ready.wait(PATIENCE)
        return work()

    with ThreadPoolExecutor(len(works)) as pool:
        return list(pool.map(run, works))


def seen_at(client: Client, table: str, seq: int, timeout: float = PATIENCE) -> Json:
    """What a person sees as soon as the table has come to a sequence number."""
    return until(lambda: client.state(table, since=10**6), lambda seen: bool(seen["seq"] >= seq), timeout)


def info_when(client: Client, table: str, is_fine: Callable[[Json], bool], timeout: float = 20.0) -> Json:
    """The table as soon as it is as it should be."""
    return until(lambda: client.get(f"/api/tables/{table}"), is_fine, timeout)
