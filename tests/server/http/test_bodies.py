"""Bodies and addresses that somebody hostile may send."""

import json
from collections.abc import AsyncIterator

import pytest
from starlette.types import Message

from frontier.server.errors import Refused
from frontier.server.http.security import parse_json
from support.people_web import World, refused

async_test = pytest.mark.anyio


@async_test
@pytest.mark.parametrize("path", ["/api/echo", "/api/nothing"])
async def test_large_bodies_are_refused(world: World, path: str) -> None:
    browser = world.browser(headers={"Content-Type": "application/json"})
    refused(await browser.post(path, content=b'"' + b"x" * 65535 + b'"'), "too-large")
    refused(await browser.post(path, headers={"Content-Length": "9" * 5000}, content=b"{}"), "too-large")

    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    refused(await browser.post(path, content=chunks()), "too-large")
    fits = json.dumps({"any": "x" * 65000}).encode()
    assert (await browser.post("/api/echo", content=fits)).json()["any"] == "x" * 65000


BAD_BODIES: list[tuple[bytes, str]] = [
    (b"", "body"),
    (b"{", "malformed"),
    (b"\xff\xfe", "malformed"),
    (b'{"any": NaN}', "malformed"),
    (b'{"any": Infinity}', "malformed"),
    (b'{"any": 1e999}', ""),
    (b'{"any": ' + b"9" * 5000 + b"}", ""),
    (b'{"any": 99999999999999999999}', "too large"),
    (b'{"any": "\\ud800"}', "surrogate"),
    (b'{"\\udfff": 1}', "surrogate"),
    (b'{"any": "a\\u0000b"}', "body.any: NUL"),
    (b'{"any": [{"a\\u0000": 1}]}', "NUL"),
    (b"[" * 30000, "malformed"),
    (b"[" * 30000 + b"]" * 30000, ""),
    (b'{"any": ' + b"[" * 40 + b"]" * 40 + b"}", "nested"),
    (b"[1]", "body"),
    (b"null", "body"),
    (b'{"' + b"k" * 30000 + b'": [' + b"0," * 15000 + b'"\\u0000"]}', "NUL"),
]


@async_test
@pytest.mark.parametrize(("body", "why"), BAD_BODIES, ids=range(len(BAD_BODIES)))
async def test_hostile_bodies_are_bad_requests(world: World, body: bytes, why: str) -> None:
    browser = world.browser(headers={"Content-Type": "application/json; charset=utf-8"})
    for path in ("/api/echo", "/api/guests"):
        error = refused(await browser.post(path, content=body), "bad-request")
        assert why in error["message"]
        assert len(error["message"]) < 500


@async_test
@pytest.mark.parametrize(
    "kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "\xff"]
)
async def test_bodies_are_json_or_nothing(world: World, kind: str | None) -> None:
    headers = {} if kind is None else {b"Content-Type": kind.encode("latin-1")}
    response = await world.browser().post("/api/echo", content=b"{}", headers=headers)
    assert "Content-Type" in refused(response, "bad-request")["message"]


@async_test
async def test_a_body_with_get_is_looked_at_too(world: World) -> None:
    response = await world.browser().request("GET", "/api/lang", content=b"\0")
    refused(response, "bad-request")


@async_test
@pytest.mark.parametrize("path", ["/api/tokens/a%00b", "/api/lang?lang=%00", "/api/lang?x%00=1"])
async def test_nul_in_addresses(world: World, path: str) -> None:
    refused(await (await world.guest()).request("DELETE", path), "bad-request")


@async_test
@pytest.mark.parametrize("path", ["/api/tokens/%ff%fe", "/api/tokens/%ed%a0%80", "/api/tokens/" + "x" * 5000])
async def test_addresses_that_are_no_text(world: World, path: str) -> None:
    refused(await (await world.guest()).delete(path), "not-found")


def test_parse_json_serves_sockets_too() -> None:
    assert parse_json('{"type": "act", "seq": 12, "any": [1.5, null, true]}') == {
        "type": "act", "seq": 12, "any": [1.5, None, True],
    }  # fmt: skip
    with pytest.raises(Refused, match="bad-request"):
        parse_json("{'type'}")
    with pytest.raises(Refused, match="bad-request"):
        parse_json("\ud800")


@async_test
async def test_somebody_who_leaves_in_between_gets_no_answer(world: World) -> None:
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST", "scheme": "http",
        "path": "/api/echo", "raw_path": b"/api/echo", "query_string": b"", "root_path": "", "client": None,
        "server": ("table.example", 80), "headers": [(b"x-frontier", b"1"), (b"content-length", b"2")],
    }  # fmt: skip
    await world.app(scope, receive, send)
    assert sent == []
