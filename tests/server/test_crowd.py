"""A hundred who click at the same moment: for every sequence number one is heard."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from support.server import Client, Json, ServerProcess
from support.together import PATIENCE, new_database

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
REFUSALS = {"stale", "not-your-turn", "forbidden", "not-signed-in"}


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests on one kind of database."""
    folder: Path = tmp_path_factory.mktemp("crowd")
    is_file = request.param == "sqlite"
    database = str(folder / "table.db") if is_file else new_database(request.getfixturevalue("postgres"))
    with ServerProcess(database, folder, "--no-limits") as server:
        yield server


class Tab:
    """One of many connections of somebody: over a socket, or a request each time."""

    def __init__(self, server: ServerProcess, person: Client, table: str) -> None:
        self.server = server
        self.table = table
        self.cookie = person.cookie if person.http.cookies else ""
        self.me = person.me

    async def act(self, seq: int, action: int) -> str:
        """Decide; "ok" or the key of the refusal."""
        raise NotImplementedError


class RestTab(Tab):
    """Asks over HTTP."""

    def __init__(self, server: ServerProcess, person: Client, table: str, http: httpx.AsyncClient) -> None:
        super().__init__(server, person, table)
        self.http = http

    async def act(self, seq: int, action: int) -> str:
        """Decide."""
        body = {"seq": seq, "action": action, "confirm": True}
        headers = {"Cookie": self.cookie} if self.cookie else {}
        answer = await self.http.post(f"/api/tables/{self.table}/act", json=body, headers=headers)
        return "ok" if answer.is_success else str(answer.json()["error"]["key"])


class SocketTab(Tab):
    """Has a socket, and reads all the time."""

    connection: ClientConnection

    def __init__(self, server: ServerProcess, person: Client, table: str) -> None:
        super().__init__(server, person, table)
        self.entries: list[Json] = []
        self.update: Json = {}
        self.asked: dict[int, asyncio.Future[str]] = {}
        self.changed = asyncio.Condition()

    async def open(self) -> Self:
        """Connect, and read until the connection ends."""
        address = f"{self.server.url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self.connection = await connect(
            address, origin=Origin(self.server.url), additional_headers=headers, max_size=None, proxy=None,
            open_timeout=PATIENCE, ping_interval=None,
        )  # fmt: skip
        self.reading = asyncio.create_task(self._read())
        return self

    async def _read(self) -> None:
        async for text in self.connection:
            message = json.loads(text)
            if message["type"] in ("ok", "error"):
                key = "ok" if message["type"] == "ok" else message["error"]["key"]
                self.asked.pop(message["id"]).set_result(key)
            elif message["type"] in ("snapshot", "update"):
                async with self.changed:
                    self.entries += message["entries"]
                    self.update = message
                    self.changed.notify_all()

    async def act(self, seq: int, action: int) -> str:
        """Decide."""
        id_ = len(self.asked)
        answer = self.asked[id_] = asyncio.get_running_loop().create_future()
        message = {"type": "act", "id": id_, "seq": seq, "action": action, "confirm": True}
        await self.connection.send(json.dumps(message))
        return await asyncio.wait_for(answer, PATIENCE)

    async def reach(self, seq: int) -> None:
        """Wait until it was told of a sequence number."""
        async with asyncio.timeout(PATIENCE), self.changed:
            await self.changed.wait_for(lambda: self.update.get("seq", -1) >= seq)

    async def close(self) -> None:
        """Leave."""
        await self.connection.close()
        await self.reading


def browser(server: ServerProcess) -> httpx.AsyncClient:
    """Requests of many people at the same time; each brings a cookie."""
    limits = httpx.Limits(max_connections=50)
    return httpx.AsyncClient(base_url=server.url, headers={"X-Frontier": "1"}, timeout=PATIENCE, limits=limits)


@asynccontextmanager
async def crowd(server: ServerProcess, table: str, people: list[Client]) -> AsyncIterator[list[Tab]]:
    """A hundred tabs: players with many each, somebody known who does not sit here, and a stranger."""
    others = [server.guest("Zoe"), server.guest()]
    sockets = [SocketTab(server, person, table) for person in people for _ in range(30)]
    sockets += [SocketTab(server, person, table) for person in others for _ in range(5)]
    limits = httpx.Limits(max_connections=30)
    async with httpx.AsyncClient(
        base_url=server.url, headers={"X-Frontier": "1"}, timeout=PATIENCE, limits=limits
    ) as c:
        rest = [RestTab(server, person, table, c) for person in people for _ in range(10)]
        rest += [RestTab(server, person, table, c) for person in others for _ in range(5)]
        await asyncio.gather(*(tab.open() for tab in sockets))
        yield [*sockets, *rest]
        await asyncio.gather(*(tab.close() for tab in sockets))


def two(server: ServerProcess, **wanted: Any) -> tuple[list[Client], str]:
    """Ann and Ben at a table."""
    people = [server.guest(name) for name in ("Ann", "Ben")]
    table = people[0].table(**wanted)
    people[1].post(f"/api/tables/{table}/join")
    return people, table


def sockets_of(tabs: list[Tab]) -> list[SocketTab]:
    return [tab for tab in tabs if isinstance(tab, SocketTab)]


async def all_were_told_the_same(tabs: list[Tab], head: int) -> list[Json]:
    """Every socket got every entry once and in order; the entries."""
    told = sockets_of(tabs)
    for tab in told:
        await tab.reach(head)
        assert [entry["seq"] for entry in tab.entries] == list(range(1, head + 1))
        assert tab.entries == told[0].entries
    return told[0].entries


async def test_a_hundred_click_with_the_same_sequence_number(running: ServerProcess) -> None:
    people, table = two(running, game="homesteaders")
    rng = random.Random(7)
    async with crowd(running, table, people) as tabs:
        assert len(tabs) == 100
        for _ in range(12):
            seen = people[0].state(table, since=10**6)
            actor, seq = seen["turn"]["actor"], seen["seq"]
            legal = people[actor].state(table, since=10**6)["legal"]
            requests = [rng.choice(legal)["action"] for _ in tabs]
            rng.shuffle(tabs)
            answers = await asyncio.gather(*(tab.act(seq, wanted) for tab, wanted in zip(tabs, requests, strict=True)))
            (winner,) = [n for n, answer in enumerate(answers) if answer == "ok"]
            assert tabs[winner].me == people[actor].me
            assert set(answers) <= REFUSALS | {"ok"}
            for tab, answer in zip(tabs, answers, strict=True):
                if tab.me not in (people[0].me, people[1].me):
                    assert answer in ("forbidden" if tab.me else "not-signed-in", "stale")
            entry = people[actor].state(table, since=seq)["entries"][0]
            move = next(choice["move"] for choice in legal if choice["action"] == requests[winner])
            assert (entry["seat"], entry["move"]) == (actor, move)
        await all_were_told_the_same(tabs, people[0].state(table)["seq"])


async def test_everybody_clicks_as_soon_as_they_are_asked(running: ServerProcess) -> None:
    """Without waiting for each other, while the table runs on."""
    people, table = two(running, game="montana")
    accepted: list[tuple[int, int]] = []
    last = 40

    async def click(tab: SocketTab) -> None:
        while tab.update.get("seq", 0) < last:
            seen = tab.update
            if seen.get("legal"):
                answer = await tab.act(seen["seq"], seen["legal"][-1]["action"])
                assert answer in ("ok", "stale", "not-your-turn")
                if answer == "ok":
                    accepted.append((seen["seq"] + 1, seen["seat"]))
            await tab.reach(seen.get("seq", 0) + 1)

    async with crowd(running, table, people) as tabs:
        players = [tab for tab in sockets_of(tabs) if tab.me in (people[0].me, people[1].me)]
        await asyncio.gather(*map(click, players))
        head = people[0].state(table)["seq"]
        entries = await all_were_told_the_same(tabs, head)
    assert len({seq for seq, _ in accepted}) == len(accepted), "one decision for each number"
    decided = [
        (entry["seq"], entry["seat"]) for entry in entries if entry["kind"] == "move" and entry["seat"] is not None
    ]
    assert sorted(accepted) == decided


async def test_a_hundred_want_the_last_seat(running: ServerProcess) -> None:
    host = running.guest("Host")
    table = host.table(
        "montana", players=3, seats=[{"kind": "human"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
    )
    async with browser(running) as http:
        cookies = []
        for n in range(100):
            made = await http.post("/api/guests", json={"name": f"Guest {n}"})
            cookies.append(f"frontier_session={made.cookies['frontier_session']}")
            http.cookies.clear()
        path = f"/api/tables/{table}/join"
        answers = await asyncio.gather(*(http.post(path, json={}, headers={"Cookie": cookie}) for cookie in cookies))
    (winner,) = [n for n, answer in enumerate(answers) if answer.is_success]
    assert {a.json()["error"]["key"] for a in answers if a.is_error} <= {"seat-taken", "not-waiting"}
    info = host.get(f"/api/tables/{table}")
    assert info["status"] == "playing"
    assert info["seats"][2]["name"] == f"Guest {winner}"


async def test_all_tabs_want_a_rematch(running: ServerProcess) -> None:
    people, table = two(running, game="montana", players=2)
    path = f"/api/tables/{table}"
    for person in people:
        person.post(f"{path}/abandon", agree=True)
    async with browser(running) as http:
        requests = [person.cookie for person in people for _ in range(10)]
        answers = await asyncio.gather(
            *(http.post(f"{path}/rematch", json={}, headers={"Cookie": cookie}) for cookie in requests)
        )
    assert [answer.status_code for answer in answers] == [200] * len(requests), {answer.text for answer in answers}
    (made,) = {answer.json()["id"] for answer in answers}
    for person in people:
        assert {info["id"] for info in person.get("/api/me/tables")} == {table, made}
    assert people[0].get(f"/api/tables/{made}")["status"] == "playing"
