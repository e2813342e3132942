"""A real server in a process of its own, and people who use it over real connections."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

Json = dict[str, Any]
START_SECONDS = 60.0
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


def fresh_database(postgres: str) -> str:
    """The address of an empty database on this PostgreSQL server."""
    import psycopg

    name = f"t{uuid.uuid4().hex[:12]}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return postgres.replace("/postgres?", f"/{name}?")


class ServerProcess:
    """`frontier serve` on a free port of this machine."""

    def __init__(self, database: str, folder: Path, *arguments: str, port: int = 0, before: Sequence[str] = ()) -> None:
        self.database = database
        self.before = before  # a command that runs the server, as `env` and `nice` do
        self.log = folder / f"server-{time.monotonic_ns()}.log"
        self.arguments = arguments
        self.port = port
        self.url = ""
        self.process: subprocess.Popen[str] | None = None
        self.clients: list[Client] = []
        self._reader: threading.Thread | None = None

    def guest(self, name: str = "") -> "Client":
        """Somebody new; without a name a stranger."""
        self.clients.append(Client(self.url, name))
        return self.clients[-1]

    def visit(self, person: "Client") -> "Client":
        """Somebody known, here: the same cookie in another browser or at another process."""
        self.clients.append(Client(self.url, me=person.me))
        self.clients[-1].http.cookies.set("frontier_session", person.http.cookies["frontier_session"])
        return self.clients[-1]

    def start(self) -> Self:
        """Start and wait until it answers."""
        command = [*self.before, sys.executable, "-m", "frontier", "serve", "--database", self.database]
        command += ["--port", str(self.port), "--log-format", "json", "--bot-processes", "1", *self.arguments]
        with self.log.open("a") as log:
            # A group of its own: whatever the server started ends with it.
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
            )  # fmt: skip
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := ADDRESS.search(line):
                self.url = found[0]
                break
        else:
            raise AssertionError(f"the server did not start:\n{self.log.read_text()}")
        self.port = int(self.url.rpartition(":")[2])
        self._reader = threading.Thread(target=self.process.stdout.read, daemon=True)
        self._reader.start()
        self.wait()
        return self

    def wait(self) -> None:
        """Until /health answers."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                assert self.process is not None
                assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.02)
        raise AssertionError(f"the server does not answer:\n{self.log.read_text()}")

    def kill(self) -> None:
        """kill -9, without any chance to tidy up; the bots' processes notice by themselves."""
        assert self.process is not None
        self.process.kill()
        self._ended()

    def _ended(self) -> None:
        assert self.process is not None
        self.process.wait(30)
        if self._reader is not None:
            self._reader.join(30)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        """End it properly; the exit code."""
        assert self.process is not None
        for client in self.clients:
            client.close()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            self._ended()
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            raise
        return self.process.returncode

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *error: object) -> None:
        self.stop()


class Client:
    """A person with a cookie of their own."""

    def __init__(self, url: str, name: str = "", me: Json | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"X-Frontier": "1"}, timeout=30)
        self.sockets: list[TableSocket] = []
        self.me: Json = self.post("/api/guests", name=name) if name else me or {}

    def close(self) -> None:
        """End all connections."""
        for socket in self.sockets:
            socket.close()
        self.http.close()

    @property
    def cookie(self) -> str:
        """As a browser sends it."""
        return f"frontier_session={self.http.cookies['frontier_session']}"

    def get(self, path: str, **params: Any) -> Any:
        """An answer that must be fine."""
        return self._fine(self.http.get(path, params=params))

    def post(self, path: str, **body: Any) -> Any:
        """An answer that must be fine."""
        return self._fine(self.http.post(path, json=body))

    def _fine(self, answer: httpx.Response) -> Any:
        assert answer.is_success, f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
        return answer.json()

    def refused(self, method: str, path: str, **body: Any) -> str:
        """The key of the refusal of a request that must not work."""
        answer = self.http.request(method, path, json=body if method == "POST" else body or None)
        assert answer.is_error, answer.text
        return str(answer.json()["error"]["key"])

    def table(self, game: str = "homesteaders", **wanted: Any) -> str:
        """Lay a table; its id."""
        return str(self.post("/api/tables", game=game, pace=0, **wanted)["id"])

    def state(self, table: str, **params: Any) -> Json:
        """What this person sees."""
        seen: Json = self.get(f"/api/tables/{table}/state", **params)
        return seen

    def act(self, table: str, seq: int, action: int, **more: Any) -> int:
        """Decide; the new sequence number."""
        return int(self.post(f"/api/tables/{table}/act", seq=seq, action=action, **more)["seq"])

    def socket(self, table: str, **params: Any) -> "TableSocket":
        """A live connection to a table."""
        self.sockets.append(TableSocket(self, table, **params))
        return self.sockets[-1]


class TableSocket:
    """A live connection that keeps everything it received."""

    def __init__(self, client: Client, table: str, **params: Any) -> None:
        query = "&".join(f"{key}={value}" for key, value in params.items())
        address = f"{client.url.replace('http', 'ws')}/api/tables/{table}/socket?{query}"
        headers = {"Cookie": client.cookie} if client.http.cookies else {}
        self.connection: ClientConnection = connect(
            address, origin=Origin(client.url), additional_headers=headers, max_size=None, max_queue=None, proxy=None,
            legacy=True,
        )  # fmt: skip
        self.received: list[str] = []
        self.view: Json = {}
        self.update: Json = {}

    def receive(self, timeout: float = 10.0) -> Json:
        """The next message; views are kept up to date."""
        text = self.connection.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["type"] == "snapshot":
            self.view = message["view"] or {}
        elif message["type"] == "update":
            self.view |= message["view"]
        if message["type"] in ("snapshot", "update"):
            self.update = message
        return message

    def until(self, *kinds: str, timeout: float = 10.0) -> Json:
        """The next message of one of these kinds."""
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if message["type"] in kinds:
                return message

    @property
    def entries(self) -> list[Json]:
        """The lines of the log received so far, in the order they came."""
        kinds = ("log", "snapshot", "update")
        told = [message for message in map(json.loads, self.received) if message["type"] in kinds]
        return [entry for message in told for entry in message["entries"]]

    def reach(self, seq: int, timeout: float = 30.0) -> Json:
        """Receive until the table has come to a sequence number; what was told then."""
        end = time.monotonic() + timeout
        while self.update.get("seq", -1) < seq:
            self.receive(max(0.01, end - time.monotonic()))
        return self.update

    def send(self, **message: Any) -> None:
        """A message to the server."""
        self.connection.send(json.dumps(message))

    def ask(self, **message: Any) -> Json:
        """Send, and wait for the answer to it."""
        self.send(id="ask", **message)
        while True:
            answer = self.until("ok", "error", "why", "pong")
            if answer["id"] == "ask":
                return answer

    def close(self) -> None:
        """Leave."""
        self.connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
