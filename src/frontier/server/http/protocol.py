"""The HTTP protocol of uvicorn with limits that hold before a request is complete.

httptools takes headers of any size and waits for them for ever; so one connection could keep the server busy, and many
that never finish could keep everybody else out.
"""

import asyncio
from functools import cache
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from frontier.server.limits.rate_limits import ConcurrencyCounter, client_network
from frontier.server.settings import Settings

MOST_BYTES = 32 * 1024  # of a request line and its headers
MOST_HEADERS = 100
HEADER_SECONDS = 10.0
BODY_SECONDS = 15.0
MOST_CONNECTIONS = 256  # of an address, before they become sockets of a table
ENOUGH_DESCRIPTORS = 65536
TOO_SLOW, TOO_LARGE, TOO_MANY = 408, 431, 503


def raise_descriptor_limit() -> int:
    """As many open connections and files as the system allows this process; how many that are, 0 if nobody knows."""
    try:
        import resource  # not everywhere
    except ImportError:
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_DESCRIPTORS)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


@cache
def _counts_addresses() -> bool:
    """Behind a proxy all connections come from it; it has to count them itself."""
    settings = Settings.imported()
    return settings.limits and not settings.behind_proxy


class GuardedProtocol(HttpToolsProtocol):
    """Ends connections that send too much before a request is complete, take too long, or are too many."""

    connected: ClassVar[ConcurrencyCounter] = ConcurrencyCounter()  # connections by address

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._address: str | None = None  # as it is counted
        self._refusal = 0  # the status of the answer to a request that breaks off
        self._received = 0  # bytes since the request began, as long as its headers are incomplete
        self._size = 0  # of the request line and headers found so far
        self._has_headers = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._set_deadline(HEADER_SECONDS)
        if self.client is not None and _counts_addresses():
            self._address = client_network(self.client[0])
            has_room = self.connected.has_room(self._address, MOST_CONNECTIONS)
            self.connected.add(self._address)
            if not has_room:
                self._refuse(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._release()  # what a socket may send has limits of its own
        super().handle_websocket_upgrade()

    def _release(self) -> None:
        self._set_deadline(None)
        if self._address is not None:
            self.connected.remove(self._address)
            self._address = None

    def _set_deadline(self, seconds: float | None) -> None:
        """Set the time in which the next part of a request must arrive; None for no limit."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._refuse, TOO_SLOW)

    def _refuse(self, status: int) -> None:
        """Say why, if an answer has not begun already, and hang up."""
        if self.transport.is_closing():
            return
        # Before the first request there is no cycle, whatever uvicorn's types say.
        if self.cycle is None or not self.cycle.response_started:  # type: ignore[redundant-expr]
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._received += len(data)
        super().data_received(data)
        if not self._has_headers and self._received > MOST_BYTES:
            self._refuse(TOO_LARGE)

    def send_400_response(self, msg: str) -> None:
        if self._refusal:
            self._refuse(self._refusal)
        else:
            super().send_400_response(msg)

    # What the parser finds ---------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._received = self._size = 0
        self._has_headers = False
        self._set_deadline(HEADER_SECONDS)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count_bytes(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count_bytes(len(name) + len(value))

    def _count_bytes(self, n: int) -> None:
        self._size += n
        if self._size > MOST_BYTES or len(self.headers) > MOST_HEADERS:
            self._refusal = TOO_LARGE
            raise ValueError("request line and headers are too large")  # the parser breaks off

    def on_headers_complete(self) -> None:
        self._has_headers = True
        self._set_deadline(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._set_deadline(None)
        super().on_message_complete()
