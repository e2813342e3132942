"""Whoever looks at a table over a socket."""

import asyncio
from typing import Any

import orjson

from frontier.server.errors import Refused
from frontier.server.people.person import Person

QUEUE = 500  # messages a slow connection may fall behind before it is cut; it can resume
TRY_AGAIN, REFUSED = 1013, 1008  # closing codes of the protocol
RESUME = (TRY_AGAIN, "resume")


class Viewer:
    """One connection: whose eyes it has, what it has been told, what still has to be sent."""

    def __init__(
        self,
        person: Person | None,
        seats: tuple[int, ...],
        seat: int | None,
        lang: str,
        who: str = "",
        address: str = "",
        scopes: frozenset[str] | None = None,
    ) -> None:
        self.person = person
        self.address = address  # as limits count it
        self.who = who  # as limits count: a person, or an address
        self.scopes = scopes  # of the token it came with; None: everything
        self.seats = seats  # that this person may act for here
        self.is_fixed = seat is not None or len(seats) < 2
        self.eyes = seat if seat is not None else (seats[0] if seats else None)
        self.lang = lang
        self.seq = -1  # the last entry it was told; -1 before the snapshot
        self.is_coming = True  # is being told all there is; news come with that
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self.is_cut = False
        self.closing = RESUME

    def sit(self, seats: tuple[int, ...]) -> bool:
        """Take note of the seats a person has; whether that changes whose eyes these are."""
        if seats == self.seats:
            return False
        self.seats = seats
        self.is_fixed = len(seats) < 2
        if self.eyes not in seats:
            self.eyes = seats[0] if seats else None
        return True

    def look(self, waits_for: int | None) -> int | None:
        """Whose eyes to use now: at one device the seat that has to decide."""
        if not self.is_fixed and waits_for in self.seats:
            self.eyes = waits_for
        return self.eyes

    def send(self, message: dict[str, Any]) -> None:
        """Queue a message."""
        self.send_text(orjson.dumps(message).decode())

    def send_text(self, text: str) -> None:
        """Queue an encoded message; a connection that does not keep up is cut."""
        if self.is_cut:
            return
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.cut()

    def refuse(self, refused: Refused) -> None:
        """Say why something is not, or no longer, possible though nothing was asked."""
        self.send({"type": "error", "id": None, **refused.as_json(self.lang)})

    def turn_away(self, refused: Refused) -> None:
        """End the connection for good, with the reason as its last word."""
        if not self.is_cut:
            self._drop_what_waits()
            self.refuse(refused)
            self._end((REFUSED, refused.key))

    def cut(self) -> None:
        """End the connection; it may come again."""
        if not self.is_cut:
            self._drop_what_waits()
            self._end(RESUME)

    def _end(self, closing: tuple[int, str]) -> None:
        self.is_cut = True
        self.closing = closing
        self.queue.put_nowait(None)

    def _drop_what_waits(self) -> None:
        while not self.queue.empty():
            self.queue.get_nowait()
