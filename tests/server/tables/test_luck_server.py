"""Promised luck at a real server: over connections, through kill -9, and at two processes."""

import time
from hashlib import sha256
from pathlib import Path

import pytest
from sqlalchemy import update

import frontier
from frontier.engine.fair import fair_seed
from frontier.server.storage import schema
from frontier.server.storage.database import connect, parse_url
from support.server import Client, Json, ServerProcess
from support.tables import Party
from support.together import until

pytestmark = pytest.mark.slow
BOT: Json = {"kind": "bot", "bot": "greedy"}


def promise(nonce: str) -> str:
    """As a browser promises."""
    return sha256(nonce.encode()).hexdigest()


def seated(server: ServerProcess, **wanted: object) -> Party:
    """Ann and Ben sit and have told nothing."""
    ann, ben = server.guest("Ann"), server.guest("Ben")
    party = Party([ann, ben], ann.table("montana", options={"round_limit": 2}, commitment=promise("a"), **wanted))
    party.post(1, "join", commitment=promise("b"))
    return party


def hurry(server: ServerProcess, table: str) -> None:
    """The time to tell is over."""
    engine = connect(parse_url(server.database))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(reveal_by=0.0))
    engine.dispose()


def begun(client: Client, table: str) -> bool:
    """Whether the game has begun."""
    return bool(client.get(f"/api/tables/{table}")["status"] == "playing" and client.state(table)["seq"] > 0)


def test_everybody_is_told_when_to_tell_and_the_game_begins_with_the_last(each_server: ServerProcess) -> None:
    party = seated(each_server)
    socket = party.people[0].socket(party.table)
    info = socket.until("table")["table"]
    assert (info["status"], [seat["revealed"] for seat in info["seats"]]) == ("waiting", [False, False])
    assert time.time() < info["reveal_by"] + 1
    assert party.post(1, "reveal", nonce="b")["status"] == "waiting"
    for what, body in (("leave", {}), ("abandon", {"agree": True})):
        assert party.refused(0, what, **body) == "drawing"
    assert party.refused(0, "reveal", nonce="c") == "bad-nonce"
    assert party.post(0, "reveal", nonce="a")["status"] == "playing"
    assert socket.reach(1)["turn"]["awaits"] in ("decision", "confirm")
    for seat in range(2):
        party.post(seat, "abandon")
    match = frontier.record.loads(party.people[0].get(f"{party.path}/replay")["record"])
    assert match.fair is not None
    assert match.seed == fair_seed(match.fair.secret or "", ["a", "b"])
    match.fair.check(match.seed)
    assert match.fair.commitments == (promise("a"), promise("b"))


def test_alone_against_a_bot_it_is_one_request_more(each_server: ServerProcess) -> None:
    ann = each_server.guest("Ann")
    made = ann.post("/api/tables", game="montana", seats=[{"kind": "human"}, BOT], pace=0, commitment=promise("a"))
    assert made["status"] == "waiting"
    assert ann.post(f"/api/tables/{made['id']}/reveal", nonce="a")["status"] == "playing"
    assert ann.state(made["id"])["seq"] > 0


def test_who_closed_the_browser_does_not_hold_up_the_others(each_server: ServerProcess) -> None:
    party = seated(each_server)
    party.post(0, "reveal", nonce="a")
    hurry(each_server, party.table)
    until(lambda: begun(party.people[0], party.table), bool)
    assert [seat["nonce"] for seat in party.info()["seats"]] == ["a", None]
    assert party.refused(1, "reveal", nonce="b") == "too-late"


def test_a_server_that_is_killed_in_between_goes_on_where_it_was(database: str, tmp_path: Path) -> None:
    with ServerProcess(database, tmp_path, "--no-limits") as server:
        told, held = seated(server), seated(server)
        for party in (told, held):
            party.post(0, "reveal", nonce="a")
        server.kill()
        hurry(server, told.table)  # it was away for longer than they had
        hurry(server, held.table)
        server.start()
        people = [server.visit(person) for person in told.people]
        assert people[1].post(f"/api/tables/{told.table}/reveal", nonce="b")["status"] == "playing"
        assert [s["nonce"] for s in people[1].get(f"/api/tables/{told.table}")["seats"]] == ["a", "b"], "there was time"
        until(lambda: begun(server.visit(held.people[0]), held.table), bool)


def test_two_processes_draw_once(postgres_database: str, tmp_path: Path) -> None:
    with (
        ServerProcess(postgres_database, tmp_path, "--no-limits") as one,
        ServerProcess(postgres_database, tmp_path, "--no-limits") as two,
    ):
        party = seated(one)
        ben = two.visit(party.people[1])
        party.post(0, "reveal", nonce="a")
        assert ben.post(f"/api/tables/{party.table}/reveal", nonce="b")["status"] == "playing"
        until(lambda: begun(party.people[0], party.table) and begun(ben, party.table), bool)
        late = seated(one)
        hurry(one, late.table)
        until(lambda: begun(late.people[0], late.table), bool)
        for server in (one, two):
            seen = server.visit(late.people[0]).state(late.table, since=0)
            assert [entry["kind"] for entry in seen["entries"]].count("start") == 1
