"""Half of a surrogate pair is no text: wherever one comes in, it is refused in words, never a fault of the server."""

import pytest
from websockets.exceptions import ConnectionClosed

import frontier
from frontier import Match, RecordError
from support.server import ServerProcess

HALVES = [r"\ud800", r"\udfff", r"a\ud83d", r"\ude00b"]


def record(line: str, value: str) -> str:
    """A sound record, but for what one line of its header says."""
    game = frontier.game("montana", players=2)
    text = frontier.record.dumps(Match(game, 7, seats=["human", "human"], names=("Ann", "Ben")))
    lines = [f"{line}: {value}" if found.startswith(f"{line}:") else found for found in text.splitlines()]
    return "\n".join(lines) + "\n"


LINES = {
    "names": '["Ann", "{half}"]',
    "seats": '["human", "{half}"]',
    "modules": '["{half}"]',
    "options": '{{"round_limit": "{half}"}}',
    "players": '"{half}"',
}


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize("line", LINES)
def test_records_with_half_characters_are_bad_records(line: str, half: str) -> None:
    with pytest.raises(RecordError) as error:
        frontier.record.loads(record(line, LINES[line].format(half=half)))
    str(error.value).encode()


def test_whole_characters_in_escapes_are_fine() -> None:
    loaded = frontier.record.loads(record("names", r'["Ann", "\ud83d\ude00"]'))
    assert loaded.names == ("Ann", "\U0001f600")


@pytest.mark.slow
@pytest.mark.parametrize("half", HALVES)
def test_every_text_from_outside(shared_server: ServerProcess, half: str) -> None:
    ann = shared_server.guest("Ann")
    table = ann.table()
    texts = {
        ("POST", "/api/guests"): '{{"name": "{0}"}}',
        ("POST", "/api/accounts"): '{{"login": "{0}", "password": "{0}{0}{0}{0}{0}"}}',
        ("POST", "/api/login"): '{{"login": "{0}", "password": "{0}"}}',
        ("POST", "/api/password"): '{{"old": "{0}", "new": "{0}"}}',
        ("POST", "/api/password/forgotten"): '{{"who": "{0}"}}',
        ("POST", "/api/password/reset"): '{{"link": "{0}", "password": "{0}"}}',
        ("PATCH", "/api/me"): '{{"name": "{0}"}}',
        ("POST", "/api/tokens"): '{{"name": "{0}"}}',
        ("POST", "/api/tables"): '{{"game": "{0}", "options": {{"{0}": "{0}"}}, "nonce": "{0}"}}',
        ("POST", f"/api/tables/{table}/join"): '{{"nonce": "{0}"}}',
        ("POST", f"/api/tables/{table}/chat"): '{{"text": "{0}"}}',
        ("PUT", f"/api/tables/{table}/plan"): '{{"plan": {{"plan": "{0}"}}}}',
        ("POST", f"/api/tables/{table}/act"): '{{"seq": 1, "move": "{0}"}}',
        ("POST", "/api/replay"): '{{"record": "{0}"}}',
    }
    for (method, path), body in texts.items():
        content = body.format(half).encode()
        answer = ann.http.request(method, path, content=content, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (422, "bad-request"), path
        assert "surrogate" in answer.json()["error"]["message"]
    for line, value in LINES.items():
        answer = ann.http.post("/api/replay", json={"record": record(line, value.format(half=half))})
        assert (answer.status_code, answer.json()["error"]["key"]) == (422, "bad-record"), line
    seeded = ann.http.post("/api/replay", json={"record": record("seed", f'"{half}"')})
    assert seeded.status_code == 200, "a seed is any text; it is nothing that is shown"
    with ann.socket(table) as socket:
        socket.connection.send(f'{{"type": "chat", "id": "x", "text": "{half}"}}')
        assert socket.until("error")["error"]["key"] == "bad-request"
        assert socket.ask(type="ping")["type"] == "pong"
        socket.connection.send(b'{"type": "chat", "text": "\xed\xa0\x80"}', text=True)  # as bytes no text either
        with pytest.raises(ConnectionClosed):
            socket.until("never", timeout=30)
    for query in ("move=%ED%A0%80", "action=%ED%A0%80", "lang=%ED%A0%80"):
        assert ann.http.get(f"/api/tables/{table}/why?{query}").status_code in (409, 422)
    assert ann.http.get("/%ED%A0%80").status_code == 404
