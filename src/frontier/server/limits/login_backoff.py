"""Exponential backoff for password guesses; nobody is locked out: who fails waits, each address for itself.

Failures count for an address and a login name together, so whoever hammers a login waits and its owner, at another
address, does not. Names that many addresses fail at are slow for everybody, a little. All of it is kept in memory, by
each process for itself, and fades.
"""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from frontier.server.errors import Refused
from frontier.server.limits.rate_limits import RateLimits

FREE_FAILURES = 5  # failures of an address at a name before it waits
FIRST_DELAY, LONGEST_DELAY = 0.25, 5.0  # seconds: the first wait, doubled with each failure, up to the longest
FREE_ADDRESSES = 20  # that may fail at a name before everybody waits there
SHARED_DELAY, LONGEST_SHARED_DELAY = 0.1, 2.0  # seconds for each address more, and at most
DECAY_SECONDS = 30.0  # seconds after which a failure counts no more
AT_ONCE = 2  # attempts of an address at a name that may wait
WAITING = 500  # attempts that may wait in all
KEYS = 10_000  # of each kind; beyond that the one that rested longest is forgotten


class DecayingCounts:
    """Counts by key that decay, one every DECAY_SECONDS seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._counts: OrderedDict[tuple[str, ...], tuple[float, float]] = OrderedDict()

    def count(self, *key: str) -> float:
        """Return how many failures count now."""
        count, since = self._counts.get(key, (0.0, 0.0))
        return max(0.0, count - (self._clock() - since) / DECAY_SECONDS)

    def add(self, *key: str) -> None:
        """Count one more failed attempt."""
        self._counts[key] = (self.count(*key) + 1, self._clock())
        self._counts.move_to_end(key)
        if len(self._counts) > KEYS:
            self._counts.popitem(last=False)

    def forget(self, *key: str) -> None:
        """Reset the count of a key."""
        self._counts.pop(key, None)


class LoginBackoff:
    """Delays attempts at a password, unless rate limits are switched off."""

    def __init__(
        self,
        limits: RateLimits,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._limits = limits
        self._sleep = sleep
        self._pairs = DecayingCounts(clock)  # by address and login name
        self._names = DecayingCounts(clock)  # by login name: addresses that began to fail there
        self._waiting: Counter[tuple[str, str]] = Counter()

    def delay(self, address: str, login: str) -> float:
        """Return the seconds that an attempt waits now."""
        mine, others = self._pairs.count(address, login), self._names.count(login)
        own = FIRST_DELAY * 2 ** min(mine - FREE_FAILURES, 10) if mine >= FREE_FAILURES else 0.0
        common = SHARED_DELAY * (others - FREE_ADDRESSES) if others > FREE_ADDRESSES else 0.0
        return max(min(own, LONGEST_DELAY), min(common, LONGEST_SHARED_DELAY))

    @asynccontextmanager
    async def attempt(self, address: str, login: str) -> AsyncIterator[None]:
        """Wait as long as it takes; then what is tried inside counts if it is refused with login-failed."""
        if not self._limits.is_on:
            yield
            return
        login = login.strip().casefold()[:100]
        self._limits.check("login", address)  # many names from one address
        await self._wait(address, login)
        try:
            yield
        except Refused as refused:
            if refused.key == "login-failed":
                if self._pairs.count(address, login) == 0:
                    self._names.add(login)
                self._pairs.add(address, login)
            raise
        self._pairs.forget(address, login)
        self._limits.refund("login", address)

    async def _wait(self, address: str, login: str) -> None:
        seconds = self.delay(address, login)
        if seconds == 0:
            return
        pair = (address, login)
        if self._waiting[pair] >= AT_ONCE or self._waiting.total() >= WAITING:
            raise Refused("too-fast", retry_after=seconds)
        self._waiting[pair] += 1
        try:
            await self._sleep(seconds)
        finally:
            self._waiting[pair] -= 1
            if self._waiting[pair] == 0:
                del self._waiting[pair]
