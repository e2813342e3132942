"""How often anybody may do something: token buckets in memory, each process its own."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from frontier.server.errors import Refused

KEYS = 10_000  # buckets of a kind; beyond that the one that rested longest is forgotten, so surely the fullest


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


RATES = {
    "account": Rate(10, 10 / 60),
    "change": Rate(30, 30 / 60),
    "chat": Rate(8, 1),
    "create": Rate(20, 20 / 60),
    "guest": Rate(30, 30 / 60),
    "join": Rate(30, 30 / 60),
    "login": Rate(10, 10 / 60),  # by address, and by login name
    "mail": Rate(5, 5 / 3600),  # by person, and by mail address
    "mail-sender": Rate(20, 20 / 3600),  # by address: guests cost nothing
    "plan": Rate(30, 2),
    "replay": Rate(20, 20 / 60),
    "seat": Rate(20, 20 / 60),  # leaving, giving up, bots in and out of a seat
    "socket-message": Rate(60, 20),
    "socket-open": Rate(60, 1),
    "token": Rate(20, 20 / 60),
    "why": Rate(30, 5),
    "look": Rate(120, 20),  # by address
    "log": Rate(60, 2),  # by address: much of a table's log, and records
}


class Limits:
    """Refuses what comes too fast, unless it is switched off."""

    def __init__(self, on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._buckets: dict[str, OrderedDict[str, tuple[float, float]]] = {kind: OrderedDict() for kind in RATES}

    def check(self, kind: str, key: str) -> None:
        """Take one from the bucket of this kind and key; an empty one refuses and says when to come again."""
        rate, buckets = RATES[kind], self._buckets[kind]
        if not self._on:
            return
        now = self._clock()
        left, since = buckets.pop(key, (rate.burst, now))
        left = min(rate.burst, left + (now - since) * rate.per_second)
        is_empty = left < 1
        buckets[key] = (left if is_empty else left - 1, now)
        if len(buckets) > KEYS:
            buckets.popitem(last=False)
        if is_empty:
            raise Refused("too-fast", retry_after=(1 - left) / rate.per_second)
