"""What a token may do, and what none may: every route, and every message of the socket."""

import json
import re
from pathlib import Path

import pytest
from websockets.sync.client import connect

from frontier.server.api.common import ACCOUNT, scope_of
from frontier.server.people.tokens import SCOPES
from support.server import Client, Json, ServerProcess

PROTOCOL = (Path(__file__).parents[3] / "docs/protocol.md").read_text(encoding="utf-8")
T = "/api/tables/x"


@pytest.mark.parametrize(
    ("way", "scope"),
    [
        ("GET /api/me", "read"), ("GET /api/visitor", "read"), ("GET /api/tables", "read"), (f"GET {T}/chat", "read"),
        (f"GET {T}/plan", "read"), ("POST /api/replay", "read"),
        ("POST /api/review", "read"), ("POST /api/positions/check", "read"),
        ("POST /api/analysis/search", "read"), ("POST /api/studies", ACCOUNT),
        ("POST /api/tables", "play"), (f"PATCH {T}", "play"),
        ("PATCH /api/tables/chat", "play"), (f"POST {T}/join", "play"), (f"POST {T}/act", "play"),
        (f"PUT {T}/plan", "play"), (f"DELETE {T}/plan", "play"), (f"DELETE {T}/seats/0/stand-in", "play"),
        (f"POST {T}/chat", "chat"), (f"POST {T}/mute", "chat"), ("PATCH /api/me", ACCOUNT), ("DELETE /api/me", ACCOUNT),
        ("GET /api/tokens", ACCOUNT), ("POST /api/tokens", ACCOUNT), ("DELETE /api/tokens/x", ACCOUNT),
        ("POST /api/password", ACCOUNT), ("POST /api/accounts", ACCOUNT), ("POST /api/logout-everywhere", ACCOUNT),
        ("POST /api/push", ACCOUNT), ("DELETE /api/push", ACCOUNT), ("POST /api/something/new", ACCOUNT),
    ],
)  # fmt: skip
def test_the_scope_of_a_request(way: str, scope: str) -> None:
    method, path = way.split()
    assert scope_of(method, path) == scope


def test_the_document_names_every_scope() -> None:
    _, _, rest = PROTOCOL.partition("| request | scope |")
    named = set(re.findall(r"\| `(\w+)` \|$", rest.partition("\n\n")[0], re.M))
    assert named == set(SCOPES)


def robot(server: ServerProcess, person: Client, *scopes: str) -> Client:
    """A program with a token of these scopes."""
    made = person.post("/api/tokens", name="robot", scopes=list(scopes))
    assert made["scopes"] == list(scopes)
    program = server.guest()
    program.http.headers["Authorization"] = f"Bearer {made['token']}"
    return program


@pytest.mark.slow
def test_requests_beyond_the_scope_are_refused_in_words(each_server: ServerProcess) -> None:
    ann = each_server.guest("Ann")
    table = ann.table(seats=[{"kind": "human"}, {"kind": "human"}])
    path = f"/api/tables/{table}"
    programs = {scope: robot(each_server, ann, scope) for scope in SCOPES}
    requests: dict[str, tuple[str, str, Json | None]] = {
        "read": ("GET", f"{path}/state", None),
        "play": ("PUT", f"{path}/plan", {"plan": {"plan": "auto_pass"}, "seat": 0}),
        "chat": ("POST", f"{path}/chat", {"text": "hello"}),
    }
    for needed, (method, address, body) in requests.items():
        for scope, program in programs.items():
            answer = program.http.request(method, address, json=body)
            if scope == needed:
                assert answer.is_success, answer.text
            else:
                assert (answer.status_code, answer.json()["error"]["key"]) == (403, "no-scope")
                assert needed in answer.json()["error"]["message"]
    assert [token["scopes"] for token in ann.get("/api/tokens")] == [[scope] for scope in SCOPES]
    assert ann.refused("POST", "/api/tokens", name="x", scopes=[]) == "bad-request"
    assert ann.refused("POST", "/api/tokens", name="x", scopes=["admin"]) == "bad-request"


@pytest.mark.slow
def test_no_token_changes_the_account(each_server: ServerProcess) -> None:
    ann = each_server.guest("Ann")
    program = robot(each_server, ann, *SCOPES)
    before = ann.get("/api/me"), ann.get("/api/tokens")
    tries: list[tuple[str, str, Json]] = [
        ("PATCH", "/api/me", {"email": "eve@example.org"}), ("PATCH", "/api/me", {"name": "Eve"}),
        ("DELETE", "/api/me", {}), ("POST", "/api/tokens", {"name": "more"}),
        ("DELETE", f"/api/tokens/{before[1][0]['id']}", {}), ("POST", "/api/logout-everywhere", {}),
        ("POST", "/api/accounts", {"login": "eve", "password": "a long ride west"}),
        ("POST", "/api/password", {"old": "a long ride west", "new": "a long ride east"}),
        ("POST", "/api/push", {"endpoint": "https://push.example/1", "keys": {"p256dh": "x", "auth": "x"}}),
    ]  # fmt: skip
    for method, path, body in tries:
        answer = program.http.request(method, path, json=body)
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "no-scope"), path
    assert (ann.get("/api/me"), ann.get("/api/tokens")) == before
    hooked = ann.http.patch("/api/me", json={"webhook": "https://example.org/turn"}).json()
    assert hooked["webhook_secret"]
    assert program.get("/api/me")["webhook_secret"] is None
    assert program.get("/api/visitor")["person"]["webhook_secret"] is None


@pytest.mark.slow
def test_a_socket_acts_within_the_scopes_of_its_token(each_server: ServerProcess) -> None:
    ann = each_server.guest("Ann")
    table = ann.table(seats=[{"kind": "human"}, {"kind": "human"}])
    seq = ann.state(table)["seq"]
    messages = {
        "act": {"seq": seq, "action": 0}, "confirm": {"seq": seq}, "undo": {"seq": seq},
        "plan": {"plan": None, "seat": 0}, "chat": {"text": "hello"}, "why": {"action": 0}, "ping": {},
    }  # fmt: skip
    needed = {"act": "play", "confirm": "play", "undo": "play", "plan": "play", "chat": "chat"}
    address = f"{each_server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    for scopes in (["read"], ["read", "chat"], ["read", "play"], ["play", "chat"]):
        program = robot(each_server, ann, *scopes)
        headers = {"Authorization": program.http.headers["Authorization"]}
        with connect(address, additional_headers=headers, proxy=None, max_size=None) as socket:
            if "read" not in scopes:
                first = json.loads(socket.recv(30))
                assert (first["type"], first["error"]["key"]) == ("error", "no-scope")
                continue
            for kind, body in messages.items():
                socket.send(json.dumps({"type": kind, "id": kind, **body}))
                while (answer := json.loads(socket.recv(30))).get("id") != kind:
                    pass
                key = answer["error"]["key"] if answer["type"] == "error" else None
                assert (key == "no-scope") == (needed.get(kind, "read") not in scopes), (kind, scopes)
