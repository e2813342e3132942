"""Whatever comes in over sockets and HTTP gets a clear answer, and the table lives on."""

import contextlib
import json
import socket as network
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import frontier
from frontier import texts
from support.server import Client, Json, ServerProcess, TableSocket

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(each_server: ServerProcess) -> ServerProcess:
    """What one kind of database cannot keep must be refused on both."""
    return each_server


class Place:
    """A game under way, and whether it is still unharmed."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.people: list[Client] = [server.guest(name) for name in ("Ann", "Ben")]
        self.table = self.people[0].table()
        self.path = f"/api/tables/{self.table}"
        self.people[1].post(f"{self.path}/join")
        self.before = self.people[0].state(self.table)
        self.actor: Client = self.people[self.before["turn"]["actor"]]

    def check(self) -> None:
        """Everything as before, and the server well."""
        assert self.people[0].state(self.table) == self.before
        assert httpx.get(f"{self.server.url}/health").json()["status"] == "ok"

    def socket(self) -> TableSocket:
        """The actor's, in German."""
        opened = self.actor.socket(self.table, lang="de")
        opened.until("snapshot")
        return opened


@pytest.fixture(scope="module")
def place(server: ServerProcess) -> Place:
    return Place(server)


def check_refusal(answer: Json, key: str, lang: str) -> None:
    """The whole form of a refusal, in one language."""
    error = answer["error"]
    assert error["key"] == key, error
    before, _, after = texts.text(lang, f"server-error-{key}", {"why": "@"}).partition("@")
    assert error["message"].startswith(before), error
    assert error["message"].endswith(after), error
    assert len(error["message"]) < 500
    assert error["rule"] is None


def act(**fields: Any) -> str:
    return json.dumps({"type": "act", "seq": 1, **fields})


# Messages of the socket and bodies of requests alike.
NO_JSON = {
    "nothing at all": "",
    "half an object": '{"type":',
    "no JSON": "hello",
    "not a number": '{"type": "ping", "id": NaN}',
    "an endless number": '{"type": "ping", "id": ' + "9" * 5000 + "}",
    "an infinite number": '{"type": "act", "seq": 1e999}',
    "a number too large": '{"type": "act", "seq": 9223372036854775808}',
    "half a character": '{"type": "chat", "text": "\\ud800"}',
    "NUL": '{"type": "chat", "text": "a\\u0000b"}',
    "NUL in a key": '{"type": "plan", "plan": {"a\\u0000b": 1}}',
    "nested deeply": '{"type": "plan", "plan": {"plan": ' + "[" * 60 + "]" * 60 + "}}",
    "nested very deeply": "[" * 5000 + "]" * 5000,
    "open to the end": "[" * 10_000,
}
MESSAGES = {
    **NO_JSON,
    "a list": "[1]",
    "null": "null",
    "a text": '"ping"',
    "no type": "{}",
    "an unknown type": '{"type": "admin"}',
    "a type of another type": '{"type": ["ping"]}',
    "one field too many": '{"type": "ping", "person": "x"}',
    "a number as text": '{"type": "act", "seq": "12", "action": 1}',
    "a truth as number": '{"type": "act", "seq": true, "action": 1}',
    "a fraction": act(action=1.5),
    "a negative action": act(action=-1),
    "a large action": act(action=10**7),
    "no such seat": act(action=1, seat=9),
    "a long id": json.dumps({"type": "ping", "id": "x" * 65}),
    "an object as id": '{"type": "ping", "id": {}}',
    "a long move": act(move="x" * 201),
    "a long text": json.dumps({"type": "chat", "text": "x" * 501}),
    "a plan that is a list": '{"type": "plan", "plan": []}',
    "a plan with many keys": json.dumps({"type": "plan", "plan": {str(key): 1 for key in range(21)}}),
    "blank chat": '{"type": "chat", "text": " \\n\\t "}',
}
PLANS: list[Any] = [
    {}, {"x": 1}, {"plan": None}, {"plan": []}, {"plan": {}}, {"plan": "x" * 15_000}, {"plan": "moves"},
    {"plan": "moves", "moves": []}, {"plan": "moves", "moves": ["pass"] * 41}, {"plan": "moves", "moves": [["pass"]]},
    {"plan": "moves", "moves": ["x" * 201]}, {"plan": "moves", "moves": {}},
    {"plan": "max_bid", "space": "1", "silver": 4}, {"plan": "max_bid", "space": True},
    {"plan": "max_bid", "space": 1, "silver": 2**53}, {"plan": "max_bid", "space": -1, "silver": 4},
    {"plan": "max_bid", "space": 1, "silver": 4, "round": 10**6}, {"plan": "auto_pass", "reward": "\u202e"},
]  # fmt: skip
MOVES = ["", " ", "bid", "bid 1", "bid 1 5 5", "bid 1 " + "9" * 190, "bid ١ ٥", "bid -1 5", "\u202e", "{x}", "%s", "💰"]


# --- the socket ---


def test_strange_messages(place: Place) -> None:
    with place.socket() as socket:
        for name, text in MESSAGES.items():
            socket.connection.send(text)
            answer = socket.until("error", "ok", "pong", "why")
            assert answer["type"] == "error", name
            check_refusal(answer, "bad-request", "de")
            assert socket.ask(type="ping")["type"] == "pong", name
        place.check()


def test_binary_frames_and_large_ones(place: Place) -> None:
    with place.socket() as socket:
        for data, key in ((b'{"type": "ping"}', "bad-request"), (b"\x00\xff" * 100, "bad-request")):
            socket.connection.send(data)
            check_refusal(socket.until("error"), key, "de")
        for size in (17_000, 20_000, 60_000):
            socket.connection.send(json.dumps({"type": "chat", "text": "x" * size}))
            check_refusal(socket.until("error"), "too-large", "de")
        assert socket.ask(type="ping")["type"] == "pong"
    place.check()


@pytest.mark.parametrize(("data", "code"), [(b"x" * 1_000_000, 1009), (b'"\xed\xa0\x80"', 1007), (b"\xff\xfe", 1007)])
def test_what_breaks_the_protocol_ends_the_connection_with_a_reason(place: Place, data: bytes, code: int) -> None:
    with place.socket() as socket, place.socket() as other:
        socket.connection.send(data, text=True)
        with pytest.raises(ConnectionClosed) as closed:
            socket.until("never", timeout=30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
        assert other.ask(type="ping")["type"] == "pong"
    place.check()


def test_strange_plans_and_moves(place: Place) -> None:
    seq = place.before["seq"]
    with place.socket() as socket:
        for plan in PLANS:
            answer = socket.ask(type="plan", plan=plan)
            assert answer["type"] == "error", plan
            check_refusal(answer, "bad-plan", "de")
        for move in MOVES:
            for answer in (socket.ask(type="act", seq=seq, move=move), socket.ask(type="why", move=move)):
                assert answer["type"] == "error", move
                check_refusal(answer, "bad-request", "de")
        for both in ({"action": 1, "move": "pass"}, {}, {"action": 10**6}):
            check_refusal(socket.ask(type="act", seq=seq, **both), "bad-request", "de")
        for old in (0, seq - 1, seq + 1, 10**9):
            check_refusal(socket.ask(type="act", seq=old, action=0), "stale", "de")
    place.check()


REFUSED_SOCKETS: list[tuple[str, str, str, int]] = [
    ("?seat=9&lang=de", "bad-request", "de", 422),
    ("?seat=-1&lang=de", "bad-request", "de", 422),
    ("?seat=x&lang=nl", "bad-request", "nl", 422),
    ("?since=-1&lang=nl", "bad-request", "nl", 422),
    ("?since=" + "9" * 30, "bad-request", "en", 422),
    ("?lang=xx", "bad-request", "en", 422),
    ("?lang=%00", "bad-request", "en", 422),
]


@pytest.mark.parametrize(("query", "key", "lang", "status"), REFUSED_SOCKETS)
def test_strange_questions_for_a_socket(place: Place, query: str, key: str, lang: str, status: int) -> None:
    refused = handshake(place, f"{place.path}/socket{query}", place.server.url)
    assert refused.status_code == status
    check_refusal(refused.json(), key, lang)
    place.check()


def handshake(place: Place, path: str, origin: str | None, **headers: str) -> httpx.Response:
    """The answer to a socket that is not let in."""
    sent = {"Cookie": place.actor.cookie, **headers}
    address, from_ = place.server.url.replace("http", "ws") + path, None if origin is None else Origin(origin)
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, origin=from_, additional_headers=sent, proxy=None),
    ):
        pass
    answer = refused.value.response
    return httpx.Response(answer.status_code, content=bytes(answer.body or b""))


@pytest.mark.parametrize("origin", [None, "https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1"])
def test_sockets_from_pages_of_others(place: Place, origin: str | None) -> None:
    refused = handshake(place, f"{place.path}/socket?lang=de", origin)
    assert refused.status_code == 403
    check_refusal(refused.json(), "csrf", "de")


def test_a_socket_with_a_worthless_token_is_not_let_in(place: Place) -> None:
    refused = handshake(place, f"{place.path}/socket?lang=nl", None, Authorization="Bearer frontier_x")
    check_refusal(refused.json(), "not-signed-in", "nl")


@pytest.mark.parametrize("table", ["nothinghere_", "x", "-", "_" * 16])
def test_a_socket_to_no_table_is_told_so_and_closed(place: Place, table: str) -> None:
    with place.actor.socket(table, lang="nl") as socket:
        check_refusal(socket.receive(), "not-found", "nl")
        with pytest.raises(ConnectionClosed) as closed:
            socket.receive()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "not-found")


# --- HTTP ---


@pytest.mark.parametrize("name", NO_JSON)
def test_strange_bodies(place: Place, name: str) -> None:
    for method, route in (("POST", "/act"), ("POST", "/chat"), ("PUT", "/plan"), ("POST", "/mute"), ("POST", "/join")):
        answer = place.actor.http.request(
            method, f"{place.path}{route}?lang=de", content=NO_JSON[name], headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 422
        check_refusal(answer.json(), "bad-request", "de")
    place.check()


def test_plans_over_http(place: Place) -> None:
    for plan in PLANS:
        answer = place.actor.http.put(f"{place.path}/plan?lang=nl", json={"plan": plan})
        assert answer.status_code == 422
        check_refusal(answer.json(), "bad-plan", "nl")
    place.check()


def raw(server: ServerProcess, request: bytes, is_whole: bool) -> tuple[int, bytes]:
    """Status and answer to exactly these bytes; 0 if the server only hangs up."""
    answer = bytearray()
    with (
        network.create_connection(("127.0.0.1", server.port), timeout=30) as connection,
        contextlib.suppress(ConnectionError),  # it may hang up before it has read everything
    ):
        connection.sendall(request)
        if not is_whole:
            with contextlib.suppress(OSError):  # there may be nobody any more
                connection.shutdown(network.SHUT_WR)
        while part := connection.recv(65536):
            answer += part
    return (int(answer.split(b" ", 2)[1]) if answer else 0), bytes(answer)


ADDRESSES = [
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/api/tables/../../../etc/passwd",
    "/api/tables/..%2f..%2fetc%2fpasswd",
    "/api/tables/%2e%2e",
    "/api/tables/%ff%fe",
    "/api/tables/%00",
    "/api/tables/a%00b/state",
    "/api/tables/a'b%22--/state",
    "/api/tables/%e2%98%83",
    "/api/tables/" + "x" * 17,
    "/api/tables/" + "x" * 5000,
    "//evil.example/api/me",
    "/api//tables",
    "/api/tables/;DROP TABLE tables",
    "/api/tables/{table}",
    "/static/../frontier.db",
    "/.env",
    "/.git/config",
    "/api/tables/%0d%0aSet-Cookie:%20a=b",
    "/api/games?lang=%0d%0aX: y",
    "/api/tables/x/seats/99999999999999999999/stand-in",
]


def test_strange_addresses(place: Place) -> None:
    for address in ADDRESSES:
        request = f"GET {address.replace(' ', '%20')} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
        status, answer = raw(place.server, request, is_whole=True)
        assert status in (400, 404, 405, 422), address
        assert b"root:" not in answer
        head, _, body = answer.partition(b"\r\n\r\n")
        assert b"set-cookie" not in head.lower()
        if status != 400:
            assert set(json.loads(body)["error"]) == {"key", "message", "rule"}, address
    request = b"GET /?lang=%0d%0aX-Foreign:%20y HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    status, answer = raw(place.server, request, is_whole=True)
    assert (status, b"x-foreign" in answer.lower()) == (200, False), "the page itself knows no wrong address"
    place.check()


def test_broken_requests(place: Place) -> None:
    post = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nX-Frontier: 1\r\nContent-Type: application/json\r\n"
    requests = [
        b"\x00" * 100, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 200_000 + b"\r\nConnection: close\r\n\r\n",
        post + b"Content-Length: -1\r\n\r\n{}", post + b"Content-Length: 99999999999999999999\r\n\r\n{}",
        post + b"Content-Length: 1000\r\n\r\n{}", post + b"Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n",
        post + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
        post + b"Content-Length: 70000\r\n\r\n" + b"x" * 70_000,
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: frontier_session=\xff\xfe\r\nConnection: close\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: " + b"a=b; " * 5000 + b"\r\nConnection: close\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \xff\xfe\r\nConnection: close\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nAccept-Language: " + b"de;q=x," * 500 + b"\r\nConnection: close\r\n\r\n",
    ]  # fmt: skip
    for request in requests:
        status, _ = raw(place.server, request, is_whole=False)
        assert status < 500, request[:100]
        assert status not in range(200, 300), request[:100]
    place.check()


def test_methods_that_an_address_does_not_know(place: Place) -> None:
    for method in ("PATCH", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND"):
        answer = place.actor.http.request(method, f"/api/tables/{place.table}/state?lang=de")
        assert answer.status_code == 405
        assert answer.headers["allow"] == "GET"
        check_refusal(answer.json(), "not-allowed", "de")


def test_words_are_only_words(place: Place, server: ServerProcess) -> None:
    ann = server.guest("<script>alert(1)</script>")
    assert server.guest("Ann\nseed: 1\r\n\tx").me["name"] == "Ann seed: 1 x"
    table = ann.table(seats=[{"kind": "human"}, {"kind": "human"}])
    said = ["<script>alert(1)</script>", "'; DROP TABLE chat; --", "a\u200bb\u202ec", "💰" * 500, "{ $why }", "x" * 500]
    with server.guest().socket(table) as socket:
        for text in said:
            assert ann.post(f"/api/tables/{table}/chat", text=text)["text"] == text
            assert socket.until("chat")["message"]["text"] == text
    answer = ann.http.get(f"/api/tables/{table}/chat")
    assert [message["text"] for message in answer.json()] == said
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    record = ann.http.get(f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.headers["x-content-type-options"] == "nosniff"
    for text in ("x" * 501, "", "  "):
        assert ann.refused("POST", f"/api/tables/{table}/chat", text=text) == "bad-request"
    for name in ("", " ", "\u200b", "\u202eAnn", "x" * 41, "a\u0007b"):
        assert server.guest().refused("POST", "/api/guests", name=name) == "bad-name"


@pytest.mark.parametrize("name", sorted(frontier.games.GAMES))
def test_options_that_are_none(place: Place, name: str) -> None:
    requests: list[Json] = [
        {"options": {"name": "x"}}, {"options": {"components": "/etc/passwd"}}, {"options": {"self": 1}},
        {"players": 3, "seats": [{"kind": "human"}] * 2},
        {"options": {"screens": 10**15}}, {"options": {"": True}}, {"options": {"__class__": 1}}, {"modules": ["../x"]},
        {"modules": ["bandits"]}, {"seats": [{"kind": "bot", "bot": "greedy"}] * 2},
        {"seats": [{"kind": "human"}, {"kind": "bot"}]}, {"seats": [{"kind": "human"}, {"kind": "bot", "bot": "../x"}]},
    ]  # fmt: skip
    for wanted in requests:
        answer = place.actor.http.post("/api/tables?lang=de", json={"game": name, **wanted})
        assert answer.status_code == 422, wanted
        check_refusal(answer.json(), "bad-option", "de")
    for game in ("", "nope", "..", "os", "homesteaders.game", "__init__"):
        assert place.actor.refused("POST", "/api/tables", game=game) == "bad-option"
