"""One connection to a table, over a WebSocket."""

import asyncio
from typing import Any

import orjson

from frontier.server.errors import Refused
from frontier.server.people.person import Person

QUEUE = 500  # messages a slow connection may fall behind before it is disconnected; it can resume
TRY_AGAIN, REFUSED = 1013, 1008  # closing codes of the protocol
RESUME = (TRY_AGAIN, "resume")


class Viewer:
    """A connection: from which viewpoint it looks, what it has been sent, what is queued."""

    def __init__(
        self,
        person: Person | None,
        seats: tuple[int, ...],
        seat: int | None,
        lang: str,
        *,
        limit_key: str = "",
        address: str = "",
        scopes: frozenset[str] | None = None,
    ) -> None:
        self.person = person
        self.address = address  # as rate limits count it
        self.limit_key = limit_key  # whom rate limits count: a person, or an address
        self.scopes = scopes  # of the token it came with; None: everything
        self.seats = seats  # that this person may act for here
        self.is_fixed = seat is not None or len(seats) < 2
        self.viewpoint = seat if seat is not None else (seats[0] if seats else None)
        self.lang = lang
        self.seq = -1  # the last entry it was sent; -1 before the snapshot
        self.is_catching_up = True  # is being sent all there is; news come with that
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self.is_closed = False
        self.closing = RESUME

    def set_seats(self, seats: tuple[int, ...]) -> bool:
        """Set the seats that the person has; whether they have changed, and with them the viewpoint."""
        if seats == self.seats:
            return False
        self.seats = seats
        self.is_fixed = len(seats) < 2
        if self.viewpoint not in seats:
            self.viewpoint = seats[0] if seats else None
        return True

    def update_viewpoint(self, waits_for: int | None) -> int | None:
        """Return the viewpoint to use now: at one device that of the seat that has to decide."""
        if not self.is_fixed and waits_for in self.seats:
            self.viewpoint = waits_for
        return self.viewpoint

    def send(self, message: dict[str, Any]) -> None:
        """Queue a message as JSON."""
        self.send_text(orjson.dumps(message).decode())

    def send_text(self, text: str) -> None:
        """Queue an encoded message; a connection that does not keep up is disconnected."""
        if self.is_closed:
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.disconnect()

    def send_refusal(self, refused: Refused) -> None:
        """Send why something is no longer possible, though nothing was asked."""
        self.send({"type": "error", "id": None, **refused.as_json(self.lang)})

    def reject(self, refused: Refused) -> None:
        """End the connection for good, with the reason as its last word."""
        if not self.is_closed:
            self._discard_queue()
            self.send_refusal(refused)
            self._close((REFUSED, refused.key))

    def disconnect(self) -> None:
        """End the connection; the client may resume it."""
        if not self.is_closed:
            self._discard_queue()
            self._close(RESUME)

    def _close(self, closing: tuple[int, str]) -> None:
        self.is_closed = True
        self.closing = closing
        self.queue.put_nowait(None)

    def _discard_queue(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
