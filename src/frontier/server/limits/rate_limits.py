"""How often anybody may do something: token buckets in memory, each process its own."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from frontier.server.errors import Refused

NARROW, WIDE = 64, 48  # bits of an IPv6 address that name the network of a customer: a small one, and a large one
WIDER = 8  # times as much a large network may
KEYS = 10_000  # buckets of a kind; beyond that the one that rested longest is forgotten, so surely the fullest


class Rate(NamedTuple):
    """A token bucket: so many at once, and then so many a second."""

    burst: float
    per_second: float


RATES = {
    "account": Rate(10, 10 / 60),
    "change": Rate(30, 30 / 60),
    "chat": Rate(8, 1),
    "create": Rate(20, 20 / 60),
    "guest": Rate(30, 30 / 60),
    "join": Rate(30, 30 / 60),
    "login": Rate(30, 20 / 60),  # by address, failed ones; for a login name there is LoginBackoff
    "mail": Rate(5, 5 / 3600),  # by person, and by mail address
    "mail-sender": Rate(20, 20 / 3600),  # by address: guests cost nothing
    "plan": Rate(30, 2),
    "position": Rate(60, 3),  # by address: checked at every change
    "replay": Rate(20, 20 / 60),
    "reveal": Rate(30, 30 / 60),
    "seat": Rate(20, 20 / 60),  # leaving, giving up, bots in and out of a seat
    "socket-message": Rate(60, 20),
    "socket-open": Rate(60, 1),
    "token": Rate(20, 20 / 60),
    "why": Rate(30, 5),
    "hint": Rate(10, 0.5),
    "puzzle": Rate(30, 1),
    "outlook": Rate(60, 10),
    "analysis": Rate(60, 1),
    "look": Rate(120, 20),  # by address
    "log": Rate(60, 2),  # by address: much of a table's log, and records
    "chat-address": Rate(30, 2),  # by address, guests only; by address and table for those who sit there
    "chat-onlookers": Rate(10, 0.5),  # by table: all together who have no seat there
    "forgotten": Rate(5, 5 / 3600),  # by login name or mail address, and by address
}


def client_network(host: str | None) -> str:
    """Return an address as limits count it: of IPv6 the network that a customer gets at least."""
    try:
        address = ipaddress.ip_address((host or "").partition("%")[0])
    except ValueError:
        return "unknown"
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), NARROW), strict=False))


def larger_network(key: str) -> str | None:
    """Return the larger network that a customer may have, with thousands of those that are counted one by one; None
    for all keys but those of IPv6."""
    words, _, last = key.rpartition(" ")
    if not last.endswith(f"/{NARROW}"):
        return None
    try:
        return f"{words} {ipaddress.IPv6Network(last).supernet(new_prefix=WIDE)}".lstrip()
    except ValueError:
        return None


class ConcurrencyCounter:
    """Counts how many connections each client has open; a large network may have more, but not without end."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def has_room(self, key: str, most: int) -> bool:
        """Whether a client may have one more."""
        larger = larger_network(key)
        return self._counts[key] < most and (larger is None or self._counts[larger] < most * WIDER)

    def add(self, key: str, n: int = 1) -> None:
        """Count one more, or `n` more, for a client."""
        for counted in (key, larger_network(key)):
            if counted is not None:
                self._counts[counted] += n
                if self._counts[counted] == 0:
                    del self._counts[counted]

    def remove(self, key: str) -> None:
        """Count one less for a client."""
        self.add(key, -1)


class RateLimits:
    """Refuses requests that come too fast, unless rate limits are switched off."""

    def __init__(self, on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.is_on = on
        self._clock = clock
        self._buckets: dict[str, OrderedDict[str, tuple[float, float]]] = {kind: OrderedDict() for kind in RATES}

    def check(self, kind: str, key: str) -> None:
        """Take a token from the bucket of this kind and key; an empty one refuses and says when to try again."""
        rate = RATES[kind]
        if not self.is_on:
            return
        self._take(kind, key, rate)
        if (larger := larger_network(key)) is not None:
            self._take(kind, larger, Rate(rate.burst * WIDER, rate.per_second * WIDER))

    def _take(self, kind: str, key: str, rate: Rate) -> None:
        buckets, now = self._buckets[kind], self._clock()
        left, since = buckets.pop(key, (rate.burst, now))
        left = min(rate.burst, left + (now - since) * rate.per_second)
        is_empty = left < 1
        buckets[key] = (left if is_empty else left - 1, now)
        if len(buckets) > KEYS:
            buckets.popitem(last=False)
        if is_empty:
            raise Refused("too-fast", retry_after=(1 - left) / rate.per_second)

    def refund(self, kind: str, key: str) -> None:
        """Give back a token: the request shall not count after all."""
        buckets = self._buckets[kind]
        if key in buckets:
            left, since = buckets[key]
            buckets[key] = (min(RATES[kind].burst, left + 1), since)
