"""Who may do what: every route and every message of the socket, tried by those who may not."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from frontier.server.app import create
from frontier.server.settings import Settings
from support.server import Client, Json, ServerProcess, TableSocket

pytestmark = pytest.mark.slow
ACTOR, RIVAL = 0, 1  # who has to decide at the table, and who has not
OPEN = None  # no refusal expected


@dataclass(frozen=True)
class Case:
    """A request and who is refused it how: a stranger, somebody without a seat, a player whom it does not concern.

    `seat` says where the request can name a seat of somebody else, which is always forbidden.
    """

    stranger: str | None = "not-signed-in"
    onlooker: str | None = "forbidden"
    rival: str | None = OPEN
    body: Json | None = None
    seat: str = ""  # "body" or "query"


ME = Case(onlooker=OPEN)
ANYBODY = Case(stranger=OPEN, onlooker=OPEN)
T = "/api/tables/{table}"
PUSHED, KEYS = "https://push.example/1", {"p256dh": "x", "auth": "x"}
CASES = {
    ("GET", "/api/games"): ANYBODY,
    ("GET", "/api/games/{game}/components"): ANYBODY,
    ("GET", "/api/games/{game}/texts"): ANYBODY,
    ("GET", "/api/rules/{id}"): ANYBODY,
    ("GET", "/api/rulebooks/{game}"): ANYBODY,
    ("GET", "/api/bots"): ANYBODY,
    ("GET", "/api/bots/about"): ANYBODY,
    ("POST", "/api/replay"): Case("bad-record", "bad-record", "bad-record", {"record": "none"}),
    ("POST", "/api/review"): Case("bad-record", "bad-record", "bad-record", {"record": "none"}),
    ("POST", "/api/analysis/open"): Case("bad-record", "bad-record", "bad-record", {"record": "none"}),
    ("POST", "/api/analysis/record"): Case("bad-record", "bad-record", "bad-record", {"record": "none"}),
    ("POST", "/api/analysis/position"): Case("bad-record", "bad-record", "bad-record", {"record": "none"}),
    ("POST", "/api/analysis/why"): Case("bad-record", "bad-record", "bad-record", {"record": "none", "move": "none"}),
    ("POST", "/api/analysis/search"): Case("bad-record", "bad-record", "bad-record", {"record": "none"}),
    ("POST", "/api/analysis/result"): Case("bad-record", "bad-record", "bad-record", {"record": "none"}),
    ("GET", "/api/studies"): ME,
    ("POST", "/api/studies"): Case(onlooker="bad-record", rival="bad-record", body={"name": "x", "record": "none"}),
    ("GET", "/api/studies/{id}"): Case(onlooker="not-found", rival="not-found"),
    ("PUT", "/api/studies/{id}"): Case(onlooker="bad-record", rival="bad-record", body={"name": "x", "record": "none"}),
    ("DELETE", "/api/studies/{id}"): Case(onlooker="not-found", rival="not-found"),
    ("POST", "/api/positions/first"): Case(OPEN, OPEN, OPEN, {"game": "montana"}),
    ("POST", "/api/positions/check"): Case("bad-request", "bad-request", "bad-request", {}),
    ("GET", "/api/messages"): ANYBODY,
    ("POST", "/api/guests"): Case(OPEN, OPEN, OPEN, {"name": "Zed"}),
    ("POST", "/api/accounts"): Case("bad-login", "bad-login", "bad-login", {"login": "", "password": ""}),
    ("POST", "/api/login"): Case("login-failed", "login-failed", "login-failed", {"login": "x", "password": "x"}),
    ("POST", "/api/logout"): ANYBODY,
    ("POST", "/api/logout-everywhere"): ME,
    ("POST", "/api/password"): Case(onlooker="no-account", rival="no-account", body={"old": "x" * 8, "new": "y" * 8}),
    ("POST", "/api/password/forgotten"): Case(OPEN, OPEN, OPEN, {"who": "nobody"}),
    ("POST", "/api/password/reset"): Case("bad-link", "bad-link", "bad-link", {"link": "none", "password": "x" * 8}),
    ("GET", "/api/site"): ANYBODY,
    ("GET", "/api/me"): ME,
    ("GET", "/api/visitor"): ANYBODY,
    ("PATCH", "/api/me"): Case(onlooker=OPEN, body={}),
    ("DELETE", "/api/me"): ME,
    ("GET", "/api/me/tables"): ME,
    ("GET", "/api/tokens"): ME,
    ("POST", "/api/tokens"): Case(onlooker=OPEN, body={"name": "robot"}),
    ("DELETE", "/api/tokens/{id}"): Case(onlooker="not-found", rival="not-found"),
    ("GET", "/api/push"): ANYBODY,
    ("POST", "/api/push"): Case(onlooker="no-push", rival="no-push", body={"endpoint": PUSHED, "keys": KEYS}),
    ("DELETE", "/api/push"): Case(onlooker=OPEN, body={"endpoint": PUSHED}),
    ("GET", "/api/tables"): ANYBODY,
    ("POST", "/api/tables"): Case(onlooker=OPEN, body={"game": "montana"}),
    ("GET", "/api/lessons"): ANYBODY,
    ("GET", "/api/lessons/{game}/{name}"): ANYBODY,
    ("POST", "/api/lessons/{game}/{name}"): Case(onlooker="not-found", rival="not-found", body={}),
    ("GET", "/api/puzzles"): ANYBODY,
    ("GET", "/api/puzzles/next"): Case("not-found", "not-found", "not-found"),
    ("GET", "/api/puzzles/{game}/{name}"): Case("not-found", "not-found", "not-found"),
    ("POST", "/api/puzzles/{game}/{name}"): Case(onlooker="not-found", rival="not-found", body={}),
    ("POST", f"{T}/show"): Case(rival="no-advice", body={}),
    ("POST", f"{T}/advice"): Case(rival="no-advice", body={}),
    ("GET", f"{T}/chances"): Case("no-chances", "no-chances", "no-chances"),
    ("POST", f"{T}/hint"): Case(rival="no-hints", body={}, seat="body"),
    ("GET", T): ANYBODY,
    ("PATCH", T): Case(rival="forbidden", body={"pace": 5}),
    ("GET", f"{T}/qr"): ANYBODY,
    ("PUT", T + "/seats/{seat}/bot"): Case(onlooker="only-host", rival="only-host", body={"bot": "random"}),
    ("DELETE", T + "/seats/{seat}/bot"): Case(onlooker="only-host", rival="only-host"),
    ("POST", f"{T}/shuffle"): Case(onlooker="only-host", rival="only-host"),
    ("POST", f"{T}/join"): Case(onlooker="not-waiting", body={}),
    ("POST", f"{T}/reveal"): Case(rival="bad-nonce", body={"nonce": "n"}),
    ("POST", f"{T}/leave"): Case(rival=OPEN),
    ("POST", f"{T}/rematch"): Case(rival="not-over", body={}),
    ("POST", f"{T}/abandon"): Case(body={"agree": True}),
    ("POST", T + "/seats/{seat}/stand-in"): Case(rival="not-out-of-time", body={"bot": "random"}),
    ("DELETE", T + "/seats/{seat}/stand-in"): Case(rival="forbidden"),
    ("GET", f"{T}/state"): Case(OPEN, OPEN, seat="query"),
    ("POST", f"{T}/act"): Case(rival="not-your-turn", body={"action": 0}, seat="body"),
    ("POST", f"{T}/confirm"): Case(rival="nothing-to-confirm", body={}, seat="body"),
    ("POST", f"{T}/undo"): Case(rival="nothing-to-undo", body={}, seat="body"),
    ("GET", f"{T}/plan"): Case(seat="query"),
    ("GET", f"{T}/plans"): Case(seat="query"),
    ("PUT", f"{T}/plan"): Case(body={"plan": {"plan": "auto_pass"}}, seat="body"),
    ("DELETE", f"{T}/plan"): Case(seat="query"),
    ("GET", f"{T}/why"): Case(OPEN, OPEN, seat="query"),
    ("GET", f"{T}/record"): Case(OPEN, OPEN, seat="query"),
    ("GET", f"{T}/replay"): Case("not-over", "not-over", "not-over"),
    ("GET", f"{T}/review"): Case("not-over", "not-over", "not-over"),
    ("GET", f"{T}/chat"): ANYBODY,
    ("POST", f"{T}/chat"): Case(onlooker="chat-seated", body={"text": "hello"}),
    ("POST", f"{T}/mute"): Case(onlooker=OPEN, body={}),
    ("POST", f"{T}/remove"): Case(onlooker="only-host", rival="only-host", body={}),
    ("POST", f"{T}/ban"): Case(onlooker="only-host", rival="only-host", body={}),
    ("GET", f"{T}/bans"): Case(onlooker="only-host", rival="only-host"),
}
WITH_SEQ = ("act", "confirm", "undo", "outlook", "ways", "show", "advice", "hint")
UNSAFE = [way for way in CASES if way[0] != "GET"]
MESSAGES = {
    "act": Case(rival="not-your-turn", body={"action": 0}, seat="body"),
    "confirm": Case(rival="nothing-to-confirm", seat="body"),
    "undo": Case(rival="nothing-to-undo", seat="body"),
    "plan": Case(body={"plan": {"plan": "auto_pass"}}, seat="body"),
    "chat": Case(onlooker="chat-seated", body={"text": "hello"}),
    "why": Case(OPEN, OPEN, body={"action": 0}, seat="body"),
    "outlook": Case(rival="bad-request", body={"moves": ["recruit"]}, seat="body"),
    "ways": Case(seat="body"),
    "ping": ANYBODY,
}
# Pages for people, and what is no request for JSON.
PAGES = {
    "/",
    "/new",
    "/t/{table}",
    "/t/{table}/replay",
    "/replay",
    "/analysis",
    "/editor",
    "/rules/{game}",
    "/learn",
    "/learn/{game}",
    "/puzzles",
    "/puzzles/{game}/{name}",
    "/me",
    "/password",
    "/about",
    "/{name:path}",
}
UNLISTED = PAGES | {"/docs", "/health", "/metrics", "/openapi.json", "/api/email/confirm", f"{T}/socket"}


@dataclass
class Stage:
    """A game that waits for its first player, the other player, somebody who looks on, a stranger."""

    server: ServerProcess
    actor: Client
    rival: Client
    onlooker: Client
    stranger: Client
    table: str
    token: str  # the id of one of the actor's
    before: Json = field(default_factory=dict)

    def look(self) -> Json:
        """Everything that must not change."""
        path = f"/api/tables/{self.table}"
        seen: Json = {"table": self.actor.get(path), "chat": self.actor.get(f"{path}/chat")}
        seen["tokens"] = self.actor.get("/api/tokens")
        for name, client in (("actor", self.actor), ("rival", self.rival), ("stranger", self.stranger)):
            seen[name] = client.state(self.table)
        return seen

    def request(self, way: tuple[str, str], client: Client, seat: int | None = None, **more: Any) -> httpx.Response:
        """A sound request, had it come from the right person."""
        method, template = way
        case = CASES[way]
        path = template.format(table=self.table, id=self.token, seat=ACTOR, game="montana", name="none")
        body: Json | None = None if case.body is None else dict(case.body)
        query: Json = {}
        if body is not None and template.rpartition("/")[2] in WITH_SEQ:
            body["seq"] = self.before["table"]["seq"]
        if body is not None and template.endswith(("/mute", "/remove", "/ban")):
            body["person"] = self.actor.me["id"]
        if template.endswith("/next"):
            query["game"] = "none"
        if template.endswith("/why"):
            query["action"] = 0
        if seat is not None:
            (query if case.seat == "query" or body is None else body)["seat"] = seat
        return client.http.request(method, path, params=query, json=body, **more)

    def check(self, key: str, *answers: httpx.Response) -> None:
        """All refused with this key, and nothing has changed."""
        for answer in answers:
            assert answer.is_error, answer.text
            assert answer.json()["error"]["key"] == key
        assert self.look() == self.before


def set_up(server: ServerProcess) -> Stage:
    actor, rival, onlooker = (server.guest(name) for name in ("Ann", "Ben", "Cid"))
    table = actor.table(visibility="public")
    rival.post(f"/api/tables/{table}/join")
    seen = rival.state(table)
    if seen["turn"]["actor"] != ACTOR:
        actor, rival = rival, actor
    assert actor.state(table)["turn"]["actor"] == ACTOR
    stage = Stage(server, actor, rival, onlooker, server.guest(), table, actor.post("/api/tokens", name="own")["id"])
    stage.before = stage.look()
    assert [action["action"] for action in stage.before["actor"]["legal"]]
    return stage


@pytest.fixture(scope="module")
def server(shared_server: ServerProcess) -> ServerProcess:
    """Every test minds only tables of its own."""
    return shared_server


@pytest.fixture(scope="module")
def stage(server: ServerProcess) -> Stage:
    """Shared by all tests that only try what must not work."""
    return set_up(server)


# --- routes ---


def test_every_route_has_a_case(server: ServerProcess) -> None:
    paths = server.guest().get("/openapi.json")["paths"]
    documented = {(method.upper(), path) for path, ways in paths.items() for method in ways}
    assert documented == set(CASES)


def addresses(routes: Iterable[object]) -> set[str]:
    """All paths, also those of routers inside."""
    found: set[str] = set()
    for route in routes:
        inner = getattr(route, "original_router", None)
        found |= {str(route.path)} if hasattr(route, "path") else addresses(inner.routes if inner is not None else ())
    return found


def test_no_other_address_answers_and_none_is_for_administrators(stage: Stage) -> None:
    assert addresses(create(Settings()).routes) - {path for _, path in CASES} == UNLISTED
    for path in (
        "/admin",
        "/api/admin",
        "/api/people",
        "/api/backup",
        "/api/tables/x/delete",
        "/frontier.db",
        "/redoc",
    ):
        for method in ("GET", "POST", "PUT", "DELETE"):
            assert stage.actor.refused(method, path) in ("not-found", "not-allowed")


@pytest.mark.parametrize("way", [way for way, case in CASES.items() if case.stranger is not OPEN], ids=" ".join)
def test_strangers(stage: Stage, way: tuple[str, str]) -> None:
    key = CASES[way].stranger
    assert key is not None
    stage.check(key, stage.request(way, stage.stranger))


@pytest.mark.parametrize("way", [way for way, case in CASES.items() if case.onlooker is not OPEN], ids=" ".join)
def test_people_without_a_seat(stage: Stage, way: tuple[str, str]) -> None:
    key = CASES[way].onlooker
    assert key is not None
    stage.check(key, stage.request(way, stage.onlooker))


@pytest.mark.parametrize("way", [way for way, case in CASES.items() if case.rival is not OPEN], ids=" ".join)
def test_players_whom_it_does_not_concern(stage: Stage, way: tuple[str, str]) -> None:
    key = CASES[way].rival
    assert key is not None
    stage.check(key, stage.request(way, stage.rival))


@pytest.mark.parametrize("way", [way for way, case in CASES.items() if case.seat], ids=" ".join)
def test_nobody_speaks_for_the_seat_of_somebody_else(stage: Stage, way: tuple[str, str]) -> None:
    stage.check("forbidden", *(stage.request(way, client, seat=ACTOR) for client in (stage.rival, stage.onlooker)))
    expected = "forbidden" if CASES[way].stranger is OPEN else "not-signed-in"
    stage.check(expected, stage.request(way, stage.stranger, seat=ACTOR))


@pytest.mark.parametrize("way", [way for way, case in CASES.items() if case.stranger == "not-signed-in"], ids=" ".join)
def test_worthless_tokens_even_with_a_sound_cookie(stage: Stage, way: tuple[str, str]) -> None:
    worthless = [{"Authorization": f"Bearer {token}"} for token in ("frontier_" + "x" * 43, "x", stage.token)]
    for client in (stage.stranger, stage.actor):
        stage.check("not-signed-in", *(stage.request(way, client, headers=headers) for headers in worthless))


@pytest.mark.parametrize("way", UNSAFE, ids=" ".join)
def test_pages_of_others_cannot_use_the_cookie(stage: Stage, way: tuple[str, str]) -> None:
    page = [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"X-Frontier": ""},
        {"Sec-Fetch-Site": "cross-site"},
    ]
    stage.check("csrf", *(stage.request(way, stage.actor, headers=headers) for headers in page))


def test_a_token_that_was_given_up(server: ServerProcess) -> None:
    stage = set_up(server)
    made = stage.actor.post("/api/tokens", name="lost")
    robot = server.guest()
    robot.http.headers["Authorization"] = f"Bearer {made['token']}"
    assert robot.get("/api/me")["id"] == stage.actor.me["id"]
    assert robot.state(stage.table)["legal"]
    assert stage.rival.refused("DELETE", f"/api/tokens/{made['id']}") == "not-found"
    assert stage.actor.http.delete(f"/api/tokens/{made['id']}").status_code == 204
    stage.before = stage.look()
    for way, case in CASES.items():
        if case.stranger == "not-signed-in":
            assert stage.request(way, robot).json()["error"]["key"] == "not-signed-in"
    assert robot.http.get(f"/api/tables/{stage.table}/state").status_code == 401
    assert stage.look() == stage.before


# --- the socket ---


def send(stage: Stage, socket: TableSocket, kind: str, seat: int | None = None) -> Json:
    """A sound message, had it come from the right person."""
    body = dict(MESSAGES[kind].body or {}) | ({"seq": stage.before["table"]["seq"]} if kind in WITH_SEQ else {})
    return socket.ask(type=kind, **body, **({} if seat is None else {"seat": seat}))


def look_again(stage: Stage) -> None:
    """Connections come and go here; apart from that nothing has changed."""
    now = stage.look()
    for seat, was in zip(now["table"]["seats"], stage.before["table"]["seats"], strict=True):
        seat["connected"] = was["connected"]
    assert now == stage.before


def test_every_message_has_a_case(server: ServerProcess) -> None:
    schema = server.guest().get("/api/messages")["from_client"]
    assert set(schema["properties"]["type"]["enum"]) == set(MESSAGES)


@pytest.mark.parametrize("who", ["stranger", "onlooker", "rival"])
def test_messages_of_those_who_may_not(stage: Stage, who: str) -> None:
    client: Client = getattr(stage, who)
    with client.socket(stage.table) as socket:
        for kind, case in MESSAGES.items():
            key = getattr(case, who)
            if key is not OPEN:
                answer = send(stage, socket, kind)
                assert (answer["type"], answer["error"]["key"]) == ("error", key), kind
            if case.seat:
                answer = send(stage, socket, kind, seat=ACTOR)
                expected = "not-signed-in" if case.stranger is not OPEN and who == "stranger" else "forbidden"
                assert (answer["type"], answer["error"]["key"]) == ("error", expected), kind
            look_again(stage)
    with client.socket(stage.table, seat=ACTOR) as socket:
        assert socket.receive()["error"]["key"] == "forbidden"
        with pytest.raises(ConnectionClosed):
            socket.receive()
    assert not socket.view


def test_a_connection_ends_with_the_right_to_it(server: ServerProcess) -> None:
    stage = set_up(server)
    socket = stage.actor.socket(stage.table)
    assert socket.ask(type="ping")["type"] == "pong"
    assert stage.actor.http.post("/api/logout-everywhere").status_code == 204
    with pytest.raises(ConnectionClosed):
        socket.until("never", timeout=30)
    assert stage.rival.state(stage.table)["seq"] == stage.before["table"]["seq"]


# --- what concerns others as well ---


def test_one_alone_ends_nothing(server: ServerProcess) -> None:
    stage = set_up(server)
    path = f"/api/tables/{stage.table}"
    stage.rival.post(f"{path}/abandon", agree=True)
    info = stage.actor.get(path)
    assert (info["status"], [seat["gives_up"] for seat in info["seats"]]) == ("playing", [False, True])
    assert stage.rival.refused("POST", f"{path}/rematch", nonce="n") == "not-over"
    stage.rival.post(f"{path}/leave")
    info = stage.actor.get(path)
    assert (info["status"], [seat["stand_in"] is None for seat in info["seats"]]) == ("playing", [True, False])
    assert stage.rival.refused("DELETE", f"{path}/seats/{ACTOR}/stand-in") == "forbidden"


def test_only_the_host_silences_somebody_for_all(server: ServerProcess) -> None:
    stage = set_up(server)
    path = f"/api/tables/{stage.table}"
    host, other = (stage.actor, stage.rival) if stage.before["table"]["is_host"] else (stage.rival, stage.actor)
    assert host.http.patch(path, json={"chat": "everybody"}).is_success
    stage.onlooker.post(f"{path}/chat", text="hello")

    def readers() -> list[Client]:
        people = (host, other, stage.onlooker, stage.stranger)
        return [person for person in people if person.get(f"{path}/chat")]

    other.post(f"{path}/mute", person=stage.onlooker.me["id"], muted=True)
    assert readers() == [host, stage.onlooker, stage.stranger]
    host.post(f"{path}/mute", person=stage.onlooker.me["id"], muted=True)
    assert readers() == [stage.onlooker]  # who does not notice
