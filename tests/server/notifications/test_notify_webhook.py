"""Webhooks that it is somebody's turn, to a real web server on this machine, and where they must not lead."""

import asyncio
import json
import logging
import socket
import ssl
import time
from collections.abc import Awaitable
from dataclasses import replace
from http.server import BaseHTTPRequestHandler
from ipaddress import ip_address
from typing import Any

import pytest

from frontier.server.notifications import notifier
from frontier.server.notifications.addresses import AddressError, check_webhook, is_public
from frontier.server.notifications.notices import TurnNotice
from frontier.server.notifications.notifier import Notifier, sign
from frontier.server.observability.metrics import Metrics
from support.receivers import NOTICE, Receiver, told

pytestmark = pytest.mark.slow  # real processes, databases or receivers


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "BACKOFF", (0.01, 0.02))


def fields(record: logging.LogRecord) -> dict[str, object]:
    """An event's fields."""
    found = vars(record)["fields"]
    assert isinstance(found, dict)
    return found


def hook(port: int, path: str = "/hook?key=1") -> TurnNotice:
    """A notice for a receiver on this machine."""
    return replace(NOTICE, webhook=f"http://127.0.0.1:{port}{path}")


def test_a_webhook_gets_a_signed_message() -> None:
    with Receiver(200) as receiver:
        assert told(hook(receiver.port)) == ["webhook"]
    ((path, headers, body),) = receiver.requests
    assert path == "/hook?key=1"
    assert json.loads(body) == {
        "event": "your-turn",
        "table": "abcdefghijkl",
        "game": "montana",
        "url": "https://table.example.org/t/abcdefghijkl",
        "seq": 12,
        "person": "p1",
    }
    assert headers["Host"] == f"127.0.0.1:{receiver.port}"
    assert headers["Content-Type"] == "application/json"
    assert headers["X-Frontier-Event"] == "your-turn"
    assert headers["X-Frontier-Signature"] == sign("s3cret", body)
    assert sign("key", b"body") == "sha256=515aae133b435d4000956731f68ae5cf5eb85d4f0dc6a546d2bfcd3595ec1ae1"


def test_no_signature_without_a_secret_and_absolute_links_stay() -> None:
    with Receiver() as receiver:
        told(replace(hook(receiver.port), webhook_secret="", url="https://else.example/t"))
    ((_, headers, body),) = receiver.requests
    assert "X-Frontier-Signature" not in headers
    assert json.loads(body)["url"] == "https://else.example/t"


def test_no_redirect_is_followed_and_no_cookie_kept() -> None:
    with Receiver(302, 307, 200, 200) as receiver:
        assert told(hook(receiver.port)) == []
        assert told(hook(receiver.port)) == []

        async def twice() -> None:
            notifier = Notifier(None, True, "https://t.org")
            assert await notifier.send(hook(receiver.port)) == ["webhook"]
            assert await notifier.send(hook(receiver.port)) == ["webhook"]
            await notifier.close()

        asyncio.run(twice())
    assert [path for path, *_ in receiver.requests] == ["/hook?key=1"] * 4
    assert not any("Cookie" in headers for _, headers, _ in receiver.requests)


@pytest.mark.parametrize(
    ("answers", "tries", "worked"),
    [
        ([500, 503], 3, True),
        ([429], 2, True),
        ([500, 500, 500, 500], 3, False),
        ([404], 1, False),
        ([410], 1, False),
    ],
)
def test_a_webhook_is_tried_again_where_that_helps(
    answers: list[int], tries: int, worked: bool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", notifier.__name__)
    metrics = Metrics()
    with Receiver(*answers) as receiver:
        assert told(hook(receiver.port), metrics=metrics) == ["webhook"] * worked
    assert len(receiver.requests) == tries
    line = f'frontier_notices_total{{channel="webhook",outcome="{"sent" if worked else "failed"}"}} 1.0'
    assert line in metrics.render()[0].decode()
    events = [record for record in caplog.records if record.name == notifier.__name__]
    assert fields(events[-1])["person"] == "p1"
    assert fields(events[0])["reason"] == f"status {answers[0]}"
    assert [fields(record)["attempt"] for record in events] == list(range(1, tries + 1))[-len(events) :]
    assert "key=1" not in "".join(str(vars(record)) for record in events)  # the address is the person's secret


def test_a_receiver_that_hangs_up_or_is_away() -> None:
    with Receiver(lambda handler: handler.connection.close(), 200) as receiver:
        assert told(hook(receiver.port)) == ["webhook"]
    assert told(hook(receiver.port)) == []


def test_a_slow_receiver_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "TIMEOUT", 0.4)

    def drip(handler: BaseHTTPRequestHandler) -> None:
        """A byte now and then: no single read takes too long, the whole does."""
        for letter in b"HTTP/1.1 200 OK\r\nX: " + b"x" * 30:
            handler.wfile.write(bytes([letter]))
            time.sleep(0.05)

    with Receiver(drip, drip, lambda _: time.sleep(1.0)) as receiver:
        start = time.monotonic()
        assert told(hook(receiver.port)) == []
        assert time.monotonic() - start < 4
    assert len(receiver.requests) == 3


def test_an_endless_answer_is_not_read() -> None:
    def endless(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.end_headers()
        while True:
            handler.wfile.write(b"x" * 65536)

    with Receiver(endless) as receiver:
        start = time.monotonic()
        assert told(hook(receiver.port)) == ["webhook"]
        assert time.monotonic() - start < 2


def test_closing_ends_the_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "BACKOFF", (30.0, 30.0))

    async def run(receiver: Receiver) -> None:
        notifier = Notifier(None, True, "https://t.org")
        sending = asyncio.create_task(notifier.send(hook(receiver.port)))
        while not receiver.requests:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        await notifier.close()
        assert await asyncio.wait_for(sending, 2) == []
        assert await notifier.send(hook(receiver.port)) == []

    with Receiver(500) as receiver:
        asyncio.run(run(receiver))
    assert len(receiver.requests) == 1


def test_cancelling_the_caller_still_works() -> None:
    async def run(port: int) -> None:
        notifier = Notifier(None, True, "https://t.org")
        sending = asyncio.create_task(notifier.send(hook(port)))
        await asyncio.sleep(0.1)
        sending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await sending
        await notifier.close()

    with Receiver(lambda _: time.sleep(0.5)) as receiver:
        asyncio.run(run(receiver.port))


def test_a_mistake_of_ours_raises_nothing(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def broken(*_: object) -> Awaitable[None]:
        raise KeyError("oops")

    monkeypatch.setattr(notifier, "sign", broken)
    assert told(hook(9)) == []
    (record,) = (record for record in caplog.records if record.name == notifier.__name__)
    assert record.exc_info is not None


# --- where webhooks may lead ----------------------------------------------------------------------------------


def names(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Let look-ups of names give these addresses one after the other; gives the list of what was looked up."""
    asked: list[str] = []
    real = socket.getaddrinfo

    def look_up(host: str, port: int, *args: Any, **options: Any) -> list[Any]:
        asked.append(host)
        return [
            found for ip in answers[min(len(asked), len(answers)) - 1] for found in real(ip, port, *args, **options)
        ]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return asked


def test_private_addresses_are_refused() -> None:
    with Receiver() as receiver:
        for host in ("127.0.0.1", "localhost", "127.1", "2130706433", "0x7f000001", "localhost.localdomain", "[::1]"):
            notice = replace(NOTICE, webhook=f"http://{host}:{receiver.port}/")
            assert told(notice, allow_private=False) == [], host
    assert receiver.requests == []


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["192.0.2.1", "127.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["::1"]])
def test_names_of_private_addresses_are_refused(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Receiver() as receiver:
        asked = names(monkeypatch, addresses)
        notice = replace(NOTICE, webhook=f"http://hook.example.org:{receiver.port}/")
        assert told(notice, allow_private=False) == []
    assert asked == ["hook.example.org"]
    assert receiver.requests == []
    assert fields(caplog.records[-1])["reason"] == "the host has a private address"


def test_the_address_that_was_checked_is_the_one_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name server that gives a good address first and another one after it wins nothing."""

    def plays_the_open_internet(address: str) -> bool:
        return ip_address(address) == ip_address("127.0.0.1")

    monkeypatch.setattr(notifier, "is_public", plays_the_open_internet)
    with Receiver() as receiver:
        asked = names(monkeypatch, ["127.0.0.1"], ["127.0.0.2"])
        notice = replace(NOTICE, webhook=f"http://hook.example.org:{receiver.port}/x")
        assert told(notice, allow_private=False) == ["webhook"]
        assert asked == ["hook.example.org"]
        assert told(notice, allow_private=False) == []
    assert [headers["Host"] for _, headers, _ in receiver.requests] == [f"hook.example.org:{receiver.port}"]


def test_the_next_address_is_tried_when_one_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    with Receiver() as receiver:
        names(monkeypatch, ["127.0.0.9", "127.0.0.1"])
        assert told(replace(NOTICE, webhook=f"http://hook.example.org:{receiver.port}/")) == ["webhook"]


def test_the_certificate_is_checked_for_the_name(trusted: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch) -> None:
    with Receiver(tls=trusted) as receiver:
        names(monkeypatch, ["127.0.0.1"])
        assert told(replace(NOTICE, webhook=f"https://hook.example.org:{receiver.port}/")) == ["webhook"]
        assert told(replace(NOTICE, webhook=f"https://other.example.org:{receiver.port}/")) == []
    assert len(receiver.requests) == 1


def test_proxies_of_the_surroundings_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:9")
    with Receiver() as receiver:
        assert told(hook(receiver.port)) == ["webhook"]


@pytest.mark.parametrize(
    "url",
    [
        *(
            "",
            "x",
            "/x",
            "//example.org/",
            "ftp://example.org/",
            "file:///etc/passwd",
            "javascript:alert(1)",
            "http:///x",
        ),
        *("http://user@example.org/", "http://user:pass@example.org/", "https://example.org/#x", "http://[::1/"),
        *("http://exa\nmple.org/", "http://example.org:99999999/", "gopher://example.org/", "https://" + "x" * 2000),
    ],
)
def test_what_is_no_webhook(url: str) -> None:
    for allow_private in (False, True):
        with pytest.raises(AddressError):
            check_webhook(url, allow_private)


def test_webhooks_that_are_kept() -> None:
    assert check_webhook(" https://Example.org/x?y=1 ", False) == "https://example.org/x?y=1"
    assert check_webhook("https://8.8.8.8:8443/", False) == "https://8.8.8.8:8443/"
    for private in ("http://127.0.0.1:80/", "http://localhost/", "http://db:5432/", "http://[fd00::1]/"):
        assert check_webhook(private, True)
        with pytest.raises(AddressError):
            check_webhook(private, False)


def test_public_addresses() -> None:
    for public in ("8.8.8.8", "1.1.1.1", "2606:4700:4700::1111"):
        assert is_public(public)
    for hidden in (
        *(
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.168.0.1",
            "224.0.0.1",
        ),
        *(
            "240.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "::127.0.0.1",
        ),
        *("64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::", "fc00::1", "fd00::1", "fe80::1", "fe80::1%1", "ff02::1"),
        "2001:db8::1",
    ):
        assert not is_public(hidden), hidden
