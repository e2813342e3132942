"""Tables with a long log: loaded quickly, told in pages, and nobody else waits for it."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import httpx
import pytest

from frontier.server.limits.rate_limits import RATES
from frontier.server.tables.broadcast import PAGE
from frontier.server.tables.play import LAST_UNDO, MOST_ENTRIES
from support.long_tables import create_endless, lengthen
from support.server import Client, Json, ServerProcess
from support.tables import NO_LOG
from support.together import new_database, until

pytestmark = pytest.mark.slow
MOVES, UNDOS = 1500, 4200


@dataclass
class World:
    """A server with two tables at the same kind of position: at one of them everything was tried and taken back."""

    server: ServerProcess
    person: Client
    straight: str
    tried: str
    head: int


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def world(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    folder: Path = tmp_path_factory.mktemp("long")
    is_file = request.param == "sqlite"
    database = str(folder / "table.db") if is_file else new_database(request.getfixturevalue("postgres"))
    with ServerProcess(database, folder, "--no-limits") as server:
        person = server.guest("Ann")
        straight, tried = create_endless(person), create_endless(person)
        server.kill()
        lengthen(database, straight, MOVES, 0)
        head = lengthen(database, tried, MOVES, UNDOS)
        assert head >= MOST_ENTRIES
        server.start()
        yield World(server, person, straight, tried, head)


@dataclass
class Pulse:
    """Asks again and again whether the server is alive; how long it took, each time."""

    url: str
    ended: threading.Event = field(default_factory=threading.Event)
    seconds: list[float] = field(default_factory=list)

    def run(self) -> None:
        with httpx.Client(base_url=self.url, timeout=60) as client:
            while not self.ended.is_set():
                began = time.monotonic()
                assert client.get("/health").status_code == 200
                self.seconds.append(time.monotonic() - began)


@contextmanager
def pulse(url: str) -> Iterator[Pulse]:
    """The same while something else goes on."""
    found = Pulse(url)
    thread = threading.Thread(target=found.run)
    thread.start()
    until(lambda: len(found.seconds), lambda beats: beats > 3)
    del found.seconds[:]
    try:
        yield found
    finally:
        found.ended.set()
        thread.join()


def seconds_to_load(world: World, table: str) -> float:
    """How long somebody waits who comes first to a table; the server is a fresh one."""
    began = time.monotonic()
    world.server.guest().state(table, since=NO_LOG)
    return time.monotonic() - began


def test_a_table_is_loaded_while_the_server_answers_and_what_was_taken_back_costs_little(world: World) -> None:
    with pulse(world.server.url) as health:
        tried = seconds_to_load(world, world.tried)
    assert len(health.seconds) > 1
    assert max(health.seconds) < tried / 2, "the table was loaded in the way of everybody else"
    assert tried < 20 * seconds_to_load(world, world.straight) + 1


def pages(person: Client, table: str) -> Iterator[Json]:
    """The log as HTTP gives it, page by page."""
    since: int | None = 0
    while since is not None:
        seen = person.state(table, since=since)
        yield seen
        since = seen["more"]


def test_the_log_comes_in_pages_over_http(world: World) -> None:
    found = list(pages(world.person, world.tried))
    assert [len(page["entries"]) for page in found[:-1]] == [PAGE] * (world.head // PAGE)
    assert [entry["seq"] for page in found for entry in page["entries"]] == list(range(1, world.head + 1))
    assert {page["seq"] for page in found} == {world.head}
    assert all(page["view"] == found[0]["view"] for page in found)


@pytest.mark.parametrize("missing", [0, 3, 700, 1000, 1001, None])
def test_who_resumes_gets_the_same_in_pages_and_then_a_snapshot(world: World, missing: int | None) -> None:
    since = 0 if missing is None else world.head - missing
    with world.person.socket(world.tried, since=since) as socket:
        snapshot = socket.until("snapshot")
        assert [entry["seq"] for entry in socket.entries] == list(range(since + 1, world.head + 1))
        assert (snapshot["seq"], snapshot["more"]) == (world.head, None)
        assert len(snapshot["entries"]) <= PAGE
        if missing is None:
            assert socket.entries == [entry for page in pages(world.person, world.tried) for entry in page["entries"]]


def test_nobody_waits_while_others_read_a_long_log(world: World) -> None:
    def read() -> None:
        stranger = world.server.guest()
        assert len(stranger.state(world.tried)["entries"]) == PAGE
        assert stranger.http.get(f"/api/tables/{world.tried}/record").is_success

    readers = [threading.Thread(target=read) for _ in range(4)]
    began = time.monotonic()
    with pulse(world.server.url) as health:
        for reader in readers:
            reader.start()
        for reader in readers:
            reader.join()
        took = time.monotonic() - began
    # Eight answers one after the other, each in everybody's way, would make every beat wait for about an eighth of it.
    assert median(health.seconds) < took / 20


def test_a_full_log_takes_nothing_more_but_the_end(world: World) -> None:
    path = f"/api/tables/{world.tried}"
    seen = world.person.state(world.tried, since=NO_LOG)
    assert not seen["can"]["undo"]
    for lang in ("en", "de", "nl"):
        for what, key, body in (
            ("undo", "no-more-undo", {}),
            ("act", "game-too-long", {"action": seen["legal"][0]["action"]}),
        ):
            answer = world.person.http.post(f"{path}/{what}", params={"lang": lang}, json={"seq": world.head} | body)
            assert (answer.status_code, answer.json()["error"]["key"]) == (409, key)
    assert world.person.state(world.tried, since=NO_LOG)["seq"] == world.head
    assert world.person.post(f"{path}/abandon")["status"] == "abandoned"


def test_much_that_is_written_elsewhere_is_told_like_everything(world: World) -> None:
    """As by another process, while this one did not listen."""
    with world.person.socket(world.straight) as socket:
        before = socket.until("snapshot")["seq"]
        head = lengthen(world.server.database, world.straight, 300, 100)
        assert head < LAST_UNDO
        socket.reach(head)
        assert [entry["seq"] for entry in socket.entries] == list(range(1, head + 1))
        assert socket.view == world.person.state(world.straight, since=before)["view"]
        action = socket.update["legal"][0]["action"]
        assert socket.ask(type="act", seq=head, action=action)["type"] == "ok"
        assert socket.ask(type="undo", seq=socket.update["seq"])["type"] == "ok"


def test_looking_has_limits(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "table.db"), tmp_path) as server:
        person = server.guest("Ann")
        table = create_endless(person)
        kinds = {"state": "look", "record": "log"}
        for what, kind in kinds.items():
            answers = [person.http.get(f"/api/tables/{table}/{what}") for _ in range(5 * int(RATES[kind].burst))]
            statuses = [answer.status_code for answer in answers]
            assert statuses[: int(RATES[kind].burst)] == [200] * int(RATES[kind].burst)
            assert 429 in statuses, kind
            assert {answer.json()["error"]["key"] for answer in answers if answer.is_error} == {"too-fast"}
