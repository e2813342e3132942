"""Running the server: stopping it, losing its database, its logs, and the commands of an administrator beside it."""

import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from support.cli import run
from support.postgres import PostgresServer
from support.processes import SECONDS, children, wait_for
from support.rows import rows
from support.server import Client, ServerProcess, TableSocket

pytestmark = pytest.mark.slow
SERVICE_RESTART = 1012
BOT = {"kind": "bot", "bot": "random"}


def refusal(*arguments: str) -> list[str]:
    """What `frontier`, in a process of its own and on a wide terminal, says when it refuses."""
    line = [sys.executable, "-m", "frontier", *arguments]
    environment = os.environ | {"COLUMNS": "500"}
    ended = subprocess.run(line, capture_output=True, text=True, timeout=SECONDS, check=False, env=environment)
    assert ended.returncode == 2
    return ended.stderr.splitlines()


def command(*arguments: str) -> str:
    """What a command of an administrator says."""
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return result.output


class Player(threading.Thread):
    """Plays on its own against a bot, over HTTP, until the server is gone; keeps what was acknowledged."""

    def __init__(self, person: Client, table: str) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.acknowledged = 0
        self.refused: list[str] = []

    def run(self) -> None:
        try:
            while True:
                seen = self.person.state(self.table, since=10**6)
                if seen["turn"]["awaits"] == "over":
                    return
                if seen["legal"]:
                    body = {"seq": seen["seq"], "action": seen["legal"][0]["action"], "confirm": True}
                    answer = self.person.http.post(f"/api/tables/{self.table}/act", json=body)
                    if answer.status_code == 200:
                        self.acknowledged = answer.json()["seq"]
                    elif answer.status_code != 409:
                        self.refused.append(answer.text)
        except httpx.TransportError:
            pass


def closing_code(socket: TableSocket) -> int | None:
    """How a connection ended."""
    try:
        while True:
            socket.receive(SECONDS)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None


def test_asked_to_end_during_play(server: ServerProcess) -> None:
    assert server.process is not None
    person = server.guest("Ann")
    table = person.table("homesteaders", players=3, seats=[{"kind": "human"}, BOT, BOT])
    socket = person.socket(table)
    player = Player(person, table)
    player.start()
    wait_for(lambda: player.acknowledged > 10)
    bots = children(server.process.pid)
    assert bots, "bots think in processes of their own"
    server.process.terminate()
    assert closing_code(socket) == SERVICE_RESTART
    player.join(SECONDS)
    assert not player.is_alive()
    assert player.refused == []
    assert server.process.wait(SECONDS) == 0
    assert not any(Path(f"/proc/{bot}").exists() for bot in bots)
    kept = rows(server.database)
    (row,) = kept["tables"]
    assert [entry["seq"] for entry in kept["entries"]] == list(range(1, row["head"] + 1))
    assert row["head"] >= player.acknowledged


def test_one_server_at_a_file(tmp_path: Path) -> None:
    database = str(tmp_path / "table.db")
    with ServerProcess(database, tmp_path) as first:
        assert first.process is not None
        person = first.guest("Ann")
        told = f"frontier: --database: {database} is in use by process {first.process.pid}; end it first"
        assert refusal("serve", "--database", database, "--port", "0") == [told]
        assert person.get("/api/me")["name"] == "Ann"
        first.kill()  # leaves the lock file, but no lock
        with ServerProcess(database, tmp_path, port=first.port):
            assert person.get("/api/me")["name"] == "Ann"


def test_closed_by_an_administrator(server: ServerProcess) -> None:
    people = [server.guest(name) for name in ("Ann", "Ben")]
    table = people[0].table("homesteaders")
    people[1].post(f"/api/tables/{table}/join")
    waiting = people[0].table("montana")
    sockets = [person.socket(table) for person in people]
    wait_socket = people[0].socket(waiting)
    for id_ in (table, waiting):
        command("tables", "close", id_, "--yes", "--database", server.database)
    for socket in sockets:
        update = socket.until("update", timeout=SECONDS)
        assert [entry["kind"] for entry in update["entries"]] == ["closed"]
        assert update["turn"]["awaits"] == "over"
        assert update["legal"] == []
    for socket in (*sockets, wait_socket):
        while socket.until("table", timeout=SECONDS)["table"]["status"] != "closed":
            pass
    info = people[0].get(f"/api/tables/{table}")
    assert (info["status"], info["result"]) == ("closed", None)
    assert info["secret"] is not None, "the game has ended, so its luck can be checked"
    assert people[0].refused("POST", f"/api/tables/{table}/act", seq=info["seq"], action=0) == "not-playing"
    assert people[1].refused("POST", f"/api/tables/{waiting}/join") == "not-waiting"
    listed = json.loads(command("tables", "list", "--json", "--database", server.database))
    assert {found["status"] for found in listed} == {"closed"}


def test_saved_while_it_runs_and_taken_up_elsewhere(
    server: ServerProcess, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    person, other = server.guest("Ann"), server.guest("Ben")
    table = person.table("homesteaders", seats=[{"kind": "human"}, BOT])
    person.post(f"/api/tables/{table}/chat", text="before")
    player = Player(person, table)
    player.start()
    wait_for(lambda: player.acknowledged > 5)
    file = str(tmp_path / "saved.db")
    command("backup", file, "--database", server.database)
    kept = rows(file)
    (row,) = kept["tables"]
    assert row["head"] == len(kept["entries"]), "the log is that of one moment"
    on_file = "://" not in server.database
    target = request.getfixturevalue("postgres_database") if on_file else str(tmp_path / "target.db")
    command("restore", file, "--database", target)
    with ServerProcess(target, tmp_path, "--no-limits") as elsewhere:
        again = elsewhere.guest()
        again.http.cookies = person.http.cookies
        assert again.get("/api/me")["name"] == "Ann"
        if row["status"] == "playing":
            wait_for(lambda: bool(again.state(table)["legal"]) or again.state(table)["turn"]["awaits"] == "over")
        seen = again.state(table)
        if seen["legal"]:
            assert again.act(table, seen["seq"], seen["legal"][0]["action"]) > row["head"]
        assert again.post(f"/api/tables/{table}/chat", text="after")["id"] > 1
    assert other.get("/api/me")["name"] == "Ben"


# --- a database that goes away ---


def test_the_database_goes_away_and_comes_back(tmp_path: Path) -> None:
    with PostgresServer() as postgres, ServerProcess(postgres.url, tmp_path, "--no-limits") as server:
        person = server.guest("Ann")
        table = person.table("homesteaders", seats=[{"kind": "human"}, {"kind": "human"}])
        seen = person.state(table)
        slow = person.post("/api/tables", game="homesteaders", pace=3, seats=[{"kind": "human"}, BOT])["id"]
        head = person.post(f"/api/tables/{slow}/act", seq=person.state(slow)["seq"], move="done", confirm=True)["seq"]
        fine = httpx.get(f"{server.url}/health")
        assert (fine.status_code, fine.json()["status"]) == (200, "ok")
        postgres.stop()
        away = httpx.get(f"{server.url}/health", timeout=SECONDS)
        told = {"status": "no database", "why": "the database does not answer"}
        assert (away.status_code, away.json()) == (503, told)
        action = seen["legal"][0]["action"]
        assert person.refused("POST", f"/api/tables/{table}/act", seq=seen["seq"], action=action) == "busy"
        assert server.process is not None
        assert server.process.poll() is None
        wait_for(lambda: "bot-not-heard" in server.log.read_text())
        postgres.start()
        wait_for(lambda: httpx.get(f"{server.url}/health", timeout=SECONDS).status_code == 200)
        began = time.monotonic()
        wait_for(lambda: person.state(slow)["seq"] > head)
        assert time.monotonic() - began < 25, "a bot tries again soon, not only when its decision is overdue"
        assert person.act(table, seen["seq"], action) > seen["seq"], "what was not acknowledged has not happened"


# --- logs ---


def test_logs_are_an_object_a_line_without_secrets(tmp_path: Path) -> None:
    mail = "smtp://ann:mail-secret@127.0.0.1:1?from=table@example.org"
    with ServerProcess(str(tmp_path / "table.db"), tmp_path, "--log-level", "debug", "--smtp", mail) as server:
        person = server.guest("Ann")
        password, address, webhook = "correct horse 7", "ann@private.example", "https://hooks.private.example/x"
        person.post("/api/accounts", login="ann", password=password)
        person.post("/api/login", login="ann", password=password)
        assert person.refused("POST", "/api/login", login="ann", password="wrong horse 8") == "login-failed"
        changed = person.http.patch("/api/me", json={"email": address, "webhook": webhook}).json()
        assert (changed["email"], changed["webhook"]) == (address, webhook)
        token = person.post("/api/tokens", name="program")["token"]
        table = person.table(seats=[{"kind": "human"}, BOT])
        headers = {"Authorization": f"Bearer {token}"}
        assert httpx.get(f"{server.url}/api/me?token={token}", headers=headers).status_code == 200
        person.socket(table, lang="de").until("snapshot")
        person.http.post("/api/tables", content=b"{" + password.encode())
        cookie = person.cookie.partition("=")[2]
        secret = rows(server.database)["tables"][0]["secret"]
        signing = rows(server.database)["settings"][0]["value"]
        assert server.stop() == 0
    written = server.log.read_text()
    lines = [json.loads(line) for line in written.splitlines()]
    assert len(lines) > 5
    assert all({"time", "level", "logger"} <= set(line) for line in lines)
    assert all("event" in line or "message" in line for line in lines)
    assert any("request" in line for line in lines)
    for hidden in (
        password, "wrong horse", address, webhook, "private.example", token, cookie, secret, signing,
        changed["webhook_secret"], "mail-secret",
    ):  # fmt: skip
        assert hidden not in written


def test_only_the_owner_reads_the_files_of_the_database(tmp_path: Path) -> None:
    """The key of all cookies is in them."""
    database = tmp_path / "table.db"
    for warned in (False, True):
        with ServerProcess(str(database), tmp_path) as server:
            server.guest("Ann")
            files = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.glob("table.db*")}
        assert {"table.db", "table.db-wal", "table.db.lock"} <= set(files)
        assert ("can be read by other users" in server.log.read_text()) == warned
        if not warned:
            assert set(files.values()) == {0o600}
            database.chmod(0o644)
