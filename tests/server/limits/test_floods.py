"""Limits of how often anybody may do something, on a server as people run it."""

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from frontier.server.limits.rate_limits import RATES
from support.server import Client, Json, ServerProcess, TableSocket

pytestmark = pytest.mark.slow
TOO_MANY = 500  # requests after which a limit must have shown, however slow the machine
SOME = 400  # messages: far more than the burst, but fewer than may wait to be sent
FLOOD = 3000  # messages
TOO_FAST = "Das war zu viel in kurzer Zeit; warte einen Moment und versuche es noch einmal."


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With limits."""
    folder = tmp_path_factory.mktemp("limited")
    with ServerProcess(str(folder / "table.db"), folder) as running:
        yield running


@pytest.fixture(scope="module")
def people(server: ServerProcess) -> tuple[Client, Client, Client]:
    """Who comes before the door is shut."""
    return server.guest("Ann"), server.guest("Ben"), server.guest("Cem")


def until_refused(client: Client, path: str, **body: Any) -> int:
    """Repeat a request until it comes too fast; how often it did not. Naming other addresses does not help.

    A {} in a text is another number each time.
    """
    for done in range(TOO_MANY):
        numbered = {key: value.format(done) if isinstance(value, str) else value for key, value in body.items()}
        headers = {"X-Forwarded-For": f"10.0.0.{done % 250}", "Forwarded": f"for=10.0.0.{done % 250}"}
        answer = client.http.post(f"{path}?lang=de", json=numbered, headers=headers)
        assert answer.status_code < 500
        if answer.is_error and answer.json()["error"]["key"] == "too-fast":
            assert answer.status_code == 429
            assert answer.json()["error"]["message"] == TOO_FAST
            assert int(answer.headers["retry-after"]) >= 1
            return done
    raise AssertionError(f"{path}: no limit")


def test_everything_has_a_limit(server: ServerProcess, people: tuple[Client, Client, Client]) -> None:
    ann, ben, _ = people
    table = ann.table()
    path = f"/api/tables/{table}"
    assert until_refused(ben, f"{path}/join") >= RATES["join"].burst
    said = until_refused(ann, f"{path}/chat", text="hello")
    assert said >= RATES["chat"].burst
    assert len(ben.get(f"{path}/chat")) == said
    assert ben.post(f"{path}/chat", text="Ann is too loud")["id"]
    assert until_refused(ann, f"{path}/act", seq=0, action=0) >= RATES["socket-message"].burst
    assert until_refused(ann, "/api/tables", game="montana") >= RATES["create"].burst - 2
    assert until_refused(server.guest(), "/api/login", login="nobody{}", password="x" * 8) >= RATES["login"].burst
    assert until_refused(server.guest(), "/api/guests", name="Zed") >= RATES["guest"].burst - 2
    assert ann.state(table)["turn"]["awaits"] == "decision"


def drain(socket: TableSocket, most: int) -> tuple[list[Json], ConnectionClosed | None]:
    """The answers to so many messages, as far as the server keeps the connection."""
    answers: list[Json] = []
    try:
        while len(answers) < most:
            answers.append(socket.until("pong", "error", timeout=60))
    except ConnectionClosed as closed:
        return answers, closed
    return answers, None


def table_of(person: Client) -> str:
    """A table of this person; a new one only if there is none, as tables have a limit too."""
    tables = person.get("/api/me/tables")
    return str(tables[0]["id"]) if tables else person.table()


def is_heard_again(socket: TableSocket) -> bool:
    """Whether the bucket fills again."""
    for _ in range(TOO_MANY):
        socket.send(type="ping")
        if socket.until("pong", "error", timeout=60)["type"] == "pong":
            return True
    return False


def test_a_refusal_names_the_message_that_came_too_fast(people: tuple[Client, Client, Client]) -> None:
    with people[1].socket(table_of(people[0])) as socket:
        for number in range(SOME):
            socket.send(type="ping", id=number)
        answers, _ = drain(socket, SOME)
        assert [answer["id"] for answer in answers] == list(range(SOME))


def test_messages_have_a_limit(people: tuple[Client, Client, Client]) -> None:
    with people[2].socket(table_of(people[0]), lang="de") as socket:  # who has sent nothing yet
        for number in range(SOME):
            socket.send(type="ping", id=number)
        answers, closed = drain(socket, SOME)
        assert closed is None
        refused = [answer["error"] for answer in answers if answer["type"] == "error"]
        assert 0 < len(refused) <= SOME - RATES["socket-message"].burst
        assert {(error["key"], error["message"]) for error in refused} == {("too-fast", TOO_FAST)}
        assert is_heard_again(socket)


def test_a_flood_of_messages_harms_nobody_else(people: tuple[Client, Client, Client]) -> None:
    ann, ben, _ = people
    table = table_of(ann)
    flood, other = ann.socket(table), ben.socket(table)
    sent = 0
    with contextlib.suppress(ConnectionClosed):
        for sent in range(FLOOD):
            flood.send(type="ping", id=sent)
    _, closed = drain(flood, sent + 1)
    if closed is not None:  # so far behind that answers pile up: it may come again
        assert closed.rcvd is not None
        assert (closed.rcvd.code, closed.rcvd.reason) == (1013, "resume")
        flood = ann.socket(table)
    assert other.ask(type="ping")["type"] == "pong"
    assert is_heard_again(flood)
