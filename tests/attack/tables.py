"""Tables that cost a lot: long ones, ones that were taken back thousands of times, and many of the strongest bot."""

import time
from collections.abc import Iterator
from statistics import median
from typing import Any

import httpx
from sqlalchemy import Connection, create_engine, insert, select, update

from attack.freezing import against_bot, until_asked, until_moved, until_thinking
from attack.probe import Probe
from attack.trial import Trial, restart
from frontier.server.storage import schema
from frontier.server.storage.database import parse_url
from support.server import Client, ServerProcess

MONTANA: dict[str, Any] = {"game": "montana", "options": {"round_limit": 1000}}
STRONGEST, EASY = "pioneer", "settler"
LONGEST_PACE = 10  # seconds that a bot can be told to take
OTHERS_MS = 1000.0  # that 99 of 100 others wait at most
START_SECONDS = 30.0
STATE_SECONDS = 30.0
FEW_THOUGHTS = 4  # of others, that a stranger may have to wait for


def deepen(server: ServerProcess, moves: int, seconds: float) -> str:
    """A table at which one person has decided so often for both seats, or for so long."""
    ann = server.guest("Ann")
    table = ann.table(**MONTANA, seats=[{"kind": "human"}] * 2)
    play_on(ann, table, moves, seconds)
    return table


def play_on(person: Client, table: str, moves: int, seconds: float) -> None:
    """Decide for everybody so often, or for so long; nobody builds, so that the game goes on."""
    end = time.monotonic() + seconds
    with person.socket(table) as socket:
        socket.until("snapshot")
        done = 0
        while done < moves and time.monotonic() < end:
            seen = socket.update
            quiet = [legal for legal in seen["legal"] if not legal["move"].startswith("build")] or seen["legal"]
            legal = quiet[done % len(quiet)]
            socket.ask(type="act", seq=seen["seq"], action=legal["action"], confirm=True)
            done += 1


# --- taken back thousands of times ---


def undo_table(trial: Trial) -> None:
    """Somebody alone at a long game of Montana has taken back the same decision 3,000 times and left a bot to decide;
    the server is started with that, and visitors read the table."""
    server = trial.server("--no-limits")
    plain = restart(server)
    ann = server.guest("Ann")
    other, table = (ann.table(**MONTANA, seats=[{"kind": "human"}] * 2) for _ in range(2))
    play_on(ann, table, trial.pick(1500, 60), trial.pick(120, 15))
    assert ann.http.patch(f"/api/tables/{table}", json={"pace": LONGEST_PACE}).is_success
    ann.post(f"/api/tables/{table}/seats/1/stand-in", bot="greedy")
    seq = until_thinking(ann, table)
    server.kill()
    added = take_back(server.database, table, seq, trial.pick(3000, 300))
    began = time.monotonic()
    server.start()
    again = time.monotonic() - began
    began = time.monotonic()
    with Probe(server.port) as health, Probe(server.port, f"/api/tables/{other}/state") as state:
        read = [read_seconds(server, f"/api/tables/{table}/{what}") for what in ("state?since=0", "state", "record")]
        time.sleep(max(0.0, 3 - (time.monotonic() - began)))
    trial.figure(f"{seq} entries, then {added} of taking back and deciding again")
    trial.figure(f"start {again:.1f} s, without it {plain:.1f} s")
    trial.figure(f"its state {read[0]:.1f} s, again {read[1]:.1f} s, its record {read[2]:.1f} s")
    trial.must_answer(health.latency, "/health meanwhile", OTHERS_MS)
    trial.must_answer(state.latency, "another table meanwhile", OTHERS_MS)
    trial.must(again < plain + START_SECONDS, f"the start took {again:.0f} s")
    trial.must(max(read) < STATE_SECONDS, f"its state or record took {max(read):.0f} s")


def read_seconds(server: ServerProcess, path: str) -> float:
    """How long a visitor waits for an answer."""
    began = time.monotonic()
    answer = httpx.get(f"{server.url}{path}", timeout=300)
    assert answer.is_success, answer.text[:300]
    return time.monotonic() - began


def take_back(database: str, table: str, head: int, pairs: int) -> int:
    """Write into the log that the person's last decision was taken back and made again, over and over, as the server
    would have; nobody serves the table meanwhile. The number of new entries."""
    engine = create_engine(parse_url(database))
    columns = schema.entries.c
    with engine.begin() as connection:
        query = select(schema.entries).where(columns.table == table).order_by(columns.seq)
        log = [dict(row._mapping) for row in connection.execute(query)]
        assert log[-1]["seq"] == head
        rows = list(more_entries(log, pairs))
        connection.execute(insert(schema.entries), rows)
        move_on(connection, table, head + len(rows))
    engine.dispose()
    return len(rows)


def more_entries(log: list[dict[str, Any]], pairs: int) -> Iterator[dict[str, Any]]:
    """Undo, and what had come since; as often as asked for."""
    first = max(k for k, entry in enumerate(log) if entry["kind"] == "move" and entry["seat"] == 0)
    rest = [entry for entry in log[first:] if entry["kind"] == "move"]
    count = 0
    for entry in log[:first]:
        count = entry["data"]["to"] if entry["kind"] == "undo" else count + (entry["kind"] == "move")
    back = {**rest[0], "kind": "undo", "action": None, "data": {"to": count}}
    for number, entry in enumerate([back, *rest] * pairs, start=log[-1]["seq"] + 1):
        yield {**entry, "seq": number}


def move_on(connection: Connection, table: str, head: int) -> None:
    """The table's own row says how long the log is."""
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(head=head))


# --- many of the strongest bot ---


def bot_queue(trial: Trial) -> None:
    """One person lets the strongest bot think at 20 tables of 4 at once; a stranger plays against an easy one, with one
    process for bots."""
    server = trial.server("--no-limits")
    greedy, stranger = server.guest("Ann"), server.guest("Ben")
    table = against_bot(stranger, pace=0, bot=EASY)
    until_thinking(stranger, table)
    until_asked(stranger, table)
    alone = stranger_wait(stranger, table)
    seats = [{"kind": "human"}, *[{"kind": "bot", "bot": STRONGEST}] * 3]
    tables = [greedy.table("homesteaders", seats=seats, players=4) for _ in range(trial.pick(20, 10))]
    for busy in tables:
        until_thinking(greedy, busy)
    waits = []
    for _ in range(trial.pick(5, 2)):
        waits.append(stranger_wait(stranger, table))
        for busy in tables:
            until_thinking(greedy, busy)
    trial.figure(
        f"{len(tables)} tables; the stranger's bot decides after {median(waits):.1f} s, at most {max(waits):.1f}"
    )
    thought = thought_seconds(server)
    trial.figure(f"before that after {alone:.1f} s; the strongest thinks for {thought:.2f} s on average")
    most = FEW_THOUGHTS * thought + 1
    trial.must(max(waits) < most, f"the stranger waited for more than {FEW_THOUGHTS} thoughts of others")


def thought_seconds(server: ServerProcess) -> float:
    """How long the strongest bot has thought about a decision, on average."""
    lines = httpx.get(f"{server.url}/metrics", timeout=30).text.splitlines()
    values = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if not line.startswith("#")}
    name = f'{{bot="{STRONGEST}"}}'
    return values[f"frontier_bot_seconds_sum{name}"] / values[f"frontier_bot_seconds_count{name}"]


def stranger_wait(person: Client, table: str) -> float:
    """Seconds until the bot has made the next decision of its own, and the person is asked again."""
    until_asked(person, table)
    seq = until_thinking(person, table)
    return until_moved(person, table, seq, 120)
