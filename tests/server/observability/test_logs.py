"""Log lines: readable by machines and people, one each, without secrets."""

import asyncio
import json
import logging
import socket
from collections.abc import Iterator
from contextvars import copy_context
from datetime import UTC, datetime, timedelta

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from frontier.server.observability.logs import (
    DENIED,
    HIDDEN,
    TALKATIVE,
    UVICORN,
    bind_request,
    configure,
    event,
    request_id,
)

log = logging.getLogger("frontier.server.something")


@pytest.fixture(autouse=True)
def own_logging() -> Iterator[None]:
    """Everything as before when a test ends."""
    loggers = [logging.getLogger(name) for name in (None, *UVICORN, *TALKATIVE)]
    before = [(list(logger.handlers), logger.level, logger.propagate) for logger in loggers]
    yield
    logging.captureWarnings(False)
    for logger, (handlers, level, propagate) in zip(loggers, before):
        logger.handlers[:], logger.propagate = handlers, propagate
        logger.setLevel(level)


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    """What stands on stderr, each line read by itself."""
    captured = capsys.readouterr()
    assert captured.out == ""
    return [json.loads(line) for line in captured.err.splitlines()]


def test_an_event_is_one_json_line(capsys: pytest.CaptureFixture[str]) -> None:
    configure("info", "json")
    event(log, "table-created", table="abc", players=3, name="Zoë\n\u2028\ud800", nothing=None)
    (line,) = lines(capsys)
    time = line.pop("time")
    assert isinstance(time, str)
    assert time.endswith("Z")
    assert datetime.now(UTC) - datetime.fromisoformat(time) < timedelta(minutes=1)
    assert line == {
        "level": "info",
        "logger": "frontier.server.something",
        "event": "table-created",
        "table": "abc",
        "players": 3,
        "name": "Zoë\n\u2028\ud800",
    }


def test_ordinary_messages_extras_and_clashing_names(capsys: pytest.CaptureFixture[str]) -> None:
    configure("info", "json")
    log.warning("so %d", 5, extra={"table": "abc"})
    event(log, "moved", time="noon", what=object)
    log.debug("not at this level")
    first, second = lines(capsys)
    assert (first["message"], first["level"], first["table"]) == ("so 5", "warning", "abc")
    assert (second["time_"], second["what"]) == ("noon", "<class 'object'>")


def test_an_exception_is_text_in_the_same_line(capsys: pytest.CaptureFixture[str]) -> None:
    configure("info", "json")
    try:
        raise ValueError("Authorization: Bearer abc.def")
    except ValueError:
        event(log, "broken", level=logging.ERROR, exc_info=True)
    (line,) = lines(capsys)
    assert "Traceback" in str(line["exception"])
    assert "ValueError" in str(line["exception"])
    assert "abc.def" not in str(line)


def test_configuring_again_replaces(capsys: pytest.CaptureFixture[str]) -> None:
    configure("debug", "json")
    configure("warning", "json")
    log.info("quiet")
    log.warning("loud")
    assert [line["message"] for line in lines(capsys)] == ["loud"]


def test_lines_of_a_request_carry_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    configure("info", "json")

    async def request(given: str | None) -> str:
        id_ = bind_request(given)
        await asyncio.sleep(0)
        event(log, "seen", expected=id_)
        return id_

    async def both() -> list[str]:
        return await asyncio.gather(*map(request, ("from-proxy.1", None, "forged\n{}", "x" * 65)))

    ids = asyncio.run(both())
    assert ids[0] == "from-proxy.1"
    assert all(len(id_) == 16 for id_ in ids[1:])
    assert len(set(ids)) == 4
    seen = lines(capsys)
    assert [line["request"] for line in seen] == [line["expected"] for line in seen] == ids
    assert request_id.get() is None


@pytest.mark.parametrize("format", ["json", "text"])
def test_secrets_are_left_out(capsys: pytest.CaptureFixture[str], format: str) -> None:
    configure("debug", "json" if format == "json" else "text")
    event(
        log,
        "seen",
        cookie="SESAME",
        webhook_secret="SESAME",
        new_password="SESAME",
        email="SESAME@example.org",
        header={"Authorization": "SESAME", "Accept": "json", "deep": [{"Set-Cookie": "SESAME"}]},
        headers=[(b"cookie", b"SESAME"), (b"accept", b"json")],
        said="frontier_session=SESAME; other=1",
    )
    log.info("< Cookie: frontier_session=SESAME; x=SESAME")
    log.info("Authorization: Bearer SESAME")
    log.info("with Bearer SESAME there")
    log.info("{'authorization': 'Basic SESAME'}")
    written = capsys.readouterr().err
    assert "SESAME" not in written
    assert written.count(HIDDEN) >= 10
    assert "json" in written


def test_text_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    configure("info", "text")
    try:
        raise ValueError("no\x1b[31m colour")
    except ValueError:
        context = copy_context()
        context.run(bind_request, "r1")
        context.run(lambda: event(log, "moved", exc_info=True, move="bid 1 5", seq=3, n="a\nb"))
    first, *rest = capsys.readouterr().err.splitlines()
    assert first[8:] == ' info     frontier.server.something: moved move="bid 1 5" seq=3 n=a\\nb request=r1'
    assert all(line.startswith("    ") for line in rest)
    assert rest[-1] == "    ValueError: no\\x1b[31m colour"


def test_a_refused_socket_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    """With the real server: what refuses a socket before it opens is not reported, what fails is."""

    async def app(scope: uvicorn._types.Scope, receive: object, send: uvicorn._types.ASGISendCallable) -> None:
        assert scope["type"] == "websocket"
        if scope["path"] == "/broken":
            raise RuntimeError("broken")
        await send({"type": "websocket.http.response.start", "status": 403, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b"no", "more_body": False})

    async def visit() -> None:
        listener = socket.create_server(("127.0.0.1", 0))
        host = f"127.0.0.1:{listener.getsockname()[1]}"
        server = uvicorn.Server(uvicorn.Config(app, log_config=None, lifespan="off", ws="websockets-sansio"))
        task = asyncio.create_task(server.serve(sockets=[listener]))
        for path, status in (("/refused", 403), ("/broken", 500)):
            with pytest.raises(InvalidStatus) as refusal:
                await connect(f"ws://{host}{path}", proxy=None)
            assert refusal.value.response.status_code == status
        server.should_exit = True
        await task

    configure("info", "json")
    asyncio.run(visit())
    errors = [line for line in lines(capsys) if line["level"] == "error"]
    assert len(errors) == 1
    assert "RuntimeError: broken" in str(errors[0]["exception"])


def test_nothing_else_of_uvicorn_is_dropped(capsys: pytest.CaptureFixture[str]) -> None:
    configure("info", "json")
    configure("info", "json")
    uvicorn_log = logging.getLogger("uvicorn.error")
    uvicorn_log.error(DENIED)
    uvicorn_log.error("ASGI callable returned without starting response.")
    uvicorn_log.error("%s", DENIED.lower())
    log.error(DENIED)  # from anybody else it would be news
    assert len(lines(capsys)) == 3


def test_uvicorn_speaks_the_same_way(capsys: pytest.CaptureFixture[str]) -> None:
    """A real server at debug level, asked with secrets in queries, cookies and headers."""

    async def app(scope: uvicorn._types.Scope, receive: object, send: uvicorn._types.ASGISendCallable) -> None:
        bind_request("r7")
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.close", "code": 1000, "reason": None})
        else:
            await send({"type": "http.response.start", "status": 204, "headers": [], "trailers": False})
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def visit() -> None:
        listener = socket.create_server(("127.0.0.1", 0))
        host = f"127.0.0.1:{listener.getsockname()[1]}"
        server = uvicorn.Server(uvicorn.Config(app, log_config=None, lifespan="off", ws="websockets-sansio"))
        task = asyncio.create_task(server.serve(sockets=[listener]))
        secret = {"Cookie": "frontier_session=SESAME", "Authorization": "Bearer SESAME"}
        async with httpx.AsyncClient() as client:
            await client.get(f"http://{host}/api/tables/x?token=SESAME", headers=secret)
        async with connect(f"ws://{host}/api/socket?token=SESAME", additional_headers=secret, proxy=None) as peer:
            await peer.wait_closed()
        server.should_exit = True
        await task

    logging.getLogger("uvicorn.access").disabled = True  # as others leave it who configure logging for themselves
    configure("debug", "json")
    logging.getLogger("websockets.client").setLevel(logging.WARNING)  # the visitor's own side
    asyncio.run(visit())
    written = lines(capsys)
    assert "SESAME" not in json.dumps(written)
    (access,) = (line for line in written if line["logger"] == "uvicorn.access" and "method" in line)
    assert access["message"] == "request"
    assert (access["method"], access["path"], access["status"]) == ("GET", "/api/tables/x", 204)
    assert access["request"] == "r7"
    assert any("WebSocket /api/socket" in str(line["message"]) for line in written)
    assert any("cookie: [hidden]" in str(line.get("message")) for line in written)  # debug shows headers, hidden
