"""kill -9 in the middle of play, again and again: nothing acknowledged is lost, and no table is stuck."""

import random
import threading
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Executable, create_engine, delete, insert, select, update
from websockets.exceptions import WebSocketException

import frontier
from frontier import CHANCE, Match, Move
from frontier.server.storage import schema
from frontier.server.storage.database import parse_url
from support.processes import children, running
from support.server import Client, Json, ServerProcess
from support.together import until

pytestmark = pytest.mark.slow
KILLS = 3  # on each kind of database
BROKEN = (httpx.TransportError, WebSocketException, OSError, EOFError)
HUMAN: Json = {"kind": "human"}
GREEDY: Json = {"kind": "bot", "bot": "greedy"}
PASSING: Json = {"plan": "auto_pass", "reward": None}
MODULES = ["settlements", "landscapes", "events", "goldrush"]


@dataclass
class Game:
    """A table, who plays there and how, and what the server said was done."""

    table: str
    people: list[Client]  # a seat each; the same one twice at one device
    by_socket: bool
    plans: bool
    rng: random.Random
    done: dict[int, Json] = field(default_factory=dict)  # by the sequence number it must have in the log

    def seat(self, server: ServerProcess) -> None:
        """Everybody comes back, with new connections that are for this table alone."""
        back = {person.cookie: server.visit(person) for person in self.people}
        self.people = [back[person.cookie] for person in self.people]

    def step(self, must: bool = False) -> bool:
        """Decide for whoever has to; False if a bot has to, or the game is over."""
        seen = self.people[0].state(self.table, since=10**6)
        actor = seen["turn"]["actor"]
        if actor is None or seen["turn"]["thinking"]:
            return False
        person = self.people[actor]
        seen = person.state(self.table, since=10**6, seat=actor)
        if seen["turn"]["actor"] != actor or seen["turn"]["thinking"]:
            return False
        luck = self.rng.random()
        if seen["turn"]["awaits"] == "confirm" and (must or luck < 0.8 or not seen["can"]["undo"]):
            self._say(person, "confirm", seen, actor, {})
        elif seen["can"]["undo"] and luck < 0.3 and not must:
            self._say(person, "undo", seen, actor, {})
        elif seen["legal"]:
            if self.plans and luck > 0.85:
                person.http.put(f"/api/tables/{self.table}/plan", json={"plan": PASSING})
            chosen = self.rng.choice(seen["legal"])
            more = {"action": chosen["action"], "confirm": self.rng.random() < 0.5}
            self._say(person, "act", seen, actor, more, chosen["move"])
        return True

    def _say(self, person: Client, what: str, seen: Json, seat: int, more: Json, move: str | None = None) -> None:
        """Do it; what is acknowledged is noted. A plan may have been quicker, then it is stale."""
        body = {"seq": seen["seq"], "seat": seat, **more}
        if self.by_socket:
            if not person.sockets:
                person.socket(self.table)
            answer = person.sockets[0].ask(type=what, **body)
            is_done, text = answer["type"] == "ok", str(answer)
        else:
            response = person.http.post(f"/api/tables/{self.table}/{what}", json=body)
            is_done, text = response.is_success, response.text
        if is_done:
            assert seen["seq"] + 1 not in self.done, "two decisions with one sequence number"
            kind = "move" if what == "act" else what
            self.done[seen["seq"] + 1] = {"kind": kind, "seat": seat, "move": move}
        else:
            assert "stale" in text, text

    def check(self) -> None:
        """Everything acknowledged is in the log, and the log has no gap."""
        for seat, person in enumerate(self.people):
            seen = person.state(self.table, seat=seat)
            log = {entry["seq"]: entry for entry in seen["entries"]}
            assert [entry["seq"] for entry in seen["entries"]] == list(range(1, seen["seq"] + 1))
            for seq, done in self.done.items():
                assert seq in log, f"{done} is lost"
                entry = {key: log[seq].get(key) for key in done}
                assert entry == done

    def go_on(self) -> None:
        """Bots decide, and whoever is then to decide, can."""
        path = f"/api/tables/{self.table}"
        seen = until(partial(self.people[0].get, f"{path}/state"), lambda seen: not seen["turn"]["thinking"], 90)
        if seen["turn"]["awaits"] != "over":
            before = len(self.done)
            until(partial(self.step, must=True), lambda _: len(self.done) > before, 30)


def create_table(server: ServerProcess, seed: int) -> list[Game]:
    """Tables of every kind."""
    ann, ben, cem = (server.guest(name) for name in ("Ann", "Ben", "Cem"))
    games: list[Game] = []

    def add(people: list[Client], by_socket: bool = False, plans: bool = False, **wanted: Any) -> None:
        table = people[0].table(**wanted)
        for person in dict.fromkeys(people[1:]):
            if person is not people[0]:
                person.post(f"/api/tables/{table}/join")
        games.append(Game(table, people, by_socket, plans, random.Random(f"{seed} {len(games)}")))
        games[-1].seat(server)

    add([ann, ben], by_socket=True, game="homesteaders")
    add([ben, ann, cem], game="montana", players=3, modules=MODULES)
    add([cem], plans=True, game="homesteaders", players=3, seats=[HUMAN, GREEDY, {**GREEDY, "bot": "random"}])
    add([ann], by_socket=True, game="montana", modules=["events"], seats=[HUMAN, GREEDY])
    add([ben, ben], game="montana", seats=[HUMAN, HUMAN])
    return games


def prepare(client: Client, table: str, seat: int, round_: int) -> Json:
    """A plan for a later round of a game in which nobody decides; as the server keeps it."""
    wanted = {"plan": "max_bid", "space": 1 + round_ % 2, "silver": 3 + round_ % 5, "then": "pass", "round": 2}
    answer = client.http.put(f"/api/tables/{table}/plan", json={"plan": wanted, "seat": seat})
    assert answer.is_success, answer.text
    kept: Json = answer.json()["plan"]
    return kept


def play(game: Game, stop: threading.Event, began: threading.Semaphore) -> None:
    """Until the server is gone."""
    try:
        while not stop.is_set():
            if not game.step() and game.people[0].get(f"/api/tables/{game.table}")["status"] != "playing":
                began.release()
                return
            began.release()
    except BROKEN:
        if not stop.wait(30):
            raise


def kill_in_the_middle(server: ServerProcess, games: list[Game], seconds: float) -> None:
    """All play as fast as they can; then the server is gone, and its bots with it."""
    assert server.process is not None
    bots = children(server.process.pid)
    stop, began = threading.Event(), threading.Semaphore(0)
    with ThreadPoolExecutor(len(games)) as pool:
        playing = [pool.submit(play, game, stop, began) for game in games]
        for _ in range(6 * len(games)):
            assert began.acquire(timeout=60)
        time.sleep(seconds)  # at which moment it dies is left to luck
        server.kill()
        stop.set()
        for done in playing:
            done.result(60)
    until(partial(running, bots), lambda left: not left, 30)


def moves_of(database: str, table: str) -> tuple[Any, list[int]]:
    """The table's row and the moves that count, from the database itself."""
    engine = create_engine(parse_url(database))
    with engine.connect() as connection:
        row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one()
        columns = schema.entries.c
        log = connection.execute(select(schema.entries).where(columns.table == table).order_by(columns.seq)).all()
    engine.dispose()
    assert [entry.seq for entry in log] == list(range(1, row.head + 1))
    moves: list[int] = []
    for entry in log:
        if entry.kind == "move":
            moves.append(entry.action)
        elif entry.kind == "undo":
            moves = moves[: entry.data["to"]]
    return row, moves


def replay(database: str, game: Game) -> None:
    """The log leads to what people see, with the luck that the seed gives."""
    row, moves = moves_of(database, game.table)
    configured = frontier.game(row.game, players=row.players, modules=row.modules, **row.options)
    match = Match(configured, row.seed)
    for action in moves:
        if match.state.actor == CHANCE:
            assert match.chance_action() == action
        match.replay(Move(match.state.actor, action))
    for seat, person in enumerate(game.people):
        assert person.state(game.table, seat=seat)["view"] == configured.view(match.state, seat)


def finish(game: Game) -> None:
    """Play to the end; the record tells the same game."""
    path = f"/api/tables/{game.table}"
    end = time.monotonic() + 120
    while game.people[0].get(path)["status"] == "playing":
        assert time.monotonic() < end
        game.step(must=True)
    match = frontier.record.loads(game.people[0].http.get(f"{path}/record").text)
    assert match.fair is not None
    match.fair.check(match.seed)
    assert list(match.state.scores) == game.people[0].get(path)["result"]["scores"]


def count(games: list[Game]) -> dict[str, int]:
    """How often each kind of decision was acknowledged."""
    kinds: dict[str, int] = defaultdict(int)
    for game in games:
        for done in game.done.values():
            kinds[done["kind"]] += 1
    return kinds


def test_nothing_acknowledged_is_lost(database: str, tmp_path: Path) -> None:
    rng = random.Random(database)
    server = ServerProcess(database, tmp_path, "--no-limits").start()
    ended: list[Game] = []
    try:
        games = create_table(server, 0)
        dan, eve = server.guest("Dan"), server.guest("Eve")
        quiet = dan.table("homesteaders")
        eve.post(f"/api/tables/{quiet}/join")
        seat = 1 - until(partial(dan.state, quiet), lambda seen: seen["seq"] > 0)["turn"]["actor"]
        for round_ in range(KILLS):
            dan, eve = server.visit(dan), server.visit(eve)
            plan = prepare((dan, eve)[seat], quiet, seat, round_)
            kill_in_the_middle(server, games, rng.uniform(0.0, 0.4))
            everybody = server.clients
            server.clients = []
            server.start()
            for game in games:
                game.seat(server)
            dan, eve = server.visit(dan), server.visit(eve)
            for client in everybody:
                client.close()
            assert (dan, eve)[seat].get(f"/api/tables/{quiet}/plan")["plan"] == plan
            for game in games:
                game.check()
            with ThreadPoolExecutor(len(games)) as pool:
                list(pool.map(Game.go_on, games))
            over = [g for g in games if g.people[0].get(f"/api/tables/{g.table}")["status"] == "over"]
            if over:
                ended += over
                fresh = create_table(server, round_ + 1)
                games = [fresh[k] if game in over else game for k, game in enumerate(games)]
        for game in ended:
            game.seat(server)
        for game in games + ended:
            game.check()
            replay(database, game)
        kinds = count(games + ended)
        assert all(kinds[kind] for kind in ("move", "undo", "confirm")), kinds
        for game in (games[1], games[4]):
            finish(game)
    finally:
        server.stop()


def change(database: str, *statements: Executable) -> None:
    """Change the database behind the server's back, while there is none."""
    engine = create_engine(parse_url(database))
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


def test_what_was_half_done_is_taken_up_at_the_start(database: str, tmp_path: Path) -> None:
    """Killed after the last seat was taken and before the game began; and between a plan and its decision."""
    with ServerProcess(database, tmp_path, "--no-limits") as server:
        ann = server.guest("Ann")
        seats = [HUMAN, HUMAN]
        planned, begun = (ann.table(game, seats=seats) for game in ("homesteaders", "montana"))
        seen = ann.state(planned)
        move = seen["legal"][0]["move"]
        server.kill()
        moves = {"plan": "moves", "moves": [move]}
        plan = insert(schema.plans).values(table=planned, seat=seen["turn"]["actor"], plan=moves)
        empty = delete(schema.entries).where(schema.entries.c.table == begun)
        head = update(schema.tables).where(schema.tables.c.id == begun).values(head=0, actor=None)
        change(database, plan, empty, head)
        server.start()
        ann = server.visit(ann)
        log = until(partial(ann.state, planned, since=seen["seq"]), lambda now: bool(now["entries"]), 30)["entries"]
        assert (log[0]["seat"], log[0]["move"]) == (seen["turn"]["actor"], move)
        assert until(partial(ann.state, begun), lambda now: now["seq"] > 0, 30)["legal"]
