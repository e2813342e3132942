"""Several processes on one PostgreSQL database: one table, whoever serves it."""

import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from support.server import Client, Json, ServerProcess, TableSocket
from support.together import PATIENCE, at_once, info_when, new_database, seen_at, until

pytestmark = pytest.mark.slow
Pair = tuple[ServerProcess, ServerProcess]
PLAN: Json = {"plan": "auto_pass", "reward": None}


@pytest.fixture(scope="module")
def shared_database(postgres: str) -> str:
    """One database for all tests of this file: tables do not disturb each other."""
    return new_database(postgres)


@pytest.fixture(scope="module")
def pair(shared_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two processes that know nothing of each other but the database; started together, when it was empty."""
    folder = tmp_path_factory.mktemp("pair")
    both = [ServerProcess(shared_database, folder, "--no-limits") for _ in range(2)]
    try:
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(ServerProcess.start, both))
        yield both[0], both[1]
    finally:
        for server in both:
            server.stop()


def two_at(pair: Pair, **wanted: Any) -> tuple[Client, Client, str]:
    """Ann at the first process, Ben at the second, and their table."""
    ann, ben = pair[0].guest("Ann"), pair[1].guest("Ben")
    table = ann.table(**wanted)
    ben.post(f"/api/tables/{table}/join")
    return ann, ben, table


def play(clients: tuple[Client, Client], table: str, decisions: int, rng: random.Random) -> int:
    """Each decides at the own process; the last sequence number."""
    seq = 1
    for _ in range(decisions):
        seen = seen_at(clients[0], table, seq)
        if seen["turn"]["awaits"] == "over":
            break
        actor = clients[seen["turn"]["actor"]]
        seen = seen_at(actor, table, seq)
        choice = rng.choice(seen["legal"])
        seq = actor.act(table, seen["seq"], choice["action"], confirm=True)
    return seq


def lines(socket: TableSocket) -> list[tuple[Any, ...]]:
    """What a socket was told of the log."""
    return [(e["seq"], e["at"], e["kind"], e["seat"], e.get("move")) for e in socket.entries]


@pytest.mark.parametrize("wanted", [{"game": "homesteaders"}, {"game": "montana", "modules": ["events", "landscapes"]}])
def test_players_at_different_processes_see_the_same(pair: Pair, wanted: Json) -> None:
    ann, ben, table = two_at(pair, **wanted)
    watchers = [ann.socket(table), ben.socket(table), *(server.guest().socket(table) for server in pair)]
    seq = play((ann, ben), table, 40, random.Random(3))
    for watcher in watchers:
        watcher.reach(seq)
        assert [entry["seq"] for entry in watcher.entries] == list(range(1, seq + 1))
        assert lines(watcher) == lines(watchers[0])
    for watcher, client in zip(watchers, (ann, ben), strict=False):
        assert watcher.view == client.state(table)["view"]
    assert watchers[2].view == watchers[3].view


def test_table_changes_arrive_everywhere(pair: Pair) -> None:
    ann, ben = pair[0].guest("Ann"), pair[1].guest("Ben")
    table = ann.table("montana")
    sockets = [ann.socket(table), pair[1].guest().socket(table)]

    def told(is_fine: Callable[[Json], bool]) -> None:
        for socket in sockets:
            while not is_fine(socket.until("table", timeout=PATIENCE)["table"]):
                pass

    ben.post(f"/api/tables/{table}/join")
    told(lambda info: info["status"] == "playing" and info["seats"][1]["name"] == "Ben")
    assert [socket.reach(1)["turn"]["awaits"] for socket in sockets] == ["decision", "decision"]
    ben.post(f"/api/tables/{table}/seats/1/stand-in", bot="random")
    told(lambda info: info["seats"][1]["stand_in"] == "random")
    assert ben.http.delete(f"/api/tables/{table}/seats/1/stand-in").is_success
    told(lambda info: info["seats"][1]["stand_in"] is None)
    ben.post(f"/api/tables/{table}/abandon", agree=True)
    told(lambda info: bool(info["seats"][1]["gives_up"]))
    ann.post(f"/api/tables/{table}/abandon", agree=True)
    told(lambda info: info["status"] == "abandoned")


def test_chat_arrives_everywhere_once_and_in_order(pair: Pair) -> None:
    ann, ben, table = two_at(pair)
    sockets = [ann.socket(table), ben.socket(table)]
    said = 15

    def talk(client: Client) -> None:
        for n in range(said):
            client.post(f"/api/tables/{table}/chat", text=f"{client.me['name']} {n}")

    at_once(lambda: talk(ann), lambda: talk(ben))
    for client in (ann, ben):
        client.post(f"/api/tables/{table}/chat", text=f"{client.me['name']} end")
    for socket in sockets:
        heard: list[str] = []
        while not {"Ann end", "Ben end"} <= set(heard):
            heard.append(socket.until("chat", timeout=PATIENCE)["message"]["text"])
        for name in ("Ann", "Ben"):
            assert [t for t in heard if t.startswith(name)] == [*(f"{name} {n}" for n in range(said)), f"{name} end"]


def test_of_two_decisions_at_once_one_is_accepted(pair: Pair) -> None:
    here = pair[0].guest("Ann")
    there = pair[1].visit(here)
    table = here.table("montana", seats=[{"kind": "human"}] * 2)
    sockets = [client.socket(table) for client in (here, there)]
    rng, head = random.Random(1), 1

    def decide(client: Client, action: int) -> httpx.Response:
        body = {"seq": head, "action": action}
        return client.http.post(f"/api/tables/{table}/act", json=body)

    for _ in range(30):
        seen = [seen_at(client, table, head) for client in (here, there)]
        assert seen[0]["legal"] == seen[1]["legal"]
        head = seen[0]["seq"]
        answers = at_once(*(partial(decide, c, rng.choice(seen[0]["legal"])["action"]) for c in (here, there)))
        assert sorted(answer.status_code for answer in answers) == [200, 409], [a.text for a in answers]
        assert next(answer for answer in answers if answer.is_error).json()["error"]["key"] == "stale"
        head = next(answer for answer in answers if answer.is_success).json()["seq"]
    for socket in sockets:
        socket.reach(head)
        assert lines(socket) == lines(sockets[0])
        assert [entry["seq"] for entry in socket.entries] == list(range(1, head + 1))


def bidding(pair: Pair) -> tuple[Client, Client, Client, str]:
    """A game of Homesteaders at its first auction: who bids next, at the first process; who bids after, at the second,
    and the same at the first."""
    ann, ben, table = two_at(pair)
    people, seq = (ann, ben), 1
    for _ in range(40):
        actor = seen_at(ann, table, seq)["turn"]["actor"]
        seen = seen_at(people[actor], table, seq)
        if any(choice["move"].startswith("bid") for choice in seen["legal"]):
            first, second = people[actor], people[1 - actor]
            found = pair[0].visit(first), pair[1].visit(second), pair[0].visit(second)
            for client in found:
                seen_at(client, table, seen["seq"])
            return *found, table
        seq = people[actor].act(table, seen["seq"], seen["legal"][0]["action"], confirm=True)
    raise AssertionError("nobody bids")


def bid(client: Client, table: str) -> int:
    """The sequence number of the bid."""
    seen = client.state(table)
    action = next(choice["action"] for choice in seen["legal"] if choice["move"].startswith("bid"))
    client.act(table, seen["seq"], action, confirm=True)
    return int(seen["seq"]) + 1


def test_a_plan_made_at_one_process_is_followed_at_the_other(pair: Pair) -> None:
    first, second, _, table = bidding(pair)
    assert second.http.put(f"/api/tables/{table}/plan", json={"plan": PLAN}).is_success
    head = bid(first, table)
    seen_at(first, table, head + 1, timeout=20)
    passed = first.state(table, since=head)["entries"][0]
    assert (passed["move"], passed["seat"]) == ("pass", second.state(table)["seat"])


def test_a_plan_dropped_at_one_process_is_not_followed_at_the_other(pair: Pair) -> None:
    first, second, second_here, table = bidding(pair)
    assert second_here.http.put(f"/api/tables/{table}/plan", json={"plan": PLAN}).is_success
    until(lambda: second.get(f"/api/tables/{table}/plan")["plan"], lambda kept: kept is not None, timeout=20)
    assert second.http.delete(f"/api/tables/{table}/plan").is_success
    until(lambda: second_here.get(f"/api/tables/{table}/plan")["plan"], lambda kept: kept is None, timeout=20)
    after = seen_at(second, table, bid(first, table))
    assert after["turn"]["actor"] == after["seat"]
    assert after["legal"]


def test_the_last_two_who_join_at_once_begin_the_game(pair: Pair) -> None:
    ann, ben, cem = pair[0].guest("Ann"), pair[0].guest("Ben"), pair[1].guest("Cem")
    for _ in range(8):
        table = ann.table("montana", players=3)
        at_once(*(partial(client.post, f"/api/tables/{table}/join") for client in (ben, cem)))
        for client in (ann, ben, cem):
            info = info_when(client, table, lambda info: info["status"] == "playing")
            assert {seat["name"] for seat in info["seats"]} == {"Ann", "Ben", "Cem"}
            seen_at(client, table, 1)


def test_both_give_up_and_both_want_a_rematch_at_once(pair: Pair) -> None:
    for _ in range(6):
        ann, ben, table = two_at(pair, game="montana")
        path = f"/api/tables/{table}"
        for client in (ann, ben):
            info_when(client, table, lambda info: info["status"] == "playing")
        at_once(*(partial(client.post, f"{path}/abandon", agree=True) for client in (ann, ben)))
        for client in (ann, ben):
            info_when(client, table, lambda info: info["status"] == "abandoned")
        made, same = [info["id"] for info in at_once(*(partial(c.post, f"{path}/rematch") for c in (ann, ben)))]
        assert made == same
        for client in (ann, ben):
            assert info_when(client, table, lambda info: info["next"] is not None)["next"] == made
            assert seen_at(client, made, 1)["turn"]["awaits"] == "decision"


def test_they_find_each_other_again_when_the_database_cut_all_connections(pair: Pair, shared_database: str) -> None:
    ann, ben, table = two_at(pair, game="montana")
    sockets = {client: client.socket(table) for client in (ann, ben)}
    for _ in range(5):
        with psycopg.connect(shared_database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        for client in (ann, ben):
            until(partial(client.http.get, "/health"), lambda answer: answer.is_success)
    seq = 1
    for _ in range(10):
        seen = [seen_at(client, table, seq) for client in (ann, ben)]
        actor = seen[0]["turn"]["actor"]
        seq = (ann, ben)[actor].act(table, seen[0]["seq"], seen[actor]["legal"][0]["action"], confirm=True)
        assert [reached(sockets, client, table, seq) for client in (ann, ben)] == [seq, seq]


def reached(sockets: dict[Client, TableSocket], client: Client, table: str, seq: int) -> int:
    """What a connection was told; whoever was deaf for a while cuts it, and it comes again."""
    while True:
        try:
            return int(sockets[client].reach(seq)["seq"])
        except ConnectionClosed:
            sockets[client] = client.socket(table)


def bots_at(client: Client, games: int) -> list[str]:
    """Tables where everybody waits for a bot, which takes its time."""
    tables = []
    for _ in range(games):
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
        made = client.post("/api/tables", game="montana", players=3, pace=1, seats=seats)
        seen = seen_at(client, made["id"], 1)
        while not seen["turn"]["thinking"]:
            client.act(made["id"], seen["seq"], seen["legal"][0]["action"])
            seen = client.state(made["id"])
        tables.append(made["id"])
    return tables


def go_on(client: Client, table: str) -> None:
    """Bots decide until it is the person's turn, who then decides."""
    seen = until(lambda: client.state(table), lambda seen: not seen["turn"]["thinking"])
    if seen["turn"]["awaits"] != "over":
        client.act(table, seen["seq"], seen["legal"][0]["action"])


def test_when_a_process_is_killed_the_other_goes_on_with_its_bots(
    pair: Pair, shared_database: str, tmp_path: Path
) -> None:
    doomed = ServerProcess(shared_database, tmp_path, "--no-limits").start()
    ann = doomed.guest("Ann")
    here = pair[0].visit(ann)
    tables = bots_at(ann, 2)
    socket = here.socket(tables[0])
    head = socket.reach(1)["seq"]
    began = time.monotonic()
    doomed.kill()
    ann.close()
    for table in tables:
        go_on(here, table)
    assert time.monotonic() - began < 30, "not only when its decisions are overdue"
    socket.reach(head + 1)
    assert [entry["seq"] for entry in socket.entries] == list(range(1, len(socket.entries) + 1))


def test_who_is_removed_or_banned_at_one_process_is_told_at_the_other(pair: Pair) -> None:
    ann, ben, cid = pair[0].guest("Ann"), pair[1].guest("Ben"), pair[1].guest("Cid")
    table = ann.table("montana", players=3)
    path = f"/api/tables/{table}"
    ben.post(f"{path}/join")
    removed, banned = ben.socket(table), cid.socket(table)
    for socket in (removed, banned):
        socket.until("snapshot")
    ann.post(f"{path}/remove", person=ben.me["id"])
    assert removed.until("error", timeout=PATIENCE)["error"]["key"] == "removed"
    info_when(ben, table, lambda info: info["seats"][1]["kind"] == "open")
    ann.post(f"{path}/ban", person=cid.me["id"])
    assert banned.until("error", timeout=PATIENCE)["error"]["key"] == "banned"
    with pytest.raises(ConnectionClosed) as closed:
        banned.receive(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    assert cid.refused("POST", f"{path}/join") == "banned"
    # The database decides, also while the other process has not heard of it yet.
    ben.post(f"{path}/join")
    ann.http.patch(path, json={"chat": "nobody"})
    assert ben.refused("POST", f"{path}/chat", text="?") == "chat-off"
    ann.post(f"{path}/ban", person=ben.me["id"])
    assert ben.refused("POST", f"{path}/chat", text="?") == "banned"
    assert ben.refused("POST", f"{path}/join") == "banned"
    ann.post(f"{path}/ban", person=ben.me["id"], banned=False)
    ben.post(f"{path}/join")


def test_of_removing_and_beginning_at_two_processes_one_is_first(pair: Pair) -> None:
    ann, ben, cid = pair[0].guest("Ann"), pair[1].guest("Ben"), pair[1].guest("Cid")
    for what in ("remove", "ban") * 4:
        table = ann.table("montana", players=3)
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join")
        answers = at_once(
            partial(ann.http.post, f"{path}/{what}", json={"person": ben.me["id"]}),
            partial(cid.http.post, f"{path}/join", json={}),
        )
        assert answers[1].is_success, answers[1].text
        status = "waiting" if answers[0].is_success else "playing"
        if answers[0].is_error:
            assert answers[0].json()["error"]["key"] == "keeps-seat"
        for client in (ann, ben, cid):
            info = info_when(client, table, lambda info: {s["name"] for s in info["seats"]} >= {"Ann", "Cid"})
            assert (info["status"], "Ben" in str(info["seats"])) == (status, status == "playing")
