"""Who is banned by a command is out within seconds, is told why, and comes back afterwards."""

import subprocess
import sys
import time

import pytest
from websockets.exceptions import ConnectionClosed

from support.people_web import PASSWORD
from support.server import Client, ServerProcess

pytestmark = pytest.mark.slow
NEW = "another long ride"


def people(server: ServerProcess, *arguments: str) -> str:
    """A command of the administrator, in a process of its own."""
    command = [sys.executable, "-W", "ignore", "-m", "frontier", "people", *arguments, "--database", server.database]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def account(server: ServerProcess, name: str) -> Client:
    person = server.guest(name)
    login = f"{name.lower()}-{person.me['id'].strip('-_').lower()}"
    person.me = person.post("/api/accounts", login=login, password=PASSWORD)
    return person


def until(client: Client, path: str, key: str | None) -> str:
    """Wait until a request is refused so, or no more; what the server says."""
    end = time.monotonic() + 60
    while True:
        answer = client.http.get(path, params={"lang": "de"})
        found = answer.json()["error"]["key"] if answer.is_error else None
        if found == key:
            return str(answer.json()["error"]["message"]) if key else ""
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_ban_reaches_a_running_server(each_server: ServerProcess) -> None:
    ann, ben = each_server.guest("Ann"), account(each_server, "Ben")
    table = ann.table(players=2)
    ben.post(f"/api/tables/{table}/join")
    robot = each_server.guest()
    robot.http.headers["Authorization"] = f"Bearer {ben.post('/api/tokens', name='bot')['token']}"
    his, hers = ben.socket(table), ann.socket(table)
    for socket in (his, hers):
        assert socket.ask(type="ping")["type"] == "pong"
    people(each_server, "ban", ben.me["id"], "--reason", "cheating at cards", "--days", "1", "--yes")
    with pytest.raises(ConnectionClosed):
        his.until("never", timeout=60)
    told = until(ben, "/api/me", "shut-out")
    assert "cheating at cards" in told
    assert "UTC" in told
    assert "gesperrt" in told
    for client in (ben, robot):
        assert client.refused("GET", "/api/visitor") == "shut-out"
        assert client.refused("GET", f"/api/tables/{table}/state") == "shut-out"
        assert client.refused("POST", f"/api/tables/{table}/chat", text="hello") == "shut-out"
    with ben.socket(table) as again:
        assert again.receive()["error"]["key"] == "shut-out"
    stranger = each_server.guest()
    assert stranger.refused("POST", "/api/login", login=ben.me["login"], password=PASSWORD) == "shut-out"
    assert stranger.refused("POST", "/api/login", login=ben.me["login"], password="a wrong one") == "login-failed"
    assert ben.http.get("/", headers={"Accept": "text/html"}).status_code == 200, "the page can say so"
    hers.until("table", timeout=60)
    seat = next(seat for seat in ann.get(f"/api/tables/{table}")["seats"] if seat["person"] == ben.me["id"])
    assert seat["left"], "nobody has to wait for somebody who cannot come"
    assert hers.ask(type="ping")["type"] == "pong"
    people(each_server, "unban", ben.me["id"])
    until(ben, "/api/me", None)
    assert robot.get("/api/me")["id"] == ben.me["id"]
    ben.post(f"/api/tables/{table}/join")


def test_guests_are_banned_alike_and_can_log_out(each_server: ServerProcess) -> None:
    eve = each_server.guest("Eve")
    people(each_server, "ban", eve.me["id"], "--reason", "rude", "--yes")
    assert "rude" in until(eve, "/api/me", "shut-out")
    assert eve.http.post("/api/logout").status_code == 204
    assert eve.get("/api/visitor") == {"person": None}


def test_a_reset_reaches_a_running_server(each_server: ServerProcess) -> None:
    ann = account(each_server, "Ann")
    thief = each_server.visit(ann)
    socket = thief.socket(ann.table())
    assert socket.ask(type="ping")["type"] == "pong"
    link = people(each_server, "reset", ann.me["login"], "--yes", "--url", each_server.url)
    with pytest.raises(ConnectionClosed):
        socket.until("never", timeout=60)
    assert thief.refused("GET", "/api/me") == "not-signed-in"
    stranger = each_server.guest()
    assert stranger.refused("POST", "/api/login", login=ann.me["login"], password=PASSWORD) == "login-failed"
    address, _, text = link.partition("#")
    assert address == f"{each_server.url}/password"
    assert stranger.post("/api/password/reset", link=text, password=NEW)["id"] == ann.me["id"]
    assert stranger.refused("POST", "/api/password/reset", link=text, password=PASSWORD) == "bad-link"
    assert each_server.guest().post("/api/login", login=ann.me["login"], password=NEW)["id"] == ann.me["id"]
