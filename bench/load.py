"""Puts load on a table server: people at tables of two who play random legal actions through their sockets.

`python bench/load.py http://127.0.0.1:PORT TABLES` prints {"ready": TABLES} when every seat is connected, then reads a
step a line ({"rate": actions/s, "warmup": s, "seconds": s}) and answers each with one line of figures (milliseconds;
must agree with bench/boardgameio/load.cjs); lines with "progress" come in between. It ends with its standard input.

The arrivals are open-loop: action k is due at k / rate, whatever the server does. It goes to the table that has rested
longest. Its latency runs from when it was due (a lag of this process counts) until the last seat has the update.
"""

import asyncio
import gc
import random
import sys
from collections import Counter, deque
from collections.abc import Coroutine
from contextlib import suppress
from http.cookiejar import DefaultCookiePolicy
from time import perf_counter
from typing import Any

import httpx
import orjson
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

GAMES = ("montana", "homesteaders")
SEATS = 2
TOGETHER = 8
"""Tables that are set up at the same time; more would make the server's answers late, not the set-up faster."""

PATIENCE = 30.0
"""Seconds for an answer to a request, and for the game to begin at a table that is full."""

DRAIN = 10.0
"""Seconds after a step; what has not arrived by then counts as an error."""

TICK = 0.001
PROGRESS = 10.0

COOKIE = "frontier_session"


class Failure(Exception):
    """The server does not do what its contract says; the run ends."""


class Http:
    """The requests that set tables up."""

    def __init__(self, url: str) -> None:
        """Nothing is sent yet."""
        limits = httpx.Limits(max_connections=TOGETHER, max_keepalive_connections=TOGETHER)
        self._client = httpx.AsyncClient(base_url=url, limits=limits, timeout=PATIENCE, trust_env=False)
        # Every request names its person itself: the client must not remember the cookie of the last one.
        self._client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    async def guest(self, name: str) -> str:
        """A new person; returns the cookie."""
        answer = await self._post("/api/guests", "", {"name": name})
        return f"{COOKIE}={answer.cookies[COOKIE]}"

    async def table(self, game: str, people: list[str]) -> str:
        """A new table with these people (by cookie) at it; returns its id."""
        answer = await self._post("/api/tables", people[0], {"game": game, "players": SEATS})
        table: str = answer.json()["id"]
        for person in people[1:]:
            await self._post(f"/api/tables/{table}/join", person, {})
        return table

    async def _post(self, path: str, cookie: str, body: dict[str, object]) -> httpx.Response:
        headers = {"X-Frontier": "1"} | ({"Cookie": cookie} if cookie else {})
        answer = await self._client.post(path, json=body, headers=headers)
        if not answer.is_success:
            raise Failure(f"POST {path}: {answer.status_code} {answer.text[:300]}")
        return answer

    async def close(self) -> None:
        """Close the connections."""
        await self._client.aclose()


class Seat:
    """One person's socket at one table."""

    def __init__(self, socket: ClientConnection) -> None:
        """Connected, nothing received yet."""
        self.socket = socket
        self.seq = 0
        self.legal: list[dict[str, Any]] = []

    async def act(self) -> None:
        """Send a random legal action."""
        action = random.choice(self.legal)["action"]
        message = {"type": "act", "id": self.seq, "seq": self.seq, "action": action, "confirm": True}
        await self.socket.send(orjson.dumps(message), text=True)


class Table:
    """A game between people who stay for the next one."""

    def __init__(self, game: str, people: list[str]) -> None:
        """The people's cookies; `Load.seat` brings them to the table."""
        self.game = game
        self.people = people
        self.seats: list[Seat] = []
        self.due: float | None = None  # when the action under way was due
        self.head = 0  # the sequence number it was decided on
        self.is_left = True  # has no game, or one that nobody goes on with; the next one is being set up
        self.is_idle = False  # in the queue of those that can act

    def decider(self) -> Seat | None:
        """The seat that can act now."""
        for seat in self.seats:
            if seat.legal:
                return seat
        return None


class Load:
    """All tables, and the step that is being measured."""

    def __init__(self, url: str) -> None:
        """Nothing is connected yet."""
        self.url = url
        self.http = Http(url)
        self.tables: list[Table] = []
        self.idle: deque[Table] = deque()
        self.tasks: set[asyncio.Task[None]] = set()
        self.latencies: list[float] = []
        self.errors: Counter[str] = Counter()
        self.under_way = 0
        self.games_over = 0
        self.start = self.gap = self.measure_from = 0.0
        self.next = self.total = 0

    # --- tables -----------------------------------------------------------------------------------------------

    async def open(self, count: int) -> None:
        """Set up this many tables, the games by turns."""
        numbers = iter(range(count))

        async def set_up() -> None:
            for number in numbers:
                people = [await self.http.guest(f"Guest {number}.{seat}") for seat in range(SEATS)]
                table = Table(GAMES[number % len(GAMES)], people)
                await self.seat(table)
                self.tables.append(table)

        await asyncio.gather(*(set_up() for _ in range(TOGETHER)))

    async def seat(self, table: Table) -> None:
        """Begin a game and connect everybody; returns when the first decision is known."""
        number = await self.http.table(table.game, table.people)
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{number}/socket"
        table.seats = []
        for cookie in table.people:
            socket = await connect(
                address,
                origin=Origin(self.url),
                additional_headers={"Cookie": cookie},
                compression=None,
                ping_interval=None,
                open_timeout=PATIENCE,
                proxy=None,
            )
            seat = Seat(socket)
            table.seats.append(seat)
            self.spawn(self.listen(table, seat))
        until = perf_counter() + PATIENCE
        while table.decider() is None:
            if perf_counter() > until:
                raise Failure(f"{table.game}: nobody is asked for a decision at a full table")
            await asyncio.sleep(0.005)
        table.is_left = False
        self.rest(table)

    def leave(self, table: Table) -> None:
        """Another game for the same people, whatever became of this one."""
        if table.is_left:
            return
        table.is_left = True
        if table.due is not None:
            table.due = None
            self.under_way -= 1
        self.spawn(self.replace(table))

    async def replace(self, table: Table) -> None:
        """Close the sockets, then begin again."""
        try:
            for seat in table.seats:
                await seat.socket.close()
            await self.seat(table)
        except (Failure, OSError, TimeoutError, httpx.HTTPError, ConnectionClosed) as error:
            self.fail(f"new table: {error!r}")

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def fail(self, what: str) -> None:
        """Count an error; the first of its kind is shown."""
        if self.errors[what] == 0:
            print(f"load: {what}", file=sys.stderr, flush=True)
        self.errors[what] += 1

    # --- play -------------------------------------------------------------------------------------------------

    async def listen(self, table: Table, seat: Seat) -> None:
        """Take in what the server tells a seat, until the game is over."""
        try:
            while True:
                message = orjson.loads(await seat.socket.recv(decode=False))
                kind = message["type"]
                if kind in {"update", "snapshot"}:
                    seat.seq = message["seq"]
                    seat.legal = message.get("legal") or []
                    self.received(table, message["turn"]["awaits"] == "over")
                elif kind == "error":
                    self.fail(f"{table.game}: {message['error']['key']}")
                    self.leave(table)
        except ConnectionClosed:
            if not table.is_left:
                self.fail("a connection was lost")
                self.leave(table)

    def received(self, table: Table, is_over: bool) -> None:
        """A seat got an update: perhaps it was the last one that an action waited for."""
        if table.due is not None:
            if any(seat.seq <= table.head for seat in table.seats):
                return
            if table.due >= self.measure_from:
                self.latencies.append(perf_counter() - table.due)
            table.due = None
            self.under_way -= 1
        if is_over and not table.is_left:
            self.games_over += 1
            self.leave(table)
        elif not is_over and not table.is_left:
            self.rest(table)

    def rest(self, table: Table) -> None:
        """Put a table where somebody can decide into the queue."""
        if not table.is_idle and table.decider() is not None:
            table.is_idle = True
            self.idle.append(table)
            self.send()

    def send(self) -> None:
        """Send what is due, as far as there are tables for it."""
        now = perf_counter()
        while self.next < self.total and self.idle:
            due = self.start + self.next * self.gap
            if due > now:
                return
            table = self.idle.popleft()
            table.is_idle = False
            seat = table.decider()
            if seat is None or table.is_left:
                continue
            self.next += 1
            self.under_way += 1
            table.due = due
            table.head = seat.seq
            self.spawn(self.act(seat))

    async def act(self, seat: Seat) -> None:
        """Send an action; a lost connection is counted where it is listened to."""
        with suppress(ConnectionClosed):
            await seat.act()

    async def step(self, rate: float, warmup: float, seconds: float) -> dict[str, object]:
        """Hold a rate; return what came of it."""
        self.latencies = []
        self.errors.clear()
        self.games_over = 0
        self.gap = 1.0 / rate
        self.next = 0
        self.total = round((warmup + seconds) * rate)
        self.start = perf_counter()
        self.measure_from = self.start + warmup
        end = self.measure_from + seconds
        tell = self.start + PROGRESS
        while (now := perf_counter()) < end:
            self.send()
            if now >= tell:
                say({"progress": round(now - self.start), "actions": len(self.latencies)})
                tell += PROGRESS
            await asyncio.sleep(TICK)
        self.send()  # what came due during the last tick
        unserved = self.total - self.next  # due, but every table was still busy
        self.next = self.total
        until = perf_counter() + DRAIN
        while (stuck := [table for table in self.tables if not table.is_left and not table.is_idle]) and now < until:
            await asyncio.sleep(0.005)
            now = perf_counter()
        for table in stuck:
            self.fail(f"{table.game}: no update, or nobody to decide")
            self.leave(table)
        return self.figures(rate, seconds, unserved)

    def figures(self, rate: float, seconds: float, unserved: int) -> dict[str, object]:
        """The line of one step."""
        ordered = sorted(self.latencies)

        def quantile(share: float) -> float | None:
            return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 2) if ordered else None

        return {
            "rate": rate,
            "seconds": seconds,
            "actions": len(ordered),
            "p50": quantile(0.5),
            "p95": quantile(0.95),
            "p99": quantile(0.99),
            "max": quantile(1.0),
            "errors": self.errors.total(),
            "unserved": unserved,
            "games_over": self.games_over,
        }

    async def close(self) -> None:
        """Leave all tables."""
        for table in self.tables:
            table.is_left = True
        for task in self.tasks:
            task.cancel()
        await self.http.close()


def say(line: dict[str, object]) -> None:
    """Tell the process that reads this one."""
    print(orjson.dumps(line).decode(), flush=True)


async def run(url: str, count: int) -> None:
    """Connect, then step by step as told."""
    load = Load(url)
    await load.open(count)
    # What stands now stays: without it each full collection stops the clock to walk through all the connections.
    gc.collect()
    gc.freeze()
    say({"ready": count})
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        say(await load.step(**orjson.loads(line)))
    await load.close()


if __name__ == "__main__":
    uvloop.run(run(sys.argv[1], int(sys.argv[2])))
