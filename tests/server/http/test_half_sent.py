"""Requests that never become complete, and too many of them, keep nobody else waiting."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from urllib.parse import urlsplit

import httpx
import pytest

from frontier.server.http.protocol import BODY_SECONDS, HEADER_SECONDS, MOST_BYTES, MOST_CONNECTIONS, MOST_HEADERS
from support.server import ServerProcess

pytestmark = pytest.mark.slow
BEGUN = b"GET /health HTTP/1.1\r\nHost: table\r\n"
HALF = (
    b"POST /api/guests HTTP/1.1\r\nHost: table\r\nX-Frontier: 1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 50\r\n\r\n{"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With limits."""
    folder = tmp_path_factory.mktemp("limited")
    with ServerProcess(str(folder / "table.db"), folder) as running:
        yield running


def connected(server: ServerProcess) -> socket.socket:
    address = urlsplit(server.url)
    return socket.create_connection((address.hostname or "", address.port or 0), 30)


def answered(connection: socket.socket) -> bytes:
    """All that comes until the server hangs up; also if it does not read on."""
    received = b""
    try:
        while piece := connection.recv(65536):
            received += piece
    except ConnectionResetError:
        pass
    return received


def is_well(server: ServerProcess) -> bool:
    return httpx.get(f"{server.url}/health", timeout=2).status_code == 200


def test_a_header_without_an_end_is_cut_off(server: ServerProcess) -> None:
    sent = 0
    with connected(server) as connection:
        connection.sendall(BEGUN + b"X: ")
        try:
            while sent < 100 * MOST_BYTES:
                connection.sendall(b"a" * 4096)
                sent += 4096
        except (BrokenPipeError, ConnectionResetError):
            pass
        answer = answered(connection)
        assert answer == b"" or answer.startswith(b"HTTP/1.1 431 ")
    assert sent < 100 * MOST_BYTES
    assert is_well(server)


@pytest.mark.parametrize(
    "head",
    [
        BEGUN + b"X: " + b"a" * MOST_BYTES + b"\r\n\r\n",
        BEGUN + b"X: a\r\n" * (MOST_HEADERS + 1) + b"\r\n",
        b"GET /" + b"a" * MOST_BYTES + b" HTTP/1.1\r\nHost: table\r\n\r\n",
    ],
    ids=["large", "many", "long address"],
)
def test_too_large_a_head_is_refused(server: ServerProcess, head: bytes) -> None:
    with connected(server) as connection:
        connection.sendall(head)
        assert answered(connection).startswith(b"HTTP/1.1 431 ")
    assert is_well(server)


def test_several_requests_on_a_connection_are_measured_one_by_one(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url, headers={"X-Padding": "a" * (MOST_BYTES // 4)}) as client:
        assert [client.get("/health").status_code for _ in range(12)] == [200] * 12


def test_what_stays_half_sent_is_ended(server: ServerProcess) -> None:
    began = time.monotonic()
    with connected(server) as silent, connected(server) as head, connected(server) as body:
        head.sendall(BEGUN)
        body.sendall(HALF)
        for connection in (silent, head):
            assert answered(connection).startswith(b"HTTP/1.1 408 ")
        assert HEADER_SECONDS - 1 < time.monotonic() - began < HEADER_SECONDS + 4
        assert answered(body).startswith(b"HTTP/1.1 408 ")
        assert BODY_SECONDS - 1 < time.monotonic() - began < BODY_SECONDS + 4


def test_an_address_has_so_many_connections_and_no_more(server: ServerProcess) -> None:
    with ExitStack() as stack:
        for _ in range(MOST_CONNECTIONS - 5):
            stack.enter_context(connected(server)).sendall(BEGUN)
        assert is_well(server), "others are still served"
        more = [stack.enter_context(connected(server)) for _ in range(20)]
        assert sum(answered(connection).startswith(b"HTTP/1.1 503 ") for connection in more[10:]) == 10
    end = time.monotonic() + 10
    while time.monotonic() < end:  # those who have gone do not count any more
        try:
            if is_well(server):
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise AssertionError("nobody is let in any more")
