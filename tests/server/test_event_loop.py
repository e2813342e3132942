"""What may take long is done beside the event loop, and after the server has begun to answer."""

import asyncio
import random
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient

from frontier.server.app import create
from frontier.server.background.unattended import UnattendedTables
from frontier.server.settings import Settings
from frontier.server.storage.database import connect, parse_url
from frontier.server.storage.migrations import migrate
from frontier.server.tables import broadcast as broadcast_module
from frontier.server.tables.broadcast import Broadcast
from frontier.server.tables.model import PLAYING, Seat, TableData
from frontier.server.tables.monotonic_time import MonotonicTime
from frontier.server.tables.play import Play
from frontier.server.tables.viewer import Viewer
from support.folding import begun, dawdle

pytestmark = pytest.mark.anyio
SECONDS = 30.0


@asynccontextmanager
async def serving(tmp_path: Path) -> AsyncIterator[tuple[FastAPI, AsyncClient]]:
    """An app that has started, in this process."""
    database = str(tmp_path / "table.db")
    engine = connect(parse_url(database))
    migrate(engine)
    engine.dispose()
    app = create(Settings(database=database, limits=False, bot_processes=1))
    async with asyncio.timeout(SECONDS), app.router.lifespan_context(app):
        transport = ASGITransport(app)
        async with AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client:
            client.headers["X-Frontier"] = "1"
            yield app, client


async def test_requests_are_answered_before_what_was_left_over_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun_with, may_end = asyncio.Event(), asyncio.Event()

    async def take_over(self: UnattendedTables, age: float) -> None:
        begun_with.set()
        await may_end.wait()

    monkeypatch.setattr(UnattendedTables, "take_over", take_over)
    async with serving(tmp_path) as (_, client):
        await begun_with.wait()
        assert (await client.get("/health")).status_code == 200
        may_end.set()


async def test_requests_are_answered_while_a_table_is_folded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    is_folding, may_go_on, fold = threading.Event(), threading.Event(), TableData.play

    def slowly(self: TableData) -> Play:
        is_folding.set()
        assert may_go_on.wait(SECONDS), "nothing else could be done meanwhile"
        return fold(self)

    async with serving(tmp_path) as (app, client):
        await client.post("/api/guests", json={"name": "Ann"})
        seats = [{"kind": "human"}, {"kind": "human"}]
        created = await client.post("/api/tables", json={"game": "homesteaders", "seats": seats})
        table = created.json()["id"]
        del app.state.server.registry.tables[table]
        monkeypatch.setattr(TableData, "play", slowly)
        looking = asyncio.create_task(client.get(f"/api/tables/{table}/state"))
        while not is_folding.is_set():
            await asyncio.sleep(0.01)
        assert (await client.get("/health")).status_code == 200
        assert not looking.done()
        may_go_on.set()
        assert (await looking).json()["seq"] > 0


# --- who lacks much of the log ---


def told(viewer: Viewer) -> list[dict[str, Any]]:
    """What a connection has been sent."""
    found = []
    while not viewer.queue.empty():
        text = viewer.queue.get_nowait()
        assert text is not None
        found.append(orjson.loads(text))
    return found


def numbers(messages: list[dict[str, Any]]) -> list[int]:
    return [entry["seq"] for message in messages for entry in message.get("entries", ())]


def go_on(play: Play, moves: int) -> None:
    """Until there are so many moves."""
    rng = random.Random(moves)
    while len(play.moves) < moves:
        dawdle(play, rng)


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> tuple[Broadcast, Play]:
    """Somebody plays alone, and pages are short."""
    monkeypatch.setattr(broadcast_module, "PAGE", 20)
    monkeypatch.setattr(broadcast_module, "MOST_ON_LOOP", 5)
    play = begun("montana", is_free=True, round_limit=1000)
    go_on(play, 50)
    seats = [Seat(seat, "human", "ann", "Ann") for seat in range(2)]
    data = TableData(
        "t", "montana", 2, [], dict(play.game.options), "", play.game.rules, "link", "live", None, 0, PLAYING,
        "ann", "", "", None, play.head, 0, None, None, None, 0, 0, None, seats,
    )  # fmt: skip
    return Broadcast(data, play, set(), MonotonicTime(0.0)), play


async def test_who_comes_while_the_game_goes_on_gets_every_entry_once(table: tuple[Broadcast, Play]) -> None:
    broadcast, play = table
    viewer = Viewer(None, (), None, "en")
    coming = asyncio.create_task(broadcast.connect(viewer, 0))
    while not coming.done():
        await asyncio.sleep(0)
        if not coming.done() and len(play.moves) < 75:  # what happens later is an update
            go_on(play, len(play.moves) + 1)
            broadcast.send_updates()
    found = told(viewer)
    kinds = [message["type"] for message in found]
    assert kinds == ["table", *["log"] * (len(kinds) - 2), "snapshot"]
    assert kinds.count("log") >= 2
    assert numbers(found) == list(range(1, play.head + 1))
    assert found[-1]["seq"] == play.head
    before = play.head
    go_on(play, len(play.moves) + 1)
    broadcast.send_updates()
    (update,) = told(viewer)
    assert (update["type"], numbers([update])) == ("update", list(range(before + 1, play.head + 1)))


async def test_who_looks_from_another_viewpoint_gets_the_whole_log_again(table: tuple[Broadcast, Play]) -> None:
    broadcast, play = table
    viewer = Viewer(None, (), None, "en")
    await broadcast.connect(viewer, play.head)
    assert numbers(told(viewer)) == []
    viewer.set_seats((1,))
    viewer.seq = -1
    broadcast.send_updates()
    assert told(viewer) == [], "it is not done in the way of everybody else"
    while viewer.is_catching_up:
        await asyncio.sleep(0.01)
    found = told(viewer)
    assert numbers(found) == list(range(1, play.head + 1))
    assert (found[-1]["type"], found[-1]["seat"]) == ("snapshot", 1)


async def test_who_has_gone_gets_nothing_more(table: tuple[Broadcast, Play]) -> None:
    broadcast, _ = table
    viewer = Viewer(None, (), None, "en")
    coming = asyncio.create_task(broadcast.connect(viewer, 0))
    await asyncio.sleep(0)
    broadcast.disconnect(viewer)
    await coming
    assert [message["type"] for message in told(viewer)] == ["table"]
