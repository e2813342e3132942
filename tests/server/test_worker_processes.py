"""`frontier serve --workers 2`: one address, two processes behind it."""

import os
import random
import signal
import time
from collections.abc import Iterator
from functools import partial

import httpx
import pytest

from support.processes import children, running
from support.server import Client, ServerProcess
from support.together import at_once, new_database, seen_at, until

pytestmark = pytest.mark.slow
CONNECTIONS = 12  # the system decides who serves a connection; so many do not all end at the same process

SOON = 30.0  # seconds; alone on its machine it takes 5, and who only waits until a decision is overdue needs 35


@pytest.fixture(scope="module")
def workers(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server with two processes."""
    folder = tmp_path_factory.mktemp("workers")
    with ServerProcess(new_database(postgres), folder, "--no-limits", "--workers", "2") as server:
        until(lambda: processes(server), lambda found: found == 2)
        yield server


def figures(server: ServerProcess) -> dict[str, float]:
    """The metrics, over a connection of its own."""
    text = httpx.get(f"{server.url}/metrics", timeout=30).text
    rows = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in rows}


def processes(server: ServerProcess) -> int:
    """How many processes serve."""
    assert server.process is not None
    return len(serving(server.process.pid))


def serving(pid: int) -> list[int]:
    """Those children of the server that serve: each has started a process for its bots."""
    return [child for child in running(children(pid)) if children(child)]


def test_two_processes_behind_one_address(workers: ServerProcess) -> None:
    people = [workers.guest(name) for name in ("Ann", "Ben")]
    table = people[0].table("montana")
    people[1].post(f"/api/tables/{table}/join")
    tabs = [[workers.visit(person) for _ in range(CONNECTIONS // 2)] for person in people]
    sockets = [tab.socket(table) for person in tabs for tab in person]
    rng, seq, accepted = random.Random(2), 1, 0
    for _ in range(25):
        actor = seen_at(people[0], table, seq)["turn"]["actor"]
        tab = rng.choice(tabs[actor])
        seen = seen_at(tab, table, seq)
        seq = tab.act(table, seen["seq"], rng.choice(seen["legal"])["action"], confirm=True)
        accepted += 1
    for socket in sockets:
        socket.reach(seq)
        assert [entry["seq"] for entry in socket.entries] == list(range(1, seq + 1))
        assert [entry["at"] for entry in socket.entries] == [entry["at"] for entry in sockets[0].entries]
    for _ in range(CONNECTIONS):
        found = figures(workers)
        assert found["frontier_actions_accepted_total"] == accepted
        assert found["frontier_action_seconds_count"] == accepted
        assert found["frontier_entries_written_total"] == seq
        assert found["frontier_sockets_open"] == len(sockets)
        assert found["frontier_tables_live"] == 2, "the table is held by both"
    for socket in sockets:
        socket.close()
    until(lambda: figures(workers)["frontier_sockets_open"], lambda number: number == 0)


def decide_somewhere(tabs: list[Client], table: str) -> str:
    """All tabs click at once; the keys of those refused, and "" for those accepted."""
    seen = tabs[0].state(table)
    body = {"seq": seen["seq"], "action": seen["legal"][0]["action"]}
    answers = at_once(*(partial(tab.http.post, f"/api/tables/{table}/act", json=body) for tab in tabs))
    keys = ["ok" if answer.is_success else answer.json()["error"]["key"] for answer in answers]
    assert sorted(keys) == ["ok"] + ["stale"] * (len(tabs) - 1)
    return keys[0]


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_a_lost_process_is_replaced_and_its_tables_go_on(workers: ServerProcess, number: signal.Signals) -> None:
    assert workers.process is not None
    ann = workers.guest("Ann")
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
    tables = [ann.post("/api/tables", game="montana", pace=1, seats=seats)["id"] for _ in range(4)]
    for victim in serving(workers.process.pid):
        for table in tables:
            seen = until(partial(ann.state, table), lambda seen: not seen["turn"]["thinking"])
            while not seen["turn"]["thinking"]:
                ann.act(table, seen["seq"], seen["legal"][0]["action"])
                seen = ann.state(table)
        bots = children(victim)
        ann.close()
        began = time.monotonic()
        os.kill(victim, number)
        until(partial(running, bots), lambda left: not left)
        until(lambda: processes(workers), lambda found: found == 2)
        ann = workers.visit(ann)
        for table in tables:
            seen = until(partial(ann.state, table), lambda seen: not seen["turn"]["thinking"])
            assert seen["legal"]
        assert time.monotonic() - began < SOON
    ann.close()
    tabs = [workers.visit(ann) for _ in range(6)]
    for table in tables:
        decide_somewhere(tabs, table)
